"""`python -m nemesis.coach.worker`: thinks in a process of its own, so that no table waits for it.

One job a line on standard input, as JSON; the answers, one or more lines for each job, on standard output:

    {"advise": view, "seed": 0, "iterations": null, "seconds": 2.0}   ->  {"advice": ...}
    {"turning": save, "seat": 1}                                      ->  {"progress": 0.1} ... {"points": [...]}

A job that fails is answered with {"error": "..."}. For advice this process is given a view and nothing else.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from typing import Any, TextIO

from ..view.moments import TableGame
from .advice import advise
from .turning import GAMES, turning_points

NICE = 10
"""Lower priority: the tables come first."""


def answer(job: dict[str, Any], say: Any) -> dict[str, Any]:
    if "advise" in job:
        found = advise(
            job["advise"], seed=job.get("seed", 0), iterations=job.get("iterations"), seconds=job.get("seconds")
        )
        return {"advice": found.to_data()}
    game = TableGame.from_save_with_key(job["turning"])
    points = turning_points(game, job["seat"], job.get("games", GAMES), lambda done: say({"progress": round(done, 3)}))
    return {"points": [point.to_data() for point in points]}


def work(source: TextIO, sink: TextIO) -> None:
    """Answer jobs until the input ends."""

    def say(words: dict[str, Any]) -> None:
        sink.write(json.dumps(words) + "\n")
        sink.flush()

    for line in lines_of(source):
        try:
            say(answer(json.loads(line), say))
        except Exception as error:
            say({"error": f"{type(error).__name__}: {error}"})


def lines_of(source: TextIO) -> Iterator[str]:
    while line := source.readline():
        yield line


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work(sys.stdin, sys.stdout)


if __name__ == "__main__":
    main()
