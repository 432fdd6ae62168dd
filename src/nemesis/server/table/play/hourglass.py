"""A real hourglass (A-10.3): the server says when its sand has run out, and that is a recorded move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ....rules.claims import CLAIM, TABLE
from ..data.record import GameRecord

SAND_RUNS_OUT = (CLAIM, "sand_runs_out")


class Hourglass:
    """`turned_or_stopped` is called when what is told of it changes, `ran_out` when its sand has."""

    def __init__(self, record: GameRecord, turned_or_stopped: Callable[[], None], ran_out: Callable[[], None]) -> None:
        self._record = record
        self._turned_or_stopped = turned_or_stopped
        self._ran_out = ran_out
        self._since: tuple[int, float] | None = None
        """Of this round, and when it was turned (a restart turns it again)."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._timer is not None

    def settle(self) -> None:
        """After every change: turned in each round, stopped where its sand means nothing."""
        if not self._could_run_out():
            self.stop()
            ran, self._timer, self._since = self._since, None, None
            if ran is not None:
                self._turned_or_stopped()
            return
        game = self._record.game
        if self._since is None or self._since[0] != game.round:
            self._since = (game.round, self._now())
            self.stop()
            self._timer = asyncio.get_running_loop().call_later(self._seconds(), self.run_out)
            self._turned_or_stopped()

    def left(self) -> float | None:
        """Seconds of sand; None: it does not run."""
        if self._timer is None or self._since is None:
            return None
        return round(max(0.0, self._since[1] + self._seconds() - self._now()), 3)

    def run_out(self) -> None:
        self.stop()
        self._timer = None
        self._ran_out()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _could_run_out(self) -> bool:
        return SAND_RUNS_OUT in self._record.game.claims(TABLE)

    def _seconds(self) -> int:
        seconds: int = self._record.game.rules.options.hourglass_seconds
        return seconds

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
