"""What a move costs the table layer, without sockets and database: `python -m tests.server.move_cost --help`.

People at one table play the same games again and again; the quickest time counts, because whatever else the machine
does makes it slower. Two versions of the code can be compared: set PYTHONPATH to the sources of one, then of the other,
and look whether both say the same. `--profile` tells where the time goes. The whole server is measured by
`tests.server.load`.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import hashlib
import pstats
import random
import time
from contextlib import nullcontext

from nemesis.server.lobby.lobby import Lobby
from nemesis.server.logs import threshold
from nemesis.server.messages import NewTable
from nemesis.server.settings import UNLIMITED, Settings
from nemesis.server.storage.memory import MemoryStorage
from nemesis.server.table.data.seats import new_secret
from nemesis.server.thinking.inline import InlineThinker
from nemesis.server.transport.application import settle_memory
from nemesis.text.messages import read_all

from .playing import NUMBERED, lively
from .test_without_a_server import Person

SETTINGS = Settings(reaction_pause=0, provable=False, **UNLIMITED)
PROFILED_FUNCTIONS = 100


class Costs:
    def __init__(self, profile: cProfile.Profile | None = None) -> None:
        self.moves = 0
        self.seconds = 0.0
        self.profile = profile
        self.updates = hashlib.sha256()
        """Of every update to anybody: two versions that say the same have the same."""


async def game(lobby: Lobby, seed: int, chosen: argparse.Namespace, costs: Costs) -> None:
    """One person for each language, as many moves as are left."""
    languages = chosen.languages
    setup = {"players": len(languages), "seed": seed, "modules": chosen.modules, "options": NUMBERED}
    table = await lobby.create(NewTable(setup=setup))
    people = []
    for seat, language in enumerate(languages):
        secret = new_secret()
        await table.seating.join(seat, f"Player {seat}", language, secret)
        people.append(await Person.entering(table, secret))
    chance = random.Random(seed)
    while costs.moves < chosen.moves and not table.game.over:
        for person in people:
            for text in person.sent:
                if text.startswith('{"type":"update"'):
                    costs.updates.update(text.encode())
            person.look()
        seat = next(seat for seat, person in enumerate(people) if person.update["ask"] is not None)
        ask = people[seat].update["ask"]
        choice = lively(ask["options"], chance)
        with costs.profile or nullcontext():
            begun = time.process_time()
            await table.choose(seat, ask["id"], choice)
            costs.seconds += time.process_time() - begun
        costs.moves += 1
    await lobby.close()


async def played(chosen: argparse.Namespace, profile: cProfile.Profile | None = None) -> Costs:
    costs, seed = Costs(profile), 0
    while costs.moves < chosen.moves:
        lobby = Lobby(MemoryStorage(), InlineThinker(), SETTINGS)
        await lobby.open()
        await game(lobby, seed, chosen, costs)
        seed += 1
    return costs


def measure(chosen: argparse.Namespace) -> None:
    threshold.least = "warning"
    read_all()
    asyncio.run(played(chosen))
    settle_memory()
    found = [asyncio.run(played(chosen)) for _ in range(chosen.times)]
    best = min(found, key=lambda costs: costs.seconds)
    print(f"{best.moves} moves: {best.seconds / best.moves * 1000:.3f} ms of CPU time a move")
    print(f"what was said: {best.updates.hexdigest()[:16]}")
    if chosen.profile:
        profile = cProfile.Profile(time.process_time)
        asyncio.run(played(chosen, profile))
        stats = pstats.Stats(profile)
        for order in ("cumulative", "tottime"):
            stats.sort_stats(order).print_stats(PROFILED_FUNCTIONS)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--moves", type=int, default=500)
    options.add_argument("--times", type=int, default=5)
    options.add_argument("--languages", nargs="+", default=["en"] * 4, help="of the people at the table")
    options.add_argument("--modules", nargs="*", default=[], help="`radio`: as tables of the page have it")
    options.add_argument("--profile", action="store_true")
    measure(options.parse_args())
