"""`nemesis` alone: a server for this computer only, on an embedded database, and the browser opened on it."""

from __future__ import annotations

import os
import socket
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from ..errors import BadSetup
from .app import FRAME_BYTES, create_app
from .logs import threshold
from .settings import Settings

HOST = "127.0.0.1"
DEFAULT_PORT = 8765
PORTS_TRIED = 50
LOCAL = Settings(
    request_rate=1000.0, request_burst=10_000, message_rate=200.0, message_burst=1000,
    connections_per_address=1000, tables_per_hour=100_000,
)  # fmt: skip
"""Everybody here comes from one address, and is at home."""


class LocalServer(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.ready()


def play(port: int | None, browser: bool, database: Path, since: float) -> None:
    """Serve until interrupted. Without a port: the usual one, or the next that is free."""
    prepare(database)
    threshold.least = "warning"
    listening = listen(port)
    address = f"http://{HOST}:{listening.getsockname()[1]}/"

    def ready() -> None:
        print(f"Nemesis: {address} ({time.perf_counter() - since:.1f} s; Ctrl+C: end)", flush=True)
        if browser:
            webbrowser.open(address)

    app = create_app(f"sqlite:///{database}", LOCAL)
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_max_size=FRAME_BYTES, log_level="warning", server_header=False,
        timeout_graceful_shutdown=2,
    )  # fmt: skip
    try:
        LocalServer(config, ready).run(sockets=[listening])
    finally:
        listening.close()


def listen(port: int | None) -> socket.socket:
    if port is not None:
        return bound(port)
    for tried in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        try:
            return bound(tried)
        except BadSetup:
            continue
    raise BadSetup(f"no port from {DEFAULT_PORT} to {DEFAULT_PORT + PORTS_TRIED - 1} is free; name one with --port")


def bound(port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise BadSetup(f"a port is a number from 0 to 65535, not {port}")
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name == "posix":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((HOST, port))
    except OSError as error:
        found.close()
        raise BadSetup(f"port {port} cannot be used: {error.strerror}; name another with --port") from None
    found.set_inheritable(True)
    return found


def prepare(database: Path) -> None:
    """Find out now, not after the browser has opened."""
    if database.is_dir():
        raise BadSetup(f"{database} is a folder; name a file with --database, e.g. {database / 'tables.db'}")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        with database.open("a"):
            pass
    except OSError as error:
        raise BadSetup(f"tables cannot be kept in {database}: {error.strerror}; name a file with --database") from None
