"""Measure several processes on this machine: `python -m tests.server.cluster.load [tables] [moves]`. Nothing is asserted.

1, 2 and 4 workers on one port, one PostgreSQL and one Redis; two seats a table answer over real sockets as fast as they
can. The kernel hands each connection to any worker, so with n of them n-1 of n connections are forwarded over the bus.
All of it shares the cores with the clients, and the load of the machine is printed beside the figures.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryFile

from ..load import Figures, at, people
from ..playing import Server
from ..services import RedisServer, a_postgresql, a_redis, new_database

SEATS = 2
CODE = "import json, sys; from nemesis.server.at_home import bound; from nemesis.server.settings import Settings; "
CODE += "from nemesis.server.workers import Work, supervise; "
CODE += "work = Work(sys.argv[2], sys.argv[3], Settings(**json.loads(sys.argv[4]))); "
CODE += "supervise(bound(int(sys.argv[1])), int(sys.argv[5]), work)"


class Workers(Server):
    """So many behind one port."""

    def __init__(self, database: str, bus: str, number: int) -> None:
        super().__init__(database, bus=bus, reaction_pause=0)
        self.number = number

    def launch(self) -> None:
        self.output = TemporaryFile()  # noqa: SIM115
        given = [str(self.port), self.database, self.bus or "", json.dumps(self.settings), str(self.number)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", CODE, *given], stdout=self.output, stderr=subprocess.STDOUT, env=self.environment
        )

    def all_ready(self) -> None:
        """Every worker has answered."""
        nodes: set[str] = set()
        while len(nodes) < self.number:
            nodes.add(self.get("/api/health")[1]["node"])


def children(pid: int) -> list[int]:
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return found + [grandchild for child in found for grandchild in children(child)]


def seconds(pids: list[int]) -> float:
    """CPU that these processes used so far."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(database: str, redis: RedisServer, workers: int, tables: int, moves: int) -> None:
    server = Workers(database, redis.url, workers)
    server.start()
    try:
        server.all_ready()
        assert server.process is not None and redis.process is not None
        pids = children(server.process.pid)
        load = os.getloadavg()[0]
        await asyncio.gather(*(people(server, 1000 + seed, 20, SEATS, 0) for seed in range(2 * workers)))
        start, cpu, bus = time.perf_counter(), seconds(pids), seconds([redis.process.pid])
        found = Figures()
        for one in await asyncio.gather(*(people(server, seed, moves, SEATS, 0) for seed in range(tables))):
            found.add(one)
        took, cpu = time.perf_counter() - start, seconds(pids) - cpu
        bus = seconds([redis.process.pid]) - bus
    finally:
        server.kill(15)
    print(
        f"{workers} workers: {found.moves} moves in {took:.1f} s: {found.moves / took:.0f} moves/s; acknowledged"
        f" p50 {at(found.acknowledged, 0.5):.1f} ms, p99 {at(found.acknowledged, 0.99):.1f} ms; at every seat"
        f" p50 {at(found.everybody, 0.5):.1f} ms, p99 {at(found.everybody, 0.99):.1f} ms; CPU a move"
        f" {cpu / found.moves * 1000:.1f} ms, of Redis {bus / found.moves * 1000:.2f} ms; load before {load:.1f},"
        f" after {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
        flush=True,
    )


def main(tables: int = 8, moves: int = 100) -> None:
    with a_postgresql() as postgresql, a_redis() as redis:
        for workers in (1, 2, 4):
            asyncio.run(measure(new_database(postgresql.url), redis, workers, tables, moves))


if __name__ == "__main__":
    main(*(int(given) for given in sys.argv[1:]))
