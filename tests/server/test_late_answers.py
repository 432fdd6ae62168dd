"""Answers given for a player that arrive too late: the seat, the question or the order is the player's again.

Each test holds the table's lock at the one moment that matters, so that the late answer has passed every check it can
make before and waits for its turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from nemesis.coach.advice import Advice
from nemesis.engine.machine import Ask, Choice
from nemesis.scenario import Scenario
from nemesis.server.messages import AskCoach, Clock, Refused
from nemesis.server.settings import Settings
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.agreement import Agreement
from nemesis.server.table.data.seats import hashed
from nemesis.server.table.data.stored import StoredSeat
from nemesis.server.table.ports import Asker, Thinker
from nemesis.server.table.table import Table
from nemesis.server.table.viewers.viewer import Viewer
from nemesis.server.thinking.inline import InlineThinker
from nemesis.setup import Setup
from nemesis.view.types import View

from .playing import PATIENCE, SentMessages

SECRET = "s" * 20


class SlowBot(InlineThinker):
    """Takes the last option, when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.thinks = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def decide(self, bot: str, seed: int, view: View, ask: Ask, asker: Asker) -> Choice:
        self.thinks.set()
        await self.may_answer.wait()
        return ask.options[-1]


class SlowCoach(InlineThinker):
    """Never has an answer, and takes its time to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.may_stop = asyncio.Event()

    async def advise(self, view: View, asker: Asker) -> Advice:
        self.asked += 1
        try:
            await asyncio.Event().wait()
        finally:
            await self.may_stop.wait()
        raise AssertionError("it was never to answer")


@pytest.fixture
def bot() -> SlowBot:
    return SlowBot()


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.001)


async def waits_for_the_lock() -> None:
    """Long enough for everything that can run without the lock."""
    for _ in range(20):
        await asyncio.sleep(0.001)


class Gate:
    """Holds whoever writes a seat, with the table's lock in hand."""

    def __init__(self, storage: SqlStorage) -> None:
        self.reached, self.opened = asyncio.Event(), asyncio.Event()
        self.write = storage.write_seat
        storage.write_seat = self.seat  # type: ignore[method-assign]

    async def seat(self, *args: Any, **more: Any) -> None:
        self.reached.set()
        await self.opened.wait()
        await self.write(*args, **more)


def at_a_table(
    tmp_path: Path, play: Callable[[Table, SqlStorage], Awaitable[None]], seats: list[StoredSeat],
    agreed: Agreement | None = None, origin: str | None = None, setup: Setup | None = None,
    thinker: Thinker | None = None,
) -> None:  # fmt: skip
    async def run() -> None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        await storage.open()
        begun = setup or Setup(players=len(seats), seed=2)
        await storage.create("abc", begun.to_data(), 1, seats, origin=origin, agreement=agreed)
        stored = await storage.load("abc")
        assert stored is not None
        table = Table(stored, storage, thinker or InlineThinker(), Settings(reaction_pause=0))
        await play(table, storage)
        await table.stop()
        await storage.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def people(**first: Any) -> list[StoredSeat]:
    """Seat 0 is asked first; the other belongs to somebody who is not asked."""
    return [StoredSeat(0, "Ada", hashed(SECRET), **first), StoredSeat(1, "Ben", hashed("b" * 20))]


async def answered(table: Table, bot: SlowBot) -> asyncio.Event:
    """The bot's answer is on its way to the table."""
    under_way = asyncio.Event()
    choose = table.bots._choose

    async def noted(*args: Any, **more: Any) -> None:
        under_way.set()
        await choose(*args, **more)

    table.bots._choose = noted
    bot.may_answer.set()
    await under_way.wait()
    table.bots._choose = choose
    await waits_for_the_lock()
    return under_way


def test_a_bot_whose_seat_is_taken_back_while_it_answers_does_not_move(tmp_path: Path, bot: SlowBot) -> None:
    async def play(table: Table, storage: SqlStorage) -> None:
        table.start()
        await until(bot.thinks.is_set)
        ask, id = table.game.asks[0], table.questions.id(0)
        gate = Gate(storage)
        back = asyncio.create_task(table.set_bot(0, 0, None))
        await gate.reached.wait()
        await answered(table, bot)
        gate.opened.set()
        await back
        await waits_for_the_lock()
        assert table.game.history == [], "the bot's answer is dropped"
        await table.choose(0, id, 0)
        assert table.game.history[0] == (0, ask.options[0])

    at_a_table(tmp_path, play, people(bot="crew"), thinker=bot)


