"""How Intruders move (R-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event
from ..engine.hooks import Modifier, Trigger
from . import pieces
from .doors import destroy_door
from .shelter import eject_from_pods
from .ship import fights, fold, other_end
from .state import CLOSED
from .telling import CorridorNumber, IntruderKind, RoomNumber, StartRoom, TileId

if TYPE_CHECKING:
    from .state import Figure, State


# -- events ------------------------------------------------------------------------------------------


class StoppedByDoor(Event, term="door", sound="door"):
    """A closed Door stops an Intruder."""

    kind: IntruderKind
    room: RoomNumber
    corridor: CorridorNumber


class IntruderMoved(Event, term="event_phase", sound="skitter", pace="move", motion=pieces.figure("room")):
    """An Intruder goes to another Room."""

    kind: IntruderKind
    figure: int
    start: StartRoom
    room: RoomNumber


class TileFlipped(Event, term="exploration", motion=pieces.room("tile", explored=True)):
    """An Intruder uncovers a tile."""

    room: RoomNumber
    tile: TileId


BREAKS_DOOR: Modifier[bool, Figure] = Modifier(
    "breaks_door", "breaks, figure", "Whether a closed Door that stops an Intruder breaks."
)
INTRUDER_IN: Trigger[Figure] = Trigger(
    "intruder_in", "figure", "An Intruder has appeared in a Room, entered it or grown there."
)


def move_figures(g: State, movers: list[tuple[Figure, int]]) -> None:
    """R-9.4 to R-9.8: each figure leaves by an exit number, all at the same time."""
    board = g.rules.board
    through: list[tuple[Figure, int]] = [(f, board.exits[f.room][number]) for f, number in movers]
    blocked = {f.id for f, e in through if e >= 0 and g.doors[e] == CLOSED and g.rules.species.stopped_by_door(g, f)}
    for f, exit in through:
        if exit < 0:
            g.rules.species.into_technical_corridors(g, f)
        elif f.id in blocked:
            hit_door(g, f, exit)
        else:
            go_through(g, f, exit, other_end(board, exit, f.room))


def go_through(g: State, f: Figure, corridor: int, room: int) -> None:
    """R-9.4: to the other Room; some species pass a closed Door in their own way (R-9.9)."""
    if g.doors[corridor] == CLOSED:
        g.rules.species.passes_closed_door(g, f, corridor)
    arrive(g, f, room)


def hit_door(g: State, f: Figure, corridor: int) -> None:
    """R-9.5: a closed Door breaks instead of letting the Intruder through."""
    if fold(g, BREAKS_DOOR, True, f):
        destroy_door(g, corridor)
    else:
        g.emit(StoppedByDoor(kind=f.kind, room=f.room, corridor=corridor))


def arrive(g: State, f: Figure, room: int) -> None:
    """R-9.1, R-9.3, R-14.10: it stands in a Room from now on; Combat if somebody is there, no Encounter."""
    start = f.room
    f.room = room
    g.emit(IntruderMoved(kind=f.kind, figure=f.id, start=start, room=room))
    intruder_in(g, f)


def intruder_in(g: State, f: Figure) -> None:
    """R-18.12, R-8.12: what follows whenever an Intruder appears in or enters a Room."""
    room = f.room
    if g.rules.options.intruders_reveal_rooms and not g.explored[room]:
        g.explored[room] = True
        g.info += 1
        g.emit(TileFlipped(room=room, tile=g.tiles[room]))
    for react in INTRUDER_IN.of(g):
        react(g, f)
    eject_from_pods(g, room)


def move_towards(g: State, figures: list[Figure], rooms: set[int]) -> None:
    """R-9.2: each to the lowest-numbered neighbouring Room among these; a closed Door on the way breaks instead.

    Which Doors are closed is fixed before the first move (R-9.7).
    """
    links = g.rules.board.links
    ways = [(f, sorted((r, g.doors[c] == CLOSED, c) for c, r in links[f.room] if r in rooms)) for f in figures]
    for f, best in ways:
        if not best:
            continue
        room, closed, corridor = best[0]
        if closed and g.rules.species.stopped_by_door(g, f):
            hit_door(g, f, corridor)
        else:
            go_through(g, f, corridor, room)


def idle_figures(g: State, kinds: frozenset[str] | tuple[str, ...] | None = None) -> list[Figure]:
    """Intruders not in Combat, of these kinds."""
    return [f for f in g.figures if (kinds is None or f.kind in kinds) and not fights(g, f)]
