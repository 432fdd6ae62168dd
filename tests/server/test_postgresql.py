"""The same SQL on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from nemesis import Setup
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.stored import CHOICE, Move, StoredSeat
from nemesis.server.table.ports import Conflict

from .playing import Server


def check_storage(url: str) -> None:
    """A move is added only after the one before it, and everything comes back as it was."""

    async def write() -> None:
        storage = SqlStorage(url)
        await storage.open()
        setup = Setup(players=2, seed=2**60).to_data()
        await storage.create("abc", setup, 2**61, [StoredSeat(0), StoredSeat(1, bot="crew")])
        with pytest.raises(Conflict):
            await storage.create("abc", setup, 1, [])
        await storage.append("abc", 0, Move(CHOICE, 0, ("card", "x")), over=False)
        for revision in (0, 2, 7):
            with pytest.raises(Conflict):
                await storage.append("abc", revision, Move(CHOICE, 0, "pass"), over=False)
        await storage.append("abc", 1, Move(CHOICE, 1, "decline", in_window=True), over=False)
        both = [storage.append("abc", 2, Move(CHOICE, seat, "pass"), over=False) for seat in (0, 1)]
        assert sum(e is None for e in await asyncio.gather(*both, return_exceptions=True)) == 1
        await storage.write_seat("abc", StoredSeat(0), StoredSeat(0, "Zoé", "h" * 64))
        with pytest.raises(Conflict):
            await storage.write_seat("abc", StoredSeat(0), StoredSeat(0, "Bob", "i" * 64))
        assert await storage.codes_that_may_go_on() == ["abc"]
        await storage.probe()
        await storage.probe()
        for number in (1, 2):
            await storage.snapshot("abc", number, f"game {number}")
        await storage.say("abc", 1, 0, "Écoutez !", 1.5)
        await storage.close()

    async def read() -> None:
        storage = SqlStorage(url)
        await storage.open()
        found = await storage.load("abc")
        assert found is not None and found.bot_seed == 2**61 and found.setup["seed"] == 2**60
        assert [(m.value, m.in_window) for m in found.moves] == [
            (["card", "x"], False),
            ("decline", True),
            ("pass", False),
        ]
        assert (found.seats[0].name, found.seats[1].bot) == ("Zoé", "crew")
        assert found.snapshot == (2, "game 2") and found.chat == [(1, 0, "Écoutez !", 1.5)]
        assert await storage.codes_in_play() == ["abc"]
        assert await storage.seats_opened_by(["h" * 64, "i" * 64]) == [("abc", 0)]
        assert await storage.load("xyz") is None
        await storage.append("abc", 3, Move(CHOICE, 0, "pass"), over=True)
        assert await storage.codes_in_play() == []
        await storage.close()

    asyncio.run(write())
    asyncio.run(read())


def test_storage_on_sqlite(tmp_path: Path) -> None:
    check_storage(f"sqlite:///{tmp_path / 'tables.db'}")


def test_storage_on_postgresql(postgresql: str) -> None:
    check_storage(postgresql)


def test_a_server_on_postgresql_plays_is_killed_and_goes_on(postgresql: str) -> None:
    server = Server(postgresql, snapshot_every=5).start()

    async def play(code: str, secret: str) -> object:
        async with server.at(code, secret) as client:
            await client.play(random.Random(1), most=12)
            return client.view

    async def look(code: str, secret: str) -> object:
        async with server.at(code, secret) as client:
            return client.view

    try:
        code = server.table(players=1, seed=4)
        _, secret = server.join(code)
        before = asyncio.run(play(code, secret))
        server.kill()
        server.start()
        assert asyncio.run(look(code, secret)) == before
    finally:
        server.kill()
