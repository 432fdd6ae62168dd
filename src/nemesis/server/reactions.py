"""Reaction windows (Q-34): nobody may learn who could have reacted.

At a table of several screens every window costs the same time, used or not. At one screen (hot seat) everybody who
might react gets a moment at the screen instead, in the same order, whether or not there is something to decide.
Until a window is over the others see the table as it was before.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..view.moments import REACTIONS, Window, in_window
from .messages import HotSeatMoment, Refused, as_text
from .seen import ask_of

if TYPE_CHECKING:
    from ..engine.machine import Ask, Choice
    from ..view.moments import TableGame
    from .table import Table
    from .viewer import Viewer


@dataclass
class ScreenMoment:
    """The screen goes from seat to seat."""

    id: int
    at: int
    """Length of the log when the window opened: what they react to."""
    seats: list[int]
    seen: set[int] = field(default_factory=set)


class Reactions:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: TableGame | None = None
        """While a window keeps the table waiting: the game as it was before, which all others still see."""
        self.hold_until = 0.0
        self.release: asyncio.TimerHandle | None = None
        self.moment: ScreenMoment | None = None
        self.queue: list[ScreenMoment] = []
        self.moments = 0

    # -- who sees what --------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        return self.told is not None

    def open_ask(self, seat: int | None) -> Ask | None:
        """The question to this seat, unless a standing order answers it."""
        ask = ask_of(self.table.game, seat)
        return None if ask is None or self.is_declined(ask) else ask

    def reacts(self, seat: int | None) -> bool:
        """Is this seat asked in a reaction window now?"""
        game = self.table.game
        return in_window(game.frame, game) and not self.queue and self.open_ask(seat) is not None

    def behind(self, seat: int | None) -> bool:
        """Does this viewer still see the table as it was before the window?"""
        return self.waiting and not self.reacts(seat)

    def opened(self, before: TableGame, mover: int, kind: str, made: Choice) -> None:
        """After a choice: the windows that it opened, also those that nobody could use."""
        windows = self.table.game.windows[len(before.windows) :]
        if self.table.agreed.hot_seat:
            self.screen_goes_round(before, mover, kind, made, windows)
        else:
            self.pause(before, len(windows))

    # -- several screens: the same time for every window ------------------------------------------------

    def pause(self, before: TableGame, windows: int) -> None:
        """Each window costs the table the same time, used or not, answered at once or by the machine."""
        seconds = windows * self.table.settings.reaction_pause
        if seconds <= 0:
            return
        loop = asyncio.get_running_loop()
        self.hold_until = max(self.hold_until, loop.time()) + seconds
        if self.told is None:
            self.told = before
        if self.release is not None:
            self.release.cancel()
        self.release = loop.call_at(self.hold_until, self.go_on)

    def go_on(self) -> None:
        self.stop()
        self.table.publish()
        self.table.wake.set()

    def stop(self) -> None:
        if self.release is not None:
            self.release.cancel()
        self.release = None
        self.told = None
        self.moment = None
        self.queue = []

    # -- one screen: a moment for everybody who might react ---------------------------------------------

    def screen_goes_round(self, before: TableGame, mover: int, kind: str, made: Choice, windows: list[Window]) -> None:
        if self.moment is not None and mover in self.moment.seats:
            self.moment.seen.add(mover)
            if kind in REACTIONS and made != REACTIONS[kind]:
                self.moment, self.told = None, None
        people = self.table.humans()
        for window in windows:
            seats = [s for s in window.seats if s in people and window.kind not in self.table.seats[s].declined]
            if any(seat != mover for seat in seats):
                self.moments += 1
                self.queue.append(ScreenMoment(self.moments, window.at, seats))
        if self.queue and self.told is None:
            self.told = before
        self.pass_on()

    def pass_on(self) -> None:
        """The next moment when everybody has looked; then the table goes on."""
        people = self.table.humans()
        while self.moment is None or people & set(self.moment.seats) <= self.moment.seen:
            if not self.queue:
                self.moment, self.told = None, None
                return
            self.moment = self.queue.pop(0)
            for viewer in self.table.viewers:
                self.table.show(viewer)
                self.tell(viewer)

    def tell(self, viewer: Viewer) -> None:
        if self.moment is not None and viewer.seat is not None:
            lines = viewer.reader.lines_until(self.table.game, self.moment.at)
            viewer.send(as_text(HotSeatMoment(moment=self.moment.id, seats=self.moment.seats, lines=lines)))

    @property
    def log_shown(self) -> int | None:
        """How much of the log those behind may read; None: that of the game they see."""
        return self.moment.at if self.moment is not None else None

    def looked(self, seat: int, moment: int) -> None:
        """Nothing to do for a moment that is over: somebody reacted, and the screen goes on from there."""
        if not 0 < moment <= self.moments:
            raise Refused("no_such_moment", f"there was no moment {moment}")
        if self.moment is None or self.moment.id != moment:
            return
        if seat not in self.moment.seats:
            raise Refused("not_yours", f"moment {moment} is not for seat {seat}")
        if self.reacts(seat):
            raise Refused("asked", "this seat is asked something: answer it")
        self.moment.seen.add(seat)
        self.seats_changed()

    def seats_changed(self) -> None:
        """Somebody looked, or a bot took a seat that was to look."""
        if self.moment is not None:
            self.pass_on()
            self.table.publish()
            self.table.wake.set()

    # -- standing orders --------------------------------------------------------------------------------

    def is_declined(self, ask: Ask) -> bool:
        stored = self.table.seats[ask.seat]
        return ask.kind in REACTIONS and ask.kind in stored.declined and stored.bot is None

    def declining(self) -> Ask | None:
        """A question that a standing order answers."""
        return next((ask for ask in self.table.game.asks if self.is_declined(ask)), None)
