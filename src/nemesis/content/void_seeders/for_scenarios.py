"""Void Seeders in a scenario: Insanity on the boards, Lairs and the tokens that they came from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...scenario.boxes import Entry, ForScenarios
from ...scenario.checks import whole
from . import SPECIES
from .insanity import HIGHEST
from .void_seeders import LAIRS

if TYPE_CHECKING:
    from ...rules.state import State
    from ...scenario.builder import Scenario
    from ...scenario.laying import Laying

LAIR = "lair"
EXITS = 4


def blind_escape(table: Laying, old: Any, number: Any) -> int | None:
    """The exit by which the next Escape has to lead; None: any."""
    return None if number is None else whole("blind_escape (an exit)", number, 1, EXITS)


def on_seats(g: State) -> dict[str, Entry]:
    if g.rules.species is not SPECIES:
        return {}
    return {
        "insanity": lambda table, old, value: whole("insanity", value, 1, HIGHEST),
        "blind_escape": blind_escape,
    }


def on_table(g: State) -> dict[str, Entry]:
    if g.rules.species is not SPECIES:
        return {}
    return {"lairs_destroyed": lambda table, old, value: whole("lairs_destroyed", value, 0, LAIRS)}


def lairs_found(g: State) -> int:
    destroyed: int = g.ext["lairs_destroyed"]
    return destroyed + sum(1 for f in g.figures if f.kind == LAIR)


def misfits(g: State) -> Iterator[str]:
    """V-6.1, V-6.7: three Lairs, each in an explored Room, and what ends with the last of them."""
    if g.rules.species is not SPECIES:
        return
    if lairs_found(g) > LAIRS:
        yield f"{lairs_found(g)} Lairs found or destroyed; there are {LAIRS}"
    if g.queen_killed != (g.ext["lairs_destroyed"] == LAIRS):
        yield f"queen_killed says that all {LAIRS} Lairs are destroyed (lairs_destroyed)"
    for f in g.figures:
        if f.kind == LAIR and not g.explored[f.room]:
            yield f"a Lair is found by exploring its Room: Room {f.room} must be explored"
    if g.queen_killed and any(f.kind == "despoiler" for f in g.figures):
        yield "the Despoiler dies with the last Lair"
    places = [f.room for f in g.figures if f.kind == LAIR]
    if len(set(places)) < len(places):
        yield "two Lairs never stand in one Room"


def settle(s: Scenario) -> None:
    """V-6.1: a Lair was found, so its Room is explored, and a Lair token has left the game for each.

    V-6.7: the third destroyed Lair is what the death of the Queen is elsewhere, so either says the other.
    """
    g = s.game
    if g.rules.species is not SPECIES:
        return
    if g.queen_killed and not g.ext["lairs_destroyed"]:
        g.ext["lairs_destroyed"] = LAIRS
    if "queen_killed" not in s.said:
        g.queen_killed = g.ext["lairs_destroyed"] == LAIRS
    for f in g.figures:
        if f.kind == LAIR:
            s.was_found(f.room)
    s.tokens_revealed(LAIR, min(LAIRS, lairs_found(g)))


FOR_SCENARIOS = ForScenarios(on_seats=on_seats, on_table=on_table, settle=settle, misfits=misfits)
