"""What the command line knows of running a server: the options of `serve` about it, `backup` and `restore`."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from ..errors import BadSetup
from ..text.command_line import Parser
from ..text.messages import OneFile
from .settings import KEEP_ABANDONED, KEEP_FINISHED, METRICS_EXAMPLE, address_in

DATABASE_URL, HOST_NAMES, METRICS = "NEMESIS_DATABASE_URL", "NEMESIS_HOST_NAMES", "NEMESIS_METRICS"
SHOWN_EVERY = 20
"""How many times progress is shown."""


# -- serve ----------------------------------------------------------------------------------------------------


def add_running(command: Parser) -> None:
    say = command.say
    say("--host-name", "name", values={"variable": HOST_NAMES}, action="append", default=[])
    say("--log-addresses", action="store_true")
    say("--keep-finished", "days", values={"days": KEEP_FINISHED}, type=int, default=KEEP_FINISHED)
    say("--keep-abandoned", "days", values={"days": KEEP_ABANDONED}, type=int, default=KEEP_ABANDONED)
    say("--metrics", "address", values={"example": METRICS_EXAMPLE, "variable": METRICS})


def running_settings(args: argparse.Namespace) -> dict[str, Any]:
    """For `Settings`."""
    named = [name.strip() for name in os.environ.get(HOST_NAMES, "").split(",")]
    return {
        "host_names": (*args.host_name, *filter(None, named)),
        "log_addresses": args.log_addresses,
        "keep_finished_days": days(args.keep_finished, "--keep-finished"),
        "keep_abandoned_days": days(args.keep_abandoned, "--keep-abandoned"),
        "metrics": metrics_named(args),
    }


def metrics_named(args: argparse.Namespace) -> str:
    return args.metrics or os.environ.get(METRICS, "")


def check_metrics(args: argparse.Namespace) -> None:
    """Find out before the server starts."""
    # The other commands start without the HTTP framework.
    from .at_home import bound

    named = metrics_named(args)
    if not named:
        return
    host, port = address_in(named)
    try:
        bound(port, host).close()
    except BadSetup as error:
        said = f"the metrics cannot be told at {named}: {error}"
        raise BadSetup(said, reason="metrics_taken", value=named, cause=error.values.get("cause", "unknown")) from None


def days(given: int, option: str) -> int | None:
    if given < 0:
        raise BadSetup(f"{option} is a number of days, not {given}", reason="days", option=option, value=str(given))
    return given or None


# -- backup and restore ---------------------------------------------------------------------------------------


def add_backup(command: Parser) -> None:
    command.say("url", "url", "backup_url", databases(command.words))
    command.say("file", "file", "backup_file", type=Path)
    command.set_defaults(run=run_backup)


def add_restore(command: Parser) -> None:
    command.say("file", "file", "restore_file", type=Path)
    command.say("url", "url", "restore_url", databases(command.words))
    command.say("--force", action="store_true")
    command.set_defaults(run=run_restore)


def databases(words: OneFile) -> dict[str, str]:
    return {"sqlite": f"sqlite:///{words.get('cli-value-file')}", "postgresql": "postgresql://..."}


def run_backup(args: argparse.Namespace) -> int:
    # The other commands start without the database.
    from .at_home import check_database
    from .database_lock import file_of
    from .storage.backup import backup

    file = file_of(args.url)
    if file is not None and not file.is_file():
        raise FileNotFoundError(2, "no such file", str(file))
    check_database(args.url, "URL")
    contents = asyncio.run(backup(args.url, args.file, Shown(args.words)))
    size = round(args.file.stat().st_size / 1e6, 1)
    print(args.words.get("cli-backed_up", file=str(args.file), tables=contents.rows["tables"], megabytes=size))
    return 0


def run_restore(args: argparse.Namespace) -> int:
    # The other commands start without the database.
    from .at_home import check_database
    from .storage.backup import checked, restore

    checked(args.file)
    check_database(args.url, "URL")
    if args.force:
        check_nobody_plays(args.url)
    contents = asyncio.run(restore(args.file, args.url, args.force, Shown(args.words)))
    print(args.words.get("cli-restored", tables=contents.rows["tables"], rows=contents.total))
    return 0


def check_nobody_plays(url: str) -> None:
    """A server on this SQLite file would go on with the tables that were there before."""
    # The other commands start without the database.
    from .database_lock import DatabaseLock, file_of, in_use

    file = file_of(url)
    if file is None:
        return
    lock = DatabaseLock(file)
    if not lock.take():
        raise in_use(file, lock.told(), "URL")
    lock.release()


class Shown:
    """How far it is, for whoever waits at a terminal."""

    def __init__(self, words: OneFile) -> None:
        self._words = words
        self._part = -1

    def __call__(self, done: int, total: int) -> None:
        part = SHOWN_EVERY * done // max(1, total)
        if part != self._part:
            self._part = part
            print(self._words.get("cli-progress", done=done, total=total), file=sys.stderr, flush=True)
