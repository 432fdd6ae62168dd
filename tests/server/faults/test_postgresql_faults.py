"""PostgreSQL restarted in two ways, and frozen, under play."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator

import pytest

from ..playing import PATIENCE, Server
from ..services import Postgres, a_postgresql, new_database
from .evening import Evening, eventually

pytestmark = pytest.mark.linux


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with a_postgresql() as running:
        yield running


@pytest.fixture(scope="module")
def server(postgres: Postgres) -> Iterator[Server]:
    """One for all: each fault must leave it sound for the next."""
    running = Server(postgres.url, bot_pause=0.05, reaction_limit=0.5, snapshot_every=7, storage_seconds=1.0).start()
    try:
        yield running
    finally:
        postgres.thaw()
        running.kill()
        print(running.log.decode())


async def stop_and_start(postgres: Postgres, how: str, meanwhile: Evening) -> None:
    await asyncio.to_thread(postgres.stop, how)
    await meanwhile.answers("/api/ready", 503)
    assert (await meanwhile.get("/api/health"))[0] == 200
    await asyncio.to_thread(postgres.start)


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_after_a_restart_every_table_goes_on_by_itself(postgres: Postgres, server: Server, how: str) -> None:
    """Tables that wait for a bot, for a flag, for somebody absent, and those of people."""

    async def play() -> None:
        evening = Evening(server, postgres.url)
        alone = [await evening.table_of_bots(), await evening.table_out_of_time()]
        away = await evening.table_of_somebody_away()
        played = [await evening.table({2: "crew"}, players=3) for _ in range(2)]
        async with evening.watched(*alone), evening.people(*played):
            await evening.acknowledged(5)
            await evening.all_go_on(*alone)
            async with evening.watched(away):
                await stop_and_start(postgres, how, evening)
                await evening.answers("/api/ready", 200)
                await evening.all_go_on(*alone, away)
                await evening.acknowledged(5)
        assert (await evening.stored(away)).seats[0].standing_in
        await evening.settle_accounts()
        assert set(evening.refused) <= {"not_saved", "stale", "unavailable"}, evening.refused

    asyncio.run(play())


def test_frozen_it_refuses_moves_in_time_and_thawed_everything_goes_on(postgres: Postgres, server: Server) -> None:
    """Also the writes whose fate nobody knew: none is lost, none is made twice."""

    async def play() -> None:
        evening = Evening(server, postgres.url)
        alone = [await evening.table_of_bots(), await evening.table_out_of_time()]
        played = [await evening.table({}, players=2) for _ in range(3)]
        async with evening.watched(*alone), evening.people(*played):
            await evening.acknowledged(5)
            postgres.freeze()

            async def refused() -> bool:
                return evening.refused["not_saved"] > 0

            await eventually(refused, "a move is refused though the database does not answer")
            await evening.answers("/api/ready", 503)
            assert (await evening.get("/api/health"))[0] == 200
            postgres.thaw()
            await evening.answers("/api/ready", 200)
            await evening.all_go_on(*alone)
            await evening.acknowledged(5)
        await evening.settle_accounts()
        assert set(evening.refused) <= {"not_saved", "stale", "unavailable"}, evening.refused

    asyncio.run(play())


@pytest.mark.soak
def test_twenty_faults_at_random_moments(postgres: Postgres, server: Server) -> None:
    chance = random.Random(20)

    async def play() -> None:
        evening = Evening(server, postgres.url)
        alone = [await evening.table_of_bots(), await evening.table_out_of_time()]
        played = [await evening.table({2: "crew"}, players=3) for _ in range(6)]
        async with evening.watched(*alone), evening.people(*played):
            for _ in range(20):
                await asyncio.sleep(chance.random() * 2)
                if chance.random() < 0.5:
                    await stop_and_start(postgres, chance.choice(["fast", "immediate"]), evening)
                else:
                    postgres.freeze()
                    await asyncio.sleep(chance.random() * 4)
                    postgres.thaw()
                await evening.answers("/api/ready", 200)
                await evening.all_go_on(*alone)
        await evening.settle_accounts()
        print(f"{sum(len(t.moves) for t in evening.tables)} acknowledged; refused: {dict(evening.refused)}")

    asyncio.run(play())


def test_a_server_may_start_before_its_database_and_be_stopped_when_that_is_frozen(postgres: Postgres) -> None:
    database = new_database(postgres.url)
    postgres.stop("fast")
    server = Server(database, bot_pause=0.05, storage_seconds=1.0)

    async def play() -> None:
        evening = Evening(server, database)
        await evening.answers("/api/ready", 503)
        assert (await evening.get("/api/tables/abcdefgh"))[0] == 503
        postgres.start()
        await evening.answers("/api/ready", 200)
        table, played = await evening.table_of_bots(), await evening.table({}, players=2)
        async with evening.watched(table), evening.people(played):
            await evening.acknowledged(3)
            postgres.freeze()
            await evening.answers("/api/ready", 503)
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)
            server.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(server.process.wait, PATIENCE)
            postgres.thaw()
        await evening.settle_accounts()

    try:
        server.start()
        asyncio.run(play())
        assert "Traceback" not in server.log_so_far()
    finally:
        postgres.thaw()
        server.kill()
