"""The Scientist: the ship's network and the Intruders' biology."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import Event, Hidden
from ...engine.machine import Asking, asks
from ...engine.questions import Question, shape
from ...rules.components import ActionCard, Character, Choosing, Effect, Item, Refusal, Weapon
from ...rules.decks import put_under, reshuffle
from ...rules.effects import (
    NO_COMPUTER,
    choose_room_action,
    do_room_action,
    free_room_action,
    why_no_free_action,
)
from ...rules.engines import learn, watchers
from ...rules.markers import MALFUNCTION_NOT_HERE, can_malfunction, place_malfunction
from ...rules.meanings import ROOM
from ...rules.ship import tile, working_computer
from ...rules.telling import SeatNumber, ThingId
from .common import SHARED
from .rooms import STUDY

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class LookedAtEvent(Event, term="event_phase"):
    """Somebody looks at the next Event card."""

    seat: SeatNumber
    event: Hidden[ThingId]


class EventCardLeft(Event, term=None):
    """Where the Event card goes that somebody looked at."""

    seat: SeatNumber
    place: str


NO_EVENT_CARD = Refusal("no_event_card", "R-4.11")
NOTHING_TO_DO_ONLINE = Refusal("no_remote_action", "R-17.40")

REMOTE_ROOM = Question("remote_room", shape("room", room=ROOM), rule="R-17.40", doc="Which Room is used from afar.")
ROOM_TO_BREAK = Question("room_to_break", shape("room", room=ROOM), doc="Where the Malfunction goes.")
EVENT_TOP = Question("event_top", "top", "bottom", doc="Whether the next Event stays on top or goes under the deck.")


def online(g: State, p: Seat) -> bool:
    """A working Computer here, or the Holographic Computer in the hands."""
    return working_computer(g, p.room) or any(t == "holo_computer" for t in p.hands)


def remote_rooms(g: State, p: Seat) -> list[int]:
    """R-17.40: explored and working Rooms with a Computer whose action can be done from here."""
    return [
        r for r in range(1, len(g.tiles)) if working_computer(g, r) and why_no_free_action(g, p, r) is None
    ]  # fmt: skip


def why_no_intranet(g: State, p: Seat) -> Refusal | None:
    if not online(g, p):
        return NO_COMPUTER
    return None if remote_rooms(g, p) else NOTHING_TO_DO_ONLINE


def choose_remote(g: State, p: Seat) -> Choosing:
    """Q-51: which Room to use from afar, then its own choices."""
    options = [("room", r) for r in remote_rooms(g, p)]
    room = (yield REMOTE_ROOM.ask(p.index, options))[1]
    return (yield from choose_room_action(g, p, room))


def deniable(g: State) -> list[int]:
    return [r for r in range(1, len(g.tiles)) if can_malfunction(g, r) and tile(g, r).computer]


def why_no_denial(g: State, p: Seat) -> Refusal | None:
    if not working_computer(g, p.room):
        return NO_COMPUTER
    return None if deniable(g) else MALFUNCTION_NOT_HERE


def choose_denied(g: State, p: Seat) -> Choosing:
    options = [("room", r) for r in deniable(g)]
    return ((yield ROOM_TO_BREAK.ask(p.index, options, "access_denied"))[1],)


def why_no_assessment(g: State, p: Seat) -> Refusal | None:
    if not online(g, p):
        return NO_COMPUTER
    return None if g.decks["event"] or g.discards["event"] else NO_EVENT_CARD


def assess(g: State, p: Seat) -> None:
    """Look at the top Event card first; where it goes is asked afterwards (Q-40)."""
    if not g.decks["event"]:
        g.decks["event"], g.discards["event"] = g.discards["event"], []
        reshuffle(g, "event")
    card = g.decks["event"][-1]
    to = watchers(g, p)
    learn(g, to, "deck_top", "event", card)
    g.emit(LookedAtEvent(seat=p.index, event=card), to=to)
    g.push("keep_or_bury_event", p.index)


@asks
def keep_or_bury_event(g: State, seat: int) -> Asking:
    answer = yield EVENT_TOP.ask(seat, ["top", "bottom"], g.decks["event"][-1])
    if answer == "bottom":
        card = g.decks["event"].pop()
        put_under(g, "event", card)
        for p in g.seats:
            p.knowledge = [
                ("deck_bottom", *k[1:]) if k[:2] == ("deck_top", "event") else k for k in p.knowledge
            ]  # fmt: skip
    g.emit(EventCardLeft(seat=seat, place=answer))


SCIENTIST = Character(
    "scientist", "white", "pistol", ("holo_computer", "lab_equipment"),
    {**SHARED, "repairs": 1, "computer_skills": 1, "intranet": 1, "access_denied": 1, "threat_assessment": 1},
)  # fmt: skip

CARDS = (
    ActionCard("intranet", 1, "out", (Effect("remote", do_room_action, why_no_intranet, choose_remote),)),
    ActionCard("access_denied", 0, "out", (
        free_room_action(computer=True),
        Effect("malfunction", lambda g, p, room: place_malfunction(g, room), why_no_denial, choose_denied),)),
    ActionCard("threat_assessment", 0, "out", (Effect("assess", assess, why_no_assessment),)),
)  # fmt: skip

ITEMS = (
    Item("pistol", None, heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(3, faces={"hit2": "hit1"})),
    Item("holo_computer", None, heavy=True, single_use=False, cost=None, activate_in=("generator",)),
    Item("lab_equipment", None, activate_with=("chemicals",), effects=(STUDY,)),
)  # fmt: skip
