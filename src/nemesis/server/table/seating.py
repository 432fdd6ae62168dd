"""Sitting down, standing up, and bots that play instead: every change of a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...errors import BadSetup
from ...view.moments import REACTIONS
from ..messages import Refused
from .bot_names import check_bot_name
from .data.changing import ChangeLock
from .data.record import GameRecord
from .data.seats import Seats, hashed
from .data.stored import StoredSeat
from .play.votes import Votes
from .ports import Conflict
from .viewers.audience import Audience


class Seating:
    """`changed` is called when somebody else plays: a person, or a bot."""

    def __init__(
        self, record: GameRecord, seats: Seats, audience: Audience, votes: Votes, lock: ChangeLock,
        changed: Callable[[], None],
    ) -> None:  # fmt: skip
        self._record = record
        self._seats = seats
        self._audience = audience
        self._votes = votes
        self._lock = lock
        self._changed = changed

    def is_here(self, seat: int) -> bool:
        return seat in self._audience.connected()

    # -- people -----------------------------------------------------------------------------------------

    async def join(self, wanted: int | None, name: str, language: str, secret: str) -> int:
        """Sit down on a seat that nobody has joined. A bot there stands up, unless the game has begun."""
        async with self._lock:
            free = [s for s in self._seats if s.secret_hash is None]
            if wanted is None:
                free = [s for s in free if s.bot is None]
            else:
                self._check(wanted)
                free = [s for s in free if s.seat == wanted]
            if not free:
                raise Refused("taken", "no seat is free" if wanted is None else f"seat {wanted} is taken")
            if free[0].bot is not None and self._game_has_begun:
                raise Refused("seats_closed", "the game has begun: a bot's seat is opened by vote of its players")
            new = StoredSeat(free[0].seat, name, hashed(secret), None, language)
            try:
                await self._seats.write(new)
            except Conflict:
                raise Refused("taken", f"seat {new.seat} is taken") from None
        self._changed()
        return new.seat

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
        if bot is not None:
            try:
                check_bot_name(bot)
            except BadSetup as error:
                raise Refused("no_such_bot", str(error)) from None
        async with self._lock:
            self._check(seat)
            nobody_joined = self._seats[seat].secret_hash is None
            if nobody_joined and bot is None and self._game_has_begun:
                if self._seats.open():
                    raise Refused("seats_closed", "a seat is open already: whoever comes sits down there")
                await self._votes.open("seat", by, self._seats.people() | {by}, lambda: self._put(seat, None), seat)
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
        return bool(self._record.game.history) and bool(self._seats.joined())

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
