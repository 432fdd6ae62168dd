"""The ship: rooms, corridors, technical corridors, and who stands where (R-1.19, R-5.19, R-7.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..engine.hooks import Context, Modifier, Trigger, V
from .state import ABOARD, CLOSED

if TYPE_CHECKING:
    from .components import Room
    from .state import Figure, Seat, State

WORKS_AROUND_MALFUNCTION: Modifier[bool, Seat] = Modifier(
    "works_around_malfunction",
    "works, seat",
    "Whether a Room with a Malfunction marker works for this character all the same.",
)
APPEARED: Trigger[Seat, int] = Trigger(
    "appeared", "seat, room", "A character stands in a Room without having come on foot: out of a Pod, or revived."
)


@dataclass(frozen=True, slots=True)
class Board:
    """One side of the board. Exits are corridor indexes; -1-k stands for the technical space k (R-1.19)."""

    id: str
    slots: dict[int, str]
    special: dict[int, str]
    """Room tiles printed on the board or laid face up at set-up."""
    corridors: tuple[tuple[int, int, tuple[int, ...]], ...]
    spaces: tuple[str, ...]
    exits: dict[int, dict[int, int]]
    corridors_of: dict[int, tuple[int, ...]]
    links: dict[int, tuple[tuple[int, int], ...]]
    """For each room: (corridor, room at its other end)."""
    space_of: dict[int, int]
    """Technical space that a room opens on, for rooms with an Entrance."""
    ducts: dict[int, int]
    """The same for the rooms between which characters can crawl through it."""
    places: dict[int, tuple[int, int]]
    """Where to draw each room (0-100)."""

    @property
    def size(self) -> int:
        return max(self.slots)


def make_board(
    id: str,
    slots: dict[int, str],
    special: dict[int, str],
    corridors: list[tuple[int, int, tuple[int, ...]]],
    spaces: dict[str, dict[int, tuple[int, ...]]],
    places: dict[int, tuple[int, int]],
    no_ducts: frozenset[int] = frozenset(),
) -> Board:
    """Build a board and prove its law: in every room the exits 1, 2, 3, 4 exist exactly once (R-1.19)."""
    exits: dict[int, dict[int, int]] = {room: {} for room in slots}
    links: dict[int, list[tuple[int, int]]] = {room: [] for room in slots}
    space_of: dict[int, int] = {}

    def add(room: int, number: int, exit: int) -> None:
        if number in exits[room]:
            raise ValueError(f"board {id}: room {room} has exit {number} twice")
        exits[room][number] = exit

    for index, (a, b, numbers) in enumerate(corridors):
        for room, other in ((a, b), (b, a)):
            links[room].append((index, other))
            for number in numbers:
                add(room, number, index)
    for k, rooms in enumerate(spaces.values()):
        for room, numbers in rooms.items():
            space_of[room] = k
            for number in numbers:
                add(room, number, -1 - k)
    for room, found in exits.items():
        if set(found) != {1, 2, 3, 4}:
            raise ValueError(f"board {id}: room {room} has exits {sorted(found)}, not 1 to 4")
    return Board(
        id,
        slots,
        special,
        tuple(corridors),
        tuple(spaces),
        exits,
        {room: tuple(dict.fromkeys(c for c, _ in found)) for room, found in links.items()},
        {room: tuple(found) for room, found in links.items()},
        space_of,
        {room: k for room, k in space_of.items() if room not in no_ducts},
        places,
    )


def other_end(board: Board, corridor: int, room: int) -> int:
    a, b, _ = board.corridors[corridor]
    return b if a == room else a


def figures_in(g: State, room: int) -> list[Figure]:
    return [f for f in g.figures if f.room == room]


def figure(g: State, id: int) -> Figure | None:
    for f in g.figures:
        if f.id == id:
            return f
    return None


def characters_in(g: State, room: int) -> list[Seat]:
    return [p for p in g.seats if p.room == room]


def in_combat(g: State, p: Seat) -> bool:
    """R-5.19: an Intruder stands in the character's Room."""
    room = p.room
    if room:
        for f in g.figures:
            if f.room == room:
                return True
    return False


