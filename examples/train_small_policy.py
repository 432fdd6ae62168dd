"""Train a small policy on the solo game, with numpy only, and measure it against random play.

    .venv/bin/python examples/train_small_policy.py

The policy is one weight for each number that describes an option (`nemesis.rl.encode`); the option with the highest
score is chosen. The weights are found by the cross-entropy method: try many, keep the best, try around them. All
candidates of a generation play at once in a `Batch`. Only the end of a game is rewarded: 1 for a survivor, a quarter
for having lived until the end, 0 for a death on the way.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nemesis import Setup
from nemesis.rl import OPTION_SIZE, Batch
from nemesis.sim import wilson

Weights = NDArray[np.float64]
TABLE = Setup(players=1)
PLACES = 32
NOBODY = -1
"""At the end of a generation a place may be empty; the last candidate plays on there, and it does not count."""
FRESH_SEEDS = 10_000_000
"""Games that no candidate has ever played."""


def lived(seat: dict[str, Any]) -> float:
    if seat["survived"]:
        return 1.0
    return 0.0 if seat["fate"] in ("dead", "ship_destroyed") else 0.25


def score(candidates: Weights, games: int, seed: int) -> Weights:
    """Mean reward of each candidate. Whenever a game ends, its place goes to the next candidate in the queue."""
    queue = [n for _ in range(games) for n in range(len(candidates))]
    batch = Batch(TABLE, games=min(PLACES, len(queue)), reward=lived, seed=seed)
    playing = np.array([queue.pop() for _ in batch.tables])
    total, left = np.zeros(len(candidates)), len(candidates) * games
    seen = batch.observe()
    while left:
        values = np.einsum("gof,gf->go", seen["options"], candidates[playing])
        values[seen["action_mask"] == 0] = -np.inf
        seen, rewards, done = batch.step(values.argmax(axis=1))
        for place in np.flatnonzero(done & (playing != NOBODY)):
            total[playing[place]] += rewards[place, 0]
            playing[place] = queue.pop() if queue else NOBODY
            left -= 1
    return total / games


def train(generations: int, population: int, games: int, seed: int) -> Weights:
    random = np.random.default_rng(seed)
    mean, width = np.zeros(OPTION_SIZE), np.ones(OPTION_SIZE)
    elite = max(2, population // 6)
    for generation in range(generations):
        began = time.perf_counter()
        candidates = mean + width * random.standard_normal((population, OPTION_SIZE))
        scores = score(candidates, games, seed=seed + generation * population * games * 4)
        best = candidates[np.argsort(-scores)[:elite]]
        mean, width = best.mean(axis=0), best.std(axis=0) + 0.3 * 0.9**generation
        print(
            f"generation {generation + 1:3}: all {scores.mean():.3f}, best {np.sort(scores)[-elite:].mean():.3f}, "
            f"{time.perf_counter() - began:.1f} s",
            flush=True,
        )
    return mean


def measure(weights: Weights | None, games: int) -> tuple[int, int, int]:
    """(survivors, alive at the end of the game, games) on fresh seeds; without weights: random play."""
    batch = Batch(TABLE, games=min(PLACES, games), reward=lived, seed=FRESH_SEEDS)
    random = np.random.default_rng(1)
    survivors = alive = played = 0
    seen = batch.observe()
    while played < games:
        values = random.random(seen["action_mask"].shape) if weights is None else seen["options"] @ weights
        values[seen["action_mask"] == 0] = -np.inf
        seen, rewards, done = batch.step(values.argmax(axis=1))
        played += int(done.sum())
        survivors += int((rewards == 1).sum())
        alive += int((rewards > 0).sum())
    return survivors, alive, played


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy on the solo game.")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--population", type=int, default=36)
    parser.add_argument("--games", type=int, default=10, help="games of each candidate in a generation")
    parser.add_argument("--test-games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", help="where the weights are kept (.npy)")
    args = parser.parse_args()
    began = time.perf_counter()
    weights = train(args.generations, args.population, args.games, args.seed)
    print(f"trained in {time.perf_counter() - began:.0f} s")
    if args.out:
        np.save(args.out, weights)
    for name, policy in (("random", None), ("trained", weights)):
        survivors, alive, played = measure(policy, args.test_games)
        for count, what in ((alive, "alive at the end"), (survivors, "survives")):
            low, high = wilson(count, played)
            print(f"{name:8} {what:17} {count:4} of {played}: {count / played:5.1%} [{low:.1%}, {high:.1%}]")


if __name__ == "__main__":
    main()
