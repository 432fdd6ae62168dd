"""Train a small policy on the solo game, with numpy only, show how it learns, and measure it against random play.

    .venv/bin/python examples/train_small_policy.py --plot curve.png

The policy is linear: an option is worth the sum of the weights of its word in this situation, of the names that it
mentions, and of the Room that it leads to; options are drawn by softmax. The weights follow the policy gradient
(REINFORCE): what was chosen in games that went better than usual becomes more likely. All games of a `CompactBatch` are
played at once, and only their end is rewarded: 1 for a survivor, a quarter for having lived until the end, 0 for a
death on the way.
"""

from __future__ import annotations

import argparse
import time
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nemesis import Setup
from nemesis.rl import CompactBatch, Seen
from nemesis.rl.layout import PLACES, SEAT_PLACES
from nemesis.rl.vocabulary import FIRST_NAME, NAMES, NUMBERS
from nemesis.sim import wilson

Floats = NDArray[np.float64]
TABLE = Setup(players=1)
GAMES = 64
FRESH_SEEDS = 10_000_000
"""Games that were never trained on."""
LEADS_TO_A_ROOM = [NUMBERS[word] for word in ("move", "careful_move", "escape", "room")]
SITUATION, WAY = 8, 4
NAMED = len(NAMES) + 1
"""A weight for each name; the last for numbers and names that the house does not know."""
SHAPES = {"word": (NAMED, SITUATION), "name": (NAMED,), "tile": (NAMED,), "way": (WAY,)}


def lived(seat: dict[str, Any]) -> float:
    if seat["survived"]:
        return 1.0
    return 0.0 if seat["fate"] in ("dead", "ship_destroyed") else 0.25


class Options:
    """What is known of each option: where its weights are, and how much each counts."""

    def __init__(self, seen: Seen) -> None:
        table, rows = seen.observation, seen.options
        self.game = np.repeat(np.arange(len(table)), seen.counts)
        self.starts = seen.starts[:-1]
        self.word = index_of(rows[:, 0])
        self.name = index_of(np.where(rows[:, 2] >= FIRST_NAME, rows[:, 2], rows[:, 3]))
        self.situation = situations(table)[self.game]
        leads = np.isin(rows[:, 0], LEADS_TO_A_ROOM)
        room = np.where(leads, rows[:, 2], 0)
        self.tile = index_of(of_room(table, "room_tile")[self.game, room])
        figures = of_room(table, "room_figures")[self.game, room]
        fire = of_room(table, "room_fire")[self.game, room]
        self.way = np.stack((leads, self.tile == NAMED - 1, figures > 0, fire), axis=1) * leads[:, None].astype(float)

    def values(self, weights: dict[str, Floats]) -> Floats:
        found: Floats = (weights["word"][self.word] * self.situation).sum(axis=1)
        return found + weights["name"][self.name] + weights["tile"][self.tile] + self.way @ weights["way"]

    def odds(self, weights: dict[str, Floats]) -> Floats:
        values = self.values(weights)
        values = np.exp(values - np.maximum.reduceat(values, self.starts)[self.game])
        shares: Floats = values / np.add.reduceat(values, self.starts)[self.game]
        return shares

    def credit(self, merits: dict[str, Floats], share: Floats) -> None:
        """Add to the merits of each game what this share of each option adds to its weights."""
        np.add.at(merits["word"], (self.game, self.word), share[:, None] * self.situation)
        np.add.at(merits["name"], (self.game, self.name), share)
        np.add.at(merits["tile"], (self.game, self.tile), share)
        np.add.at(merits["way"], self.game, share[:, None] * self.way)


def index_of(numbers: NDArray[Any]) -> NDArray[np.int64]:
    index = numbers.astype(np.int64) - FIRST_NAME
    return np.where((index >= 0) & (index < NAMED - 1), index, NAMED - 1)


def of_room(table: NDArray[np.int16], field: str) -> NDArray[np.int16]:
    return table[:, PLACES[field]]


def situations(table: NDArray[np.int16]) -> Floats:
    """A few numbers that make the same choice right or wrong."""

    def value(field: str) -> NDArray[Any]:
        return table[:, PLACES[field].start]

    def own(field: str) -> NDArray[Any]:
        return table[:, PLACES["seats"].start + SEAT_PLACES[field].start]

    here = (np.arange(len(table)), own("room"))
    return np.stack(
        (
            np.ones(len(table)), of_room(table, "room_figures")[here] > 0, own("wounds") > 0, own("hand_size") / 5,
            value("time") / 15, value("self_destruct") >= 0, of_room(table, "room_fire")[here], own("slime"),
        ),
        axis=1,
    )  # fmt: skip


