"""What waits to be sent over one socket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Backlogs:
    """What waits for all clients together, in bytes."""

    def __init__(self, each: int, total: int) -> None:
        self.each = each
        self.total = total
        self.waiting = 0

    def has_room(self, waiting: int, more: int) -> bool:
        """May so much more wait for a client for whom so much waits already? One message always may."""
        return not waiting or (waiting + more <= self.each and self.waiting + more <= self.total)


class Outbox:
    """A `Client` for the table. One that does not read is cut off when too much waits for it, and may come back.

    `at_once` sends a message if that is possible now: then it need not wait here for its turn.
    """

    def __init__(self, backlogs: Backlogs, cut: Callable[[], None], at_once: Callable[[bytes], bool]) -> None:
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        """None: nothing more comes, and the socket is closed."""
        self.gone = False
        self.hung_up: int | None = None
        """The code to close it with."""
        self._backlogs = backlogs
        self._cut = cut
        self._at_once = at_once
        self._waiting = 0

    def send(self, message: bytes) -> None:
        if self.gone or self.hung_up is not None:
            return
        if not self._waiting and self._at_once(message):
            return
        if not self._backlogs.has_room(self._waiting, len(message)):
            self.close()
            self._cut()
            return
        self._count(len(message))
        self.queue.put_nowait(message)

    def hang_up(self, code: int) -> None:
        if self.hung_up is None:
            self.hung_up = code
            self.queue.put_nowait(None)

    async def next(self) -> bytes | None:
        """It counts as waiting until `sent` is called."""
        return await self.queue.get()

    def sent(self, message: bytes) -> None:
        if not self.gone:
            self._count(-len(message))

    def close(self) -> None:
        """Nothing more is sent, and what waits is forgotten."""
        self.gone = True
        self._count(-self._waiting)
        while not self.queue.empty():
            self.queue.get_nowait()

    def _count(self, more: int) -> None:
        self._waiting += more
        self._backlogs.waiting += more
