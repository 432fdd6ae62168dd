"""The thinker of a page without a server: a second worker that answers, hangs, fails, is not needed any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import islice
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.coach.advice import Advice
from nemesis.engine.machine import Ask, Choice
from nemesis.server.messages import Refused
from nemesis.server.table.ports import Asker, NoAnswer, Thinker
from nemesis.server.thinking.inline import InlineThinker
from nemesis.server.thinking.second_worker import Patience, SecondWorkerThinker
from nemesis.thinking.jobs import answer_to
from nemesis.view.types import View

from ..playing import play
from .playing import PATIENCE

ADA = Asker("", "a table")
AT_ONCE = 0.01
SEARCH = "search:6"


class FakeWorker:
    """What a browser starts; `hang` and `fail` say when it does so."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.ended = asyncio.Event()
        browser.started.append(self)

    async def ready(self) -> None:
        if "start" in self.browser.hang:
            await self.ended.wait()
        if "start" in self.browser.fail:
            raise MemoryError

    async def ask(self, job: str, say: Callable[[str], None]) -> None:
        self.browser.asked.set()
        if "answer" in self.browser.hang:
            await self.ended.wait()
            raise ConnectionError("ended")
        if "answer" in self.browser.fail:
            raise ConnectionError("gone")
        await self.browser.go_on.wait()
        for line in self.browser.answers or lines_of(job):
            say(line)
            await asyncio.sleep(0)

    def end(self) -> None:
        self.ended.set()


class Browser:
    def __init__(self) -> None:
        self.started: list[FakeWorker] = []
        self.hang: set[str] = set()
        self.fail: set[str] = set()
        self.answers: list[str] = []
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()
        self.go_on.set()

    def start(self) -> FakeWorker:
        return FakeWorker(self)

    @property
    def alive(self) -> int:
        return sum(not worker.ended.is_set() for worker in self.started)


class Here(InlineThinker):
    """Counts what is thought in the first worker."""

    def __init__(self) -> None:
        super().__init__(iterations=4)
        self.thought: list[str] = []

    async def decide(self, bot: str, seed: int, view: View, ask: Ask, asker: Asker) -> Choice:
        self.thought.append(bot)
        return await super().decide(bot, seed, view, ask, asker)

    async def advise(self, view: View, asker: Asker) -> Advice:
        self.thought.append("coach")
        return await super().advise(view, asker)


def lines_of(job: str) -> list[str]:
    said: list[str] = []
    answer_to(job, said.append)
    return said


@pytest.fixture(scope="module")
def question() -> tuple[View, Ask]:
    """One that a search thinks about, and decides otherwise than `crew` would: so that both can be told apart."""
    for game in islice(play(Setup(players=2, seed=11)), 400):
        ask = game.ask
        if ask is not None and ask.kind == "turn":
            view = game.view(ask.seat)
            if make_bot(SEARCH, 1).decide(view, ask) != make_bot("crew", 1).decide(view, ask):
                return view, ask
    raise AssertionError("no such question")


def patience(**short: float) -> Patience:
    return Patience(**{"start": PATIENCE, "answer": PATIENCE, "progress": PATIENCE, "rest": PATIENCE} | short)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def test_a_search_is_thought_elsewhere_and_a_quick_bot_here(question: tuple[View, Ask]) -> None:
    view, ask = question

    async def think() -> None:
        browser, here = Browser(), Here()
        thinker: Thinker = SecondWorkerThinker(browser.start, here, patience())
        assert await thinker.decide("crew", 1, view, ask, ADA) == make_bot("crew", 1).decide(view, ask)
        assert here.thought == ["crew"] and browser.started == [], "nothing is started for what is quick"
        assert await thinker.decide(SEARCH, 1, view, ask, ADA) == make_bot(SEARCH, 1).decide(view, ask)
        assert await thinker.decide(SEARCH, 1, view, ask, ADA) == make_bot(SEARCH, 1).decide(view, ask)
        assert here.thought == ["crew"] and len(browser.started) == 1, "one worker for all"
        await thinker.close()
        assert browser.alive == 0

    run(think())


@pytest.mark.parametrize("trouble", ["hang", "fail"])
def test_a_worker_that_does_not_answer_costs_its_move_only(question: tuple[View, Ask], trouble: str) -> None:
    view, ask = question

    async def think() -> None:
        browser, here = Browser(), Here()
        thinker = SecondWorkerThinker(browser.start, here, patience(answer=AT_ONCE if trouble == "hang" else PATIENCE))
        getattr(browser, trouble).add("answer")
        with pytest.raises(NoAnswer):
            await thinker.decide(SEARCH, 1, view, ask, ADA)
        assert browser.alive == 0
        with pytest.raises(Refused, match="could not think"):
            await thinker.advise(view, ADA)
        getattr(browser, trouble).clear()
        again = SecondWorkerThinker(browser.start, here, patience())
        assert await again.decide(SEARCH, 1, view, ask, ADA) == make_bot(SEARCH, 1).decide(view, ask)
        assert here.thought == []

    run(think())


