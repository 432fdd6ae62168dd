"""One table in play: its game, its seats, and everybody who looks at it."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Coroutine
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from zlib import crc32

from ..errors import IllegalChoice
from ..rules.claims import TABLE
from ..text import Texts
from ..view.moments import REACTIONS, TableGame, in_window
from .absence import Absence
from .bots import BotPlayers
from .clocks import TableClocks
from .coach import TableCoach
from .logs import log
from .messages import Chat, Refused, SeatInfo, Seats, TableInfo, Update, Welcome, WhyNotAnswer, as_text
from .reactions import Reactions
from .resume import resumed
from .seen import ask_of, badges, encoded, impossible, matters, question, seen, waited_for
from .settings import Settings
from .storage import CHAT_KEPT, CHOICE, UNDO, Conflict, Move, Storage, StoredSeat, StoredTable
from .thinkers import Thinkers
from .undo import Undoing
from .viewer import Viewer
from .votes import Votes

if TYPE_CHECKING:
    from ..engine.machine import Answer, Ask, Choice


def hashed(secret: str) -> str:
    """Secrets are long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Table:
    def __init__(
        self, storage: Storage, settings: Settings, stored: StoredTable, thinkers: Thinkers | None = None
    ) -> None:
        self.storage = storage
        self.settings = settings
        self.code = stored.code
        self.bot_seed = stored.bot_seed
        self.agreed = stored.agreed
        self.created = stored.created
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.needed()
        self.out_of_date = False
        self.wake = asyncio.Event()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.reactions = Reactions(self)
        self.votes = Votes(self)
        self.undoing = Undoing(self)
        self.bots = BotPlayers(self)
        self.clocks = TableClocks(self)
        self.absence = Absence(self)
        self.coach = TableCoach(self, thinkers or Thinkers(settings.coach_workers))
        self.take_in(stored)

    # -- coming back --------------------------------------------------------------------------------

    def take_in(self, stored: StoredTable) -> None:
        """The game exactly as its moves made it, and nothing else in memory."""
        self.seats = stored.seats
        self.chat = [Chat(number=n, seat=s, text=t, at=at) for n, s, t, at in stored.chat]
        self.revision = len(stored.moves)
        self.game = resumed(stored)
        self.undos = sum(1 for move in stored.moves if move.kind == UNDO)
        self.moved = max((move.at for move in stored.moves if not move.in_window), default=stored.created)
        self.moved_before = self.moved
        self.in_window: list[bool] = []
        """For each choice of the game's history: was it made in a reaction window?"""
        for move in stored.moves:
            if move.kind == UNDO:
                del self.in_window[-move.value :]
            else:
                self.in_window.append(move.in_window)
        self.clocks.take_in(stored)

    async def reload(self) -> None:
        stored = await self.storage.load(self.code)
        assert stored is not None
        self.take_in(stored)
        self.out_of_date = False
        self.reactions.stop()
        for viewer in self.viewers:
            viewer.reader.read_again()
        self.publish()

    async def freshen(self) -> None:
        if self.out_of_date:
            await self.reload()

    def start(self) -> None:
        """Let the bots play and the clocks run."""
        self.in_background(self.bots.play_on())
        self.seats_changed()

    async def stop(self) -> None:
        self.reactions.stop()
        self.clocks.stop()
        self.absence.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def in_background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def safely(self, work: Coroutine[Any, Any, None]) -> None:
        """A client that goes away in the middle must not leave the memory and the store apart."""
        await asyncio.shield(self.in_background(work))

    # -- what is told -------------------------------------------------------------------------------

    @property
    def shown(self) -> TableGame:
        """The game as everybody may know it by now."""
        return self.reactions.told or self.game

    def asked(self, seat: int) -> bool:
        return not self.reactions.behind(seat) and self.reactions.open_ask(seat) is not None

    def ask_id(self, seat: int) -> str:
        """Names the seat and the moment. It counts the seat's own choices only: a count of all would tell that
        somebody answered in secret. The mark at the end is that of the options, because a claim of somebody else may
        change them: an answer to the old ones must not be taken for one of the new."""
        own = sum(1 for who, _ in self.game.history if who == seat)
        ask = ask_of(self.game, seat)
        mark = crc32(repr(ask.options).encode()) if ask is not None else 0
        return f"{seat}-{self.undos}-{own}-{mark:x}"

    def update_for(self, viewer: Viewer) -> Update:
        seat, texts = viewer.seat, viewer.reader.texts
        behind = self.reactions.behind(seat)
        game = self.shown if behind else self.game
        ask = None if behind else self.reactions.open_ask(seat)
        shown_log = self.reactions.log_shown if behind else None
        log_read = (self.game.log or [])[:shown_log] if shown_log is not None else None
        first, lines = viewer.reader.read(game, log_read)
        view = seen(game, seat, with_ask=ask is not None)
        odds = view if self.agreed.odds else None
        return Update(
            view=encoded(view),
            ask=question(texts, game, ask, self.ask_id(ask.seat), odds) if ask is not None else None,
            first=first,
            upto=f"{self.undos}-{viewer.reader.lines}",
            lines=lines,
            undo=None if behind or seat is None else self.undoing.way_back(seat),
            report=texts.report(game),
            claims=[] if behind or seat is None else [claim_name(c) for c in self.claims(seat)],
            declined=list(self.seats[seat].declined) if seat is not None else [],
            matters=matters(texts, game, seat),
            badges=badges(texts, game, view),
        )

    def publish(self) -> None:
        """Tell every viewer what it may know; nothing at all when nothing changed for it."""
        for viewer in self.viewers:
            if not self.reactions.behind(viewer.seat) or self.reactions.moment is not None:
                self.show(viewer)
        self.clocks.settle()
        self.coach.settle()

    def show(self, viewer: Viewer) -> None:
        before = viewer.reader.lines
        update = self.update_for(viewer)
        last = viewer.last
        same = last is not None and not update.lines and update.first == before
        if same and last is not None and seen_in(update) == seen_in(last):
            return
        viewer.last = update
        viewer.send(as_text(update))

    def broadcast(self, message: Any) -> None:
        text = as_text(message)
        for viewer in self.viewers:
            viewer.send(text)

    def info(self) -> TableInfo:
        setup = self.game.setup.to_data()
        del setup["seed"], setup["ship"]
        agreed = self.agreed
        return TableInfo(
            code=self.code, setup=setup, seats=self.seat_infos(), over=self.shown.over, scenario=agreed.scenario,
            hot_seat=agreed.hot_seat, odds=agreed.odds, coach=agreed.coach, clock=agreed.clock,
            round=self.shown.round, created=self.created,
            moved=self.moved_before if self.reactions.waiting else self.moved, turn=waited_for(self.shown),
        )  # fmt: skip

    def seat_infos(self) -> list[SeatInfo]:
        here = {viewer.seat for viewer in self.viewers}
        return [
            SeatInfo(s.seat, s.name, s.secret_hash is not None, s.seat in here, s.bot, s.standing_in)
            for s in self.seats
        ]

    # -- coming and going ---------------------------------------------------------------------------

    def humans(self) -> set[int]:
        return {s.seat for s in self.seats if s.secret_hash is not None and s.bot is None}

    def seat_of(self, secret: str) -> int | None:
        mark = hashed(secret)
        return next((s.seat for s in self.seats if s.secret_hash == mark), None)

    def texts(self, language: str) -> Texts:
        return Texts.of(self.game.rules, language)

    def enter(self, viewer: Viewer, since: str | None = None) -> None:
        """Lines read before an undo may not be the same any more: then the whole log is sent."""
        self.viewers.add(viewer)
        undos, _, lines = (since or "").partition("-")
        if undos == str(self.undos):
            viewer.reader.skip = int(lines)
        viewer.send(as_text(Welcome(code=self.code, seat=viewer.seat, chat=self.chat)))
        self.show(viewer)
        self.broadcast(Seats(seats=self.seat_infos()))
        if self.votes.ballot is not None:
            viewer.send(as_text(self.votes.ballot.message()))
        self.clocks.tell(viewer)
        self.reactions.tell(viewer)
        self.absence.watch()
        if viewer.seat is not None and self.agreed.absent_bot is not None:
            self.in_background(self.absence.back(viewer.seat))

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.needed()
            self.broadcast(Seats(seats=self.seat_infos()))
            self.absence.watch()

    async def join(self, wanted: int | None, name: str, language: str, secret: str) -> int:
        """Sit down on a seat that nobody has joined (a bot there stands up)."""
        async with self.lock:
            free = [s for s in self.seats if s.secret_hash is None]
            if wanted is None:
                free = [s for s in free if s.bot is None]
            elif not 0 <= wanted < len(self.seats):
                raise Refused("no_such_seat", f"this table has seats 0 to {len(self.seats) - 1}")
            else:
                free = [s for s in free if s.seat == wanted]
            if not free:
                raise Refused("taken", "no seat is free" if wanted is None else f"seat {wanted} is taken")
            new = StoredSeat(free[0].seat, name, hashed(secret), None, language)
            try:
                await self.storage.seat(self.code, new, free_only=True)
            except Conflict:
                raise Refused("taken", f"seat {new.seat} is taken") from None
            self.seats[new.seat] = new
        self.broadcast(Seats(seats=self.seat_infos()))
        self.seats_changed()
        return new.seat

    def seats_changed(self) -> None:
        """Somebody else plays now: a person, or a bot."""
        self.absence.watch()
        self.reactions.seats_changed()
        self.clocks.settle()
        self.wake.set()

    def needed(self) -> None:
        """Somebody asks for this table, or leaves it: it is not put away at once."""
        self.last_needed = time.monotonic()

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing goes on by itself: it may be put away, and comes back when asked for."""
        busy = self.viewers or self.reactions.waiting or self.lock.locked() or self.absence.timers or self.clocks.since
        return not busy and not any(s.bot is not None and self.asked(s.seat) for s in self.seats)

    # -- moves --------------------------------------------------------------------------------------

    async def choose(self, seat: int, ask_id: str, choice: int, bot: str | None = None) -> None:
        """An answer of the seat's player, or of a bot that sits there: a late one of a bot that left is dropped."""
        await self.safely(self._choose(seat, ask_id, choice, bot))

    def open_question(self, seat: int, ask_id: str) -> Ask:
        """The question of this id, if it is this seat's and still open."""
        if not ask_id.startswith(f"{seat}-"):
            raise Refused("not_yours", f"question {ask_id!r} is not asked of seat {seat}")
        ask = self.reactions.open_ask(seat) if self.asked(seat) else None
        if ask is None:
            raise Refused("not_asked", f"seat {seat} is not asked anything now")
        if ask_id != self.ask_id(seat):
            raise Refused("stale", f"question {ask_id!r} is over; answer {self.ask_id(seat)!r}")
        return ask

    async def _choose(self, seat: int, ask_id: str, choice: int, bot: str | None) -> None:
        async with self.lock:
            await self.freshen()
            if bot is not None and not self.bots.sits(bot, seat):
                return
            ask = self.open_question(seat, ask_id)
            if choice >= len(ask.options):
                raise Refused("illegal", f"choice {choice} is out of range: 0 to {len(ask.options) - 1}")
            await self.make(seat, choice, ask.kind)

    async def decline(self, ask: Ask) -> None:
        """A standing order answers; that it did is as secret as any other answer."""
        async with self.lock:
            await self.freshen()
            asked = ask_of(self.game, ask.seat)
            if asked is not None and self.reactions.is_declined(asked):
                await self.make(asked.seat, asked.options.index(REACTIONS[asked.kind]), asked.kind)

    async def make(self, seat: int, choice: Answer, kind: str) -> None:
        """Apply, store, and only then tell."""
        before = self.game
        new = before.copy()
        try:
            new.apply(choice, seat)
        except IllegalChoice as error:
            raise Refused("illegal", str(error)) from None
        made = new.history[-1][1]
        spent = self.clocks.spent(seat)
        move = Move(CHOICE, seat, made, in_window(before.frame, before), spent)
        await self.keep(move, new)
        self.in_window.append(move.in_window)
        self.game = new
        if not self.reactions.waiting:
            self.moved_before = self.moved
        if not move.in_window:
            self.moved = move.at
        self.clocks.moved(seat, spent)
        self.votes.moved_on()
        self.reactions.opened(before, seat, kind, made)
        if self.reactions.declining() is None:  # else a standing order answers first: that it had to is a secret
            self.publish()
        self.wake.set()

    async def keep(self, move: Move, new: TableGame) -> None:
        """Commit a move; only then may anybody be told."""
        try:
            await self.storage.append(self.code, self.revision, move, new.over)
        except Conflict:
            await self.reload()
            raise Refused("stale", "the table has moved on; look again") from None
        except Exception:
            log.error("move_not_saved", table=self.code, exc_info=True)
            self.out_of_date = True
            raise Refused("not_saved", "the move could not be saved; try again") from None
        self.revision += 1
        if self.revision % self.settings.snapshot_every == 0 or new.over:
            self.in_background(self.snapshot(self.revision, new.to_json()))

    async def snapshot(self, number: int, game: str) -> None:
        try:
            await self.storage.snapshot(self.code, number, game)
        except Exception:
            log.error("snapshot_not_saved", table=self.code, exc_info=True)

    # -- claims: what nobody was asked ------------------------------------------------------------------

    def claims(self, seat: int) -> list[Choice]:
        """What this seat may do now without being asked; nothing while a reaction window is open.

        A seat that is asked may claim what is among its options: in its turn, but not while it pays for an action.
        """
        if self.reactions.waiting or in_window(self.game.frame, self.game):
            return []
        ask = ask_of(self.game, seat)
        return [c for c in self.game.claims(seat) if ask is None or c in ask.options]

    async def claim(self, seat: int, name: str) -> None:
        await self.safely(self._claim(seat, name))

    async def _claim(self, seat: int, name: str) -> None:
        async with self.lock:
            await self.freshen()
            found = next((c for c in self.claims(seat) if claim_name(c) == name), None)
            if found is None:
                raise Refused("no_such_claim", f"seat {seat} cannot claim {name!r} now")
            await self.make(seat, found, "claim")

    async def told_by_the_clock(self, claim: Choice) -> None:
        """A fact from outside, recorded like a move of nobody's."""
        async with self.lock:
            await self.freshen()
            if claim in self.game.claims(TABLE):
                await self.make(TABLE, claim, "claim")

    # -- words --------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str) -> None:
        """R-25.7: players may say anything about secrets, true or not."""
        async with self.lock:
            line = Chat(number=self.chat[-1].number + 1 if self.chat else 1, seat=seat, text=text, at=time.time())
            await self.storage.say(self.code, line.number, seat, text, line.at)
            self.chat.append(line)
            del self.chat[:-CHAT_KEPT]
        self.broadcast(line)

    async def set_language(self, viewer: Viewer, language: str) -> None:
        viewer.reader.read_again(await asyncio.to_thread(self.texts, language))
        viewer.last = None
        self.show(viewer)
        if viewer.seat is not None:
            async with self.lock:
                await self.write_seat(replace(self.seats[viewer.seat], language=language))

    async def standing_orders(self, seat: int, kinds: list[str]) -> None:
        """They hold until they are changed, also for a question that is open now."""
        unknown = sorted(set(kinds) - set(REACTIONS))
        if unknown:
            possible = ", ".join(sorted(REACTIONS))
            raise Refused("no_such_reaction", f"unknown reaction {unknown[0]!r}; possible: {possible}")
        async with self.lock:
            await self.write_seat(replace(self.seats[seat], declined=tuple(sorted(set(kinds)))))
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.last = None
                self.show(viewer)
        self.wake.set()

    async def write_seat(self, new: StoredSeat) -> None:
        await self.storage.seat(self.code, new)
        self.seats[new.seat] = new

    def why_not(self, viewer: Viewer, ref: int | None) -> WhyNotAnswer:
        if viewer.seat is None:
            raise Refused("not_seated", "a spectator can do nothing here")
        game = self.shown if self.reactions.behind(viewer.seat) else self.game
        return WhyNotAnswer(ref=ref, impossible=impossible(viewer.reader.texts, game, viewer.seat))


def seen_in(update: Update) -> tuple[Any, ...]:
    return (bytes(update.view), update.ask, update.undo, update.claims)


def claim_name(claim: Choice) -> str:
    """`seize_hourglass`, or `lucrative_offer:2` for one that names something."""
    return ":".join(str(part) for part in claim[1:])
