"""Chance that can be proved: a commitment before the first card, the key at the end, and nothing in between."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.cli import main
from nemesis.engine.provable import KEY_BYTES, commitment, drawn, seed_of
from nemesis.errors import NotProved
from nemesis.fairness import compare_logs, record_of, verify
from nemesis.server.lobby.beginnings import dealt_anew
from nemesis.view import determinise, view
from nemesis.view.moments import TableGame

from .playing import NUMBERED, Client, Server
from .test_beginnings import finished, new_table
from .test_old_tables import OLD
from .test_undo_and_seats import play_until

KEY = bytes(range(32))


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def stored_key(server: Server, code: str) -> str:
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as db:
        (key,) = db.execute("select chance_key from tables where code = ?", (code,)).fetchone()
    db.close()
    return str(key)


def record_from(server: Server, code: str) -> dict[str, Any]:
    status, record = server.get(f"/api/tables/{code}/record")
    assert status == 200, record
    found: dict[str, Any] = record
    return found


def dealt(key: bytes, players: int = 2, **setup: Any) -> TableGame:
    return TableGame.dealt(Setup(players=players, seed=seed_of(key), **setup), key)


def played(game: TableGame, choices: int = 10**6) -> TableGame:
    bots = [make_bot("novice", seed=seat) for seat in range(len(game.seats))]
    while game.ask is not None and len(game.history) < choices:
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask), game.ask.seat)
    return game


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    game = played(dealt(KEY))
    return record_of(game, "example", [list(move) for move in as_json(game.history)], "")


# -- on the wire ---------------------------------------------------------------------------------------------------


def test_everybody_is_shown_the_commitment_before_any_card_and_the_key_when_it_is_over(server: Server) -> None:
    status, info = new_table(server, setup={"players": 3, "options": NUMBERED}, bots={"2": "crew"})
    assert status == 201 and info["key"] is None and info["seed"] is None
    code, shown = info["code"], info["commitment"]
    key = stored_key(server, code)
    (_, one), (_, two) = server.join(code, 0), server.join(code, 1)

    async def play() -> list[Client]:
        async with server.at(code, one) as a, server.at(code, two) as b, server.at(code) as spectator:
            clients = [a, b, spectator]
            assert server.get(f"/api/tables/{code}/record")[0] == 409
            assert server.get(f"/api/tables/{code}/verdict")[0] == 409
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
            await spectator.until(lambda c: c.over)
            return clients

    for client in asyncio.run(play()):
        first, *later = client.received
        assert first["type"] == "welcome" and first["commitment"] == shown and first["seed"] is None
        for message in later:
            over = message["type"] == "update" and message["view"]["result"] is not None
            assert (key in json.dumps(message)) == over, "the key comes with the end, and not before"
        assert client.update is not None and client.update["key"] == key
    info = server.get(f"/api/tables/{code}")[1]
    assert info["commitment"] == shown and info["key"] == key and len(key) * 4 >= 128
    assert hashlib.sha256(b"nemesis commitment 1:" + bytes.fromhex(key)).hexdigest() == shown
    verdict = server.get(f"/api/tables/{code}/verdict")[1]
    assert verdict["honest"] and verdict["choices"] > 20 and verdict["events"] > 20 and verdict["given"] == ""


def test_a_killed_server_goes_on_with_the_same_key(tmp_path: Path) -> None:
    """Once from the list of moves alone, once from a snapshot."""
    for snapshot_every in (10**6, 7):
        database = tmp_path / f"{snapshot_every}.db"
        server = Server(database, snapshot_every=snapshot_every).start()
        code = server.table({"1": "crew"}, players=2)
        secret = server.join(code, 0)[1]
        shown = server.get(f"/api/tables/{code}")[1]["commitment"]

        async def play(server: Server, code: str, secret: str, most: int) -> None:
            async with server.at(code, secret) as client:
                await client.play(random.Random(most), most)

        try:
            asyncio.run(play(server, code, secret, 20))
            server.kill()
            server = Server(database, snapshot_every=snapshot_every).start()
            assert server.get(f"/api/tables/{code}")[1]["commitment"] == shown
            asyncio.run(play(server, code, secret, 10**6))
            record = record_from(server, code)
            assert record["commitment"] == shown and verify(record, shown).choices == len(record["moves"])
        finally:
            server.kill()


def test_the_command_verifies_a_table_of_a_server_and_a_file(server: Server, tmp_path: Path) -> None:
    code = finished(server, players=2)
    record = record_from(server, code)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    address = f"http://127.0.0.1:{server.port}"
    for what in ([code, "--server", address], [str(file)]):
        command = [sys.executable, "-m", "nemesis", "verify", *what, "--commitment", record["commitment"]]
        done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")
        assert done.returncode == 0 and "Honest" in done.stdout and record["commitment"] in done.stdout, done


def test_the_command_says_what_is_wrong(
    server: Server, tmp_path: Path, record: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    running = server.table(players=2)
    address = f"http://127.0.0.1:{server.port}"
    file = tmp_path / "record.json"
    for wrong, code, words in (
        ([running, "--server", address], 2, "not over"),
        ([server.table(players=2, seed=3), "--server", address], 2, "cannot be proved"),
        (["nonesuch", "--server", address], 2, "no such table"),
        (["nonesuch", "--server", "http://127.0.0.1:9"], 2, "does not answer"),
        (["nonesuch", "--server", "ftp://127.0.0.1"], 2, "http://"),
        ([str(tmp_path / "nothing.json")], 2, "no such file"),
        ([str(file), "--commitment", "0" * 64], 1, "not the one that was noted"),
    ):
        file.write_text(json.dumps(record), encoding="utf-8")
        assert main(["verify", *wrong, "--language", "en"]) == code
        assert words in capsys.readouterr().err
    for text in ("", "[]", "{}", '{"nemesis_record": 1}', "\x00", Game.new(Setup(players=1)).to_json()):
        file.write_text(text, encoding="utf-8")
        assert main(["verify", str(file), "--language", "en"]) == 2
        assert "not the record" in capsys.readouterr().err


# -- what is changed is found ----------------------------------------------------------------------------------------


def change_a_die(record: dict[str, Any]) -> None:
    data = next(data for _, data, *_ in record["log"] if "face" in data or "result" in data or "roll" in data)
    name = next(name for name in ("face", "result", "roll") if name in data)
    data[name] = "another"


def change_a_card(record: dict[str, Any]) -> None:
    data = next(data for kind, data, *_ in record["log"] if data.get("cards"))
    data["cards"] = [*data["cards"][1:], "another"]


def change_a_deck(record: dict[str, Any]) -> None:
    deck = next(deck for deck in record["table"]["decks"].values() if len(deck) > 2)
    deck.reverse()


def change_the_key(record: dict[str, Any]) -> None:
    record["key"] = "00" * 32


def change_key_and_commitment(record: dict[str, Any]) -> None:
    key = bytes(32)
    record["key"], record["commitment"] = key.hex(), commitment(key)
    record["setup"]["seed"] = seed_of(key)


def change_the_commitment(record: dict[str, Any]) -> None:
    record["commitment"] = "00" * 32


def cut_the_key(record: dict[str, Any]) -> None:
    record["key"] = record["key"][:32]


def leave_out_the_last_move(record: dict[str, Any]) -> None:
    record["moves"].pop()


def leave_out_a_move(record: dict[str, Any]) -> None:
    del record["moves"][len(record["moves"]) // 2]


def leave_out_an_event(record: dict[str, Any]) -> None:
    record["log"].pop()


def change_the_set_up(record: dict[str, Any]) -> None:
    record["setup"]["board"] = "alternative"


def name_a_seed(record: dict[str, Any]) -> None:
    record["setup"]["seed"] = 7


CHANGES: dict[Callable[[dict[str, Any]], None], set[str]] = {
    change_a_die: {"proof_log"},
    change_a_card: {"proof_log"},
    change_a_deck: {"proof_table"},
    change_the_key: {"proof_key"},
    change_key_and_commitment: {"proof_log", "proof_choice", "proof_end"},
    change_the_commitment: {"proof_key"},
    cut_the_key: {"proof_key"},
    leave_out_the_last_move: {"proof_end"},
    leave_out_a_move: {"proof_choice", "proof_log", "proof_end"},
    leave_out_an_event: {"proof_log"},
    change_the_set_up: {"proof_choice", "proof_log", "proof_end", "proof_setup"},
    name_a_seed: {"proof_setup"},
}


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_whatever_is_changed_is_found(
    record: dict[str, Any], change: Callable[[dict[str, Any]], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(record, record["commitment"]).events == len(record["log"])
    changed = deepcopy(record)
    change(changed)
    with pytest.raises(NotProved) as found:
        verify(changed)
    assert found.value.reason in CHANGES[change]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(changed), encoding="utf-8")
    for language, words in (("en", "Not proved"), ("fr", "Non prouvé")):
        assert main(["verify", str(file), "--language", language]) == 1
        assert words in capsys.readouterr().err


def test_any_face_and_any_card_of_the_log_counts(record: dict[str, Any]) -> None:
    """Each event in turn, with one of its words changed; the game itself need not be played again for each."""
    for number, (_, data, *_) in enumerate(record["log"]):
        name = next((name for name, value in data.items() if isinstance(value, (str, list))), None)
        if name is None:
            continue
        changed = {**record, "log": deepcopy(record["log"])}
        changed["log"][number][1][name] = "another"
        with pytest.raises(NotProved, match=f"event {number + 1}:"):
            verify(changed) if number % 25 == 0 else compare_logs(changed["log"], record["log"])


# -- the numbers -----------------------------------------------------------------------------------------------------


def test_every_draw_follows_from_the_key_and_its_place_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/fairness.md says it, with nothing of the engine's own generator."""
    drawn_here: list[tuple[int, int, int, int]] = []
    below = TableGame.below

    def noted(game: TableGame, n: int) -> int:
        number = game.rng
        result = below(game, n)
        drawn_here.append((game.place, number, n, result))
        return result

    monkeypatch.setattr(TableGame, "below", noted)
    played(dealt(KEY, 3), 80)
    places: dict[int, list[int]] = {}
    for place, number, n, result in drawn_here:
        places.setdefault(place, []).append(number)
        text = f"nemesis draw 1:{place}:{number}".encode()
        mark = hashlib.blake2b(text, key=KEY, digest_size=32).digest()
        assert result == int.from_bytes(mark[:8], "big") * n >> 64
    assert len(places[0]) > 100 and len(places) > 10
    assert all(numbers == list(range(len(numbers))) for numbers in places.values()), "no number is used twice"


