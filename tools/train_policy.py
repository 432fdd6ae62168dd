"""Learn the policy of `expert` by playing it against itself: `make train`.

    python tools/train_policy.py [--table semi_coop] [--iterations N] [--workers N] [--anew | --begin-as TABLE]
    python tools/train_policy.py --write

Each iteration plays games in which every seat samples its actions (p ~ veteran's choice, corrected by the policy),
estimates what each choice was worth (GAE; the critic sees hidden things, in training only) and improves the policy a
little (PPO). What was learnt so far is in build/train/<table>: killed at any moment and started again, it goes on from
the last whole iteration and comes to the same weights. Now and then the policy plays validation games without
chance, and is kept. `--write`, and the end of the training, let the most promising of those play more of them beside
`veteran`, and write the best to src/nemesis/bots/expert.json with where it comes from.

A table that has a policy starts from it, so that a new rule or sign does not cost what was learnt; `--begin-as TABLE`
starts from that of another table, `--anew` from nothing.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np
from measuring import ROOT, code_hash, takes_work

from nemesis import Game, Setup
from nemesis.bots import ExpertBot, VeteranBot
from nemesis.bots.aims import HOARD, OUTLIVE, wants_at
from nemesis.bots.evaluation import features, names, network
from nemesis.bots.expert import LEARNER, read, work_is_done
from nemesis.bots.policy import ONE, WORK_IS_DONE, Policy, as_sign, as_text, whole_numbers
from nemesis.bots.progress import card_progress, crew_progress, crew_result, is_shared, shared_cards, work_done
from nemesis.bots.sight import WORKING, Sight
from nemesis.bots.signs import ASIDE, LEARNT, NO_POSITION, OPTION, PLAIN, STATE, TURN, Signs, step_towards
from nemesis.bots.utility import Mind
from nemesis.rules.state import ABOARD
from nemesis.sim.play import EARLY, MANY_CARDS, Idleness
from nemesis.view.glance import Glances

KEPT = ROOT / "build" / "train"
WEIGHTS = ROOT / "src" / "nemesis" / "bots" / "expert.json"
Array: TypeAlias = Any

OTHERS = 7.0
"""What veteran does not do shares the rest of the probability as if there were so many other options."""
ENEMY, STEP_BY = STATE.index("enemy"), OPTION.index("step_by")
CHUNK = 20
"""Games that a process plays before it is given others."""
AT_ONCE = 4096
"""Rows that are judged at once, to save memory."""
LUCK_BITS = 64
MOST = 7.9
"""No weight is larger: rows are kept in two bytes."""
EXTRAS = ("engines", "place", "infected", "known", "others_infected", "cards_done", "work_done")
PARTS = 20
"""The critic is told in so many parts how much of the work is done."""
MEMORY_PARTS = 4
SEEN_OFTEN = 4
"""A sign gets weights if it was seen so often in the first games."""
TAKEN_OVER = 0.3
"""What a unit weighs at first in a training that goes on from a policy of the package, where units have no weights."""
FINALISTS = 4
"""So many policies play for the place in the package."""


@dataclass(frozen=True)
class Plan:
    """What decides the weights: the same plan gives the same ones, on one machine."""

    table: str
    setups: tuple[dict[str, Any], ...]
    """The games of an iteration take turns."""
    used_at: tuple[dict[str, Any], ...]
    """Where the policy plays: those tables, and others at which it was found to be better too (docs/bots.md)."""
    seed: int
    validation_seed: int
    begins_as: str = ""
    """The table whose policy it starts from while the package has none of its own."""
    first_games: int = 120
    """Played with much chance, to see which signs there are."""
    games: int = 400
    """In each iteration."""
    late_tables: int = 0
    """If not 0, games begin at so many tables where the work of the crew is done and only the way off the ship is left:
    few games come to that, and most of those that do are lost there."""
    hidden: int = 48
    crew: float = 0.4
    """The share of the return that is the mean of the crew."""
    survive: float = 0.4
    """What surviving is worth without winning; both together are 1."""
    crew_survives: float = 0.5
    """The same in the mean of the crew; where Objectives are shared, half of it as soon as anybody survives."""
    progress: float = 0.2
    """What all steps of the Objective are worth at first, whether it is met in the end or not."""
    last_progress: float = 0.05
    """The same once the ways to Objectives are known: what they are worth shows in games that are won."""
    cheap_idle: float = 0.004
    """The price of an idle hand at first. Charged in full from the first game on, it teaches to walk about and die."""
    dear_idle: float = 0.0095
    """What it rises to, to get everybody off their bunks."""
    idle: float = 0.006
    """The price from then on: enough to keep them busy, and little enough to stay alive."""
    settling: int = 60
    """The iteration from which on everything is as it is in the end."""
    trace: float = 0.75
    clip: float = 0.3
    epochs: int = 3
    batches: int = 8
    rate: float = 3e-3
    last_rate: float = 3e-4
    falling: int = 150
    """Iterations after which the rate is the last one."""
    decay: float = 1e-5
    daring: float = 0.8
    """So much of what departures cost on average is not held against each: else all that is learnt is not to try."""
    least_noise: float = 0.01
    most_noise: float = 0.2
    zealous: float = 0.25
    """The share of seats that are shown the way to their Objective: what serves it is likelier."""
    varied: float = 0.25
    """The share of seats that try something else at the questions besides the turn, too."""
    least_zeal: float = 2.0
    most_zeal: float = 5.0
    critic_hidden: int = 32
    critic_rate: float = 5e-4
    critic_decay: float = 1e-4
    critic_memory: int = 4
    critic_first: int = 2
    """Passes over the first games, from which the critic learns and the policy does not yet."""
    validate_every: int = 20
    validation_games: int = 400
    idle_counts: float = 0.1
    """What a point of idle hands weighs when policies are compared: people sit with them, and want to see them play."""
    final_games: int = 600
    """For the last choice: the same seeds and more."""
    usual: float = 4.5
    """How much more veteran's choice counts when the policy plays in earnest."""

    def at(self, iteration: int) -> Plan:
        """As its games are played then."""
        if iteration >= self.settling:
            return replace(self, progress=self.last_progress)
        rising = (self.dear_idle - self.cheap_idle) * iteration / self.settling
        return replace(self, idle=self.cheap_idle + rising)

    def setup_of(self, number: int, seed: int) -> Setup:
        return Setup.from_data({**self.setups[number % len(self.setups)], "seed": seed})

    def game_of(self, seed: int, late: Path | None) -> Game:
        """A new one, or what comes after one of the tables that are kept there."""
        if late is None:
            return Game.new(self.setup_of(seed, seed))
        tables = tables_in(late)
        game = Game.from_json(tables[seed % len(tables)])
        game.rng = Random(f"late {seed}").getrandbits(LUCK_BITS)
        return game


