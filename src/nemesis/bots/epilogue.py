"""What a bot wants aboard a shuttle: alerts resolved, tokens turned over, its mission, and a seat home."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from ..content.aftermath.shuttle import LAST_SPACE, MAIN, SHUTTLE, SIDE_ROOMS, across
from ..rules.ship import is_corpse
from ..view.types import SeatView
from .aims import Aims
from .investigation import RED_SOON, answers
from .sight import ENGINES, EVACUATION, Sight

ACTIVATE, ALERT, FETCH, TOKEN, HOME = 30.0, 13.0, 12.0, 7.0, 18.0
"""Worth of an Activation where one stands, of the way to one, of what an alert must be brought, of a token, of the
shuttle when it is about to leave."""
HASTE = 9.0
"""What is added when nobody else can do it, or when it must be done in this round."""
LAST_CHANCE = (1, 3)
"""Moves of the shuttle's marker after which the next one meets an alert check (A-7.7)."""
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
EGG, LEAVE = 13.0, 20.0
FAR, NEVER = 9, 99.0
"""As many Rooms as the one with the Lucrative Offer may have to go; no way at all."""

Rooms = Callable[[Sight], list[int]]


def named(*tiles: str) -> Rooms:
    return lambda s: [s.places[t] for t in tiles if t in s.places]


def entrances(s: Sight) -> list[int]:
    return list(s.board.ducts)


def own_end(s: Sight) -> list[int]:
    """Synchronise: whoever is nearest to the Cockpit goes there, all others to the Main Room."""
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


def alert_errands(s: Sight) -> list[tuple[float, int]]:
    """(worth, Room) of what the running alert asks for."""
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


def offer_score(aims: Aims, name: str) -> float:
    """The Lucrative Offer is taken with the Egg in hand and a Pod to leave by: it cannot be given back."""
    return LEAVE + 1 if isinstance(aims, EpilogueAims) and name == "offer" and aims.ready_for_the_offer() else 0.0


class EpilogueAims(Aims):
    """Five rounds: no Objectives, no jump, the shuttle is the way out."""

    def __init__(self, sight: Sight, by_skill: bool = True) -> None:
        super().__init__(sight, by_skill)
        self.wants = {w for w in self.wants_of(self.objective) if not self.done(w)}
        self.leaving = self.homing = False
        self.last_round = sight.view["ext"]["shuttle"] >= LAST_SPACE - 1
        self.carries = self.takes_the_offer()
        if self.carries:
            self.wants = {"egg"} - set(sight.me["hands"])
            self.leaving = True

    # -- the Lucrative Offer --------------------------------------------------------------------------

    def takes_the_offer(self) -> bool:
        """One of the crew runs for an Egg and a Pod (A-8.31): who has the Offer, else the one with the shortest way."""
        s = self.s
        holder = s.view["ext"]["offer"]
        if holder >= 0:
            return bool(holder == s.index)
        ways = {p["index"]: self.way_of(p) for p in s.view["seats"] if p["status"] == "aboard"}
        best = min(ways, key=lambda seat: (ways[seat], seat), default=-1)
        return best == s.index and ways[best] <= FAR

    def way_of(self, p: SeatView) -> float:
        """Rooms from here to an Egg and on to an open Pod."""
        pods = [slot for _, slot in self.open_pods]
        if alone(self.s):
            pods += SIDE_ROOMS
        if "egg" in p["hands"]:
            return min((self.hops(p["room"], pod) for pod in pods), default=NEVER)
        return min((self.hops(p["room"], at) + self.hops(at, pod) for at in self.eggs() for pod in pods), default=NEVER)

    def ready_for_the_offer(self) -> bool:
        """In a Pod, or as the last one aboard the shuttle."""
        return self.carries and "egg" in self.s.me["hands"] and (bool(self.open_pods) or alone(self.s))

    def eggs(self) -> list[int]:
        s = self.s
        lying = [slot for slot, thing in s.view["floor"] if thing == "egg"]
        return lying + ([s.places["nest"]] if s.view["eggs"] and "nest" in s.places else [])

    def hops(self, room: int, other: int) -> float:
        """Rooms between two Rooms; from and to the shuttle through the Technical Corridors."""
        return hops(self.s.rules, room).get(other, NEVER)

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

    def nest(self) -> float:
        return 1.5 * super().nest() if self.carries else super().nest()

    def desire_of_the_carrier(self, thing: str) -> float:
        return EGG if self.carries and thing == "egg" and "egg" not in self.s.me["hands"] else 0.0

    def board(self, section: str) -> float:
        """Only with the Egg; whoever leaves otherwise leaves the others one pair of hands short."""
        slot = self.s.places.get(EVACUATION[section])
        ready = self.carries and "egg" in self.s.me["hands"]
        return LEAVE if ready and any(at == slot for _, at in self.open_pods) else 0.0

    def engine(self, tile: str) -> float:
        return super().engine(tile) if self.wants & {"earth", "mars", "engines"} else 0.0

    def cockpit(self) -> float:
        return super().cockpit() if self.wants & {"earth", "mars"} else 0.0

    def breakdown(self, slot: int) -> float:
        """Cascade Failure waits for a Generator that works."""
        alert = self.s.view["ext"].get("alert")
        cascading = alert is not None and alert[0] == "alert_cascade_failure" and self.s.at(slot)["malfunction"]
        return ALERT if cascading and self.s.tiles.get(slot) == "generator" else super().breakdown(slot)

    def loot(self, slot: int) -> float:
        """Only who is after Items spends cards on them."""
        return 10.0 if "items" in self.wants and self.s.at(slot)["items"] > 0 else 0.0

    def desire(self, thing: str) -> float:
        if "corpse" in self.wants and is_corpse(thing):
            return 8.0
        return max(self.desire_of_the_carrier(thing), super().desire(thing))

    def errands(self) -> list[tuple[float, int]]:
        s = self.s
        if self.carries and not (self.last_round and s.room in SHUTTLE):
            found = [(worth, slot) for worth, slot in super().errands() if worth >= EGG - 1]
            if self.last_round or (alone(s) and "egg" in s.me["hands"]):
                found += [(HOME, room) for room in SIDE_ROOMS if room in s.ways and s.room not in SHUTTLE]
            if found:
                return found
        if self.last_round:
            here = s.room in SHUTTLE
            return [] if here else [(HOME, room) for room in SIDE_ROOMS if room in s.ways]
        tokens = s.view["ext"]["second_tokens"]
        found = [(TOKEN, room) for room, there in enumerate(tokens) if there]
        return [*super().errands(), *((worth, room) for worth, room in found if room in s.ways)]
