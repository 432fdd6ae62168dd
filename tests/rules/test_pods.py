"""Escape pods: locks, boarding, waiting, launching (R-17.16, R-17.31, R-18.5 to R-18.14)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

SECTION_A, SECTION_B = 2, 18
PODS = [(1, "A", False), (2, "B", False), (3, "A", True)]


def evacuating(*hand: str, pods: list[Any] | None = None, room: int = SECTION_A, **setup: Any) -> Scenario:
    """Three characters; the captain in section A; pods 1 and 2 open, pod 3 locked."""
    scenario = Scenario("captain", "soldier", "pilot", **setup).ship(pods=PODS if pods is None else pods)
    scenario.room(SECTION_A, "evacuation_a").room(SECTION_B, "evacuation_b").room(8, "cabins")
    return scenario.seat(0, room=room, hand=list(hand or ("rest", "order"))).seat(1, room=8).seat(2, room=8)


def waiting(**setup: Any) -> Scenario:
    """The captain waits in pod 1."""
    return evacuating(**setup).seat(0, pod=1)


def locks(table: Table) -> dict[int, bool]:
    return {n: locked for n, _, locked, _ in table.game.pods}


# -- locks --------------------------------------------------------------------------------------------


def test_hatch_control_flips_the_lock_of_any_pod() -> None:
    """R-17.16, R-18.5, Q-25: both sections, both ways."""
    scenario = evacuating("rest", "order", "search", "reload", room=6).room(6, "hatch_control")
    table = scenario.turn(0).do("room_action")
    assert table.asked == (0, "pod_toggle")
    assert table.options == [("pod", 1), ("pod", 2), ("pod", 3)]
    table.do("pod", 3).do("room_action").do("pod", 2)
    assert locks(table) == {1: False, 2: True, 3: False}


def test_hatch_control_needs_a_pod_still_attached() -> None:
    """R-17.16: Hatch Control locks or unlocks a Pod, so one must be left."""
    table = evacuating(room=6, pods=[]).room(6, "hatch_control").turn(0)
    assert table.refusal("room_action") == ("no_pod_left", "R-17.16")


@pytest.mark.parametrize("key", ["evacuation_key", "pilot_evacuation_key"])
def test_a_key_flips_a_pod_of_the_section_it_is_used_in(key: str) -> None:
    """R-18.5, Q-25: an Evacuation Key locks or unlocks a Pod of the own Section."""
    table = evacuating("rest").seat(0, items=[key]).turn(0).do("use", key)
    assert table.options == [("pod", 1), ("pod", 3)]
    table.do("pod", 3)
    assert locks(table) == {1: False, 2: False, 3: False}
    elsewhere = evacuating("rest", room=11).seat(0, items=[key]).turn(0)
    assert not elsewhere.offers("use", key)


def test_the_first_death_unlocks_all_pods() -> None:
    """R-18.5, R-21.3: the second one does not."""
    three = [("wound_leg", True), ("wound_arm", True), ("wound_body", True)]
    locked = [(n, s, True) for n, s, _ in PODS]
    table = evacuating(pods=locked, options={"intruder_player": "off"}).seat(1, wounds=three).run("light_wound", 1)
    assert locks(table) == {1: False, 2: False, 3: False}
    again = (
        evacuating(pods=locked).seat(1, wounds=three).ship(first_death=2).seat(2, status="dead").run("light_wound", 1)
    )
    assert again.seat(1).status == "dead"
    assert all(locks(again).values())


# -- boarding -----------------------------------------------------------------------------------------


def test_boarding_rolls_noise_then_takes_a_seat_and_asks_launch_or_wait() -> None:
    """R-18.6, R-18.7, R-17.31, Q-31, Q-32: a choice of the open pods of this section."""
    pods = [(1, "A", False), (2, "B", False), (3, "A", False)]
    table = evacuating(pods=pods).script(noise=["3"]).turn(0).do("room_action")
    assert table.told("noise_rolled") == [{"seat": 0, "face": "3", "room": SECTION_A}]
    assert table.asked == (0, "pod_seat")
    assert table.options == [("pod", 1), ("pod", 3)]
    table.do("pod", 3)
    assert table.asked == (0, "launch_or_wait")
    assert table.told("boarded") == [{"seat": 0, "pod": 3}], "seen before it is asked about"
    table.do("wait")
    assert (table.seat(0).status, table.seat(0).pod, table.seat(0).room) == ("pod", 3, 0)


@pytest.mark.parametrize(("section", "room", "pod"), [("A", SECTION_A, 1), ("B", SECTION_B, 2)])
def test_each_section_leads_to_its_own_pods(section: str, room: int, pod: int) -> None:
    """R-18.6, R-17.31: one boards the Pods of the Section one stands in."""
    table = evacuating(room=room).script(noise=["3"]).turn(0).do("room_action").do("wait")
    assert table.seat(0).pod == pod


@pytest.mark.parametrize("pods", [
    [(1, "A", True), (2, "B", False)],
    [(2, "B", False)],
])  # fmt: skip
def test_no_boarding_without_an_unlocked_pod_of_the_section(pods: list[Any]) -> None:
    """R-18.6: boarding takes an unlocked Pod with a free seat."""
    assert evacuating(pods=pods).turn(0).refusal("room_action") == ("no_open_pod_here", "R-18.6")


def test_a_pod_has_two_seats() -> None:
    """R-18.6: a third character finds none; objects take no seat (R-15.9)."""
    full = evacuating().seat(1, pod=1).seat(2, pod=1)
    assert full.turn(0).refusal("room_action") == ("no_open_pod_here", "R-18.6")
    half = evacuating().seat(1, pod=1, hands=["carcass", "blue_corpse"]).seat(0, hands=["egg", "carcass"])
    table = half.script(noise=["3"]).turn(0).do("room_action").do("wait")
    assert table.seat(0).pod == 1
    assert table.seat(0).hands == ["egg", "carcass"]


def test_a_malfunction_blocks_boarding() -> None:
    """K-8, F-25, R-18.6: a Malfunction in the Section forbids boarding."""
    table = evacuating().room(SECTION_A, malfunction=True).turn(0)
    assert table.refusal("room_action") == ("room_malfunctions", "R-17.3")


def test_an_intruder_in_the_section_blocks_boarding() -> None:
    """R-18.6, F-4: in Combat there is no Room Action, so no boarding."""
    table = evacuating().figure("larva", room=SECTION_A).turn(0)
    assert table.refusal("room_action") == ("no_room_action_in_combat", "R-5.21")


def test_an_intruder_that_appears_makes_boarding_fail() -> None:
    """R-18.6: and throws out whoever waited there (R-18.12)."""
    scenario = evacuating("rest", "order", "search", "reload").seat(1, pod=1).noise(SECTION_A, 1)
    scenario.ship(first_encounter=True).bag("creeper", "blank")
    table = scenario.script(noise=["3"], bag=["creeper"]).turn(0).do("room_action", pay=("rest", "order"))
    assert [p.status for p in table.game.seats] == ["aboard"] * 3
    assert table.seat(1).room == SECTION_A
    assert table.kinds(SECTION_A) == ["creeper"]
    assert table.told("boarding_failed") == [{"seat": 0}]
    assert table.asked == (0, "turn")


def test_whoever_is_killed_during_the_attempt_does_not_board() -> None:
    """R-18.6, R-16.13: a surprise attack, one wound too many."""
    three = [("wound_leg", True), ("wound_arm", True), ("wound_body", True)]
    scenario = evacuating(options={"intruder_player": "off"}).seat(0, wounds=three).noise(SECTION_A, 1)
    scenario.ship(first_encounter=True).bag("creeper", "blank").top("attack", "scratch_1")
    table = scenario.script(noise=["3"], bag=["creeper"]).turn(0).do("room_action")
    assert table.seat(0).status == "dead"
    assert table.asked == (1, "turn")


# -- launching and waiting ----------------------------------------------------------------------------


def test_launching_takes_everyone_in_the_pod_to_safety() -> None:
    """R-18.8, R-18.11: the second to board takes the first along, asked or not."""
    scenario = evacuating("rest", "order", "search").seat(1, pod=1)
    table = scenario.script(noise=["3"]).turn(0).do("room_action", pay=("rest", "order")).do("launch")
    assert [p.status for p in table.game.seats] == ["launched", "launched", "aboard"]
    assert [n for n, _, _, launched in table.game.pods if launched] == [1]
    assert table.asked == (2, "turn")


def test_those_who_launched_are_safe_from_the_ships_end() -> None:
    """R-18.8, R-20.2: the last one aboard dies with it."""
    scenario = evacuating().seat(0, status="launched").seat(1, status="launched").ship(self_destruct=1)
    table = scenario.run("advance_time")
    assert [s.survived for s in table.game.result.seats] == [True, True, False]


def test_when_the_last_one_launches_the_game_ends() -> None:
    """R-18.8, R-20.3: with nobody left aboard after a launch the game is over."""
    scenario = evacuating().seat(1, status="launched").seat(2, status="launched")
    table = scenario.script(noise=["3"]).turn(0).do("room_action").do("launch")
    assert (table.game.end_cause, table.game.time) == ("jump", 0)
    assert [s.fate for s in table.game.result.seats] == ["escaped"] * 3


def test_waiting_is_passing() -> None:
    """R-18.9: with the usual discard; the turn is over."""
    scenario = evacuating("rest", "order", "search")
    table = scenario.script(noise=["3"]).turn(0).do("room_action", pay=("rest", "order")).do("wait")
    assert table.asked == (0, "pass_discard")
    table.do("done")
    assert table.seat(0).passed
    assert table.hand(0) == ["search"]
    assert table.asked == (1, "turn")


def test_the_first_turn_of_a_later_phase_offers_launch_leave_or_stay() -> None:
    """R-18.9, Q-33: those who wait in a Pod choose anew in each later phase."""
    table = waiting().turn(0)
    assert table.asked == (0, "pod_turn")
    assert table.options == ["launch", "leave", "stay"]
    assert table.do("launch").seat(0).status == "launched"


def test_a_new_round_asks_whoever_waits_in_a_pod() -> None:
    """R-18.9, R-18.13, R-4.2: cards are drawn first."""
    table = waiting().seat(0, hand=[]).ship(round=3, first_player=2).phase()
    assert table.asked == (0, "pod_turn")
    assert len(table.seat(0).hand) == 5


def test_staying_is_passing() -> None:
    """R-18.9: staying in the Pod is a pass."""
    table = waiting().seat(0, hand=[]).turn(0).do("stay")
    assert table.seat(0).passed and table.seat(0).status == "pod"
    assert table.asked == (1, "turn")


def test_leaving_is_free_and_followed_by_a_normal_turn() -> None:
    """R-18.10, R-5.8: two actions, no noise roll."""
    table = waiting().turn(0).do("leave")
    assert (table.seat(0).status, table.seat(0).room, table.seat(0).pod) == ("aboard", SECTION_A, 0)
    assert table.asked == (0, "turn")
    assert table.game.actions_left == 2
    assert table.hand(0) == ["rest", "order"]
    assert not table.told("noise_rolled")


@pytest.mark.parametrize("answer", ["launch", "leave", "stay"])
def test_a_later_malfunction_stops_nobody_inside(answer: str) -> None:
    """R-18.9, K-8, F-25: launching, leaving and staying go on."""
    table = waiting().seat(0, hand=[]).room(SECTION_A, malfunction=True).turn(0).do(answer)
    assert table.seat(0).status == {"launch": "launched", "leave": "aboard", "stay": "pod"}[answer]


def test_a_locked_pod_cannot_be_launched() -> None:
    """R-18.8, R-18.14: one may only leave or stay."""
    table = waiting().ship(pods=[(1, "A", True)]).turn(0)
    assert table.options == ["leave", "stay"]


# -- intruders and other troubles ---------------------------------------------------------------------


def test_an_intruder_that_walks_in_puts_the_waiting_back_into_the_room() -> None:
    """R-18.12, R-9.8: all pods of that section, no other."""
    scenario = evacuating(pods=[(1, "A", False), (2, "B", False), (3, "A", False)])
    scenario.seat(0, pod=1).seat(1, pod=2).seat(2, pod=3).figure("adult", room=1)
    table = scenario.top("event", "hatching").run("event_card")
    assert table.kinds(SECTION_A) == ["adult"]
    assert [(p.status, p.room) for p in table.game.seats] == [("aboard", 2), ("pod", 0), ("aboard", 2)]


def test_an_intruder_elsewhere_throws_nobody_out() -> None:
    """R-18.12: only the room of the section counts."""
    table = waiting().figure("adult", room=7).top("event", "hatching").run("event_card")
    assert table.kinds(3) == ["adult"]
    assert table.seat(0).status == "pod"


def test_waiting_characters_are_out_of_reach() -> None:
    """R-18.13, R-13.11: no noise roll, no encounter, no fire, no attack."""
    scenario = waiting().seat(0, hands=["egg"], light=0).room(SECTION_A, fire=True).script(bag=["adult"])
    scenario.seat(1, status="hibernating").seat(2, status="hibernating").top("event", "egg_protection")
    for name in ("bag_development", "event_card"):
        scenario.game.push(name)
    scenario.seat(0, hand=[])
    table = scenario.run("end_turn", 0)
    assert table.told("noise_rolled") == [] and table.told("encounter") == []
    assert table.seat(0).light == 0


def test_a_pod_is_not_in_the_room_for_hunting_intruders() -> None:
    """R-18.13, R-5.19: nobody stands in the section, so the adult next door does not come."""
    table = waiting().figure("adult", room=1).top("event", "hunt_3").run("event_card")
    assert table.kinds(1) == ["adult"]
    assert table.seat(0).status == "pod"


def test_the_jump_kills_whoever_waits_in_a_pod() -> None:
    """R-18.13, R-20.1: who waits in a Pod is aboard and dies at the jump."""
    table = waiting().ship(time=1).run("advance_time")
    assert table.game.result.seats[0].fate == "jump"


def test_a_lost_pod_puts_its_riders_back_into_the_room() -> None:
    """R-18.14: event pod_ejection, the lowest number."""
    table = waiting().top("event", "pod_ejection").run("event_card")
    assert (table.seat(0).status, table.seat(0).room) == ("aboard", SECTION_A)
    assert sorted(locks(table)) == [2, 3]


def test_with_the_option_riders_leave_with_the_lost_pod() -> None:
    """R-18.14: `pod_ejection_riders = leave`."""
    table = waiting(options={"pod_ejection_riders": "leave"}).top("event", "pod_ejection").run("event_card")
    assert table.seat(0).status == "launched"
