"""The self-destruct sequence: green, yellow, skull (R-1.17, R-17.30, R-19)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

LOCKED = [(1, "A", True), (2, "B", True)]


def at_the_generator(*hand: str, **ship: Any) -> Scenario:
    scenario = Scenario("captain", "soldier").room(16, "generator").ship(pods=LOCKED, **ship)
    return scenario.seat(0, room=16, hand=list(hand or ("rest", "order")))


def moved(times: int, **ship: Any) -> Table:
    """The time marker moves that often."""
    scenario = at_the_generator(**ship)
    for _ in range(times - 1):
        scenario.game.push("advance_time")
    return scenario.run("advance_time")


def locked(table: Table) -> list[bool]:
    return [lock for _, _, lock, _ in table.game.pods]


def test_the_generator_starts_the_sequence_on_the_green_space() -> None:
    """R-19.1, R-17.30, Q-28, K-6: no space moved yet; the pods stay locked."""
    table = at_the_generator().turn(0).do("room_action")
    assert table.game.self_destruct == 0
    assert locked(table) == [True, True]


def test_the_marker_moves_with_the_time_marker() -> None:
    """R-19.2, R-4.8: one space each."""
    table = moved(2, self_destruct=6, time=11)
    assert (table.game.time, table.game.self_destruct) == (6, 2)
    assert moved(1, time=11).game.self_destruct == -1


@pytest.mark.parametrize(("space", "stoppable"), [(6, True), (5, True), (4, True), (3, False), (2, False), (1, False)])
def test_it_can_be_stopped_until_the_first_yellow_space(space: int, stoppable: bool) -> None:
    """R-19.3, R-19.4, K-6, Q-28: 6, 5, 4 are safe, 3, 2, 1 are yellow."""
    table = at_the_generator(self_destruct=space).turn(0)
    assert table.offers("room_action") == stoppable
    if stoppable:
        assert table.do("room_action").game.self_destruct == -1
    else:
        assert table.refusal("room_action") == ("point_of_no_return", "R-19.4")


def test_a_later_start_begins_again_at_green() -> None:
    """R-19.3: a stopped Self-Destruct starts over on the green space."""
    table = at_the_generator("rest", "order", "search", "reload", self_destruct=4).turn(0)
    table.do("room_action").do("room_action")
    assert table.game.self_destruct == 0


@pytest.mark.parametrize(("moves", "unlocked"), [(2, False), (3, True)])
def test_the_first_yellow_space_unlocks_all_pods(moves: int, unlocked: bool) -> None:
    """R-19.4, R-21.5, R-1.17, R-18.5: the first yellow space, 3, unlocks all Pods."""
    table = moved(moves, self_destruct=6)
    assert locked(table) == [not unlocked, not unlocked]


def test_a_pod_locked_again_stays_locked_on_the_next_yellow_space() -> None:
    """R-19.4: the unlocking happens once."""
    table = moved(1, self_destruct=4)
    assert locked(table) == [False, False]
    table.game.pods = [(n, section, True, False) for n, section, _, _ in table.game.pods]
    table.game.push("advance_time")
    table.game.advance()
    assert table.game.self_destruct == 4
    assert locked(table) == [True, True]


@pytest.mark.parametrize(("moves", "over"), [(5, False), (6, True)])
def test_the_skull_destroys_the_ship(moves: int, over: bool) -> None:
    """R-19.5, R-1.17, K-6: six spaces after the start."""
    table = moved(moves, self_destruct=6)
    assert table.game.over == over
    if over:
        assert table.game.end_cause == "destroyed"
        assert table.game.result.ship_destroyed


def test_a_jump_with_the_sequence_running_destroys_the_ship() -> None:
    """R-19.6, R-20.1: sleepers die too."""
    scenario = Scenario("captain", "soldier").ship(time=1, self_destruct=5).seat(1, status="hibernating")
    table = scenario.run("advance_time")
    assert table.game.end_cause == "destroyed"
    assert [s.survived for s in table.game.result.seats] == [False, False]


def test_both_final_spaces_together_destroy_the_ship() -> None:
    """R-4.8, R-19.6: reaching the skull and the jump together destroys the ship."""
    assert moved(1, time=1, self_destruct=1).game.end_cause == "destroyed"


def test_a_jump_without_the_sequence_leaves_the_ship_whole() -> None:
    """R-19.6, R-20.1: the jump destroys the ship only while Self-Destruct runs."""
    scenario = Scenario("captain", "soldier").ship(time=1, engines=["working"] * 3, coordinates="coord_5")
    table = scenario.seat(1, status="hibernating").run("advance_time")
    assert table.game.end_cause == "jump"
    assert not table.game.result.ship_destroyed
    assert [s.survived for s in table.game.result.seats] == [False, True]


def test_with_nobody_active_the_sequence_runs_out() -> None:
    """R-20.3, R-19.5: the last one launches, the ship explodes behind."""
    scenario = Scenario("captain", "soldier").room(2, "evacuation_a").ship(pods=[(1, "A", False)], self_destruct=5)
    scenario.seat(1, status="hibernating").seat(0, room=2, hand=["rest", "order"]).script(noise=["3"])
    table = scenario.turn(0).do("room_action").do("launch")
    assert table.game.end_cause == "destroyed"
    assert [s.survived for s in table.game.result.seats] == [True, False]


@pytest.mark.parametrize(("before", "after"), [(None, 0), (4, -1)])
def test_the_self_destruct_key_does_the_same_at_any_computer(before: int | None, after: int) -> None:
    """R-19.1, R-19.3, Q-28: start or stop, whichever is legal."""
    scenario = Scenario("captain", "soldier").room(16, "comms_room").ship(self_destruct=before)
    table = scenario.seat(0, room=16, hand=["rest"], items=["self_destruct_key"]).turn(0).do("use", "self_destruct_key")
    assert table.game.self_destruct == after


def test_the_self_destruct_key_is_useless_on_yellow_or_without_a_computer() -> None:
    """R-19.4, R-17.39: the key needs a working Computer and comes too late on yellow."""
    late = Scenario("captain", "soldier").room(17, "comms_room").ship(self_destruct=3)
    table = late.seat(0, room=17, hand=["rest"], items=["self_destruct_key"]).turn(0)
    assert table.refusal("use", "self_destruct_key") == ("point_of_no_return", "R-19.4")
    dark = Scenario("captain", "soldier").room(17, "comms_room", malfunction=True)
    table = dark.seat(0, room=17, hand=["rest"], items=["self_destruct_key"]).turn(0)
    assert table.refusal("use", "self_destruct_key") == ("no_working_computer", "R-17.39")


def test_starting_is_refused_while_somebody_hibernates() -> None:
    """R-19.1, R-18.4: Self-Destruct cannot be started while anybody hibernates."""
    table = at_the_generator().seat(1, status="hibernating").turn(0)
    assert table.refusal("room_action") == ("someone_hibernates", "R-18.4")
