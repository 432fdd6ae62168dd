"""The thinker of a page without a server: what takes long is thought in a second worker, so that no table waits.

The second worker is started when it is first needed, and ended when nobody has needed it for a while: it has a Python
of its own, and that costs memory. One that does not answer in time is ended too; that costs a bot its search for this
move, and nothing else: another bot makes it. Where no second worker can be had, the first one thinks, and less.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from ...bots.search import SECONDS
from ...coach.advice import Advice
from ...engine.machine import Ask, Choice
from ...thinking.jobs import Answer, Job, to_advise, to_decide, to_find_turning_points
from ...view.types import View
from ..logs import log
from ..messages import Refused
from ..table.bot_names import bot_named
from ..table.ports import Asker, NoAnswer
from .inline import InlineThinker


class OtherWorker(Protocol):
    """A worker that is being started."""

    async def ready(self) -> None:
        """Fails if it cannot be started."""

    async def ask(self, job: str, say: Callable[[str], None]) -> None:
        """Carry out a job, and say every line of the answer (`nemesis.thinking.jobs.answer_to`). Fails if it ends."""

    def end(self) -> None:
        """At once, whatever it is doing."""


@dataclass(frozen=True)
class Patience:
    """In seconds."""

    start: float = 90.0
    answer: float = SECONDS + 10.0
    """For a decision or for advice: both stop by the clock, but a slow machine takes a while to notice."""
    progress: float = 120.0
    """Until work on the turning points has come a little further."""
    rest: float = 60.0
    """How long a second worker without work stays."""
    next_try: float = 300.0
    """After one that could not be started."""


class NoOtherWorker(NoAnswer):
    """There is none, and there will be none soon."""


class Ended(NoAnswer):
    """The second worker did not answer in time, or not at all."""


class JobFailed(NoAnswer):
    def __init__(self, answer: Answer) -> None:
        super().__init__()
        self.inside = f"{answer['error']} at {answer.get('at')}"


class SecondWorkerThinker:
    """`here` thinks what is quick, and everything where there is no second worker."""

    def __init__(self, start: Callable[[], OtherWorker], here: InlineThinker, patience: Patience | None = None) -> None:
        self._start = start
        self._here = here
        self._patience = patience or Patience()
        self._one_at_a_time = asyncio.Lock()
        self._worker: OtherWorker | None = None
        self._resting: asyncio.TimerHandle | None = None
        self._not_before = 0.0
        """On the clock of the loop: until then no second worker is started."""

    # -- the port ---------------------------------------------------------------------------------------

    async def decide(self, bot: str, seed: int, view: View, ask: Ask, asker: Asker) -> Choice:
        if bot_named(bot, seed).is_quick(view, ask):
            return await self._here.decide(bot, seed, view, ask, asker)
        try:
            answer = await self._thought(to_decide(bot, seed, view, SECONDS), self._patience.answer)
        except NoOtherWorker:
            return await self._here.decide(bot, seed, view, ask, asker)
        return ask.options[answer["choice"]]

    async def advise(self, view: View, asker: Asker) -> Advice:
        try:
            answer = await self._thought(to_advise(view, seconds=SECONDS), self._patience.answer)
        except NoOtherWorker:
            return await self._here.advise(view, asker)
        except NoAnswer as error:
            raise coach_failed(error, asker) from None
        return Advice.from_data(answer["advice"])

    async def turning_points(
        self, save: str, seat: int, progress: Callable[[float], None], asker: Asker
    ) -> dict[str, Any]:
        """Only in a second worker: they take so long that no table can wait for them."""
        try:
            answer = await self._thought(to_find_turning_points(save, seat), self._patience.progress, progress)
        except NoAnswer as error:
            raise coach_failed(error, asker) from None
        chances: dict[str, Any] = answer["chances"]
        return chances

    async def close(self) -> None:
        self._end()

    # -- one job after another --------------------------------------------------------------------------

    async def _thought(self, job: Job, seconds: float, progress: Callable[[float], None] | None = None) -> Answer:
        """The answer to a job; `NoAnswer` when there is none.

        Cancelled, what ends soon by itself is left to its end: to start another worker takes longer.
        """
        begun = asyncio.Event()
        work = asyncio.ensure_future(self._carry_out(job, seconds, progress or (lambda done: None), begun))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            if progress is not None or not begun.is_set():
                work.cancel()
            else:
                work.add_done_callback(forget)
            raise

    async def _carry_out(
        self, job: Job, seconds: float, progress: Callable[[float], None], begun: asyncio.Event
    ) -> Answer:
        async with self._one_at_a_time:
            begun.set()
            worker = await self._started()
            try:
                answer = await answer_of(worker, job, seconds, progress)
            except asyncio.CancelledError:
                self._end()
                raise
            except Exception:
                log.warning("second_worker_ended", exc_info=True)
                self._end()
                raise Ended from None
            self._rest()
        if "error" in answer:
            raise JobFailed(answer)
        return answer

    async def _started(self) -> OtherWorker:
        loop = asyncio.get_running_loop()
        if self._resting is not None:
            self._resting.cancel()
        if self._worker is not None:
            return self._worker
        if loop.time() < self._not_before:
            raise NoOtherWorker
        try:
            worker = self._worker = self._start()
            async with asyncio.timeout(self._patience.start):
                await worker.ready()
        except asyncio.CancelledError:
            self._end()
            raise
        except Exception:
            log.warning("no_second_worker", exc_info=True)
            self._end()
            self._not_before = loop.time() + self._patience.next_try
            raise NoOtherWorker from None
        return worker

    def _rest(self) -> None:
        self._resting = asyncio.get_running_loop().call_later(self._patience.rest, self._end)

    def _end(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
        if self._worker is not None:
            self._worker.end()
        self._worker = None


def coach_failed(error: NoAnswer, asker: Asker) -> Refused:
    log.error("coach_failed", table=asker.table, kind=type(error).__name__, inside=error.inside)
    return Refused("coach_failed", "the coach could not think this through")


async def answer_of(worker: OtherWorker, job: Job, seconds: float, progress: Callable[[float], None]) -> Answer:
    """The last line that it says. `TimeoutError` when it has said nothing for so long."""
    loop = asyncio.get_running_loop()
    answer: Answer = {}
    async with asyncio.timeout(seconds) as limit:

        def hear(line: str) -> None:
            nonlocal answer
            answer = msgspec.json.decode(line)
            if "progress" in answer:
                limit.reschedule(loop.time() + seconds)
                progress(answer["progress"])

        await worker.ask(msgspec.json.encode(job).decode(), hear)
    return answer


def forget(work: asyncio.Future[Answer]) -> None:
    """Nobody waits for this answer any more, nor for what went wrong with it."""
    if not work.cancelled():
        work.exception()
