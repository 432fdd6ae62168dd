"""Hostile clients by the thousand: `python -m tests.server.hostile [COUNT] [SEED]`, or `make fuzz`.

Half of the messages come over sockets and half over HTTP, of every wrong kind: noise, broken JSON, right fields with
wrong values, values that are right elsewhere, requests that are none. Meanwhile honest players play. Afterwards nothing
may have failed inside the server, and the honest games must have gone on.
"""

from __future__ import annotations

import asyncio
import json
import random
import string
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import quote

from websockets.exceptions import WebSocketException

from nemesis.server.messages import FromClient
from nemesis.server.transport.endpoints import ENDPOINTS, Endpoint

from .playing import PATIENCE, Client, Server

COUNT = 100_000
SOCKETS, REQUESTERS = 6, 6
"""Hostile clients at once, of each sort."""
ROUNDS, AT_ONCE = 4, 25
"""So many times a client sends so many messages before it waits for an answer; then it leaves."""
FAILED = ("message_failed", "request_failed", "socket_failed", "line_failed", "bot_failed", "stray_fault", "Traceback")
"""What only a fault writes into the log."""
BUSY, SAID_SO = 503, (b'"coach_failed"', b'"unavailable"')
"""A machine that is too busy may say so in these words, and the figures show how often; a 500 is never right."""
HONEST = ({"players": 2}, {"players": 1})
NAMES = ("ask", "choice", "text", "name", "seat", "secret", "secrets", "language", "setup", "bots", "at", "ref", "type")
WORDS = (
    "", "en", "fr", "crew", "search:5", "search:99999999", "captain", "0", "1", "0-0-0", "1-0-0-abcd", "interrupt", "follow",
    "seize_hourglass", "first_game", "semi_coop", "x" * 40, "x" * 5000, "1" * 5000, "\0", "\u202e\u200b", "🜏" * 50,
    "'; drop table moves; --", "../../etc/passwd", "%00%ff", "\ud800", "NaN", "<script>",
)  # fmt: skip
LIKELY: dict[str, tuple[Any, ...]] = {
    "absent_bot": (None, "crew"), "absent_seconds": (30, 600), "agree": (True, False), "ask": ("0-0-0", "0-0-1-abc"),
    "at": (None, 0, 1, 3, 10**6), "bot": (None, "crew", "random"), "bots": ({}, {"1": "crew"}, {"0": "random"}, {"7": "crew"}, {"1" * 5000: "crew"}),
    "cancel": (True, False), "choice": (0, 1, 5, 99), "claim": ("offer", "seize_hourglass"), "clock": (None, {"seconds": 60}),
    "coach": (True, False), "decline": ([], ["interrupt"], ["follow", "follow"]), "hot_seat": (True, False),
    "language": ("en", "fr"), "moment": (1, 2), "name": ("Ada", "Zoé", " "), "odds": (True, False), "ref": (None, 1, 7),
    "scenario": (None, None, "first_game"), "seat": (None, 0, 1, 2), "since": (None, "0-0", "0-3"), "text": ("hello", "\n"),
    "vote": (1, 2), "eyes": (None, 0, 1), "viewer": (None, 0, 1),
}  # fmt: skip
SETUP: dict[str, tuple[Any, ...]] = {
    "players": (1, 2, 3, 5), "species": ("intruders", "carnomorphs", "void_seeders"),
    "mode": ("", "semi_coop", "coop", "solo", "epilogue", "investigation"), "board": ("standard", "alternative"),
    "modules": ([], ["hourglass"], ["medic", "medic"], ["intruder_player"]), "characters": ([], ["captain", "scout"], ["ceo"]),
    "options": ({}, {"seating": "number"}, {"kill_rule": 7}), "seed": (1, 2**60, -1), "language": ("fr", "en"),
    "data_pack": (None, {}, {"name": "x"}), "ship": (None, {}, {"rooms": []}),
}  # fmt: skip
PATHS = (
    "/", "/api", "/api/", "/api/tables", "/api/tables/", "/api/tables/%00", "/api/tables/%ff%fe/seats", "//", "/../../etc/passwd",
    "/assets/../app.py", "/assets/%2e%2e/%2e%2e/app.py", "/t/x", "/replay/x", "/api/texts/%00", "/api/openapi.json?x=1",
    "/.env", "/assets/", "/%", "/" + "a" * 5000, "/api/tables/x/socket",
)  # fmt: skip
NOISE = (
    b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\0" * 100 + b"\r\n\r\n", b"POST /api/mine HTTP/1.1\r\n\r\n",
    b"POST /api/mine HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n", b"GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n",
    b"POST /api/mine HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n", b"GET / HTTP/1.1\r\nx: " + b"y" * 70_000 + b"\r\n\r\n",
    b"POST /api/mine HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{}",
)  # fmt: skip


