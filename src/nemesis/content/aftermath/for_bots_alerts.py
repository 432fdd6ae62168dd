"""What an alert asks of a bot: where to go, what to bring, and who goes (A-7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ...bots.lore import Errands
from ...bots.sight import ENGINES, Sight
from ...rules.ship import is_corpse
from .shuttle import MAIN, SIDE_ROOMS, across

ALERT, FETCH = 13.0, 12.0
"""Worth of the way to an Activation, and of what an alert must be brought."""
HASTE = 9.0
"""What is added when nobody else can do it, or when it must be done in this round."""
LAST_CHANCE = (1, 3)
"""Moves of the shuttle's marker in an Epilogue after which the next one meets an alert check (A-7.7)."""
RED_SOON = 3
"""Moves of it in an Investigation from which on everybody runs for the alert: the fifth one ends the game (A-7.8)."""
ENOUGH = 2
"""So many of the crew answer an alert that has time; the others keep safe."""
NEVER = 99.0
"""No way at all."""

Rooms = Callable[[Sight], list[int]]


def named(*tiles: str) -> Rooms:
    return lambda s: [s.places[t] for t in tiles if t in s.places]


def entrances(s: Sight) -> list[int]:
    return list(s.board.ducts)


def own_end(s: Sight) -> list[int]:
    """Synchronise: the nearest to the Cockpit goes there, all others to the Main Room."""
    cockpit = s.places["cockpit"]
    crew = [p for p in s.view["seats"] if p["status"] == "aboard"]
    if len(crew) == 1:
        return [cockpit, MAIN]
    pilot = min(crew, key=lambda p: (hops(s.rules, p["room"]).get(cockpit, NEVER), p["index"]))
    return [cockpit if pilot["index"] == s.index else MAIN]


def nowhere(s: Sight) -> list[int]:
    return []


ACTIVATIONS: dict[tuple[str, int], Rooms] = {
    ("alert_take_sample", 0): named("shuttle_main"),
    ("alert_engine_purge", 0): named(*ENGINES),
    ("alert_cryo_overload", 0): named("hibernatorium"),
    ("alert_distress_beacon", 0): named("cockpit"),
    ("alert_clean_dock", 0): lambda s: list(SIDE_ROOMS),
    ("alert_clean_dock", 1): named("shuttle_main"),
    ("alert_identify_victim", 1): named("shuttle_main"),
    ("alert_cascade_failure", 0): lambda s: named("generator", *["engine_2"] * s.view["ext"]["alert"][3])(s),
    ("alert_hot_spots", 0): named("engine_1"),
    ("alert_remote_lock", 0): entrances,
    ("alert_remote_lock", 1): named("shuttle_main"),
    ("alert_synchronise", 0): lambda s: own_end(s),
}
"""(card, level) -> where an Activation is asked for."""
FETCHED: dict[tuple[str, int], Callable[[str], bool]] = {
    ("alert_take_sample", 1): "sample".__eq__,
    ("alert_identify_victim", 0): is_corpse,
}
"""(card, level) -> what must get into the Main Room."""


def alert_errands(s: Sight) -> Errands:
    """What the running alert asks for."""
    alert = s.view["ext"].get("alert")
    if alert is None:
        return []
    id, level, acts, _ = alert
    worth = ALERT + HASTE * (alone(s) or is_urgent(s))
    done = {room for _, room in acts}
    found = [(worth, room) for room in ACTIVATIONS.get((id, level), nowhere)(s) if room not in done]
    wanted = FETCHED.get((id, level))
    if wanted is not None:
        if any(wanted(thing) for thing in s.me["hands"]):
            found.append((worth, MAIN))
        found += [(worth, room) for room, thing in s.view["floor"] if wanted(thing) and room != MAIN]
    if "offer" not in s.view["ext"] and found and not answers(s, ways_to(s, [room for _, room in found])):
        return []
    return found


def ways_to(s: Sight, rooms: list[int]) -> dict[int, float]:
    """Seat -> Rooms to the nearest of these."""
    crew = [p for p in s.view["seats"] if p["status"] == "aboard"]
    return {p["index"]: min(hops(s.rules, p["room"]).get(room, NEVER) for room in rooms) for p in crew}


def is_urgent(s: Sight) -> bool:
    """The alert must be closed in this round."""
    moved = s.view["ext"]["shuttle"]
    return moved in LAST_CHANCE if "offer" in s.view["ext"] else moved >= RED_SOON


def alone(s: Sight) -> bool:
    """Nobody else is left to look after the alert."""
    return sum(1 for p in s.view["seats"] if p["status"] == "aboard") == 1


def alert_desire(s: Sight, thing: str) -> float:
    """How much the running alert wants a thing picked up."""
    alert = s.view["ext"].get("alert")
    wanted = FETCHED.get((alert[0], alert[1])) if alert is not None else None
    return FETCH if wanted is not None and wanted(thing) and s.room != MAIN else 0.0


@lru_cache(maxsize=256)
def hops(rules: Any, room: int) -> dict[int, float]:
    """How many Rooms away each Room is, by Corridors and between ship and shuttle."""
    found: dict[int, float] = {room: 0}
    row = [room]
    for at in row:
        for other in [*(r for _, r in rules.board.links.get(at, ())), *across(rules, at)]:
            if other not in found:
                found[other] = found[at] + 1
                row.append(other)
    return found


def answers(s: Sight, distances: dict[int, float]) -> bool:
    """Whether this seat goes for the alert, given each seat's way to it: the nearest ones, in the end everybody."""
    if s.view["ext"]["shuttle"] >= RED_SOON:
        return True
    order = sorted(distances, key=lambda seat: (distances[seat], seat))
    return s.index in order[:ENOUGH]
