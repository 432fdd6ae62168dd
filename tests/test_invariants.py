"""What no game may ever show, read from the log of random games (I-10 to I-13)."""

import pytest

from nemesis import Game, Setup

from .playing import Chooser, finished, setups

GAMES = list(setups(54, first_seed=3000))


def timid(setup: Setup) -> Game:
    """The crew mostly waits until somebody sleeps; then the others do anything."""
    game = Game.new(setup, log=True)
    chooser = Chooser(setup.seed)
    while game.ask is not None:
        options = game.ask.options
        asleep = any(p.status == "hibernating" for p in game.seats)
        if ("room_action", 11) in options and not asleep:
            game.apply(("room_action", 11))
        elif ("pass",) in options and not asleep and chooser.below(12):
            game.apply(("pass",))
        else:
            game.apply(chooser.choose(options))
    return game


@pytest.fixture(scope="module")
def told() -> list[tuple[Game, list[tuple]]]:
    """Finished games, reckless and timid, with what was told in them."""
    games = [finished(setup, log=True) for setup in GAMES] + [timid(setup) for setup in GAMES]
    return [(game, game.log or []) for game in games]


def test_the_time_marker_moves_15_times_at_most(told):
    """I-10: and the game is over when it has."""
    latest = 0
    for game, log in told:
        moves = [data["time"] for kind, data, *_ in log if kind == "time"]
        assert moves == list(range(1, len(moves) + 1))
        assert len(moves) <= 15
        if len(moves) == 15:
            assert log[-1][0] == "result" and game.result.cause in ("jump", "destroyed")
            rest = [kind for kind, *_ in log[[kind for kind, *_ in log].index("game_ends") :]]
            assert not {"turn", "event", "bag_token", "attack"} & set(rest)
        latest = max(latest, len(moves))
    assert latest == 15


def test_no_self_destruct_and_no_course_after_a_hibernation(told):
    """I-11: neither by a Room, nor by a card, nor by an Event."""
    asleep = 0
    for _, log in told:
        kinds = [kind for kind, *_ in log]
        if "hibernated" in kinds:
            asleep += 1
            assert not {"self_destruct_started", "course_set"} & set(kinds[kinds.index("hibernated") :])
    assert asleep > 3


def test_who_has_passed_takes_no_more_turn_in_that_phase(told):
    """I-12: a pass is for the rest of the Player Phase."""
    passes = 0
    for _, log in told:
        passed: set[int] = set()
        for kind, data, *_ in log:
            if kind in ("round", "event_phase"):
                passed = set()
            elif kind == "passed":
                passed.add(data["seat"])
                passes += 1
            elif kind == "came_back":  # One More Thing is the one way back
                passed.remove(data["seat"])
            elif kind == "turn":
                assert data["seat"] not in passed
    assert passes > 500


def test_the_same_seed_and_decisions_give_the_same_game():
    """I-13: told word for word."""
    for setup in GAMES[::9]:
        one, two = finished(setup, log=True), finished(setup, log=True)
        assert one.history == two.history
        assert one.log == two.log
        assert one.to_json() == two.to_json()


def test_another_seed_gives_another_game():
    """I-13: the seed matters for everything that is random."""
    one = finished(GAMES[1])
    other = Game.new(Setup(**{**GAMES[1].to_data(), "seed": 1}))
    chooser = Chooser(GAMES[1].seed)
    while other.ask is not None:
        other.apply(chooser.choose(other.ask.options))
    assert other.history != one.history
