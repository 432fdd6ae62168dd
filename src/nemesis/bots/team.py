"""Who of a crew does what, where Objectives lie open: worked out alike by every seat, from what everybody sees.

A card is met by what anybody did, and what was done stays done when somebody dies; one survivor is enough (R-22.3). So
everybody works: each job goes to the nearest, the rest of somebody's jobs to the others when they die or are too badly
hurt. A ship that must arrive needs its helm and Engines too: whose duty those are has one job less. Where nothing asks
for Earth, Self-Destruct ends the game: it opens the Pods, and does what two of the cards ask for.
"""

from __future__ import annotations

from typing import TypeAlias

from ..rules.ship import is_corpse, is_object
from ..rules.state import ABOARD, DEAD, IN_POD
from ..view.types import SeatView
from .lore import NO_GOAL, USUAL_EFFORT
from .once import once
from .sight import Distances, Sight, distances_on

Job: TypeAlias = tuple[str, ...]
"""What one seat does together, because it needs the same Object or the same Room."""
PLACE_OF = {
    "signal": "comms_room", "post_mortem": "surgery", "study_corpse": "laboratory", "study_carcass": "laboratory",
    "study_egg": "laboratory", "egg": "nest", "no_nest": "nest", "blast": "generator",
}  # fmt: skip
"""What a card may want -> the Room without which it cannot be had."""
BROUGHT = frozenset({"post_mortem", "study_corpse", "study_carcass", "study_egg"})
"""What is done by carrying something into that Room."""
TWO = 2
AWAY = 99
MOST_WOUNDS = 2
"""With more Serious Wounds somebody has no job, if there is anybody else."""
HELM_AND_ENGINES = 2
"""Seats with a duty to a ship that has to arrive."""


def duty_order(s: Sight, crew: list[SeatView], by_skill: bool = True) -> list[SeatView]:
    """The helm first, then the Engines; with `by_skill` those go to the best hands."""
    skill = s.lore.repairs_well if by_skill else {}
    order = sorted(crew, key=lambda p: (-skill.get(p["character"], 0), p["number"]))
    if by_skill:
        order[:2] = order[:2][::-1]
    return order


def duties_of(order: list[SeatView], seat: int) -> tuple[bool, bool, bool]:
    """Whether helm, Engines and an eye on Self-Destruct fall to a seat; one that is not aboard has the helm."""
    seats = [p["index"] for p in order]
    rank, last = seats.index(seat) if seat in seats else 0, len(seats) - 1
    return rank == 0, rank == min(1, last), rank == min(3, last)


def fits(held: str, thing: str) -> bool:
    """Any corpse is one to be studied; the blue one must be that one."""
    return held == thing or (thing == "corpse" and is_corpse(held))


def holds(p: SeatView, thing: str) -> bool:
    """Whether somebody has it in their hands."""
    hands = p["hands"]
    return thing in hands or (thing == "corpse" and any(map(is_corpse, hands)))


