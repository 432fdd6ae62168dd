"""Real clocks of the game itself: the server says when one has run out, and that is a recorded move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..data.record import GameRecord


class GameClock:
    """The clock that runs out first (`Game.clocks`). `started_or_stopped` is called when what is told of it changes,
    `ran_out` with its name when its time is up."""

    def __init__(
        self, record: GameRecord, started_or_stopped: Callable[[], None], ran_out: Callable[[str], None]
    ) -> None:
        self._record = record
        self._started_or_stopped = started_or_stopped
        self._ran_out = ran_out
        self._name, self._seconds = "", 0
        self._since: tuple[int, float] | None = None
        """The round, and when the clock was started in it (a restart of the server starts it again)."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def running(self) -> bool:
        return self._timer is not None

    def settle(self) -> None:
        """After every change: started in each round, stopped where it means nothing."""
        clocks = self._record.game.clocks()
        if not clocks:
            self.stop()
            ran, self._timer, self._since = self._since, None, None
            if ran is not None:
                self._started_or_stopped()
            return
        first = min(clocks.items(), key=lambda clock: clock[1])
        current = self._record.game.round
        if self._since is None or self._since[0] != current or first != (self._name, self._seconds):
            if self._since is None or self._since[0] != current:
                self._since = (current, self._now())
            self._name, self._seconds = first
            self.stop()
            self._timer = asyncio.get_running_loop().call_at(self._since[1] + self._seconds, self.run_out)
            self._started_or_stopped()

    def left(self) -> float | None:
        """Seconds; None: it does not run."""
        if self._timer is None or self._since is None:
            return None
        return round(max(0.0, self._since[1] + self._seconds - self._now()), 3)

    def run_out(self) -> None:
        self.stop()
        self._timer = None
        self._ran_out(self._name)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
