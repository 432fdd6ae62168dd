"""Exploring a Room: the Item counter and every kind of Exploration token (R-8)."""

import pytest

from nemesis.scenario import Scenario

HAND = ["search", "rest", "demolition", "basic_repairs"]


def unexplored(token, tile="canteen", *, slot=14, characters=("captain", "soldier"), noise=("1",), **setup):
    """The Captain beside an unexplored Room (14, or 17 from Engine 2) that holds this tile and token."""
    scenario = Scenario(*characters, **setup).room(slot, tile, token=token).script(noise=list(noise))
    return scenario.seat(0, room=11 if slot == 14 else 20, hand=HAND)


def rolled(table):
    return [e["face"] for e in table.told("noise_rolled")]


def happened(table, *kinds):
    return [k for k, *_ in table.game.log if k in kinds]


# -- the token and its number -------------------------------------------------------------------------


def test_the_tokens_in_the_box():
    """R-8.11, R-1.9, R-8.1: 20 tokens, 44 Items; each has a number from 1 to 4."""
    tokens = Scenario("captain").game.rules.families["exploration"].values()
    numbers = {}
    for token in tokens:
        numbers.setdefault(token.effect, []).append(token.items)
    assert {effect: sorted(found, reverse=True) for effect, found in numbers.items()} == {
        "malfunction": [4, 3, 2, 2, 2, 2, 1, 1],
        "doors": [4, 3, 2, 1],
        "fire": [2, 1],
        "silence": [1, 1],
        "slime": [4, 3],
        "danger": [3, 2],
    }
    assert (len(tokens), sum(t.items for t in tokens)) == (20, 44)


@pytest.mark.parametrize(
    ("token", "items"),
    [("exp_malfunction_4_1", 4), ("exp_doors_3_1", 3), ("exp_fire_2_1", 2), ("exp_silence_1_1", 1)],
)
def test_the_number_becomes_the_item_counter(token, items):
    """R-8.2, R-8.1: tile turned up, counter set, token out of the game."""
    table = unexplored(token).turn(0)
    table.do("move", 14)
    assert table.game.explored[14] and table.game.counters[14] == items
    assert table.game.tokens[14] == "" and token in table.game.removed


@pytest.mark.parametrize(
    ("token", "items"),
    [("exp_doors_1_1", 1), ("exp_doors_2_1", 1), ("exp_doors_3_1", 2), ("exp_doors_4_1", 2)],
)
def test_alone_one_finds_half_as_much(token, items):
    """R-8.2, R-22.2: solo: 1 and 2 become 1, 3 and 4 become 2."""
    table = unexplored(token, characters=("captain",)).turn(0)
    table.do("move", 14)
    assert table.game.counters[14] == items


def test_coop_does_not_halve_the_counter():
    """R-8.2: only solo does."""
    table = unexplored("exp_doors_4_1", mode="coop").turn(0)
    table.do("move", 14)
    assert table.game.counters[14] == 4


@pytest.mark.parametrize(("tile", "slot"), [("nest", 17), ("slime_room", 14)])
def test_nest_and_slime_room_never_get_a_counter(tile, slot):
    """R-8.2: none, not zero."""
    table = unexplored("exp_doors_4_1", tile, slot=slot).turn(0)
    table.do("move", slot)
    assert table.game.explored[slot] and table.game.counters[slot] == -1


def test_the_counter_is_set_before_the_token_acts_and_the_room_is_explored_once():
    """R-8.1: the second visitor finds no token."""
    table = unexplored("exp_fire_2_1", noise=["1", "1", "2"]).turn(0, actions=3)
    table.do("move", 14)
    assert happened(table, "explored", "fire", "noise_rolled") == ["explored", "fire", "noise_rolled"]
    assert table.told("explored")[0]["items"] == 2
    table.do("move", 11)
    table.do("move", 14)
    assert len(table.told("explored")) == 1 and table.game.counters[14] == 2


# -- silence and danger -------------------------------------------------------------------------------


