"""Thinking time. A clock runs while its seat, a person's, is asked and no reaction window is open.

In a reaction window no clock runs, because it would tell who is asked (Q-34): there everybody has the same time.
What a seat has spent is stored with its move, so a clock survives a restart.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..rules.claims import CLAIM
from ..view.moments import in_window
from .messages import Clocks, as_text

if TYPE_CHECKING:
    from .storage import StoredTable
    from .table import Table
    from .viewer import Viewer


class TableClocks:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.since: dict[int, float] = {}
        """Seats whose clock runs, and since when."""
        self.thought: dict[int, float] = {}
        """Spent by a seat since its last move, before its clock was stopped."""
        self.used: dict[int, float] = {}
        self.gained: dict[int, float] = {}
        self.window_since: float | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.sand_since: tuple[int, float] | None = None
        """The round of the game's own clocks, and when they began to run (a restart starts them again)."""
        self.sand_clock = ("", 0)
        """Which of them runs out first, and its seconds."""
        self.sand: asyncio.TimerHandle | None = None

    def take_in(self, stored: StoredTable) -> None:
        clock = self.table.agreed.clock
        self.since.clear()
        self.thought.clear()
        self.used = {}
        self.gained = {}
        for move in stored.moves:
            self.used[move.seat] = self.used.get(move.seat, 0.0) + move.spent
            if clock is not None and move.is_choice:
                self.gained[move.seat] = self.gained.get(move.seat, 0.0) + clock.increment

    # -- what is left -------------------------------------------------------------------------------

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def thinking(self, seat: int) -> float:
        running = self.now() - self.since[seat] if seat in self.since else 0.0
        return self.thought.get(seat, 0.0) + running

    def left(self, seat: int) -> float | None:
        clock = self.table.agreed.clock
        stored = self.table.seats[seat]
        if clock is None or stored.secret_hash is None:
            return None
        spent = self.used.get(seat, 0.0) + self.thinking(seat)
        return round(max(0.0, clock.seconds + self.gained.get(seat, 0.0) - spent), 3)

    def spent(self, seat: int) -> float:
        """To be stored with the move that this seat makes now."""
        return round(self.thinking(seat), 3) if self.table.agreed.clock is not None else 0.0

    def moved(self, seat: int, spent: float) -> None:
        clock = self.table.agreed.clock
        if clock is None:
            return
        self.used[seat] = self.used.get(seat, 0.0) + spent
        self.gained[seat] = self.gained.get(seat, 0.0) + clock.increment
        self.thought.pop(seat, None)
        if seat in self.since:
            self.since[seat] = self.now()

    # -- starting and stopping ------------------------------------------------------------------------

    def running(self) -> set[int]:
        table = self.table
        if table.agreed.clock is None or table.reactions.waiting or in_window(table.game.frame, table.game):
            return set()
        return {seat for seat in table.humans() if table.asked(seat)}

    def settle(self) -> None:
        """After every change: who runs now? Everybody is told when that changes."""
        if self.table.agreed.clock is not None:
            self.settle_seats()
        self.settle_sand()

    def settle_seats(self) -> None:
        running = self.running()
        changed = running != set(self.since)
        for seat in set(self.since) - running:
            self.thought[seat] = self.thinking(seat)
            del self.since[seat]
        for seat in running - set(self.since):
            self.since[seat] = self.now()
        if not self.slow_to_react():
            self.window_since = None
        elif self.window_since is None:
            self.window_since = self.now()
        if changed:
            self.table.broadcast(self.message())
        self.wind()

    def slow_to_react(self) -> list[int]:
        """People whom a reaction window still waits for after its pause."""
        table = self.table
        if table.reactions.waiting or not in_window(table.game.frame, table.game):
            return []
        return [seat for seat in sorted(table.humans()) if table.asked(seat)]

    def wind(self) -> None:
        """One alarm, for whoever runs out first."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        ends = [self.left(seat) or 0.0 for seat in self.since]
        if self.window_since is not None:
            ends.append(max(0.0, self.window_since + self.table.settings.reaction_limit - self.now()))
        if ends:
            self.timer = asyncio.get_running_loop().call_later(min(ends), self.alarm)

    def alarm(self) -> None:
        """Out of time: a bot answers this one question."""
        late = [seat for seat in self.since if not self.left(seat)]
        if self.window_since is not None and self.now() >= self.window_since + self.table.settings.reaction_limit:
            late += self.slow_to_react()
            self.window_since = None
        for seat in late:
            self.table.in_background(self.table.bots.answer_once(seat))
        if not late:
            self.wind()

    def message(self) -> Clocks:
        left = [self.left(s.seat) for s in self.table.seats]
        return Clocks(left=left, running=sorted(self.since), sand=self.sand_left())

    def tell(self, viewer: Viewer) -> None:
        if self.table.agreed.clock is not None or self.sand is not None:
            viewer.send(as_text(self.message()))

    def stop(self) -> None:
        for timer in (self.timer, self.sand):
            if timer is not None:
                timer.cancel()

    # -- clocks of the game itself ------------------------------------------------------------------

    def settle_sand(self) -> None:
        """A-10.3: the server says when such a clock has run out; that is a recorded move."""
        table = self.table
        clocks = table.game.clocks()
        if not clocks:
            if self.sand is not None:
                self.sand.cancel()
            ran, self.sand, self.sand_since = self.sand_since, None, None
            if ran is not None:
                self.table.broadcast(self.message())
            return
        first = min(clocks.items(), key=lambda clock: clock[1])
        anew = self.sand_since is None or self.sand_since[0] != table.game.round
        if self.sand_since is None or anew:
            self.sand_since = (table.game.round, self.now())
        if anew or first != self.sand_clock:
            self.sand_clock = first
            if self.sand is not None:
                self.sand.cancel()
            ends = self.sand_since[1] + first[1]
            self.sand = asyncio.get_running_loop().call_at(ends, self.sand_out)
            self.table.broadcast(self.message())

    def sand_left(self) -> float | None:
        if self.sand is None or self.sand_since is None:
            return None
        return round(max(0.0, self.sand_since[1] + self.sand_clock[1] - self.now()), 3)

    def sand_out(self) -> None:
        self.sand = None
        self.table.in_background(self.table.told_by_the_clock((CLAIM, self.sand_clock[0])))
