"""All tables of a database in one file, for either kind of database, also while a server plays on it.

The file is gzip: a line that says what it is, then for each table of the database a line with its columns and one for
each row, then a line with the number of rows and a checksum of everything before it. All is read in one transaction,
so the games in it are those of one moment. It is restored in one transaction too: whole or not at all.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ... import __version__
from ...errors import BadSave, BadSetup
from ..settings import with_driver
from .migrations import STEPS, alone, is_empty, migrate, version_of
from .schema import metadata, tables

FORMAT = 1
OLDEST = 0
"""The first version of a database whose rows mean what they do now: a step that changes that raises it."""
ROWS_AT_ONCE = 500
GAMES = tuple(table for table in metadata.sorted_tables if "code" in table.c)
"""What belongs to games, each after what it refers to; the rest is about the database and its servers."""
Progress = Callable[[int, int], None]
"""Rows done, of how many."""


@dataclass(frozen=True)
class Contents:
    """What a file was found to hold."""

    program: str
    """Version of the program that wrote it."""
    version: int
    """Of the database."""
    rows: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.rows.values())


# -- into a file ----------------------------------------------------------------------------------------------


async def backup(url: str, file: Path, progress: Progress) -> Contents:
    """An earlier file of this name stays as it is until the new one is complete."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        async with at_one_moment(url) as connection:
            with private(unfinished) as raw, gzip.GzipFile(filename="", fileobj=raw, mode="wb", mtime=0) as out:
                contents = await written(connection, Writer(out), progress)
        os.replace(unfinished, file)
    finally:
        unfinished.unlink(missing_ok=True)
    return contents


@contextmanager
def private(file: Path) -> Iterator[IO[bytes]]:
    """Readable by its owner only: keys of running games are in it."""
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        yield out
        out.flush()
        os.fsync(out.fileno())


@asynccontextmanager
async def at_one_moment(url: str) -> AsyncIterator[AsyncConnection]:
    """What others write meanwhile is not seen, and they do not wait."""
    async with connected(url) as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN")
        else:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(with_driver(url))
    try:
        async with engine.connect() as connection:
            yield connection
    except (OSError, SQLAlchemyError) as error:
        if isinstance(error, OSError) and error.filename is not None:
            raise
        said = f"the database does not answer as it should: {type(error).__name__}"
        raise BadSetup(said, reason="no_database") from error
    finally:
        await engine.dispose()


class Writer:
    def __init__(self, out: gzip.GzipFile) -> None:
        self._out = out
        self._sum = hashlib.sha256()

    def line(self, data: Any) -> None:
        line = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._sum.update(line)
        self._out.write(line)

    def end(self, rows: dict[str, int]) -> None:
        self.line({"end": rows, "sha256": self._sum.hexdigest()})


async def written(connection: AsyncConnection, out: Writer, progress: Progress) -> Contents:
    if await connection.run_sync(is_empty):
        raise BadSetup("there are no tables of Nemesis in this database", reason="no_tables")
    version = await connection.run_sync(version_of)
    there = await connection.run_sync(columns_there)
    total = sum([await count(connection, name) for name in there])
    out.line({"nemesis_backup": FORMAT, "program": __version__, "version": version, "made": time.time()})
    rows: dict[str, int] = {}
    done = 0
    for name, columns in there.items():
        out.line({"table": name, "columns": columns})
        rows[name] = 0
        found = await connection.stream(sa.select(*(metadata.tables[name].c[column] for column in columns)))
        async for some in found.partitions(ROWS_AT_ONCE):
            for row in some:
                out.line(list(row))
            rows[name] += len(some)
            done += len(some)
            progress(done, total)
    out.end(rows)
    return Contents(__version__, version, rows)


def columns_there(connection: sa.Connection) -> dict[str, list[str]]:
    """Tables and columns that this database has: an older one has fewer."""
    inspected = sa.inspect(connection)
    there: dict[str, list[str]] = {}
    for table in GAMES:
        if inspected.has_table(table.name):
            known = {column["name"] for column in inspected.get_columns(table.name)}
            there[table.name] = [column.name for column in table.columns if column.name in known]
    return there


async def count(connection: AsyncConnection, name: str) -> int:
    return await connection.scalar(sa.select(sa.func.count()).select_from(metadata.tables[name])) or 0


# -- out of a file --------------------------------------------------------------------------------------------


async def restore(file: Path, url: str, force: bool, progress: Progress) -> Contents:
    """`BadSave` when the file is damaged, `BadSetup` when the database has tables and these are not to be replaced."""
    contents = checked(file)
    async with connected(url) as connection:
        if not force and not await connection.run_sync(is_empty) and await count(connection, tables.name):
            raise BadSetup("this database has tables", reason="restore_not_empty")
        await connection.rollback()
        await connection.run_sync(migrate)
        await connection.run_sync(lambda made: replaced(made, file, contents, progress))
    return contents


def replaced(connection: sa.Connection, file: Path, contents: Contents, progress: Progress) -> None:
    with alone(connection):
        for table in reversed(GAMES):
            connection.execute(sa.delete(table))
        done = 0
        for name, rows in batches(file):
            connection.execute(sa.insert(metadata.tables[name]), rows)
            done += len(rows)
            progress(done, contents.total)


def batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of a file that was found to be sound."""
    name, columns, rows = "", [""], list[dict[str, Any]]()
    for data in lines_of(file):
        if isinstance(data, list):
            rows.append(dict(zip(columns, data, strict=True)))
        if rows and (len(rows) == ROWS_AT_ONCE or isinstance(data, dict)):
            yield name, rows
            rows = []
        if isinstance(data, dict) and "table" in data:
            name, columns = data["table"], data["columns"]


def checked(file: Path) -> Contents:
    """Read to its end before anything is changed."""
    try:
        return sound(file)
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, KeyError, TypeError, AttributeError) as error:
        said = f"{file} is no backup, or only a part of one ({type(error).__name__})"
        raise BadSave(said, reason="damaged_backup", file=str(file)) from None


def sound(file: Path) -> Contents:
    lines = lines_of(file, digest := hashlib.sha256())
    head: dict[str, Any] = next(lines, {})
    if head["nemesis_backup"] > FORMAT or head["version"] > len(STEPS):
        raise newer(head["program"])
    if head["version"] < OLDEST:
        raise BadSave("restore it with the program that wrote it", reason="older_backup", version=head["program"])
    rows: dict[str, int] = {}
    name, columns = "", 0
    for data in lines:
        if isinstance(data, list):
            if len(data) != columns:
                raise ValueError("a row of another length")
            rows[name] += 1
        elif "table" in data:
            name, columns = data["table"], len(data["columns"])
            known = {column.name for table in GAMES if table.name == name for column in table.columns}
            if not known or not set(data["columns"]) <= known:
                raise newer(head["program"])
            rows[name] = 0
        elif data["end"] != rows or data["sha256"] != digest.hexdigest() or next(lines, None) is not None:
            raise ValueError("the sum is another one")
        else:
            return Contents(head["program"], head["version"], rows)
    raise EOFError("it has no end")


def newer(program: str) -> BadSave:
    return BadSave(f"this backup was made by version {program}", reason="newer_backup", version=program)


def lines_of(file: Path, digest: Any = None) -> Iterator[Any]:
    """Each line read; the digest is that of all lines before it."""
    with file.open("rb") as raw, gzip.GzipFile(fileobj=raw) as text:
        before = b""
        for line in text:
            if digest is not None:
                digest.update(before)
            before = line
            yield json.loads(line)
