"""SIGKILL under play: no acknowledged move is lost, and the game goes on exactly where it was."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from dataclasses import replace
from pathlib import Path

from websockets.exceptions import WebSocketException

from nemesis.engine.machine import as_tuples
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.resume import resumed
from nemesis.server.table.data.stored import StoredTable
from nemesis.view import view

from .playing import Client, Server

KILLS = 6


async def stored(server: Server, code: str) -> StoredTable:
    storage = SqlStorage(server.database)
    found = await storage.load(code)
    await storage.engine.dispose()
    assert found is not None
    return found


async def play_and_kill(server: Server, code: str, secrets: list[str], chance: random.Random) -> list[Client]:
    """Play, and kill the server at a random moment after a few acknowledged moves."""
    clients: list[Client] = []
    wanted = chance.randint(3, 15)

    async def seat(secret: str, seed: int) -> None:
        try:
            async with server.at(code, secret) as client:
                clients.append(client)
                await client.play(random.Random(seed))
        except (OSError, WebSocketException):
            pass

    async def killer() -> None:
        while sum(len(c.done) for c in clients) < wanted and not any(c.update and c.over for c in clients):
            await asyncio.sleep(0.001)
        await asyncio.sleep(chance.random() * 0.02)
        server.kill()

    await asyncio.gather(killer(), *(seat(s, chance.randrange(10**6)) for s in secrets))
    return clients


def test_no_acknowledged_move_is_lost_and_no_game_is_corrupt(tmp_path: Path) -> None:
    chance = random.Random(42)
    server = Server(tmp_path / "tables.db", snapshot_every=7).start()
    acknowledged: list[tuple[str, int, int, object]] = []

    async def check(code: str, secret: str, clients: list[Client]) -> None:
        acknowledged.extend((code, *place(id), value) for client in clients for id, value in client.done)
        kept = {c: await stored(server, c) for c in {code for code, *_ in acknowledged}}
        for where, seat, own, value in acknowledged:
            made = [move.value for move in kept[where].moves if move.seat == seat]
            assert made[own] == json.loads(json.dumps(value))
        for table in kept.values():
            assert resumed(table).digest() == resumed(replace(table, snapshot=None)).digest()
        game = resumed(kept[code])
        assert not game.over
        server.start()
        async with server.at(code, secret) as client:
            later = await stored(server, code)
            shown = [json.loads(json.dumps(view(game, 0)))]
            for move in later.moves[len(kept[code].moves) :]:
                game.apply(as_tuples(move.value), move.seat)
                shown.append(json.loads(json.dumps(view(game, 0))))
            first = next(m for m in client.received if m["type"] == "update")
            assert first["view"] in shown or first["view"] in [{**v, "ask": None} for v in shown]

    try:
        for seed in range(KILLS):
            code = server.table({"2": "crew"}, players=3, seed=seed)
            secrets = [server.join(code, seat)[1] for seat in (0, 1)]
            clients = asyncio.run(play_and_kill(server, code, secrets, chance))
            asyncio.run(check(code, secrets[0], clients))
        assert len(acknowledged) >= 3 * KILLS
    finally:
        server.kill()


def place(ask_id: str) -> tuple[int, int]:
    """(seat, how many choices it had made before)."""
    seat, _, own, _ = ask_id.split("-")
    return int(seat), int(own)


def test_a_server_that_is_asked_to_stop_does_so_with_players_at_the_table(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", bot_pause=0.01).start()

    async def play() -> None:
        code = server.table({"1": "crew"}, players=2, seed=1)
        async with server.at(code, server.join(code, 0)[1]) as client:
            await client.play(random.Random(1), most=3)
            await asyncio.to_thread(server.kill, signal.SIGTERM)
            await client.until(lambda c: c.closed)

    try:
        asyncio.run(play())
    finally:
        server.kill()
    assert b"Traceback" not in server.log and b'"closed"' in server.log
