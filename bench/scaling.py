"""How a simulation scales from one worker to two, and whether it plays the same games there; prints one JSON line.

A machine with other work to do gives two processes less than twice what it gives to one. How much less is measured in
the same minute: the same work by one process, then by two that have nothing to do with each other.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import time
from importlib.util import find_spec
from multiprocessing.synchronize import Barrier
from typing import Any

from nemesis import Setup
from nemesis.sim import Job, play_game
from nemesis.sim.run import Run

BOT, PLAYERS = "crew", 4
WORKERS = 2


def job_of(games: int) -> Job:
    return Job(Setup(players=PLAYERS, seed=1), (BOT,) * PLAYERS, games)


def cpu_seconds() -> float:
    """Of this process and of those that it has waited for."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def simulation(games: int, workers: int, cluster: bool = False) -> tuple[float, float, str]:
    """(seconds with the start of the workers, CPU seconds of all of them, fingerprint of every row)"""
    rows: list[list[Any]] = []
    begin, before = time.perf_counter(), cpu_seconds()
    Run(job_of(games), workers=workers, cluster=cluster, watch=rows.extend).go()
    seconds, work = time.perf_counter() - begin, cpu_seconds() - before
    return seconds, work, hashlib.sha256(json.dumps(sorted(rows, key=lambda row: row[:2])).encode()).hexdigest()


def alone(games: int, ready: Barrier) -> None:
    job = job_of(games)
    play_game(job, 0)
    ready.wait()
    for number in range(games):
        play_game(job, number)


def side_by_side(games: int, processes: int) -> float:
    """Seconds until each of the processes has played as many games, their start left out."""
    context = multiprocessing.get_context("spawn")
    ready = context.Barrier(processes + 1)
    running = [context.Process(target=alone, args=(games, ready)) for _ in range(processes)]
    for process in running:
        process.start()
    ready.wait()
    begin = time.perf_counter()
    for process in running:
        process.join()
    return time.perf_counter() - begin


def measure(games: int, rounds: int) -> dict[str, Any]:
    # By number of processes; the best of each is the least disturbed.
    simulated: dict[int, float] = {}
    worked: dict[int, float] = {}
    unbound: dict[int, float] = {}
    prints: set[str] = set()
    for number in range(rounds):
        # As in the main table, the order turns round by round.
        for workers in (1, WORKERS) if number % 2 == 0 else (WORKERS, 1):
            seconds, work, fingerprint = simulation(games, workers)
            worked[workers] = min(work, worked.get(workers, work))
            simulated[workers] = min(seconds, simulated.get(workers, seconds))
            prints.add(fingerprint)
            seconds = side_by_side(games // WORKERS, workers)
            unbound[workers] = min(seconds, unbound.get(workers, seconds))
    if find_spec("ray") is not None:
        prints.add(simulation(games, 0, cluster=True)[-1])
    return {
        "games": games,
        "seconds_1": simulated[1],
        "seconds_2": simulated[WORKERS],
        "work": worked[WORKERS] / worked[1],
        "scaling": simulated[1] / simulated[WORKERS],
        "machine": WORKERS * unbound[1] / unbound[WORKERS],
        "same_games": len(prints) == 1,
        "cluster_compared": find_spec("ray") is not None,
        "load": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=320)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    print(json.dumps(measure(args.games, args.rounds)))


if __name__ == "__main__":
    main()
