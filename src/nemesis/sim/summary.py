"""What many games say: rates with Wilson intervals, overall and by character, objective, seat, bot."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from .play import COLUMNS

Z = 1.959963984540054
"""Two-sided 95 %."""
GROUPS = ("bot", "character", "objective", "seat")
AT = {name: n for n, name in enumerate(COLUMNS)}
NOBODY = "-"
"""Placeholder for what a seat does not have, such as an Objective never chosen."""


def wilson(count: float, of: int) -> tuple[float, float]:
    """The 95 % score interval of a proportion.

    >>> [round(end, 4) for end in wilson(5, 10)]
    [0.2366, 0.7634]
    """
    if of == 0:
        return 0.0, 1.0
    rate = count / of
    middle = (rate + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z / (1 + Z * Z / of) * math.sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of))
    return (max(0.0, middle - half) if count else 0.0), (min(1.0, middle + half) if count < of else 1.0)


def share(count: int, of: int) -> dict[str, Any]:
    low, high = wilson(count, of)
    return {"rate": count / of if of else 0.0, "low": low, "high": high, "count": count, "of": of}


class Tally:
    """Counts that add up in any order, so the summary does not depend on which chunk finished first."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.decisions = 0
        self.by: dict[str, dict[str, Counter[Any]]] = {name: {} for name in GROUPS}
        self.per_game: dict[str, Counter[tuple[int, int]]] = {"survived": Counter(), "won": Counter()}
        """(seats, of these alive or winning) -> number of games."""
        self.rounds: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.fates: Counter[str] = Counter()
        self.causes: Counter[str] = Counter()
        self.teams: Counter[str] = Counter()

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        """Rows in the order of `COLUMNS`, whole games."""
        games: dict[int, list[Sequence[Any]]] = {}
        for row in rows:
            games.setdefault(row[AT["seed"]], []).append(row)
        for seats in games.values():
            self.add_game(seats)

    def add_game(self, seats: Sequence[Sequence[Any]]) -> None:
        first = seats[0]
        self.games += 1
        self.seats += len(seats)
        self.decisions += first[AT["game_decisions"]]
        self.rounds[first[AT["rounds"]]] += 1
        self.ends[first[AT["end"]]] += 1
        self.teams["someone_won"] += any(row[AT["won"]] for row in seats)
        self.teams["someone_survived"] += any(row[AT["survived"]] for row in seats)
        self.teams["ship_destroyed"] += bool(first[AT["ship_destroyed"]])
        self.teams["intruders_prevail"] += bool(first[AT["intruders_prevail"]])
        self.teams["judged_as_team"] += first[AT["team_won"]] is not None
        self.teams["team_won"] += bool(first[AT["team_won"]])
        for name, games in self.per_game.items():
            games[len(seats), sum(bool(row[AT[name]]) for row in seats)] += 1
        for row in seats:
            survived, won = bool(row[AT["survived"]]), bool(row[AT["won"]])
            self.fates[row[AT["fate"]] or NOBODY] += 1
            if not survived:
                self.causes[row[AT["cause"]] or row[AT["fate"]] or NOBODY] += 1
            for name in GROUPS:
                value = row[AT[name]]
                counter = self.by[name].setdefault(NOBODY if value is None else str(value), Counter())
                counter["of"] += 1
                counter["survived"] += survived
                counter["won"] += won

    def total(self, name: str) -> int:
        return sum(count * games for (_, count), games in self.per_game[name].items())

    def summary(self, seconds: float | None = None, played: int | None = None) -> dict[str, Any]:
        """One plain object. `played`: decisions of this run alone, when an earlier run was continued."""
        deaths = sum(self.causes.values())
        found: dict[str, Any] = {
            "games": self.games,
            "seats": self.seats,
            "survival": {**share(self.total("survived"), self.seats), "design_effect": self.design_effect("survived")},
            "win": {**share(self.total("won"), self.seats), "design_effect": self.design_effect("won")},
            "someone_survived": share(self.teams["someone_survived"], self.games),
            "someone_won": share(self.teams["someone_won"], self.games),
            "ship_destroyed": share(self.teams["ship_destroyed"], self.games),
            "intruders_prevail": share(self.teams["intruders_prevail"], self.games),
            "rounds": spread_of(self.rounds),
            "decisions": self.decisions,
            "ends": shares(self.ends, self.games),
            "fates": shares(self.fates, self.seats),
            "causes_of_death": shares(self.causes, deaths),
        }
        if self.teams["judged_as_team"]:
            found["team_won"] = share(self.teams["team_won"], self.teams["judged_as_team"])
        for name in GROUPS:
            found[f"by_{name}"] = {
                value: {"survival": share(c["survived"], c["of"]), "win": share(c["won"], c["of"])}
                for value, c in sorted(self.by[name].items())
            }
        if seconds is not None:
            rate = (self.decisions if played is None else played) / seconds if seconds else 0.0
            found |= {"decisions_per_second": round(rate, 1), "seconds": round(seconds, 3)}
        return found

    def design_effect(self, name: str) -> float:
        """By how much the Wilson interval over seats is too narrow: seats of one game often share a fate."""
        if self.games < 2:
            return 1.0
        rate = self.total(name) / self.seats
        plain = rate * (1 - rate) * self.seats
        if not plain:
            return 1.0
        of_games = sum(games * (count - rate * seats) ** 2 for (seats, count), games in self.per_game[name].items())
        return round(of_games / plain * self.games / (self.games - 1), 3)


def shares(counter: Counter[str], of: int) -> dict[str, Any]:
    return {name: share(count, of) for name, count in sorted(counter.items(), key=lambda e: (-e[1], e[0]))}


def spread_of(counter: Counter[int]) -> dict[str, Any]:
    """Mean with its 95 % interval, quartiles and ends of whole numbers."""
    n = sum(counter.values())
    mean = sum(v * c for v, c in counter.items()) / n
    variance = sum(c * (v - mean) ** 2 for v, c in counter.items()) / (n - 1) if n > 1 else 0.0
    half = Z * math.sqrt(variance / n)
    ordered = sorted(counter.items())

    def quantile(q: float) -> int:
        seen = 0
        for value, count in ordered:
            seen += count
            if seen >= q * n:
                return value
        return ordered[-1][0]

    return {
        "mean": mean,
        "low": mean - half,
        "high": mean + half,
        "quartiles": [quantile(0.25), quantile(0.5), quantile(0.75)],
        "least": ordered[0][0],
        "most": ordered[-1][0],
    }
