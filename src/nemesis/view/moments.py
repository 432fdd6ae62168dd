"""Reaction windows (Q-34): nobody may learn from the waiting, or from the curtain, who could have reacted.

The engine asks only those who can answer. So a table notes every window that opens, also one that nobody could
use, and at one screen everybody who might have been asked gets a moment: those who can react are asked, the others
see a question with a single answer. They come in the same order and read the same part of the log in the same
words, no matter who could react.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..content import BOXES
from ..engine import ruleset
from ..engine.machine import Frame
from ..game import Game
from ..rules import reactions
from ..setup import Setup

ASKED_IN: dict[str, ruleset.Window] = {
    **reactions.WINDOWS,
    **{step: window for box in BOXES for module in box.every_module() for step, window in module.windows.items()},
}
"""Steps that open a reaction window -> what they ask."""
REACTIONS = dict(ASKED_IN.values())
"""Kinds of hidden questions that come out of turn, each with the answer that does nothing."""


class Window(NamedTuple):
    """A reaction window."""

    at: int
    """Length of the log when it opened: what is reacted to."""
    seats: tuple[int, ...]
    kind: str
    """The kind of question that it asks; empty: one that cannot be declined in advance."""


class TableGame(Game):
    """A game that keeps its log when copied, and notes the reaction windows that open."""

    __slots__ = ("windows",)

    windows: list[Window]
    """Windows opened since the game was dealt or loaded, also those that nobody could use."""

    @classmethod
    def on_the_table(cls, setup: Setup, log: bool = False) -> TableGame:
        game = super().on_the_table(setup, log)
        assert isinstance(game, TableGame)
        game.windows = []
        return game

    @classmethod
    def of(cls, game: Game) -> TableGame:
        """The same game, from here on with its windows."""
        like = game.copy()
        new = object.__new__(cls)
        for kind in Game.__mro__:
            for name in getattr(kind, "__slots__", ()):
                setattr(new, name, getattr(like, name))
        new.log = game.log.copy() if game.log is not None else None
        new.windows = []
        return new

    def copy(self) -> TableGame:
        new = super().copy()
        assert isinstance(new, TableGame)
        new.windows = self.windows.copy()
        new.log = self.log.copy() if self.log is not None else None
        return new

    def beginning(self, log: bool | None = None) -> TableGame:
        log = self.log is not None if log is None else log
        if self.origin is None:
            game = TableGame.new(self.setup, log=log)
        else:
            game = TableGame.from_json(self.origin)
            game.origin = self.origin
            game.log = [] if log else None
        assert isinstance(game, TableGame)
        return game

    def entering(self, frame: Frame) -> None:
        if in_window(frame, self):
            kind = ASKED_IN[frame[0]].question if frame[0] in ASKED_IN else ""
            self.windows.append(Window(len(self.log or ()), who_might_react(self, frame), kind))


def who_might_react(game: Game, frame: Frame) -> tuple[int, ...]:
    """The seats that a window is for, able to react or not, in the order in which they are asked."""
    name, args = frame
    if name == "interruption_window":
        waiting: tuple[int, ...] = args[1]
        return waiting
    if args and isinstance(args[0], int):
        return (args[0],)
    return tuple(p.index for p in game.seats)


def in_window(frame: Frame | None, game: Game) -> bool:
    """Whether waiting in this step must not reveal who is asked (Q-34)."""
    return frame is not None and frame[0] in game.rules.hidden_steps


class Moment(NamedTuple):
    """A seat that might react in a window."""

    window: int
    """Place of the window among those of the game."""
    at: int
    """Length of the log up to the event it reacts to."""
    seat: int
    then: Game
    """The table before the event: a Room explored since must not be named yet."""


def moments_since(game: TableGame, start: int, then: Game) -> Iterable[Moment]:
    """Everybody who might react in the windows from number `start` on; `then`: the table before they opened.

    Only windows of questions that come out of turn: in the others everybody is asked, or the player whose turn it is.
    """
    for number, window in enumerate(game.windows[start:], start):
        if window.kind:
            for seat in window.seats:
                yield Moment(number, window.at, seat, then)
