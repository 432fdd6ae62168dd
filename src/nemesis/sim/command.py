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

from ..bots import BOTS, KINDS, check_bot, kind_of
from ..content import BOARDS, MODES, MODULES, SPECIES_BY_ID
from ..datapack import DataPack
from ..errors import BadSetup
from ..setup import INTRUDER_PLAYER, Setup
from ..text.command_line import Parser
from ..text.messages import OneFile
from .compare import Comparison, Outcomes, as_text
from .files import SUFFIXES, check_out, read_rows
from .job import Job, bots_for
from .plots import check_report, write_report
from .run import Run
from .spread import check_cluster
from .tables import FORMATS, rendered

GAMES = 1000
PLAYERS = 4
AS_IS = "base"
Option = Callable[[str], tuple[str, Any]]


def say_the_table(command: Parser) -> None:
    """The table itself, for people and bots alike."""
    say = command.say
    say("--species", "species", values={"possible": ", ".join(SPECIES_BY_ID)})
    say("--mode", "mode", values={"possible": ", ".join(MODES)})
    say("--board", "board", values={"possible": ", ".join(BOARDS)})
    say("--modules", "names", values={"possible": ", ".join((*MODULES, INTRUDER_PLAYER))})
    say("--characters", "names", values={"example": "captain,scout"})
    say("--option", "setting", action="append")
    say("--data-pack", "file", type=Path)


def add_table(command: Parser, bot: str) -> None:
    """Arguments of both commands: the table, the seats, the workers."""
    say = command.say
    say("--games", "number", values={"games": str(GAMES)}, type=int, default=GAMES)
    say("--players", "number", "simulated_players", {"players": PLAYERS}, type=int)
    say("--bots", "bots", values={"bots": ", ".join((*BOTS, "search:200")), "bot": bot}, default=bot)
    say_the_table(command)
    say("--seed", "number", "first_seed", type=int, default=0)
    say("--workers", "number", type=int, default=0)
    say("--cluster", values={"extra": "cluster"}, action="store_true")
    say("--out", "file", values={"suffixes": ", ".join(SUFFIXES)}, type=Path)
    say("--fresh", action="store_true")


def add_simulate(command: Parser, bot: str) -> None:
    add_table(command, bot)
    command.say("--format", choices=FORMATS, default="table")
    command.say("--report", "folder", values={"extra": "sim"}, type=Path)


def add_compare(command: Parser, bot: str) -> None:
    command.say("a", about="side_a", values={"as_is": AS_IS}, metavar="A")
    command.say("b", about="side_b", metavar="B")
    add_table(command, bot)
    command.say("--seat", "number", type=int, action="append")
    command.say("--format", choices=("table", "json"), default="table")


def job_from(args: argparse.Namespace, setup_from: Callable[[argparse.Namespace, int], Setup]) -> Job:
    names = [name.strip() for name in args.bots.split(",")]
    players = args.players if args.players is not None else len(names) if len(names) > 1 else PLAYERS
    if args.workers < 0:
        said = f"--workers must be 0 (every core) or more, not {args.workers}"
        raise BadSetup(said, reason="workers", value=args.workers)
    for name in names:
        check_bot(name)
    return Job(setup_from(args, players), bots_for(names, players), args.games)


def run_simulate(args: argparse.Namespace, job: Job) -> int:
    if args.report is not None:
        check_report(args.report)
    run = Run(job, args.out, args.workers, args.cluster, args.fresh)
    if not finished(run, args.words):
        return 130
    summary = run.summary()
    print(rendered(summary, args.format))
    if args.report is not None:
        *_, page = write_report(args.report, title_of(job), run.tally, summary)
        print(args.words.get("cli-report", file=str(page)), file=sys.stderr)
    return 0


def finished(run: Run, words: OneFile) -> bool:
    """False if stopped by Ctrl-C; finished games are kept if there is an output file."""
    try:
        run.go()
    except KeyboardInterrupt:
        kept = "yes" if run.out is not None else "no"
        said = words.get("cli-stopped", played=run.tally.games, games=run.job.games, kept=kept)
        print(f"nemesis: {said}", file=sys.stderr)
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
            said = f"--seat must be from 0 to {job.setup.players - 1}, not {seat}"
            raise BadSetup(said, reason="seat", most=job.setup.players - 1, given=seat)
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
        elif not finished(Run(what, out, args.workers, args.cluster, args.fresh, outcomes.add), args.words):
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
    """One side of the comparison: the job from the command line with something changed, or an earlier result."""
    if text.endswith(SUFFIXES):
        if not os.path.exists(text):
            said = f"{text} cannot be read: no such file"
            raise BadSetup(said, reason="unreadable", file=text, cause="ENOENT")
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
            if any(kind_of(name) not in KINDS for name in names):
                raise BadSetup(
                    f"{part!r} is neither a bot ({', '.join(sorted(KINDS))}), nor NAME=VALUE, nor a data pack (.toml), "
                    f"nor {AS_IS!r}, nor a file of results ({', '.join(SUFFIXES)})",
                    reason="side", value=part, possible=list(BOTS), as_is=AS_IS, suffixes=", ".join(SUFFIXES),
                )  # fmt: skip
            asked = bots_for(names, job.setup.players)
            bots = [asked[s] if seats is None or s in seats else bots[s] for s in range(job.setup.players)]
    return Job(setup, tuple(bots), job.games)
