"""Tables of every kind under play on a server that is killed again and again, and the accounts of what it promised."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from http.client import HTTPException
from typing import Any

from websockets.exceptions import WebSocketException

from nemesis.engine.machine import as_tuples
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.resume import begun, resumed
from nemesis.server.table.data.stored import UNDO, StoredTable
from nemesis.view import view

from .playing import PATIENCE, Client, Server, lively

BUSY = 6
"""Tables in play at any time."""
LONGEST = 1.2
"""Seconds from the start of a server to its kill, at most, where the kill does not wait for play."""
AT_ONCE = 0.2
"""How often it does not; else it comes within so many seconds after so many answers:"""
SOON, ANSWERS = 0.05, 60
IN_PASSING = 0.15
"""How often the server is killed while it still starts."""
COMPARED = 40
"""Views of this many last moments are compared with what each socket was shown last."""
NOT_SOUND = (
    "message_failed",
    "bot_failed",
    "bot_chose",
    "not_saved",
    "table_broken",
    "stray_fault",
    "background_failed",
    "snapshot_unusable",
)
"""Words of the server's log that only a fault writes."""
WRONG = ("internal", "not_saved", "bad_message", "illegal", "not_yours", "not_seated", "not_asked")
"""Refusals that none of these clients gives cause for."""
KINDS: tuple[dict[str, Any], ...] = (
    {"setup": {"players": 3}, "bots": {"2": "crew"}},
    {"setup": {"players": 2, "species": "carnomorphs", "mode": "coop"}},
    {"setup": {"players": 1, "species": "void_seeders"}},
    {"setup": {"players": 4, "modules": ["intruder_player", "medic"]}, "bots": {"0": "crew", "3": "random"}},
    {"setup": {"players": 2, "modules": ["hourglass", "traits", "aftermath_characters"]}, "clock": {"seconds": 3600}},
    {"setup": {"players": 2, "mode": "investigation"}, "bots": {"1": "crew"}},
    {"setup": {"players": 3, "characters": ["captain", "scout", "soldier"]}, "hot_seat": True},
    {"setup": {"players": 5, "species": "carnomorphs"}, "bots": {str(s): "random" for s in range(3)}},
    {"setup": {"players": 2, "species": "void_seeders", "modules": ["turrets"]}, "bots": {"0": "crew"}},
    {"setup": {"players": 2, "mode": "epilogue"}, "bots": {"1": "random"}},
    {"scenario": "first_game"},
)


@dataclass
class Promised:
    """A table, and everything that the server said is kept."""

    code: str
    kind: str = ""
    """What it is about, for people who read of a failure."""
    secrets: dict[int, str] = field(default_factory=dict)
    moves: dict[str, Any] = field(default_factory=dict)
    """Choices acknowledged: id of the question, without the mark of its options -> option."""
    undos: Counter[int] = field(default_factory=Counter)
    claims: Counter[int] = field(default_factory=Counter)
    said: set[str] = field(default_factory=set)
    over: bool = False
    manned: bool = False
    """All joined; a kill in the middle of that leaves a table that nobody can play."""
    shown: list[tuple[int, Any]] = field(default_factory=list)
    """The last views that each seat was sent before the kill."""


class Tally:
    """What the server answered to all players."""

    def __init__(self) -> None:
        self.answered = 0
        self.refused: Counter[str] = Counter()
        self.reasons: dict[str, str] = {}
        """The last of each kind."""


