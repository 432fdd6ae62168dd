"""Who is the host, what the host decides, and what is remembered of people who came and went."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ..messages import Refused
from .data.people import MOST_FORMER, Lost
from .data.seats import Seats, hashed
from .data.stored import StoredTable
from .ports import TableStorage
from .viewers.audience import Audience


class Hosting:
    """`away_too_long` is called when the host has been away for a while and somebody else is here.

    The caller makes sure that nothing else changes meanwhile.
    """

    def __init__(
        self, stored: StoredTable, storage: TableStorage, seats: Seats, audience: Audience, away_seconds: float,
        away_too_long: Callable[[], None],
    ) -> None:  # fmt: skip
        self._code = stored.code
        self._storage = storage
        self._seats = seats
        self._audience = audience
        self._away_seconds = away_seconds
        self._away_too_long = away_too_long
        self._timer: asyncio.TimerHandle | None = None
        self.take_in(stored)

    def take_in(self, stored: StoredTable) -> None:
        self.people = stored.people

    async def write(self, **changes: Any) -> None:
        """Stored first, if it is anything new: most who sit down change nothing else."""
        new = replace(self.people, **changes)
        if new == self.people:
            return
        await self._storage.write_people(self._code, new)
        self.people = new

    # -- who ----------------------------------------------------------------------------------------

    @property
    def host(self) -> int | None:
        """Where nobody was named (an older table): the first person who is here."""
        named = self.people.host
        return named if named in self._seats.joined() else min(self.present(), default=None)

    def present(self) -> set[int]:
        """Players who are here."""
        return {seat for seat in self._seats.joined() if seat in self._audience.connected()}

    def check(self, seat: int) -> None:
        if seat != self.host:
            raise Refused("not_host", "only the host of this table can do this")

    def judges(self, by: int, about: int) -> set[int]:
        """Whose agreement is needed: the host's alone, or of everybody present where the host cannot be asked.

        The host is no judge in his own case; and nobody decides alone about others without being the host.
        """
        host = self.host
        if by == host and about != host:
            return {by}
        jury = (self.present() | {by}) - {about}
        if len(jury) < 2 or (host in jury and by != host):
            raise Refused("not_host", "only the host of this table can do this")
        return jury

    # -- passing on ---------------------------------------------------------------------------------

    def watch(self) -> None:
        """Whenever somebody comes or goes: count the time in which others wait for the host."""
        host = self.host
        away = host is not None and host not in self.present() and bool(self.present())
        if not away:
            self.stop()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._away_seconds, self._too_long)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_long(self) -> None:
        self._timer = None
        self._away_too_long()

    async def pass_on(self) -> bool:
        """To the next player who is here, if the host still is not; did it change?"""
        after = self._next_after(self.host)
        if self.host in self.present() or after is None:
            return False
        await self.write(host=after)
        return True

    def _next_after(self, seat: int | None) -> int | None:
        here = sorted(self.present() - {seat})
        return next((s for s in here if seat is not None and s > seat), here[0] if here else None)

    # -- what is remembered -------------------------------------------------------------------------

    async def sat_down(self, seat: int) -> None:
        """The first who comes is the host: before anybody else, whoever made the table knows its code."""
        invitations = {s: mark for s, mark in self.people.invitations.items() if s != seat}
        alone = self._seats.joined() == {seat}
        await self.write(invitations=invitations, host=seat if alone else self.people.host)

    async def stood_up(self, seat: int, mark: str) -> None:
        """For good: the secret opens nothing any more, and somebody knows the cards of this seat."""
        host = self.people.host if self.people.host != seat else self._next_after(seat)
        await self.write(
            host=host, known=tuple(sorted({*self.people.known, seat})), former=self._former(mark, "removed"),
            muted=tuple(s for s in self.people.muted if s != seat),
        )  # fmt: skip

    async def secret_changed(self, mark: str) -> None:
        await self.write(former=self._former(mark, "secret_changed"))

    def _former(self, mark: str, why: Lost) -> dict[str, Lost]:
        kept = {**self.people.former, mark: why}
        return dict(list(kept.items())[-MOST_FORMER:])

    def what_became_of(self, secret: str) -> Lost | None:
        return self.people.former.get(hashed(secret))

    # -- who may come in ----------------------------------------------------------------------------

    def invited_to(self, token: str) -> int | None:
        mark = hashed(token)
        return next((seat for seat, invitation in self.people.invitations.items() if invitation == mark), None)

    def check_watching(self, key: str | None) -> None:
        wanted = self.people.watch_key
        if wanted is not None and not secrets.compare_digest(wanted.encode(), (key or "").encode()):
            raise watched_by_link()


def lost_seat(why: Lost) -> Refused:
    """What somebody is told whose secret opens nothing any more."""
    if why == "removed":
        return Refused("removed", "the player of this seat left for good, or was removed")
    return Refused("secret_changed", "a new secret was made for this seat on another device")


def watched_by_link() -> Refused:
    return Refused("watch_closed", "this table can be watched by its link only")
