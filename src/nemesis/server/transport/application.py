"""The ASGI application: the HTTP API, the sockets and the pages, for one lobby of tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..limits import Buckets, Counted
from ..lobby.lobby import Lobby
from ..settings import Settings
from . import pages
from .http import ROUTES
from .socket import table_socket

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
COMPRESSED_FROM = 4 * 1024
"""Sheets, texts and pages; never an answer as small as one that carries a secret."""


class StrictHeaders:
    """Security headers on every answer; nothing of the API is kept by a cache unless it says so."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, send_strictly if scope["type"] == "http" else send)


def application(make_lobby: Callable[[], Lobby], settings: Settings) -> Starlette:
    """The lobby is made, opened and closed with the application, in its event loop."""
    bundle = Path(settings.bundle) if settings.bundle else pages.BUNDLE

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        lobby = make_lobby()
        app.state.lobby = lobby
        try:
            await lobby.open()
            yield
        finally:
            await lobby.close()

    app = Starlette(
        routes=[*ROUTES, WebSocketRoute("/api/tables/{code}/socket", table_socket), *pages.routes(bundle)],
        middleware=[Middleware(StrictHeaders), Middleware(GZipMiddleware, minimum_size=COMPRESSED_FROM)],
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.bundle = bundle
    app.state.requests = Buckets(settings.request_rate, settings.request_burst)
    app.state.new_tables = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
    app.state.connections = Counted(settings.connections_per_address)
    return app
