"""Taking back: free within the information rule, else by vote of all seated humans."""

from __future__ import annotations

from typing import Literal

from ...messages import Refused
from ..data.record import GameRecord
from ..data.seats import Seats
from .moves import Moves
from .questions import Questions
from .votes import Votes


class Undoing:
    def __init__(self, record: GameRecord, seats: Seats, questions: Questions, votes: Votes, moves: Moves) -> None:
        self._record = record
        self._seats = seats
        self._questions = questions
        self._votes = votes
        self._moves = moves

    def way_back(self, seat: int) -> Literal["free", "vote"] | None:
        """Free within the information rule, unless it takes back what another human chose openly.

        Not once the key of the game is told: everybody could work out what comes.
        """
        back = self._record.choices_since(seat)
        if not back or self._key_is_told:
            return None
        if back > self._record.game.undoable():
            return "vote"
        people = self._seats.people()
        if any(who != seat and not secret and who in people for who, secret in self._record.last_choices(back)):
            return "vote"
        return "free"

    async def undo(self, seat: int) -> None:
        async with self._moves.alone():
            if self._questions.window_is_open:
                raise Refused("wait", "a reaction window is open; ask again when it is closed")
            if self._key_is_told:
                raise Refused("nothing_to_undo", "the game is over, and its key is told")
            way = self.way_back(seat)
            if way is None:
                raise Refused("nothing_to_undo", f"seat {seat} has made no choice yet")
            if way == "free":
                await self._take_back(seat)
            else:
                everybody = self._seats.people() | {seat}
                await self._votes.open("undo", seat, everybody, lambda: self._take_back(seat))

    @property
    def _key_is_told(self) -> bool:
        return self._record.game.over and self._record.game.key is not None

    async def _take_back(self, seat: int) -> None:
        await self._moves.take_back(seat, self._record.choices_since(seat))
