"""How a position is likely to end for a seat: a small network, learnt from games of the bot that plays the rounds out.

It reads a whole table: one that was dealt from a view (`nemesis.view.determinise`) and played to the end of the round.
The weights are in `evaluation.json`; `tools/train_evaluation.py` makes them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources
from math import exp, fsum
from operator import mul
from struct import Struct
from typing import Any, NamedTuple

from ..content import BOXES
from ..rules.objectives import blast_fulfils
from ..rules.shelter import BLUE_FROM, SEATS_IN_A_POD
from ..rules.state import ABOARD, DEAD, HIBERNATING, IN_POD, LAUNCHED
from .aims import HOME_AT
from .lore import USUAL_THREAT, lore_of
from .progress import (
    WANTS,
    card_progress,
    crew_result,
    is_shared,
    own_progress,
    shared_cards,
    want_progress,
    work_done,
)
from .sight import DAMAGED, ENGINES, EVACUATION, WORKING

WEIGHTS = "evaluation.json"
FAR = 8
"""As far as a ship is long; also where there is no way at all."""
OUTLIVE = "obj_kill_p"
NO_CARDS = [0.0] * (3 + 2 * len(WANTS))
"""The inputs about shared cards where there are none."""
OBJECTIVES = (
    "obj_prime_asset", "obj_oldest_friend", "obj_quarantine", "obj_investigator", "obj_burial", "obj_hoarder",
    "obj_great_hunt", "obj_best_friends", "obj_aliens", "obj_precious", "obj_necroscopy", "obj_ab_ovo", "obj_biology",
)  # fmt: skip
FIRST_INPUTS = (
    "aboard", "in_pod", "hibernating", "launched",
    "time", "time_squared", "chambers_open", "before_open", "self_destruct_runs", "self_destruct",
    "engines_working", "engines_hold", "to_earth", "to_mars", "course_changed", "others_hibernate", "own_bed",
    "engines_known", "engines_known_bad", "engines_known_to_others", "course_known", "course_known_to_others",
    "knows_earth", "wounds", "undressed", "light", "larva", "slime", "contamination", "infected", "infected_or_larva",
    "hand", "contamination_in_hand", "deck", "ammo", "ammo_here", "items", "hands_full",
    "to_home", "at_home", "home_threat", "home_noise", "home_crew", "home_broken", "home_burns",
    "threat_here", "injuries_here", "threat_near", "threat", "noise_here", "fire_here", "company",
    "crew", "dead", "crew_wounds", "fires", "breakdowns", "many_fires", "many_breakdowns",
    "pods_open", "pods_locked", "to_pod", "pod_in_reach", "bag", "bag_threat", "bag_blank", "eggs",
    "signal", "explored", "weaknesses", "nest_destroyed", "queen_killed", "first_encounter", "undecided",
    "outlive", "outlived", "blast_wanted", "carries_object", "players", "coop", "solo",
)  # fmt: skip
LAST_INPUTS = (
    "safe_course", "home_and_safe", "late_and_far", "time_to_go_home", "repairs_well", "helm", "engineer", "helm_busy",
    "engineer_busy", "to_cockpit", "to_engine", "course_in_hand", "engines_in_hand", *OBJECTIVES,
    "own_steps", "own_steps_done", "cards_open", "work_done", "somebody_safe", *(f"asked_{want}" for want in WANTS),
    *(f"done_{want}" for want in WANTS),
)  # fmt: skip
"""What is looked at, in the order of the network's inputs. Between the two stands what sort of table it is: inputs that
boxes name (`Lore.inputs`)."""


class Outlook(NamedTuple):
    """The chances of one seat."""

    survive: float
    win: float
    work: float
    """How much of the cards that a crew shares will be met (`progress.crew_result`); 0 where nothing is shared."""


NOTHING_LEFT = Outlook(0.0, 0.0, 0.0)


# -- what is looked at --------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def distances(links: tuple[tuple[int, tuple[int, ...]], ...]) -> dict[tuple[int, int], int]:
    """Steps between any two Rooms, Doors left aside."""
    neighbours = dict(links)
    found = {}
    for start in neighbours:
        reached, edge = {start: 0}, [start]
        while edge:
            edge = [b for a in edge for b in neighbours[a] if reached.setdefault(b, reached[a] + 1) == reached[a] + 1]
            edge = list(dict.fromkeys(edge))
        found.update({(start, b): n for b, n in reached.items()})
    return found


_steps: dict[int, tuple[Any, dict[tuple[int, int], int]]] = {}


def steps_on(board: Any) -> dict[tuple[int, int], int]:
    """The distances of a board, looked up by the board itself: it lives as long as its ruleset."""
    known = _steps.get(id(board))
    if known is None or known[0] is not board:
        links = tuple((room, tuple(other for _, other in found)) for room, found in board.links.items())
        known = _steps[id(board)] = (board, distances(links))
    return known[1]


def names(sorts: Sequence[str]) -> list[str]:
    """All inputs, with those that boxes name."""
    return [*FIRST_INPUTS, *sorts, *LAST_INPUTS]


def sorts_of_tables() -> tuple[str, ...]:
    """The inputs that boxes name."""
    return tuple(lore_of(BOXES).inputs)


def sort_of_table(setup: Any, sorts: Sequence[str]) -> list[bool]:
    """Of which of these sorts a table is; a sort that no box names any more is never met."""
    inputs = lore_of(BOXES).inputs
    return [name in inputs and inputs[name](setup) for name in sorts]


class Table:
    """What of a whole table is the same for each of its seats."""

    def __init__(self, game: Any, sorts: Sequence[str]) -> None:
        rules, tiles = game.rules, game.tiles
        lore = lore_of(rules.boxes)
        dangers = lore.threats
        self.game = game
        self.skill = lore.repairs_well
        self.steps = steps_on(rules.board)
        self.home = tiles.index("hibernatorium") if "hibernatorium" in tiles else 0
        self.threats: dict[int, float] = {}
        for f in game.figures:
            self.threats[f.room] = self.threats.get(f.room, 0.0) + dangers.get(f.kind, USUAL_THREAT)
        self.working = [top for top, _ in game.engines].count(WORKING)
        card = rules.types[game.coordinates].places if game.coordinates else {}
        self.place: str = card.get(game.destination, "")
        self.pods = open_pods(game)
        self.locked_pods = sum(1 for _, _, locked, launched in game.pods if locked and not launched)
        self.bag = [dangers.get(rules.types[token].kind, 0.0) for token in game.bag]
        self.fires, self.breakdowns, self.explored = sum(game.fire), sum(game.malfunction), sum(game.explored)
        self.studied = sum(1 for _, _, shown in game.weaknesses if shown)
        self.sort = sort_of_table(game.setup, sorts)
        self.home_noise = noisy(game, rules.board, self.home)


def features(game: Any, seat: int, sorts: Sequence[str]) -> list[float]:
    """The numbers of `names` for one seat of a whole table."""
    return features_at(Table(game, sorts), seat)


def features_at(table: Table, seat: int) -> list[float]:
    game, steps, home, threats = table.game, table.steps, table.home, table.threats
    p = game.seats[seat]
    rules, seats, board = game.rules, game.seats, game.rules.board
    room, time = p.room, game.time
    others = [q for q in seats if q.index != seat]
    aboard = [q for q in others if q.status == ABOARD]
    statuses = [q.status for q in others]
    injuries_here = sum([f.injuries for f in game.figures if f.room == room])
    working = table.working
    holds = working >= 2
    known = {(k[0], k[1]): k[2] for k in p.knowledge if not isinstance(k[1], (list, tuple))}
    known_engines = [known.get(("engine", n)) for n in range(3)]
    told = {(k[0], k[1]) for q in aboard for k in q.knowledge if k[0] in ("engine", "coordinates")}
    place = table.place
    earth = place == "earth"
    objective = p.objectives[0] if len(p.objectives) == 1 else ""
    safe = holds and (earth or (place == "mars" and objective == "obj_quarantine"))
    is_contamination = rules.contamination_ids.__contains__
    sick = list(filter(is_contamination, p.deck + p.hand + p.discard))
    infected = sum([rules.types[c].infected for c in sick])
    sick_hand = sum(map(is_contamination, p.hand))
    ammo = sum([game.ammo.get(w, 0) for w in p.hands])
    near = [q for q in aboard if q.room == room and room]
    to_home = steps.get((room, home), FAR) if room else FAR
    to_pod = min([steps.get((room, slot), FAR) for _, slot in table.pods], default=FAR) if room else FAR
    bag = table.bag
    target = next((q for q in seats if objective == f"{OUTLIVE}{q.number}"), None)
    mode = game.setup.mode
    fires, breakdowns = table.fires, table.breakdowns
    found = [
        p.status == ABOARD, p.status == IN_POD, p.status == HIBERNATING, p.status == LAUNCHED,
        time / 15, (time / 15) ** 2, time >= BLUE_FROM, max(0, BLUE_FROM - time) / BLUE_FROM,
        game.self_destruct >= 0, max(0, game.self_destruct) / 8,
        working / 3, holds, earth, place == "mars", game.destination != "B",
        statuses.count(HIBERNATING) / 3, p.status == HIBERNATING and safe,
        len([e for e in known_engines if e]) / 3, known_engines.count(DAMAGED) / 3,
        len([n for n in range(3) if ("engine", n) in told]) / 3,
        ("coordinates", 0) in known, ("coordinates", 0) in told,
        ("coordinates", 0) in known and earth,
        len(p.wounds) / 3, len([card for card, dressed in p.wounds if not dressed]) / 3, p.light / 2, p.larva, p.slime,
        len(sick) / 6, min(infected, 4) / 4, bool(infected or p.larva),
        (len(p.hand) - sick_hand) / 5, sick_hand / 5, len(p.deck) / 10, min(ammo, 6) / 6,
        min(8, sum([game.ammo.get(w, 0) for q in near for w in q.hands])) / 8, len(p.items) / 5, len(p.hands) / 2,
        to_home / FAR, room == home and room > 0, threats.get(home, 0.0) / 10, table.home_noise / 4,
        len([q for q in aboard if q.room == home]) / 3, game.malfunction[home], game.fire[home],
        threats.get(room, 0.0) / 10 if room else 0.0, injuries_here / 5 if room else 0.0,
        fsum([threats.get(other, 0.0) for _, other in board.links.get(room, ())]) / 10,
        fsum(threats.values()) / 20, noisy(game, board, room) / 4, game.fire[room] if room else 0, len(near) / 3,
        len(aboard) / 4, statuses.count(DEAD) / 4,
        sum([len(q.wounds) for q in aboard]) / 6, fires / 8, breakdowns / 8, fires >= 6, breakdowns >= 6,
        len(table.pods) / 2, table.locked_pods / 4, to_pod / FAR,
        max(0, 4 - to_pod) / 4, len(bag) / 12, fsum(bag) / 40, bag.count(0.0) / 3, game.eggs / 8,
        p.signal, table.explored / 21, table.studied / 3,
        game.nest_destroyed, game.queen_killed, game.first_encounter, len(p.objectives) > 1,
        target is not None and target.status != DEAD, target is not None and target.status == DEAD,
        game.self_destruct >= 0 and blast_serves(game, objective),
        any(t in ("egg", "carcass") or t.endswith("corpse") for t in p.hands),
        len(seats) / 5, mode == "coop", mode == "solo", *table.sort,
        safe, safe and room == home and room > 0, time >= BLUE_FROM and to_home / FAR,
        time >= HOME_AT, table.skill.get(p.character, 0) / 3, *errands(table, p, aboard, known, known_engines),
        *[objective == known_one for known_one in OBJECTIVES],
    ]  # fmt: skip
    values = list(map(float, found))
    values += work(game, seat)
    return values


def work(game: Any, seat: int) -> list[float]:
    """What was done for the Objective of a seat, or for the cards of the crew."""
    if not is_shared(game):
        steps, done = own_progress(game, seat)
        return [steps / 2, done, *NO_CARDS]
    cards = shared_cards(game)
    progress = [card_progress(game, card) for card in cards]
    asked = {want for card in cards for want in lore_of(game.rules.boxes).objectives[card].wants}
    safe = any(p.status in (HIBERNATING, LAUNCHED) for p in game.seats)
    return [
        0.0, 0.0, sum(1 for part in progress if part < 1) / 5, work_done(game, progress), float(safe),
        *(float(want in asked) for want in WANTS),
        *(want_progress(game, want, cards) if want in asked else 0.0 for want in WANTS),
    ]  # fmt: skip


def blast_serves(game: Any, objective: str) -> bool:
    """Whether the end of the ship fulfils the Objective, by the rule in force."""
    if objective not in ("obj_great_hunt", "obj_aliens"):
        return False
    queen_dies = game.queen_killed or game.rules.species.queen_aboard([f.kind for f in game.figures])
    return blast_fulfils(game.rules, objective, queen_dies)


def errands(table: Table, p: Any, aboard: list[Any], known: dict[Any, Any], engines: list[Any]) -> list[float]:
    """The duties of a seat (`Aims.share_duties`): a seat that still has one leaves home for it."""
    game, steps, skill = table.game, table.steps, table.skill
    crew = sorted([*aboard, p], key=lambda q: (-skill.get(q.character, 0), q.number))
    crew[:2] = crew[:2][::-1]
    helm = p.status == ABOARD and crew[0] is p
    engineer = p.status == ABOARD and crew[min(1, len(crew) - 1)] is p
    course = ("coordinates", 0) in known and game.rules.types[known["coordinates", 0]].places
    steering = helm and not (course and course.get(game.destination) == "earth")
    repairing = engineer and engines.count(WORKING) < 2
    tiles, room = game.tiles, p.room
    unknown = [t for n, t in enumerate(ENGINES) if engines[n] != WORKING and t in tiles]
    to_engine = min([steps.get((room, tiles.index(t)), FAR) for t in unknown], default=FAR)
    to_cockpit = steps.get((room, tiles.index("cockpit")), FAR) if "cockpit" in tiles else FAR
    course_in_hand = any(k[0] == "coordinates" for q in aboard for k in q.knowledge)
    hands = max([len([k for k in q.knowledge if k[0] == "engine" and k[2] == WORKING]) for q in aboard], default=0)
    return [
        helm, engineer, steering, repairing, steering * to_cockpit / FAR, repairing * to_engine / FAR,
        course_in_hand, hands >= 2,
    ]  # fmt: skip


def noisy(game: Any, board: Any, room: int) -> int:
    """How many of a Room's four exits carry a Noise marker."""
    if not room or room not in board.exits:
        return 0
    return sum(1 for e in board.exits[room].values() if (game.noise[e] if e >= 0 else game.vents[-1 - e]))


