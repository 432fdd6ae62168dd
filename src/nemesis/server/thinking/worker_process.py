"""One process that thinks (`nemesis.thinking.worker`): started, given a job, listened to, ended when it must be."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..table.ports import NoAnswer

WORKER = "nemesis.thinking.worker"
COMMAND = (sys.executable, "-m", WORKER)
START_SECONDS = 60.0
"""Much more than it takes to load the game on a busy machine."""
ANSWER_BYTES = 1 << 20
ENDED_WITHIN = 5.0
"""Seconds that a killed process may take to be gone."""


class NotStarted(NoAnswer):
    """The process cannot be started, or ends before it is ready."""


class Hung(NoAnswer):
    """No answer within the time that the job may take."""


class Died(NoAnswer):
    """The process ended in the middle of a thought."""


class Babbled(NoAnswer):
    """What the process said is no answer to this job."""


class JobFailed(NoAnswer):
    """The process is well, the job is not."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__()
        self.inside = " ".join([str(answer["error"]), *map(str, answer.get("at", ()))])


class WorkerProcess:
    def __init__(self, process: Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._process = process
        self._stdin, self._stdout = process.stdin, process.stdout

    @classmethod
    async def begun(cls, command: Sequence[str]) -> WorkerProcess:
        try:
            return cls(
                await asyncio.create_subprocess_exec(
                    *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=ANSWER_BYTES
                )
            )
        except OSError as error:
            raise NotStarted from error

    async def ready(self) -> None:
        """Once it has loaded the game; whoever began it ends it if that fails."""
        try:
            async with asyncio.timeout(START_SECONDS):
                if "ready" not in await self._words():
                    raise NotStarted
        except (NoAnswer, TimeoutError) as error:
            raise NotStarted from error

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def carry_out(self, job: bytes, seconds: float, progress: Callable[[float], None]) -> dict[str, Any]:
        """The answer; `NoAnswer` after so many seconds without progress."""
        clock = asyncio.get_running_loop().time
        until, done = clock() + seconds, 0.0
        try:
            self._stdin.write(job + b"\n")
            while True:
                async with asyncio.timeout_at(until):
                    await self._stdin.drain()
                    words = await self._words()
                if "progress" not in words:
                    return words
                told = words["progress"]
                if not isinstance(told, (int, float)):
                    raise Babbled
                if told > done:
                    until, done = clock() + seconds, told
                    progress(told)
        except TimeoutError:
            raise Hung from None
        except OSError:
            raise Died from None

    async def _words(self) -> dict[str, Any]:
        try:
            line = await self._stdout.readline()
        except ValueError:
            raise Babbled from None
        if not line.endswith(b"\n"):
            raise Died
        try:
            return msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError:
            raise Babbled from None

    def kill(self) -> None:
        if self.alive:
            self._process.kill()

    async def gone(self) -> None:
        self._stdin.close()
        async with asyncio.timeout(ENDED_WITHIN):
            await self._process.wait()
