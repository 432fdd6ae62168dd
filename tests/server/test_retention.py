"""Old tables are deleted with all that belongs to them; nothing else is."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from nemesis.server.lobby.lobby import Lobby
from nemesis.server.logs import threshold
from nemesis.server.messages import NewTable
from nemesis.server.settings import Settings
from nemesis.server.storage.retention import AT_ONCE, DAY, Retention
from nemesis.server.storage.schema import metadata
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.stored import CHOICE, Move, StoredSeat
from nemesis.server.thinking.inline import InlineThinker

from .playing import PATIENCE, Server


async def keep(storage: SqlStorage, code: str, moved: float, over: bool) -> None:
    """A table with something of everything, last moved so many days ago."""
    await storage.create(code, {"players": 2}, 1, [StoredSeat(0, "Ada", code * 4), StoredSeat(1, bot="crew")])
    await storage.append(code, 0, Move(CHOICE, 0, "pass", at=time.time() - 1000 * DAY), over=False)
    await storage.append(code, 1, Move(CHOICE, 0, "pass", at=time.time() - moved * DAY), over)
    await storage.snapshot(code, 2, "{}")
    await storage.say(code, 1, 0, "hello", time.time())


async def codes_in(storage: SqlStorage) -> dict[str, set[str]]:
    found = {}
    async with storage.engine.connect() as connection:
        for table in metadata.sorted_tables:
            if "code" in table.c:
                found[table.name] = set((await connection.execute(table.select())).scalars())
    return found


def check_sweep(url: str) -> None:
    async def go() -> None:
        storage = SqlStorage(url)
        await storage.open()
        there = {"fin-old": (31, True), "fin-new": (29, True), "aba-old": (11, False), "aba-new": (9, False),
                 "fin-seen": (31, True)}  # fmt: skip
        for code, (moved, over) in there.items():
            await keep(storage, code, moved, over)
        await storage.create("unmoved", {"players": 1}, 1, [StoredSeat(0)])
        asked: list[str] = []

        @asynccontextmanager
        async def without(codes: list[str]) -> AsyncIterator[list[str]]:
            asked.extend(codes)
            yield [code for code in codes if code != "fin-seen"]

        for_ever = Retention(storage, None, None, without)
        assert await for_ever.sweep() == {True: 0, False: 0} and not asked
        assert await Retention(storage, 30, None, without).sweep() == {True: 1, False: 0}
        assert await Retention(storage, 30, 10, without).sweep() == {True: 0, False: 1}
        kept = {"fin-new", "fin-seen", "aba-new", "unmoved"}
        left = await codes_in(storage)
        assert left["tables"] == kept and left["seats"] == kept
        assert left["moves"] == left["snapshots"] == left["chat"] == kept - {"unmoved"}
        await storage.close()

    asyncio.run(go())


def test_on_sqlite(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threshold, "least", "info")  # a server at home, started by another test, writes warnings only
    check_sweep(f"sqlite:///{tmp_path / 'tables.db'}")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    counted = [(line["finished"], line["abandoned"]) for line in lines if line["event"] == "tables_deleted"]
    assert counted == [(1, 0), (0, 1)] and "fin-old" not in str(lines)


def test_on_postgresql(postgresql: str) -> None:
    check_sweep(postgresql)


def test_a_table_that_is_moved_at_the_last_moment_stays(tmp_path: Path) -> None:
    async def go() -> None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        await storage.open()
        await keep(storage, "abandoned", 11, over=False)

        @asynccontextmanager
        async def moved_meanwhile(codes: list[str]) -> AsyncIterator[list[str]]:
            await storage.append(codes[0], 2, Move(CHOICE, 0, "pass"), over=False)
            yield codes

        assert await Retention(storage, 30, 10, moved_meanwhile).sweep() == {True: 0, False: 0}
        assert await storage.load("abandoned") is not None
        await storage.close()

    asyncio.run(go())


def test_many_are_deleted_a_few_at_a_time(tmp_path: Path) -> None:
    async def go() -> None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        await storage.open()
        for number in range(2 * AT_ONCE + 1):
            await keep(storage, f"{number:04}", 40, over=True)
        before, written = storage.write, list[int]()

        async def write(job: object) -> object:
            written.append(1)
            return await before(job)  # type: ignore[arg-type]

        @asynccontextmanager
        async def without(codes: list[str]) -> AsyncIterator[list[str]]:
            yield codes

        storage.write = write  # type: ignore[method-assign]
        assert (await Retention(storage, 30, 10, without).sweep())[True] == 2 * AT_ONCE + 1
        assert len(written) == 3
        await storage.close()

    asyncio.run(go())


def test_a_server_deletes_what_is_old_while_it_plays(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    server = Server(
        database, keep_finished_days=30, keep_abandoned_days=10, sweep_seconds=0.1, waiting_table_seconds=0.1
    ).start()

    def there() -> set[str]:
        with sqlite3.connect(database) as db:
            codes = {code for (code,) in db.execute("select code from tables")}
        db.close()
        return codes

    try:
        old, new, seen = (server.table(players=1) for _ in range(3))
        secrets = {code: server.join(code)[1] for code in (old, new, seen)}

        async def play() -> None:
            async with server.at(seen, secrets[seen]) as client:
                with sqlite3.connect(database) as db:
                    db.execute("update tables set created = created - ? where code in (?, ?)", (11 * DAY, old, seen))
                db.close()
                async with asyncio.timeout(PATIENCE):
                    while old in there():
                        await asyncio.sleep(0.05)
                assert (await client.choose(0))["type"] == "done", "somebody is there"

        asyncio.run(play())
        assert [server.get(f"/api/tables/{code}")[0] for code in (old, new, seen)] == [404, 200, 200]
        mine = server.post("/api/mine", {"secrets": list(secrets.values())})[1]
        assert {entry["table"]["code"] for entry in mine["tables"]} == {new, seen} == there()
    finally:
        server.kill()


def test_a_table_that_is_being_deleted_is_not_found_and_one_that_is_needed_stays(tmp_path: Path) -> None:
    """Else it would come back into memory, and nothing would be left of it in the database."""

    async def go() -> None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        lobby = Lobby(storage, InlineThinker(), Settings(waiting_table_seconds=0.0))
        await lobby.open()
        code = (await lobby.create(NewTable(setup={"players": 1}))).code
        async with lobby.without([code]) as leaving:
            assert leaving == [code] and code not in lobby.tables and await lobby.find(code) is None
        coming = asyncio.create_task(lobby.find(code))
        await asyncio.sleep(0)
        async with lobby.without([code]) as leaving:
            assert leaving == [], "somebody is about to come in"
        table = await coming
        assert table is not None and table.code == code
        await lobby.close()

    asyncio.run(go())


def test_at_home_nothing_is_deleted() -> None:
    assert (Settings().keep_finished_days, Settings().keep_abandoned_days) == (None, None)
