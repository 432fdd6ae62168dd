"""What the server writes about itself: one line of JSON for each event, and never a secret.

A message of an exception may repeat what a player sent or holds, so only the places and the kind of an error are
written. Codes of tables and numbers of seats are no secrets; names, choices and secrets are never passed in.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog

Event = MutableMapping[str, Any]
LEVELS = ("debug", "info", "warning", "error", "critical")


def where_it_failed(logger: Any, method: str, event: Event) -> Event:
    """`exc_info` as the kind of the error and the places it passed through."""
    if not event.pop("exc_info", None):
        return event
    kind, error, trace = sys.exc_info()
    if kind is None or error is None:
        return event
    event["error"] = kind.__name__
    event["at"] = [f"{f.name} ({f.filename.rpartition('nemesis')[2] or f.filename}:{f.lineno})"
                   for f in traceback.extract_tb(trace)]  # fmt: skip
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
    """The stream of the moment: tests and services may change it."""

    def msg(self, line: str) -> None:
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
