"""What a bot wants aboard a shuttle: alerts resolved, tokens turned over, its mission, and a seat home."""

from __future__ import annotations

from collections.abc import Callable

from ..content.aftermath.shuttle import LAST_SPACE, MAIN, SHUTTLE, SIDE_ROOMS
from ..rules.ship import is_corpse
from .aims import Aims
from .sight import ENGINES, Sight

ALERT, FETCH, TOKEN, HOME = 13.0, 12.0, 7.0, 18.0
"""Worth of an Activation, of what an alert must be brought, of a token, of the shuttle when it is about to leave."""
MISSIONS: dict[str, tuple[str, ...]] = {
    "pm_egg": ("egg",),
    "pm_carcass": ("carcass",),
    "pm_corpse": ("corpse",),
    "pm_signal": ("signal",),
    "pm_engines_ok": ("engines",),
    "pm_earth": ("earth",),
    "pm_mars": ("mars",),
    "pm_self_destruct": ("blast",),
    "pm_loot": ("items",),
    "pm_kill": ("kill",),
    "pm_weakness": ("study_corpse", "study_carcass", "study_egg"),
}
LOOT = 3

Rooms = Callable[[Sight], list[int]]


def named(*tiles: str) -> Rooms:
    return lambda s: [s.places[t] for t in tiles if t in s.places]


def entrances(s: Sight) -> list[int]:
    return list(s.board.ducts)


ACTIVATIONS: dict[tuple[str, int], Rooms] = {
    ("alert_take_sample", 0): named("shuttle_main"),
    ("alert_engine_purge", 0): named(*ENGINES),
    ("alert_cryo_overload", 0): named("hibernatorium"),
    ("alert_distress_beacon", 0): named("cockpit"),
    ("alert_clean_dock", 0): lambda s: list(SIDE_ROOMS),
    ("alert_clean_dock", 1): named("shuttle_main"),
    ("alert_identify_victim", 1): named("shuttle_main"),
    ("alert_cascade_failure", 0): named("generator"),
    ("alert_hot_spots", 0): named("engine_1"),
    ("alert_remote_lock", 0): entrances,
    ("alert_remote_lock", 1): named("shuttle_main"),
    ("alert_synchronise", 0): named("cockpit", "shuttle_main"),
}
"""(card, level) -> where an Activation is asked for."""
FETCHED: dict[tuple[str, int], Callable[[str], bool]] = {
    ("alert_take_sample", 1): "sample".__eq__,
    ("alert_identify_victim", 0): is_corpse,
}
"""(card, level) -> what must get into the Main Room."""


def alert_errands(s: Sight) -> list[tuple[float, int]]:
    """(worth, Room) of what the running alert asks for."""
    alert = s.view["ext"].get("alert")
    if alert is None:
        return []
    id, level, acts, _ = alert
    done = {room for _, room in acts}
    found = [(ALERT, room) for room in ACTIVATIONS.get((id, level), lambda _: [])(s) if room not in done]
    wanted = FETCHED.get((id, level))
    if wanted is not None:
        if any(wanted(thing) for thing in s.me["hands"]):
            found.append((FETCH, MAIN))
        found += [(FETCH, room) for room, thing in s.view["floor"] if wanted(thing) and room != MAIN]
    return found


def alert_desire(s: Sight, thing: str) -> float:
    """How much the running alert wants a thing picked up."""
    alert = s.view["ext"].get("alert")
    wanted = FETCHED.get((alert[0], alert[1])) if alert is not None else None
    return FETCH if wanted is not None and wanted(thing) and s.room != MAIN else 0.0


class EpilogueAims(Aims):
    """Five rounds: no Objectives, no jump, the shuttle is the way out."""

    def __init__(self, sight: Sight, by_skill: bool = True) -> None:
        super().__init__(sight, by_skill)
        self.wants = {w for w in self.wants_of(self.objective) if not self.done(w)}
        self.leaving = self.homing = False
        self.last_round = sight.view["ext"]["shuttle"] >= LAST_SPACE - 1

    def way_out(self) -> bool:
        """Five rounds are short: cards kept against surprises are cards not used."""
        return True

    def wants_of(self, objective: str | None) -> tuple[str, ...]:
        return MISSIONS.get(objective or "", ())

    def effort(self, objective: str) -> float:
        return 0.0

    def done(self, want: str) -> bool:
        s = self.s
        if want == "items":
            return s.items_held() - len(s.weapons()) >= LOOT
        if want == "kill":
            return bool(s.me["ext"].get("trophies"))
        if want == "engines":
            return s.engines_hold() > 0.9
        if want == "corpse":
            return any(is_corpse(t) for t in s.me["hands"])
        if want.startswith("study_"):
            return any(shown for _, _, shown in s.view["weaknesses"])
        return super().done(want)

    def engine(self, tile: str) -> float:
        return super().engine(tile) if self.wants & {"earth", "mars", "engines"} else 0.0

    def cockpit(self) -> float:
        return super().cockpit() if self.wants & {"earth", "mars"} else 0.0

    def loot(self, slot: int) -> float:
        """Only who is after Items spends cards on them."""
        return 10.0 if "items" in self.wants and self.s.at(slot)["items"] > 0 else 0.0

    def desire(self, thing: str) -> float:
        if "corpse" in self.wants and is_corpse(thing):
            return 8.0
        return super().desire(thing)

    def errands(self) -> list[tuple[float, int]]:
        s = self.s
        if self.last_round:
            here = s.room in SHUTTLE
            return [] if here else [(HOME, room) for room in SIDE_ROOMS if room in s.ways]
        tokens = s.view["ext"]["second_tokens"]
        found = [(TOKEN, room) for room, there in enumerate(tokens) if there]
        return [*super().errands(), *((worth, room) for worth, room in found if room in s.ways)]


def aims_for(sight: Sight, by_skill: bool = True) -> Aims:
    return (EpilogueAims if "offer" in sight.view["ext"] else Aims)(sight, by_skill)
