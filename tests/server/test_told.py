"""What comes with a question and with a line of the log: where it is from, what it risks, why it happened."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from nemesis.engine.events import EVENTS

from .playing import Client, Server


def new_table(server: Server, **fields: Any) -> str:
    status, info = server.post("/api/tables", fields)
    assert status == 201, info
    code: str = info["code"]
    return code


async def updates(server: Server, code: str, choices: int, seed: int) -> list[dict[str, Any]]:
    _, secret = server.join(code)
    async with server.at(code, secret) as client:
        await client.play(random.Random(seed), most=choices)
        return [m for m in client.received if m["type"] == "update"]


def asked(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [update["ask"] for update in found if update["ask"] is not None]


def test_moves_and_shots_come_with_their_odds_in_the_viewers_language(server: Server) -> None:
    code = new_table(server, setup={"players": 1, "seed": 6})
    found = asyncio.run(updates(server, code, 200, 6))
    moves = [o for ask in asked(found) if ask["kind"] == "turn" for o in ask["options"] if o["value"][0] == "move"]
    rolled = [o["risks"] for o in moves if o["risks"] and o["risks"][0]["id"] not in ("company", "intruders")]
    assert moves and rolled and all(o["risks"] for o in moves)
    for risks in rolled:
        roll = [r for r in risks if r["id"] in ("noise", "encounter", "danger", "silence")]
        ground = [r for r in risks if r not in roll]
        assert {r["id"] for r in ground} <= {"fire", "malfunction", "slime"}
        assert 98 <= sum(r["percent"] for r in roll) <= 102 and all(f"{r['percent']}%" in r["text"] for r in risks)
    others = [o for ask in asked(found) if ask["kind"] == "pay" for o in ask["options"]]
    assert others and all(o["risks"] == [] for o in others)


def test_a_table_without_odds_shows_none(server: Server) -> None:
    code = new_table(server, setup={"players": 1, "seed": 6}, odds=False)
    found = asyncio.run(updates(server, code, 60, 6))
    assert server.get(f"/api/tables/{code}")[1]["odds"] is False
    assert all(o["risks"] == [] for ask in asked(found) for o in ask["options"])


def test_questions_name_what_stands_behind_them(server: Server) -> None:
    code = new_table(server, setup={"players": 1, "seed": 6})
    sources = {ask["kind"]: ask["source"] for ask in asked(asyncio.run(updates(server, code, 200, 6)))}
    assert sources["turn"] == "R-5.1" and sources.get("keep_item", "yellow") in ("yellow", "green", "red")


def test_lines_name_the_term_that_says_why(server: Server) -> None:
    code = new_table(server, setup={"players": 1, "seed": 6})
    lines = [line for update in asyncio.run(updates(server, code, 80, 6)) for line in update["lines"]]
    said = [line for line in lines if line["text"]]
    assert said and all(line["term"] == EVENTS[line["event"]].term for line in said)
    assert {"noise_marker", "turn", "round"} <= {line["term"] for line in said}


def test_lines_without_words_are_sent_for_what_they_move(server: Server) -> None:
    code = new_table(server, setup={"players": 1, "seed": 6})
    lines = [line for update in asyncio.run(updates(server, code, 80, 6)) for line in update["lines"]]
    silent = [line for line in lines if not line["text"]]
    assert {"action", "moved", "noise_rolled"} <= {line["event"] for line in silent}
    assert all(line["term"] is None for line in silent)
    assert [line["at"] for line in lines] == list(range(len(lines)))


def test_a_claim_that_nobody_can_make_is_refused(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=2, seed=5)
        _, secret = server.join(code)
        async with server.at(code, secret) as client:
            assert client.update is not None and client.update["claims"] == []
            assert (await client.say("claim", claim="lucrative_offer"))["error"] == "no_such_claim"

    asyncio.run(play())


async def to_the_first_turn(client: Client) -> None:
    await client.play(random.Random(1), most=1)


def test_the_hourglass_is_seized_out_of_turn_when_its_sand_has_run_out(server: Server) -> None:
    """A-10.1: by somebody who is not asked; the Noise roll is resolved, then the turn goes on."""

    async def play() -> None:
        options = {"hourglass_actions": 1}
        setup = {
            "players": 2,
            "seed": 5,
            "modules": ["hourglass"],
            "options": options,
            "characters": ["captain", "scout"],
        }
        code = new_table(server, setup=setup)
        (_, one), (_, two) = server.join(code), server.join(code)
        chance = random.Random(2)
        async with server.at(code, one) as a, server.at(code, two) as b:
            for _ in range(60):
                waiting = next((c for c in (a, b) if c.ask is None and c.update and c.update["claims"]), None)
                if waiting is not None:
                    break
                acting = a if a.ask is not None else b
                await acting.until(lambda c: c.ask is not None)
                await acting.play(chance, most=1)
            assert waiting is not None, "the sand never ran out"
            assert waiting.update is not None and waiting.update["claims"] == ["seize_hourglass"]
            acting = a if waiting is b else b
            await acting.until(lambda c: c.ask is not None)
            old = acting.ask
            assert old is not None and ["claim", "seize_hourglass"] in [o["value"] for o in old["options"]]
            assert (await waiting.say("claim", claim="seize_hourglass"))["type"] == "done"
            await waiting.until(lambda c: c.ask is not None and c.ask["kind"] == "hourglass_room")
            assert (await waiting.choose(0))["type"] == "done"
            told = {line["event"] for c in (a, b) for line in c.lines.values()}
            assert "hourglass_seized" in told
            await acting.until(lambda c: c.ask is not None and c.ask["options"] != old["options"])
            assert (await acting.say("choose", ask=old["id"], choice=0))["error"] == "stale", "the options changed"

    asyncio.run(play())
