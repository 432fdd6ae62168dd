"""The coach at a table: who may ask, what is told, and that nobody else notices or waits."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from nemesis.server.thinking.worker_process import WORKER

from .playing import Client, Server
from .test_beginnings import finished

THINKING = 24
"""Playouts for each question: enough for an answer, and always the same one."""


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The coach's time is counted in playouts here, so its answers can be compared."""
    database = tmp_path_factory.mktemp("coach") / "tables.db"
    running = Server(database, coach_seconds=None, coach_iterations=THINKING, coach_rate=1e6, coach_burst=10**6).start()
    yield running
    running.kill()


def new_table(server: Server, coach: bool = True, bots: dict[str, str] | None = None, **setup: Any) -> str:
    status, info = server.post("/api/tables", {"setup": setup, "coach": coach, "bots": bots or {}})
    assert status == 201 and info["coach"] is coach, info
    assert server.get(f"/api/tables/{info['code']}")[1]["coach"] is coach
    code: str = info["code"]
    return code


async def to_a_turn(client: Client, chance: random.Random) -> dict[str, Any]:
    """Play until the seat has its turn."""
    while client.ask is None or client.ask["kind"] != "turn":
        assert await client.play(chance, 1) == 1
    return client.ask


async def who_is_asked(one: Client, two: Client) -> tuple[Client, Client]:
    """(the one with a question, the other)."""
    await one.until(lambda c: c.ask is not None or two.ask is not None)
    return (one, two) if one.ask is not None else (two, one)


def thought_elsewhere(view: dict[str, Any]) -> dict[str, Any]:
    """Another process that is given the view and nothing else."""
    job = json.dumps({"advise": view, "iterations": THINKING})
    think = "import sys; from nemesis.thinking.jobs import answer_to; answer_to(sys.stdin.read(), print)"
    done = subprocess.run([sys.executable, "-c", think], input=job, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)["advice"]
    return found


def test_the_advice_is_a_function_of_the_view_alone(coached: Server) -> None:
    """What another process makes of the view that the client was sent is what the coach told, number by number."""

    async def play() -> None:
        code = new_table(coached, players=2, seed=5, bots={"1": "crew"})
        _, secret = coached.join(code)
        async with coached.at(code, secret) as client:
            ask = await to_a_turn(client, random.Random(3))
            told = await client.say("ask_coach", ask=ask["id"])
            assert told["type"] == "coach_answer" and told["ask"] == ask["id"], told
            alone = thought_elsewhere(client.view)
            assert [o["choice"] for o in told["options"]] == [o["choice"] for o in alone["options"]]
            for shown, found in zip(told["options"], alone["options"], strict=True):
                assert shown["games"] == found["games"]
                assert shown["survive"] == round(100 * found["survive"]) and shown["win"] == round(100 * found["win"])
                assert shown["wound"] == round(100 * found["wound"])
            assert len(told["reasons"]) == len(alone["reasons"]) >= 1

    asyncio.run(play())


def test_it_tells_the_option_the_odds_the_reasons_and_what_they_rest_on(coached: Server) -> None:
    async def play() -> None:
        code = new_table(coached, players=1, seed=6)
        _, secret = coached.join(code)
        for language, estimate in (("en", "estimate"), ("fr", "estimation")):
            async with coached.at(code, secret, language=language) as client:
                ask = await to_a_turn(client, random.Random(1))
                told = await client.say("ask_coach", ask=ask["id"])
                assert told["choice"] == told["options"][0]["choice"]
                assert sum(o["games"] for o in told["options"]) == told["games"] <= THINKING
                assert estimate in told["estimate"] and str(told["games"]) in told["estimate"]
                assert 1 <= len(told["reasons"]) <= 3 and all(r.endswith(".") for r in told["reasons"])
                best = ask["options"][told["choice"]]
                assert (
                    best["label"] in told["comparison"][0]
                    and f"{told['options'][0]['survive']}" in told["comparison"][0]
                )
                for option in told["options"]:
                    assert option["risks"] == ask["options"][option["choice"]]["risks"]
                    assert all(0 <= option[name] <= 100 for name in ("survive", "win", "wound"))
                again = await client.say("ask_coach", ask=ask["id"])
                assert {**again, "ref": None} == {**told, "ref": None}

    asyncio.run(play())


