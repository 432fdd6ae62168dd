"""`nemesis serve` with several processes: refusals in both languages, workers that die, a rolling restart."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from nemesis.cli import main

from ...commands import bare_environment
from ..kills import Tally
from ..playing import PATIENCE, Server, free_port
from ..services import RedisServer, new_database
from .playing_on import Person, check_accounts, new_table, rows, until
from .siege import over

pytestmark = pytest.mark.posix


class Served(Server):
    """`nemesis serve` as a host starts it."""

    def __init__(self, database: str, home: Path, *options: str) -> None:
        super().__init__(database)
        self.command = [sys.executable, "-m", "nemesis", "serve", "--port", str(self.port), "--database-url", database]
        self.command += options
        self.environment = bare_environment(home, PYTHONPATH=os.environ.get("PYTHONPATH", ""))

    def launch(self) -> None:
        self.output = TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            self.command, stdout=self.output, stderr=subprocess.STDOUT, env=self.environment
        )


@contextmanager
def served(database: str, home: Path, *options: str) -> Iterator[Served]:
    server = Served(database, home, *options)
    try:
        server.start()
        yield server
    finally:
        server.kill(signal.SIGTERM) if server.process is not None else None


def children(of: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{of}/task/{of}/children").read_text().split()]


@pytest.mark.linux
def test_workers_share_a_port_and_are_replaced_one_by_one(postgresql: str, redis: RedisServer, tmp_path: Path) -> None:
    """A rolling restart with games under play, and a worker that is killed: every game goes on, nothing is lost."""
    database = new_database(postgresql)
    tally = Tally()
    with served(database, tmp_path, "--workers", "2", "--bus", redis.url) as server:
        assert server.process is not None
        supervisor = server.process.pid
        tables = [new_table(server, players=2, seed=n) for n in range(3)]

        people = [Person(t, seat, [server], 10 * k + seat, tally) for k, t in enumerate(tables) for seat in (0, 1)]

        async def play() -> None:
            at_work = [asyncio.create_task(person.play(pause=0.4)) for person in people]
            await until(lambda: tally.answered > 10, "nobody plays")
            before = set(children(supervisor))
            os.kill(supervisor, signal.SIGHUP)
            await until(lambda: two_others(supervisor, before), "the workers are not replaced", 2 * PATIENCE)
            await goes_on()
            killed = children(supervisor)[0]
            os.kill(killed, signal.SIGKILL)
            await until(lambda: two_others(supervisor, {killed}), "nobody starts another worker", 2 * PATIENCE)
            await goes_on()
            for task in at_work:
                task.cancel()
            await asyncio.gather(*at_work, return_exceptions=True)

        async def goes_on() -> None:
            made = [len(table.times) for table in tables]
            await until(
                lambda: all(len(t.times) > m + 2 or over(t, people) for t, m in zip(tables, made, strict=True)),
                "a game stands still",
            )

        asyncio.run(asyncio.wait_for(play(), 6 * PATIENCE))
        asyncio.run(check_accounts(database, tables))
        left = children(supervisor)
        server.kill(signal.SIGTERM)
        assert not [pid for pid in left if Path(f"/proc/{pid}").exists()]
        assert asyncio.run(rows(database, "SELECT node FROM owners WHERE node IS NOT NULL")) == []
        living = "SELECT id FROM nodes WHERE until > extract(epoch FROM clock_timestamp())"
        assert asyncio.run(rows(database, living)) == []


def two_others(supervisor: int, gone: set[int]) -> bool:
    now = set(children(supervisor))
    return len(now) == 2 and not now & gone


def test_workers_end_with_a_killed_supervisor(postgresql: str, redis: RedisServer, tmp_path: Path) -> None:
    with served(new_database(postgresql), tmp_path, "--workers", "2", "--bus", redis.url) as server:
        assert server.process is not None
        left = children(server.process.pid)
        server.kill()
        late = time.monotonic() + PATIENCE
        while [pid for pid in left if Path(f"/proc/{pid}").exists()]:
            assert time.monotonic() < late, "workers stay without their supervisor"
            time.sleep(0.05)


REFUSED = [
    (("--workers", "0"), "The number of processes (--workers) is 1 or more, not 0."),
    (("--workers", "2"), "Several processes need a bus. Name one with --bus redis://..."),
    (
        ("--bus", "redis://127.0.0.1"),
        "Processes that share tables need PostgreSQL. Name one with --database-url postgresql://...",
    ),
    (
        ("--bus", "http://:word@host", "--database-url", "postgresql://a@127.0.0.1/b"),
        "A bus is named redis://... or rediss://..., not “http”.",
    ),
]


@pytest.mark.parametrize("options, said", REFUSED, ids=lambda value: value if isinstance(value, str) else "")
def test_what_cannot_be_shared_is_refused(
    options: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NEMESIS_BUS", raising=False)
    for language in ("en", "fr"):
        assert main(["--language", language, "serve", "--port", str(free_port()), *options]) != 0
        err = capsys.readouterr().err
        assert err.count("\n") == 1 and "word" not in err
        assert (said in err) == (language == "en"), err
    assert not list(tmp_path.iterdir())


def test_a_second_server_without_a_bus_is_refused(
    postgresql: str, redis: RedisServer, capsys: pytest.CaptureFixture[str]
) -> None:
    """Beside one without a bus nobody else may play; beside one with a bus nobody without."""
    for first, second in ((None, None), (None, redis.url), (redis.url, None)):
        database = new_database(postgresql)
        server = Server(database, bus=first).start()
        options = ["--bus", second] if second is not None else []
        try:
            for language, words in (("en", "Another server plays"), ("fr", "Un autre serveur joue")):
                argv = ["--language", language, "serve", "--port", str(free_port()), "--database-url", database]
                assert main([*argv, *options]) != 0
                assert words in capsys.readouterr().err
        finally:
            server.kill()


def test_a_server_that_was_killed_starts_again_at_once(postgresql: str) -> None:
    """Its lease runs out while the next one waits."""
    database = new_database(postgresql)
    server = Server(database).start()
    code = server.table(players=1, seed=1)
    _, secret = server.join(code)
    server.kill()
    server.start()

    async def play() -> None:
        async with server.at(code, secret) as client:
            await client.play(random.Random(1), 3)

    try:
        asyncio.run(play())
    finally:
        server.kill()
