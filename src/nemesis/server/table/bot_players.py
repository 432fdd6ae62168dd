"""Answers that nobody gives by hand: of bots in their seats, of standing orders, of a bot for somebody out of time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from ...bots import RandomBot
from ...bots.talking import has_a_say
from ..logs import log
from ..messages import Refused
from ..supervision import until_it_works
from .bot_names import bot_named
from .data.record import GameRecord
from .data.seats import Seats
from .data.stored import StoredSeat
from .play.questions import Questions
from .play.reactions import ReactionWindows
from .ports import Asker, Conflict, Elsewhere, NoAnswer, Thinker, Unavailable
from .turns import Turns

if TYPE_CHECKING:
    from ...engine.machine import Ask, Choice

FOR_ONE_ANSWER = "crew"
"""The bot that answers for somebody out of time, and for a bot that fails."""

SPEAKING = "radio"
"""What a bot was doing that failed while it spoke."""
Say = Callable[[int, tuple[Any, ...], str | None], Awaitable[None]]
"""Seat, what is said, the bot that sits there."""
Choose = Callable[[int, str, int, str | None, bool], Awaitable[None]]
"""Seat, question, option, the bot that sits there, and whether a clock wants it so."""
"""Seat, id of the question, index of the option, and the bot that sits there (None: it answers for a person)."""


class NotOffered(NoAnswer):
    """The bot chose what is none of its options."""


class BotPlayers:
    """`pause`: seconds before each choice of a bot. `resting`: nobody waits for the bots, so they play no further.
    `moving`: few bots of all tables make their choice at the same time, so that people never queue behind many."""

    def __init__(
        self, code: str, asker: Callable[[], Asker], bot_seed: int, pause: float, record: GameRecord, seats: Seats,
        windows: ReactionWindows, questions: Questions, thinker: Thinker, resting: Callable[[], bool],
        moving: Turns, choose: Choose, decline: Callable[[Ask], Awaitable[None]], say: Say,
    ) -> None:  # fmt: skip
        self._code = code
        self._asker = asker
        self._bot_seed = bot_seed
        self._pause = pause
        self._record = record
        self._seats = seats
        self._windows = windows
        self._questions = questions
        self._thinker = thinker
        self._resting = resting
        self._moving = moving
        self._choose = choose
        self._decline = decline
        self._say = say
        self._silent: dict[int, int] = {}
        """Seats whose bot had nothing to say over the radio, each with the revision at which it was asked."""
        self._something_changed = asyncio.Event()
        self._failures: set[tuple[str, type[Exception]]] = set()
        """Which bots have failed, and in which ways."""

    def tempers(self) -> dict[int, tuple[str, ...]]:
        """Of the bots that sit here: a secret until the game is over. Without the radio they have none."""
        talking = self._seats if self._record.game.rules.remarks else ()
        sitting = {s.seat: s.bot for s in talking if s.bot is not None and not s.standing_in}
        bots = {seat: bot_named(name, self._bot_seed + seat) for seat, name in sitting.items()}
        return {seat: bot.temper.words for seat, bot in bots.items() if bot.talks}

    def wake(self) -> None:
        """Something changed: perhaps there is something to answer."""
        if self._windows.declining() is not None or self.have_something_to_do():
            self._something_changed.set()

    def have_something_to_do(self) -> bool:
        bots = [seat for seat in self._seats if seat.bot is not None]
        if not bots or self._resting():
            return False
        return any(self._questions.asked(seat.seat) or self._may_speak(seat) for seat in bots)

    async def play_on(self) -> None:
        while True:
            await self._something_changed.wait()
            self._something_changed.clear()
            await until_it_works("bots", self._answer_all, table=self._code)

    async def _answer_all(self) -> None:
        while await self.answer_one():
            pass

    async def answer_one(self) -> bool:
        """One standing order, or one choice of one bot; False when there is none."""
        if self._resting():
            return False
        declining = self._windows.declining()
        if declining is not None:
            await self._decline(declining)
            return True
        speaker = next((seat for seat in self._seats if self._may_speak(seat)), None)
        if speaker is not None and speaker.bot is not None:
            await self._let_speak(speaker.bot, speaker.seat)
            return True
        seat = next((s for s in self._seats if s.bot is not None and self._questions.asked(s.seat)), None)
        if seat is None or seat.bot is None:
            return False
        ask_id = self._questions.id(seat.seat)
        if self._pause:
            await asyncio.sleep(self._pause)
        option = await self._thought_out(seat.bot, seat.seat)
        async with self._moving.turn(self._asker()):
            if option is not None and self._questions.is_open(seat.seat, ask_id):
                await self._choose(seat.seat, ask_id, option, seat.bot, False)
        return True

    def _may_speak(self, seat: StoredSeat) -> bool:
        """Has its bot perhaps something to say, and was not asked since the last move?"""
        if seat.bot is None or self._silent.get(seat.seat) == self._record.revision or self._questions.window_is_open:
            return False
        game = self._record.game
        return bool(game.rules.remarks) and has_a_say(game.view(seat.seat))

    async def _let_speak(self, bot: str, seat: int) -> None:
        """One line over the radio. Bots speak at once, in this process; whatever goes wrong costs the line only."""
        asked_at = self._record.revision
        try:
            line = bot_named(bot, self._bot_seed + seat).speak(self._record.game.view(seat))
            if line is not None:
                await self._say(seat, line, bot)
        except Refused as refused:
            log.debug("bot_line_refused", table=self._code, bot=bot, error=refused.error)
        except (Conflict, Elsewhere, Unavailable):
            raise
        except Exception as error:
            self._note_failure(bot, SPEAKING, error)
        if self._record.revision == asked_at:
            self._silent[seat] = asked_at

    async def answer_for(self, seat: int, ask_id: str) -> None:
        """For somebody whose time ran out, if the question is still open once the bot has thought."""
        if not self._questions.is_open(seat, ask_id):
            return
        option = await self._thought_out(FOR_ONE_ANSWER, seat)
        if option is not None and self._questions.is_open(seat, ask_id):
            await self._choose(seat, ask_id, option, None, True)

    async def _thought_out(self, bot: str, seat: int) -> int | None:
        """The index of the option that a bot takes in this seat; None when it is asked nothing any more."""
        ask = self._record.ask_of(seat)
        if ask is None:
            return None
        return ask.options.index(await self._decision(bot, ask))

    async def _decision(self, bot: str, ask: Ask) -> Choice:
        """A bot that fails costs its own move only: another answers, and if that fails too any option will do."""
        seed, view = self._bot_seed + ask.seat, self._record.game.view(ask.seat)
        for name in dict.fromkeys((bot, FOR_ONE_ANSWER)):
            try:
                choice = await self._thinker.decide(name, seed, view, ask, self._asker())
                if choice not in ask.options:
                    raise NotOffered
            except Exception as error:
                self._note_failure(name, ask.kind, error)
            else:
                return choice
        return RandomBot(seed).decide(view, ask)

    def _note_failure(self, bot: str, kind: str, error: Exception) -> None:
        """Once for each way: a bot that cannot think would fill the log."""
        if (bot, type(error)) not in self._failures:
            inside = error.inside if isinstance(error, NoAnswer) else ""
            log.error("bot_failed", table=self._code, bot=bot, kind=kind, inside=inside, exc_info=True)
        self._failures.add((bot, type(error)))