def test_refusals_have_names_and_change_nothing(coached: Server) -> None:
    async def play() -> None:
        without = new_table(coached, coach=False, players=1, seed=6)
        _, secret = coached.join(without)
        async with coached.at(without, secret) as client:
            await client.until(lambda c: c.ask is not None)
            assert client.ask is not None
            assert (await client.say("ask_coach", ask=client.ask["id"]))["error"] == "no_coach"
        code = new_table(coached, players=2, seed=6)
        secrets = [coached.join(code)[1] for _ in range(2)]
        async with coached.at(code, secrets[0]) as one, coached.at(code, secrets[1]) as two, coached.at(code) as guest:
            asked, other = await who_is_asked(one, two)
            assert asked.ask is not None
            before = asked.view
            assert (await guest.say("ask_coach", ask=asked.ask["id"]))["error"] == "not_seated"
            assert (await other.say("ask_coach", ask=asked.ask["id"]))["error"] == "not_yours"
            if other.ask is None:
                own = f"{other.view['seat']}-0-0-0"
                assert (await other.say("ask_coach", ask=own))["error"] == "not_asked"
            stale = asked.ask["id"].rsplit("-", 1)[0] + "-0"
            assert (await asked.say("ask_coach", ask=stale))["error"] == "stale"
            assert asked.view == before

    asyncio.run(play())