COOP_AND_SOLO: tuple[dict[str, Any], ...] = (
    {"mode": "coop", "players": [2, 3, 4, 5]}, {"mode": "solo", "players": [1]},
)  # fmt: skip
PLANS = {
    "semi_coop": Plan(
        "semi_coop", ({"players": 4},), ({"mode": "semi_coop", "players": [2, 3, 4, 5]},),
        seed=1_000_000, validation_seed=2_000_000,
    ),
    "solo": Plan(
        "solo", ({"players": 1, "mode": "solo"},), ({"mode": "solo", "players": [1]},),
        seed=4_000_000, validation_seed=5_000_000, games=1200, last_progress=0.2, settling=0, idle=0.0,
        zealous=0.0,
    ),
    "coop": Plan(
        "coop", ({"players": 4, "mode": "coop"}, {"players": 2, "mode": "coop"}, {"players": 1, "mode": "solo"}),
        COOP_AND_SOLO,
        seed=31_000_000, validation_seed=7_000_000, crew=1.0, crew_survives=0.3, progress=1.0, last_progress=1.0,
        settling=0, idle=0.0, zealous=0.0,
    ),
    "leaving": Plan(
        "leaving", ({"players": 2, "mode": "coop"}, {"players": 1, "mode": "solo"}),
        tuple({**table, WORK_IS_DONE: True} for table in COOP_AND_SOLO),
        seed=191_000_000, validation_seed=196_000_000, begins_as="coop", games=1600, late_tables=600, crew=1.0,
        crew_survives=0.3, last_progress=1.0, settling=0, idle=0.0, zealous=0.0, rate=6e-3, falling=80,
        validate_every=10, validation_games=1200, final_games=1800,
    ),
    "investigation": Plan(
        "investigation", ({"players": 4, "mode": "investigation"},),
        ({"mode": "investigation", "players": [2, 3, 4, 5]},),
        seed=33_000_000, validation_seed=34_000_000, begins_as="semi_coop", settling=0,
    ),
    "epilogue": Plan(
        "epilogue", ({"players": 4, "mode": "epilogue"},), ({"mode": "epilogue", "players": [2, 3, 4, 5]},),
        seed=35_000_000, validation_seed=36_000_000, begins_as="semi_coop", settling=0, idle=0.0, zealous=0.0,
    ),
}  # fmt: skip


# -- playing ------------------------------------------------------------------------------------------


@dataclass
class Decision:
    """One choice that a seat made."""

    state: Signs
    extras: Signs
    outlook: list[float]
    """The inputs of the evaluation of `search`, which knows a good deal about how games of veterans end."""
    options: list[Signs]
    taken: int
    prior: list[float]
    """The logarithmic odds of each option before anything was learnt."""
    progress: float
    cost: float = 0.0
    seen: Signs | None = None
    """The position as the critic sees it, where the policy does not look at it."""


@dataclass
class Played:
    """What is kept of a game."""

    decisions: list[list[Decision]]
    """For each seat."""
    survived: list[bool]
    won: list[bool]
    objective: list[str | None]
    idle_rounds: int = 0
    """Seat-rounds with four or more cards and no action, of those in the first rounds."""
    rounds: int = 0
    progress: float | None = None
    """How much of the crew's work was done in the end, where it is shared."""


# -- how far the work is ------------------------------------------------------------------------------


def progress_of(s: Sight, mind: Mind) -> float:
    """How much of its Objective a seat has done, 0 to 1; of two Objectives the better one."""
    return max((progress_with(s, mind, objective) for objective in s.me["objectives"]), default=0.0)


def progress_with(s: Sight, mind: Mind, objective: str) -> float:
    if objective.startswith(OUTLIVE):
        return 0.0
    wants = s.lore.objectives[objective].wants if objective in s.lore.objectives else ()
    total = 2 if "study_two" in wants else len(wants)
    if not total:
        return 0.0
    left = [want for want in wants_at(s, objective) if not mind.aims.done(want)]
    done = float(total - len(left))
    for want in left:
        done += part_done(s, want)
    return done / total


def part_done(s: Sight, want: str) -> float:
    """How far a condition is that is not met yet."""
    if want == "items":
        return s.items_held() / HOARD
    if want == "explore":
        return 1.0 - len(s.unexplored()) / len(s.view["rooms"])
    if want in ("earth", "mars"):
        return 0.3 if s.letters_to("earth") is not None else 0.0
    name, rooms = step_towards(s, s.places, s.me["hands"], want)
    if name.startswith("study_"):
        return 0.6 if rooms else 0.4
    return 0.0 if name.startswith(("find_", "seek_")) else 0.3


def extras_of(game: Any, seat: int) -> Signs:
    """What the critic is told besides: true Engines and course, who is infected."""
    rules = game.rules
    working = sum(1 for top, _ in game.engines if top == WORKING)
    place = rules.types[game.coordinates].places.get(game.destination) if game.coordinates else None
    infected = [
        any(c in rules.contamination_ids and rules.types[c].infected for c in (*p.deck, *p.hand, *p.discard)) or p.larva
        for p in game.seats
    ]
    known = {k[0:2] for p in game.seats if p.status == ABOARD for k in p.knowledge if k[0] in ("engine", "coordinates")}
    others = sum(bad for n, bad in enumerate(infected) if n != seat)
    cards = [card_progress(game, card) for card in shared_cards(game)] if is_shared(game) else []
    done = (len(cards), sum(card >= 1 for card in cards))
    part = int(PARTS * work_done(game, cards))
    return (working, place, infected[seat], (min(len(known), 4), ("coordinates", 0) in known), others, done, part)


class Learner(VeteranBot):
    """What learning starts from."""

    manner = LEARNER


