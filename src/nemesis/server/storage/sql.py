"""Tables in a database, SQLite or PostgreSQL. The list of moves is the truth; a snapshot only saves time.

Core SQL that SQLite and PostgreSQL both run. All writes go through one task, one after the other: SQLite
takes one writer at a time anyway, and waiting in a queue is cheaper than fighting for its lock.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ... import __version__
from ...bots.former_names import FORMER_NAMES, name_now
from ...game import SCHEMA
from ...saves import name_former_defaults
from ..meters import NOBODY_WATCHES, Meters
from ..settings import with_driver
from ..supervision import for_ever
from ..table.data import people as people_data
from ..table.data.agreement import Agreement, from_text, to_text
from ..table.data.checks import reading
from ..table.data.people import People
from ..table.data.stored import CHAT_LINES, UNDO, Move, StoredSeat, StoredTable
from ..table.ports import Conflict, Elsewhere, Unavailable
from .migrations import migrate
from .quick_sqlite import Appended, QuickSqlite
from .schema import chat, moves, probes, seats, snapshots, tables


def append_if_last() -> sa.Insert:
    """Built once: a move is what the server writes most."""
    last = sa.select(sa.func.coalesce(sa.func.max(moves.c.number), 0))
    last = last.where(moves.c.code == sa.bindparam("new_code", type_=moves.c.code.type))
    made = sa.bindparam("made", type_=sa.Integer)
    values = [sa.bindparam(f"new_{column.name}", type_=column.type) for column in moves.columns]
    return sa.insert(moves).from_select(
        list(moves.columns), sa.select(*values).where(last.scalar_subquery() == made), include_defaults=False
    )


APPEND = append_if_last()
RULES_VERSION = f"{__version__}/{SCHEMA}"
"""Of the program and of its saves: with other rules the same choices make another game."""
Result = TypeVar("Result")
Job = Callable[[AsyncConnection], Awaitable[Any]]


async def anybody(connection: AsyncConnection) -> None:
    """No fence: where one process has the database to itself."""


OPEN_SECONDS = 600.0
"""A new version may have to change a large database."""
PROBE_BYTES = 16 * 1024
"""More than a move takes: on a disk that is nearly full the probe must not be the last that fits."""
BUSY_MILLISECONDS = 4000
"""How long SQLite waits for somebody else who writes; less than we wait for SQLite."""
DRAIN_SECONDS = 1.5
"""How long the last writes may take when the storage is closed."""
LEFT_BEHIND_SECONDS = 1.0
"""How long we wait for the end of a statement that was given up."""


class SqlStorage:
    """`seconds`: after that a statement, a transaction or a wait for its turn is given up (`Unavailable`)."""

    def __init__(self, url: str, seconds: float = 5.0, meters: Meters = NOBODY_WATCHES) -> None:
        url = with_driver(url)
        self.seconds = seconds
        self.meters = meters
        self.engine = create_async_engine(url, hide_parameters=True, **ways_to_connect(url, seconds))
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any], float]] = asyncio.Queue()
        """What to write, who waits for it, and until when it may begin."""
        self.writer: asyncio.Task[None] | None = None
        self.quick: QuickSqlite | None = None
        """Writes moves, where the database is a file of SQLite."""
        if url.startswith("sqlite"):
            sa.event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            file = self.engine.url.database
            if file and file != ":memory:" and not self.engine.url.query:
                self.quick = QuickSqlite(file)

    async def open(self) -> None:
        async def prepare() -> None:
            async with self.engine.connect() as connection:
                await connection.run_sync(migrate)

        await self.with_new_connections_after_a_fault(in_time(prepare(), OPEN_SECONDS))
        self.writer = asyncio.create_task(for_ever("write", self.write_one))

    async def close(self) -> None:
        """What is being written is finished, if that is possible in a short time."""
        if self.writer is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.jobs.join(), DRAIN_SECONDS)
            self.writer.cancel()
            await asyncio.wait({self.writer}, timeout=LEFT_BEHIND_SECONDS)
        with suppress(Unavailable):
            if self.quick is not None:
                await in_time(self.quick.close(), LEFT_BEHIND_SECONDS)
            await in_time(self.engine.dispose(), LEFT_BEHIND_SECONDS)

    # -- the one writer -----------------------------------------------------------------------------

    async def write_one(self) -> None:
        job, done, until = await self.jobs.get()
        try:
            left = until - asyncio.get_running_loop().time()
            if done.done() or left <= 0:
                return
            result = await self.with_new_connections_after_a_fault(in_time(self.carried_out(job), left))
        except Exception as error:
            if not isinstance(error, Conflict | Elsewhere):
                self.meters.database_failed()
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():
                done.set_result(result)
        finally:
            self.jobs.task_done()

    async def carried_out(self, job: Job) -> Any:
        async with self.engine.begin() as connection:
            return await job(connection)

    async def with_new_connections_after_a_fault(self, work: Awaitable[Result]) -> Result:
        """A file that could not be written when SQLite opened it stays so for that connection."""
        try:
            return await work
        except Unavailable:
            if self.engine.dialect.name == "sqlite":
                with suppress(Unavailable):
                    await in_time(self.engine.dispose(), LEFT_BEHIND_SECONDS)
            raise

    async def write(self, job: Job) -> Any:
        """Returns once the job is committed."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        begun = self.meters.now()
        self.jobs.put_nowait((job, done, loop.time() + self.seconds))
        try:
            return await asyncio.wait_for(done, self.seconds + LEFT_BEHIND_SECONDS)
        except TimeoutError as error:
            raise Unavailable("the writer is busy") from error
        finally:
            self.meters.wrote(begun)

    async def write_to(self, code: str, job: Job) -> Any:
        """The same for a table, inside its fence."""
        fence = self.fence(code)

        async def fenced(connection: AsyncConnection) -> Any:
            await fence(connection)
            return await job(connection)

        return await self.write(fenced)

    def fence(self, code: str) -> Job:
        """Runs first in each transaction that changes this table, and raises where that is not allowed."""
        return anybody

    async def created(self, connection: AsyncConnection, code: str) -> None:
        """In the transaction of a new table."""

    async def read(self, query: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        async def carried_out() -> Result:
            async with self.engine.connect() as connection:
                return await query(connection)

        return await in_time(carried_out(), self.seconds)

    async def probe(self) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(probes))
            await connection.execute(sa.insert(probes).values(id=1, filling="." * PROBE_BYTES))

        await self.write(job)

    # -- writing ------------------------------------------------------------------------------------

    async def create(
        self, code: str, setup: dict[str, Any], bot_seed: int, seated: list[StoredSeat],
        origin: str | None = None, agreement: Agreement | None = None, key: bytes | None = None,
    ) -> None:  # fmt: skip
        """A new table; `Conflict` when the code is taken."""

        async def job(connection: AsyncConnection) -> None:
            row = {
                "code": code,
                "setup": json.dumps(setup),
                "bot_seed": bot_seed,
                "over": False,
                "created": time.time(),
                "origin": origin,
                "agreed": to_text(agreement or Agreement()),
                "schema": SCHEMA,
                "chance_key": key.hex() if key is not None else None,
                "rules_version": RULES_VERSION,
            }
            await connection.execute(sa.insert(tables).values(row))
            await connection.execute(sa.insert(seats), [{"code": code, **seat_row(s)} for s in seated])
            await self.created(connection, code)

        try:
            await self.write(job)
        except IntegrityError:
            raise Conflict(code) from None

    async def append(self, code: str, revision: int, move: Move, over: bool) -> None:
        """One statement that adds a move only if the table still has this many; else `Conflict`."""
        row = {
            "code": code, "number": revision + 1, "kind": move.kind, "seat": move.seat,
            "choice": json.dumps(move.value), "in_window": move.in_window, "at": move.at, "spent": move.spent,
        }  # fmt: skip
        if self.quick is not None:
            await self.append_quickly(
                self.quick, Appended(tuple(row.values()), revision, over if over or move.kind == UNDO else None)
            )
            return
        given = {f"new_{name}": value for name, value in row.items()} | {"made": revision}

        async def job(connection: AsyncConnection) -> None:
            done = await connection.execute(APPEND, given)
            if done.rowcount != 1:
                raise Conflict(code)
            if over or move.kind == UNDO:
                await connection.execute(sa.update(tables).where(tables.c.code == code).values(over=over))

        try:
            await self.write_to(code, job)
        except IntegrityError:
            raise Conflict(code) from None

    async def append_quickly(self, quick: QuickSqlite, move: Appended) -> None:
        """As `in_time` would, without its task: what is given up here is a future, and ends at once."""
        begun = self.meters.now()
        try:
            async with asyncio.timeout(self.seconds):
                await quick.append(move)
        except Exception as error:
            if not is_of_the_database(error):
                raise
            self.meters.database_failed()
            raise Unavailable("the database cannot do it now") from error
        finally:
            self.meters.wrote(begun)

    async def write_seat(self, code: str, was: StoredSeat, now: StoredSeat) -> None:
        """One statement that changes what differs, if the seat is as we knew it; else `Conflict`."""
        before, after = seat_row(was), seat_row(now)
        changes = {name: value for name, value in after.items() if before[name] != value}
        if not changes:
            return
        known = [as_known(seats.c[name], before[name]) for name in sorted({"secret_hash", *changes})]
        at = sa.and_(seats.c.code == code, seats.c.seat == was.seat, *known)

        async def job(connection: AsyncConnection) -> None:
            done = await connection.execute(sa.update(seats).where(at).values(**changes))
            if done.rowcount != 1:
                raise Conflict(code)

        try:
            await self.write_to(code, job)
        except IntegrityError:
            raise Conflict(code) from None

    async def write_people(self, code: str, people: People) -> None:
        async def job(connection: AsyncConnection) -> None:
            kept = people_data.to_text(people)
            await connection.execute(sa.update(tables).where(tables.c.code == code).values(people=kept))

        await self.write_to(code, job)

    async def snapshot(self, code: str, number: int, game: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(snapshots).where(snapshots.c.code == code))
            await connection.execute(sa.insert(snapshots).values(code=code, number=number, game=game))

        await self.write_to(code, job)

    async def say(self, code: str, number: int, seat: int, text: str, at: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(chat).values(code=code, number=number, seat=seat, text=text, at=at))
            too_old = sa.and_(chat.c.code == code, chat.c.number <= number - CHAT_LINES)
            await connection.execute(sa.delete(chat).where(too_old))

        await self.write_to(code, job)

    # -- reading ------------------------------------------------------------------------------------

    async def codes_in_play(self) -> list[str]:
        return await self.codes(~tables.c.over)

    async def codes_that_may_go_on(self) -> list[str]:
        of_table = sa.select(seats.c.seat).where(seats.c.code == tables.c.code)
        people = of_table.where(seats.c.secret_hash.is_not(None)).exists()
        bots = of_table.where(seats.c.bot.is_not(None)).exists()
        timed = sa.or_(tables.c.agreed.contains('"clock":{'), tables.c.agreed.contains('"absent_bot":"'))
        return await self.codes(sa.and_(~tables.c.over, people, sa.or_(bots, timed)))

    async def codes(self, which: sa.ColumnElement[bool] | None = None) -> list[str]:
        """Of all tables, or of these; the oldest first."""
        query = sa.select(tables.c.code).order_by(tables.c.created)

        async def found(connection: AsyncConnection) -> list[str]:
            return list((await connection.execute(query if which is None else query.where(which))).scalars())

        return await self.read(found)

    async def seats_opened_by(self, secret_hashes: list[str]) -> list[tuple[str, int]]:
        """(code, seat) of each secret that opens one."""
        query = sa.select(seats.c.code, seats.c.seat).where(seats.c.secret_hash.in_(secret_hashes))

        async def found(connection: AsyncConnection) -> list[tuple[str, int]]:
            return [(code, seat) for code, seat in await connection.execute(query.order_by(seats.c.code, seats.c.seat))]

        return await self.read(found)

    async def load(self, code: str) -> StoredTable | None:
        async def rows(connection: AsyncConnection) -> TableRows | None:
            row = (await connection.execute(sa.select(tables).where(tables.c.code == code))).one_or_none()
            if row is None:
                return None
            snapshot = (await connection.execute(sa.select(snapshots).where(snapshots.c.code == code))).one_or_none()
            seated = await connection.execute(sa.select(seats).where(seats.c.code == code).order_by(seats.c.seat))
            made = await connection.execute(sa.select(moves).where(moves.c.code == code).order_by(moves.c.number))
            said = await connection.execute(
                sa.select(chat).where(chat.c.code == code).order_by(chat.c.number.desc()).limit(CHAT_LINES)
            )
            return TableRows(row, snapshot, list(seated), list(made), list(reversed(said.all())))

        with reading("rows"):
            found = await self.read(rows)
        return None if found is None else table_of(code, found)


