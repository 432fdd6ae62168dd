"""Doors of Corridors, never of Technical Corridors: open, closed, destroyed (R-1.5, R-17.5, R-17.7, R-17.11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..engine.events import Event, Past
from ..engine.hooks import Trigger
from ..engine.machine import Asking, Choice, asks
from ..engine.questions import Question, one_of, shape
from . import pieces
from .components import Choosing, Refusal
from .meanings import CORRIDOR, ROOM
from .state import CLOSED, DESTROYED, OPEN
from .telling import CorridorNumber, RoomNumber

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class DoorOpened(Event, term="door", sound="door", motion=pieces.door(OPEN)):
    """A Door opens."""

    corridor: CorridorNumber


class DoorDestroyed(Event, term="door", sound="crash", motion=pieces.door(DESTROYED)):
    """A Door is destroyed."""

    corridor: CorridorNumber


class AirlockCancelled(Event, term="airlock", sound="door"):
    """A Door of the Room opened, or broke."""

    room: RoomNumber


class DoorClosed(Event, term="door", sound="door", motion=pieces.door(CLOSED)):
    """A Door closes."""

    corridor: CorridorNumber

    def folded(self, g: State, past: Past) -> bool:
        """The line of the exploration may say so."""
        return past.covers(self)


class DoorTokenMoved(Event, term="door", sound="door", motion=pieces.door(OPEN)):
    """With no Door token left, that of a Corridor is taken."""

    corridor: CorridorNumber


DOOR_TOKENS = 12
NO_DOOR = Refusal("no_door_to_work", "R-17.6")
DOOR_SHUT: Trigger[Seat, int] = Trigger("door_shut", "seat, corridor", "Somebody has closed a Door on purpose.")
ACTIONS = {"open": OPEN, "close": CLOSED, "destroy": DESTROYED}

DOOR_SOURCE = Question(
    "door_source",
    shape("corridor", corridor=CORRIDOR),
    rule="R-1.5",
    doc="From which Corridor a Door token is taken when none is left.",
)
DOOR_ROOM = Question("door_room", shape("room", room=ROOM), rule="R-17.14", doc="In which Room the Doors are worked.")
DOOR_CONTROL = Question(
    "door_control",
    shape("door", deed=one_of("open", "close", "destroy"), corridor=CORRIDOR),
    "done",
    rule="R-17.14",
    doc="Which Door of that Room is worked next.",
)


def open_door(g: State, corridor: int) -> None:
    if g.doors[corridor] == CLOSED:
        g.doors[corridor] = OPEN
        g.emit(DoorOpened(corridor=corridor))
        airlock_broken_by(g, corridor)


def destroy_door(g: State, corridor: int) -> None:
    if g.doors[corridor] != DESTROYED:
        g.doors[corridor] = DESTROYED
        g.emit(DoorDestroyed(corridor=corridor))
        airlock_broken_by(g, corridor)


def airlock_broken_by(g: State, corridor: int) -> None:
    """R-17.11: a Door of the Room opens or breaks: the token goes."""
    if g.airlock and corridor in g.rules.board.corridors_of[g.airlock]:
        g.emit(AirlockCancelled(room=g.airlock))
        g.airlock = 0


def tokens_left(g: State) -> int:
    return DOOR_TOKENS - sum(1 for d in g.doors if d != OPEN)


def close_doors(g: State, seat: int, corridors: Iterable[int], even_destroyed: bool = False) -> None:
    """Close open Doors; with no token left the player who causes it says which one to take (R-1.5)."""
    wanted = []
    asked = tuple(corridors)
    for corridor in asked:
        if g.doors[corridor] == OPEN:
            wanted.append(corridor)
        elif even_destroyed and g.doors[corridor] == DESTROYED:
            g.doors[corridor] = CLOSED
            g.emit(DoorClosed(corridor=corridor))
    free = tokens_left(g)
    for corridor in wanted[:free]:
        g.doors[corridor] = CLOSED
        g.emit(DoorClosed(corridor=corridor))
    if len(wanted) > free:
        g.push("take_door_tokens", seat, tuple(wanted[free:]), asked, CLOSED)


def break_door(g: State, seat: int, corridor: int) -> None:
    """Demolition: an open Door needs a token too."""
    if g.doors[corridor] == OPEN and not tokens_left(g):
        g.push("take_door_tokens", seat, (corridor,), (corridor,), DESTROYED)
    else:
        destroy_door(g, corridor)


@asks
def take_door_tokens(
    g: State, seat: int, missing: tuple[int, ...], just_placed: tuple[int, ...], becomes: int
) -> Asking:
    """R-1.5: move a Door token that is already on the board; its Corridor becomes open."""
    sources: list[int] = []
    for _ in missing:
        options = [
            ("corridor", c)
            for c, door in enumerate(g.doors)
            if c not in just_placed
            and c not in sources
            and (door == CLOSED or (door == DESTROYED and g.rules.options.door_token_source == "any"))
        ]
        if not options:
            break
        sources.append((yield DOOR_SOURCE.ask(seat, options))[1])
    for source, corridor in zip(sources, missing, strict=False):
        g.doors[source] = OPEN
        g.emit(DoorTokenMoved(corridor=source))
        airlock_broken_by(g, source)
        g.doors[corridor] = becomes
        g.emit(DoorClosed(corridor=corridor) if becomes == CLOSED else DoorDestroyed(corridor=corridor))


def workable(g: State, room: int, even_destroyed: bool = False) -> list[tuple[str, int]]:
    """What can be done with the Doors of a Room: ("open" | "close", corridor)."""
    found = []
    for corridor in g.rules.board.corridors_of[room]:
        door = g.doors[corridor]
        if door == CLOSED:
            found.append(("open", corridor))
        elif (door == OPEN and can_close_one(g)) or (door == DESTROYED and even_destroyed):
            found.append(("close", corridor))
    return found


def can_close_one(g: State) -> bool:
    """A token is in supply or can be taken from the board."""
    return tokens_left(g) > 0 or g.rules.options.door_token_source == "any" or any(d == CLOSED for d in g.doors)


def work_door(g: State, p: Seat, choice: tuple[str, int], even_destroyed: bool = False) -> None:
    what, corridor = choice
    if what == "open":
        open_door(g, corridor)
    else:
        close_doors(g, p.index, [corridor], even_destroyed)
        shut(g, p, [corridor])


def shut(g: State, p: Seat, corridors: Iterable[int]) -> None:
    """Tell of the Doors that are closed by now; one that waits for a token is not."""
    for react in DOOR_SHUT.of(g):
        for corridor in corridors:
            if g.doors[corridor] == CLOSED:
                react(g, p, corridor)


def choose_doors_of_a_room(g: State, p: Seat) -> Choosing:
    """Command Center, Security Key: a Room, then each of its Doors as you like (Q-23)."""
    rooms = [("room", room) for room in range(1, len(g.tiles)) if workable(g, room)]
    room = (yield DOOR_ROOM.ask(p.index, rooms))[1]
    chosen: list[tuple[str, int]] = []
    while True:
        touched = {c for _, c in chosen}
        options: list[Choice] = [("door", what, c) for what, c in workable(g, room) if c not in touched]
        if not options:
            break
        if chosen:
            options.append("done")
        pick = yield DOOR_CONTROL.ask(p.index, options)
        if pick == "done":
            break
        chosen.append((pick[1], pick[2]))
    return (room, tuple(chosen))


def work_doors_of_a_room(g: State, p: Seat, room: int, chosen: tuple[tuple[str, int], ...]) -> None:
    for what, corridor in chosen:
        if what == "open":
            open_door(g, corridor)
    closed = [corridor for what, corridor in chosen if what == "close"]
    close_doors(g, p.index, closed)
    shut(g, p, closed)


def any_door_to_work(g: State, p: Seat) -> Refusal | None:
    for room in range(1, len(g.tiles)):
        if workable(g, room):
            return None
    return NO_DOOR
