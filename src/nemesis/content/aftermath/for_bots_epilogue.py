"""What a bot wants aboard a shuttle: alerts resolved, tokens turned over, its mission, and a seat home."""

from __future__ import annotations

from ...bots.aims import Aims
from ...bots.lore import Errands
from ...bots.sight import EVACUATION, Sight
from ...bots.utility import Mind
from ...rules.ship import is_corpse
from ...view.types import SeatView
from .for_bots_alerts import ALERT, NEVER, alone, hops
from .shuttle import LAST_SPACE, SHUTTLE, SIDE_ROOMS

TOKEN, HOME = 7.0, 18.0
"""Worth of a token, and of the shuttle when it is about to leave."""
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
FAR = 9
"""As many Rooms as the one with the Lucrative Offer may have to go."""


def offer_score(mind: Mind) -> float:
    """The Lucrative Offer is taken with the Egg in hand and a Pod to leave by: it cannot be given back."""
    aims = mind.aims
    return LEAVE + 1 if isinstance(aims, EpilogueAims) and aims.ready_for_the_offer() else 0.0


class EpilogueAims(Aims):
    """Five rounds: no Objectives, no jump, the shuttle is the way out."""

    gathers = False

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
        """Only with the Egg; leaving without it leaves the others one pair of hands short."""
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

    def errands(self) -> Errands:
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
