"""Changing a table: one change at a time, and always of the table as it is stored.

A write that failed may have been carried out all the same, and one that was refused shows that somebody else wrote.
Either way what is in memory is in doubt, and nothing is built on it before it was read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType

from ...logs import log
from ...messages import Refused
from ..ports import Damaged, TableStorage
from .people import People
from .stored import Move, StoredSeat, StoredTable


class ChangeLock:
    """Held by whoever changes something. `reload` reads the table again, `doubted` is called when that becomes
    necessary: if nobody comes to change something, the table must find out nevertheless."""

    def __init__(self, code: str, reload: Callable[[], Awaitable[None]], doubted: Callable[[], None]) -> None:
        self._code = code
        self._reload = reload
        self._doubted = doubted
        self._lock = asyncio.Lock()
        self._in_doubt = False

    def locked(self) -> bool:
        return self._lock.locked()

    def doubt(self) -> None:
        if not self._in_doubt:
            self._in_doubt = True
            self._doubted()

    async def look_again(self) -> None:
        """If there is doubt; only for whoever holds the lock. `Refused` while the table cannot be read."""
        if not self._in_doubt:
            return
        try:
            await self._reload()
        except Exception as error:
            log.warning("table_not_read_again", table=self._code, exc_info=True)
            if isinstance(error, Damaged):
                raise Refused("table_broken", "this table cannot be read any more; its data is untouched") from error
            raise Refused("not_saved", "this could not be saved; try again") from error
        self._in_doubt = False

    async def acquire(self) -> None:
        await self._lock.acquire()
        try:
            await self.look_again()
        except BaseException:
            self._lock.release()
            raise

    def release(self) -> None:
        self._lock.release()

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


class WatchedStorage:
    """A storage for one table, which calls `doubt` whenever it is not certain that something was written."""

    def __init__(self, storage: TableStorage, doubt: Callable[[], None]) -> None:
        self._storage = storage
        self._doubt = doubt

    async def append(self, code: str, revision: int, move: Move, over: bool) -> None:
        await self._watched(self._storage.append(code, revision, move, over))

    async def write_seat(self, code: str, was: StoredSeat, now: StoredSeat) -> None:
        await self._watched(self._storage.write_seat(code, was, now))

    async def write_people(self, code: str, people: People) -> None:
        await self._watched(self._storage.write_people(code, people))

    async def say(self, code: str, number: int, seat: int, text: str, at: float) -> None:
        await self._watched(self._storage.say(code, number, seat, text, at))

    async def snapshot(self, code: str, number: int, game: str) -> None:
        await self._storage.snapshot(code, number, game)

    async def load(self, code: str) -> StoredTable | None:
        return await self._storage.load(code)

    async def _watched(self, write: Awaitable[None]) -> None:
        try:
            await write
        except BaseException:
            self._doubt()
            raise
