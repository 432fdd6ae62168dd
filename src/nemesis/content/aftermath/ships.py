"""A ship left behind: the plain data that an Epilogue takes over, and what must be true of it (A-8.0 to A-8.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...errors import BadSetup
from ...rules.setup import EGGS
from ...rules.ship import is_object
from ...rules.state import CLOSED, DESTROYED, OPEN
from ..base.boards import BOARDS
from .alerts import SAMPLE

if TYPE_CHECKING:
    from ...rules.state import State

BASE_SPECIES = "intruders"
ROOMS = 21
MANY = 99
COLOURS = ("yellow", "green", "red")
LEAVES_WITH_ITS_ALERT = (SAMPLE,)
LEFT_ON_BOARD = ("turrets",)
"""What modules keep on the ship (A-8.2)."""
ENTRIES: dict[str, type] = {
    "board": str,
    "tiles": list,
    "counters": list,
    "tokens": list,
    "doors": list,
    "malfunction": list,
    "pods": list,
    "weaknesses": list,
    "bag": list,
    "figures": list,
    "eggs": int,
    "nest_destroyed": bool,
    "floor": list,
    "decks": dict,
    "used": list,
    "ext": dict,
}
"""Entry -> sort of value. Lists by Room begin with Room 1; `malfunction` names Rooms; `ext` is what modules keep."""


def check_end(game: State) -> None:
    """A-1.6, A-8.0: a whole game with the base Intruders, whose ship is not lost."""
    if game.result is None:
        raise BadSetup("an Epilogue follows a finished game; this one still goes on", reason="epilogue_not_over")
    species = game.rules.species.id
    if species != BASE_SPECIES:
        said = f"an Epilogue is played with the base Intruders only, not with {species!r} (A-1.6)"
        raise BadSetup(said, reason="epilogue_species", species=species)
    if game.rules.mode.needs_ship:
        raise BadSetup("an Epilogue follows a whole game, not another Epilogue (A-8.0)", reason="epilogue_again")
    if game.result["ship_destroyed"]:
        said = f"the ship is lost ({game.result['cause']}): no Epilogue can follow (A-8.0)"
        raise BadSetup(said, reason="ship_lost")


def check_ship(ship: Any) -> str:
    """The side of the board it lies on, if it looks like a ship at all."""
    if not isinstance(ship, dict):
        raise BadSetup(f"a ship is what nemesis.story.ship_after makes of a finished game, not {ship!r}")
    for name, kind in ENTRIES.items():
        if type(ship.get(name)) is not kind:
            raise BadSetup(f"the ship is damaged: {name!r} should be a {kind.__name__}, not {ship.get(name)!r}")
    unknown = set(ship) - set(ENTRIES)
    if unknown:
        raise BadSetup(f"the ship is damaged: unknown entry {min(unknown)!r}")
    board: str = ship["board"]
    if board not in BOARDS:
        raise BadSetup(f"the ship is damaged: there is no board {board!r}")
    for name, fits in SHAPES.items():
        for entry in ship[name].values() if isinstance(ship[name], dict) else ship[name]:
            if not fits(entry):
                raise BadSetup(f"the ship is damaged: {name!r} cannot hold {entry!r}")
    eggs = ship["eggs"] + sum(1 for _, thing in ship["floor"] if thing == "egg")
    if not 0 <= ship["eggs"] <= eggs <= EGGS:
        raise BadSetup(f"the ship is damaged: it has {eggs} Eggs, and there are only {EGGS}")
    sizes = {"tiles": ROOMS, "counters": ROOMS, "tokens": ROOMS, "doors": len(BOARDS[board].corridors)}
    for name, size in sizes.items():
        if len(ship[name]) != size:
            raise BadSetup(f"the ship is damaged: {name!r} should have {size} entries, not {len(ship[name])}")
    for name in ("tiles", "bag", "malfunction"):
        if len(set(ship[name])) != len(ship[name]):
            raise BadSetup(f"the ship is damaged: something is in {name!r} twice")
    return board


def is_room(value: Any) -> bool:
    return type(value) is int and 1 <= value <= ROOMS


def is_like(value: Any, *kinds: type) -> bool:
    """A list of exactly these sorts of values."""
    return type(value) in (list, tuple) and [type(v) for v in value] == list(kinds)


def is_text(value: Any) -> bool:
    return type(value) is str


def is_turret(value: Any) -> bool:
    if type(value) not in (list, tuple) or len(value) != 4:
        return False
    number, room, pile, shown = value
    targets = sorted(f"target_{number}_{mode}" for mode in ("all", "intruders", "inactive"))
    is_pile = type(pile) in (list, tuple) and all(is_text(t) for t in pile) and sorted(pile) == targets
    return number in (1, 2, 3) and is_room(room) and is_pile and type(shown) is bool


SHAPES: dict[str, Callable[[Any], bool]] = {
    "tiles": is_text,
    "counters": lambda v: type(v) is int and -1 <= v <= MANY,
    "tokens": is_text,
    "doors": lambda v: type(v) is int and v in (OPEN, CLOSED, DESTROYED),
    "malfunction": is_room,
    "pods": lambda v: is_like(v, int, str, bool) and v[0] in (1, 2, 3, 4) and v[1] in ("A", "B"),
    "weaknesses": lambda v: is_like(v, str, str, bool),
    "bag": is_text,
    "figures": is_text,
    "floor": lambda v: is_like(v, int, str) and is_room(v[0]) and is_object(v[1]),
    "decks": lambda v: type(v) is list and all(is_text(id) for id in v),
    "used": is_text,
    "ext": lambda v: type(v) in (list, tuple) and all(is_turret(t) for t in v),
}
"""Entry -> what each thing in it looks like."""


def check_fit(ship: dict[str, Any], rules: Any, characters: tuple[str, ...]) -> None:
    """Every piece of it is one of this table's, and nobody of the old crew comes back (A-1.4)."""
    pieces: dict[str, tuple[Any, Any]] = {
        "Room": (ship["tiles"], rules.rooms),
        "Exploration token": ([t for t in ship["tokens"] if t], rules.exploration),
        "Intruder token": (ship["bag"], rules.intruder_tokens),
        "Intruder": (ship["figures"], rules.kinds),
        "Weakness": ([w[1] for w in ship["weaknesses"]], rules.weaknesses),
        **{f"{c} Item": (ship["decks"].get(c, ()), rules.decks[c]) for c in COLOURS},
    }
    for room, tile in enumerate(ship["tiles"], 1):
        if rules.board.special.get(room, tile) != tile:
            raise BadSetup(f"the ship is damaged: Room {room} is the {rules.board.special[room]}, not {tile!r}")
    if [slot for slot, _, _ in ship["weaknesses"]] != list(rules.species.weakness_slots):
        raise BadSetup(f"the ship is damaged: the Weaknesses are {', '.join(rules.species.weakness_slots)}")
    if not set(ship["decks"]) <= set(COLOURS) or not set(ship["ext"]) <= set(LEFT_ON_BOARD):
        raise BadSetup("the ship is damaged: it holds decks or pieces that no ship has")
    for what, (found, known) in pieces.items():
        for id in found:
            if id not in known:
                raise BadSetup(f"the ship holds the {what} {id!r}, which this table does not have", reason="ship")
    for character in characters:
        if character in ship["used"]:
            raise BadSetup(
                f"{character!r} took part in the game before and cannot be in its Epilogue (A-1.4); "
                f"used were {', '.join(ship['used'])}",
                reason="character_used", character=character,
            )  # fmt: skip


