"""What each viewer is shown: the table as it may know it by now, and only what changed for it."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from ....text import Texts
from ....text.log import Said
from ....view.build import Views
from ....view.moments import TableGame
from ...messages import Update, as_bytes
from ..data.record import GameRecord
from ..data.seats import Seats
from ..play.questions import Questions, claim_name
from ..play.reactions import ReactionWindows
from .audience import Audience
from .radio import RadioKept
from .rendering import GoalsKept, badges, key_told, matters, question, told
from .shown import Shown
from .viewer import Viewer

WayBack = Callable[[int], Literal["free", "vote"] | None]


class Sent(NamedTuple):
    """An update as one viewer got it, for others who come from the same place."""

    shown: Shown
    message: bytes
    """Empty: nothing changed."""
    events: int
    lines: int


class Updates:
    """`way_back`: how a seat may take back its last choice. `pause`: seconds between two updates to spectators."""

    def __init__(
        self, record: GameRecord, seats: Seats, windows: ReactionWindows, questions: Questions, audience: Audience,
        way_back: WayBack, odds: bool, pause: float,
    ) -> None:  # fmt: skip
        self._record = record
        self._seats = seats
        self._windows = windows
        self._questions = questions
        self._audience = audience
        self._way_back = way_back
        self._odds = odds
        self._pause = pause
        self._next_for_spectators = 0.0
        self._later: asyncio.TimerHandle | None = None
        self._views: Views | None = None
        self._said: defaultdict[Any, Said] = defaultdict(Said)
        self._goals = GoalsKept()
        self._radio = RadioKept()
        self._latest: dict[tuple[int | None, Any], Shown] = {}
        """What those were shown who are up to date, by seat and language: they share it."""

    def stop(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None

    # -- what a viewer may know -----------------------------------------------------------------------

    def shown_to(self, seat: int | None, texts: Texts) -> Shown:
        behind = self._windows.behind(seat)
        game = self._windows.public_game if behind else self._record.game
        ask = None if behind else self._windows.open_ask(seat)
        view = told(self._views_of(game).of(seat), with_ask=ask is not None)
        odds = view if self._odds else None
        may_claim = not behind and bool(view["claims"])  # all that is possible: it may still be out of place
        return Shown(
            view=view,
            ask=question(texts, game, ask, self._questions.id(ask.seat), odds) if ask is not None else None,
            undo=None if behind or seat is None else self._way_back(seat),
            report=texts.report(game) if game.over else [],
            claims=[claim_name(c) for c in self._questions.claims(seat)] if seat is not None and may_claim else [],
            declined=list(self._seats[seat].declined) if seat is not None else [],
            matters=matters(texts, game, seat),
            badges=badges(texts, game, view),
            goals=self._goals.of(texts, game.rules, view),
            radio=self._radio.news(texts, game, view),
            key=key_told(game),
        )

    def upto(self, lines: int) -> str:
        """Where a viewer is in its log. It counts the viewer's own lines only."""
        return f"{self._record.undos}-{lines}"

    def skip_lines(self, viewer: Viewer, since: str | None) -> None:
        """Lines read before an undo may not be the same any more: then the whole log is sent."""
        undos, _, lines = (since or "").partition("-")
        if undos == str(self._record.undos):
            viewer.reader.skip = int(lines)

    def _game_for(self, seat: int | None) -> TableGame:
        return self._windows.public_game if self._windows.behind(seat) else self._record.game

    def _views_of(self, game: TableGame) -> Views:
        if self._views is None or self._views.game is not game:
            self._views = Views(game, self._views)
            self._said.clear()
        return self._views

    # -- telling it -------------------------------------------------------------------------------------

    def show_all(self) -> None:
        """Tell every viewer what it may know; nothing at all when nothing changed for it.

        Spectators may be hundreds: they are told at once, but not of every move where moves follow fast.
        """
        wait = self._next_for_spectators - time.monotonic()
        too_early = wait > 0
        sent: dict[Any, Sent] = {}
        for viewer in self._audience:
            if self._windows.may_be_shown(viewer.seat) and not (viewer.seat is None and too_early):
                self._show(viewer, sent)
        if too_early:
            if self._later is None:
                self._later = asyncio.get_running_loop().call_later(wait, self._show_spectators)
        else:
            self._next_for_spectators = time.monotonic() + self._pause

    def _show_spectators(self) -> None:
        self._later = None
        self._next_for_spectators = time.monotonic() + self._pause
        sent: dict[Any, Sent] = {}
        for viewer in self._audience:
            if viewer.seat is None:
                self._show(viewer, sent)

    def show(self, viewer: Viewer) -> None:
        self._show(viewer, {})

    def show_anew(self, viewer: Viewer) -> None:
        """Also what it was shown already."""
        viewer.last = None
        self.show(viewer)

    def _show(self, viewer: Viewer, sent: dict[Any, Sent]) -> None:
        """`sent`: to others at the same moment. Whoever comes from the same place gets the same bytes."""
        reader = viewer.reader
        place = (viewer.seat, reader.texts.key, id(viewer.last), reader.events, reader.lines, reader.skip)
        if place in sent:
            same = sent[place]
            reader.events, reader.lines, reader.skip = same.events, same.lines, 0
        else:
            same = sent[place] = self._sent_to(viewer)
        viewer.last = same.shown
        if same.message:
            viewer.send(same.message)

    def _sent_to(self, viewer: Viewer) -> Sent:
        reader, last = viewer.reader, viewer.last
        before = reader.lines
        game = self._game_for(viewer.seat)
        self._views_of(game)
        first, lines = reader.read(game, self._windows.log_for(viewer.seat), self._said[reader.texts.key])
        shown = self.shown_to(viewer.seat, reader.texts)
        changed = shown.since(last)
        if last is not None and not changed and not lines and first == before:
            return Sent(last, b"", reader.events, reader.lines)
        update = Update(first=first, upto=self.upto(reader.lines), lines=lines, **changed)
        return Sent(self._shared(viewer, shown), as_bytes(update), reader.events, reader.lines)

    def _shared(self, viewer: Viewer, shown: Shown) -> Shown:
        """The same object for everybody who sees the same: then the next update is made once for all of them."""
        whose = (viewer.seat, viewer.reader.texts.key)
        latest = self._latest.get(whose)
        if latest is None or latest is viewer.last or latest != shown:
            latest = self._latest[whose] = shown
        return latest
