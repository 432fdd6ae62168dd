"""What one address may do, what stays in memory, and what the log of the server says."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from nemesis.server.limits import Counted
from nemesis.server.logs import log

from .playing import Server
from .test_beginnings import finished


def test_an_address_opens_so_many_connections(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", connections_per_address=2).start()

    async def play() -> None:
        code = server.table(players=2)
        url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
        async with server.at(code), server.at(code), connect(url) as third:
            assert json.loads(await third.recv())["error"] == "too_many"
        async with server.at(code) as again:
            assert again.view["seat"] is None

    try:
        asyncio.run(play())
    finally:
        server.kill()


def test_an_address_makes_so_many_tables_an_hour(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", tables_per_hour=3).start()
    try:
        made = [server.post("/api/tables", {"setup": {"players": 1}})[0] for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        assert server.get("/api/health")[0] == 200
    finally:
        server.kill()


def test_counting_forgets_who_has_left() -> None:
    counted = Counted(1)
    assert counted.enter("a") and not counted.enter("a") and counted.enter("b")
    counted.leave("a")
    assert counted.by_client == {"b": 1} and counted.enter("a")


def test_finished_tables_leave_the_memory_and_come_back_when_asked_for(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", finished_table_seconds=2.0).start()  # who looks at its end must be in time
    try:
        code = finished(server, seed=41, players=2)
        end = time.monotonic() + 20
        while server.get("/api/health")[1]["in_memory"] and time.monotonic() < end:
            time.sleep(0.05)
        assert server.get("/api/health")[1]["in_memory"] == 0
        info = server.get(f"/api/tables/{code}")[1]
        assert info["over"] and server.post(f"/api/tables/{code}/replay", {"seat": 1})[1]["moments"]
    finally:
        server.kill()


def test_too_many_waiting_tables_are_put_away_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", waiting_table_seconds=0.1, tables_in_memory=2).start()

    async def look(code: str, secret: str) -> None:
        async with server.at(code, secret) as client:
            assert client.ask is not None and (await client.choose(0))["type"] == "done"

    try:
        tables = [server.table(players=1, seed=n) for n in range(5)]
        secrets = [server.join(code)[1] for code in tables]
        end = time.monotonic() + 20
        while server.get("/api/health")[1]["in_memory"] > 2 and time.monotonic() < end:
            time.sleep(0.05)
        assert server.get("/api/health")[1]["in_memory"] == 2
        for code, secret in zip(tables, secrets, strict=True):
            asyncio.run(look(code, secret))
    finally:
        server.kill()


def test_the_log_is_json_and_tells_no_secret(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()

    async def play(code: str, secret: str) -> None:
        async with server.at(code, secret) as client:
            await client.say("say", text="my hidden plan")
            await client.send_raw('{"type": "choose", "secret": "' + secret + '"}')
            await client.choose(0)

    try:
        code = server.table(players=2, seed=987654321)
        _, secret = server.join(code, name="Ada Lovelace")
        asyncio.run(play(code, secret))
        server.post("/api/mine", {"secrets": [secret, "y" * 30]})
    finally:
        server.kill()
    text = server.log.decode()
    events = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert {"open", "table_created"} <= {e["event"] for e in events}
    assert all({"level", "timestamp", "event"} <= e.keys() for e in events)
    for hidden in (secret, "y" * 30, "my hidden plan", "Lovelace", "987654321"):
        assert hidden not in text


def test_an_error_is_logged_by_its_kind_and_place_without_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        raise ValueError("('card', 'captain_order_1') is not offered")
    except ValueError:
        log.error("it_failed", table="abc", exc_info=True)
    line = json.loads(capsys.readouterr().err)
    assert line["error"] == "ValueError" and line["event"] == "it_failed" and line["level"] == "error"
    assert "captain" not in json.dumps(line) and any("test_limits.py" in place for place in line["at"])
