"""The thinker of a server: what takes long is thought in processes, each kind in its own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Sequence
from typing import Any

from ...bots.search import SECONDS
from ...coach.advice import Advice
from ...engine.machine import Ask, Choice
from ...thinking.jobs import Job, to_advise, to_decide, to_find_turning_points
from ...view.types import View
from ..logs import log
from ..messages import Refused
from ..settings import Settings
from ..table.bot_names import bot_named
from ..table.ports import Asker, NoAnswer
from .processes import ProcessPool
from .worker_process import COMMAND, Babbled

TURNING_POINT_WORKERS = 1
MOST_BY_CORES = 8
WITHOUT_PROGRESS = 120.0
"""Seconds in which turning points must make progress: the longest step takes a few, on an idle machine."""
WITHOUT_A_CLOCK = 60.0
"""How long the coach may take where its thinking is limited by the number of imagined games alone."""


def workers_by_cores() -> int:
    """One core is left to the tables."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_BY_CORES, cores - 1))


class ServerThinker:
    """A bot that answers within a millisecond or two answers here: the way to a process and back would cost as much.

    Bots, the coach and turning points have processes of their own: none of them waits for the others.
    """

    def __init__(self, settings: Settings, command: Sequence[str] = COMMAND) -> None:
        self._coach_seconds = settings.coach_seconds
        self._coach_iterations = settings.coach_iterations
        self._slack = settings.thinking_slack
        self._players = ProcessPool(settings.bot_workers or workers_by_cores(), command)
        self._advisers = ProcessPool(settings.coach_workers, command)
        self._historians = ProcessPool(TURNING_POINT_WORKERS, command)

    async def decide(self, bot: str, seed: int, view: View, ask: Ask, asker: Asker) -> Choice:
        player = bot_named(bot, seed)
        if player.is_quick(view, ask):
            return player.decide(view, ask)
        number = await self._players.think(to_decide(bot, seed, view, SECONDS), "choice", SECONDS + self._slack, asker)
        if type(number) is not int or not 0 <= number < len(ask.options):
            raise Babbled
        return ask.options[number]

    async def advise(self, view: View, asker: Asker) -> Advice:
        job = to_advise(view, self._coach_iterations, self._coach_seconds)
        seconds = (WITHOUT_A_CLOCK if self._coach_seconds is None else self._coach_seconds) + self._slack
        return Advice.from_data(await self._for_the_coach(self._advisers, job, "advice", seconds, asker))

    async def turning_points(
        self, save: str, seat: int, progress: Callable[[float], None], asker: Asker
    ) -> dict[str, Any]:
        job = to_find_turning_points(save, seat)
        chances: dict[str, Any] = await self._for_the_coach(
            self._historians, job, "chances", WITHOUT_PROGRESS, asker, progress
        )
        return chances

    async def _for_the_coach(
        self, pool: ProcessPool, job: Job, wanted: str, seconds: float, asker: Asker,
        progress: Callable[[float], None] | None = None,
    ) -> Any:  # fmt: skip
        try:
            return await pool.think(job, wanted, seconds, asker, progress)
        except NoAnswer as error:
            log.error("coach_failed", table=asker.table, inside=error.inside, exc_info=True)
            raise Refused("coach_failed", "the coach could not think this through") from None

    async def close(self) -> None:
        await asyncio.gather(*(pool.close() for pool in (self._players, self._advisers, self._historians)))