def test_copies_saves_and_replays_draw_the_same() -> None:
    game = played(dealt(KEY, 3), 60)
    opened = TableGame.from_json(game.to_json())
    assert isinstance(opened, TableGame)
    opened.draw_from(KEY)
    games = [game.copy(), opened, game.replayed(60), TableGame.from_save_with_key(game.with_key())]
    assert KEY.hex() not in game.to_json()
    digests = {played(one, 120).digest() for one in games if isinstance(one, TableGame)}
    assert len(digests) == 1


def test_a_refused_choice_moves_nothing() -> None:
    game = played(dealt(KEY), 20)
    before = game.digest()
    with pytest.raises(Exception, match="not offered"):
        game.apply("nonsense")
    assert game.digest() == before


def test_a_game_without_a_key_draws_from_its_seed_as_ever() -> None:
    setup = Setup(players=3, seed=8)
    assert played(TableGame.dealt(setup), 50).digest() == played(TableGame.of(Game.new(setup)), 50).digest()


def test_two_tables_with_the_same_set_up_share_nothing(server: Server) -> None:
    records = [record_from(server, finished(server, players=2)) for _ in range(4)]
    for entry in ("key", "commitment"):
        assert len({record[entry] for record in records}) == 4
    assert len({json.dumps(record["setup"]) for record in records}) == 4, "not even the seed of the game before"
    assert len({json.dumps(record["log"][:30]) for record in records}) == 4
    numbers = [{drawn(bytes.fromhex(record["key"]), 0, n) for n in range(200)} for record in records]
    assert len(set().union(*numbers)) == 4 * 200


