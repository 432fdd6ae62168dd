"""Tables in a PostgreSQL that several processes share: each table is owned by one of them, under an epoch.

A process is a node with a lease, renewed by the database's clock. Whoever takes a table adds 1 to its epoch, and every
transaction that changes a table first locks its row in `owners` and looks whether node and epoch are still those it
knows. So of two processes that both believe to own a table only one can write, whatever their clocks say.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ..meters import NOBODY_WATCHES, Meters
from ..settings import with_driver
from ..table.ports import Elsewhere
from .sql import OPEN_SECONDS, Job, SqlStorage, in_time

LOCK_PATIENCE = 250
"""Milliseconds that taking a table waits for somebody who is just writing to it."""
LOCKED = "55P03"
"""What PostgreSQL calls it when that was too long."""
AT_THE_START = 0x6E656D65
"""The advisory lock under which tables are made: several processes start at once."""
NOW = "extract(epoch FROM clock_timestamp())"
LIVING = f"nodes.until > {NOW}"

MADE = (
    "CREATE TABLE IF NOT EXISTS nodes (id varchar(32) PRIMARY KEY, until double precision NOT NULL,"
    " started double precision NOT NULL, alone boolean NOT NULL, pid integer)",
    "CREATE TABLE IF NOT EXISTS owners (code varchar(16) PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE,"
    " node varchar(32), epoch bigint NOT NULL, lively boolean NOT NULL)",
    "CREATE INDEX IF NOT EXISTS owners_node ON owners (node)",
)
ENTER = sa.text(
    f"INSERT INTO nodes (id, until, started, alone) VALUES (:me, {NOW} + :lease, {NOW}, :alone)"
    f" ON CONFLICT (id) DO UPDATE SET until = {NOW} + :lease"
)
RENEW = sa.text(f"UPDATE nodes SET until = {NOW} + :lease, pid = pg_backend_pid() WHERE id = :me AND {LIVING}")
CRASHED = sa.text(
    "UPDATE nodes SET until = 0 WHERE id = :id AND pid IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pg_stat_activity.pid = nodes.pid)"
)
OTHERS = sa.text(f"SELECT id, alone FROM nodes WHERE id <> :me AND {LIVING}")
BURY = sa.text(f"DELETE FROM nodes WHERE until < {NOW} - 60")
LEAVE = sa.text("DELETE FROM nodes WHERE id = :me")
OWNER = sa.text(
    f"SELECT owners.node, coalesce({LIVING}, false) AS living FROM owners LEFT JOIN nodes ON nodes.id = owners.node"
    " WHERE owners.code = :code"
)
FIRST_OWNER = sa.text(
    "INSERT INTO owners (code, node, epoch, lively) SELECT code, NULL, 0, true FROM tables WHERE code = :code"
    " ON CONFLICT (code) DO NOTHING"
)
LOCKED_OWNER = sa.text("SELECT node, epoch FROM owners WHERE code = :code FOR UPDATE")
DECLARE_DEAD = sa.text(f"UPDATE nodes SET until = 0 WHERE id = :id AND until > 0 AND until <= {NOW}")
NOT_DEAD = sa.text("SELECT 1 FROM nodes WHERE id = :id AND until > 0 FOR SHARE")
TAKEN = sa.text("UPDATE owners SET node = :me, epoch = :epoch, lively = true WHERE code = :code")
HELD = sa.text("SELECT 1 FROM owners WHERE code = :code AND node = :me AND epoch = :epoch FOR SHARE")
BORN = sa.text("INSERT INTO owners (code, node, epoch, lively) VALUES (:code, :me, 1, true)")
GIVE_BACK = sa.text(
    "UPDATE owners SET node = NULL, lively = false WHERE code = :code AND node = :me AND epoch = :epoch"
)
GIVE_ALL_AWAY = sa.text("UPDATE owners SET node = NULL WHERE node = :me")
HELD_BY_ME = sa.text("SELECT code, epoch FROM owners WHERE node = :me")
UNTENDED = sa.text(
    "SELECT tables.code FROM tables LEFT JOIN owners ON owners.code = tables.code"
    " WHERE NOT tables.over AND (owners.code IS NULL OR owners.lively)"
    f" AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owners.node AND {LIVING})"
    " ORDER BY random() LIMIT :most"
)
OWNERS_OF_SECRETS = sa.text(
    "SELECT DISTINCT owners.node FROM seats JOIN owners ON owners.code = seats.code"
    f" JOIN nodes ON nodes.id = owners.node AND {LIVING} WHERE seats.secret_hash = ANY(:hashes) AND nodes.id <> :me"
)


def nobody_hears(code: str) -> None:
    pass


class OwnedStorage(SqlStorage):
    """`lease`: seconds that this node lives without renewing it."""

    def __init__(self, url: str, lease: float, seconds: float = 5.0, meters: Meters = NOBODY_WATCHES) -> None:
        super().__init__(url, seconds, meters)
        self.lease = lease
        self.node = secrets.token_hex(8)
        """A new one for each process: a node never comes back."""
        self.epochs: dict[str, int] = {}
        """Of the tables that are ours, as far as we know."""
        self.lost: Callable[[str], None] = nobody_hears
        """Called with the code of a table that turns out to be another's."""
        self.for_the_lease = create_async_engine(
            with_driver(url), pool_size=1, max_overflow=0, connect_args={"timeout": lease}
        )
        """A connection that no table keeps busy, for the thread that renews the lease."""
        sa.event.listen(self.engine.sync_engine, "connect", end_what_is_stuck(2 * lease))

    async def open(self) -> None:
        await super().open()

        async def make() -> None:
            async with self.one_at_a_time(), self.engine.begin() as connection:
                for statement in MADE:
                    await connection.execute(sa.text(statement))

        await in_time(make(), OPEN_SECONDS)

    @asynccontextmanager
    async def one_at_a_time(self) -> AsyncIterator[None]:
        """Among all processes that are starting."""
        async with self.engine.connect() as waiting:
            waiting = await waiting.execution_options(isolation_level="AUTOCOMMIT")
            await waiting.execute(sa.text("SELECT pg_advisory_lock(:key)"), {"key": AT_THE_START})
            try:
                yield
            finally:
                await waiting.execute(sa.text("SELECT pg_advisory_unlock(:key)"), {"key": AT_THE_START})

    def holds(self, code: str) -> bool:
        """As far as we know."""
        return code in self.epochs

    # -- nodes --------------------------------------------------------------------------------------

    async def enter(self, alone: bool) -> None:
        """Begin to live."""
        await self._change(ENTER, me=self.node, lease=self.lease, alone=alone)

    async def others(self) -> dict[str, bool]:
        """All other living nodes, and whether each is alone, without a bus."""
        return {row.id: row.alone for row in await self._rows(OTHERS, me=self.node)}

    async def renew(self, alone: bool) -> tuple[bool, set[str]]:
        """Live on, or again: whether the lease was still good, and the other living nodes. Only for one thread."""
        async with self.for_the_lease.begin() as connection:
            given = {"me": self.node, "lease": self.lease}
            good = (await connection.execute(RENEW, given)).rowcount == 1
            if not good:
                await connection.execute(ENTER, {**given, "alone": alone})
            return good, {row.id for row in await connection.execute(OTHERS, given)}

    async def declare_dead_if_crashed(self, node: str) -> bool:
        """A process that was killed loses at once the connection by which it renews its lease: nobody has to wait until
        the lease runs out. If it lives nevertheless, it notices at its next renewal."""
        return bool(await self._change(CRASHED, id=node))

    async def bury(self) -> None:
        """Forget nodes that have been dead for a while."""
        await self._change(BURY)

    async def leave(self) -> None:
        """Give every table away, and live no more."""
        self.epochs.clear()
        await self._change(GIVE_ALL_AWAY, me=self.node)
        await self._change(LEAVE, me=self.node)

    # -- tables -------------------------------------------------------------------------------------

    async def take(self, code: str) -> None:
        """Own a table that has no living owner; `Elsewhere` when it has one. Nothing where there is no such table."""
        for row in await self._rows(OWNER, code=code):
            if row.living and row.node != self.node:
                raise Elsewhere(code, row.node)
            if row.node not in (None, self.node):
                await self._without_waiting_long(code, self._declare_dead(row.node))
        epoch = await self._without_waiting_long(code, partial(self._taken, code=code))
        if epoch is not None:
            self.epochs[code] = epoch

    def _declare_dead(self, node: str) -> Job:
        async def declare(connection: AsyncConnection) -> None:
            await connection.execute(DECLARE_DEAD, {"id": node})

        return declare

    async def _without_waiting_long(self, code: str, job: Job) -> Any:
        """In a transaction of its own; `Elsewhere` where somebody is just writing what it needs."""
        return await in_time(self._with_little_patience(code, job), self.seconds)

    async def _with_little_patience(self, code: str, job: Job) -> Any:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.text(f"SET LOCAL lock_timeout = {LOCK_PATIENCE}"))
                return await job(connection)
        except DBAPIError as error:
            if getattr(error.orig, "sqlstate", "") == LOCKED:
                raise Elsewhere(code) from None
            raise

    async def _taken(self, connection: AsyncConnection, code: str) -> int | None:
        """The epoch under which it is ours now; None where there is no such table.

        An owner whose lease has run out was declared dead: it cannot renew its lease without noticing. Those who take
        its tables share the look at it: none of them waits for the others.
        """
        await connection.execute(FIRST_OWNER, {"code": code})
        held = (await connection.execute(LOCKED_OWNER, {"code": code})).one_or_none()
        if held is None:
            return None
        if held.node == self.node and held.epoch == self.epochs.get(code):
            return int(held.epoch)
        if held.node not in (None, self.node):
            if (await connection.execute(NOT_DEAD, {"id": held.node})).first() is not None:
                raise Elsewhere(code, held.node)
        await connection.execute(TAKEN, {"code": code, "me": self.node, "epoch": held.epoch + 1})
        return int(held.epoch + 1)

    async def give_back(self, code: str) -> None:
        epoch = self.epochs.pop(code, None)
        if epoch is not None:
            await self._change(GIVE_BACK, me=self.node, code=code, epoch=epoch)

    async def look_after_lapse(self) -> None:
        """Our lease had run out: tables that somebody took meanwhile are lost."""
        held = {row.code: row.epoch for row in await self._rows(HELD_BY_ME, me=self.node)}
        for code, epoch in list(self.epochs.items()):
            if held.get(code) != epoch:
                self._lose(code, epoch)

    async def untended(self, most: int) -> list[str]:
        """Some tables in play that are to go on by themselves and have no living owner."""
        return [row.code for row in await self._rows(UNTENDED, most=most)]

    async def owners_of(self, secret_hashes: Iterable[str]) -> list[str]:
        """Other living nodes that own tables which these secrets open."""
        return [row.node for row in await self._rows(OWNERS_OF_SECRETS, me=self.node, hashes=list(secret_hashes))]

    async def created(self, connection: AsyncConnection, code: str) -> None:
        await connection.execute(BORN, {"me": self.node, "code": code})
        self.epochs[code] = 1

    def fence(self, code: str) -> Job:
        epoch = self.epochs.get(code)

        async def still_ours(connection: AsyncConnection) -> None:
            given = {"me": self.node, "code": code, "epoch": epoch}
            if epoch is None or (await connection.execute(HELD, given)).first() is None:
                self._lose(code, epoch)
                raise Elsewhere(code)

        return still_ours

    def _lose(self, code: str, epoch: int | None) -> None:
        if self.epochs.get(code) == epoch:
            self.epochs.pop(code, None)
            self.lost(code)

    async def _change(self, statement: sa.TextClause, **given: Any) -> int:
        """How many rows it changed."""

        async def change() -> int:
            async with self.engine.begin() as connection:
                return (await connection.execute(statement, given)).rowcount

        return await in_time(change(), self.seconds)

    async def _rows(self, statement: sa.TextClause, **given: Any) -> Sequence[sa.Row[Any]]:
        async def found(connection: AsyncConnection) -> Sequence[sa.Row[Any]]:
            return (await connection.execute(statement, given)).all()

        return await self.read(found)


def end_what_is_stuck(seconds: float) -> Callable[[Any, Any], None]:
    """A process that was stopped in the middle of a transaction must not keep a table's lock."""

    def set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"SET SESSION idle_in_transaction_session_timeout = {round(1000 * seconds)}")
        cursor.close()
        connection.commit()

    return set_up
