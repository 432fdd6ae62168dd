"""The guided first game: its position, its scripted chance, and that no move leads it astray."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nemesis.scenario.library import built_in
from nemesis.scenario.table import Table

from .guided import FILE, MOST_DECISIONS, SCENARIO, SEAT, choices, recommended
from .playing import Chooser


def played_as_recommended() -> Table:
    table = built_in(SCENARIO)
    for choice in choices(table):
        table.game.apply(choice)
    return table


def test_it_is_an_ordinary_solo_game_in_which_the_player_is_asked_first() -> None:
    table = built_in(SCENARIO)
    assert table.asked == (SEAT, "turn")
    assert (table.game.setup.players, table.game.setup.mode, table.game.setup.species) == (1, "solo", "intruders")
    assert len(table.hand(SEAT)) == 5
    assert table.hand(SEAT).count("search") == 2
    assert len(table.seat(SEAT).objectives) == 2
    assert table.offers("move", 6)


def test_the_recommended_way_meets_every_lesson_of_the_course() -> None:
    table = played_as_recommended()
    for event in (
        "moved", "explored", "door_closed", "noise_rolled", "noise", "searches", "item_gained", "encounter",
        "objective_kept", "surprise_check", "shoots", "injured", "blood", "intruder_killed", "passed", "event_phase",
        "event", "bag_token",
    ):  # fmt: skip
        assert table.told(event), f"nothing teaches {event}"


def test_the_noise_of_the_first_move_is_what_brings_the_encounter_of_the_second() -> None:
    table = played_as_recommended()
    marked = table.told("noise")[0]["exit"]
    assert [told["room"] for told in table.told("moved")] == [6, 7]
    assert table.told("moved")[1]["corridor"] == marked
    assert table.told("encounter") == [{"seat": SEAT, "room": 7, "kind": "creeper"}]
    assert table.told("surprise_check")[0]["surprised"] is False


def test_the_first_shot_wounds_the_second_kills_and_nobody_is_hurt() -> None:
    table = played_as_recommended()
    assert [told["injuries"] for told in table.told("shot")] == [1, 3]
    assert table.told("intruder_killed")[0]["by"] == SEAT
    p = table.seat(SEAT)
    assert (p.light, p.wounds, p.larva) == (0, [], False)


def test_it_goes_on_freely_in_the_second_round() -> None:
    table = played_as_recommended()
    assert table.asked == (SEAT, "turn")
    assert table.game.round == 2
    assert len(table.hand(SEAT)) == 5
    assert not any((table.game.script or {}).values())
    assert table.seat(SEAT).objectives == ["sc_earth"]


@pytest.mark.parametrize("seed", range(12))
def test_other_legal_moves_never_end_in_a_dead_end(seed: int) -> None:
    """From the first move on, or from somewhere on the recommended way: every question has an answer to the end."""
    table = built_in(SCENARIO)
    for n, choice in enumerate(choices(table)):
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


def test_every_first_move_is_followed_by_another_question() -> None:
    """The scripted die never meets a Room that it cannot be read in."""
    first: list[Any] = built_in(SCENARIO).options
    for option in first:
        table = built_in(SCENARIO)
        table.game.apply(option)
        while table.game.ask is not None and table.game.ask.kind == "pay":
            table.game.apply(table.options[0])
        assert table.game.ask is not None
        assert table.game.ask.seat == SEAT


def test_the_page_tests_its_lessons_on_the_game_as_it_is_played_today() -> None:
    """The stray games are only examples; they may be those of an older version."""
    recorded = json.loads(FILE.read_text(encoding="utf-8"))
    today = json.loads(json.dumps(recommended()))
    assert recorded["recommended"] == today, "run `python -m tests.guided`, then the tests of the page"
