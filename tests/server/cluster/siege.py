"""Tables under play over several processes of which one is killed again and again: `python -m tests.server.cluster.siege`.

Prints what was lost (nothing may be) and how long each game of a killed process stood still: from the kill to its next
acknowledged move. People think for a while before each answer, but whoever was cut off answers at once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import time
from dataclasses import dataclass, field

from ..kills import Tally
from ..playing import Server
from ..services import a_postgresql, a_redis, new_database
from .playing_on import Person, Table, check_accounts, new_table, processes, rows, until

PLAYERS = 2
PAUSE = 5.0
"""Seconds that a person thinks, on average."""
BETWEEN = 8.0
"""Seconds between two kills, so that all games go on before the next."""
STILL = 60.0
"""A game that does not go on within so many seconds has been lost."""


@dataclass
class Findings:
    tables: int = 0
    acknowledged: int = 0
    kills: int = 0
    goes_on: list[float] = field(default_factory=list)
    """Seconds from the kill to the next acknowledged move of each game that the killed process played."""
    back: list[float] = field(default_factory=list)
    """Seconds until each person who was cut off sees the table again."""
    refused: dict[str, int] = field(default_factory=dict)

    def __str__(self) -> str:
        lines = [
            f"{self.tables} tables, {self.kills} kills, {self.acknowledged} acknowledged moves; lost: 0; second histories: 0",
            f"  games of the killed process go on after: {spread(self.goes_on)}",
            f"  people cut off see the table again after: {spread(self.back)}",
            f"  refused: {self.refused}",
        ]
        return "\n".join(lines)


def spread(seconds: list[float]) -> str:
    if not seconds:
        return "none"
    ordered = sorted(seconds)
    p50, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.99))
    return f"{len(ordered)} times; p50 {p50:.2f} s, p99 {p99:.2f} s, max {ordered[-1]:.2f} s"


async def besiege(
    database: str, servers: list[Server], tables: list[Table], kills: int, seed: int, pause: float = PAUSE
) -> Findings:
    """`AssertionError` if anything acknowledged is missing, or a game does not go on."""
    chance, tally = random.Random(seed), Tally()
    found = Findings(tables=len(tables))
    people = [Person(t, s, servers, chance.randrange(1 << 30), tally) for t in tables for s in t.secrets]
    at_work = [asyncio.create_task(person.play(pause)) for person in people]
    try:
        await until(lambda: all(len(table.times) > 1 for table in tables), "not everybody plays", 3 * STILL)
        for number in range(kills):
            await one_kill(database, servers, number % len(servers), tables, people, found)
            await asyncio.sleep(BETWEEN * chance.uniform(0.5, 1.5) if number < kills - 1 else 0)
    finally:
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
    await check_accounts(database, tables)
    found.acknowledged = sum(len(table.moves) for table in tables)
    found.refused = dict(tally.refused)
    return found


async def one_kill(
    database: str, servers: list[Server], which: int, tables: list[Table], people: list[Person], found: Findings
) -> None:
    """One process is killed and started again at once."""
    server = servers[which]
    node = server.get("/api/health")[1]["node"]
    owned = {code for (code,) in await rows(database, "SELECT code FROM owners WHERE node = $1", node)}
    in_play = [table for table in tables if table.code in owned and not over(table, people)]
    made = {table.code: len(table.times) for table in in_play}
    at = time.monotonic()
    await asyncio.to_thread(server.kill)
    server.launch()
    found.kills += 1
    await until(
        lambda: all(len(t.times) > made[t.code] or over(t, people) for t in in_play),
        f"games stand still for {STILL} s",
        STILL,
    )
    found.goes_on += [t.times[made[t.code]] - at for t in in_play if len(t.times) > made[t.code]]
    await asyncio.to_thread(server.reached)
    found.back += [person.entered[-1] - at for person in people if person.entered[-1] > at]


def people_of(table: Table, people: list[Person]) -> list[Person]:
    return [person for person in people if person.table is table]


def over(table: Table, people: list[Person]) -> bool:
    return any(p.client is not None and p.client.update is not None and p.client.over for p in people_of(table, people))


def run(tables: int, kills: int, workers: int, seed: int, pause: float) -> Findings:
    with a_postgresql() as postgresql, a_redis() as bus:
        database = new_database(postgresql.url)
        with processes(database, bus.url, workers, texts_first=True) as servers:
            dealt = [new_table(servers[n % workers], players=PLAYERS, seed=seed + n) for n in range(tables)]
            return asyncio.run(besiege(database, servers, dealt, kills, seed, pause))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    for name, default in (("--tables", 200), ("--kills", 5), ("--workers", 3), ("--seed", 1)):
        parser.add_argument(name, type=int, default=default)
    parser.add_argument("--pause", type=float, default=PAUSE)
    given = parser.parse_args()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(run(given.tables, given.kills, given.workers, given.seed, given.pause))
    print(f"load of the machine after: {os.getloadavg()[0]:.1f}")