class Siege(Tally):
    def __init__(self, server: Server, seed: int) -> None:
        super().__init__()
        self.server = server
        self.chance = random.Random(seed)
        self.tables: list[Promised] = []
        self.made = 0
        self.kills = self.restarts_cut_short = 0

    # -- playing --------------------------------------------------------------------------------------

    def new_table(self) -> None:
        """Also while the server is being killed: what was answered must hold."""
        kind = KINDS[self.made % len(KINDS)]
        self.made += 1
        body = dict(kind)
        if "scenario" not in kind:
            body["setup"] = {**kind["setup"], "seed": self.chance.randrange(1 << 40)}
        status, info = self.server.post("/api/tables", body)
        assert status == 201, info
        table = Promised(info["code"])
        self.tables.append(table)
        for seat in info["seats"]:
            if seat["bot"] is None:
                table.secrets[seat["seat"]] = self.server.join(table.code, seat["seat"])[1]
        table.manned = True

    def in_play(self) -> list[Promised]:
        return [t for t in self.tables if t.manned and not t.over]

    async def newcomers(self) -> None:
        while len(self.in_play()) < BUSY:
            await asyncio.to_thread(self.new_table)

    async def play(self) -> None:
        """Everybody plays at every table until the server is killed under them."""
        if not self.in_play():
            await self.newcomers()
        at_work = [asyncio.create_task(self.gone_is_gone(self.newcomers()))]
        for table in self.in_play():
            for seat, secret in table.secrets.items():
                seed = self.chance.randrange(1 << 30)
                at_work.append(asyncio.create_task(self.gone_is_gone(self.sit(table, seat, secret, seed))))
        await self.the_moment()
        self.server.kill()
        await asyncio.gather(*at_work)

    async def the_moment(self) -> None:
        """A random one: while they come in, or in the middle of their play."""
        if self.chance.random() < AT_ONCE:
            await asyncio.sleep(self.chance.random() * LONGEST)
            return
        wanted, late = self.answered + self.chance.randint(1, ANSWERS), time.monotonic() + PATIENCE
        while self.answered < wanted and time.monotonic() < late:
            await asyncio.sleep(0.002)
        await asyncio.sleep(self.chance.random() * SOON)

    async def gone_is_gone(self, work: Any) -> None:
        with suppress(OSError, WebSocketException, HTTPException):
            await work

    async def sit(self, table: Promised, seat: int, secret: str, seed: int) -> None:
        async with self.server.at(table.code, secret) as client:
            player = Player(table, seat, client, random.Random(seed), self)
            try:
                await player.play()
            finally:
                if client.update is not None:
                    table.shown.append((seat, client.view))

    # -- killing --------------------------------------------------------------------------------------

    def round(self) -> None:
        """One life of the server, from its start to its end, and the accounts after it."""
        chance = self.chance
        for table in self.tables:
            table.shown.clear()
        self.kills += 1
        if self.kills > 1 and chance.random() < IN_PASSING:
            self.restarts_cut_short += 1
            self.server.launch()
            time.sleep(chance.random() * LONGEST)
            self.server.kill()
        else:
            self.server.start()
            health = self.server.get("/api/health")[1]
            assert health["broken"] == 0, health
            asyncio.run(self.play())
        log = self.server.log.decode()
        assert not [word for word in NOT_SOUND if word in log], log[-3000:]
        self.server.log = b""
        wrong = {word: self.reasons[word] for word in WRONG if self.refused[word]}
        assert not wrong, wrong
        asyncio.run(self.settle_accounts())

    async def settle_accounts(self) -> None:
        """Nothing that was acknowledged is missing; now and then a table is read to the last letter."""
        storage = SqlStorage(self.server.database)
        try:
            read_closely = self.chance.choice(self.tables) if self.tables else None
            for table in self.tables:
                if table.shown or table is read_closely:
                    stored = await storage.load(table.code)
                    assert stored is not None, table.code
                    check_kept(table, stored)
                    if table is read_closely:
                        check_replays(stored)
                        check_shown(table, stored)
            unfinished = set(await storage.codes_in_play())
            for table in self.tables:
                table.over = table.code not in unfinished
        finally:
            await storage.engine.dispose()

    # -- afterwards -----------------------------------------------------------------------------------

    def everything(self) -> list[StoredTable]:
        """All tables as they are in the end, each replayed from zero."""

        async def load() -> list[StoredTable]:
            storage = SqlStorage(self.server.database)
            found = [await storage.load(table.code) for table in self.tables]
            await storage.engine.dispose()
            return [stored for stored in found if stored is not None]

        found = asyncio.run(load())
        assert len(found) == len(self.tables)
        for table, stored in zip(self.tables, found, strict=True):
            check_kept(table, stored)
            check_replays(stored)
        return found

    def goes_on(self, moves: int) -> None:
        """Without another kill every game in play goes on, or comes to its end."""
        self.server.start()
        assert self.server.get("/api/health")[1]["broken"] == 0
        before = count_moves(self.server)

        async def play() -> None:
            sat = [
                asyncio.create_task(self.gone_is_gone(self.sit(table, seat, secret, 1)))
                for table in self.in_play()
                for seat, secret in table.secrets.items()
            ]
            late = time.monotonic() + PATIENCE
            while waiting := [t for t in self.in_play() if not self.advanced(t, before.get(t.code, 0), moves)]:
                assert time.monotonic() < late, f"these tables do not go on: {[t.code for t in waiting]}"
                await asyncio.sleep(0.1)
            self.server.kill()
            await asyncio.gather(*sat)

        asyncio.run(play())

    def advanced(self, table: Promised, before: int, moves: int) -> bool:
        with sqlite3.connect(self.server.database.removeprefix("sqlite:///")) as db:
            (over,) = db.execute("select over from tables where code = ?", (table.code,)).fetchone()
        db.close()
        return bool(over) or count_moves(self.server).get(table.code, 0) >= before + moves


def count_moves(server: Server) -> dict[str, int]:
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as db:
        found = dict(db.execute("select code, count(*) from moves group by code").fetchall())
    db.close()
    return found


