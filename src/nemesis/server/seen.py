"""What one viewer is sent: its view, its question in its language, and the log as it is told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from ..engine.machine import Ask, Frame
from ..game import Game
from ..setup import Setup
from ..text import Texts
from .messages import Impossible, Line, Option, Question

if TYPE_CHECKING:
    from ..engine.machine import Asking
    from ..text.log import Logged


class TableGame(Game):
    """A game that keeps its log when copied, and counts the reaction windows that open."""

    __slots__ = ("windows",)

    windows: int
    """Windows opened since the game was dealt or loaded, also those that nobody could use."""

    @classmethod
    def on_the_table(cls, setup: Setup, log: bool = False) -> TableGame:
        game = super().on_the_table(setup, log)
        assert isinstance(game, TableGame)
        game.windows = 0
        return game

    def copy(self) -> TableGame:
        new = super().copy()
        assert isinstance(new, TableGame)
        new.windows = self.windows
        new.log = self.log[:] if self.log is not None else None
        return new

    def beginning(self, log: bool | None = None) -> TableGame:
        game = TableGame.new(self.setup, log=self.log is not None if log is None else log)
        assert isinstance(game, TableGame)
        return game

    def _put(self, gen: Asking, answer: Any) -> bool:
        if answer is None and in_window(self.frame, self):
            self.windows += 1
        return super()._put(gen, answer)


def in_window(frame: Frame | None, game: Game) -> bool:
    """Is this a step whose waiting must not tell who is asked (Q-34)?"""
    return frame is not None and frame[0] in game.rules.hidden_steps


def ask_of(game: Game, seat: int | None) -> Ask | None:
    return next((ask for ask in game.asks if ask.seat == seat), None)


def encoded_view(game: Game, seat: int | None, with_ask: bool) -> msgspec.Raw:
    view = game.view(seat)
    if not with_ask:
        view["ask"] = None
    return msgspec.Raw(msgspec.json.encode(view))


def question(texts: Texts, game: Game, ask: Ask, id: str) -> Question:
    options = [Option(value, texts.option(game, ask, value)) for value in ask.options]
    return Question(id, ask.kind, texts.prompt(game, ask), options)


def impossible(texts: Texts, game: Game, seat: int) -> list[Impossible]:
    return [Impossible(i.action, texts.deed(game, i.action), texts.refusal(i)) for i in game.why_not(seat)]


class Reader:
    """How far one viewer has read the log. Its line numbers count only what it is told."""

    def __init__(self, seat: int | None, language: str, lines: int = 0) -> None:
        self.seat = seat
        self.texts = Texts(language)
        self.events = 0
        self.lines = 0
        self.skip = lines

    def told(self, happened: Logged) -> dict[str, Any] | None:
        """The event's data for this viewer; None when it is told nothing."""
        _, data, to, hidden = happened
        if to is None or (self.seat is not None and self.seat in to):
            return data
        if not hidden:
            return None
        return {name: value for name, value in data.items() if name not in hidden}

    def read_again(self, language: str) -> None:
        """From the beginning, in another language."""
        self.texts = Texts(language)
        self.events = self.lines = self.skip = 0

    def read(self, game: Game) -> tuple[int, list[Line]]:
        """(index of the first line, new lines); an index before the last one read means an undo."""
        log = game.log or []
        if len(log) < self.events:
            self.events = len(log)
            self.lines = sum(self.told(happened) is not None for happened in log)
        first, found = self.lines, []
        for happened in log[self.events :]:
            data = self.told(happened)
            if data is None:
                continue
            if self.lines < self.skip:
                first += 1
            else:
                text = self.texts.event(game, happened, self.seat)
                if text is not None:
                    found.append(Line(self.lines, happened[0], data, text))
            self.lines += 1
        self.events = len(log)
        self.skip = 0
        return first, found
