"""What a bot wants: its duties to the ship, its Objective's errands, its health, and a way off the ship."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..rules.objectives import blast_fulfils
from ..rules.self_destruct import FIRST_YELLOW
from ..rules.shelter import BLUE_FROM
from ..rules.ship import is_corpse
from ..setup import Ruleset
from .lore import NO_GOAL, REPAIR, USUAL_EFFORT, lore_of
from .once import once
from .sight import DAMAGED, ENGINES, EVACUATION, WORKING, Sight, kinds_of_cards
from .team import duties_of, duty_order

TWO = 2
OUTLIVE, OUTLIVED, OUTLIVING = "obj_kill_p", 0.4, 0.15
"""How often bots won who had to outlive somebody: who is already dead, or not yet."""
HOARD = 7
SAFE_ENOUGH = 0.1
"""Below this chance of waking up, a bot does not lie down."""
HOME_AT = 6
"""From this Time on, everybody goes home, whatever is left to do."""
EASY = 1
"""More effort than this, and an Objective is not pursued: survival comes first."""
HOME_WORTH, POD_WORTH = 14.0, 14.0
"""To be where one leaves the ship: at the chambers, or with the Pods while Self-Destruct runs."""
STOP_WORTH, SEARCH_FOR_PODS = 12.0, 11.0
NEAR, NEXT_DOOR = 4.0, 1.5
"""Cost of a short way, and of one that hardly counts as a way."""
WORTH_THE_WAY = 10.0
WAYS_OUT = ("evacuation_a", "evacuation_b", "hatch_control")
ENGINES_NEEDED = 2
SURE = 0.9
TIME_TO_LEAVE = 8
TOO_LATE_TO_BLAST = 10
FIRE_WORTH = 2.0
FEW_BREAKDOWNS = 1
GATHER = 3
GATHER_WORTH = 6.0
DOOR_WORDS = ("open", "close")
GIVEN_WORD = 9.0
"""To do where it was promised what was promised."""


def wants_at(s: Sight, objective: str | None) -> tuple[str, ...]:
    """What an Objective asks for at this table: a blast only if its end check takes it (C-12.2), and of the slots that
    the species has to be studied the two that are the least work (V-10.1)."""
    wants = s.lore.objectives.get(objective or "", NO_GOAL).wants
    if "blast" in wants and not blast_fulfils(s.rules, objective or "", s.queen_dies_with_the_ship()):
        wants = tuple("trophy" if want == "blast" else want for want in wants)
    if "study_two" in wants:
        studied = sum(1 for _, _, shown in s.view["weaknesses"] if shown)
        efforts = s.lore.efforts
        left = [f"study_{slot}" for slot, _, shown in s.view["weaknesses"] if not shown]
        left.sort(key=lambda want: efforts.get(want, USUAL_EFFORT))
        wants = tuple(left[: max(0, TWO - studied)])
    return wants


def uses_of(thing: str) -> set[str]:
    """What a thing is brought somewhere for."""
    uses = {f"study_{thing}"}
    if is_corpse(thing):
        uses.add("study_corpse")
    if thing == "blue_corpse":
        uses.add("post_mortem")
    return uses


@lru_cache(maxsize=16)
def what_mends(rules: Ruleset) -> tuple[frozenset[str], frozenset[str]]:
    """(Action cards, Items), by id, with which a bot walks to what is damaged."""
    lore, kinds = lore_of(rules.boxes), kinds_of_cards(rules)
    cards, items = (
        frozenset(id for id, kind in kinds.items() if (use := uses.get(kind)) and use.errand and use.good_for == REPAIR)
        for uses in (lore.cards, lore.items)
    )
    return cards, items


class Aims:
    """One look at the table: what is still to be done, and what each Room is worth for it."""

    gathers = True
    """Whether the crew waits for the chambers together; where every Room has an errand nobody does."""

    bides = True
    """Whether a group holds its fire until the chambers open."""
    kept_back = 0
    """So many cards are kept for all but what is most important."""
    repairs = False
    """Whether it ever waits for cards that mend what is broken (`lacks_a_repair`)."""

    def __init__(self, sight: Sight, by_skill: bool = True) -> None:
        self.s = sight
        objectives = sight.me["objectives"]
        self.objective = objectives[0] if len(objectives) == 1 else min(objectives, key=self.effort, default=None)
        self.wants = {w for w in self.wants_of(self.objective) if not self.done(w)}
        if sight.time >= HOME_AT or (self.objective and self.effort(self.objective) > EASY):
            self.wants = set()
        self.share_duties(by_skill)
        if not (self.helm or self.engineer):
            self.wants -= {"earth", "mars"}
        self.open_pods = sight.pods(locked=False)
        self.leaving: bool = not (self.wants - {"blast"}) or sight.time >= TIME_TO_LEAVE or sight.frail >= 2
        self.safe_asleep = sight.engines_hold() * self.heading()
        at_work = self.wants - {"blast"} or self.busy()
        self.homing = sight.view["self_destruct"] < 0 and (sight.time >= HOME_AT or not at_work)

    @property
    def sails(self) -> bool:
        """Whether it matters where the ship goes."""
        return True

    @property
    def ways(self) -> dict[int, tuple[float, int, int]]:
        """How this bot gets anywhere."""
        return self.s.ways

    @property
    def enters(self) -> frozenset[int]:
        """Rooms that this bot enters whatever waits there."""
        return frozenset()

    # -- duties ---------------------------------------------------------------------------------------

    def share_duties(self, by_skill: bool) -> None:
        """One goes to the helm, one to the Engines, one minds Self-Destruct; all others are safer at home.

        Everybody can see who is left, so nobody has to be told. With `by_skill` the best hands get the Engines.
        """
        order = duty_order(self.s, self.s.aboard(), by_skill)
        self.helm, self.engineer, self.warden = duties_of(order, self.s.index)

    def busy(self) -> bool:
        """Whether this bot still has a duty to the ship."""
        s = self.s
        if s.view["self_destruct"] >= 0:
            return False
        course = self.letters_home()
        off_course = course is None or s.view["destination"] not in course
        return (self.helm and off_course) or (self.engineer and not self.engines_fine())

    def letters_home(self) -> list[str] | None:
        """Letters that lead to Earth, known or heard; None: no idea."""
        known = self.s.letters_to("earth")
        if known is not None or self.s.heard is None:
            return known
        return self.s.heard.letters_home or None

    def engines_fine(self) -> bool:
        return self.s.engines.count(WORKING) >= ENGINES_NEEDED or self.s.engines_hold() > SURE

    # -- Objectives -----------------------------------------------------------------------------------

    def wants_of(self, objective: str | None) -> tuple[str, ...]:
        return wants_at(self.s, objective)

    def effort(self, objective: str) -> float:
        """How much work an Objective still is; the bot keeps and follows the lightest."""
        if objective.startswith(OUTLIVE):
            target = next((p for p in self.s.view["seats"] if f"{OUTLIVE}{p['number']}" == objective), None)
            if target is None or target["index"] == self.s.index:
                return 9
            return 0 if target["status"] == "dead" else 3
        efforts = self.s.lore.efforts
        return sum(efforts.get(w, USUAL_EFFORT) for w in self.wants_of(objective) if not self.done(w))

    def promise(self, objective: str) -> float:
        """How likely an Objective is to be met, for the choice at the First Encounter."""
        if objective.startswith(OUTLIVE):
            target = next((p for p in self.s.view["seats"] if f"{OUTLIVE}{p['number']}" == objective), None)
            if target is None or target["index"] == self.s.index:
                return 0.0
            return OUTLIVED if target["status"] == "dead" else OUTLIVING
        return self.s.lore.objectives.get(objective, NO_GOAL).promise

    def done(self, want: str) -> bool:
        s = self.s
        if want == "signal":
            return bool(s.me["signal"])
        if want == "blast":
            return s.view["self_destruct"] >= 0
        if want in ("earth", "mars"):
            return s.engines_hold() > 0.7 and s.heading_for(want) == 1
        if want == "explore":
            return not s.unexplored()
        if want == "items":
            return s.items_held() >= HOARD
        if want == "post_mortem":
            return bool(s.view["post_mortem"])
        if want == "trophy":
            return bool(s.view["queen_killed"])
        if want.startswith("study_"):
            return any(slot == want[6:] and shown for slot, _, shown in s.view["weaknesses"])
        return want in s.me["hands"]

    def heading(self) -> float:
        """The chance that waking up where the ship goes is survived."""
        s = self.s
        mars = s.heading_for("mars") if self.objective == "obj_quarantine" else 0.0
        return min(1.0, s.heading_for("earth") + mars)

    def course(self) -> list[str]:
        """Letters the bot would set, empty while it does not know."""
        places = ("mars", "earth") if self.objective == "obj_quarantine" else ("earth",)
        known = [x for place in places for x in self.s.letters_to(place) or ()]
        return known or (self.letters_home() or [] if self.helm and places == ("earth",) else [])

    def blows_up(self) -> bool:
        """Whether Self-Destruct serves this bot."""
        s = self.s
        if "blast" not in self.wants or "signal" in self.wants:
            return False
        return s.view["self_destruct"] < 0 and not s.someone_hibernates() and s.time <= TOO_LATE_TO_BLAST

    # -- Rooms ----------------------------------------------------------------------------------------

    def worth(self, slot: int) -> float:
        """What the Room Action there is worth now, 0 for nothing."""
        return self.worth_of(self.s.tiles.get(slot, ""))

    def worth_of(self, tile: str) -> float:
        """The same by the tile."""
        value = self.s.lore.rooms.get(tile)
        return value(self) if value is not None else 0.0

    def comms(self) -> float:
        return 10.0 if "signal" in self.wants else 0.0

    def generator(self) -> float:
        """Starting Self-Destruct, or stopping it while that is possible."""
        s = self.s
        if 0 <= s.view["self_destruct"] < FIRST_YELLOW and "blast" not in self.wants_of(self.objective):
            near = s.places["generator"] in s.ways and s.ways[s.places["generator"]][0] < NEAR
            return STOP_WORTH if self.warden or near else 0.0
        return 10.0 if self.blows_up() else 0.0

    def hatch(self) -> float:
        return 11.0 if self.leaving and not self.open_pods and self.s.pods(locked=True) else 0.0

    def sleep(self) -> float:
        if not self.s.chambers_open() or self.s.view["self_destruct"] >= 0:
            return 0.0
        if self.wants - {"earth", "mars"} and not self.homing:
            return 0.0
        if self.safe_asleep < SAFE_ENOUGH:
            return 0.0
        return 7 + 8 * self.safe_asleep

    def home(self) -> float:
        """To be near the chambers when they open."""
        if self.homing:
            return HOME_WORTH
        rounds_left = BLUE_FROM - self.s.time
        if self.safe_asleep < 0.2 or rounds_left > GATHER:
            return 0.0
        return GATHER_WORTH + (2.0 if rounds_left <= 1 else 0.0)

    def way_out(self) -> bool:
        """A Pod is open, or the chambers are and the ship looks safe."""
        return (self.leaving and bool(self.open_pods)) or self.sleep() > 0

    def board(self, section: str) -> float:
        slot = self.s.places.get(EVACUATION[section])
        return 15.0 if self.leaving and any(at == slot for _, at in self.open_pods) else 0.0

    def cockpit(self) -> float:
        s = self.s
        if s.someone_hibernates() or s.view["self_destruct"] >= 0:
            return 0.0
        course = self.course()
        if course:
            return 0.0 if s.view["destination"] in course else 9.0
        if self.wants & {"earth", "mars"}:
            return 8.0
        return 0.0 if self.heading() > 0.5 else 7.0 if self.helm else 0.0

    def engine(self, tile: str) -> float:
        """Looking; repairing comes from cards."""
        if self.has_promised(("check",), ENGINES.index(tile)):
            return GIVEN_WORD
        if self.s.engine(tile) is not None or self.engines_fine() or self.s.view["self_destruct"] >= 0:
            return 0.0
        return 6.0 if self.wants & {"earth", "mars"} or self.engineer else 0.5

    def engines(self) -> float:
        return 2.0 * self.s.engines.count(None)

    def damage(self, slot: int) -> float:
        """What working on the Engine of this Room is worth."""
        tile = self.s.tiles.get(slot, "")
        if tile not in ENGINES or self.blows_up() or self.s.view["self_destruct"] >= 0:
            return 0.0
        if self.has_promised(("check", "repair", "repairing"), ENGINES.index(tile)):
            return GIVEN_WORD
        state = self.s.engine(tile)
        return 0.0 if state == WORKING else 8.0 if state == DAMAGED else 5.0

    def nest(self) -> float:
        return 9.0 if self.wants & {"egg", "study_egg"} and "egg" not in self.s.me["hands"] else 0.0

    def laboratory(self) -> float:
        s, room = self.s, self.s.places["laboratory"]
        things = [*s.me["hands"], *(o for at, o in s.view["floor"] if at == room)]
        wanted = [w[6:] for w in self.wants if w.startswith("study_")]
        found = [slot for slot in wanted if slot in s.lore.studies and s.lore.studies[slot](s, room, things)]
        return 10.0 if any(s.can_be_studied(slot) for slot in found) else 0.0

    def surgery(self) -> float:
        if self.s.me["larva"]:
            return 9.0
        if "post_mortem" in self.wants and "blue_corpse" in self.s.me["hands"]:
            return 10.0
        return 4.0 if self.s.me["contamination"] >= 4 else 0.0

    def emergency(self) -> float:
        return 2.5 * self.s.frail + (1.5 if self.s.me["light"] else 0.0)

    def armory(self) -> float:
        return 4.0 if any(self.s.missing_ammo(w) >= 2 for w in self.s.weapons()) else 0.0

    def treatment(self, care: float) -> float:
        """Something to heal or wash, and a scan; without the former the latter cannot be declined (R-5.18)."""
        return care if self.s.scan_may_kill else care + 2.0 * self.s.contaminated

    def sprinklers(self) -> float:
        """A ninth Fire is the end of the ship, and one Event can double them."""
        return FIRE_WORTH * self.s.burning()

    def breakdown(self, slot: int) -> float:
        """What repairing the Room is worth: for its action, and because a ninth Malfunction is the end too."""
        if not self.s.at(slot)["malfunction"]:
            return 0.0
        return max(self.worth(slot), self.s.broken() - FEW_BREAKDOWNS)

    # -- errands --------------------------------------------------------------------------------------

    @once
    def to_do(self) -> list[tuple[float, int]]:
        """The errands, listed once: for what a bot says and for what it does."""
        return self.errands()

    def errands(self) -> list[tuple[float, int]]:
        """(worth, Room) of everything worth walking to."""
        s = self.s
        found = []
        rooms, can_repair = s.view["rooms"], self.can_repair
        for slot, tile in s.tiles.items():
            broken = rooms[slot - 1]["malfunction"]
            worth = self.worth_of(tile) if can_repair or not broken else 0.0
            if can_repair and tile in ENGINES:
                worth = max(worth, self.damage(slot))
            if can_repair and broken:
                worth = max(worth, self.breakdown(slot))
            found.append((worth, slot))
        found += self.looks()
        found += [(self.desire(thing), slot) for slot, thing in s.view["floor"]]
        if "items" in self.wants:
            found += [(self.loot(slot), slot) for slot in s.tiles]
        found = [(worth, slot) for worth, slot in found if worth > 0]
        if self.homing:
            found = [(worth, slot) for worth, slot in found if self.on_the_way_home(worth, slot)]
        if s.view["self_destruct"] >= 0:
            found += [(POD_WORTH, slot) for _, slot in s.pods(locked=True)]
        elif not (self.open_pods and self.leaving):
            found.append((self.home(), s.places["hibernatorium"]))
        found += self.promised_errands()
        return [(worth, slot) for worth, slot in found if worth > 0 and s.reaches(slot)]

    def looks(self) -> list[tuple[float, int]]:
        """What a look into each unexplored Room is worth."""
        curious = self.curiosity()
        return [(curious, slot) for slot in self.s.unexplored()]

    def promised_errands(self) -> list[tuple[float, int]]:
        """Where this bot gave its word to be; that of a loyal one is worth a walk, but not the way off the ship."""
        s = self.s
        if s.heard is None or not s.heard.promised or s.temper is None or not s.temper.loyal or self.way_out():
            return []
        found = [(who, said[0], self.promised_room(*said)) for who, said in s.heard.promised]
        return [
            (s.temper.word_worth, slot) for who, word, slot in found
            if slot and slot != s.room and (not s.intruders.get(slot) or (word == "come" and self.is_there(who, slot)))
        ]  # fmt: skip

    def is_called_to(self, room: int) -> bool:
        """Whether a loyal bot promised to come to somebody who is there."""
        heard = self.s.heard
        return (
            heard is not None
            and self.has_promised(("come",), room)
            and any(said[0] == "come" and said[-1] == room and self.is_there(who, room) for who, said in heard.promised)
        )

    def is_there(self, seat: int, room: int) -> bool:
        return bool(self.s.view["seats"][seat]["room"] == room)

    def promised_room(self, word: str, *about: Any) -> int:
        """Where a promise takes its giver; 0: nowhere."""
        if word in ("going", "come"):
            return int(about[-1])
        if word in ("check", "repair", "repairing"):
            return self.s.places.get(ENGINES[about[-1]], 0)
        return int(self.s.view["seats"][about[-1]]["room"]) if word == "covering" else 0

    def has_promised(self, words: tuple[str, ...], subject: Any) -> bool:
        """Whether a loyal bot gave its word to do one of these with something."""
        s = self.s
        if s.heard is None or not s.heard.promised or s.temper is None or not s.temper.loyal:
            return False
        return any(said[0] in words and said[-1] == subject for _, said in s.heard.promised)

    @once
    def promised_door(self) -> tuple[str, int] | None:
        """(`open` or `close`, Corridor) of a Door of this Room that a loyal bot promised to work."""
        s = self.s
        if s.heard is None or not s.heard.promised or s.temper is None or not s.temper.loyal:
            return None
        here = s.board.corridors_of.get(s.room, ())
        return next((said[::2] for _, said in s.heard.promised if said[0] in DOOR_WORDS and said[2] in here), None)

    @once
    def covers(self) -> bool:
        """Whether a loyal bot promised to stand by somebody who is here."""
        return any(self.has_promised(("covering",), p["index"]) for p in self.s.crew_in(self.s.room))

    def stops_the_blast(self) -> bool:
        """Whether this bot may have a reason to stop Self-Destruct."""
        return True

    def holds_a_pod(self) -> bool:
        """Whether a Pod waits for whoever is still aboard."""
        return False

    def waited_for(self) -> list[int]:
        """The seats that this bot promised to wait for."""
        return [who for who, said in self.s.heard.promised if said[0] == "wait"] if self.s.heard is not None else []

    def on_the_way_home(self, worth: float, slot: int) -> bool:
        """On the way home, only a way out, something that matters or something next door is worth a stop."""
        s = self.s
        tile = s.tiles.get(slot)
        if worth >= WORTH_THE_WAY or (tile in WAYS_OUT and s.places[tile] == slot):
            return True
        return slot in s.ways and s.ways[slot][0] <= NEXT_DOOR

    @once
    def can_repair(self) -> bool:
        cards, items = what_mends(self.s.rules)
        return not (cards.isdisjoint(self.s.hand) and items.isdisjoint(self.s.me["items"]))

    def lacks_a_repair(self) -> bool:
        """Whether other cards are needed than those in hand."""
        return False

    def curiosity(self) -> float:
        """What a look into an unexplored Room is worth."""
        wants, places = self.wants, self.s.places
        if "explore" in wants:
            return 7.0
        if not ("evacuation_a" in places and "evacuation_b" in places) and self.a_pod_waits_unseen():
            return SEARCH_FOR_PODS
        missing = (
            ("signal" in wants and "comms_room" not in places)
            or ("blast" in wants and "generator" not in places)
            or (("egg" in wants or "study_egg" in wants) and "nest" not in places)
            or (self.s.me["larva"] and "surgery" not in places)
            or ("laboratory" not in places and any(want.startswith("study") for want in wants))
        )
        return 5.0 if missing else 0.0

    def a_pod_waits_unseen(self) -> bool:
        """Pods are open, or soon will be, in a Section that this bot has not found yet."""
        if self.open_pods:
            return False
        if self.s.view["self_destruct"] >= 0:
            return not self.s.pods(locked=True)
        return self.leaving and any(not locked and not launched for _, _, locked, launched in self.s.view["pods"])

    def asks_for(self, thing: str) -> bool:
        """Whether an Objective of this seat asks for a thing, worth the while or not."""
        wants = {want for objective in self.s.me["objectives"] for want in self.wants_of(objective)}
        return thing in wants or bool(uses_of(thing) & wants)

    def desire(self, thing: str) -> float:
        if thing in self.wants:
            return 8.0
        return 6.0 if uses_of(thing) & self.wants else 0.0

    def loot(self, slot: int) -> float:
        if self.s.at(slot)["items"] <= 0:
            return 0.0
        return 6.0 if "items" in self.wants else 3.0 if not self.leaving else 1.0
