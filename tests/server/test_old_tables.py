"""A database of an earlier version opens: its tables go on, and nothing in it is lost."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from pathlib import Path

from nemesis.server.settings import Settings
from nemesis.server.storage.schema import metadata
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.agreement import Agreement
from nemesis.server.table.data.stored import StoredSeat
from nemesis.server.table.table import Table
from nemesis.server.thinking.inline import InlineThinker
from nemesis.setup import Setup

from .playing import PATIENCE, Server

OLD = Path(__file__).parent / "old_tables"


def test_the_tables_of_the_first_version_go_on(tmp_path: Path) -> None:
    known = json.loads((OLD / "first.json").read_text(encoding="utf-8"))
    shutil.copy(OLD / "first.db", tmp_path / "tables.db")
    with sqlite3.connect(tmp_path / "tables.db") as before:
        moves = before.execute("select code, number, kind, seat, choice, in_window, at from moves").fetchall()
    before.close()
    server = Server(tmp_path / "tables.db").start()

    async def play() -> None:
        async with server.at(known["in_play"], known["secret"]) as client:
            assert client.view["seats"][0]["character"] == "captain" and client.ask is not None and client.lines
            assert client.received[0]["chat"][0]["text"] == "Écoutez !"
            assert await client.play(random.Random(1), most=3) == 3

    try:
        assert server.get("/api/health")[1]["broken"] == 0
        info = server.get(f"/api/tables/{known['in_play']}")[1]
        assert [seat["bot"] for seat in info["seats"]] == [None, "crew"], "`simple` was the name of this bot"
        assert info["odds"] and not info["hot_seat"] and info["clock"] is None and info["moved"] > info["created"] > 0
        asyncio.run(play())
        finished = server.get(f"/api/tables/{known['finished']}")[1]
        assert finished["over"]
    finally:
        server.kill()
    with sqlite3.connect(tmp_path / "tables.db") as after:
        kept = after.execute("select code, number, kind, seat, choice, in_window, at from moves").fetchall()
        columns = {
            t.name: {row[1] for row in after.execute(f"pragma table_info({t.name})")} for t in metadata.sorted_tables
        }
    after.close()
    assert set(moves) <= set(kept) and len(kept) > len(moves)
    assert columns == {t.name: {c.name for c in t.columns} for t in metadata.sorted_tables}


def test_a_bot_that_was_called_simple_plays_on_and_stands_in(tmp_path: Path) -> None:
    """Earlier versions had one thinking bot; its name is read as that of the bot it has become."""

    async def play() -> None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        await storage.open()
        seats = [StoredSeat(0, "Ada", "a" * 64), StoredSeat(1, bot="simple")]
        agreed = Agreement(absent_bot="simple", absent_seconds=600)
        await storage.create("abc", Setup(players=2, seed=2).to_data(), 1, seats, agreement=agreed)
        stored = await storage.load("abc")
        assert stored is not None and stored.seats[1].bot == "crew" and stored.agreement.absent_bot == "crew"
        table = Table(stored, storage, InlineThinker(), Settings(reaction_pause=0))
        table.start()
        while not any(seat == 1 for seat, _ in table.game.history):
            if table.questions.asked(0):
                await table.choose(0, table.questions.id(0), 0)
            await asyncio.sleep(0.002)
        await table.set_bot(0, 0, "novice")
        assert (await storage.load("abc")).seats[0].bot == "novice"  # type: ignore[union-attr]
        await table.stop()
        await storage.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
