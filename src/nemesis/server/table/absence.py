"""Players away for too long: the time is counted here, the consequences are up to others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Absence:
    """`too_long` is called with the seat of a player who has been away for this many seconds."""

    def __init__(self, seconds: float, too_long: Callable[[int], None]) -> None:
        self._seconds = seconds
        self._too_long = too_long
        self._timers: dict[int, asyncio.TimerHandle] = {}

    @property
    def counting(self) -> bool:
        return bool(self._timers)

    def watch(self, away: set[int]) -> None:
        """Whenever a player comes or goes: count for those who are away."""
        for seat in set(self._timers) - away:
            self._timers.pop(seat).cancel()
        for seat in away - set(self._timers):
            self._timers[seat] = asyncio.get_running_loop().call_later(self._seconds, self._gone_too_long, seat)

    def _gone_too_long(self, seat: int) -> None:
        self._timers.pop(seat, None)
        self._too_long(seat)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
