"""Fire and malfunction markers: eight of each, one in a room, and the ninth (R-1.2, R-1.3, R-17.1 to R-17.4)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

from ..places import place_of

EIGHT = (2, 3, 4, 5, 9, 10, 12, 13)


def ship(**setup: Any) -> Scenario:
    return Scenario("captain", "mechanic", **setup)


def eight_fires() -> Scenario:
    scenario = ship()
    for room in EIGHT:
        scenario.room(room, explored=False, fire=True)
    return scenario


def eight_malfunctions() -> Scenario:
    """Eight broken rooms, none of them special, nest and slime room out of the way."""
    scenario = ship().room(17, "nest").explore_all()
    for room in EIGHT:
        scenario.room(room, malfunction=True)
    return scenario


def exploring(tile: str, token: str, scenario: Scenario | None = None) -> Table:
    """The captain walks from room 7 into room 6, or from room 12 into room 16."""
    place = place_of(tile)
    scenario = (
        (scenario or ship())
        .room(place, tile, token=token)
        .seat(0, room=7 if place == 6 else 12, hand=["rest", "order"])
    )
    return scenario.script(noise=["1"]).turn(0).do("move", place)


# -- fire ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["canteen", "nest", "slime_room"])
def test_fire_can_burn_in_any_room(tile: str) -> None:
    """R-17.1, R-8.6: the nest and the slime room too."""
    assert exploring(tile, "fire").game.fire[place_of(tile)]


def test_fire_can_burn_in_special_and_unexplored_rooms() -> None:
    """R-17.1, F-23: spreading from the hibernatorium and into it."""
    table = ship().room(6, explored=False, fire=True).top("event", "consuming_fire").run("event_card")
    assert table.game.fire[11]
    assert not table.game.explored[7] and table.game.fire[7]


def test_a_second_fire_in_a_room_does_nothing_even_with_no_marker_left() -> None:
    """R-17.1, R-1.2, I-2: one marker a room, no check for the ninth."""
    table = exploring("canteen", "fire", eight_fires().room(2, fire=False).room(6, fire=True))
    assert not table.game.over
    assert sum(table.game.fire) == 8


def test_a_ninth_fire_destroys_the_ship() -> None:
    """R-1.2, R-17.4, R-20.2: at once."""
    table = exploring("canteen", "fire", eight_fires())
    assert table.game.end_cause == "ninth_fire"
    assert table.game.result.ship_destroyed
    assert not any(s.survived for s in table.game.result.seats)


def test_a_removed_fire_marker_returns_to_the_supply() -> None:
    """R-17.1, R-1.2: eight fires, one put out, then one may be lit again."""
    hands = ["sawed_off_shotgun", "fire_extinguisher"]
    scenario = eight_fires().room(13).seat(1, room=13, hand=["pyrotechnics", "rest", "search"], hands=hands)
    table = scenario.turn(1).do("use", "fire_extinguisher", pay=("rest",))
    assert sum(table.game.fire) == 7
    table.do("play", "pyrotechnics")
    assert table.game.fire[13]
    assert sum(table.game.fire) == 8 and not table.game.over


def test_fire_spreads_at_once_from_the_rooms_that_burnt_before() -> None:
    """R-17.2: one step only, not through closed doors or technical corridors."""
    scenario = ship().room(2, explored=False, fire=True).door(1, 2, "closed")
    table = scenario.top("event", "consuming_fire").run("event_card")
    assert [r for r in range(1, 22) if table.game.fire[r]] == [2, 6]


def test_fires_are_placed_in_room_order_until_the_supply_fails() -> None:
    """R-17.4, R-26.8: the eighth marker goes to the lowest room."""
    scenario = ship().room(11, fire=True)
    for room in (1, 3, 10, 17, 20, 21):
        scenario.room(room, fire=True)
    for room, other in [(1, 2), (1, 4), (3, 7), (5, 10), (10, 13), (13, 14), (14, 17), (17, 19), (18, 20), (18, 21)]:
        scenario.door(room, other, "closed")
    table = scenario.door(16, 21, "closed").top("event", "consuming_fire").run("event_card")
    assert [e["room"] for e in table.told("fire")] == [6]
    assert table.told("ninth_fire") == [{"room": 8}]
    assert table.game.end_cause == "ninth_fire"


# -- malfunction --------------------------------------------------------------------------------------


def test_a_malfunction_token_breaks_the_room() -> None:
    """R-17.3, R-8.7: a Malfunction blocks the Room Action."""
    assert exploring("canteen", "malfunction").game.malfunction[6]


@pytest.mark.parametrize("tile", ["nest", "slime_room"])
def test_the_nest_and_the_slime_room_never_break(tile: str) -> None:
    """R-17.3, I-2: no marker by token nor by card."""
    table = exploring(tile, "malfunction")
    place, beside = (6, 7) if tile == "slime_room" else (16, 12)
    assert not table.game.malfunction[place]
    refused = ship().room(place, tile).door(place, beside, "destroyed").seat(0, room=place, hand=["demolition"]).turn(0)
    refused.do("play", "demolition")
    assert not refused.offers("part", "malfunction")


def test_an_unexplored_room_never_breaks() -> None:
    """R-17.3, F-23, I-2: an adult in a room face down does no damage."""
    scenario = ship().room(5, explored=False).figure("breeder", room=5).top("event", "damage")
    assert not scenario.run("event_card").game.malfunction[5]


def test_with_no_marker_left_a_room_that_cannot_break_is_no_ninth() -> None:
    """R-17.3, R-17.4: nest, unexplored and already broken rooms end nothing."""
    scenario = eight_malfunctions().figure("breeder", room=17).figure("queen", room=EIGHT[0])
    scenario.room(18, explored=False).figure("breeder", room=18)
    table = scenario.top("event", "damage").run("event_card")
    assert not table.game.over
    assert sum(table.game.malfunction) == 8


def test_a_ninth_malfunction_destroys_the_ship() -> None:
    """R-1.3, R-17.4, R-20.2: a ninth Malfunction marker is needed: the ship is lost."""
    table = eight_malfunctions().seat(0, room=6, hand=["demolition"]).room(6, "canteen").turn(0)
    table.do("play", "demolition").do("part", "malfunction")
    assert table.game.end_cause == "ninth_malfunction"
    assert table.game.result.ship_destroyed


def test_the_eighth_malfunction_does_not() -> None:
    """R-1.3: the supply is eight Malfunction markers."""
    table = eight_malfunctions().room(13, malfunction=False).seat(0, room=6, hand=["demolition"]).room(6, "canteen")
    played = table.turn(0).do("play", "demolition").do("part", "malfunction")
    assert sum(played.game.malfunction) == 8
    assert not played.game.over


def test_malfunctions_are_placed_in_room_order_until_the_supply_fails() -> None:
    """R-17.4: seven broken rooms, two more to break."""
    scenario = eight_malfunctions().room(13, malfunction=False).figure("breeder", room=18).figure("queen", room=16)
    table = scenario.top("event", "damage").run("event_card")
    assert table.told("malfunction") == [{"room": 16}]
    assert table.told("ninth_malfunction") == [{"room": 18}]


def test_a_repaired_room_gives_its_marker_back_and_works_again() -> None:
    """R-17.3: a removed Malfunction marker returns to the supply, and the Room Action is back."""
    scenario = ship().room(16, "comms_room", malfunction=True)
    table = scenario.seat(0, room=16, hand=["basic_repairs", "rest", "order", "reload", "search"]).turn(0)
    assert not table.offers("room_action")
    table.do("play", "basic_repairs", pay=("rest", "order"))
    assert not table.game.malfunction[16]
    assert table.offers("room_action")


def test_a_malfunction_in_an_engine_room_changes_no_engine() -> None:
    """R-17.3: the engine works on, only looking at it is blocked."""
    scenario = ship().ship(engines=["working", "damaged", "working"])
    table = scenario.seat(0, room=21, hand=["demolition", "rest", "order"]).turn(0).do("play", "demolition")
    table.do("part", "malfunction")
    assert [top for top, _ in table.game.engines] == ["working", "damaged", "working"]
    assert table.refusal("room_action") == ("room_malfunctions", "R-17.3")


def test_a_malfunction_does_not_wake_the_sleepers() -> None:
    """R-17.3, R-18.3, F-20: nor does a fire."""
    scenario = ship().ship(time=6).seat(0, status="hibernating").room(11, malfunction=True, fire=True)
    table = scenario.run("fire_damage")
    assert table.seat(0).status == "hibernating"
    assert (table.seat(0).light, table.seat(0).wounds) == (0, [])
