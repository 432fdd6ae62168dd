"""What a bot wants that works for shared Objectives from the first turn on, as `team.py` shares the work out.

By hand rules alone this meets twice as many cards as `together.py`, wins no more games and costs half of the lives: it
is where learning starts from in solo and co-op, because who never tries cannot learn what is worth it.
"""

from __future__ import annotations

from functools import lru_cache

from ..rules.self_destruct import SKULL
from ..rules.shelter import SEATS_IN_A_POD
from ..rules.ship import is_corpse
from ..setup import Ruleset
from .aims import HOME_AT, Aims
from .lore import LOOT, lore_of
from .once import once
from .sight import EVACUATION, Sight, kinds_of_cards
from .team import AWAY, Team, seeks
from .together import SharedAims

TASK, SEARCH = 16.0, 12.0
"""Worth of a job where it can be done, and of a look into a new Room for it."""
LAST_CALL = 11
"""From this Time on everybody leaves, whatever is left to do."""
LEAVE_AT, LAUNCH_AT = 4, SKULL - 1
"""From these spaces of the Self-Destruct track on everybody leaves if a Pod is open, and no Pod waits for anybody."""
FEW_JOBS, BLAST_AT = 2, 5
"""Self-Destruct, the last of the jobs, waits for all but so many, or until this Time: it leaves six rounds."""
FAR, NEXT_DOOR, TO_BOARD = 3, 1, 3
"""A way to the Pods that takes a round, one that is a single step, and the cards for that step and to board."""
DUTY = 16.5
"""Worth of helm and Engines for those whose duty they are, while the ship has to arrive."""
MEANT = 2.0
"""What is worth less is no duty."""
ELSEWHERE = 0.8
"""What a Room is worth that somebody else is going to look into."""
KEPT_BACK = 2
"""Cards that somebody with a job keeps against Surprise Attacks."""
MANY_BREAKDOWNS, REPAIRS = 7, 9.0
"""From so many Malfunctions on they are repaired (the ninth is the end of the ship); the worth of going there."""
BROKEN = 13.0
"""Worth of a job in a Room that has to be repaired first, for somebody who cannot do it yet."""
LARVA = 14.0
ONE_ADULT = 5.0
"""What waits in a Section may be as dangerous as that, and is shot at."""
FEW_SHOTS, AMMUNITION = 2, 17.0
"""With so few shots left ammunition comes first."""


@lru_cache(maxsize=16)
def cards_to_search(rules: Ruleset) -> frozenset[str]:
    """Action cards, by id, that find Items."""
    uses = lore_of(rules.boxes).cards
    return frozenset(id for id, kind in kinds_of_cards(rules).items() if kind in uses and uses[kind].good_for == LOOT)