class Team:
    """What is left to do for these cards, and whose it is."""

    def __init__(self, s: Sight, cards: list[str]) -> None:
        self.s = s
        self.cards = cards
        self.wanted = [s.lore.objectives.get(card, NO_GOAL).wants for card in cards]
        self.asked = {want for wants in self.wanted for want in wants}
        self._holders: dict[str, list[SeatView]] = {}
        self._wants: dict[int, set[str]] = {}
        self.goes_home = "earth" in self.asked
        """Whether the ship must arrive."""
        self.crew = [p for p in s.view["seats"] if p["status"] == ABOARD and p["room"]]
        too_few = self.signals_left > sum(not p["signal"] for p in s.view["seats"] if p["status"] in (ABOARD, IN_POD))
        self.hopeful = not too_few and not (self.goes_home and any(map(self.needs_the_queen, cards)))
        """Bots do not kill the Queen, what blows up does not arrive, and the dead send no Signal: survival is left."""

    def needs_the_queen(self, card: str) -> bool:
        """Whether a card asks for a blast and would take the Queen's death instead, but no empty Nest."""
        blast = "blast" in self.s.lore.objectives.get(card, NO_GOAL).wants
        return blast and not self.s.view["queen_killed"] and ("no_nest",) not in self.s.rules.objectives[card].goal.ways

    # -- what is left -----------------------------------------------------------------------------------

    @once
    def signals_left(self) -> int:
        """R-22.3: as many characters with a Signal as cards that ask for one."""
        needed = sum("signal" in wants for wants in self.wanted)
        return max(0, needed - sum(p["signal"] for p in self.s.view["seats"]))

    @once
    def left(self) -> set[str]:
        """What is still to be done by anybody; whether the ship arrives is the duty of helm and Engines.

        A crew that does not sail blows the ship up even if no card asks for it: that opens the Pods (R-19.4), unless
        one is open already.
        """
        view, asked = self.s.view, self.asked
        left = set()
        if self.signals_left:
            left.add("signal")
        if "post_mortem" in asked and not view["post_mortem"]:
            left.add("post_mortem")
        if "egg" in asked and not self.holders("egg"):
            left.add("egg")
        if "explore" in asked and self.s.unexplored():
            left.add("explore")
        if "study_two" in asked:
            left |= self.studies_left()
        if not self.goes_home:
            if view["self_destruct"] < 0 and ("blast" in asked or not self.pods_are_open):
                left.add("blast")
        elif "blast" in asked and not view["nest_destroyed"]:
            left.add("no_nest")
        return left

    @property
    def work_is_done(self) -> bool:
        """Whether all that is left is to get off the ship."""
        return self.hopeful and not self.left and not self.goes_home

    def studies_left(self) -> set[str]:
        """Two Weaknesses: those first whose Object is at hand."""
        slots = [slot for slot, _, shown in self.s.view["weaknesses"] if not shown]
        number = TWO - (len(self.s.view["weaknesses"]) - len(slots))
        lying = [thing for _, thing in self.s.view["floor"]]
        at_hand = {slot for slot in slots if self.holders(slot) or any(fits(thing, slot) for thing in lying)}
        efforts = self.s.lore.efforts
        slots.sort(key=lambda slot: (slot not in at_hand, efforts.get(f"study_{slot}", USUAL_EFFORT)))
        return {f"study_{slot}" for slot in slots[: max(0, number)]}

    def holders(self, thing: str) -> list[SeatView]:
        """Who carries it and lives."""
        found = self._holders.get(thing)
        if found is None:
            seats = self.s.view["seats"]
            found = [p for p in seats if p["status"] != DEAD and holds(p, thing)]
            self._holders[thing] = found
        return found

    @once
    def needed(self) -> set[str]:
        """Rooms without which something cannot be done."""
        return {PLACE_OF[want] for want in self.left if want in PLACE_OF}

    @once
    def cards_left(self) -> int:
        """Cards of which something is left to do."""
        return sum(bool(self.left_of(card)) for card in self.cards)

    def left_of(self, card: str) -> set[str]:
        """What is left to do for one card: two Weaknesses are single studies, and the Nest may stand for the blast."""
        wants = set(self.s.lore.objectives.get(card, NO_GOAL).wants)
        if "study_two" in wants:
            wants |= {want for want in self.left if want.startswith("study_")}
        if "blast" in wants:
            wants.add("no_nest")
        return wants & self.left

    # -- whose it is ------------------------------------------------------------------------------------

    @once
    def jobs(self) -> list[Job]:
        left = self.left
        together = (("post_mortem", "study_corpse"), ("egg", "study_egg", "no_nest"), ("study_carcass",), ("blast",))
        found: list[Job] = [("signal",)] * self.signals_left
        found += [job for wants in together if (job := tuple(want for want in wants if want in left))]
        return found

    @once
    def open_jobs(self) -> int:
        return len(self.jobs) + ("explore" in self.left)

    @once
    def runners(self) -> list[SeatView]:
        """Who has jobs: all that are fit, but who has the Egg leaves as soon as there is a way off the ship."""
        fit = [p for p in self.crew if len(p["wounds"]) <= MOST_WOUNDS] or self.crew
        if "egg" not in self.asked or not (self.s.chambers_open() if self.goes_home else self.pods_are_open):
            return fit
        return [p for p in fit if "egg" not in p["hands"]]

    @property
    def pods_are_open(self) -> bool:
        return any(not locked and not launched for _, _, locked, launched in self.s.view["pods"])

    @once
    def on_duty(self) -> list[int]:
        """The seats at the helm and at the Engines of a ship that has to arrive."""
        return [p["index"] for p in duty_order(self.s, self.crew)[:HELM_AND_ENGINES]] if self.goes_home else []

    @once
    def shares(self) -> dict[int, list[Job]]:
        """Seat -> its jobs: the nearest first, and everybody has one before anybody has two; a duty counts as one."""
        shares: dict[int, list[Job]] = {p["index"]: [] for p in self.runners}
        duties = {seat: int(seat in self.on_duty) for seat in shares}
        takers = {job: self.takers(job) for job in set(self.jobs)}
        left = [(distance, n, seat, job) for n, job in enumerate(self.jobs) for distance, seat in takers[job]]
        while left:
            _, taken, seat, job = min([(duties[one[2]], one) for one in left])[1]
            shares[seat].append(job)
            duties[seat] += 1
            left = [one for one in left if one[1] != taken and not (one[2] == seat and one[3] == job)]
        return shares

    def takers(self, job: Job) -> list[tuple[int, int]]:
        """(distance, seat) of everybody for whom this job is one: how far it is to where they go for it next."""
        if job == ("signal",):
            found = [(p, self.at("comms_room")) for p in self.runners if not p["signal"]]
        elif job == ("blast",):
            found = [(p, self.at("generator")) for p in self.runners]
        elif "no_nest" in job:
            found = [(p, self.at("nest")) for p in self.runners if self.s.view["eggs"]]
        else:
            found = self.carriers(job)
        return [(self.distance(p, rooms), p["index"]) for p, rooms in found if rooms]

    def carriers(self, job: Job) -> list[tuple[SeatView, tuple[int, ...]]]:
        """Who may carry what a job is about where it belongs: who has it, or else whose hands are free to fetch it."""
        thing, place = "blue_corpse", "surgery"
        if "post_mortem" not in job:
            thing, place = "egg" if "egg" in job[0] else job[0].removeprefix("study_"), "laboratory"
        taken = any(p["status"] == ABOARD for p in self.holders(thing))
        lying = () if taken else self.where_to_fetch(thing)
        found = []
        for p in self.runners:
            if holds(p, thing):
                found.append((p, self.at(place)))
            elif lying and not any(map(is_object, p["hands"])):
                found.append((p, lying))
        return found

    def where_to_fetch(self, thing: str) -> tuple[int, ...]:
        lying = tuple([slot for slot, lies in self.s.view["floor"] if fits(lies, thing)])
        if lying or thing != "egg":
            return lying
        return self.at("nest") if self.s.view["eggs"] else ()

    def wants_of(self, seat: int) -> set[str]:
        """What falls to a seat. Exploring falls to all but those who carry something where it belongs: until everything
        is explored if a card asks for it, else to those without a job until all Rooms are found that jobs need."""
        known = self._wants.get(seat)
        if known is None:
            known = self._wants[seat] = self._wants_of(seat)
        return known

    def _wants_of(self, seat: int) -> set[str]:
        jobs = self.shares.get(seat)
        if jobs is None:
            return set()
        found = {want for job in jobs for want in job}
        if not found and not self.needed <= self.places.keys():
            return {"explore"}
        if "explore" not in self.left:
            return found
        carries = any(map(is_object, self.s.view["seats"][seat]["hands"]))
        sure = carries and any(PLACE_OF[want] in self.places for want in found & BROUGHT)
        return found if sure else found | {"explore"}

    @once
    def explorers(self) -> dict[int, int]:
        """Seat -> the unexplored Room it goes to: another one for each, the nearest first."""
        seekers = [p for p in self.runners if seeks(self.wants_of(p["index"]), self.places)]
        rooms = self.s.unexplored()
        found: dict[int, int] = {}
        ways = []
        for p in seekers:
            seat, here = p["index"], self.steps.get(p["room"], {})
            ways += [(here.get(room, AWAY), seat, room) for room in rooms]
        ways.sort()
        for _, seat, room in ways:
            if seat not in found and room not in found.values():
                found[seat] = room
        return found

    @once
    def workers(self) -> int:
        return sum(bool(self.wants_of(p["index"])) for p in self.runners)

    # -- where ------------------------------------------------------------------------------------------

    @once
    def places(self) -> dict[str, int]:
        """Rooms that lie open; what somebody peeked at is not known to all."""
        return {room["tile"]: room["slot"] for room in self.s.view["rooms"] if room["tile"]}

    def at(self, tile: str) -> tuple[int, ...]:
        slot = self.places.get(tile)
        return (slot,) if slot else self.unexplored

    @once
    def unexplored(self) -> tuple[int, ...]:
        return tuple(self.s.unexplored())

    @once
    def steps(self) -> Distances:
        return distances_on(self.s.board)

    def distance(self, p: SeatView, rooms: tuple[int, ...]) -> int:
        here = self.steps.get(p["room"], {})
        return here.get(rooms[0], AWAY) if len(rooms) == 1 else min([here.get(room, AWAY) for room in rooms])


def seeks(wants: set[str], places: dict[str, int]) -> bool:
    """Whether somebody with these jobs still has to find a Room for one of them."""
    return "explore" in wants or any(want in PLACE_OF and PLACE_OF[want] not in places for want in wants)
