"""What the parts of a server count for those who watch it. `Meters` counts nothing; `Counters` does, for Prometheus.

A part is handed one and tells it what happened, in one line. What can be looked up at any time (tables, viewers,
queues) is not counted but read when somebody asks: `readings`.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds."""
PREFIX = "nemesis_"


class Meters:
    """Nobody watches: every call is nothing."""

    def now(self) -> float:
        """To be given back with what began now."""
        return 0.0

    def moved(self, by: str, since: float) -> None:
        """A move is stored and told: by a `person`, a `bot` or a `clock`."""

    def sent(self, message: bytes) -> None:
        """A message to one viewer."""

    def refused(self, code: str) -> None:
        """A request or a message, with its `ErrorCode`."""

    def wrote(self, since: float) -> None:
        """One job of the database's writer, with the time it waited."""

    def database_failed(self) -> None: ...

    def thought(self, what: str, since: float) -> None:
        """A `bot` found its choice, or the `coach` its advice."""


NOBODY_WATCHES = Meters()


class Sample(NamedTuple):
    name: str
    value: float
    labels: tuple[tuple[str, str], ...] = ()


class Family(NamedTuple):
    """One metric as Prometheus reads it."""

    name: str
    kind: str
    about: str
    samples: list[Sample]


Readings = Callable[[], Iterable[Family]]


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def samples(self, *labels: tuple[str, str]) -> Iterator[Sample]:
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), accumulate(self.counts), strict=True):
            yield Sample("_bucket", count, (*labels, ("le", bound)))
        yield Sample("_sum", self.sum, labels)
        yield Sample("_count", sum(self.counts), labels)


class Counters(Meters):
    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.latency = Histogram()
        self.messages = self.bytes = self.failures = 0
        self.refusals: Counter[str] = Counter()
        self.writing = Histogram()
        self.thinking = {"bot": Histogram(), "coach": Histogram()}

    def now(self) -> float:
        return time.perf_counter()

    def moved(self, by: str, since: float) -> None:
        self.moves[by] += 1
        self.latency.add(time.perf_counter() - since)

    def sent(self, message: bytes) -> None:
        self.messages += 1
        self.bytes += len(message)

    def refused(self, code: str) -> None:
        self.refusals[code] += 1

    def wrote(self, since: float) -> None:
        self.writing.add(time.perf_counter() - since)

    def database_failed(self) -> None:
        self.failures += 1

    def thought(self, what: str, since: float) -> None:
        self.thinking[what].add(time.perf_counter() - since)

    def families(self) -> Iterator[Family]:
        yield labelled("moves_total", "counter", "Moves by who made them.", "by", self.moves)
        yield Family("move_seconds", "histogram", "From a choice to its update.", list(self.latency.samples()))
        yield plain("messages_sent_total", "counter", "Messages to viewers.", self.messages)
        yield plain("message_bytes_total", "counter", "Their length before compression.", self.bytes)
        yield labelled("refusals_total", "counter", "Requests and messages refused, by code.", "code", self.refusals)
        yield Family("write_seconds", "histogram", "Waiting for the writer, and writing.", list(self.writing.samples()))
        yield plain("database_errors_total", "counter", "Writes that failed.", self.failures)
        thought = [sample for what, h in self.thinking.items() for sample in h.samples(("of", what))]
        yield Family("thinking_seconds", "histogram", "Bots and the coach, with their time in the queue.", thought)


def plain(name: str, kind: str, about: str, value: float) -> Family:
    return Family(name, kind, about, [Sample("", value)])


def labelled(name: str, kind: str, about: str, label: str, values: dict[str, int]) -> Family:
    return Family(name, kind, about, [Sample("", value, ((label, key),)) for key, value in sorted(values.items())])


def of_the_process() -> Iterator[Family]:
    """Processor and memory of this process, under the names that every program gives them."""
    yield plain("process_cpu_seconds_total", "counter", "Processor time.", time.process_time())
    pages = Path("/proc/self/statm")
    if pages.exists():
        resident = int(pages.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
        yield plain("process_resident_memory_bytes", "gauge", "Memory in use.", resident)


def exposition(families: Iterable[Family]) -> str:
    """The text format of Prometheus. No value of a label needs escaping: they are words of this program."""
    lines = []
    for name, kind, about, samples in families:
        full = name if name.startswith("process_") else PREFIX + name
        lines += [f"# HELP {full} {about}", f"# TYPE {full} {kind}"]
        for suffix, value, labels in samples:
            named = ",".join(f'{label}="{text}"' for label, text in labels)
            lines.append(f"{full}{suffix}{{{named}}} {value}" if named else f"{full}{suffix} {value}")
    return "\n".join(lines) + "\n"
