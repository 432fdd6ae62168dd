"""Work that goes on while a table is open."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from ..limits import on_the_bill


class Background:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        """A client that goes away in the middle must not leave the memory and the store apart."""
        await asyncio.shield(self.start(on_the_bill(work)))

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
