"""Who is next: so many at once, and whoever waits is let in by turns."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from .ports import Asker

T = TypeVar("T")
Turn = asyncio.Future[None]


class Turns:
    """Clients are let in one after the other, however much each asks for; and so are the tables of a client."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: dict[str, dict[str, deque[Turn]]] = {}
        """By client and table, in the order in which they are next. Empty while anything is free."""

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: Asker) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker.client, {}).setdefault(asker.table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(asker, turn)
            else:
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            turn = self._next()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> Turn:
        client, tables = taken_first(self._waiting)
        table, turns = taken_first(tables)
        turn = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self._waiting[client] = tables
        return turn

    def _forget(self, asker: Asker, turn: Turn) -> None:
        tables = self._waiting.get(asker.client, {})
        turns = tables.get(asker.table, deque())
        if turn in turns:
            turns.remove(turn)
        if not turns:
            tables.pop(asker.table, None)
        if not tables:
            self._waiting.pop(asker.client, None)


def taken_first(waiting: dict[str, T]) -> tuple[str, T]:
    """Whoever still waits is put back behind the others."""
    key = next(iter(waiting))
    return key, waiting.pop(key)
