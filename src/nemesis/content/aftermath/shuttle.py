"""The shuttle: four Rooms docked to the ship, how one crosses, and its own time track (A-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.machine import step
from ...engine.ruleset import Module, Option
from ...rules import pieces
from ...rules.actions import ACTION_PRICE, WAYS
from ...rules.components import PUBLISHED, Room
from ...rules.movement import NOT_THROUGH_A_CORRIDOR
from ...rules.ship import Board, figures_in, make_board

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class ShuttleTime(Event, term="shuttle_track", motion=pieces.number("ext", "shuttle", gains=1, known=True)):
    """The marker of the shuttle moves."""

    left: int


MAIN, A, B, C = 22, 23, 24, 25
"""A-4.6: after the slots 1 to 21 of the ship, for "lowest number" effects too."""
SIDE_ROOMS = (A, B, C)
SHUTTLE = (MAIN, *SIDE_ROOMS)
MAIN_TILE = "shuttle_main"
SLIME_ROOM = "slime_room"
CORRIDORS = [
    (MAIN, A, (1,)),
    (MAIN, B, (2,)),
    (MAIN, C, (3,)),
    (A, B, (3,)),
    (B, C, (1,)),
    (A, C, (2,)),
]
"""A-4.6: every shuttle Room touches the three others; exit 4 is the Technical Corridors."""
PLACES = {MAIN: (6, 76), A: (3, 90), B: (10, 96), C: (15, 86)}
LAST_SPACE = 5
"""A-4.7: spaces 5 (green), 4, 3 (yellow), 2, 1 (yellow), then the red one: five moves."""
YELLOW_SPACES = (3, 1)
BETWEEN = tuple("yellow" if space in YELLOW_SPACES else "plain" for space in range(LAST_SPACE - 1, 0, -1))
TRACKS = {"shuttle": ("green", *BETWEEN, "red")}
"""By `ext["shuttle"]`: spaces moved."""
NO_MARKER = -1

# no colour, so no Search; no action; alerts may name it.
SHUTTLE_MAIN = Room(MAIN_TILE, None, takes_malfunction=False, slot="special", provenance=PUBLISHED)


def docked(board: Board) -> Board:
    """A board with the shuttle beside it; corridor numbers of the ship stay as they are (A-4.6)."""
    spaces: dict[str, dict[int, tuple[int, ...]]] = {name: {} for name in board.spaces}
    for room, k in board.space_of.items():
        numbers = tuple(n for n, exit in board.exits[room].items() if exit == -1 - k)
        spaces[board.spaces[k]][room] = numbers
    spaces[board.spaces[0]] |= dict.fromkeys(SHUTTLE, (4,))
    return make_board(
        board.id,
        {**board.slots, MAIN: "special", **dict.fromkeys(SIDE_ROOMS, "shuttle")},
        {**board.special, MAIN: MAIN_TILE},
        [*board.corridors, *CORRIDORS],
        spaces,
        {**board.places, **PLACES},
        no_ducts=frozenset(SHUTTLE),
    )


@step
def dock_shuttle(g: State) -> None:
    """A-4.1, A-8.7, A-8.8, A-9.4: three Rooms "2" that lie nowhere else, face up; never the Room covered with Slime."""
    tiles = [r.id for r in g.rules.rooms.values() if r.slot == "2" and r.id not in g.tiles]
    g.shuffle(tiles)
    for room in SIDE_ROOMS:
        drawn = tiles.pop()
        g.tiles[room] = tiles.pop() if drawn == SLIME_ROOM else drawn
        g.explored[room] = True


def entrances(g: State) -> list[int]:
    """Rooms of the ship with an Entrance to the Technical Corridors."""
    return sorted(g.rules.board.ducts)


def crossings(g: State, found: list[tuple[int, int]], p: Seat) -> list[tuple[int, int]]:
    """A-4.3: from the Main Room to any Entrance of the ship, from an Entrance to any Room "2" of the shuttle."""
    return found + [(room, NOT_THROUGH_A_CORRIDOR) for room in across(g.rules, p.room)]


def across(rules: Any, room: int) -> list[int]:
    """Rooms that one can cross to from here."""
    if room == MAIN:
        return sorted(rules.board.ducts)
    if room in rules.board.ducts:
        return [*((MAIN,) if rules.options.shuttle_return_to_main else ()), *SIDE_ROOMS]
    return []


def crossing_price(g: State, cost: int, p: Seat, name: str, subject: tuple[Any, ...]) -> int:
    """Event Docking Clamps: for one player phase a crossing costs 1 more card (A-4.4)."""
    if g.ext.get("clamped") == g.round and name in ("move", "careful_move", "escape"):
        return cost + 1 if subject[1] == NOT_THROUGH_A_CORRIDOR else cost
    return cost


# -- the time track -------------------------------------------------------------------------------------


def marker(g: State) -> int:
    """How many spaces the marker of the shuttle's track has moved; -1: there is none."""
    moved: int = g.ext.get("shuttle", NO_MARKER)
    return moved


def space(g: State) -> int:
    """The number under the marker, 0 on the red space."""
    return LAST_SPACE - marker(g)


def move_marker(g: State) -> None:
    """A-8.21, A-9.30: one space to the right."""
    g.ext["shuttle"] = marker(g) + 1
    g.emit(ShuttleTime(left=space(g)))


# -- looking at the shuttle --------------------------------------------------------------------------------


def aboard_shuttle(p: Seat) -> bool:
    return p.room in SHUTTLE


def is_clean(g: State) -> bool:
    """No Intruder and no Fire in any shuttle Room."""
    return not any(g.fire[room] or figures_in(g, room) for room in SHUTTLE)


MODULE = Module(
    "shuttle",
    components={"rooms": (SHUTTLE_MAIN,)},
    hooks=(WAYS.by(crossings), ACTION_PRICE.by(crossing_price)),
    options=(Option("shuttle_return_to_main", False, (True, False), "A-4.3"),),
    terms=("shuttle", "shuttle_track"),
)