class Player:
    """Answers as fast as it can; now and then it talks, takes back, votes or claims."""

    def __init__(self, table: Promised, seat: int, client: Client, chance: random.Random, tally: Tally):
        self.table = table
        self.seat = seat
        self.client = client
        self.chance = chance
        self.tally = tally
        self.votes: set[int] = set()
        self.moments: set[int] = set()

    async def play(self) -> None:
        client = self.client
        while True:
            await client.until(lambda c: c.over or c.ask is not None or self.vote() is not None or self.moment() > 0)
            ballot, moment = self.vote(), self.moment()
            if ballot is not None:
                self.votes.add(ballot)
                self.counted(await client.say("vote", vote=ballot, agree=self.chance.random() < 0.7))
            elif client.over:
                return
            elif moment and (client.ask is None or client.ask["kind"] == "turn"):
                self.moments.add(moment)
                self.counted(await client.say("moment_seen", moment=moment))
            else:
                await self.something()

    def vote(self) -> int | None:
        """An open vote that this seat has not answered."""
        found = [m for m in self.client.received if m["type"] in ("vote_open", "vote_closed")]
        if not found or found[-1]["type"] == "vote_closed":
            return None
        needed = self.seat in found[-1]["needed"] and self.seat not in found[-1]["agreed"]
        return found[-1]["vote"] if needed and found[-1]["vote"] not in self.votes else None

    def moment(self) -> int:
        """A hot-seat moment that this seat has not looked at; 0: none."""
        found = [m for m in self.client.received if m["type"] == "hot_seat_moment" and self.seat in m["seats"]]
        return found[-1]["moment"] if found and found[-1]["moment"] not in self.moments else 0

    async def something(self) -> None:
        client, table, chance = self.client, self.table, self.chance
        assert client.update is not None and client.ask is not None
        what = chance.random()
        if what < 0.02:
            words = f"{self.seat} {chance.random()}"
            if self.counted(await client.say("say", text=words)):
                table.said.add(words)
        elif what < 0.05 and client.update["undo"] is not None:
            free = client.update["undo"] == "free"
            if self.counted(await client.say("undo")) and free:
                table.undos[self.seat] += 1
        elif what < 0.15 and client.update["claims"]:
            if self.counted(await client.say("claim", claim=chance.choice(client.update["claims"]))):
                table.claims[self.seat] += 1
        else:
            await self.choose()

    async def choose(self) -> None:
        client = self.client
        ask = client.ask
        assert ask is not None
        choice = lively(ask["options"], self.chance)
        if self.counted(await client.say("choose", ask=ask["id"], choice=choice)):
            self.table.moves[ask["id"].rpartition("-")[0]] = ask["options"][choice]["value"]
        await client.until(lambda c: c.over or c.ask is None or c.ask["id"] != ask["id"])

    def counted(self, answer: dict[str, Any]) -> bool:
        self.tally.answered += 1
        if answer["type"] == "error":
            self.tally.refused[answer["error"]] += 1
            self.tally.reasons[answer["error"]] = f"table {self.table.code}: {answer['message']}"
        return answer["type"] == "done"


# -- the accounts -------------------------------------------------------------------------------------


def by_question(stored: StoredTable) -> dict[str, Any]:
    """Every choice by the id of its question: seat, undos so far, own choices so far."""
    found: dict[str, Any] = {}
    history: list[int] = []
    undos = 0
    for move in stored.moves:
        if move.kind == UNDO:
            undos += 1
            del history[-move.value :]
        else:
            found[f"{move.seat}-{undos}-{history.count(move.seat)}"] = move.value
            history.append(move.seat)
    return found


def check_kept(table: Promised, stored: StoredTable) -> None:
    kept = by_question(stored)
    for id, value in table.moves.items():
        assert kept.get(id) == value, f"table {table.code}: the answer to {id} was acknowledged and is lost"
    undone = Counter(move.seat for move in stored.moves if move.kind == UNDO)
    assert table.undos <= undone, f"table {table.code}: an undo was acknowledged and is lost"
    claimed = Counter(
        m.seat for m in stored.moves if m.is_choice and isinstance(m.value, list) and m.value[0] == "claim"
    )
    assert table.claims <= claimed, f"table {table.code}: a claim was acknowledged and is lost"
    assert len(stored.chat) == 200 or table.said <= {text for _, _, text, _ in stored.chat}
    joined = {s.seat for s in stored.seats if s.secret_hash is not None}
    assert set(table.secrets) <= joined


def check_replays(stored: StoredTable) -> None:
    """From the snapshot and from zero: the same game."""
    again = resumed(replace(stored, snapshot=None))
    game = resumed(stored)
    assert game.digest() == again.digest() and game.history == again.history and game.over == again.over
    assert game.over == stored.over


def check_shown(table: Promised, stored: StoredTable) -> None:
    """Nobody was told of a move that is not kept."""
    last = [json.loads(json.dumps(views)) for views in list(states(stored))[-COMPARED:]]
    for seat, shown in table.shown:
        possible = [views[seat] for views in last]
        assert any(shown in (v, {**v, "ask": None}) for v in possible), f"seat {seat} was shown what is not kept"


def states(stored: StoredTable) -> Iterator[list[Any]]:
    """The views of all seats at each moment, undone ones too."""
    game: Any = begun(stored)
    seats = range(len(game.seats))
    yield [view(game, seat) for seat in seats]
    late = len(stored.moves) - COMPARED
    for number, move in enumerate(stored.moves):
        if move.kind == UNDO:
            game = game.undo(move.value, by_vote=True)
        else:
            game.apply(as_tuples(move.value), move.seat)
        if number >= late:
            yield [view(game, seat) for seat in seats]
