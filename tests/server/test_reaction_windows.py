"""A reaction window costs the table the same time whether or not anybody could use it (Q-34)."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from nemesis import Setup
from nemesis.server.messages import Refused
from nemesis.server.settings import Settings
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.record import ask_of
from nemesis.server.table.data.stored import StoredSeat
from nemesis.server.table.table import Table
from nemesis.server.table.viewers.viewer import Viewer
from nemesis.server.thinking.inline import InlineThinker
from nemesis.text import Texts
from nemesis.view.moments import TableGame, in_window

from .playing import SentMessages

NEVER = 10**6
"""A pause that only the test itself ends."""


def test_while_a_window_is_open_the_others_see_and_learn_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        await storage.open()
        await storage.create("abc", Setup(players=3, seed=2).to_data(), 1, [StoredSeat(s) for s in range(3)])
        stored = await storage.load("abc")
        assert stored is not None
        table = Table(
            stored, storage, InlineThinker(), Settings(reaction_pause=NEVER, spectator_pause=0, seats_pause=0)
        )
        clients = [SentMessages() for _ in range(4)]
        viewers = [Viewer(seat, Texts("en"), client) for seat, client in zip((0, 1, 2, None), clients, strict=True)]
        for viewer in viewers:
            table.enter(viewer)
        chance = random.Random(3)
        unused = used = 0
        while not (table.game.over or (unused >= 3 and used >= 2)):
            ask = chance.choice(table.game.asks)
            sent = [len(client) for client in clients]
            choice = chance.randrange(len(ask.options)) if ask.kind != "turn" or chance.random() < 0.2 else 0
            await table.choose(ask.seat, table.questions.id(ask.seat), choice)
            if not table.windows.waiting:
                continue
            reacting = [viewer.seat for viewer in viewers if table.windows.reacts(viewer.seat)]
            for viewer, client, before in zip(viewers, clients, sent, strict=True):
                if viewer.seat in reacting:
                    continue
                assert len(client) == before
                back = Viewer(viewer.seat, Texts("en"), SentMessages())
                assert table.updates.shown_to(back.seat, back.reader.texts).ask is None, "nor on coming back"
                if viewer.seat is not None:
                    assert not table.questions.asked(viewer.seat)
                    with pytest.raises(Refused, match="is not asked anything now"):
                        await table.choose(viewer.seat, table.questions.id(viewer.seat), 0)
                    with pytest.raises(Refused, match="reaction window"):
                        await table.undoing.undo(viewer.seat)
            used += bool(reacting)
            unused += not reacting
            while reacting and (asked := [a for a in table.game.asks if table.windows.reacts(a.seat)]):
                await table.choose(asked[0].seat, table.questions.id(asked[0].seat), 0)
            table.windows.go_on()
            assert len(clients[-1]) > sent[-1], "the spectator"
        assert unused and used
        await table.stop()
        await storage.close()

    asyncio.run(play())


def test_a_declined_window_and_one_that_nobody_could_use_cost_the_same() -> None:
    """The same move in two games that differ only in a reaction card in somebody's hand."""
    compared = 0
    for seed in range(40):
        chance = random.Random(seed)
        game = TableGame.new(Setup(players=3, seed=seed, options={"seating": "number"}), log=True)
        while game.ask is not None and compared < 5:
            assert isinstance(game, TableGame)
            before = game.copy()
            seat, choice = game.ask.seat, chance.randrange(len(game.ask.options))
            in_one = in_window(game.frame, game)
            game.apply(choice, seat)
            asked = ask_of(game, game.ask.seat) if game.ask is not None else None
            if in_one or asked is None or asked.kind != "interrupt":
                continue
            without = before.copy()
            hand = without.seats[asked.seat].hand
            for card in (option[1] for option in asked.options if option[0] == "card"):
                hand[hand.index(card)] = next(c for c in without.seats[asked.seat].deck if c not in hand)
            without.apply(choice, seat)
            declined = game.copy()
            while declined.ask is not None and in_window(declined.frame, declined):
                declined.apply(0)
            while without.ask is not None and in_window(without.frame, without):
                without.apply(0)
            assert len(declined.windows) == len(without.windows) > len(before.windows)
            compared += 1
    assert compared


def test_the_pauses_of_several_windows_add_up(tmp_path: Path) -> None:
    async def play() -> None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        await storage.open()
        await storage.create("abc", Setup(players=2, seed=2).to_data(), 1, [StoredSeat(s) for s in range(2)])
        stored = await storage.load("abc")
        assert stored is not None
        table = Table(
            stored, storage, InlineThinker(), Settings(reaction_pause=NEVER, spectator_pause=0, seats_pause=0)
        )
        windows = table.windows
        windows.wait(table.game, 2 * NEVER)
        at_once = windows.hold_until
        windows.stop()
        windows.hold_until = 0.0
        windows.wait(table.game, NEVER)
        windows.wait(table.game, NEVER)
        assert windows.hold_until == pytest.approx(at_once, abs=60)
        windows.stop()
        await storage.close()

    asyncio.run(play())