# -- taking back -----------------------------------------------------------------------------------------------------


def test_the_same_choice_again_gives_the_same_dice_also_by_vote(server: Server) -> None:
    async def play() -> None:
        code = server.table(players=1)
        _, secret = server.join(code)
        async with server.at(code, secret) as a:
            again = 0
            chance = random.Random(5)
            while again < 5 and not a.over:
                await a.until(lambda c: c.over or c.ask is not None)
                ask, before = a.ask, a.view
                if ask is None:
                    break
                choice = chance.randrange(len(ask["options"]))
                await a.choose(choice)
                await a.until(lambda c, id=ask["id"]: c.over or (c.ask is not None and c.ask["id"] != id))  # type: ignore[misc]
                after, told = a.view, list(a.lines.values())
                if a.over or a.update is None or a.update["undo"] != "vote":
                    continue
                answer = await a.say("undo")
                if answer.get("error") == "wait":
                    continue  # a reaction window is open
                assert answer["type"] == "done"
                await a.until(lambda c, before=before: c.view == before)  # type: ignore[misc]
                await a.choose(choice)
                await a.until(lambda c, after=after: c.view == after)  # type: ignore[misc]
                assert list(a.lines.values()) == told
                again += 1
            assert again

    asyncio.run(play())


def test_another_choice_at_the_same_place_meets_the_same_numbers() -> None:
    """Nobody fishes for better ones: a place has one list of numbers, whatever is chosen there."""
    game = played(dealt(KEY, 2), 40)
    assert game.ask is not None
    rolls = set()
    for option in game.ask.options:
        other = game.copy()
        other.place = len(game.history) + 1
        rolls.add(tuple(other.below(1 << 32) for _ in range(5)))
        game.copy().apply(option)
    assert len(rolls) == 1