@pytest.mark.parametrize("trouble", ["hang", "fail"])
def test_without_a_second_worker_the_first_one_thinks(question: tuple[View, Ask], trouble: str) -> None:
    view, ask = question

    async def think() -> None:
        browser, here = Browser(), Here()
        thinker = SecondWorkerThinker(browser.start, here, patience(start=AT_ONCE if trouble == "hang" else PATIENCE))
        getattr(browser, trouble).add("start")
        assert await thinker.decide(SEARCH, 1, view, ask, ADA) == make_bot(SEARCH, 1).decide(view, ask)
        assert (await thinker.advise(view, ADA)).games > 0
        assert here.thought == [SEARCH, "coach"]
        with pytest.raises(Refused) as refused:
            await thinker.turning_points("{}", 0, lambda done: None, ADA)
        assert refused.value.error == "coach_failed"
        assert len(browser.started) == 1 and browser.alive == 0, "it is not tried again for every move"

    run(think())


def test_a_worker_that_could_not_be_started_is_tried_again_later(question: tuple[View, Ask]) -> None:
    view, ask = question

    async def think() -> None:
        browser, here = Browser(), Here()
        thinker = SecondWorkerThinker(browser.start, here, patience(next_try=0.0))
        browser.fail.add("start")
        await thinker.decide(SEARCH, 1, view, ask, ADA)
        browser.fail.clear()
        await thinker.decide(SEARCH, 1, view, ask, ADA)
        assert here.thought == [SEARCH] and browser.alive == 1
        await thinker.close()

    run(think())


def test_advice_that_nobody_waits_for_is_not_heard_and_the_worker_stays(question: tuple[View, Ask]) -> None:
    view, ask = question

    async def think() -> None:
        browser, here = Browser(), Here()
        thinker = SecondWorkerThinker(browser.start, here, patience())
        browser.go_on.clear()
        advice = asyncio.create_task(thinker.advise(view, ADA))
        await browser.asked.wait()
        waiting = asyncio.create_task(thinker.advise(view, ADA))
        await asyncio.sleep(0)
        for task in (advice, waiting):
            task.cancel()
        await asyncio.gather(advice, waiting, return_exceptions=True)
        assert advice.cancelled() and waiting.cancelled() and browser.alive == 1
        browser.asked.clear()
        browser.go_on.set()
        assert await thinker.decide(SEARCH, 1, view, ask, ADA) == make_bot(SEARCH, 1).decide(view, ask)
        assert len(browser.started) == 1 and here.thought == []
        await thinker.close()

    run(think())


def test_turning_points_tell_how_far_they_are_and_end_when_nobody_wants_them() -> None:
    chances = {"curve": [], "games": 20, "points": [{"start": 0, "end": 9, "round": 1, "before": 0.9, "after": 0.4}]}

    async def think() -> None:
        browser = Browser()
        thinker = SecondWorkerThinker(browser.start, Here(), patience())
        browser.answers = ['{"progress":0.25}', '{"progress":0.5}', f'{{"chances":{chances}}}'.replace("'", '"')]
        heard: list[float] = []
        assert await thinker.turning_points("{}", 0, heard.append, ADA) == chances
        assert heard == [0.25, 0.5] and browser.alive == 1
        browser.hang.add("answer")
        browser.asked.clear()
        work = asyncio.create_task(thinker.turning_points("{}", 0, heard.append, ADA))
        await browser.asked.wait()
        work.cancel()
        await browser.started[0].ended.wait()
        assert browser.alive == 0

    run(think())


def test_a_worker_without_work_is_ended_and_another_started_when_needed(question: tuple[View, Ask]) -> None:
    view, ask = question

    async def think() -> None:
        browser = Browser()
        thinker = SecondWorkerThinker(browser.start, Here(), patience(rest=AT_ONCE))
        await thinker.decide(SEARCH, 1, view, ask, ADA)
        await browser.started[0].ended.wait()
        await thinker.decide(SEARCH, 1, view, ask, ADA)
        assert len(browser.started) == 2
        await thinker.close()

    run(think())


def test_a_job_that_fails_leaves_the_worker_alive() -> None:
    async def think() -> None:
        browser = Browser()
        thinker = SecondWorkerThinker(browser.start, Here(), patience())
        with pytest.raises(Refused, match="could not think"):
            await thinker.turning_points(Game.new(Setup(players=1, seed=1)).to_json(), 0, lambda done: None, ADA)
        assert browser.alive == 1
        await thinker.close()

    run(think())
