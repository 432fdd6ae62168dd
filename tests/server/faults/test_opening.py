"""The port does not wait for the tables: they are resumed when asked for, or by a caretaker where something goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from ..playing import Server
from .evening import Evening

TABLES = 300


def multiply(file: Path, code: str) -> None:
    """So many tables like this one."""
    with sqlite3.connect(file) as db:
        for number in range(TABLES):
            for table, given in (("tables", "code"), ("seats", "code, secret_hash")):
                columns = [row[1] for row in db.execute(f"pragma table_info({table})") if row[1] not in given]
                values = f"'many{number:04}'" + (f", 'hash {number} ' || seat" if table == "seats" else "")
                names = ", ".join(columns)
                db.execute(
                    f"insert into {table} ({given}, {names}) select {values}, {names} from {table} where code = ?",
                    (code,),
                )
    db.close()


def test_only_what_goes_on_by_itself_is_resumed_unasked(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Server(file)
    evening = Evening(server, server.database)

    async def prepare() -> list[str]:
        waits = await evening.table({}, players=2)
        multiply(file, waits.code)
        goes_on = await evening.table({0: "crew"}, players=2, options={"seating": "number"})
        timed = await evening.table_out_of_time()
        return [waits.code, goes_on.code, timed.code]

    async def look(waits: str) -> None:
        health = (await evening.get("/api/health"))[1]
        assert health["in_memory"] <= 2 and health["broken"] == 0
        await evening.all_go_on(evening.tables[-1])
        await evening.moved(evening.tables[-2])
        assert (await evening.get("/api/health"))[1]["in_memory"] == 2
        assert (await evening.get(f"/api/tables/{waits}"))[0] == 200
        assert (await evening.get("/api/health"))[1]["in_memory"] == 3

    waits = asyncio.run(prepare())[0]
    try:
        server.start()
        asyncio.run(look(waits))
    finally:
        server.kill()
