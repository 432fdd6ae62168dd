"""Damaged rows of every kind: one bad table touches no other, its players and its administrator are told the truth."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from nemesis.cli import main
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.seats import hashed
from nemesis.server.table.data.stored import CHOICE, Move, StoredSeat
from nemesis.setup import Setup
from nemesis.view.moments import TableGame

from ..playing import NUMBERED, Server

SEED = 918273645
SECRET = "the secret of seat 0 at {}"
DAMAGED = {
    "agreedbr": ("agreed", "update tables set agreed = '{' where code = ?"),
    "agreedxx": ("agreed", 'update tables set agreed = \'{"clock": {"seconds": -5}}\' where code = ?'),
    "setupbad": ("setup", "update tables set setup = '{\"players\":' where code = ?"),
    "setuptwe": ("setup", "update tables set setup = '{\"players\": 2, \"species\": \"bees\"}' where code = ?"),
    "setupnum": ("setup", "update tables set setup = '7' where code = ?"),
    "setupnhh": ("setup", "update tables set setup = null where code = ?"),
    "keyshrtt": ("key", "update tables set chance_key = 'abcd' where code = ?"),
    "keynthex": ("key", "update tables set chance_key = 'the key of this table' where code = ?"),
    "headseed": ("head", "update tables set bot_seed = 'seven' where code = ?"),
    "headtmee": ("head", "update tables set created = x'00ff' where code = ?"),
    "rgnbadee": ("origin", "update tables set origin = '{}' where code = ?"),
    "seatgnee": ("seats", "delete from seats where code = ? and seat = 1"),
    "seatmree": ("seats", "insert into seats select code, 5, name, null, bot, language, standing_in, declined "
                          "from seats where code = ? and seat = 1"),
    "seatntxt": ("seats", "update seats set language = null where code = ?"),
    "seatrder": ("seats", "update seats set declined = '[' where code = ?"),
    "seattwce": ("seats", "update seats set secret_hash = 'twice', bot = null where code = ?"),
    "mvejsnxx": ("moves", "update moves set choice = '[\"go' where code = ? and number = 1"),
    "mveegaaa": ("moves", "update moves set choice = '[\"fly\", 3]' where code = ? and number = 1"),
    "mveseatt": ("moves", "update moves set seat = 4 where code = ? and number = 1"),
    "mvekndxx": ("moves", "update moves set kind = 'wish' where code = ? and number = 1"),
    "mvegapxx": ("moves", "update moves set number = 7 where code = ? and number = 1"),
    "mvenhhxx": ("moves", "update moves set spent = null where code = ? and number = 1"),
    "mveundxx": ("moves", "update moves set kind = 'undo', choice = '99' where code = ? and number = 1"),
}  # fmt: skip
"""By code: the part that is found to be damaged, and what damages it."""
HARMLESS = {
    "snapbadx": "insert into snapshots values (?, 1, '{\"nemesis\": ')",
    "snaptrxx": "insert into snapshots values (?, 1, '[]')",
    "snapfarx": "insert into snapshots values (?, 99, '{}')",
    "chatbadx": "insert into chat values (?, 'first', 0, x'ff00', 'noon')",
    "btunknwn": "update seats set bot = 'hal9000' where code = ? and seat = 1",
    "smethngx": "update tables set agreed = '{\"of_a_later_version\": 1}' where code = ?",
}
"""What the game goes on without."""
SOUND = ("sndabcde", "sndfghjk")
WITHOUT_CONSTRAINTS = """
    alter table {0} rename to strict_{0};
    create table {0} as select * from strict_{0};
    drop table strict_{0};
"""
"""A careless repair of the file: what must not be null, or twice, may be."""


async def make_tables(database: str, codes: list[str]) -> None:
    """Each with a person, a bot and a move."""
    storage = SqlStorage(database)
    await storage.open()
    setup = Setup(players=2, seed=SEED, options=NUMBERED)
    game = TableGame.dealt(setup, None)
    assert game.ask is not None
    for code in codes:
        seats = [StoredSeat(0, "Ada", hashed(SECRET.format(code))), StoredSeat(1, bot="crew")]
        await storage.create(code, setup.to_data(), 7, seats)
        await storage.append(code, 0, Move(CHOICE, game.ask.seat, game.ask.options[0]), over=False)
    await storage.close()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database before and after it was damaged: `sound.db` and `tables.db`."""
    folder = tmp_path_factory.mktemp("rows")
    asyncio.run(make_tables(f"sqlite:///{folder / 'sound.db'}", [*SOUND, *DAMAGED, *HARMLESS]))
    shutil.copy(folder / "sound.db", folder / "tables.db")
    damage(folder / "tables.db", {**{code: sql for code, (_, sql) in DAMAGED.items()}, **HARMLESS})
    return folder


