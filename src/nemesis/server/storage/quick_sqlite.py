"""Moves written to a SQLite file by the driver itself: what a server does most should not pass through five threads.

One connection in one thread. Moves of several tables that wait at the same time are written in one transaction, and
each is acknowledged after its commit; one that cannot be written does not keep the others.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, NamedTuple

from ..table.ports import Conflict

BUSY_SECONDS = 4.0
APPEND = (
    "INSERT INTO moves (code, number, kind, seat, choice, in_window, at, spent) SELECT ?, ?, ?, ?, ?, ?, ?, ? "
    "WHERE (SELECT coalesce(max(number), 0) FROM moves WHERE code = ?) = ?"
)
SET_OVER = "UPDATE tables SET over = ? WHERE code = ?"


class Appended(NamedTuple):
    """A move, to be written if the table has `made` of them."""

    values: tuple[Any, ...]
    """In the order of the columns."""
    made: int
    over: bool | None
    """None: as it was."""

    @property
    def code(self) -> str:
        code: str = self.values[0]
        return code


Waiting = tuple[Appended, asyncio.Future[None]]
Results = list[BaseException | None]
"""What went wrong with each move; None: it is on the disk."""
Order = tuple[list[Appended], Callable[[Results], None]]
"""Moves to write, and who is told of it, in the thread. One without moves is the last."""


class QuickSqlite:
    def __init__(self, file: str) -> None:
        self._file = file
        self._thread: threading.Thread | None = None
        self._orders: SimpleQueue[Order] = SimpleQueue()
        """For the thread."""
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[Waiting] = []
        self._batch: list[Waiting] = []
        """What is being written."""
        self._busy = False

    def append(self, move: Appended) -> asyncio.Future[None]:
        """Done once it is committed; `Conflict` when the table has another number of moves. Whoever gives up before
        it was its turn has written nothing."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((move, done))
        if not self._busy:
            self._write_on(loop)
        return done

    async def close(self) -> None:
        unfinished = [done for _, done in (*self._batch, *self._waiting)]
        await asyncio.gather(*unfinished, return_exceptions=True)
        if self._thread is not None:
            loop = asyncio.get_running_loop()
            ended: asyncio.Future[None] = loop.create_future()
            self._order([], loop, lambda _: tell(ended, None))
            await ended

    def _write_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Without tasks of the event loop: one step there tells everybody and begins to write what came meanwhile."""
        self._batch = [(move, done) for move, done in self._waiting if not done.done()]
        self._waiting = []
        self._busy = bool(self._batch)
        if not self._busy:
            return

        def written(results: Results) -> None:
            for (_, done), problem in zip(self._batch, results, strict=True):
                tell(done, problem)
            self._write_on(loop)

        try:
            self._begin()
        except RuntimeError as error:  # there is no thread to be had
            nothing: Results = [error] * len(self._batch)
            loop.call_soon(written, nothing)
        else:
            self._order([move for move, _ in self._batch], loop, written)

    def _begin(self) -> None:
        if self._thread is None:
            thread = threading.Thread(target=self._work, name="moves", daemon=True)
            thread.start()
            self._thread = thread

    def _order(self, moves: list[Appended], loop: asyncio.AbstractEventLoop, then: Callable[[Results], None]) -> None:
        """`then` is called in the event loop, unless that has ended meanwhile."""

        def done(results: Results) -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(then, results)

        self._orders.put((moves, done))

    # -- in the thread --------------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            moves, done = self._orders.get()
            if not moves:
                self._let_go()
                done([])
                return
            try:
                results = self._write(moves)
            except BaseException as error:
                results = [error] * len(moves)
            done(results)

    def _write(self, moves: list[Appended]) -> Results:
        try:
            return self._together(moves)
        except sqlite3.Error as error:
            self._let_go()
            if len(moves) == 1:
                return [error]
        return [self._write([move])[0] for move in moves]

    def _together(self, moves: list[Appended]) -> Results:
        connection = self._connection = self._connection or connected(self._file)
        connection.execute("BEGIN IMMEDIATE")
        results = [self._one(connection, move) for move in moves]
        connection.execute("COMMIT")
        return results

    def _one(self, connection: sqlite3.Connection, move: Appended) -> BaseException | None:
        """A statement that fails is undone by itself; the transaction goes on."""
        try:
            added = connection.execute(APPEND, (*move.values, move.code, move.made))
        except sqlite3.IntegrityError:
            return Conflict(move.code)
        if added.rowcount != 1:
            return Conflict(move.code)
        if move.over is not None:
            connection.execute(SET_OVER, (move.over, move.code))
        return None

    def _let_go(self) -> None:
        """After an error the next move begins with a new connection: whatever was begun is rolled back."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def tell(done: asyncio.Future[None], problem: BaseException | None) -> None:
    if done.done():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def connected(file: str) -> sqlite3.Connection:
    """In autocommit: transactions begin and end where we say so. A commit is on the disk before it is told."""
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection
