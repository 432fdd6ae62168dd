"""Games whose process died go on even if nobody asks for them: bots have to move, clocks run."""

from __future__ import annotations

import asyncio
import random

from ..lobby.lobby import Lobby
from ..logs import log
from ..storage.owned import OwnedStorage
from ..table.ports import Elsewhere

SECONDS = 1.0
AT_ONCE = 20
"""Tables taken in one look, at most: the other processes look too."""


async def tend(lobby: Lobby, storage: OwnedStorage) -> None:
    """Until it is cancelled."""
    while True:
        await asyncio.sleep(SECONDS * random.uniform(0.7, 1.3))
        try:
            await tend_once(lobby, storage)
        except Exception:
            log.error("caretaker_failed", exc_info=True)


async def tend_once(lobby: Lobby, storage: OwnedStorage) -> None:
    room = lobby.settings.tables_in_memory - len(lobby.tables)
    if room <= 0:
        return
    for code in await storage.untended(min(room, AT_ONCE)):
        try:
            await lobby.find(code)
        except Elsewhere:
            continue
