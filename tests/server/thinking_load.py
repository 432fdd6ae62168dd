"""Measure how long people wait while bots think: `python -m tests.server.thinking_load [tables] [seconds] [bot]`.

A real server in its own process; tables of five bots (`search`), each with a spectator. Meanwhile somebody says hello
at a table, and somebody else creates tables. The same without bots comes first: what the machine does to us, whatever
the bots do. Nothing is asserted. The load of the machine is printed beside the figures, because it decides them.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from websockets.asyncio.client import connect

from .load import at, cpu_seconds, moves_made
from .playing import Server

PATIENCE = 120.0
BETWEEN = 0.1
"""Seconds between two tries."""
SEATS = 5


async def spectate(server: Server, code: str, watching: asyncio.Event) -> None:
    """Read everything, understand nothing."""
    async with connect(socket_of(server, code), max_size=None, open_timeout=PATIENCE) as connection:
        await connection.send(json.dumps({"type": "hello"}))
        async for _ in connection:
            watching.set()


def socket_of(server: Server, code: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"


async def say_hello(server: Server, code: str) -> None:
    """From opening a socket to the first picture of the table."""
    async with connect(socket_of(server, code), max_size=None, open_timeout=PATIENCE) as connection:
        await connection.send(json.dumps({"type": "hello"}))
        while not str(await connection.recv()).startswith('{"type":"update"'):
            pass


async def again_and_again(what: Callable[[], Awaitable[None]], until: float) -> list[float]:
    took = []
    while time.monotonic() < until:
        start = time.perf_counter()
        await what()
        took.append(time.perf_counter() - start)
        await asyncio.sleep(BETWEEN)
    return took


async def measure(tables: int = 26, seconds: float = 60, bot: str = "search") -> None:
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db").start()
        quiet = server.table(players=2)
        try:
            await say_hello(server, quiet)
            await measured(server, quiet, 0, seconds / 2, bot)
            await measured(server, quiet, tables, seconds, bot)
        finally:
            server.kill()
    print(f"bots that failed: {server.log.count(b'bot_failed')}")
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")


async def measured(server: Server, quiet: str, tables: int, seconds: float, bot: str) -> None:
    bots = {str(seat): bot for seat in range(SEATS)}
    codes = [await asyncio.to_thread(server.table, bots, players=SEATS) for _ in range(tables)]
    there = [asyncio.Event() for _ in codes]
    watching = [asyncio.create_task(spectate(server, *one)) for one in zip(codes, there, strict=True)]
    await asyncio.gather(*(one.wait() for one in there))
    moves, cpu, until = moves_made(server), cpu_seconds(server), time.monotonic() + seconds
    hello, new = await asyncio.gather(
        again_and_again(lambda: say_hello(server, quiet), until),
        again_and_again(lambda: asyncio.to_thread(server.table, players=2), until),  # type: ignore[arg-type]
    )
    moves, cpu = moves_made(server) - moves, cpu_seconds(server) - cpu
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    print(f"{tables} tables of {SEATS} bots `{bot}`, {seconds:.0f} s: {moves} moves, {cpu:.1f} s CPU of the server")
    for name, took in (("hello", hello), ("new table", new)):
        print(
            f"  {name}: {len(took)} times, p50 {at(took, 0.5):.0f} ms, p99 {at(took, 0.99):.0f} ms, "
            f"at most {1000 * max(took):.0f} ms"
        )


if __name__ == "__main__":
    given = sys.argv[1:]
    asyncio.run(measure(*(kind(word) for kind, word in zip((int, float, str), given, strict=False))))
