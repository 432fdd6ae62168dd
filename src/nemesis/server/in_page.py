"""Tables inside a browser: no server, no database of ours, no processes. A worker of the page starts them."""

from __future__ import annotations

from .lobby.lobby import Lobby
from .logs import threshold
from .settings import UNLIMITED, Settings
from .storage.rows import RowStorage, RowStore
from .thinking.inline import InlineThinker
from .transport.in_page import Desk, HangUp, Tell

ALONE = Settings(tables_in_memory=8, finished_table_seconds=120.0, coach_rate=10.0, provable=False, **UNLIMITED)
COACH_ITERATIONS = 48
"""Everything waits while the coach thinks, so it thinks about half as long as on a server."""


async def start(rows: RowStore, tell: Tell, hang_up: HangUp) -> Desk:
    """The desk serves until the worker ends."""
    threshold.least = "warning"
    lobby = Lobby(RowStorage(rows), InlineThinker(COACH_ITERATIONS), ALONE)
    await lobby.open()
    return Desk(lobby, tell, hang_up)
