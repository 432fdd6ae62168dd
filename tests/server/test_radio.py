"""The radio over the wire (K-29): lines are moves, everybody hears them, and each seat is told its own news only."""

from __future__ import annotations

import asyncio
import html
import json
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from nemesis import Setup
from nemesis.bots import BOTS, KINDS, CrewBot, Temper
from nemesis.errors import BadSetup
from nemesis.rules.radio import lines
from nemesis.scenario import Scenario
from nemesis.server.lobby.lobby import Lobby
from nemesis.server.lookup.catalogue import catalogue
from nemesis.server.messages import Clock, Hello, NewTable, Refused, ReplayOf, parse
from nemesis.server.settings import Settings
from nemesis.server.storage.memory import MemoryStorage
from nemesis.server.table.data.seats import new_secret
from nemesis.server.table.data.stored import StoredSeat
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


@pytest.fixture
def stubs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in (("talker", Talker), ("broken", Broken), ("rude", Rude)):
        monkeypatch.setitem(BOTS, name, kind)
        monkeypatch.setitem(KINDS, name, kind)


@pytest.mark.usefixtures("stubs")
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


@pytest.mark.usefixtures("stubs")
@pytest.mark.parametrize("name", ["broken", "rude"])
def test_a_bot_that_cannot_speak_plays_on(name: str) -> None:
    async def play() -> None:
        async with at_a_table(people=1, bots={"1": name}) as (table, (a,), _):
            await a.say("transmit", said=["wait", 1])
            made = len(table.game.history)
            await a.play_on(random.Random(1), 6)
            assert len(table.game.history) > made + 5 and all(line.seat == 0 for line in lines(table.game))

    asyncio.run(play())


# -- after the game ----------------------------------------------------------------------------------------------

CODE = "abcdefgh"
LONGEST = "veteran@careful.selfish.talkative.suspicious"


@asynccontextmanager
async def at_the_last_turn(*bots: str) -> AsyncIterator[tuple[Lobby, Table, Person]]:
    """A person and bots on a ship that is about to jump: whoever passes has ended the game."""
    names = ("captain", "mechanic", "scout")[: 1 + len(bots)]
    scenario = Scenario(*names, modules=("radio",), seed=3).ship(first_encounter=True, time=1)
    for seat, _ in enumerate(names):
        scenario.seat(seat, hand=[])
    game = scenario.turn(0).game
    storage = MemoryStorage()
    seats = [StoredSeat(0), *(StoredSeat(seat, bot=bot) for seat, bot in enumerate(bots, 1))]
    await storage.create(CODE, game.setup.to_data(), 1, seats, game.from_here().origin)
    lobby = Lobby(storage, InlineThinker(), SETTINGS)
    await lobby.open()
    try:
        table = await lobby.find(CODE)
        assert table is not None
        secret = new_secret()
        await table.seating.join(0, "Ada", "en", secret)
        person = await Person.entering(table, secret)
        person.look()
        yield lobby, table, person
    finally:
        await lobby.close()


async def passes(table: Table, person: Person) -> None:
    while (ask := await person.question()) is not None:
        passing = [n for n, option in enumerate(ask["options"]) if option["value"][0] in ("pass", "done")]
        await person.say("choose", ask=ask["id"], choice=passing[0] if passing else 0)
    assert table.game.over


def test_a_replay_says_what_was_a_lie_once_the_game_is_over() -> None:
    """K-29: lines, moments and dossiers of a finished game; nothing of it before."""

    async def play() -> None:
        async with at_the_last_turn("random") as (lobby, table, a):
            await a.say("transmit", said=["sent"])
            await a.say("transmit", said=["engine", 0, "working"])
            before = await lobby.replay(table, ReplayOf())
            assert not any("A lie." in line.text for line in before.lines) and not before.report
            shown = await lobby.replay(table, ReplayOf(at=before.moments[-1].at))
            assert [line.lie for line in shown.dossiers[0].lines] == [False, False]
            await passes(table, a)
            told = {
                "en": ["The Captain: “I have sent the Signal.” A lie.", "The Captain: “Engine 1 works.”"],
                "fr": [
                    "Le Capitaine : « J’ai envoyé le Signal. » Un mensonge.",
                    "Le Capitaine : « Le Moteur 1 est opérationnel. »",
                ],
            }
            for language, wanted in told.items():
                for eyes in (None, 1):
                    film = await lobby.replay(table, ReplayOf(seat=eyes, language=language))
                    said = [line.text for line in film.lines if line.event == "said"]
                    assert [" ".join(text.split()) for text in said] == wanted
                    first = next(moment for moment in film.moments if moment.text == said[0])
                    then = await lobby.replay(table, ReplayOf(seat=eyes, language=language, at=first.at))
                    (line,) = then.dossiers[0].lines
                    assert line.lie and line.mark == "contradicted", "everybody sees who sends the Signal"
                    last = await lobby.replay(table, ReplayOf(seat=eyes, language=language, at=film.moments[-1].at))
                    assert [line.lie for line in last.dossiers[0].lines] == [False, True]
            own = [line.text for line in (await lobby.replay(table, ReplayOf(seat=0))).lines]
            assert "You: “I have sent the Signal.” A lie." in own

    asyncio.run(play())


