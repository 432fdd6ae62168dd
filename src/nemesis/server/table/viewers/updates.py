"""What each viewer is shown: the table as it may know it by now, and only if something changed for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from ...messages import Update
from ..data.record import GameRecord
from ..data.seats import Seats
from ..play.questions import Questions, claim_name
from ..play.reactions import ReactionWindows
from .audience import Audience
from .rendering import badges, encoded, key_told, matters, question, view_for
from .viewer import Viewer

WayBack = Callable[[int], Literal["free", "vote"] | None]


class Updates:
    """`way_back`: how a seat may take back its last choice."""

    def __init__(
        self, record: GameRecord, seats: Seats, windows: ReactionWindows, questions: Questions, audience: Audience,
        way_back: WayBack, odds: bool,
    ) -> None:  # fmt: skip
        self._record = record
        self._seats = seats
        self._windows = windows
        self._questions = questions
        self._audience = audience
        self._way_back = way_back
        self._odds = odds

    def update_for(self, viewer: Viewer) -> Update:
        seat, texts = viewer.seat, viewer.reader.texts
        behind = self._windows.behind(seat)
        game = self._windows.public_game if behind else self._record.game
        ask = None if behind else self._windows.open_ask(seat)
        first, lines = viewer.reader.read(game, self._windows.log_for(seat))
        view = view_for(game, seat, with_ask=ask is not None)
        odds = view if self._odds else None
        return Update(
            view=encoded(view),
            ask=question(texts, game, ask, self._questions.id(ask.seat), odds) if ask is not None else None,
            first=first,
            upto=f"{self._record.undos}-{viewer.reader.lines}",
            lines=lines,
            undo=None if behind or seat is None else self._way_back(seat),
            report=texts.report(game),
            claims=[] if behind or seat is None else [claim_name(c) for c in self._questions.claims(seat)],
            declined=list(self._seats[seat].declined) if seat is not None else [],
            matters=matters(texts, game, seat),
            badges=badges(texts, game, view),
            key=key_told(game),
        )

    def show_all(self) -> None:
        """Tell every viewer what it may know; nothing at all when nothing changed for it."""
        for viewer in self._audience:
            if self._windows.may_be_shown(viewer.seat):
                self.show(viewer)

    def show(self, viewer: Viewer) -> None:
        before = viewer.reader.lines
        update = self.update_for(viewer)
        last = viewer.last
        same = last is not None and not update.lines and update.first == before
        if same and last is not None and compared(update) == compared(last):
            return
        viewer.last = update
        viewer.tell(update)

    def show_anew(self, viewer: Viewer) -> None:
        """Also what it was shown already."""
        viewer.last = None
        self.show(viewer)

    def skip_lines(self, viewer: Viewer, since: str | None) -> None:
        """Lines read before an undo may not be the same any more: then the whole log is sent."""
        undos, _, lines = (since or "").partition("-")
        if undos == str(self._record.undos):
            viewer.reader.skip = int(lines)


def compared(update: Update) -> tuple[Any, ...]:
    """What may change without a line of the log."""
    return (bytes(update.view), update.ask, update.undo, update.claims)
