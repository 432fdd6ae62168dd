"""What waits to be sent over one socket."""

from __future__ import annotations

import asyncio


class Outbox:
    """A `Client` for the table. One that does not read is dropped when too much waits for it."""

    def __init__(self, most: int) -> None:
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        """None ends it."""
        self.gone = False
        self._most = most

    def send(self, text: str) -> None:
        if self.gone:
            return
        if self.queue.qsize() >= self._most:
            self.gone = True
            self.queue.put_nowait(None)
            return
        self.queue.put_nowait(text)
