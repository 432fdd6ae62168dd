"""A server put together: tables in a database, thinking in processes, people over HTTP and sockets; and running it."""

from __future__ import annotations

from contextlib import suppress

from starlette.applications import Starlette

from .cluster.lease import Lease
from .database_lock import address_of, file_of, held_alone
from .lobby.lobby import Lobby
from .serving import OrderlyServer, config_for, not_ready_any_more
from .settings import DEFAULT_DATABASE, HOST, SERVED_PORT, Settings, with_driver
from .storage.owned import OwnedStorage
from .storage.sql import SqlStorage
from .transport.application import application
from .upkeep import meters_for, metrics, retention, thinker_for


def create_app(
    database_url: str = DEFAULT_DATABASE, settings: Settings | None = None, bus_url: str | None = None
) -> Starlette:
    """A server of tables on this database (`sqlite:///file` or `postgresql://...`).

    With a bus (`redis://...`) it is one of several that share a PostgreSQL.
    """
    chosen = settings or Settings()
    if with_driver(database_url).startswith("sqlite"):
        return application(lambda: alone(database_url, chosen), chosen, [retention, metrics])
    if bus_url is None:
        return application(lambda: with_a_lease(database_url, chosen, alone=True), chosen, [retention, metrics])
    # A server without a bus needs no client of one.
    from .cluster.cluster import among_others

    return application(
        lambda: with_a_lease(database_url, chosen, alone=False), chosen, [retention, metrics], among_others(bus_url)
    )


def alone(database_url: str, settings: Settings) -> Lobby:
    meters = meters_for(settings)
    storage = SqlStorage(database_url, settings.storage_seconds, meters)
    return Lobby(storage, thinker_for(settings, meters), settings, meters)


def with_a_lease(database_url: str, settings: Settings, alone: bool) -> Lobby:
    """On PostgreSQL others are kept away, or share the tables with us."""
    meters = meters_for(settings)
    storage = OwnedStorage(database_url, settings.lease_seconds, settings.storage_seconds, meters)
    lease = Lease(storage, alone)
    lobby = Lobby(storage, thinker_for(settings, meters), settings, meters, lease)
    lease.let_go = lobby.send_away
    return lobby


def serve(
    host: str = HOST, port: int = SERVED_PORT, database_url: str = DEFAULT_DATABASE, settings: Settings | None = None,
    bus_url: str | None = None,
) -> None:  # fmt: skip
    """Host tables until interrupted. `BadSetup` while another process plays the tables of this SQLite file."""
    with held_alone(file_of(database_url), address_of(host, port)), suppress(KeyboardInterrupt):
        chosen = settings or Settings()
        app = create_app(database_url, chosen, bus_url)
        OrderlyServer(config_for(app, chosen, host=host, port=port), not_ready_any_more(app)).run()
