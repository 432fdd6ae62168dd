"""The commands `nemesis simulate` and `nemesis compare`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..bots import BOTS, KINDS, check_bot
from ..content import BOARDS, MODES, SPECIES_BY_ID
from ..datapack import DataPack
from ..errors import BadSetup
from ..setup import Setup
from .compare import Comparison, Outcomes, as_text
from .files import SUFFIXES, check_out, read_rows
from .job import Job, bots_for
from .plots import check_report, write_report
from .run import Run
from .spread import check_cluster
from .tables import FORMATS, shown

GAMES = 1000
PLAYERS = 4
AS_IS = "base"
Option = Callable[[str], tuple[str, Any]]


def add_table(command: argparse.ArgumentParser, bot: str) -> None:
    """What both commands share: the table, who sits there, and who works."""
    say = command.add_argument
    say("--games", type=int, default=GAMES, help=f"how many (default {GAMES})")
    say("--players", type=int, help=f"number of seats (default {PLAYERS}, or as many as --bots names)")
    say("--bots", default=bot, help=f"one for all seats or one for each: {', '.join(BOTS)}, search:200 (default {bot})")
    say("--species", help=", ".join(SPECIES_BY_ID))
    say("--mode", help=", ".join(MODES))
    say("--board", help=", ".join(BOARDS))
    say("--modules", help="comma-separated, e.g. medic")
    say("--characters", help="comma-separated, one for each seat; default: drafted")
    say("--option", action="append", metavar="NAME=VALUE", help="a table option; may be repeated")
    say("--data-pack", type=Path, help="a TOML file with corrections of components")
    say("--seed", type=int, default=0, help="seed of the first game; the next ones follow (default 0)")
    say("--workers", type=int, default=0, help="processes; 0 (default): one for each core")
    say("--cluster", action="store_true", help="play on a Ray cluster (extra `cluster`; RAY_ADDRESS names it)")
    say("--out", type=Path, help=f"file with a row for each seat of each game: {', '.join(SUFFIXES)}; resumable")
    say("--fresh", action="store_true", help="do not continue what an earlier run left beside --out")
    command.set_defaults(language="en", after=None)


def add_simulate(command: argparse.ArgumentParser, bot: str) -> None:
    add_table(command, bot)
    command.add_argument("--format", choices=FORMATS, default="table", help="how the summary is printed")
    command.add_argument("--report", type=Path, metavar="DIR", help="plots (PNG) and a page (HTML); extra `sim`")


def add_compare(command: argparse.ArgumentParser, bot: str) -> None:
    what = (
        f"a bot, bots (a,b,...), NAME=VALUE, a data pack (.toml), several joined by +, {AS_IS!r}, or a file of results"
    )
    command.add_argument("a", metavar="A", help=what)
    command.add_argument("b", metavar="B", help="the same")
    add_table(command, bot)
    command.add_argument(
        "--seat", type=int, action="append", help="A and B play only this seat (0, 1, ...); repeatable"
    )
    command.add_argument("--format", choices=("table", "json"), default="table")


def job_from(args: argparse.Namespace, setup_from: Callable[[argparse.Namespace, int], Setup]) -> Job:
    names = [name.strip() for name in args.bots.split(",")]
    players = args.players if args.players is not None else len(names) if len(names) > 1 else PLAYERS
    if args.workers < 0:
        raise BadSetup(f"--workers must be 0 (every core) or more, not {args.workers}")
    for name in names:
        check_bot(name)
    return Job(setup_from(args, players), bots_for(names, players), args.games)


def run_simulate(args: argparse.Namespace, job: Job) -> int:
    if args.report is not None:
        check_report(args.report)
    run = Run(job, args.out, args.workers, args.cluster, args.fresh)
    if not finished(run):
        return 130
    summary = run.summary()
    print(shown(summary, args.format))
    if args.report is not None:
        *_, page = write_report(args.report, title_of(job), run.tally, summary)
        print(f"report: {page}", file=sys.stderr)
    return 0


def finished(run: Run) -> bool:
    """False: stopped by Ctrl-C; what was played is kept when there is a file for it."""
    try:
        run.go()
    except KeyboardInterrupt:
        kept = "run the same command to go on" if run.out is not None else "without --out nothing is kept"
        print(f"nemesis: stopped after {run.tally.games} of {run.job.games} games; {kept}", file=sys.stderr)
        return False
    return True


def title_of(job: Job) -> str:
    setup = job.setup
    return f"{setup.players} players, {setup.species}, {setup.mode}: {', '.join(job.bots)}"


# -- comparing ----------------------------------------------------------------------------------------


def run_compare(args: argparse.Namespace, job: Job, option: Option) -> int:
    seats = tuple(args.seat) if args.seat else None
    for seat in seats or ():
        if not 0 <= seat < job.setup.players:
            raise BadSetup(f"--seat must be from 0 to {job.setup.players - 1}, not {seat}")
    sides = []
    plans = [plan(text, job, seats, option) for text in (args.a, args.b)]
    outs = [beside(args.out, name) for name in "ab"]
    for out in outs:
        if out is not None:
            check_out(out)
    if args.cluster:
        check_cluster()
    for what, out in zip(plans, outs, strict=True):
        outcomes = Outcomes()
        if isinstance(what, Path):
            outcomes.add(read_rows(what))
        elif not finished(Run(what, out, args.workers, args.cluster, args.fresh, outcomes.add)):
            return 130
        sides.append(outcomes)
    found = Comparison(sides[0], sides[1], seats).summary()
    if args.format == "json":
        print(json.dumps({"a_is": args.a, "b_is": args.b, **found}, indent=2))
    else:
        print(as_text(found, (args.a, args.b)))
    return 0


def beside(out: Path | None, name: str) -> Path | None:
    """`games.csv` becomes `games-a.csv` and `games-b.csv`."""
    return None if out is None else out.with_name(f"{out.stem}-{name}{out.suffix}")


def plan(text: str, job: Job, seats: tuple[int, ...] | None, option: Option) -> Job | Path:
    """What one side is: the job of the command line with something changed, or results played before."""
    if text.endswith(SUFFIXES):
        if not os.path.exists(text):
            raise BadSetup(f"{text} cannot be read: no such file")
        return Path(text)
    setup, bots = job.setup, list(job.bots)
    for part in text.split("+"):
        if part == AS_IS:
            continue
        if part.endswith(".toml"):
            setup = replace(setup, data_pack=DataPack.from_file(part))
        elif "=" in part:
            setup = replace(setup, options=setup.options | dict([option(part)]))
        else:
            names = part.split(",")
            if any(name.partition(":")[0] not in KINDS for name in names):
                raise BadSetup(
                    f"{part!r} is neither a bot ({', '.join(sorted(KINDS))}), nor NAME=VALUE, nor a data pack (.toml), "
                    f"nor {AS_IS!r}, nor a file of results ({', '.join(SUFFIXES)})"
                )
            asked = bots_for(names, job.setup.players)
            bots = [asked[s] if seats is None or s in seats else bots[s] for s in range(job.setup.players)]
    return Job(setup, tuple(bots), job.games)