def test_a_bot_that_stands_in_does_not_move_once_its_player_is_here(tmp_path: Path, bot: SlowBot) -> None:
    async def play(table: Table, storage: SqlStorage) -> None:
        table.start()
        await until(bot.thinks.is_set)
        id = table.questions.id(0)
        await table.lock.acquire()
        await answered(table, bot)
        table.enter(Viewer(0, table.texts("en"), SentMessages()))
        table.lock.release()
        await until(lambda: table.seats[0].bot is None)
        assert table.game.history == []
        await table.choose(0, id, 0)
        assert [seat for seat, _ in table.game.history] == [0]

    agreed = Agreement(absent_bot="crew", absent_seconds=600)
    at_a_table(tmp_path, play, people(bot="crew", standing_in=True), agreed, thinker=bot)


@pytest.mark.parametrize("first", ["player", "bot"])
def test_out_of_time_the_first_answer_counts_and_the_other_changes_nothing(
    tmp_path: Path, bot: SlowBot, first: str
) -> None:
    async def play(table: Table, storage: SqlStorage) -> None:
        table.start()
        ask, id = table.game.asks[0], table.questions.id(0)
        table.clocks.since[0] -= 1000
        table.clocks.wind()
        await until(bot.thinks.is_set)
        await table.lock.acquire()
        if first == "player":
            mine = asyncio.create_task(table.choose(0, id, 0))
            await waits_for_the_lock()
            await answered(table, bot)
        else:
            await answered(table, bot)
            mine = asyncio.create_task(table.choose(0, id, 0))
            await waits_for_the_lock()
        table.lock.release()
        if first == "player":
            await mine
        else:
            with pytest.raises(Refused) as refused:
                await mine
            assert refused.value.error in ("stale", "not_asked")
        await waits_for_the_lock()
        expected = ask.options[0] if first == "player" else ask.options[-1]
        assert [made for seat, made in table.game.history if seat == 0] == [expected]

    at_a_table(tmp_path, play, people(), Agreement(clock=Clock(seconds=30)), thinker=bot)


def test_who_went_on_may_ask_the_coach_anew_while_it_stops_to_think_of_the_last_question(tmp_path: Path) -> None:
    coach = SlowCoach()

    async def play(table: Table, storage: SqlStorage) -> None:
        viewer = Viewer(0, table.texts("en"), told := SentMessages())
        table.enter(viewer)
        for number in (1, 2):
            ask = AskCoach(ask=table.questions.id(0), ref=number)
            table.ask_coach(viewer, ask)
            with pytest.raises(Refused) as refused:
                table.ask_coach(viewer, ask)
            assert refused.value.error == "coach_thinking"
            await until(lambda number=number: coach.asked == number)  # type: ignore[misc]
            await table.choose(0, ask.ask, 0)
        coach.may_stop.set()
        await until(lambda: sum('"stale"' in message for message in told) == 2)

    at_a_table(tmp_path, play, [StoredSeat(0, "Ada", hashed(SECRET))], Agreement(coach=True), thinker=coach)


def test_an_order_withdrawn_while_it_answers_leaves_the_question_to_the_player(tmp_path: Path) -> None:
    """Q-34: the standing order and its withdrawal meet at the lock."""

    async def play(table: Table, storage: SqlStorage) -> None:
        ask = table.game.asks[0]
        await table.choose(0, table.questions.id(0), next(n for n, o in enumerate(ask.options) if o[0] == "play"))
        declined = table.windows.declining()
        assert declined is not None and declined.seat == 1 and not table.questions.asked(1)
        gate = Gate(storage)
        withdrawn = asyncio.create_task(table.standing_orders(1, []))
        await gate.reached.wait()
        late = asyncio.create_task(table.bots.answer_one())
        await waits_for_the_lock()
        gate.opened.set()
        await withdrawn
        await late
        assert table.questions.asked(1) and table.game.asks[0].kind == "interrupt"
        await table.choose(1, table.questions.id(1), 1)
        assert table.game.history[-1] == (1, ("card", "pilot_interruption_1"))

    scenario = Scenario("captain", "pilot", seed=3).room(6, "canteen").seat(0, hand=["motivation", "search"])
    game = scenario.seat(1, hand=["interruption", "search"]).turn(0).game
    seats = people()
    seats[1].declined = ("interrupt",)
    at_a_table(tmp_path, play, seats, origin=game.to_json(), setup=game.setup)
