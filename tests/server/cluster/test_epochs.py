"""Who owns a table, as the database sees it: leases, epochs, and writes of somebody who no longer owns it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from inspect import signature
from typing import Any

import pytest
import sqlalchemy as sa

from nemesis import Setup
from nemesis.server.storage.owned import LOCKED_OWNER, OwnedStorage
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.people import People
from nemesis.server.table.data.stored import CHOICE, UNDO, Move, StoredSeat
from nemesis.server.table.ports import Elsewhere

from ..services import new_database
from .playing_on import rows

CODE = "abcdefgh"
LONG = 600.0

WRITES: dict[str, Callable[[OwnedStorage], Awaitable[Any]]] = {
    "append": lambda storage: storage.append(CODE, 1, Move(CHOICE, 0, "pass"), over=False),
    "over": lambda storage: storage.append(CODE, 1, Move(CHOICE, 0, "pass"), over=True),
    "undo": lambda storage: storage.append(CODE, 1, Move(UNDO, 0, 1), over=False),
    "seat": lambda storage: storage.write_seat(CODE, StoredSeat(0), StoredSeat(0, "Ada", "h" * 64)),
    "snapshot": lambda storage: storage.snapshot(CODE, 1, "a game"),
    "people": lambda storage: storage.write_people(CODE, People(host=1)),
    "chat": lambda storage: storage.say(CODE, 1, 0, "Hello?", 1.0),
}


async def everything(database: str) -> list[Any]:
    return [await rows(database, f"SELECT * FROM {name}") for name in ("tables", "seats", "moves", "snapshots", "chat")]


@pytest.fixture
def database(postgresql: str) -> str:
    return new_database(postgresql)


@asynccontextmanager
async def two(database: str, lease: float = LONG) -> AsyncIterator[tuple[OwnedStorage, OwnedStorage]]:
    """The first owns a table with one move."""
    one, other = OwnedStorage(database, lease), OwnedStorage(database, LONG)
    await asyncio.gather(one.open(), other.open())
    await one.enter(alone=False)
    await other.enter(alone=False)
    await one.create(CODE, Setup(players=2, seed=1).to_data(), 1, [StoredSeat(0), StoredSeat(1)])
    await one.append(CODE, 0, Move(CHOICE, 0, "pass"), over=False)
    try:
        yield one, other
    finally:
        for storage in (one, other):
            await storage.for_the_lease.dispose()
            await storage.close()


async def run_out(database: str, node: OwnedStorage) -> None:
    await rows(database, "UPDATE nodes SET until = extract(epoch FROM clock_timestamp()) - 1 WHERE id = $1", node.node)


@pytest.mark.parametrize("write", WRITES)
def test_a_stale_owner_can_write_nothing(database: str, write: str) -> None:
    async def check() -> None:
        async with two(database) as (one, other):
            lost: list[str] = []
            one.lost = lost.append
            await run_out(database, one)
            await other.take(CODE)
            before = await everything(database)
            with pytest.raises(Elsewhere):
                await WRITES[write](one)
            assert await everything(database) == before and lost == [CODE] and not one.holds(CODE)
            await WRITES[write](other)
            assert await everything(database) != before

    asyncio.run(check())


def test_a_table_of_somebody_who_lives_cannot_be_taken(database: str) -> None:
    async def check() -> None:
        async with two(database) as (one, other):
            with pytest.raises(Elsewhere) as elsewhere:
                await other.take(CODE)
            assert elsewhere.value.node == one.node
            await one.take(CODE)
            await WRITES["append"](one)
            await one.give_back(CODE)
            await other.take(CODE)
            assert other.epochs == {CODE: 2}
            await other.leave()
            await one.take(CODE)
            assert one.epochs == {CODE: 3}
            await other.take("zzzzzzzz")
            assert not other.holds("zzzzzzzz")

    asyncio.run(check())


def test_whoever_lost_its_tables_notices_it_at_the_next_renewal(database: str) -> None:
    """Also if it renews at the very moment in which another takes one: the second of the two waits and sees."""

    async def check() -> None:
        async with two(database) as (one, other):
            lost: list[str] = []
            one.lost = lost.append
            await run_out(database, one)
            await other.take(CODE)
            assert await one.renew(alone=False) == (False, {other.node})
            await one.look_after_lapse()
            assert lost == [CODE]
            assert await one.renew(alone=False) == (True, {other.node})

    asyncio.run(check())


def test_a_renewal_that_is_not_committed_yet_is_waited_for(database: str) -> None:
    async def check() -> None:
        async with two(database) as (one, other):
            await run_out(database, one)
            async with one.engine.begin() as renewing:
                until = "UPDATE nodes SET until = extract(epoch FROM clock_timestamp()) + 600 WHERE id = :me"
                await renewing.execute(sa.text(until), {"me": one.node})
                with pytest.raises(Elsewhere):
                    await other.take(CODE)
            with pytest.raises(Elsewhere):
                await other.take(CODE)
            await WRITES["append"](one)

    asyncio.run(check())


def test_taking_a_table_waits_for_nobody_who_hangs_in_the_middle_of_a_write(database: str) -> None:
    """The database ends a transaction that says nothing, so a process that was stopped in one keeps no lock."""

    async def check() -> None:
        async with two(database, 1.0) as (one, other):
            await run_out(database, one)
            hanging = await one.engine.connect()
            await hanging.execute(LOCKED_OWNER, {"code": CODE})
            while True:
                try:
                    await other.take(CODE)
                    break
                except Elsewhere:
                    await asyncio.sleep(0.05)
            assert other.epochs == {CODE: 2}
            await hanging.invalidate()
            await hanging.close()

    asyncio.run(asyncio.wait_for(check(), 40))


def test_a_process_that_lost_its_connection_is_dead_before_its_lease_runs_out(database: str) -> None:
    """Killed, it loses the connection that renews its lease; one that only stands still keeps it, and its tables."""

    async def check() -> None:
        async with two(database) as (one, other):
            assert not await other.declare_dead_if_crashed(one.node), "nothing is known of its connection yet"
            assert (await one.renew(alone=False))[0]
            assert not await other.declare_dead_if_crashed(one.node)
            with pytest.raises(Elsewhere):
                await other.take(CODE)
            await one.for_the_lease.dispose()
            while not await other.declare_dead_if_crashed(one.node):
                await asyncio.sleep(0.05)
            await other.take(CODE)
            assert other.epochs == {CODE: 2}
            assert await one.renew(alone=False) == (False, {other.node}), "whoever lives nevertheless notices"

    asyncio.run(asyncio.wait_for(check(), 120))


def test_every_write_of_a_table_has_its_case_here() -> None:
    """A new way to write is fenced too: whatever takes a code, but for what makes, owns, reads or measures."""
    others = {"create", "load", "take", "give_back", "holds", "fence", "created"}
    public = {name for name, what in vars(SqlStorage).items() if callable(what) and not name.startswith("_")}
    writes = {name for name in public if "code" in signature(getattr(SqlStorage, name)).parameters} - others
    assert writes == {"append", "write_to", "write_seat", "write_people", "snapshot", "say"}