def drawn(options: Options, odds: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """The row of the option that is chosen in each game, by the Gumbel trick."""
    keys = np.log(odds + 1e-300) + random.gumbel(size=len(odds))
    best = np.maximum.reduceat(keys, options.starts)[options.game]
    return np.flatnonzero(keys == best)


class Learner:
    """Weights, and Adam to move them."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.weights = {name: np.zeros(shape) for name, shape in SHAPES.items()}
        self.first = {name: np.zeros(shape) for name, shape in SHAPES.items()}
        self.second = {name: np.zeros(shape) for name, shape in SHAPES.items()}
        self.updates = 0

    def learn(self, gradient: dict[str, Floats]) -> None:
        self.updates += 1
        for name, slope in gradient.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.updates)
            second = self.second[name] / (1 - 0.999**self.updates)
            self.weights[name] += self.rate * first / (np.sqrt(second) + 1e-8)


def train(games: int, rate: float, together: int, seed: int) -> tuple[dict[str, Floats], list[float]]:
    """The weights, and the reward of each game in the order in which they ended."""
    random = np.random.default_rng(seed)
    batch, learner = CompactBatch(TABLE, GAMES, reward=lived, seed=seed * 1_000_000), Learner(rate)
    merits = {name: np.zeros((GAMES, *shape)) for name, shape in SHAPES.items()}
    gradient = {name: np.zeros(shape) for name, shape in SHAPES.items()}
    usual, ended, curve = 0.0, 0, list[float]()
    seen, began = batch.observe(), time.perf_counter()
    while len(curve) < games:
        options = Options(seen)
        odds = options.odds(learner.weights)
        rows = drawn(options, odds, random)
        share = -odds
        share[rows] += 1
        options.credit(merits, share)
        seen, rewards, done = batch.step(rows - options.starts)
        for place in np.flatnonzero(done):
            better = rewards[place, 0] - usual
            usual += 0.01 * better
            for name, merit in merits.items():
                gradient[name] += better * merit[place] / together
                merit[place] = 0
            curve.append(float(rewards[place, 0]))
            ended += 1
        if ended >= together:
            learner.learn(gradient)
            gradient = {name: np.zeros(shape) for name, shape in SHAPES.items()}
            ended = 0
            if learner.updates % 20 == 0:
                took = time.perf_counter() - began
                print(f"{len(curve):6} games, {took:4.0f} s: reward {np.mean(curve[-500:]):.3f}", flush=True)
    return learner.weights, curve


def measure(weights: dict[str, Floats] | None, games: int) -> list[float]:
    """Rewards of the games with fresh seeds, every one of them; without weights: random play."""
    weights = weights or {name: np.zeros(shape) for name, shape in SHAPES.items()}
    places = min(GAMES, games)
    batch, random = CompactBatch(TABLE, places, reward=lived, seed=FRESH_SEEDS), np.random.default_rng(1)
    left = [len(range(place, games, places)) for place in range(places)]
    seen, found = batch.observe(), list[float]()
    while any(left):
        options = Options(seen)
        rows = drawn(options, options.odds(weights), random)
        seen, rewards, done = batch.step(rows - options.starts)
        for place in np.flatnonzero(done):
            if left[place]:
                found.append(float(rewards[place, 0]))
                left[place] -= 1
    return found


def drawn_curve(curve: list[float], lines: int = 12, width: int = 60) -> str:
    """The mean reward in the course of the training, as text."""
    parts = np.array_split(np.array(curve), min(lines, len(curve)))
    most = max(float(part.mean()) for part in parts) or 1.0
    ends = np.cumsum([len(part) for part in parts])
    return "\n".join(
        f"{end:6} {part.mean():.3f} {'#' * round(width * part.mean() / most)}"
        for end, part in zip(ends, parts, strict=True)
    )


def plot(curve: list[float], path: str) -> None:
    import matplotlib  # not everybody has it

    matplotlib.use("Agg")
    from matplotlib import pyplot

    window = min(500, len(curve))
    smooth = np.convolve(curve, np.ones(window) / window, mode="valid")
    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(np.arange(len(smooth)) + window, smooth)
    axes.set(xlabel="games", ylabel=f"reward, mean of {window} games", title="The solo game, learnt from its end alone")
    figure.savefig(path, dpi=120)
    print(f"the curve is in {path}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy on the solo game.")
    parser.add_argument("--games", type=int, default=16_000)
    parser.add_argument("--together", type=int, default=32, help="games from which each step is learnt")
    parser.add_argument("--rate", type=float, default=0.03)
    parser.add_argument("--test-games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", help="where the curve is drawn (.png; needs matplotlib)")
    parser.add_argument("--out", help="where the weights are kept (.npz)")
    args = parser.parse_args()
    began = time.perf_counter()
    weights, curve = train(args.games, args.rate, args.together, args.seed)
    print(f"trained in {time.perf_counter() - began:.0f} s; mean reward in the course of it:\n{drawn_curve(curve)}")
    if args.out:
        np.savez(
            args.out, word=weights["word"], name=weights["name"], tile=weights["tile"], way=weights["way"]
        )  # fmt: skip
    if args.plot and find_spec("matplotlib") is None:
        print("no picture: matplotlib is not installed")
    elif args.plot:
        plot(curve, args.plot)
    for name, policy in (("random", None), ("trained", weights)):
        rewards = measure(policy, args.test_games)
        for least, what in ((0.25, "alive at the end"), (1.0, "survives")):
            count = sum(reward >= least for reward in rewards)
            low, high = wilson(count, len(rewards))
            share = f"{count / len(rewards):5.1%} [{low:.1%}, {high:.1%}]"
            print(f"{name:8} {what:17} {count:4} of {len(rewards)}: {share}")


if __name__ == "__main__":
    main()