def test_moves_taken_back_are_in_the_record_and_nothing_is_taken_back_after_the_end(server: Server) -> None:
    async def play() -> str:
        code = server.table(players=2)
        (_, one), (_, two) = server.join(code), server.join(code)
        async with server.at(code, one) as a, server.at(code, two) as b:
            await play_until([a, b], 0, "vote")
            await a.say("undo")
            vote = await b.got("vote_open")
            await b.say("vote", vote=vote["vote"], agree=True)
            await a.until(lambda c: c.ask is not None and c.ask["id"].startswith("0-1-"))
            await asyncio.gather(a.play(random.Random(3)), b.play(random.Random(4)))
            assert a.update is not None and a.update["undo"] is None and a.update["key"] is not None
            assert (await a.say("undo"))["error"] == "nothing_to_undo"
        return code

    record = record_from(server, asyncio.run(play()))
    assert [move for move in record["moves"] if move[0] == "undo"]
    assert verify(record).choices == len(record["moves"])


# -- S1: a table cloned before the others have joined ------------------------------------------------------------------


def test_nobody_learns_from_a_copy_of_a_table_that_others_will_join(server: Server) -> None:
    code = server.table(players=3)
    secret = server.join(code, 0)[1]
    status, problem = new_table(server, start={"code": code, "at": 0, "secret": secret})
    assert status == 403 and problem["error"] == "not_allowed"


