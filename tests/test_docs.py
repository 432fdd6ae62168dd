"""The documents match the code: examples run, tables are complete."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import nemesis.game
import nemesis.story
from nemesis import Game, Setup
from nemesis.cli import parser
from nemesis.content import BASE, MODE_MODULES, MODULES, SPECIES_MODULES
from nemesis.scenario import scenario_from_toml
from nemesis.server.messages import ClientMessage, ErrorCode, ServerMessage
from nemesis.server.meters import Counters
from nemesis.server.settings import Settings
from nemesis.server.transport.endpoints import ENDPOINTS
from nemesis.text import LANGUAGES, Texts
from nemesis.text.messages import keys

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("name", ["api.md", "fairness.md", "radio.md", "scenarios.md"])
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


def test_the_card_of_the_documentation_works(monkeypatch: pytest.MonkeyPatch) -> None:
    """The module, its words in both languages and its tests, as the page tells to write them."""
    page = (DOCS / "adding-a-card.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(python|fluent)\n(.*?)```", page, re.DOTALL)
    card, tests = (text for kind, text in blocks if kind == "python")
    english, french = (FluentParser().parse(text) for kind, text in blocks if kind == "fluent")

    module: dict[str, Any] = {"__name__": "nemesis.content.promos.thermos", "__package__": "nemesis.content.promos"}
    exec(card, module)
    monkeypatch.setitem(MODULES, "thermos", module["MODULE"])
    proofs: dict[str, Any] = {}
    exec(tests, proofs)
    for room, drawn in (("shower_room", 1), ("canteen", 2)):
        proofs["test_it_draws_one_card_and_two_in_the_canteen"](room, drawn)
    proofs["test_it_is_refused_in_combat"]()
    proofs["test_two_of_them_are_in_the_deck_and_only_with_the_module"]()

    def keys_of(words: ftl.Resource) -> list[str]:
        return [entry.id.name for entry in words.body if isinstance(entry, ftl.Message)]

    assert keys_of(english) == keys_of(french) == ["module-thermos", "item-thermos", "part-coffee"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_to_the_browser_calls_every_button_by_its_name(language: str) -> None:
    page = (DOCS / f"browser.{language}.md").read_text(encoding="utf-8")
    shown = {Texts(language).get(key) for key in keys(language) if key.startswith("web-")}
    named = re.findall(r"\*\*(.+?)\*\*", page.replace("\n", " "))
    assert len(named) > 15 and [label for label in named if label not in shown] == []


def test_every_endpoint_message_and_error_of_the_server_is_documented() -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    calls = {f"`{endpoint.method} {endpoint.path}`" for endpoint in ENDPOINTS}
    words = {message.__struct_config__.tag for message in (*get_args(ClientMessage), *get_args(ServerMessage))}
    named = calls | {f"`{word}`" for word in (*words, *get_args(ErrorCode))}
    assert sorted(name for name in named if name not in page) == []


def test_every_option_of_a_server_and_every_metric_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--help"])
    options = set(re.findall(r"(?<=\[)--[a-z-]+", capsys.readouterr().out))
    assert len(options) > 10 and sorted(option for option in options if f"`{option}" not in page) == []
    assert sorted(family.name for family in Counters().families() if f"`{family.name}`" not in page) == []


def test_every_setting_that_is_documented_exists() -> None:
    for page in ("server.md", "cluster.md", "hosting.md"):
        named = re.findall(r"`Settings\.(\w+)`", (DOCS / page).read_text(encoding="utf-8"))
        assert [name for name in named if not hasattr(Settings, name)] == []
