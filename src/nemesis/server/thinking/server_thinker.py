"""The thinker of a server: bots think in threads, the coach in processes of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from ...coach.advice import Advice
from ...engine.machine import Ask, Choice
from ...thinking.jobs import to_advise, to_find_turning_points
from ...view.types import View
from ..settings import Settings
from ..table.bot_names import bot_named
from .processes import ProcessPool

TURNING_POINT_WORKERS = 1


class ServerThinker:
    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.coach_seconds
        self._iterations = settings.coach_iterations
        self._advisers = ProcessPool(settings.coach_workers)
        self._historians = ProcessPool(TURNING_POINT_WORKERS)

    async def decide(self, bot: str, seed: int, view: View, ask: Ask) -> Choice:
        return await asyncio.to_thread(bot_named(bot, seed).decide, view, ask)

    async def advise(self, view: View) -> Advice:
        job = to_advise(view, self._iterations, self._seconds)
        return Advice.from_data((await self._advisers.think(job))["advice"])

    async def turning_points(self, save: str, seat: int, progress: Callable[[float], None]) -> list[dict[str, Any]]:
        found = await self._historians.think(to_find_turning_points(save, seat), progress)
        points: list[dict[str, Any]] = found["points"]
        return points

    async def close(self) -> None:
        await self._historians.close()
        await self._advisers.close()