def test_a_copy_of_ones_own_game_with_bots_is_dealt_anew(server: Server) -> None:
    code = server.table({"1": "crew", "2": "crew"}, players=3)
    secret = server.join(code, 0)[1]

    async def play(code: str, secret: str, most: int) -> None:
        async with server.at(code, secret) as client:
            await client.play(random.Random(1), most)
            await client.until(lambda c: c.over or c.ask is not None)

    def seen(code: str, secret: str, at: int) -> dict[str, Any]:
        """What the seat saw at a moment: bots play on at once, each copy in its own way."""
        found: dict[str, Any] = server.post(f"/api/tables/{code}/replay", {"secret": secret, "at": at})[1]["view"]
        return found

    asyncio.run(play(code, secret, 8))
    last = server.post(f"/api/tables/{code}/replay", {"secret": secret})[1]["moments"][-1]["at"]
    tables = [code]
    for _ in range(2):
        start = {"code": code, "at": last, "secret": secret}
        status, info = new_table(server, start=start, bots={"1": "crew", "2": "crew"})
        assert status == 201, info
        tables.append(info["code"])
        asyncio.run(play(info["code"], own := server.join(info["code"], 0)[1], 0))
        assert seen(info["code"], own, 0) == seen(code, secret, last)
    games = [json.loads(origin) for origin in origins(server, tables[1:])]
    commitments = {server.get(f"/api/tables/{table}")[1]["commitment"] for table in tables}
    assert len(commitments) == 3 and len({stored_key(server, table) for table in tables}) == 3
    for entry in ("decks", "tiles", "bag"):
        hidden = {json.dumps(game["state"][entry]) for game in games}
        assert len(hidden) == 2 or entry == "bag", f"{entry} are dealt for each copy"


def origins(server: Server, codes: list[str]) -> list[str]:
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as db:
        found = [db.execute("select origin from tables where code = ?", (code,)).fetchone()[0] for code in codes]
    db.close()
    return found


def test_what_is_dealt_anew_depends_on_the_seat_s_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games that look the same to a seat are continued by the same copies: they tell nothing of either."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 12345)
    compared = 0
    for choices in range(12, 60, 4):
        game = played(dealt(KEY, 3), choices)
        if game.ask is None:
            break
        seat = game.ask.seat
        twin = determinise(as_json(view(game, seat)), 99)
        if as_json(view(twin, seat)) != as_json(view(game, seat)):
            continue
        assert twin.decks != game.decks
        assert dealt_anew(game, seat).to_data() == dealt_anew(twin, seat).to_data()
        compared += 1
    assert compared >= 5


