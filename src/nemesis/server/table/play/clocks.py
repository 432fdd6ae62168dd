"""Thinking time. A clock runs while its seat, a person's, is asked and no reaction window is open.

In a reaction window no clock runs, because it would tell who is asked (Q-34): there everybody has the same time.
What a seat has spent is stored with its move, so a clock survives a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...messages import Clock, Clocks
from ..data.record import GameRecord
from ..data.seats import Seats
from .game_clock import GameClock
from .questions import Questions
from .reactions import ReactionWindows

if TYPE_CHECKING:
    from ..data.stored import StoredTable
    from ..viewers.viewer import Viewer


class TableClocks:
    """`clock` None: nobody is timed. `tell` reaches everybody at the table, `out_of_time` is called with each seat
    that has not answered in time, `game_clock_ran_out` with the name of a clock of the game itself."""

    def __init__(
        self, clock: Clock | None, reaction_limit: float, record: GameRecord, seats: Seats, windows: ReactionWindows,
        questions: Questions, tell: Callable[[Any], None], out_of_time: Callable[[int], None],
        game_clock_ran_out: Callable[[str], None],
    ) -> None:  # fmt: skip
        self._clock = clock
        self._reaction_limit = reaction_limit
        self._record = record
        self._seats = seats
        self._windows = windows
        self._questions = questions
        self._tell = tell
        self._out_of_time = out_of_time
        self.of_the_game = GameClock(record, self.tell_everybody, game_clock_ran_out)
        self.since: dict[int, float] = {}
        """Seats whose clock runs, and since when."""
        self._thought: dict[int, float] = {}
        """Spent by a seat since its last move, before its clock was stopped."""
        self._used: dict[int, float] = {}
        self._gained: dict[int, float] = {}
        self._window_since: float | None = None
        self._timer: asyncio.TimerHandle | None = None

    def take_in(self, stored: StoredTable) -> None:
        self.since.clear()
        self._thought.clear()
        self._used = {}
        self._gained = {}
        for move in stored.moves:
            self._used[move.seat] = self._used.get(move.seat, 0.0) + move.spent
            if self._clock is not None and move.is_choice and not move.is_remark:
                self._gained[move.seat] = self._gained.get(move.seat, 0.0) + self._clock.increment

    # -- what is left -------------------------------------------------------------------------------

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _thinking(self, seat: int) -> float:
        running = self._now() - self.since[seat] if seat in self.since else 0.0
        return self._thought.get(seat, 0.0) + running

    def left(self, seat: int) -> float | None:
        if self._clock is None or self._seats[seat].secret_hash is None:
            return None
        spent = self._used.get(seat, 0.0) + self._thinking(seat)
        return round(max(0.0, self._clock.seconds + self._gained.get(seat, 0.0) - spent), 3)

    def spent(self, seat: int) -> float:
        """To be stored with the move that this seat makes now."""
        return round(self._thinking(seat), 3) if self._clock is not None else 0.0

    def moved(self, seat: int, spent: float) -> None:
        if self._clock is None:
            return
        self._used[seat] = self._used.get(seat, 0.0) + spent
        self._gained[seat] = self._gained.get(seat, 0.0) + self._clock.increment
        self._thought.pop(seat, None)
        if seat in self.since:
            self.since[seat] = self._now()

    # -- starting and stopping ------------------------------------------------------------------------

    @property
    def ticking(self) -> bool:
        return bool(self.since)

    def running(self) -> set[int]:
        if self._clock is None or self._questions.window_is_open:
            return set()
        return set(self._people_asked())

    def _people_asked(self) -> list[int]:
        return [seat for seat in sorted(self._seats.people()) if self._questions.asked(seat)]

    def settle(self) -> None:
        """After every change: whose clocks run now? Everybody is told when that changes."""
        if self._clock is not None:
            self._settle_seats()
        self.of_the_game.settle()

    def _settle_seats(self) -> None:
        running = self.running()
        changed = running != set(self.since)
        for seat in set(self.since) - running:
            self._thought[seat] = self._thinking(seat)
            del self.since[seat]
        for seat in running - set(self.since):
            self.since[seat] = self._now()
        if not self._slow_to_react():
            self._window_since = None
        elif self._window_since is None:
            self._window_since = self._now()
        if changed:
            self.tell_everybody()
        self.wind()

    def _slow_to_react(self) -> list[int]:
        """People whom a reaction window still waits for after its pause."""
        if self._windows.waiting or not self._record.in_window:
            return []
        return self._people_asked()

    def wind(self) -> None:
        """One alarm, for the seat that runs out first."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        ends = [self.left(seat) or 0.0 for seat in self.since]
        if self._window_since is not None:
            ends.append(max(0.0, self._window_since + self._reaction_limit - self._now()))
        if ends:
            self._timer = asyncio.get_running_loop().call_later(min(ends), self._alarm)

    def _alarm(self) -> None:
        late = [seat for seat in self.since if not self.left(seat)]
        if self._window_since is not None and self._now() >= self._window_since + self._reaction_limit:
            late += self._slow_to_react()
            self._window_since = None
        for seat in late:
            self._out_of_time(seat)
        if not late:
            self.wind()

    # -- telling ----------------------------------------------------------------------------------------

    def message(self) -> Clocks:
        left = [self.left(s.seat) for s in self._seats]
        return Clocks(left=left, running=sorted(self.since), sand=self.of_the_game.left())

    def tell_everybody(self) -> None:
        self._tell(self.message())

    def tell(self, viewer: Viewer) -> None:
        if self._clock is not None or self.of_the_game.running:
            viewer.tell(self.message())

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.of_the_game.stop()
