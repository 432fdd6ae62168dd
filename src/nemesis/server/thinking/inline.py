"""The simplest thinker: it thinks at once, and everything else waits. For tests, and where there is one thread only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...bots.search import SECONDS
from ...coach.advice import Advice, advise
from ...coach.turning import chances
from ...engine.machine import Ask, Choice
from ...thinking.jobs import bot_within
from ...view.moments import TableGame
from ...view.types import View
from ..table.ports import Asker


class InlineThinker:
    """`iterations`: imagined games behind a piece of advice; `seconds`: the most that advice takes, or a search
    if that is less than usual."""

    def __init__(self, iterations: int = 24, seconds: float | None = None) -> None:
        self._iterations = iterations
        self._seconds = seconds

    async def decide(self, bot: str, seed: int, view: View, ask: Ask, asker: Asker) -> Choice:
        return bot_within(bot, seed, self._seconds or SECONDS).decide(view, ask)

    async def advise(self, view: View, asker: Asker) -> Advice:
        return advise(view, seed=0, iterations=self._iterations, seconds=self._seconds)

    async def turning_points(
        self, save: str, seat: int, progress: Callable[[float], None], asker: Asker
    ) -> dict[str, Any]:
        game = TableGame.from_save_with_key(save)
        return chances(game, seat, progress=progress).to_data()

    async def close(self) -> None:
        pass
