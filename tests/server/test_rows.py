"""Tables as rows: what the database of a browser refuses, and rows of other versions."""

from __future__ import annotations

import asyncio
import json
from dataclasses import fields
from typing import Any

import msgspec
import pytest

from nemesis import Setup
from nemesis.server.in_page import start
from nemesis.server.storage.rows import FORM_NOW, NewerRows, RowStorage
from nemesis.server.table.data.agreement import Agreement
from nemesis.server.table.data.stored import CHOICE, Move, StoredSeat
from nemesis.server.transport.desk import Desk

from .playing import PATIENCE
from .test_without_a_server import NoWorkers, RowsInMemory

FORMS = {
    1: {
        "seat": {"seat", "name", "secret_hash", "bot", "language", "standing_in", "declined"},
        "move": {"kind", "seat", "value", "in_window", "spent", "at"},
    }
}
"""What an engine that knows a form can read."""
SOLO = json.dumps({"setup": {"players": 1, "mode": "solo", "seed": 3}})


class FullStore(RowsInMemory):
    """A browser without room, as long as `full` is set."""

    full = False

    async def write(self, new: str, changed: str) -> bool:
        if self.full:
            raise OSError("QuotaExceededError")
        return await super().write(new, changed)

    async def remove(self, parts: str, code: str) -> None:
        if self.full:
            raise OSError("UnknownError")
        await super().remove(parts, code)


class Page:
    """A page of the browser: it asks, and hears what its line is told."""

    def __init__(self, rows: RowsInMemory) -> None:
        self.rows = rows
        self.told: list[dict[str, Any]] = []

    async def begin(self) -> None:
        def tell(line: str, text: str) -> None:
            self.told.append(json.loads(text))

        self.desk: Desk = await start(self.rows, tell, lambda *_: None, NoWorkers)

    async def post(self, path: str, body: str) -> tuple[int, dict[str, Any]]:
        status, answer = await self.desk.request("POST", path, body)
        return status, json.loads(answer)

    async def sit_down(self) -> None:
        self.code = (await self.post("/api/tables", SOLO))[1]["code"]
        secret = (await self.post(f"/api/tables/{self.code}/seats", '{"name": "Ada", "seat": 0}'))[1]["secret"]
        self.desk.open("a", self.code)
        self.desk.say("a", json.dumps({"type": "hello", "secret": secret}))

    async def hear(self, type: str) -> dict[str, Any]:
        while not (found := [message for message in self.told if message["type"] == type]):
            await asyncio.sleep(0)
        self.told.clear()
        return found[-1]

    async def choose(self, ask: dict[str, Any], ref: int) -> None:
        self.desk.say("a", json.dumps({"type": "choose", "ask": ask["id"], "choice": 0, "ref": ref}))


def test_a_move_that_finds_no_room_comes_back_and_can_be_made_when_there_is_room() -> None:
    async def play() -> None:
        rows = FullStore()
        page = Page(rows)
        await page.begin()
        await page.sit_down()
        ask = (await page.hear("update"))["ask"]
        before = dict(rows.rows)
        rows.full = True
        await page.choose(ask, 1)
        refused = await page.hear("error")
        assert (refused["error"], refused["ref"]) == ("not_saved", 1)
        assert (await page.post("/api/tables", SOLO))[0] == 503, "a table that is not kept is not there"
        page.desk.say("a", json.dumps({"type": "say", "text": "Is anybody there?", "ref": 2}))
        assert (await page.hear("error"))["error"] == "not_saved"
        assert rows.rows == before
        rows.full = False
        await page.choose(ask, 3)
        assert (await page.hear("done"))["ref"] == 3

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_a_game_that_is_deleted_leaves_nothing_behind() -> None:
    async def play() -> None:
        rows = FullStore()
        page = Page(rows)
        await page.begin()
        await page.sit_down()
        await page.choose((await page.hear("update"))["ask"], 1)
        await page.hear("done")
        first, before = page.code, dict(rows.rows)
        rows.full = True
        assert (await page.post(f"/api/own/{first}/delete", "{}"))[0] == 503
        assert rows.rows == before and (await page.desk.request("GET", f"/api/tables/{first}", ""))[0] == 200
        rows.full = False
        await page.post("/api/tables", SOLO)
        assert (await page.desk.request("POST", f"/api/own/{first}/delete", "{}"))[0] == 200
        assert (await page.desk.request("GET", f"/api/tables/{first}", ""))[0] == 404
        assert first not in {code for _, code, _ in rows.rows} and len({code for _, code, _ in rows.rows if code}) == 1

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


