"""The alternative side of the board (R-22.6)."""

import pytest

from nemesis import Game, Setup
from nemesis.scenario import Scenario


def other_side(*characters: str, **setup) -> Scenario:
    return Scenario(*(characters or ("captain", "soldier")), board="alternative", **setup)


def test_two_technical_spaces_and_36_corridors():
    """R-22.6, R-1.4, R-1.19: red and blue, with the numbers of the designed graph."""
    board = other_side().game.rules.board
    assert len(board.corridors) == 36
    assert board.spaces == ("red", "blue")
    red = {room for room, space in board.space_of.items() if space == 0}
    blue = {room for room, space in board.space_of.items() if space == 1}
    assert (red, blue) == ({2, 5, 9}, {13, 14, 16, 19})
    assert all(set(exits) == {1, 2, 3, 4} for exits in board.exits.values())


def test_every_room_can_be_reached():
    """R-22.6: the graph is connected."""
    board = other_side().game.rules.board
    seen, todo = set(), [11]
    while todo:
        room = todo.pop()
        if room not in seen:
            seen.add(room)
            todo += [other for _, other in board.links[room]]
    assert seen == set(range(1, 22))


@pytest.mark.parametrize("pair", [(1, 4), (6, 10), (11, 15), (12, 18), (17, 20), (20, 21)])
def test_some_rooms_are_joined_by_two_corridors(pair):
    """R-22.6, R-1.19: on the alternative side two Corridors may join the same Rooms, each with its own numbers."""
    board = other_side().game.rules.board
    assert sum(1 for a, b, _ in board.corridors if (a, b) == pair) == 2


@pytest.mark.parametrize("seed", range(5))
def test_the_evacuation_sections_lie_face_up_on_fixed_slots(seed):
    """R-22.6: A on 5, B on 16, each with a token; the nine other tiles "1" on the other slots "1"."""
    game = other_side(seed=seed).game
    assert (game.tiles[5], game.tiles[16]) == ("evacuation_a", "evacuation_b")
    assert game.explored[5] and game.explored[16]
    assert game.tokens[5] and game.tokens[16]
    assert sum(1 for token in game.tokens if token) == 16
    ones = [game.tiles[r] for r, kind in game.rules.board.slots.items() if kind == "1" and r not in (5, 16)]
    assert len(set(ones)) == 9 and not {"evacuation_a", "evacuation_b"} & set(ones)


def test_the_token_of_a_section_is_resolved_on_first_entry():
    """R-22.6, R-8.1: counter and effect, once."""
    s = other_side().room(6).seat(0, room=6, hand=["rest", "order"]).script(noise=["silence"])
    s.lay_token(5, "exp_fire_2_1")
    table = s.turn(0).do("move", 5)
    assert table.game.fire[5] and table.game.counters[5] == 2
    assert table.game.tokens[5] == ""
    assert [e["room"] for e in table.told("explored")] == [5]


def test_a_closed_door_in_one_of_two_corridors_does_not_block_the_other():
    """R-22.6, Q-6: the player names the Corridor where two join the same Rooms."""
    s = other_side("captain").seat(0, room=11, hand=["rest"])
    first, second = s.corridor(11, 15, 0), s.corridor(11, 15, 1)
    table = s.turn(0)
    assert table.offers("move", 15, first) and table.offers("move", 15, second)
    table = other_side("captain").seat(0, room=11, hand=["rest"]).door(11, 15, "closed", which=0).turn(0)
    assert not table.offers("move", 15, first) and table.offers("move", 15, second)


def test_each_corridor_has_its_own_noise_marker():
    """R-22.6, R-10.3: numbers 1 and 4 of the Hibernatorium lead to the same Room by different Corridors."""
    s = other_side("captain").script(noise=["1"])
    table = s.run("noise_roll", 0)
    assert table.game.noise[s.corridor(11, 15, 0)]
    assert not table.game.noise[s.corridor(11, 15, 1)]


def test_the_two_technical_spaces_have_separate_markers():
    """R-22.6, R-10.4: noise in the red space is not heard in the blue one."""
    s = other_side("captain").room(13).seat(0, room=13).technical_noise(0).script(noise=["1"])
    table = s.run("noise_roll", 0)
    assert table.game.vents == [True, True]
    assert table.told("encounter") == []


def test_danger_uses_the_open_corridor_of_two():
    """R-10.7, R-22.6: an adult next door with one closed Door comes through the other Corridor."""
    s = other_side("captain").door(11, 15, "closed", which=0).figure("adult", room=15).script(noise=["danger"])
    table = s.run("noise_roll", 0)
    assert table.kinds(11) == ["adult"]
    assert table.game.doors[s.corridor(11, 15, 0)] == 1


def test_the_mechanic_crawls_within_one_colour():
    """R-22.6, R-7.3: from a red Entrance to the red ones only."""
    s = other_side("mechanic").room(2).seat(0, room=2, hand=["technical_corridors", "rest"])
    table = s.turn(0).do("play", "technical_corridors")
    assert table.options == [("room", 5), ("room", 9)]


@pytest.mark.parametrize(("players", "mode"), [(1, "solo"), (3, "coop"), (4, "semi_coop")])
def test_the_alternative_side_works_in_every_mode(players, mode):
    """R-22.6: a whole game on it comes to an end."""
    game = Game.new(Setup(players=players, mode=mode, board="alternative", seed=3))
    while game.ask:
        game.apply(game.ask.options[-1])
    assert game.over and game.time <= 15
