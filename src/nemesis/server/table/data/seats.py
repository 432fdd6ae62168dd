"""Who sits where: people, known by the hash of their secret, and bots, by their name."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Iterator

from ...messages import SeatInfo
from ..ports import TableStorage
from .people import People
from .stored import StoredSeat, StoredTable

SECRET_BYTES = 24


def hashed(secret: str) -> str:
    """Secrets are long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """Of a seat, or of a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


class Seats:
    def __init__(self, stored: StoredTable, storage: TableStorage) -> None:
        self._code = stored.code
        self._storage = storage
        self.take_in(stored)

    def take_in(self, stored: StoredTable) -> None:
        self._seats = stored.seats

    def __getitem__(self, seat: int) -> StoredSeat:
        return self._seats[seat]

    def __iter__(self) -> Iterator[StoredSeat]:
        return iter(self._seats)

    def __len__(self) -> int:
        return len(self._seats)

    def joined(self) -> set[int]:
        """Seats that belong to somebody, also while a bot plays there."""
        return {s.seat for s in self._seats if s.secret_hash is not None}

    def people(self) -> set[int]:
        """Seats that a person plays."""
        return {s.seat for s in self._seats if s.secret_hash is not None and s.bot is None}

    def open(self) -> set[int]:
        """Seats that wait for somebody."""
        return {s.seat for s in self._seats if s.secret_hash is None and s.bot is None}

    def opened_by(self, secret: str) -> int | None:
        mark = hashed(secret)
        return next((s.seat for s in self._seats if s.secret_hash == mark), None)

    def infos(self, connected: Collection[int | None], host: int | None, people: People) -> list[SeatInfo]:
        """What anybody may know."""
        return [
            SeatInfo(
                s.seat,
                s.name,
                s.secret_hash is not None,
                s.seat in connected,
                s.bot,
                s.standing_in,
                host=s.seat == host,
                muted=s.seat in people.muted,
                known=s.seat in people.known,
            )
            for s in self._seats
        ]

    async def write(self, new: StoredSeat) -> None:
        """Stored first; `Conflict` when the seat is not what we took it for."""
        await self._storage.write_seat(self._code, self._seats[new.seat], new)
        self._seats[new.seat] = new