def test_a_dossier_in_a_replay_is_as_it_was_then() -> None:
    """K-29: promises and deeds of that moment, what was known then, and no more."""

    async def play() -> None:
        async with at_a_table() as (table, (a, b), _):
            lobby = Lobby(MemoryStorage(), InlineThinker(), SETTINGS)
            await a.say("transmit", said=["come", 1, 5])
            await b.say("transmit", said=["yes", 0])
            film = await lobby.replay(table, ReplayOf())
            asked, answered = [await lobby.replay(table, ReplayOf(at=moment.at)) for moment in film.moments[-2:]]
            assert asked.dossiers[1].lines == [] and asked.dossiers[1].promises == []
            now = answered.dossiers
            assert [(promise.line, promise.state) for promise in now[1].promises] == [(0, "due")]
            live = await b.say("ask_radio")
            assert [seat["promises"] for seat in live["seats"]] == [msgspec.to_builtins(seat.promises) for seat in now]
            assert [line["line"] for line in live["seats"][1]["lines"]] == [line.line for line in now[1].lines]

    asyncio.run(play())


def test_a_sentence_is_read_before_it_is_said_as_everybody_would_read_it() -> None:
    """K-29: in the words of whoever asks; nothing for what cannot be said, and for who has no voice."""

    async def play() -> None:
        async with at_a_table() as (table, (a, b), _):
            lines_before = lines(table.game)
            read = await a.say("ask_radio", said=["engine", 1, "damaged"])
            assert read["sentence"] == "“Engine 2 is damaged.”"
            await a.say("set_language", language="fr")
            read = await a.say("ask_radio", said=["engine", 1, "damaged"])
            assert " ".join(read["sentence"].split()) == "« Le Moteur 2 est endommagé. »"
            whom = capital(table.texts("en").person(table.game, 0, "to"))
            assert (await b.say("ask_radio", said=["wait", 0]))["sentence"] == f"{whom}: “Wait for me where you are.”"
            for said in (["engine", 9, "damaged"], ["yes", 0], ["nonsense"]):
                assert (await a.say("ask_radio", said=said))["sentence"] == "", said
            assert (await a.say("ask_radio"))["sentence"] == ""
            sent = SentMessages()
            viewer = await let_in(table, Hello(), sent)
            table.enter(viewer)
            assert (await Person(table, viewer, sent).say("ask_radio", said=["sent"]))["sentence"] == ""
            assert lines(table.game) == lines_before, "nothing was said"

    asyncio.run(play())


def test_what_bots_are_like_is_told_after_the_game_and_never_before() -> None:
    """K-29: what was chosen stands in the name; what was drawn only in the tale and the chronicle, in both languages."""

    async def play() -> None:
        async with at_the_last_turn("crew@bold", "random") as (lobby, table, a):
            drawn = Temper.drawn(1 + 1, ("bold",))
            assert [seat.bot for seat in table.info().seats] == [None, "crew@bold", "random"]
            others = [word for word in drawn.words if word != "bold"]
            sent = json.dumps([a.update, a.others, msgspec.to_builtins(table.info())])
            assert not [word for word in others if f'"{word}"' in sent]
            with pytest.raises(Refused):
                await lobby.tales.tale(table, "en")
            await passes(table, a)
            for language in ("en", "fr"):
                t = table.texts(language)
                told = (await lobby.tales.tale(table, language)).seats
                assert [bool(seat.temper) for seat in told] == [False, True, False], "one who never talks shows none"
                assert all(t.get(f"temper-{word}") in told[1].temper for word in drawn.words)
                assert html.escape(told[1].temper) in await lobby.chronicle(table, language)

    asyncio.run(play())


def test_a_table_may_choose_the_temper_and_names_what_is_wrong_with_one() -> None:
    async def play() -> None:
        lobby = Lobby(MemoryStorage(), InlineThinker(), SETTINGS)
        await lobby.open()
        setup = {"players": 2, "seed": 5, "modules": ["radio"]}
        table = await lobby.create(NewTable(setup=setup, bots={"1": LONGEST}))
        assert table.info().seats[1].bot == LONGEST
        assert table.bots.tempers()[1] == ("careful", "selfish", "talkative", "suspicious")
        wrong = {"crew@brave": "unknown", "crew@": "unknown", "crew@" + "x" * 5000: "unknown",
                 "crew@bold.careful": "temper_twice", "crew@bold.bold": "temper_twice"}  # fmt: skip
        for name, reason in wrong.items():
            with pytest.raises(BadSetup) as refused:
                await lobby.create(NewTable(setup=setup, bots={"1": name}))
            assert refused.value.reason == reason and len(str(refused.value)) < 220, name
        secret = new_secret()
        await table.seating.join(0, "Ada", "en", secret)
        person = await Person.entering(table, secret)
        answer = await person.say("set_bot", seat=1, bot="crew@brave")
        assert answer["error"] == "no_such_bot" and "possible: bold, careful" in answer["message"]
        assert (await person.say("set_bot", seat=1, bot="crew@quiet"))["type"] == "done"
        assert table.info().seats[1].bot == "crew@quiet"
        without = await lobby.create(NewTable(setup={"players": 2, "seed": 5}, bots={"1": "crew@bold"}))
        assert without.bots.tempers() == {}, "without the radio nobody would notice"
        await lobby.close()

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
