"""What several processes need to share their tables, said before anything is started."""

from __future__ import annotations

import asyncio
import os
from importlib.util import find_spec

from sqlalchemy.exc import DBAPIError

from ..errors import BadSetup
from .cluster.lease import Lease
from .settings import Settings, with_driver
from .storage.owned import OwnedStorage

REDIS, ENCRYPTED, POSTGRESQL = "redis://...", "rediss://...", "postgresql://..."
SCHEMES = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss", "unix": "unix"}
"""How a bus may be named, and what our client calls it; the second and fourth are encrypted."""


def check_sharing(workers: int, database_url: str, bus_url: str | None) -> str | None:
    """The bus as our client names it."""
    if workers < 1:
        raise BadSetup(f"--workers is a number from 1, not {workers}", reason="serve_workers", value=workers)
    if workers > 1 and os.name != "posix":
        raise BadSetup("--workers needs Linux, macOS or another Unix", reason="workers_posix")
    if workers > 1 and bus_url is None:
        raise BadSetup(f"several workers need a bus: name one with --bus {REDIS}", reason="workers_bus", redis=REDIS)
    if bus_url is None:
        return None
    if with_driver(database_url).startswith("sqlite"):
        said = f"processes that share tables need PostgreSQL: name one with --database-url {POSTGRESQL}"
        raise BadSetup(said, reason="sharing_postgresql", postgresql=POSTGRESQL)
    scheme, _, place = bus_url.partition("://")
    if scheme not in SCHEMES or not place:
        said = f"a bus is {REDIS} or {ENCRYPTED}, not {scheme!r}"
        raise BadSetup(said, reason="bus", value=scheme, redis=REDIS, encrypted=ENCRYPTED)
    if find_spec("redis") is None:
        command = "pip install 'nemesis-digital[hosting]'"
        said = f"--bus needs redis: {command}"
        raise BadSetup(said, reason="needs_package", what="--bus", package="redis", command=command)
    return f"{SCHEMES[scheme]}://{place}"


def check_room(database_url: str, bus_url: str | None) -> None:
    """`BadSetup` where another server has the database to itself."""
    if with_driver(database_url).startswith("sqlite"):
        return

    async def look() -> None:
        storage = OwnedStorage(database_url, Settings.lease_seconds)
        try:
            await Lease(storage, alone=bus_url is None).wait_for_room()
        except (DBAPIError, OSError):
            return  # a new database, or none that answers: opening it says what is wrong
        finally:
            await storage.engine.dispose()

    asyncio.run(look())
