"""Taking back: free within the information rule, else by vote of all seated humans."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Literal

from ..view.moments import TableGame, in_window
from .messages import Refused
from .storage import UNDO, Move

if TYPE_CHECKING:
    from .table import Table


class Undoing:
    def __init__(self, table: Table) -> None:
        self.table = table

    def choices_back(self, seat: int) -> int:
        """How many choices to take back so that this seat's last one is undone; 0: it made none."""
        history = self.table.game.history
        return next((back for back in range(1, len(history) + 1) if history[-back][0] == seat), 0)

    def way_back(self, seat: int) -> Literal["free", "vote"] | None:
        """Free within the information rule, unless it takes back what another human chose openly."""
        table = self.table
        back = self.choices_back(seat)
        if not back:
            return None
        if back > table.game.undoable():
            return "vote"
        taken = zip(table.game.history[-back:], table.in_window[-back:], strict=True)
        if any(who != seat and not secret and who in table.humans() for (who, _), secret in taken):
            return "vote"
        return "free"

    async def undo(self, seat: int) -> None:
        table = self.table
        async with table.lock:
            await table.freshen()
            if table.reactions.waiting or in_window(table.game.frame, table.game):
                raise Refused("wait", "a reaction window is open; ask again when it is closed")
            way = self.way_back(seat)
            if way is None:
                raise Refused("nothing_to_undo", f"seat {seat} has made no choice yet")
            if way == "free":
                await self.take_back(seat)
            else:
                await table.votes.open("undo", seat, table.humans() | {seat})

    async def take_back(self, seat: int) -> None:
        """The time that was thought is not given back."""
        table = self.table
        back = self.choices_back(seat)
        new = await asyncio.to_thread(table.game.undo, back, by_vote=True)
        assert isinstance(new, TableGame)
        move = Move(UNDO, seat, back)
        await table.keep(move, new)
        del table.in_window[-back:]
        table.undos += 1
        table.moved = table.moved_before = move.at
        table.game = new
        table.votes.end(passed=False)
        table.publish()
        table.wake.set()
