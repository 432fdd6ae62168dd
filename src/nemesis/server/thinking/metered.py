"""A thinker whose work is counted; only where somebody watches the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ...coach.advice import Advice
from ...engine.machine import Ask, Choice
from ...view.types import View
from ..meters import Meters
from ..table.ports import Asker, Thinker


class MeteredThinker:
    def __init__(self, thinker: Thinker, meters: Meters) -> None:
        self._thinker = thinker
        self._meters = meters
        self.open = {"bot": 0, "coach": 0}
        """Questions that are being thought about, or wait for that."""

    async def decide(self, bot: str, seed: int, view: View, ask: Ask, asker: Asker) -> Choice:
        with self._counted("bot"):
            return await self._thinker.decide(bot, seed, view, ask, asker)

    async def advise(self, view: View, asker: Asker) -> Advice:
        with self._counted("coach"):
            return await self._thinker.advise(view, asker)

    @contextmanager
    def _counted(self, what: str) -> Iterator[None]:
        begun = self._meters.now()
        self.open[what] += 1
        try:
            yield
        finally:
            self.open[what] -= 1
            self._meters.thought(what, begun)

    async def turning_points(
        self, save: str, seat: int, progress: Callable[[float], None], asker: Asker
    ) -> dict[str, Any]:
        return await self._thinker.turning_points(save, seat, progress, asker)

    async def close(self) -> None:
        await self._thinker.close()
