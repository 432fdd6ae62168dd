"""How far one viewer has read the log of a table."""

from __future__ import annotations

from ....engine.events import EVENTS, Logged
from ....game import Game
from ....text import Texts
from ....text.log import Said
from ....view.events import redacted_for
from ...messages import Line


class LogReader:
    """Its line numbers count only what its viewer is told."""

    def __init__(self, seat: int | None, texts: Texts) -> None:
        self.seat = seat
        self.texts = texts
        self.events = 0
        self.lines = 0
        self.skip = 0
        """Lines that the client has already."""

    def read_again(self, texts: Texts | None = None) -> None:
        """From the beginning, perhaps in another language."""
        self.texts = texts or self.texts
        self.events = self.lines = self.skip = 0

    def lines_until(self, game: Game, event: int) -> int:
        """How many lines this viewer is told of the log before an event."""
        return self.count((game.log or [])[:event])

    def count(self, log: list[Logged]) -> int:
        return sum(redacted_for(self.seat, happened) is not None for happened in log)

    def read(self, game: Game, log: list[Logged] | None = None, said: Said | None = None) -> tuple[int, list[Line]]:
        """(index of the first line, new lines); an index before the last one read means an undo.

        The log may be longer than that of the game whose table the viewer sees (a reaction window). `said`: what other
        viewers of the same game were told already.
        """
        log = log if log is not None else game.log or []
        if len(log) < self.events:
            self.events = len(log)
            self.lines = self.count(log)
        self._pass_over(log)
        first, found = self.lines, []
        for kind, data, text in self.texts.log_lines(game, log, self.seat, self.events, said):
            found.append(Line(self.lines, kind, data, text, EVENTS[kind].term if text else None))
            self.lines += 1
        self.events = len(log)
        return first, found

    def _pass_over(self, log: list[Logged]) -> None:
        """What the client has already is only counted."""
        while self.lines < self.skip and self.events < len(log):
            self.lines += redacted_for(self.seat, log[self.events]) is not None
            self.events += 1
        self.skip = 0
