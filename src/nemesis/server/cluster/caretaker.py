"""Games whose process died go on even if nobody asks for them: bots have to move, clocks run.

Those that people come back to are resumed where they come; so a table is taken here only when it was without an owner
at the look before too. Just after a process has died there is enough to do.
"""

from __future__ import annotations

import asyncio
import random

from ..lobby.lobby import Lobby
from ..logs import log
from ..storage.owned import OwnedStorage
from ..table.ports import Elsewhere

SECONDS = 1.0
AT_ONCE, LOOKED_AT = 20, 1000
"""Tables taken in one look, at most, because the other processes look too; and how many are looked at."""


async def tend(lobby: Lobby, storage: OwnedStorage) -> None:
    """Until it is cancelled."""
    before: set[str] = set()
    while True:
        await asyncio.sleep(SECONDS * random.uniform(0.7, 1.3))
        try:
            untended = await storage.untended(LOOKED_AT)
            await take(lobby, [code for code in untended if code in before])
            before = set(untended)
        except Exception:
            log.error("caretaker_failed", exc_info=True)


async def take(lobby: Lobby, codes: list[str]) -> None:
    room = lobby.settings.tables_in_memory - len(lobby.tables)
    for code in codes[: max(0, min(room, AT_ONCE))]:
        try:
            await lobby.find(code)
        except Elsewhere:
            continue
