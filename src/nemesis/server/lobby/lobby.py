"""All tables of one server: creating, finding and resuming them, and putting away those that nobody needs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from ...errors import BadSetup
from ...setup import Setup
from ..logs import log
from ..messages import Health, MyTable, NewTable, Refused, Replay, ReplayOf, TurningOf, TurningPoints
from ..meters import NOBODY_WATCHES, Meters
from ..replays.films import Films, key_of, viewpoint
from ..replays.records import Records
from ..replays.tales import Tales
from ..replays.turning_points import TurningPointWorks
from ..settings import Settings
from ..supervision import for_ever, until_it_works, within
from ..table.bot_names import check_bot_name
from ..table.data.agreement import Agreement, agreement_of
from ..table.data.seats import hashed
from ..table.data.stored import Move, StoredSeat
from ..table.ports import MOVED, Conflict, Damaged, Elsewhere, Storage, Thinker, Unavailable
from ..table.table import Table
from ..table.turns import Turns
from ..threads import RESUMED, WHOLE_GAMES
from .beginnings import beginning
from .ownership import AllOurs, Ownership
from .readiness import Readiness

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters or digits that look alike."""
CODE_LENGTH = 8
TIDY_SECONDS = 30.0
TABLES_STOP_SECONDS, THINKERS_STOP_SECONDS, OWNERSHIP_CLOSE_SECONDS, STORAGE_CLOSE_SECONDS = 1.0, 0.5, 1.5, 3.5
"""How long each may take when the lobby closes."""
BOTS_AT_ONCE = 2
"""Bots of all tables whose choices are carried out at the same time. More of them would hardly play faster, and whoever
says hello or begins a table would wait behind all of them."""


