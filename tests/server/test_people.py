"""Who decides at a table, who may come in, and who is shown the door."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from nemesis import Game
from nemesis.saves import client_of
from nemesis.server.messages import Refused
from nemesis.server.table.data.stored import CHAT_LINES
from nemesis.server.table.names import clean_name, clean_words, distinct

from .playing import PATIENCE, Client, Server


def seated(server: Server, players: int, bots: dict[str, str] | None = None) -> tuple[str, list[str]]:
    code = server.table(bots, players=players, seed=5)
    return code, [server.join(code, name=name)[1] for name in ("Ada", "Ben", "Cleo")[: players - len(bots or {})]]


def tries_to_sit(server: Server, code: str, **wanted: Any) -> Any:
    """The code of the refusal, or "in"."""
    status, answer = server.post(f"/api/tables/{code}/seats", {"name": "Zoé", **wanted})
    return "in" if status == 201 else answer["error"]


def hosts(client: Client) -> list[int]:
    return [seat["seat"] for seat in client.seats if seat["host"]]


async def turned_away(client: Client) -> str:
    """Why; and nothing may come after that."""
    await client.until(lambda c: c.received[-1].get("error") in ("removed", "secret_changed", "watch_closed"))
    error: str = client.received[-1]["error"]
    return error


async def refused(server: Server, code: str, secret: str | None, **hello: Any) -> str:
    """What somebody is told who says hello with this: a refusal, or the seat."""
    async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket", max_size=None) as connection:
        await connection.send(json.dumps({"type": "hello", "secret": secret, **hello}))
        first = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
    return first["error"] if first["type"] == "error" else f"let in as {first['seat']}"


# -- the host ---------------------------------------------------------------------------------------------------


def test_whoever_comes_first_is_the_host_and_hands_on(server: Server) -> None:
    async def play() -> None:
        code, (one, two, _) = seated(server, 3)
        async with server.at(code, one) as a, server.at(code, two) as b, server.at(code) as guest:
            assert hosts(a) == hosts(b) == hosts(guest) == [0]
            for deed in (
                {"type": "close_seats", "closed": True},
                {"type": "watch_by_link", "only": True},
                {"type": "invite", "seat": 2},
                {"type": "make_host", "seat": 1},
                {"type": "mute", "seat": 2, "muted": True},
                {"type": "remove", "seat": 2, "bot": "crew"},
            ):
                assert (await b.say(**deed))["error"] == "not_host", deed  # type: ignore[arg-type]
                assert (await guest.say(**deed))["error"] == "not_seated", deed  # type: ignore[arg-type]
            assert (await a.say("make_host", seat=1))["type"] == "done"
            await b.until(lambda c: hosts(c) == [1])
            assert (await a.say("close_seats", closed=True))["error"] == "not_host"
            assert (await b.say("close_seats", closed=True))["type"] == "done"

    asyncio.run(play())


def test_the_others_do_not_wait_for_a_host_who_is_away(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", host_away_seconds=0.05).start()

    async def play() -> None:
        code, (one, _, three) = seated(server, 3)
        async with server.at(code, three) as c:
            await c.until(lambda c: hosts(c) == [2])
            assert (await c.say("close_seats", closed=True))["type"] == "done"
            async with server.at(code, one) as a:
                assert hosts(a) == [2], "coming back does not make him the host again"

    try:
        asyncio.run(play())
    finally:
        server.kill()


def test_a_host_who_leaves_for_good_is_followed_by_the_next_who_is_here(server: Server) -> None:
    async def play() -> None:
        code, (one, two, three) = seated(server, 3)
        async with server.at(code, one) as a, server.at(code, three) as c:
            await a.send_raw({"type": "remove", "seat": 0, "bot": "crew"})
            assert await turned_away(a) == "removed"
            await c.until(lambda c: hosts(c) == [2])
            assert [seat["bot"] for seat in c.seats] == ["crew", None, None]
        assert await refused(server, code, two) == "let in as 1"

    asyncio.run(play())


def test_what_the_host_decided_outlasts_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    code, (one, two) = seated(server, 3, {"2": "crew"})

    async def first() -> str:
        async with server.at(code, one) as a:
            await a.say("close_seats", closed=True)
            await a.say("mute", seat=1, muted=True)
            await a.say("make_host", seat=1)
            async with server.at(code, two) as b:
                await b.say("watch_by_link", only=True)
                token: str = (await b.say("watch_link"))["token"]
                return token

    async def second(token: str) -> None:
        async with server.at(code, two) as b, server.at(code, watch=token):
            assert hosts(b) == [1] and b.seats[1]["muted"]
            assert (await b.say("say", text="hm"))["error"] == "muted"
            assert (await b.say("watch_link"))["token"] == token

    try:
        token = asyncio.run(first())
        server.kill()
        server.start()
        asyncio.run(second(token))
        info = server.get(f"/api/tables/{code}")[1]
        assert info["closed"] and info["watch_by_link"] and token not in json.dumps(info)
    finally:
        server.kill()


# -- seats and links --------------------------------------------------------------------------------------------


def test_closed_seats_open_by_their_own_link_alone_and_once(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=4, seed=5)
        _, one = server.join(code)
        async with server.at(code, one) as a:
            await a.say("close_seats", closed=True)
            assert tries_to_sit(server, code) == tries_to_sit(server, code, seat=2) == "closed"
            old = (await a.say("invite", seat=2))["token"]
            token = (await a.say("invite", seat=2))["token"]
            for wrong in (old, "x" * 32):
                assert tries_to_sit(server, code, invitation=wrong) == "bad_link"
            assert tries_to_sit(server, code, invitation=token, seat=1) == "bad_link", "it opens its own seat only"
            status, joined = server.post(f"/api/tables/{code}/seats", {"name": "Ben", "invitation": token})
            assert status == 201 and joined["seat"] == 2
            assert tries_to_sit(server, code, invitation=token) == "bad_link", "once"
            assert (await a.say("invite", seat=2))["error"] == "taken"
            assert (await a.say("invite", seat=4))["error"] == "taken"
            other = (await a.say("invite", seat=3))["token"]
            await a.say("close_seats", closed=False)
            assert tries_to_sit(server, code, seat=3) == "in"
            assert tries_to_sit(server, code, invitation=other) == "bad_link"
            told = json.dumps([m for m in a.received if m["type"] != "link"])
            assert not [t for t in (old, token, other) if t in told]

    asyncio.run(play())


def test_watching_by_link_only(server: Server) -> None:
    async def play() -> None:
        code, (one, two) = seated(server, 2)
        async with server.at(code, one) as a, server.at(code, two) as b, server.at(code) as guest:
            assert (await b.say("watch_link"))["token"] == ""
            await a.until(lambda c: c.received[-1].get("watching") == 1)
            await a.say("watch_by_link", only=True)
            assert await turned_away(guest) == "watch_closed"
            first = (await b.say("watch_link"))["token"]
            assert await refused(server, code, None) == "watch_closed"
            assert await refused(server, code, None, watch="x" * 32) == "watch_closed"
            replay = f"/api/tables/{code}/replay"
            assert server.post(replay, {})[1]["error"] == "watch_closed"
            assert server.post(f"/api/tables/{code}/bug", {})[1]["error"] == "watch_closed"
            assert server.post(replay, {"watch": first})[0] == 200
            assert server.post(replay, {"secret": two})[0] == 200
            async with server.at(code, watch=first) as again:
                assert again.view["seat"] is None and "hand" not in again.view["seats"][0]
                assert (await again.say("watch_link"))["error"] == "not_seated"
                await a.say("watch_by_link", only=True)
                assert await turned_away(again) == "watch_closed", "there is another link now"
            assert await refused(server, code, None, watch=first) == "watch_closed"
            await a.say("watch_by_link", only=False)
            assert await refused(server, code, None) == "let in as None"

    asyncio.run(play())


def test_a_seat_goes_on_on_another_device(server: Server) -> None:
    async def play() -> None:
        code, (one, two) = seated(server, 2)
        async with server.at(code, one) as a:
            assert (await a.say("hand_over", secret=two))["error"] == "not_yours"
            old = (await a.say("hand_over", secret=one))["token"]
            token = (await a.say("hand_over", secret=one))["token"]
            device = f"/api/tables/{code}/device"
            assert server.post(device, {"token": old})[1]["error"] == "bad_link"
            assert server.post(device, {"token": token}) == (201, {"code": code, "seat": 0, "secret": one})
            assert server.post(device, {"token": token})[1]["error"] == "bad_link", "once"
            async with server.at(code, one) as phone:
                await a.play(random.Random(1), most=1)
                await phone.until(lambda c: c.view == a.view)
                late = (await a.say("hand_over", secret=one))["token"]
                changed = await a.say("change_secret")
                assert await turned_away(phone) == "secret_changed"
                heard = len(phone.received)
                assert server.post(device, {"token": late})[1]["error"] == "bad_link"
                assert (await a.say("undo"))["type"] in ("done", "error"), "the one who asked goes on"
                await phone.send_raw({"type": "say", "text": "still here?", "ref": 1})
                await phone.send_raw({"type": "why_not", "ref": 2})
                assert (await a.say("say", text="alone again"))["type"] == "done"
                assert len(phone.received) == heard and "still here?" not in json.dumps(a.received)
        assert await refused(server, code, one) == "secret_changed"
        assert await refused(server, code, changed["secret"]) == "let in as 0"
        assert server.post("/api/mine", {"secrets": [one]})[1]["tables"] == []
        for path in ("replay", "bug"):
            assert server.post(f"/api/tables/{code}/{path}", {"secret": one})[1]["error"] == "not_allowed"

    asyncio.run(play())


def test_a_link_to_another_device_lives_for_minutes(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", handover_seconds=0).start()

    async def play() -> None:
        code, (one,) = seated(server, 1)
        async with server.at(code, one) as a:
            token = (await a.say("hand_over", secret=one))["token"]
            assert server.post(f"/api/tables/{code}/device", {"token": token})[1]["error"] == "bad_link"

    try:
        asyncio.run(play())
    finally:
        server.kill()


# -- removing and muting ----------------------------------------------------------------------------------------


def test_a_removed_player_is_told_so_and_a_bot_goes_on(server: Server) -> None:
    async def play() -> None:
        code, (one, two, three) = seated(server, 3)
        async with server.at(code, one) as a, server.at(code, two) as b, server.at(code, three) as c:
            await a.play(random.Random(1), most=1)
            assert (await a.say("remove", seat=1, bot="deep"))["error"] == "no_such_bot"
            assert (await a.say("remove", seat=1, bot="crew"))["type"] == "done"
            assert await turned_away(b) == "removed"
            await c.until(lambda c: c.seats[1]["bot"] == "crew" and c.seats[1]["known"])
            assert c.seats[1]["name"] is None and not c.seats[1]["joined"]
            assert (await a.say("remove", seat=1, bot="crew"))["error"] == "not_seated"
            assert await refused(server, code, two) == "removed"
            assert server.post(f"/api/tables/{code}/replay", {"secret": two})[1]["error"] == "not_allowed"
            assert tries_to_sit(server, code, seat=1) == "seats_closed"

    asyncio.run(play())


def test_the_cards_of_a_seat_are_shown_to_somebody_else_only_if_all_agree(server: Server) -> None:
    """A host who removes a player and sits down himself would know what that one played with."""

    async def play() -> None:
        code, (one, two, three) = seated(server, 3)
        async with server.at(code, one) as a, server.at(code, two), server.at(code, three) as c:
            await a.play(random.Random(1), most=1)
            assert (await a.say("remove", seat=1, bot=None))["type"] == "done"
            vote = await c.got("vote_open")
            assert (vote["about"], vote["seat"], vote["needed"], vote["agreed"]) == ("reopen", 1, [0, 2], [0])
            await c.say("vote", vote=vote["vote"], agree=False)
            await a.got("vote_closed")
            assert a.seats[1]["joined"]
            await a.say("remove", seat=1, bot="crew")
            await c.until(lambda c: c.seats[1]["bot"] == "crew")
            assert (await a.say("set_bot", seat=1, bot=None))["type"] == "done"
            await c.until(lambda c: c.received[-1]["type"] == "vote_open")
            vote = c.received[-1]
            assert vote["needed"] == [0, 2] and tries_to_sit(server, code, seat=1) == "seats_closed"
            await a.say("remove", seat=2, bot="crew")
            closed = await a.got("vote_closed")
            assert not closed["passed"] and closed["vote"] == vote["vote"], "fewer must not decide what all were asked"
            assert (await a.say("set_bot", seat=1, bot=None))["error"] == "too_few", "nobody agrees with himself"
            assert (await a.say("set_bot", seat=2, bot=None))["error"] == "too_few"
            assert tries_to_sit(server, code, seat=1) == "seats_closed"
            await a.send_raw({"type": "remove", "seat": 0, "bot": "crew"})
            assert await turned_away(a) == "removed"
        assert tries_to_sit(server, code, seat=1) == "seats_closed", "a table that everybody left stays closed"

    asyncio.run(play())


def test_all_agree_and_somebody_else_sits_down(server: Server) -> None:
    async def play() -> None:
        code, (one, two, three) = seated(server, 3)
        async with server.at(code, one) as a, server.at(code, three) as c:
            await a.play(random.Random(1), most=1)
            await a.say("close_seats", closed=True)
            await a.say("remove", seat=1, bot=None)
            vote = await c.got("vote_open")
            await c.say("vote", vote=vote["vote"], agree=True)
            await a.until(lambda c: not c.seats[1]["joined"])
            assert a.seats[1]["known"] and tries_to_sit(server, code, seat=1) == "closed"
            token = (await a.say("invite", seat=1))["token"]
            assert tries_to_sit(server, code, invitation=token) == "in"
        assert await refused(server, code, two) == "removed"

    asyncio.run(play())


def test_before_the_first_choice_the_host_makes_room_and_whoever_comes_is_told(server: Server) -> None:
    async def play() -> None:
        code, (one, two) = seated(server, 2)
        async with server.at(code, one) as a, server.at(code, two) as b:
            assert (await a.say("remove", seat=1, bot=None))["type"] == "done"
            assert await turned_away(b) == "removed"
        assert server.get(f"/api/tables/{code}")[1]["seats"][1]["known"]
        assert tries_to_sit(server, code) == "in"

    asyncio.run(play())


def test_players_vote_while_the_host_is_away_and_about_the_host(server: Server) -> None:
    async def play() -> None:
        code, (one, two, three) = seated(server, 3)
        async with server.at(code, two) as b:
            assert (await b.say("mute", seat=2, muted=True))["error"] == "not_host", "nobody decides alone"
            async with server.at(code, three) as c:
                assert (await b.say("mute", seat=0, muted=True))["type"] == "done"
                vote = await c.got("vote_open")
                assert (vote["about"], vote["needed"]) == ("mute", [1, 2])
                await c.say("vote", vote=vote["vote"], agree=True)
                await c.until(lambda c: c.seats[0]["muted"])
                async with server.at(code, one) as a:
                    assert (await a.say("say", text="why?"))["error"] == "muted"
                    assert (await b.say("mute", seat=2, muted=True))["error"] == "not_host", "the host is here"
                    await b.say("remove", seat=0, bot="crew")
                    vote = await c.got("vote_open", since=len(c.received) - 1)
                    assert (vote["about"], vote["needed"]) == ("remove", [1, 2])
                    await c.say("vote", vote=vote["vote"], agree=True)
                    assert await turned_away(a) == "removed"
                    await c.until(lambda c: hosts(c) == [1])

    asyncio.run(play())


def test_a_muted_player_is_not_heard(server: Server) -> None:
    async def play() -> None:
        code, (one, two) = seated(server, 2)
        async with server.at(code, one) as a, server.at(code, two) as b:
            await a.say("mute", seat=1, muted=True)
            assert (await b.say("say", text="Shut up"))["error"] == "muted"
            await a.say("mute", seat=1, muted=False)
            assert (await b.say("say", text="kind"))["type"] == "done"
            assert (await a.got("chat"))["text"] == "kind" and "Shut up" not in json.dumps(a.received)

    asyncio.run(play())


def test_an_older_table_has_the_first_who_is_here_as_its_host(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    code, (_, two, three) = seated(server, 3)
    server.kill()
    with sqlite3.connect(tmp_path / "tables.db") as older:
        older.execute("update tables set people = null")
    older.close()
    server.start()

    async def play() -> None:
        async with server.at(code, three) as c:
            assert hosts(c) == [2]
            async with server.at(code, two) as b:
                await c.until(lambda c: hosts(c) == [1])
                assert (await b.say("make_host", seat=2))["type"] == "done"
                await b.until(lambda c: hosts(c) == [2])

    try:
        asyncio.run(play())
    finally:
        server.kill()


# -- names ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed, shown",
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0301", "Zoé"),
        ("a\u202edab\u202c", "adab"),
        ("\u2067Ada\u2069\u200b\u200d\ufeff", "Ada"),
        ("A\u00add\u2060a\U000e0041", "Ada"),
        ("A\u00a0\u3000d", "A d"),
        ("\u0301\u0301Ada", "Ada"),
        ("a" + "\u0334" * 30, "a" + "\u0334" * 3),
        ("山田 太郎", "山田 太郎"),
        ("דָּוִד", "דָּוִד"),
        ("🦊", "🦊"),
    ],
)
def test_a_name_is_made_clean(typed: str, shown: str) -> None:
    assert clean_name(typed) == unicodedata.normalize("NFC", shown)


@pytest.mark.parametrize("typed", [" ", "\u200b\u200d", "\u3164", "\u2800 \u00a0", "\u202e", "\u0301", "ﬃ" * 41])
def test_a_name_that_cannot_be_seen_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(typed)
    assert refusal.value.error == "bad_name"


def test_two_names_at_a_table_can_be_told_apart() -> None:
    assert distinct("Ada", ["Ben"]) == "Ada"
    assert distinct("ADA", ["Ada"]) == "ADA 2"
    assert distinct("A da", ["Ada", "ada 2"]) == "A da 3"
    assert distinct("Ａｄａ", ["ada\u200b"]) == "Ａｄａ 2"
    assert distinct("x" * 40, ["X" * 40]) == "x" * 38 + " 2"


def test_the_server_cleans_names(server: Server) -> None:
    code = server.table(players=3)
    assert tries_to_sit(server, code, name="\u200b") == "bad_name"
    for name in ("Ada\u202e", "ada", "A\u200bda"):
        server.join(code, name=name)
    assert [seat["name"] for seat in server.get(f"/api/tables/{code}")[1]["seats"]] == ["Ada", "ada 2", "Ada 3"]


# -- chat -------------------------------------------------------------------------------------------------------


def test_what_is_said_is_made_clean() -> None:
    assert clean_words("one\n" * 250) == "\n".join(["one"] * 7) + "\n" + " ".join(["one"] * 243)
    assert clean_words("a\x1b[31mb\u202ec\r\n\n\n  d\t e ") == "a[31mbc\nd e"
    assert clean_words("Écoutez !") == "Écoutez !"
    for nothing in ("\n\n", "\u200b", " \t"):
        with pytest.raises(Refused):
            clean_words(nothing)


def test_the_chat_is_limited_by_seat_and_does_not_grow_for_ever(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db", chat_burst=CHAT_LINES + 30, chat_rate=0.0).start()

    async def play() -> None:
        code, (one, two) = seated(server, 2)
        async with server.at(code, one) as a, server.at(code, two) as b:
            for number in range(CHAT_LINES + 30):
                assert (await a.say("say", text=f"line {number}"))["type"] == "done"
            assert (await a.say("say", text="one too many"))["error"] == "too_many"
            assert (await b.say("say", text="others may speak"))["type"] == "done"
        async with server.at(code) as guest:
            assert len(guest.received[0]["chat"]) == CHAT_LINES
            assert guest.received[0]["chat"][-1]["text"] == "others may speak"

    try:
        asyncio.run(play())
        with sqlite3.connect(tmp_path / "tables.db") as stored:
            assert stored.execute("select count(*) from chat").fetchone() == (CHAT_LINES,)
        stored.close()
    finally:
        server.kill()


# -- reporting a bug --------------------------------------------------------------------------------------------


def report(server: Server, code: str, **of: Any) -> str:
    status, found = server.post(
        f"/api/tables/{code}/bug", {"browser": "Firefox 141", "trouble": f"Ada at {code} fell", **of}
    )
    assert status == 200, found
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def test_a_bug_report_has_no_names_no_chat_and_no_secrets_and_opens(server: Server) -> None:
    async def play() -> tuple[str, list[str]]:
        code, secrets = seated(server, 2)
        async with server.at(code, secrets[0]) as a, server.at(code, secrets[1]):
            await a.say("say", text="Between you and me")
            await a.play(random.Random(1), most=1)
        return code, secrets

    code, secrets = asyncio.run(play())
    for secret in (*secrets, None):
        text = report(server, code, secret=secret, language="fr")
        assert not [word for word in ("Ada", "Ben", "Between", code, *secrets) if word in text]
        game = Game.from_json(text)
        assert game.ask is not None and not game.over
        seat = None if secret is None else secrets.index(secret)
        told = client_of(text)["bug_report"]
        assert (told["seat"], told["browser"], told["trouble"]) == (seat, "Firefox 141", "… at … fell") and told["log"]
        assert "key" not in told and client_of(text)["seats"] == ["me", "me"]
        game.apply(game.ask.options[0], game.ask.seat)


def test_a_bug_report_of_a_finished_game_is_the_game(server: Server) -> None:
    async def play() -> str:
        code = server.table({"0": "crew", "1": "random"}, players=2)
        async with server.at(code) as guest:
            await guest.until(lambda c: c.over)
        return code

    code = asyncio.run(play())
    text = report(server, code)
    record = server.get(f"/api/tables/{code}/record")[1]
    game = Game.from_json(text)
    assert game.over and len(game.history) == len(record["moves"])
    assert client_of(text)["bug_report"]["key"] == record["key"] and client_of(text)["seats"] == ["crew", "random"]
