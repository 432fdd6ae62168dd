"""This process among the others: their tables are reached over the bus, and they reach ours.

Each process is both. As an edge it holds the sockets of its viewers; for a table that another process owns it forwards
their messages and requests. As an owner it plays tables; a `Desk` hears those who sit at other edges.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec

from ..lobby.lobby import Lobby
from ..logs import log
from ..messages import Mine, MyTables, Refused
from ..storage.owned import OwnedStorage
from ..table.data.seats import hashed
from ..table.ports import MOVED, Client, Elsewhere
from ..table.table import Table
from ..transport.desk import MISDIRECTED, Desk
from ..transport.endpoints import ENDPOINTS, Call, Encoded, Endpoint, carried_out
from .bus import Bus
from .caretaker import tend
from .frames import Again, Close, Frames, HangUp, Open, Request, Response, Say, Tell
from .lease import Lease

TRY_LATER = 1013
PATIENCE = 3.0
"""Seconds to wait for a table whose process does not answer, beyond its lease."""
AGAIN = 0.25
ANSWERED = 30.0
"""Seconds for a request that another process carries out; replays of long games take some."""


class NotReached(Exception):
    """`perhaps_done`: the request may have been carried out nevertheless."""

    def __init__(self, perhaps_done: bool) -> None:
        super().__init__()
        self.perhaps_done = perhaps_done


@dataclass
class Numbers:
    """Of the last message in each direction of a line."""

    sent: int = 0
    heard: int = 0

    def next(self) -> int:
        self.sent += 1
        return self.sent

    def in_order(self, number: int) -> bool:
        self.heard += 1
        return number == self.heard


@dataclass
class EdgeLine:
    """A viewer whose socket is here, at a table that is played elsewhere."""

    bus: Bus
    node: str
    id: int
    client: Client
    lines: dict[int, EdgeLine]
    numbers: Numbers = field(default_factory=Numbers)

    def say(self, text: str) -> None:
        if self.id in self.lines:
            self.bus.post(self.node, Say(self.id, self.numbers.next(), text))

    def close(self) -> None:
        if self.lines.pop(self.id, None) is not None:
            self.bus.post(self.node, Close(self.id))

    def end(self, code: int) -> None:
        """The other end is gone."""
        self.lines.pop(self.id, None)
        self.client.hang_up(code)


@dataclass(frozen=True)
class Far:
    """A table that another node plays."""

    cluster: Cluster
    node: str
    code: str

    def open(self, client: Client) -> EdgeLine:
        return self.cluster.open_line(self.node, self.code, client)


@dataclass(frozen=True)
class Asked:
    node: str
    answer: asyncio.Future[Response]


class Cluster:
    """The `Others` of a process that shares its database with some."""

    def __init__(self, lobby: Lobby, bus_url: str) -> None:
        storage, lease = lobby.storage, lobby.ownership
        assert isinstance(storage, OwnedStorage) and isinstance(lease, Lease)
        self._lobby = lobby
        self._storage = storage
        self._bus = Bus(bus_url, storage.node, self._heard, self._without, self._cut_off, self._partners)
        self._desk = Desk(lobby, ENDPOINTS, self._tell, self._hang_up)
        self._lines: dict[int, EdgeLine] = {}
        self._asked: dict[int, Asked] = {}
        self._ids = count(1)
        self._guests: dict[str, Numbers] = {}
        """Lines of viewers at other edges, by their name: the edge and its own number."""
        self._doubted: dict[str, asyncio.Task[bool]] = {}
        """Nodes that do not listen, and whether they live."""
        self._tasks: set[asyncio.Task[None]] = set()
        lease.living = self._living

    async def open(self) -> None:
        await self._bus.open()
        self._start(tend(self._lobby, self._storage))

    async def close(self) -> None:
        """Guests are sent away: they come back where their tables go on."""
        for name in list(self._guests):
            self._hang_up(name, MOVED)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- tables of others ---------------------------------------------------------------------------

    async def place(self, code: str) -> Table | Far | None:
        """Ours, or where it is played. Waits while its process is dying: then it becomes ours."""
        late = self._too_late()
        while True:
            try:
                return await self._lobby.find(code)
            except Elsewhere as elsewhere:
                if elsewhere.node is not None and await self._bus.reaches(elsewhere.node):
                    return Far(self, elsewhere.node, code)
                if await self._has_crashed(elsewhere.node):
                    continue
            await wait_until(late)

    async def _has_crashed(self, node: str | None) -> bool:
        """A node that does not listen may be dead: then its tables are free. All who want to know ask together."""
        if node is None:
            return False
        if node not in self._doubted:
            task = self._doubted[node] = asyncio.create_task(self._storage.declare_dead_if_crashed(node))
            task.add_done_callback(lambda _: self._doubted.pop(node, None))
        return await asyncio.shield(self._doubted[node])

    def _too_late(self) -> float:
        return time.monotonic() + self._storage.lease + PATIENCE

    def open_line(self, node: str, code: str, client: Client) -> EdgeLine:
        line = EdgeLine(self._bus, node, next(self._ids), client, self._lines)
        self._lines[line.id] = line
        self._bus.post(node, Open(line.id, code))
        if not self._bus.up:
            line.end(TRY_LATER)
        return line

    async def answer(self, endpoint: Endpoint, call: Call, given: Any) -> tuple[int, Encoded]:
        """Here if possible, else where the table is played. What may have been done is not done twice."""
        if isinstance(given, Mine):
            return 200, Encoded(msgspec.json.encode(await self._mine(given)))
        late = self._too_late()
        while True:
            try:
                return await carried_out(endpoint, call, given)
            except Elsewhere as elsewhere:
                try:
                    if elsewhere.node is not None:
                        return await self._answer_of(elsewhere.node, endpoint, call, given)
                except NotReached as problem:
                    if problem.perhaps_done and endpoint.method != "GET":
                        raise out_of_reach() from None
                    if await self._has_crashed(elsewhere.node):
                        continue
            await wait_until(late)

    async def _answer_of(self, node: str, endpoint: Endpoint, call: Call, given: Any) -> tuple[int, Encoded]:
        body = "" if given is None else msgspec.json.encode(given).decode()
        answer = await self._ask(node, endpoint.method, endpoint.path.format_map(call.values), body)
        if answer.status == MISDIRECTED:
            raise NotReached(perhaps_done=False)
        return answer.status, Encoded(answer.body.encode())

    async def _ask(self, node: str, method: str, path: str, body: str) -> Response:
        if not await self._bus.reaches(node):
            raise NotReached(perhaps_done=False)
        id = next(self._ids)
        asked = self._asked[id] = Asked(node, asyncio.get_running_loop().create_future())
        self._bus.post(node, Request(id, method, path, body))
        try:
            async with asyncio.timeout(ANSWERED):
                return await asked.answer
        except TimeoutError:
            raise NotReached(perhaps_done=True) from None
        finally:
            self._asked.pop(id, None)

    async def _mine(self, given: Mine) -> MyTables:
        """Each owner is asked once for all its tables."""
        here = await self._lobby.mine(given.secrets)
        nodes = await self._storage.owners_of(hashed(secret) for secret in given.secrets)
        body = msgspec.json.encode(given).decode()
        for found in await asyncio.gather(*(self._mine_at(node, body) for node in nodes)):
            known = {(table.table.code, table.seat) for table in here}
            here += [table for table in found.tables if (table.table.code, table.seat) not in known]
        return MyTables(tables=sorted(here, key=lambda mine: (mine.table.code, mine.seat)))

    async def _mine_at(self, node: str, body: str) -> MyTables:
        try:
            answer = await self._ask(node, "POST", "/api/mine", body)
        except NotReached:
            raise out_of_reach() from None
        return msgspec.json.decode(answer.body, type=MyTables)

    # -- what arrives -------------------------------------------------------------------------------

    def _heard(self, node: str, frame: Frames) -> None:
        if isinstance(frame, Tell | HangUp):
            self._told(frame)
        elif isinstance(frame, Response):
            asked = self._asked.get(frame.request)
            if asked is not None and not asked.answer.done():
                asked.answer.set_result(frame)
        elif isinstance(frame, Open | Say | Close):
            self._guest(node, frame)
        elif isinstance(frame, Request):
            self._start(self._serve(node, frame))
        elif isinstance(frame, Again):
            self._without(node)

    def _told(self, frame: Tell | HangUp) -> None:
        line = self._lines.get(frame.line)
        if line is None:
            return
        if isinstance(frame, HangUp):
            line.end(frame.ended)
        elif line.numbers.in_order(frame.number):
            line.client.send(frame.text.encode())
        else:
            log.warning("line_cut", reason="something told is missing")
            line.close()
            line.client.hang_up(MOVED)

    def _guest(self, node: str, frame: Open | Say | Close) -> None:
        name = guest(node, frame.line)
        if isinstance(frame, Open):
            self._guests[name] = Numbers()
            self._desk.open(name, frame.code)
        elif name not in self._guests:
            self._bus.post(node, HangUp(frame.line, MOVED))
        elif isinstance(frame, Close):
            self._dismiss(name)
        elif self._guests[name].in_order(frame.number):
            self._desk.say(name, frame.text)
        else:
            log.warning("line_cut", reason="something said is missing")
            self._hang_up(name, MOVED)

    async def _serve(self, node: str, ask: Request) -> None:
        status, body = await self._desk.request(ask.method, ask.path, ask.body)
        self._bus.post(node, Response(ask.request, status, body))

    # -- guests -------------------------------------------------------------------------------------

    def _tell(self, name: str, text: str) -> None:
        numbers = self._guests.get(name)
        if numbers is not None:
            node, line = whose(name)
            self._bus.post(node, Tell(line, numbers.next(), text))

    def _hang_up(self, name: str, code: int) -> None:
        """Also called by the desk, when the line has ended there."""
        if name in self._guests:
            node, line = whose(name)
            self._bus.post(node, HangUp(line, code))
            self._dismiss(name)

    def _dismiss(self, name: str) -> None:
        del self._guests[name]
        self._desk.close(name)

    # -- who is gone --------------------------------------------------------------------------------

    def _living(self, nodes: set[str]) -> None:
        for node in self._partners() - nodes:
            self._without(node)

    def _partners(self) -> set[str]:
        """Nodes with which a line or a question is open."""
        asked = {line.node for line in self._lines.values()} | {asked.node for asked in self._asked.values()}
        return asked | {whose(name)[0] for name in self._guests}

    def _without(self, node: str) -> None:
        """This node is dead, or has lost what it was told."""
        self._end([line for line in self._lines.values() if line.node == node], MOVED)
        self._give_up([asked for asked in self._asked.values() if asked.node == node])
        for name in [name for name in self._guests if whose(name)[0] == node]:
            self._dismiss(name)

    def _cut_off(self) -> None:
        """The bus is lost, and with it all that was on the way."""
        self._end(list(self._lines.values()), TRY_LATER)
        self._give_up(list(self._asked.values()))
        for name in list(self._guests):
            self._dismiss(name)

    def _end(self, lines: list[EdgeLine], code: int) -> None:
        for line in lines:
            line.end(code)

    def _give_up(self, asked: list[Asked]) -> None:
        for one in asked:
            if not one.answer.done():
                one.answer.set_exception(NotReached(perhaps_done=True))


def guest(node: str, line: int) -> str:
    return f"{node} {line}"


def whose(name: str) -> tuple[str, int]:
    node, _, line = name.partition(" ")
    return node, int(line)


async def wait_until(late: float) -> None:
    """Wait a moment; `Refused` when it is too late."""
    if time.monotonic() > late:
        raise out_of_reach()
    await asyncio.sleep(AGAIN)


def out_of_reach() -> Refused:
    return Refused("unavailable", "the process that plays this table cannot be reached; try again")


def among_others(bus_url: str) -> Callable[[Lobby], Cluster]:
    return lambda lobby: Cluster(lobby, bus_url)
