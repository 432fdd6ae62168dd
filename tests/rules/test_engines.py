"""Engines: looking at them, repairing and breaking them, and what each player knows (R-17.15, R-17.33, R-17.37)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

STATES = ["working", "damaged", "working"]
ROOMS = {21: 0, 20: 1, 19: 2}
"""Engine 1 is room 21, engine 2 room 20, engine 3 room 19."""


def engines(*hand: str, room: int, character: str = "mechanic", **seat: Any) -> Scenario:
    scenario = Scenario(character, "soldier").ship(engines=STATES)
    return scenario.seat(0, room=room, hand=list(hand), **seat)


def known(table: Table, seat: int) -> dict[int, str]:
    return {k[1]: k[2] for k in table.seat(seat).knowledge if k[0] == "engine"}


@pytest.mark.parametrize(("room", "engine"), ROOMS.items())
def test_an_engine_room_shows_its_own_top_token_secretly(room: int, engine: int) -> None:
    """R-17.33: nobody else learns it, nothing moves."""
    table = engines("rest", "search", room=room).turn(0).do("room_action")
    assert known(table, 0) == {engine: STATES[engine]}
    assert known(table, 1) == {}
    assert [top for top, _ in table.game.engines] == STATES
    looks = [(to, hidden) for kind, _, to, hidden in table.game.log or [] if kind == "looked_at_engine"]
    assert looks == [((0,), ("state",))]


def test_the_engine_control_room_shows_all_three_even_in_broken_rooms() -> None:
    """R-17.15: no change possible."""
    scenario = engines("rest", "search", room=6).room(6, "engine_control").room(20, malfunction=True)
    table = scenario.turn(0).do("room_action")
    assert known(table, 0) == {0: "working", 1: "damaged", 2: "working"}
    assert table.asked == (0, "turn")


@pytest.mark.parametrize(("room", "engine"), ROOMS.items())
@pytest.mark.parametrize("answer", ["keep", "swap"])
def test_repairs_let_one_put_the_tokens_back_in_either_order(room: int, engine: int, answer: str) -> None:
    """R-17.37, Q-30: the order is public, what is true is not."""
    table = engines("quick_repairs", room=room).turn(0).do("play", "quick_repairs")
    assert table.asked == (0, "engine_order")
    table.do(answer)
    expected = {"working": "damaged", "damaged": "working"}[STATES[engine]] if answer == "swap" else STATES[engine]
    assert table.game.engines[engine][0] == expected
    assert sorted(table.game.engines[engine]) == ["damaged", "working"]
    assert table.told("engine_worked") == [
        {"seat": 0, "engine": engine, "swapped": answer == "swap", "state": expected}
    ]
    assert known(table, 0) == {engine: expected}


def test_both_tokens_are_seen_before_the_order_is_chosen() -> None:
    """R-17.37: the look comes first."""
    table = engines("quick_repairs", room=20).turn(0).do("play", "quick_repairs")
    assert known(table, 0) == {1: "damaged"}


def test_engines_can_be_worked_on_despite_a_malfunction() -> None:
    """R-17.37: and without having looked before."""
    table = engines("quick_repairs", room=20).room(20, malfunction=True).turn(0).do("play", "quick_repairs")
    table.do("part", "engine").do("swap")
    assert table.game.engines[1] == ("working", "damaged")
    assert table.game.malfunction[20]


@pytest.mark.parametrize("item", ["tools", "duct_tape"])
def test_items_work_on_engines_too(item: str) -> None:
    """R-17.37: for one card."""
    table = engines("rest", room=20, items=[item]).turn(0).do("use", item)
    if table.asked == (0, "card_option"):
        table.do("part", "engine")
    assert table.asked == (0, "engine_order")
    assert table.hand(0) == []


def test_engines_are_out_of_reach_elsewhere() -> None:
    """R-17.37: in an engine room only."""
    table = engines("quick_repairs", room=17).room(17, "storage").turn(0)
    assert table.refusal("play", "quick_repairs") == ("not_in_an_engine_room", "R-17.37")


@pytest.mark.parametrize(("answer", "learnt"), [("swap", "working"), ("keep", "damaged")])
def test_who_had_looked_follows_the_announced_swaps(answer: str, learnt: str) -> None:
    """R-17.38: knowledge is per player; a swap is announced, so it turns old knowledge too."""
    scenario = engines("quick_repairs", room=20).seat(1, knowledge=[("engine", 1, "damaged")])
    table = scenario.turn(0).do("play", "quick_repairs").do(answer)
    assert known(table, 1) == {1: learnt}


def test_a_swap_tells_nothing_to_those_who_never_looked() -> None:
    """R-17.38: others learn only that tokens were swapped, not what they show."""
    table = engines("quick_repairs", room=20).turn(0).do("play", "quick_repairs").do("swap")
    assert known(table, 1) == {}


def test_a_second_look_replaces_what_was_known() -> None:
    """R-17.38: one entry for each engine, the latest one."""
    scenario = engines("rest", "search", room=20, knowledge=[("engine", 1, "working"), ("engine", 0, "working")])
    table = scenario.turn(0).do("room_action")
    assert sorted(k[1:3] for k in table.seat(0).knowledge) == [(0, "working"), (1, "damaged")]
