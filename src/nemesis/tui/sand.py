"""Real clocks of the game, which the client measures: the engine is told when one has run out."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ..game import Game


class Sand:
    """Seconds of the round that is being played; kept in the save beside the game."""

    def __init__(self, saved: Any = None, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.round, self.used = -1, 0.0
        if isinstance(saved, list) and len(saved) == 2 and all(isinstance(n, (int, float)) for n in saved):
            self.round, self.used = int(saved[0]), max(0.0, float(saved[1]))
        self.since = now()

    def runs(self, game: Game) -> bool:
        """Does the game wait for a real clock?"""
        return bool(game.clocks())

    def first(self, game: Game) -> str:
        """The name of the clock that runs out first."""
        clocks = game.clocks()
        return min(clocks, key=lambda name: clocks[name])

    def left(self, game: Game) -> float:
        """Seconds until the first clock has run out; a new round starts them anew."""
        if self.round != game.round:
            self.round, self.used, self.since = game.round, 0.0, self.now()
        return game.clocks()[self.first(game)] - self.used - (self.now() - self.since)

    def ran_out(self, game: Game) -> str:
        """To be asked at each prompt: the name of a clock, once, when it has run out; the engine has then been told."""
        if not self.runs(game) or self.left(game) > 0:
            return ""
        name = self.first(game)
        game.time_is_up(name)
        return name

    def to_data(self) -> list[float]:
        return [self.round, round(self.used + self.now() - self.since, 1)]
