"""All tables of one server: creating, finding and resuming them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from ..bots import BOTS
from ..errors import BadSetup
from ..setup import Setup
from .messages import Health, MyTable, NewTable
from .settings import Settings
from .storage import Conflict, Storage, StoredSeat
from .table import Table, hashed

log = logging.getLogger("nemesis.server")

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Nothing that is read as something else."""
CODE_LENGTH = 8
SECRET_BYTES = 24


class Lobby:
    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.broken: set[str] = set()
        self.opening = asyncio.Lock()

    async def open(self) -> None:
        """Resume every game in play, so that its bots go on."""
        await self.storage.open()
        for code in await self.storage.codes_in_play():
            await self.find(code)

    async def close(self) -> None:
        for table in self.tables.values():
            await table.stop()
        await self.storage.close()

    async def find(self, code: str) -> Table | None:
        """A table by its code, resumed if need be; None when there is none (or it cannot be resumed)."""
        table = self.tables.get(code)
        if table is not None or len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            return table
        async with self.opening:
            if code in self.tables or code in self.broken:
                return self.tables.get(code)
            stored = await self.storage.load(code)
            if stored is None:
                return None
            try:
                table = Table(self.storage, self.settings, stored)
            except Exception:
                log.exception("table %s cannot be resumed; its moves are kept", code)
                self.broken.add(code)
                return None
            self.tables[code] = table
            table.start()
            return table

    async def create(self, new: NewTable) -> Table:
        """`BadSetup` says what is wrong with the set-up or the bots."""
        setup = checked_setup(new.setup)
        seated = [StoredSeat(seat, language=setup.language) for seat in range(setup.players)]
        for seat, bot in new.bots.items():
            if not seat.isascii() or not seat.isdigit() or int(seat) >= setup.players:
                raise BadSetup(f"no seat {seat!r} for a bot; seats are 0 to {setup.players - 1}")
            if bot not in BOTS:
                raise BadSetup(f"unknown bot {bot!r}; possible: {', '.join(sorted(BOTS))}")
            seated[int(seat)].bot = bot
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            try:
                await self.storage.create(code, setup.to_data(), secrets.randbits(62), seated)
            except Conflict:
                continue
            break
        table = await self.find(code)
        if table is None:
            raise BadSetup("this table cannot be dealt")
        return table

    async def mine(self, found: list[str]) -> list[MyTable]:
        """The tables that these secrets open."""
        answer = []
        for code, seat in await self.storage.seats_of([hashed(secret) for secret in found]):
            table = await self.find(code)
            if table is not None:
                answer.append(MyTable(table=table.info(), seat=seat, asked=table.asked(seat)))
        return answer

    def health(self) -> Health:
        in_play = sum(1 for table in self.tables.values() if not table.game.over)
        return Health(status="ok", tables=in_play, broken=len(self.broken))


def checked_setup(data: dict[str, Any]) -> Setup:
    """A set-up as a client sent it; whatever is wrong with it is a `BadSetup`."""
    try:
        return Setup.from_data({"seed": secrets.randbits(48), **data})
    except BadSetup:
        raise
    except (TypeError, ValueError, AttributeError, KeyError, RecursionError, OverflowError) as error:
        raise BadSetup(f"this set-up cannot be read: {error}") from None


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)
