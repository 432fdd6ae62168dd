"""Doors: their three states, their twelve tokens, the command center (R-1.5, R-17.5 to R-17.7, R-17.14)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

TWELVE = [(1, 2), (1, 3), (1, 4), (2, 6), (3, 7), (4, 8), (5, 6), (5, 10), (8, 9), (9, 12), (10, 13), (12, 16)]
"""Twelve corridors away from the engines."""


def crew(*hand: str, character: str = "mechanic", room: int = 11, **setup: Any) -> Scenario:
    return Scenario(character, "soldier", **setup).explore_all().seat(0, room=room, hand=list(hand))


def all_doors_used(*hand: str, state: str = "closed", room: int = 14, **setup: Any) -> Scenario:
    """Every door token lies on the board; the mechanic stands where none of them is."""
    scenario = crew(*hand, room=room, **setup).room(14, "hatch_control")
    for a, b in TWELVE:
        scenario.door(a, b, state)
    return scenario


def states(table: Table) -> tuple[int, int]:
    """(closed, destroyed) doors on the board."""
    return table.game.doors.count(1), table.game.doors.count(2)


# -- states -------------------------------------------------------------------------------------------


def test_a_closed_door_stops_characters_and_an_open_or_destroyed_one_does_not() -> None:
    """R-17.5, R-7.2: Rooms are neighbours unless the Door between them is closed."""
    table = crew("rest", "search").door(11, 6, "closed").door(11, 8, "destroyed").turn(0)
    assert not table.offers("move", 6)
    assert table.offers("move", 8) and table.offers("move", 14)


def test_a_closed_door_stops_a_thrown_grenade() -> None:
    """R-17.5, R-17.24: nothing is thrown through a closed Door."""
    scenario = crew("rest").seat(0, items=["grenade"]).figure("adult", room=6)
    assert scenario.turn(0).offers("use", "grenade")
    scenario = crew("rest").seat(0, items=["grenade"]).figure("adult", room=6).door(11, 6, "closed")
    assert scenario.turn(0).refusal("use", "grenade") == ("no_target_in_reach", "R-17.24")


def test_a_closed_door_stops_fire_and_a_destroyed_one_does_not() -> None:
    """R-17.5, R-17.2: Fire spreads through every Corridor but one with a closed Door."""
    scenario = crew().room(11, fire=True).door(11, 6, "closed").door(11, 8, "destroyed")
    table = scenario.top("event", "consuming_fire").run("event_card")
    assert not table.game.fire[6]
    assert table.game.fire[8] and table.game.fire[14] and table.game.fire[15]


def test_an_intruder_destroys_a_closed_door_and_stays() -> None:
    """R-17.5, R-9.5: an Intruder that moves through a closed Door destroys it and stays."""
    scenario = crew().seat(0, room=1).seat(1, room=1).figure("adult", room=6).door(6, 11, "closed")
    table = scenario.top("event", "malfunction_event").run("event_card")
    assert table.kinds(6) == ["adult"]
    assert table.door_between(6, 11) == "destroyed"


def test_a_destroyed_door_cannot_be_closed() -> None:
    """R-17.5, R-17.6: computer skills may close the others only."""
    table = crew("computer_skills").door(11, 6, "destroyed").door(11, 8, "closed").turn(0).do("play", "computer_skills")
    corridor = {room: c for c, room in table.game.rules.board.links[11]}
    offered = {(what, c) for _, what, c in table.options}
    assert offered == {("open", corridor[8]), ("close", corridor[14]), ("close", corridor[15])}


def test_the_plasma_torch_closes_a_destroyed_door() -> None:
    """R-17.5: the only tool that does."""
    table = crew("rest").seat(0, items=["plasma_torch"]).door(11, 6, "destroyed").turn(0).do("use", "plasma_torch")
    corridor = next(c for c, room in table.game.rules.board.links[11] if room == 6)
    table.do("door", "close", corridor)
    assert table.door_between(11, 6) == "closed"


@pytest.mark.parametrize(("option", "offered"), [("any", 3), ("closed_only", 1)])
def test_demolition_breaks_an_open_door_if_the_table_wants_it(option: str, offered: int) -> None:
    """R-17.6: by default an open door may be destroyed, a destroyed one never again."""
    scenario = crew("demolition", options={"demolition_door": option}).door(11, 6, "destroyed").door(11, 8, "closed")
    table = scenario.turn(0).do("play", "demolition").do("part", "break_door")
    if offered > 1:
        assert len(table.options) == offered
        corridor = next(c for c, room in table.game.rules.board.links[11] if room == 14)
        table.do("door", "destroy", corridor)
        assert table.door_between(11, 14) == "destroyed"
    else:
        assert table.door_between(11, 8) == "destroyed"


def test_no_door_stands_in_the_technical_corridors() -> None:
    """R-27.6, R-17.7, R-1.5: there is one door place for each corridor and none for the shared space."""
    scenario = crew("technical_corridors", "rest", room=14).door(14, 11, "closed").door(14, 13, "closed")
    scenario.door(14, 17, "closed").script(noise=["1"])
    assert len(scenario.game.doors) == 28
    table = scenario.turn(0).do("play", "technical_corridors").do("room", 2)
    assert table.seat(0).room == 2


# -- command center -----------------------------------------------------------------------------------


def commanding(**doors: str) -> Table:
    """The captain in the command center on slot 7, about to work the doors of the hibernatorium."""
    scenario = Scenario("captain", "soldier").room(7, "command_center").seat(0, room=7, hand=["rest", "order"])
    for room, state in doors.items():
        scenario.door(11, int(room[1:]), state)
    return scenario.turn(0).do("room_action").do("room", 11)


def test_the_command_center_opens_and_closes_the_doors_of_any_room_freely() -> None:
    """R-17.14, Q-23: each corridor opened, closed or left, as the player likes."""
    table = commanding(r6="closed", r8="destroyed")
    corridor = {room: c for c, room in table.game.rules.board.links[11]}
    assert {(o[1], o[2]) for o in table.options} == {
        ("open", corridor[6]), ("close", corridor[14]), ("close", corridor[15]),
    }  # fmt: skip
    table.do("door", "open", corridor[6]).do("door", "close", corridor[14]).do("done")
    assert [table.door_between(11, r) for r in (6, 8, 14, 15)] == ["open", "destroyed", "closed", "open"]


def test_the_command_center_needs_at_least_one_door_to_move() -> None:
    """R-17.14, R-5.18: `done` is offered after the first choice only."""
    table = commanding()
    assert "done" not in table.options
    table.do("door", "close")
    assert "done" in table.options


def test_the_command_center_can_choose_an_unexplored_room() -> None:
    """R-17.14: any room."""
    table = Scenario("captain", "soldier").room(7, "command_center").seat(0, room=7, hand=["rest", "order"]).turn(0)
    table.do("room_action")
    assert table.options == [("room", r) for r in range(1, 22)]


# -- twelve tokens ------------------------------------------------------------------------------------


def test_twelve_doors_can_be_closed_without_taking_a_token_from_the_board() -> None:
    """R-1.5: the twelfth is still in supply."""
    scenario = all_doors_used("computer_skills").door(1, 2, "open")
    table = scenario.turn(0).do("play", "computer_skills").do("door", "close")
    assert table.asked == (0, "turn")
    assert states(table) == (12, 0)


@pytest.mark.parametrize("state", ["closed", "destroyed"])
def test_a_thirteenth_door_takes_a_token_from_the_board(state: str) -> None:
    """R-1.5, Q-24: closed or destroyed, the choice of the player who causes it; its corridor becomes open."""
    table = all_doors_used("computer_skills", state=state).turn(0).do("play", "computer_skills").do("door", "close")
    assert table.asked == (0, "door_source")
    assert len(table.options) == 12
    first = next(c for c, room in table.game.rules.board.links[1] if room == 2)
    table.do("corridor", first)
    assert table.door_between(1, 2) == "open"
    assert sum(states(table)) == 12
    assert table.told("door_closed")[-1]["corridor"] in table.game.rules.board.corridors_of[14]


def test_with_the_option_only_closed_doors_give_their_token() -> None:
    """R-1.5: `door_token_source = closed_only`."""
    scenario = all_doors_used("computer_skills", state="destroyed", options={"door_token_source": "closed_only"})
    table = scenario.door(1, 2, "closed").door(1, 3, "closed").turn(0).do("play", "computer_skills").do("door", "close")
    assert len(table.options) == 2


def test_with_the_option_and_no_closed_door_none_is_placed() -> None:
    """R-1.5: computer skills have nothing to close then."""
    scenario = all_doors_used("computer_skills", state="destroyed", options={"door_token_source": "closed_only"})
    assert not scenario.turn(0).offers("play", "computer_skills")


def test_with_the_option_the_last_token_in_supply_can_still_be_placed() -> None:
    """R-1.5: eleven destroyed doors leave one token."""
    scenario = all_doors_used("computer_skills", state="destroyed", options={"door_token_source": "closed_only"})
    table = scenario.door(1, 2, "open").turn(0).do("play", "computer_skills").do("door", "close")
    assert states(table) == (1, 11)


def test_a_token_placed_by_the_same_effect_is_never_taken_again() -> None:
    """R-1.5: two doors closed by the command center with none left need two other tokens."""
    scenario = Scenario("captain", "soldier").room(7, "command_center").seat(0, room=7, hand=["rest", "order"])
    for a, b in TWELVE:
        scenario.door(a, b, "closed")
    table = scenario.turn(0).do("room_action").do("room", 17)
    table.do("door", "close").do("door", "close").do("done")
    mine = set(table.game.rules.board.corridors_of[17])
    for left in (12, 11):
        assert table.asked == (0, "door_source")
        assert len(table.options) == left
        assert not mine & {c for _, c in table.options}
        table.do("corridor")
    assert states(table) == (12, 0)
    assert sum(1 for c in mine if table.game.doors[c] == 1) == 2


def test_an_exploration_token_takes_a_door_token_too() -> None:
    """R-1.5, R-8.8: the explorer chooses."""
    scenario = all_doors_used("rest").room(17, "storage", token="doors")
    table = scenario.script(noise=["1"]).turn(0).do("move", 17)
    assert table.asked == (0, "door_source")
    table.do("corridor")
    assert table.door_between(14, 17) == "closed"
    assert states(table) == (12, 0)


def test_destroying_an_open_door_needs_a_token_too() -> None:
    """R-1.5: demolition with none in supply."""
    table = all_doors_used("demolition").turn(0).do("play", "demolition").do("part", "break_door").do("door", "destroy")
    assert table.asked == (0, "door_source")
    table.do("corridor")
    assert states(table) == (11, 1)


def test_breaking_a_closed_door_needs_no_token() -> None:
    """R-1.5: the token is turned over."""
    table = all_doors_used("demolition", room=1).turn(0).do("play", "demolition").do("part", "break_door")
    table.do("door", "destroy")
    assert table.asked == (0, "turn")
    assert states(table) == (11, 1)
