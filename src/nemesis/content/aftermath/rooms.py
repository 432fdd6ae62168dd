"""Four Rooms "2": Workshop, Server Room, Alarm, Turret Control (A-11), and what the Workshop makes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from ...engine.questions import Question, shape
from ...engine.ruleset import Module
from ...rules.components import DESIGNED, Choosing, Effect, Refusal, Room
from ...rules.craft import Crafted, in_stock
from ...rules.effects import choose_room_action, do_room_action, room_parts
from ...rules.items import discard_item, gain_item, held_items, item_of
from ...rules.meanings import ITEM, RECIPE, ROOM
from ...rules.ship import slot_of, working_computer
from ..base.scientist import REMOTE_ROOM
from .crafted import CRAFTED, EXCHANGE, SUIT_HOOKS
from .turrets import CONTROL_TURRET

if TYPE_CHECKING:
    from ...rules.state import Seat, State

T = TypeVar("T")
STANDS_IN = "stands_in"

NOTHING_TO_EXCHANGE = Refusal("nothing_to_exchange", "A-1.2")
OUT_OF_STOCK = Refusal("crafted_out_of_stock", "A-1.2")
NO_OTHER_COMPUTER = Refusal("no_remote_action", "A-1.2")
NO_QUIET_ROOM = Refusal("no_room_without_character", "A-1.2")

WHAT_TO_EXCHANGE = Question(
    "exchange", shape("exchange", first=ITEM, second=RECIPE), doc="Which Item is exchanged for which crafted one."
)
ALARM = Question("alarm", shape("room", room=ROOM), doc="In which Room the alarm goes off.")


# -- Workshop -------------------------------------------------------------------------------------------


def fodder(g: State, p: Seat) -> list[str]:
    """Items that can be exchanged, one for each type and colour."""
    found: dict[tuple[str, str | None], str] = {}
    for id in held_items(g, p):
        item = item_of(g, id)
        if item.id in EXCHANGE:
            found.setdefault((item.id, item.colour), id)
    return list(found.values())


def exchanges(g: State, p: Seat) -> list[tuple[str, str]]:
    """(own Item, what it becomes), where the stock still has one."""
    pairs = [(id, EXCHANGE[item_of(g, id).id]) for id in fodder(g, p)]
    return [pair for pair in pairs if in_stock(g, pair[1]) is not None]


def why_no_exchange(g: State, p: Seat) -> Refusal | None:
    if exchanges(g, p):
        return None
    return OUT_OF_STOCK if fodder(g, p) else NOTHING_TO_EXCHANGE


def choose_exchange(g: State, p: Seat) -> Choosing:
    options = [("exchange", *pair) for pair in exchanges(g, p)]
    return tuple((yield WHAT_TO_EXCHANGE.ask(p.index, options, "workshop"))[1:])


def exchange(g: State, p: Seat, id: str, recipe: str) -> None:
    made = in_stock(g, recipe)
    if made is None or id not in held_items(g, p):
        return
    g.emit(Crafted(seat=p.index, item=made, parts=(id,)))
    discard_item(g, p, id)
    g.crafted.remove(made)
    gain_item(g, p, made)


# -- Server Room ----------------------------------------------------------------------------------------


def as_if_in(p: Seat, room: int, ask: Callable[[], T]) -> T:
    """ "Your Room" is that Room, for the length of one call; where the character really stands stays known."""
    here, p.room = p.room, room
    p.ext[STANDS_IN] = here
    try:
        return ask()
    finally:
        p.room = here
        del p.ext[STANDS_IN]


def other_computers(g: State, p: Seat) -> list[int]:
    """Any other discovered Room with a working Computer whose action this character could do if it stood there.

    Intruders in that Room do not matter: the character is in Combat where it stands, or not at all.
    """
    own = slot_of(g, "server_room")
    computers = [r for r in range(1, len(g.tiles)) if r != own and working_computer(g, r)]
    return [r for r in computers if as_if_in(p, r, partial(room_parts, g, p, r))]


def why_no_server(g: State, p: Seat) -> Refusal | None:
    return None if other_computers(g, p) else NO_OTHER_COMPUTER


def choose_computer(g: State, p: Seat) -> Choosing:
    """The Room, then what its action announces; the questions are put as if the character stood there."""
    options = [("room", r) for r in other_computers(g, p)]
    room: int = (yield REMOTE_ROOM.ask(p.index, options, "server_room"))[1]
    questions = choose_room_action(g, p, room)
    answer: Any = None
    while True:
        try:
            question = as_if_in(p, room, partial(questions.send, answer))
        except StopIteration as end:
            chosen: tuple[Any, ...] = end.value
            return chosen
        answer = yield question


def use_computer(g: State, p: Seat, room: int, part: int, choices: tuple[Any, ...]) -> None:
    if working_computer(g, room):
        as_if_in(p, room, partial(do_room_action, g, p, room, part, choices))


# -- Alarm ----------------------------------------------------------------------------------------------


def quiet_rooms(g: State) -> list[int]:
    """Another Room without a character; unexplored ones too."""
    taken = {slot_of(g, "alarm_room"), *(q.ext.get(STANDS_IN, q.room) for q in g.seats)}
    return [r for r in range(1, len(g.tiles)) if g.tiles[r] and r not in taken]


def why_no_alarm(g: State, p: Seat) -> Refusal | None:
    return None if quiet_rooms(g) else NO_QUIET_ROOM


def choose_quiet_room(g: State, p: Seat) -> Choosing:
    options = [("room", r) for r in quiet_rooms(g)]
    return ((yield ALARM.ask(p.index, options, "alarm_room"))[1],)


def raise_alarm(g: State, p: Seat, room: int) -> None:
    """A Noise roll there: it may bring an Encounter, never a Surprise Attack."""
    g.push("room_noise", room, False)


ROOMS = (
    Room("workshop", "yellow", slot="2", provenance=DESIGNED, effects=(
        Effect("exchange", exchange, why_no_exchange, choose_exchange),)),
    Room("server_room", "white", computer=True, slot="2", provenance=DESIGNED, effects=(
        Effect("other_computer", use_computer, why_no_server, choose_computer),)),
    Room("alarm_room", "red", computer=True, slot="2", provenance=DESIGNED, effects=(
        Effect("alarm", raise_alarm, why_no_alarm, choose_quiet_room),)),
    Room("turret_control", "red", computer=True, slot="2", provenance=DESIGNED, effects=(CONTROL_TURRET,)),
)  # fmt: skip

MODULE = Module(
    "aftermath_rooms",
    components={"rooms": ROOMS, "crafted": CRAFTED},
    hooks=SUIT_HOOKS,
    changes={"A-15.3": ("term-craft",)},
)
