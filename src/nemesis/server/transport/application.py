"""The ASGI application: the HTTP API, the sockets and the pages, for one lobby of tables."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from ...text.messages import read_all
from ..limits import Buckets, Budget, Counted
from ..lobby.lobby import Lobby
from ..settings import Settings
from ..supervision import log_stray_faults
from ..threads import unhurried
from . import pages
from .gates import HostNames, LastResort, StrictHeaders, Visits
from .http import ROUTES
from .others import NoOthers, Others
from .outbox import Backlogs
from .socket import table_socket

GARBAGE_AFTER = 20_000
"""New objects before the garbage collector looks through the youngest."""
COMPRESSED_FROM = 4 * 1024
"""Sheets, texts and pages; never an answer as small as one that carries a secret."""


def gates(settings: Settings) -> Iterator[Middleware]:
    """From the outside in."""
    yield Middleware(StrictHeaders)
    if settings.log_addresses:
        yield Middleware(Visits)
    yield Middleware(LastResort)
    if settings.host_names:
        yield Middleware(HostNames, names=settings.host_names)
    yield Middleware(GZipMiddleware, minimum_size=COMPRESSED_FROM)


Beside = Callable[[Starlette], AbstractAsyncContextManager[None]]
"""What goes on beside the tables while the application runs."""


def settle_memory() -> None:
    """Texts, rules and tables that are there for good need not be looked through again and again for garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE_AFTER, 20, 50)


def application(
    make_lobby: Callable[[], Lobby], settings: Settings, beside: Sequence[Beside] = (),
    make_others: Callable[[Lobby], Others] = NoOthers,
) -> Starlette:  # fmt: skip
    """The lobby and the way to tables of others are made, opened and closed with the application, in its event loop."""
    bundle = Path(settings.bundle) if settings.bundle else pages.BUNDLE

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(log_stray_faults)
        if settings.texts_first:
            # Where others play on, the games of a process that died are more urgent than the one that takes its place.
            await (asyncio.to_thread(read_all) if make_others is NoOthers else unhurried(read_all))
        lobby = make_lobby()
        others = make_others(lobby)
        app.state.lobby, app.state.others = lobby, others
        try:
            await lobby.open()
            await others.open()
            settle_memory()
            async with AsyncExitStack() as stack:
                for begin in beside:
                    await stack.enter_async_context(begin(app))
                yield
        finally:
            await others.close()
            await lobby.close()

    app = Starlette(
        routes=[*ROUTES, WebSocketRoute("/api/tables/{code}/socket", table_socket), *pages.routes(bundle)],
        middleware=list(gates(settings)),
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.bundle = bundle
    app.state.requests = Buckets(settings.request_rate, settings.request_burst)
    app.state.new_tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
    app.state.connections = Counted(settings.connections_per_address)
    app.state.costs = Budget(settings.cost_rate, settings.cost_burst)
    app.state.backlogs = Backlogs(settings.backlog_bytes, settings.backlog_total_bytes)
    return app
