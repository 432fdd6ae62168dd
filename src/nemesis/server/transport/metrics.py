"""The port at which Prometheus reads what a server counts. It has an address of its own: players never see it."""

from __future__ import annotations

import asyncio
import errno
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from ..lobby.lobby import Lobby
from ..logs import log
from ..meters import Family, Readings, exposition, plain

MOST_HEAD = 8 * 1024
PATIENCE = 10.0
PATH = "/metrics"
MOST_PROCESSES = 64
Attend = Callable[[StreamReader, StreamWriter], Awaitable[None]]


@asynccontextmanager
async def metrics_port(host: str, port: int, readings: Readings) -> AsyncIterator[None]:
    """`GET /metrics`, and nothing else."""

    async def attend(reader: StreamReader, writer: StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(answer(head, readings))
                await writer.drain()
        writer.close()

    server = await listening(attend, host, port)
    log.info("metrics", port=server.sockets[0].getsockname()[1])
    try:
        yield
    finally:
        server.close()


async def listening(attend: Attend, host: str, first: int) -> asyncio.Server:
    """Where several processes of one command run, each takes the next port that is free."""
    for port in range(first, first + MOST_PROCESSES):
        try:
            return await asyncio.start_server(attend, host, port, limit=MOST_HEAD)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    raise OSError(errno.EADDRINUSE, "no port for the metrics is free")


def answer(head: bytes, readings: Readings) -> bytes:
    method, _, rest = head.partition(b" ")
    path = rest.partition(b" ")[0].partition(b"?")[0]
    found = method == b"GET" and path == PATH.encode()
    body = exposition(readings()).encode() if found else f"there is only {PATH}\n".encode()
    status = "200 OK" if found else "404 Not Found"
    headers = f"content-type: text/plain; version=0.0.4; charset=utf-8\r\ncontent-length: {len(body)}"
    return f"HTTP/1.1 {status}\r\n{headers}\r\nconnection: close\r\n\r\n".encode() + body


def of_the_lobby(lobby: Lobby) -> list[Family]:
    tables = list(lobby.tables.values())
    in_play = sum(1 for table in tables if not table.game.over)
    return [
        plain("tables_in_memory", "gauge", "Tables in memory.", len(tables)),
        plain("tables_in_play", "gauge", "Those of them that are not over.", in_play),
        plain("tables_broken", "gauge", "Tables that could not be resumed.", len(lobby.broken)),
        plain("viewers", "gauge", "Players and spectators at all tables.", sum(len(t.audience) for t in tables)),
    ]
