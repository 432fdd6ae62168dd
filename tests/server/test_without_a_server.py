"""The table layer alone: no socket, no database, no process. The same code would run inside a browser."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game
from nemesis.saves import client_of
from nemesis.server.in_page import start
from nemesis.server.lobby.lobby import Lobby
from nemesis.server.messages import Hello, NewTable, ReplayOf, TurningOf, parse
from nemesis.server.settings import Settings
from nemesis.server.storage.memory import MemoryStorage
from nemesis.server.storage.rows import RowStorage
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.agreement import Agreement
from nemesis.server.table.data.seats import new_secret
from nemesis.server.table.data.stored import CHOICE, UNDO, Move, StoredSeat
from nemesis.server.table.ports import Asker, Client, Conflict, Storage, Thinker
from nemesis.server.table.requests import let_in, respond
from nemesis.server.table.table import Table
from nemesis.server.table.viewers.viewer import Viewer
from nemesis.server.thinking.inline import InlineThinker

from .playing import NUMBERED, PATIENCE, SentMessages, laid_over

SETTINGS = Settings(reaction_pause=0, snapshot_every=20)


class QuickHistorian(InlineThinker):
    """Knows the turning points without thinking."""

    async def turning_points(
        self, save: str, seat: int, progress: Callable[[float], None], asker: Asker
    ) -> dict[str, Any]:
        progress(0.5)
        point = {"start": 0, "end": 9, "round": 1, "before": 0.9, "after": 0.4, "games": 20, "sure": 1.0}
        return {"curve": [{"made": 0, "round": 1, "chance": 0.9}], "games": 20, "points": [point]}


class Person:
    """Somebody at a table, who knows it by messages only."""

    def __init__(self, table: Table, viewer: Viewer, sent: SentMessages) -> None:
        self.table, self.viewer, self.sent = table, viewer, sent
        self.update: dict[str, Any] = {}
        self.others: list[dict[str, Any]] = []

    @classmethod
    async def entering(cls, table: Table, secret: str) -> Person:
        sent = SentMessages()
        client: Client = sent
        viewer = await let_in(table, Hello(secret=secret), client)
        table.enter(viewer)
        return cls(table, viewer, sent)

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """The answer to a message; what else was sent is taken in."""
        await respond(self.table, self.viewer, parse(json.dumps({"type": type, "ref": 1, **fields})))
        answer: list[dict[str, Any]] = []
        while not answer:
            answer = [m for m in self.look() if m.get("ref") == 1]
            await asyncio.sleep(0)
        return answer[-1]

    def look(self) -> list[dict[str, Any]]:
        messages = [json.loads(text) for text in self.sent.taken()]
        for message in messages:
            if message["type"] == "update":
                self.update = laid_over(self.update or None, message)
            else:
                self.others.append(message)
        return messages

    async def question(self) -> dict[str, Any] | None:
        """None: the game is over."""
        while True:
            self.look()
            if self.table.game.over or self.update.get("ask") is not None:
                return self.update["ask"] if not self.table.game.over else None
            await asyncio.sleep(0)

    async def play_on(self, chance: random.Random, most: int) -> int:
        made = 0
        while made < most and (ask := await self.question()) is not None:
            found = [n for n, option in enumerate(ask["options"]) if option["value"][0] != "pass"]
            choice = chance.choice(found if found and chance.random() < 0.8 else range(len(ask["options"])))
            answer = await self.say("choose", ask=ask["id"], choice=choice)
            assert answer["type"] == "done", answer
            made += 1
        return made


def test_a_whole_game_with_a_bot_in_memory() -> None:
    """Played by messages, put away and resumed in the middle, watched again at its end."""
    chance = random.Random(4)
    storage: Storage = MemoryStorage()
    thinker: Thinker = QuickHistorian(iterations=8)
    new = NewTable(setup={"players": 2, "seed": 5, "options": NUMBERED}, bots={"1": "crew"}, coach=True)

    async def begin() -> tuple[str, str]:
        lobby = Lobby(storage, thinker, SETTINGS)
        await lobby.open()
        table = await lobby.create(new)
        secret = new_secret()
        assert await table.seating.join(None, "Ada", "en", secret) == 0
        person = await Person.entering(table, secret)
        assert await person.play_on(chance, 25) == 25
        await person.say("say", text="Hello?")
        assert person.others[-2:][0]["text"] == "Hello?"
        ask = await person.question()
        assert ask is not None
        advice = await person.say("ask_coach", ask=ask["id"])
        assert advice["type"] == "coach_answer" and advice["games"] > 0
        refused = await person.say("choose", ask="0-0-0-0", choice=0)
        assert refused["error"] == "stale"
        await lobby.close()
        return table.code, secret

    async def end(code: str, secret: str) -> None:
        lobby = Lobby(storage, thinker, SETTINGS)
        await lobby.open()
        table = await lobby.find(code)
        assert table is not None and [line.text for line in table.chat.lines] == ["Hello?"]
        person = await Person.entering(table, secret)
        await person.play_on(chance, 2000)
        assert table.game.over and person.update["report"]
        (mine,) = await lobby.mine([secret])
        assert mine.table.over and mine.seat == 0
        replay = await lobby.replay(table, ReplayOf(secret=secret))
        assert len(replay.moments) > 20
        asked = TurningOf(secret=secret)
        assert (await lobby.turning(table, asked)).points is None
        while (found := await lobby.turning(table, asked)).points is None:
            await asyncio.sleep(0.001)
        assert [point.before for point in found.points] == [90]
        table.leave(person.viewer)
        await lobby.close()
        assert await storage.codes_in_play() == []

    code, secret = asyncio.run(asyncio.wait_for(begin(), PATIENCE))
    asyncio.run(asyncio.wait_for(end(code, secret), 2 * PATIENCE))


def in_memory(folder: Path) -> Storage:
    return MemoryStorage()


class RowsInMemory:
    """What the database of a browser does."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str, int], Any] = {}

    async def write(self, new: str, changed: str) -> bool:
        await asyncio.sleep(0)
        added = {(part, code, number): value for part, code, number, value in json.loads(new)}
        if self.rows.keys() & added.keys():
            return False
        self.rows |= added | {(part, code, number): value for part, code, number, value in json.loads(changed)}
        return True

    async def read(self, part: str, code: str | None) -> str:
        await asyncio.sleep(0)
        return json.dumps([[*k, v] for k, v in sorted(self.rows.items()) if k[0] == part and code in (None, k[1])])

    async def remove(self, parts: str, code: str) -> None:
        await asyncio.sleep(0)
        self.rows = {
            key: value for key, value in self.rows.items() if key[0] not in json.loads(parts) or key[1] != code
        }


