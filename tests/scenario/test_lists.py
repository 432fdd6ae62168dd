"""The lists at the end of docs/scenarios.md are made from the code and are complete."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import scenario_docs

from nemesis import Game, Setup
from nemesis.engine.events import EVENTS
from nemesis.engine.machine import STEPS
from nemesis.engine.questions import QUESTIONS

from ..playing import Chooser

ROOT = Path(__file__).parent.parent.parent
TEXT = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
GAMES: tuple[dict[str, Any], ...] = (
    {},
    {"species": "carnomorphs", "modules": ("aftermath_characters", "traits")},
    {"species": "void_seeders", "modules": ("turrets", "hourglass", "aftermath_rooms")},
    {"mode": "investigation"},
    {"mode": "coop", "modules": ("medic",)},
)


def test_the_lists_are_up_to_date() -> None:
    assert scenario_docs.document() == TEXT, "run `make scenario-docs`"


def test_the_command_tells_when_they_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, str(ROOT / "tools" / "scenario_docs.py"), "--check"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    old = tmp_path / "scenarios.md"
    old.write_text(TEXT.replace("`encounter(seat)`", "`encounter()`"), encoding="utf-8")
    monkeypatch.setattr(scenario_docs, "TARGET", old)
    monkeypatch.setattr(sys, "argv", ["scenario_docs.py", "--check"])
    assert scenario_docs.main() == 1
    monkeypatch.setattr(sys, "argv", ["scenario_docs.py"])
    assert scenario_docs.main() == 0 and old.read_text(encoding="utf-8") == TEXT


def test_every_step_has_a_line_that_says_what_it_is() -> None:
    for name in STEPS:
        assert f"- `{name}(" in TEXT and len(scenario_docs.said_of(name)) > 15, name
    assert not [name for name in scenario_docs.DONE if name not in STEPS]


def test_every_question_is_listed_with_its_options() -> None:
    assert all(f"| `{kind}` | {question.doc} |" in TEXT for kind, question in QUESTIONS.items())
    assert "| `door_control` |" in TEXT and "`done`, (`door`, `open`/`close`/`destroy`, corridor)" in TEXT
    assert "(`order`, item, ...)" in TEXT


def test_every_family_of_components_is_listed() -> None:
    families = {family for module in scenario_docs.every_module() for family in module.components}
    assert families == set(scenario_docs.FAMILIES)
    for id in ("captain", "scratch/3", "adult/4", "ca_mut_01", "vs_pan_01", "alert_hot_spots", "target_1_all"):
        assert f"`{id}`" in TEXT


@pytest.mark.parametrize("setup", GAMES, ids=lambda s: "-".join(map(str, s.values())) or "base")
def test_played_games_tell_nothing_else(setup: dict[str, Any]) -> None:
    game = Game.new(Setup(players=3, seed=4, **setup), log=True)
    chooser = Chooser(4)
    asked = 0
    while game.ask is not None and asked < 400:
        game.apply(chooser.choose(game.ask.options), game.ask.seat)
        asked += 1
    for kind, data, _, hidden in game.log or ():
        assert set(data) <= EVENTS[kind].fields.keys() and hidden == EVENTS[kind].hidden, kind
    assert asked > 50
