"""The documents match the code: examples run, tables are complete."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import nemesis.game
import nemesis.story
from nemesis import Game, Setup
from nemesis.content import BASE, MODE_MODULES, MODULES, SPECIES_MODULES
from nemesis.scenario import scenario_from_toml

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("name", ["api.md", "scenarios.md"])
def test_the_examples_of_a_document_run(name: str) -> None:
    failed, tried = doctest.testfile(str(DOCS / name), module_relative=False)
    assert tried and not failed


def test_the_examples_of_the_public_face_run() -> None:
    for module in (nemesis.game, nemesis.story):
        failed, tried = doctest.testmod(module, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
        assert tried and not failed


def test_the_scenario_file_of_the_documentation_plays() -> None:
    text = (DOCS / "scenarios.md").read_text(encoding="utf-8")
    toml = text.split("```toml\n")[1].split("```")[0]
    table = scenario_from_toml(toml)
    assert table.asked == (0, "turn")
    assert table.kinds(6) == ["adult"]


def test_every_table_option_is_documented_with_its_values_and_its_rule() -> None:
    text = (DOCS / "options.md").read_text(encoding="utf-8")
    added = (*SPECIES_MODULES.values(), *MODE_MODULES.values())
    modules = [BASE, *MODULES.values(), *(m for modules in added for m in modules)]
    for option in (o for module in modules for o in module.options):
        row = next(line for line in text.splitlines() if line.startswith(f"| `{option.name}` |"))
        shown = row.split("|")[2]
        for value in option.values:
            assert f"`{str(value).lower() if isinstance(value, bool) else value}`" in shown
        assert f"[{option.rule}]" in row.split("|")[4]
        first = shown.split(",")[0].strip(" `")
        assert first == (str(option.default).lower() if isinstance(option.default, bool) else str(option.default))


def test_the_data_pack_of_the_documentation_is_valid() -> None:
    from nemesis import DataPack

    text = (DOCS / "data-packs.md").read_text(encoding="utf-8")
    pack = DataPack.from_toml(text.split("```toml\n")[1].split("```")[0])
    game = Game.new(Setup(players=2, data_pack=pack))
    assert sum(1 for c in game.rules.decks["red"] if c.startswith("red_grenade")) == 5
