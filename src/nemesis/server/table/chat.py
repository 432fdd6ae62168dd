"""What is said at a table."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..messages import Chat
from .data.changing import ChangeLock
from .data.stored import CHAT_LINES, StoredTable
from .ports import TableStorage


class TableChat:
    """`tell` reaches everybody at the table."""

    def __init__(
        self, stored: StoredTable, storage: TableStorage, lock: ChangeLock, tell: Callable[[Chat], None]
    ) -> None:
        self._code = stored.code
        self._storage = storage
        self._lock = lock
        self._tell = tell
        self.take_in(stored)

    def take_in(self, stored: StoredTable) -> None:
        self.lines = [Chat(number=n, seat=s, text=t, at=at) for n, s, t, at in stored.chat]

    async def say(self, seat: int, text: str) -> None:
        """R-25.7: players may say anything about secrets, true or not."""
        async with self._lock:
            number = self.lines[-1].number + 1 if self.lines else 1
            line = Chat(number=number, seat=seat, text=text, at=time.time())
            await self._storage.say(self._code, line.number, seat, text, line.at)
            self.lines.append(line)
            del self.lines[:-CHAT_LINES]
        self._tell(line)