def test_nobody_else_is_told_that_somebody_asked(coached: Server) -> None:
    async def play() -> None:
        code = new_table(coached, players=2, seed=6)
        secrets = [coached.join(code)[1] for _ in range(2)]
        async with coached.at(code, secrets[0]) as one, coached.at(code, secrets[1]) as two, coached.at(code) as guest:
            asked, other = await who_is_asked(one, two)
            assert asked.ask is not None
            heard = len(other.received), len(guest.received)
            assert (await asked.say("ask_coach", ask=asked.ask["id"]))["type"] == "coach_answer"
            await other.say("say", text="hello")
            assert {m["type"] for m in other.received[heard[0] :]} <= {"chat", "done", "seats"}
            await guest.got("chat")
            assert {m["type"] for m in guest.received[heard[1] :]} <= {"chat", "seats"}

    asyncio.run(play())


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A coach that would think for minutes."""
    database = tmp_path_factory.mktemp("slow_coach") / "tables.db"
    running = Server(database, coach_seconds=300.0, coach_burst=3, coach_rate=1e-6, coach_workers=1).start()
    yield running
    running.kill()


def children_of(server: Server) -> list[str]:
    """Command lines of the processes that the server has started."""
    assert server.process is not None
    found = subprocess.run(
        ["ps", "--ppid", str(server.process.pid), "-o", "args="], capture_output=True, text=True, check=False
    )
    return [line for line in found.stdout.splitlines() if WORKER in line]


def test_an_answer_ends_the_thinking_and_nothing_waits_for_it(slow: Server) -> None:
    """The seat goes on playing while the coach thinks; its process ends with the question, and others keep their pace."""

    async def play() -> None:
        code, elsewhere = new_table(slow, players=1, seed=9), new_table(slow, players=1, seed=10)
        _, secret = slow.join(code)
        _, other = slow.join(elsewhere)
        async with slow.at(code, secret) as client, slow.at(elsewhere, other) as far:
            ask = await to_a_turn(client, random.Random(2))
            client.refs += 1
            ref = client.refs
            await client.send_raw({"type": "ask_coach", "ask": ask["id"], "ref": ref})
            assert (await client.say("ask_coach", ask=ask["id"]))["error"] == "coach_thinking"
            await wait_for(lambda: len(children_of(slow)) == 1)
            assert await far.play(random.Random(4), 20) == 20
            assert ref not in client.answers
            assert (await client.choose(0))["type"] == "done"
            await client.until(lambda c: ref in c.answers)
            assert client.answers[ref]["error"] == "stale"
            await wait_for(lambda: not children_of(slow))

    asyncio.run(play())


def test_questions_to_the_coach_are_limited(slow: Server) -> None:
    async def play() -> None:
        code = new_table(slow, players=1, seed=9)
        _, secret = slow.join(code)
        async with slow.at(code, secret) as client:
            for _ in range(3):
                await client.until(lambda c: c.ask is not None)
                assert client.ask is not None
                id = client.ask["id"]
                await client.send_raw({"type": "ask_coach", "ask": id, "ref": 1000})
                assert (await client.choose(0))["type"] == "done"
                await client.until(lambda c, id=id: c.ask is not None and c.ask["id"] != id)  # type: ignore[misc]
            assert client.ask is not None
            assert (await client.say("ask_coach", ask=client.ask["id"]))["error"] == "too_many"

    asyncio.run(play())


async def wait_for(true: Any) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end, "this did not happen in time"
        await asyncio.sleep(0.05)


# -- after the game ---------------------------------------------------------------------------------------


def turning(server: Server, code: str, **of: Any) -> dict[str, Any]:
    status, found = server.post(f"/api/tables/{code}/turning", of)
    assert status == 200, found
    answer: dict[str, Any] = found
    return answer


def worked_out(server: Server, code: str, seat: int, **of: Any) -> tuple[list[dict[str, Any]], list[int]]:
    """The points, and how the progress was told."""
    end, seen = time.monotonic() + 240, []
    while time.monotonic() < end:
        found = turning(server, code, seat=seat, **of)
        seen.append(found["progress"])
        if found["points"] is not None:
            points: list[dict[str, Any]] = found["points"]
            return points, seen
        time.sleep(0.3)
    raise AssertionError(f"the turning points never came: {seen}")


def a_game_that_turned(server: Server) -> tuple[str, int]:
    """(code, seat) of a finished table with turning points: most games have some, not every one."""
    for seed in range(31, 41):
        code = finished(server, seed=seed, players=2)
        for seat in range(2):
            if worked_out(server, code, seat)[0]:
                return code, seat
    raise AssertionError("no game turned")


def test_turning_points_come_with_the_lines_of_the_replay(coached: Server) -> None:
    code = finished(coached, seed=30, players=2)
    assert turning(coached, code, seat=0)["points"] is None
    points, seen = worked_out(coached, code, 0)
    assert seen == sorted(seen) and seen[-1] == 100 and len(points) <= 5
    code, seat = a_game_that_turned(coached)
    english, french = (worked_out(coached, code, seat, language=language)[0] for language in ("en", "fr"))
    assert [p["at"] for p in english] == [p["at"] for p in french] and english != french
    moments = {m["at"] for m in coached.post(f"/api/tables/{code}/replay", {"seat": seat})[1]["moments"]}
    for point in french:
        assert point["at"] < point["until"] <= max(moments)
        assert abs(point["after"] - point["before"]) >= 11 and point["games"] > 0
        assert 0 < len(point["lines"]) <= 8 and all(isinstance(line, str) and line for line in point["lines"])


def test_turning_points_can_be_cancelled_and_are_refused_before_the_end(coached: Server) -> None:
    code = finished(coached, seed=33, players=2)
    assert turning(coached, code, seat=1)["points"] is None
    stopped = turning(coached, code, seat=1, cancel=True)
    assert stopped["points"] is None and stopped["progress"] == 0
    assert coached.post(f"/api/tables/{code}/turning", {"seat": 3})[1]["error"] == "no_such_seat"
    assert coached.post(f"/api/tables/{code}/turning", {})[1]["error"] == "no_such_seat"
    running = coached.table(players=2, seed=4)
    _, secret = coached.join(running)
    assert coached.post(f"/api/tables/{running}/turning", {"secret": secret})[1]["error"] == "not_over"
    assert coached.post(f"/api/tables/{running}/turning", {"seat": 1})[1]["error"] == "not_allowed"
