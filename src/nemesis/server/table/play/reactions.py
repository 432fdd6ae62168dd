"""Reaction windows (Q-34): nobody may learn who could have reacted.

At a table of several screens every window costs the same time, used or not. At one screen (hot seat) everybody who
might react gets a moment at the screen instead, in the same order, whether or not there is something to decide.
Until a window is over the others see the table as it was before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ....view.moments import REACTIONS, Window
from ...messages import HotSeatMoment, Refused
from ..data.record import GameRecord
from ..data.seats import Seats

if TYPE_CHECKING:
    from ....engine.events import Logged
    from ....engine.machine import Ask, Choice
    from ....view.moments import TableGame
    from ..viewers.viewer import Viewer


@dataclass
class ScreenMoment:
    """The screen goes from seat to seat."""

    id: int
    at: int
    """Length of the log when the window opened: what they react to."""
    seats: list[int]
    looked: set[int] = field(default_factory=set)


class ReactionWindows:
    """`pause`: seconds for each window at a table of several screens; None: everybody is at one screen.

    `screen_passed` is called when the screen goes to the next seats, `went_on` when the others see the table again.
    """

    def __init__(
        self, record: GameRecord, seats: Seats, pause: float | None, screen_passed: Callable[[], None],
        went_on: Callable[[], None],
    ) -> None:  # fmt: skip
        self._record = record
        self._seats = seats
        self._pause = pause
        self._screen_passed = screen_passed
        self._went_on = went_on
        self._before: TableGame | None = None
        """While a window keeps the table waiting: the game as it was before, which all others still see."""
        self.hold_until = 0.0
        self._release: asyncio.TimerHandle | None = None
        self._queue: list[ScreenMoment] = []
        self._moments = 0
        self.moment: ScreenMoment | None = None

    # -- who sees what --------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        return self._before is not None

    @property
    def public_game(self) -> TableGame:
        """The game as everybody may know it by now."""
        return self._before or self._record.game

    def open_ask(self, seat: int | None) -> Ask | None:
        """The question to this seat, unless a standing order answers it."""
        ask = self._record.ask_of(seat)
        return None if ask is None or self.is_declined(ask) else ask

    def reacts(self, seat: int | None) -> bool:
        """Is this seat asked in a reaction window now?"""
        return self._record.in_window and not self._queue and self.open_ask(seat) is not None

    def behind(self, seat: int | None) -> bool:
        """Does this viewer still see the table as it was before the window?"""
        return self.waiting and not self.reacts(seat)

    def game_for(self, seat: int | None) -> TableGame:
        return self.public_game if self.behind(seat) else self._record.game

    def log_for(self, seat: int | None) -> list[Logged] | None:
        """As much of the log as those may read who look on at one screen; None: that of the game they see."""
        if self.moment is None or not self.behind(seat):
            return None
        return (self._record.game.log or [])[: self.moment.at]

    def may_be_shown(self, seat: int | None) -> bool:
        """Is there anything new that this viewer may see?"""
        return self.moment is not None or not self.behind(seat)

    # -- a window opens -------------------------------------------------------------------------------

    def opened(self, before: TableGame, mover: int, kind: str, made: Choice) -> None:
        """After a choice: the windows that it opened, also those that nobody could use."""
        windows = self._record.game.windows[len(before.windows) :]
        if self._pause is None:
            self._screen_goes_round(before, mover, kind, made, windows)
        else:
            self.wait(before, len(windows) * self._pause)

    def wait(self, before: TableGame, seconds: float) -> None:
        """Each window costs the table the same time, used or not, answered at once or by the machine."""
        if seconds <= 0:
            return
        loop = asyncio.get_running_loop()
        self.hold_until = max(self.hold_until, loop.time()) + seconds
        if self._before is None:
            self._before = before
        if self._release is not None:
            self._release.cancel()
        self._release = loop.call_at(self.hold_until, self.go_on)

    def go_on(self) -> None:
        self.stop()
        self._went_on()

    def stop(self) -> None:
        if self._release is not None:
            self._release.cancel()
        self._release = None
        self._before = None
        self.moment = None
        self._queue = []

    # -- one screen: a moment for everybody who might react ---------------------------------------------

    def _screen_goes_round(self, before: TableGame, mover: int, kind: str, made: Choice, windows: list[Window]) -> None:
        if self.moment is not None and mover in self.moment.seats:
            self.moment.looked.add(mover)
            if kind in REACTIONS and made != REACTIONS[kind]:
                self.moment, self._before = None, None
        people = self._seats.people()
        for window in windows:
            seats = [s for s in window.seats if s in people and window.kind not in self._seats[s].declined]
            if any(seat != mover for seat in seats):
                self._moments += 1
                self._queue.append(ScreenMoment(self._moments, window.at, seats))
        if self._queue and self._before is None:
            self._before = before
        self._pass_on()

    def _pass_on(self) -> None:
        """The next moment when everybody has looked; then the table goes on."""
        people = self._seats.people()
        while self.moment is None or people & set(self.moment.seats) <= self.moment.looked:
            if not self._queue:
                self.moment, self._before = None, None
                return
            self.moment = self._queue.pop(0)
            self._screen_passed()

    def tell(self, viewer: Viewer) -> None:
        """Whose moment at the screen it is, if there is one."""
        if self.moment is not None and viewer.seat is not None:
            lines = viewer.reader.lines_until(self._record.game, self.moment.at)
            viewer.tell(HotSeatMoment(moment=self.moment.id, seats=self.moment.seats, lines=lines))

    def looked(self, seat: int, moment: int) -> None:
        """Nothing to do for a moment that is over: somebody reacted, and the screen goes on from there."""
        if not 0 < moment <= self._moments:
            raise Refused("no_such_moment", f"there was no moment {moment}")
        if self.moment is None or self.moment.id != moment:
            return
        if seat not in self.moment.seats:
            raise Refused("not_yours", f"moment {moment} is not for seat {seat}")
        if self.reacts(seat):
            raise Refused("asked", "this seat is asked something: answer it")
        self.moment.looked.add(seat)
        self.seats_changed()

    def seats_changed(self) -> None:
        """Somebody looked, or a bot took a seat that was to look."""
        if self.moment is not None:
            self._pass_on()
            self._went_on()

    # -- standing orders --------------------------------------------------------------------------------

    def is_declined(self, ask: Ask) -> bool:
        stored = self._seats[ask.seat]
        return ask.kind in REACTIONS and ask.kind in stored.declined and stored.bot is None

    def declining(self) -> Ask | None:
        """A question that a standing order answers."""
        return next((ask for ask in self._record.game.asks if self.is_declined(ask)), None)
