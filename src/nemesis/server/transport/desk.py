"""The endpoints and the sockets without HTTP: the same messages, carried by whoever holds a `Desk`.

A page without a server holds one for all its tabs, a process of a cluster one for the others (`server.cluster`).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable, Sequence

from ..lobby.lobby import Lobby
from ..logs import log
from ..messages import Hello, Refused, as_bytes, parse, ref_in
from ..table.ports import MOVED, Elsewhere, Unavailable
from ..table.requests import let_in, refusal, respond
from .endpoints import Call, Endpoint, carried_out, decoded, problem

NORMAL, LATER, NOT_LET_IN = 1000, 1013, 4401
MISDIRECTED = 421
"""The status of a request for a table that another process plays by now."""
Tell = Callable[[str, str], None]
"""A message for the line of this name."""
HangUp = Callable[[str, int], None]
"""The line of this name is closed, with a code as of a WebSocket."""


class Line:
    """One viewer at one table; also its `Client`."""

    def __init__(self, name: str, code: str, tell: Tell) -> None:
        self.code = code
        """Of its table."""
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        """None: the viewer is gone, or sent away."""
        self._name = name
        self._tell = tell
        self._ended = NORMAL

    def send(self, message: bytes) -> None:
        self._tell(self._name, message.decode())

    def hang_up(self, code: int) -> None:
        self._ended = code
        self.said.put_nowait(None)

    async def hear(self, lobby: Lobby) -> int:
        """Until it is closed; the code to close it with."""
        try:
            table = await lobby.find(self.code)
            if table is None:
                raise Refused("not_found", "there is no table with this code")
            first = await self.said.get()
            if first is None:
                return self._ended
            hello = parse(first)
            if not isinstance(hello, Hello):
                raise Refused("no_hello", "say hello first")
            viewer = await let_in(table, hello, self)
        except Refused as refused:
            self.send(as_bytes(refusal(refused)))
            return NOT_LET_IN
        table.enter(viewer, hello.since)
        try:
            while (text := await self.said.get()) is not None:
                try:
                    message = parse(text)
                except Refused as refused:
                    viewer.tell(refusal(refused, ref_in(text)))
                else:
                    await respond(table, viewer, message)
        finally:
            table.leave(viewer)
        return self._ended


class Desk:
    """Where requests and lines arrive: of all pages of one browser, or of other processes."""

    def __init__(self, lobby: Lobby, endpoints: Sequence[Endpoint], tell: Tell, hang_up: HangUp) -> None:
        self._lobby = lobby
        self._endpoints = endpoints
        self._tell = tell
        self._hang_up = hang_up
        self._lines: dict[str, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def request(self, method: str, path: str, body: str) -> tuple[int, str]:
        """The status and the answer, as over HTTP."""
        try:
            endpoint, values = found(self._endpoints, method, path)
            given = None if endpoint.takes is None else decoded(body.encode(), endpoint.takes)
            status, answer = await carried_out(endpoint, Call(self._lobby, values, lambda: True), given)
        except Refused as refused:
            status, answer = problem(refused)
        except Elsewhere:
            return MISDIRECTED, ""
        except Exception:
            log.error("request_failed", path=path.partition("?")[0], exc_info=True)
            return 500, ""
        return status, answer.body.decode()

    def open(self, name: str, code: str) -> None:
        line = self._lines[name] = Line(name, code, self._tell)
        task = asyncio.ensure_future(self._attend(name, line))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def say(self, name: str, text: str) -> None:
        if name in self._lines:
            self._lines[name].said.put_nowait(text)

    def close(self, name: str) -> None:
        if name in self._lines:
            self._lines[name].said.put_nowait(None)

    def close_all(self, code: str) -> None:
        """Every line to one table."""
        for line in self._lines.values():
            if line.code == code:
                line.said.put_nowait(None)

    async def _attend(self, name: str, line: Line) -> None:
        ended = NORMAL
        try:
            ended = await line.hear(self._lobby)
        except Elsewhere:
            ended = MOVED
        except Unavailable:
            ended = LATER
        except Exception:
            log.error("line_failed", table=line.code, exc_info=True)
        finally:
            del self._lines[name]
            self._hang_up(name, ended)


def found(endpoints: Iterable[Endpoint], method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    for endpoint in endpoints:
        match = re.fullmatch(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", endpoint.path), path)
        if match and endpoint.method == method:
            return endpoint, match.groupdict()
    raise Refused("not_found", "there is nothing at this address")
