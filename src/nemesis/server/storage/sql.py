"""Tables in a database, SQLite or PostgreSQL. The list of moves is the truth; a snapshot only saves time.

Core SQL that SQLite and PostgreSQL both run. All writes go through one task, one after the other: SQLite
takes one writer at a time anyway, and waiting in a queue is cheaper than fighting for its lock.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ... import __version__
from ...bots.former_names import name_now
from ...game import SCHEMA
from ...saves import name_former_defaults
from ..settings import with_driver
from ..table.data.agreement import Agreement, from_text, to_text
from ..table.data.stored import CHAT_LINES, UNDO, Move, StoredSeat, StoredTable
from ..table.ports import Conflict
from .migrations import migrate
from .quick_sqlite import Appended, QuickSqlite
from .schema import chat, moves, seats, snapshots, tables


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
Job = Callable[[AsyncConnection], Awaitable[Any]]


class SqlStorage:
    def __init__(self, url: str) -> None:
        url = with_driver(url)
        self.engine = create_async_engine(url)
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[Any]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.quick: QuickSqlite | None = None
        """Writes moves, where the database is a file of SQLite."""
        if url.startswith("sqlite"):
            sa.event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            file = self.engine.url.database
            if file and file != ":memory:" and not self.engine.url.query:
                self.quick = QuickSqlite(file)

    async def open(self) -> None:
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
        self.writer = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        if self.writer is not None:
            await self.jobs.join()
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        if self.quick is not None:
            await self.quick.close()
        await self.engine.dispose()

    # -- the one writer -----------------------------------------------------------------------------

    async def write_on(self) -> None:
        while True:
            job, done = await self.jobs.get()
            try:
                async with self.engine.begin() as connection:
                    result = await job(connection)
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)
            finally:
                self.jobs.task_done()

    async def write(self, job: Job) -> Any:
        """Returns once the job is committed."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        return await done

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
            await self.quick.append(
                Appended(tuple(row.values()), revision, over if over or move.kind == UNDO else None)
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
            await self.write(job)
        except IntegrityError:
            raise Conflict(code) from None

    async def write_seat(self, code: str, seat: StoredSeat, free_only: bool = False) -> None:
        """Write a seat; with `free_only`, `Conflict` when somebody has joined it."""
        at = sa.and_(seats.c.code == code, seats.c.seat == seat.seat)
        if free_only:
            at = sa.and_(at, seats.c.secret_hash.is_(None))

        async def job(connection: AsyncConnection) -> None:
            done = await connection.execute(sa.update(seats).where(at).values(**seat_row(seat)))
            if done.rowcount != 1:
                raise Conflict(code)

        await self.write(job)

    async def snapshot(self, code: str, number: int, game: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(snapshots).where(snapshots.c.code == code))
            await connection.execute(sa.insert(snapshots).values(code=code, number=number, game=game))

        await self.write(job)

    async def say(self, code: str, number: int, seat: int, text: str, at: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(chat).values(code=code, number=number, seat=seat, text=text, at=at))

        await self.write(job)

    # -- reading ------------------------------------------------------------------------------------

    async def codes_in_play(self) -> list[str]:
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(tables.c.code).where(~tables.c.over).order_by(tables.c.created))
            return list(found.scalars())

    async def seats_opened_by(self, secret_hashes: list[str]) -> list[tuple[str, int]]:
        """(code, seat) of each secret that opens one."""
        query = sa.select(seats.c.code, seats.c.seat).where(seats.c.secret_hash.in_(secret_hashes))
        async with self.engine.connect() as connection:
            return [(code, seat) for code, seat in await connection.execute(query.order_by(seats.c.code, seats.c.seat))]

    async def load(self, code: str) -> StoredTable | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.code == code))).one_or_none()
            if row is None:
                return None
            snapshot = (await connection.execute(sa.select(snapshots).where(snapshots.c.code == code))).one_or_none()
            seated = await connection.execute(sa.select(seats).where(seats.c.code == code).order_by(seats.c.seat))
            made = await connection.execute(sa.select(moves).where(moves.c.code == code).order_by(moves.c.number))
            said = await connection.execute(
                sa.select(chat).where(chat.c.code == code).order_by(chat.c.number.desc()).limit(CHAT_LINES)
            )
            return StoredTable(
                code=code,
                setup=setup_of(row.schema, json.loads(row.setup)),
                bot_seed=row.bot_seed,
                over=row.over,
                seats=[
                    StoredSeat(
                        seat=s.seat,
                        name=s.name,
                        secret_hash=s.secret_hash,
                        bot=name_now(s.bot) if s.bot is not None else None,
                        language=s.language,
                        standing_in=s.standing_in,
                        declined=tuple(json.loads(s.declined)),
                    )
                    for s in seated
                ],
                moves=[Move(m.kind, m.seat, json.loads(m.choice), m.in_window, m.spent, m.at) for m in made],
                snapshot=(snapshot.number, snapshot.game) if snapshot is not None else None,
                chat=[(c.number, c.seat, c.text, c.at) for c in reversed(said.all())],
                origin=row.origin,
                agreement=from_text(row.agreed),
                created=row.created,
                key=bytes.fromhex(row.chance_key) if row.chance_key is not None else None,
                rules_version=row.rules_version,
            )


def seat_row(seat: StoredSeat) -> dict[str, Any]:
    return {**vars(seat), "declined": json.dumps(seat.declined)}


def setup_of(schema: int, setup: dict[str, Any]) -> dict[str, Any]:
    """The set-up of a table, dealt by the defaults of its day."""
    return setup if schema >= SCHEMA else name_former_defaults(setup)


def set_up_sqlite(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and a commit is on the disk before it is told."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