class Lobby:
    def __init__(
        self, storage: Storage, thinker: Thinker, settings: Settings, meters: Meters = NOBODY_WATCHES,
        ownership: Ownership | None = None,
    ) -> None:  # fmt: skip
        self.storage = storage
        self.ownership = ownership or AllOurs()
        self.meters = meters
        self.thinker = thinker
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.broken: dict[str, float] = {}
        """Tables that could not be read, and when that was found."""
        self.bots_moving = Turns(BOTS_AT_ONCE)
        self.films = Films()
        self.turning_points = TurningPointWorks(thinker, self.films)
        self.records = Records(storage)
        self.tales = Tales()
        self.readiness = Readiness(storage)
        self._resuming: dict[str, asyncio.Task[Table | None]] = {}
        self._leaving: set[str] = set()
        """Tables that are being deleted."""
        self._always: list[asyncio.Task[None]] = []
        """What goes on as long as the lobby is open."""

    async def open(self) -> None:
        """Tables are resumed when they are asked for; those at which something goes on by itself, one after the other.

        A database that cannot be reached yet is waited for, and meanwhile the lobby is not ready.
        """
        try:
            await self.storage.open()
            await self.ownership.open()
        except Unavailable:
            log.error("storage_not_open", exc_info=True)
            self._always.append(asyncio.create_task(self._open_late()))
        else:
            self._opened()

    async def _open_late(self) -> None:
        await until_it_works("open_storage", self.storage.open)
        await until_it_works("open_ownership", self.ownership.open)
        self._opened()

    def _opened(self) -> None:
        self.readiness.opened()
        self._always.append(asyncio.create_task(for_ever("tidy_up", self._tidy_up)))
        if self.ownership.alone:
            self._always.append(asyncio.create_task(self._resume_what_goes_on()))
        log.info("open")

    async def close(self) -> None:
        """In order, and within a bounded time, whatever hangs: all that was acknowledged is stored."""
        self.readiness.closing()
        await within(TABLES_STOP_SECONDS, "lobby", ended([*self._always, *self._resuming.values()]))
        stops = [table.stop() for table in self.tables.values()]
        await within(TABLES_STOP_SECONDS, "tables", asyncio.gather(*stops, return_exceptions=True))
        await within(THINKERS_STOP_SECONDS, "turning_points", self.turning_points.close())
        await within(THINKERS_STOP_SECONDS, "thinker", self.thinker.close())
        await within(OWNERSHIP_CLOSE_SECONDS, "ownership", self.ownership.close())
        await within(STORAGE_CLOSE_SECONDS, "storage", self.storage.close())
        log.info("closed")

    # -- finding and resuming ---------------------------------------------------------------------------

    async def find(self, code: str) -> Table | None:
        """A table by its code, resumed if need be; None when there is none, `Refused` when it cannot be read.

        `Elsewhere` when another process plays it.
        """
        table = self.tables.get(code)
        if table is not None:
            table.needed()
        if table is not None or len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            return table
        if code in self._leaving:
            return None
        found_broken = self.broken.get(code)
        if found_broken is not None and time.monotonic() - found_broken < self.settings.broken_table_seconds:
            raise table_broken()
        if code not in self._resuming:
            task = self._resuming[code] = asyncio.create_task(self._resume(code))
            task.add_done_callback(lambda _: self._resuming.pop(code, None))
        return await asyncio.shield(self._resuming[code])

    async def _resume(self, code: str) -> Table | None:
        """One bad table must not touch another: whatever is wrong with it is said of this one."""
        try:
            await self.ownership.take(code)
            stored = await self.storage.load(code)
            if stored is None:
                return None
            table = await RESUMED.run(
                Table, stored, self.storage, self.thinker, self.settings, self.meters, self.bots_moving
            )
            if not self.ownership.holds(code):
                raise Elsewhere(code)
            self.tables[code] = table
            table.start()
        except (Unavailable, Elsewhere):
            raise
        except Exception as error:
            table_left = self.tables.pop(code, None)
            if table_left is not None:
                await table_left.stop()
            self.broken[code] = time.monotonic()
            part = error.part if isinstance(error, Damaged) else ""
            log.error("table_broken", table=code, part=part, exc_info=True)
            raise table_broken() from None
        self.broken.pop(code, None)
        return table

    async def _resume_what_goes_on(self) -> None:
        """After a restart: the newest first, and no more than there is room for."""
        codes = await until_it_works("caretaker", self.storage.codes_that_may_go_on)
        for code in reversed(codes[-self.settings.tables_in_memory :]):
            await until_it_works("resume", partial(self._resume_quietly, code), table=code)
            await asyncio.sleep(0)
        log.info("resumed", tables=len(self.tables), broken=len(self.broken))

    async def _resume_quietly(self, code: str) -> None:
        with suppress(Refused, Elsewhere):
            await self.find(code)

    async def create(self, new: NewTable, client: str = "") -> Table:
        """`BadSetup` says what is wrong with the set-up or the bots. `client`: the address of whoever wants it."""
        setup, origin, key = await beginning(new, self.find)
        seated = [StoredSeat(seat, language=setup.language) for seat in range(setup.players)]
        for seat, bot in new.bots.items():
            if seat not in map(str, range(setup.players)):
                said = f"no seat {seat[:20]!r} for a bot; seats are 0 to {setup.players - 1}"
                raise BadSetup(said, reason="bot_seat", players=setup.players)
            check_bot_name(bot)
            seated[int(seat)].bot = bot
        chance = key if self.settings.provable else None
        table = await self.keep(setup, seated, origin, agreement_of(new), key=chance)
        table.client = client
        return table

    async def keep(
        self, setup: Setup, seated: list[StoredSeat], origin: str | None, agreement: Agreement,
        moves: Sequence[Move] = (), over: bool = False, key: bytes | None = None,
    ) -> Table:  # fmt: skip
        """A new table under a code of its own, with the moves that were made elsewhere."""
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            try:
                await self.storage.create(code, setup.to_data(), secrets.randbits(62), seated, origin, agreement, key)
            except Conflict:
                continue
            break
        for number, move in enumerate(moves):
            await self.storage.append(code, number, move, over and number == len(moves) - 1)
        try:
            table = await self.find(code)
        except Refused:
            table = None
        if table is None:
            raise BadSetup("this table cannot be dealt")
        log.info("table_created", table=code, players=setup.players, mode=setup.mode, species=setup.species)
        return table

    async def mine(self, given: list[str]) -> list[MyTable]:
        """The tables that these secrets open, except those that other processes play."""
        answer = []
        for code, seat in await self.storage.seats_opened_by([hashed(secret) for secret in given]):
            try:
                table = await self.find(code)
            except (Refused, Elsewhere):
                continue
            if table is not None:
                answer.append(MyTable(table.info(), seat, table.questions.asked(seat), table.requests_to(seat)))
        return answer

    async def replay(self, table: Table, of: ReplayOf) -> Replay:
        seat = viewpoint(table, of)
        key, texts = key_of(table, of.language, seat), table.texts(of.language)
        return await WHOLE_GAMES.run(self.films.replay, table.public_game, key, texts, of.at)

    async def chronicle(self, table: Table, language: str) -> str:
        """With the chances that somebody had worked out before."""
        return await self.tales.chronicle(table, language, self.turning_points.known(table))

    async def turning(self, table: Table, of: TurningOf) -> TurningPoints:
        return await self.turning_points.find(table, of)

    # -- memory ---------------------------------------------------------------------------------------

    async def _tidy_up(self) -> None:
        shortest = min(self.settings.finished_table_seconds, self.settings.waiting_table_seconds)
        await asyncio.sleep(min(TIDY_SECONDS, max(0.05, shortest)))
        await self.put_away()

    async def put_away(self) -> None:
        """Finished tables that nobody looks at; and, where there are too many, others that only wait for people."""
        now = time.monotonic()
        idle = sorted((t for t in self.tables.values() if t.idle), key=lambda t: t.last_needed)
        too_many = len(self.tables) - self.settings.tables_in_memory
        for table in idle:
            unneeded = now - table.last_needed
            finished = table.game.over and unneeded >= self.settings.finished_table_seconds
            crowded = too_many > 0 and unneeded >= self.settings.waiting_table_seconds
            if (finished or crowded) and table.idle:
                too_many -= 1
                await self.let_go(table.code)
                if table.code not in self.tables:
                    await self.ownership.give_back(table.code)

    @asynccontextmanager
    async def without(self, codes: list[str]) -> AsyncIterator[list[str]]:
        """Meanwhile those that nobody needs are neither in memory nor to be found: they can be deleted."""
        unneeded = [code for code in codes if not self._is_needed(code)]
        self._leaving.update(unneeded)
        try:
            leaving = [code for code in unneeded if await self._is_ours(code)]
            for code in leaving:
                await self.let_go(code)
            yield leaving
        finally:
            self._leaving.difference_update(unneeded)

    async def _is_ours(self, code: str) -> bool:
        """No other process plays it, and none will while we do."""
        try:
            await self.ownership.take(code)
        except Elsewhere:
            return False
        return True

    def _is_needed(self, code: str) -> bool:
        """Somebody is there, or is about to come in."""
        table = self.tables.get(code)
        if table is None:
            return code in self._resuming
        lately = time.monotonic() - table.last_needed < self.settings.waiting_table_seconds
        return bool(table.audience) or table.lock.locked() or lately

    async def send_away(self, code: str) -> None:
        """Another process plays this table now: whoever is here is to come back there."""
        table = self.tables.get(code)
        if table is not None:
            log.warning("table_lost", table=code)
            table.audience.hang_up(MOVED)
            await self.let_go(code)

    async def let_go(self, code: str) -> None:
        """Nothing of a table stays in memory, whoever is there."""
        self.broken.pop(code, None)
        table = self.tables.pop(code, None)
        if table is not None:
            await table.stop()

    # -- how it is ------------------------------------------------------------------------------------

    async def check_ready(self) -> None:
        """`Refused` while moves could not be saved."""
        await self.readiness.check()

    def health(self) -> Health:
        in_play = sum(1 for table in self.tables.values() if not table.game.over)
        return Health(
            status="ok", tables=in_play, broken=len(self.broken), in_memory=len(self.tables), node=self.ownership.node
        )


def table_broken() -> Refused:
    return Refused(
        "table_broken", "this table cannot be read; its data is untouched, and the log of the server names it"
    )


async def ended(tasks: list[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
