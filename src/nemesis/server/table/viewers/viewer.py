"""Somebody who looks at a table: a seat, or a spectator (seat None), in one language."""

from __future__ import annotations

from typing import Any

from ....text import Texts
from ...messages import as_bytes
from ..ports import Client
from .log_reader import LogReader
from .shown import Shown


class Viewer:
    def __init__(self, seat: int | None, texts: Texts, client: Client) -> None:
        self.seat = seat
        self.reader = LogReader(seat, texts)
        self.last: Shown | None = None
        """What it was shown last; None: nothing yet."""
        self.turned_away = False
        """It is told nothing more, and is not heard any more."""
        self._client = client

    def tell(self, message: Any) -> None:
        self.send(as_bytes(message))

    def send(self, message: bytes) -> None:
        if not self.turned_away:
            self._client.send(message)

    def hang_up(self, code: int) -> None:
        self._client.hang_up(code)
