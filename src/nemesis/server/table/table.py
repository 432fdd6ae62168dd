"""One table in play: it puts its parts together, and says what follows when something happened at it.

Each part has its own data and is given what it needs: parts below it, and calls for what it causes. A part never knows
the table. `docs/architecture.md` follows a choice from the socket to everybody's update.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from ...rules.claims import CLAIM
from ...text import Texts
from ...view.heard import requests
from ...view.moments import TableGame
from ..messages import AskCoach, RadioAnswer, Refused, SeatInfo, TableInfo, Welcome, WhyNotAnswer
from ..messages import Seats as SeatsMessage
from ..meters import NOBODY_WATCHES, Meters
from ..settings import Settings
from ..supervision import only_logged
from .absence import Absence
from .background import Background
from .bot_players import BotPlayers
from .chat import TableChat
from .coach import TableCoach
from .data.changing import ChangeLock, WatchedStorage
from .data.checks import checked
from .data.record import GameRecord
from .data.seats import Seats
from .data.stored import StoredTable
from .hosting import Hosting, watched_by_link
from .links import Links
from .play.clocks import TableClocks
from .play.moves import REMARK, ChoiceMade, Moves
from .play.questions import Questions
from .play.reactions import ReactionWindows
from .play.undo import Undoing
from .play.votes import Votes
from .ports import MOVED, Asker, Damaged, Storage, Thinker
from .seating import Seating
from .spending import Spending
from .turns import Turns
from .viewers.audience import Audience
from .viewers.radio import radio_answer
from .viewers.rendering import impossible, key_told, setup_on_the_wire, table_texts, waited_for
from .viewers.seat_news import SeatNews
from .viewers.updates import Updates
from .viewers.viewer import Viewer

if TYPE_CHECKING:
    from ...engine.machine import Ask


class Table:
    def __init__(
        self, stored: StoredTable, storage: Storage, thinker: Thinker, settings: Settings,
        meters: Meters = NOBODY_WATCHES, bots_moving: Turns | None = None,
    ) -> None:  # fmt: skip
        checked(stored)
        agreement = stored.agreement
        self.code = stored.code
        self.created = stored.created
        self.agreement = agreement
        self.commitment = stored.commitment
        self.client = ""
        """The address of whoever began it, or was the first to come since it was resumed; it is not stored."""
        self._storage = storage
        self.meters = meters
        self.lock = ChangeLock(self.code, self._reload, self._find_out)
        kept = WatchedStorage(storage, self.lock.doubt)
        self.background = Background(self.code)
        self.audience = Audience()
        self.spending = Spending(
            settings.seat_cost_rate, settings.seat_cost_burst, settings.table_cost_rate, settings.table_cost_burst
        )
        self.seat_news = SeatNews(self.audience, self._how_the_seats_are, settings.seats_pause)
        self.record = GameRecord(stored)
        self.seats = Seats(stored, kept)
        pause = None if agreement.hot_seat else settings.reaction_pause
        self.windows = ReactionWindows(self.record, self.seats, pause, self._screen_passed, self._window_closed)
        self.questions = Questions(self.record, self.windows)
        self.votes = Votes(self.audience.tell)
        self.hosting = Hosting(
            stored, kept, self.seats, self.audience, settings.host_away_seconds, self._host_away_too_long
        )
        self.links = Links(self.hosting, self.seats, self.lock, settings.handover_seconds, self.seat_news.changed)
        self.chat = TableChat(
            stored, kept, self.lock, settings.chat_rate, settings.chat_burst, self._is_muted, self.audience.tell
        )
        self.clocks = TableClocks(
            agreement.clock, settings.reaction_limit, self.record, self.seats, self.windows, self.questions,
            self.audience.tell, self._out_of_time, self._game_clock_ran_out,
        )  # fmt: skip
        self.clocks.take_in(stored)
        self.moves = Moves(
            self.code, self.record, self.windows, self.questions, kept, settings.snapshot_every, self.background,
            self.lock, self.clocks.spent, self._choice_made, self._choice_taken_back,
        )  # fmt: skip
        self.undoing = Undoing(self.record, self.seats, self.questions, self.votes, self.moves)
        self.updates = Updates(
            self.record, self.seats, self.windows, self.questions, self.audience, self.undoing.way_back,
            agreement.odds, settings.spectator_pause,
        )  # fmt: skip
        self.seating = Seating(
            self.record, self.seats, self.hosting, self.audience, self.votes, self.lock, self._seats_changed
        )
        self.absence = Absence(agreement.absent_seconds, self._away_too_long)
        self.bots = BotPlayers(
            self.code, lambda: self.asker, stored.bot_seed, settings.bot_pause, self.record, self.seats, self.windows,
            self.questions, thinker, lambda: settings.bots_rest and self._nobody_waits,
            bots_moving or Turns(1), self.choose, self._decline, self.transmit,
        )  # fmt: skip
        self.coach = TableCoach(
            agreement.coach, settings.coach_rate, settings.coach_burst, self.record, self.questions, thinker,
            lambda: self.asker, self.background,
        )  # fmt: skip
        self._stopped = False
        self.needed()

    def start(self) -> None:
        """Let the bots play and the clocks run."""
        self.background.start(self.bots.play_on())
        self._seats_changed()

    async def stop(self) -> None:
        self._stopped = True
        self.windows.stop()
        self.updates.stop()
        self.seat_news.stop()
        self.clocks.stop()
        self.absence.stop()
        self.hosting.stop()
        await self.background.stop()

    # -- what is known of it ------------------------------------------------------------------------

    @property
    def game(self) -> TableGame:
        return self.record.game

    @property
    def public_game(self) -> TableGame:
        """The game as everybody may know it by now."""
        return self.windows.public_game

    def texts(self, language: str) -> Texts:
        return table_texts(self.game.rules, language)

    def info(self) -> TableInfo:
        game, agreement = self.public_game, self.agreement
        setup = setup_on_the_wire(self.game.setup.to_data())
        del setup["seed"], setup["ship"]
        moved = self.record.open_move_before if self.windows.waiting else self.record.last_open_move
        return TableInfo(
            code=self.code, setup=setup, seats=self.seat_infos(), over=game.over,
            scenario=agreement.scenario, hot_seat=agreement.hot_seat, odds=agreement.odds, coach=agreement.coach,
            clock=agreement.clock, round=game.round, created=self.created, moved=moved, turn=waited_for(game),
            commitment=self.commitment, key=key_told(game), seed=self.named_seed,
            closed=self.hosting.people.closed, watch_by_link=self.hosting.people.watch_key is not None,
            next=self.hosting.people.next,
        )  # fmt: skip

    def seat_infos(self) -> list[SeatInfo]:
        return self.seats.infos(self.audience.connected(), self.hosting.host, self.hosting.people)

    @property
    def named_seed(self) -> int | None:
        return self.game.setup.seed if self.agreement.seed_named else None

    def needed(self) -> None:
        """Somebody asks for this table, or leaves it: it is not put away at once."""
        self.last_needed = time.monotonic()

    @property
    def asker(self) -> Asker:
        return Asker(self.client or self.code, self.code)

    @property
    def _nobody_waits(self) -> bool:
        """Only bots sit here, and nobody watches them."""
        return not self.audience and all(seat.bot is not None for seat in self.seats)

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing goes on by itself: it may be put away, and comes back when asked for."""
        busy = self.windows.waiting or self.lock.locked() or self.absence.counting or self.clocks.ticking
        return not (self.audience or busy or self.bots.have_something_to_do())

    # -- coming and going ---------------------------------------------------------------------------

    def enter(self, viewer: Viewer, since: str | None = None) -> None:
        """`since`: `upto` of the last update that this client was sent. Whoever comes too late must come again."""
        if self._stopped:
            viewer.hang_up(MOVED)
            return
        self.audience.add(viewer)
        self.updates.skip_lines(viewer, since)
        viewer.tell(
            Welcome(
                code=self.code, seat=viewer.seat, chat=self.chat.lines, commitment=self.commitment, seed=self.named_seed
            )
        )
        self.updates.show(viewer)
        self.seat_news.came(viewer)
        if self.votes.ballot is not None:
            viewer.tell(self.votes.ballot.message())
        self.clocks.tell(viewer)
        self.windows.tell(viewer)
        self._watch_absence()
        self.bots.wake()
        if viewer.seat is not None and self.agreement.absent_bot is not None:
            seat = viewer.seat
            self.background.insist("give_seat_back", lambda: self.seating.come_back(seat))

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.audience:
            self.audience.remove(viewer)
            self.needed()
            self.seat_news.changed()
            self._watch_absence()

    # -- what people do -----------------------------------------------------------------------------

    async def choose(self, seat: int, ask_id: str, choice: int, bot: str | None = None, by_clock: bool = False) -> None:
        """An answer of the seat's player, or of a bot that sits there: a late one of a bot that left is dropped."""
        wanted = None if bot is None else lambda: self.seating.is_played_by(bot, seat)
        begun = self.meters.now()
        await self.background.to_the_end(self.moves.choose(seat, ask_id, choice, wanted))
        self.meters.moved("clock" if by_clock else "person" if bot is None else "bot", begun)

    async def claim(self, seat: int, name: str) -> None:
        await self.background.to_the_end(self.moves.claim(seat, name))

    async def transmit(self, seat: int, said: tuple[Any, ...], bot: str | None = None) -> None:
        """Something said over the radio, by the seat's player or by a bot that sits there."""
        wanted = None if bot is None else lambda: self.seating.is_played_by(bot, seat)
        begun = self.meters.now()
        await self.background.to_the_end(self.moves.say(seat, said, wanted))
        self.meters.moved("person" if bot is None else "bot", begun)

    async def undo(self, seat: int) -> None:
        await self.background.to_the_end(self.undoing.undo(seat))

    async def vote(self, seat: int, id: int, agree: bool) -> None:
        await self.background.to_the_end(self._vote(seat, id, agree))

    async def _vote(self, seat: int, id: int, agree: bool) -> None:
        async with self.moves.alone():
            await self.votes.vote(seat, id, agree)

    async def set_bot(self, by: int, seat: int, bot: str | None) -> None:
        await self.background.to_the_end(self.seating.set_bot(by, seat, bot))

    async def remove(self, by: int, seat: int, bot: str | None) -> None:
        await self.background.to_the_end(self.seating.remove(by, seat, bot))

    async def change_secret(self, viewer: Viewer, seat: int) -> str:
        secret = await self.seating.change_secret(viewer, seat)
        self.links.forget(seat)
        return secret

    async def watch_by_link(self, by: int, only: bool) -> None:
        """Spectators who came by the code, or by an earlier link, are turned away."""
        await self.links.watch_by_link(by, only)
        if only and not self.public_game.over:
            self.audience.turn_away(None, watched_by_link())
            self.seat_news.changed()

    async def play_again(self, next: str) -> None:
        """The same people go on at another table; the first that was named stands."""
        if not self.public_game.over:
            raise Refused("not_over", "the next table is named once the game is over")
        async with self.lock:
            if self.hosting.people.next is None:
                await self.hosting.write(next=next)
        self.seat_news.changed()

    async def set_language(self, viewer: Viewer, language: str) -> None:
        viewer.reader.read_again(await asyncio.to_thread(self.texts, language))
        self.updates.show_anew(viewer)
        if viewer.seat is not None:
            await self.seating.set_language(viewer.seat, language)

    async def standing_orders(self, seat: int, kinds: list[str]) -> None:
        await self.seating.decline(seat, kinds)
        for viewer in self.audience.of(seat):
            self.updates.show_anew(viewer)
        self.bots.wake()

    def why_not(self, seat: int, texts: Texts, ref: int | None) -> WhyNotAnswer:
        """What this seat cannot do now, and why."""
        return WhyNotAnswer(ref=ref, impossible=impossible(texts, self.windows.game_for(seat), seat))

    def radio(self, seat: int | None, texts: Texts, ref: int | None, said: tuple[Any, ...] = ()) -> RadioAnswer:
        """What was said and done so far, as this viewer may know it, what it can say, and how this would be read."""
        game = self.windows.game_for(seat)
        return radio_answer(texts, game, game.view(seat), ref, said)

    def requests_to(self, seat: int) -> int:
        """How many requests over the radio wait for an answer of this seat."""
        return len(requests(self.windows.game_for(seat).view(seat)))

    def ask_coach(self, viewer: Viewer, message: AskCoach) -> None:
        self.coach.ask(viewer, message)

    # -- what follows -------------------------------------------------------------------------------

    def _choice_made(self, choice: ChoiceMade) -> None:
        if choice.kind != REMARK:
            self.clocks.moved(choice.seat, choice.spent)
            self.votes.moved_on()
        self.windows.opened(choice.before, choice.seat, choice.kind, choice.made)
        if self.windows.declining() is None:  # else a standing order answers first: that it had to is a secret
            self._publish()
        self.bots.wake()

    def _choice_taken_back(self) -> None:
        self.votes.end(passed=False)
        self._publish()
        self.bots.wake()

    def _window_closed(self) -> None:
        self._publish()
        self.bots.wake()

    def _screen_passed(self) -> None:
        for viewer in self.audience:
            self.updates.show(viewer)
            self.windows.tell(viewer)

    def _publish(self) -> None:
        with only_logged("not_shown", table=self.code):
            self.updates.show_all()
        self.clocks.settle()
        self.coach.settle()

    def _seats_changed(self) -> None:
        self.seat_news.changed()
        self._watch_absence()
        self.windows.seats_changed()
        self.clocks.settle()
        self.bots.wake()

    def _how_the_seats_are(self) -> SeatsMessage:
        people = self.hosting.people
        watching = sum(viewer.seat is None for viewer in self.audience)
        by_link = people.watch_key is not None
        return SeatsMessage(
            seats=self.seat_infos(), closed=people.closed, watch_by_link=by_link, watching=watching, next=people.next
        )

    def _is_muted(self, seat: int) -> bool:
        return seat in self.hosting.people.muted

    def _host_away_too_long(self) -> None:
        self.background.start(self.seating.pass_on())

    def _watch_absence(self) -> None:
        self.hosting.watch()
        watched = self.agreement.absent_bot is not None and not self.game.over
        self.absence.watch(self.seats.people() - self.audience.connected() if watched else set())

    def _away_too_long(self, seat: int) -> None:
        bot = self.agreement.absent_bot
        if bot is not None:
            self.background.insist("stand_in", lambda: self.seating.stand_in(seat, bot))

    def _out_of_time(self, seat: int) -> None:
        ask_id = self.questions.id(seat)
        self.background.insist("answer_in_time", lambda: self.bots.answer_for(seat, ask_id))

    def _game_clock_ran_out(self, name: str) -> None:
        now = self.game.round
        self.background.insist("clock", lambda: self._by_the_clock(name, now))

    async def _by_the_clock(self, name: str, round: int) -> None:
        begun = self.meters.now()
        await self.moves.happen((CLAIM, name), lambda: self.game.round == round)
        self.meters.moved("clock", begun)

    async def _decline(self, ask: Ask) -> None:
        await self.background.to_the_end(self.moves.decline(ask))

    def _find_out(self) -> None:
        """Whether a write was carried out is not certain: look, even if nobody comes to change something."""

        async def look() -> None:
            async with self.lock:
                pass

        self.background.insist("find_out", look)

    async def _reload(self) -> None:
        """Somebody else wrote, or a move could not be stored: what is stored is the truth."""
        stored = await self._storage.load(self.code)
        if stored is None:
            raise Damaged("table")
        checked(stored)
        self.record.take_in(stored)
        self.seats.take_in(stored)
        self.hosting.take_in(stored)
        self.chat.take_in(stored)
        self.clocks.take_in(stored)
        self.windows.stop()
        for viewer in self.audience:
            viewer.reader.read_again()
        self._publish()
        self._seats_changed()
