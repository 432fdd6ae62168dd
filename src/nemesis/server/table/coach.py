"""The coach at a table: a seat asks about its own open question, and only that seat is answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ...coach.advice import Advice
from ...coach.words import comparison, doubt, honesty, percent, reason_text, weighed_text
from ...engine.machine import Ask
from ...text import Texts
from ...text.risks import risks
from ..limits import Bucket
from ..logs import log
from ..messages import AskCoach, CoachAnswer, CoachOption, Error, Refused, Risk
from .background import Background
from .data.record import GameRecord
from .play.questions import Questions
from .ports import Asker, Thinker
from .viewers.rendering import view_for

if TYPE_CHECKING:
    from ...game import Game
    from .viewers.viewer import Viewer


class TableCoach:
    """`rate` and `burst`: how often each seat may ask."""

    def __init__(
        self, allowed: bool, rate: float, burst: int, record: GameRecord, questions: Questions, thinker: Thinker,
        asker: Callable[[], Asker], background: Background,
    ) -> None:  # fmt: skip
        self._allowed = allowed
        self._rate = rate
        self._burst = burst
        self._record = record
        self._questions = questions
        self._thinker = thinker
        self._asker = asker
        self._background = background
        self._thinking: dict[tuple[int, str], asyncio.Task[None]] = {}
        """By seat and question; of a seat that went on and asks anew, the old thinking may still be ending."""
        self._advice: dict[int, tuple[str, Advice]] = {}
        """By seat: the last answer, so that asking again costs nothing and changes nothing."""
        self._buckets: dict[int, Bucket] = {}

    def ask(self, viewer: Viewer, message: AskCoach) -> None:
        """Refuse at once, or answer later: the player goes on playing meanwhile."""
        seat, ask = self._asked_about(viewer, message.ask)
        id, advice = self._advice.get(seat, ("", None))
        if advice is not None and id == message.ask:
            self._answer(viewer, message, self._record.game, ask, advice)
            return
        about = seat, message.ask
        if about in self._thinking:
            raise Refused("coach_thinking", "the coach is thinking about this already")
        if not self._buckets.setdefault(seat, Bucket(self._rate, self._burst)).take():
            raise Refused("too_many", "too many questions to the coach; wait a moment")
        task = self._background.start(self._think(viewer, message, seat, ask))
        self._thinking[about] = task
        task.add_done_callback(lambda _: self._thinking.pop(about, None))

    def _asked_about(self, viewer: Viewer, ask_id: str) -> tuple[int, Ask]:
        if viewer.seat is None:
            raise Refused("not_seated", "a spectator has nothing to decide")
        if not self._allowed:
            raise Refused("no_coach", "this table plays without the coach")
        return viewer.seat, self._questions.find(viewer.seat, ask_id)

    async def _think(self, viewer: Viewer, message: AskCoach, seat: int, ask: Ask) -> None:
        """The coach is given the seat's view, with its question in it, and nothing more."""
        game = self._record.game
        try:
            advice = await self._thinker.advise(view_for(game, seat, with_ask=True), self._asker())
            self._answer(viewer, message, game, ask, advice)
        except Refused as refused:
            viewer.tell(Error(error=refused.error, message=refused.message, ref=message.ref))
            return
        except asyncio.CancelledError:
            viewer.tell(Error(error="stale", message="the question is over", ref=message.ref))
            raise
        except Exception:
            log.error("coach_failed", table=self._asker().table, exc_info=True)
            viewer.tell(Error(error="coach_failed", message="the coach could not be understood", ref=message.ref))
            return
        self._advice[seat] = (message.ask, advice)

    def settle(self) -> None:
        """The table has moved on: nobody needs advice on a question that is answered."""
        for (seat, ask_id), task in list(self._thinking.items()):
            if not self._questions.is_open(seat, ask_id):
                task.cancel()

    def _answer(self, viewer: Viewer, message: AskCoach, game: Game, ask: Ask, advice: Advice) -> None:
        found = answer_of(viewer.reader.texts, game, ask, advice)
        found.ref, found.ask = message.ref, message.ask
        viewer.tell(found)


def answer_of(texts: Texts, game: Game, ask: Ask, advice: Advice) -> CoachAnswer:
    """In the words of one language; the game is read for public names only, as for the question itself."""
    view = view_for(game, ask.seat, with_ask=True)
    options = [
        CoachOption(
            choice=o.choice, games=o.games, survive=percent(o.survive), win=percent(o.win), wound=percent(o.wound),
            work=None if o.work is None else percent(o.work),
            text=weighed_text(texts, o), risks=[Risk(*r) for r in risks(texts, view, ask, ask.options[o.choice])],
        )
        for o in advice.options
    ]  # fmt: skip

    def name(choice: int) -> str:
        return texts.parts_of(game, ask, ask.options[choice])[0]

    return CoachAnswer(
        ref=None,
        ask="",
        choice=advice.best.choice,
        games=advice.games,
        options=options,
        doubt=doubt(texts, advice, name),
        comparison=comparison(texts, advice, name),
        reasons=[reason_text(texts, view, reason) for reason in advice.reasons],
        estimate=honesty(texts, view, advice),
    )
