"""Watching a game again: through whose eyes, and which moments."""

from __future__ import annotations

import asyncio
import json
import random
import time
from itertools import pairwise
from typing import Any

import msgspec

from nemesis import Game, Setup
from nemesis.engine.machine import as_tuples
from nemesis.server.messages import Replay
from nemesis.view import view

from .playing import NUMBERED, Server
from .test_beginnings import finished
from .test_playing import hidden_from, moves_of, seed_of

PAUSES_OVER = 0.5
"""Reaction pauses of the server under test last 0.02 s each."""


def replay(server: Server, code: str, **of: Any) -> Any:
    status, found = server.post(f"/api/tables/{code}/replay", of)
    assert status == 200, found
    return found


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_after_the_end_every_seat_and_every_moment_is_open(server: Server) -> None:
    code = finished(server, seed=31, players=3)
    game = Game.new(Setup(players=3, options=NUMBERED, seed=seed_of(server, code)), log=True)
    games = [game.copy()]
    for _, seat, choice in moves_of(server, code):
        game.apply(as_tuples(choice), seat)
        games.append(game.copy())
    for eyes in (None, 0, 1, 2):
        found = replay(server, code, seat=eyes, language="fr")
        msgspec.convert({**found, "view": None}, Replay)
        assert found["report"] and found["view"] is None and len(found["lines"]) > 50
        moments = found["moments"]
        assert [m["at"] for m in moments] == sorted({m["at"] for m in moments})
        for moment in random.Random(1).sample(moments, 12):
            shown = replay(server, code, seat=eyes, at=moment["at"])
            assert shown["view"] == as_json(view(games[moment["at"]], eyes)) and not shown["moments"]
            assert (moment["round"], moment["phase"]) == (shown["view"]["round"], shown["view"]["phase"])
    assert len(replay(server, code)["moments"]) <= len(games)
    assert server.post(f"/api/tables/{code}/replay", {"seat": 4})[0] == 404
    assert server.post(f"/api/tables/{code}/replay", {"at": 10**6})[0] == 404


def test_before_the_end_one_sees_with_ones_own_eyes_only(server: Server) -> None:
    code = server.table({"2": "crew"}, players=3, seed=17)
    (_, one), (_, two) = server.join(code, 0), server.join(code, 1)

    async def play() -> None:
        async with server.at(code, one) as a, server.at(code, two) as b:
            both = [asyncio.create_task(c.play(random.Random(1))) for c in (a, b)]
            await a.until(lambda c: len(c.lines) > 60)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    asyncio.run(play())
    time.sleep(PAUSES_OVER)
    for body in ({"seat": 0}, {"seat": 2}, {"seat": 1, "secret": one}, {"secret": "x" * 32}):
        assert server.post(f"/api/tables/{code}/replay", body)[0] == 403, body
    truth = Game.new(Setup(players=3, options=NUMBERED, seed=seed_of(server, code)), log=True)
    for _, seat, choice in moves_of(server, code):
        truth.apply(as_tuples(choice), seat)
    viewers: tuple[tuple[dict[str, Any], int | None], ...] = (
        ({"secret": one}, 0),
        ({"secret": two, "seat": 1}, 1),
        ({}, None),
    )
    for of, eyes in viewers:
        found = replay(server, code, **of)
        assert [m["at"] for m in found["moments"]] == list(range(len(found["moments"]))), "numbered for this viewer"
        assert found["report"] == []
        last = replay(server, code, **of, at=found["moments"][-1]["at"])["view"]
        assert last == as_json(view(truth, eyes)), "nothing is going on any more"
        text = json.dumps(found)
        assert not [
            secret for secret in hidden_from(truth, eyes) if f'"{secret}"' in text and not told(truth, eyes, secret)
        ]


def told(game: Game, eyes: int | None, secret: str) -> bool:
    """Did the log ever tell this viewer?"""
    seen = [data if to is None or eyes in to else {k: v for k, v in data.items() if k not in hidden}
            for _, data, to, hidden in game.log or ()]  # fmt: skip
    return f'"{secret}"' in json.dumps(seen)


def test_a_secret_answer_makes_no_moment_for_the_others(server: Server) -> None:
    """Q-34: the number of moments of a spectator does not count what happened in secret."""
    code = finished(server, seed=33, players=4)
    made = len(moves_of(server, code))
    public = replay(server, code)["moments"]
    assert len(public) < made + 1, "somebody answered in secret"
    shown = [(replay(server, code, at=m["at"])["view"], m["lines"]) for m in public[:40]]
    assert all(one != next for one, next in pairwise(shown))
