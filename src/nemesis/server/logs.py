"""What the server writes about itself: one line of JSON for each event, and never a secret.

A message of an exception may repeat what a player sent or holds, so only the places and the kind of an error are
written. Codes of tables and numbers of seats are no secrets; names, choices and secrets are never passed in.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any

import structlog

Event = MutableMapping[str, Any]
LEVELS = ("debug", "info", "warning", "error", "critical")


def where_it_failed(logger: Any, method: str, event: Event) -> Event:
    """`exc_info` (an error, or True: the one that is being handled) as its kind and the places it passed through."""
    given = event.pop("exc_info", None)
    error = given if isinstance(given, BaseException) else sys.exc_info()[1] if given else None
    if error is None:
        return event
    event["error"] = type(error).__name__
    if error.__cause__ is not None:
        event["cause"] = type(error.__cause__).__name__
    event["at"] = [f"{f.name} ({f.filename.rpartition('nemesis')[2] or f.filename}:{f.lineno})"
                   for f in traceback.extract_tb(error.__traceback__)]  # fmt: skip
    return event


class Threshold:
    """Events below a level are not written."""

    def __init__(self) -> None:
        self.least = "info"

    def __call__(self, logger: Any, method: str, event: Event) -> Event:
        if LEVELS.index(event["level"]) < LEVELS.index(self.least):
            raise structlog.DropEvent
        return event


threshold = Threshold()


class Stderr:
    """The stream of the moment: tests and services may change it. Where it cannot be written (a full disk, a closed
    pipe), the line is lost and nothing else."""

    def msg(self, line: str) -> None:
        with suppress(OSError, ValueError):
            print(line, file=sys.stderr, flush=True)

    debug = info = warning = error = exception = critical = msg


log = structlog.wrap_logger(
    Stderr(),
    processors=[
        structlog.processors.add_log_level,
        threshold,
        structlog.processors.TimeStamper(fmt="iso"),
        where_it_failed,
        structlog.processors.JSONRenderer(),
    ],
    wrapper_class=structlog.BoundLogger,
)


# -- what libraries write -----------------------------------------------------------------------------------


class OfLibraries(logging.Handler):
    """Warnings and errors of the libraries in our form: who writes, and the pattern of the message without what is
    filled in, which may be an address or what a player sent."""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        write = log.error if record.levelno >= logging.ERROR else log.warning
        write("library", of=record.name, says=pattern_of(str(record.msg)), exc_info=error)


def pattern_of(message: str) -> str:
    """The first line; of a traceback, only the kind of the error that it ends with."""
    lines = message.strip().splitlines() or [""]
    return lines[-1].partition(":")[0] if lines[0].startswith("Traceback") else lines[0]


LIBRARIES: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"ours": {"class": f"{__name__}.{OfLibraries.__name__}"}},
    "root": {"handlers": ["ours"], "level": "WARNING"},
    "loggers": {"uvicorn.access": {"level": "CRITICAL"}},
}
"""For `logging.config.dictConfig`, and for uvicorn."""
