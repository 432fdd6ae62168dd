"""Processes that think for the coach: no table waits for them, and thinking that nobody needs any more is ended.

A process is given a job as JSON and nothing else (`nemesis.thinking.worker`); for advice that is a seat's view.
"""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from typing import Any

import msgspec

from ..logs import log
from ..messages import Refused

WORKER = "nemesis.thinking.worker"
ANSWER_BYTES = 1 << 20
IDLE_SECONDS = 120.0
"""How long a process without work stays."""


class ProcessPool:
    """As many processes as may think at once; each is started when it is first needed."""

    def __init__(self, most: int) -> None:
        self.room = asyncio.Semaphore(most)
        self.idle: list[Process] = []
        self.busy: set[Process] = set()
        self.ends: set[asyncio.Task[Any]] = set()

    async def think(self, job: dict[str, Any], progress: Callable[[float], None] | None = None) -> dict[str, Any]:
        """The answer to a job. Cancelling this ends the process that was thinking."""
        async with self.room:
            process = await self.process()
            self.busy.add(process)
            answer = None
            try:
                answer = await ask(process, msgspec.json.encode(job), progress or (lambda done: None))
            finally:
                self.busy.discard(process)
                if answer is None:
                    self.end(process)
                else:
                    self.rest(process)
        if "error" in answer:
            log.error("coach_failed", error=answer["error"], at=answer.get("at"))
            raise Refused("coach_failed", "the coach could not think this through")
        return answer

    async def process(self) -> Process:
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
        try:
            return await asyncio.create_subprocess_exec(
                sys.executable, "-m", WORKER, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=ANSWER_BYTES
            )
        except OSError as error:
            log.error("coach_failed", reason=str(error))
            raise Refused("coach_failed", "the coach cannot be reached") from None

    def rest(self, process: Process) -> None:
        self.idle.append(process)
        asyncio.get_running_loop().call_later(IDLE_SECONDS, self.retire, process)

    def retire(self, process: Process) -> None:
        """Unless it has found work again: then it rests again afterwards."""
        if process in self.idle:
            self.idle.remove(process)
            self.end(process)

    def end(self, process: Process) -> None:
        if process.returncode is None:
            process.kill()
        task = asyncio.ensure_future(process.wait())
        self.ends.add(task)
        task.add_done_callback(self.ends.discard)

    async def close(self) -> None:
        for process in [*self.idle, *self.busy]:
            self.end(process)
        self.idle.clear()
        await asyncio.gather(*self.ends, return_exceptions=True)


async def ask(process: Process, job: bytes, progress: Callable[[float], None]) -> dict[str, Any]:
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(job + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            words: dict[str, Any] = json.loads(line)
            if "progress" not in words:
                return words
            progress(words["progress"])
    except (OSError, ValueError) as error:
        raise Refused("coach_failed", "the coach could not be understood") from error
    raise Refused("coach_failed", "the coach stopped in the middle of a thought")