SEATED = [StoredSeat(0, secret_hash="somebody's"), StoredSeat(1, bot="crew")]


class BusyStore(RowsInMemory):
    """While tables are counted, another one is always made."""

    made = 0

    async def read(self, part: str, code: str | None) -> str:
        found = await super().read(part, code)
        self.made += 1
        await RowStorage(self).create(f"new{self.made}", Setup().to_data(), 1, SEATED)
        return found


def test_tables_that_come_while_others_are_counted_are_no_trouble() -> None:
    """The caretaker asks again later; until then they are nobody's."""

    async def play() -> list[str]:
        rows = BusyStore()
        await RowStorage(rows).create("old", Setup().to_data(), 1, SEATED)
        return await RowStorage(rows).codes_that_may_go_on()

    assert "old" in asyncio.run(play())


def test_an_older_engine_leaves_the_rows_of_a_newer_one_alone() -> None:
    async def play(newer: list[int]) -> None:
        rows = RowsInMemory()
        page = Page(rows)
        await page.begin()
        await page.sit_down()
        (form,) = [key for key in rows.rows if key[0] == "form"]
        assert json.loads(rows.rows[form]) == FORM_NOW
        rows.rows[form] = json.dumps(newer)
        before = dict(rows.rows)
        with pytest.raises(NewerRows):
            await Page(rows).begin()
        assert rows.rows == before

    for number in range(len(FORM_NOW)):
        newer = [form + (place == number) for place, form in enumerate(FORM_NOW)]
        asyncio.run(asyncio.wait_for(play(newer), PATIENCE))


def test_a_newer_engine_opens_the_rows_of_an_older_one() -> None:
    """Those of the first static page named no form and no schema; fields that came later have their defaults."""

    async def play() -> None:
        rows = RowsInMemory()
        storage = RowStorage(rows)
        setup = Setup(players=1, mode="solo", seed=3)
        await storage.create("abc", setup.to_data(), 7, [StoredSeat(0, bot="crew", language="fr")])
        await storage.append("abc", 0, Move(CHOICE, 0, "decline"), over=False)
        del rows.rows["form", "", 0]
        for key, value in rows.rows.items():
            older = json.loads(value)
            for late in ("schema", "standing_in", "declined", "spent"):
                older.pop(late, None)
            rows.rows[key] = json.dumps(older)
        again = RowStorage(rows)
        await again.open()
        loaded = await again.load("abc")
        assert loaded is not None and Setup.from_data(loaded.setup) == setup and loaded.moves[0].spent == 0
        assert loaded.seats == [StoredSeat(0, bot="crew", language="fr")]
        await again.append("abc", 1, Move(CHOICE, 0, "decline"), over=False)
        assert json.loads(rows.rows["form", "", 0]) == FORM_NOW

    asyncio.run(play())


def test_rows_of_another_form_have_another_number() -> None:
    """A field more, and engines that are out there cannot read it: raise `FORM_NOW`, and write its fields down here."""
    known = FORMS[FORM_NOW[0]]
    assert {field.name for field in fields(StoredSeat)} == known["seat"]
    assert {field.name for field in fields(Move)} == known["move"]
    assert not msgspec.json.decode(b'{"of_tomorrow": 1}', type=Agreement).coach, "unknown entries are passed over"