class Hostile:
    """Makes hostile messages; `codes` and `secrets` are right somewhere."""

    def __init__(self, seed: int, codes: list[str], secrets: list[str]) -> None:
        self.chance = random.Random(seed)
        self.codes = codes
        self.secrets = secrets
        self.asked = "0-0-0"
        """The id of a question that may be open."""

    def value(self, depth: int = 0) -> Any:
        chance = self.chance
        kind = chance.randrange(10 if depth < 3 else 7)
        if kind == 0:
            return chance.choice((None, True, False, 1.5, -0.0, 1e308, float("nan"), float("inf")))
        if kind == 1:
            return chance.choice((0, 1, 2, 3, 4, 5, -1, 2**31, 2**63, 10**30, -(10**30)))
        if kind == 2:
            return chance.choice((*self.codes, *self.secrets))
        if kind < 7:
            return chance.choice(WORDS)
        if kind == 7:
            return [self.value(depth + 1) for _ in range(chance.randrange(6))]
        if kind == 8:
            return {chance.choice((*NAMES, *SETUP, *WORDS)): self.value(depth + 1) for _ in range(chance.randrange(5))}
        return self.nested()

    def nested(self) -> Any:
        found: Any = []
        for _ in range(self.chance.choice((5, 50, 400))):
            found = [found]
        return found

    def fields(self, shape: Any) -> dict[str, Any]:
        """Some of the right names; what stands there is often right too, so that some get far."""
        names = list(getattr(shape, "__struct_fields__", NAMES))
        often = self.chance.choice((0.0, 0.8, 1.0))
        return {
            name: self.likely(name) if self.chance.random() < often else self.value()
            for name in names
            if self.chance.random() < 0.7
        }

    def likely(self, name: str) -> Any:
        chance = self.chance
        if name == "ask" and chance.random() < 0.7:
            return self.asked
        if name in LIKELY:
            return chance.choice(LIKELY[name])
        if name == "secret":
            return chance.choice(self.secrets)
        if name == "secrets":
            return self.secrets
        if name in ("start", "after"):
            return None if chance.random() < 0.7 else {"code": chance.choice(self.codes), "at": chance.randrange(5)}
        if name != "setup":
            return self.value()
        setup = {key: chance.choice(values) for key, values in SETUP.items() if chance.random() < 0.4}
        if chance.random() < 0.3:
            setup[chance.choice(list(SETUP))] = self.value()
        return setup

    def spoilt(self, data: Any) -> bytes:
        text = json.dumps(data).encode()
        how = self.chance.randrange(8)
        if how == 0:
            return text[: self.chance.randrange(len(text) + 1)]
        if how == 1:
            at = self.chance.randrange(len(text))
            return text[:at] + self.chance.randbytes(3) + text[at + 1 :]
        return text

    def message(self) -> str | bytes:
        chance = self.chance
        kind = chance.randrange(8)
        if kind == 0:
            return "".join(chance.choices(string.printable, k=chance.randrange(60)))
        if kind == 1:
            return chance.randbytes(chance.randrange(200))
        shape = chance.choice(FromClient.__subclasses__())
        message = {**self.fields(shape), "type": shape.__struct_config__.tag}
        if kind == 2:
            message[chance.choice(NAMES)] = self.value()
        spoilt = self.spoilt(message)
        return spoilt if kind == 3 else spoilt.decode(errors="replace")

    def request(self) -> bytes:
        chance = self.chance
        if chance.random() < 0.03:
            return chance.choice(NOISE)
        if chance.random() < 0.1:
            return self.head(chance.choice(("GET", "POST", "PUT", "HEAD", "DELETE", "BREW")), chance.choice(PATHS), b"")
        endpoint = chance.choice((*ENDPOINTS, *(e for e in ENDPOINTS if e.takes is not None)))
        path = endpoint.path
        for name, known in (("{code}", self.codes), ("{language}", ["en", "fr"])):
            path = path.replace(name, quote(chance.choice([*known, *known, *WORDS]), safe="", errors="replace"))
        method = endpoint.method if chance.random() < 0.9 else chance.choice(("GET", "POST", "DELETE"))
        body = b"" if endpoint.takes is None else self.body(endpoint)
        return self.head(method, path, body)

    def body(self, endpoint: Endpoint) -> bytes:
        if self.chance.random() < 0.01:
            return b"[" * 300_000
        return self.spoilt(self.fields(endpoint.takes) if self.chance.random() < 0.9 else self.value())

    def head(self, method: str, path: str, body: bytes) -> bytes:
        return f"{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-length: {len(body)}\r\n\r\n".encode() + body


