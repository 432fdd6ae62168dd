"""The life of this process among those that share a database: it owns tables as long as it renews its lease."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ...errors import BadSetup
from ..logs import log
from ..storage.owned import OwnedStorage

RENEWED = 0.2
"""Between two renewals, as a fraction of the lease."""
AGAIN = 0.2
BURIED = 60.0
"""Seconds between two looks for nodes that died long ago."""
LAST_RENEWAL = 0.5
"""Seconds for a renewal that is under way when the process ends."""
HUNG = 10.0
"""Seconds after which an event loop without a sign of life counts as dead."""


async def nobody_to_tell(code: str) -> None:
    pass


class Lease:
    """An `Ownership` kept in the database. `alone`: without a bus, so that all tables must be ours.

    A thread renews it: an event loop that is busy for some seconds is no reason to lose all tables.
    """

    def __init__(self, storage: OwnedStorage, alone: bool) -> None:
        self.alone = alone
        self.node: str | None = storage.node
        self.let_go: Callable[[str], Awaitable[None]] = nobody_to_tell
        """Told of tables that somebody else has taken."""
        self.living: Callable[[set[str]], None] = lambda nodes: None
        """Told of the other living nodes at every renewal."""
        self._storage = storage
        self._pulse = 0.0
        """When the event loop last showed that it lives."""
        self._ended = threading.Event()
        self._renewing: threading.Thread | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        storage.lost = lambda code: self._start(self._let_go(code))

    async def open(self) -> None:
        """`BadSetup` where another process has the database to itself, or we want it to ourselves and cannot."""
        async with self._storage.one_at_a_time():
            await self.wait_for_room()
            await self._storage.enter(self.alone)
        self._start(self._live())
        self._start(self._bury())
        loop = asyncio.get_running_loop()
        self._renewing = threading.Thread(target=lambda: asyncio.run(self._renew(loop)), name="lease", daemon=True)
        self._renewing.start()

    async def close(self) -> None:
        if self._renewing is None:
            return
        self._ended.set()
        await asyncio.to_thread(self._renewing.join, LAST_RENEWAL)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            async with asyncio.timeout(LAST_RENEWAL):
                await self._storage.leave()
        except Exception:
            log.error("tables_not_given_away", exc_info=True)

    async def take(self, code: str) -> None:
        await self._storage.take(code)

    def holds(self, code: str) -> bool:
        return self._storage.holds(code)

    async def give_back(self, code: str) -> None:
        try:
            await self._storage.give_back(code)
        except Exception:
            log.error("table_not_given_back", table=code, exc_info=True)

    async def wait_for_room(self) -> None:
        """The lease of a process that was killed just now runs out; that of one that lives does not."""
        late = time.monotonic() + 1.5 * self._storage.lease
        while in_the_way(await self._storage.others(), self.alone):
            if time.monotonic() > late:
                raise BadSetup(
                    "another server plays the tables of this database; end it, or start all of them with --bus",
                    reason="database_in_use",
                )
            await asyncio.sleep(AGAIN)

    # -- in the event loop of the tables -----------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _live(self) -> None:
        while True:
            self._pulse = time.monotonic()
            await asyncio.sleep(AGAIN)

    async def _bury(self) -> None:
        while True:
            await asyncio.sleep(BURIED)
            try:
                await self._storage.bury()
            except Exception:
                log.error("nodes_not_buried", exc_info=True)

    async def _let_go(self, code: str) -> None:
        await self.let_go(code)

    def _renewed(self, good: bool, living: set[str]) -> None:
        if not good:
            log.warning("lease_ran_out")
            self._start(self._look_what_is_lost())
        self.living(living)

    async def _look_what_is_lost(self) -> None:
        """Until that is known."""
        while True:
            try:
                await self._storage.look_after_lapse()
                return
            except Exception:
                log.error("tables_not_checked", exc_info=True)
                await asyncio.sleep(AGAIN)

    # -- in the thread ------------------------------------------------------------------------------

    async def _renew(self, loop: asyncio.AbstractEventLoop) -> None:
        good = True
        while not self._ended.wait(RENEWED * self._storage.lease):
            if time.monotonic() - self._pulse > HUNG:
                continue
            try:
                async with asyncio.timeout(self._storage.lease):
                    still_good, living = await self._storage.renew(self.alone)
                good = good and still_good
                loop.call_soon_threadsafe(self._renewed, good, living)
                good = True
            except Exception:
                good = False
                log.error("lease_not_renewed", exc_info=True)
        await self._storage.for_the_lease.dispose()


def in_the_way(others: dict[str, bool], alone: bool) -> bool:
    return bool(others) if alone else any(others.values())
