"""A bot plays for somebody who has been away too long, and gives the seat back when they return."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table


class Absence:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.timers: dict[int, asyncio.TimerHandle] = {}

    def watch(self) -> None:
        """After every coming and going: count for those who are away."""
        table = self.table
        here = {viewer.seat for viewer in table.viewers}
        away = table.humans() - here if table.agreed.absent_bot is not None and not table.game.over else set()
        for seat in set(self.timers) - away:
            self.timers.pop(seat).cancel()
        for seat in away - set(self.timers):
            loop = asyncio.get_running_loop()
            self.timers[seat] = loop.call_later(table.agreed.absent_seconds, self.gone_too_long, seat)

    def gone_too_long(self, seat: int) -> None:
        self.timers.pop(seat, None)
        self.table.in_background(self.stand_in(seat))

    async def stand_in(self, seat: int) -> None:
        table = self.table
        async with table.lock:
            if seat in table.humans() and all(viewer.seat != seat for viewer in table.viewers):
                await table.bots.seat(seat, table.agreed.absent_bot, standing_in=True)

    async def back(self, seat: int) -> None:
        """Whoever returns has the seat again, also if a bot is sitting down at this very moment."""
        table = self.table
        async with table.lock:
            if table.seats[seat].standing_in:
                await table.bots.seat(seat, None)

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()
