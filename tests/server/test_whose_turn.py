"""`TableInfo.turn`: whom a table waits for, as far as everybody may know."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nemesis.scenario import Scenario
from nemesis.server.messages import TableInfo
from nemesis.server.settings import Settings
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.stored import StoredSeat
from nemesis.server.table.table import Table
from nemesis.server.thinking.inline import InlineThinker

from .playing import Server


def test_my_games_tell_whose_turn_it_is(server: Server) -> None:
    code = server.table(players=3, seed=5)
    secrets = [server.join(code)[1] for _ in range(3)]
    (first,) = server.get(f"/api/tables/{code}")[1]["turn"]

    async def play() -> None:
        async with server.at(code, secrets[first]) as a:
            await a.choose(0)

    asyncio.run(play())
    ((mine, asked),) = [
        (t["table"]["turn"], t["asked"]) for t in server.post("/api/mine", {"secrets": [secrets[1]]})[1]["tables"]
    ]
    assert mine == [1] and asked


def test_a_finished_game_waits_for_nobody(server: Server) -> None:
    code = server.table({"0": "random"}, players=1, seed=4)

    async def play() -> None:
        async with server.at(code) as a:
            await a.until(lambda c: c.over)

    asyncio.run(play())
    info = server.get(f"/api/tables/{code}")[1]
    assert info["over"] and info["turn"] == []


@pytest.mark.parametrize("pause", [0.0, 10**6])
def test_a_reaction_window_does_not_tell_who_is_asked(tmp_path: Path, pause: float) -> None:
    """Q-34: during the pause as before, after it nobody's; the same whoever could interrupt."""

    async def announced(holder: int | None) -> tuple[TableInfo, TableInfo]:
        scenario = Scenario("captain", "pilot", "scout", seed=3).room(6, "canteen")
        scenario.seat(0, hand=["motivation", "search"])
        for seat in (1, 2):
            scenario.seat(seat, hand=["interruption" if seat == holder else "demolition", "search"])
        game = scenario.turn(0).game
        storage = SqlStorage(f"sqlite:///{tmp_path / f'{holder}.db'}")
        await storage.open()
        seats = [StoredSeat(s, f"P{s}", str(s) * 64) for s in range(3)]
        await storage.create("abc", game.setup.to_data(), 1, seats, origin=game.to_json())
        stored = await storage.load("abc")
        assert stored is not None
        table = Table(stored, storage, InlineThinker(), Settings(reaction_pause=pause))
        ask = table.game.asks[0]
        before = table.info()
        await table.choose(0, table.questions.id(0), next(n for n, o in enumerate(ask.options) if o[0] == "play"))
        now = table.info()
        assert holder is None or table.game.asks[0].kind == "interrupt"
        await table.stop()
        await storage.close()
        return before, now

    found = {holder: asyncio.run(announced(holder)) for holder in (None, 1, 2)}
    assert all(before.turn == [0] for before, _ in found.values())
    told = {holder: now.turn for holder, (_, now) in found.items()}
    if pause:
        assert told == {None: [0], 1: [0], 2: [0]}
    else:
        assert told[1] == told[2] == []
