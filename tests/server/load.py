"""Measure a server on this machine: `python -m tests.server.load [tables] [moves]`. Nothing is asserted.

The server runs on one core of its own, with SQLite on disk; the clients share the others. First people: two seats a
table answer over real sockets as fast as they can. Then bots: tables of two bots `crew` at full speed, each with a
spectator. The load of the machine is printed beside the figures, because it decides them.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from bisect import bisect_right
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from .playing import PATIENCE, Client, Server, lively

BOT_SECONDS = 20


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
    """Of updates, in bytes of JSON."""
    wire: int = 0
    """Bytes received, as compressed on the way."""

    def add(self, other: Figures) -> None:
        self.moves += other.moves
        self.acknowledged += other.acknowledged
        self.everybody += other.everybody
        self.sizes += other.sizes
        self.wire += other.wire


class Counting(ClientConnection):
    """Counts what comes over the wire."""

    wire = 0

    def data_received(self, data: bytes) -> None:
        self.wire += len(data)
        super().data_received(data)


class Seat:
    """A client that notes when its updates arrive and how large they are."""

    def __init__(self, connection: Counting) -> None:
        self.connection = connection
        self.client = Client(connection)
        self.arrivals: list[float] = []
        self.sizes: list[int] = []

    async def enter(self, secret: str | None) -> asyncio.Task[None]:
        await self.client.send_raw({"type": "hello", "secret": secret})
        listening = asyncio.create_task(self.listen())
        await self.client.until(lambda c: c.update is not None and bool(c.seats))
        return listening

    async def listen(self) -> None:
        async for text in self.connection:
            when = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "update":
                self.arrivals.append(when)
                self.sizes.append(len(text.encode() if isinstance(text, str) else text))
            await self.client.take(message)


def socket_of(server: Server, code: str) -> Any:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    return connect(url, max_size=None, open_timeout=PATIENCE, create_connection=Counting)


async def people(server: Server, seed: int, moves: int) -> Figures:
    """Two people who play one game after the other until so many moves are made."""
    found, games = Figures(), 0
    while found.moves < moves:
        found.add(await one_game(server, seed + 1000 * games, moves - found.moves))
        games += 1
    return found


async def one_game(server: Server, seed: int, moves: int) -> Figures:
    """Both seats answer as fast as they can."""
    code = await asyncio.to_thread(server.table, players=2, seed=seed)
    secrets = [(await asyncio.to_thread(server.join, code))[1] for _ in range(2)]
    chance = random.Random(seed)
    found = Figures()
    sent: list[float] = []
    async with socket_of(server, code) as one, socket_of(server, code) as two:
        seats = [Seat(one), Seat(two)]
        listening = [await seat.enter(secret) for seat, secret in zip(seats, secrets, strict=True)]
        a, b = (seat.client for seat in seats)
        while len(sent) < moves:
            client = await whose(a, b)
            if client is None or client.ask is None:
                break
            id = client.ask["id"]
            sent.append(time.perf_counter())
            await client.choose(lively(client.ask["options"], chance))
            found.acknowledged.append(time.perf_counter() - sent[-1])
            await client.until(lambda c, id=id: c.over or c.ask is None or c.ask["id"] != id)  # type: ignore[misc]
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        found.wire = one.wire + two.wire
    last: dict[int, float] = {}
    for when in sorted(when for seat in seats for when in seat.arrivals):
        last[bisect_right(sent, when) - 1] = when
    found.everybody = [when - sent[k] for k, when in last.items() if k >= 0]
    found.sizes = [size for seat in seats for size in seat.sizes]
    found.moves = len(sent)
    return found


async def whose(a: Client, b: Client) -> Client | None:
    """The client that is asked; None when the game is over."""
    while not (a.over or b.over):
        asked = next((c for c in (a, b) if c.ask is not None), None)
        if asked is not None:
            return asked
        waits = [asyncio.create_task(c.until(lambda c: c.over or c.ask is not None)) for c in (a, b)]
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
        async with socket_of(server, code) as connection:
            seat = Seat(connection)
            listening = await seat.enter(None)
            try:
                await seat.client.until(lambda c: c.over)
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)
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
    """On the first core alone; we keep to the others."""
    server = Server(Path(folder) / "tables.db", reaction_pause=0).start()
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


async def measure(tables: int, moves: int) -> None:
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        server = started(folder)
        try:
            start, cpu = time.perf_counter(), cpu_seconds(server)
            found = Figures()
            for one in await asyncio.gather(*(people(server, seed, moves) for seed in range(tables))):
                found.add(one)
            found.seconds = time.perf_counter() - start
            cpu = cpu_seconds(server) - cpu
        finally:
            server.kill()
    print(
        f"people: {tables} tables, {found.moves} moves in {found.seconds:.1f} s: {found.moves / found.seconds:.0f} moves/s"
    )
    print(
        f"  the server's core worked {cpu / found.moves * 1000:.1f} ms a move, so {found.moves / cpu:.0f} moves/s if it were free"
    )
    print(f"  acknowledged: p50 {at(found.acknowledged, 0.5):.1f} ms, p99 {at(found.acknowledged, 0.99):.1f} ms")
    print(f"  at every seat: p50 {at(found.everybody, 0.5):.1f} ms, p99 {at(found.everybody, 0.99):.1f} ms")
    sizes = sorted(found.sizes)
    print(
        f"  update: median {sizes[len(sizes) // 2]} bytes, largest {sizes[-1]}; "
        f"on the wire {found.wire // len(sizes)} bytes an update; {len(sizes) / found.moves:.1f} updates a move"
    )
    with tempfile.TemporaryDirectory() as folder:
        server = started(folder)
        try:
            start, cpu = time.perf_counter(), cpu_seconds(server)
            made, updates = await bots(server, tables)
            took, cpu = time.perf_counter() - start, cpu_seconds(server) - cpu
        finally:
            server.kill()
    print(f"bots: {tables} tables, {made} moves in {took:.1f} s: {made / took:.0f} moves/s")
    print(f"  the server's core worked {cpu / made * 1000:.1f} ms a move, so {made / cpu:.0f} moves/s if it were free")
    print(f"  {updates} updates to spectators")
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    numbers = [int(a) for a in sys.argv[1:]]
    asyncio.run(measure(*(numbers or [1, 200])))
