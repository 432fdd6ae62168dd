"""Can moves be saved now? Asked by whoever decides where players are sent: a balancer, a supervisor, a person."""

from __future__ import annotations

import asyncio
import time

from ..logs import log
from ..messages import Refused
from ..table.ports import Storage

PROBE_SECONDS = 2.0
"""How long the storage may take for a write that means nothing."""
HOLDS_SECONDS = 1.0
"""How long an answer holds: many who ask cause one write."""


class Readiness:
    """Not before the storage is open, not once the lobby closes, and meanwhile as long as something can be written."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._open = False
        self._probing: asyncio.Task[bool] | None = None
        self._probed = 0.0

    def opened(self) -> None:
        self._open = True

    def closing(self) -> None:
        self._open = False

    async def check(self) -> None:
        """`Refused` when it is not."""
        if not self._open:
            raise Refused("unavailable", "the server is starting or stopping")
        if self._probing is None or (self._probing.done() and time.monotonic() - self._probed > HOLDS_SECONDS):
            self._probing = asyncio.create_task(self._probe())
        if not await asyncio.shield(self._probing):
            raise Refused("unavailable", "what is stored cannot be changed at the moment")

    async def _probe(self) -> bool:
        try:
            await asyncio.wait_for(self._storage.probe(), PROBE_SECONDS)
        except Exception:
            log.warning("not_ready", exc_info=True)
            return False
        finally:
            self._probed = time.monotonic()
        return True
