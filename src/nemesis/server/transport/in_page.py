"""The endpoints and the sockets for pages in the same browser: the same messages, carried by whoever holds a `Desk`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable

import msgspec

from ...errors import NemesisError
from ..lobby.files import delete_table, save_of, table_from
from ..lobby.lobby import Lobby
from ..logs import log
from ..messages import Hello, Refused, TableInfo, as_text, parse, ref_in
from ..table.requests import let_in, refusal, respond
from .endpoints import ENDPOINTS, Call, Encoded, Endpoint, carried_out, decoded, problem, table_of

NORMAL, NOT_LET_IN = 1000, 4401
Tell = Callable[[str, str], None]
"""A message for the line of this name."""
HangUp = Callable[[str, int], None]
"""The line of this name is closed, with a code as of a WebSocket."""
Delete = Callable[[str], Awaitable[None]]
"""What is stored of the table with this code."""


class SaveFile(msgspec.Struct):
    save: str
    """The text as it is: a browser would round the numbers in it."""


async def save(call: Call, _: None) -> Encoded:
    return Encoded(save_of(await table_of(call)).encode())


async def open_save(call: Call, given: SaveFile) -> TableInfo:
    try:
        return (await table_from(call.lobby, given.save)).info()
    except NemesisError as error:
        raise Refused("bad_setup", str(error), error.reason, error.values) from None


OWN = (
    Endpoint("GET", "/api/own/{code}", "A table as a save file", save),
    Endpoint("POST", "/api/own", "The game of a save file at a table", open_save, SaveFile, TableInfo, 201),
)
"""Only here, where whoever plays owns the tables."""


class Line:
    """One viewer at one table; also its `Client`."""

    def __init__(self, name: str, code: str, tell: Tell) -> None:
        self.code = code
        """Of its table."""
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        """None: the viewer is gone."""
        self._name = name
        self._tell = tell

    def send(self, text: str) -> None:
        self._tell(self._name, text)

    async def hear(self, lobby: Lobby) -> int:
        """Until it is closed; the code to close it with."""
        try:
            table = await lobby.find(self.code)
            if table is None:
                raise Refused("not_found", "there is no table with this code")
            first = await self.said.get()
            if first is None:
                return NORMAL
            hello = parse(first)
            if not isinstance(hello, Hello):
                raise Refused("no_hello", "say hello first")
            viewer = await let_in(table, hello, self)
        except Refused as refused:
            self.send(as_text(refusal(refused)))
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
        return NORMAL


class Desk:
    """Where the requests and lines of all pages of one browser arrive."""

    def __init__(self, lobby: Lobby, delete: Delete, tell: Tell, hang_up: HangUp) -> None:
        self._lobby = lobby
        self._delete = delete
        self._endpoints = (*ENDPOINTS, *OWN, Endpoint("POST", "/api/own/{code}/delete", "Away for good", self._forget))
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

    async def _forget(self, call: Call, _: None) -> None:
        code = call.values["code"]
        for line in self._lines.values():
            if line.code == code:
                line.said.put_nowait(None)
        await delete_table(self._lobby, code, self._delete)

    async def _attend(self, name: str, line: Line) -> None:
        ended = NORMAL
        try:
            ended = await line.hear(self._lobby)
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