class NoWorkers:
    """A browser that can start no other worker."""

    async def ready(self) -> None:
        raise OSError("out of memory")

    async def ask(self, job: str, say: Callable[[str], None]) -> None:
        raise AssertionError("nobody is there")

    def end(self) -> None:
        pass


def in_rows(folder: Path) -> Storage:
    return RowStorage(RowsInMemory())


def in_a_database(folder: Path) -> Storage:
    return SqlStorage(f"sqlite:///{folder / 'tables.db'}")


@pytest.mark.parametrize("kind", [in_memory, in_rows, in_a_database])
def test_every_storage_keeps_the_same_promises(kind: Callable[[Path], Storage], tmp_path: Path) -> None:
    async def write_and_read() -> None:
        storage = kind(tmp_path)
        await storage.open()
        seats = [StoredSeat(0), StoredSeat(1, bot="crew")]
        await storage.create("abc", {"players": 2}, 7, seats, agreement=Agreement(coach=True))
        with pytest.raises(Conflict):
            await storage.create("abc", {"players": 2}, 7, seats)
        await storage.append("abc", 0, Move(CHOICE, 0, ("move", 1, 2), spent=1.5, at=10.0), over=False)
        with pytest.raises(Conflict):
            await storage.append("abc", 0, Move(CHOICE, 1, "decline"), over=False)
        ada = replace(seats[0], name="Ada", secret_hash="h" * 64, declined=("interrupt",))
        assert await storage.codes_that_may_go_on() == []
        await storage.write_seat("abc", seats[0], ada)
        assert await storage.codes_that_may_go_on() == ["abc"], "a person plays with a bot"
        for stale in (replace(ada, name="Ben", secret_hash="i" * 64), replace(seats[0], bot="crew")):
            with pytest.raises(Conflict):
                await storage.write_seat("abc", seats[0], stale)
        former = replace(ada, declined=())
        with pytest.raises(Conflict):
            await storage.write_seat("abc", former, replace(former, declined=("follow",)))
        await storage.write_seat("abc", former, replace(former, language="fr"))
        ada = replace(ada, language="fr")
        await storage.probe()
        await storage.snapshot("abc", 1, "{}")
        await storage.say("abc", 1, 0, "Hello?", 11.0)
        loaded = await storage.load("abc")
        assert loaded is not None and loaded.setup == {"players": 2} and loaded.bot_seed == 7
        assert loaded.seats == [ada, seats[1]] and loaded.agreement == Agreement(coach=True)
        assert loaded.moves == [Move(CHOICE, 0, ["move", 1, 2], spent=1.5, at=10.0)]
        assert loaded.snapshot == (1, "{}") and loaded.chat == [(1, 0, "Hello?", 11.0)] and not loaded.over
        loaded.seats[0].name = "somebody else"
        again = await storage.load("abc")
        assert again is not None and again.seats[0].name == "Ada", "what was loaded is a copy"
        assert await storage.seats_opened_by(["h" * 64, "i" * 64]) == [("abc", 0)]
        await storage.append("abc", 1, Move(CHOICE, 1, "decline"), over=True)
        assert await storage.codes_in_play() == []
        await storage.append("abc", 2, Move(UNDO, 1, 1), over=False)
        assert await storage.codes_in_play() == ["abc"] and await storage.load("xyz") is None
        await storage.close()

    asyncio.run(write_and_read())


