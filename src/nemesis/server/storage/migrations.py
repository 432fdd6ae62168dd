"""A database of any earlier version becomes one of this version when it is opened.

The version of a database is the number of steps behind it; 0 are those from before versions were counted. Steps run
first, each in a transaction of its own, on the columns as they were then; at last whatever `schema` has beyond that is
added. So most changes need no step: only what cannot be added does, and what an older program would misread. A
database with more steps behind it than this program knows is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.schema import CreateColumn

from ...errors import BadSetup
from ..settings import with_driver
from .schema import metadata, schema_version, tables

Step = Callable[[sa.Connection], None]
LOCK = 0x6E656D65736973
"""Of PostgreSQL: of several processes that start at once, one migrates and the others wait."""


def count_versions(connection: sa.Connection) -> None:
    """From here on a database has a version; nothing else changed."""


STEPS: tuple[Step, ...] = (count_versions,)
"""Step n brings a database from version n to version n + 1. Never change one that was released."""


def migrate(connection: sa.Connection, steps: Sequence[Step] = STEPS) -> None:
    """`BadSetup` when the database is of a newer version; then nothing was changed."""
    newest = len(steps)
    while True:
        with alone(connection):
            found = newest if is_empty(connection) else version_of(connection)
            check_known(found, newest)
            if found == newest:
                add_what_is_missing(connection)
                note_version(connection, newest)
                return
            steps[found](connection)
            note_version(connection, found + 1)


@contextmanager
def alone(connection: sa.Connection) -> Iterator[None]:
    """A transaction during which no other process migrates."""
    with connection.begin():
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        yield


def is_empty(connection: sa.Connection) -> bool:
    return not sa.inspect(connection).has_table(tables.name)


def version_of(connection: sa.Connection) -> int:
    if not sa.inspect(connection).has_table(schema_version.name):
        return 0
    return connection.execute(sa.select(schema_version.c.version)).scalar() or 0


def check_known(version: int, newest: int = len(STEPS)) -> None:
    if version > newest:
        said = f"the database is of a newer version ({version}; this program knows up to {newest}): install that one"
        raise BadSetup(said, reason="newer_database", version=version, newest=newest)


def note_version(connection: sa.Connection, version: int) -> None:
    schema_version.create(connection, checkfirst=True)
    connection.execute(sa.delete(schema_version))
    connection.execute(sa.insert(schema_version).values(version=version))


def add_what_is_missing(connection: sa.Connection) -> None:
    """Tables that came later, columns with their defaults, and room for longer texts."""
    metadata.create_all(connection)
    there = sa.inspect(connection)
    for table in metadata.sorted_tables:
        known = {column["name"]: column["type"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                definition = CreateColumn(column).compile(dialect=connection.dialect)
                connection.execute(sa.text(f"ALTER TABLE {table.name} ADD COLUMN {definition}"))
            elif is_longer(column.type, known[column.name]) and connection.dialect.name != "sqlite":
                wanted = column.type.compile(dialect=connection.dialect)
                connection.execute(sa.text(f"ALTER TABLE {table.name} ALTER COLUMN {column.name} TYPE {wanted}"))


def is_longer(wanted: sa.types.TypeEngine[Any], found: sa.types.TypeEngine[Any]) -> bool:
    """SQLite has room for any text, whatever a column says."""
    lengths = (getattr(wanted, "length", None), getattr(found, "length", None))
    return lengths[0] is not None and lengths[1] is not None and lengths[0] > lengths[1]


async def check_version(url: str) -> None:
    """Before a server starts; what else may be wrong with its database it finds out itself."""
    engine = create_async_engine(with_driver(url))
    try:
        async with engine.connect() as connection:
            check_known(await connection.run_sync(version_of))
    except (OSError, SQLAlchemyError):
        return
    finally:
        await engine.dispose()