def play(game: Game, seed: int, policy: Policy | None, plan: Plan, sampled: bool) -> Played:
    """One game among equals; `sampled`: with chance, and everything kept that is needed to learn from it."""
    players = len(game.seats)
    chance = Random(f"train {seed}")
    veteran, learner, glances = VeteranBot(seed), Learner(seed), Glances(game)
    noise = [math.exp(chance.uniform(math.log(plan.least_noise), math.log(plan.most_noise))) for _ in range(players)]
    bonuses = [math.log(OTHERS * (1 - e) / e) if sampled else plan.usual for e in noise]
    zeal = [
        chance.uniform(plan.least_zeal, plan.most_zeal) if sampled and chance.random() < plan.zealous else 0.0
        for _ in range(players)
    ]
    varied = [sampled and chance.random() < plan.varied for _ in range(players)]
    seen: list[Signs] = [NO_POSITION] * players
    decisions: list[list[Decision]] = [[] for _ in range(players)]
    idleness = Idleness()
    sorts = network().sorts
    shared = is_shared(game)
    while game.ask is not None:
        ask = game.ask
        view = glances.of(ask.seat)
        p = game.seats[ask.seat]
        if p.intruder or (policy is None and not sampled):
            choice = veteran.decide(view, ask)
            idleness.see(game, choice)
            game.apply(choice, ask.seat)
            continue
        mind = learner.mind(view, ask)
        if ask.kind not in LEARNT:
            game.apply(mind.answer(), ask.seat)
            continue
        options, state, signs = read(mind)
        values = policy.values(state, signs) if policy is not None else [0] * len(options)
        if ask.kind in ASIDE and not varied[ask.seat]:
            values[0] += round(plan.usual * ONE)
            game.apply(options[values.index(max(values))], ask.seat)
            continue
        if ask.kind not in ASIDE:
            seen[ask.seat] = state
        prior = prior_of(state, signs, bonuses[ask.seat], zeal[ask.seat])
        logits = [value / ONE + odds for value, odds in zip(values, prior, strict=True)]
        taken = drawn(logits, chance) if sampled else logits.index(max(logits))
        choice = options[taken]
        idleness.see(game, choice)
        if sampled:
            progress = crew_progress(game) if shared else progress_of(mind.s, mind)
            idle = choice == ("pass",) and game.round <= EARLY and len(p.hand) >= MANY_CARDS
            cost = plan.idle if idle else 0.0
            extras = extras_of(game, ask.seat)
            inputs = features(game, ask.seat, sorts)
            decision = Decision(state, extras, inputs, signs, taken, prior, progress, cost, seen[ask.seat])
            decisions[ask.seat].append(decision)
        game.apply(choice, ask.seat)
    result = game.result
    return Played(
        decisions,
        [bool(result.seats[n]["survived"]) for n in range(players)],
        [bool(result.seats[n]["won"]) for n in range(players)],
        [p.objectives[0] if len(p.objectives) == 1 else None for p in game.seats],
        sum(idleness.idle.values()),
        len(idleness.idle),
        crew_result(game) if shared else None,
    )


def table_when_work_is_done(setup: Setup) -> str | None:
    """A game of the bots of the package until nothing is left to do but to leave; None: it does not come to that."""
    game, bot = Game.new(setup), ExpertBot(setup.seed)
    glances = Glances(game)
    while game.ask is not None:
        ask, view = game.ask, glances.of(game.ask.seat)
        if ask.kind == TURN and work_is_done(bot.mind(view, ask)):
            return game.to_json()
        game.apply(bot.decide(view, ask), ask.seat)
    return None


@lru_cache(maxsize=2)
def tables_in(file: Path) -> list[str]:
    found: list[str] = json.loads(file.read_text(encoding="utf-8"))
    return found


def prior_of(state: Signs, options: list[Signs], bonus: float, zeal: float) -> list[float]:
    """What veteran would do is likelier by `bonus`; what serves the Objective by `zeal`, unless there is a fight."""
    found = [0.0] * len(options)
    found[0] = bonus
    if zeal and not state[ENEMY]:
        for n, option in enumerate(options):
            step = option[STEP_BY]
            if step is not None and step[1] in (-1, "does"):
                found[n] += zeal
    return found


def drawn(logits: list[float], chance: Random) -> int:
    most = max(logits)
    odds = [math.exp(x - most) for x in logits]
    at = chance.random() * sum(odds)
    for n, odd in enumerate(odds):
        at -= odd
        if at < 0:
            return n
    return 0


# -- what is kept of many games -----------------------------------------------------------------------


@dataclass
class Vocabulary:
    """Values of fields -> columns."""

    state: list[dict[Any, int]]
    option: list[dict[Any, int]]
    extras: list[dict[Any, int]]

    @property
    def sizes(self) -> tuple[int, int, int]:
        return tuple(1 + sum(map(len, part)) for part in (self.state, self.option, self.extras))  # type: ignore

    @property
    def with_units(self) -> int:
        """The first columns of an option: those of the fields that have units."""
        return 1 + sum(map(len, self.option[: len(OPTION)]))

    @classmethod
    def of(cls, games: Sequence[Played]) -> Vocabulary:
        """Column 0 is for what was not seen often."""
        found = []
        for fields, rows in (
            (len(STATE), [d.state for g in games for seat in g.decisions for d in seat]),
            (len(OPTION) + len(PLAIN), [o for g in games for seat in g.decisions for d in seat for o in d.options]),
            (len(EXTRAS), [d.extras for g in games for seat in g.decisions for d in seat]),
        ):
            counts: list[dict[Any, int]] = [{} for _ in range(fields)]
            for row in rows:
                for count, value in zip(counts, row, strict=True):
                    count[value] = count.get(value, 0) + 1
            at = 1
            part: list[dict[Any, int]] = []
            for count in counts:
                known = sorted((v for v, n in count.items() if n >= SEEN_OFTEN and v is not None), key=repr)
                part.append({value: at + n for n, value in enumerate(known)})
                at += len(known)
            found.append(part)
        return cls(*found)

    def with_signs_of(self, policy: dict[str, Any]) -> Vocabulary:
        """Besides these signs those that a policy has weights for: nothing that was learnt is lost."""
        data = self.to_data()
        for part, fields, name in ((data[0], STATE, "state"), (data[1], (*OPTION, *PLAIN), "option")):
            had = dict(zip(policy[name], policy[f"{name}_rows"], strict=True))
            for values, field in zip(part, fields, strict=True):
                values += [sign for value, _ in had.get(field, ()) if (sign := as_sign(value)) not in values]
        return Vocabulary.from_data(data)

    def to_data(self) -> list[list[list[Any]]]:
        return [[list(table) for table in part] for part in (self.state, self.option, self.extras)]

    @classmethod
    def from_data(cls, data: list[list[list[Any]]]) -> Vocabulary:
        found = []
        for part in data:
            at, tables = 1, []
            for values in part:
                tables.append({(tuple(v) if isinstance(v, list) else v): at + n for n, v in enumerate(values)})
                at += len(values)
            found.append(tables)
        return cls(*found)


