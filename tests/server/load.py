"""Measure a server on this machine: `python -m tests.server.load --help`. Nothing is asserted.

The server runs on one core of its own, with SQLite on disk; the clients share the others. First people: the seats of
each table answer over real sockets as fast as they can, with spectators if wanted. Then bots (`--bots`): tables of two
bots `crew` at full speed, each with a spectator. The load of the machine is printed beside the figures, because it
decides them; the CPU time of the server's process depends on it least.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import tempfile
import time
from bisect import bisect_right
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame

from .playing import PATIENCE, Client, Server, lively

BOT_SECONDS = 20
WARM_UP = 40
"""Moves of a first game that is not measured: texts are read, sentences put together for the first time."""


@dataclass
class Figures:
    """Of one table, or of all."""

    moves: int = 0
    seconds: float = 0.0
    acknowledged: list[float] = field(default_factory=list)
    """From sending a choice to its `done`."""
    everybody: list[float] = field(default_factory=list)
    """From sending a choice to the last update that it causes at any seat."""
    sizes: list[int] = field(default_factory=list)
    """Of updates to seats, in bytes of JSON."""
    wire: list[int] = field(default_factory=list)
    """The same on the wire, as compressed on the way."""
    watched: int = 0
    """Updates to spectators."""

    def add(self, other: Figures) -> None:
        self.moves += other.moves
        self.acknowledged += other.acknowledged
        self.everybody += other.everybody
        self.sizes += other.sizes
        self.wire += other.wire
        self.watched += other.watched


class Weighing(PerMessageDeflate):
    """Notes how large each message is on the wire."""

    def __init__(self, like: PerMessageDeflate, weights: list[int]) -> None:
        super().__init__(
            like.remote_no_context_takeover, like.local_no_context_takeover, like.remote_max_window_bits,
            like.local_max_window_bits, like.compress_settings,
        )  # fmt: skip
        self.weights = weights

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        self.weights.append(len(frame.data) + (2 if len(frame.data) < 126 else 4))
        return super().decode(frame, max_size=max_size)


class WeighingFactory(ClientPerMessageDeflateFactory):
    """As a browser offers it."""

    def __init__(self, weights: list[int]) -> None:
        super().__init__(client_max_window_bits=True)
        self.weights = weights

    def process_response_params(self, params: Any, accepted_extensions: Any) -> PerMessageDeflate:
        return Weighing(super().process_response_params(params, accepted_extensions), self.weights)


class Seat:
    """A client that notes when its updates arrive and how large they are."""

    def __init__(self, connection: ClientConnection, weights: list[int]) -> None:
        self.connection = connection
        self.client = Client(connection)
        self.weights = weights
        self.arrivals: list[float] = []
        self.sizes: list[int] = []
        self.wire: list[int] = []

    async def enter(self, secret: str | None) -> asyncio.Task[None]:
        await self.client.send_raw({"type": "hello", "secret": secret})
        listening = asyncio.create_task(self.listen())
        await self.client.until(lambda c: c.update is not None and bool(c.seats))
        return listening

    async def listen(self) -> None:
        number = 0
        async for text in self.connection:
            when = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "update":
                self.arrivals.append(when)
                self.sizes.append(len(text.encode() if isinstance(text, str) else text))
                if number < len(self.weights):
                    self.wire.append(self.weights[number])
            number += 1
            await self.client.take(message)


@asynccontextmanager
async def seat_at(server: Server, code: str, secret: str | None) -> AsyncIterator[Seat]:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    weights: list[int] = []
    connecting = connect(
        url, max_size=None, open_timeout=PATIENCE, compression=None, extensions=[WeighingFactory(weights)]
    )
    async with connecting as connection:
        seat = Seat(connection, weights)
        listening = await seat.enter(secret)
        try:
            yield seat
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)


class Watcher:
    """A spectator that counts what arrives and reads nothing of it: hundreds of them must not cost more than the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        self.received = 0
        self.reading = asyncio.create_task(self.read(reader))

    async def read(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(1 << 16):
            self.received += len(data)

    async def leave(self) -> None:
        self.reading.cancel()
        self.writer.close()
        await asyncio.gather(self.reading, self.writer.wait_closed(), return_exceptions=True)


async def watcher(server: Server, code: str) -> Watcher:
    """As a browser would come, compression and all."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    hello = b'{"type":"hello"}'
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    await reader.read(1)
    return Watcher(reader, writer)


async def people(
    server: Server, seed: int, moves: int, seats: int, spectators: int, pause: float = 0.0, modules: Sequence[str] = ()
) -> Figures:
    """People who play one game after the other until so many moves are made."""
    found, games = Figures(), 0
    while found.moves < moves:
        left = moves - found.moves
        found.add(await one_game(server, seed + 1000 * games, left, seats, spectators, pause, modules))
        games += 1
    return found


async def one_game(
    server: Server, seed: int, moves: int, players: int, spectators: int, pause: float, modules: Sequence[str]
) -> Figures:
    """Every seat answers as fast as it can, after a pause if there is one."""
    code = await asyncio.to_thread(server.table, players=players, seed=seed, modules=list(modules))
    secrets = [(await asyncio.to_thread(server.join, code))[1] for _ in range(players)]
    chance = random.Random(seed)
    found = Figures()
    sent: list[float] = []
    async with AsyncExitStack() as open:
        seats = [await open.enter_async_context(seat_at(server, code, secret)) for secret in secrets]
        watching = [await watcher(server, code) for _ in range(spectators)]
        for seat in seats:
            seat.sizes, seat.wire, seat.arrivals = [], [], []
        clients = [seat.client for seat in seats]
        cpu, start = cpu_seconds(server), time.perf_counter()
        while len(sent) < moves:
            client = await whose(clients)
            if client is None or client.ask is None:
                break
            id = client.ask["id"]
            await asyncio.sleep(pause)
            sent.append(time.perf_counter())
            await client.choose(lively(client.ask["options"], chance))
            found.acknowledged.append(time.perf_counter() - sent[-1])
            await client.until(lambda c, id=id: c.over or c.ask is None or c.ask["id"] != id)  # type: ignore[misc]
        found.seconds, CPU[0] = time.perf_counter() - start, CPU[0] + cpu_seconds(server) - cpu
        await asyncio.gather(*(one.leave() for one in watching))
    last: dict[int, float] = {}
    for when in sorted(when for seat in seats for when in seat.arrivals):
        last[bisect_right(sent, when) - 1] = when
    found.everybody = [when - sent[k] for k, when in last.items() if k >= 0]
    found.sizes = [size for seat in seats for size in seat.sizes]
    found.wire = [size for seat in seats for size in seat.wire]
    found.watched = sum(one.received for one in watching)
    found.moves = len(sent)
    return found


CPU = [0.0]


async def whose(clients: list[Client]) -> Client | None:
    """The client that is asked; None when the game is over."""
    while not any(c.over for c in clients):
        asked = next((c for c in clients if c.ask is not None), None)
        if asked is not None:
            return asked
        waits = [asyncio.create_task(c.until(lambda c: c.over or c.ask is not None)) for c in clients]
        _, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
    return None


async def bots(server: Server, tables: int) -> tuple[int, int]:
    """(moves, updates to spectators) of so many tables of bots in some seconds."""
    codes = [server.table({"0": "crew", "1": "crew"}, players=2, seed=seed) for seed in range(tables)]
    updates = 0

    async def watch(code: str) -> None:
        nonlocal updates
        async with seat_at(server, code, None) as seat:
            try:
                await seat.client.until(lambda c: c.over)
            finally:
                updates += len(seat.sizes)

    watching = [asyncio.create_task(watch(code)) for code in codes]
    before = moves_made(server)
    await asyncio.wait(watching, timeout=BOT_SECONDS)
    made = moves_made(server) - before
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return made, updates


def moves_made(server: Server) -> int:
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as db:
        (found,) = db.execute("select count(*) from moves").fetchone()
    db.close()
    made: int = found
    return made


def started(folder: str) -> Server:
    """As a host would start it, on the first core alone; we keep to the others."""
    server = Server(Path(folder) / "tables.db", reaction_pause=0, texts_first=True).start()
    assert server.process is not None
    os.sched_setaffinity(server.process.pid, {0})
    others = os.sched_getaffinity(0) - {0}
    if others:
        os.sched_setaffinity(0, others)
    return server


def cpu_seconds(server: Server) -> float:
    """Of the server's process so far: what a move costs, whatever else the machine does."""
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def at(values: list[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)] * 1000


def middle(values: list[int]) -> int:
    return sorted(values)[len(values) // 2] if values else 0


async def measure_people(chosen: argparse.Namespace, spectators: int) -> None:
    tables, seats = chosen.tables, chosen.seats
    with tempfile.TemporaryDirectory() as folder:
        server = started(folder)
        try:
            await people(server, 999, WARM_UP, seats, 0, modules=chosen.modules)
            start, cpu = time.perf_counter(), cpu_seconds(server)
            CPU[0] = 0.0
            found = Figures()
            playing = (
                people(server, seed, chosen.moves, seats, spectators, chosen.pause, chosen.modules)
                for seed in range(tables)
            )
            for one in await asyncio.gather(*playing):
                found.add(one)
            found.seconds = time.perf_counter() - start
            cpu = CPU[0] if tables == 1 else cpu_seconds(server) - cpu
        finally:
            server.kill()
    print(
        f"people: {tables} tables of {seats}, {spectators} spectators each, {found.moves} moves in "
        f"{found.seconds:.1f} s: {found.moves / found.seconds:.0f} moves/s"
    )
    print(f"  CPU {cpu / found.moves * 1000:.2f} ms a move, so {found.moves / cpu:.0f} moves/s if its core were free")
    print(f"  acknowledged: p50 {at(found.acknowledged, 0.5):.1f} ms, p99 {at(found.acknowledged, 0.99):.1f} ms")
    print(f"  at every seat: p50 {at(found.everybody, 0.5):.1f} ms, p99 {at(found.everybody, 0.99):.1f} ms")
    print(
        f"  update: p50 {middle(found.sizes)} bytes, largest {max(found.sizes)}; on the wire p50 {middle(found.wire)}, "
        f"mean {sum(found.wire) // len(found.wire)}, largest {max(found.wire)}; "
        f"{len(found.sizes) / found.moves:.1f} updates a move"
    )
    if spectators:
        print(f"  {found.watched / found.moves / spectators:.0f} bytes a move on the wire to each spectator")


async def measure_bots(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = started(folder)
        try:
            start, cpu = time.perf_counter(), cpu_seconds(server)
            made, updates = await bots(server, tables)
            took, cpu = time.perf_counter() - start, cpu_seconds(server) - cpu
        finally:
            server.kill()
    print(f"bots: {tables} tables, {made} moves in {took:.1f} s: {made / took:.0f} moves/s")
    print(f"  CPU {cpu / made * 1000:.2f} ms a move, so {made / cpu:.0f} moves/s if its core were free")
    print(f"  {updates} updates to spectators")


async def measure(chosen: argparse.Namespace) -> None:
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    await measure_people(chosen, 0)
    if chosen.spectators:
        await measure_people(chosen, chosen.spectators)
    if chosen.bots:
        await measure_bots(chosen.tables)
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=1)
    options.add_argument("--moves", type=int, default=400, help="at each table")
    options.add_argument("--seats", type=int, default=4, help="people at a table")
    options.add_argument("--spectators", type=int, default=0, help="measure again with so many at each table")
    options.add_argument("--pause", type=float, default=0.0, help="seconds before each move")
    options.add_argument("--modules", nargs="*", default=[], help="`radio`: as tables of the page have it")
    options.add_argument("--bots", action="store_true", help="measure tables of bots too")
    asyncio.run(measure(options.parse_args()))
