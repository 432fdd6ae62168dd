"""PostgreSQL and Redis, started for the tests from the programs on the machine."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from .playing import PATIENCE, free_port

USER = "postgres"


def needed(package: str, *names: str) -> list[str]:
    """The programs of a Debian package: on the path, or where Debian keeps them. Without them the test is skipped."""
    found = [program(name) for name in names]
    if None in found:
        if os.environ.get("CI"):
            pytest.fail(f"{package} is not installed: apt-get install {package}")
        pytest.skip(f"{package} is not installed")
    return [path for path in found if path is not None]


def program(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


@contextmanager
def a_postgresql() -> Iterator[str]:
    """Its URL; it ends with the test."""
    initdb, pg_ctl = needed("postgresql", "initdb", "pg_ctl")
    as_user: dict[str, Any] = {"user": USER} if os.geteuid() == 0 else {}
    folder = tempfile.mkdtemp(prefix="nemesis-pg-")
    if as_user:
        shutil.chown(folder, USER)
    port = free_port()
    options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder} -c max_connections=200"

    def run(*command: str) -> None:
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, **as_user)

    run(initdb, "-D", f"{folder}/data", "-U", USER, "-A", "trust", "--no-sync")
    run(pg_ctl, "-D", f"{folder}/data", "-l", f"{folder}/log", "-o", options, "-w", "start")
    try:
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    finally:
        run(pg_ctl, "-D", f"{folder}/data", "-m", "immediate", "stop")
        shutil.rmtree(folder)


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
