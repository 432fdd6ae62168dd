"""How an Epilogue takes over a ship (A-8.1 to A-8.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.machine import as_tuples, step
from ...rules.bag import add_token
from ...rules.engines import DAMAGED, WORKING
from ...rules.setup import EGGS
from ...rules.species import KNOWN_WEAKNESSES
from .ships import COLOURS

if TYPE_CHECKING:
    from ...rules.state import State

MORE_TOKENS = {
    2: {"larva": 1, "adult": 2},
    3: {"larva": 1, "adult": 2},
    4: {"larva": 2, "adult": 4},
    5: {"larva": 3, "adult": 6},
}
"""A-8.1: by players."""
HIDDEN_ALLOWED = {2: 3}
"""A-8.30: at two players up to three tokens may stay face down."""


def figures_for(g: State) -> int:
    """A-1.5: a lone player uses the figures of two, or those of nobody (0)."""
    alone = 2 if g.rules.options.solo_epilogue_as_two else 0
    return len(g.seats) if len(g.seats) > 1 else alone


def hidden_allowed(g: State) -> int:
    return HIDDEN_ALLOWED.get(figures_for(g), 0)


@step
def inherit_ship(g: State) -> None:
    """A-8.1 to A-8.5; what was secret on it stays so: it goes into the same hidden places."""
    ship = g.ext.pop("ship")
    rooms(g, ship)
    bag(g, ship)
    things(g, ship)
    g.pods = [(n, section, locked, False) for n, section, locked in ship["pods"]]
    g.weaknesses = [(slot, card, False) for slot, card, _ in ship["weaknesses"]]
    g.ext[KNOWN_WEAKNESSES] = tuple(card for _, card, revealed in ship["weaknesses"] if revealed)
    g.engines = [(WORKING, DAMAGED) if g.below(2) else (DAMAGED, WORKING) for _ in range(3)]
    g.coordinates = g.rules.coordinates[g.below(len(g.rules.coordinates))]
    g.ext["used_characters"] = tuple(ship["used"])
    for name, value in ship["ext"].items():
        g.ext[name] = as_tuples(value)
    g.first_encounter = True


def rooms(g: State, ship: dict[str, Any]) -> None:
    """A-8.3, A-8.5: the layout; unexplored Rooms are revealed, their tokens only set the Item counter."""
    for room, tile in enumerate(ship["tiles"], 1):
        g.tiles[room] = tile
        g.explored[room] = True
        token, here = ship["tokens"][room - 1], g.rules.rooms[tile]
        g.counters[room] = ship["counters"][room - 1]
        if token and here.colour is not None and here.slot != "special":
            g.counters[room] = g.rules.types[token].items
        g.malfunction[room] = room in ship["malfunction"]
    g.doors[: len(ship["doors"])] = ship["doors"]


def bag(g: State, ship: dict[str, Any]) -> None:
    """A-8.1: what was in it, a token for each Intruder on the ship, and some more; never beyond the supply."""
    g.pool = [t for t in g.rules.intruder_tokens if t not in ship["bag"]]
    g.bag = list(ship["bag"])
    if not any(g.rules.types[t].kind == "blank" for t in g.bag):
        add_token(g, "blank", logged=False)
    for kind in ship["figures"]:
        add_token(g, kind, logged=False)
    for kind, n in MORE_TOKENS.get(figures_for(g), {}).items():
        for _ in range(n):
            add_token(g, kind, logged=False)


def things(g: State, ship: dict[str, Any]) -> None:
    """A-8.2, A-8.3: Item decks stay, what was found or crafted is discarded; Objects on the floor stay (option)."""
    for colour in COLOURS:
        everything = g.rules.decks[colour]
        g.decks[colour] = list(ship["decks"].get(colour, ()))
        g.discards[colour] = [id for id in everything if id not in g.decks[colour]]
    keep = g.rules.options.epilogue_keep_floor_objects
    g.floor = [(room, thing) for room, thing in ship["floor"] if keep]
    if not any(thing == "blue_corpse" for _, thing in g.floor):
        g.removed.append("blue_corpse")
    g.eggs = ship["eggs"]
    g.egg_supply = EGGS - g.eggs - sum(1 for _, thing in g.floor if thing == "egg")
    g.nest_destroyed = ship["nest_destroyed"]
