"""What things cost, and who pays: budgets of measured time, connections that say nothing, clients that do not read."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from nemesis.server import limits
from nemesis.server.limits import (
    Bill,
    Bucket,
    Budget,
    add_to_bill,
    bill_now,
    billed,
    household,
    on_the_bill,
    timed,
)
from nemesis.server.messages import Refused, spent_too_much
from nemesis.server.settings import Settings
from nemesis.server.table.spending import Spending
from nemesis.server.transport.outbox import Backlogs, Outbox
from nemesis.text.once import once

from .playing import PATIENCE, Client, Server

AS_HOSTED = {
    name: getattr(Settings(), name)
    for name in vars(Settings())
    if "cost_" in name or "_rate" in name or "_burst" in name
}
"""The limits of a server for strangers."""


@contextmanager
def running(server: Server) -> Iterator[Server]:
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.kill()


def busy(milliseconds: float) -> None:
    end = time.thread_time() + milliseconds / 1000
    while time.thread_time() < end:
        pass


# -- measuring ---------------------------------------------------------------------------------------------


def test_only_the_own_steps_of_a_work_are_measured() -> None:
    """Not those of others while it waits; but those of a task that it waits for."""
    bills = Bill(), Bill()

    async def background() -> None:
        await asyncio.sleep(0)
        busy(20)

    async def work(milliseconds: float) -> str:
        busy(milliseconds)
        await asyncio.sleep(0)
        await asyncio.shield(asyncio.create_task(on_the_bill(background())))
        return "done"

    async def both() -> list[str]:
        return [*await asyncio.gather(billed(work(10), bills[0]), billed(work(60), bills[1]))]

    assert list(asyncio.run(both())) == ["done", "done"]
    assert bills[0].milliseconds >= 30 and bills[1].milliseconds >= 80
    assert bills[1].milliseconds - bills[0].milliseconds >= 40, "each its own"
    assert bill_now.get() is None


def test_threads_are_on_the_bill_and_errors_pass_through() -> None:
    bill = Bill()

    async def fails() -> None:
        waiting = asyncio.create_task(on_the_bill(asyncio.sleep(PATIENCE)))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await asyncio.to_thread(timed, bill_now.get(), lambda: busy(5))
        busy(5)
        raise KeyError("x")

    with pytest.raises(KeyError):
        asyncio.run(billed(fails(), bill))
    assert bill.milliseconds >= 10


@pytest.mark.parametrize("fails", [False, True])
def test_what_costs_once_is_measured_once_and_paid_once_by_each(monkeypatch: pytest.MonkeyPatch, fails: bool) -> None:
    """By a seat and its table, and by the address around them."""
    now, looks = 0.0, 0
    monkeypatch.setattr(time, "monotonic", lambda: 1000.0)

    def clock() -> float:
        nonlocal looks
        looks += 1
        return now

    monkeypatch.setattr(limits, "time_of_this_thread", clock)

    def busy_for(milliseconds: float) -> None:
        nonlocal now
        now += milliseconds / 1000

    async def elsewhere() -> None:
        busy_for(7)

    async def work() -> None:
        busy_for(10)
        await asyncio.create_task(on_the_bill(elsewhere()))
        add_to_bill(100)
        if fails:
            raise KeyError("x")

    async def around() -> None:
        busy_for(1)
        with pytest.raises(KeyError) if fails else nullcontext():
            await spending.carry_out(2, work())

    address, spending = Budget(rate=1, burst=18), Spending(seat_rate=1, seat_burst=18, table_rate=1, table_burst=18)
    asyncio.run(address.carry_out("a", around()))
    assert address.wait("a") == pytest.approx(100) and address.wait("b") == 0
    assert looks == 6, "two steps, and one of the task"
    assert spending._seats.wait("2") == spending._table.wait("table") == pytest.approx(100)
    assert spending._seats.wait("1") == 0


def test_an_overdrawn_budget_says_how_long_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    budget = Budget(rate=50, burst=1000)
    budget.pay("a", 1200)
    assert budget.wait("a") == pytest.approx(4) and budget.wait("b") == 0
    now += 4.001
    assert budget.wait("a") == 0
    bucket = Bucket(1, 2)
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_seat_that_used_too_much_is_refused_and_the_others_play_on() -> None:
    spending = Spending(seat_rate=1, seat_burst=10, table_rate=1, table_burst=10**6)

    async def work() -> None:
        busy(30)

    asyncio.run(spending.carry_out(1, work()))
    with pytest.raises(Refused, match="try again in") as refused:
        spending.check(1)
    assert refused.value.error == "too_many" and (refused.value.retry_after or 0) >= 19
    spending.check(0)
    spending.check(None)
    tight = Spending(10**6, 10**6, table_rate=1, table_burst=10)
    asyncio.run(tight.carry_out(1, work()))
    with pytest.raises(Refused):
        tight.check(0)
    assert spent_too_much(0.2).retry_after == 1 and Refused("not_found", "x").retry_after is None


def test_an_address_of_ipv6_is_its_network() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    assert household("192.0.2.7") == household("::ffff:192.0.2.7") == "192.0.2.7"
    assert household("testclient") == "testclient" and household("") == ""


# -- a server for strangers ----------------------------------------------------------------------------------


def test_ordinary_play_of_a_family_behind_one_address_is_never_refused(tmp_path: Path) -> None:
    """Four people, each in five tabs that come back again and again, with everything that a page asks for."""

    async def play(server: Server) -> list[Client]:
        code = server.table(players=4)
        secrets = [server.join(code)[1] for _ in range(4)]
        clients: list[Client] = []

        async def person(seat: int) -> None:
            for _ in range(2):
                async with AsyncExitStack() as tabs:
                    own = [await tabs.enter_async_context(server.at(code, secrets[seat])) for _ in range(3)]
                    clients.extend(own)
                    clients.extend([await tabs.enter_async_context(server.at(code)) for _ in range(2)])
                    assert (await own[0].say("set_language", language="fr"))["type"] == "done"
                    assert (await own[0].say("why_not"))["type"] == "why_not_answer"
                    for path in ("", "/sheet/en", "/sheet/fr"):
                        assert (await asyncio.to_thread(server.get, f"/api/tables/{code}{path}"))[0] == 200
                    if own[0].ask is not None:
                        await own[0].play(random.Random(seat), most=1)

        await asyncio.gather(*(person(seat) for seat in range(4)))
        return clients

    with running(Server(tmp_path / "tables.db", texts_first=True, **AS_HOSTED)) as server:
        clients = asyncio.run(play(server))
    assert len(clients) == 40
    assert not [m for client in clients for m in client.received if m["type"] == "error"]


def test_whoever_asks_for_too_much_waits_and_is_told_how_long(tmp_path: Path) -> None:
    async def ask(server: Server, code: str, secret: str) -> dict[str, Any]:
        async with server.at(code, secret) as client, server.at(code) as other:
            for _ in range(2000):
                answer = await client.say("set_language", language="fr")
                if answer["type"] == "error":
                    assert (await other.say("set_language", language="fr"))["type"] == "done", "somebody else may"
                    return answer
        raise AssertionError("never refused")

    with running(Server(tmp_path / "tables.db", seat_cost_rate=1, seat_cost_burst=50)) as server:
        code = server.table(players=2)
        answer = asyncio.run(ask(server, code, server.join(code)[1]))
        assert answer["error"] == "too_many" and answer["retry_after"] >= 1 and "try again in" in answer["message"]
    with running(Server(tmp_path / "tables.db", cost_rate=1, cost_burst=30)) as server:
        for _ in range(200):
            status, problem, headers = server.request("POST", "/api/tables", {"setup": {"players": 2}})
            if status != 201:
                break
        assert (status, problem["error"]) == (429, "too_many")
        assert int(headers["retry-after"]) == problem["values"]["seconds"] >= 1


# -- connections that say nothing ------------------------------------------------------------------------------


def silent(server: Server, first: bytes = b"") -> socket.socket:
    found = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    if first:
        found.sendall(first)
    found.setblocking(False)
    return found


def is_cut(connection: socket.socket) -> bool:
    try:
        while data := connection.recv(1 << 16):
            assert data
        return True
    except BlockingIOError:
        return False
    except OSError:
        return True


def upgrade(code: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_1100_silent_clients_leave_the_service_usable(tmp_path: Path) -> None:
    """Some say nothing at all, some begin a request, some open a socket and never say hello."""

    async def play(server: Server, code: str, secret: str, seed: int) -> None:
        async with server.at(code, secret) as client:
            assert await client.play(random.Random(seed), most=5) == 5

    with running(Server(tmp_path / "tables.db", stranger_seconds=5)) as server:
        code = server.table(players=1, seed=3)  # its game is long enough, whatever else is the matter
        _, secret = server.join(code)
        says = (b"", b"GET / HT", upgrade(code))
        connections = []
        for number in range(1100):
            connections.append(silent(server, says[number % 3]))
            if number % 400 == 399:
                asyncio.run(play(server, code, secret, number))
        asyncio.run(play(server, code, secret, 1))
        assert server.get("/api/health")[0] == 200 and server.post("/api/tables", {"setup": {"players": 2}})[0] == 201
        until(lambda: all(map(is_cut, connections)))
        asyncio.run(play(server, code, secret, 2))
        for connection in connections:
            connection.close()
        server.kill()
    lines = server.log.decode().splitlines()
    assert len(lines) < 30 and sum("connections_refused" in line for line in lines) in (1, 2)


# -- clients that do not read ----------------------------------------------------------------------------------


def test_clients_that_never_read_are_cut_off_and_cost_little_memory(tmp_path: Path) -> None:
    def memory(server: Server) -> int:
        assert server.process is not None
        status = Path(f"/proc/{server.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    async def play(server: Server) -> int:
        code = server.table(players=1, mode="solo")
        _, secret = server.join(code)
        url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
        raw = []
        for _ in range(3):
            connection = silent(server, upgrade(code))
            connection.setblocking(True)
            assert b"101" in connection.recv(1 << 12)
            hello = b'{"type":"hello"}'
            connection.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.append(connection)
        async with server.at(code, secret) as client, connect(url):
            await client.play(random.Random(1), most=20)
            before = memory(server)
            message = b'{"type":"set_language","language":"fr"}'
            frame = bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message
            await asyncio.to_thread(flood, raw, frame)
            answer = await client.say("say", text="still here")
            assert answer["type"] == "done"
            for connection in raw:
                connection.close()
            return memory(server) - before

    with running(Server(tmp_path / "tables.db", backlog_bytes=200_000)) as server:
        grown = asyncio.run(play(server))
    assert grown < 60_000, f"{grown} kB more"


def flood(connections: list[socket.socket], frame: bytes) -> None:
    """Ask for whole updates and read none, until the server has had enough."""
    for connection in connections:
        connection.settimeout(PATIENCE)
        with pytest.raises(OSError):
            for _ in range(100_000):
                connection.sendall(frame)


def test_what_waits_is_counted_in_bytes_for_each_and_for_all() -> None:
    cut: list[str] = []
    backlogs = Backlogs(each=100, total=150)

    def outbox(name: str) -> Outbox:
        return Outbox(backlogs, lambda: cut.append(name), lambda message: message == b"quick")

    one, two = outbox("one"), outbox("two")
    one.send(b"quick")
    assert one.queue.empty(), "sent at once"
    one.send(b"x" * 300)
    assert not one.gone, "one message is always taken"
    one.send(b"y")
    assert one.gone and cut == ["one"] and backlogs.waiting == 0 and one.queue.empty()
    three = outbox("three")
    three.send(b"slow")
    three.send(b"quick")
    assert [three.queue.get_nowait(), three.queue.get_nowait()] == [b"slow", b"quick"], "in their order"
    for message in (b"slow", b"quick"):
        three.sent(message)
    for box in (two, three):
        box.send(b"z" * 60)
    two.send(b"z" * 35)
    assert cut == ["one", "two"], "too much for all together"
    message = asyncio.run(three.next())
    three.sent(message)
    assert backlogs.waiting == 0 and not three.gone
    two.send(b"more")
    assert two.queue.empty()


# -- data packs ----------------------------------------------------------------------------------------------


def test_a_data_pack_is_named_and_fetched_once(tmp_path: Path) -> None:
    pack = {"text": {"en": {"room-canteen": "Diner", "room-canteen.text": "words " * 500}}}

    async def look(server: Server, code: str) -> list[str]:
        _, secret = server.join(code)
        sent: list[str] = []
        url = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
        async with connect(url, max_size=None) as connection:
            await connection.send(json.dumps({"type": "hello", "secret": secret}))
            while not any('"update"' in text for text in sent):
                sent.append(str(await connection.recv()))
        return sent

    with running(Server(tmp_path / "tables.db")) as server:
        status, info, _ = server.request("POST", "/api/tables", {"setup": {"players": 1, "data_pack": pack}})
        assert status == 201, info
        (mark,) = info["setup"]["data_pack"].values()
        sent = asyncio.run(look(server, info["code"]))
        assert any(mark in text for text in sent) and not any("words words" in text for text in sent)
        path = f"/api/tables/{info['code']}/packs/{mark}"
        status, found, headers = server.request("GET", path)
        assert status == 200 and found["text"]["en"]["room-canteen"] == "Diner"
        assert "immutable" in headers["cache-control"] and mark in headers["etag"]
        assert server.get(path[:-1] + "0" * (mark[-1] != "0"))[0] == 404


# -- once ------------------------------------------------------------------------------------------------------


def test_what_several_threads_want_at_once_is_made_once() -> None:
    made: list[int] = []
    together = threading.Barrier(4)

    @once
    def slow(number: int) -> int:
        made.append(number)
        time.sleep(0.05)
        return number * 2

    def want() -> None:
        together.wait()
        assert slow(3) == 6

    threads = [threading.Thread(target=want) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == [3]
