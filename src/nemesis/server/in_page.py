"""Tables inside a browser: no server, no database of ours, no processes. A worker of the page starts them."""

from __future__ import annotations

from collections.abc import Callable

from .lobby.lobby import Lobby
from .logs import threshold
from .settings import UNLIMITED, Settings
from .storage.rows import RowStorage, RowStore
from .thinking.inline import InlineThinker
from .thinking.second_worker import OtherWorker, SecondWorkerThinker
from .transport.desk import Desk, HangUp, Tell
from .transport.own_tables import PageDesk

ALONE = Settings(tables_in_memory=8, finished_table_seconds=120.0, coach_rate=10.0, provable=False, **UNLIMITED)
ITERATIONS_HERE, SECONDS_HERE = 48, 0.5
"""Where there is no second worker: then the tables wait for whoever thinks."""


async def start(rows: RowStore, tell: Tell, hang_up: HangUp, another: Callable[[], OtherWorker]) -> Desk:
    """The desk serves until the worker ends. `another` starts a worker that thinks."""
    threshold.least = "warning"
    thinker = SecondWorkerThinker(another, InlineThinker(ITERATIONS_HERE, SECONDS_HERE))
    storage = RowStorage(rows)
    lobby = Lobby(storage, thinker, ALONE)
    await lobby.open()
    return PageDesk(lobby, storage.delete, tell, hang_up)
