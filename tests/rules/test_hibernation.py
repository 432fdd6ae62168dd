"""Hibernation: the chambers, the attempt, and how safe the sleepers are (R-17.34, R-18.1 to R-18.4)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

HIBERNATORIUM = 11


def tired(time: int = 8, **seat: Any) -> Scenario:
    """The captain in the hibernatorium, the soldier far away."""
    seat.setdefault("hand", ["rest", "order"])
    return Scenario("captain", "soldier").ship(time=time).seat(0, **seat).room(8, "hatch_control").seat(1, room=8)


def with_a_sleeper(*hand: str, room: int, **seat: Any) -> Scenario:
    """The soldier hibernates, the captain has cards to play somewhere."""
    scenario = Scenario("captain", "soldier").ship(time=6).seat(1, status="hibernating")
    return scenario.seat(0, room=room, hand=list(hand), **seat)


def course_parts(table: Table) -> list[Any]:
    return [o for o in table.do("room_action").options if o[0] == "part"]


# -- the attempt --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("time", "open_"), [(15, False), (9, False), (8, True), (1, True)])
def test_the_chambers_open_on_the_first_blue_space_and_stay_open(time: int, open_: bool) -> None:
    """R-18.1, R-17.34, R-21.4: after seven moves of the time marker."""
    table = tired(time).turn(0)
    assert table.offers("room_action") == open_
    if not open_:
        assert table.refusal("room_action") == ("chambers_closed", "R-18.1")


def test_reaching_the_first_blue_space_opens_the_chambers() -> None:
    """R-18.1, R-1.16: the chambers open when the Time marker reaches the first blue space, 8."""
    assert tired(9).run("advance_time").told("chambers_opened") == [{}]
    assert not tired(8).run("advance_time").told("chambers_opened")


def test_after_a_quiet_noise_roll_the_character_hibernates_with_all_it_carries() -> None:
    """R-18.2, R-17.34, R-15.9: for two cards; the turn is over."""
    scenario = tired(hands=["revolver", "blue_corpse"], items=["medkit"], hand=["rest", "order", "search"])
    table = scenario.script(noise=["silence"]).turn(0).do("room_action", pay=("rest", "order"))
    p = table.seat(0)
    assert (p.status, p.room) == ("hibernating", 0)
    assert p.hands == ["revolver", "blue_corpse"] and len(p.items) == 1
    assert table.told("noise_rolled") == [{"seat": 0, "face": "silence", "room": HIBERNATORIUM}]
    assert table.asked == (1, "turn")


def test_noise_without_an_encounter_does_not_stop_the_sleeper() -> None:
    """R-18.2: a marker is placed and the character hibernates."""
    table = tired().script(noise=["1"]).turn(0).do("room_action")
    assert table.noise_between(HIBERNATORIUM, 15)
    assert table.seat(0).status == "hibernating"


def test_an_intruder_that_appears_makes_the_attempt_fail() -> None:
    """R-18.2: the cost is lost, the next action may be another one."""
    scenario = tired(hand=["rest", "order", "search", "reload"], objectives=["obj_hoarder"]).noise(HIBERNATORIUM, 15)
    scenario.seat(1, objectives=["obj_precious"]).bag("creeper", "blank")
    table = scenario.script(noise=["1"], bag=["creeper"]).turn(0).do("room_action", pay=("rest", "order"))
    assert table.seat(0).status == "aboard" and table.seat(0).room == HIBERNATORIUM
    assert table.kinds(HIBERNATORIUM) == ["creeper"]
    assert table.hand(0) == ["search", "reload"]
    assert table.game.actions_left == 1


def test_danger_that_calls_an_intruder_in_makes_the_attempt_fail() -> None:
    """R-18.2, R-10.5: hibernating fails if the Noise roll brings an Intruder into the Room."""
    table = tired().figure("adult", room=15).script(noise=["danger"]).turn(0).do("room_action")
    assert table.seat(0).status == "aboard"
    assert table.kinds(HIBERNATORIUM) == ["adult"]


def test_a_larva_that_is_gone_again_does_not_stop_the_sleeper() -> None:
    """R-18.2, R-13.7: what counts is whether an intruder is in the room afterwards."""
    scenario = tired(objectives=["obj_hoarder"]).seat(1, objectives=["obj_precious"]).noise(HIBERNATORIUM, 15)
    table = scenario.bag("larva", "blank").script(noise=["1"], bag=["larva"]).turn(0).do("room_action")
    assert table.seat(0).larva
    assert table.seat(0).status == "hibernating"


def test_whoever_is_killed_during_the_attempt_does_not_hibernate() -> None:
    """R-18.2, R-16.13: a surprise attack, one wound too many."""
    three = [("wound_leg", True), ("wound_arm", True), ("wound_body", True)]
    scenario = tired(wounds=three, hand=["rest", "order"]).ship(first_encounter=True).noise(HIBERNATORIUM, 15)
    scenario.bag("creeper", "blank").top("attack", "scratch_1")
    table = scenario.script(noise=["1"], bag=["creeper"]).turn(0).do("room_action")
    assert table.seat(0).status == "dead"
    assert table.told("hibernated") == []


def test_no_hibernation_with_an_intruder_or_a_malfunction_there() -> None:
    """R-18.2: the Hibernatorium must be free of Intruders and Malfunction."""
    assert tired().figure("larva", room=HIBERNATORIUM).turn(0).refusal("room_action") == (
        "no_room_action_in_combat", "R-5.21",
    )  # fmt: skip
    assert tired().room(HIBERNATORIUM, malfunction=True).turn(0).refusal("room_action") == (
        "room_malfunctions", "R-17.3",
    )  # fmt: skip


def test_the_noise_roll_is_made_even_in_company() -> None:
    """R-10.2, R-18.2: the roll for hibernating is made even with others in the Room."""
    table = tired().seat(1, room=HIBERNATORIUM).script(noise=["2"]).turn(0).do("room_action")
    assert table.told("noise_rolled")
    assert table.seat(0).status == "hibernating"


def test_a_fire_in_the_hibernatorium_does_not_burn_who_falls_asleep() -> None:
    """R-5.9, R-18.2: the turn ends at once."""
    table = tired().room(HIBERNATORIUM, fire=True).script(noise=["2"]).turn(0).do("room_action")
    assert table.seat(0).status == "hibernating"
    assert table.seat(0).light == 0


# -- asleep -------------------------------------------------------------------------------------------


def test_sleepers_are_immune_to_what_happens_on_board() -> None:
    """R-18.3, F-20, R-13.11: attacks, fire, eclosion, development, a new hand: nothing reaches them."""
    scenario = with_a_sleeper(room=1).seat(1, larva=True).room(HIBERNATORIUM, fire=True)
    scenario.figure("queen", room=HIBERNATORIUM).top("event", "eclosion").script(bag=["adult"], noise=["1"])
    for name in ("bag_development", "event_card", "fire_damage", "intruder_attacks"):
        scenario.game.push(name)
    table = scenario.run("draw_cards")
    p = table.seat(1)
    assert (p.status, p.light, p.wounds, p.hand, p.larva) == ("hibernating", 0, [], [], True)
    assert [e["seat"] for e in table.told("noise_rolled")] == [0]
    assert table.told("attack") == []


def test_sleepers_do_not_survive_the_ship() -> None:
    """R-18.3, R-20.2: those who hibernate die with the ship."""
    table = with_a_sleeper(room=1).ship(self_destruct=1).run("advance_time")
    assert table.game.end_cause == "destroyed"
    assert [s.fate for s in table.game.result.seats] == ["ship_destroyed", "ship_destroyed"]


def test_sleepers_take_no_turn_and_never_lead() -> None:
    """R-18.3, R-4.5, R-4.6: the first player token passes them by."""
    scenario = Scenario("captain", "soldier", "scout").ship(time=6, round=3).seat(1, status="hibernating")
    table = scenario.run("pass_first_player")
    assert table.game.first_player == 2
    table = Scenario("captain", "soldier", "scout").seat(1, status="hibernating").turn(0).do("pass")
    assert table.asked == (2, "turn")


def test_the_course_cannot_be_set_while_somebody_hibernates() -> None:
    """R-18.4, R-17.32, I-11: only the look at the coordinates is left."""
    table = with_a_sleeper("rest", "order", room=1).turn(0).do("room_action")
    assert table.told("looked_at_coordinates") and not table.told("course_set")
    free = Scenario("captain", "soldier").seat(0, room=1, hand=["rest", "order"]).turn(0)
    assert course_parts(free) == [("part", "look_coordinates"), ("part", "set_course")]


def test_self_destruct_cannot_be_started_while_somebody_hibernates() -> None:
    """R-18.4, R-19.1, I-11: neither at the generator nor with the key nor by an event."""
    refusal = ("someone_hibernates", "R-18.4")
    assert with_a_sleeper("rest", "order", room=16).room(16, "generator").turn(0).refusal("room_action") == refusal
    key = with_a_sleeper("rest", room=16, items=["self_destruct_key"]).room(16, "comms_room").turn(0)
    assert key.refusal("use", "self_destruct_key") == refusal
    leak = with_a_sleeper(room=1).room(16, "generator", malfunction=True).top("event", "coolant_leak")
    assert leak.run("event_card").game.self_destruct == -1


@pytest.mark.parametrize("space", [6, 4])
def test_self_destruct_can_be_stopped_while_somebody_hibernates(space: int) -> None:
    """R-18.4: on the green space too."""
    table = (
        with_a_sleeper("rest", "order", room=17)
        .room(17, "generator")
        .ship(self_destruct=space)
        .turn(0)
        .do("room_action")
    )
    assert table.game.self_destruct == -1


def test_when_the_last_one_falls_asleep_the_ship_jumps() -> None:
    """R-20.3, R-18.2: no more turns, the final checks."""
    scenario = with_a_sleeper("rest", "order", room=HIBERNATORIUM)
    scenario.ship(engines=["working", "working", "damaged"], coordinates="coord_5")
    table = scenario.script(noise=["silence"]).turn(0).do("room_action")
    assert table.game.end_cause == "jump"
    assert table.game.time == 9
    assert [s.survived for s in table.game.result.seats] == [True, True]
