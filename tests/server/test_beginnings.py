"""Tables that are not dealt from a seed: scenarios, moments of other tables, ships left behind."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from nemesis.scenario.library import built_in, scenario_ids

from .playing import Server


def new_table(server: Server, **fields: Any) -> tuple[int, Any]:
    return server.post("/api/tables", fields)


def finished(server: Server, **setup: Any) -> str:
    """A table of bots, played to its end."""
    players = setup.get("players", 2)
    code = server.table({str(s): "crew" for s in range(players)}, **setup)

    async def end() -> None:
        async with server.at(code) as spectator:
            await spectator.until(lambda c: c.over)

    asyncio.run(end())
    return code


def test_every_built_in_scenario_makes_a_table(server: Server) -> None:
    for id in scenario_ids():
        status, info = new_table(server, scenario=id)
        assert status == 201 and info["scenario"] == id, info

        async def look(code: str, id: str) -> None:
            _, secret = server.join(code)
            async with server.at(code, secret) as client:
                await client.until(lambda c: c.ask is not None)
                game = built_in(id).game
                assert game.ask is not None and client.ask is not None
                assert [o["value"] for o in client.ask["options"]] == json.loads(json.dumps(game.ask.options))

        asyncio.run(look(info["code"], id))
    status, problem = new_table(server, scenario="no_such_thing")
    assert status == 422 and "no_such_thing" in problem["message"]


def test_a_scenario_survives_a_restart_and_an_undo(tmp_path: Path) -> None:
    id = scenario_ids()[0]
    server = Server(tmp_path / "tables.db", snapshot_every=1000).start()
    code = new_table(server, scenario=id)[1]["code"]
    seats = server.get(f"/api/tables/{code}")[1]["seats"]
    secret = server.join(code, 0)[1]
    others = [server.join(code, s["seat"])[1] for s in seats[1:] if s["bot"] is None]

    async def play() -> dict[str, Any]:
        async with server.at(code, secret) as client:
            before = client.view
            await client.until(lambda c: c.ask is not None)
            await client.play(random.Random(3), most=1)
            if client.update is not None and client.update["undo"] == "free":
                assert (await client.say("undo"))["type"] == "done"
                await client.until(lambda c: c.view == before)
            return client.view

    async def look() -> dict[str, Any]:
        async with server.at(code, secret) as client:
            return client.view

    try:
        view = asyncio.run(play())
        server.kill()
        server = Server(tmp_path / "tables.db").start()
        assert asyncio.run(look()) == view and isinstance(others, list)
    finally:
        server.kill()


def test_a_table_goes_on_from_a_moment_of_a_finished_one(server: Server) -> None:
    code = finished(server, seed=41, players=2)
    moments = server.post(f"/api/tables/{code}/replay", {"seat": 0})[1]["moments"]
    moment = next(m for m in moments if m["round"] == 2 and m["phase"] == "player")
    status, info = new_table(server, start={"code": code, "at": moment["at"]}, bots={"1": "crew"})
    assert status == 201 and info["round"] == 2 and not info["over"], info
    then = server.post(f"/api/tables/{code}/replay", {"seat": 0, "at": moment["at"]})[1]["view"]

    async def look() -> dict[str, Any]:
        _, secret = server.join(info["code"], 0)
        async with server.at(info["code"], secret) as client:
            return client.view

    now = asyncio.run(look())
    assert now["seats"][0]["character"] == then["seats"][0]["character"] and now["setup"] == then["setup"]
    assert new_table(server, start={"code": code, "at": 10**6})[0] == 404
    assert new_table(server, start={"code": "nonesuch", "at": 0})[0] == 404


def test_only_the_only_player_goes_on_from_a_table_in_play(server: Server) -> None:
    code = server.table({"1": "crew"}, players=2, seed=4)
    _, secret = server.join(code, 0)

    async def play() -> dict[str, Any]:
        async with server.at(code, secret) as client:
            await client.play(random.Random(1), most=12)
            await client.until(lambda c: c.ask is not None)
            return client.view

    view = asyncio.run(play())
    moments = server.post(f"/api/tables/{code}/replay", {"secret": secret})[1]["moments"]
    last = moments[-1]["at"]
    status, info = new_table(server, start={"code": code, "at": last, "secret": secret}, bots={"1": "crew"})
    assert status == 201, info

    async def look() -> dict[str, Any]:
        async with server.at(info["code"], server.join(info["code"], 0)[1]) as client:
            return client.view

    async def open_the_seat_of_the_bot() -> None:
        async with server.at(code, secret) as client:
            assert (await client.say("set_bot", seat=1, bot=None))["type"] == "done"

    assert asyncio.run(look()) == view
    assert new_table(server, start={"code": code, "at": last})[0] == 403, "not without the secret"
    asyncio.run(open_the_seat_of_the_bot())
    begun = {"code": code, "at": last, "secret": secret}
    assert new_table(server, start=begun)[0] == 403, "not while somebody may still come"
    server.join(code, 1)
    assert new_table(server, start=begun)[0] == 403, "not with another person at the table"


def test_an_epilogue_follows_a_finished_game_on_its_ship(server: Server) -> None:
    for seed in range(60, 80):
        code = finished(server, seed=seed, players=2)
        status, info = new_table(server, after={"code": code, "at": 0}, setup={"players": 2}, bots={"1": "crew"})
        if status == 201:
            break
        assert status == 422 and "lost" in info["message"]
    assert status == 201 and info["setup"]["mode"] == "epilogue" and "ship" not in info["setup"]
    in_play = server.table(players=2)
    assert new_table(server, after={"code": in_play, "at": 0}, setup={"players": 2})[0] == 409


def test_an_epilogue_without_a_ship_has_one_and_tells_nobody_its_secrets(server: Server) -> None:
    status, info = new_table(server, setup={"players": 1, "mode": "epilogue", "seed": 5})
    assert status == 201 and "ship" not in info["setup"] and "seed" not in info["setup"]


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"scenario": "first_game", "start": {"code": "nonesuch", "at": 0}}, "one way"),
        ({"scenario": "first_game", "setup": {"players": 3}}, "brings its own set-up"),
        ({"scenario": "first_game", "absent_bot": "deep"}, "unknown bot"),
        ({"scenario": "../../etc/passwd"}, "unknown scenario"),
    ],
)
def test_a_table_begins_in_one_way(server: Server, body: Any, words: str) -> None:
    status, problem = server.post("/api/tables", body)
    assert status == 422 and words in problem["message"]
