"""Redis killed, frozen and back: no move is lost, local tables go on, the others come back."""

from __future__ import annotations

import asyncio
import json
import random
import signal

import pytest
from websockets.asyncio.client import connect

from ..kills import Tally
from ..playing import PATIENCE, Server
from ..services import RedisServer, a_redis, new_database
from .playing_on import Person, check_accounts, come_back, new_table, owner_of, processes, until

pytestmark = pytest.mark.posix
TRY_LATER = 1013


@pytest.mark.parametrize("fault", ["killed", "frozen"])
def test_losing_the_bus_loses_no_move(postgresql: str, fault: str) -> None:
    tally = Tally()
    database = new_database(postgresql)
    with a_redis() as bus, processes(database, bus.url, 2, lease_seconds=PATIENCE) as servers:
        here, there = servers
        table = new_table(here, players=2, seed=11)
        alone = here.table(players=1, seed=12)
        _, secret = here.join(alone)

        async def play() -> None:
            owner = await owner_of(database, table.code)
            far = [Person(table, seat, [there], seat, tally) for seat in (0, 1)]
            at_work = [asyncio.create_task(person.play()) for person in far]
            async with here.at(alone, secret) as local:
                await until(lambda: tally.answered > 10, "nobody plays over the bus")
                lose(bus, fault)
                await until(
                    lambda: all(p.client is not None and p.client.closed for p in far), "a dead line stays open"
                )
                assert {p.client.connection.close_code for p in far if p.client is not None} == {TRY_LATER}
                await local.play(random.Random(1), 10)
                made = tally.answered
                find(bus, fault)
                await until(lambda: tally.answered > made + 10, "nobody comes back over the bus")
                assert not local.closed
            for task in at_work:
                task.cancel()
            await asyncio.gather(*at_work, return_exceptions=True)
            assert await owner_of(database, table.code) == owner

        asyncio.run(asyncio.wait_for(play(), 2 * PATIENCE))
        asyncio.run(check_accounts(database, [table]))


def lose(bus: RedisServer, fault: str) -> None:
    assert bus.process is not None
    if fault == "killed":
        bus.kill()
    else:
        bus.process.send_signal(signal.SIGSTOP)


def find(bus: RedisServer, fault: str) -> None:
    if fault == "killed":
        bus.start()
    elif bus.process is not None:
        bus.process.send_signal(signal.SIGCONT)


def test_a_table_out_of_reach_is_said_to_be_so(postgresql: str) -> None:
    """Whoever asks for it through another process gets a clear answer, and may ask again."""
    database = new_database(postgresql)
    with a_redis() as bus, processes(database, bus.url, 2, lease_seconds=5.0) as (here, there):
        code = here.table(players=1, seed=12)
        _, secret = here.join(code)
        bus.kill()
        status, said = there.get(f"/api/tables/{code}")
        assert (status, said["error"]) == (503, "unavailable")
        assert there.post("/api/mine", {"secrets": [secret]})[1]["error"] == "unavailable"
        assert here.get(f"/api/tables/{code}")[0] == 200
        assert asyncio.run(closed_with(there, code, secret)) == TRY_LATER
        bus.start()

        async def play() -> None:
            async with come_back(there, code, secret) as client:
                await client.play(random.Random(1), 3)

        asyncio.run(play())


async def closed_with(server: Server, code: str, secret: str) -> int | None:
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket") as connection:
        await connection.send(json.dumps({"type": "hello", "secret": secret}))
        await connection.wait_closed()
        return connection.close_code
