"""Measure the bots and write the tables of docs/strength.md: `make strength`.

Every row is a simulation with published seeds, kept in build/strength as it is played: killed and started again, it
goes on where it was. `--only WORD` plays the rows whose name has that word; rows not played yet are shown as missing.

The seeds do not tell that a bot was changed: then play again with `--fresh`. What more search is worth is measured by
tools/search_gain.py (`--only search`), on single turns, because whole games with it take too long.

    python tools/strength.py [--only WORD] [--workers N] [--fresh]
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from search_gain import KEPT as SEARCHED
from search_gain import Plan, kept_in, table
from search_gain import measure as measure_search

from nemesis import Setup
from nemesis.sim import Job, Run
from nemesis.sim.job import bots_for

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "strength"
PAGE = ROOT / "docs" / "strength.md"
SEED = 20000
"""The first seed of every row. None of these games was used to choose or to train anything."""


@dataclass(frozen=True)
class Row:
    section: str
    name: str
    bots: str
    games: int
    setup: dict[str, Any]

    @property
    def file(self) -> Path:
        return KEPT / f"{self.section}-{self.name}".lower().replace(" ", "_").replace(",", "").replace(":", "_")

    def job(self) -> Job:
        setup = Setup.from_data({"players": 4, "seed": SEED, **self.setup})
        return Job(setup, bots_for(self.bots.split(","), setup.players), self.games)


LEVELS = "Levels"
MODES = "Species and modes"
ROWS = [
    *(Row(LEVELS, bot, bot, 800, {}) for bot in ("random", "novice", "crew", "veteran")),
    *(
        Row(MODES, f"{species}, {bot}", bot, 400, {"species": species})
        for species in ("carnomorphs", "void_seeders")
        for bot in ("crew", "veteran")
    ),
    *(
        Row(MODES, f"{name}, {bot}", bot, games, setup)
        for name, games, setup in (
            ("solo", 800, {"mode": "solo", "players": 1}),
            ("co-op, 2 players", 400, {"mode": "coop", "players": 2}),
            ("co-op, 4 players", 400, {"mode": "coop"}),
            ("Investigation", 200, {"mode": "investigation"}),
            ("Epilogue", 200, {"mode": "epilogue"}),
        )
        for bot in ("crew", "veteran")
    ),
]

INTRODUCTION = f"""\
Made by `make strength`; do not edit. Four seats of the same bot unless the row says otherwise; share of seats with
Wilson's 95 % interval. Each row is `nemesis simulate --games N --players 4 --seed {SEED}` with the options in its last
column. Seats of one game share its fate, so the true intervals are somewhat wider (`nemesis simulate` prints by how
much). What the figures mean, and where the bots are weak, is told in [bots.md](bots.md)."""


def measure(row: Row, workers: int, fresh: bool) -> None:
    """Play a row unless it was played already, and keep its summary."""
    KEPT.mkdir(parents=True, exist_ok=True)
    job = row.job()
    summary = row.file.with_suffix(".json")
    if not fresh and summary.exists():
        kept = json.loads(summary.read_text(encoding="utf-8"))
        if kept["key"] == [job.key(), job.games]:
            return
    print(f"{row.section}: {row.name} ({row.games} games)", flush=True)
    run = Run(job, row.file.with_suffix(".csv"), workers, fresh=fresh)
    run.go()
    summary.write_text(json.dumps({"key": [job.key(), job.games], **run.summary()}), encoding="utf-8")


def percent(share: dict[str, Any]) -> str:
    return f"{100 * share['rate']:.1f} % [{100 * share['low']:.1f}, {100 * share['high']:.1f}]"


def told(row: Row) -> str:
    """A line of the table."""
    file = row.file.with_suffix(".json")
    command = f"`--bots {row.bots}" + "".join(f" --{k} {v}" for k, v in row.setup.items()) + "`"
    if not file.exists():
        return f"| {row.name} | {row.games} | not measured | | | {command} |"
    found = json.loads(file.read_text(encoding="utf-8"))
    team = percent(found["team_won"]) if "team_won" in found else percent(found["someone_won"])
    shares = f"{percent(found['survival'])} | {percent(found['win'])} | {team}"
    return f"| {row.name} | {found['games']} | {shares} | {command} |"


def search_section() -> list[str]:
    """What more search is worth, if it was measured."""
    plan = Plan()
    games = kept_in(SEARCHED, plan)
    about = f"""\
Games of four veterans (seeds {plan.seed} to {plan.seed + plan.games - 1}) are stopped at {plan.turns} random turns
each, and the search is asked. Where it departs from `veteran`, the options are played to the end, everybody going on as
a veteran, from the true table with the same luck: {plan.pairs} times where the budgets choose differently, a quarter of
that where they agree. Points of percent that this one decision gains for its seat, over all turns, with 95 % intervals
over games (`tools/search_gain.py`)."""
    return ["", "## More search", "", about, "", *(table(plan, list(games.values())) if games else ["Not measured."])]


def page() -> str:
    parts = [
        "# Strength of the bots",
        "",
        INTRODUCTION,
    ]
    for section in (LEVELS, MODES):
        parts += [
            "",
            f"## {section}",
            "",
            "| | games | survival of seats | wins of seats | games won by the team, or by somebody | options |",
            "|---|---|---|---|---|---|",
            *(told(row) for row in ROWS if row.section == section),
        ]
    return "\n".join([*parts, *search_section()]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="rows whose name has this word")
    parser.add_argument("--workers", type=int, default=0, help="processes (0: one for each core)")
    parser.add_argument("--fresh", action="store_true", help="play again what was played already")
    args = parser.parse_args()
    rows = [row for row in ROWS if args.only.lower() in f"{row.section} {row.name}".lower()]
    search = args.only.lower() in "more search"
    if not rows and not search:
        parser.error(f"no row is named like {args.only!r}; there are: {', '.join(row.name for row in ROWS)}")
    for row in rows:
        measure(row, args.workers, args.fresh)
        PAGE.write_text(page(), encoding="utf-8")
    if search:
        print("More search", flush=True)
        measure_search(Plan(), args.workers, args.fresh)
        PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
