"""A server put together: tables in a database, thinking in processes, people over HTTP and sockets; and running it."""

from __future__ import annotations

import uvicorn
from starlette.applications import Starlette

from .lobby.lobby import Lobby
from .logs import LIBRARIES
from .settings import DEFAULT_DATABASE, HOST, SERVED_PORT, Settings
from .storage.sql import SqlStorage
from .transport.application import application
from .upkeep import meters_for, metrics, retention, thinker_for

FRAME_BYTES = 64 * 1024
"""Larger frames end the connection before they are read; up to here a message gets a clear error."""


def create_app(database_url: str = DEFAULT_DATABASE, settings: Settings | None = None) -> Starlette:
    """A server of tables on this database (`sqlite:///file` or `postgresql://...`)."""
    chosen = settings or Settings()
    meters = meters_for(chosen)

    def lobby() -> Lobby:
        return Lobby(SqlStorage(database_url, meters), thinker_for(chosen, meters), chosen, meters)

    return application(lobby, chosen, [retention, metrics])


def serve(
    host: str = HOST, port: int = SERVED_PORT, database_url: str = DEFAULT_DATABASE, settings: Settings | None = None
) -> None:
    """Host tables until interrupted."""
    uvicorn.run(
        create_app(database_url, settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=FRAME_BYTES,
        log_config=LIBRARIES,
        access_log=False,
        server_header=False,
    )
