"""A server put together: tables in a database, thinking in processes, people over HTTP and sockets; and running it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette

from .database_lock import address_of, file_of, held_alone
from .lobby.lobby import Lobby
from .serving import OrderlyServer, config_for, not_ready_any_more
from .settings import DEFAULT_DATABASE, HOST, SERVED_PORT, Settings
from .storage.retention import Retention
from .storage.sql import SqlStorage
from .thinking.server_thinker import ServerThinker
from .transport.application import application


def create_app(database_url: str = DEFAULT_DATABASE, settings: Settings | None = None) -> Starlette:
    """A server of tables on this database (`sqlite:///file` or `postgresql://...`)."""
    chosen = settings or Settings()

    def lobby() -> Lobby:
        return Lobby(SqlStorage(database_url, chosen.storage_seconds), ServerThinker(chosen), chosen)

    return application(lobby, chosen, [retention])


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
    """Host tables until interrupted. `BadSetup` while another process plays the tables of this SQLite file."""
    with held_alone(file_of(database_url), address_of(host, port)), suppress(KeyboardInterrupt):
        app = create_app(database_url, settings)
        OrderlyServer(config_for(app, host=host, port=port), not_ready_any_more(app)).run()
