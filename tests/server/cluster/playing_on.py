"""Several real processes on one PostgreSQL and one Redis, and people who come back by themselves as the page does."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from http.client import HTTPException
from typing import Any

import asyncpg
from websockets.exceptions import WebSocketException

from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.stored import StoredTable

from ..kills import Player, Promised, Tally, check_kept, check_replays
from ..playing import PATIENCE, Client, Server

FIRST_WAIT, LONGEST_WAIT = 0.2, 15.0
"""Seconds before the page comes back (web/src/lib/connection.svelte.ts)."""
BALANCED = 0.02
"""Seconds in which a balancer turns to another process, if one does not listen."""
GONE = (OSError, WebSocketException, HTTPException, TimeoutError)


@contextmanager
def processes(database: str, bus: str, number: int, **settings: Any) -> Iterator[list[Server]]:
    """So many processes that share their tables."""
    started = [Server(database, bus=bus, **settings) for _ in range(number)]
    for one in started:
        one.launch()
    try:
        yield [one.reached() for one in started]
    finally:
        for one in started:
            one.kill()


async def rows(database: str, query: str, *given: Any) -> list[tuple[Any, ...]]:
    """What a look into the database tells."""
    connection = await asyncpg.connect(database)
    try:
        return [tuple(row) for row in await connection.fetch(query, *given)]
    finally:
        await connection.close()


async def owner_of(database: str, code: str) -> tuple[str | None, int]:
    ((node, epoch),) = await rows(database, "SELECT node, epoch FROM owners WHERE code = $1", code)
    return node, epoch


async def stored(database: str, code: str) -> StoredTable:
    storage = SqlStorage(database)
    found = await storage.load(code)
    await storage.engine.dispose()
    assert found is not None
    return found


async def until(ready: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    late = time.monotonic() + patience
    while not ready():
        assert time.monotonic() < late, what
        await asyncio.sleep(0.02)


async def together(clients: Sequence[Client], moves: int, seed: int) -> None:
    """All answer at random until so many choices were acknowledged."""
    playing = [asyncio.create_task(client.play(random.Random(seed + k))) for k, client in enumerate(clients)]
    await until(lambda: sum(len(client.done) for client in clients) >= moves, "nobody plays")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


@asynccontextmanager
async def come_back(server: Server, code: str, secret: str) -> AsyncIterator[Client]:
    """As often as it takes."""
    async with AsyncExitStack() as stack:
        late = time.monotonic() + PATIENCE
        while True:
            try:
                client = await stack.enter_async_context(server.at(code, secret))
                break
            except GONE:
                assert time.monotonic() < late, "the table cannot be reached"
                await asyncio.sleep(FIRST_WAIT)
        yield client


class Table(Promised):
    """A table, and when each of its acknowledged moves was made."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.times: list[float] = []


class Person:
    """Sits at one seat. Cut off, it comes back to any process, waiting as the page does; then it answers at once."""

    def __init__(self, table: Table, seat: int, servers: Sequence[Server], seed: int, tally: Tally) -> None:
        self.table = table
        self.seat = seat
        self.servers = servers
        self.chance = random.Random(seed)
        self.tally = tally
        self.entered: list[float] = []
        """When it was shown the table, each time it came."""
        self.client: Client | None = None
        self.at: Server | None = None

    @property
    def upto(self) -> str | None:
        """As far as it has read the log: lines that it knows are not told again."""
        update = self.client.update if self.client is not None else None
        return update["upto"] if update is not None else None

    async def play(self, pause: float = 0.0) -> None:
        """Until the game is over, or until cancelled; they do not all come at once."""
        await asyncio.sleep(self.chance.uniform(0, 2 * pause))
        wait = FIRST_WAIT
        while True:
            server = self.chance.choice(self.servers)
            try:
                async with server.at(self.table.code, self.table.secrets[self.seat], since=self.upto) as self.client:
                    self.entered.append(time.monotonic())
                    self.at = server
                    wait = FIRST_WAIT
                    await Noting(self.table, self.seat, self.client, self.chance, self.tally, pause).play()
                    return
            except ConnectionRefusedError:
                await asyncio.sleep(BALANCED)
                continue
            except GONE:
                pass
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 1.6)


class Noting(Player):
    def __init__(
        self, table: Table, seat: int, client: Client, chance: random.Random, tally: Tally, pause: float
    ) -> None:
        super().__init__(table, seat, client, chance, tally)
        self.times = table.times
        self.pause = pause
        self.thinks = False

    async def choose(self) -> None:
        if self.thinks:
            await self.think(self.chance.uniform(0, 2 * self.pause))
        self.thinks = True
        await super().choose()

    async def think(self, seconds: float) -> None:
        """Whoever is cut off notices at once, as the page does."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds), self.client.changed:
                await self.client.changed.wait_for(lambda: self.client.closed)

    def counted(self, answer: dict[str, Any]) -> bool:
        self.times.append(time.monotonic())
        return super().counted(answer)


def new_table(server: Server, **setup: Any) -> Table:
    """Of people only."""
    table = Table(server.table(**setup))
    for seat in range(setup["players"]):
        table.secrets[seat] = server.join(table.code, seat)[1]
    return table


async def check_accounts(database: str, tables: Sequence[Table]) -> None:
    """Nothing acknowledged is missing, and there is one history: without gaps, and the game follows from it."""
    for table in tables:
        kept = await stored(database, table.code)
        check_kept(table, kept)
        check_replays(kept)
        found = await rows(database, "SELECT number FROM moves WHERE code = $1 ORDER BY number", table.code)
        numbers = [number for (number,) in found]
        assert len(numbers) >= len(kept.moves), "bots may have moved since the table was read"
        assert numbers == list(range(1, len(numbers) + 1))


def stop_process(server: Server, how: int) -> None:
    assert server.process is not None
    os.kill(server.process.pid, how)
