"""Several identical processes on one listening socket of this machine: `nemesis serve --workers N`.

The supervisor plays no tables. It starts the processes, starts another for one that died, and on SIGHUP replaces them
one after the other: first a new one that is ready, then the old one gives its tables away and ends.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from time import monotonic

import uvicorn

from .app import create_app
from .logs import log
from .serving import OrderlyServer, config_for, not_ready_any_more
from .settings import Settings
from .thinking.server_thinker import workers_by_cores

READY = b"ready\n"
START_SECONDS = 120.0
END_SECONDS = 10.0
"""After that a process that does not end is killed."""
WAIT, LONGEST_WAIT, LONG_LIFE = 0.2, 10.0, 10.0
"""Seconds before another is started for one that died: at first, at most, and a life that was no failed start."""
BACKLOG = 2048


@dataclass(frozen=True)
class Work:
    """What every process is told, over its standard input: it may hold passwords."""

    database_url: str
    bus_url: str
    settings: Settings

    def to_line(self) -> bytes:
        return json.dumps([self.database_url, self.bus_url, asdict(self.settings)]).encode() + b"\n"

    @classmethod
    def from_line(cls, line: bytes) -> Work:
        database_url, bus_url, settings = json.loads(line)
        lists = {name: tuple(value) for name, value in settings.items() if isinstance(value, list)}
        return cls(database_url, bus_url, Settings(**{**settings, **lists}))


# -- the supervisor ------------------------------------------------------------------------------------


def supervise(listening: socket.socket, number: int, work: Work) -> None:
    """Until it is told to end, by SIGTERM or SIGINT."""
    listening.listen(BACKLOG)
    thinkers = work.settings.bot_workers or max(1, workers_by_cores() // number)
    shared = replace(work, settings=replace(work.settings, bot_workers=thinkers))
    asyncio.run(Supervisor(listening, number, shared).run())


class Supervisor:
    def __init__(self, listening: socket.socket, number: int, work: Work) -> None:
        self._slots = [Slot(listening, work) for _ in range(number)]
        self._replace = asyncio.Event()
        self._end = asyncio.Event()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for end in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(end, self._end.set)
        loop.add_signal_handler(signal.SIGHUP, self._replace.set)
        keeping = [asyncio.create_task(slot.keep()) for slot in self._slots]
        replacing = asyncio.create_task(self._replace_all())
        await self._end.wait()
        for task in (replacing, *keeping):
            task.cancel()
        await asyncio.gather(replacing, *keeping, return_exceptions=True)
        await asyncio.gather(*(slot.end() for slot in self._slots))

    async def _replace_all(self) -> None:
        while True:
            await self._replace.wait()
            self._replace.clear()
            log.info("workers_replaced_one_by_one")
            for slot in self._slots:
                await slot.replace()


class Slot:
    """One place for a process."""

    def __init__(self, listening: socket.socket, work: Work) -> None:
        self._listening = listening
        self._work = work
        self._process: Process | None = None
        self._replacement: Process | None = None

    async def keep(self) -> None:
        """There is always a process in it."""
        wait = WAIT
        while True:
            since = monotonic()
            process = self._process = self._process or await self._start()
            await process.wait()
            if process is not self._process:
                continue
            self._process = None
            wait = WAIT if monotonic() - since > LONG_LIFE else min(LONGEST_WAIT, wait * 2)
            log.error("worker_died", status=process.returncode)
            await asyncio.sleep(wait)

    async def replace(self) -> None:
        """The old process goes on until a new one is ready; where none gets ready, it stays."""
        new = self._replacement = await self._start()
        if not await ready(new):
            log.error("worker_not_replaced")
            await ended(new)
        else:
            old, self._process = self._process, new
            if old is not None:
                await ended(old)
        self._replacement = None

    async def end(self) -> None:
        await asyncio.gather(*(ended(process) for process in (self._process, self._replacement) if process is not None))

    async def _start(self) -> Process:
        place = self._listening.fileno()
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, str(place), stdin=PIPE, stdout=PIPE, pass_fds=(place,)
        )
        assert process.stdin is not None
        process.stdin.write(self._work.to_line())
        return process


async def ready(process: Process) -> bool:
    assert process.stdout is not None
    try:
        async with asyncio.timeout(START_SECONDS):
            return await process.stdout.readline() == READY
    except TimeoutError:
        return False


async def ended(process: Process) -> None:
    """Asked to end; killed if it does not."""
    if process.returncode is not None:
        return
    process.terminate()
    try:
        async with asyncio.timeout(END_SECONDS):
            await process.wait()
    except TimeoutError:
        log.error("worker_killed")
        process.kill()
        await process.wait()


# -- one process ---------------------------------------------------------------------------------------


class WorkerServer(OrderlyServer):
    """Says when it can be reached, and ends with its supervisor."""

    def __init__(self, config: uvicorn.Config, going: Callable[[], None], supervisor: int) -> None:
        super().__init__(config, going)
        self._supervisor = supervisor

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            os.write(self._supervisor, READY)
        threading.Thread(target=self._end_with_supervisor, daemon=True).start()

    def _end_with_supervisor(self) -> None:
        sys.stdin.buffer.read()
        self.should_exit = True


def main(argv: list[str]) -> None:
    supervisor = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # it writes its log there, and nobody would read it
    work = Work.from_line(sys.stdin.buffer.readline())
    app = create_app(work.database_url, work.settings, work.bus_url)
    WorkerServer(config_for(app, work.settings), not_ready_any_more(app), supervisor).run(
        sockets=[socket.socket(fileno=int(argv[1]))]
    )


if __name__ == "__main__":
    main(sys.argv)