def as_lists(value: Any) -> Any:
    """Plain JSON has no tuples."""
    return [as_lists(v) for v in value] if isinstance(value, (tuple, list)) else value


def left_behind(game: State, board: str) -> dict[str, Any]:
    """The table as it lies, without crew, Fire and Noise."""
    rooms = range(1, ROOMS + 1)
    doors = [door for door, (a, b, _) in zip(game.doors, game.rules.board.corridors, strict=True) if max(a, b) <= ROOMS]
    return {
        "board": board,
        "tiles": [game.tiles[r] for r in rooms],
        "counters": [game.counters[r] for r in rooms],
        "tokens": [game.tokens[r] for r in rooms],
        "doors": doors,
        "malfunction": [r for r in rooms if game.malfunction[r]],
        "pods": [[n, section, locked] for n, section, locked, launched in game.pods if not launched],
        "weaknesses": [list(entry) for entry in game.weaknesses],
        "bag": sorted(game.bag),
        "figures": [f.kind for f in game.figures],
        "eggs": game.eggs,
        "nest_destroyed": game.nest_destroyed,
        "floor": [
            [room, thing] for room, thing in game.floor
            if room <= ROOMS and is_object(thing) and thing not in LEAVES_WITH_ITS_ALERT
        ],
        "decks": {colour: list(game.decks[colour]) for colour in COLOURS},
        "used": sorted({p.character for p in game.seats if p.character}),
        "ext": {name: as_lists(game.ext[name]) for name in LEFT_ON_BOARD if game.ext.get(name)},
    }  # fmt: skip