class TableRows(NamedTuple):
    """What is read of one table."""

    table: Any
    snapshot: Any
    seats: list[Any]
    moves: list[Any]
    chat: list[Any]


def table_of(code: str, rows: TableRows) -> StoredTable:
    """`Damaged` names the part of it that is not what we wrote."""
    row, snapshot = rows.table, rows.snapshot
    with reading("setup"):
        setup = setup_of(row.schema, json.loads(row.setup))
    with reading("seats"):
        seated = [seat_of(s) for s in rows.seats]
    with reading("moves"):
        assert [m.number for m in rows.moves] == list(range(1, len(rows.moves) + 1))
        made = [Move(m.kind, m.seat, json.loads(m.choice), m.in_window, m.spent, m.at) for m in rows.moves]
    with reading("agreed"):
        agreement = from_text(row.agreed)
    with reading("key"):
        key = bytes.fromhex(row.chance_key) if row.chance_key is not None else None
    with reading("people"):
        people = people_data.from_text(row.people)
    return StoredTable(
        code=code,
        setup=setup,
        bot_seed=row.bot_seed,
        over=row.over,
        seats=seated,
        moves=made,
        snapshot=(snapshot.number, snapshot.game) if snapshot is not None else None,
        chat=[(c.number, c.seat, c.text, c.at) for c in rows.chat],
        origin=row.origin,
        agreement=agreement,
        created=row.created,
        key=key,
        people=people,
        rules_version=row.rules_version,
    )


