"""Links that are sent to others: a seat to sit down on, one's own seat on another device, a place to watch from.

A link carries its token behind the `#`, which a browser keeps to itself: no server on the way, and no log, sees it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from ..messages import Refused
from .data.changing import ChangeLock
from .data.seats import Seats, hashed, new_secret
from .hosting import Hosting


class Handover(NamedTuple):
    seat: int
    secret: str
    until: float


class Links:
    """`changed` is called when others may come in, or may not any more."""

    def __init__(
        self, hosting: Hosting, seats: Seats, lock: ChangeLock, handover_seconds: float, changed: Callable[[], object]
    ) -> None:
        self._hosting = hosting
        self._seats = seats
        self._lock = lock
        self._handover_seconds = handover_seconds
        self._changed = changed
        self._handovers: dict[str, Handover] = {}
        """By the hash of its token. In memory only: it carries a secret, and lives for minutes."""

    async def invite(self, by: int, seat: int) -> str:
        """A token for an open seat; the one before it opens nothing any more."""
        async with self._lock:
            self._hosting.check(by)
            if seat not in self._seats.open():
                raise Refused("taken", f"seat {seat} waits for nobody")
            token = new_secret()
            await self._hosting.write(invitations={**self._hosting.people.invitations, seat: hashed(token)})
            return token

    async def close_seats(self, by: int, closed: bool) -> None:
        async with self._lock:
            self._hosting.check(by)
            await self._hosting.write(closed=closed)
        self._changed()

    async def watch_by_link(self, by: int, only: bool) -> None:
        """Each time with another link: who had an earlier one is not let in by it."""
        async with self._lock:
            self._hosting.check(by)
            await self._hosting.write(watch_key=new_secret() if only else None)
        self._changed()

    def watch_key(self) -> str:
        """Empty: the code is enough."""
        return self._hosting.people.watch_key or ""

    # -- another device -----------------------------------------------------------------------------

    def hand_over(self, seat: int, secret: str) -> str:
        """A token by which another device gets this secret, once and soon; the one before it opens nothing."""
        if self._seats.opened_by(secret) != seat:
            raise Refused("not_yours", "this secret does not open your seat")
        self.forget(seat)
        token = new_secret()
        self._handovers[hashed(token)] = Handover(seat, secret, time.monotonic() + self._handover_seconds)
        return token

    def take_over(self, token: str) -> tuple[int, str]:
        found = self._handovers.pop(hashed(token), None)
        if found is None or found.until < time.monotonic() or self._seats.opened_by(found.secret) != found.seat:
            raise Refused("bad_link", "this link was used already, or its time is over; ask for another one")
        return found.seat, found.secret

    def forget(self, seat: int) -> None:
        """Its secret is to open nothing on another device."""
        self._handovers = {mark: found for mark, found in self._handovers.items() if found.seat != seat}
