"""Tables of every kind that goes on by itself, and people who keep on playing whatever happens; and the accounts."""

from __future__ import annotations

import asyncio
import math
import random
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.exceptions import WebSocketException

from nemesis.server.lobby.lobby import CODE_LENGTH, LETTERS
from nemesis.server.messages import Clock
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.agreement import Agreement
from nemesis.server.table.data.resume import resumed
from nemesis.server.table.data.seats import hashed
from nemesis.server.table.data.stored import CHOICE, Move, StoredSeat, StoredTable
from nemesis.setup import Setup

from ..kills import Promised, check_kept, check_replays
from ..playing import PATIENCE, Client, Server, lively

CLOCK = Clock(seconds=30, increment=1)


async def eventually(true: Callable[[], Awaitable[bool]], what: str) -> None:
    """Give up only after a long time: the machine may be busy with other things."""
    end = time.monotonic() + PATIENCE
    while not await true():
        assert time.monotonic() < end, f"this never happens: {what}"
        await asyncio.sleep(0.05)


async def moves_of(storage: SqlStorage, table: Promised) -> float:
    """How many moves were made; of a game that is over, as many as one likes."""
    stored = await storage.load(table.code)
    assert stored is not None
    return math.inf if stored.over else len(stored.moves)


class Evening:
    """On one server and one database. Tables are stored directly: some have less time than the page allows."""

    def __init__(self, server: Server, database: str) -> None:
        self.server = server
        self.database = database
        self.tables: list[Promised] = []
        self.refused: Counter[str] = Counter()
        self._playing = False
        self._sat: list[asyncio.Task[None]] = []

    # -- tables -----------------------------------------------------------------------------------------

    async def table(self, bots: dict[int, str], agreed: Agreement | None = None, **setup: Any) -> Promised:
        begun = Setup(**{"seed": random.getrandbits(40), **setup})
        found = Promised("".join(random.choice(LETTERS) for _ in range(CODE_LENGTH)))
        seats = [StoredSeat(seat, bot=bots.get(seat)) for seat in range(begun.players)]
        for seat in seats:
            if seat.bot is None:
                secret = found.secrets[seat.seat] = secrets.token_urlsafe(24)
                seat.name, seat.secret_hash = f"P{seat.seat}", hashed(secret)
        async with self.storage() as storage:
            await storage.open()
            await storage.create(found.code, begun.to_data(), 7, seats, agreement=agreed or Agreement())
        self.tables.append(found)
        return found

    async def table_of_bots(self) -> Promised:
        """They play on and on, as long as somebody watches."""
        found = await self.table(dict.fromkeys(range(5), "crew"), players=5)
        found.kind = "bots"
        return found

    async def table_out_of_time(self) -> Promised:
        """Its only player has no time left: about once in a second the flag falls, and a bot answers."""
        found = await self.table({}, Agreement(clock=CLOCK), players=1, options={"seating": "number"})
        found.kind = "out of time"
        async with self.storage() as storage:
            stored = await storage.load(found.code)
            assert stored is not None
            game = resumed(stored)
            assert game.ask is not None
            option = game.ask.options[0]
            await storage.open()
            await storage.append(found.code, 0, Move(CHOICE, 0, option, spent=float(CLOCK.seconds)), over=False)
        return found

    async def table_of_somebody_away(self, seconds: int = 1) -> Promised:
        """After that time a bot plays for them."""
        return await self.table({}, Agreement(absent_bot="crew", absent_seconds=seconds), players=1)

    @asynccontextmanager
    async def storage(self) -> AsyncIterator[SqlStorage]:
        opened = SqlStorage(self.database)
        try:
            yield opened
        finally:
            await opened.close()

    async def stored(self, table: Promised) -> StoredTable:
        async with self.storage() as storage:
            found = await storage.load(table.code)
        assert found is not None
        return found

    # -- people -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def people(self, *tables: Promised) -> AsyncIterator[None]:
        """Everybody at these tables plays; whoever is cut off comes back."""
        self._playing = True
        for table in tables:
            self._sit_down(table)
        try:
            yield
        finally:
            self._playing = False
            done, late = await asyncio.wait(self._sat, timeout=PATIENCE)
            for task in late:
                task.cancel()
            for task in done:
                task.result()

    def _sit_down(self, table: Promised) -> None:
        table.manned = True
        self._sat += [asyncio.create_task(self._sit(table, seat, secret)) for seat, secret in table.secrets.items()]

    async def _sit(self, table: Promised, seat: int, secret: str) -> None:
        chance = random.Random(seat)
        while self._playing and not table.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with self.server.at(table.code, secret) as client:
                    while self._playing and not client.closed and not client.over:
                        await self._answer(table, client, chance)
                    table.over = client.over
            await asyncio.sleep(0.1)

    async def _answer(self, table: Promised, client: Client, chance: random.Random) -> None:
        ask = client.ask
        if ask is None or ask["id"].rpartition("-")[0] in table.moves:
            await asyncio.sleep(0.01)
            return
        choice = lively(ask["options"], chance)
        answer = await client.say("choose", ask=ask["id"], choice=choice)
        if answer["type"] == "done":
            table.moves[ask["id"].rpartition("-")[0]] = ask["options"][choice]["value"]
        else:
            self.refused[answer["error"]] += 1
        await asyncio.sleep(0.05)

    @asynccontextmanager
    async def watched(self, *tables: Promised) -> AsyncIterator[None]:
        """Somebody looks at each of them, and comes back when cut off."""

        async def watch(table: Promised) -> None:
            while True:
                with suppress(OSError, WebSocketException, TimeoutError):
                    async with self.server.at(table.code) as client:
                        await client.until(lambda c: c.closed)
                await asyncio.sleep(0.1)

        looking = [asyncio.create_task(watch(table)) for table in tables]
        try:
            yield
        finally:
            for task in looking:
                task.cancel()
            await asyncio.gather(*looking, return_exceptions=True)

    # -- what became of it --------------------------------------------------------------------------------

    async def get(self, path: str) -> tuple[int, Any]:
        return await asyncio.to_thread(self.server.get, path)

    async def answers(self, path: str, status: int) -> None:
        async def does() -> bool:
            return (await self.get(path))[0] == status

        await eventually(does, f"{path} answers {status}")

    async def acknowledged(self, more: int) -> None:
        """Until the people have made so many more moves; when all their games are over, they begin another."""
        before = sum(len(table.moves) for table in self.tables)

        async def made() -> bool:
            if all(table.over for table in self.tables if table.manned):
                self._sit_down(await self.table({}, players=2))
            return sum(len(table.moves) for table in self.tables) >= before + more

        await eventually(made, "people play")

    async def moved(self, table: Promised) -> None:
        """Until somebody has made a move there."""
        async with self.storage() as storage:

            async def made() -> bool:
                return await moves_of(storage, table) > 0

            await eventually(made, f"a move at table {table.code}")

    async def all_go_on(self, *tables: Promised) -> None:
        """By themselves, and several times: what was in the making when the fault came is not enough."""
        async with self.storage() as storage:
            before = {table.code: await moves_of(storage, table) for table in tables}
            for table in tables:

                async def advanced(table: Promised = table) -> bool:
                    return await moves_of(storage, table) >= before[table.code] + 3

                await eventually(advanced, f"table {table.code} ({table.kind}) goes on")

    async def settle_accounts(self) -> None:
        """Nothing acknowledged is missing, no move stands twice, and every table can be played again from zero."""
        for table in self.tables:
            stored = await self.stored(table)
            check_kept(table, stored)
            check_replays(stored)
