"""The guided chapters: their positions, their scripted chance, and that no move leads them astray."""

from __future__ import annotations

import json

import pytest

from nemesis.scenario.library import built_in
from nemesis.scenario.table import Table

from .guided import CHAPTERS, MOST_DECISIONS, SEAT, choices, file_of, recommended
from .playing import Chooser


def played(chapter: str) -> Table:
    """As recommended, to the end of the path."""
    table = built_in(chapter)
    for choice in choices(table, chapter):
        table.game.apply(choice)
    return table


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_each_is_an_ordinary_solo_game_in_which_the_player_is_asked_first(chapter: str) -> None:
    table = built_in(chapter)
    assert table.asked == (SEAT, "turn")
    assert (table.game.setup.players, table.game.setup.mode, table.game.setup.species) == (1, "solo", "intruders")
    assert len(table.hand(SEAT)) == 5


TAUGHT = {
    "first_game": (
        "moved", "explored", "door_closed", "noise_rolled", "noise", "searches", "item_gained", "passed", "event_phase",
        "event", "bag_token", "peeked",
    ),
    "first_fight": (
        "encounter", "objective_kept", "surprise_check", "shoots", "injured", "blood", "attack", "serious_wound", "dressed",
        "intruder_moved", "reloaded", "intruder_killed", "scanned", "larva_on_board", "larva_removed",
    ),
    "first_jump": (
        "looked_at_engine", "engine_worked", "signal", "looked_at_coordinates", "course_set", "hibernated",
        "engines_revealed", "coordinates_revealed", "contamination_check", "result",
    ),
}  # fmt: skip


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_recommended_way_meets_what_the_chapter_teaches(chapter: str) -> None:
    table = played(chapter)
    assert [event for event in TAUGHT[chapter] if not table.told(event)] == []


def test_nothing_comes_in_the_first_chapter_and_the_careful_step_cancels_danger() -> None:
    table = played("first_game")
    assert not table.told("encounter")
    assert not table.told("danger")
    assert [told["token"] for told in table.told("explored")] == ["doors", "danger", "silence"]
    assert table.game.round == 2


def test_the_first_shot_wounds_the_escape_hurts_and_the_second_shot_kills() -> None:
    table = played("first_fight")
    assert table.told("surprise_check")[0]["surprised"] is False
    assert [told["injuries"] for told in table.told("shot")] == [1, 3]
    assert table.told("serious_wound")[0]["wound"].startswith("wound_bleeding")
    p = table.seat(SEAT)
    assert (p.larva, p.light, [dressed for _, dressed in p.wounds]) == (False, 1, [True])
    assert table.game.round == 4


def test_the_third_chapter_ends_with_the_jump_and_a_victory() -> None:
    table = played("first_jump")
    result = table.game.result
    assert result is not None
    assert (result.cause, result.place, result.seats[SEAT].won) == ("jump", "earth", True)
    assert [check["check"] for check in result.seats[SEAT].checks] == [
        "engines", "coordinates", "contamination", "objective",
    ]  # fmt: skip


def test_without_repair_or_course_the_third_chapter_is_lost() -> None:
    """What the lessons say it is for: nobody wins who only sleeps."""
    table = built_in("first_jump")
    for choice in choices(table, "first_jump"):
        if choice == "swap":
            table.game.apply("keep")
        else:
            table.game.apply(choice)
    assert table.game.result is not None
    assert not table.game.result.seats[SEAT].survived


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("seed", range(12))
def test_other_legal_moves_never_end_in_a_dead_end(chapter: str, seed: int) -> None:
    """From the first move on, or from somewhere on the recommended way: every question has an answer to the end."""
    table = built_in(chapter)
    for n, choice in enumerate(choices(table, chapter)):
        if n >= seed:
            break
        table.game.apply(choice)
    chooser = Chooser(seed)
    for _ in range(MOST_DECISIONS):
        if table.game.ask is None:
            break
        assert table.options
        table.game.apply(chooser.choose(table.options))
    assert table.game.over
    assert table.game.result is not None


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_first_move_is_followed_by_another_question(chapter: str) -> None:
    """The scripted die never meets a Room that it cannot be read in."""
    for option in built_in(chapter).options:
        table = built_in(chapter)
        table.game.apply(option)
        while table.game.ask is not None and table.game.ask.kind == "pay":
            table.game.apply(table.options[0])
        assert table.game.ask is not None
        assert table.game.ask.seat == SEAT


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_page_tests_its_lessons_on_the_game_as_it_is_played_today(chapter: str) -> None:
    """The stray games are only examples; they may be those of an older version."""
    kept = json.loads(file_of(chapter).read_text(encoding="utf-8"))
    today = json.loads(json.dumps(recommended(chapter)))
    assert kept["recommended"] == today, "run `python -m tests.guided`, then the tests of the page"
