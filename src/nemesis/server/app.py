"""A server put together: tables in a database, thinking in processes, people over HTTP and sockets; and running it."""

from __future__ import annotations

from contextlib import suppress

from starlette.applications import Starlette

from .database_lock import address_of, file_of, held_alone
from .lobby.lobby import Lobby
from .serving import OrderlyServer, config_for, not_ready_any_more
from .settings import DEFAULT_DATABASE, HOST, SERVED_PORT, Settings
from .storage.sql import SqlStorage
from .transport.application import application
from .upkeep import meters_for, metrics, retention, thinker_for


def create_app(database_url: str = DEFAULT_DATABASE, settings: Settings | None = None) -> Starlette:
    """A server of tables on this database (`sqlite:///file` or `postgresql://...`)."""
    chosen = settings or Settings()
    meters = meters_for(chosen)

    def lobby() -> Lobby:
        return Lobby(
            SqlStorage(database_url, chosen.storage_seconds, meters), thinker_for(chosen, meters), chosen, meters
        )

    return application(lobby, chosen, [retention, metrics])


def serve(
    host: str = HOST, port: int = SERVED_PORT, database_url: str = DEFAULT_DATABASE, settings: Settings | None = None
) -> None:
    """Host tables until interrupted. `BadSetup` while another process plays the tables of this SQLite file."""
    with held_alone(file_of(database_url), address_of(host, port)), suppress(KeyboardInterrupt):
        chosen = settings or Settings()
        app = create_app(database_url, chosen)
        OrderlyServer(config_for(app, chosen, host=host, port=port), not_ready_any_more(app)).run()
