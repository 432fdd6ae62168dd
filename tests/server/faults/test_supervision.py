"""What a table has to do by itself it does when its storage is back, and what it does not know it finds out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from nemesis.rules.claims import TABLE
from nemesis.server import supervision
from nemesis.server.messages import Clock, Refused
from nemesis.server.settings import Settings
from nemesis.server.storage.memory import MemoryStorage
from nemesis.server.table.background import Background
from nemesis.server.table.data.agreement import Agreement
from nemesis.server.table.data.seats import hashed
from nemesis.server.table.data.stored import StoredSeat
from nemesis.server.table.ports import Conflict, Unavailable
from nemesis.server.table.table import Table
from nemesis.server.table.viewers.viewer import Viewer
from nemesis.server.thinking.inline import InlineThinker
from nemesis.setup import Setup

from ..playing import NUMBERED, PATIENCE, SentMessages

SECRETS = ["the secret of seat 0", "the secret of seat 1"]


class Fragile(MemoryStorage):
    """Down, it does nothing; with `answers_lost`, it writes and does not say so."""

    def __init__(self) -> None:
        super().__init__()
        self.down = self.answers_lost = False
        self.refused = 0

    async def append(self, *args: Any) -> None:
        await self._try(super().append(*args))

    async def write_seat(self, *args: Any) -> None:
        await self._try(super().write_seat(*args))

    async def say(self, *args: Any) -> None:
        await self._try(super().say(*args))

    async def load(self, code: str) -> Any:
        if self.down:
            raise Unavailable
        return await super().load(code)

    async def _try(self, work: Any) -> None:
        if self.down:
            work.close()
            self.refused += 1
            raise Unavailable
        await work
        if self.answers_lost:
            self.refused += 1
            raise Unavailable


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(supervision, "LONGEST_WAIT", 0.05)


def at_a_table(
    play: Callable[[Table, Fragile], Awaitable[None]], agreed: Agreement | None = None, bot: str | None = None,
    **setup: Any,
) -> None:  # fmt: skip
    """Two seats, people or a person and a bot."""

    async def run() -> None:
        storage = Fragile()
        begun = Setup(players=2, seed=2, options={**NUMBERED, **setup.pop("options", {})}, **setup)
        seats = [StoredSeat(s, f"P{s}", hashed(SECRETS[s])) for s in range(2)]
        if bot is not None:
            seats[0] = StoredSeat(0, bot=bot)
        await storage.create("abc", begun.to_data(), 1, seats, agreement=agreed or Agreement())
        stored = await storage.load("abc")
        assert stored is not None
        table = Table(stored, storage, InlineThinker(), Settings(reaction_pause=0, reaction_limit=0.05))
        await play(table, storage)
        await table.stop()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def falls_and_recovers(storage: Fragile, done: Callable[[], bool]) -> None:
    """It is tried more than once while the storage is down, and done when it is back, without another event."""
    before = storage.refused
    await until(lambda: storage.refused > before)
    for _ in range(20):
        await asyncio.sleep(0.005)
    assert not done()
    storage.down = False
    await until(done)


def test_a_bot_moves_when_the_storage_is_back() -> None:
    async def play(table: Table, storage: Fragile) -> None:
        storage.down = True
        table.start()
        await falls_and_recovers(storage, lambda: table.record.revision > 0)

    at_a_table(play, bot="crew")


def test_a_flag_that_fell_meanwhile_falls() -> None:
    async def play(table: Table, storage: Fragile) -> None:
        storage.down = True
        table.start()
        await falls_and_recovers(storage, lambda: table.record.revision > 0)

    at_a_table(play, Agreement(clock=Clock(seconds=0)))


def test_a_bot_stands_in_and_its_player_gets_the_seat_back() -> None:
    async def play(table: Table, storage: Fragile) -> None:
        storage.down = True
        table.start()
        await falls_and_recovers(storage, lambda: table.seats[0].standing_in)
        storage.down = True
        table.enter(Viewer(0, table.texts("en"), SentMessages()))
        await falls_and_recovers(storage, lambda: table.seats[0].bot is None)

    at_a_table(play, Agreement(absent_bot="crew", absent_seconds=0))


def test_sand_that_ran_out_meanwhile_has_run_out() -> None:
    async def play(table: Table, storage: Fragile) -> None:
        table.start()
        await until(lambda: table.record.revision > 0 or table.clocks.of_the_game.running or table.questions.asked(0))
        while not table.clocks.of_the_game.running:
            seat = next(s for s in range(2) if table.questions.asked(s))
            await table.choose(seat, table.questions.id(seat), 0)
        storage.down = True
        table.clocks.of_the_game.run_out()
        await falls_and_recovers(storage, lambda: any(seat == TABLE for seat, _ in table.game.history))

    options = {"hourglass_clock": "seconds", "hourglass_seconds": 30}
    at_a_table(play, modules=("hourglass",), characters=("captain", "scout"), options=options)


def test_a_move_whose_fate_is_unknown_is_found_out_and_never_made_twice() -> None:
    """The database wrote it and the answer was lost: the player is told that it is not certain, and then what is."""

    async def play(table: Table, storage: Fragile) -> None:
        table.start()
        sent = SentMessages()
        table.enter(Viewer(0, table.texts("en"), sent))
        asked = table.questions.id(0)
        sent.clear()
        storage.answers_lost = True
        with pytest.raises(Refused) as refused:
            await table.choose(0, asked, 0)
        storage.answers_lost = False
        assert refused.value.error == "not_saved"
        await until(lambda: table.record.revision == 1)
        assert any(json.loads(text)["type"] == "update" for text in sent)
        with pytest.raises(Refused) as refused:
            await table.choose(0, asked, 0)
        assert refused.value.error in ("stale", "not_asked")
        stored = await storage.load("abc")
        assert len(stored.moves) == 1 == len(table.game.history)

    at_a_table(play)


def test_a_move_that_was_not_written_may_be_made_again() -> None:
    async def play(table: Table, storage: Fragile) -> None:
        table.start()
        asked = table.questions.id(0)
        storage.down = True
        for _ in range(3):
            with pytest.raises(Refused) as refused:
                await table.choose(0, asked, 0)
            assert refused.value.error == "not_saved"
        storage.down = False
        await table.choose(0, asked, 0)
        assert table.record.revision == 1

    at_a_table(play)


def test_seats_and_words_whose_fate_is_unknown_are_looked_up_too() -> None:
    async def play(table: Table, storage: Fragile) -> None:
        table.start()
        storage.answers_lost = True
        with pytest.raises(Unavailable):
            await table.set_bot(1, 1, "crew")
        with pytest.raises(Unavailable):
            await table.chat.say(0, "Hello?")
        storage.answers_lost = False
        await until(lambda: table.seats[1].bot == "crew" and len(table.chat.lines) == 1)

    at_a_table(play)


def test_a_stale_process_takes_nobodys_seat_away() -> None:
    """Two processes have the same table: what one does not know of it does not write over."""

    async def play(table: Table, storage: Fragile) -> None:
        changes: list[Callable[[Table], Awaitable[None]]] = [
            lambda stale: stale.set_bot(0, 0, "novice"),
            lambda stale: stale.standing_orders(0, ["follow"]),
            lambda stale: stale.seating.set_language(0, "de"),
        ]
        others = [Table(await storage.load("abc"), storage, InlineThinker(), Settings()) for _ in changes]
        now = StoredSeat(0, "Cleo", hashed("somebody else's secret"), None, "fr")
        await table.seats.write(now)
        for change, stale in zip(changes, others, strict=True):
            with pytest.raises(Conflict):
                await change(stale)
            assert (await storage.load("abc")).seats[0] == now
            await until(lambda stale=stale: stale.seats[0].name == "Cleo")  # type: ignore[misc]
            await stale.stop()

    at_a_table(play)


def test_work_is_tried_again_after_growing_waits_and_its_faults_are_logged_without_their_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(supervision, "FIRST_WAIT", 1.0)
    monkeypatch.setattr(supervision, "LONGEST_WAIT", 5.0)
    waits: list[float] = []

    async def no_time_passes(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("nemesis.server.supervision.asyncio.sleep", no_time_passes)
    faults = [ValueError("what the captain holds")] * 5

    async def work() -> str:
        if faults:
            raise faults.pop()
        return "done"

    assert asyncio.run(supervision.until_it_works("work", work, table="abc")) == "done"
    assert waits == [1.0, 2.0, 4.0, 5.0, 5.0]
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["error"] for line in lines] == ["ValueError"] * 5 and all(line["table"] == "abc" for line in lines)
    assert "captain" not in json.dumps(lines)


def test_background_work_that_fails_is_logged_and_stopped_work_is_gone(capsys: pytest.CaptureFixture[str]) -> None:
    async def fail() -> None:
        raise ValueError("what the captain holds")

    async def run() -> None:
        background = Background("abc")
        background.start(fail())
        background.insist("fail", fail)
        await asyncio.sleep(0.02)
        await background.stop()
        assert len(asyncio.all_tasks()) == 1

    asyncio.run(run())
    said = capsys.readouterr().err
    assert "background_failed" in said and "will_try_again" in said and "captain" not in said


def test_work_goes_to_its_end_whoever_waits_for_it() -> None:
    """A waiter gets the error, too; one that goes away in the middle stops nothing."""
    done: list[str] = []

    async def run() -> None:
        background, gate = Background("abc"), asyncio.Event()

        async def work(name: str, fails: bool = False) -> None:
            done.append(f"{name} begun")
            await gate.wait()
            if fails:
                raise ValueError(name)
            done.append(f"{name} done")

        names = ("stays", "leaves", "fails", "fails alone")
        waiting = [asyncio.create_task(background.to_the_end(work(n, n.startswith("fails")))) for n in names]
        while len(done) < len(names):
            await asyncio.sleep(0)
        waiting[1].cancel()
        waiting[3].cancel()
        await asyncio.sleep(0)
        assert "leaves done" not in done
        gate.set()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert found[0] is None and isinstance(found[2], ValueError)
        assert all(isinstance(found[gone], asyncio.CancelledError) for gone in (1, 3))
        assert done[len(names) :] == ["stays done", "leaves done"]

    asyncio.run(run())


@pytest.mark.filterwarnings("error")
def test_work_of_a_table_that_is_stopped_is_given_up_begun_or_not() -> None:
    begun: list[str] = []

    async def run() -> None:
        background, gate = Background("abc"), asyncio.Event()

        async def work(name: str) -> None:
            begun.append(name)
            await gate.wait()

        first = asyncio.create_task(background.to_the_end(work("first")))
        while not begun:
            await asyncio.sleep(0)
        second = asyncio.create_task(background.to_the_end(work("second")))
        await asyncio.sleep(0)
        await background.stop()
        await asyncio.gather(first, second, return_exceptions=True)
        assert first.cancelled() and second.cancelled() and begun == ["first"]

    asyncio.run(run())
