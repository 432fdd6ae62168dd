"""Turning points of finished tables, worked out when somebody wants to read them."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ...coach.words import percent
from ..messages import ChanceInfo, Refused, Replay, ReplayOf, TurningOf, TurningPointInfo, TurningPoints
from ..table.ports import Asker, Thinker
from ..table.table import Table
from ..threads import WHOLE_GAMES
from .films import Films, key_of, viewpoint

if TYPE_CHECKING:
    from ...view.moments import TableGame

MOST_WORKS = 64
MOST_WAITING = 20
ABANDONED = 20.0
"""Seconds without anybody asking after which the work is dropped."""
LINES = 8
"""Lines told for each turning point."""

Key = tuple[str, int, int]


@dataclass
class Work:
    task: asyncio.Task[dict[str, Any]] | None = None
    progress: float = 0.0
    wanted: float = field(default_factory=time.monotonic)


class TurningPointWorks:
    """Of all tables: what is being worked out, and what was."""

    def __init__(self, thinker: Thinker, films: Films) -> None:
        self._thinker = thinker
        self._films = films
        self._works: OrderedDict[Key, Work] = OrderedDict()

    async def find(self, table: Table, of: TurningOf) -> TurningPoints:
        """How far the work is, and the points once they are there; the first to ask starts it."""
        seat = viewpoint(table, ReplayOf(secret=of.secret, seat=of.seat, language=of.language))
        if seat is None:
            raise Refused("no_such_seat", "name the seat whose turning points are wanted")
        if not table.public_game.over:
            raise Refused("not_over", "turning points are told once the game is over")
        key = (table.code, table.record.undos, seat)
        if of.cancel:
            self._drop(key)
            return TurningPoints(seat=seat, progress=0, points=None)
        work = self._works.get(key) or self._start(key, table.game, seat, table.asker)
        work.wanted = time.monotonic()
        if work.task is None or not work.task.done():
            return TurningPoints(seat=seat, progress=percent(work.progress), points=None)
        chances = self._result(key, work)
        texts = table.texts(of.language)
        film = await WHOLE_GAMES.run(
            self._films.replay, table.public_game, key_of(table, of.language, seat), texts, None
        )
        return TurningPoints(
            seat=seat, progress=100, points=[point_info(film, point) for point in chances["points"]],
            curve=[ChanceInfo(at=e["made"], round=e["round"], percent=percent(e["chance"])) for e in chances["curve"]],
            games=chances["games"],
        )  # fmt: skip

    def known(self, table: Table) -> dict[int, dict[str, Any]]:
        """What was worked out of this table so far, by seat."""
        found = {}
        for (code, undos, seat), work in self._works.items():
            if (code, undos) == (table.code, table.record.undos) and worked_out(work.task):
                assert work.task is not None
                found[seat] = work.task.result()
        return found

    def _start(self, key: Key, game: TableGame, seat: int, asker: Asker) -> Work:
        if sum(1 for work in self._works.values() if work.task is not None and not work.task.done()) >= MOST_WAITING:
            raise Refused("too_many", "the coach is busy with other games; try again later")
        work = self._works[key] = Work()
        work.task = asyncio.create_task(self._think(work, game, seat, asker))
        while len(self._works) > MOST_WORKS:
            self._drop(next(iter(self._works)))
        return work

    async def _think(self, work: Work, game: TableGame, seat: int, asker: Asker) -> dict[str, Any]:
        save = await WHOLE_GAMES.run(without_log, game)
        watch = asyncio.create_task(give_up(work, asyncio.current_task()))
        try:
            return await self._thinker.turning_points(save, seat, lambda done: set_progress(work, done), asker)
        finally:
            watch.cancel()

    def _result(self, key: Key, work: Work) -> dict[str, Any]:
        assert work.task is not None
        try:
            return work.task.result()
        except asyncio.CancelledError:
            self._works.pop(key, None)
            raise Refused("coach_failed", "the work was stopped; ask again") from None
        except Refused:
            self._works.pop(key, None)
            raise

    def _drop(self, key: Key) -> None:
        work = self._works.pop(key, None)
        if work is not None and work.task is not None:
            work.task.cancel()

    async def close(self) -> None:
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def worked_out(task: asyncio.Task[Any] | None) -> bool:
    return task is not None and task.done() and not task.cancelled() and task.exception() is None


def without_log(game: TableGame) -> str:
    bare = game.copy()
    bare.log = None
    return bare.with_key()


def set_progress(work: Work, done: float) -> None:
    work.progress = done


async def give_up(work: Work, task: asyncio.Task[Any] | None) -> None:
    """Nobody looks any more: the page was closed."""
    while time.monotonic() - work.wanted < ABANDONED:
        await asyncio.sleep(ABANDONED / 4)
    if task is not None:
        task.cancel()


def point_info(film: Replay, point: dict[str, Any]) -> TurningPointInfo:
    """With what the seat was told between the two moments."""
    upto = {moment.at: moment.lines for moment in film.moments}
    first = max((lines for at, lines in upto.items() if at <= point["start"]), default=0)
    last = max((lines for at, lines in upto.items() if at <= point["end"]), default=0)
    lines = [line.text for line in film.lines if first <= line.at < last and line.text]
    return TurningPointInfo(
        at=point["start"], until=point["end"], round=point["round"], before=percent(point["before"]),
        after=percent(point["after"]), games=point["games"], lines=lines[-LINES:], more=max(0, len(lines) - LINES),
        sure=percent(point["sure"]),
    )  # fmt: skip