def seat_of(row: Any) -> StoredSeat:
    return StoredSeat(
        seat=row.seat,
        name=row.name,
        secret_hash=row.secret_hash,
        bot=name_now(row.bot) if row.bot is not None else None,
        language=row.language,
        standing_in=row.standing_in,
        declined=tuple(json.loads(row.declined)),
    )


def as_known(column: sa.Column[Any], value: Any) -> sa.ColumnElement[bool]:
    """Is it still what we read? A bot may be stored under a former name."""
    if column is seats.c.bot and value is not None:
        return column.in_([value, *(former for former, name in FORMER_NAMES.items() if name == value)])
    return column.is_not_distinct_from(value)


def seat_row(seat: StoredSeat) -> dict[str, Any]:
    return {**vars(seat), "declined": json.dumps(seat.declined)}


def setup_of(schema: int, setup: dict[str, Any]) -> dict[str, Any]:
    """The set-up of a table, dealt by the defaults of its day."""
    return setup if schema >= SCHEMA else name_former_defaults(setup)


def ways_to_connect(url: str, seconds: float) -> dict[str, Any]:
    """A connection that PostgreSQL closed is replaced before it is used. How long it may take, `in_time` says."""
    if url.startswith("sqlite"):
        return {}
    return {"pool_pre_ping": True, "pool_timeout": seconds, "connect_args": {"timeout": seconds}}


