"""A server put together: tables in a database, thinking in processes, people over HTTP and sockets; and running it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette

from .lobby.lobby import Lobby
from .logs import LIBRARIES
from .settings import DEFAULT_DATABASE, HOST, SERVED_PORT, Settings
from .storage.retention import Retention
from .storage.sql import SqlStorage
from .thinking.server_thinker import ServerThinker
from .transport.application import application
from .transport.doors import guarded

FRAME_BYTES = 64 * 1024
"""Larger frames end the connection before they are read; up to here a message gets a clear error."""


def create_app(database_url: str = DEFAULT_DATABASE, settings: Settings | None = None) -> Starlette:
    """A server of tables on this database (`sqlite:///file` or `postgresql://...`)."""
    chosen = settings or Settings()
    return application(lambda: Lobby(SqlStorage(database_url), ServerThinker(chosen), chosen), chosen, [retention])


@asynccontextmanager
async def retention(lobby: Lobby) -> AsyncIterator[None]:
    """Old tables are deleted while the server runs, where its host wants that."""
    finished, abandoned = lobby.settings.keep_finished_days, lobby.settings.keep_abandoned_days
    if (finished is None and abandoned is None) or not isinstance(lobby.storage, SqlStorage):
        yield
        return
    kept = Retention(lobby.storage, finished, abandoned, lobby.forget)
    watching = asyncio.create_task(kept.watch(lobby.settings.sweep_seconds))
    try:
        yield
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)


def serve(
    host: str = HOST, port: int = SERVED_PORT, database_url: str = DEFAULT_DATABASE, settings: Settings | None = None
) -> None:
    """Host tables until interrupted."""
    uvicorn.run(
        create_app(database_url, settings),
        host=host,
        port=port,
        **guarded(settings or Settings()),
        ws_max_size=FRAME_BYTES,
        log_config=LIBRARIES,
        access_log=False,
        server_header=False,
    )
