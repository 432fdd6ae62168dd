"""Tables in memory: for tests, and for tables that live where there is no database."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

from ..table.data.agreement import Agreement
from ..table.data.people import People
from ..table.data.stored import CHAT_LINES, UNDO, Move, StoredSeat, StoredTable, changed_seat, may_go_on
from ..table.ports import Conflict


class MemoryStorage:
    """What is read is a copy: nobody changes what is stored by changing what was loaded."""

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def probe(self) -> None:
        pass

    # -- writing ------------------------------------------------------------------------------------

    async def create(
        self, code: str, setup: dict[str, Any], bot_seed: int, seated: list[StoredSeat],
        origin: str | None = None, agreement: Agreement | None = None, key: bytes | None = None,
    ) -> None:  # fmt: skip
        if code in self._tables:
            raise Conflict(code)
        self._tables[code] = StoredTable(
            code, plain(setup), bot_seed, False, [replace(seat) for seat in seated], [], None, [], origin,
            agreement or Agreement(), time.time(), key,
        )  # fmt: skip

    async def append(self, code: str, revision: int, move: Move, over: bool) -> None:
        table = self._tables[code]
        if len(table.moves) != revision:
            raise Conflict(code)
        table.moves.append(replace(move, value=plain(move.value)))
        if over or move.kind == UNDO:
            self._tables[code] = replace(table, over=over)

    async def write_seat(self, code: str, was: StoredSeat, now: StoredSeat) -> None:
        seats = self._tables[code].seats
        seats[now.seat] = changed_seat(code, seats[now.seat], was, now)

    async def write_people(self, code: str, people: People) -> None:
        self._tables[code] = replace(self._tables[code], people=people)

    async def snapshot(self, code: str, number: int, game: str) -> None:
        self._tables[code] = replace(self._tables[code], snapshot=(number, game))

    async def say(self, code: str, number: int, seat: int, text: str, at: float) -> None:
        said = self._tables[code].chat
        said.append((number, seat, text, at))
        del said[:-CHAT_LINES]

    # -- reading ------------------------------------------------------------------------------------

    async def codes_in_play(self) -> list[str]:
        return [code for code, table in self._tables.items() if not table.over]

    async def codes_that_may_go_on(self) -> list[str]:
        return [
            code for code, table in self._tables.items() if not table.over and may_go_on(table.seats, table.agreement)
        ]

    async def seats_opened_by(self, secret_hashes: list[str]) -> list[tuple[str, int]]:
        return sorted(
            (code, seat.seat)
            for code, table in self._tables.items()
            for seat in table.seats
            if seat.secret_hash in secret_hashes
        )

    async def load(self, code: str) -> StoredTable | None:
        table = self._tables.get(code)
        if table is None:
            return None
        seats = [replace(seat) for seat in table.seats]
        return replace(table, seats=seats, moves=list(table.moves), chat=list(table.chat))


def plain(value: Any) -> Any:
    """As a database gives it back: JSON knows no tuples."""
    return json.loads(json.dumps(value))
