"""Bots that a table may have: `search:N` thinks with N playouts, never for longer than any other bot."""

from __future__ import annotations

import asyncio

import pytest

from nemesis.bots import BOTS, SearchBot
from nemesis.bots.search import SECONDS, Search
from nemesis.errors import BadSetup
from nemesis.scenario import Scenario
from nemesis.server.table.bot_names import MOST_PLAYOUTS, bot_named, check_bot_name

from .playing import Server

REFUSED = ["search:", "search:0", "search:-1", "search:x", "search:1.5", "search:007", "search: 5", "search:\u0665",
           f"search:{MOST_PLAYOUTS + 1}", "search:" + "9" * 5000]  # fmt: skip
UNKNOWN = ["", "deep", "crew:5", "search2", "Search:5", ":5", "x" * 5000]


@pytest.mark.parametrize("name", [*BOTS, "search:1", "search:200", f"search:{MOST_PLAYOUTS}"])
def test_these_bots_may_sit_at_a_table(name: str) -> None:
    check_bot_name(name)
    assert isinstance(bot_named(name, 3), BOTS[name.partition(":")[0]])


@pytest.mark.parametrize("name", REFUSED)
def test_another_number_of_playouts_is_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(BadSetup, match=f"'search:N' with N from 1 to {MOST_PLAYOUTS} playouts") as refused:
        check_bot_name(name)
    assert refused.value.reason == "playouts" and len(str(refused.value)) < 200


@pytest.mark.parametrize("name", UNKNOWN)
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadSetup, match="possible: random, novice, crew, veteran, expert, search, search:N") as refused:
        check_bot_name(name)
    assert refused.value.reason == "unknown" and len(str(refused.value)) < 200


def test_playouts_are_counted_and_the_clock_stops_the_largest_number_all_the_same() -> None:
    """A table must not be able to hold the server up: after `SECONDS` the search takes what it has."""
    game = Scenario("captain", "pilot", seed=4).turn(0).game
    assert game.ask is not None
    few, many = bot_named("search:9", 1), bot_named(f"search:{MOST_PLAYOUTS}", 1)
    assert isinstance(few, SearchBot) and isinstance(many, SearchBot)
    few.clock = lambda: 0.0
    counted = Search(few, game.view(0), game.ask)
    counted.best()
    assert 0 < counted.playouts <= 9
    ticks = iter(range(10**6))
    many.clock = lambda: next(ticks) * SECONDS / 20
    timed = Search(many, game.view(0), game.ask)
    timed.best()
    assert 0 < timed.playouts <= 20


def test_a_table_with_a_bot_that_counts_its_playouts(server: Server) -> None:
    """It plays, is told by its full name, and may stand in for the absent; with a wrong number nothing is created."""

    async def play() -> None:
        body = {"setup": {"players": 2, "seed": 5}, "bots": {"1": "search:2"}, "absent_bot": "search:3"}
        status, info = server.post("/api/tables", body)
        assert status == 201 and info["seats"][1]["bot"] == "search:2"
        code = info["code"]
        _, secret = server.join(code)
        async with server.at(code, secret) as a:
            refused = await a.say("set_bot", seat=0, bot=f"search:{MOST_PLAYOUTS + 1}")
            assert refused["error"] == "no_such_bot" and f"1 to {MOST_PLAYOUTS}" in refused["message"]
            assert (await a.say("set_bot", seat=0, bot="search:1"))["type"] == "done"
            await a.until(lambda c: c.view is not None and c.view["round"] >= 2)
            assert [seat["bot"] for seat in a.seats] == ["search:1", "search:2"]

    asyncio.run(play())
    before = server.get("/api/health")[1]["in_memory"]
    for wrong in ({"bots": {"1": "search:5000"}}, {"absent_bot": "search:0"}):
        status, problem = server.post("/api/tables", {"setup": {"players": 2}, **wrong})
        assert (status, problem["error"], problem["reason"]) == (422, "bad_setup", "playouts")
    assert server.get("/api/health")[1]["in_memory"] == before
