"""Hostile clients: requests made from the API's own description, and messages of every wrong kind."""

from __future__ import annotations

import asyncio
import json
import random
import string
from functools import cache
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from nemesis.server.transport.endpoints import document

from .hostile import COUNT, assaulted, check_log, check_plays
from .playing import PATIENCE, Server
from .test_playing import moves_of

SCHEMA = schemathesis.openapi.from_dict(document())
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
TYPES = (
    "hello", "choose", "say", "undo", "vote", "set_bot", "set_language", "why_not", "standing_orders", "claim",
    "moment_seen", "update", "welcome", "", "CHOOSE",
)  # fmt: skip


@SCHEMA.parametrize()
@settings(
    max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck),
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)  # fmt: skip
def test_no_request_breaks_the_api_or_its_description(server: Server, case: schemathesis.Case) -> None:
    """Half of the requests are about a language that exists and a table that is over, or waits for its players."""
    named = case.path_parameters or {}
    letters = sum(map(ord, named.get("code", "")))
    if letters % 2:
        named["code"] = finished_table(server) if letters % 4 == 1 else waiting_table(server)
    if len(named.get("language", "")) % 2:
        named["language"] = "fr"
    case.call_and_validate(base_url=f"http://127.0.0.1:{server.port}", checks=CHECKS, timeout=PATIENCE)


@cache
def finished_table(server: Server) -> str:
    """Bots play it to its end before anybody asks about it, so that the requests find it the same in every run."""
    code = server.table({"0": "crew", "1": "crew"}, players=2, seed=8)

    async def watch() -> None:
        async with server.at(code) as spectator:
            await spectator.until(lambda c: c.over)

    asyncio.run(watch())
    return code


@cache
def waiting_table(server: Server) -> str:
    return server.table(players=2, seed=8)


# -- the socket -------------------------------------------------------------------------------------------


def wrong_value(chance: random.Random) -> Any:
    return chance.choice([
        None, True, -1, 0, 10**30, 1.5, float("nan"), "", "x" * 5000, "\0", "0-0-0", [], {}, [[[[]]]], {"a": {"b": []}},
        "🜏" * 50, "'; drop table moves; --", "../../etc/passwd", ["interrupt"] * 30,
    ])  # fmt: skip


def fuzzed(chance: random.Random) -> str | bytes:
    """Broken JSON, wrong types, unknown fields, too much, or simply noise."""
    kind = chance.randrange(6)
    if kind == 0:
        return "".join(chance.choice(string.printable) for _ in range(chance.randrange(60)))
    if kind == 1:
        return chance.randbytes(chance.randrange(60))
    if kind == 2:
        return "[" * chance.randrange(1, 3000)
    names = ["type", "ref", "ask", "choice", "text", "vote", "agree", "seat", "bot", "language", "decline", "claim",
             "moment", "secret", "since", "more"]  # fmt: skip
    message = {name: wrong_value(chance) for name in chance.sample(names, chance.randrange(1, 6))}
    if kind >= 4:
        message["type"] = chance.choice(TYPES)
    text = json.dumps(message)
    return text[: chance.randrange(1, len(text) + 1)] if kind == 3 else text


def test_no_message_breaks_a_table_or_moves_it_without_leave(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2, seed=5)
        (_, one), (_, two) = server.join(code), server.join(code)
        chance = random.Random(11)
        async with server.at(code, one) as a, server.at(code, two) as b:
            view, ask = a.view, a.ask
            for _ in range(400):
                await b.send_raw(fuzzed(chance))
            assert (await b.say("choose", ask="1-0-0", choice=0))["error"] in ("not_asked", "stale")
            errors = {m["error"] for m in b.received if m["type"] == "error"}
            assert "bad_message" in errors and "internal" not in errors
            assert a.ask == ask and a.view == view and not moves_of(server, code)
            assert (await a.choose(0))["type"] == "done", "and the game goes on"

    asyncio.run(play())


def test_answers_out_of_turn_for_others_or_again_change_nothing(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2, seed=5)
        (_, one), (_, two) = server.join(code), server.join(code)
        async with server.at(code, one) as a, server.at(code, two) as b:
            assert a.ask is not None
            id = a.ask["id"]
            assert (await b.say("choose", ask=id, choice=0))["error"] == "not_yours"
            assert (await a.say("choose", ask=id, choice=10**6))["error"] == "illegal"
            sent = [{"type": "choose", "ref": 900 + n, "ask": id, "choice": 0} for n in range(5)]
            for message in sent:
                await a.send_raw(message)
            await a.until(lambda c: 904 in c.answers)
            answers = [a.answers[900 + n] for n in range(5)]
            assert [m["type"] for m in answers].count("done") == 1, "the same answer counts once"
            assert {m.get("error") for m in answers[1:]} <= {"not_asked", "stale"}
            assert len(moves_of(server, code)) == 1
        elsewhere = server.table(players=2, seed=6)
        try:
            async with server.at(elsewhere, one):
                raise AssertionError("a secret opened another table")
        except ConnectionResetError:
            assert not moves_of(server, elsewhere)

    asyncio.run(play())


# -- by the thousand ----------------------------------------------------------------------------------------


def assault(folder: Path, count: int) -> None:
    server = Server(folder / "tables.db").start()
    try:
        done = assaulted(server, count, seed=count)
        check_plays(server)
    finally:
        server.kill()
    check_log(server.log.decode())
    assert (
        done.errors["bad_message"] and done.statuses[400] and done.statuses[422] and done.statuses[200] and done.moves
    )


def test_thousands_of_hostile_messages_break_nothing(tmp_path: Path) -> None:
    assault(tmp_path, 1500)


@pytest.mark.soak
def test_a_hundred_thousand_hostile_messages_break_nothing(tmp_path: Path) -> None:
    assault(tmp_path, COUNT)
