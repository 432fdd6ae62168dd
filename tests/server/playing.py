"""A real server in its own process, and real clients that play on it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from nemesis.server.settings import UNLIMITED

PATIENCE = 120.0
"""Seconds after which a test gives up on an answer."""
FAST = {
    "reaction_pause": 0.02,
    "bots_rest": False,
    "texts_first": False,
    "message_rate": 1e6,
    "message_burst": 10**6,
    "request_rate": 1e6,
    "request_burst": 10**6,
    "tables_per_hour": 10**6,
    "connections_per_address": 10**6,
    **UNLIMITED,
    "chat_rate": 1e6,
    "chat_burst": 10**6,
}
CODE = "import json, sys; from nemesis.server.app import serve; from nemesis.server.settings import Settings; "
CODE += "serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], Settings(**json.loads(sys.argv[3])), sys.argv[4] or None)"


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


class SentMessages(list[str]):
    """The client of a table in this process: everything that it was sent."""

    def send(self, message: bytes) -> None:
        self.append(message.decode())

    def hang_up(self, code: int) -> None:
        self.append(f"hung up: {code}")

    def taken(self) -> list[str]:
        """Everything since the last look."""
        found = list(self)
        self.clear()
        return found


NUMBERED = {"seating": "number"}
"""Seat 0 begins."""


class Server:
    def __init__(
        self, database: Path | str, packages: Path | None = None, bus: str | None = None, **settings: Any
    ) -> None:
        """`packages`: a folder of further packages, as if they were installed."""
        self.bus = bus
        self.environment = {**os.environ, **({"PYTHONPATH": str(packages)} if packages else {})}
        self.database = database if isinstance(database, str) else f"sqlite:///{database}"
        self.settings = {**FAST, **settings}
        self.port = free_port()
        self.code = CODE
        self.before_it_runs: Callable[[], None] | None = None
        """Called in the new process."""
        self.process: subprocess.Popen[bytes] | None = None
        self.log = b""
        self.output: IO[bytes] | None = None

    def start(self) -> Server:
        self.launch()
        return self.reached()

    def launch(self) -> None:
        """Begin to start; `reached` waits until it answers. A pipe that nobody reads would fill up and stop it."""
        self.output = TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.code, str(self.port), self.database, json.dumps(self.settings), self.bus or ""],
            stdout=self.output,
            stderr=subprocess.STDOUT,
            env=self.environment,
            preexec_fn=self.before_it_runs,
        )

    def reached(self) -> Server:
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                assert self.get("/api/health")[0] == 200
                return self
            except OSError:
                assert self.process.poll() is None, self.ended()
                time.sleep(0.05)
        self.kill()
        raise AssertionError(f"the server does not start: {self.log.decode()}")

    def kill(self, how: int | None = None) -> None:
        """By a signal; without one in the way that leaves no time for anything (SIGKILL)."""
        if self.process is not None:
            self.process.send_signal(how) if how is not None else self.process.kill()
            self.ended()

    def log_so_far(self) -> str:
        """While it runs; its place in the file is not moved."""
        assert self.output is not None
        return os.pread(self.output.fileno(), 1 << 24, 0).decode()

    def ended(self) -> bytes:
        assert self.process is not None and self.output is not None
        self.process.wait(timeout=PATIENCE)
        self.process = None
        with self.output:
            self.output.seek(0)
            self.log += self.output.read()
        return self.log

    def request(self, method: str, path: str, body: Any = None, raw: bytes | None = None) -> tuple[int, Any, Any]:
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, json.loads(answer.read()), answer.headers
        except urllib.error.HTTPError as error:
            with error:
                text = error.read()
                return error.code, json.loads(text) if text.startswith(b"{") else text, error.headers

    def get(self, path: str) -> tuple[int, Any]:
        return self.request("GET", path)[:2]

    def post(self, path: str, body: Any) -> tuple[int, Any]:
        return self.request("POST", path, body)[:2]

    def table(self, bots: dict[str, str] | None = None, **setup: Any) -> str:
        """A new table whose seat 0 begins, unless its options say otherwise."""
        setup["options"] = {**NUMBERED, **setup.get("options", {})}
        status, info = self.post("/api/tables", {"setup": setup, "bots": bots or {}})
        assert status == 201, info
        code: str = info["code"]
        return code

    def join(self, code: str, seat: int | None = None, name: str = "Ada") -> tuple[int, str]:
        status, joined = self.post(f"/api/tables/{code}/seats", {"name": name, "seat": seat})
        assert status == 201, joined
        return joined["seat"], joined["secret"]

    @asynccontextmanager
    async def at(self, code: str, secret: str | None = None, **hello: Any) -> AsyncIterator[Client]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"
        async with connect(url, max_size=None, open_timeout=PATIENCE) as connection:
            client = Client(connection)
            await client.send_raw({"type": "hello", "secret": secret, **hello})
            listening = asyncio.create_task(client.listen())
            try:
                await client.until(lambda c: c.update is not None and bool(c.seats))
                yield client
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)


ENTRIES = ("rooms", "seats")


def laid_over(before: dict[str, Any] | None, update: dict[str, Any]) -> dict[str, Any]:
    """The whole of what a viewer sees after an update, as the page puts it together."""
    if before is None:
        assert not any(name in update for name in ENTRIES), "the first update is whole"
        return update
    view = {**before["view"], **update.get("view", {})}
    for part in ENTRIES:
        changed = update.get(part, {})
        view[part] = [{**entry, **changed.get(str(index), {})} for index, entry in enumerate(view[part])]
    return {**before, **{name: value for name, value in update.items() if name not in ENTRIES}, "view": view}


def whole_updates(told: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a viewer saw after each update, over one connection after another."""
    found: list[dict[str, Any]] = []
    before = None
    for message in told:
        if message["type"] == "welcome":
            before = None
        elif message["type"] == "update":
            before = laid_over(before, message)
            found.append(before)
    return found


