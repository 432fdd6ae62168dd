"""The coach at a table: a seat asks about its own open question, and only that seat is answered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..coach.advice import Advice
from ..coach.words import comparison, honesty, percent, reason_text, weighed_text
from ..engine.machine import Ask
from ..text import Texts
from ..text.risks import risks
from .limits import Bucket
from .messages import AskCoach, CoachAnswer, CoachOption, Error, Refused, Risk, as_text
from .seen import seen
from .thinkers import Thinkers

if TYPE_CHECKING:
    from ..game import Game
    from .table import Table
    from .viewer import Viewer


class TableCoach:
    def __init__(self, table: Table, thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        """By seat: the question that is thought about."""
        self.known: dict[int, tuple[str, Advice]] = {}
        """By seat: the last answer, so that asking again costs nothing and changes nothing."""
        self.asked: dict[int, Bucket] = {}

    def ask(self, viewer: Viewer, message: AskCoach) -> None:
        """Refuse at once, or answer later: whoever asks goes on playing meanwhile."""
        seat, ask = self.allowed(viewer, message.ask)
        known = self.known.get(seat)
        if known is not None and known[0] == message.ask:
            self.answer(viewer, message, self.table.game, ask, known[1])
            return
        if seat in self.thinking:
            raise Refused("coach_thinking", "the coach is thinking about this already")
        settings = self.table.settings
        bucket = self.asked.setdefault(seat, Bucket(settings.coach_rate, settings.coach_burst))
        if not bucket.take():
            raise Refused("too_many", "too many questions to the coach; wait a moment")
        task = self.table.in_background(self.think(viewer, message, seat, ask))
        self.thinking[seat] = (message.ask, task)
        task.add_done_callback(lambda _: self.thinking.pop(seat, None))

    def allowed(self, viewer: Viewer, ask_id: str) -> tuple[int, Ask]:
        table, seat = self.table, viewer.seat
        if seat is None:
            raise Refused("not_seated", "a spectator has nothing to decide")
        if not table.agreed.coach:
            raise Refused("no_coach", "this table plays without the coach")
        return seat, table.open_question(seat, ask_id)

    async def think(self, viewer: Viewer, message: AskCoach, seat: int, ask: Ask) -> None:
        """The job is the seat's view, with its question in it, and nothing more."""
        table, game = self.table, self.table.game
        settings = table.settings
        job = {
            "advise": seen(game, seat, with_ask=True), "seed": 0, "iterations": settings.coach_iterations,
            "seconds": settings.coach_seconds,
        }  # fmt: skip
        try:
            advice = Advice.from_data((await self.thinkers.think(job))["advice"])
        except Refused as refused:
            viewer.send(as_text(Error(error=refused.error, message=refused.message, ref=message.ref)))
            return
        except asyncio.CancelledError:
            viewer.send(as_text(Error(error="stale", message="the question is over", ref=message.ref)))
            raise
        self.known[seat] = (message.ask, advice)
        self.answer(viewer, message, game, ask, advice)

    def settle(self) -> None:
        """The table has moved on: nobody needs advice on a question that is answered."""
        for seat, (ask_id, task) in list(self.thinking.items()):
            if not self.table.asked(seat) or self.table.ask_id(seat) != ask_id:
                task.cancel()

    def answer(self, viewer: Viewer, message: AskCoach, game: Game, ask: Ask, advice: Advice) -> None:
        found = answer_of(viewer.reader.texts, game, ask, advice)
        found.ref, found.ask = message.ref, message.ask
        viewer.send(as_text(found))


def answer_of(texts: Texts, game: Game, ask: Ask, advice: Advice) -> CoachAnswer:
    """In the words of one language; the game is read for public names only, as for the question itself."""
    view = seen(game, ask.seat, with_ask=True)
    options = [
        CoachOption(
            choice=o.choice, games=o.games, survive=percent(o.survive), win=percent(o.win), wound=percent(o.wound),
            text=weighed_text(texts, o), risks=[Risk(*r) for r in risks(texts, view, ask, ask.options[o.choice])],
        )
        for o in advice.options
    ]  # fmt: skip
    return CoachAnswer(
        ref=None,
        ask="",
        choice=advice.best.choice,
        games=advice.games,
        options=options,
        comparison=comparison(texts, advice, lambda choice: texts.parts_of(game, ask, ask.options[choice])[0]),
        reasons=[reason_text(texts, view, reason) for reason in advice.reasons],
        estimate=honesty(texts, advice),
    )
