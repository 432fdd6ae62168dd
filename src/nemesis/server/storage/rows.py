"""Tables as rows in a store that somebody else keeps: in a page without a server, the database of the browser."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import asdict, replace
from typing import Any, Protocol

from ...bots.former_names import name_now
from ...errors import BadSave
from ...game import SCHEMA
from ...saves import name_former_defaults
from ..table.data import people as people_data
from ..table.data.agreement import Agreement, from_text, to_text
from ..table.data.people import People
from ..table.data.stored import CHAT_LINES, UNDO, Move, StoredSeat, StoredTable, changed_seat, may_go_on
from ..table.ports import Conflict, Unavailable

TABLE, SEAT, MOVE, SNAPSHOT, CHAT, OVER, PROBE = "table", "seat", "move", "snapshot", "chat", "over", "probe"
PEOPLE = "people"
PARTS = (TABLE, SEAT, MOVE, SNAPSHOT, CHAT, OVER, PEOPLE)
FORM, FORM_NOW = "form", [1, SCHEMA]
"""The form of the rows, and of the saves in them. The first is raised when the engine of the day before could not read
what is written now (`tests/server/test_rows.py` notices); what an older one left out has a default."""
FIRST_SCHEMA = 2
"""Of saves from before tables named it."""
Row = tuple[str, str, int, Any]
"""Which part of a table, the table's code, a number, and the value."""


class NewerRows(BadSave):
    """A newer version has written here: this one would not understand it, and leaves it alone."""


class RowStore(Protocol):
    """Rows of (part, code, number, value), the first three of them the key.

    They pass as JSON, because the store may not be Python's; each value is JSON once more, so that nobody on the way
    rounds a number.
    """

    async def write(self, new: str, changed: str) -> bool:
        """All rows of both lists or none, and True when they are safe. False: a new one was there already."""

    async def read(self, part: str, code: str | None) -> str:
        """The rows of a part, of one table or of all, in the order of their keys."""

    async def remove(self, parts: str, code: str) -> None:
        """All rows of these parts of a table."""


