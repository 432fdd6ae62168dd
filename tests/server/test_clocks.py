"""Thinking time, and bots for those who are away."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from nemesis.server.messages import Clock
from nemesis.server.settings import Settings
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.agreement import Agreement
from nemesis.server.table.data.seats import hashed
from nemesis.server.table.data.stored import StoredSeat
from nemesis.server.table.table import Table
from nemesis.server.table.viewers.viewer import Viewer
from nemesis.server.thinking.inline import InlineThinker
from nemesis.setup import Setup

from .playing import Client, SentMessages, Server


def new_table(server: Server, **fields: Any) -> str:
    status, info = server.post("/api/tables", fields)
    assert status == 201, info
    code: str = info["code"]
    return code


async def table_of_people(
    folder: Path, setup: Setup, settings: Settings, agreed: Agreement | None = None
) -> tuple[SqlStorage, Table]:
    """A table in this process, stored and begun, with a person on every seat."""
    storage = SqlStorage(f"sqlite:///{folder / 'tables.db'}")
    await storage.open()
    seats = [StoredSeat(s, f"P{s}", hashed(f"{s}" * 20)) for s in range(setup.players)]
    await storage.create("abc", setup.to_data(), 1, seats, agreement=agreed or Agreement())
    stored = await storage.load("abc")
    assert stored is not None and stored.agreement == (agreed or Agreement())
    table = Table(stored, storage, InlineThinker(), settings)
    table.start()
    return storage, table


def clocks(client: Client) -> dict[str, Any]:
    told = [m for m in client.received if m["type"] == "clocks"]
    return told[-1] if told else {"running": None}


SECRET = {"interrupt", "ignore_attack", "reroll_noise", "keep_objective"}


async def asked_and_running(*clients: Client) -> None:
    """Wait until somebody is asked and exactly the clocks of those run; in a reaction window none does."""
    async with asyncio.timeout(30):
        while True:
            asked = [s for s, c in enumerate(clients) if c.ask is not None]
            openly = [s for s in asked if (clients[s].ask or {})["kind"] not in SECRET]
            if asked and all(clocks(c)["running"] == openly for c in clients):
                return
            await asyncio.sleep(0.005)


def test_a_clock_runs_for_who_is_asked_and_is_told_when_it_starts_and_stops(server: Server) -> None:
    async def play() -> None:
        code = new_table(
            server, setup={"players": 3, "seed": 5}, clock={"seconds": 600, "increment": 10}, bots={"2": "crew"}
        )
        assert server.get(f"/api/tables/{code}")[1]["clock"] == {"seconds": 600, "increment": 10}
        (_, one), (_, two) = server.join(code, 0), server.join(code, 1)
        async with server.at(code, one) as a, server.at(code, two) as b:
            chance = random.Random(1)
            for _ in range(12):
                await asked_and_running(a, b)
                assert clocks(a)["left"][2] is None, "a bot has no clock"
                await next(c for c in (a, b) if c.ask is not None).play(chance, most=1)
            left = clocks(a)["left"]
            assert all(time is not None and time > 590 for time in left[:2]) and max(left[:2]) > 600

    asyncio.run(play())


def test_spent_time_survives_a_restart_and_running_out_gives_one_answer_to_a_bot(tmp_path: Path) -> None:
    async def play() -> None:
        settings, agreed = Settings(reaction_pause=0), Agreement(clock=Clock(seconds=30))
        storage, table = await table_of_people(tmp_path, Setup(players=2, seed=2), settings, agreed)
        first = table.game.asks[0].seat
        assert table.clocks.running() == {first} and table.clocks.left(first) == pytest.approx(30, abs=2)
        table.clocks.since[first] -= 12
        await table.choose(first, table.questions.id(first), 0)
        assert table.clocks.left(first) == pytest.approx(18, abs=2)
        await table.stop()
        again = await storage.load("abc")
        assert again is not None and again.moves[0].spent == pytest.approx(12, abs=2)
        table = Table(again, storage, InlineThinker(), settings)
        assert table.clocks.left(first) == pytest.approx(18, abs=2)
        table.start()
        seat = table.game.asks[0].seat
        made = len(table.game.history)
        table.clocks.since[seat] -= 1000
        table.clocks.wind()
        for _ in range(4000):
            if len(table.game.history) > made:
                break
            await asyncio.sleep(0.002)
        assert table.game.history[made][0] == seat and table.seats[seat].bot is None, "the seat stays the player's"
        assert table.clocks.left(seat) == 0
        await table.stop()
        await storage.close()

    asyncio.run(play())


def test_no_clock_runs_and_none_is_told_in_a_reaction_window(tmp_path: Path) -> None:
    async def play() -> None:
        settings, agreed = Settings(reaction_pause=10**6, reaction_limit=0.01), Agreement(clock=Clock(seconds=3000))
        storage, table = await table_of_people(tmp_path, Setup(players=3, seed=2), settings, agreed)
        chance = random.Random(3)
        windows = 0
        for _ in range(300):
            if table.game.over or windows >= 2:
                break
            if table.windows.waiting:
                assert table.clocks.running() == set() and table.clocks.message().running == []
                reacting = [s for s in range(3) if table.windows.reacts(s)]
                made = len(table.game.history)
                table.windows.go_on()
                assert table.clocks.running() == set() or not reacting
                if reacting:
                    windows += 1
                    for _ in range(2000):
                        if len(table.game.history) > made:
                            break
                        await asyncio.sleep(0.002)
                    assert len(table.game.history) > made, "a window does not wait for ever"
                continue
            ask = next(a for a in table.game.asks if table.questions.asked(a.seat))
            choice = chance.randrange(len(ask.options)) if ask.kind != "turn" or chance.random() < 0.2 else 0
            await table.choose(ask.seat, table.questions.id(ask.seat), choice)
        assert windows
        await table.stop()
        await storage.close()

    asyncio.run(play())


def test_the_sand_of_a_real_hourglass_is_a_recorded_move(tmp_path: Path) -> None:
    """A-10.3: the server keeps the clock; the move is nobody's."""

    async def play() -> None:
        setup = Setup(
            players=2, seed=2, modules=("hourglass",), characters=("captain", "scout"),
            options={"hourglass_clock": "seconds", "hourglass_seconds": 30},
        )  # fmt: skip
        storage, table = await table_of_people(tmp_path, setup, Settings(reaction_pause=0))
        for _ in range(20):
            if table.clocks.of_the_game.running:
                break
            seat = table.game.asks[0].seat
            await table.choose(seat, table.questions.id(seat), 0)
        assert table.clocks.of_the_game.running
        left = table.clocks.message().sand
        assert left is not None and 25 < left <= 30
        client = SentMessages()
        table.enter(Viewer(None, table.texts("en"), client))
        client.taken()
        table.clocks.of_the_game.run_out()
        for _ in range(2000):
            if any(seat == -1 for seat, _ in table.game.history):
                break
            await asyncio.sleep(0.002)
        assert table.game.history[-1] == (-1, ("claim", "sand_runs_out"))
        clocks_told = [m for m in map(json.loads, client) if m["type"] == "clocks"]
        assert clocks_told and clocks_told[-1]["sand"] is None and table.clocks.message().sand is None
        other = next(s for s in range(2) if not table.questions.asked(s))
        assert table.questions.claims(other) == [("claim", "seize_hourglass")]
        kept = await storage.load("abc")
        assert (
            kept is not None
            and Table(kept, storage, InlineThinker(), Settings()).game.to_json() == table.game.to_json()
        )
        await table.stop()
        await storage.close()

    asyncio.run(play())


