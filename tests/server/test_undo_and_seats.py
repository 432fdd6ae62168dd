"""Taking back, votes, and seats that go to bots and come back."""

from __future__ import annotations

import asyncio
import random

from .playing import Client, Server


async def play_until(clients: list[Client], seat: int, undo: str) -> None:
    """Play at random until this seat has nothing to answer for and could undo in this way."""
    chance = random.Random(4)
    for _ in range(400):
        if clients[seat].update is not None and clients[seat].update["undo"] == undo:  # type: ignore[index]
            return
        for client in clients:
            if client.ask is not None:
                await client.play(chance, most=1)
                break
        else:
            await clients[0].until(lambda _: any(c.ask is not None or c.over for c in clients))
    raise AssertionError(f"no {undo} undo in 400 choices")


def test_an_undo_is_free_while_nobody_learnt_anything(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=1, seed=3)
        _, secret = server.join(code)
        async with server.at(code, secret) as a:
            chance = random.Random(8)
            for _ in range(300):
                before, ask, lines = a.view, a.ask, dict(a.lines)
                await a.play(chance, most=1)
                assert a.update is not None
                if a.update["undo"] == "free" and len(lines) < len(a.lines):
                    break
            else:
                raise AssertionError("nothing could be undone")
            assert ask is not None and (await a.say("undo"))["type"] == "done"
            await a.until(lambda c: c.view == before)
            assert a.lines == lines, "the lines of what was undone are gone"
            assert a.ask is not None and a.ask["options"] == ask["options"]
            assert a.ask["id"] != ask["id"], "an answer sent before the undo does not count after it"
            assert not [m for m in a.received if m["type"] == "vote_open"]
        async with server.at(code, secret) as again:
            assert again.view == before and again.lines == lines

    asyncio.run(play())


def test_beyond_that_every_seated_human_must_agree(server: Server) -> None:
    async def play() -> None:
        code = server.table({"2": "crew"}, players=3, seed=5)
        (_, one), (_, two) = server.join(code, 0), server.join(code, 1)
        async with server.at(code, one) as a, server.at(code, two) as b:
            await play_until([a, b], 0, "vote")
            await a.say("undo")
            vote = await b.got("vote_open")
            assert (vote["about"], vote["by"], vote["agreed"], vote["needed"]) == ("undo", 0, [0], [0, 1])
            assert (await a.say("undo"))["error"] == "vote_open"
            assert (await b.say("vote", vote=vote["vote"] + 1, agree=True))["error"] == "no_such_vote"
            view = a.view
            await b.say("vote", vote=vote["vote"], agree=False)
            assert (await a.got("vote_closed"))["passed"] is False
            assert a.view == view
            await a.say("undo")
            await b.until(lambda c: [m for m in c.received if m["type"] == "vote_open"][-1]["vote"] > vote["vote"])
            again = await b.got("vote_open")
            assert (await b.say("vote", vote=again["vote"], agree=True))["type"] == "done"
            await a.until(lambda c: {"type": "vote_closed", "vote": again["vote"], "passed": True} in c.received)
            await a.until(lambda c: c.ask is not None and c.ask["id"].startswith("0-1-"))
            assert a.view != view

    asyncio.run(play())


def test_a_seat_goes_to_a_bot_and_comes_back(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2, seed=5)
        (_, one), (_, two) = server.join(code), server.join(code)
        async with server.at(code, one) as a:
            assert (await a.say("set_bot", seat=0, bot="deep"))["error"] == "no_such_bot"
            assert (await a.say("set_bot", seat=4, bot="crew"))["error"] == "no_such_seat"
            async with server.at(code, two):
                assert (await a.say("set_bot", seat=1, bot="crew"))["error"] == "not_yours", "the player is here"
            await a.until(lambda c: not c.seats[1]["connected"])
            await a.say("set_bot", seat=1, bot="crew")
            assert (await a.got("vote_closed"))["passed"] is True, "the only player present decides"
            await a.until(lambda c: c.seats[1]["bot"] == "crew")
            await a.play(random.Random(2), most=8)
            async with server.at(code, two) as b:
                assert b.view["seats"][1]["hand"] is not None
                assert (await a.say("set_bot", seat=1, bot=None))["error"] == "not_yours"
                assert (await b.say("set_bot", seat=1, bot=None))["type"] == "done"
                await a.until(lambda c: c.seats[1]["bot"] is None)
                both = [asyncio.create_task(c.play(random.Random(2))) for c in (a, b)]
                await b.until(lambda c: len(c.done) >= 3)
                for task in both:
                    task.cancel()
                await asyncio.gather(*both, return_exceptions=True)

    asyncio.run(play())


def test_bots_alone_play_on_in_an_empty_room(server: Server) -> None:
    async def play() -> None:
        code = server.table({"0": "crew", "1": "random"}, players=2, seed=9)
        async with server.at(code) as spectator:
            await spectator.until(lambda c: c.over)
            assert spectator.view["ask"] is None

    asyncio.run(play())
