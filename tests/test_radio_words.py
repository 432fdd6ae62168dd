"""The radio in words (K-29): everything that can be said reads well in both languages, and each reader is told of it
what their own view knows."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import Bot, RandomBot, make_bot
from nemesis.bots.talking import remarks
from nemesis.chronicle.tale import tale
from nemesis.rules.meanings import CORRIDOR, ENGINE, LETTER, POD, ROOM, SEAT
from nemesis.rules.radio import (
    ANSWER,
    EVERYBODY,
    GOODS,
    INTENTION,
    LINE,
    OFFER,
    PLACE,
    REQUEST,
    SAYINGS,
    STATE,
    TILE,
    Deed,
    Line,
    Saying,
    goods,
    lines,
    places,
    promises,
    said_choice,
)
from nemesis.scenario import Scenario
from nemesis.text import LANGUAGES, Texts
from nemesis.text.radio import choice_in_words, deed, done, line_in_words, promised, words
from nemesis.tui import Console, TextClient
from nemesis.tui.replay import lines_by_choice
from nemesis.view import determinise
from nemesis.view.heard import (
    lines_left,
    mark,
    may_speak,
    requests,
    to_announce,
    vocabulary,
    was_a_lie,
)
from nemesis.view.types import View

from .chatter import chatter
from .test_texts import assert_log_is_told, assert_readable


def begun(players: int = 3, seed: int = 4, **setup: Any) -> Game:
    """At the first turn."""
    game = Game.new(Setup(players=players, seed=seed, modules=("radio",), **setup), log=True)
    bot = RandomBot(1)
    while game.ask is not None and (not game.setup_done or game.ask.kind != "turn"):
        game.apply(bot.decide(game.view(game.ask.seat), game.ask))
    return game


def say(game: Game, seat: int, *said: Any) -> int:
    """The number of the line."""
    game.apply(said_choice(*said), seat)
    return len(lines(game)) - 1


def talkative(seed: int, players: int = 3, **setup: Any) -> Iterator[Game]:
    """A random game in which everybody talks at random, after each line and each choice."""
    chance = random.Random(seed)
    game = Game.new(Setup(players=players, seed=seed, modules=("radio",), **setup), log=True)
    yield game
    while game.ask is not None:
        if chance.random() < 0.3 and chatter(game, chance) is not None:
            yield game
            continue
        options = game.ask.options
        active = [option for option in options if option[0] != "pass"]
        game.apply(chance.choice(active if active and chance.random() < 0.8 else options))
        yield game


VALUES: dict[Any, Any] = {
    ENGINE: lambda g: range(3), STATE: lambda g: STATE.words, LETTER: lambda g: LETTER.words, PLACE: places,
    TILE: lambda g: g.rules.rooms, ROOM: lambda g: [r for r in range(1, len(g.tiles)) if g.tiles[r]], GOODS: goods,
    POD: lambda g: [pod for pod, *_ in g.pods], CORRIDOR: lambda g: range(len(g.doors)), SEAT: lambda g: (1, 2),
    LINE: lambda g: range(len(lines(g))),
}  # fmt: skip


def every_way(game: Game, known: Saying) -> Iterator[tuple[Any, ...]]:
    found = [[*VALUES[meaning](game), *([EVERYBODY] if known.to_all and meaning is SEAT else [])]
             for _, meaning in known.places]  # fmt: skip
    for values in product(*found):
        yield (known.word, *values)


# -- every word ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("species", ["intruders", "carnomorphs", "void_seeders"])
def test_whatever_can_be_said_reads_well(species: str, language: str) -> None:
    """K-29: each saying about each thing that it may be about, to each reader."""
    game = begun(species=species)
    t = Texts.of(game.rules, language)
    for known in SAYINGS.values():
        if known.sort != ANSWER and not any(meaning is LINE for _, meaning in known.places):
            assert_readable(t.get(f"radio-{known.word}.label"), language)
            for said in every_way(game, known):
                for reader in (None, 0, 1):
                    line = line_in_words(t, game, Line(0, 1, said), reader)
                    assert_readable(line, language)
                    assert line.endswith((".”", ".\u202f»"))
                if known.sort in (INTENTION, REQUEST, OFFER):
                    assert_readable(deed(t, game, said, 1, 0), language)
                    assert_readable(deed(t, game, said, 1, 1), language)
    assert not t.problems


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_request_reads_well_in_its_answers_and_in_quotations(language: str) -> None:
    """K-29: yes, no and a condition say again what is asked; a doubt and an accusation repeat what was said."""
    game = begun()
    t = Texts.of(game.rules, language)
    asked = [next(iter(every_way(game, known))) for known in SAYINGS.values() if known.sort in (REQUEST, OFFER)]
    game.ext["radio"] = tuple((0, 1, (word, 1, *rest)) for word, _, *rest in asked)
    for number, request in enumerate(asked):
        for said in (("yes", number), ("no", number), ("if", number, "wait", 0), ("if", number, "open", 0, 3)):
            assert_readable(words(t, game, 1, said, 0), language)
        for quoting in (("doubt", number), ("accuse", 0, number)):
            told = {reader: words(t, game, 2, quoting, reader) for reader in (None, 0, 1)}
            for text in told.values():
                assert_readable(text, language)
            assert (told[0] != told[1]) == (quoting[0] == "doubt"), request
    assert not t.problems


def test_a_quotation_of_a_quotation_does_not_grow() -> None:
    game = begun()
    first = say(game, 0, "infected")
    second = say(game, 1, "doubt", first)
    third = say(game, 2, "doubt", second)
    texts = Texts.of(game.rules, "en")
    assert "infected" in words(texts, game, 1, ("doubt", first), None)
    assert words(texts, game, 0, ("doubt", third), 2).endswith("‘what was said in round 1’")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_saw_reads_well(language: str) -> None:
    game = begun()
    t = Texts.of(game.rules, language)
    for what, subject in (("looked", 0), ("kept", 1), ("swapped", 2), ("read", 0), ("set", "B"), ("traded", 1)):
        for reader in (None, 0, 1):
            assert_readable(done(t, game, Deed(0, 2, what, subject), reader), language)
    assert not t.problems


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [31, 32])
def test_games_full_of_talk_read_well_for_every_seat(seed: int, language: str) -> None:
    """K-29: log, promises, vocabulary and the final report."""
    told, game = 0, begun()
    t = Texts.of(game.rules, language)
    for number, game in enumerate(talkative(seed)):
        assert_log_is_told(game, t, game.log or [], told)
        told = len(game.log or ())
        if number % 25 == 0:
            for p in game.seats:
                view = game.view(p.index)
                for one in vocabulary(view, game.rules):
                    for place in one.places:
                        for value in place.values:
                            assert_readable(choice_in_words(t, game, place.meaning, value, p.index), language)
                for promise in promises(game):
                    assert_readable(promised(t, game, promise, p.index), language)
    assert game.over and lines(game)
    for line in t.report(game):
        assert_readable(line, language)
    assert t.problems == set()


# -- what a reader knows of it -----------------------------------------------------------------------------------------


def test_a_statement_is_marked_by_what_the_reader_knows() -> None:
    """K-29: by the own ledger, by explored Rooms, by Signals and by what everybody saw."""
    game = begun()
    works = say(game, 0, "engine", 1, "working")
    sent = say(game, 0, "sent")
    untouched = say(game, 0, "untouched")
    thanks = say(game, 0, "thanks", 1)
    face_down = next(r for r in range(1, len(game.tiles)) if not game.explored[r])
    tile = say(game, 0, "tile", face_down, game.tiles[face_down])

    def marks(*numbers: int) -> list[str]:
        return [mark(game.view(1), game.rules, number) for number in numbers]

    assert marks(works, sent, untouched, thanks, tile) == ["open", "contradicted", "confirmed", "", "open"]
    game.seats[1].knowledge.append(("engine", 1, "damaged", game.round))
    game.seats[0].signal = True
    assert marks(works, sent) == ["contradicted", "confirmed"]
    assert mark(game.view(2), game.rules, works) == "open", "what one seat has seen marks nothing for another"
    assert mark(game.view(0), game.rules, works) == "", "whoever said it knows"
    for who in (0, 2):
        game.ext["deeds"] = ((who, game.round, "swapped", 1, untouched + 1),)
        assert marks(works, untouched) == ["confirmed", "confirmed"], "it was so when it was said, in this round too"
    game.ext["deeds"] = ((0, game.round, "swapped", 1, works),)
    assert marks(works, untouched) == ["contradicted", "contradicted"], "they changed the tokens before they spoke"
    course = say(game, 0, "course", "A")
    game.ext["deeds"] = ((0, game.round, "set", "A", course + 1),)
    assert marks(course, untouched) == ["contradicted", "confirmed"], "it was set afterwards"
    game.ext["deeds"] = ((0, game.round, "set", "A", course),)
    assert marks(course) == ["confirmed"]
    game.explored[face_down] = True
    assert marks(tile) == ["confirmed"]


def test_what_was_learnt_is_offered_as_it_is_and_otherwise_until_it_is_told() -> None:
    game = begun()
    face_down = next(r for r in range(1, len(game.tiles)) if not game.explored[r])
    game.seats[0].knowledge += [
        ("engine", 2, "working", 1), ("coordinates", 0, game.coordinates, 1), ("tile", face_down, "canteen", 1),
    ]  # fmt: skip
    offered = to_announce(game.view(0), game.rules)
    leads = game.rules.types[game.coordinates].places[game.destination]
    assert [true for true, _ in offered] == [
        ("engine", 2, "working"), ("leads", game.destination, leads), ("tile", face_down, "canteen"),
    ]  # fmt: skip
    assert offered[0][1] == ("engine", 2, "damaged") and all(true != other for true, other in offered)
    for _, otherwise in offered:
        say(game, 0, *otherwise)
    assert to_announce(game.view(0), game.rules) == [] and to_announce(game.view(1), game.rules) == []
    assert [truth for _, truth in game.ext["untrue"]] == ["lie"] * 3


@pytest.mark.parametrize("seed", [41, 42])
def test_what_a_seat_is_told_of_the_radio_follows_from_its_view_alone(seed: int) -> None:
    """K-29: the same for the game and for a game dealt anew from the view, which has another truth."""
    compared = 0
    for number, game in enumerate(talkative(seed)):
        if number % 12 or not game.setup_done or game.over:
            continue
        for p in game.seats:
            view = game.view(p.index)
            dealt = determinise(json.loads(json.dumps(view)), seed=number)
            again = dealt.view(p.index)
            assert again["ext"].get("untrue", ()) == ()
            assert heard_by(view, game.rules) == heard_by(again, dealt.rules)
            for language in LANGUAGES:
                t = Texts.of(game.rules, language)
                said = [line_in_words(t, game, line, p.index) for line in lines(game)]
                assert said == [line_in_words(t, dealt, line, p.index) for line in lines(dealt)]
            compared += 1
    assert compared > 10


def heard_by(view: View, rules: Any) -> list[Any]:
    said = range(len(view["ext"].get("radio", ())))
    marks = [(mark(view, rules, n), was_a_lie(view, n)) for n in said]
    assert not any(lie for _, lie in marks)
    known = [(one.saying.word, [place.values for place in one.places]) for one in vocabulary(view, rules)]
    return [may_speak(view), lines_left(view), requests(view), to_announce(view, rules), marks, known]


def test_whatever_the_vocabulary_offers_can_be_said() -> None:
    """Where one place does not depend on another: an accusation names whose line it is."""
    game = begun()
    say(game, 1, "wait", 0)
    say(game, 2, "infected")
    for one in vocabulary(game.view(0), game.rules):
        if one.saying.word not in ("if", "accuse"):
            for values in product(*(place.values[:4] for place in one.places)):
                after = game.copy()
                try:
                    after.apply(said_choice(one.saying.word, *values), 0)
                except Exception as error:
                    assert getattr(error, "reason", "") == "radio_already_so", (one.saying.word, values)


def test_whoever_is_out_of_reach_has_no_words() -> None:
    game = begun()
    game.seats[1].status = "hibernating"
    view = game.view(1)
    assert not may_speak(view) and vocabulary(view, game.rules) == [] and requests(view) == []
    assert not may_speak(game.view(None)) and vocabulary(game.view(None), game.rules) == []
    words_of_0 = {one.saying.word: one for one in vocabulary(game.view(0), game.rules)}
    assert words_of_0["wait"].places[0].values == [2] and 1 in words_of_0["thanks"].places[0].values


# -- after the game ----------------------------------------------------------------------------------------------------


def test_after_the_game_every_lie_is_told() -> None:
    """K-29: in the report, in the replay and in the chronicle, and nowhere before."""
    for game in talkative(51):
        if not game.over:
            assert not game.view(0)["ext"].get("untrue")
    known = [number for number, truth in game.ext["untrue"] if truth == "lie"]
    assert known
    t = Texts.of(game.rules, "en")
    report = t.report(game)
    assert sum("knew better" in line for line in report) == len(known)
    assert any("promise" in line for line in report)
    assert sum(line.endswith("A lie.") for step in lines_by_choice(game, t) for line in step) == len(known)
    told = tale(game, t)
    assert {deed.seat for deed in told.deeds if deed.kind == "lied"} == {lines(game)[n].seat for n in known}
    assert any(sentence.endswith("A lie.") for c in told.chapters for p in c.paragraphs for sentence in p.sentences)
    assert not any("knew better" in line for line in t.lines(game, game.log or [], None))
    view = game.view(0)
    for number in known:
        assert was_a_lie(view, number)
        assert lines(game)[number].seat == 0 or mark(view, game.rules, number) == "contradicted"


# -- the text client ------------------------------------------------------------------------------------------------------


class Agreeable(RandomBot):
    """Says yes to whatever it is asked."""

    def speak(self, view: View) -> tuple[Any, ...] | None:
        return next((("yes", number) for number in requests(view)), None)


def typed(*entries: str, language: str = "en") -> tuple[TextClient, str]:
    game, screen = begun(seed=6, options={"seating": "number"}), io.StringIO()
    assert game.ask is not None
    others: dict[int, Bot] = {p.index: Agreeable(p.index) for p in game.seats if p.index != game.ask.seat}
    console = Console(io.StringIO("".join(f"{line}\n" for line in entries)), screen)
    client = TextClient(game, others, console, language)
    client.play()
    return client, screen.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_terminal_a_line_is_put_together_by_numbers_and_bots_answer(language: str) -> None:
    t = Texts(language)
    wait = 1 + [one.saying.word for one in vocabulary(begun(seed=6).view(0), begun(seed=6).rules)].index("wait")
    client, screen = typed("talk", "1", "2", "1", "talk", str(wait), "1", "dossier", "quit", language=language)
    said = lines(client.game)
    assert said[0].said == ("engine", 1, "working")
    assert said[1].word == "wait" and said[2].word == "yes" and said[2].seat == said[1].said[1]
    assert t.get("radio-wait.label") in screen and t.get("radio_place-who") in screen
    assert t.get("client-radio_promise", deed="", state="kept").split(".")[0].split(":")[0] in screen


def test_in_the_terminal_nothing_is_said_by_enter_alone_and_refusals_have_words() -> None:
    client, screen = typed("talk", "", "talk 1", "", "talk 999", "quit")
    t = Texts("en")
    assert lines(client.game) == () and screen.count(t.get("client-radio_nothing_said")) == 3
    _, screen = typed(*["talk 4"] * 7, "quit")
    assert t.get("error-radio_too_much") in screen


class Asking(RandomBot):
    """Asks the last seat to look at an Engine, once."""

    def speak(self, view: View) -> tuple[Any, ...] | None:
        return None if view["ext"].get("radio") else ("check", len(view["seats"]) - 1, 0)

    def is_in_the_mood(self, round: int) -> bool:
        return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("entry", "answered"), [("1", "yes"), ("2", "no"), ("", None)])
def test_in_the_terminal_who_plays_alone_answers_bots_while_they_play(
    entry: str, answered: str | None, language: str
) -> None:
    """Enter alone leaves it for the next turn."""
    game, screen = begun(seed=6, options={"seating": "number"}), io.StringIO()
    assert game.ask is not None and game.ask.seat == 0
    console = Console(io.StringIO(f"{entry}\nquit\n"), screen)
    client = TextClient(game, {0: Asking(0), 1: RandomBot(1)}, console, language)
    client.play()
    assert [line.word for line in lines(client.game)] == ["check", *([answered] if answered else [])]
    t, shown = Texts(language), screen.getvalue()
    assert shown.count(t.get("client-radio_call", line="").strip()) == 1
    command = t.get("client-radio_waits", count=1, command="").split(":")[0].strip()
    assert (command in shown) == (answered is None)


def test_after_the_game_the_terminal_tells_what_bots_were_like() -> None:
    """K-29: by the words of each, in the language of the table; without the radio nobody could tell."""
    for language, told in (("en", "was a bot, bold, loyal, quiet and trusting by temper."),
                           ("fr", "un bot au tempérament audacieux, loyal, taciturne et confiant.")):  # fmt: skip
        screens = {}
        for modules in (("radio",), ()):
            game = Scenario("captain", "scout", modules=modules, seed=3).ship(time=1).seat(0, hand=[]).seat(1, hand=[])
            screen = io.StringIO()
            bots: dict[int, Bot] = {0: RandomBot(0), 1: make_bot("crew@bold.loyal.quiet.trusting")}
            TextClient(game.turn(0).game, bots, Console(io.StringIO(), screen), language).play()
            screens[modules] = screen.getvalue()
        assert screens["radio",].count(told) == 1 and told not in screens[()], language


def test_bots_without_a_voice_say_nothing() -> None:
    game = begun()
    remarks(game, [RandomBot(0) for _ in game.seats])
    assert lines(game) == ()
    say(game, 0, "wait", 1)
    remarks(game, [None, Agreeable(0), Agreeable(0)])
    assert [line.said for line in lines(game)] == [("wait", 1), ("yes", 0)]
