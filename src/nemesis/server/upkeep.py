"""What goes on beside the tables while a server runs: old tables are deleted, and whoever watches it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette

from .lobby.lobby import Lobby
from .logs import log
from .meters import Counters, Family, Meters, labelled, of_the_process, plain
from .settings import Settings, address_in
from .storage.retention import Retention
from .storage.sql import SqlStorage
from .table.ports import Thinker
from .thinking.metered import MeteredThinker
from .thinking.server_thinker import ServerThinker
from .transport.metrics import metrics_port, of_the_lobby

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def warn_of_any_name(host: str, settings: Settings) -> None:
    """A server that is reached from elsewhere should know its names."""
    if host not in LOOPBACK and not settings.host_names:
        log.warning("any_host_name", hint="name this server with --host-name")


@asynccontextmanager
async def retention(app: Starlette) -> AsyncIterator[None]:
    """Where the host of the server wants that."""
    lobby: Lobby = app.state.lobby
    finished, abandoned = lobby.settings.keep_finished_days, lobby.settings.keep_abandoned_days
    if (finished is None and abandoned is None) or not isinstance(lobby.storage, SqlStorage):
        yield
        return
    kept = Retention(lobby.storage, finished, abandoned, lobby.without)
    watching = asyncio.create_task(kept.watch(lobby.settings.sweep_seconds))
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


def meters_for(settings: Settings) -> Meters:
    return Counters() if settings.metrics else Meters()


def thinker_for(settings: Settings, meters: Meters) -> Thinker:
    thinker = ServerThinker(settings)
    return MeteredThinker(thinker, meters) if settings.metrics else thinker


@asynccontextmanager
async def metrics(app: Starlette) -> AsyncIterator[None]:
    lobby: Lobby = app.state.lobby
    counters = lobby.meters
    if not isinstance(counters, Counters):
        yield
        return

    def readings() -> Iterator[Family]:
        yield from counters.families()
        yield from of_the_lobby(lobby)
        connections = sum(app.state.connections.by_client.values())
        yield plain("connections", "gauge", "Open sockets.", connections)
        if isinstance(lobby.storage, SqlStorage):
            yield plain("write_queue", "gauge", "Jobs that wait for the writer.", lobby.storage.jobs.qsize())
        if isinstance(lobby.thinker, MeteredThinker):
            yield labelled("thinking_open", "gauge", "Questions thought about, or waiting.", "of", lobby.thinker.open)
        yield from of_the_process()

    async with metrics_port(*address_in(lobby.settings.metrics), readings):
        yield
