"""Whole games over real sockets: playing, coming back, watching, and what each socket carries."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.engine.machine import as_tuples
from nemesis.view import view

from .playing import NUMBERED, Client, Server


def moves_of(server: Server, code: str) -> list[tuple[str, int, Any]]:
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as db:
        rows = db.execute("select kind, seat, choice from moves where code = ? order by number", (code,)).fetchall()
    db.close()
    return [(kind, seat, json.loads(choice)) for kind, seat, choice in rows]


def seed_of(server: Server, code: str) -> int:
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as db:
        (setup,) = db.execute("select setup from tables where code = ?", (code,)).fetchone()
    db.close()
    seed: int = json.loads(setup)["seed"]
    return seed


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


async def whole_game(server: Server, seed: int, **setup: Any) -> tuple[str, list[Client]]:
    """Two humans and a bot, and a spectator, to the end; returns the seats' clients and the spectator's last."""
    code = server.table({"2": "crew"}, players=3, seed=seed, **setup)
    (_, one), (_, two) = server.join(code, 0), server.join(code, 1)
    async with server.at(code, one) as a, server.at(code, two, language="fr") as b, server.at(code) as spectator:
        await asyncio.gather(a.play(random.Random(seed)), b.play(random.Random(seed + 1)))
        await spectator.until(lambda c: c.over)
        return code, [a, b, spectator]


def test_a_whole_game_with_a_bot_is_played_to_the_end(server: Server) -> None:
    code, (a, b, spectator) = asyncio.run(whole_game(server, 11))
    assert a.update is not None and b.update is not None and spectator.update is not None
    assert a.view["result"] == b.view["result"] == spectator.view["result"]
    assert a.update["report"] and a.update["report"] != b.update["report"], "each in its own language"
    assert {seat for _, seat, _ in moves_of(server, code)} == {0, 1, 2}
    assert server.get(f"/api/tables/{code}")[1]["over"]


@pytest.mark.parametrize(("species", "seed"), [("intruders", 23), ("carnomorphs", 24), ("void_seeders", 25)])
def test_everything_a_socket_carried_is_what_its_view_allows(server: Server, species: str, seed: int) -> None:
    """Views are the engine's own at some moment; what comes with them names no hidden tile or Objective."""
    code, clients = asyncio.run(whole_game(server, seed, species=species))
    truth = Game.new(Setup(players=3, species=species, options=NUMBERED, seed=seed_of(server, code)), log=True)
    assert truth.log is not None
    games, events = [truth.copy()], [len(truth.log)]
    for kind, seat, choice in moves_of(server, code):
        assert kind == "choice"
        truth.apply(as_tuples(choice), seat)
        games.append(truth.copy())
        events.append(len(truth.log))
    viewers: tuple[int | None, ...] = (0, 1, None)
    for client, viewer in zip(clients, viewers, strict=True):
        allowed = [as_json(view(game, viewer)) for game in games]
        at = told = 0
        for message in client.received:
            announced = ""
            if message["type"] == "update":
                shown = message["view"]
                at = next(k for k in range(at, len(games)) if shown in (allowed[k], {**allowed[k], "ask": None}))
                assert "seed" not in shown["setup"] and (message["ask"] is None) == (shown["ask"] is None)
                if shown["ask"] is not None:
                    assert [o["value"] for o in message["ask"]["options"]] == shown["ask"]["options"]
                announced = json.dumps([data for _, data, to, _ in truth.log[told : events[at]] if to is None])
                told = events[at]
            beside = json.dumps({k: v for k, v in message.items() if k != "view"})
            for secret in hidden_from(games[at], viewer):
                if f'"{secret}"' not in announced:
                    assert f'"{secret}"' not in beside, (viewer, at, secret, message)


def hidden_from(game: Game, seat: int | None) -> set[str]:
    """Unexplored tiles, Objectives, hands and backpacks of others: nobody at this seat may read these ids."""
    if game.over:
        return set()
    hidden = {game.tiles[r] for r in range(1, len(game.tiles)) if not game.explored[r]}
    hidden -= {game.tiles[r] for r in range(1, len(game.tiles)) if game.explored[r]}
    for p in game.seats:
        if p.index != seat:
            hidden |= {*p.objectives, *p.items, *p.hand, *p.looking}
    hidden -= set(json.dumps(as_json(view(game, seat))).replace('"', " ").split())
    return {h for h in hidden if isinstance(h, str)}


def test_a_seat_comes_back_to_exactly_its_private_state(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2, seed=5)
        (_, one), (_, two) = server.join(code), server.join(code)
        async with server.at(code, two) as b:
            async with server.at(code, one) as a:
                both = [asyncio.create_task(c.play(random.Random(1))) for c in (a, b)]
                await a.until(lambda c: len(c.lines) > 30 and c.ask is not None)
                for task in both:
                    task.cancel()
                await asyncio.gather(*both, return_exceptions=True)
                await asyncio.sleep(0)
            await b.until(lambda c: not c.seats[0]["connected"])
            async with server.at(code, one) as again, server.at(code, one) as once_more:
                assert again.view == once_more.view and again.ask == once_more.ask
                assert again.view["seats"][0]["hand"] is not None
                assert again.lines == once_more.lines
                assert {k: v for k, v in again.lines.items() if k in a.lines}.keys() == a.lines.keys()
                upto = again.update["upto"] if again.update is not None else ""
            async with server.at(code, one, since=upto) as later:
                assert later.update is not None and not later.lines
                assert later.update["first"] == len(again.lines) and later.view == again.view

    asyncio.run(play())


def test_a_spectator_sees_the_public_view_and_cannot_play(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2, seed=5)
        _, one = server.join(code)
        async with server.at(code) as spectator, server.at(code, one):
            assert spectator.view["seat"] is None and spectator.ask is None
            assert all("hand" not in seat and "items" not in seat for seat in spectator.view["seats"])
            assert spectator.view == as_json(view(Game.new(Setup(players=2, options=NUMBERED, seed=5)), None))
            for message in ({"type": "choose", "ask": "0-0-0", "choice": 0}, {"type": "undo"}, {"type": "why_not"}):
                assert (await spectator.say(**message))["error"] == "not_seated"

    asyncio.run(play())


def test_the_language_changes_in_mid_game(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=1, seed=3)
        _, secret = server.join(code)
        async with server.at(code, secret) as client:
            await client.play(random.Random(3), most=5)
            before, ask = dict(client.lines), client.ask
            assert (await client.say("set_language", language="fr"))["type"] == "done"
            assert client.lines.keys() == before.keys() and client.lines != before
            assert client.ask is not None and ask is not None
            assert client.ask["text"] != ask["text"] and client.ask["id"] == ask["id"]
            assert (await client.say("why_not"))["impossible"]
        async with server.at(code, secret) as again:
            assert again.lines == client.lines, "a seat keeps its language"

    asyncio.run(play())


def test_the_table_talks(server: Server) -> None:
    """R-25.7: everybody reads what a seat says, as it was said."""

    async def play() -> None:
        code = server.table(players=2, seed=5)
        (_, one), (_, two) = server.join(code), server.join(code)
        async with server.at(code, one) as a, server.at(code, two) as b:
            await a.say("say", text="Écoutez !")
            assert (await b.got("chat"))["text"] == "Écoutez !"
        async with server.at(code, two) as again:
            assert [line["text"] for line in again.received[0]["chat"]] == ["Écoutez !"]

    asyncio.run(play())
