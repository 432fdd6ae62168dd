"""Tables that nobody needs any more are deleted, with all that belongs to them, a few at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ..logs import log
from ..supervision import for_ever
from .schema import metadata, moves, tables
from .sql import SqlStorage

DAY = 24 * 3600.0
AT_ONCE = 50
"""Tables deleted in one transaction: others wait for it."""
Without = Callable[[list[str]], AbstractAsyncContextManager[list[str]]]
"""Keeps tables out of memory while they are deleted; it says which of them nobody needs."""


class Retention:
    """Days after the last move, or after the beginning where there was none; None: kept for ever."""

    def __init__(self, storage: SqlStorage, finished: float | None, abandoned: float | None, without: Without) -> None:
        self._storage = storage
        self._days = {True: finished, False: abandoned}
        self._without = without

    async def watch(self, seconds: float) -> None:
        """For as long as the server runs; after a fault it is tried again."""

        async def once() -> None:
            await self.sweep()
            await asyncio.sleep(seconds)

        await for_ever("sweep", once)

    async def sweep(self) -> dict[bool, int]:
        """How many finished and how many abandoned tables are gone."""
        gone = {True: 0, False: 0}
        last = ""
        while old := await self._old_after(last):
            last = old[-1]
            async with self._without(old) as leaving:
                for over in await self._storage.write(self._deletion(leaving)):
                    gone[over] += 1
        if any(gone.values()):
            log.info("tables_deleted", finished=gone[True], abandoned=gone[False])
        return gone

    async def _old_after(self, code: str) -> list[str]:
        query = sa.select(tables.c.code).where(tables.c.code > code, self._is_old()).order_by(tables.c.code)

        async def found(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query.limit(AT_ONCE))).scalars())

        return await self._storage.read(found)

    def _is_old(self) -> sa.ColumnElement[bool]:
        moved = sa.select(moves.c.at).where(moves.c.code == tables.c.code).order_by(moves.c.number.desc()).limit(1)
        touched = sa.func.coalesce(moved.scalar_subquery(), tables.c.created)
        return sa.or_(
            *(
                sa.and_(tables.c.over == over, touched < time.time() - days * DAY)
                for over, days in self._days.items()
                if days is not None
            ),
            sa.false(),
        )

    def _deletion(self, codes: list[str]) -> Callable[[AsyncConnection], Awaitable[Any]]:
        """Of those that are still old."""

        async def job(connection: AsyncConnection) -> list[bool]:
            still = sa.select(tables.c.code, tables.c.over).where(tables.c.code.in_(codes), self._is_old())
            found = (await connection.execute(still)).all()
            for table in reversed(metadata.sorted_tables):
                if "code" in table.c:
                    await connection.execute(sa.delete(table).where(table.c.code.in_([row.code for row in found])))
            return [row.over for row in found]

        return job
