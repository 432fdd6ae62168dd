"""What a bot makes of its view: where things are, how far away, how dangerous."""

from __future__ import annotations

import json
from collections.abc import Container
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any, TypeAlias

from ..rules.movement import NOT_THROUGH_A_CORRIDOR
from ..rules.shelter import BLUE_FROM, SEATS_IN_A_POD
from ..rules.ship import is_object
from ..rules.state import ABOARD, CLOSED
from ..setup import Ruleset, setup_from_public
from ..view import infection_kills
from ..view.types import RoomView, SeatView, View, own_seat
from .hearing import Hearing, heard_by
from .lore import USUAL_THREAT, lore_of
from .once import once
from .temper import Temper

DAMAGED, WORKING = "damaged", "working"
ENGINES = ("engine_1", "engine_2", "engine_3")
EVACUATION = {"A": "evacuation_a", "B": "evacuation_b"}
CLOSED_DOOR, BURNING, UNEXPLORED, ENCOUNTER = 6.0, 2.0, 2.0, 6.0
NOISE_FACES = 10
DOOR = "door"
"""The part of a card that works one Door of the Room."""
FIRST_COURSE = "B"
ENGINE_TRUST, COURSE_TRUST = 0.3, 0.3
"""How much the chance that others have looked after an Engine or the course has grown when the chambers open."""
CHANGED_COURSE, ELSEWHERE = 0.85, 0.1
"""The chance that a course which somebody changed leads to Earth, and that a course leads to any other place."""
Distances: TypeAlias = dict[int, dict[int, int]]
DEAF_TO_TALK = {
    "knowledge", "intruders", "scan_may_kill", "_unexplored", "occupied", "faces_with_noise", "tolls", "steps", "ways",
    "free_ways", "hand",
}  # fmt: skip
"""What a `Sight` has worked out that nothing said over the radio changes."""
ANEW = {"view", "heard"}
"""What it has anew whatever was said."""


def ruleset_of(setup: str) -> Ruleset:
    """The printed components are no secret: a bot may read them."""
    return setup_from_public(json.loads(setup)).ruleset()


def rules_seen_in(view: View) -> Ruleset:
    return setup_from_public(view["setup"]).ruleset()


@lru_cache(maxsize=16)
def distances(links: tuple[tuple[int, tuple[int, ...]], ...]) -> Distances:
    """Room -> Room -> steps between them, Doors left aside."""
    neighbours = dict(links)
    found = {}
    for start in neighbours:
        reached, edge = {start: 0}, [start]
        while edge:
            further = []
            for room in edge:
                for other in neighbours[room]:
                    if other not in reached:
                        reached[other] = reached[room] + 1
                        further.append(other)
            edge = further
        found[start] = reached
    return found


_boards: dict[int, tuple[Any, Distances]] = {}


def distances_on(board: Any) -> Distances:
    """Those of a board, looked up by the board itself: it lives as long as its ruleset."""
    known = _boards.get(id(board))
    if known is None or known[0] is not board:
        links = tuple((room, tuple(other for _, other in found)) for room, found in board.links.items())
        known = _boards[id(board)] = (board, distances(links))
    return known[1]


_openings: dict[int, tuple[Any, dict[int, list[int]]]] = {}


def openings_on(board: Any) -> dict[int, list[int]]:
    """Exit of a board -> the Rooms that it opens on, each as often as numbers of the Room lead there."""
    known = _openings.get(id(board))
    if known is None or known[0] is not board:
        found: dict[int, list[int]] = {}
        for room, exits in board.exits.items():
            for exit in exits.values():
                found.setdefault(exit, []).append(room)
        known = _openings[id(board)] = (board, found)
    return known[1]


@lru_cache(maxsize=16)
def kinds_of_cards(rules: Ruleset) -> dict[str, str]:
    """Copy of a card, Item or token -> the printed one."""
    return {id: str(getattr(entry, "id", id)) for id, entry in rules.types.items()}


@lru_cache(maxsize=16)
def with_a_door(rules: Ruleset) -> frozenset[str]:
    """The printed cards that open or close a Door."""
    return frozenset(
        card.id for card in rules.types.values() if any(part.name == DOOR for part in getattr(card, "effects", ()))
    )


def works_doors(s: Sight, card: str) -> bool:
    """Whether an Action card opens or closes a Door."""
    return s.kind(card) in with_a_door(s.rules)


