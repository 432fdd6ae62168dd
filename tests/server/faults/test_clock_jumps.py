"""The wall clock of the server jumps by hours: nobody loses time, a seat or a game by it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

from nemesis.server.table.data.agreement import Agreement

from ..playing import Server
from .evening import CLOCK, Evening

HOURS = 3600.0
JUMPING = """
import os, time
real = time.time
def jumping():
    with open(os.environ["WALL_CLOCK"], encoding="utf-8") as offset:
        return real() + float(offset.read() or 0)
time.time = jumping
"""


def clocks(received: list[dict[str, Any]]) -> list[float]:
    left: list[float] = [m for m in received if m["type"] == "clocks"][-1]["left"]
    return left


def test_flags_absence_and_secrets_know_nothing_of_the_wall_clock(tmp_path: Path) -> None:
    folder, offset = tmp_path / "clock", tmp_path / "offset"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(JUMPING, encoding="utf-8")
    offset.write_text("0", encoding="utf-8")
    server = Server(tmp_path / "tables.db", finished_table_seconds=3600)
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    server.environment |= {"PYTHONPATH": path, "WALL_CLOCK": str(offset)}

    async def play() -> None:
        evening = Evening(server, server.database)
        agreed = Agreement(clock=CLOCK, absent_bot="crew", absent_seconds=600)
        table = await evening.table({}, agreed, players=2, options={"seating": "number"})
        await asyncio.to_thread(server.start)
        told: list[float] = []
        for hours in (0, 5, -30, 12, 0):
            offset.write_text(str(hours * HOURS), encoding="utf-8")
            async with server.at(table.code, table.secrets[0]) as client:
                assert client.view is not None
                assert (await client.say("say", text="What time is it?"))["type"] == "done"
                told.append((await client.got("chat"))["at"])
                assert all(left > 1 for left in clocks(client.received)), "no flag falls"
                info = (await evening.get(f"/api/tables/{table.code}"))[1]
                assert [seat["bot"] for seat in info["seats"]] == [None, None], "nobody was away for long"
            assert (await evening.get("/api/ready"))[0] == 200
        assert told[1] > told[0] + 4 * HOURS and told[2] < told[0] - 29 * HOURS, "the clock did jump"

    try:
        asyncio.run(play())
        server.kill()
        offset.write_text(str(-100 * HOURS), encoding="utf-8")
        server.start()
        assert server.get("/api/health")[1]["broken"] == 0
    finally:
        server.kill()
