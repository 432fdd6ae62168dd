"""The Captain: orders, morale, a revolver only he can reload."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import step
from ...engine.questions import Question, shape
from ...rules.components import ActionCard, Character, Choosing, Effect, Item, Refusal, Weapon
from ...rules.decks import draw_actions
from ...rules.effects import NO_COMPUTER, choose_way, push_move, reload_effect
from ...rules.engines import look_at_objectives
from ...rules.meanings import ROOM, SEAT
from ...rules.reactions import done_to
from ...rules.ship import characters_in, in_combat, reachable, working_computer
from ...rules.state import ABOARD, DEAD
from .common import SHARED, WHOSE_OBJECTIVES

if TYPE_CHECKING:
    from ...rules.state import Seat, State

NOBODY_TO_ORDER = Refusal("nobody_to_order", "R-7.9")
NOBODY_TO_MOTIVATE = Refusal("nobody_to_motivate", "R-4.4")
NOBODY_TO_LOOK_AT = Refusal("nobody_to_look_at", "R-15.1")

WHOM_TO_ORDER = Question("whom_to_order", shape("seat", who=SEAT), rule="R-7.9", doc="Who is sent to another Room.")
MOTIVATE_ROOM = Question(
    "motivate_room", shape("room", room=ROOM), rule="R-4.4", doc="In which Room everybody draws a card."
)


def heard_rooms(g: State, p: Seat) -> list[int]:
    """The own Room, and with the Intercom every Room with a working Computer."""
    rooms = [p.room]
    if any(g.rules.types[i].id == "intercom" for i in p.items):
        rooms += [r for r in range(1, len(g.tiles)) if r != p.room and working_computer(g, r)]
    return rooms


def orderable(g: State, p: Seat) -> list[Seat]:
    return [
        q for room in heard_rooms(g, p) for q in characters_in(g, room) if q is not p and reachable(g, room)
    ]  # fmt: skip


def choose_order(g: State, p: Seat) -> Choosing:
    """The Captain names the character and the Room; no consent is needed."""
    options = [("seat", q.index) for q in orderable(g, p)]
    seat = (yield WHOM_TO_ORDER.ask(p.index, options))[1]
    room, corridor = yield from choose_way(g, p, g.seats[seat])
    return (seat, room, corridor)


def order(g: State, p: Seat, seat: int, room: int, corridor: int) -> None:
    """The moved character explores and rolls Noise; out of Combat elsewhere it is an Escape."""
    g.push_frame(done_to(g, p.index, seat, ("sent_away", (seat, room, corridor))))


@step
def sent_away(g: State, seat: int, room: int, corridor: int) -> None:
    """Out of a Room with Intruders it is an Escape (R-7.7)."""
    q = g.seats[seat]
    if q.status == ABOARD:
        push_move(g, q, room, corridor, attacked=in_combat(g, q))


def motivated(g: State, room: int) -> list[Seat]:
    return [q for q in characters_in(g, room) if q.deck or q.discard]


def motivatable(g: State, p: Seat) -> list[int]:
    return [room for room in heard_rooms(g, p) if motivated(g, room)]


def choose_motivation(g: State, p: Seat) -> Choosing:
    options = [("room", r) for r in motivatable(g, p)]
    return ((yield MOTIVATE_ROOM.ask(p.index, options))[1],)


def motivate(g: State, p: Seat, room: int) -> None:
    for q in characters_in(g, room):
        draw_actions(g, q, 1)


def others_alive(g: State, p: Seat) -> list[int]:
    return [q.index for q in g.seats if q is not p and q.status != DEAD and q.objectives]


def why_no_log(g: State, p: Seat) -> Refusal | None:
    if not working_computer(g, p.room):
        return NO_COMPUTER
    return None if others_alive(g, p) else NOBODY_TO_LOOK_AT


def choose_other(g: State, p: Seat) -> Choosing:
    options = [("seat", s) for s in others_alive(g, p)]
    return ((yield WHOSE_OBJECTIVES.ask(p.index, options, "ship_log"))[1],)


CAPTAIN = Character(
    "captain", "blue", "revolver", ("ship_log", "intercom"),
    {**SHARED, "basic_repairs": 1, "suppressive_fire": 1, "reload": 1, "order": 1, "motivation": 1},
)  # fmt: skip

CARDS = (
    ActionCard("reload", 0, "any", (reload_effect(lambda item: item.id == "revolver", amount=1),)),
    ActionCard("order", 0, "out", (
        Effect("order", order, lambda g, p: None if orderable(g, p) else NOBODY_TO_ORDER, choose_order),)),
    ActionCard("motivation", 0, "any", (
        Effect("motivate", motivate, lambda g, p: None if motivatable(g, p) else NOBODY_TO_MOTIVATE,
               choose_motivation),)),
)  # fmt: skip

ITEMS = (
    Item("revolver", None, heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(6, energy=False, bonus_on={"hit2": 1})),
    Item("ship_log", None, activate_in=("comms_room",), effects=(
        Effect("look_objectives", look_at_objectives, why_no_log, choose_other),)),
    Item("intercom", None, single_use=False, cost=None, activate_with=("tools", "duct_tape")),
)  # fmt: skip
