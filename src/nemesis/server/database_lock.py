"""One process for each SQLite file: tables live in the memory of the process that plays them.

A lock of the operating system, beside the database, says that somebody plays its tables; a crash frees it. In the
locked file stands where that process can be reached.
"""

from __future__ import annotations

import errno
import json
import os
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ..errors import BadSetup

if os.name == "nt":
    import msvcrt

    def lock(file: IO[str]) -> None:
        """Beyond what is written: a locked byte could not be read."""
        os.lseek(file.fileno(), FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        os.lseek(file.fileno(), 0, os.SEEK_SET)
else:
    import fcntl

    def lock(file: IO[str]) -> None:
        """Of this process and not of its children, which may live longer."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


FAR_AWAY = 1 << 20
HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
ANSWER_SECONDS, STARTING_SECONDS = 2.0, 10.0
"""How long one who holds the lock may take to answer, and to be there at all."""


def file_of(url: str) -> Path | None:
    """The SQLite file that a database URL names."""
    scheme, _, place = url.partition("://")
    name = place.removeprefix("/").partition("?")[0]
    return Path(name) if scheme.startswith("sqlite") and name not in ("", ":memory:") else None


def address_of(host: str, port: int) -> str:
    """By which a browser on this computer reaches a server that listens there."""
    here = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{here}]:{port}/" if ":" in here else f"http://{here}:{port}/"


class DatabaseLock:
    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}.lock")
        self._file: IO[str] | None = None

    def take(self) -> bool:
        """False: another process has it. Where nothing can be written or the file system knows no locks, nobody is
        refused."""
        try:
            file = self._path.open("a+", encoding="utf-8")
        except OSError:
            return True
        try:
            lock(file)
        except OSError as error:
            if error.errno in HELD:
                file.close()
                return False
        self._file = file
        return True

    def tell(self, address: str) -> None:
        """Where we can be reached."""
        if self._file is not None:
            self._file.truncate(0)
            json.dump({"address": address}, self._file)
            self._file.flush()

    def release(self) -> None:
        if self._file is not None:
            self._file.truncate(0)
            self._file.close()
            self._file = None

    def holder(self) -> str | None:
        """Where the process that has it can be reached, once it has said so; None if it never does."""
        end = time.monotonic() + STARTING_SECONDS
        while time.monotonic() < end:
            address = self.told()
            if address is not None and is_nemesis(address):
                return address
            time.sleep(0.1)
        return None

    def told(self) -> str | None:
        """Where the process that has it said that it can be reached."""
        try:
            address = json.loads(self._path.read_text(encoding="utf-8"))["address"]
        except (OSError, ValueError, TypeError, KeyError):
            return None
        return address if isinstance(address, str) and address.startswith("http://") else None


@contextmanager
def held_alone(database: Path | None, address: str) -> Iterator[None]:
    """Play the tables of a file (None: of something else) as the only process; `BadSetup` when there is another."""
    if database is None:
        yield
        return
    lock = DatabaseLock(database)
    if not lock.take():
        raise in_use(database, lock.told(), "--database-url")
    lock.tell(address)
    try:
        yield
    finally:
        lock.release()


def in_use(database: Path, address: str | None, option: str) -> BadSetup:
    said = f"another Nemesis plays the tables in {database}"
    if address is None:
        return BadSetup(f"{said}; name another file with {option}", reason="in_use", file=str(database), option=option)
    said += f" ({address}); use that one, or name another file with {option}"
    return BadSetup(said, reason="in_use_at", file=str(database), address=address, option=option)


def is_nemesis(address: str) -> bool:
    """Does a server of ours answer there?"""
    try:
        with urllib.request.urlopen(f"{address}api/health", timeout=ANSWER_SECONDS) as answer:
            health = json.loads(answer.read())
    except (OSError, ValueError):
        return False
    return isinstance(health, dict) and health.get("status") == "ok" and "tables" in health
