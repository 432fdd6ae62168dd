"""A whole simulation: play what is missing, keep it, add it up, write the file.

>>> from nemesis import Setup
>>> from nemesis.sim import Job, simulate
>>> tally = simulate(Job(Setup(players=2, seed=7), ("random", "random"), games=3), workers=1)
>>> tally.games, tally.seats
(3, 6)
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .files import check_out, write_rows
from .job import Job
from .journal import Journal
from .play import play_chunk
from .progress import Progress
from .spread import check_cluster, spread
from .summary import Tally

Rows = list[list[Any]]


class Run:
    """One simulation; with `out` it can be killed at any moment and resumed."""

    def __init__(
        self, job: Job, out: Path | None = None, workers: int = 0, cluster: bool = False, fresh: bool = False,
        watch: Callable[[Rows], None] | None = None,
    ) -> None:  # fmt: skip
        self.job, self.out, self.workers, self.cluster, self.fresh = job, out, workers, cluster, fresh
        self.watch = watch
        """Called with the rows of every chunk, including those from the journal."""
        self.tally = Tally()
        self.seconds = 0.0
        self.played = 0
        """Decisions of this run alone."""

    def go(self) -> Tally:
        if self.cluster:
            check_cluster()
        if self.out is not None:
            check_out(self.out)
        journal = Journal(self.out, self.job, self.fresh) if self.out is not None else None
        try:
            self.play(journal)
            if journal is not None and self.out is not None:
                write_rows(self.out, (row for _, _, rows in journal.chunks() for row in rows))
                journal.close(done=True)
        finally:
            if journal is not None:
                journal.close()
        return self.tally

    def play(self, journal: Journal | None) -> None:
        for _, _, rows in journal.chunks() if journal is not None else ():
            self.count(rows)
        missing = [(start, n) for start, n in self.job.chunks() if journal is None or not journal.has(start, n)]
        source = json.dumps(self.job.to_data())
        progress = Progress(self.job.games, done=self.tally.games)
        began, before = time.perf_counter(), self.tally.decisions
        try:
            tasks = ((source, start, n) for start, n in missing)
            for start, n, rows in spread(play_chunk, tasks, self.workers, self.cluster) if missing else ():
                if journal is not None:
                    journal.add((start, n, rows))
                self.count(rows)
                progress.add(n)
        finally:
            progress.end()
            self.seconds = time.perf_counter() - began
            self.played = self.tally.decisions - before

    def count(self, rows: Rows) -> None:
        self.tally.add(rows)
        if self.watch is not None:
            self.watch(rows)

    def summary(self) -> dict[str, Any]:
        return self.tally.summary(self.seconds, self.played)


def simulate(job: Job, out: Path | None = None, workers: int = 0, cluster: bool = False) -> Tally:
    """Play a job and tally it; `Run` can do more."""
    return Run(job, out, workers, cluster).go()
