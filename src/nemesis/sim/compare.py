"""Two ways to play, or two tables, on the same seeds: is the difference more than luck?

Each seat of each seed is a pair. McNemar's exact test counts the pairs that differ; as seats of one game share a
fate, the interval of the difference comes from a bootstrap over whole games.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..errors import BadSetup
from .job import Job
from .run import Run
from .summary import AT, Tally

MEASURES = ("survived", "won")
RESAMPLES = 2000
EXACT_UP_TO = 2000
"""With more differing pairs than this the normal approximation is just as good."""
SIGNIFICANT = 0.05


@dataclass
class Outcomes:
    """Who survived and who won, by seed."""

    games: dict[int, dict[int, tuple[bool, bool]]] = field(default_factory=dict)
    tally: Tally = field(default_factory=Tally)

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        found = list(rows)
        self.tally.add(found)
        for row in found:
            self.games.setdefault(row[AT["seed"]], {})[row[AT["seat"]]] = (
                bool(row[AT["survived"]]), bool(row[AT["won"]]),
            )  # fmt: skip


@dataclass(frozen=True)
class Comparison:
    """Two sets of outcomes on the seeds that both have."""

    a: Outcomes
    b: Outcomes
    seats: tuple[int, ...] | None = None
    """Only these seats; None: all."""

    def seeds(self) -> list[int]:
        return sorted(self.a.games.keys() & self.b.games.keys())

    def pairs(self, measure: int) -> list[list[tuple[bool, bool]]]:
        """For each game, for each seat: (under A, under B)."""
        found = []
        for seed in self.seeds():
            one, other = self.a.games[seed], self.b.games[seed]
            seats = sorted(one.keys() & other.keys()) if self.seats is None else self.seats
            found.append([(one[s][measure], other[s][measure]) for s in seats if s in one and s in other])
        return found

    def summary(self) -> dict[str, Any]:
        seeds = self.seeds()
        if not seeds:
            raise no_common("seed")
        result: dict[str, Any] = {"games": len(seeds)}
        for n, measure in enumerate(MEASURES):
            result["survival" if measure == "survived" else "win"] = measured(self.pairs(n))
        return result


def no_common(what: str) -> BadSetup:
    said = f"the two sides have no {what} in common: there is nothing to compare"
    return BadSetup(said, reason="no_common", what=what)


def measured(games: list[list[tuple[bool, bool]]]) -> dict[str, Any]:
    pairs = [pair for game in games for pair in game]
    if not pairs:
        raise no_common("seat")
    only_a = sum(a and not b for a, b in pairs)
    only_b = sum(b and not a for a, b in pairs)
    low, high = bootstrap([(sum(b - a for a, b in game), len(game)) for game in games])
    p = mcnemar(only_a, only_b)
    return {
        "pairs": len(pairs),
        "a": sum(a for a, _ in pairs) / len(pairs),
        "b": sum(b for _, b in pairs) / len(pairs),
        "difference": (only_b - only_a) / len(pairs),
        "low": low,
        "high": high,
        "only_a": only_a,
        "only_b": only_b,
        "p_value": p,
        "significant": p < SIGNIFICANT and not low <= 0 <= high,
    }


def mcnemar(only_a: int, only_b: int) -> float:
    """Two-sided p-value that neither side is better, given the pairs that differ.

    >>> round(mcnemar(1, 9), 6)
    0.021484
    """
    n, least = only_a + only_b, min(only_a, only_b)
    if n == 0:
        return 1.0
    if n <= EXACT_UP_TO:
        return min(1.0, 2 * sum(math.comb(n, k) for k in range(least + 1)) / (1 << n))
    z = max(0.0, abs(only_a - only_b) - 1) / math.sqrt(n)
    return math.erfc(z / math.sqrt(2))


def bootstrap(games: Sequence[tuple[int, int]], resamples: int = RESAMPLES) -> tuple[float, float]:
    """95 % interval of the mean difference per seat, resampling whole games given as (difference, seats)."""
    kinds = Counter(games)
    values, weights = list(kinds), list(kinds.values())
    if len(values) == 1:
        mean = values[0][0] / values[0][1] if values[0][1] else 0.0
        return mean, mean
    random, n = Random(1), len(games)
    means = []
    for _ in range(resamples):
        drawn = Counter(random.choices(values, weights, k=n))
        seats = sum(size * times for (_, size), times in drawn.items())
        means.append(sum(d * times for (d, _), times in drawn.items()) / seats if seats else 0.0)
    means.sort()
    return means[int(0.025 * resamples)], means[int(0.975 * resamples) - 1]


def compare_jobs(a: Job, b: Job, workers: int = 0, seats: tuple[int, ...] | None = None) -> dict[str, Any]:
    """Play both jobs on the same seeds and compare them."""
    sides = []
    for job in (a, b):
        outcomes = Outcomes()
        Run(job, workers=workers, watch=outcomes.add).go()
        sides.append(outcomes)
    return Comparison(sides[0], sides[1], seats).summary()


def as_text(found: dict[str, Any], names: tuple[str, str]) -> str:
    """As text: both rates, the difference B - A with its interval, and the test."""
    lines = [f"A: {names[0]}", f"B: {names[1]}", f"{found['games']} paired games", ""]
    lines.append(f"{'':10}{'A':>8}{'B':>8}{'B - A':>9}  95 % interval        only A  only B  p (McNemar)")
    for measure in ("survival", "win"):
        m = found[measure]
        verdict = "differs" if m["significant"] else "no clear difference"
        lines.append(
            f"{measure:10}{m['a']:8.1%}{m['b']:8.1%}{m['difference']:+9.1%}  [{m['low']:+7.1%}, {m['high']:+7.1%}]"
            f"{m['only_a']:8}{m['only_b']:8}  {m['p_value']:.4g}  {verdict}"
        )
    return "\n".join(lines)
