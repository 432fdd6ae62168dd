"""Who sits where and who is here, told to everybody: at once, but not again for each of many who come together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ...messages import Seats, as_bytes
from .audience import Audience
from .viewer import Viewer


class SeatNews:
    """`now`: how the seats are. `pause`: seconds between two messages."""

    def __init__(self, audience: Audience, now: Callable[[], Seats], pause: float) -> None:
        self._audience = audience
        self._now = now
        self._pause = pause
        self._told = b""
        """What everybody was told last."""
        self._next = 0.0
        self._later: asyncio.TimerHandle | None = None

    def came(self, viewer: Viewer) -> None:
        """It is in the audience already: told with everybody, or alone."""
        if not self.changed():
            viewer.send(as_bytes(self._now()))

    def changed(self) -> bool:
        """Perhaps: where nothing did, nobody is told. True: everybody was told now."""
        wait = self._next - time.monotonic()
        if self._later is None and wait <= 0:
            return self._tell_all()
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(wait, self._tell_all)
        return False

    def stop(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None

    def _tell_all(self) -> bool:
        self._later = None
        message = as_bytes(self._now())
        if message == self._told:
            return False
        self._told = message
        self._next = time.monotonic() + self._pause
        self._audience.send(message)
        return True