class WorkingAims(SharedAims):
    """The aims of the base game, and the jobs of the crew that fall to this seat."""

    repairs = True

    def __init__(self, sight: Sight, by_skill: bool = True) -> None:
        Aims.__init__(self, sight, by_skill)
        blast = sight.view["self_destruct"]
        late = sight.time >= LAST_CALL or (bool(self.open_pods) and blast + (self.steps_to_a_pod() >= FAR) >= LEAVE_AT)
        self.wants = self.team.wants_of(sight.index) if self.team.hopeful and not late else set()
        self.works = bool(self.wants)
        self.bides = not self.works and self.sails and blast < 0
        if self.works:
            self.kept_back = KEPT_BACK
            self.leaving = self.homing = False
        elif not self.sails:
            self.leaving = True
        elif len(sight.view["seats"]) == 1:
            self.homing = blast < 0 and (sight.time >= LAST_CALL or not self.busy())

    # -- the crew's work ------------------------------------------------------------------------------

    @once
    def team(self) -> Team:
        return Team(self.s, self.cards)

    @property
    def sails(self) -> bool:
        return self.team.goes_home or not self.team.hopeful

    def busy(self) -> bool:
        return self.sails and super().busy()

    def done(self, want: str) -> bool:
        """What anybody does counts for all."""
        return super().done(want) if want == "earth" else want not in self.team.left

    @property
    def ways(self) -> dict[int, tuple[float, int, int]]:
        """Round the Intruders: who waits until they are gone waits for good."""
        if not self.team.hopeful:
            return self.s.ways
        return self.ways_to_work if self.enters else self.s.free_ways

    @once
    def ways_to_work(self) -> dict[int, tuple[float, int, int]]:
        return self.s.ways_past(self.s.intruders, None, self.enters)

    @once
    def enters(self) -> frozenset[int]:
        """Rooms that are entered whatever waits there: to be in the Surgery with the Corpse is all that is asked."""
        s = self.s
        slot = s.places.get("surgery", 0)
        carried = "post_mortem" in self.wants and "blue_corpse" in s.me["hands"]
        found = {slot} if carried and slot in s.intruders else set()
        if not self.works and s.loaded():
            found |= {slot for _, slot in self.open_pods if self.can_be_cleared(slot)}
        return frozenset(found)

    def can_be_cleared(self, slot: int) -> bool:
        """Whether a shot or two may free the way into a Pod."""
        return 0 < self.s.threat(slot) <= ONE_ADULT

    def stops_the_blast(self) -> bool:
        return self.sails

    def steps_to_a_pod(self) -> int:
        here = self.team.steps.get(self.s.room, {})
        return min([here.get(slot, AWAY) for _, slot in self.open_pods], default=AWAY)

    def holds_a_pod(self) -> bool:
        """For somebody who can be there at once: whatever comes into the Section throws those out who wait."""
        s = self.s
        pod = s.me["pod"]
        riders = sum(1 for p in s.view["seats"] if p["pod"] == pod)
        if not self.team.hopeful or riders >= SEATS_IN_A_POD or s.view["self_destruct"] >= LAUNCH_AT:
            return False
        section = next(section for number, section, _, _ in s.view["pods"] if number == pod)
        steps = self.team.steps.get(s.places.get(EVACUATION[section], 0), {})
        return any(
            steps.get(p["room"], AWAY) <= NEXT_DOOR
            and not p["passed"]
            and p["hand_size"] >= TO_BOARD
            and not s.intruders.get(p["room"])
            for p in self.team.crew
        )

    def sleep(self) -> float:
        """Not while a card asks for a blast: nobody starts Self-Destruct once somebody sleeps (R-18.4)."""
        return 0.0 if not self.sails and "blast" in self.team.asked else super().sleep()

    def blows_up(self) -> bool:
        if "blast" not in self.wants or self.s.view["self_destruct"] >= 0 or self.s.someone_hibernates():
            return False
        return self.team.open_jobs <= FEW_JOBS or self.s.time >= BLAST_AT

    # -- Rooms ----------------------------------------------------------------------------------------

    def way_out(self) -> bool:
        """Who has a job spends cards: time is what there is least of."""
        return self.works or super().way_out()

    def comms(self) -> float:
        return TASK if "signal" in self.wants and not self.s.me["signal"] else 0.0

    def generator(self) -> float:
        if self.blows_up():
            return TASK
        return super().generator() if self.sails else 0.0

    def laboratory(self) -> float:
        return TASK if super().laboratory() else 0.0

    def nest(self) -> float:
        fetches = bool(self.wants & {"egg", "study_egg"}) and "egg" not in self.s.me["hands"]
        return TASK if self.s.view["eggs"] and (fetches or "no_nest" in self.wants) else 0.0

    def surgery(self) -> float:
        """To be carried there is all that a post-mortem takes; the operation is for a Larva."""
        if not self.works:
            return super().surgery()
        return LARVA if self.s.me["larva"] else 0.0

    def engine(self, tile: str) -> float:
        return self.duty(super().engine(tile), self.engineer)

    def engines(self) -> float:
        return self.duty(super().engines(), self.engineer)

    def cockpit(self) -> float:
        return self.duty(super().cockpit(), self.helm)

    def damage(self, slot: int) -> float:
        return self.duty(super().damage(slot), self.engineer)

    def duty(self, worth: float, mine: bool) -> float:
        """What the ship needs, and nothing if it does not matter where it goes: at first a duty before any job.

        Alone there is nobody else for the jobs, and later on there is nobody else to come home.
        """
        if not self.sails:
            return 0.0
        first = self.team.goes_home and self.team.hopeful and self.s.time < HOME_AT and len(self.team.crew) > 1
        return DUTY if first and mine and worth >= MEANT else worth

    def breakdown(self, slot: int) -> float:
        worth = super().breakdown(slot)
        needed = self.works and self.s.tiles.get(slot) in self.team.needed
        if not self.s.at(slot)["malfunction"] or not (needed or self.s.broken() >= MANY_BREAKDOWNS):
            return worth
        return max(worth, TASK if slot == self.s.room else REPAIRS)

    def lacks_a_repair(self) -> bool:
        """Whether a job has to wait for a card that mends what is broken here."""
        return (
            self.works
            and self.s.at(self.s.room)["malfunction"]
            and self.worth(self.s.room) >= TASK
            and not self.can_repair
        )

    def desire(self, thing: str) -> float:
        hands = self.s.me["hands"]
        if is_corpse(thing) and any(map(is_corpse, hands)):
            wanted = thing == "blue_corpse" and "post_mortem" in self.wants
        else:
            wanted = super().desire(thing) > 0
        return TASK if wanted and thing not in hands else 0.0

    def curiosity(self) -> float:
        return SEARCH if self.works and seeks(self.wants, self.s.places) else super().curiosity()

    def looks(self) -> list[tuple[float, int]]:
        """Everybody into another Room."""
        mine = self.team.explorers.get(self.s.index) if self.works else None
        if mine is None:
            return super().looks()
        return [(worth if slot == mine else ELSEWHERE * worth, slot) for worth, slot in super().looks()]

    def errands(self) -> list[tuple[float, int]]:
        found = super().errands()
        s = self.s
        if "post_mortem" in self.wants and "blue_corpse" in s.me["hands"] and s.places.get("surgery") in self.ways:
            found.append((TASK, s.places["surgery"]))
        if self.works and not self.can_repair:
            found += [(BROKEN, slot) for slot in s.tiles if s.at(slot)["malfunction"] and self.worth(slot) >= TASK]
        if self.short_of_ammunition and self.can_search:
            found += [(AMMUNITION, slot) for slot in s.tiles if self.charges_at(slot) and s.reaches(slot)]
        return found

    # -- ammunition -----------------------------------------------------------------------------------

    @once
    def takes_charges(self) -> bool:
        """Whether an Energy Charge is of use, and none is in the bag."""
        s = self.s
        if not self.team.hopeful or (self.open_pods and not self.works):
            return False
        weapons = [s.rules.types[w].weapon for w in s.weapons()]
        return any(w.energy for w in weapons) and "energy_charge" not in s.item_kinds()

    @once
    def short_of_ammunition(self) -> bool:
        """Six of seven who died at work had nothing left to shoot with."""
        return self.takes_charges and sum(self.s.view["ammo"].get(w, 0) for w in self.s.me["hands"]) <= FEW_SHOTS

    @once
    def can_search(self) -> bool:
        return not cards_to_search(self.s.rules).isdisjoint(self.s.hand)

    def charges_at(self, slot: int) -> bool:
        """Whether a search there may find one: every third red Item is an Energy Charge."""
        tile = self.s.tiles.get(slot)
        return tile is not None and self.s.rules.rooms[tile].colour == "red" and self.s.at(slot)["items"] > 0

    def armory(self) -> float:
        return AMMUNITION if self.short_of_ammunition else super().armory()

    def loot(self, slot: int) -> float:
        return AMMUNITION if self.takes_charges and self.charges_at(slot) else super().loot(slot)
