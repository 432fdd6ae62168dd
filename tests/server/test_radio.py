"""The radio over the wire (K-29): lines are moves, everybody hears them, and each seat is told its own news only."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from nemesis import Setup
from nemesis.bots import BOTS, KINDS, CrewBot
from nemesis.rules.radio import lines
from nemesis.server.lobby.lobby import Lobby
from nemesis.server.lookup.catalogue import catalogue
from nemesis.server.messages import Clock, Hello, NewTable, Refused, parse
from nemesis.server.settings import Settings
from nemesis.server.storage.memory import MemoryStorage
from nemesis.server.table.data.seats import new_secret
from nemesis.server.table.ports import Storage
from nemesis.server.table.requests import let_in
from nemesis.server.table.table import Table
from nemesis.server.thinking.inline import InlineThinker
from nemesis.text.messages import capital
from nemesis.view.types import View

from .playing import NUMBERED, PATIENCE, SentMessages
from .test_leaks import compare_twins, data_of
from .test_without_a_server import Person

SETTINGS = Settings(reaction_pause=0, bots_rest=False, spectator_pause=0)


@asynccontextmanager
async def at_a_table(
    people: int = 2, bots: dict[str, str] | None = None, modules: tuple[str, ...] = ("radio",),
    storage: Storage | None = None, settings: Settings = SETTINGS, players: int | None = None, **agreed: Any,
) -> AsyncIterator[tuple[Table, list[Person], list[str]]]:  # fmt: skip
    """People at a table whose turns have begun: seat 0 is asked."""
    lobby = Lobby(storage or MemoryStorage(), InlineThinker(), settings)
    await lobby.open()
    setup = {"players": players or people + len(bots or ()), "seed": 5, "options": NUMBERED, "modules": list(modules)}
    table = await lobby.create(NewTable(setup=setup, bots=bots or {}, **agreed))
    secrets = [new_secret() for _ in range(people)]
    found = []
    for number, secret in enumerate(secrets):
        await table.seating.join(None, f"P{number}", "en", secret)
        found.append(await Person.entering(table, secret))
    try:
        chance = random.Random(3)
        while not table.game.setup_done or table.game.ask is None or table.game.ask.kind != "turn":
            for person in found:
                person.look()
                if person.update.get("ask") is not None and table.questions.asked(person.viewer.seat or 0):
                    await person.play_on(chance, 1)
            await asyncio.sleep(0)
        for person in found:
            person.look()
        yield table, found, secrets
    finally:
        await lobby.close()


async def soon(ready: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.01)


def look_at_engine(table: Table, seat: int, engine: int, state: str) -> None:
    """As if this seat had done so: its ledger says what it saw."""
    game = table.game.copy()
    game.seats[seat].knowledge.append(("engine", engine, state, game.round))
    table.record.game = game


def heard(person: Person) -> list[str]:
    """What was said, as this person reads it in the update."""
    return [line["text"] for line in person.update["lines"] if line["event"] == "said"]


def test_what_is_said_is_heard_by_everybody_and_leaves_the_question_as_it_is() -> None:
    async def play() -> None:
        async with at_a_table() as (table, (a, b), _):
            ask = a.update["ask"]
            assert (await a.say("transmit", said=["engine", 1, "working"]))["type"] == "done"
            assert heard(a) == ["You: “Engine 2 works.”"]
            b.look()
            assert heard(b) == [f"{capital(table.texts('en').person(table.game, 0))}: “Engine 2 works.”"]
            assert a.update["ask"] == ask and table.game.choices_made() < len(table.game.history)
            assert (await b.say("transmit", said=["come", 0, 5]))["type"] == "done", (
                "it is not their turn: that is all right"
            )
            a.look()
            (wanted,) = a.update["radio"]["requests"]
            assert wanted["seat"] == 1 and wanted["text"].startswith("Come to ")
            assert [answer["said"][0] for answer in wanted["answers"]] == ["yes", "no"]
            assert (await a.say("transmit", said=wanted["answers"][0]["said"]))["type"] == "done"
            a.look()
            assert a.update["radio"]["requests"] == [] and a.update["radio"]["left"] == 5
            assert (await a.say("choose", ask=ask["id"], choice=len(ask["options"]) - 1))["type"] == "done"

    asyncio.run(play())


def test_what_cannot_be_said_is_refused_by_its_reason_and_changes_nothing() -> None:
    async def play() -> None:
        async with at_a_table() as (table, (a, b), _):
            digest = table.game.digest()
            for said, error in (
                (["nonsense"], "radio_no_such_words"),
                (["engine", 7, "working"], "radio_no_such_words"),
                (["engine", 0, "brilliant"], "radio_no_such_words"),
                (["engine", 0], "radio_no_such_words"),
                (["thanks", 0], "radio_nobody_there"),
                (["yes", 0], "radio_no_such_words"),
                (["tile", next(r for r in range(1, 21) if table.game.explored[r]), "canteen"], "radio_already_known"),
            ):
                assert (await a.say("transmit", said=said))["error"] == error, said
            assert table.game.digest() == digest and table.record.revision == len(table.game.history)
            await b.say("transmit", said=["sent"])
            assert (await a.say("transmit", said=["yes", 0]))["error"] == "radio_nothing_to_answer"
            for engine in (0, 1, 2, 0, 1):
                assert (await b.say("transmit", said=["engine", engine, "working"]))["type"] == "done"
            assert (await b.say("transmit", said=["clean"]))["error"] == "radio_too_much"

    asyncio.run(play())


@pytest.mark.parametrize("said", [[], ["engine", 1.5], ["engine", None], [["engine"]], ["x" * 61], ["a"] * 9, "engine"])
def test_what_is_no_line_at_all_is_not_understood(said: Any) -> None:
    with pytest.raises(Refused) as refused:
        parse(json.dumps({"type": "transmit", "said": said}))
    assert refused.value.error == "bad_message"


def test_a_table_without_the_radio_has_no_news_of_it() -> None:
    async def play() -> None:
        async with at_a_table(modules=()) as (_, (a, _), _):
            assert a.update["radio"] is None
            assert (await a.say("transmit", said=["clean"]))["error"] == "illegal"
            answer = await a.say("ask_radio")
            assert answer["seats"] == answer["vocabulary"] == []

    asyncio.run(play())


def test_the_dossier_marks_what_was_said_by_what_its_reader_knows() -> None:
    async def play() -> None:
        async with at_a_table() as (table, (a, b), _):
            look_at_engine(table, 1, 1, "damaged")
            await a.say("transmit", said=["engine", 1, "working"])
            await a.say("transmit", said=["engine", 2, "working"])
            await a.say("transmit", said=["sent"])
            answer = await b.say("ask_radio")
            assert [line["mark"] for line in answer["seats"][0]["lines"]] == ["contradicted", "open", "contradicted"]
            own = await a.say("ask_radio")
            assert [line["mark"] for line in own["seats"][0]["lines"]] == ["", "", ""]
            words = {saying["word"]: saying for saying in own["vocabulary"]}
            assert {"engine", "going", "come", "offer", "thanks"} <= set(words)
            assert [c["value"] for c in words["engine"]["places"][0]["choices"]] == [0, 1, 2]
            assert words["come"]["places"][0]["choices"][0] == {"value": -1, "text": "Everybody", "seat": None}

    asyncio.run(play())


def test_a_spectator_hears_everything_and_has_no_voice() -> None:
    async def play() -> None:
        async with at_a_table() as (table, (a, _), _):
            sent = SentMessages()
            viewer = await let_in(table, Hello(), sent)
            table.enter(viewer)
            watcher = Person(table, viewer, sent)
            await a.say("transmit", said=["infected"])
            watcher.look()
            assert watcher.update["radio"] is None and heard(watcher)[-1].endswith("“I am infected.”")
            answer = await watcher.say("ask_radio")
            assert answer["vocabulary"] == [] and len(answer["seats"][0]["lines"]) == 1
            assert (await watcher.say("transmit", said=["clean"]))["error"] == "not_seated"

    asyncio.run(play())


def test_only_its_own_seat_is_told_what_it_could_announce() -> None:
    async def play() -> None:
        async with at_a_table() as (table, (a, b), _):
            look_at_engine(table, 0, 1, "damaged")
            await b.say("transmit", said=["clean"])
            a.look()
            ((truth, otherwise),) = a.update["radio"]["announce"]
            assert truth["said"] == ["engine", 1, "damaged"] and otherwise["said"] == ["engine", 1, "working"]
            assert (truth["text"], otherwise["text"]) == ("Engine 2 is damaged", "Engine 2 works")
            b.look()
            assert b.update["radio"]["announce"] == []
            await a.say("transmit", said=otherwise["said"])
            a.look()
            assert a.update["radio"]["announce"] == [], "what was announced, true or not, is not offered again"
            b.look()
            assert "lie" not in str(b.update["view"]["ext"]) and not b.update["view"]["ext"].get("untrue")

    asyncio.run(play())


def test_whoever_talks_can_still_ask_to_take_back_their_last_choice() -> None:
    async def play() -> None:
        async with at_a_table() as (table, (a, b), _):
            before = table.record.choices_since(0)
            await a.say("transmit", said=["clean"])
            a.look()
            assert table.record.choices_since(0) == before + 1, "the remark itself is not what would be taken back"
            assert a.update["undo"] == "vote", "everybody has heard it"
            await a.say("undo")
            assert table.votes.ballot is not None
            await b.say("transmit", said=["infected"])
            assert table.votes.ballot is not None, "talk ends no vote"
            await b.say("vote", vote=table.votes.ballot.id, agree=True)
            assert lines(table.game) == () and table.record.undos == 1

    asyncio.run(play())


def test_talk_costs_and_gains_no_time() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        async with at_a_table(storage=storage, clock=Clock(100, 50)) as (table, (a, _), _):
            left = table.clocks.left(0)
            for said in (["clean"], ["sent"]):
                await a.say("transmit", said=said)
            after = table.clocks.left(0)
            assert left is not None and after is not None and left - 50 < after <= left
            stored = await storage.load(table.code)
            assert stored is not None
            table.clocks.take_in(stored)
            again = table.clocks.left(0)
            assert again is not None and abs(again - after) < 50

    asyncio.run(play())


def test_a_table_is_the_same_after_a_restart() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        async with at_a_table(storage=storage) as (table, (a, b), secrets):
            await a.say("transmit", said=["come", 1, 5])
            await b.say("transmit", said=["yes", 0])
            code, digest, asked = table.code, table.game.digest(), table.questions.id(0)
        lobby = Lobby(storage, InlineThinker(), SETTINGS)
        await lobby.open()
        again = await lobby.find(code)
        assert again is not None and again.game.digest() == digest and again.questions.id(0) == asked
        assert lines(again.game) == ((0, 1, ("come", 1, 5)), (1, 1, ("yes", 0)))
        (mine,) = await lobby.mine([secrets[1]])
        assert mine.requests == 0
        await lobby.close()

    asyncio.run(play())


def test_a_request_is_a_reason_to_be_called() -> None:
    async def play() -> None:
        async with at_a_table() as (table, (a, _), _):
            assert table.requests_to(1) == 0
            await a.say("transmit", said=["wait", 1])
            assert table.requests_to(1) == 1 and table.requests_to(0) == 0

    asyncio.run(play())


def test_at_one_screen_the_radio_works_too() -> None:
    async def play() -> None:
        async with at_a_table(hot_seat=True) as (_, (a, b), _):
            assert (await b.say("transmit", said=["going", 5]))["type"] == "done"
            a.look()
            assert heard(a)[-1].endswith("“I will go to the unexplored Room (005).”")

    asyncio.run(play())


# -- bots -------------------------------------------------------------------------------------------------------


class Talker(CrewBot):
    """Greets each round, answers everything, and does not know when to stop."""

    def speak(self, view: View) -> tuple[Any, ...] | None:
        seat = view["seat"]
        said = view["ext"].get("radio", ())
        asked = [n for n, (who, _, words) in enumerate(said) if who != seat and words[0] == "wait" and words[1] == seat]
        answered = {words[1] for who, _, words in said if who == seat and words[0] in ("yes", "no")}
        for number in asked:
            if number not in answered:
                return ("yes", number)
        return ("clean",)


class Broken(CrewBot):
    def speak(self, view: View) -> tuple[Any, ...] | None:
        raise RuntimeError("no voice")


class Rude(CrewBot):
    def speak(self, view: View) -> tuple[Any, ...] | None:
        return ("nonsense", 5)


@pytest.fixture(autouse=True)
def stubs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in (("talker", Talker), ("broken", Broken), ("rude", Rude)):
        monkeypatch.setitem(BOTS, name, kind)
        monkeypatch.setitem(KINDS, name, kind)


def test_a_bot_answers_people_and_never_says_more_than_the_table_allows() -> None:
    async def play() -> None:
        async with at_a_table(people=1, bots={"1": "talker"}) as (table, (a,), _):
            assert (await a.say("transmit", said=["wait", 1]))["type"] == "done"
            await soon(lambda: any(who == 1 and words == ("yes", 0) for who, _, words in lines(table.game)))
            ask = a.update["ask"]
            await a.say("choose", ask=ask["id"], choice=len(ask["options"]) - 1)
            await a.play_on(random.Random(1), 6)
            spoken = Counter(line.round for line in lines(table.game) if line.seat == 1 and line.word == "clean")
            assert spoken and max(spoken.values()) <= 6

    asyncio.run(play())


@pytest.mark.parametrize("name", ["broken", "rude"])
def test_a_bot_that_cannot_speak_plays_on(name: str) -> None:
    async def play() -> None:
        async with at_a_table(people=1, bots={"1": name}) as (table, (a,), _):
            await a.say("transmit", said=["wait", 1])
            made = len(table.game.history)
            await a.play_on(random.Random(1), 6)
            assert len(table.game.history) > made + 5 and all(line.seat == 0 for line in lines(table.game))

    asyncio.run(play())


# -- secrets ------------------------------------------------------------------------------------------------------


def test_what_a_seat_is_sent_of_the_radio_depends_on_nothing_it_may_not_know() -> None:
    """Twins with talk at both tables: updates, dossier, refusals and replays are the same bytes."""
    counts: Counter[str] = Counter()
    for seed in range(700, 706):
        compare_twins(Setup(players=3, seed=seed, modules=("radio",)), counts, one_in=60)
    assert counts["talk"] >= 20 and counts["pairs"] >= 6, counts


def test_the_catalogue_recommends_it_for_two_or_more() -> None:
    modules = {module.id: module for module in catalogue().modules}
    assert modules["radio"].usual and "solo" not in modules["radio"].fits and "semi_coop" in modules["radio"].fits
    assert [id for id, module in modules.items() if module.usual] == ["radio"]
    assert "radio" not in data_of(Setup(players=1))["modules"]
