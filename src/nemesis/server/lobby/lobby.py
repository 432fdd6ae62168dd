"""All tables of one server: creating, finding and resuming them, and putting away those that nobody needs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence

from ...errors import BadSetup
from ...setup import Setup
from ..logs import log
from ..messages import Health, MyTable, NewTable, Replay, ReplayOf, TurningOf, TurningPoints
from ..meters import NOBODY_WATCHES, Meters
from ..replays.films import Films, key_of, viewpoint
from ..replays.records import Records
from ..replays.turning_points import TurningPointWorks
from ..settings import Settings
from ..table.bot_names import check_bot_name
from ..table.data.agreement import Agreement, agreement_of
from ..table.data.seats import hashed
from ..table.data.stored import Move, StoredSeat
from ..table.ports import Conflict, Storage, Thinker
from ..table.table import Table
from ..threads import RESUMED, WHOLE_GAMES
from .beginnings import beginning

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters or digits that look alike."""
CODE_LENGTH = 8
SECRET_BYTES = 24
TIDY_SECONDS = 30.0


class Lobby:
    def __init__(self, storage: Storage, thinker: Thinker, settings: Settings, meters: Meters = NOBODY_WATCHES) -> None:
        self.storage = storage
        self.meters = meters
        self.thinker = thinker
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.broken: set[str] = set()
        self.opening = asyncio.Lock()
        self.films = Films()
        self.turning_points = TurningPointWorks(thinker, self.films)
        self.records = Records(storage)
        self.tidying: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Resume every game in play, so that its bots go on; the newest first where there are too many."""
        await self.storage.open()
        codes = await self.storage.codes_in_play()
        for code in codes[-self.settings.tables_in_memory :]:
            await self.find(code)
        self.tidying = asyncio.create_task(self.tidy_up())
        log.info("open", tables=len(self.tables), broken=len(self.broken))

    async def close(self) -> None:
        if self.tidying is not None:
            self.tidying.cancel()
            await asyncio.gather(self.tidying, return_exceptions=True)
        for table in self.tables.values():
            await table.stop()
        await self.turning_points.close()
        await self.thinker.close()
        await self.storage.close()

    async def find(self, code: str) -> Table | None:
        """A table by its code, resumed if need be; None when there is none (or it cannot be resumed)."""
        table = self.tables.get(code)
        if table is not None:
            table.needed()
        if table is not None or len(code) != CODE_LENGTH or not set(code) <= set(LETTERS):
            return table
        async with self.opening:
            if code in self.tables or code in self.broken:
                return self.tables.get(code)
            stored = await self.storage.load(code)
            if stored is None:
                return None
            try:
                table = await RESUMED.run(Table, stored, self.storage, self.thinker, self.settings, self.meters)
            except Exception:
                log.error("table_not_resumed", table=code, rules=stored.rules_version, exc_info=True)
                self.broken.add(code)
                return None
            self.tables[code] = table
            table.start()
            return table

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
        table = await self.find(code)
        if table is None:
            raise BadSetup("this table cannot be dealt")
        log.info("table_created", table=code, players=setup.players, mode=setup.mode, species=setup.species)
        return table

    async def mine(self, given: list[str]) -> list[MyTable]:
        """The tables that these secrets open."""
        answer = []
        for code, seat in await self.storage.seats_opened_by([hashed(secret) for secret in given]):
            table = await self.find(code)
            if table is not None:
                answer.append(MyTable(table=table.info(), seat=seat, asked=table.questions.asked(seat)))
        return answer

    async def replay(self, table: Table, of: ReplayOf) -> Replay:
        seat = viewpoint(table, of)
        key, texts = key_of(table, of.language, seat), table.texts(of.language)
        return await WHOLE_GAMES.run(self.films.replay, table.public_game, key, texts, of.at)

    async def turning(self, table: Table, of: TurningOf) -> TurningPoints:
        return await self.turning_points.find(table, of)

    # -- memory ---------------------------------------------------------------------------------------

    async def tidy_up(self) -> None:
        while True:
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
                del self.tables[table.code]
                await table.stop()
                too_many -= 1

    async def forget(self, code: str) -> bool:
        """Put a table away because it is to be deleted; False while somebody is there."""
        table = self.tables.get(code)
        if table is not None and (table.audience or table.lock.locked()):
            return False
        self.broken.discard(code)
        if table is not None:
            del self.tables[code]
            await table.stop()
        return True

    def health(self) -> Health:
        in_play = sum(1 for table in self.tables.values() if not table.game.over)
        return Health(status="ok", tables=in_play, broken=len(self.broken), in_memory=len(self.tables))


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)
