"""Work that goes on while a table is open."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from ..limits import on_the_bill
from ..logs import log
from ..supervision import until_it_works


class Background:
    """Of the table with this code."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Once; a fault is written down."""
        task = self._begun(work)
        task.add_done_callback(self._log_fault)
        return task

    def insist(self, what: str, work: Callable[[], Awaitable[None]]) -> None:
        """Until it works: nobody else would remember that it is to be done."""
        self.start(until_it_works(what, work, table=self._code))

    async def to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        """A client that goes away in the middle must not leave the memory and the store apart."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def to_its_end() -> None:
            """Whoever waits goes on at once; by the end of the task they would be told a turn of the loop later."""
            await on_the_bill(work)
            if not done.done():
                done.set_result(None)

        def ended(task: asyncio.Task[None]) -> None:
            work.close()  # a table that is stopped at this moment never begins it
            error = None if task.cancelled() else task.exception()
            if not done.done():
                done.cancel() if error is None else done.set_exception(error)

        self._begun(to_its_end()).add_done_callback(ended)
        await done

    def _begun(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _log_fault(self, task: asyncio.Task[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("background_failed", table=self._code, exc_info=error)

    async def stop(self) -> None:
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
