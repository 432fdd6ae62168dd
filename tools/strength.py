"""Measure the bots and write the tables of docs/strength.md: `make strength`.

The headline of every bot are seats among equals: only there a bot has to do for the crew what it hopes that others do.
A row for one seat among others plays a quarter of its games from each seat. Intervals are over games, because the seats
of one game share its fate. Idle are the seat-rounds of the rounds 1 to 7 that were passed at once with four or more
cards; Objectives that take work are all but coming home and outliving somebody.

Every row is a simulation with published seeds, kept in build/strength as it is played: killed and started again, it
goes on where it was. What was played by other code is played again. `--only WORD` plays the rows whose name has that
word; rows not played yet are shown as missing. What thinking is worth is measured by tools/advice_gain.py
(`--only thinking`), on single turns.

    python tools/strength.py [--only WORD] [--workers N] [--fresh]
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from advice_gain import TABLES, Plan, kept_in, table
from advice_gain import measure as measure_advice
from measuring import ROOT, code_hash, takes_work

from nemesis import Setup
from nemesis.bots import BOTS
from nemesis.sim import COLUMNS, Job, Run
from nemesis.sim.compare import bootstrap
from nemesis.sim.job import bots_for

KEPT = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"
SEED = 161_000_000
"""The first seed of every row: a fresh block for each version, so that nothing was chosen or trained on these games."""
AT = {name: n for n, name in enumerate(COLUMNS)}


@dataclass(frozen=True)
class Row:
    section: str
    name: str
    bots: str
    games: int
    setup: dict[str, Any]
    one_of: str = ""
    """A bot that sits on one seat, each in turn, while `bots` has the others; what is told is about this seat."""

    @property
    def mode(self) -> str:
        return str(self.setup.get("mode", "semi_coop"))

    @property
    def file(self) -> Path:
        return KEPT / f"{self.section}-{self.name}".lower().replace(" ", "_").replace(",", "").replace(":", "_")

    def jobs(self) -> list[Job]:
        setup = Setup.from_data({"players": 4, "seed": SEED, **self.setup})
        bots = bots_for(self.bots.split(","), setup.players)
        if not self.one_of:
            return [Job(setup, bots, self.games)]
        part = self.games // setup.players
        return [
            Job(setup.reseeded(SEED + part * seat), (*bots[:seat], self.one_of, *bots[seat + 1 :]), part)
            for seat in range(setup.players)
        ]

    def key(self, code: str) -> list[Any]:
        return [[job.key(), job.games] for job in self.jobs()] + [code]


EQUALS = "Among equals"
ONE = "One seat among others"
MODES = "Species and modes"
HEAD = "| | games | survival of seats | wins of seats | games won by the team, or by somebody | idle | work | options |"
LEVELS = tuple(bot for bot in BOTS if bot != "search")
PLAYS_TO_WIN = tuple(bot for bot in LEVELS if bot not in ("random", "novice", "veteran"))
BEST = ("veteran", "expert")
SEARCH = "search:50"
"""As many playouts as 200 games of four can be played with in an hour or two."""
ROWS = [
    *(Row(EQUALS, bot, bot, 800, {}) for bot in LEVELS),
    Row(EQUALS, SEARCH, SEARCH, 200, {}),
    *(Row(ONE, f"{bot} among veterans", "veteran", 800, {}, bot) for bot in PLAYS_TO_WIN),
    *(
        Row(MODES, f"{species}, {bot}", bot, 400, {"species": species})
        for species in ("carnomorphs", "void_seeders")
        for bot in BEST
    ),
    *(
        Row(MODES, f"{name}, {bot}", bot, games, setup)
        for name, games, setup in (
            ("solo", 800, {"mode": "solo", "players": 1}),
            ("co-op, 2 players", 800, {"mode": "coop", "players": 2}),
            ("co-op, 4 players", 800, {"mode": "coop"}),
            ("Investigation", 400, {"mode": "investigation"}),
            ("Epilogue", 400, {"mode": "epilogue"}),
        )
        for bot in BEST
    ),
]

INTRODUCTION = f"""\
Made by `make strength`; do not edit. Seats of the same bot unless the row says otherwise; shares of seats with 95 %
intervals from a bootstrap over whole games, because the seats of one game share its fate. Each row is `nemesis
simulate --games N --players 4 --seed {SEED}` with the options in its last column; a bot among others plays a quarter
of its games from each seat. Idle: seat-rounds of the rounds 1 to 7 passed at once with four or more cards. Work:
survivors whose Objective takes more than coming home or outliving somebody, and how many of them met it. What the
figures mean, and where the bots are weak, is told in [bots.md](bots.md)."""


# -- figures ------------------------------------------------------------------------------------------


def share(games: Iterable[tuple[int, int]]) -> dict[str, Any]:
    """(how many, of how many) in each game as a share with its interval."""
    found = [(count, of) for count, of in games if of]
    of = sum(of for _, of in found)
    low, high = bootstrap(found) if found else (0.0, 1.0)
    return {"rate": sum(count for count, _ in found) / of if of else 0.0, "low": low, "high": high, "of": of}


def figures(rows: Sequence[Sequence[Any]], seats_of: str = "") -> dict[str, Any]:
    """What the rows of whole games say, of all seats or of those of one bot."""
    games: dict[int, list[Sequence[Any]]] = {}
    for row in rows:
        if not seats_of or row[AT["bot"]] == seats_of:
            games.setdefault(row[AT["seed"]], []).append(row)
    count = lambda name: {seed: (sum(bool(r[AT[name]]) for r in seats), len(seats)) for seed, seats in games.items()}  # noqa: E731
    survived, won = count("survived"), count("won")
    idle = [(sum(r[AT["idle_rounds"]] for r in s), sum(r[AT["early_rounds"]] for r in s)) for s in games.values()]
    alive = [r for seats in games.values() for r in seats if r[AT["survived"]] and r[AT["objective"]]]
    kept = Counter(r[AT["objective"]] for r in alive)
    met = Counter(r[AT["objective"]] for r in alive if r[AT["won"]])
    work = [
        [r for r in seats if r[AT["survived"]] and r[AT["objective"]] and takes_work(r[AT["objective"]])]
        for seats in games.values()
    ]
    dead = Counter(r[AT["cause"]] or r[AT["fate"]] for s in games.values() for r in s if not r[AT["survived"]])
    team = [(bool(s[0][AT["team_won"]] or any(r[AT["won"]] for r in s)), 1) for s in games.values()]
    return {
        "games": len(games),
        "survival": share(survived.values()),
        "win": share(won.values()),
        "team": share((int(a), b) for a, b in team),
        "idle": share(idle),
        "work": share((sum(bool(r[AT["won"]]) for r in seats), len(seats)) for seats in work),
        "objectives": {name: [met[name], kept[name]] for name in sorted(kept)},
        "deaths": dict(dead.most_common()),
        "by_seed": {str(seed): [*survived[seed], won[seed][0]] for seed in sorted(games)},
    }


def gains(one: dict[str, Any], other: dict[str, Any]) -> dict[str, dict[str, float]]:
    """What `one` has more than `other`, seat by seat on the seeds that both played."""
    seeds = sorted(one["by_seed"].keys() & other["by_seed"].keys())
    found = {}
    for name, at in (("survival", 0), ("win", 2)):
        games = [(one["by_seed"][s][at] - other["by_seed"][s][at], one["by_seed"][s][1]) for s in seeds]
        low, high = bootstrap(games) if games else (0.0, 0.0)
        found[name] = {
            "difference": sum(d for d, _ in games) / max(1, sum(n for _, n in games)), "low": low, "high": high
        }  # fmt: skip
    return found


# -- playing ------------------------------------------------------------------------------------------


def measure(row: Row, workers: int, fresh: bool, code: str) -> None:
    """Play a row unless this code played it already, and keep what it says."""
    KEPT.mkdir(parents=True, exist_ok=True)
    summary = row.file.with_suffix(".json")
    key = row.key(code)
    known = json.loads(summary.read_text(encoding="utf-8")) if summary.exists() else None
    if not fresh and known is not None and known["key"] == key:
        return
    print(f"{row.section}: {row.name} ({row.games} games)", flush=True)
    rows: list[list[Any]] = []
    for n, job in enumerate(row.jobs()):
        out = row.file.with_name(f"{row.file.name}-{code}-{n}.csv")
        Run(job, out, workers, fresh=fresh, watch=rows.extend).go()
    kept = {"key": key, "code": code, **figures(rows, row.one_of)}
    summary.write_text(json.dumps(kept), encoding="utf-8")


# -- the page -----------------------------------------------------------------------------------------


def percent(found: dict[str, Any]) -> str:
    return f"{100 * found['rate']:.1f} % [{100 * found['low']:.1f}, {100 * found['high']:.1f}]"


def points(found: dict[str, float]) -> str:
    return f"{100 * found['difference']:+.1f} [{100 * found['low']:+.1f}, {100 * found['high']:+.1f}]"


def known_of(row: Row) -> dict[str, Any] | None:
    file = row.file.with_suffix(".json")
    return json.loads(file.read_text(encoding="utf-8")) if file.exists() else None


def told(row: Row) -> str:
    """A line of the table."""
    found = known_of(row)
    bots = row.bots if not row.one_of else ",".join([row.one_of, *[row.bots] * 3])
    command = f"`--bots {bots}" + "".join(f" --{k} {v}" for k, v in row.setup.items()) + "`"
    if found is None:
        return f"| {row.name} | {row.games} | not measured | | | | | {command} |"
    shares = " | ".join(percent(found[name]) for name in ("survival", "win", "team", "idle"))
    work = f"{100 * found['work']['rate']:.0f} % of {found['work']['of']}"
    return f"| {row.name} | {found['games']} | {shares} | {work} | {command} |"


def against_veteran() -> list[str]:
    """Each level beside `veteran` on the same seeds."""
    rows = {row.name: known_of(row) for row in ROWS if row.section == EQUALS}
    veteran = rows.get("veteran")
    lines = []
    for name, found in rows.items():
        if name != "veteran" and found is not None and veteran is not None and found["code"] == veteran["code"]:
            more = gains(found, veteran)
            lines.append(f"| {name} | {points(more['survival'])} | {points(more['win'])} |")
    if not lines:
        return []
    about = "Percentage points more than `veteran` on the same seeds, seat by seat:"
    return ["", about, "", "| | survival | wins |", "|---|---|---|", *lines]


def objectives_section() -> list[str]:
    """Which Objectives survivors met, and what the others died of."""
    lines = []
    for row in ROWS:
        found = known_of(row) if row.section == EQUALS else None
        if found is not None:
            met = ", ".join(f"{name} {m}/{k}" for name, (m, k) in found["objectives"].items())
            died = ", ".join(f"{name} {n}" for name, n in found["deaths"].items())
            lines.append(f"| {row.name} | {met} | {died} |")
    if not lines:
        return []
    return ["", "## Objectives and deaths", "", "Met, of the survivors who kept it; then causes of death.", "",
            "| | Objectives | deaths |", "|---|---|---|", *lines]  # fmt: skip


def advice_section() -> list[str]:
    """What thinking is worth, where it was measured."""
    plan = Plan()
    about = f"""\
