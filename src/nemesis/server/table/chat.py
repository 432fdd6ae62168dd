"""What is said at a table."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..limits import Buckets
from ..messages import Chat, Refused
from .data.changing import ChangeLock
from .data.stored import CHAT_LINES, StoredTable
from .names import clean_words
from .ports import TableStorage


class TableChat:
    """`tell` reaches everybody at the table; `is_muted`: who is not to be heard."""

    def __init__(
        self, stored: StoredTable, storage: TableStorage, lock: ChangeLock, rate: float, burst: int,
        is_muted: Callable[[int], bool], tell: Callable[[Chat], None],
    ) -> None:  # fmt: skip
        self._code = stored.code
        self._storage = storage
        self._lock = lock
        self._rates = Buckets(rate, burst)
        self._is_muted = is_muted
        self._tell = tell
        self.take_in(stored)

    def take_in(self, stored: StoredTable) -> None:
        self.lines = [Chat(number=n, seat=s, text=t, at=at) for n, s, t, at in stored.chat]

    async def say(self, seat: int, text: str) -> None:
        """R-25.7: players may say anything about secrets, true or not."""
        text = clean_words(text)
        if self._is_muted(seat):
            raise Refused("muted", "you have been muted at this table")
        if not self._rates.take(str(seat)):
            raise Refused("too_many", "too much at once; wait a moment")
        async with self._lock:
            number = self.lines[-1].number + 1 if self.lines else 1
            line = Chat(number=number, seat=seat, text=text, at=time.time())
            await self._storage.say(self._code, line.number, seat, text, line.at)
            self.lines.append(line)
            del self.lines[:-CHAT_LINES]
        self._tell(line)