@dataclass
class Rows:
    """Decisions as numbers."""

    state: Array
    seen: Array
    """The position as the critic sees it."""
    extras: Array
    outlook: Array
    option: Array
    starts: Array
    """Where the options of each decision begin."""
    taken: Array
    """The row of the option that was taken."""
    prior: Array
    """For each row of `option`."""
    seat: Array
    """Decisions of one seat follow each other under one number."""
    reward: Array
    """Between this decision and the next, or the end."""
    final: Array
    """For each number in `seat`: what became of it."""
    survived: Array
    won: Array
    idle: tuple[int, int]
    progress: tuple[float, int]
    """Of the crew's work in the end, in all games; how many games."""
    objectives: dict[str, list[int]]
    """Objective -> (kept by survivors, met)."""


def numbers_of(signs: Sequence[Signs], tables: list[dict[Any, int]]) -> Array:
    return np.array([[t.get(v, 0) for t, v in zip(tables, row, strict=True)] for row in signs], np.int16)


def rows_of(games: Sequence[Played], vocabulary: Vocabulary, plan: Plan) -> Rows:
    states: list[Signs] = []
    seen: list[Signs] = []
    extras: list[Signs] = []
    outlooks: list[list[float]] = []
    options: list[Signs] = []
    final: list[float] = []
    starts, taken, prior, seats, reward = [], [], [], [], []
    objectives: dict[str, list[int]] = {}
    for game in games:
        worth = worth_of(game, plan)
        for n, decisions in enumerate(game.decisions):
            if game.survived[n] and game.objective[n] is not None:
                met = objectives.setdefault(str(game.objective[n]), [0, 0])
                met[0] += 1
                met[1] += game.won[n]
            if not decisions:
                continue
            number = len(final)
            final.append(worth[n])
            for at, d in enumerate(decisions):
                states.append(d.state)
                seen.append(d.state if d.seen is None else d.seen)
                extras.append(d.extras)
                outlooks.append(d.outlook)
                starts.append(len(options))
                taken.append(len(options) + d.taken)
                options += d.options
                prior += d.prior
                seats.append(number)
                last = d.progress if game.progress is None else game.progress
                after = decisions[at + 1].progress if at + 1 < len(decisions) else last
                reward.append(plan.progress * (after - d.progress) - d.cost)
    return Rows(
        numbers_of(states, vocabulary.state), numbers_of(seen, vocabulary.state), numbers_of(extras, vocabulary.extras),
        np.array(outlooks, np.float32), numbers_of(options, vocabulary.option), np.array(starts), np.array(taken),
        np.array(prior, np.float32), np.array(seats), np.array(reward, np.float32), np.array(final, np.float32),
        np.array([s for g in games for s in g.survived]), np.array([w for g in games for w in g.won]),
        (sum(g.idle_rounds for g in games), sum(g.rounds for g in games)),
        (sum(g.progress or 0.0 for g in games), len(games)), objectives,
    )  # fmt: skip


def worth_of(game: Played, plan: Plan) -> list[float]:
    """What the end of a game was worth to each seat."""
    survived, won = game.survived, game.won
    own = [plan.survive * s + (1 - plan.survive) * w for s, w in zip(survived, won, strict=True)]
    alive = sum(survived) / len(survived)
    if game.progress is not None:
        alive = (alive + any(survived)) / 2
    crew = plan.crew_survives * alive + (1 - plan.crew_survives) * sum(won) / len(won)
    return [(1 - plan.crew) * worth + plan.crew * crew for worth in own]


def joined(parts: Sequence[Rows]) -> Rows:
    """Several chunks as one."""
    options = np.cumsum([0, *(len(p.option) for p in parts)])
    seats = np.cumsum([0, *(len(p.final) for p in parts)])
    together = lambda name: np.concatenate([getattr(p, name) for p in parts])  # noqa: E731
    objectives: dict[str, list[int]] = {}
    for part in parts:
        for name, (kept, met) in part.objectives.items():
            known = objectives.setdefault(name, [0, 0])
            known[0] += kept
            known[1] += met
    return Rows(
        together("state"), together("seen"), together("extras"), together("outlook"), together("option"),
        np.concatenate([p.starts + n for p, n in zip(parts, options, strict=False)]),
        np.concatenate([p.taken + n for p, n in zip(parts, options, strict=False)]),
        together("prior"), np.concatenate([p.seat + n for p, n in zip(parts, seats, strict=False)]),
        together("reward"), together("final"), together("survived"), together("won"),
        (sum(p.idle[0] for p in parts), sum(p.idle[1] for p in parts)),
        (sum(p.progress[0] for p in parts), sum(p.progress[1] for p in parts)), objectives,
    )  # fmt: skip


@lru_cache(maxsize=1)
def evaluation() -> list[Array]:
    """The weights of the evaluation, layer by layer."""
    net = network()
    layers = (net.hidden, net.out)
    return [
        np.array(part, np.float32) for layer in layers for part in ([row for row, _ in layer], [b for _, b in layer])
    ]


def known_outlook(inputs: Array) -> Array:
    """The inputs of the evaluation, and what it says: the chances to survive and to win, and the crew's work."""
    hidden, bias, out, out_bias = evaluation()
    said = 1 / (1 + np.exp(-(np.maximum(inputs @ hidden.T + bias, 0) @ out.T + out_bias)))
    return np.concatenate([said, inputs], axis=1).astype(np.float32)


