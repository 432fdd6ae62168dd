"""One table in play: its game, its seats, its viewers, its bots and its votes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Coroutine
from typing import Any, Literal

from ..bots import BOTS, Bot, RandomBot, make_bot
from ..engine.machine import Ask, Choice, as_tuples
from ..errors import IllegalChoice, NemesisError
from ..setup import Setup
from .messages import (
    Chat,
    Refused,
    SeatInfo,
    Seats,
    TableInfo,
    Update,
    VoteClosed,
    VoteOpen,
    Welcome,
    WhyNotAnswer,
    as_text,
)
from .seen import Reader, TableGame, ask_of, encoded_view, impossible, in_window, question
from .settings import Settings
from .storage import CHAT_KEPT, CHOICE, UNDO, Conflict, Move, Storage, StoredSeat, StoredTable

RETRY = 0.1
"""Seconds before a bot tries again to have its choice saved."""
log = logging.getLogger("nemesis.server")


def hashed(secret: str) -> str:
    """Secrets are long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Viewer:
    """One connection: a seat's, or a spectator's (seat None)."""

    def __init__(self, seat: int | None, language: str, backlog: int) -> None:
        self.seat = seat
        self.reader = Reader(seat, language)
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self.backlog = backlog
        self.last: Update | None = None
        self.gone = False

    def send(self, text: str) -> None:
        if self.gone:
            return
        if self.outbox.qsize() >= self.backlog:
            self.gone = True
            self.outbox.put_nowait(None)
            return
        self.outbox.put_nowait(text)


class Ballot:
    """An open vote: everybody who is needed must agree."""

    def __init__(self, id: int, about: Literal["undo", "bot"], by: int, needed: set[int], bot: str | None, seat: int):
        self.id = id
        self.about = about
        self.by = by
        self.needed = needed
        self.agreed = {by}
        self.bot = bot
        self.seat = seat

    def message(self) -> VoteOpen:
        seat = self.seat if self.about == "bot" else None
        return VoteOpen(
            vote=self.id,
            about=self.about,
            by=self.by,
            seat=seat,
            agreed=sorted(self.agreed),
            needed=sorted(self.needed),
        )


