"""The command `coach` of the text client."""

from __future__ import annotations

import io
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.coach import Advice, advise
from nemesis.engine.machine import Ask
from nemesis.text import LANGUAGES, Texts
from nemesis.tui import Console, TextClient
from nemesis.tui.client import grouped

SETUP = Setup(players=1, characters=("captain",), seed=4)


def typed(*lines: str, language: str = "en", coach: bool = True) -> tuple[TextClient, str]:
    screen = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in (*lines, "quit"))), screen)
    client = TextClient(Game.new(SETUP, log=True), {}, console, language, coach=coach)
    client.play()
    return client, screen.getvalue()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """A coach whose time is counted in playouts; the views that it was given."""
    given: list[dict[str, Any]] = []

    def counted(view: dict[str, Any], ask: Ask, seconds: float) -> Advice:
        assert seconds == 2.0
        given.append(view)
        return advise(view, ask, iterations=24)

    monkeypatch.setattr("nemesis.tui.coach.advise", counted)
    return given


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_the_number_to_type_the_reasons_and_the_estimate(quick: list[dict[str, Any]], language: str) -> None:
    client, screen = typed("coach", "?", language=language)
    t, game = Texts(language), client.game
    assert game.ask is not None and game.ask.kind == "turn"
    assert quick == [game.view(0)], "it is given the view of the asked seat and nothing else"
    advice = advise(quick[0], game.ask, iterations=24)
    shown = [option for options in grouped(game.ask).values() for option in options]
    number = shown.index(game.ask.options[advice.best.choice]) + 1
    label = t.parts_of(game, game.ask, game.ask.options[advice.best.choice])[0]
    assert t.get("coach-advice", option=f"{number}. {label}") in screen
    assert t.get("coach-estimate", games=advice.games) in screen and t.get("coach-help") in screen
    assert screen.count("\n  - ") == len(advice.reasons)
    assert not client.t.problems


def test_a_game_without_the_coach_says_how_to_get_it(quick: list[dict[str, Any]]) -> None:
    _, screen = typed("coach", "?", coach=False)
    assert Texts("en").get("coach-off") in screen and Texts("en").get("coach-help") not in screen
    assert quick == []


def test_interrupting_it_keeps_the_game_going(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> Advice:
        raise KeyboardInterrupt

    monkeypatch.setattr("nemesis.tui.coach.advise", interrupted)
    client, screen = typed("coach", "me")
    assert Texts("en").get("coach-cancelled") in screen and client.game.ask is not None
    assert screen.index("stopped thinking") < screen.rindex("Captain" if "Captain" in screen else "Hand")
