"""`python -m nemesis.thinking.worker`: carries out jobs, one a line on standard input, until the input ends.

It says `{"ready": true}` once it can; then the answers follow on standard output (`nemesis.thinking.jobs`). When
whoever started it is gone, it ends at once, in the middle of a thought too.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TextIO

from .jobs import answer_to

NICE, NICE_SESSION = 10, 5
"""Lower priority, of the process and of its session: the tables come first."""
READY = '{"ready": true}'
SHARE_OF_THE_SESSION = Path("/proc/self/autogroup")
PR_SET_PDEATHSIG = 1


def work(jobs: Iterator[str], sink: TextIO) -> None:
    def say(text: str) -> None:
        sink.write(text + "\n")
        sink.flush()

    say(READY)
    for job in jobs:
        answer_to(job, say)


def jobs_from(source: TextIO) -> Iterator[str]:
    """Read beside the thinking, so that the end of the input ends it."""
    given: SimpleQueue[str] = SimpleQueue()

    def read() -> None:
        with contextlib.suppress(OSError, ValueError):
            while line := source.readline():
                given.put(line)
        os._exit(0)

    Thread(target=read, daemon=True).start()
    while True:
        yield given.get()


def die_with_the_parent() -> None:
    """Where the system can do it: even if a job lets no other thread run, or somebody else holds the input open."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def own_channel() -> TextIO:
    """Standard output for the answers alone: what a bot prints must not be taken for one."""
    channel = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8", newline="\n")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return channel


def step_back() -> None:
    """Behind the tables. Linux shares a busy machine between sessions first: in theirs we would use up their share."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
        os.setsid()
        SHARE_OF_THE_SESSION.write_text(str(NICE_SESSION))


def main() -> None:
    die_with_the_parent()
    step_back()
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        work(jobs_from(sys.stdin), own_channel())


if __name__ == "__main__":
    main()
