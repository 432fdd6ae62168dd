"""Redis, or Valkey, as a bus between processes: it carries letters and keeps nothing. Losing it loses no move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from ..logs import log
from .frames import Again, Beat, Frames, Letter, decode, encode

PATIENCE = 4.0
"""Seconds for an answer of the bus."""
BEAT, MOST_UNHEARD = 0.25, 16
"""Seconds between two beats, and how many in a row may go unheard before the bus counts as lost."""
WAIT, LONGEST_WAIT = 0.1, 1.0
"""Seconds before the bus is tried again, at first and at most."""
MOST_WAITING = 50_000
"""Frames that wait to be sent; beyond that the bus counts as lost."""
CHANNEL = "nemesis:"
EVERYBODY = f"{CHANNEL}all"


class BusLost(Exception):
    """It does not answer."""


class Bus:
    """`heard` gets the frames of each letter with its sender, `nobody` the name of a node that does not listen, if it
    is one of the `partners`; `lost` is called when everything on the way must count as lost. None of them may wait."""

    def __init__(
        self, url: str, node: str, heard: Callable[[str, Frames], None], nobody: Callable[[str], None],
        lost: Callable[[], None], partners: Callable[[], set[str]],
    ) -> None:  # fmt: skip
        self.up = False
        self._url = url
        self._node = node
        self._heard = heard
        self._nobody = nobody
        self._lost = lost
        self._partners = partners
        self._waiting: dict[str, list[Frames]] = {}
        self._count = 0
        self._something_waits = asyncio.Event()
        self._unheard = 0
        self._redis: Redis | None = None
        self._running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._running = asyncio.create_task(self._run())

    async def close(self) -> None:
        """What was posted is still sent, if that is possible at once."""
        if self.up and self._redis is not None:
            try:
                async with asyncio.timeout(PATIENCE / 2):
                    await self._send_once(self._redis)
            except Exception:
                log.warning("bus_not_emptied")
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    def post(self, to: str, frame: Frames) -> None:
        """Sent soon, in this order; while the bus is lost it goes nowhere."""
        if not self.up:
            return
        self._waiting.setdefault(to, []).append(frame)
        self._count += 1
        self._something_waits.set()

    async def reaches(self, node: str) -> bool:
        """Does this node listen?"""
        if not self.up or self._redis is None:
            return False
        try:
            return not await self._deaf(self._redis, [node])
        except Exception:
            return False

    async def _deaf(self, redis: Redis, nodes: Sequence[str]) -> list[str]:
        """Those that do not listen."""
        async with asyncio.timeout(PATIENCE):
            found = await redis.pubsub_numsub(*(CHANNEL + node for node in nodes))
        return [node for node, (_, listeners) in zip(nodes, found, strict=True) if not listeners]

    # -- while it is there --------------------------------------------------------------------------

    async def _run(self) -> None:
        wait = WAIT
        while True:
            try:
                await self._connected()
            except Exception as error:
                if self.up:
                    log.warning("bus_lost", reason=type(error).__name__)
                    wait = WAIT
            self._forget()
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    def _forget(self) -> None:
        was_up, self.up = self.up, False
        self._waiting.clear()
        self._count = 0
        if was_up:
            self._lost()

    async def _connected(self) -> None:
        """Until the bus is lost."""
        redis: Redis = Redis.from_url(self._url, socket_connect_timeout=PATIENCE, retry=Retry(NoBackoff(), 0))
        listening = redis.pubsub()
        try:
            async with asyncio.timeout(PATIENCE):
                await listening.subscribe(CHANNEL + self._node, EVERYBODY)
                await redis.publish(EVERYBODY, encode(Letter(self._node, [Again()])))
            self._redis, self.up, self._unheard = redis, True, 0
            log.info("bus_found")
            await first_to_end(self._listen(listening), self._send(redis), self._beat(redis))
        finally:
            self._redis = None
            await shut(listening, redis)

    async def _listen(self, listening: PubSub) -> None:
        async for message in listening.listen():
            if message["type"] == "message":
                letter = decode(message["data"])
                for frame in letter.frames:
                    if isinstance(frame, Beat):
                        self._unheard = 0
                    elif letter.sender != self._node:
                        self._heard(letter.sender, frame)

    async def _send(self, redis: Redis) -> None:
        while True:
            await self._something_waits.wait()
            async with asyncio.timeout(PATIENCE):
                await self._send_once(redis)

    async def _send_once(self, redis: Redis) -> None:
        """One letter for each node, all in one go."""
        self._something_waits.clear()
        if self._count > MOST_WAITING:
            raise BusLost
        letters, self._waiting, self._count = self._waiting, {}, 0
        if not letters:
            return
        async with redis.pipeline(transaction=False) as pipeline:
            for to, frames in letters.items():
                pipeline.publish(CHANNEL + to, encode(Letter(self._node, frames)))
            heard: list[int] = await pipeline.execute()
        for to, listeners in zip(letters, heard, strict=True):
            if not listeners:
                self._nobody(to)

    async def _beat(self, redis: Redis) -> None:
        """Is the bus still there, and are our partners?"""
        while self._unheard < MOST_UNHEARD:
            self._unheard += 1
            self.post(self._node, Beat())
            if partners := sorted(self._partners()):
                for node in await self._deaf(redis, partners):
                    self._nobody(node)
            await asyncio.sleep(BEAT)
        raise BusLost


async def first_to_end(*work: Any) -> None:
    """All of them until the first ends; none ends without an exception."""
    tasks = [asyncio.ensure_future(part) for part in work]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def shut(listening: PubSub, redis: Redis) -> None:
    """Without waiting for a server that is gone or frozen."""
    try:
        async with asyncio.timeout(PATIENCE / 4):
            await listening.aclose()  # type: ignore[no-untyped-call]
            await redis.aclose()
    except Exception:
        log.debug("bus_not_closed")
