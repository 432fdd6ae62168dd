"""Processes that think, so that no table waits for it: kept warm, watched, and ended when nobody needs them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from ...thinking.jobs import Job
from ..table.ports import Asker, NoAnswer
from ..table.turns import Turns
from .worker_process import COMMAND, Babbled, JobFailed, NotStarted, WorkerProcess

IDLE_SECONDS = 120.0
"""How long a process without work stays."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds without another try after a process could not be started: doubled each time."""


class ProcessPool:
    """As many processes as may think at once; each is started when it is first needed."""

    def __init__(self, most: int, command: Sequence[str] = COMMAND, idle_seconds: float = IDLE_SECONDS) -> None:
        self._command = command
        self._idle_seconds = idle_seconds
        self._turns = Turns(most)
        self._idle: dict[WorkerProcess, asyncio.TimerHandle] = {}
        self._busy: set[WorkerProcess] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._pause = FIRST_PAUSE
        self._no_start_before = 0.0

    async def think(
        self, job: Job, wanted: str, seconds: float, asker: Asker, progress: Callable[[float], None] | None = None
    ) -> Any:
        """What the answer to a job has under this name. `NoAnswer` if it makes no progress for so many seconds, not
        counting those in which others have their turn. Cancelling this ends the process that was thinking."""
        line = msgspec.json.encode(job)
        async with self._turns.turn(asker):
            worker = await self._worker()
            with self._at_work(worker):
                answer = await worker.carry_out(line, seconds, progress or (lambda done: None))
                if "error" not in answer and wanted not in answer:
                    raise Babbled
            self._rest(worker)
        if "error" in answer:
            raise JobFailed(answer)
        return answer[wanted]

    async def _worker(self) -> WorkerProcess:
        while self._idle:
            worker, timer = self._idle.popitem()
            timer.cancel()
            if worker.alive:
                return worker
            self._end(worker)
        return await self._started()

    async def _started(self) -> WorkerProcess:
        """After a failure nobody waits for another try: for a while the refusal comes at once."""
        clock = asyncio.get_running_loop().time
        if clock() < self._no_start_before:
            raise NotStarted
        try:
            worker = await WorkerProcess.begun(self._command)
            with self._at_work(worker):
                await worker.ready()
        except NoAnswer:
            self._no_start_before = clock() + self._pause
            self._pause = min(LONGEST_PAUSE, 2 * self._pause)
            raise
        self._pause = FIRST_PAUSE
        return worker

    @contextmanager
    def _at_work(self, worker: WorkerProcess) -> Iterator[None]:
        """Whatever goes wrong, the process is ended."""
        self._busy.add(worker)
        try:
            yield
        except BaseException:
            self._end(worker)
            raise
        finally:
            self._busy.discard(worker)

    def _rest(self, worker: WorkerProcess) -> None:
        self._idle[worker] = asyncio.get_running_loop().call_later(self._idle_seconds, self._retire, worker)

    def _retire(self, worker: WorkerProcess) -> None:
        del self._idle[worker]
        self._end(worker)

    def _end(self, worker: WorkerProcess) -> None:
        worker.kill()
        task = asyncio.create_task(worker.gone())
        self._ends.add(task)
        task.add_done_callback(self._ends.discard)

    async def close(self) -> None:
        for timer in self._idle.values():
            timer.cancel()
        for worker in [*self._idle, *self._busy]:
            self._end(worker)
        self._idle.clear()
        await asyncio.gather(*self._ends, return_exceptions=True)
