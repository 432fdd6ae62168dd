"""A short form of the benchmark for the test suite: what the engine does, as a ratio to a fixed piece of pure Python.

Both run in turns in one process, in CPU time; the figure is the median of the ratios. A slow or busy machine slows both
alike, so the limits hold anywhere. They are twice what was measured: noise passes, a change that makes something three
times as slow does not. `python bench/ratios.py` prints the ratios, for new limits after a change that was meant.
"""

import gc
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import NamedTuple

from nemesis import Game, Setup
from nemesis.bots import VeteranBot
from nemesis.engine.machine import Ask
from nemesis.view import determinise
from nemesis.view.types import View

MEASURED = {"decision": 0.6, "copy": 0.35, "view": 0.12, "deal": 0.54, "bot": 0.13, "save": 0.75, "load": 1.2}
"""What each load takes, in reference workloads."""
SLACK = 2.0
ROUNDS = 7
TRIES = 3
GAMES = 4
POSITION_EVERY = 30
DECISIONS = 8
COPIES = 20

clock = time.process_time


# -- the reference --------------------------------------------------------------------------------------


class Piece:
    """Something to make, to read and to copy."""

    __slots__ = ("kind", "marks", "place")

    def __init__(self, kind: str, place: int, marks: list[int]) -> None:
        self.kind = kind
        self.place = place
        self.marks = marks

    def copy(self) -> "Piece":
        return Piece(self.kind, self.place, self.marks.copy())

    def moved(self, by: int) -> Iterator[int]:
        for mark in self.marks:
            self.place = (self.place + mark * by) % 97
            yield self.place


def reference() -> int:
    """What an engine in Python is made of: small objects, calls, generators, dictionaries, lists, words."""
    pieces = [Piece(f"piece_{n % 7}", n, list(range(n % 5))) for n in range(60)]
    by_place: dict[int, list[str]] = {}
    for turn in range(12):
        for piece in [piece.copy() for piece in pieces]:
            for place in piece.moved(turn):
                by_place.setdefault(place, []).append(piece.kind)
    names = sorted((place, ",".join(kinds)) for place, kinds in by_place.items() if len(kinds) > 1)
    return sum(place for place, name in names if name.startswith("piece"))


# -- the loads ------------------------------------------------------------------------------------------


class Position(NamedTuple):
    game: Game
    ask: Ask
    view: View
    saved: str


def positions() -> list[Position]:
    """Spread evenly along random games."""
    found = []
    rng = Random(1)
    for seed in range(GAMES):
        game = Game.new(Setup(players=4, seed=seed))
        asked = 0
        while game.ask is not None:
            if asked % POSITION_EVERY == POSITION_EVERY // 2:
                found.append(Position(game.copy(), game.ask, game.view(game.ask.seat), game.to_json()))
            game.apply(rng.choice(game.ask.options))
            asked += 1
    return found


def decide_at_random(position: Position) -> None:
    rng = Random(2)
    playing = position.game.copy()
    for _ in range(DECISIONS):
        if playing.ask is not None:
            playing.apply(rng.choice(playing.ask.options))


def copy(position: Position) -> None:
    for _ in range(COPIES):
        position.game.copy()


LOADS: dict[str, Callable[[Position], object]] = {
    "decision": decide_at_random,
    "copy": copy,
    "view": lambda position: position.game.view(position.ask.seat),
    "deal": lambda position: determinise(position.view),
    "bot": lambda position: VeteranBot(seed=1).decide(position.view, position.ask),
    "save": lambda position: position.game.to_json(),
    "load": lambda position: Game.from_json(position.saved),
}


# -- measuring ------------------------------------------------------------------------------------------


def ratio(name: str, at: list[Position]) -> float:
    """A load at all positions against as many references."""
    load = LOADS[name]

    def ours() -> None:
        for position in at:
            load(position)

    def theirs() -> None:
        for _ in at:
            reference()

    ours()  # warms up
    gc.disable()
    try:
        return median(timed(ours) / timed(theirs) for _ in range(ROUNDS))
    finally:
        gc.enable()


def timed(work: Callable[[], None]) -> float:
    begin = clock()
    work()
    return clock() - begin


def limit(name: str) -> float:
    return SLACK * MEASURED[name]


def too_slow(name: str, at: list[Position]) -> str:
    """What to tell if a load is above its limit each time it is measured; else nothing."""
    found = []
    for _ in range(TRIES):
        found.append(ratio(name, at))
        if found[-1] <= limit(name):
            return ""
    return f"{name}: at most {limit(name):.2f} x the reference, found {min(found):.2f}"


def main() -> None:
    at = positions()
    for name in LOADS:
        print(f"{name:10}{ratio(name, at):8.2f}   at most {limit(name):.2f}")


if __name__ == "__main__":
    main()
