"""Make the weights of `nemesis.bots.evaluation`: play games, look at every seat at the start of each round, fit, write.

    python tools/train_evaluation.py --games 20000 --base-games 12000 --out src/nemesis/bots/evaluation.json

The games have the seeds 200000, 200001, ... and 400000, 400001, ...: no table in docs/strength.md uses them. Of the
first three in ten are the base game with four players and three co-op, the others spread over numbers of players,
species and modes (`setup_of`); all of the second are the base game. In two of three games a seat now and then does
anything at all (`ASTRAY`): a search asks about positions that a good player would not get into, and a network that
never saw them flatters them. Every eleventh game is held out: it is used to stop in time and for the figures printed at
the end, log loss in nats against a constant and against logistic regression, and how often what was said to be likely
came true.
`--rows` keeps what was collected.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.bots.aims import Aims
from nemesis.bots.evaluation import features, names, outlook, sorts_of_tables
from nemesis.bots.progress import is_shared
from nemesis.bots.sight import FIRST_COURSE, WORKING, Sight
from nemesis.bots.utility import DULL
from nemesis.rules.state import ABOARD, DEAD
from nemesis.view.glance import glance

Array = np.ndarray[Any, Any]
FIRST_SEED, FIRST_BASE = 200_000, 400_000
HELD_OUT = 11
HIDDEN_UNITS = 48
BATCH, DECAY = 1024, 5e-4
ALL_WELL, ASTRAY = 3, 0.05
"""Every third game is played as well as the bot can; in the others, how often a turn is anything at all."""
CHUNK = 100
"""Games that a worker plays at a time."""
TIMES = 16
PRIOR = 10.0
"""Weight of the plain guess in the tables of beliefs, in cases."""
ANSWERS = ("survive", "win", "work")


def setup_of(seed: int) -> Setup:
    """The kinds of game in the mixture."""
    k = seed % 10
    if k < 3 or seed >= FIRST_BASE:
        return Setup(players=4, seed=seed)
    if k == 3:
        return Setup(players=(2, 3, 5)[seed // 10 % 3], seed=seed)
    if k < 7:
        return Setup(players=2 + seed // 10 % 4, mode="coop", seed=seed)
    if k == 7:
        return Setup(players=4, species=("carnomorphs", "void_seeders")[seed // 10 % 2], seed=seed)
    return Setup(players=1, seed=seed)


class Beliefs:
    """How often what a seat does not know is so: counted, by Time, in the games of the bot."""

    def __init__(self) -> None:
        self.counts: dict[str, list[list[float]]] = {}

    def saw(self, what: str, time: int, true: bool) -> None:
        cell = self.counts.setdefault(what, [[0.0, 0.0] for _ in range(TIMES)])[min(time, TIMES - 1)]
        cell[0] += true
        cell[1] += 1

    def look(self, game: Game) -> None:
        if len(game.seats) == 1 or game.self_destruct >= 0:
            return
        changed = "changed" if game.destination != FIRST_COURSE else "unchanged"
        earth = game.rules.types[game.coordinates].places.get(game.destination) == "earth"
        for p in game.seats:
            if p.status != ABOARD:
                continue
            known = {(k[0], k[1]) for k in p.knowledge if k[0] in ("engine", "coordinates")}
            duty = Aims(Sight(game.view(p.index)), True)
            for n, (top, _) in enumerate(game.engines):
                state = "working" if top == WORKING else "damaged"
                if ("engine", n) not in known:
                    self.saw("own_engine_works" if duty.engineer else "engine_works", game.time, top == WORKING)
                if duty.engineer:
                    self.saw(f"engineer_knows_{state}", game.time, ("engine", n) in known)
            if ("coordinates", 0) not in known:
                self.saw(f"{'own_' if duty.helm else ''}{changed}_course_home", game.time, earth)
            if duty.helm:
                self.saw(f"helm_knows_{changed}", game.time, ("coordinates", 0) in known)

    def add(self, others: Beliefs) -> None:
        for what, cells in others.counts.items():
            mine = self.counts.setdefault(what, [[0.0, 0.0] for _ in range(TIMES)])
            for cell, (true, seen) in zip(mine, cells, strict=True):
                cell[0] += true
                cell[1] += seen

    def to_data(self) -> dict[str, list[float]]:
        data = {}
        for what, cells in sorted(self.counts.items()):
            mean = sum(a for a, _ in cells) / max(1.0, sum(n for _, n in cells))
            data[what] = [round((a + PRIOR * mean) / (n + PRIOR), 3) for a, n in cells]
        return data


def play(bot: str, seed: int) -> Iterator[Game]:
    """One game, handed out before each choice and at its end."""
    setup = setup_of(seed)
    game = Game.new(setup)
    bots = [make_bot(bot, seed=seat) for seat in range(setup.players)]
    chance, astray = Random(seed), 0.0 if seed % ALL_WELL == 0 else ASTRAY
    while game.ask is not None:
        yield game
        ask = game.ask
        if ask.kind == "turn" and chance.random() < astray:
            options = [o for o in ask.options if o[0] not in DULL]
            choice = chance.choice([*options, *(o for o in ask.options if o[0] == "pass")])
        else:
            choice = bots[ask.seat].decide(glance(game, ask.seat), ask)
        game.apply(choice, ask.seat)
    yield game


def collect_some(task: tuple[str, int, int]) -> tuple[Array, Array, Array, Beliefs]:
    """(features, what became of the seat, number of the game) for each seat at the start of each round."""
    bot, first, games = task
    rows: list[Array] = []
    ends: list[tuple[float, ...]] = []
    numbers: list[int] = []
    beliefs = Beliefs()
    sorts = sorts_of_tables()
    for seed in range(first, first + games):
        seen: list[tuple[int, Array]] = []
        round = 1
        for game in play(bot, seed):
            if game.round > round and game.ask is not None:
                round = game.round
                living = [p.index for p in game.seats if p.status != DEAD or is_shared(game)]
                seen += [(seat, np.array(features(game, seat, sorts), np.float32)) for seat in living]
                if seed % ALL_WELL == 0:
                    beliefs.look(game)
        for seat, row in seen:
            rows.append(row)
            ends.append(outlook(game, seat))
            numbers.append(seed)
    return np.array(rows), np.array(ends, np.float32), np.array(numbers), beliefs


def collect(bot: str, ranges: list[range], workers: int) -> tuple[Array, Array, Array, dict[str, list[float]]]:
    tasks = [(bot, n, min(CHUNK, seeds.stop - n)) for seeds in ranges for n in seeds[::CHUNK]]
    parts = []
    beliefs = Beliefs()
    with ProcessPoolExecutor(workers) as pool:
        for done, part in enumerate(pool.map(collect_some, tasks), 1):
            parts.append(part[:3])
            beliefs.add(part[3])
            print(f"\r{done} of {len(tasks)} x {CHUNK} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    x, y, numbers = (np.concatenate([part[n] for part in parts]) for n in range(3))
    return x, y, numbers, beliefs.to_data()


# -- fitting ------------------------------------------------------------------------------------------


def sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def log_loss(said: Array, true: Array) -> Array:
    said = np.clip(said, 1e-4, 1 - 1e-4)
    return -(true * np.log(said) + (1 - true) * np.log(1 - said)).mean(axis=0)


class Model:
    """Two layers, or none (logistic regression) when `hidden` is 0."""

    def __init__(self, inputs: int, hidden: int, outputs: int, chance: np.random.Generator) -> None:
        sizes = [inputs, hidden, outputs] if hidden else [inputs, outputs]
        self.values: list[Array] = []
        for a, b in pairwise(sizes):
            self.values += [chance.normal(0, (2 / a) ** 0.5, (a, b)).astype(np.float32), np.zeros(b, np.float32)]

    def run(self, x: Array) -> list[Array]:
        layers = [x]
        for n in range(0, len(self.values), 2):
            y = layers[-1] @ self.values[n] + self.values[n + 1]
            layers.append(sigmoid(y) if n + 2 == len(self.values) else np.maximum(y, 0))
        return layers

    def slopes(self, x: Array, true: Array, decay: float) -> list[Array]:
        layers = self.run(x)
        back = (layers[-1] - true) / len(x)
        found: list[Array] = []
        for n in range(len(self.values) - 2, -1, -2):
            before = layers[n // 2]
            found = [before.T @ back + decay * self.values[n], back.sum(axis=0), *found]
            back = (back @ self.values[n].T) * (before > 0)
        return found


def fit(x: Array, y: Array, held_x: Array, held_y: Array, hidden: int, epochs: int) -> Model:
    """Adam; the weights of the epoch that did best on the games held out."""
    chance = np.random.default_rng(7)
    model = Model(x.shape[1], hidden, y.shape[1], chance)
    mean = [np.zeros_like(v) for v in model.values]
    square = [np.zeros_like(v) for v in model.values]
    best, kept, step = np.inf, [v.copy() for v in model.values], 0
    for epoch in range(epochs):
        order = chance.permutation(len(x))
        rate = 3e-3 * (1 - epoch / epochs) + 2e-5
        for start in range(0, len(x), BATCH):
            batch = order[start : start + BATCH]
            step += 1
            for n, slope in enumerate(model.slopes(x[batch], y[batch], DECAY)):
                mean[n] += 0.1 * (slope - mean[n])
                square[n] += 0.001 * (slope**2 - square[n])
                ahead = mean[n] / (1 - 0.9**step)
                change = rate * ahead / (np.sqrt(square[n] / (1 - 0.999**step)) + 1e-8)
                model.values[n] -= change.astype(np.float32)
        loss = float(log_loss(model.run(held_x)[-1], held_y).sum())
        if loss < best:
            best, kept = loss, [v.copy() for v in model.values]
    model.values = kept
    return model


def calibration(said: Array, true: Array) -> str:
    """Said and true in five groups from the least to the most likely."""
    order = np.argsort(said)
    return "  ".join(f"{said[part].mean():.2f}/{true[part].mean():.2f}" for part in np.array_split(order, 5))


def to_data(model: Model, middle: Array, scale: Array, beliefs: dict[str, list[float]], made_by: str) -> dict[str, Any]:
    """The scaling of the inputs is folded into the first layer."""
    first, bias, out, out_bias = model.values
    first = first / scale[:, None]
    bias = bias - middle @ first
    shorter = lambda values: [[round(float(v), 4) for v in row] for row in values]  # noqa: E731
    return {
        "made_by": made_by,
        "names": names(sorts_of_tables()),
        "hidden": shorter(first.T),
        "hidden_bias": shorter([bias])[0],
        "out": shorter(out.T),
        "out_bias": shorter([out_bias])[0],
        "beliefs": beliefs,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="games of the mixture")
    parser.add_argument("--base-games", type=int, default=12_000, help="more games of the base game")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--rows", type=Path, help="keep what was collected in this file (.npz); use it if it is there")
    parser.add_argument("--out", type=Path, default=Path("src/nemesis/bots/evaluation.json"))
    args = parser.parse_args()
    ranges = [range(FIRST_SEED, FIRST_SEED + args.games), range(FIRST_BASE, FIRST_BASE + args.base_games)]
    if args.rows is not None and args.rows.exists():
        kept = np.load(args.rows)
        x, y, game = kept["x"], kept["y"], kept["game"]
        beliefs = json.loads(str(kept["beliefs"]))
    else:
        x, y, game, beliefs = collect(args.bot, ranges, args.workers)
        if args.rows is not None:
            np.savez_compressed(args.rows, x=x, y=y, game=game, beliefs=json.dumps(beliefs))
    held = game % HELD_OUT == 0
    middle, scale = x[~held].mean(axis=0), x[~held].std(axis=0)
    scale[scale < 1e-3] = 1.0
    z = ((x - middle) / scale).astype(np.float32)
    print(f"{len(x)} rows of {len(np.unique(game))} games, {held.sum()} of them held out")
    constant = log_loss(np.broadcast_to(y[~held].mean(axis=0), y[held].shape), y[held])
    lines = [("constant", constant)]
    model = None
    for name, hidden in (("logistic regression", 0), ("network", HIDDEN_UNITS)):
        model = fit(z[~held], y[~held], z[held], y[held], hidden, args.epochs)
        lines.append((name, log_loss(model.run(z[held])[-1], y[held])))
    for name, loss in lines:
        print(f"{name:20} log loss: " + ", ".join(f"{a} {v:.4f}" for a, v in zip(ANSWERS, loss, strict=True)))
    assert model is not None
    said = model.run(z[held])[-1]
    for n, answer in enumerate(ANSWERS):
        print(f"{answer}: said/true by fifths  {calibration(said[:, n], y[held][:, n])}")
    made_by = f"tools/train_evaluation.py --games {args.games} --base-games {args.base_games} --bot {args.bot}"
    text = json.dumps(to_data(model, middle, scale, beliefs, made_by), separators=(",", ":"))
    args.out.write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
