"""The airlock control and its emergency decompression (R-17.11)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

TARGET = 17
"""The generator's slot: exits to 14, 19 and 20."""


def at_the_controls(**setup: Any) -> Scenario:
    """The mechanic in the airlock control on slot 6; the generator is explored on slot 17."""
    return (
        Scenario("mechanic", "soldier", "scout", **setup).room(6, "airlock_control").room(TARGET, "generator")
        .seat(0, room=6, hand=["rest", "search"])
    )  # fmt: skip


def armed(scenario: Scenario) -> Table:
    return scenario.turn(0).do("room_action")


def all_pass(table: Table) -> Table:
    while table.asked is not None and table.asked[1] == "turn":
        table.do("pass")
        while table.asked is not None and table.asked[1] == "pass_discard":
            table.do("done")
    return table


# -- choosing a room ----------------------------------------------------------------------------------


def test_the_airlock_takes_other_explored_yellow_rooms() -> None:
    """R-17.11, K-17, Q-22: not its own room, not a green one, not an unexplored one."""
    scenario = at_the_controls().room(8, "engine_control").room(7, "canteen").room(5, "comms_room", explored=False)
    table = scenario.room(9, "fire_control").turn(0).do("room_action")
    assert table.asked == (0, "airlock")
    assert table.options == [("room", 8), ("room", 9), ("room", TARGET)]


def test_a_destroyed_door_makes_the_room_unfit() -> None:
    """R-17.11: the airlock procedure needs a Room without a destroyed Door."""
    table = at_the_controls().door(TARGET, 14, "destroyed").turn(0)
    assert table.refusal("room_action") == ("no_airlock_target", "R-17.11")


def test_there_is_only_one_airlock_token() -> None:
    """R-17.11: while it lies somewhere the action is illegal."""
    table = at_the_controls().room(8, "engine_control").ship(airlock=8).turn(0)
    assert table.refusal("room_action") == ("airlock_in_use", "R-17.11")


def test_all_doors_of_the_room_close_and_the_token_is_laid() -> None:
    """R-17.11: the airlock procedure closes all Doors of the Room and lays the token there."""
    table = armed(at_the_controls().door(TARGET, 19, "closed"))
    assert [table.door_between(TARGET, r) for r in (14, 19, 20)] == ["closed"] * 3
    assert table.game.airlock == TARGET


def test_the_airlock_never_takes_a_door_token_of_its_own_room() -> None:
    """R-1.5, R-17.11: a door of that room that was closed before stays closed."""
    scenario = at_the_controls().door(TARGET, 19, "closed")
    eleven = [(1, 2), (1, 3), (1, 4), (2, 6), (3, 7), (4, 8), (5, 6), (5, 10), (8, 9), (9, 12), (10, 13)]
    for a, b in eleven:
        scenario.door(a, b, "closed")
    own = scenario.corridor(TARGET, 19)
    table = armed(scenario)
    assert table.asked == (0, "door_source")
    assert not table.offers("corridor", own)
    table.do("corridor").do("corridor")
    assert [table.door_between(TARGET, r) for r in (14, 19, 20)] == ["closed"] * 3
    assert table.game.airlock == TARGET


def test_a_door_that_no_token_is_left_for_means_no_decompression() -> None:
    """R-1.5, R-17.11: with `closed_only` and all tokens destroyed the room stays open."""
    scenario = at_the_controls(options={"door_token_source": "closed_only"})
    twelve = [(1, 2), (1, 3), (1, 4), (2, 6), (3, 7), (4, 8), (5, 6), (5, 10), (8, 9), (9, 12), (10, 13), (12, 16)]
    for a, b in twelve:
        scenario.door(a, b, "destroyed")
    assert armed(scenario).game.airlock == 0


# -- the token goes -----------------------------------------------------------------------------------


def test_opening_one_of_the_doors_removes_the_token() -> None:
    """R-17.11: at once."""
    scenario = (
        at_the_controls()
        .room(14, "cabins")
        .seat(1, room=14, items=["tools"], hand=["rest"])
        .seat(0, hand=["rest", "search"])
    )
    table = armed(scenario).do("pass")
    corridor = scenario.corridor(TARGET, 14)
    table.do("use", "tools").do("door", "open", corridor)
    assert table.game.airlock == 0
    assert table.told("airlock_cancelled") == [{"room": TARGET}]