class Table:
    def __init__(self, storage: Storage, settings: Settings, stored: StoredTable) -> None:
        self.storage = storage
        self.settings = settings
        self.code = stored.code
        self.bot_seed = stored.bot_seed
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.ballot: Ballot | None = None
        self.ballots = 0
        self.hold_until = 0.0
        self.told: TableGame | None = None
        """While a reaction window keeps the table waiting: the game as it was before, which all others still see."""
        self.release: asyncio.TimerHandle | None = None
        self.out_of_date = False
        self.wake = asyncio.Event()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.take_in(stored)

    # -- coming back --------------------------------------------------------------------------------

    def take_in(self, stored: StoredTable) -> None:
        """The game exactly as its moves made it, and nothing else in memory."""
        self.seats = stored.seats
        self.chat = [Chat(number=n, seat=s, text=t, at=at) for n, s, t, at in stored.chat]
        self.revision = len(stored.moves)
        self.game = resumed(stored)
        self.undos = sum(1 for move in stored.moves if move.kind == UNDO)
        self.in_window: list[bool] = []
        """For each choice of the game's history: was it made in a reaction window?"""
        for move in stored.moves:
            if move.kind == UNDO:
                del self.in_window[-move.value :]
            else:
                self.in_window.append(move.in_window)

    async def reload(self) -> None:
        stored = await self.storage.load(self.code)
        assert stored is not None
        self.take_in(stored)
        self.out_of_date = False
        self.stop_waiting()
        for viewer in self.viewers:
            viewer.reader.events = viewer.reader.lines = viewer.reader.skip = 0
        self.publish()

    def start(self) -> None:
        """Let the bots play."""
        self.in_background(self.play_bots())
        self.wake.set()

    async def stop(self) -> None:
        if self.release is not None:
            self.release.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def in_background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # -- what is told -------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        return self.told is not None

    def reacts(self, seat: int | None) -> bool:
        """Is this seat asked in a reaction window now?"""
        return in_window(self.game.frame, self.game) and ask_of(self.game, seat) is not None

    def ask_id(self, seat: int) -> str:
        """Names the seat and the moment. It counts the seat's own choices only: a count of all would tell that
        somebody answered in secret."""
        own = sum(1 for who, _ in self.game.history if who == seat)
        return f"{seat}-{self.undos}-{own}"

    def update_for(self, viewer: Viewer) -> Update:
        seat = viewer.seat
        behind = self.waiting and not self.reacts(seat)
        game = self.told if behind and self.told is not None else self.game
        ask = None if behind else ask_of(game, seat)
        first, lines = viewer.reader.read(game)
        return Update(
            view=encoded_view(game, seat, with_ask=not behind),
            ask=question(viewer.reader.texts, game, ask, self.ask_id(ask.seat)) if ask is not None else None,
            first=first,
            upto=f"{self.undos}-{viewer.reader.lines}",
            lines=lines,
            undo=None if behind or seat is None else self.way_back(seat),
            report=viewer.reader.texts.report(game),
        )

    def publish(self) -> None:
        """Tell every viewer what it may know; nothing at all when nothing changed for it."""
        for viewer in self.viewers:
            if self.waiting and not self.reacts(viewer.seat):
                continue
            self.show(viewer)

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
        del setup["seed"]
        shown = self.told or self.game
        return TableInfo(code=self.code, setup=setup, seats=self.seat_infos(), over=shown.over)

    def asked(self, seat: int) -> bool:
        if self.waiting and not self.reacts(seat):
            return False
        return ask_of(self.game, seat) is not None

    def seat_infos(self) -> list[SeatInfo]:
        here = {viewer.seat for viewer in self.viewers}
        return [SeatInfo(s.seat, s.name, s.secret_hash is not None, s.seat in here, s.bot) for s in self.seats]

    # -- coming and going ---------------------------------------------------------------------------

    def seat_of(self, secret: str) -> int | None:
        mark = hashed(secret)
        return next((s.seat for s in self.seats if s.secret_hash == mark), None)

    def enter(self, viewer: Viewer, since: str | None = None) -> None:
        """Lines read before an undo may not be the same any more: then the whole log is sent."""
        self.viewers.add(viewer)
        undos, _, lines = (since or "").partition("-")
        if undos == str(self.undos):
            viewer.reader.skip = int(lines)
        viewer.send(as_text(Welcome(code=self.code, seat=viewer.seat, chat=self.chat)))
        self.show(viewer)
        self.broadcast(Seats(seats=self.seat_infos()))
        if self.ballot is not None:
            viewer.send(as_text(self.ballot.message()))

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.broadcast(Seats(seats=self.seat_infos()))

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
        return new.seat

    # -- moves --------------------------------------------------------------------------------------

    async def safely(self, work: Coroutine[Any, Any, None]) -> None:
        """A client that goes away in the middle must not leave the memory and the store apart."""
        await asyncio.shield(self.in_background(work))

    async def choose(self, seat: int, ask_id: str, choice: int) -> None:
        await self.safely(self._choose(seat, ask_id, choice))

    async def _choose(self, seat: int, ask_id: str, choice: int) -> None:
        async with self.lock:
            await self.freshen()
            if not ask_id.startswith(f"{seat}-"):
                raise Refused("not_yours", f"question {ask_id!r} is not asked of seat {seat}")
            ask = ask_of(self.game, seat) if self.asked(seat) else None
            if ask is None:
                raise Refused("not_asked", f"seat {seat} is not asked anything now")
            if ask_id != self.ask_id(seat):
                raise Refused("stale", f"question {ask_id!r} is over; answer {self.ask_id(seat)!r}")
            if choice >= len(ask.options):
                raise Refused("illegal", f"choice {choice} is out of range: 0 to {len(ask.options) - 1}")
            new = self.game.copy()
            try:
                new.apply(choice, seat)
            except IllegalChoice as error:
                raise Refused("illegal", str(error)) from None
            made = new.history[-1][1]
            move = Move(CHOICE, seat, made, in_window(self.game.frame, self.game))
            await self.keep(move, new)
            self.in_window.append(move.in_window)
            opened = new.windows - self.game.windows
            before, self.game = self.game, new
            if self.ballot is not None and self.ballot.about == "undo":
                self.end_ballot(passed=False)
            self.wait_for_reactions(before, opened)
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
            log.exception("table %s: a move was not saved", self.code)
            self.out_of_date = True
            raise Refused("not_saved", "the move could not be saved; try again") from None
        self.revision += 1
        if self.revision % self.settings.snapshot_every == 0 or new.over:
            self.in_background(self.snapshot(self.revision, new.to_json()))

    async def freshen(self) -> None:
        if self.out_of_date:
            await self.reload()

    async def snapshot(self, number: int, game: str) -> None:
        try:
            await self.storage.snapshot(self.code, number, game)
        except Exception:
            log.exception("table %s: no snapshot was saved; its moves are", self.code)

    # -- reaction windows ---------------------------------------------------------------------------

    def wait_for_reactions(self, before: TableGame, opened: int) -> None:
        """Each window costs the table the same time, used or not, answered at once or by the machine."""
        pause = opened * self.settings.reaction_pause
        if pause <= 0:
            return
        now = asyncio.get_running_loop().time()
        self.hold_until = max(self.hold_until, now) + pause
        if self.told is None:
            self.told = before
        if self.release is not None:
            self.release.cancel()
        self.release = asyncio.get_running_loop().call_at(self.hold_until, self.go_on)

    def go_on(self) -> None:
        self.stop_waiting()
        self.publish()
        self.wake.set()

    def stop_waiting(self) -> None:
        if self.release is not None:
            self.release.cancel()
        self.release = None
        self.told = None

    # -- taking back --------------------------------------------------------------------------------

    def choices_back(self, seat: int) -> int:
        """How many choices to take back so that this seat's last one is undone; 0: it made none."""
        history = self.game.history
        return next((back for back in range(1, len(history) + 1) if history[-back][0] == seat), 0)

    def way_back(self, seat: int) -> Literal["free", "vote"] | None:
        """Free within the information rule, unless it takes back what another human chose openly."""
        back = self.choices_back(seat)
        if not back:
            return None
        if back > self.game.undoable():
            return "vote"
        taken = zip(self.game.history[-back:], self.in_window[-back:], strict=True)
        if any(who != seat and not secret and who in self.humans() for (who, _), secret in taken):
            return "vote"
        return "free"

    async def undo(self, seat: int) -> None:
        await self.safely(self._undo(seat))

    async def _undo(self, seat: int) -> None:
        async with self.lock:
            await self.freshen()
            if self.waiting or in_window(self.game.frame, self.game):
                raise Refused("wait", "a reaction window is open; ask again when it is closed")
            way = self.way_back(seat)
            if way is None:
                raise Refused("nothing_to_undo", f"seat {seat} has made no choice yet")
            if way == "free":
                await self.take_back(seat)
            else:
                await self.open_ballot("undo", seat, self.humans() | {seat})

    async def take_back(self, seat: int) -> None:
        back = self.choices_back(seat)
        new = await asyncio.to_thread(self.game.undo, back, by_vote=True)
        assert isinstance(new, TableGame)
        await self.keep(Move(UNDO, seat, back), new)
        del self.in_window[-back:]
        self.undos += 1
        self.game = new
        self.end_ballot(passed=False)
        self.publish()
        self.wake.set()

    # -- votes --------------------------------------------------------------------------------------

    def humans(self) -> set[int]:
        return {s.seat for s in self.seats if s.secret_hash is not None and s.bot is None}

    async def open_ballot(
        self, about: Literal["undo", "bot"], by: int, needed: set[int], bot: str | None = None, seat: int = 0
    ) -> None:
        if self.ballot is not None:
            raise Refused("vote_open", "a vote is open already")
        self.ballots += 1
        self.ballot = Ballot(self.ballots, about, by, needed, bot, seat)
        self.broadcast(self.ballot.message())
        await self.count()

    async def vote(self, seat: int, id: int, agree: bool) -> None:
        await self.safely(self._vote(seat, id, agree))

    async def _vote(self, seat: int, id: int, agree: bool) -> None:
        async with self.lock:
            await self.freshen()
            ballot = self.ballot
            if ballot is None or ballot.id != id:
                raise Refused("no_such_vote", f"vote {id} is not open")
            if seat not in ballot.needed:
                raise Refused("not_yours", f"seat {seat} has no say in this vote")
            if not agree:
                self.end_ballot(passed=False)
                return
            ballot.agreed.add(seat)
            self.broadcast(ballot.message())
            await self.count()

    async def count(self) -> None:
        ballot = self.ballot
        if ballot is None or not ballot.needed <= ballot.agreed:
            return
        self.end_ballot(passed=True)
        if ballot.about == "undo":
            await self.take_back(ballot.by)
        else:
            await self.seat_bot(ballot.seat, ballot.bot)

    def end_ballot(self, passed: bool) -> None:
        if self.ballot is not None:
            self.broadcast(VoteClosed(vote=self.ballot.id, passed=passed))
            self.ballot = None

    # -- bots ---------------------------------------------------------------------------------------

    async def set_bot(self, by: int, seat: int, bot: str | None) -> None:
        await self.safely(self._set_bot(by, seat, bot))

    async def _set_bot(self, by: int, seat: int, bot: str | None) -> None:
        if bot is not None and bot not in BOTS:
            raise Refused("no_such_bot", f"unknown bot {bot!r}; possible: {', '.join(sorted(BOTS))}")
        async with self.lock:
            if seat >= len(self.seats):
                raise Refused("no_such_seat", f"this table has seats 0 to {len(self.seats) - 1}")
            owner = self.seats[seat]
            if by == seat or owner.secret_hash is None:
                await self.seat_bot(seat, bot)
            elif bot is None:
                raise Refused("not_yours", f"only the player of seat {seat} can take it back")
            elif any(viewer.seat == seat for viewer in self.viewers):
                raise Refused("not_yours", f"the player of seat {seat} is here")
            else:
                here = {viewer.seat for viewer in self.viewers}
                await self.open_ballot("bot", by, (self.humans() & here) | {by}, bot, seat)

    async def seat_bot(self, seat: int, bot: str | None) -> None:
        new = StoredSeat(**{**vars(self.seats[seat]), "bot": bot})
        await self.storage.seat(self.code, new)
        self.seats[seat] = new
        self.broadcast(Seats(seats=self.seat_infos()))
        self.wake.set()

    async def play_bots(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            try:
                while await self.bot_move():
                    pass
            except Refused:
                self.wake.set()
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("table %s: a bot's choice could not be applied", self.code)

    async def bot_move(self) -> bool:
        """One choice of one bot, thought out in a thread; False when no bot is asked."""
        seat = next((s for s in self.seats if s.bot is not None and self.asked(s.seat)), None)
        if seat is None or seat.bot is None:
            return False
        ask_id = self.ask_id(seat.seat)
        game = self.game
        ask = ask_of(game, seat.seat)
        assert ask is not None
        bot = make_bot(seat.bot, self.bot_seed + seat.seat)
        if self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        choice = await asyncio.to_thread(self.decision, bot, game.view(seat.seat), ask)
        if self.seats[seat.seat].bot is None or not self.asked(seat.seat) or self.ask_id(seat.seat) != ask_id:
            return True
        await self.choose(seat.seat, ask_id, ask.options.index(choice))
        return True

    def decision(self, bot: Bot, view: dict[str, Any], ask: Ask) -> Choice:
        """A bot that fails must not stop the table: then any option will do."""
        try:
            choice = bot.decide(view, ask)
            if choice in ask.options:
                return choice
            log.error("table %s: bot %s chose what is not offered for %s", self.code, type(bot).__name__, ask.kind)
        except Exception:
            log.exception("table %s: bot %s failed", self.code, type(bot).__name__)
        return RandomBot(bot.seed).decide(view, ask)

    # -- words --------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str) -> None:
        async with self.lock:
            line = Chat(number=self.chat[-1].number + 1 if self.chat else 1, seat=seat, text=text, at=time.time())
            await self.storage.say(self.code, line.number, seat, text, line.at)
            self.chat.append(line)
            del self.chat[:-CHAT_KEPT]
        self.broadcast(line)

    async def set_language(self, viewer: Viewer, language: str) -> None:
        viewer.reader.read_again(language)
        viewer.last = None
        self.show(viewer)
        if viewer.seat is not None:
            async with self.lock:
                new = StoredSeat(**{**vars(self.seats[viewer.seat]), "language": language})
                await self.storage.seat(self.code, new)
                self.seats[viewer.seat] = new

    def why_not(self, viewer: Viewer, ref: int | None) -> WhyNotAnswer:
        if viewer.seat is None:
            raise Refused("not_seated", "a spectator can do nothing here")
        game = self.told if self.told is not None and not self.reacts(viewer.seat) else self.game
        return WhyNotAnswer(ref=ref, impossible=impossible(viewer.reader.texts, game, viewer.seat))


def seen_in(update: Update) -> tuple[Any, ...]:
    return (bytes(update.view), update.ask, update.undo)


def resumed(stored: StoredTable) -> TableGame:
    """Snapshot and later moves; all moves when there is no usable snapshot."""
    done = 0
    game = None
    if stored.snapshot is not None:
        try:
            opened = TableGame.from_json(stored.snapshot[1])
        except NemesisError:
            log.warning("table %s: its snapshot cannot be opened; replaying all its moves", stored.code)
        else:
            done, game = stored.snapshot[0], opened
    if game is None:
        game = TableGame.new(Setup.from_data(stored.setup), log=True)
    for move in stored.moves[done:]:
        if move.kind == UNDO:
            game = game.undo(move.value, by_vote=True)
        else:
            game.apply(as_tuples(move.value), move.seat)
    assert isinstance(game, TableGame)
    return game