# -- absence ----------------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", bot_pause=0.05).start()

    async def play() -> None:
        code = new_table(server, setup={"players": 2, "seed": 5}, absent_bot="crew", absent_seconds=15)
        with sqlite3.connect(tmp_path / "tables.db") as db:
            db.execute("update tables set agreed = replace(agreed, '\"absent_seconds\":15', '\"absent_seconds\":1')")
        db.close()
        server.kill()
        server.start()
        (_, one), (_, two) = server.join(code), server.join(code)
        async with server.at(code, one) as a:
            async with server.at(code, two) as b:
                await b.until(lambda c: [s["standing_in"] for s in c.seats] == [False, False])
            await a.until(lambda c: c.seats[1]["standing_in"])
            assert a.seats[1]["bot"] == "crew" and not a.seats[1]["connected"] and a.seats[1]["joined"]
            async with server.at(code, two) as b:
                await b.until(lambda c: not c.seats[1]["standing_in"])
                assert b.seats[1]["bot"] is None and b.seats[1]["connected"]
                await b.say("set_bot", seat=1, bot="random")
                await a.until(lambda c: c.seats[1]["bot"] == "random")
            await asyncio.sleep(1.5)
            async with server.at(code, two) as b:
                assert b.seats[1]["bot"] == "random", "a bot that the player chose stays"

    try:
        asyncio.run(play())
    finally:
        server.kill()
