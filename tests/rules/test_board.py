"""Both sides of the board: slots, corridors, exits and technical spaces (R-1.1, R-1.4, R-1.19, R-22.6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nemesis import Game
from nemesis.scenario import Scenario, Table

V = "vent"

STANDARD_EXITS: dict[int, tuple[Any, ...]] = {
    1: (3, 3, 2, 4),
    2: (V, V, 1, 6),
    3: (1, 1, 7, 7),
    4: (8, V, V, 1),
    5: (10, 10, 6, V),
    6: (7, 11, 5, 2),
    7: (6, 8, 3, 3),
    8: (4, 7, 11, 9),
    9: (12, 12, V, 8),
    10: (5, 5, 13, 13),
    11: (15, 6, 8, 14),
    12: (9, 9, 16, 16),
    13: (14, 19, 10, 10),
    14: (13, 17, V, 11),
    15: (11, 16, 18, V),
    16: (21, 15, 12, 12),
    17: (19, 14, 20, 20),
    18: (20, 20, 15, 21),
    19: (17, 13, V, V),
    20: (18, 18, 17, 17),
    21: (16, V, V, 18),
}
"""R-27.1: what lies behind the numbers 1, 2, 3, 4 of each room."""

ALTERNATIVE_CORRIDORS = [
    (1, 2, (1,)), (1, 3, (4,)), (1, 4, (2,)), (1, 4, (3,)), (2, 3, (2,)), (2, 5, (4,)), (3, 6, (1,)), (3, 7, (3,)),
    (4, 7, (4,)), (4, 9, (1,)), (5, 6, (3,)), (6, 10, (2,)), (6, 10, (4,)), (7, 8, (1,)), (7, 11, (2,)), (8, 9, (3,)),
    (8, 12, (4,)), (8, 15, (2,)), (10, 13, (3,)), (10, 14, (1,)), (11, 15, (1,)), (11, 15, (4,)), (11, 17, (3,)),
    (12, 15, (3,)), (12, 18, (1,)), (12, 18, (2,)), (13, 14, (2,)), (13, 19, (4,)), (16, 18, (3,)), (16, 21, (2,)),
    (17, 19, (1,)), (17, 20, (2,)), (17, 20, (4,)), (18, 21, (4,)), (20, 21, (1,)), (20, 21, (3,)),
]  # fmt: skip
ALTERNATIVE_VENTS = {
    "red": {2: {3}, 5: {1, 2}, 9: {2, 4}},
    "blue": {13: {1}, 14: {3, 4}, 16: {1, 4}, 19: {2, 3}},
}


def dealt(**setup: Any) -> Game:
    return Scenario("captain", "soldier", **setup).game


def alone_in(room: int, *faces: str, **setup: Any) -> Table:
    """A captain alone somewhere, with dice that will show these faces."""
    scenario = Scenario("captain", "soldier", **setup).explore_all().seat(0, room=room)
    return scenario.script(noise=list(faces)).run("noise_roll", 0)


# -- the standard side --------------------------------------------------------------------------------


@pytest.mark.parametrize("room", STANDARD_EXITS)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_noise_die_marks_the_exit_with_its_number(room: int, number: int) -> None:
    """R-1.19, R-10.3: every number leads to exactly one corridor or entrance of the room."""
    table = alone_in(room, str(number))
    behind = STANDARD_EXITS[room][number - 1]
    assert sum(table.game.noise) + sum(table.game.vents) == 1
    if behind == V:
        assert table.game.vents == [True]
    else:
        assert table.noise_between(room, behind)


def test_the_standard_side_has_28_corridors_and_one_technical_space_with_8_entrances() -> None:
    """R-1.19, R-1.4: 28 corridors + 1 shared space, so 29 noise markers at most."""
    board = dealt().rules.board
    assert len(board.corridors) == 28
    assert len(board.spaces) == 1
    assert sorted(board.space_of) == [2, 4, 5, 9, 14, 15, 19, 21]
    vent_numbers = [n for room in board.space_of for n, exit in board.exits[room].items() if exit < 0]
    assert len(vent_numbers) == 12


def test_a_corridor_with_two_numbers_is_one_corridor() -> None:
    """R-1.19: the cockpit's numbers 1 and 2 share one marker, so the second roll is an encounter."""
    table = alone_in(1, "1")
    assert table.noise_between(1, 3)
    again = Scenario("captain", "soldier").seat(0, room=1).noise(1, 3).bag("blank").script(noise=["2"])
    assert again.run("noise_roll", 0).told("encounter")


def test_a_corridor_bears_the_same_numbers_at_both_ends() -> None:
    """R-1.19: for both sides of the board."""
    for side in ("standard", "alternative"):
        board = dealt(board=side).rules.board
        for index, (a, b, numbers) in enumerate(board.corridors):
            for room in (a, b):
                assert [n for n, exit in sorted(board.exits[room].items()) if exit == index] == sorted(numbers)


