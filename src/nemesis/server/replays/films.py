"""Watching a game again through the eyes of one viewer: every moment at which something changed for them.

Before the end only one's own eyes, or what everybody sees; and the moments are numbered for each viewer, because a
common number would tell that somebody answered in secret (Q-34). After the end a moment is numbered by the choices made
so far, no matter who watches.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from threading import Lock
from typing import Any

from ...languages import DEFAULT
from ...text import Texts
from ...text.radio import exposed, lies
from ...view.moments import TableGame, in_window
from ..messages import Refused, Replay, ReplayMoment, ReplayOf
from ..table.data.record import ask_of
from ..table.table import Table
from ..table.viewers.log_reader import LogReader
from ..table.viewers.radio import dossiers
from ..table.viewers.rendering import badges, encoded, goals, matters

CHECKPOINT = 25
"""Choices between two copies that are kept, so that any moment is near one."""
MOST_FILMS = 32
"""Films in memory, of all tables and viewers."""


def viewpoint(table: Table, of: ReplayOf) -> int | None:
    """Whose eyes are allowed; None: the public view."""
    own = table.seats.opened_by(of.secret) if of.secret is not None else None
    if of.secret is not None and own is None:
        raise Refused("not_allowed", "this secret opens no seat of this table")
    if own is None and not table.public_game.over:
        table.hosting.check_watching(of.watch)
    if of.seat is None:
        return own
    if of.seat >= len(table.seats):
        raise Refused("no_such_seat", f"this table has seats 0 to {len(table.seats) - 1}")
    if of.seat != own and not table.public_game.over:
        raise Refused("not_allowed", "before the end everybody sees with their own eyes only")
    return of.seat


def states(game: TableGame) -> Iterator[TableGame]:
    """The same object again and again: before the first choice, then after each."""
    current = game.beginning(log=True)
    yield current
    for seat, choice in game.history:
        current.apply(choice, seat)
        yield current


def changes(game: TableGame, seat: int | None, reader: LogReader) -> Iterator[tuple[int, TableGame, bytes, list[Any]]]:
    """(choices made, game, view, new lines) at each moment that this viewer could tell from the one before.

    Before the end a reaction window is no moment for those who were not asked in it: it would tell that somebody could
    have reacted (Q-34). The last moment is what the table shows now, whatever that is.
    """
    last = b""
    for made, state in enumerate(states(game)):
        past = not game.over and made < len(game.history)
        if past and in_window(state.frame, state) and ask_of(state, seat) is None:
            continue
        _, lines = reader.read(state)
        view = bytes(encoded(state.view(seat)))
        if lines or view != last:
            yield made, state, view, lines
        last = view


@dataclass
class Film:
    """A game as one viewer saw it, in one language."""

    seat: int | None
    replay: Replay
    made: list[int]
    """Choices made at each moment."""
    checkpoints: dict[int, TableGame]
    over: bool
    lies: frozenset[int]
    """What is known of it now: the lines whose speaker knew better."""

    def at(self, number: int, texts: Texts) -> Replay:
        """The table at a moment, by the number that this viewer was given."""
        made = self.choices(number)
        near = max(k for k in self.checkpoints if k <= made)
        state = self.checkpoints[near].copy()
        history = self.checkpoints[max(self.checkpoints)].history
        for seat, choice in history[near:made]:
            state.apply(choice, seat)
        view = state.view(self.seat)
        beside = matters(texts, state, self.seat)
        on_boards = badges(texts, state, view)
        return Replay(
            moments=[], lines=[], view=encoded(view), report=[], matters=beside, badges=on_boards,
            goals=goals(texts, state.rules, view), dossiers=dossiers(texts, state, view, self.lies),
        )  # fmt: skip

    def choices(self, number: int) -> int:
        known = self.made if self.over else range(len(self.made))
        if number not in known:
            raise Refused("not_found", f"there is no moment {number} in this replay")
        return number if self.over else self.made[number]


def film(game: TableGame, seat: int | None, texts: Texts) -> Film:
    reader = LogReader(seat, texts)
    found = Replay(moments=[], lines=[], view=None, report=texts.report(game))
    made: list[int] = []
    checkpoints: dict[int, TableGame] = {}
    known = lies(game) if game.over else frozenset()
    for choices, state, _, lines in changes(game, seat, reader):
        for line in lines:
            line.text = exposed(texts, known, line.event, line.data, line.text)
        found.lines += lines
        before = found.moments[-1].text if found.moments else ""
        text = next((line.text for line in reversed(lines) if line.text), before)
        number = choices if game.over else len(found.moments)
        found.moments.append(ReplayMoment(number, state.round, state.phase, state.turn, reader.lines, text))
        made.append(choices)
        if not checkpoints or choices >= max(checkpoints) + CHECKPOINT:
            checkpoints[choices] = state.copy()
    checkpoints[len(game.history)] = game
    return Film(seat, found, made, checkpoints, game.over, known)


def choices_until(game: TableGame, seat: int | None, number: int) -> int:
    """How many choices had been made at a moment of this viewer's replay."""
    if game.over:
        if number > len(game.history):
            raise Refused("not_found", f"there is no moment {number} in this replay")
        return number
    return film(game, seat, Texts.of(game.rules, DEFAULT)).choices(number)


class Films:
    """The last films that were watched."""

    def __init__(self) -> None:
        self._films: OrderedDict[tuple[Any, ...], Film] = OrderedDict()
        self._lock = Lock()

    def replay(self, game: TableGame, key: tuple[Any, ...], texts: Texts, at: int | None) -> Replay:
        """In a thread: playing a whole game again takes a moment."""
        with self._lock:
            found = self._films.pop(key, None)
        if found is None:
            found = film(game, key[-1], texts)
        with self._lock:
            self._films[key] = found
            while len(self._films) > MOST_FILMS:
                self._films.popitem(last=False)
        if at is None:
            return found.replay
        return found.at(at, texts)


def key_of(table: Table, language: str, seat: int | None) -> tuple[Any, ...]:
    """A film is out of date as soon as the game that everybody may see has gone on."""
    game = table.public_game
    return (table.code, table.record.undos, len(game.history), game.over, language, seat)
