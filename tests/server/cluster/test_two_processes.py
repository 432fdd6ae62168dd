"""Tables played through several processes: who owns them, who forwards, and what happens when one is gone."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from nemesis.server.table.ports import MOVED

from ..kills import Tally
from ..playing import PATIENCE, Client, Server
from ..services import RedisServer, new_database
from .playing_on import (
    Person,
    check_accounts,
    come_back,
    new_table,
    owner_of,
    processes,
    rows,
    stop_process,
    stored,
    together,
    until,
)

pytestmark = pytest.mark.posix


@pytest.fixture(scope="module")
def pair(postgresql: str, redis: RedisServer) -> Iterator[list[Server]]:
    """Two processes for all tests that end neither of them, however busy the machine is."""
    with processes(new_database(postgresql), redis.url, 2, lease_seconds=PATIENCE) as started:
        yield started


@pytest.fixture
def database(postgresql: str) -> str:
    return new_database(postgresql)


def test_a_table_is_played_through_two_processes(pair: list[Server]) -> None:
    """Created and owned by one; joined, played and read through the other."""
    here, there = pair
    code = here.table(players=2, seed=7)
    secrets = [there.join(code, seat)[1] for seat in (0, 1)]
    assert there.get(f"/api/tables/{code}") == here.get(f"/api/tables/{code}")
    assert there.get(f"/api/tables/{code}/sheet/fr")[1] == here.get(f"/api/tables/{code}/sheet/fr")[1]
    owner = asyncio.run(owner_of(here.database, code))

    async def play() -> None:
        async with here.at(code, secrets[0]) as local, there.at(code, secrets[1]) as far:
            await together([local, far], 30, seed=1)
            assert (await far.say("say", text="Is anybody there?"))["type"] == "done"
            assert (await local.got("chat"))["text"] == "Is anybody there?"
            refused = await far.say("choose", ask="1-0-0-0", choice=0)
            assert refused["error"] in ("stale", "not_asked")
            await far.send_raw("nonsense")
            await far.until(lambda c: c.received[-1].get("error") == "bad_message")

    asyncio.run(play())
    mine = [server.post("/api/mine", {"secrets": secrets})[1]["tables"] for server in pair]
    assert [(m["table"]["code"], m["seat"]) for m in mine[0]] == [(code, 0), (code, 1)]
    assert mine[0] == mine[1]
    status, replay = there.post(f"/api/tables/{code}/replay", {"secret": secrets[1]})
    assert status == 200 and len(replay["moments"]) > 5
    assert there.get(f"/api/tables/{code}/record") == (409, here.get(f"/api/tables/{code}/record")[1])
    assert asyncio.run(owner_of(here.database, code)) == owner, "asking through another process changes no owner"


def test_what_a_forwarded_line_is_told_is_what_a_local_one_is_told(pair: list[Server]) -> None:
    """The same bytes for each seat and for spectators, whatever they cause: so all tests of secrecy hold for both."""
    here, there = pair

    async def play(seed: int) -> None:
        code = here.table(players=2, seed=seed)
        secrets: list[str | None] = [here.join(code, seat)[1] for seat in (0, 1)]
        async with (
            here.at(code, secrets[0]) as a, there.at(code, secrets[0]) as far_a,
            there.at(code, secrets[1]) as b, here.at(code, secrets[1]) as near_b,
            here.at(code) as watching, there.at(code) as far_watching,
        ):  # fmt: skip
            await together([a, b], 24, seed)
            await b.say("say", text="So.")
            for near, far, least in ((a, far_a, 6), (near_b, b, 6), (watching, far_watching, 2)):
                await far.got("chat")
                await near.got("chat")
                one, other = until_the_chat(near), until_the_chat(far)
                shorter = min(len(one), len(other))
                assert shorter >= least and one[-shorter:] == other[-shorter:], "spectators are told now and then only"

    for seed in (3, 4):
        asyncio.run(play(seed))


def until_the_chat(client: Client) -> list[Any]:
    """What it was told of the game, in order; of two who came one after the other, the end is the same."""
    told = [message for message in client.received if message["type"] in ("update", "chat")]
    return told[: [message["type"] for message in told].index("chat") + 1]


def test_a_table_begins_at_a_moment_of_one_that_another_process_plays(pair: list[Server]) -> None:
    here, there = pair
    code = here.table(players=1, seed=3)
    _, secret = here.join(code)

    async def play() -> None:
        async with here.at(code, secret) as client:
            await client.play(random.Random(1), 4)

    asyncio.run(play())
    status, info = there.post("/api/tables", {"start": {"code": code, "at": 1, "secret": secret}})
    assert status == 201, info
    assert asyncio.run(owner_of(here.database, info["code"]))[0] == asyncio.run(owner_of(here.database, code))[0]


def test_unknown_tables_and_bad_requests_are_refused_by_both(pair: list[Server]) -> None:
    here, there = pair
    code = here.table(players=2, seed=8)
    for server in pair:
        assert server.get("/api/tables/zzzzzzzz")[0] == 404
        assert server.post(f"/api/tables/{code}/seats", {"name": "", "seat": 0})[0] == 400
        assert server.post(f"/api/tables/{code}/seats", {"name": "A", "seat": 4})[0] == 404
    here.join(code, 0)
    assert there.post(f"/api/tables/{code}/seats", {"name": "B", "seat": 0})[0] == 409


def test_a_killed_owner_loses_nothing_and_its_games_go_on_elsewhere(database: str, redis: RedisServer) -> None:
    tally = Tally()
    with processes(database, redis.url, 2, snapshot_every=7) as servers:
        tables = [new_table(servers[n % 2], players=2, seed=n) for n in range(4)]
        nobodys = servers[0].table({"0": "crew", "1": "crew"}, players=2, seed=99)

        async def play() -> None:
            people = [Person(t, seat, servers, 10 * k + seat, tally) for k, t in enumerate(tables) for seat in (0, 1)]
            at_work = [asyncio.create_task(person.play()) for person in people]
            await until(lambda: tally.answered > 60, "nobody plays")
            before = [await owner_of(database, table.code) for table in tables]
            killed = servers[0].get("/api/health")[1]["node"]
            servers[0].kill()
            moves = (await rows(database, "SELECT count(*) FROM moves WHERE code = $1", nobodys))[0][0]
            made = [len(table.times) for table in tables]
            await until(
                lambda: all(len(t.times) > m + 5 for t, m in zip(tables, made, strict=True)), "not every game goes on"
            )
            after = [await owner_of(database, table.code) for table in tables]
            assert len({node for node, _ in after}) == 1
            taken = [(a, b) for a, b in zip(before, after, strict=True) if a[0] == killed]
            assert taken and all(b[1] > a[1] for a, b in taken), "a table is taken under a new epoch"
            while (await rows(database, "SELECT count(*) FROM moves WHERE code = $1", nobodys))[0][0] <= moves:
                assert (await rows(database, "SELECT over FROM tables WHERE code = $1", nobodys)) == [(False,)]
                await asyncio.sleep(0.1)
            for task in at_work:
                task.cancel()
            await asyncio.gather(*at_work, return_exceptions=True)

        asyncio.run(asyncio.wait_for(play(), 60))
        asyncio.run(check_accounts(database, tables))
    assert not {"internal", "not_saved"} & set(tally.refused), tally.reasons


def test_a_stale_owner_writes_nothing(database: str, redis: RedisServer) -> None:
    """Stopped past its lease and woken, with answers on their way to it; its viewers are sent where the game goes on."""
    with processes(database, redis.url, 2) as (stale, other):
        code = stale.table(players=1, seed=5)
        _, secret = stale.join(code)

        async def play() -> None:
            async with stale.at(code, secret) as held:
                await held.play(random.Random(1), 5)
                node, epoch = await owner_of(database, code)
                ask = held.ask
                assert ask is not None
                stop_process(stale, signal.SIGSTOP)
                try:
                    await held.send_raw({"type": "say", "text": "Nobody hears this."})
                    await held.send_raw({"type": "set_language", "language": "fr"})
                    await held.send_raw({"type": "choose", "ask": ask["id"], "choice": 0})
                    async with come_back(other, code, secret) as client:
                        assert client.ask is not None and client.ask["id"] == ask["id"]
                        await client.choose(len(ask["options"]) - 1)
                        await client.play(random.Random(2), 3)
                    kept = await stored(database, code)
                finally:
                    stop_process(stale, signal.SIGCONT)
                await until(lambda: held.closed, "its viewer is not sent away")
                assert held.connection.close_code == MOVED
                assert not [m for m in held.received if m["type"] == "done" and m["ref"] is None]
            assert await stored(database, code) == kept
            owner = await owner_of(database, code)
            assert owner[0] != node and owner[1] == epoch + 1
            async with stale.at(code, secret) as back, other.at(code, secret) as there:
                assert back.view == there.view
                await back.play(random.Random(3), 2)
            assert await owner_of(database, code) == owner
            assert len((await stored(database, code)).moves) > len(kept.moves)

        asyncio.run(asyncio.wait_for(play(), 60))