def damage(file: Path, how: dict[str, str]) -> None:
    with sqlite3.connect(file) as db:
        for table in ("seats", "moves", "chat", "snapshots", "tables"):
            db.executescript(WITHOUT_CONSTRAINTS.format(table))
        for code, sql in how.items():
            assert db.execute(sql, (code,)).rowcount > 0, code
    db.close()


@pytest.fixture(scope="module")
def server(kept: Path) -> Iterator[Server]:
    running = Server(kept / "tables.db", broken_table_seconds=0.0).start()
    yield running
    running.kill()


@pytest.mark.parametrize("code", DAMAGED)
def test_a_damaged_table_says_so_and_is_not_taken_for_a_missing_one(server: Server, code: str) -> None:
    status, said = server.get(f"/api/tables/{code}")
    assert (status, said["error"]) == (503, "table_broken")

    async def knock() -> dict[str, Any]:
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket") as connection:
            answer: dict[str, Any] = json.loads(await connection.recv())
            return answer

    assert asyncio.run(knock())["error"] == "table_broken"
    found = [e for e in events(server) if e["event"] == "table_broken" and e["table"] == code]
    assert found and found[-1]["part"] == DAMAGED[code][0]


@pytest.mark.parametrize("code", [*SOUND, *HARMLESS])
def test_the_others_are_played_as_ever(server: Server, code: str) -> None:
    async def play() -> None:
        async with server.at(code, SECRET.format(code)) as client:
            await client.until(lambda c: c.ask is not None)
            assert (await client.choose(0))["type"] == "done"
            assert (await client.say("say", text="Hello?"))["type"] == "done"

    asyncio.run(play())


def test_a_players_list_has_the_tables_that_can_be_read(server: Server) -> None:
    secrets = [SECRET.format(code) for code in (*SOUND, *DAMAGED)]
    status, mine = server.post("/api/mine", {"secrets": secrets})
    assert status == 200 and [t["table"]["code"] for t in mine["tables"]] == list(SOUND)


def test_health_counts_them_and_the_log_tells_nothing_of_what_stands_in_them(server: Server) -> None:
    for code in DAMAGED:
        server.get(f"/api/tables/{code}")
    assert server.get("/api/health")[1]["broken"] == len(DAMAGED) and server.get("/api/ready")[0] == 200
    log = server.log_so_far()
    for hidden in (str(SEED), "the secret", "the key", "Ada", "bees", "Traceback", "twice"):
        assert hidden not in log


def test_the_administrator_finds_them_by_name(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEMESIS_LANGUAGE", "en")
    url = f"sqlite:///{kept / 'tables.db'}"
    assert main(["check", url]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert {line.partition(":")[0] for line in lines[:-1]} == set(DAMAGED)
    assert lines[-1] == f"{len(DAMAGED) + len(HARMLESS) + len(SOUND)} tables, of which cannot be opened: {len(DAMAGED)}"
    shutil.copy(kept / "sound.db", tmp_path / "sound.db")
    assert main(["check", f"sqlite:///{tmp_path / 'sound.db'}"]) == 0
    assert main(["check", f"sqlite:///{tmp_path / 'none.db'}"]) == 2 and not (tmp_path / "none.db").exists()
    assert main(["check", "postgresql://nobody@127.0.0.1:1/none"]) == 2
    assert "does not answer" in capsys.readouterr().err


def test_a_repaired_table_opens_again_by_itself(kept: Path, server: Server) -> None:
    """Broken is what was found last time, and a fault may have been one of the moment."""
    code = "setupbad"
    assert server.get(f"/api/tables/{code}")[0] == 503
    with sqlite3.connect(kept / "sound.db") as sound:
        (setup,) = sound.execute("select setup from tables where code = ?", (code,)).fetchone()
    sound.close()
    with sqlite3.connect(kept / "tables.db") as db:
        db.execute("update tables set setup = ? where code = ?", (setup, code))
    db.close()
    assert server.get(f"/api/tables/{code}")[0] == 200


def events(server: Server) -> list[dict[str, Any]]:
    whole = server.log_so_far().rpartition("\n")[0]
    return [json.loads(line) for line in whole.splitlines() if line.startswith("{")]
