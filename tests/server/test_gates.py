"""What every request meets: strict headers also on a fault, names of the host, logs without addresses."""

from __future__ import annotations

import asyncio
import json
import logging
import logging.config
import random
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from nemesis import __version__
from nemesis.game import SCHEMA
from nemesis.server.logs import LIBRARIES, pattern_of
from nemesis.server.settings import Settings
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.stored import StoredSeat
from nemesis.server.transport.application import gates
from nemesis.server.transport.gates import HEADERS, host_of
from nemesis.server.upkeep import warn_of_any_name

from .playing import Server


def lines_of(log: bytes) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.decode().splitlines()]


# -- faults --------------------------------------------------------------------------------------------------


def test_a_seat_of_five_thousand_digits_is_refused_like_any_other(server: Server) -> None:
    for seat in ("1" * 5000, "², ³", "01", "-1", "5"):
        status, answer, headers = server.request(
            "POST", "/api/tables", {"setup": {"players": 2}, "bots": {seat: "crew"}}
        )
        assert status == 422 and answer["reason"] == "bot_seat" and headers["x-frame-options"] == "DENY"


def test_a_fault_that_nobody_expected_is_a_problem_with_strict_headers_and_no_words(
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def fail(request: Request) -> Response:
        raise ValueError("the secret is 12345")

    app = Starlette(routes=[Route("/api/fault", fail)], middleware=list(gates(Settings())))
    sent: list[Message] = []

    async def ask() -> None:
        async def receive() -> Message:
            return {"type": "http.request"}

        async def send(message: Message) -> None:
            sent.append(message)

        await app({"type": "http", "method": "GET", "path": "/api/fault", "headers": []}, receive, send)

    asyncio.run(ask())
    start, body = sent
    headers = {name.decode(): value.decode() for name, value in start["headers"]}
    assert start["status"] == 500 and json.loads(body["body"])["error"] == "internal" and b"12345" not in body["body"]
    assert {name: headers[name] for name in HEADERS} == HEADERS and headers["cache-control"] == "no-store"
    written = capsys.readouterr().err
    assert "12345" not in written and "Traceback" not in written
    assert json.loads(written)["event"] == "request_failed" and json.loads(written)["error"] == "ValueError"


def test_what_is_not_understood_is_answered_with_its_ref(server: Server) -> None:
    code = server.table(players=2)

    async def talk() -> None:
        async with server.at(code) as client:
            assert (await client.say("dance"))["error"] == "bad_message"
            assert (await client.say("say", text=5))["error"] == "bad_message"
            assert (await client.say("say", text="x" * 9000))["error"] == "too_large"
            for raw in ('{"ref": "x"}', '{"ref": -1}', "[1]", b"\xff", "{"):
                since = len(client.received)
                await client.send_raw(raw)
                assert (await client.got("error", since))["ref"] is None

    asyncio.run(talk())


# -- names of the host ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "name"),
    [("play.example:443", "play.example"), ("PLAY.example.", "play.example"), ("[::1]:8000", "[::1]"), ("", "")],
)
def test_the_name_in_a_header(header: str, name: str) -> None:
    assert host_of(header) == name


def test_only_requests_that_name_this_server_are_answered(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", host_names=["play.example"]).start()

    def asked_as(name: str) -> tuple[int, Any, Any]:
        request = urllib.request.Request(f"http://127.0.0.1:{server.port}/api/health", headers={"Host": name})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, json.loads(answer.read()), answer.headers
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read()), error.headers

    async def socket_as(name: str) -> int:
        url = f"ws://{name}/api/tables/{code}/socket"
        try:
            async with connect(url, host="127.0.0.1", port=server.port):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    try:
        code = server.table(players=1)
        for name in ("play.example", "Play.Example:443", "localhost:8000", "127.0.0.1"):
            assert asked_as(name)[0] == 200, name
        for name in ("evil.example", "play.example.evil.example", "10.0.0.1", "x:y:z", "play.exampl"):
            status, answer, headers = asked_as(name)
            assert (status, answer["error"]) == (421, "wrong_host"), name
            assert headers["x-content-type-options"] == "nosniff"
        assert asyncio.run(socket_as("evil.example")) == 403 and asyncio.run(socket_as("play.example")) == 101
    finally:
        server.kill()


def test_a_server_for_others_that_does_not_know_its_names_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    warn_of_any_name("127.0.0.1", Settings())
    warn_of_any_name("0.0.0.0", Settings(host_names=("play.example",)))
    assert capsys.readouterr().err == ""
    warn_of_any_name("0.0.0.0", Settings())
    assert "--host-name" in capsys.readouterr().err


# -- logs ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("addresses", [False, True])
def test_the_log_is_json_and_has_addresses_only_if_asked(tmp_path: Path, addresses: bool) -> None:
    server = Server(tmp_path / "tables.db", log_addresses=addresses).start()

    async def play() -> None:
        async with server.at(code, secret) as client:
            await client.play(random.Random(1), most=2)

    try:
        code = server.table(players=1)
        _, secret = server.join(code)
        server.get("/api/tables/unknown?secret=abc")
        asyncio.run(play())
    finally:
        server.kill()
    lines = lines_of(server.log)
    assert {line["event"] for line in lines} >= {"open", "table_created"}
    visits = [line for line in lines if line["event"] == "visit"]
    assert ("127.0.0.1" in server.log.decode()) == bool(visits) == addresses
    assert secret not in server.log.decode() and "abc" not in server.log.decode()
    if addresses:
        assert {(v["method"], v["status"]) for v in visits} >= {("GET", 200), ("POST", 201), ("GET", 404)}


def test_what_libraries_write_is_json_without_what_is_filled_in(capsys: pytest.CaptureFixture[str]) -> None:
    names = ("", "uvicorn.access")
    before = [(logging.getLogger(n).level, logging.getLogger(n).handlers[:]) for n in names]
    try:
        logging.config.dictConfig(LIBRARIES)
        logging.getLogger("uvicorn.error").warning("Invalid request from %s", "10.1.2.3")
        logging.getLogger("uvicorn.access").info("%s", "10.1.2.3")
        try:
            raise ValueError("secret words")
        except ValueError:
            logging.getLogger("asyncio").error("Never retrieved\nfuture: secret words", exc_info=True)
    finally:
        for name, (level, handlers) in zip(names, before, strict=True):
            logging.getLogger(name).setLevel(level)
            logging.getLogger(name).handlers[:] = handlers
    written = capsys.readouterr().err
    assert "10.1.2.3" not in written and "secret" not in written
    warning, error = lines_of(written.encode())
    assert (warning["of"], warning["says"], warning["level"]) == ("uvicorn.error", "Invalid request from %s", "warning")
    assert (error["says"], error["error"], error["level"]) == ("Never retrieved", "ValueError", "error")
    assert pattern_of("Traceback (most recent call last):\n  x\nValueError: secret") == "ValueError"


# -- the rules of a table ---------------------------------------------------------------------------------------


def test_a_table_knows_by_which_rules_it_was_dealt(tmp_path: Path) -> None:
    async def kept() -> str | None:
        storage = SqlStorage(f"sqlite:///{tmp_path / 'tables.db'}")
        await storage.open()
        await storage.create("abc", {"players": 1}, 1, [StoredSeat(0)])
        found = await storage.load("abc")
        await storage.close()
        return found.rules_version if found is not None else None

    assert asyncio.run(kept()) == f"{__version__}/{SCHEMA}"
