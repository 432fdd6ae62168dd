from __future__ import annotations

from collections.abc import Iterator

import pytest

from .playing import Server
from .services import RedisServer, a_postgresql, a_redis


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that neither stop it nor need other settings."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.db").start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """The URL of a database of our own."""
    with a_postgresql() as running:
        yield running.url


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with a_redis() as server:
        yield server
