"""`nemesis backup` and `restore`: while games are played, from either kind of database into either kind."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from nemesis.cli import main
from nemesis.errors import BadSetup
from nemesis.server.settings import with_driver
from nemesis.server.storage.backup import GAMES, backup, checked, restore
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.stored import StoredTable

from ..commands import bare_environment
from .kills import check_replays
from .playing import PATIENCE, Server

OLD = Path(__file__).parent / "old_tables" / "first.db"


def quietly(done: int, total: int) -> None:
    pass


async def everything(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all games, in an order that does not depend on the database."""
    engine = create_async_engine(with_driver(url))
    found = {}
    async with engine.connect() as connection:
        for table in GAMES:
            rows = (await connection.execute(sa.select(table).order_by(*table.primary_key))).all()
            found[table.name] = [tuple(row) for row in rows]
    await engine.dispose()
    return found


async def loaded(url: str, codes: list[str]) -> list[StoredTable]:
    storage = SqlStorage(url)
    await storage.open()
    found = [await storage.load(code) for code in codes]
    await storage.close()
    return [stored for stored in found if stored is not None]


async def empty_database(url: str, name: str) -> str:
    """A further database on the same PostgreSQL."""
    engine = create_async_engine(with_driver(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.exec_driver_sql(f"DROP DATABASE IF EXISTS {name}")
        await connection.exec_driver_sql(f"CREATE DATABASE {name}")
    await engine.dispose()
    return url.rpartition("/")[0] + f"/{name}"


def run(*argv: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "nemesis", *argv], capture_output=True, text=True, check=False, timeout=PATIENCE,
        env=bare_environment(home),
    )  # fmt: skip


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A backup of the tables of the first version."""
    shutil.copy(OLD, tmp_path / "old.db")
    asyncio.run(backup(f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "saved", quietly))
    return tmp_path / "saved"


# -- while games are played ----------------------------------------------------------------------------------


def backed_up_in_play(server: Server, file: Path, home: Path) -> list[str]:
    """Two tables under play; each backup is taken in the middle of it, by another process."""
    codes = [server.table({"1": "crew"}, players=2), server.table(players=1)]
    secrets = [server.join(code, 0)[1] for code in codes]

    async def sit(code: str, secret: str, seed: int, ended: asyncio.Event) -> int:
        made = 0
        async with server.at(code, secret) as client:
            while not ended.is_set() and not client.over:
                made += await client.play(random.Random(seed + made), most=1)
        return made

    async def play() -> None:
        ended = asyncio.Event()
        players = [
            asyncio.create_task(sit(c, s, n, ended)) for n, (c, s) in enumerate(zip(codes, secrets, strict=True))
        ]
        for _ in range(3):
            done = await asyncio.to_thread(run, "backup", server.database, str(file), home=home)
            assert done.returncode == 0, done.stderr
        assert "rows" in done.stderr and f"{file.name}: " in done.stdout and "Traceback" not in done.stderr
        ended.set()
        assert all([await player > 0 for player in players])

    asyncio.run(play())
    return codes


def check_restored(codes: list[str], source: str, target: str) -> None:
    """Each game as it was at one moment: a beginning of the game as it is now, which can be played again."""
    restored, now = asyncio.run(loaded(target, codes)), asyncio.run(loaded(source, codes))
    assert len(restored) == len(now) == len(codes)
    for was, is_now in zip(restored, now, strict=True):
        assert was.key == is_now.key and was.seats[0].secret_hash == is_now.seats[0].secret_hash
        assert was.moves == is_now.moves[: len(was.moves)]
        check_replays(was)
    assert any(was.moves for was in restored)


def check_kind(source: str, others: list[str], folder: Path) -> None:
    server = Server(source, snapshot_every=5).start()
    try:
        codes = backed_up_in_play(server, folder / "tables.backup", folder)
        for target in others:
            done = run("restore", str(folder / "tables.backup"), target, home=folder)
            assert done.returncode == 0, done.stderr
            check_restored(codes, source, target)
        assert [asyncio.run(everything(target)) for target in others] == [asyncio.run(everything(others[0]))] * len(
            others
        )
    finally:
        server.kill()
    moved = Server(others[0]).start()
    try:
        assert moved.get(f"/api/tables/{codes[0]}")[0] == 200
    finally:
        moved.kill()


def test_from_sqlite_in_play_to_both_kinds(tmp_path: Path, postgresql: str) -> None:
    other = asyncio.run(empty_database(postgresql, "from_sqlite"))
    check_kind(f"sqlite:///{tmp_path / 'tables.db'}", [f"sqlite:///{tmp_path / 'other.db'}", other], tmp_path)


def test_from_postgresql_in_play_to_both_kinds(tmp_path: Path, postgresql: str) -> None:
    source = asyncio.run(empty_database(postgresql, "in_play"))
    other = asyncio.run(empty_database(postgresql, "from_postgresql"))
    check_kind(source, [f"sqlite:///{tmp_path / 'other.db'}", other], tmp_path)


def test_a_running_server_finds_what_is_restored_into_its_empty_database(saved: Path, tmp_path: Path) -> None:
    known = json.loads(OLD.with_suffix(".json").read_text(encoding="utf-8"))
    server = Server(tmp_path / "served.db").start()
    try:
        assert server.get(f"/api/tables/{known['in_play']}")[0] == 404
        done = run("restore", str(saved), server.database, home=tmp_path)
        assert done.returncode == 0, done.stderr

        async def play() -> int:
            async with server.at(known["in_play"], known["secret"]) as client:
                return await client.play(random.Random(1), most=3)

        assert asyncio.run(play()) == 3
        done = run("restore", str(saved), server.database, "--force", home=tmp_path)
        assert done.returncode == 2 and done.stderr.count("\n") == 1 and str(server.port) in done.stderr, done.stderr
        assert server.get(f"/api/tables/{known['in_play']}")[1]["moved"] > 0
    finally:
        server.kill()
    assert run("restore", str(saved), server.database, "--force", home=tmp_path).returncode == 0


def test_a_database_of_the_first_version(tmp_path: Path) -> None:
    old = Path(shutil.copy(OLD, tmp_path / "old.db"))
    contents = asyncio.run(backup(f"sqlite:///{old}", tmp_path / "b", quietly))
    assert contents.version == 0 and contents.rows["moves"] > 0
    url = f"sqlite:///{tmp_path / 'new.db'}"
    asyncio.run(restore(tmp_path / "b", url, False, quietly))
    with sqlite3.connect(old) as db:
        moves = db.execute("select code, number, choice from moves order by code, number").fetchall()
    db.close()
    found = asyncio.run(everything(url))["moves"]
    assert [(row[0], row[1], row[4]) for row in found] == moves


# -- refused: one line, and nothing is changed -----------------------------------------------------------------


def changed(text: bytes, change: Callable[[list[bytes]], list[bytes]]) -> bytes:
    return gzip.compress(b"".join(change(gzip.decompress(text).splitlines(keepends=True))))


DAMAGED: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda b: b"",
    "cut off": lambda b: b[: len(b) // 2],
    "a letter less": lambda b: b[:-1],
    "a byte is another": lambda b: b[:200] + bytes([b[200] ^ 1]) + b[201:],
    "no gzip": gzip.decompress,
    "a row less": lambda b: changed(b, lambda lines: lines[:3] + lines[4:]),
    "a row changed": lambda b: changed(
        b, lambda lines: [lines[0], *(x.replace(b"0", b"1") for x in lines[1:-1]), lines[-1]]
    ),
    "no end": lambda b: changed(b, lambda lines: lines[:-1]),
    "something after the end": lambda b: changed(b, lambda lines: [*lines, b"[]\n"]),
    "another format": lambda b: changed(b, lambda lines: [b'{"nemesis_save": 1}\n', *lines[1:]]),
    "no object": lambda b: gzip.compress(b"[]\n"),
    "not text": lambda b: gzip.compress(b"\xff\xfe\n"),
}


@pytest.mark.parametrize("how", DAMAGED)
@pytest.mark.parametrize("force", [False, True])
def test_a_damaged_file_changes_nothing(
    how: str, force: bool, saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved.write_bytes(DAMAGED[how](saved.read_bytes()))
    shutil.copy(OLD, tmp_path / "target.db")
    for target in ("target.db", "new.db"):
        before = sorted(tmp_path.iterdir()), (tmp_path / "target.db").read_bytes()
        code = main(["restore", str(saved), f"sqlite:///{tmp_path / target}", *(["--force"] if force else [])])
        err = capsys.readouterr().err
        assert code == 2 and err.count("\n") == 1 and "damaged" in err, err
        assert (sorted(tmp_path.iterdir()), (tmp_path / "target.db").read_bytes()) == before


def test_a_database_with_tables_is_replaced_only_with_force(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'target.db'}"
    asyncio.run(restore(saved, url, False, quietly))
    kept = asyncio.run(everything(url))
    assert kept["moves"]
    with sqlite3.connect(tmp_path / "target.db") as db:
        db.execute("delete from chat")
        db.execute("update tables set setup = '{}'")
    db.close()
    assert main(["restore", str(saved), url]) == 2 and "--force" in capsys.readouterr().err
    assert asyncio.run(everything(url)) != kept
    assert main(["restore", str(saved), url, "--force"]) == 0
    assert asyncio.run(everything(url)) == kept


def test_backups_of_newer_programs_are_refused(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = saved.read_bytes()
    head = json.loads(gzip.decompress(whole).splitlines()[0])
    for newer in ({**head, "version": 99}, {**head, "nemesis_backup": 2}):
        saved.write_bytes(changed(whole, lambda lines, newer=newer: [json.dumps(newer).encode() + b"\n", *lines[1:]]))  # type: ignore[misc]
        assert main(["restore", str(saved), f"sqlite:///{tmp_path / 'new.db'}"]) == 2
        assert "newer version" in capsys.readouterr().err and not (tmp_path / "new.db").exists()
    saved.write_bytes(changed(whole, lambda lines: [lines[0], lines[1].replace(b'"code"', b'"cipher"'), *lines[2:]]))
    assert main(["restore", str(saved), f"sqlite:///{tmp_path / 'new.db'}"]) == 2
    assert "newer version" in capsys.readouterr().err


def test_what_cannot_be_backed_up_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEMESIS_LANGUAGE", "fr")
    (tmp_path / "empty.db").touch()
    (tmp_path / "text.db").write_text("no database at all, only words " * 100, encoding="utf-8")
    for database, says in (
        ("missing.db", "missing.db"),
        ("empty.db", "aucune table"),
        ("text.db", "base de données"),
    ):
        assert main(["backup", f"sqlite:///{tmp_path / database}", str(tmp_path / "b")]) == 2
        err = capsys.readouterr().err
        assert says in err and err.count("\n") == 1, err
    assert not (tmp_path / "missing.db").exists() and not list(tmp_path.glob("b*"))
    url = "postgresql://nobody:password@127.0.0.1:9/nothing"
    assert main(["backup", url, str(tmp_path / "b")]) == 2
    assert "password" not in capsys.readouterr().err
    shutil.copy(OLD, tmp_path / "old.db")
    assert main(["backup", f"sqlite:///{tmp_path / 'old.db'}", str(tmp_path / "no" / "b")]) == 2
    assert str(tmp_path / "no" / "b") in capsys.readouterr().err


def test_a_backup_is_for_its_owner_and_replaces_the_last_one_when_it_is_complete(saved: Path, tmp_path: Path) -> None:
    if os.name == "posix":
        assert saved.stat().st_mode & 0o777 == 0o600
    before = saved.read_bytes()
    with sqlite3.connect(tmp_path / "empty.db"):
        pass
    with pytest.raises(BadSetup):
        asyncio.run(backup(f"sqlite:///{tmp_path / 'empty.db'}", saved, quietly))
    assert saved.read_bytes() == before and checked(saved).total > 0
    assert not list(tmp_path.glob("*.unfinished"))
