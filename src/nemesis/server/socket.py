"""One WebSocket per viewer: the door through which moves come in and views go out."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from .limits import Bucket, Counted
from .lobby import Lobby
from .logs import log
from .messages import (
    AskCoach,
    Choose,
    Claim,
    ClientMessage,
    Done,
    Error,
    Hello,
    MomentSeen,
    Refused,
    Say,
    SetBot,
    SetLanguage,
    StandingOrders,
    Undo,
    Vote,
    WhyNot,
    as_text,
    parse,
)
from .settings import Settings
from .table import Table
from .viewer import Viewer

NORMAL, TOO_MUCH, TOO_SLOW, NOT_LET_IN = 1000, 1008, 1013, 4401
HELLO_SECONDS = 10


def origin_allowed(socket: WebSocket, settings: Settings) -> bool:
    """A page of another site must not play with this browser's user; a program sends no origin."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host")


async def table_socket(socket: WebSocket) -> None:
    settings: Settings = socket.app.state.settings
    lobby: Lobby = socket.app.state.lobby
    if not origin_allowed(socket, settings):
        await socket.close(NOT_LET_IN)
        return
    await socket.accept()
    client = socket.client.host if socket.client is not None else ""
    connections: Counted = socket.app.state.connections
    if not connections.enter(client):
        await turn_away(socket, Refused("too_many", "too many connections from this address"))
        return
    try:
        await welcome(socket, lobby, client, settings)
    finally:
        connections.leave(client)


async def turn_away(socket: WebSocket, refused: Refused) -> None:
    await socket.send_text(as_text(Error(error=refused.error, message=refused.message)))
    await socket.close(NOT_LET_IN)


async def welcome(socket: WebSocket, lobby: Lobby, client: str, settings: Settings) -> None:
    try:
        if not socket.app.state.requests.take(client):
            raise Refused("too_many", "too many connections; wait a moment")
        table = await lobby.find(socket.path_params["code"])
        if table is None:
            raise Refused("not_found", "there is no table with this code")
        viewer, hello = await let_in(socket, table, settings)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    except WebSocketDisconnect:
        return
    sender = asyncio.create_task(send_on(socket, viewer))
    try:
        table.enter(viewer, hello.since)
        await listen(socket, table, viewer, Bucket(settings.message_rate, settings.message_burst))
    except WebSocketDisconnect:
        pass
    finally:
        viewer.gone = True
        table.leave(viewer)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def let_in(socket: WebSocket, table: Table, settings: Settings) -> tuple[Viewer, Hello]:
    """The first message says who this is."""
    try:
        hello = understood(await asyncio.wait_for(next_message(socket), HELLO_SECONDS), settings)
    except TimeoutError:
        raise Refused("no_hello", "say hello first") from None
    if not isinstance(hello, Hello):
        raise Refused("no_hello", "say hello first")
    seat = None
    if hello.secret is not None:
        seat = table.seat_of(hello.secret)
        if seat is None:
            raise Refused("not_seated", "this secret opens no seat of this table")
    language = hello.language or ("en" if seat is None else table.seats[seat].language)
    # The first reader of a language waits until its texts are read; the other tables do not.
    texts = await asyncio.to_thread(table.texts, language)
    return Viewer(seat, texts, settings.backlog), hello


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


async def send_on(socket: WebSocket, viewer: Viewer) -> None:
    while True:
        text = await viewer.outbox.get()
        if text is None:
            await socket.close(TOO_SLOW)
            return
        await socket.send_text(text)


async def listen(socket: WebSocket, table: Table, viewer: Viewer, bucket: Bucket) -> None:
    """Carry out one message after the other; who goes on and on beyond the limit is disconnected."""
    settings: Settings = socket.app.state.settings
    too_many = 0
    while not viewer.gone:
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
            await carry_out(table, viewer, message)
        except Refused as refused:
            viewer.send(as_text(Error(error=refused.error, message=refused.message, ref=ref)))
        except Exception:
            log.error("message_failed", table=table.code, exc_info=True)
            viewer.send(as_text(Error(error="internal", message="this did not work; nothing has changed", ref=ref)))


async def carry_out(table: Table, viewer: Viewer, message: ClientMessage) -> None:
    if isinstance(message, SetLanguage):
        await table.set_language(viewer, message.language)
    elif isinstance(message, WhyNot):
        viewer.send(as_text(table.why_not(viewer, message.ref)))
        return
    elif isinstance(message, AskCoach):
        table.coach.ask(viewer, message)
        return
    elif isinstance(message, Hello):
        raise Refused("said_hello", "hello was said already; open another connection for another seat")
    else:
        if viewer.seat is None:
            raise Refused("not_seated", "a spectator only watches")
        await play(table, viewer.seat, message)
    viewer.send(as_text(Done(ref=message.ref)))


Played = Choose | Say | Undo | Vote | SetBot | StandingOrders | Claim | MomentSeen


async def play(table: Table, seat: int, message: Played) -> None:
    if isinstance(message, Choose):
        await table.choose(seat, message.ask, message.choice)
    elif isinstance(message, Say):
        await table.say(seat, message.text)
    elif isinstance(message, Undo):
        await table.safely(table.undoing.undo(seat))
    elif isinstance(message, Vote):
        await table.safely(table.votes.vote(seat, message.vote, message.agree))
    elif isinstance(message, SetBot):
        await table.safely(table.bots.set(seat, message.seat, message.bot))
    elif isinstance(message, StandingOrders):
        await table.standing_orders(seat, message.decline)
    elif isinstance(message, Claim):
        await table.claim(seat, message.claim)
    else:
        table.reactions.looked(seat, message.moment)