def test_silence_means_no_noise_roll():
    """R-8.3: the Silence token spares the Noise roll."""
    table = unexplored("silence").turn(0)
    table.do("move", 14)
    assert rolled(table) == [] and not any(table.game.noise) and table.told("danger") == []


def test_silence_is_danger_for_the_slimed():
    """R-8.3, R-10.9: all exits are marked, the Technical Entrance of Room 14 too."""
    table = unexplored("silence").seat(0, slime=True).turn(0)
    table.do("move", 14)
    assert rolled(table) == []
    assert all(table.noise_between(14, other) for other in (11, 13, 17)) and table.game.vents == [True]


def test_danger_replaces_the_noise_roll():
    """R-8.4: no Intruder near: Noise in every exit."""
    table = unexplored("danger").turn(0)
    table.do("move", 14)
    assert rolled(table) == []
    assert all(table.noise_between(14, other) for other in (11, 13, 17)) and table.game.vents == [True]


def test_danger_calls_the_intruders_next_door():
    """R-8.4, R-10.5: they come in, no markers."""
    table = unexplored("danger").figure("adult", room=17).turn(0)
    table.do("move", 14)
    assert table.kinds(14) == ["adult"] and not any(table.game.noise)


@pytest.mark.parametrize(("token", "slime"), [("danger", False), ("silence", True)])
def test_silence_and_danger_work_in_an_occupied_room_too(token, slime):
    """R-8.10: the token acts even where no Noise roll would be due."""
    table = unexplored(token).seat(0, slime=slime).figure("larva", room=14).turn(0)
    table.do("move", 14)
    assert len(table.told("danger")) == 1
    assert all(table.noise_between(14, other) for other in (11, 13, 17))


# -- the other tokens -----------------------------------------------------------------------------------


def test_the_slime_token_soils_the_explorer_before_the_noise_roll():
    """R-8.5, R-8.9: the Silence rolled afterwards is Danger already."""
    table = unexplored("slime", noise=["silence"]).turn(0)
    table.do("move", 14)
    assert table.seat(0).slime and not table.seat(1).slime
    assert rolled(table) == ["silence"] and len(table.told("danger")) == 1


def test_the_fire_token_lights_the_room():
    """R-8.6, R-8.9: then the normal roll."""
    table = unexplored("fire").turn(0)
    table.do("move", 14)
    assert table.game.fire[14] and sum(table.game.fire) == 1
    assert rolled(table) == ["1"] and table.noise_between(14, 13)


def test_the_malfunction_token_breaks_the_room():
    """R-8.7, R-8.9: the Malfunction token marks the Room, and the Noise roll still follows."""
    table = unexplored("malfunction").turn(0)
    table.do("move", 14)
    assert table.game.malfunction[14] and sum(table.game.malfunction) == 1
    assert rolled(table) == ["1"]


@pytest.mark.parametrize(("tile", "slot"), [("nest", 17), ("slime_room", 14)])
def test_nest_and_slime_room_do_not_break(tile, slot):
    """R-8.7, I-2: nothing happens."""
    table = unexplored("malfunction", tile, slot=slot).turn(0)
    table.do("move", slot)
    assert not any(table.game.malfunction) and rolled(table) == ["1"]


def test_the_doors_token_closes_the_corridor_one_came_through():
    """R-8.8, R-8.9: only that one."""
    table = unexplored("doors").turn(0)
    table.do("move", 14)
    assert table.door_between(11, 14) == "closed"
    assert sum(1 for d in table.game.doors if d) == 1
    assert rolled(table) == ["1"]
    assert not table.offers("move", 11)


def test_a_destroyed_door_is_not_closed_by_the_token():
    """R-8.8: the Doors token does nothing where the Door was destroyed."""
    table = unexplored("doors").door(11, 14, "destroyed").turn(0)
    table.do("move", 14)
    assert table.door_between(11, 14) == "destroyed"