def fights(g: State, f: Figure) -> bool:
    """R-5.19: an Intruder is in Combat iff a character stands in its Room."""
    room = f.room
    for p in g.seats:
        if p.room == room:
            return True
    return False


def note_appearance(g: State, p: Seat) -> None:
    """A character stands in a Room without having walked in: out of a Pod, or revived."""
    for react in APPEARED.of(g):
        react(g, p, p.room)


def tile(g: State, room: int) -> Room:
    found: Room = g.rules.rooms[g.tiles[room]]
    return found


def slot_of(g: State, tile_id: str) -> int:
    """The slot of a Room tile, 0 if it is not on the ship."""
    try:
        return g.tiles.index(tile_id)
    except ValueError:
        return 0


def explored_slot_of(g: State, tile_id: str) -> int:
    room = slot_of(g, tile_id)
    return room if room and g.explored[room] else 0


def working_computer(g: State, room: int) -> bool:
    """R-17.39, R-24.3: explored, and no Malfunction, which makes the Computer absent."""
    return g.explored[room] and not g.malfunction[room] and tile(g, room).computer


def out_of_order(g: State, p: Seat) -> bool:
    """R-17.3: a Malfunction forbids the Room's action, unless this character works around it."""
    return g.malfunction[p.room] and not fold(g, WORKS_AROUND_MALFUNCTION, False, p)


def reachable(g: State, room: int) -> list[tuple[int, int]]:
    """R-7.2, R-27.6: (corridor, room) pairs a character can walk to: no closed Door on the way."""
    doors = g.doors
    found: tuple[tuple[int, int], ...] = g.rules.board.links[room]
    return [link for link in found if doors[link[0]] != CLOSED]


def in_order(g: State) -> list[Seat]:
    """Active players, from the First Player clockwise; never the Intruder player (R-23.10)."""
    seats = g.seats
    first = g.first_player
    return [p for p in seats[first:] + seats[:first] if p.active]


def by_number(seats: list[Seat]) -> list[Seat]:
    """Player order: by help card."""
    return sorted(seats, key=number_of)


def number_of(p: Seat) -> int:
    return p.number


def objects_in(g: State, room: int, carried: bool = True) -> list[str]:
    """Heavy Objects lying in a Room, and those carried by characters standing there."""
    found = [o for r, o in g.floor if r == room]
    if carried:
        for p in g.seats:
            if p.room == room:
                found += [o for o in p.hands if o in OBJECTS or o.startswith("corpse:")]
    return found


OBJECTS = {"egg", "carcass", "blue_corpse", "corpse"}
"""Heavy Objects by name, and those that a box adds; a `corpse` is nobody of this crew."""


def is_object(thing: str) -> bool:
    """Heavy Objects are tokens, everything else in a Hand slot is an Item card (R-15.9)."""
    return thing in OBJECTS or thing.startswith("corpse:")


def is_corpse(thing: str) -> bool:
    return thing in ("blue_corpse", "corpse") or thing.startswith("corpse:")


def hibernating(g: State) -> bool:
    return any(p.status == "hibernating" for p in g.seats)


def alive_on_board(p: Seat) -> bool:
    return p.status == ABOARD


def fold(g: State, hook: Modifier[V, *Context], value: V, *context: *Context) -> V:
    """R-26.1: card text beats rule text; every lasting card and module may change the value, in order."""
    if g.lasting:
        for id in g.lasting:
            if changes := g.rules.lasting[id].get(hook):
                for change in changes:
                    value = change(g, value, *context)
    if changes := g.rules.hooks[hook]:
        for change in changes:
            value = change(g, value, *context)
    return value


def may_change(g: State, hook: Modifier[V, *Context]) -> bool:
    """Whether anything changes this value at present: spares a fold in hot code."""
    return is_changed(g.rules, g.lasting, hook)


def is_changed(rules: Any, lasting: list[str], hook: Modifier[V, *Context]) -> bool:
    """The same where there is no table yet: by the rules and the cards in force."""
    if rules.hooks[hook]:
        return True
    for id in lasting:
        if hook in rules.lasting[id]:
            return True
    return False
