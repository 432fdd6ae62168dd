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
from ..engine.machine import Answer, Frame
from ..engine.provable import drawn
from ..game import Game
from ..rules import reactions
from ..saves import client_of
from ..setup import Setup

KEY = "chance_key"

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
    """A game that keeps its log when copied, and notes the reaction windows that open.

    With a key its chance can be proved (`engine.provable`). The same place in the history has the same random numbers,
    so nothing that is taken back is rolled again; `rng` then counts the draws of one choice.
    """

    __slots__ = ("key", "place", "windows")

    windows: list[Window]
    """Windows opened since the game was dealt or loaded, also those that nobody could use."""
    key: bytes | None
    """None: random numbers follow from the seed."""
    place: int
    """In the history, of the choice that is being made; 0: the set-up."""

    @classmethod
    def on_the_table(cls, setup: Setup, log: bool = False) -> TableGame:
        game = super().on_the_table(setup, log)
        assert isinstance(game, TableGame)
        game.windows = []
        game.key = None
        game.place = 0
        return game

    @classmethod
    def dealt(cls, setup: Setup, key: bytes | None = None, log: bool = True) -> TableGame:
        """A new game before its first choice."""
        if key is None:
            game = cls.new(setup, log)
            assert isinstance(game, TableGame)
        else:
            game = cls.on_the_table(setup, log)
            game.draw_from(key)
            game.deal()
            game.rng = 0
        return game

    @classmethod
    def built(cls, origin: str, key: bytes | None = None, log: bool = True) -> TableGame:
        """A game before its first choice, as it was built: a scenario, a moment of another table."""
        game = cls.from_json(origin)
        assert isinstance(game, TableGame)
        game.origin = origin
        game.log = [] if log else None
        game.draw_from(key)
        return game

    def with_key(self) -> str:
        """A save from which it can be played again, its key beside it: for a game that is over."""
        return self.to_json({KEY: self.key.hex()} if self.key is not None else None)

    @classmethod
    def from_save_with_key(cls, save: str) -> TableGame:
        game = cls.from_json(save)
        assert isinstance(game, TableGame)
        key = client_of(save).get(KEY)
        game.key = bytes.fromhex(key) if key is not None else None
        return game

    def draw_from(self, key: bytes | None) -> None:
        """From now on random numbers follow from this key, if it is one."""
        self.key = key
        if key is not None:
            self.rng = 0

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
        new.key = None
        new.place = 0
        return new

    def copy(self) -> TableGame:
        new = super().copy()
        assert isinstance(new, TableGame)
        new.windows = self.windows.copy()
        new.key = self.key
        new.place = self.place
        new.log = self.log.copy() if self.log is not None else None
        return new

    def beginning(self, log: bool | None = None) -> TableGame:
        log = self.log is not None if log is None else log
        if self.origin is None:
            return TableGame.dealt(self.setup, self.key, log)
        return TableGame.built(self.origin, self.key, log)

    def from_here(self) -> Game:
        """Without the key: it belongs to one table."""
        game = super().from_here()
        assert isinstance(game, TableGame)
        game.key = None
        return game

    def apply(self, choice: Answer, seat: int | None = None) -> None:
        self.place = self.choices_made() + 1
        super().apply(choice, seat)
        if self.key is not None:
            self.rng = 0

    def below(self, n: int) -> int:
        if self.key is None:
            return super().below(n)
        self.info += 1
        self.rng += 1
        return drawn(self.key, self.place, self.rng - 1) * n >> 64

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
