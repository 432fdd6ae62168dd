"""Play the games of a chunk and write down, seat by seat, how they ended.

>>> from nemesis import Setup
>>> from nemesis.sim import Job, play_game
>>> rows = play_game(Job(Setup(players=2, seed=7), ("random", "random"), games=1), 0)
>>> [(row["seed"], row["seat"]) for row in rows]
[(7, 0), (7, 1)]
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from ..bots import make_bot
from ..bots.talking import Moment, remarks
from ..engine.machine import Choice
from ..engine.randomness import GOLDEN, MASK, mix
from ..game import Game
from .job import Job, SimulationFailed

Row = dict[str, Any]
COLUMNS: dict[str, type] = {
    "seed": int, "seat": int, "bot": str, "character": str, "objective": str, "survived": bool, "won": bool,
    "fate": str, "cause": str, "rounds": int, "decisions": int, "early_rounds": int, "idle_rounds": int, "end": str,
    "place": str, "ship_destroyed": bool, "team_won": bool, "intruders_prevail": bool, "game_decisions": int,
}  # fmt: skip
"""One row for each seat of each game; the columns from `end` on are about the game and the same for all its seats."""
EARLY, MANY_CARDS = 7, 4
"""In the first rounds, a seat that does nothing with so many cards is idle."""
MOST_DECISIONS = 50_000
"""Far above any real game: a bot that never ends its turn is an error, not an endless simulation."""


class Deaths(list[Any]):
    """A log that keeps only causes of death: the rest would cost memory and time."""

    def append(self, event: Any) -> None:
        if event[0] == "died":
            super().append(event)

    def causes(self) -> dict[int, str]:
        return {data["seat"]: data["cause"] for _, data, _, _ in self}


def bot_seed(seed: int, seat: int) -> int:
    """Each seat of each game has its own seed, whatever else is simulated."""
    return mix((seed * GOLDEN + seat + 1) & MASK) >> 16


class Idleness:
    """Which seats did nothing in a round although they could."""

    def __init__(self) -> None:
        self.idle: dict[tuple[int, int], bool] = {}
        """(seat, round), of the first rounds -> whether its first choice was to pass with many cards."""

    def see(self, game: Game, choice: Choice) -> None:
        """What the seat that is asked is about to choose."""
        ask = game.ask
        if ask is not None and ask.kind == "turn" and game.round <= EARLY:
            full = len(game.seats[ask.seat].hand) >= MANY_CARDS
            self.idle.setdefault((ask.seat, game.round), full and choice == ("pass",))

    def of(self, seat: int) -> tuple[int, int]:
        """(early rounds in which the seat had a turn, of these idle)."""
        rounds = [idle for (who, _), idle in self.idle.items() if who == seat]
        return len(rounds), sum(rounds)


def play_game(job: Job, number: int) -> list[Row]:
    """One game to its end: a row for each seat."""
    setup = job.setup_of(number)
    game = Game.new(setup)
    game.log = deaths = Deaths()
    bots = [make_bot(name, seed=bot_seed(setup.seed, seat)) for seat, name in enumerate(job.bots)]
    decisions = [0] * setup.players
    idleness = Idleness()
    while game.ask is not None:
        now = Moment()
        remarks(game, bots, now.of)
        seat = game.ask.seat
        decisions[seat] += 1
        if decisions[seat] > MOST_DECISIONS:
            raise SimulationFailed(f"bot {job.bots[seat]!r} took {MOST_DECISIONS} decisions without an end")
        choice = bots[seat].decide(now.of(game, seat), game.ask)
        idleness.see(game, choice)
        game.apply(choice)
    result, causes = game.result, deaths.causes()
    return [
        {
            "seed": setup.seed,
            "seat": p.index,
            "bot": job.bots[p.index],
            "character": p.character,
            "objective": p.objectives[0] if len(p.objectives) == 1 else None,
            "survived": result.seats[p.index]["survived"],
            "won": result.seats[p.index]["won"],
            "fate": result.seats[p.index]["fate"],
            "cause": causes.get(p.index) if not result.seats[p.index]["survived"] else None,
            "rounds": game.round,
            "decisions": decisions[p.index],
            "early_rounds": idleness.of(p.index)[0],
            "idle_rounds": idleness.of(p.index)[1],
            "end": result.cause,
            "place": result.place,
            "ship_destroyed": result.ship_destroyed,
            "team_won": result.team_won,
            "intruders_prevail": result.intruders_prevail,
            "game_decisions": sum(decisions),
        }
        for p in game.seats
    ]


@lru_cache(maxsize=8)
def job_from(source: str) -> Job:
    return Job.from_data(json.loads(source), games=1)


def play_chunk(source: str, start: int, count: int) -> tuple[int, int, list[list[Any]]]:
    """A worker plays some games of a job (given as JSON) and returns rows as lists in the order of `COLUMNS`."""
    job = job_from(source)
    rows: list[list[Any]] = []
    for number in range(start, start + count):
        try:
            rows += [list(row.values()) for row in play_game(job, number)]
        except Exception as error:
            seed = job.setup.seed + number
            raise SimulationFailed(f"the game with seed {seed} failed: {type(error).__name__}: {error}") from None
    return start, count, rows