def test_a_desk_carries_requests_and_lines_as_a_server_would() -> None:
    """What a page without a server says to its worker; begun there, gone on with by another worker on the same rows."""
    rows = RowsInMemory()
    told: list[tuple[str, dict[str, Any]]] = []
    ended: list[tuple[str, int]] = []
    answered: list[str] = []

    def tell(line: str, text: str) -> None:
        told.append((line, json.loads(text)))

    async def until(found: Callable[[], Any]) -> Any:
        while not found():
            await asyncio.sleep(0)
        return found()

    def updates() -> list[dict[str, Any]]:
        return [message for line, message in told if message["type"] == "update"]

    async def begin() -> tuple[str, str]:
        desk = await start(rows, tell, lambda name, code: ended.append((name, code)), NoWorkers)
        assert (await desk.request("GET", "/api/tables/23456789", ""))[0] == 404
        assert (await desk.request("GET", "/api/nothing", ""))[0] == 404
        assert (await desk.request("POST", "/api/tables", "{"))[0] == 400
        status, made = await desk.request("POST", "/api/tables", json.dumps({"setup": {"players": 1, "mode": "solo"}}))
        code = json.loads(made)["code"]
        assert status == 201
        status, joined = await desk.request("POST", f"/api/tables/{code}/seats", json.dumps({"name": "Ada", "seat": 0}))
        secret = json.loads(joined)["secret"]
        desk.open("a", code)
        desk.say("a", json.dumps({"type": "hello", "secret": secret}))
        (first,) = await until(updates)
        answered.append(first["ask"]["id"])
        desk.say("a", json.dumps({"type": "choose", "ask": first["ask"]["id"], "choice": 0, "ref": 1}))
        await until(lambda: [m for _, m in told if m["type"] == "done"])
        desk.open("b", code)
        desk.say("b", json.dumps({"type": "hello", "secret": "wrong"}))
        await until(lambda: ended == [("b", 4401)])
        desk.close("a")
        await until(lambda: ended[1:] == [("a", 1000)])
        return code, secret

    async def go_on(code: str, secret: str) -> None:
        told.clear()
        desk = await start(rows, tell, lambda name, code: ended.append((name, code)), NoWorkers)
        status, found = await desk.request("POST", "/api/mine", json.dumps({"secrets": [secret]}))
        assert status == 200 and [own["table"]["code"] for own in json.loads(found)["tables"]] == [code]
        status, file = await desk.request("GET", f"/api/own/{code}", "")
        game = Game.from_json(file)
        assert status == 200 and len(game.history) == 1 and client_of(file) == {"seats": ["me"]}
        game.apply(0)
        status, made = await desk.request("POST", "/api/own", json.dumps({"save": game.to_json({"seats": ["me"]})}))
        again = (await desk.request("GET", f"/api/own/{json.loads(made)['code']}", ""))[1]
        assert status == 201 and Game.from_json(again).digest() == game.digest()
        assert (await desk.request("POST", "/api/own", '{"save": "{}"}'))[0] == 422
        desk.open("c", code)
        desk.say("c", json.dumps({"type": "hello", "secret": secret}))
        (update,) = await until(updates)
        assert update["ask"]["id"] != answered[0], "the choice was kept"

    code, secret = asyncio.run(asyncio.wait_for(begin(), PATIENCE))
    asyncio.run(asyncio.wait_for(go_on(code, secret), PATIENCE))
