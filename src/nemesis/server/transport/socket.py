"""One WebSocket per viewer: the door through which moves come in and views go out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..limits import Bucket, Budget, Counted, household
from ..logs import log
from ..messages import ClientMessage, Hello, Refused, as_bytes, as_text, parse, ref_in, spent_too_much
from ..meters import Meters
from ..settings import Settings
from ..table.ports import MOVED, Elsewhere, Unavailable
from ..table.requests import let_in, refusal, respond
from ..table.table import Table
from ..table.viewers.viewer import Viewer
from .doors import AT_ONCE, CUT, KNOWN
from .others import FarTable, Others
from .outbox import Outbox

NORMAL, TOO_MUCH, LATER, NOT_LET_IN = 1000, 1008, 1013, 4401
HELLO_SECONDS = 10


def origin_allowed(socket: WebSocket, settings: Settings) -> bool:
    """A page of another site must not play with this browser's user; a program sends no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.allowed_origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


async def table_socket(socket: WebSocket) -> None:
    settings: Settings = socket.app.state.settings
    if not origin_allowed(socket, settings):
        await socket.close(NOT_LET_IN)
        return
    await socket.accept()
    client = household(socket.client.host) if socket.client is not None else ""
    connections: Counted = socket.app.state.connections
    if not connections.enter(client):
        await turn_away(socket, Refused("too_many", "too many connections from this address"))
        return
    try:
        await welcome(socket, socket.app.state.others, client, settings)
    except Exception:
        log.error("socket_failed", exc_info=True)
    finally:
        connections.leave(client)


async def turn_away(socket: WebSocket, refused: Refused, code: int = NOT_LET_IN) -> None:
    socket.app.state.lobby.meters.refused(refused.error)
    await socket.send_text(as_text(refusal(refused)))
    await socket.close(code)


async def welcome(socket: WebSocket, others: Others, client: str, settings: Settings) -> None:
    try:
        costs: Budget = socket.app.state.costs
        if not socket.app.state.requests.take(client):
            raise Refused("too_many", "too many connections; wait a moment")
        if wait := costs.wait(client):
            raise spent_too_much(wait)
        table = await others.place(socket.path_params["code"])
        if table is None:
            raise Refused("not_found", "there is no table with this code")
        hello = await first_message(socket, settings)
        socket.scope.get(KNOWN, nothing)()
        outbox = Outbox(socket.app.state.backlogs, socket.scope.get(CUT, nothing), sender_at_once(socket))
        if not isinstance(table, Table):
            await relay(socket, table, hello, outbox, client)
            return
        viewer = await let_in(table, hello, outbox)
        table.client = table.client or client
    except Refused as refused:
        await turn_away(socket, refused, LATER if refused.error == "unavailable" else NOT_LET_IN)
        return
    except Elsewhere:
        await socket.close(MOVED)
        return
    except Unavailable:
        await turn_away(socket, Refused("unavailable", "the table cannot be read at the moment; come back"), LATER)
        return
    except WebSocketDisconnect:
        return
    sender = asyncio.create_task(send_on(socket, outbox))
    try:
        await costs.carry_out(client, enter(table, viewer, hello))
        await listen(socket, table, viewer, outbox, client)
    except WebSocketDisconnect:
        pass
    finally:
        outbox.close()
        table.leave(viewer)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def first_message(socket: WebSocket, settings: Settings) -> Hello:
    try:
        hello = understood(await asyncio.wait_for(next_message(socket), HELLO_SECONDS), settings)
    except TimeoutError:
        raise Refused("no_hello", "say hello first") from None
    if not isinstance(hello, Hello):
        raise Refused("no_hello", "say hello first")
    return hello


async def next_message(socket: WebSocket) -> str | bytes:
    got = await socket.receive()
    if got["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(got.get("code", NORMAL))
    text: str | None = got.get("text")
    return text if text is not None else got.get("bytes") or b""


def understood(raw: str | bytes, settings: Settings) -> ClientMessage:
    if len(raw.encode() if isinstance(raw, str) else raw) > settings.message_bytes:
        raise Refused("too_large", f"a message may have {settings.message_bytes} bytes")
    return parse(raw)


async def send_on(socket: WebSocket, outbox: Outbox) -> None:
    while True:
        message = await outbox.next()
        if message is None:
            await socket.close(outbox.hung_up or NORMAL)
            return
        await socket.send_text(message.decode())
        socket.app.state.lobby.meters.sent(message)
        outbox.sent(message)


async def enter(table: Table, viewer: Viewer, hello: Hello) -> None:
    table.enter(viewer, hello.since)


def sender_at_once(socket: WebSocket) -> Callable[[bytes], bool]:
    send: Callable[[bytes], bool] = socket.scope.get(AT_ONCE, never)
    meters: Meters = socket.app.state.lobby.meters

    def at_once(message: bytes) -> bool:
        sent = send(message)
        if sent:
            meters.sent(message)
        return sent

    return at_once


def never(message: bytes) -> bool:
    return False


def nothing() -> None:
    """Where the server around us has no doors."""


async def heard(
    socket: WebSocket, client: str, outbox: Outbox, tell: Callable[[bytes], None]
) -> AsyncGenerator[tuple[str | bytes, ClientMessage], None]:
    """One message after the other, as it was sent and as it is understood, while it is within the limits. A client that
    keeps exceeding them is disconnected."""
    settings: Settings = socket.app.state.settings
    costs: Budget = socket.app.state.costs
    bucket = Bucket(settings.message_rate, settings.message_burst)
    too_many = 0
    while not outbox.gone:
        raw = await next_message(socket)
        in_time = bucket.take()
        too_many = 0 if in_time else too_many + 1
        if too_many > settings.message_burst:
            await socket.close(TOO_MUCH)
            return
        ref = None
        try:
            message = understood(raw, settings)
            ref = message.ref
            if not in_time:
                raise Refused("too_many", "too many messages; wait a moment")
            if wait := costs.wait(client):
                raise spent_too_much(wait)
        except Refused as refused:
            socket.app.state.lobby.meters.refused(refused.error)
            tell(as_bytes(refusal(refused, ref if ref is not None else ref_in(raw))))
        else:
            yield raw, message


async def listen(socket: WebSocket, table: Table, viewer: Viewer, outbox: Outbox, client: str) -> None:
    """A viewer of a table that is played here."""
    costs: Budget = socket.app.state.costs
    async with aclosing(heard(socket, client, outbox, viewer.send)) as messages:
        async for _, message in messages:
            await costs.carry_out(client, respond(table, viewer, message))


async def relay(socket: WebSocket, table: FarTable, hello: Hello, outbox: Outbox, client: str) -> None:
    """A viewer of a table that another process plays: what is said here is heard there, within the same limits."""
    line = table.open(outbox)
    line.say(as_text(hello))
    sender = asyncio.create_task(send_on(socket, outbox))
    try:
        async with aclosing(heard(socket, client, outbox, outbox.send)) as messages:
            async for raw, _ in messages:
                line.say(raw if isinstance(raw, str) else raw.decode())
    except WebSocketDisconnect:
        pass
    finally:
        outbox.close()
        line.close()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)
