"""Sitting down, standing up, and bots that play instead: every change of a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...errors import BadSetup
from ...view.moments import REACTIONS
from ..messages import About, Refused
from .bot_names import check_bot_name
from .data.changing import ChangeLock
from .data.record import GameRecord
from .data.seats import Seats, hashed, new_secret
from .data.stored import StoredSeat
from .hosting import Hosting, lost_seat
from .names import clean_name, distinct
from .play.votes import Votes
from .ports import Conflict
from .viewers.audience import Audience
from .viewers.viewer import Viewer


class Seating:
    """`changed` is called when somebody else plays: a person, or a bot."""

    def __init__(
        self, record: GameRecord, seats: Seats, hosting: Hosting, audience: Audience, votes: Votes,
        lock: ChangeLock, changed: Callable[[], None],
    ) -> None:  # fmt: skip
        self._record = record
        self._seats = seats
        self._hosting = hosting
        self._audience = audience
        self._votes = votes
        self._lock = lock
        self._changed = changed

    def is_here(self, seat: int) -> bool:
        return seat in self._audience.connected()

    # -- people -----------------------------------------------------------------------------------------

    async def join(
        self, wanted: int | None, name: str, language: str, secret: str, invitation: str | None = None
    ) -> int:
        """Sit down on a seat that nobody has joined. A bot there stands up, unless the game has begun."""
        name = clean_name(name)
        async with self._lock:
            place = self._free_seat(self._let_in(wanted, invitation))
            others = [s.name for s in self._seats if s.name is not None]
            new = StoredSeat(place.seat, distinct(name, others), hashed(secret), None, language)
            try:
                await self._seats.write(new)
            except Conflict:
                raise Refused("taken", f"seat {new.seat} is taken") from None
            await self._hosting.sat_down(new.seat)
        self._changed()
        return new.seat

    def _let_in(self, wanted: int | None, invitation: str | None) -> int | None:
        """An invitation opens its own seat and no other; without one the seats must not be closed."""
        if invitation is None:
            if self._hosting.people.closed:
                raise Refused("closed", "the host has closed the seats; only a link to a seat opens one")
            return wanted
        seat = self._hosting.invited_to(invitation)
        if seat is None or wanted not in (None, seat):
            raise Refused("bad_link", "this link was used already, or another one was made since")
        return seat

    def _free_seat(self, wanted: int | None) -> StoredSeat:
        free = [s for s in self._seats if s.secret_hash is None]
        if wanted is None:
            free = [s for s in free if s.bot is None]
        else:
            self._check(wanted)
            free = [s for s in free if s.seat == wanted]
        if not free:
            raise Refused("taken", "no seat is free" if wanted is None else f"seat {wanted} is taken")
        if free[0].bot is not None and self._is_kept(free[0].seat):
            raise Refused("seats_closed", "the game has begun: a bot's seat is opened by vote of its players")
        return free[0]

    def _is_kept(self, seat: int) -> bool:
        """Whoever sits down here next would learn what somebody else plays with: the players decide."""
        return self._game_has_begun or seat in self._hosting.people.known

    async def remove(self, by: int, seat: int, bot: str | None) -> None:
        """The player leaves for good and a bot goes on; or, if everybody else agrees, whoever comes next.

        One's own seat freely, that of others as the host or by vote.
        """
        check_bot(bot)
        async with self._lock:
            self._check(seat)
            if seat not in self._seats.joined():
                raise Refused("not_seated", f"nobody sits on seat {seat}")
            needed = set() if by == seat else self._hosting.judges(by, seat)
            if bot is None:
                needed = self._all_but(seat)
            if needed <= {by}:
                await self._stand_up(seat, bot)
            else:
                about: About = "remove" if bot is not None else "reopen"
                await self._votes.open(about, by, needed, lambda: self._stand_up(seat, bot), seat)

    def _all_but(self, seat: int) -> set[int]:
        """Who agrees before somebody may look at the cards of this seat: once the game has begun, never one alone."""
        needed = self._seats.joined() - {seat}
        if self._game_has_begun and len(needed) < 2:
            raise Refused("too_few", "at least two others must agree that somebody else sees the cards of this seat")
        return needed

    async def _stand_up(self, seat: int, bot: str | None) -> None:
        there = self._seats[seat]
        if there.secret_hash is None:
            return
        await self._hosting.stood_up(seat, there.secret_hash)
        await self._seats.write(StoredSeat(seat, bot=bot, language=there.language))
        self._audience.turn_away(seat, lost_seat("removed"))
        self._votes.without(seat)
        self._changed()

    async def change_secret(self, viewer: Viewer, seat: int) -> str:
        """Another one for this seat: whoever else looks through its eyes is turned away."""
        async with self._lock:
            there, secret = self._seats[seat], new_secret()
            assert there.secret_hash is not None
            await self._hosting.secret_changed(there.secret_hash)
            await self._seats.write(replace(there, secret_hash=hashed(secret)))
            self._audience.turn_away(seat, lost_seat("secret_changed"), but=viewer)
        self._changed()
        return secret

    async def make_host(self, by: int, seat: int) -> None:
        async with self._lock:
            self._hosting.check(by)
            self._check(seat)
            if seat not in self._seats.joined():
                raise Refused("not_seated", f"nobody sits on seat {seat}")
            await self._hosting.write(host=seat)
        self._changed()

    async def pass_on(self) -> None:
        """The host has been away for too long."""
        async with self._lock:
            passed = await self._hosting.pass_on()
        if passed:
            self._changed()

    async def mute(self, by: int, seat: int, muted: bool) -> None:
        async with self._lock:
            self._check(seat)
            needed = self._hosting.judges(by, seat)
            if needed <= {by}:
                await self._mute(seat, muted)
            else:
                await self._votes.open("mute" if muted else "unmute", by, needed, lambda: self._mute(seat, muted), seat)

    async def _mute(self, seat: int, muted: bool) -> None:
        others = set(self._hosting.people.muted) - {seat}
        await self._hosting.write(muted=tuple(sorted(others | {seat} if muted else others)))
        self._changed()

    async def set_language(self, seat: int, language: str) -> None:
        async with self._lock:
            await self._seats.write(replace(self._seats[seat], language=language))

    async def decline(self, seat: int, kinds: list[str]) -> None:
        """Standing orders hold until they are changed, also for a question that is open now."""
        unknown = sorted(set(kinds) - set(REACTIONS))
        if unknown:
            possible = ", ".join(sorted(REACTIONS))
            raise Refused("no_such_reaction", f"unknown reaction {unknown[0]!r}; possible: {possible}")
        async with self._lock:
            await self._seats.write(replace(self._seats[seat], declined=tuple(sorted(set(kinds)))))

    # -- bots -------------------------------------------------------------------------------------------

    async def set_bot(self, by: int, seat: int, bot: str | None) -> None:
        """One's own seat freely; an absent player's by vote of those present.

        A bot that has played with people knows secrets of the game, so they vote before it leaves its seat to whoever
        has the code.
        """
        check_bot(bot)
        async with self._lock:
            self._check(seat)
            nobody_joined = self._seats[seat].secret_hash is None
            if nobody_joined and bot is None and self._is_kept(seat):
                if self._seats.open():
                    raise Refused("seats_closed", "a seat is open already: whoever comes sits down there")
                needed = self._seats.people() | {by}
                if seat in self._hosting.people.known:
                    needed = self._all_but(seat)
                await self._votes.open("seat", by, needed, lambda: self._put(seat, None), seat)
            elif by == seat or nobody_joined:
                await self._put(seat, bot)
            elif bot is None:
                raise Refused("not_yours", f"only the player of seat {seat} can take it back")
            elif self.is_here(seat):
                raise Refused("not_yours", f"the player of seat {seat} is here")
            else:
                present = {here for here in self._seats.people() if self.is_here(here)}
                await self._votes.open("bot", by, present | {by}, lambda: self._put(seat, bot), seat)

    async def stand_in(self, seat: int, bot: str) -> None:
        """A bot plays for a player who is still away."""
        async with self._lock:
            if seat in self._seats.people() and not self.is_here(seat):
                await self._put(seat, bot, standing_in=True)

    async def come_back(self, seat: int) -> None:
        """A returning player has the seat again, even if a bot is just sitting down."""
        async with self._lock:
            if self._seats[seat].standing_in:
                await self._put(seat, None)

    @property
    def _game_has_begun(self) -> bool:
        """Between people: where only bots have played so far, anybody may still sit down."""
        return bool(self._record.game.history) and bool(self._seats.joined() or self._hosting.people.known)

    def is_played_by(self, bot: str, seat: int) -> bool:
        """Is this bot still the seat's player? One that stands in is not, from the moment its player is here."""
        there = self._seats[seat]
        return there.bot == bot and not (there.standing_in and self.is_here(seat))

    async def _put(self, seat: int, bot: str | None, standing_in: bool = False) -> None:
        await self._seats.write(replace(self._seats[seat], bot=bot, standing_in=standing_in))
        self._changed()

    def _check(self, seat: int) -> None:
        if not 0 <= seat < len(self._seats):
            raise Refused("no_such_seat", f"this table has seats 0 to {len(self._seats) - 1}")


def check_bot(name: str | None) -> None:
    try:
        if name is not None:
            check_bot_name(name)
    except BadSetup as error:
        raise Refused("no_such_bot", str(error)) from None
