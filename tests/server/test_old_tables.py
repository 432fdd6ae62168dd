"""A database of an earlier version opens: its tables go on, and nothing in it is lost."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from pathlib import Path

from nemesis.server.storage import metadata

from .playing import Server

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
