"""What one viewer is sent: its view, its question in its language, and the log as it is told it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ..engine.machine import Ask, Frame
from ..game import Game
from ..setup import Setup
from ..text import Texts
from ..text.names import component
from ..text.risks import risks
from ..text.why import TERM_OF_EVENT
from ..view.moments import WINDOWS
from .messages import Impossible, Line, Matter, Option, Question, Risk

if TYPE_CHECKING:
    from ..text.log import Logged


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

    def copy(self) -> TableGame:
        new = super().copy()
        assert isinstance(new, TableGame)
        new.windows = self.windows[:]
        new.log = self.log[:] if self.log is not None else None
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
            self.windows.append(Window(len(self.log or ()), who_might_react(self, frame), WINDOWS.get(frame[0], "")))


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
    """Is this a step whose waiting must not tell who is asked (Q-34)?"""
    return frame is not None and frame[0] in game.rules.hidden_steps


def ask_of(game: Game, seat: int | None) -> Ask | None:
    return next((ask for ask in game.asks if ask.seat == seat), None)


def seen(game: Game, seat: int | None, with_ask: bool) -> dict[str, Any]:
    """The view, without the question where that is not to be told yet."""
    view = game.view(seat)
    if not with_ask:
        view["ask"] = None
    return view


def encoded(view: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view))


def question(texts: Texts, game: Game, ask: Ask, id: str, view: dict[str, Any] | None) -> Question:
    """With the view of the seat that is asked: the odds too."""
    options = []
    for value in ask.options:
        odds = [Risk(*risk) for risk in risks(texts, view, ask, value)] if view is not None else []
        options.append(Option(value, texts.option(game, ask, value), odds, *texts.parts_of(game, ask, value)))
    return Question(id, ask.kind, texts.prompt(game, ask), options, source_of(game, ask))


def matters(texts: Texts, game: Game, seat: int | None) -> list[Matter]:
    return [
        Matter(**{**matter._asdict(), "done": list(matter.done), "rooms": list(matter.rooms)})
        for matter in texts.matters(game, seat)
    ]


def source_of(game: Game, ask: Ask) -> str:
    """The card, Item or Room behind a question, or the number of the rule; empty where nothing stands behind it."""
    source = ask.source
    if isinstance(source, str):
        return source
    if isinstance(source, int) and ask.kind == "card_option":
        return game.tiles[source] if game.explored[source] else ""
    if isinstance(source, tuple):
        return next((word for word in words_in(source) if component(game.rules, word) is not None), "")
    return ""


def words_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from words_in(part)


def impossible(texts: Texts, game: Game, seat: int) -> list[Impossible]:
    return [Impossible(i.action, texts.deed(game, i.action), texts.refusal(i)) for i in game.why_not(seat)]


class Reader:
    """How far one viewer has read the log. Its line numbers count only what it is told."""

    def __init__(self, seat: int | None, texts: Texts) -> None:
        self.seat = seat
        self.texts = texts
        self.events = 0
        self.lines = 0
        self.skip = 0
        """Lines that the client has already."""

    def told(self, happened: Logged) -> dict[str, Any] | None:
        """The event's data for this viewer; None when it is told nothing."""
        _, data, to, hidden = happened
        if to is None or (self.seat is not None and self.seat in to):
            return data
        if not hidden:
            return None
        return {name: value for name, value in data.items() if name not in hidden}

    def read_again(self, texts: Texts | None = None) -> None:
        """From the beginning, perhaps in another language."""
        self.texts = texts or self.texts
        self.events = self.lines = self.skip = 0

    def lines_until(self, game: Game, event: int) -> int:
        """How many lines this viewer is told of the log before an event."""
        return sum(self.told(happened) is not None for happened in (game.log or [])[:event])

    def read(self, game: Game, log: list[Logged] | None = None) -> tuple[int, list[Line]]:
        """(index of the first line, new lines); an index before the last one read means an undo.

        The log may be longer than that of the game whose table the viewer sees (a reaction window).
        """
        log = log if log is not None else game.log or []
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
                    found.append(Line(self.lines, happened[0], data, text, TERM_OF_EVENT.get(happened[0])))
            self.lines += 1
        self.events = len(log)
        self.skip = 0
        return first, found