Games of `expert` (seeds {plan.seed} on) are stopped at {plan.turns} random turns each; the coach, the search and
`veteran` are asked. Where they differ from `expert`, each option is played to the end {plan.pairs} times, everybody
going on as `expert`, from the true table with the same luck. Points of percent that this one decision gains for its
seat, over all turns, with 95 % intervals over games (`tools/advice_gain.py`)."""
    plans = [replace(plan, table=name) for name in TABLES]
    found = [(plan, list(kept_in(plan, plan.file).values())) for plan in plans]
    tables = [["", *table(plan, games)] for plan, games in found if games] or [["", "Not measured."]]
    return ["", "## What thinking is worth", "", about, *(line for lines in tables for line in lines)]


def page() -> str:
    parts = ["# Strength of the bots", "", INTRODUCTION]
    for section in (EQUALS, ONE, MODES):
        parts += [
            "",
            f"## {section}",
            "",
            HEAD,
            "|---|---|---|---|---|---|---|---|",
            *(told(row) for row in ROWS if row.section == section),
        ]
        if section == EQUALS:
            parts += against_veteran()
    return "\n".join([*parts, *objectives_section(), *advice_section()]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="rows whose name has this word")
    parser.add_argument("--workers", type=int, default=0, help="processes (0: one for each core)")
    parser.add_argument("--fresh", action="store_true", help="play again what was played already")
    args = parser.parse_args()
    rows = [row for row in ROWS if args.only.lower() in f"{row.section} {row.name}".lower()]
    advice = args.only.lower() in "what thinking is worth"
    if not rows and not advice:
        parser.error(f"no row is named like {args.only!r}; there are: {', '.join(row.name for row in ROWS)}")
    for row in rows:
        measure(row, args.workers, args.fresh, code_hash(row.mode))
        PAGE.write_text(page(), encoding="utf-8")
    for name in TABLES if advice else ():
        print(f"What thinking is worth: {name}", flush=True)
        measure_advice(replace(Plan(), table=name), args.workers, args.fresh)
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