def may_work_doors(s: Sight, p: SeatView) -> bool:
    """Whether somebody has such a card among theirs, and any card in hand."""
    return p["hand_size"] > 0 and not with_a_door(s.rules).isdisjoint(s.rules.characters[p["character"]].deck)


def only_talk_between(before: View, view: View) -> bool:
    """Whether two views show the same table but for what was said (`talking.Moment`)."""
    if before["seats"] is not view["seats"]:
        return False
    return all(value is before.get(name) for name, value in view.items() if name != "ext")


class Sight:
    """The table as one seat sees it. Reads the view alone."""

    def __init__(self, view: View, temper: Temper | None = None) -> None:
        self.view = view
        self.temper = temper
        self.rules = rules_seen_in(view)
        self.lore = lore_of(self.rules.boxes)
        self.board = self.rules.board
        self.index = own_seat(view)
        self.me = view["seats"][self.index]
        self.room: int = self.me["room"]
        self.time: int = view["time"]

    def after_talk(self, view: View) -> Sight:
        """The same table when something has been said; what it changes nothing about is not worked out again."""
        new, known = Sight(view, self.temper), vars(self)
        kept = known.keys() - ANEW if new.believes_like(self) else DEAF_TO_TALK & known.keys()
        vars(new).update({name: known[name] for name in kept})
        return new

    def believes_like(self, other: Sight) -> bool:
        """Whether what this seat has heard means the same to it."""
        heard, before = self.heard, other.heard
        return heard is not None and before is not None and heard.meaning == before.meaning

    @once
    def knowledge(self) -> dict[tuple[Any, Any], Any]:
        return {(k[0], k[1]): k[2] for k in self.me["knowledge"] if not isinstance(k[1], (list, tuple))}

    @once
    def tiles(self) -> dict[int, str]:
        """Room tiles that are face up or were looked at."""
        known = self.knowledge
        found = {}
        for room in self.view["rooms"]:
            tile = room["tile"] or known.get(("tile", room["slot"]))
            if tile:
                found[room["slot"]] = tile
        if self.heard is not None and self.heard.record.tiles:
            seen = set(found.values())
            told = self.heard.tiles().items()
            found.update((slot, tile) for slot, tile in told if slot not in found and tile not in seen)
        return found

    @once
    def heard(self) -> Hearing | None:
        """What was said over the radio; None: nothing."""
        return heard_by(self) if self.rules.remarks else None

    @once
    def places(self) -> dict[str, int]:
        return {tile: slot for slot, tile in self.tiles.items()}

    @once
    def intruders(self) -> dict[int, list[tuple[int, str, int]]]:
        """By Room: (figure, kind, injuries)."""
        found: dict[int, list[tuple[int, str, int]]] = {}
        for id, kind, at, injuries in self.view["figures"]:
            found.setdefault(at, []).append((id, kind, injuries))
        return found

    @property
    def answers(self) -> list[Any]:
        """What was already answered in the step that asks this seat."""
        ask = self.view["ask"]
        return ask["answers"] if ask is not None else []

    # -- the species ----------------------------------------------------------------------------------

    def queen_dies_with_the_ship(self) -> bool:
        """R-20.11: she is dead, or aboard as far as everybody sees."""
        kinds = [kind for _, kind, *_ in self.view["figures"]]
        return bool(self.view["queen_killed"]) or self.rules.species.queen_aboard(kinds)

    def can_be_studied(self, slot: str) -> bool:
        """Not twice; of a species that adapts only what is revealed (C-6.3)."""
        return any(
            name == slot and not studied and (card is not None or not self.rules.species.adapts)
            for name, card, studied in self.view["weaknesses"]
        )

    @once
    def scan_may_kill(self) -> bool:
        return infection_kills(self.view)

    # -- the ship -------------------------------------------------------------------------------------

    def at(self, slot: int) -> RoomView:
        return self.view["rooms"][slot - 1]

    def unexplored(self) -> list[int]:
        return self._unexplored

    @once
    def _unexplored(self) -> list[int]:
        return [r["slot"] for r in self.view["rooms"] if not r["explored"]]

    def burning(self) -> int:
        return sum(r["fire"] for r in self.view["rooms"])

    def broken(self) -> int:
        return sum(r["malfunction"] for r in self.view["rooms"])

    def aboard(self) -> list[SeatView]:
        return [p for p in self.view["seats"] if p["status"] == ABOARD]

    def crew_in(self, slot: int) -> list[SeatView]:
        return [p for p in self.view["seats"] if p["room"] == slot and p["index"] != self.index]

    def danger(self, kind: str) -> float:
        """How dangerous one figure of this kind is."""
        return self.lore.threats.get(kind, USUAL_THREAT)

    def threat(self, slot: int) -> float:
        there = self.intruders.get(slot)
        if there is None:
            return 0.0
        threats = self.lore.threats
        return sum([threats.get(kind, USUAL_THREAT) for _, kind, _ in there])

    def noisy_faces(self, slot: int) -> int:
        """How many of the ten faces bring an Encounter in this Room."""
        return self.faces_with_noise[slot]

    @once
    def faces_with_noise(self) -> list[int]:
        """The same for every Room, by its number."""
        view, openings = self.view, openings_on(self.board)
        noisy = [corridor for corridor, there in enumerate(view["noise"]) if there]
        noisy += [-1 - space for space, there in enumerate(view["vents"]) if there]
        found = [0] * (len(view["rooms"]) + 1)
        for exit in noisy:
            for room in openings[exit]:
                found[room] += 2
        return found

    def noise_risk(self, slot: int) -> float:
        """The chance that moving into this Room brings an Encounter; nobody rolls in an occupied Room."""
        return 0.0 if slot in self.occupied else self.noisy_faces(slot) / NOISE_FACES

    @once
    def occupied(self) -> set[int]:
        """Rooms where somebody else or an Intruder stands."""
        return {p["room"] for p in self.view["seats"] if p["index"] != self.index} | self.intruders.keys()

    def toll(self, slot: int) -> float:
        """What one step into this Room costs."""
        return self.tolls[slot]

    @once
    def tolls(self) -> dict[int, float]:
        intruders, occupied, noisy = self.intruders, self.occupied, self.faces_with_noise
        found = {}
        for room in self.view["rooms"]:
            slot = room["slot"]
            cost = 1.0 if room["explored"] else 1.0 + UNEXPLORED
            if room["fire"]:
                cost += BURNING
            if slot in intruders:
                cost += self.threat(slot)
            elif noisy[slot] and slot not in occupied:
                cost += ENCOUNTER * (noisy[slot] / NOISE_FACES)
            found[slot] = cost
        return found

    @once
    def ways(self) -> dict[int, tuple[float, int, int]]:
        """For each Room: (cost of the way there, first Room on it, first Corridor on it)."""
        return self.ways_past((), CLOSED_DOOR)

    @once
    def free_ways(self) -> dict[int, tuple[float, int, int]]:
        """Those that lead through no closed Door and no Room where Intruders are, nor into one."""
        return self.ways_past(self.intruders, None)

    def reaches(self, slot: int) -> bool:
        """Whether any way leads there, through closed Doors too. Along Corridors the board alone tells."""
        return slot in self.steps or slot in self.ways

    @once
    def steps(self) -> dict[int, int]:
        """Room -> steps from here along Corridors, Doors left aside."""
        return distances_on(self.board).get(self.room, {})

    def ways_past(
        self, blocked: Container[int], door: float | None, ends: Container[int] = ()
    ) -> dict[int, tuple[float, int, int]]:
        """`door`: what a closed one costs; None: no way leads through it. A way may end in one of the `ends`."""
        start, tolls, links, doors = self.room, self.tolls, self.board.links, self.view["doors"]
        found: dict[int, tuple[float, int, int]] = {}
        if not start:
            return found
        crossings = [cross for find in self.lore.crossings if (cross := find(self)) is not None]
        shortest = {start: 0.0}
        heap = [(0.0, start, 0, -1)]
        """Ways to try: (cost, Room, first Room, first Corridor). Of those that cost the same the first comes first."""
        while heap:
            cost, slot, first, corridor = heappop(heap)
            if slot in found:
                continue
            found[slot] = (cost, first, corridor)
            if slot in blocked and slot != start:
                continue
            steps = links[slot]
            for cross in crossings:
                steps = (*steps, *((NOT_THROUGH_A_CORRIDOR, other) for other in cross(slot)))
            for c, other in steps:
                if other in found or (other in blocked and other not in ends):
                    continue
                way = cost + tolls[other]
                if doors[c] == CLOSED and c != NOT_THROUGH_A_CORRIDOR:
                    if door is None:
                        continue
                    way += door
                if way <= shortest.get(other, way):
                    shortest[other] = way
                    heappush(heap, (way, other, other, c) if slot == start else (way, other, first, corridor))
        return found

    # -- the seat -------------------------------------------------------------------------------------

    @once
    def hand(self) -> list[str]:
        """Action cards in hand, by id."""
        return [c for c in self.me["hand"] if self.rules.is_action(c)]

    @property
    def contaminated(self) -> int:
        """Contamination cards in hand."""
        return len(self.me["hand"]) - len(self.hand)

    def kind(self, card: str) -> str:
        """The printed card behind a copy's id."""
        return kinds_of_cards(self.rules).get(card, card)

    def loaded(self) -> list[str]:
        return [w for w in self.weapons() if self.view["ammo"].get(w, 0) > 0]

    def weapons(self) -> list[str]:
        return [t for t in self.me["hands"] if not is_object(t) and self.rules.types[t].weapon is not None]

    def missing_ammo(self, weapon: str) -> int:
        return int(self.rules.types[weapon].weapon.ammo - self.view["ammo"].get(weapon, 0))

    def item_kinds(self) -> list[str]:
        return [self.kind(i) for i in [*self.me["items"], *self.me["hands"]]]

    def items_held(self) -> int:
        return sum(1 for i in [*self.me["items"], *self.me["hands"]] if not is_object(i))

    @property
    def frail(self) -> int:
        """0 fresh, 3 one wound from death."""
        return len(self.me["wounds"])

    # -- ways off the ship ----------------------------------------------------------------------------

    def engine(self, tile: str) -> str | None:
        """What this seat knows of an Engine, or believes because somebody it trusts has looked."""
        return self.engines[ENGINES.index(tile)]

    @once
    def engines(self) -> list[str | None]:
        """The same of each."""
        known, heard = self.knowledge, self.heard
        found = [known.get(("engine", number)) for number in range(len(ENGINES))]
        if heard is None:
            return found
        return [heard.engine(number) if state is None else state for number, state in enumerate(found)]

    def engines_hold(self) -> float:
        return self._engines_hold

    @once
    def _engines_hold(self) -> float:
        """The chance that at most one Engine is damaged. An unknown one is a coin, less and less as others had the
        time to look after it."""
        none, one = 1.0, 0.0
        for number in range(len(ENGINES)):
            bad = self.engine_damaged(number)
            none, one = none * (1 - bad), one * (1 - bad) + none * bad
        return none + one

    def engine_damaged(self, number: int) -> float:
        state = self.knowledge.get(("engine", number))
        if state is not None:
            return 1.0 if state == DAMAGED else 0.0
        unseen = 0.5 - self.trust(ENGINE_TRUST)
        return self.heard.damaged(number, unseen) if self.heard is not None else unseen

    def trust(self, most: float) -> float:
        """How far the others' work is relied on: not at all at first, fully when the chambers open."""
        return most * min(1.0, self.time / BLUE_FROM) if len(self.view["seats"]) > 1 else 0.0

    def letters_to(self, place: str) -> list[str] | None:
        """Course letters that lead there, None while the Coordinates are unknown."""
        card = self.knowledge.get(("coordinates", 0))
        return None if card is None else [x for x, at in self.rules.types[card].places.items() if at == place]

    def heading_for(self, place: str) -> float:
        """The chance that the course leads there: the player who changed it has looked, and most want to go home."""
        letters = self.letters_to(place)
        if letters is not None:
            return float(self.view["destination"] in letters)
        if place != "earth":
            return ELSEWHERE
        letter = self.view["destination"]
        unread = 0.25 + self.trust(COURSE_TRUST) if letter == FIRST_COURSE else CHANGED_COURSE
        return self.heard.home(letter, unread) if self.heard is not None else unread

    def chambers_open(self) -> bool:
        return self.time >= BLUE_FROM

    def someone_hibernates(self) -> bool:
        return "hibernating" in [p["status"] for p in self.view["seats"]]

    def pods(self, locked: bool) -> list[tuple[int, int]]:
        """(number, Room) of the attached Pods with a free seat whose Section is known."""
        found = []
        for number, section, is_locked, launched in self.view["pods"]:
            slot = self.places.get(EVACUATION[section])
            if slot and not launched and is_locked == locked:
                riders = sum(1 for p in self.view["seats"] if p["pod"] == number and p["status"] == "pod")
                if riders < SEATS_IN_A_POD:
                    found.append((number, slot))
        return found
