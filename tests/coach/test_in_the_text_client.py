"""The command `coach` of the text client."""

from __future__ import annotations

import io
import signal
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots.worlds import Worlds
from nemesis.coach import Advice, advise
from nemesis.engine.machine import Ask
from nemesis.text import LANGUAGES, Texts
from nemesis.tui import Console, TextClient
from nemesis.tui.client import grouped
from nemesis.tui.commands import help_lines
from nemesis.view.types import View

SETUP = Setup(players=1, characters=("captain",), seed=4)


def typed(*lines: str, language: str = "en", coach: bool = True) -> tuple[TextClient, str]:
    screen = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in (*lines, "quit"))), screen)
    client = TextClient(Game.new(SETUP, log=True), {}, console, language, coach=coach)
    client.play()
    return client, screen.getvalue()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[View]:
    """A coach whose time is counted in playouts; the views that it was given."""
    given: list[View] = []

    def counted(view: View, ask: Ask, seconds: float) -> Advice:
        assert seconds == 2.0
        given.append(view)
        return advise(view, ask, iterations=24)

    monkeypatch.setattr("nemesis.tui.coach.advise", counted)
    return given


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_names_the_number_to_type_the_reasons_and_the_estimate(quick: list[View], language: str) -> None:
    client, screen = typed("coach", "?", language=language)
    t, game = Texts(language), client.game
    assert game.ask is not None and game.ask.kind == "turn"
    assert quick == [game.view(0)], "it is given the view of the asked seat and nothing else"
    advice = advise(quick[0], game.ask, iterations=24)
    shown = [option for options in grouped(t, game.ask).values() for option in options]
    number = shown.index(game.ask.options[advice.best.choice]) + 1
    label = t.parts_of(game, game.ask, game.ask.options[advice.best.choice])[0]
    assert t.get("coach-advice", option=f"{number}. {label}") in screen
    assert t.get("coach-estimate", games=advice.games) in screen and help_lines(t, ["coach"])[0] in screen
    assert screen.count("\n  - ") == len(advice.reasons)
    assert not client.t.problems


def test_a_game_without_the_coach_says_how_to_get_it(quick: list[View]) -> None:
    _, screen = typed("coach", "?", coach=False)
    assert Texts("en").get("coach-off") in screen and help_lines(Texts("en"), ["coach"])[0] not in screen
    assert quick == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_that_it_thinks_how_long_and_how_to_stop_it_before_it_does(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said: list[str] = []

    class Attentive(Console):
        def say(self, *lines: str) -> None:
            said.extend(lines)

    def thinking(view: View, ask: Ask, seconds: float) -> Advice:
        assert "2" in said[-1] and "Ctrl-C" in said[-1] and len(said[-1]) < 72, "one short line"
        return advise(view, ask, iterations=24)

    monkeypatch.setattr("nemesis.tui.coach.advise", thinking)
    console = Attentive(io.StringIO("coach\nquit\n"), io.StringIO())
    TextClient(Game.new(SETUP, log=True), {}, console, language, coach=True).play()
    assert sum("Ctrl-C" in line for line in said) == 1


def test_ctrl_c_in_the_middle_of_a_thought_changes_nothing(
    quick: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The real signal during the real search: the question is still there, and the game is kept as it was.

    The search counts playouts here, so it always gets to its third world, however slow the machine is.
    """
    world = Worlds.world

    def interrupted(self: Worlds, number: int) -> Any:
        if number == 2:
            signal.raise_signal(signal.SIGINT)
        return world(self, number)

    monkeypatch.setattr(Worlds, "world", interrupted)
    screen, save = io.StringIO(), tmp_path / "game.json"
    client = TextClient(
        Game.new(SETUP, log=True), {}, Console(io.StringIO("coach\nme\n1\n"), screen), save=save, coach=True
    )
    made = len(client.game.history)
    # A shell lets what it starts in the background ignore the signal.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        client.play()
    finally:
        signal.signal(signal.SIGINT, before)
    lines = screen.getvalue().splitlines()
    stopped = lines.index(Texts("en").get("coach-cancelled"))
    assert not any("would choose" in line for line in lines)
    assert any(line.startswith("Hand") or "Hand (" in line for line in lines[stopped:]), "the next command is answered"
    assert len(client.game.history) == made + 1, "and the question too"
    assert Game.from_json(save.read_text(encoding="utf-8")).digest() == client.game.digest()


def test_interrupting_it_keeps_the_game_going(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> Advice:
        raise KeyboardInterrupt

    monkeypatch.setattr("nemesis.tui.coach.advise", interrupted)
    client, screen = typed("coach", "me")
    assert Texts("en").get("coach-cancelled") in screen and client.game.ask is not None
    assert screen.index("stopped thinking") < screen.rindex("Captain" if "Captain" in screen else "Hand")
