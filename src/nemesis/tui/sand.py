"""What runs by a real clock in a round: the client measures, the engine is told when it is due."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ..game import Game
from ..rules.claims import CLAIM, TABLE, due_by_the_clock


class Sand:
    """Seconds of the round that is being played; turned with each round, kept in the save beside the game."""

    def __init__(self, kept: Any = None, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.round, self.used = -1, 0.0
        if isinstance(kept, list) and len(kept) == 2 and all(isinstance(n, (int, float)) for n in kept):
            self.round, self.used = int(kept[0]), max(0.0, float(kept[1]))
        self.since = now()

    def runs(self, game: Game) -> bool:
        """Is there something that waits for a real clock?"""
        return bool(self.due(game))

    def due(self, game: Game) -> str:
        """What it is: the name of a claim that the table itself makes; empty: nothing."""
        found = due_by_the_clock(game) if game.ask is not None else None
        return found[0] if found is not None else ""

    def left(self, game: Game) -> float:
        """Seconds until it is due; a new round turns the glass."""
        if self.round != game.round:
            self.round, self.used, self.since = game.round, 0.0, self.now()
        found = due_by_the_clock(game)
        seconds = found[1] if found is not None else 0
        return seconds - self.used - (self.now() - self.since)

    def ran_out(self, game: Game) -> str:
        """To be asked at each prompt: once, when it is due, what it is; the engine has then been told."""
        due = self.due(game)
        if not due or self.left(game) > 0:
            return ""
        game.apply((CLAIM, due), TABLE)
        return due

    def kept(self) -> list[float]:
        return [self.round, round(self.used + self.now() - self.since, 1)]