def test_a_table_from_a_moment_of_a_finished_one_has_its_own_key_and_says_what_was_given(server: Server) -> None:
    code = finished(server, players=2)
    moments = server.post(f"/api/tables/{code}/replay", {"seat": 0})[1]["moments"]
    at = moments[len(moments) // 2]["at"]
    status, info = new_table(server, start={"code": code, "at": at}, bots={"0": "crew", "1": "crew"})
    assert status == 201 and info["key"] is None

    async def end() -> None:
        async with server.at(info["code"]) as spectator:
            await spectator.until(lambda c: c.over)

    asyncio.run(end())
    record = record_from(server, info["code"])
    assert record["key"] != record_from(server, code)["key"]
    assert verify(record, info["commitment"]).given == "position"
    record["origin"] = record["origin"].replace('"info":', '"info": ', 1)
    with pytest.raises(NotProved, match="committed"):
        verify(record)


# -- S2: seeds that are found or chosen ------------------------------------------------------------------------------


def test_the_seed_of_a_set_up_says_nothing_of_the_deal() -> None:
    """What could be searched for before: 48 bits of a counter. The key has 256, and every draw a hash of its own."""
    assert KEY_BYTES * 8 >= 128
    one, other = dealt(KEY, 3), Game.new(Setup(players=3, seed=seed_of(KEY)))
    assert one.decks != other.decks and one.tiles != other.tiles
    last = bytes([*KEY[:-1], KEY[-1] ^ 1])
    assert dealt(last, 3).decks != one.decks and one.rng == 0


def test_a_seed_named_by_the_host_is_shown_to_all(server: Server) -> None:
    code = server.table(players=2, seed=4711)
    assert server.get(f"/api/tables/{code}")[1]["seed"] == 4711

    async def look() -> dict[str, Any]:
        async with server.at(code) as client:
            return client.received[0]

    welcome = asyncio.run(look())
    assert welcome["seed"] == 4711 and welcome["commitment"] is None
    assert server.get(f"/api/tables/{code}/record")[1]["error"] == "not_provable"


def test_scenarios_and_tables_of_earlier_versions_say_that_they_prove_nothing(server: Server, tmp_path: Path) -> None:
    status, info = new_table(server, scenario="first_game")
    assert status == 201 and info["commitment"] is None and info["seed"] is None
    known = json.loads((OLD / "first.json").read_text(encoding="utf-8"))
    shutil.copy(OLD / "first.db", tmp_path / "tables.db")
    old = Server(tmp_path / "tables.db").start()
    try:
        for code in (known["in_play"], known["finished"]):
            info = old.get(f"/api/tables/{code}")[1]
            assert info["commitment"] is None and info["key"] is None and info["seed"] is None
            assert old.get(f"/api/tables/{code}/record")[1]["error"] == "not_provable"
    finally:
        old.kill()


# -- S3: a bot's seat taken in mid-game --------------------------------------------------------------------------------


def test_nobody_sits_down_in_a_bot_s_seat_in_mid_game_without_a_vote(server: Server) -> None:
    async def play() -> None:
        code = server.table({"2": "crew"}, players=3)
        (_, one), (_, two) = server.join(code, 0), server.join(code, 1)
        async with server.at(code, one) as a, server.at(code, two) as b:
            both = [asyncio.create_task(c.play(random.Random(1))) for c in (a, b)]
            await a.until(lambda c: len(c.done) >= 4)
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            eve = {"name": "Eve", "seat": 2}
            assert server.post(f"/api/tables/{code}/seats", eve)[1]["error"] == "seats_closed"
            await a.say("set_bot", seat=2, bot=None)
            vote = await b.got("vote_open")
            assert (vote["about"], vote["seat"], vote["needed"]) == ("seat", 2, [0, 1])
            assert server.post(f"/api/tables/{code}/seats", eve)[1]["error"] == "seats_closed"
            await b.say("vote", vote=vote["vote"], agree=False)
            assert server.get(f"/api/tables/{code}")[1]["seats"][2]["bot"] == "crew"
            await a.say("set_bot", seat=2, bot=None)
            await b.until(lambda c: [m for m in c.received if m["type"] == "vote_open"][-1]["vote"] > vote["vote"])
            again = (await b.got("vote_open"))["vote"]
            await b.say("vote", vote=again, agree=True)
            await a.until(lambda c: c.seats[2]["bot"] is None)
            assert server.join(code, 2)[0] == 2, "a friend who comes late, and everybody agreed"

    asyncio.run(play())


def test_a_host_alone_does_not_open_the_seat_of_a_bot_while_others_are_awaited(server: Server) -> None:
    """Whoever plays first could look at the bot's secrets before the others come."""

    async def play() -> None:
        code = server.table({"1": "crew"}, players=3)
        async with server.at(code, server.join(code, 0)[1]) as host:
            await host.play(random.Random(1), most=1)
            assert (await host.say("set_bot", seat=1, bot=None))["error"] == "seats_closed"
            assert server.post(f"/api/tables/{code}/seats", {"name": "Eve", "seat": 1})[1]["error"] == "seats_closed"
            assert server.join(code, 2)[0] == 2

    asyncio.run(play())


def test_before_the_game_begins_a_bot_still_makes_room(server: Server) -> None:
    code = server.table({"1": "crew"}, players=2)
    server.join(code, 0)
    assert server.join(code, 1)[0] == 1