async def in_time(work: Coroutine[Any, Any, Result] | asyncio.Future[Result], seconds: float) -> Result:
    """What the database gave within this time. `Unavailable` when it does not answer, or cannot do its work now.

    A statement that cannot even be given up, because a disk or a network hangs, is left behind.
    """
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=seconds)
        if not done:
            task.cancel()
            done, _ = await asyncio.wait({task}, timeout=LEFT_BEHIND_SECONDS)
        if not done:
            task.add_done_callback(forget)
            raise Unavailable("the database does not answer")
        return task.result()
    except asyncio.CancelledError as error:
        if task.cancelled():
            raise Unavailable("the database does not answer in time") from error
        task.cancel()
        task.add_done_callback(forget)
        raise
    except Exception as error:
        if is_of_the_database(error):
            raise Unavailable("the database cannot do it now") from error
        raise


def is_of_the_database(error: Exception) -> bool:
    """A fault of the database or of the way to it, not of what was asked of it or stands in it.

    Drivers raise errors of their own while they connect; asyncpg's for a full disk or a shutdown have no name in SQL.
    """
    faults = (OperationalError, InterfaceError, InternalError, sa.exc.TimeoutError, sqlite3.Error, OSError)
    if isinstance(error, faults):
        return True
    return type(error) is DBAPIError or type(error).__module__.startswith("asyncpg")


def forget(task: asyncio.Task[Any]) -> None:
    if not task.cancelled():
        task.exception()


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and a commit is on the disk before it is told."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
