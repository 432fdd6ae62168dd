"""`nemesis` alone: a server for this computer only, on an embedded database, and the browser opened on it."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import time
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import uvicorn

from ..errors import BadSetup, cause_of
from ..text.messages import OneFile
from .app import create_app
from .database_lock import DatabaseLock, file_of, in_use
from .logs import threshold
from .serving import OrderlyServer, config_for, not_ready_any_more
from .settings import BROWSER_PORT, DRIVERS, HOST, UNLIMITED, Settings, with_driver
from .storage.migrations import check_version

PORTS_TRIED = 50
LOCAL = Settings(
    request_rate=1000.0, request_burst=10_000, message_rate=200.0, message_burst=1000,
    connections_per_address=1000, tables_per_hour=100_000, texts_first=False, **UNLIMITED,
)  # fmt: skip
"""Everybody here comes from one address, and is at home."""


class LocalServer(OrderlyServer):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], going: Callable[[], None]) -> None:
        super().__init__(config, going)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self.ready()


def play(port: int | None, browser: bool, database: Path, since: float, words: OneFile) -> None:
    """Serve until interrupted. Without a port: the usual one, or the next that is free.

    Where these tables are played already, the browser is opened there instead.
    """
    prepare(database)
    asyncio.run(check_version(f"sqlite:///{database}"))
    lock = DatabaseLock(database)
    if not lock.take():
        go_to_the_other(lock, browser, database, words)
        return
    threshold.least = "warning"
    try:
        play_alone(lock, listen(port), browser, database, since, words)
    finally:
        lock.release()


def go_to_the_other(lock: DatabaseLock, browser: bool, database: Path, words: OneFile) -> None:
    address = lock.holder()
    if address is None:
        raise in_use(database, None, "--database")
    print(words.get("cli-serving_already", address=address), flush=True)
    if browser:
        webbrowser.open(address)


def play_alone(
    lock: DatabaseLock, listening: socket.socket, browser: bool, database: Path, since: float, words: OneFile
) -> None:
    address = f"http://{HOST}:{listening.getsockname()[1]}/"

    def ready() -> None:
        lock.tell(address)
        seconds = round(time.perf_counter() - since, 1)
        print(words.get("cli-serving", address=address, seconds=seconds), flush=True)
        if browser:
            webbrowser.open(address)

    app = create_app(f"sqlite:///{database}", LOCAL)
    server = LocalServer(config_for(app, LOCAL), ready, not_ready_any_more(app))
    try:
        server.run(sockets=[listening])
    finally:
        listening.close()


def listen(port: int | None) -> socket.socket:
    if port is not None:
        return bound(port)
    for tried in range(BROWSER_PORT, BROWSER_PORT + PORTS_TRIED):
        try:
            return bound(tried)
        except BadSetup:
            continue
    last = BROWSER_PORT + PORTS_TRIED - 1
    said = f"no port from {BROWSER_PORT} to {last} is free; name one with --port"
    raise BadSetup(said, reason="ports_taken", first=str(BROWSER_PORT), last=str(last))


def bound(port: int, host: str = HOST) -> socket.socket:
    if not 0 <= port <= 65535:
        raise BadSetup(f"a port is a number from 0 to 65535, not {port}", reason="port", value=str(port))
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    if os.name == "posix":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            said = f"address {host} cannot be used: {error.strerror}; name another with --host"
            raise BadSetup(said, reason="host", host=host, cause=cause_of(error)) from None
        said = f"port {port} cannot be used: {error.strerror}; name another with --port"
        raise BadSetup(said, reason="port_taken", port=str(port), cause=cause_of(error)) from None
    found.set_inheritable(True)
    return found


def check_database(url: str, option: str = "--database-url") -> None:
    """What can be known about it before the server starts."""
    check_database_url(url)
    file = file_of(url)
    if file is not None:
        prepare(file, option)
    asyncio.run(check_version(url))


def check_database_url(url: str) -> None:
    scheme, _, place = url.partition("://")
    if scheme not in (*DRIVERS, *DRIVERS.values()) or not place:
        sqlite, postgresql = "sqlite:///...", "postgresql://..."
        said = f"a database is {sqlite} or {postgresql}, not {scheme!r}"
        raise BadSetup(said, reason="database", value=scheme, sqlite=sqlite, postgresql=postgresql)
    driver = with_driver(url).partition("://")[0].partition("+")[2]
    if find_spec(driver) is None:
        command = "pip install 'nemesis-digital[hosting]'"
        said = f"{scheme} needs {driver}: {command}"
        raise BadSetup(said, reason="needs_package", what=scheme, package=driver, command=command)


def prepare(database: Path, option: str = "--database") -> None:
    """Find out now, not after the browser has opened."""
    if database.is_dir():
        example = str(database / "tables.db")
        said = f"{database} is a folder; name a file with {option}, e.g. {example}"
        raise BadSetup(said, reason="folder", file=str(database), option=option, example=example)
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        with database.open("a"):
            pass
    except OSError as error:
        said = f"tables cannot be kept in {database}: {error.strerror}; name a file with {option}"
        raise BadSetup(said, reason="unwritable", file=str(database), cause=cause_of(error), option=option) from None
