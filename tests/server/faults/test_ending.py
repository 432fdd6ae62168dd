"""Asked to end, a server ends: in order, and in time, whatever hangs."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from nemesis.server.lobby.readiness import Readiness
from nemesis.server.messages import Refused
from nemesis.server.storage.memory import MemoryStorage

from ..playing import CODE, PATIENCE, Server

pytestmark = pytest.mark.posix
A_THREAD_THAT_HANGS = "import threading, time; threading.Thread(target=time.sleep, args=(10**6,)).start(); "


async def ended(server: Server, *signals: int) -> None:
    assert server.process is not None
    for sig in signals:
        server.process.send_signal(sig)
    await asyncio.to_thread(server.process.wait, PATIENCE)


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
def test_sockets_are_told_that_the_service_restarts(tmp_path: Path, sig: int) -> None:
    server = Server(tmp_path / "tables.db").start()

    async def play() -> None:
        code = server.table(players=1)
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket") as client:
            await client.send(json.dumps({"type": "hello"}))
            await client.recv()
            await ended(server, sig)
            with pytest.raises(ConnectionClosed):
                while True:
                    await client.recv()
            assert client.close_code == 1012

    try:
        asyncio.run(play())
        assert "Traceback" not in server.log_so_far() and "by_force" not in server.log_so_far()
    finally:
        server.kill()


def test_a_client_that_never_reads_keeps_nobody(tmp_path: Path) -> None:
    """Nor one that does not say anything, nor a second SIGTERM."""
    server = Server(tmp_path / "tables.db").start()

    async def play() -> None:
        code = server.table({"0": "crew", "1": "crew"}, players=2)
        with (
            socket.create_connection(("127.0.0.1", server.port)) as deaf,
            socket.create_connection(("127.0.0.1", server.port)) as silent,
        ):
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
            deaf.sendall(
                f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            silent.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{")
            async with server.at(code) as client:
                await client.until(lambda c: bool(c.received))
            await ended(server, signal.SIGTERM, signal.SIGTERM)

    try:
        asyncio.run(play())
        assert "Traceback" not in server.log_so_far()
    finally:
        server.kill()


def test_a_thread_that_hangs_is_left_behind(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.code = A_THREAD_THAT_HANGS + CODE
    try:
        server.start()
        server.table(players=1)
        asyncio.run(ended(server, signal.SIGTERM))
        assert "Traceback" not in server.log_so_far()
    finally:
        server.kill()


def test_readiness_goes_down_before_anything_else() -> None:
    async def ask() -> None:
        readiness = Readiness(MemoryStorage())
        with pytest.raises(Refused, match="starting or stopping"):
            await readiness.check()
        readiness.opened()
        await readiness.check()
        readiness.closing()
        with pytest.raises(Refused, match="starting or stopping"):
            await readiness.check()

    asyncio.run(ask())
