"""What each seat is asked now, and what it may claim unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...messages import Refused
from ..data.record import GameRecord
from .reactions import ReactionWindows

if TYPE_CHECKING:
    from ....engine.machine import Ask, Choice


def claim_name(claim: Choice) -> str:
    """Its name, or `name:2` for one that names something."""
    return ":".join(str(part) for part in claim[1:])


class Questions:
    def __init__(self, record: GameRecord, windows: ReactionWindows) -> None:
        self._record = record
        self._windows = windows

    @property
    def window_is_open(self) -> bool:
        """Does the table wait for a reaction, or only seem to?"""
        return self._windows.waiting or self._record.in_window

    def asked(self, seat: int) -> bool:
        return self.of(seat) is not None

    def of(self, seat: int | None) -> Ask | None:
        """The question that this seat may answer now; none while it sees the table as it was before a window."""
        return None if self._windows.behind(seat) else self._windows.open_ask(seat)

    def id(self, seat: int) -> str:
        return self._record.ask_id(seat)

    def is_open(self, seat: int, id: str) -> bool:
        return self.asked(seat) and self.id(seat) == id

    def find(self, seat: int, id: str) -> Ask:
        """The question of this id, if it is this seat's and still open; else `Refused`."""
        if not id.startswith(f"{seat}-"):
            raise Refused("not_yours", f"question {id!r} is not asked of seat {seat}")
        ask = self.of(seat)
        if ask is None:
            raise Refused("not_asked", f"seat {seat} is not asked anything now")
        if id != self.id(seat):
            raise Refused("stale", f"question {id!r} is over; answer {self.id(seat)!r}")
        return ask

    def claims(self, seat: int) -> list[Choice]:
        """What this seat may do now without being asked; nothing while a reaction window is open.

        A seat that is asked may claim what is among its options: in its turn, but not while it pays for an action.
        """
        if self.window_is_open:
            return []
        ask = self._record.ask_of(seat)
        return [c for c in self._record.game.claims(seat) if ask is None or c in ask.options]
