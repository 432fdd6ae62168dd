"""How quick the environments are: `python -m nemesis.rl.speed`.

Random legal choices in games of four. Every figure is steps a second of CPU time, all processes together, so it is that
of one core; games are dealt anew when they end. Each round measures everything, beginning with the bare engine; a ratio
is the median over the rounds of what was measured in the same round, so a busy machine hurts both sides alike. Several
processes are compared with as many bare engines at once.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from multiprocessing import get_context
from statistics import median

import numpy as np

from ..content import SPECIES_BY_ID
from ..game import Game
from ..setup import Setup
from .aec import NemesisAEC
from .batch import Batch
from .compact_batch import CompactBatch
from .processes import Processes

GAMES = 32
AT_ONCE = "bare engines at once"
clock = time.process_time
Measure = Callable[[], float]
"""Steps a second of CPU time."""


def bare_engine(setup: Setup, seconds: float) -> float:
    """`Game.apply` alone: nobody looks at anything."""
    draw, steps, seed, began = random.Random(1).random, 0, 0, clock()
    while clock() - began < seconds:
        game = Game.new(setup.reseeded(seed))
        seed += 1
        while game.ask is not None:
            game.apply(int(draw() * len(game.ask.options)))
            steps += 1
    return steps / (clock() - began)


def compact_batch(setup: Setup, seconds: float) -> float:
    batch, rng = CompactBatch(setup, GAMES), np.random.default_rng(1)
    seen, steps, began = batch.observe(), 0, clock()
    while clock() - began < seconds:
        seen, _, _ = batch.step((rng.random(GAMES) * seen.counts).astype(np.int64))
        steps += GAMES
    return steps / (clock() - began)


class OverProcesses:
    """The processes are started once; what they need to start is not counted.

    Two cores that work at once may be slower than one alone, so as many bare engines at once are measured too.
    """

    def __init__(self, setup: Setup, processes: int) -> None:
        self.batch = Processes(setup, GAMES * processes, processes)
        self.rng = np.random.default_rng(1)
        self.wall: list[float] = []
        self.setup, self.processes = setup, processes
        self.others = get_context("spawn").Pool(processes)

    def bare_engines(self, seconds: float) -> float:
        speeds = self.others.starmap(bare_engine, [(self.setup, seconds)] * self.processes, chunksize=1)
        return sum(speeds) / self.processes

    def close(self) -> None:
        self.batch.close()
        self.others.close()
        self.others.join()

    def used(self) -> float:
        return clock() + self.batch.seconds()

    def measure(self, seconds: float) -> float:
        seen, games, steps = self.batch.observe(), self.batch.games, 0
        began, used = time.perf_counter(), self.used()
        while time.perf_counter() - began < seconds:
            seen, _, _ = self.batch.step((self.rng.random(games) * seen.counts).astype(np.int64))
            steps += games
        self.wall.append(steps / (time.perf_counter() - began))
        return steps / (self.used() - used)


def wide_batch(setup: Setup, seconds: float) -> float:
    batch, rng, steps = Batch(setup, GAMES), np.random.default_rng(1), 0
    began = clock()
    while clock() - began < seconds:
        batch.step((rng.random(GAMES) * batch.mask.sum(axis=1)).astype(np.int64))
        steps += GAMES
    return steps / (clock() - began)


def turn_based(setup: Setup, seconds: float, compact: bool) -> float:
    table, draw, steps = NemesisAEC(setup, compact=compact), random.Random(1).random, 0
    table.reset(seed=1)
    began = clock()
    while clock() - began < seconds:
        seen, _, terminated, _, _ = table.last()
        if terminated:
            table.reset()
            continue
        table.step(int(draw() * int(seen["action_mask"].sum())))
        steps += 1
    return steps / (clock() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second and core of the environments, beside the bare engine.")
    parser.add_argument("--species", choices=list(SPECIES_BY_ID), default="intruders")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--processes", type=int, default=2, help="0: leave out several processes")
    args = parser.parse_args()
    setup, seconds = Setup(players=args.players, species=args.species), args.seconds
    spread = OverProcesses(setup, args.processes) if args.processes else None
    measures: dict[str, Measure] = {
        "bare engine": lambda: bare_engine(setup, seconds),
        "CompactBatch": lambda: compact_batch(setup, seconds),
        "PettingZoo AEC, compact": lambda: turn_based(setup, seconds, compact=True),
        "Batch (wide)": lambda: wide_batch(setup, seconds),
        "PettingZoo AEC (wide)": lambda: turn_based(setup, seconds, compact=False),
    }
    if spread is not None:
        measures[AT_ONCE] = lambda: spread.bare_engines(seconds)
        measures[f"Processes, {args.processes}"] = lambda: spread.measure(seconds)
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(args.rounds):
        for name, measure in measures.items():
            found[name].append(measure())
    print(f"{'steps a second and core':26} {'median':>8} {'best':>8} {'to the bare engine':>20}")
    for name, speeds in found.items():
        beside = found[AT_ONCE if name.startswith("Processes") else "bare engine"]
        ratio = median(speed / bare for speed, bare in zip(speeds, beside, strict=True))
        print(f"{name:26} {median(speeds):8,.0f} {max(speeds):8,.0f} {ratio:20.3f}")
    if spread is not None:
        print(f"{args.processes} processes together: {median(spread.wall):,.0f} steps a second of real time")
        spread.close()


if __name__ == "__main__":
    main()
