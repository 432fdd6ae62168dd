"""PostgreSQL and Redis, started for the tests from the programs on the machine."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from ..needs import missing
from .playing import PATIENCE, free_port

USER = "postgres"


def needed(package: str, *names: str) -> list[str]:
    """The programs of a Debian package: on the path, or where Debian keeps them. Without them the test is skipped."""
    found = [program(name) for name in names]
    if None in found:
        missing(f"{package} is not installed: apt-get install {package}")
    return [path for path in found if path is not None]


def program(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


class Postgres:
    """One of our own, which can be restarted, stopped and frozen."""

    def __init__(self) -> None:
        initdb, self._pg_ctl = needed("postgresql", "initdb", "pg_ctl")
        self._as_user: dict[str, Any] = {"user": USER} if os.geteuid() == 0 else {}
        self.folder = tempfile.mkdtemp(prefix="nemesis-pg-")
        if self._as_user:
            shutil.chown(self.folder, USER)
        self.port = free_port()
        self.url = f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"
        self._run(initdb, "-D", f"{self.folder}/data", "-U", USER, "-A", "trust", "--no-sync")
        self._frozen: list[int] = []

    def _run(self, *command: str) -> None:
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self._as_user)

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        options += " -c max_connections=200"
        self._run(self._pg_ctl, "-D", f"{self.folder}/data", "-l", f"{self.folder}/log", "-o", options, "-w", "start")

    def stop(self, how: str) -> None:
        """`fast`: open transactions are rolled back; `immediate`: as if the power failed."""
        self._run(self._pg_ctl, "-D", f"{self.folder}/data", "-m", how, "-w", "stop")

    def freeze(self) -> None:
        """Every process of it stands still, with all its connections open. New ones may be born meanwhile."""
        first = int(Path(f"{self.folder}/data/postmaster.pid").read_text(encoding="utf-8").split()[0])
        os.kill(first, signal.SIGSTOP)
        self._frozen = [first, *children_of(first)]
        for process in self._frozen:
            os.kill(process, signal.SIGSTOP)

    def thaw(self) -> None:
        for process in self._frozen:
            os.kill(process, signal.SIGCONT)
        self._frozen = []

    def remove(self) -> None:
        self.thaw()
        if Path(f"{self.folder}/data/postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder)


def children_of(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    return [int(child) for child in found.split()]


@contextmanager
def a_postgresql() -> Iterator[Postgres]:
    """It ends with the test."""
    made = Postgres()
    try:
        made.start()
        yield made
    finally:
        made.remove()


def new_database(url: str) -> str:
    """An empty one beside it."""
    name = f"tables_{secrets.token_hex(4)}"

    async def create() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{url.rpartition('/')[0]}/{name}"


class RedisServer:
    """One that may be killed and come back, on the same port."""

    def __init__(self) -> None:
        found = program("redis-server") or program("valkey-server")
        (self.program,) = [found] if found is not None else needed("redis-server", "redis-server")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> RedisServer:
        self.process = subprocess.Popen(
            [self.program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
        )
        late = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            except OSError:
                assert time.monotonic() < late, "Redis does not start"
                time.sleep(0.02)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def a_redis() -> Iterator[RedisServer]:
    server = RedisServer().start()
    try:
        yield server
    finally:
        server.kill()
