"""What every request passes through, whatever it asks for: strict headers, names of the host, the last resort."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..logs import log
from ..messages import Refused
from .endpoints import problem

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
THIS_MACHINE = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""Names by which only this machine can be meant."""


def said(refused: Refused) -> Response:
    status, answer = problem(refused)
    return Response(answer.body, status, media_type=answer.media_type)


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


class LastResort:
    """A fault that nobody expected: written by kind and place, and answered like every other problem."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        except Exception:
            log.error("request_failed", path=scope["path"][:100], exc_info=True)
            if begun:
                raise
            await said(Refused("internal", "the server made a mistake; nothing has changed"))(scope, receive, send)


class HostNames:
    """Only requests that name this server: else a page under somebody else's name could be pointed at it."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...]) -> None:
        self.app = app
        self.names = THIS_MACHINE | {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or host_of(Headers(scope=scope).get("host", "")) in self.names:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await said(Refused("wrong_host", "this server has another name"))(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})


def host_of(header: str) -> str:
    """Without its port."""
    name = header[: header.find("]") + 1] if header.startswith("[") else header.partition(":")[0]
    return name.lower().rstrip(".")


class Visits:
    """Who asked for what: written only where the host of the server wants to know."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status = 0

        async def send_noting(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        method = scope.get("method", "socket")
        address = scope["client"][0] if scope.get("client") else ""
        try:
            await self.app(scope, receive, send_noting)
        finally:
            log.info("visit", address=address, method=method, path=scope["path"][:100], status=status)
