"""Databases of every version: older ones are brought up once, newer ones are refused, and a step that fails is undone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from nemesis.cli import main
from nemesis.errors import BadSetup
from nemesis.server.settings import with_driver
from nemesis.server.storage.migrations import STEPS, Step, migrate
from nemesis.server.storage.schema import metadata, schema_version
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.stored import StoredSeat

OLD = Path(__file__).parent / "old_tables" / "first.db"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database of the first version."""
    return Path(shutil.copy(OLD, tmp_path / "tables.db"))


def read(database: Path, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(database) as db:
        found = db.execute(query).fetchall()
    db.close()
    return found


async def run(url: str, work: Callable[[sa.Connection], None]) -> None:
    engine = create_async_engine(with_driver(url))
    try:
        async with engine.connect() as connection:
            await connection.run_sync(work)
            await connection.commit()
    finally:
        await engine.dispose()


def bring_up(database: Path, steps: Sequence[Step]) -> None:
    asyncio.run(run(f"sqlite:///{database}", lambda connection: migrate(connection, steps)))


def columns(database: Path, table: str) -> set[object]:
    return {row[1] for row in read(database, f"pragma table_info({table})")}


# -- older -------------------------------------------------------------------------------------------------


def test_an_old_database_gets_what_is_missing_and_a_version(old: Path) -> None:
    assert "chance_key" not in columns(old, "tables")
    bring_up(old, STEPS)
    for table in metadata.sorted_tables:
        assert columns(old, table.name) == {column.name for column in table.columns}
    assert read(old, "select version from schema_version") == [(len(STEPS),)]
    bring_up(old, STEPS)
    assert read(old, "select version from schema_version") == [(len(STEPS),)]


def test_a_column_that_came_later_can_be_added_to_a_table_with_rows() -> None:
    with sqlite3.connect(OLD) as db:
        first = {table.name: {row[1] for row in db.execute(f"pragma table_info({table.name})")}
                 for table in metadata.sorted_tables}  # fmt: skip
    db.close()
    for table in metadata.sorted_tables:
        for column in table.columns:
            if first[table.name] and column.name not in first[table.name]:
                assert column.nullable or column.server_default is not None, f"{table.name}.{column.name}"


def test_a_text_that_became_longer_has_room_in_an_older_database(postgresql: str) -> None:
    """PostgreSQL holds a column to its length; SQLite does not."""

    def shortened(connection: sa.Connection) -> None:
        migrate(connection)
        with connection.begin():
            connection.execute(sa.text("ALTER TABLE seats ALTER COLUMN bot TYPE VARCHAR(40)"))
        migrate(connection)

    longest = "veteran@careful.selfish.talkative.suspicious"

    async def keep() -> None:
        storage = SqlStorage(postgresql)
        await storage.open()
        await storage.create("abc", {"players": 2}, 1, [StoredSeat(0), StoredSeat(1, bot=longest)])
        found = await storage.load("abc")
        assert found is not None and found.seats[1].bot == longest
        await storage.close()

    asyncio.run(run(postgresql, shortened))
    asyncio.run(keep())


def test_steps_run_once_each_in_their_order_on_the_columns_of_their_day(old: Path) -> None:
    ran: list[str] = []

    def rename(connection: sa.Connection) -> None:
        connection.execute(sa.text("ALTER TABLE chat RENAME COLUMN text TO words"))
        ran.append("rename")

    def rename_back(connection: sa.Connection) -> None:
        connection.execute(sa.text("ALTER TABLE chat RENAME COLUMN words TO text"))
        ran.append("back")

    said = read(old, "select text from chat")
    for _ in range(2):
        bring_up(old, (*STEPS, rename, rename_back))
        assert ran == ["rename", "back"] and said and read(old, "select text from chat") == said


def test_a_new_database_needs_no_steps(tmp_path: Path) -> None:
    def fails(connection: sa.Connection) -> None:
        raise AssertionError("there is nothing to change")

    bring_up(tmp_path / "new.db", (*STEPS, fails))
    assert read(tmp_path / "new.db", "select version from schema_version") == [(len(STEPS) + 1,)]


def test_a_step_that_fails_leaves_the_database_as_it_was_before_it(old: Path) -> None:
    def fails(connection: sa.Connection) -> None:
        connection.execute(sa.text("ALTER TABLE chat RENAME COLUMN text TO words"))
        connection.execute(sa.text("DELETE FROM moves"))
        raise RuntimeError("boo")

    moves = read(old, "select count(*) from moves")
    with pytest.raises(RuntimeError, match="boo"):
        bring_up(old, (*STEPS, fails))
    assert read(old, "select count(*) from moves") == moves and "text" in columns(old, "chat")
    assert read(old, "select version from schema_version") == [(len(STEPS),)]
    bring_up(old, STEPS)


# -- newer -------------------------------------------------------------------------------------------------


def newer(connection: sa.Connection) -> None:
    migrate(connection)
    connection.execute(sa.update(schema_version).values(version=len(STEPS) + 1))


@pytest.mark.parametrize(
    ("language", "says"), [("en", "newer version of Nemesis"), ("fr", "version plus récente de Nemesis")]
)
@pytest.mark.parametrize("command", [["serve", "--port", "0", "--database-url", "sqlite:///{}"], ["--port", "0", "--database", "{}"]])  # fmt: skip
def test_a_newer_database_is_refused_in_one_line(
    command: list[str], language: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("NEMESIS_LANGUAGE", language)
    database = tmp_path / "tables.db"
    asyncio.run(run(f"sqlite:///{database}", newer))
    before = database.read_bytes()
    assert main([part.format(database) for part in command]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and says in err and str(len(STEPS) + 1) in err
    assert database.read_bytes() == before


def opened(url: str) -> None:
    async def go() -> None:
        storage = SqlStorage(url)
        try:
            await storage.open()
        finally:
            await storage.close()

    asyncio.run(go())


def test_the_storage_refuses_it_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(run(url, newer))
    with pytest.raises(BadSetup, match="newer version"):
        opened(url)


# -- PostgreSQL ----------------------------------------------------------------------------------------------


def test_processes_that_start_at_once_migrate_once(postgresql: str) -> None:
    ran: list[int] = []

    def slow(connection: sa.Connection) -> None:
        ran.append(1)
        connection.execute(sa.text("SELECT pg_sleep(0.3)"))
        connection.execute(sa.text("ALTER TABLE chat ADD COLUMN only_once INTEGER"))

    async def several() -> None:
        await run(postgresql, migrate)
        steps = (*STEPS, slow)
        await asyncio.gather(*(run(postgresql, lambda connection: migrate(connection, steps)) for _ in range(4)))
        with pytest.raises(BadSetup):
            await run(postgresql, migrate)

    asyncio.run(several())
    assert ran == [1]
