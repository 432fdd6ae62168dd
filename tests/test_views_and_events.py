"""Views and events are copies, for seats that are at the table, and tell each what it may know."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from nemesis import Game, Setup, UnknownViewer
from nemesis.engine.events import Event
from nemesis.rules.engines import Peeked
from nemesis.scenario import Scenario
from nemesis.view import events_for
from nemesis.view.events import redacted_for
from nemesis.view.types import SeatView, View

from .playing import KINDS, play, setups


def containers(value: Any) -> Iterator[Any]:
    """Every list and dictionary inside plain data, or inside the table itself."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from containers(part)
    elif isinstance(value, (list, tuple)):
        if isinstance(value, list):
            yield value
        for part in value:
            yield from containers(part)


def inside(game: Game) -> set[int]:
    """What changing would change the game: its own containers, and those of its seats and log."""
    found: set[int] = set()
    for holder in (game, *game.seats):
        for kind in type(holder).__mro__:
            for name in getattr(kind, "__slots__", ()):
                found.update(map(id, containers(getattr(holder, name, None))))
    found.update(map(id, containers(game.setup.public_data)))
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_to_change_a_view_or_an_event_changes_nothing_in_the_game(kind: str) -> None:
    """A view is plain data of its own, the result of a finished game included."""
    for setup in setups(3, first_seed=7100, species=kind):
        for n, game in enumerate(play(setup, log=True)):
            if n % 40 and not game.over:
                continue
            own = inside(game)
            for seat in (None, *range(setup.players)):
                assert not own.intersection(map(id, containers(game.view(seat))))
                assert not own.intersection(map(id, containers(events_for(game, seat))))


def test_a_spoilt_result_spoils_the_view_only() -> None:
    game = Scenario("captain", "scout").run("final_checks", "destroyed").game
    before = copy.deepcopy(game.result)
    view, events = game.view(0), events_for(game, 0)
    assert view["result"] is not None
    view["result"]["seats"].clear()
    next(e for e in events if e["event"] == "result")["data"]["result"]["cause"] = "boredom"
    assert game.result == before and game.view(0)["result"] == before


@pytest.mark.parametrize("seat", [99, 2, -1, "x", True, 0.0])
def test_nobody_sits_there(seat: Any) -> None:
    """A viewer who does not exist is refused by name; None is a spectator."""
    game = Game.new(Setup(players=2, seed=1), log=True)
    for look in (game.view, lambda s: events_for(game, s)):
        with pytest.raises(UnknownViewer, match="seats are 0 to 1, None is a spectator"):
            look(seat)
    assert game.view(None)["seat"] is None and game.view(1)["seat"] == 1


class Whispered(Event, term=None, private=True):
    """For some ears alone."""

    text: str


def test_an_event_for_some_is_for_them_alone() -> None:
    """Closed by default: without hidden fields, the others are told nothing; with them, all but these."""
    game = Game.new(Setup(players=2, seed=1), log=True)
    game.log = []
    game.emit(Whispered(text="psst"), to=(1,))
    game.emit(Peeked(seat=1, room=3, tile="nest"))
    assert [e["event"] for e in events_for(game, 1)] == ["whispered", "peeked"]
    for seat in (None, 0):
        assert events_for(game, seat) == [{"at": 1, "event": "peeked", "data": {"seat": 1, "room": 3}}]
    assert redacted_for(None, game.log[0]) is None and redacted_for(1, game.log[0]) == {"text": "psst"}


def test_the_scan_of_an_eclosion_tells_only_what_everybody_can_see() -> None:
    """R-16.3, R-16.15: with a Larva already on the board nothing shows whether an infected card was found."""
    for infected in (True, False):
        deck = ["infected" if infected else "contamination", "rest", "search", "demolition"]
        scenario = Scenario("captain", "scout").seat(0, larva=True, hand=[], deck_top=deck)
        scenario.game.seats[0].room, scenario.game.seats[0].pod = 0, scenario.game.pods[0][0]
        scenario.game.seats[0].status = "pod"
        table = scenario.run("eclosion_scan", 0)
        own, public = (
            next(e["data"] for e in events_for(table.game, seat) if e["event"] == "eclosion_scan") for seat in (0, 1)
        )
        assert own["infected"] is infected and "infected" not in public


@pytest.mark.parametrize("kind", KINDS)
def test_every_view_is_as_it_is_declared(kind: str) -> None:
    """`nemesis.view.types`: every entry, of its kind, and no other; so are the types of the page made from it."""
    for setup in setups(2, first_seed=7200, species=kind):
        for n, game in enumerate(play(setup)):
            if n % 60 and not game.over:
                continue
            for seat in (None, *range(setup.players)):
                view = game.view(seat)
                assert set(view) == set(View.__annotations__)
                assert all(set(shown) <= set(SeatView.__annotations__) for shown in view["seats"])
                msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), View)
