"""The measuring loop, shared so that both engines are treated alike.

A side is a small object with `new_game`, `options` (empty when the game is over), `apply` and `sizes`; `loads` are
further things to do at a position that only one side can do.
It answers each request on stdin (one JSON object a line) with one JSON line of measurements.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

# CPU time: what another process does to the machine is not our cost.
clock = time.process_time

COPIES_PER_POSITION = 10
POSITION_EVERY = 20


class Side(Protocol):
    loads: dict[str, Callable[[Any], object]]

    def new_game(self, seed: int) -> Any: ...
    def options(self, game: Any) -> Sequence[Any]: ...
    def apply(self, game: Any, choice: Any) -> None: ...
    def sizes(self, game: Any) -> dict[str, int]: ...


def serve(side: Side) -> None:
    for line in sys.stdin:
        request = json.loads(line)
        answer = play(side, request["seed"], request["games"])
        answer |= sample_positions(side, request["seed"] + request["games"], request["sampled_games"])
        print(json.dumps(answer), flush=True)


def play(side: Side, seed: int, games: int) -> dict[str, float]:
    """Random games from start to end: time, and how many choices they took."""
    rng = random.Random(seed)
    setup = playing = 0.0
    asks = decisions = 0
    for number in range(games):
        begin = clock()
        game = side.new_game(seed + number)
        ready = clock()
        while options := side.options(game):
            asks += 1
            decisions += len(options) > 1
            side.apply(game, options[int(rng.random() * len(options))])
        playing += clock() - ready
        setup += ready - begin
    return {
        "us_per_decision": playing / decisions * 1e6,
        "us_per_ask": playing / asks * 1e6,
        "games_per_second": games / (setup + playing),
        "us_per_setup": setup / games * 1e6,
        "decisions_per_game": decisions / games,
        "asks_per_game": asks / games,
    }


def sample_positions(side: Side, seed: int, games: int) -> dict[str, float]:
    """Cost of a copy and size of a save, as means over positions spread evenly along random games."""
    rng = random.Random(seed)
    copying = copying_and_moving = fastest = 0.0
    positions = asks = 0
    bytes_by_format: dict[str, int] = {}
    seconds_by_load = dict.fromkeys(side.loads, 0.0)
    for number in range(games):
        game = side.new_game(seed + number)
        while options := side.options(game):
            choice = options[int(rng.random() * len(options))]
            if asks % POSITION_EVERY == 0:
                positions += 1
                copying += time_copies(game)
                fastest += min(time_load(lambda g: g.copy(), game) for _ in range(COPIES_PER_POSITION))
                copying_and_moving += time_copies_and_moves(side, game, choice)
                for name, load in side.loads.items():
                    seconds_by_load[name] += time_load(load, game)
                for name, size in side.sizes(game).items():
                    bytes_by_format[name] = bytes_by_format.get(name, 0) + size
            side.apply(game, choice)
            asks += 1
    copies = positions * COPIES_PER_POSITION
    return {
        "us_per_copy": copying / copies * 1e6,
        "us_per_fastest_copy": fastest / positions * 1e6,
        "us_per_copy_and_move": copying_and_moving / copies * 1e6,
        **{f"us_per_{name}": seconds / positions * 1e6 for name, seconds in seconds_by_load.items()},
        **{f"bytes_{name}": size / positions for name, size in bytes_by_format.items()},
    }


def time_load(load: Callable[[Any], object], game: Any) -> float:
    begin = clock()
    load(game)
    return clock() - begin


def time_copies(game: Any) -> float:
    begin = clock()
    for _ in range(COPIES_PER_POSITION):
        game.copy()
    return clock() - begin


def time_copies_and_moves(side: Side, game: Any, choice: Any) -> float:
    begin = clock()
    for _ in range(COPIES_PER_POSITION):
        side.apply(game.copy(), choice)
    return clock() - begin