def open_pods(game: Any) -> list[tuple[int, int]]:
    """(number, Room) of the Pods that can be boarded, wherever their Section lies."""
    found = []
    for number, section, locked, launched in game.pods:
        tile = EVACUATION.get(section, "")
        if locked or launched or tile not in game.tiles:
            continue
        riders = sum(1 for q in game.seats if q.pod == number and q.status == IN_POD)
        if riders < SEATS_IN_A_POD:
            found.append((number, game.tiles.index(tile)))
    return found


# -- what is made of it -------------------------------------------------------------------------------


LANE, ZERO = 64, 1 << 63
"""Bits for each hidden unit in one large integer, and what a lane holds for a unit that is zero."""
PART, WEIGHT = 1 << 12, 1 << 16
"""What an input and a weight of 1.0 are as whole numbers."""


class Network:
    """Two layers, evaluated without any library: hidden units that clip at zero, then one chance for each answer.

    Inputs and weights are rounded to whole numbers, so every machine and every Python comes to the same result. The
    units lie side by side in one large integer (as in `policy.py`): an input adds its part to all of them at once, and
    two thirds of the inputs are mostly zero and add nothing.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        known = frozenset((*FIRST_INPUTS, *LAST_INPUTS))
        self.sorts = tuple(name for name in data["names"] if name not in known)
        if data["names"] != names(self.sorts):
            raise ValueError(f"{WEIGHTS} was made for other features; run tools/train_evaluation.py")
        self.hidden = [(tuple(row), bias) for row, bias in zip(data["hidden"], data["hidden_bias"], strict=True)]
        self.out = [(tuple(row), bias) for row, bias in zip(data["out"], data["out_bias"], strict=True)]
        self.beliefs = data["beliefs"]
        self._start = in_lanes(ZERO + round(PART * WEIGHT * bias) for _, bias in self.hidden)
        self._rows = [in_lanes(round(WEIGHT * row[n]) for row, _ in self.hidden) for n in range(len(data["names"]))]
        self._whole = [PART * row for row in self._rows]
        """What an input of 1.0 adds."""
        self._units = Struct(f"<{len(self.hidden)}Q")
        one = PART * WEIGHT * WEIGHT
        self._answers = [([round(WEIGHT * weight) for weight in row], round(one * bias)) for row, bias in self.out]
        self._one = one

    def outlook(self, values: list[float]) -> Outlook:
        total = self._start
        for value, row, whole in zip(values, self._rows, self._whole, strict=True):
            if value:
                total += whole if value == 1.0 else int(PART * value) * row
        units = self._units.unpack(total.to_bytes(self._units.size, "little"))
        layer = [unit - ZERO if unit > ZERO else 0 for unit in units]
        return Outlook(*[chance((sum(map(mul, row, layer)) + bias) / self._one) for row, bias in self._answers])


def in_lanes(numbers: Iterable[int]) -> int:
    return sum(number << (LANE * n) for n, number in enumerate(numbers))


def chance(x: float) -> float:
    return 1 / (1 + exp(-x)) if x > -30 else 0.0


@lru_cache(maxsize=1)
def network() -> Network:
    """The weights of the package, read once."""
    return Network(json.loads((resources.files(__package__) / WEIGHTS).read_text(encoding="utf-8")))


def outlook(game: Any, seat: int) -> Outlook:
    """What becomes of a seat: told by the result when the game is over, by the network before."""
    return outlooks(game, (seat,))[0]


def outlooks(game: Any, seats: Iterable[int]) -> list[Outlook]:
    """The same for several seats of a table, which is looked at once."""
    shared = is_shared(game)
    if game.result is not None:
        work = crew_result(game) if shared else 0.0
        fates = [game.result.seats[seat] for seat in seats]
        return [Outlook(float(fate["survived"]), float(fate["won"]), work) for fate in fates]
    net = network()
    table = Table(game, net.sorts)
    found = []
    for seat in seats:
        dead = game.seats[seat].status == DEAD
        if dead and not shared:
            found.append(NOTHING_LEFT)
        else:
            survive, win, work = net.outlook(features_at(table, seat))
            found.append(Outlook(0.0 if dead else survive, win, work if shared else 0.0))
    return found
