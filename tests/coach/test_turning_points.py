"""Turning points: found again the same, told with what happened, and only after the end."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import VeteranBot
from nemesis.coach import TurningPoint, turning_points
from nemesis.coach.turning import GAMES, LEAST_CHANGE, SURE, Film
from nemesis.errors import IllegalChoice
from nemesis.text import LANGUAGES, Texts
from nemesis.thinking.worker import work
from nemesis.tui import Console, replay
from nemesis.tui.coach import lines_between
from nemesis.tui.commands import help_lines

FEW = 4
"""Imagined tables for each look: rough, but quick."""


@pytest.fixture(scope="module")
def story() -> tuple[Game, list[list[TurningPoint]]]:
    """A game that turned for one of its seats at least, and where."""
    for seed in range(11, 40):
        game = Game.new(Setup(players=2, seed=seed), log=True)
        bot = VeteranBot()
        while game.ask is not None:
            game.apply(bot.decide(game.view(game.ask.seat), game.ask))
        points = [turning_points(game, seat, FEW) for seat in range(2)]
        if any(points) and game.round > 3:
            return game, points
    raise AssertionError("no game turned")


@pytest.fixture
def finished(story: tuple[Game, list[list[TurningPoint]]]) -> Game:
    return story[0]


@pytest.fixture
def found(story: tuple[Game, list[list[TurningPoint]]]) -> list[list[TurningPoint]]:
    return story[1]


def test_the_same_game_has_the_same_turning_points(finished: Game, found: list[list[TurningPoint]]) -> None:
    for seat, points in enumerate(found):
        heard: list[float] = []
        assert points == turning_points(Game.from_json(finished.to_json()), seat, FEW, heard.append)
        assert len(points) <= 5 and points == sorted(points, key=lambda p: p.start)
        assert heard == sorted(heard) and heard[-1] == 1.0 and len(heard) > 5
        for point in points:
            assert 0 <= point.start < point.end <= len(finished.history)
            assert (
                abs(point.change) >= LEAST_CHANGE
                and point.sure >= SURE
                and 0 <= point.before <= 1
                and 0 <= point.after <= 1
            )


def test_what_is_estimated_is_what_the_seat_saw_then(finished: Game) -> None:
    """The moments hold views of the seat at that number of choices, and the last one tells its fate."""
    film = Film(finished, 0)
    again = finished.beginning(log=False)
    views = {0: again.view(0)}
    for made, (seat, choice) in enumerate(finished.history, 1):
        again.apply(choice, seat)
        views[made] = again.view(0)
    assert len(film.moments) > 10
    assert all(moment.view == views[moment.made] for moment in film.moments)
    rounds = [m.round for m in film.moments if m.starts_round]
    assert sorted(set(rounds)) == list(range(min(rounds), finished.round + 1))
    assert film.chance(len(film.moments) - 1, FEW) == float(finished.result.seats[0]["survived"])


def test_before_the_end_nothing_is_told() -> None:
    game = Game.new(Setup(players=2, seed=7))
    with pytest.raises(IllegalChoice, match="after the end"):
        turning_points(game, 0, FEW)


def test_a_seat_that_is_not_there_is_named(finished: Game) -> None:
    with pytest.raises(IllegalChoice, match="seats are 0 to 1"):
        turning_points(finished, 2, FEW)


def test_the_process_tells_its_progress_and_then_the_points(finished: Game, found: list[list[TurningPoint]]) -> None:
    sink = io.StringIO()
    work(iter([json.dumps({"turning": finished.to_json(), "seat": 1, "games": FEW})]), sink)
    _, *progress, last = (json.loads(line) for line in sink.getvalue().splitlines())
    assert progress and all(0 < words["progress"] <= 1 for words in progress)
    assert last["chances"]["points"] == [p.to_data() for p in found[1]]


def test_the_lines_between_are_those_of_the_seats_own_log(finished: Game) -> None:
    t = Texts("en")
    whole = lines_between(t, finished, 0, 0, len(finished.history))
    halves = lines_between(t, finished, 0, 0, 40) + lines_between(t, finished, 0, 40, len(finished.history))
    assert whole == halves and any("You draw" in line for line in whole)
    assert not t.problems


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_client_tells_them_in_its_replay(
    finished: Game, found: list[list[TurningPoint]], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def known(game: Game, seat: int, games: int, progress: Callable[[float], None]) -> list[TurningPoint]:
        assert game is finished and games == GAMES
        for done in (0.1, 0.3, 0.6, 1.0):
            progress(done)
        return found[seat]

    monkeypatch.setattr("nemesis.tui.coach.turning_points", known)
    screen, t = io.StringIO(), Texts(language)
    replay(finished, Console(io.StringIO("turning points\n?\nq\n"), screen), language)
    text = screen.getvalue()
    for p in finished.seats:
        assert t.get(f"character-{p.character}") in text
    assert t.get("coach-turning_estimate", games=3 * FEW) in text and help_lines(t, ["turning"])[0] in text
    assert text.count(t.get("coach-turning_progress", percent=30)) == 2
    for seat, points in enumerate(found):
        for point in points:
            rises = "yes" if point.change > 0 else "no"
            assert t.get(
                "coach-turning_point", round=point.round, start=point.start, end=point.end, rises=rises,
                before=round(100 * point.before), after=round(100 * point.after),
            ) in text  # fmt: skip
            assert lines_between(t, finished, seat, point.start, point.end)[-1] in text


def test_interrupting_the_text_client_stops_the_search_not_the_replay(
    finished: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: Any) -> list[TurningPoint]:
        raise KeyboardInterrupt

    monkeypatch.setattr("nemesis.tui.coach.turning_points", interrupted)
    screen, t = io.StringIO(), Texts("en")
    replay(finished, Console(io.StringIO("turning\nn\nq\n"), screen), "en")
    assert t.get("coach-cancelled") in screen.getvalue()
    assert t.get("client-replay_at", at=1, last=len(finished.history)) in screen.getvalue()


def test_the_replay_of_an_unfinished_game_has_none() -> None:
    screen = io.StringIO()
    replay(Game.new(Setup(players=1, seed=5)), Console(io.StringIO("turning\nq\n"), screen), "en")
    assert Texts("en").get("coach-turning_not_over") in screen.getvalue()
