"""The only way in which the game of a table goes on: apply a choice, store it, and only then tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, cast, get_args

from ....errors import IllegalChoice
from ....rules.claims import TABLE
from ....rules.radio import said_choice
from ....view.moments import REACTIONS, TableGame
from ...logs import log
from ...messages import ErrorCode, Refused
from ..background import Background
from ..data.changing import ChangeLock
from ..data.record import GameRecord
from ..data.stored import CHOICE, UNDO, Move
from ..ports import Conflict, Elsewhere, TableStorage
from .questions import Questions, claim_name
from .reactions import ReactionWindows

if TYPE_CHECKING:
    from ....engine.machine import Answer, Ask, Choice


REMARK = "remark"


class ChoiceMade(NamedTuple):
    """A choice that is stored."""

    before: TableGame
    seat: int
    kind: str
    """Of the question it answers; `claim` and `remark`: of none."""
    made: Choice
    spent: float
    """Seconds of the seat's clock."""


class Moves:
    """`spent` tells the seconds to store with a choice of a seat; `chosen` and `undone` are called when a move is
    stored and the record is that of the new game."""

    def __init__(
        self, code: str, record: GameRecord, windows: ReactionWindows, questions: Questions, storage: TableStorage,
        snapshot_every: int, background: Background, lock: ChangeLock, spent: Callable[[int], float],
        chosen: Callable[[ChoiceMade], None], undone: Callable[[], None],
    ) -> None:  # fmt: skip
        self._code = code
        self._record = record
        self._windows = windows
        self._questions = questions
        self._storage = storage
        self._snapshot_every = snapshot_every
        self._background = background
        self._lock = lock
        self._spent = spent
        self._chosen = chosen
        self._undone = undone

    def alone(self) -> ChangeLock:
        """One change at a time, of the table as it is stored."""
        return self._lock

    # -- answers and claims -----------------------------------------------------------------------------

    async def choose(self, seat: int, ask_id: str, choice: int, wanted: Callable[[], bool] | None = None) -> None:
        """An answer to a question by its index; dropped when it is no longer wanted."""
        async with self.alone():
            if wanted is not None and not wanted():
                return
            ask = self._questions.find(seat, ask_id)
            if choice >= len(ask.options):
                raise Refused("illegal", f"choice {choice} is out of range: 0 to {len(ask.options) - 1}")
            await self._make(seat, choice, ask.kind)

    async def decline(self, ask: Ask) -> None:
        """A standing order answers; that it did is as secret as any other answer."""
        async with self.alone():
            asked = self._record.ask_of(ask.seat)
            if asked is not None and self._windows.is_declined(asked):
                await self._make(asked.seat, asked.options.index(REACTIONS[asked.kind]), asked.kind)

    async def claim(self, seat: int, name: str) -> None:
        async with self.alone():
            found = next((c for c in self._questions.claims(seat) if claim_name(c) == name), None)
            if found is None:
                raise Refused("no_such_claim", f"seat {seat} cannot claim {name!r} now")
            await self._make(seat, found, "claim")

    async def say(self, seat: int, said: tuple[Any, ...], wanted: Callable[[], bool] | None = None) -> None:
        """Over the radio, which is silent while a reaction window is open, whoever is asked there."""
        async with self.alone():
            if wanted is not None and not wanted():
                return
            if self._questions.window_is_open:
                raise Refused("radio_not_now", "the radio is silent while a reaction window is open")
            await self._make(seat, said_choice(*said), REMARK)

    async def happen(self, fact: Choice, wanted: Callable[[], bool]) -> None:
        """A fact from outside the game, such as a clock that ran out: a move of no seat, unless it came too late."""
        async with self.alone():
            if wanted() and fact in self._record.game.claims(TABLE):
                await self._make(TABLE, fact, "claim")

    async def _make(self, seat: int, choice: Answer, kind: str) -> None:
        before = self._record.game
        game = before.copy()
        try:
            game.apply(choice, seat)
        except IllegalChoice as error:
            told = kind == REMARK and error.reason in get_args(ErrorCode)
            raise Refused(cast(ErrorCode, error.reason) if told else "illegal", str(error)) from None
        made = game.last_choice
        spent = self._spent(seat) if kind != REMARK else 0.0
        move = Move(CHOICE, seat, made, self._record.in_window, spent)
        await self._store(move, game)
        self._record.add_choice(move, game, others_wait=self._windows.waiting)
        self._chosen(ChoiceMade(before, seat, kind, made, move.spent))

    # -- taking back ------------------------------------------------------------------------------------

    async def take_back(self, seat: int, choices: int) -> None:
        """The time that was thought is not given back. Only inside `alone`."""
        game = await asyncio.to_thread(self._record.game.undo, choices, by_vote=True)
        assert isinstance(game, TableGame)
        move = Move(UNDO, seat, choices)
        await self._store(move, game)
        self._record.take_back(move, game)
        self._undone()

    # -- storing ----------------------------------------------------------------------------------------

    async def _store(self, move: Move, game: TableGame) -> None:
        """Nobody is told before it is safe."""
        try:
            await self._storage.append(self._code, self._record.revision, move, game.over)
        except Conflict:
            await self._lock.look_again()
            raise Refused("stale", "the table has moved on; look again") from None
        except Elsewhere:
            raise
        except Exception:
            log.error("move_not_saved", table=self._code, exc_info=True)
            raise Refused("not_saved", "the move could not be saved; try again") from None
        number = self._record.revision + 1
        if number % self._snapshot_every == 0 or game.over:
            self._background.start(self._snapshot(number, game.to_json()))

    async def _snapshot(self, number: int, game: str) -> None:
        try:
            await self._storage.snapshot(self._code, number, game)
        except Elsewhere:
            pass
        except Exception:
            log.error("snapshot_not_saved", table=self._code, exc_info=True)
