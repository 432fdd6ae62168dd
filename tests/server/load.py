"""Measure a server on this machine: `python -m tests.server.load [tables] [moves]`. Nothing is asserted."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from bisect import bisect_right
from pathlib import Path

from .playing import Client, Server, lively


async def play_table(server: Server, seed: int, moves: int, latencies: list[float], sizes: list[int]) -> int:
    """Two seats answer as fast as they can; the time is from a choice to the last update that it causes."""
    code = server.table(players=2, seed=seed)
    secrets = [server.join(code)[1] for _ in range(2)]
    chance = random.Random(seed)
    arrivals: list[float] = []
    sent: list[float] = []
    async with server.at(code, secrets[0]) as a, server.at(code, secrets[1]) as b:
        for client in (a, b):
            note_arrivals(client, arrivals, sizes)
        for _ in range(moves):
            await a.until(lambda c: c.over or c.ask is not None or b.ask is not None)
            client = a if a.ask is not None else b
            if client.over or client.ask is None:
                break
            sent.append(time.perf_counter())
            id = client.ask["id"]
            await client.choose(lively(client.ask["options"], chance))
            await client.until(lambda c, id=id: c.over or c.ask is None or c.ask["id"] != id)  # type: ignore[misc]
            if a.ask is None and b.ask is None and not a.over:
                await b.until(lambda c: c.ask is not None or a.ask is not None or c.over)
    last: dict[int, float] = {}
    for when in arrivals:
        last[bisect_right(sent, when) - 1] = when
    latencies += [when - sent[k] for k, when in last.items() if k >= 0]
    return len(sent)


def note_arrivals(client: Client, arrivals: list[float], sizes: list[int]) -> None:
    take = client.take

    async def noted(message: dict[str, object]) -> None:
        if message["type"] == "update":
            arrivals.append(time.perf_counter())
            sizes.append(len(json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()))
        await take(message)

    client.take = noted  # type: ignore[method-assign]


async def measure(tables: int, moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db", reaction_pause=0).start()
        assert server.process is not None
        os.sched_setaffinity(server.process.pid, {0})
        latencies: list[float] = []
        sizes: list[int] = []
        try:
            start = time.perf_counter()
            made = sum(await asyncio.gather(*(play_table(server, s, moves, latencies, sizes) for s in range(tables))))
            took = time.perf_counter() - start
        finally:
            server.kill()
    latencies.sort()
    sizes.sort()
    p50, p99 = latencies[len(latencies) // 2], latencies[int(len(latencies) * 0.99)]
    print(f"{tables} tables, {made} moves in {took:.1f} s: {made / took:.0f} moves/s; ", end="")
    print(f"p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms; update {sizes[len(sizes) // 2]} bytes (median)")


if __name__ == "__main__":
    numbers = [int(a) for a in sys.argv[1:]]
    asyncio.run(measure(*(numbers or [1, 200])))
