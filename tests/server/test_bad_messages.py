"""Whatever a client sends: a clear error, and the table is unharmed."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .playing import PATIENCE, Server

MALFORMED: list[Any] = [
    "", "{", "[]", "null", "3", '"choose"', "\x00", b"\xff\xfe", b"", "[" * 5000,
    {"type": "fly"}, {"type": "choose"}, {"type": "choose", "ask": 3, "choice": 0},
    {"type": "choose", "ask": "0-0-0", "choice": "0"}, {"type": "choose", "ask": "0-0-0", "choice": -1},
    {"type": "choose", "ask": "0-0-0", "choice": 0, "seat": 1}, {"type": "choose", "ask": "0" * 100, "choice": 0},
    {"type": "say", "text": ""}, {"type": "say", "text": "x" * 501}, {"type": "say", "text": "\0"}, {"type": "vote", "vote": 1},
    {"type": "set_language", "language": "de"}, {"type": "set_bot", "seat": 9, "bot": "crew"}, {"ref": 1},
]  # fmt: skip


def test_malformed_messages_get_an_error_and_change_nothing(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2, seed=5)
        (_, one), (_, two) = server.join(code), server.join(code)
        async with server.at(code, one) as a, server.at(code, two) as b:
            before = (a.view, b.view, a.ask)
            for message in MALFORMED:
                seen = len(a.received)
                await a.send_raw(message)
                assert (await a.got("error", seen))["error"] == "bad_message", message
            seen = len(a.received)
            await a.send_raw({"type": "say", "text": "x" * 10_000})
            assert (await a.got("error", seen))["error"] == "too_large"
            seen = len(a.received)
            await a.send_raw({"type": "hello"})
            assert (await a.got("error", seen))["error"] == "said_hello"
            assert (a.view, b.view, a.ask) == before
            a.answers.clear()
            assert (await a.choose(0))["type"] == "done"

    asyncio.run(play())


def test_random_bytes_and_mangled_messages_never_hurt_the_table(server: Server) -> None:
    async def play() -> None:
        chance = random.Random(7)
        code = server.table(players=2, seed=6)
        _, one = server.join(code)
        good = [json.dumps(m) for m in ({"type": "choose", "ask": "0-9-9", "choice": 0}, {"type": "say", "text": "hm"})]
        async with server.at(code, one) as a:
            for _ in range(300):
                text = list(chance.choice(good))
                for _ in range(chance.randint(1, 4)):
                    text[chance.randrange(len(text))] = chr(chance.choice((0, 34, 44, 58, 91, 123, 125, 233, 0x1F600)))
                await a.send_raw("".join(text))
            assert (await a.say("say", text="still here"))["type"] == "done"
            assert (await a.choose(0))["type"] == "done"

    asyncio.run(play())


def test_a_frame_beyond_all_measure_ends_the_connection_only(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2, seed=5)
        _, one = server.join(code)
        async with server.at(code, one) as a:
            await a.send_raw(json.dumps({"type": "say", "text": "x" * 200_000}))
            with pytest.raises(ConnectionResetError):
                await a.until(lambda c: False)
        async with server.at(code, one) as again:
            assert (await again.choose(0))["type"] == "done"

    asyncio.run(play())


def test_answers_out_of_turn_for_others_and_sent_twice_change_nothing(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2, seed=5)
        (_, one), (_, two) = server.join(code), server.join(code)
        async with server.at(code, one) as a, server.at(code, two) as b:
            assert a.ask is not None and b.ask is None
            first = a.ask["id"]
            before = (a.view, b.view)
            assert (await b.say("choose", ask="1-0-0", choice=0))["error"] == "not_asked"
            assert (await b.say("choose", ask=first, choice=0))["error"] == "not_yours"
            assert (await a.say("choose", ask="0-0-7", choice=0))["error"] == "stale"
            assert (await a.say("choose", ask=first, choice=99))["error"] == "illegal"
            assert (a.view, b.view) == before
            assert (await a.choose(0))["type"] == "done"
            await b.until(lambda c: c.ask is not None)
            assert (await a.say("choose", ask=first, choice=0))["error"] == "not_asked"
            await b.play(random.Random(1), most=1)
            await a.until(lambda c: c.ask is not None)
            before = (a.view, b.view)
            assert (await a.say("choose", ask=first, choice=0))["error"] == "stale"
            assert (a.view, b.view) == before

    asyncio.run(play())


@pytest.mark.parametrize(
    ("first", "error"),
    [
        ({"type": "hello", "secret": "x" * 32}, "not_seated"),
        ({"type": "say", "text": "hello"}, "no_hello"),
        ({"type": "hello", "since": "yesterday"}, "bad_message"),
        ({"type": "hello", "name": "Ada"}, "bad_message"),
    ],
)
def test_who_does_not_say_hello_rightly_is_not_let_in(server: Server, first: Any, error: str) -> None:
    async def play() -> None:
        code = server.table(players=2)
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket") as socket:
            await socket.send(json.dumps(first))
            async with asyncio.timeout(PATIENCE):
                assert json.loads(await socket.recv())["error"] == error
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    asyncio.run(play())


def test_a_secret_opens_only_its_own_table(server: Server) -> None:
    async def play() -> None:
        one, other = server.table(players=2), server.table(players=2)
        _, secret = server.join(one)
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{other}/socket") as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret}))
            assert json.loads(await socket.recv())["error"] == "not_seated"

    asyncio.run(play())


def test_a_page_of_another_site_opens_no_socket(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2)
        url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port}.evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(url, origin=origin):  # type: ignore[arg-type]
                    pass
            assert refused.value.response.status_code == 403
        async with connect(url, origin=f"http://127.0.0.1:{server.port}"):  # type: ignore[arg-type]
            pass

    asyncio.run(play())


def test_who_sends_too_much_is_told_to_wait(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"message_rate": 0.001, "message_burst": 3, "request_rate": 0.001, "request_burst": 100}
    server = Server(tmp_path / "tables.db", **limits).start()

    async def play() -> None:
        code = server.table(players=2)
        (_, one), (_, two) = server.join(code), server.join(code)
        async with server.at(code, one) as a, server.at(code, two) as b:
            answers = [await a.say("say", text="spam") for _ in range(5)]
            assert [m.get("error") for m in answers] == [None, None, None, "too_many", "too_many"]
            assert (await b.say("say", text="calm"))["type"] == "done", "others are not hindered"
            for _ in range(5):
                await a.send_raw("garbage")
            with pytest.raises(ConnectionResetError):
                await a.until(lambda c: False)
        statuses = {server.get(f"/api/tables/{code}")[0] for _ in range(100)}
        assert statuses == {200, 429}
        assert server.get("/api/health")[0] == 200, "whoever watches the server may always ask"

    try:
        asyncio.run(play())
    finally:
        server.kill()
