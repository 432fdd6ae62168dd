"""SIGKILL under play: no acknowledged move is lost, and the game goes on exactly where it was."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path

from websockets.exceptions import WebSocketException

from nemesis.server.storage import Storage, StoredTable
from nemesis.server.table import resumed
from nemesis.view import view

from .playing import Client, Server

KILLS = 6


async def stored(server: Server, code: str) -> StoredTable:
    storage = Storage(server.database)
    found = await storage.load(code)
    await storage.engine.dispose()
    assert found is not None
    return found


async def play_and_kill(server: Server, code: str, secrets: list[str], chance: random.Random) -> list[Client]:
    """Play, and kill the server at a random moment after a few acknowledged moves."""
    clients: list[Client] = []
    wanted = chance.randint(3, 25)

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
    code = server.table({"2": "simple"}, players=3, seed=31)
    secrets = [server.join(code, seat)[1] for seat in (0, 1)]
    acknowledged: list[tuple[int, int, object]] = []
    in_play = 0

    async def check(clients: list[Client]) -> bool:
        for client in clients:
            for id, value in client.done:
                who, _, own_choices = id.split("-")
                acknowledged.append((int(who), int(own_choices), value))
        kept = await stored(server, code)
        for seat, own, value in acknowledged:
            made = [move.value for move in kept.moves if move.seat == seat]
            assert made[own] == json.loads(json.dumps(value))
        game = resumed(kept)
        over = game.over
        assert game.digest() == resumed(replace(kept, snapshot=None)).digest()
        server.start()
        async with server.at(code, secrets[0]) as client:
            later = await stored(server, code)
            shown = [json.loads(json.dumps(view(game, 0)))]
            for move in later.moves[len(kept.moves) :]:
                game.apply(tuple(move.value) if isinstance(move.value, list) else move.value, move.seat)
                shown.append(json.loads(json.dumps(view(game, 0))))
            first = next(m for m in client.received if m["type"] == "update")
            assert first["view"] in shown or first["view"] in [{**v, "ask": None} for v in shown]
        return over

    try:
        for _ in range(KILLS):
            clients = asyncio.run(play_and_kill(server, code, secrets, chance))
            in_play += not asyncio.run(check(clients))
        assert in_play == KILLS and len(acknowledged) >= 3 * KILLS
    finally:
        server.kill()
