"""Reactions declined in advance: never asked, never told, kept through a restart; the table's pause stays."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from nemesis.content import MODULES
from nemesis.rules.reactions import WINDOWS
from nemesis.server.lookup.sheet import sheet
from nemesis.server.settings import Settings
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.seats import hashed
from nemesis.server.table.data.stored import StoredSeat
from nemesis.server.table.table import Table
from nemesis.server.thinking.inline import InlineThinker
from nemesis.setup import Setup
from nemesis.text import LANGUAGES
from nemesis.text.messages import Messages
from nemesis.view.moments import REACTIONS, TableGame

from .playing import Server

KINDS = sorted(REACTIONS)


def test_the_page_offers_every_standing_order_of_its_table_in_words() -> None:
    everything = Setup(players=2, modules=tuple(MODULES)).ruleset()
    assert sorted(sheet(everything, "en").reactions) == KINDS
    assert sorted(sheet(Setup(players=2).ruleset(), "en").reactions) == sorted(kind for kind, _ in WINDOWS.values())
    assert [k for k in KINDS for language in LANGUAGES if not Messages(language).has(f"web-table-order-{k}")] == []


def test_standing_orders_are_kept_and_shown_to_their_seat_only(tmp_path: Path) -> None:
    async def give(server: Server, code: str, secrets: list[str]) -> None:
        async with server.at(code, secrets[0]) as a, server.at(code, secrets[1]) as b:
            assert a.update is not None and a.update["declined"] == []
            assert (await a.say("standing_orders", decline=["interrupt", "ignore_attack"]))["type"] == "done"
            await a.until(lambda c: c.update is not None and c.update["declined"] == ["ignore_attack", "interrupt"])
            refused = await a.say("standing_orders", decline=["turn"])
            assert refused["error"] == "no_such_reaction" and "interrupt" in refused["message"]
            assert b.update is not None and b.update["declined"] == []

    async def look(server: Server, code: str, secret: str) -> list[str]:
        async with server.at(code, secret) as a:
            assert a.update is not None
            found: list[str] = a.update["declined"]
            return found

    server = Server(tmp_path / "tables.db").start()
    code = server.table(players=2, seed=5)
    secrets = [server.join(code)[1] for _ in range(2)]
    asyncio.run(give(server, code, secrets))
    server.kill()
    again = Server(tmp_path / "tables.db").start()
    try:
        assert asyncio.run(look(again, code, secrets[0])) == ["ignore_attack", "interrupt"]
        assert "declined" not in str(again.get(f"/api/tables/{code}")[1])
    finally:
        again.kill()


def test_a_declined_reaction_is_answered_without_asking_and_costs_the_same_pause(tmp_path: Path) -> None:
    """In process: play at random until seats with standing orders would have been asked."""

    async def play() -> int:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        await storage.open()
        seats = [StoredSeat(s, f"P{s}", hashed(f"{s}" * 20), declined=tuple(KINDS)) for s in range(3)]
        await storage.create("abc", Setup(players=3, seed=2).to_data(), 1, seats)
        stored = await storage.load("abc")
        assert stored is not None and stored.seats[1].declined == tuple(KINDS)
        table = Table(stored, storage, InlineThinker(), Settings(reaction_pause=10**6))
        table.start()
        chance = random.Random(3)
        declined = 0
        for _ in range(600):
            if table.game.over:
                break
            ask = next((a for a in table.game.asks if table.questions.asked(a.seat)), None)
            if ask is None:
                assert table.windows.waiting, "the pause stays"
                for _ in range(2000):
                    if table.windows.declining() is None:
                        break
                    await asyncio.sleep(0.001)
                table.windows.go_on()
                continue
            assert ask.kind not in REACTIONS
            before = len(table.game.history)
            choice = chance.randrange(len(ask.options)) if ask.kind != "turn" or chance.random() < 0.2 else 0
            await table.choose(ask.seat, table.questions.id(ask.seat), choice)
            for _ in range(2000):
                if table.windows.declining() is None:
                    break
                await asyncio.sleep(0.001)
            declined += sum(1 for _, made in table.game.history[before + 1 :] if made in REACTIONS.values())
        stored = await storage.load("abc")
        assert stored is not None
        assert [m.in_window for m in stored.moves if m.value in ("decline",)].count(False) == 0
        assert isinstance(table.game, TableGame)
        await table.stop()
        await storage.close()
        return declined

    assert asyncio.run(play()) > 0
