"""Eggs and the Nest (R-17.22 to R-17.26, R-17.35)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event
from . import pieces
from .telling import RoomNumber

if TYPE_CHECKING:
    from .state import State


# -- events ------------------------------------------------------------------------------------------


class EggsBroken(Event, term="egg", sound="crash"):
    """Eggs are destroyed in a Room."""

    room: RoomNumber
    eggs: int


class NestDestroyed(Event, term="nest", sound="crash", motion=pieces.table(nest_destroyed=True)):
    """No Egg is left."""


class EggAdded(Event, term="egg", motion=pieces.table("eggs")):
    """The Queen lays an Egg."""

    eggs: int


def loose_eggs(g: State, room: int) -> int:
    """R-17.22: Egg tokens lying in the Room; in the explored Nest also those of the Intruder board."""
    n = 0
    for r, o in g.floor:
        if r == room and o == "egg":
            n += 1
    if g.tiles[room] == "nest" and g.explored[room]:
        n += g.eggs
    return n


def break_eggs(g: State, room: int, n: int) -> None:
    """R-17.23: every Injury destroys one Egg; in the Nest those of the Intruder board first (R-17.26)."""
    in_nest = min(n, g.eggs) if g.tiles[room] == "nest" and g.explored[room] else 0
    lying = min(n - in_nest, g.floor.count((room, "egg")))
    if not in_nest + lying:
        return
    g.emit(EggsBroken(room=room, eggs=in_nest + lying))
    for _ in range(in_nest):
        egg_gone(g)
        take_from_nest(g)
    for _ in range(lying):
        g.floor.remove((room, "egg"))
        egg_gone(g)


def egg_gone(g: State) -> None:
    """K-21: a destroyed Egg token returns to the supply, or leaves the game for good."""
    if g.rules.options.dead_larva_egg == "supply":
        g.egg_supply += 1
    else:
        g.ext["eggs_removed"] = g.ext.get("eggs_removed", 0) + 1


def take_from_nest(g: State) -> None:
    """R-17.35: the last Egg off the Intruder board destroys the Nest for good."""
    g.eggs -= 1
    if g.eggs == 0 and not g.nest_destroyed:
        g.nest_destroyed = True
        g.emit(NestDestroyed())


def add_egg(g: State) -> None:
    """R-1.6, K-27: an Egg joins the Intruder board if one is in supply."""
    if g.egg_supply and (not g.nest_destroyed or g.rules.options.eggs_after_nest == "added"):
        g.egg_supply -= 1
        g.eggs += 1
        g.emit(EggAdded(eggs=g.eggs))