def test_there_are_21_slots_five_special_eleven_one_five_two() -> None:
    """R-1.1: the special rooms are printed where R-27.1 says."""
    g = dealt()
    slots = g.rules.board.slots
    assert Counter(slots.values()) == {"1": 11, "2": 5, "special": 5}
    assert [r for r in slots if slots[r] == "1"] == [2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18]
    assert [r for r in slots if slots[r] == "2"] == [6, 7, 8, 14, 15]
    special = {1: "cockpit", 11: "hibernatorium", 19: "engine_3", 20: "engine_2", 21: "engine_1"}
    assert {r: g.tiles[r] for r in special} == special


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_eleven_tiles_1_and_five_of_nine_tiles_2_are_laid_on_their_slots(seed: int) -> None:
    """R-1.1, R-2.2, R-2.3: four tiles "2" stay in the box."""
    g = dealt(seed=seed)
    rooms = g.rules.rooms
    ones = {r.id for r in rooms.values() if r.slot == "1"}
    twos = {r.id for r in rooms.values() if r.slot == "2"}
    assert (len(ones), len(twos)) == (11, 9)
    assert {g.tiles[r] for r, slot in g.rules.board.slots.items() if slot == "1"} == ones
    laid = [g.tiles[r] for r, slot in g.rules.board.slots.items() if slot == "2"]
    assert len(set(laid)) == 5 and set(laid) <= twos


def test_every_room_can_be_reached_and_the_engines_are_six_corridors_from_the_cockpit() -> None:
    """R-1.19: connected; distances as in the table of the map."""
    links = dealt().rules.board.links
    distance = {1: 0}
    queue = [1]
    while queue:
        room = queue.pop(0)
        for _, other in links[room]:
            if other not in distance:
                distance[other] = distance[room] + 1
                queue.append(other)
    assert set(distance) == set(range(1, 22))
    assert max(distance.values()) == 6
    assert [distance[r] for r in (11, 19, 20, 21)] == [3, 6, 6, 6]


# -- the alternative side -----------------------------------------------------------------------------


def test_the_alternative_side_has_36_corridors_some_of_them_double() -> None:
    """R-22.6, R-1.4: as designed in R-27.2."""
    board = dealt(board="alternative").rules.board
    assert list(board.corridors) == ALTERNATIVE_CORRIDORS
    pairs = Counter((a, b) for a, b, _ in board.corridors)
    assert sorted(p for p, n in pairs.items() if n == 2) == [(1, 4), (6, 10), (11, 15), (12, 18), (17, 20), (20, 21)]


@pytest.mark.parametrize(("space", "rooms"), ALTERNATIVE_VENTS.items())
def test_the_alternative_side_has_a_red_and_a_blue_technical_space(space: str, rooms: dict[int, set[int]]) -> None:
    """R-22.6: two separate spaces with their own entrances."""
    board = dealt(board="alternative").rules.board
    k = board.spaces.index(space)
    found = {r: {n for n, e in board.exits[r].items() if e == -1 - k} for r, s in board.space_of.items() if s == k}
    assert found == rooms


def test_noise_in_the_red_space_is_not_heard_at_a_blue_entrance() -> None:
    """R-22.6, R-10.4: each technical space has its own marker."""
    table = (
        Scenario("captain", "soldier", board="alternative").explore_all().seat(0, room=13).technical_noise(0)
        .script(noise=["1"]).run("noise_roll", 0)
    )  # fmt: skip
    assert table.game.vents == [True, True]
    assert not table.told("encounter")


def test_a_closed_door_in_one_of_two_corridors_leaves_the_other_way_open() -> None:
    """R-22.6, Q-6: the twin corridors have their own doors."""
    scenario = Scenario("captain", "soldier", board="alternative").explore_all().seat(0, room=1, hand=["rest", "order"])
    first, second = scenario.corridor(1, 4, 0), scenario.corridor(1, 4, 1)
    table = scenario.door(1, 4, "closed", which=0).turn(0)
    assert not table.offers("move", 4, first)
    assert table.offers("move", 4, second)


def test_twin_corridors_have_their_own_noise_markers() -> None:
    """R-22.6: a marker in one of them is no second marker in the other."""
    scenario = Scenario("captain", "soldier", board="alternative").seat(0, room=1).noise(1, 4, which=0)
    table = scenario.script(noise=["3"]).run("noise_roll", 0)
    assert sum(table.game.noise) == 2
    assert not table.told("encounter")


def test_the_evacuation_sections_lie_face_up_with_a_token_on_the_alternative_side() -> None:
    """R-22.6: slots 5 and 16; sixteen exploration tokens all the same."""
    g = dealt(board="alternative")
    assert (g.tiles[5], g.tiles[16]) == ("evacuation_a", "evacuation_b")
    assert g.explored[5] and g.explored[16]
    assert g.tokens[5] and g.tokens[16]
    assert sum(1 for t in g.tokens if t) == 16
    others = {g.tiles[r] for r, slot in g.rules.board.slots.items() if slot == "1"} - {"evacuation_a", "evacuation_b"}
    assert len(others) == 9


def test_a_face_up_section_is_explored_on_first_entry() -> None:
    """R-22.6: its token is resolved, and its item counter set, when the first character comes in."""
    table = (
        Scenario("captain", "soldier", board="alternative").room(5, explored=False, token="exp_fire_2_1")
        .seat(0, room=6, hand=["rest", "order"]).script(noise=["1"]).turn(0)
    )  # fmt: skip
    table.do("move", 5)
    assert table.game.fire[5]
    assert table.game.counters[5] == 2
    assert table.game.tokens[5] == ""


def test_noise_markers_never_run_out() -> None:
    """R-1.4: the alternative side takes all of its 36 + 2 markers."""
    scenario = Scenario("captain", "soldier", board="alternative").seat(0, room=11)
    g = scenario.game
    g.noise = [True] * 36
    g.noise[scenario.corridor(7, 11)] = False
    g.vents = [True, True]
    table = scenario.script(noise=["2"]).run("noise_roll", 0)
    assert sum(table.game.noise) + sum(table.game.vents) == 38
