"""One connection of a seat or a spectator, and what waits to be sent to it."""

from __future__ import annotations

import asyncio

from ..text import Texts
from .messages import Update
from .seen import Reader


class Viewer:
    """One connection: a seat's, or a spectator's (seat None)."""

    def __init__(self, seat: int | None, texts: Texts, backlog: int) -> None:
        self.seat = seat
        self.reader = Reader(seat, texts)
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.backlog = backlog
        self.last: Update | None = None
        self.gone = False

    def send(self, text: str) -> None:
        if self.gone:
            return
        if self.outbox.qsize() >= self.backlog:
            self.gone = True
            self.outbox.put_nowait(None)
            return
        self.outbox.put_nowait(text)