def test_whoever_crawls_in_finds_no_door_to_close():
    """R-8.8: not through a Corridor: nothing."""
    table = (
        Scenario("mechanic", "soldier")
        .room(2, "armory")
        .room(14, "canteen", token="doors")
        .script(noise=["1"])
        .seat(0, room=2, hand=["technical_corridors", "search", "rest"])
        .turn(0)
    )
    table.do("play", "technical_corridors")
    table.do("room", 14)
    assert table.game.explored[14] and not any(table.game.doors)


def test_the_thirteenth_door_is_taken_from_the_board_by_the_explorer():
    """R-8.8, R-1.5, Q-24: the explorer says which token moves; its Corridor is open again."""
    scenario = unexplored("doors")
    corridor = scenario.corridor(11, 14)
    others = [c for c in range(len(scenario.game.doors)) if c != corridor][:12]
    for c in others:
        scenario.game.doors[c] = 1
    table = scenario.turn(0)
    table.do("move", 14)
    assert table.asked == (0, "door_source") and len(table.options) == 12
    table.do("corridor", others[3])
    assert table.game.doors[others[3]] == 0 and table.door_between(11, 14) == "closed"
    assert rolled(table) == ["1"]


@pytest.mark.parametrize("token", ["slime", "fire", "malfunction", "doors"])
def test_in_company_these_tokens_bring_no_noise_roll(token):
    """R-8.9, R-7.5: the roll is only due in an unoccupied Room."""
    table = unexplored(token).figure("larva", room=14).turn(0)
    table.do("move", 14)
    assert table.game.explored[14] and rolled(table) == []


@pytest.mark.parametrize(("marker", "token"), [("fire", "fire"), ("malfunction", "malfunction")])
def test_the_ninth_marker_of_a_token_ends_the_game(marker, token):
    """R-8.6, R-8.7, R-17.4: all eight are on the ship already."""
    scenario = unexplored(token)
    for slot in (1, 11, 19, 20, 21):
        scenario.room(slot, **{marker: True})
    for slot, tile in ((2, "storage"), (3, "armory"), (6, "cabins")):
        scenario.room(slot, tile, **{marker: True})
    table = scenario.turn(0)
    table.do("move", 14)
    assert table.game.over and table.game.end_cause == f"ninth_{marker}"


# -- Intruders in unexplored Rooms ----------------------------------------------------------------------


@pytest.mark.parametrize("option", [False, True])
def test_an_intruder_does_not_reveal_the_room_it_enters(option):
    """R-8.12, F-22: tile and token stay hidden; with the option only the tile is turned."""
    table = (
        Scenario("captain", options={"intruders_reveal_rooms": option})
        .room(8, "hatch_control", token="exp_fire_2_1")
        .figure("adult", room=7)
        .top("event", "life_support_failure")
        .run("event_card")
    )
    assert table.kinds(8) == ["adult"]
    assert table.game.explored[8] is option
    assert table.game.tokens[8] == "exp_fire_2_1" and table.game.counters[8] == -1
    assert not table.game.fire[8]


def test_a_token_left_on_a_turned_tile_is_resolved_by_the_first_character():
    """R-8.12, R-8.2: with the option the counter comes with the token, later."""
    table = (
        Scenario("captain", "soldier", options={"intruders_reveal_rooms": True})
        .room(14, "canteen", token="exp_fire_2_1")
        .seat(0, hand=HAND)
        .script(noise=["1"])
        .turn(0)
    )
    table.game.explored[14] = True
    table.do("move", 14)
    assert table.game.fire[14] and table.game.counters[14] == 2
    assert len(table.told("explored")) == 1


def test_arriving_through_technical_corridors_closes_no_door_anywhere() -> None:
    """R-8.8: no Corridor was used, so the doors token does nothing, not even to the first Corridor of the board."""
    table = (
        Scenario("mechanic").room(14, "hatch_control").room(9, "armory", token="doors")
        .seat(0, room=14, hand=["technical_corridors", "rest"]).script(noise=["1"]).turn(0)
    )  # fmt: skip
    table.do("play", "technical_corridors").do("room", 9)
    assert table.seat(0).room == 9 and not any(table.game.doors)
