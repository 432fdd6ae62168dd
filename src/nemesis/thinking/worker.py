"""`python -m nemesis.thinking.worker`: carries out jobs, one a line on standard input, until the input ends.

The answers go to standard output (`nemesis.thinking.jobs`).
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import TextIO

from .jobs import answer_to

NICE = 10
"""Lower priority: the tables come first."""


def work(source: TextIO, sink: TextIO) -> None:
    def say(text: str) -> None:
        sink.write(text + "\n")
        sink.flush()

    while line := source.readline():
        answer_to(line, say)


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work(sys.stdin, sys.stdout)


if __name__ == "__main__":
    main()
