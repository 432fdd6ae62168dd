"""A finished game told with nothing hidden: deaths with their cause, deeds, ways, numbers, a page to keep."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.chronicle import Tale, chronicle, tale
from nemesis.chronicle.deeds import by_itself, left_behind
from nemesis.chronicle.retelling import Happening
from nemesis.engine.events import Logged
from nemesis.errors import IllegalChoice
from nemesis.rules.state import DEAD
from nemesis.text import LANGUAGES, Texts

GAMES = (
    {"seed": 3, "mode": "semi_coop", "players": 4, "species": "intruders"},
    {"seed": 4, "mode": "coop", "players": 3, "species": "carnomorphs"},
    {"seed": 4, "mode": "semi_coop", "players": 3, "species": "void_seeders"},
    {"seed": 2, "mode": "investigation", "players": 3, "species": "intruders"},
    {"seed": 6, "mode": "solo", "players": 1, "species": "intruders"},
)


@cache
def finished(number: int) -> Game:
    game = Game.new(Setup(**GAMES[number]), log=True)  # type: ignore[arg-type]
    bot = make_bot("crew", 1)
    while game.ask is not None:
        game.apply(bot.decide(game.view(game.ask.seat), game.ask), game.ask.seat)
    return game


@cache
def told(number: int, language: str) -> Tale:
    game = finished(number)
    return tale(game, Texts.of(game.rules, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_death_has_its_cause_its_round_and_its_words(number: int, language: str) -> None:
    """R-20.2, R-21.2: whoever is dead at the end died once, of something that is told."""
    game, found = finished(number), told(number, language)
    for seat, p in zip(found.seats, game.seats, strict=True):
        assert bool(seat.deaths) >= (p.status == DEAD)
        assert seat.survived is (p.status != DEAD)
        for death in seat.deaths:
            assert death.cause and death.text and 1 <= death.round <= game.round
            assert str(death.round) in death.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_nobody_is_called_by_a_number(number: int, language: str) -> None:
    found = told(number, language)
    chapters = [line for chapter in found.chapters for p in chapter.paragraphs for line in p.sentences]
    lines = [*found.report, *(deed.text for deed in found.deeds), *chapters]
    assert lines and not [line for line in lines if re.search(r"\b(Player|[Jj]oueur) \d", line)]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_ways_and_numbers_are_those_of_the_game(number: int) -> None:
    game, found = finished(number), told(number, "en")
    rooms = set(game.rules.board.slots)
    for seat in found.seats:
        assert seat.way and {step.room for step in seat.way} <= rooms
        assert [s.at for s in seat.way] == sorted(s.at for s in seat.way)
        assert all(a.room != b.room for a, b in zip(seat.way, seat.way[1:], strict=False))
        assert seat.numbers["hits"] <= seat.numbers["shots"]
    assert found.numbers["choices"] == len(game.history) and found.numbers["rounds"] == game.round
    assert found.numbers["deaths"] == sum(len(seat.deaths) for seat in found.seats)
    assert [c.round for c in found.chapters] == sorted({c.round for c in found.chapters})


@pytest.mark.parametrize(("before", "nobodys"), [("explored", True), ("card_played", False)])
def test_a_door_that_an_exploration_token_closes_is_nobodys_deed(before: str, nobodys: bool) -> None:
    """R-8.8: it falls shut behind whoever explores; they did not shut it on anybody."""
    log: list[Logged] = [(before, {}, None, ()), ("door_closed", {}, None, ())]
    happening = SimpleNamespace(at=1, scene=SimpleNamespace(log=log))
    assert by_itself(cast(Happening, happening)) is nobodys


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_story_tells_what_was_done_and_where(number: int) -> None:
    """Not what was announced before others could interrupt it, nor a Room by its number alone; and it has an end."""
    found = told(number, "en")
    lines = [line for chapter in found.chapters for p in chapter.paragraphs for line in p.sentences]
    dull = re.compile(r"announces:|sets out|takes aim|gets ready|Room \d{3}")
    assert [line for line in lines if dull.search(line)] == []
    end = Texts.of(finished(number).rules, "en").get(f"end-{found.cause}")
    assert end in found.chapters[-1].paragraphs[-1].sentences or "The game ends." in lines


def test_whoever_was_awake_is_left_behind_even_if_they_die_at_once() -> None:
    """The choice that puts one to sleep may end the round, and bring death to another."""
    game = finished(0)
    scene = SimpleNamespace(made=1, before=(11, 11, 0, 0), after=(0, 0, 0, 0))
    happening = cast(Happening, SimpleNamespace(scene=scene, round=9))
    (deed,) = left_behind(Texts.of(game.rules, "en"), game, happening, 0, "slept")
    assert deed.others == [1] and deed.kind == "slept"


def test_a_game_in_play_is_not_told() -> None:
    """Nothing of it may be known before the end: it holds every secret."""
    game = Game.new(Setup(players=2, seed=7), log=True)
    with pytest.raises(IllegalChoice, match="once it is over"):
        tale(game, Texts.of(game.rules, "en"))


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chronicle_is_one_file_without_scripts_and_without_anything_from_elsewhere(language: str) -> None:
    game = finished(0)
    texts = Texts.of(game.rules, language)
    page = chronicle(game, texts, ["<b>Ann</b>", None, None, None], ("c0ffee", "abcd"))
    tags = Tags()
    tags.feed(page)
    assert "script" not in tags.names and "link" not in tags.names and "b" not in tags.names and not tags.links
    assert "&lt;b&gt;Ann&lt;/b&gt;" in page and "c0ffee" in page and f'lang="{language}"' in page
    assert {"svg", "table", "h1"} <= tags.names
    for seat in told(0, language).seats:
        assert seat.who in page


def test_every_word_of_the_chronicle_is_used() -> None:
    root = Path(__file__).parents[2]
    keys = re.findall(r"^(chronicle-[\w-]+)", (root / "src/nemesis/text/en/chronicle.ftl").read_text("utf-8"), re.M)
    code = "".join(path.read_text("utf-8") for path in sorted((root / "src/nemesis/chronicle").glob("*.py")))
    code += "".join(path.read_text("utf-8") for path in sorted((root / "web/src/end").glob("*.svelte")))
    words = {*re.findall(r'"([a-z_]+)"', code), *(f"{kind}_last" for kind in ("launched", "slept"))}
    unused = [
        key
        for key in keys
        if key not in code and re.split(r"-(?:deed_|number_|died_)?", key, maxsplit=1)[1] not in words
    ]
    assert unused == []


def test_whoever_leads_the_intruders_in_the_end_has_no_infection_to_tell() -> None:
    """They hold Intruder cards then (R-23.3), not their Character's."""
    game = Game.new(Setup(players=2, seed=1))
    bot = make_bot("random", seed=1)
    while game.ask:
        game.apply(bot.decide(game.view(game.ask.seat), game.ask), game.ask.seat)
    leaders = [p.index for p in game.seats if p.intruder]
    assert leaders
    assert all(tale(game, Texts.of(game.rules, "en")).seats[n].infected == 0 for n in leaders)