def one_hot(numbers: Array, width: int) -> Array:
    """One column for each sign; column 0 stays empty."""
    found = np.zeros((len(numbers), width), np.float32)
    found[np.arange(len(numbers))[:, None], numbers] = 1.0
    found[:, 0] = 0.0
    return found


# -- learning -----------------------------------------------------------------------------------------


class Adam:
    """Steps against a slope, each weight at its own pace, or (`together`) all weights of a layer at one.

    Weights of rare signs have small slopes, made of much chance: at a pace of their own they would go as far as those
    that were seen a thousand times as often.
    """

    def __init__(self, values: list[Array], together: bool = False) -> None:
        self.values = values
        self.together = together
        self.mean = [np.zeros_like(v) for v in values]
        self.square = [np.zeros_like(v) for v in values]
        self.steps = 0

    def step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        for n, slope in enumerate(slopes):
            self.mean[n] += 0.1 * (slope - self.mean[n])
            size = np.mean(slope**2) if self.together else slope**2
            self.square[n] += 0.001 * (size - self.square[n])
            ahead = self.mean[n] / (1 - 0.9**self.steps)
            self.values[n] -= rate * ahead / (np.sqrt(self.square[n] / (1 - 0.999**self.steps)) + 1e-8)

    def to_arrays(self, name: str) -> dict[str, Array]:
        parts = {"v": self.values, "m": self.mean, "s": self.square}
        arrays = {f"{name}_{part}{n}": array for part, list_ in parts.items() for n, array in enumerate(list_)}
        return {**arrays, f"{name}_steps": np.array(self.steps)}

    def load(self, name: str, arrays: Any) -> None:
        for part, list_ in {"v": self.values, "m": self.mean, "s": self.square}.items():
            for n in range(len(list_)):
                list_[n][...] = arrays[f"{name}_{part}{n}"]
        self.steps = int(arrays[f"{name}_steps"])