def test_destroying_one_of_the_doors_removes_the_token() -> None:
    """R-17.11: a soldier inside blows the way free and lives."""
    scenario = at_the_controls().seat(1, room=TARGET, hand=["demolition"])
    table = armed(scenario).do("pass")
    table.do("play", "demolition").do("part", "break_door").do("door", "destroy")
    assert table.game.airlock == 0
    all_pass(table)
    assert table.seat(1).status == "aboard"


def test_a_door_elsewhere_does_not_matter() -> None:
    """R-17.11: only the doors of that room count."""
    scenario = at_the_controls().door(11, 15, "closed").seat(1, room=15, items=["tools"], hand=["rest"])
    table = armed(scenario).do("pass")
    table.do("use", "tools").do("door", "open")
    assert table.game.airlock == TARGET


def test_a_door_token_taken_away_removes_the_airlock_token() -> None:
    """R-1.5, R-17.11: the donor corridor becomes open."""
    scenario = at_the_controls().seat(1, room=18, items=["tools"], hand=["rest"])
    for a, b in [(1, 2), (1, 3), (1, 4), (2, 6), (3, 7), (4, 8), (5, 6), (5, 10), (8, 9)]:
        scenario.door(a, b, "closed")
    table = armed(scenario).do("pass")
    table.do("use", "tools").do("door", "close").do("corridor", scenario.corridor(TARGET, 14))
    assert table.game.airlock == 0


# -- everybody has passed -----------------------------------------------------------------------------


def test_everyone_inside_dies_when_all_have_passed() -> None:
    """R-17.11, R-4.7: before the time marker moves; the doors stay closed."""
    table = armed(at_the_controls().seat(1, room=TARGET).ship(time=12))
    table.do("pass").do("pass")
    assert table.seat(1).status == "aboard"
    all_pass(table)
    assert table.seat(1).status == "dead"
    assert (TARGET, "corpse:soldier") in table.game.floor
    assert table.asked == (1, "become_intruder")
    assert table.game.time == 3
    assert table.game.airlock == 0
    assert table.door_between(TARGET, 14) == "closed"


@pytest.mark.parametrize(
    ("kind", "carcasses"), [("larva", 0), ("creeper", 1), ("adult", 1), ("breeder", 1), ("queen", 1)]
)
def test_intruders_inside_die_without_a_check(kind: str, carcasses: int) -> None:
    """R-17.11: no injury check; all but larvae leave a carcass."""
    scenario = at_the_controls().ship(airlock=TARGET).figure(kind, room=TARGET)
    before = len(scenario.game.decks["attack"])
    table = scenario.run("airlock_check")
    assert table.figures() == []
    assert table.game.floor.count((TARGET, "carcass")) == carcasses
    assert len(table.game.decks["attack"]) == before
    assert table.game.queen_killed == (kind == "queen")


def test_the_fire_goes_out_and_objects_stay() -> None:
    """R-17.11: eggs and carcasses are left lying."""
    scenario = at_the_controls().ship(airlock=TARGET).room(TARGET, fire=True)
    table = scenario.object("egg", room=TARGET).object("carcass", room=TARGET).run("airlock_check")
    assert not table.game.fire[TARGET]
    assert (TARGET, "egg") in table.game.floor and (TARGET, "carcass") in table.game.floor


def test_nobody_outside_is_harmed() -> None:
    """R-17.11: neighbours live."""
    scenario = at_the_controls().ship(airlock=TARGET).seat(1, room=14).figure("adult", room=19)
    table = scenario.run("airlock_check")
    assert [p.status for p in table.game.seats] == ["aboard"] * 3
    assert table.kinds(19) == ["adult"]


def test_of_two_who_die_at_once_the_lower_number_is_the_first_death() -> None:
    """R-21.3: the lower player number may become the intruder player."""
    table = at_the_controls().ship(airlock=TARGET).seat(1, room=TARGET).seat(2, room=TARGET).run("airlock_check")
    assert [p.status for p in table.game.seats] == ["aboard", "dead", "dead"]
    assert table.game.first_death == 1
    assert table.asked == (1, "become_intruder")
