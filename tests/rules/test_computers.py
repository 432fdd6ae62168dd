"""Computers, and the room actions done through them from far away (R-17.39, R-17.40)."""

from __future__ import annotations

from typing import Any

from nemesis.scenario import Scenario


def at_the_computer(*hand: str, **seat: Any) -> Scenario:
    """The scientist in the comms room on slot 16."""
    return Scenario("scientist", "soldier").room(16, "comms_room").seat(0, room=16, hand=list(hand), **seat)


def test_a_computer_lets_computer_skills_do_the_room_action_for_free() -> None:
    """R-17.39: the comms room has one."""
    table = at_the_computer("computer_skills").turn(0)
    table.do("play", "computer_skills").do("part", "free_room_action")
    assert table.seat(0).signal


def test_a_malfunction_makes_the_computer_absent() -> None:
    """R-24.3, R-17.39, R-17.3: only the doors are left to computer skills."""
    scenario = at_the_computer("computer_skills", "threat_assessment")
    table = scenario.room(16, malfunction=True).turn(0)
    assert table.refusal("play", "threat_assessment") == ("no_working_computer", "R-17.39")
    table.do("play", "computer_skills")
    assert table.asked == (0, "single_door")


def remote(**target: Any) -> Scenario:
    scenario = at_the_computer("intranet", "rest", signal=True)
    return scenario.room(2, "laboratory", **target)


def test_a_remote_action_needs_an_explored_and_working_room() -> None:
    """R-17.40, Q-51: the laboratory far away, with an object where the scientist stands."""
    assert remote().seat(0, hands=["egg"]).turn(0).offers("play", "intranet")
    assert not remote(malfunction=True).seat(0, hands=["egg"]).turn(0).offers("play", "intranet")
    assert not remote(explored=False).seat(0, hands=["egg"]).turn(0).offers("play", "intranet")


def test_in_the_room_means_the_own_room_for_a_remote_action() -> None:
    """R-17.40: an object in the far laboratory cannot be studied; one in the own room can, and nobody moves."""
    assert not remote().object("carcass", room=2).turn(0).offers("play", "intranet")
    table = remote().object("carcass", room=16).turn(0).do("play", "intranet")
    assert [slot for slot, _, revealed in table.game.weaknesses if revealed] == ["carcass"]
    assert table.seat(0).room == 16


def test_intruders_in_the_far_room_do_not_stop_a_remote_action() -> None:
    """R-17.40: they are not where the scientist stands."""
    assert remote().figure("adult", room=2).object("carcass", room=16).turn(0).offers("play", "intranet")