def weights_of_policy(states: int, with_units: int, options: int, hidden: int, chance: Any) -> list[Array]:
    """(state, option, bias, out, plain): nothing is preferred at first, because nothing comes out."""
    return [
        chance.normal(0, 0.15, (states, hidden)).astype(np.float32),
        chance.normal(0, 0.3, (with_units, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(options, np.float32),
    ]


def log_odds(
    values: list[Array], state: Array, option: Array, numbers: Array, counts: Array, prior: Array, starts: Array
) -> tuple[Any, ...]:
    """(logarithm of the probability of each option, the units behind it); `numbers`: all columns of each option."""
    of_state, of_option, bias, out, plain = values
    units = np.maximum(np.repeat(state @ of_state + bias, counts, axis=0) + option @ of_option, 0)
    logits = units @ out + plain[numbers].sum(axis=1) + prior
    most = np.maximum.reduceat(logits, starts)
    logits -= np.repeat(most, counts)
    logits -= np.repeat(np.log(np.add.reduceat(np.exp(logits), starts)), counts)
    return logits, units


def critic_weights(inputs: int, hidden: int, chance: Any, survive: float) -> list[Array]:
    """It begins with what the evaluation says, the first two of its inputs."""
    plain = np.zeros(inputs, np.float32)
    plain[:2] = survive, 1 - survive
    return [
        chance.normal(0, 0.15, (inputs, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(hidden, np.float32),
        plain,
        np.zeros(1, np.float32),
    ]


def judged(values: list[Array], inputs: Array) -> tuple[Array, Array]:
    first, bias, out, plain, middle = values
    units = np.maximum(inputs @ first + bias, 0)
    return units @ out + inputs @ plain + middle[0], units


class Trainer:
    """All that is learnt, and what comes next."""

    def __init__(self, plan: Plan, folder: Path, workers: int, start: dict[str, Any] | None = None) -> None:
        self.plan = plan
        self.start = start
        """The policy to start from."""
        self.came_from: dict[str, Any] | None = None
        """Where that one came from."""
        self.folder = folder
        self.workers = workers
        self.iteration = 0
        self.memory: list[tuple[Array, ...]] = []
        """Of the last iterations: state, extras, outlook, and what it came to."""
        self.spent = 0.0
        self.pool: Any = None

    # -- keeping ----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Go on where it was left, or start."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = self.folder / "state.npz"
        if kept.exists():
            with np.load(kept) as arrays:
                about = json.loads(str(arrays["about"]))
                if about["plan"] != json.loads(json.dumps(asdict(self.plan))):
                    print("going on with another plan than before", flush=True)
                self.vocabulary = Vocabulary.from_data(about["vocabulary"])
                self.make_learners()
                self.policy.load("policy", arrays)
                self.critic.load("critic", arrays)
                self.iteration, self.spent = about["iteration"], about["spent"]
                self.codes = about["codes"]
                self.came_from = about.get("came_from")
                self.memory = [
                    tuple(arrays[f"memory{n}_{part}"] for part in range(MEMORY_PARTS)) for n in range(about["memory"])
                ]
        else:
            seeds = range(self.plan.seed, self.plan.seed + self.plan.first_games)
            noisy = replace(self.plan, least_noise=0.3, most_noise=0.7)
            late = self.late_file(self.plan.seed)
            self.vocabulary = Vocabulary.of([play(noisy.game_of(n, late), n, None, noisy, sampled=True) for n in seeds])
            self.codes = []
            if self.start is not None:
                self.vocabulary = self.vocabulary.with_signs_of(self.start)
            self.make_learners()
            if self.start is not None:
                self.take_over(self.start)
        code = code_hash()
        if not self.codes or self.codes[-1][1] != code:
            self.codes.append([self.iteration, code])

    def late_file(self, seed: int) -> Path | None:
        """Where the tables are kept that games begin at; they are found in games from this seed on."""
        if not self.plan.late_tables:
            return None
        file = self.folder / f"late-{seed}.json"
        if not file.exists():
            found: list[str] = []
            while len(found) < self.plan.late_tables:
                jobs = [(self.plan, seed + n, count) for n, count in self.chunks(self.plan.games)]
                found += [table for part in self.map(play_until_work_is_done, jobs) for table in part]
                seed += self.plan.games
                print(f"tables where the work is done: {len(found)} of {self.plan.late_tables}", flush=True)
            file.write_text(json.dumps(found[: self.plan.late_tables]), encoding="utf-8")
        return file

    def make_learners(self) -> None:
        chance = np.random.default_rng(self.plan.seed)
        states, options, extras = self.vocabulary.sizes
        weights = weights_of_policy(states, self.vocabulary.with_units, options, self.plan.hidden, chance)
        self.policy = Adam(weights, together=True)
        inputs = len(network().out) + len(names(network().sorts)) + states + extras
        survive = (1 - self.plan.crew) * self.plan.survive + self.plan.crew * self.plan.crew_survives
        self.critic = Adam(critic_weights(inputs, self.plan.critic_hidden, chance, survive))

    def take_over(self, policy: dict[str, Any]) -> None:
        """Start with the weights of a policy of the package; signs that it did not have get none yet."""
        self.came_from = policy["made"]
        of_state, of_option, bias, out, plain = self.policy.values
        had = whole_numbers(policy["bias"])
        units = slice(len(had))
        out[units] = np.where(np.arange(len(had)) < policy["units_for"], TAKEN_OVER, -TAKEN_OVER)
        bias[units] = np.array(had) / ONE / TAKEN_OVER
        of_state[:, units] = of_option[:, units] = 0.0
        for fields, rows, known in (
            (STATE, dict(zip(policy["state"], policy["state_rows"], strict=True)), self.vocabulary.state),
            (
                (*OPTION, *PLAIN),
                dict(zip(policy["option"], policy["option_rows"], strict=True)),
                self.vocabulary.option,
            ),
        ):
            for field, columns in zip(fields, known, strict=True):
                for value, text in rows.get(field, ()):
                    column = columns[as_sign(value)]
                    weights = np.array(whole_numbers(text)) / ONE
                    if fields is STATE:
                        of_state[column, units] = weights / TAKEN_OVER
                        continue
                    plain[column] = weights[0]
                    if field in OPTION:
                        of_option[column, units] = weights[1:] / TAKEN_OVER

    def keep(self) -> None:
        about = {
            "plan": asdict(self.plan), "vocabulary": self.vocabulary.to_data(), "iteration": self.iteration,
            "spent": self.spent, "memory": len(self.memory), "codes": self.codes, "came_from": self.came_from,
        }  # fmt: skip
        arrays = {**self.policy.to_arrays("policy"), **self.critic.to_arrays("critic"), "about": json.dumps(about)}
        for n, kept in enumerate(self.memory):
            arrays |= {f"memory{n}_{part}": array for part, array in enumerate(kept)}
        new = self.folder / "state.new.npz"
        np.savez(new, **arrays)
        os.replace(new, self.folder / "state.npz")

    # -- one iteration ----------------------------------------------------------------------------

    def chunks(self, games: int) -> Iterator[tuple[int, int]]:
        size = max(1, min(CHUNK, games // max(1, self.workers)))
        return ((n, min(size, games - n)) for n in range(0, games, size))

    def map(self, call: Any, jobs: list[Any]) -> list[Any]:
        if self.workers <= 1:
            return [call(job) for job in jobs]
        if self.pool is None:
            self.pool = multiprocessing.Pool(self.workers)
        return list(self.pool.map(call, jobs, chunksize=1))

    def close(self) -> None:
        """Let the workers go."""
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()
            self.pool = None

    def collect(self) -> Rows:
        plan = self.plan
        first = plan.seed + plan.first_games + self.iteration * plan.games
        data, words = self.data(), self.vocabulary.to_data()
        as_now = plan.at(self.iteration)
        late = self.late_file(plan.seed)
        jobs = [(as_now, data, words, late, first + n, count) for n, count in self.chunks(plan.games)]
        return joined(self.map(play_sampled, jobs))

    def learn(self, rows: Rows) -> dict[str, float]:
        plan = self.plan
        chance = np.random.default_rng([plan.seed, self.iteration])
        rows = replace(rows, outlook=known_outlook(rows.outlook))
        values = self.judge(rows)
        worth, returns = advantages(rows, values, plan.trace)
        explained = 1 - np.var(returns - values) / max(1e-9, np.var(returns))
        seen = (rows.seen, rows.extras, rows.outlook, returns.astype(np.float32))
        self.memory = [*self.memory, seen][-plan.critic_memory :]
        for _ in range(plan.critic_first if self.iteration == 0 else 1):
            self.improve_critic(chance)
        if self.iteration == 0:
            return {"explained": float(explained), "moved": 0.0, "rate": 0.0}
        worth -= worth.mean()
        usual, aside = rows.taken == rows.starts, ~rows.state.any(axis=1)
        for kind in (usual & ~aside, ~usual & ~aside, usual & aside, ~usual & aside):
            worth[kind] -= plan.daring * worth[kind].mean() if kind.any() else 0.0
        worth /= worth.std() + 1e-6
        rate = plan.rate + (plan.last_rate - plan.rate) * min(1.0, self.iteration / plan.falling)
        lengths = np.diff(np.append(rows.starts, len(rows.option)))
        before = np.zeros(len(rows.starts), np.float32)
        moved = 0.0
        for part in np.array_split(np.arange(len(rows.starts)), plan.batches):
            odds, _, taken = self.of_batch(rows, lengths, part)[:3]
            before[part] = odds[taken]
        for _ in range(plan.epochs):
            for part in np.array_split(chance.permutation(len(rows.starts)), plan.batches):
                odds, units, taken, state, option, numbers, starts, counts = self.of_batch(rows, lengths, part)
                ratio = np.exp(odds[taken] - before[part])
                gain = worth[part]
                inside = ((gain > 0) & (ratio < 1 + plan.clip)) | ((gain < 0) & (ratio > 1 - plan.clip))
                push = -gain * ratio * inside / len(part)
                slope = -np.exp(odds) * np.repeat(push, counts)
                slope[taken] += push
                slopes = self.slopes(slope.astype(np.float32), units, state, option, numbers, starts)
                self.policy.step(slopes, rate)
                for array, most in zip(self.policy.values, (MOST, MOST, MOST, 1.0, MOST), strict=True):
                    np.clip(array, -most, most, out=array)
                moved += float(np.mean(before[part] - odds[taken]))
        return {"explained": float(explained), "moved": moved / (plan.epochs * plan.batches), "rate": rate}

    def of_batch(self, rows: Rows, lengths: Array, part: Array) -> tuple[Any, ...]:
        states, with_units = self.vocabulary.sizes[0], self.vocabulary.with_units
        counts = lengths[part]
        starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        at = np.repeat(rows.starts[part] - starts, counts) + np.arange(counts.sum())
        numbers = rows.option[at]
        state, option = one_hot(rows.state[part], states), one_hot(numbers[:, : len(OPTION)], with_units)
        odds, units = log_odds(self.policy.values, state, option, numbers, counts, rows.prior[at], starts)
        taken = rows.taken[part] - rows.starts[part] + starts
        return odds, units, taken, state, option, numbers, starts, counts

    def slopes(
        self, slope: Array, units: Array, state: Array, option: Array, numbers: Array, starts: Array
    ) -> list[Array]:
        of_state, of_option, _, out, plain = self.policy.values
        back = slope[:, None] * out * (units > 0)
        of_decisions = np.add.reduceat(back, starts, axis=0)
        decay = self.plan.decay
        each = np.repeat(slope, numbers.shape[1])
        of_plain = np.bincount(numbers.ravel(), each, minlength=len(plain)).astype(np.float32)
        of_plain[0] = 0.0
        return [
            state.T @ of_decisions + decay * of_state, option.T @ back + decay * of_option, of_decisions.sum(axis=0),
            units.T @ slope + decay * out, of_plain + decay * plain,
        ]  # fmt: skip

    def judge(self, rows: Rows) -> Array:
        """What the critic expects at each decision."""
        parts = [slice(n, n + AT_ONCE) for n in range(0, len(rows.starts), AT_ONCE)]
        inputs = (self.critic_inputs(rows.seen[p], rows.extras[p], rows.outlook[p]) for p in parts)
        return np.concatenate([judged(self.critic.values, x)[0] for x in inputs])

    def critic_inputs(self, state: Array, extras: Array, outlook: Array) -> Array:
        states, _, width = self.vocabulary.sizes
        return np.concatenate([outlook, one_hot(state, states), one_hot(extras, width)], axis=1)

    def improve_critic(self, chance: Any) -> None:
        """One pass over the last iterations, by squared error."""
        decay = self.plan.critic_decay
        for *seen, y in self.memory:
            for part in np.array_split(chance.permutation(len(y)), self.plan.batches):
                inputs = self.critic_inputs(*(array[part] for array in seen))
                said, units = judged(self.critic.values, inputs)
                error = ((said - y[part]) * 2 / len(part)).astype(np.float32)
                first, _, out, _, _ = self.critic.values
                back = error[:, None] * out * (units > 0)
                slopes = [
                    inputs.T @ back + decay * first, back.sum(axis=0), units.T @ error + decay * out, inputs.T @ error,
                    error.sum(keepdims=True),
                ]  # fmt: skip
                self.critic.step(slopes, self.plan.critic_rate)

    # -- the whole --------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """The policy in whole numbers, as it is kept in the package: what a unit weighs is in the weights before it."""
        of_state, of_option, bias, out, plain = self.policy.values
        order = np.argsort(out < 0, kind="stable")
        size = np.abs(out[order])
        whole = lambda array: np.rint(array * ONE).astype(int).tolist()  # noqa: E731
        states = whole(of_state[:, order] * size)
        with_units = self.vocabulary.with_units
        options = whole(np.concatenate([plain[:with_units, None], of_option[:, order] * size], axis=1))
        options += [[weight] for weight in whole(plain[with_units:])]
        words = self.vocabulary
        return {
            "tables": list(self.plan.used_at),
            "usual": round(self.plan.usual * ONE),
            "state": list(STATE),
            "option": [*OPTION, *PLAIN],
            "answers": list(LEARNT),
            "units_for": int((out >= 0).sum()),
            "bias": as_text(whole(bias[order] * size)),
            "state_rows": [[[v, as_text(states[n])] for v, n in t.items()] for t in words.state],
            "option_rows": [[[v, as_text(options[n])] for v, n in t.items()] for t in words.option],
        }

    def go(self, iterations: int) -> None:
        self.begin()
        begun = time.monotonic()
        first = self.iteration
        while self.iteration < iterations:
            start = time.monotonic()
            rows = self.collect()
            played = time.monotonic()
            told = self.learn(rows)
            self.iteration += 1
            if self.iteration % self.plan.validate_every == 0 or self.iteration == iterations:
                self.validate()
            self.spent += time.monotonic() - start
            self.keep()
            left = (time.monotonic() - begun) / (self.iteration - first) * (iterations - self.iteration)
            self.tell(rows, told, played - start, time.monotonic() - played, left)

    def tell(self, rows: Rows, told: dict[str, float], played: float, learnt: float, left: float) -> None:
        others = [(k, m) for o, (k, m) in rows.objectives.items() if takes_work(o)]
        line = {
            "iteration": self.iteration, "games": self.iteration * self.plan.games,
            "survive": round(100 * float(rows.survived.mean()), 2), "win": round(100 * float(rows.won.mean()), 2),
            "idle": round(100 * rows.idle[0] / max(1, rows.idle[1]), 1),
            "progress": round(100 * rows.progress[0] / rows.progress[1], 2),
            "others": [sum(m for _, m in others), sum(k for k, _ in others)],
            **{k: round(v, 5) for k, v in told.items()}, "played_s": round(played, 1), "learnt_s": round(learnt, 1),
        }  # fmt: skip
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        print(f"{json.dumps(line)}  {left / 60:.0f} min left", flush=True)

    def validate(self) -> None:
        """Play in earnest on games that are not learnt from, and keep the policy with how it did."""
        data = self.data()
        figures = {"iteration": self.iteration, **self.figures_of(data, self.plan.validation_games)}
        print("validation", json.dumps(figures), flush=True)
        kept = json.dumps({**data, "figures": figures})
        self.checkpoint(self.iteration).write_text(kept, encoding="utf-8")

    def checkpoint(self, iteration: int) -> Path:
        return self.folder / f"policy-{iteration}.json"

    def figures_of(self, data: dict[str, Any] | None, games: int) -> dict[str, Any]:
        """How this policy, or without one `veteran`, does among equals on the first of the validation games."""
        plan = self.plan
        late = self.late_file(plan.validation_seed)
        jobs = [(plan, data, late, plan.validation_seed + n, count) for n, count in self.chunks(games)]
        played = [game for part in self.map(play_in_earnest, jobs) for game in part]
        seats = [(s, w) for g in played for s, w in zip(g.survived, g.won, strict=True)]
        survive, win = (100 * sum(seat[n] for seat in seats) / len(seats) for n in (0, 1))
        progress = 100 * sum(g.progress or 0.0 for g in played) / len(played)
        idle = 100 * sum(g.idle_rounds for g in played) / max(1, sum(g.rounds for g in played))
        worth = [value for game in played for value in worth_of(game, plan)]
        value = 100 * sum(worth) / len(worth) + plan.last_progress * progress
        return {
            "games": games, "first_seed": plan.validation_seed, "survive": survive, "win": win, "idle": idle,
            "progress": progress, "value": value - plan.idle_counts * idle,
        }  # fmt: skip

    def write(self, file: Path) -> dict[str, Any]:
        """Let the best checkpoints play for a place in the package; it gets the winner and where it comes from."""
        kept = [json.loads(path.read_text(encoding="utf-8")) for path in self.folder.glob("policy-*.json")]
        kept.sort(key=lambda data: (-data["figures"]["value"], data["figures"]["iteration"]))
        finals = []
        for data in kept[:FINALISTS]:
            at = data.pop("figures")["iteration"]
            finals.append({"iteration": at, **self.figures_of(data, self.plan.final_games)})
            print("final", json.dumps(finals[-1]), flush=True)
        best = max(range(len(finals)), key=lambda n: finals[n]["value"])
        iterations = finals[best]["iteration"]
        first = self.plan.seed
        made = {
            "by": f"tools/train_policy.py --table {self.plan.table}",
            "plan": asdict(self.plan),
            "games": iterations * self.plan.games,
            "seeds": [first, first + self.plan.first_games + iterations * self.plan.games - 1],
            "code": [[at, code] for at, code in self.codes if at < iterations],
            "validation": finals[best],
            "veteran": self.figures_of(None, self.plan.final_games),
            **({"after": self.came_from} if self.came_from is not None else {}),
        }
        policy = {"made": made, **kept[best], "tables": list(self.plan.used_at)}
        others = []
        if file.exists():
            others = json.loads(file.read_text(encoding="utf-8"))["policies"]
            others = [p for p in others if p["tables"] != policy["tables"]]
        few_tables_first = sorted([*others, policy], key=lambda p: len(p["tables"]))
        text = json.dumps({"policies": few_tables_first}, separators=(",", ":"))
        file.write_text(text.replace('"]],[["', '"]],\n[["') + "\n", encoding="utf-8")
        return made


def advantages(rows: Rows, values: Array, trace: float) -> tuple[Array, Array]:
    """(how much better each choice turned out than expected, what it came to)."""
    found = np.zeros(len(values))
    after, ahead, number = 0.0, 0.0, -1
    for n in range(len(values) - 1, -1, -1):
        if rows.seat[n] != number:
            number = int(rows.seat[n])
            after, ahead = float(rows.final[number]), 0.0
        ahead = float(rows.reward[n]) + after - float(values[n]) + trace * ahead
        found[n] = ahead
        after = float(values[n])
    return found, found + values


def play_sampled(job: tuple[Plan, dict[str, Any], Any, Path | None, int, int]) -> Rows:
    plan, data, words, late, first, count = job
    policy = Policy(json.loads(json.dumps(data)))
    games = [play(plan.game_of(n, late), n, policy, plan, sampled=True) for n in range(first, first + count)]
    return rows_of(games, Vocabulary.from_data(json.loads(json.dumps(words))), plan)


def play_in_earnest(job: tuple[Plan, dict[str, Any] | None, Path | None, int, int]) -> list[Played]:
    plan, data, late, first, count = job
    policy = None if data is None else Policy(json.loads(json.dumps(data)))
    return [play(plan.game_of(n, late), n, policy, plan, sampled=False) for n in range(first, first + count)]


def play_until_work_is_done(job: tuple[Plan, int, int]) -> list[str]:
    plan, first, count = job
    tables = [table_when_work_is_done(plan.setup_of(n, n)) for n in range(first, first + count)]
    return [table for table in tables if table is not None]


def policy_of(plan: Plan, weights: Path) -> dict[str, Any] | None:
    """What the package has for the tables of a plan."""
    if not weights.exists():
        return None
    policies = json.loads(weights.read_text(encoding="utf-8"))["policies"]
    return next((policy for policy in policies if policy["tables"] == list(plan.used_at)), None)


def first_policy(plan: Plan, weights: Path, other: str = "") -> dict[str, Any] | None:
    """What a training starts from: the policy of the table that is named, else its own, else its plan's choice."""
    tables = [other] if other else [plan.table, plan.begins_as]
    return next((p for table in tables if table and (p := policy_of(PLANS[table], weights)) is not None), None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table", choices=list(PLANS), default="semi_coop")
    parser.add_argument("--iterations", type=int, default=150, help="altogether, those of earlier runs included")
    parser.add_argument("--workers", type=int, default=1, help="processes that play; the weights do not depend on it")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--anew", action="store_true", help="start from nothing, not from what the package has")
    start.add_argument("--begin-as", choices=list(PLANS), default="", help="start from the policy of another table")
    parser.add_argument("--write", action="store_true", help="do not train: choose from what was kept, for the package")
    parser.add_argument("--folder", type=Path, help="where to keep everything (default: build/train/TABLE)")
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="the file that gets the best policy")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="another value of the plan")
    args = parser.parse_args()
    plan = PLANS[args.table]
    for change in args.set:
        name, _, value = change.partition("=")
        plan = replace(plan, **{name: type(getattr(plan, name))(value)})
    first = None if args.anew else first_policy(plan, args.weights, args.begin_as)
    trainer = Trainer(plan, args.folder or KEPT / args.table, args.workers, first)
    try:
        if args.write:
            trainer.begin()
        else:
            trainer.go(args.iterations)
        print(json.dumps(trainer.write(args.weights)["validation"]), flush=True)
    finally:
        trainer.close()


if __name__ == "__main__":
    main()
