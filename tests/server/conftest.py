from __future__ import annotations

from collections.abc import Iterator

import pytest

from .playing import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that neither stop it nor need other settings."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.db").start()
    yield running
    running.kill()
