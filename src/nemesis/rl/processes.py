"""The games of a `CompactBatch` spread over several processes, which write what is seen into memory that they share.

>>> from nemesis import Setup
>>> from nemesis.rl import Processes
>>> with Processes(Setup(players=2), games=4, processes=2, seed=7) as batch:
...     seen, rewards, done = batch.step([0, 0, 0, 0])
>>> rewards.shape
(4, 2)

Games and results do not depend on the number of processes. What starts them must be importable (`if __name__ ==
"__main__":`), and a reward of one's own a function of a module.
"""

from __future__ import annotations

import gc
import multiprocessing
import time
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import BadSetup, NemesisError
from ..setup import Setup
from .compact_batch import CompactBatch, Seen, Stepped, checked, seen_of
from .layout import SIZE
from .table import Reward, won


class WorkerFailed(NemesisError):
    """A process that plays games stopped, or met an error; the batch is closed."""


class Processes:
    """Steps as a `CompactBatch` does. Close it, or use it in a `with`."""

    def __init__(
        self, setup: Setup | None = None, games: int = 64, processes: int = 2, bots: dict[int, str] | None = None,
        reward: Reward = won, seed: int = 0,
    ) -> None:  # fmt: skip
        if type(games) is not int or type(processes) is not int or not 1 <= processes <= games:
            raise BadSetup(f"{processes!r} processes cannot share {games!r} games: each needs at least one")
        self.games = games
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("h", games * SIZE)
        self.observation = np.frombuffer(memory, dtype=np.int16).reshape(games, SIZE)
        edges = [games * n // processes for n in range(processes + 1)]
        self.parts = [slice(a, b) for a, b in pairwise(edges)]
        self.pipes: list[Connection] = []
        self.running = []
        try:
            for part in self.parts:
                ours, theirs = context.Pipe()
                given = (theirs, memory, setup, games, bots, reward, seed, part)
                process = context.Process(target=play, args=given, daemon=True)
                process.start()
                theirs.close()
                self.pipes.append(ours)
                self.running.append(process)
            self.seen = self._read([self._answer(pipe) for pipe in self.pipes])
        except BaseException:
            self.close()
            raise

    def observe(self) -> Seen:
        return self.seen

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        """One choice in each game. Rewards by game and seat; `done`: this game ended, and another one was dealt."""
        chosen = checked(actions, self.seen.counts)
        answers = self._ask_all("step", [chosen[part] for part in self.parts])
        self.seen = self._read([seen for seen, _, _ in answers])
        rewards, done = zip(*((rewards, done) for _, rewards, done in answers), strict=True)
        return self.seen, np.concatenate(rewards), np.concatenate(done)

    def state(self) -> NDArray[np.int16]:
        """Everything, hidden things too. For a critic in training, never for a player."""
        return np.concatenate(self._ask_all("state", [None] * len(self.parts)))

    def seconds(self) -> float:
        """CPU time that the processes have used so far."""
        return float(sum(self._ask_all("seconds", [None] * len(self.parts))))

    def close(self) -> None:
        """End the processes; they hold nothing that could be lost."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.running:
            process.join()
        self.pipes, self.running = [], []

    def __enter__(self) -> Processes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _ask_all(self, what: str, given: Sequence[Any]) -> list[Any]:
        if not self.pipes:
            raise WorkerFailed("this batch is closed")
        try:
            for pipe, value in zip(self.pipes, given, strict=True):
                pipe.send((what, value))
        except OSError as error:
            self.close()
            raise WorkerFailed(f"a process that plays games is gone: {error}") from None
        return [self._answer(pipe) for pipe in self.pipes]

    def _answer(self, pipe: Connection) -> Any:
        try:
            answer = pipe.recv()
        except (EOFError, OSError):
            self.close()
            raise WorkerFailed("a process that plays games has stopped; what it said last tells why") from None
        if isinstance(answer, NemesisError):
            self.close()
            raise answer
        return answer

    def _read(self, answers: list[tuple[bytes, list[int], list[int]]]) -> Seen:
        rows = b"".join(rows for rows, _, _ in answers)
        counts = [count for _, counts, _ in answers for count in counts]
        seats = [seat for _, _, seats in answers for seat in seats]
        return seen_of(self.observation, rows, counts, seats)


def play(
    pipe: Connection, memory: Any, setup: Setup | None, games: int, bots: dict[int, str] | None, reward: Reward,
    seed: int, part: slice,
) -> None:  # fmt: skip
    """A process: its part of the games, until the pipe is closed."""
    own = memoryview(memory).cast("B").cast("h")[part.start * SIZE : part.stop * SIZE]
    try:
        batch = CompactBatch(setup, games, bots, reward, seed, part, own)
        gc.collect()
        gc.freeze()  # rulesets and vocabulary stay for good: the collector need not look through them
        pipe.send(seen_by(batch))
        while True:
            what, given = pipe.recv()
            if what == "step":
                _, rewards, done = batch.step(given)
                pipe.send((seen_by(batch), rewards, done))
            else:
                pipe.send(batch.state() if what == "state" else time.process_time())
    except NemesisError as error:
        pipe.send(error)
    except (EOFError, OSError, KeyboardInterrupt):
        pass  # nobody listens any more


def seen_by(batch: CompactBatch) -> tuple[bytes, list[int], list[int]]:
    """All but the observations, which lie in the shared memory."""
    return b"".join(batch.rows), batch.seen.counts.tolist(), [ask.seat for ask in batch.asks.values()]