class Assault:
    def __init__(self, server: Server, count: int, seed: int) -> None:
        self.server = server
        self.seed = seed
        self.left = {"socket": count // 2, "http": count - count // 2}
        self.sent: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.errors: Counter[str] = Counter()
        self.faults: list[str] = []
        self.moves = 0
        self.over = asyncio.Event()
        self.codes: list[str] = []
        self.secrets: list[str] = []

    async def run(self) -> None:
        server = self.server
        honest = []
        for number, setup in enumerate(HONEST):
            code = await asyncio.to_thread(server.table, None, **setup)
            for seat in range(setup["players"]):
                _, secret = await asyncio.to_thread(server.join, code, seat)
                honest.append(asyncio.create_task(self.play(code, secret, number)))
        for bots in ({}, {"1": "crew"}):
            self.codes.append(await asyncio.to_thread(server.table, bots, players=2))
            self.secrets.append((await asyncio.to_thread(server.join, self.codes[-1], 0))[1])
        hostile = [asyncio.create_task(self.over_sockets(n)) for n in range(SOCKETS)]
        hostile += [asyncio.create_task(self.over_http(SOCKETS + n)) for n in range(REQUESTERS)]
        await asyncio.gather(*hostile)
        before = self.moves
        async with asyncio.timeout(PATIENCE):
            while self.moves == before:
                await asyncio.sleep(0.02)
        self.over.set()
        await asyncio.gather(*honest)

    def next(self, kind: str, number: int) -> Iterator[Hostile]:
        """As long as there are messages of this kind left."""
        hostile = Hostile(self.seed * 1000 + number, self.codes, self.secrets)
        while self.left[kind] > 0:
            self.left[kind] -= 1
            self.sent[kind] += 1
            yield hostile

    async def play(self, code: str, secret: str, seed: int) -> None:
        """An honest player, who begins again elsewhere when a game is over."""
        chance = random.Random(seed)
        while not self.over.is_set():
            async with self.server.at(code, secret) as client:
                while not self.over.is_set() and not client.over:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.5):
                            await client.until(lambda c: c.over or c.ask is not None)
                    if client.ask is not None and not client.over:
                        self.moves += await client.play(chance, most=1)
            if not self.over.is_set():
                code = await asyncio.to_thread(self.server.table, None, players=1)
                _, secret = await asyncio.to_thread(self.server.join, code)

    # -- sockets ----------------------------------------------------------------------------------------

    async def over_sockets(self, number: int) -> None:
        """Some have a seat, some watch; some never say hello properly."""
        messages = self.next("socket", number)
        chance = random.Random(number)
        while self.left["socket"] > 0:
            code, secret = chance.choice(list(zip(self.codes, self.secrets, strict=True)))
            seated = chance.choice((secret, secret, secret, None, self.secrets[0], "x" * 20))
            with suppress(OSError, WebSocketException, TimeoutError):
                async with self.server.at(code, seated) as client:
                    await self.pester(client, messages)

    async def pester(self, client: Client, messages: Iterator[Hostile]) -> None:
        for _ in range(ROUNDS):
            for hostile in islice(messages, AT_ONCE):
                hostile.asked = client.ask["id"] if client.ask is not None else hostile.asked
                await client.send_raw(hostile.message())
            client.answers.clear()
            client.refs += 1_000_000
            await client.say("vote", vote=0, agree=False)
            found = [m for m in client.received if m["type"] == "error"]
            self.errors["none"] += sum(m["type"] == "done" for m in client.received)
            self.errors.update(m["error"] for m in found)
            self.faults += [f"socket: {m}" for m in found if m["error"] == "internal"]
            client.received.clear()

    # -- HTTP -------------------------------------------------------------------------------------------

    async def over_http(self, number: int) -> None:
        reader: asyncio.StreamReader | None = None
        for hostile in self.next("http", number):
            request = hostile.request()
            try:
                if reader is None:
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port, limit=1 << 22)
                writer.write(request)
                await writer.drain()
                async with asyncio.timeout(PATIENCE if request not in NOISE else 1):
                    status, ended = await self.answer(reader, request)
            except (OSError, asyncio.IncompleteReadError, TimeoutError):
                ended = True
                if request not in NOISE and not self.faults:
                    self.statuses[0] += 1
            else:
                self.statuses[status] += 1
            if ended and reader is not None:
                writer.close()
                reader = None
        if reader is not None:
            writer.close()

    async def answer(self, reader: asyncio.StreamReader, request: bytes) -> tuple[int, bool]:
        """The status, and whether the connection is done with."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status = int(head.split(" ", 2)[1])
        lengths = [line.partition(":")[2] for line in head.split("\r\n") if line.startswith("content-length:")]
        chunked = "transfer-encoding: chunked" in head
        body = b""
        if not chunked and lengths and not request.startswith(b"HEAD") and status not in (204, 304):
            body = await reader.readexactly(int(lengths[0]))
        if status >= 500 and not (status == BUSY and any(code in body for code in SAID_SO)):
            self.faults.append(f"{status} for {request[:300]!r}: {body[:200]!r}")
        return status, chunked or "connection: close" in head or request in NOISE


def assaulted(server: Server, count: int, seed: int) -> Assault:
    """Send it all; `AssertionError` says what broke."""
    result: list[Assault] = []

    async def go() -> None:
        assault = Assault(server, count, seed)
        result.append(assault)
        await assault.run()

    asyncio.run(go())
    assault = result[0]
    assert not assault.faults, assault.faults[:5]
    assert assault.sent["socket"] + assault.sent["http"] == count
    return assault


def check_log(log: str) -> None:
    wrong = [line for line in log.splitlines() if any(word in line for word in FAILED) or '"level": "error"' in line]
    assert not wrong, wrong[:3]
    for line in log.splitlines():
        json.loads(line)


def check_plays(server: Server) -> None:
    """Somebody who comes afterwards plays as if nothing had been."""
    code = server.table({"1": "crew"}, players=2)
    _, secret = server.join(code, 0)

    async def play() -> int:
        async with server.at(code, secret) as client:
            return await client.play(random.Random(3), most=10)

    assert asyncio.run(play()) == 10 and server.get("/api/health")[1]["broken"] == 0


def main(count: int = COUNT, seed: int = 1) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "tables.db").start()
        begun = time.perf_counter()
        try:
            assault = assaulted(server, count, seed)
            check_plays(server)
        finally:
            server.kill()
        seconds = time.perf_counter() - begun
        check_log(server.log.decode())
    print(f"{count} hostile messages in {seconds:.0f} s: {dict(assault.sent)}; no 500, no traceback")
    print(f"HTTP answers by status (0: none): {dict(sorted(assault.statuses.items()))}")
    print(f"errors over sockets: {dict(assault.errors.most_common())}")
    print(f"moves of honest players meanwhile: {assault.moves}; log: {len(server.log.splitlines())} lines")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