class RowStorage:
    """Two who write to one table meet at the number of a move: the second gets a `Conflict`."""

    def __init__(self, rows: RowStore) -> None:
        self._rows = rows
        self._changing_seats = asyncio.Lock()
        self._form: list[int] | None = None
        """As the store names it; None: no version that names one has written there."""

    async def open(self) -> None:
        """`NewerRows` before anything is read or written."""
        for _, _, form in await self._read(FORM):
            if any(there > known for there, known in zip(form, FORM_NOW, strict=True)):
                said = f"the tables here have form {form}; this version knows {FORM_NOW}: use the newer version"
                raise NewerRows(said)
            self._form = form

    async def close(self) -> None:
        pass

    async def probe(self) -> None:
        await self._write("", [], [(PROBE, "", 0, time.time())])

    # -- writing ------------------------------------------------------------------------------------

    async def _write(self, code: str, new: list[Row], changed: list[Row]) -> None:
        """`Unavailable` when the store takes nothing: usually there is no room left."""
        form: list[Row] = [] if self._form == FORM_NOW else [(FORM, "", 0, FORM_NOW)]
        try:
            written = await self._rows.write(encoded(new), encoded([*changed, *form]))
        except Exception as error:
            raise Unavailable("the store has not taken the rows") from error
        if not written:
            raise Conflict(code)
        self._form = FORM_NOW

    async def create(
        self, code: str, setup: dict[str, Any], bot_seed: int, seated: list[StoredSeat],
        origin: str | None = None, agreement: Agreement | None = None, key: bytes | None = None,
    ) -> None:  # fmt: skip
        head = {
            "schema": SCHEMA, "setup": setup, "bot_seed": bot_seed, "origin": origin, "created": time.time(),
            "agreement": to_text(agreement or Agreement()), "key": None if key is None else key.hex(),
        }  # fmt: skip
        seats: list[Row] = [(SEAT, code, seat.seat, asdict(seat)) for seat in seated]
        await self._write(code, [(TABLE, code, 0, head), *seats], [])

    async def append(self, code: str, revision: int, move: Move, over: bool) -> None:
        changed: list[Row] = [(OVER, code, 0, over)] if over or move.kind == UNDO else []
        await self._write(code, [(MOVE, code, revision, asdict(move))], changed)

    async def write_seat(self, code: str, was: StoredSeat, now: StoredSeat) -> None:
        async with self._changing_seats:
            stored = [seat_of(row) for _, number, row in await self._read(SEAT, code) if number == now.seat]
            if not stored:
                raise Conflict(code)
            written = changed_seat(code, stored[0], was, now)
            await self._write(code, [], [(SEAT, code, now.seat, asdict(written))])

    async def write_people(self, code: str, people: People) -> None:
        await self._write(code, [], [(PEOPLE, code, 0, people_data.to_text(people))])

    async def snapshot(self, code: str, number: int, game: str) -> None:
        await self._write(code, [], [(SNAPSHOT, code, 0, [number, game])])

    async def say(self, code: str, number: int, seat: int, text: str, at: float) -> None:
        """In place of the line that is too old by now."""
        await self._write(code, [], [(CHAT, code, number % CHAT_LINES, [number, seat, text, at])])

    async def delete(self, code: str) -> None:
        """Nothing of the table is left; `Unavailable` when it is left as it was."""
        try:
            await self._rows.remove(json.dumps(PARTS), code)
        except Exception as error:
            raise Unavailable("the store has not removed the rows") from error

    # -- reading ------------------------------------------------------------------------------------

    async def _read(self, part: str, code: str | None = None) -> list[tuple[str, int, Any]]:
        """Code, number and value of each row."""
        rows = json.loads(await self._rows.read(part, code))
        return [(code, number, json.loads(value)) for _, code, number, value in rows]

    async def codes_in_play(self) -> list[str]:
        over = {code for code, _, value in await self._read(OVER) if value}
        tables = sorted(await self._read(TABLE), key=lambda row: float(row[2]["created"]))
        return [code for code, _, _ in tables if code not in over]

    async def codes_that_may_go_on(self) -> list[str]:
        """Tables come and go between two readings."""
        codes = await self.codes_in_play()
        seats: dict[str, list[StoredSeat]] = {}
        for code, _, row in await self._read(SEAT):
            seats.setdefault(code, []).append(seat_of(row))
        agreed = {code: from_text(head["agreement"]) for code, _, head in await self._read(TABLE)}
        return [code for code in codes if code in agreed and may_go_on(seats.get(code, []), agreed[code])]

    async def seats_opened_by(self, secret_hashes: list[str]) -> list[tuple[str, int]]:
        seats = await self._read(SEAT)
        return sorted((code, seat) for code, seat, row in seats if row["secret_hash"] in secret_hashes)

    async def load(self, code: str) -> StoredTable | None:
        heads = await self._read(TABLE, code)
        if not heads:
            return None
        head = heads[0][2]
        over = await self._read(OVER, code)
        snapshots = await self._read(SNAPSHOT, code)
        people = await self._read(PEOPLE, code)
        said = sorted(row for _, _, row in await self._read(CHAT, code))
        return StoredTable(
            code=code,
            setup=setup_of(head),
            bot_seed=head["bot_seed"],
            over=bool(over and over[0][2]),
            seats=[seat_of(row) for _, _, row in await self._read(SEAT, code)],
            moves=[Move(**row) for _, _, row in await self._read(MOVE, code)],
            snapshot=(snapshots[0][2][0], snapshots[0][2][1]) if snapshots else None,
            chat=[(row[0], row[1], row[2], row[3]) for row in said[-CHAT_LINES:]],
            origin=head["origin"],
            agreement=from_text(head["agreement"]),
            created=head["created"],
            key=None if head["key"] is None else bytes.fromhex(head["key"]),
            people=people_data.from_text(people[0][2] if people else None),
        )


def encoded(rows: list[Row]) -> str:
    return json.dumps([(part, code, number, json.dumps(value)) for part, code, number, value in rows])


def setup_of(head: dict[str, Any]) -> dict[str, Any]:
    """Dealt by the defaults of its day."""
    setup: dict[str, Any] = head["setup"]
    return setup if head.get("schema", FIRST_SCHEMA) >= SCHEMA else name_former_defaults(setup)


def seat_of(row: dict[str, Any]) -> StoredSeat:
    seat = StoredSeat(**{**row, "declined": tuple(row.get("declined", ()))})
    return seat if seat.bot is None else replace(seat, bot=name_now(seat.bot))