class Client:
    """What a browser would keep: the last update, the lines of the log, everything ever received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.received: list[dict[str, Any]] = []
        self.update: dict[str, Any] | None = None
        self.lines: dict[int, dict[str, Any]] = {}
        self.seats: list[dict[str, Any]] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.changed = asyncio.Condition()
        self.refs = 0
        self.closed = False
        self.done: list[tuple[str, Any]] = []

    async def listen(self) -> None:
        try:
            async for text in self.connection:
                await self.take(json.loads(text))
        except ConnectionClosed:
            pass
        self.closed = True
        async with self.changed:
            self.changed.notify_all()

    async def take(self, message: dict[str, Any]) -> None:
        async with self.changed:
            if message["type"] == "update":
                message = self.update = laid_over(self.update, message)
                self.lines = {at: line for at, line in self.lines.items() if at < message["first"]}
                self.lines |= {line["at"]: line for line in message["lines"]}
            self.received.append(message)
            if message["type"] == "seats":
                self.seats = message["seats"]
            if message["type"] == "welcome":
                self.update = None
            if message.get("ref") is not None:
                self.answers[message["ref"]] = message
            self.changed.notify_all()

    async def until(self, ready: Callable[[Client], bool]) -> None:
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(lambda: self.closed or ready(self))
        if not ready(self):
            raise ConnectionResetError("the server closed the connection")

    async def send_raw(self, message: Any) -> None:
        await self.connection.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def say(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self.refs += 1
        ref = self.refs
        await self.send_raw({"type": type, "ref": ref, **fields})
        await self.until(lambda c: ref in c.answers)
        return self.answers[ref]

    async def got(self, type: str, since: int = 0) -> dict[str, Any]:
        def last(c: Client) -> list[dict[str, Any]]:
            return [m for m in c.received[since:] if m["type"] == type]

        await self.until(lambda c: bool(last(c)))
        return last(self)[-1]

    @property
    def ask(self) -> dict[str, Any] | None:
        return self.update["ask"] if self.update is not None else None

    @property
    def view(self) -> dict[str, Any]:
        assert self.update is not None
        view: dict[str, Any] = self.update["view"]
        return view

    @property
    def over(self) -> bool:
        return self.view["result"] is not None

    async def choose(self, choice: int) -> dict[str, Any]:
        ask = self.ask
        assert ask is not None
        answer = await self.say("choose", ask=ask["id"], choice=choice)
        if answer["type"] == "done":
            self.done.append((ask["id"], ask["options"][choice]["value"]))
        return answer

    async def play(self, chance: random.Random, most: int = 10**6) -> int:
        """Answer at random until the game is over or so many choices were made."""
        made = 0
        while made < most:
            await self.until(lambda c: c.over or c.ask is not None)
            if self.over:
                break
            ask = self.ask
            assert ask is not None
            answer = await self.choose(lively(ask["options"], chance))
            assert answer["type"] == "done", answer
            made += 1
            await self.until(lambda c, id=ask["id"]: c.over or c.ask is None or c.ask["id"] != id)  # type: ignore[misc]
        return made


def lively(options: list[dict[str, Any]], chance: random.Random) -> int:
    """Any option, seldom one that does nothing."""
    dull = [o["value"][0] in ("pass", "drop") for o in options]
    some = [k for k, is_dull in enumerate(dull) if not is_dull]
    return chance.choice(some) if some and chance.random() < 0.9 else chance.randrange(len(options))
