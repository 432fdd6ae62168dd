"""The journal beside the output: one line per finished chunk, so that a killed simulation can resume.

A line is a checksum and JSON. What follows the last whole line (a line cut short by a kill or a full disk) is dropped.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from .. import __version__
from ..errors import BadSetup, cause_of
from .job import Job, SimulationFailed

Chunk = tuple[int, int, list[list[Any]]]
SCHEMA = 1
SUFFIX = ".journal"


class Journal:
    """Chunks already played, by the number of their first game."""

    def __init__(self, out: Path, job: Job, fresh: bool = False) -> None:
        self.path = out.with_name(out.name + SUFFIX)
        self.job = job
        self.places: dict[int, tuple[int, int, int]] = {}
        """First game -> (games, offset in the file, length of the line)."""
        try:
            self.file: IO[bytes] = self.path.open("a+b")
        except OSError as error:
            raise unwritable(self.path, error) from None
        try:
            lock(self.file, self.path)
            if fresh:
                self.file.truncate(0)
            self.open_up()
        except BaseException:
            self.file.close()
            raise

    def open_up(self) -> None:
        """Read what is there, drop a torn end, and start a new journal with its header."""
        head = {"journal": SCHEMA, "nemesis": __version__, "key": self.job.key(), **self.job.to_data()}
        self.file.seek(0)
        end = 0
        found: dict[str, Any] | None = None
        for line in self.file:
            entry = read_line(line)
            if entry is None:
                break
            if found is None:
                found = entry if isinstance(entry, dict) else {}
                check_head(found, head, self.path)
            else:
                self.places[entry[0]] = (entry[1], end, len(line))
            end += len(line)
        if found is None and os.fstat(self.file.fileno()).st_size > 0 and not self.is_torn_head():
            raise foreign(self.path)
        try:
            self.file.truncate(end)
        except OSError as error:
            raise unwritable(self.path, error) from None
        if found is None:
            self.write(head)

    def is_torn_head(self) -> bool:
        """Killed while writing the very first line: one line without an end."""
        self.file.seek(0)
        start = self.file.read(64 * 1024)
        return b"\n" not in start

    def write(self, entry: Any) -> tuple[int, int]:
        """Append a line, flushed to disk before returning; gives its place in the file."""
        line, handle = write_line(entry), self.file.fileno()
        at = os.fstat(handle).st_size
        left = memoryview(line)
        try:
            while left:
                left = left[os.write(handle, left) :]
            os.fsync(handle)
        except OSError as error:
            reason = error.strerror or str(error)
            said = f"{self.path}: {reason}; what was played is kept, the same command goes on"
            raise SimulationFailed(said, reason="not_written_yet", file=str(self.path), cause=cause_of(error)) from None
        return at, len(line)

    def add(self, chunk: Chunk) -> None:
        self.places[chunk[0]] = (chunk[1], *self.write(chunk))

    def has(self, start: int, count: int) -> bool:
        return start in self.places and self.places[start][0] == count

    def chunks(self) -> Iterator[Chunk]:
        """The chunks of the job in the order of the games, whatever order they were played in."""
        for start, count in self.job.chunks():
            if self.has(start, count):
                _, at, length = self.places[start]
                self.file.seek(at)
                entry = read_line(self.file.read(length))
                if entry is None:
                    raise SimulationFailed(f"{self.path} was changed while it was in use")
                yield entry[0], entry[1], entry[2]

    def close(self, done: bool = False) -> None:
        """Delete it once the result is safe: while still locked, except on Windows, which deletes no open file."""
        if os.name == "nt":
            self.file.close()
        if done:
            self.path.unlink(missing_ok=True)
        self.file.close()


def write_line(entry: Any) -> bytes:
    text = json.dumps(entry, separators=(",", ":")).encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def read_line(line: bytes) -> Any:
    """None: not a whole line."""
    checksum, _, text = line.partition(b" ")
    if not text.endswith(b"\n") or checksum != b"%08x" % zlib.crc32(text[:-1]):
        return None
    return json.loads(text)


def check_head(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    if found.get("journal") != SCHEMA:
        raise foreign(path)
    for name in ("nemesis", "bots", "setup"):
        if found.get(name) != wanted[name]:
            entry, there, here = difference(name, found, wanted)
            raise BadSetup(
                f"{path} belongs to another simulation (other {entry}: {there} there, {here} here); "
                f"finish that one with its own options, or add --fresh to drop it",
                reason="journal_other", file=str(path), entry=entry, there=str(there), here=str(here),
            )  # fmt: skip


def difference(name: str, found: dict[str, Any], wanted: dict[str, Any]) -> tuple[str, Any, Any]:
    """(what differs, value there, value here)"""
    if name != "setup":
        return "version" if name == "nemesis" else name, found.get(name), wanted[name]
    there, here = found.get("setup") or {}, wanted["setup"]
    entry = next((e for e in here if there.get(e) != here[e]), "set-up")
    return entry, there.get(entry), here.get(entry)


def foreign(path: Path) -> BadSetup:
    said = f"{path} is not a journal of a simulation; move it away or add --fresh"
    return BadSetup(said, reason="journal_foreign", file=str(path))


def unwritable(path: Path, error: OSError) -> BadSetup:
    said = f"{path} cannot be written: {error.strerror}; choose another place with --out"
    return BadSetup(said, reason="unwritable", file=str(path), cause=cause_of(error), option="--out")


def lock(file: IO[bytes], path: Path) -> None:
    """One simulation at a time for each journal. A kill releases the lock; without file locking it is skipped."""
    try:
        # Not on Windows.
        import fcntl
    except ImportError:
        return
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadSetup(f"another simulation is writing {path}", reason="journal_busy", file=str(path)) from None
