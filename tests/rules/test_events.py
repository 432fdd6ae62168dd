"""What each of the twenty event cards does (R-28.1)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table


def drawn(card: str, scenario: Scenario | None = None) -> Table:
    return (scenario or ship()).top("event", card).run("event_card")


def ship(**setup: Any) -> Scenario:
    return Scenario("captain", "soldier", **setup)


def asleep() -> Scenario:
    """Nobody walks about: only the intruders and the ship are concerned."""
    return ship().seat(0, status="hibernating").seat(1, status="hibernating")


# -- eggs and larvae ----------------------------------------------------------------------------------


def test_egg_protection_brings_an_encounter_to_each_egg_carrier_and_each_one_in_the_nest() -> None:
    """R-11.1, R-11.9: in player order, also in combat; the third character is left alone."""
    scenario = Scenario("captain", "soldier", "scout").room(5, "nest").room(6, "canteen").room(7, "hatch_control")
    scenario.seat(0, room=5).seat(1, room=6, hands=["egg"]).seat(2, room=7).figure("creeper", room=6)
    scenario.bag("blank").ship(first_player=1)
    table = drawn("egg_protection", scenario)
    assert [e["seat"] for e in table.told("encounter")] == [1, 0]


def test_egg_protection_does_not_reach_into_a_pod() -> None:
    """R-18.13: a Character in a Pod resolves no Encounter."""
    scenario = ship().room(2, "evacuation_a").ship(pods=[(1, "A", False)]).seat(0, pod=1, hands=["egg"]).bag("blank")
    assert drawn("egg_protection", scenario).told("encounter") == []


def nursery(option: str = "infest") -> Scenario:
    scenario = ship(options={"hatching_effect": option}).room(5, "nest").ship(first_encounter=True)
    return scenario.seat(0, room=5, hand=["contamination"]).seat(1, room=5, hand=["rest"])


def test_hatching_infests_those_in_the_nest_without_an_action_card() -> None:
    """K-25, X-19: a larva and a contamination card; contamination in hand does not help; one egg is gone."""
    before = nursery().game.bag
    table = drawn("hatching", nursery())
    assert table.seat(0).larva and not table.seat(1).larva
    assert len([c for c in table.seat(0).discard if c.startswith("cont_")]) == 1
    assert table.game.eggs == 4
    assert len(table.game.bag) == len(before)


def test_hatching_on_a_carrier_gives_only_the_card() -> None:
    """K-25, R-13.8: no death."""
    table = drawn("hatching", nursery().seat(0, larva=True))
    assert table.seat(0).status == "aboard" and table.seat(0).larva
    assert len([c for c in table.seat(0).discard if c.startswith("cont_")]) == 1


def test_with_the_option_hatching_infects() -> None:
    """K-25, R-16.19: `hatching_effect = infect`: no card; a carrier dies and a creeper appears."""
    table = drawn("hatching", nursery("infect"))
    assert table.seat(0).larva
    assert [c for c in table.seat(0).discard if c.startswith("cont_")] == []
    dead = drawn("hatching", nursery("infect").seat(0, larva=True))
    assert dead.seat(0).status == "dead"
    assert dead.kinds(5) == ["creeper"]


def test_hatching_without_a_victim_adds_a_larva_token() -> None:
    """R-4.11: and costs an egg."""
    table = drawn("hatching", ship().bag("blank"))
    assert [table.game.rules.types[t].kind for t in table.game.bag] == ["blank", "larva"]
    assert (table.game.eggs, table.game.egg_supply) == (4, 4)


def test_hatching_with_no_egg_left_still_does_the_rest() -> None:
    """R-4.13: what cannot apply is skipped."""
    table = drawn("hatching", nursery().ship(eggs=0, nest_destroyed=True))
    assert table.game.eggs == 0
    assert table.seat(0).larva


def test_eclosion_kills_the_carriers_and_scans_the_others() -> None:
    """K-26, R-16.7, X-26: a creeper beside the corpse; four cards drawn, then discarded; nothing removed."""
    scenario = ship(options={"intruder_player": "off"}).ship(first_encounter=True).room(6, "canteen")
    scenario.seat(0, room=6, larva=True).seat(1, hand=["rest"], deck_top=["search", "infected", "clean", "demolition"])
    table = drawn("eclosion", scenario)
    assert table.seat(0).status == "dead" and table.kinds(6) == ["creeper"]
    p = table.seat(1)
    assert p.larva
    assert table.hand(1) == ["rest"]
    assert len(p.discard) == 4 and len([c for c in p.discard if c.startswith("cont_")]) == 2
    assert [c for c in table.game.removed if c.startswith("cont_")] == []
    assert [e["seat"] for e in table.told("eclosion_scan")] == [1]


@pytest.mark.parametrize(("option", "larva"), [("hand", True), ("drawn", False)])
def test_eclosion_scans_the_cards_held_before_too(option: str, larva: bool) -> None:
    """K-26: unless the table scans the drawn ones only; the held card stays in hand."""
    scenario = ship(options={"eclosion_scan": option}).ship(first_encounter=True).seat(0, hand=["infected"])
    table = drawn("eclosion", scenario)
    assert table.seat(0).larva == larva
    assert table.hand(0) == ["contamination"]
    assert table.seat(0).known_infected == (table.seat(0).hand if larva else [])


def test_eclosion_reshuffles_a_short_deck() -> None:
    """K-26, R-4.4: the discard comes back when the deck runs out."""
    scenario = ship().seat(0, deck=["rest"])
    table = drawn("eclosion", scenario)
    assert table.hand(0) == []
    assert len(table.told("eclosion_scan")[0]["cards"]) == 4


def test_eclosion_leaves_a_clean_crew_alone() -> None:
    """K-26: clean contamination is no infection."""
    table = drawn("eclosion", ship().seat(0, deck_top=["clean", "clean", "rest", "order"]))
    assert not table.seat(0).larva


# -- intruders ----------------------------------------------------------------------------------------


def test_regeneration_removes_up_to_two_injuries_from_every_intruder() -> None:
    """R-4.11: in combat or not."""
    scenario = ship().seat(0, room=6).room(6, "canteen").figure("adult", room=6, injuries=3)
    scenario.figure("creeper", room=9, injuries=1).figure("breeder", room=12, injuries=2)
    table = drawn("regeneration", scenario)
    assert {f.kind: f.injuries for f in table.figures()} == {"adult": 1, "creeper": 0, "breeder": 0}


def test_damage_breaks_explored_rooms_with_an_adult_a_breeder_or_the_queen() -> None:
    """R-17.3: after the movement; larvae and creepers do no damage."""
    scenario = asleep().explore_all().room(17, "nest").figure("adult", room=8).figure("breeder", room=12)
    scenario.figure("queen", room=17).figure("larva", room=9).room(5, explored=False).figure("breeder", room=5)
    scenario.room(7, "canteen").figure("creeper", room=6)
    table = drawn("damage", scenario)
    assert [r for r in range(1, 22) if table.game.malfunction[r]] == [7, 12]


def test_lurking_takes_every_intruder_without_company_off_the_board() -> None:
    """R-9.6: a token of each kind returns to the bag if the pool has one."""
    scenario = ship().seat(0, room=6).seat(1, room=6).room(6, "canteen")
    for kind, room in (("larva", 12), ("breeder", 17), ("adult", 6), ("queen", 20)):
        scenario.figure(kind, room=room)
    scenario.bag("blank", "queen")
    table = drawn("lurking", scenario)
    assert table.kinds() == ["adult"]
    kinds = sorted(table.game.rules.types[t].kind for t in table.game.bag)
    assert kinds == ["blank", "breeder", "larva", "queen"]


@pytest.mark.parametrize("card", ["hunt_2", "hunt_3"])
def test_a_hunt_draws_adults_to_a_neighbouring_character(card: str) -> None:
    """R-9.1: the lowest room number; no encounter; an adult in combat stays, one too far away too."""
    scenario = Scenario("captain", "soldier", "scout").explore_all().seat(0, room=2).seat(1, room=11).seat(2, room=15)
    scenario.figure("adult", room=6).figure("adult", room=15).figure("adult", room=13)
    table = drawn(card, scenario)
    assert [f.room for f in table.figures()] == [2, 15, 13]
    assert table.told("encounter") == []


def test_a_hunt_breaks_a_closed_door_on_the_way() -> None:
    """R-9.5, R-9.7: two adults behind one door break it once and both stay."""
    scenario = ship().explore_all().seat(0, room=11).seat(1, room=11).figure("adult", room=6).figure("adult", room=6)
    table = drawn("hunt_3", scenario.door(6, 11, "closed"))
    assert table.kinds(6) == ["adult", "adult"]
    assert table.door_between(6, 11) == "destroyed"


# -- noise --------------------------------------------------------------------------------------------


def test_noise_in_the_technical_corridors_marks_the_space() -> None:
    """R-10.4: one marker, no roll."""
    table = drawn("noise_tech", ship().seat(0, room=2).room(2, "storage"))
    assert table.game.vents == [True]
    assert table.told("noise_rolled") == []


def test_with_a_marker_there_those_beside_a_vent_roll_noise() -> None:
    """R-10.1: not those in combat, not those without an entrance."""
    scenario = Scenario("captain", "soldier", "scout").explore_all().technical_noise().figure("larva", room=9)
    scenario.seat(0, room=2).seat(1, room=9).seat(2, room=10).script(noise=["3"])
    table = drawn("noise_tech", scenario)
    assert [(e["seat"], e["room"]) for e in table.told("noise_rolled")] == [(0, 2)]


def test_each_technical_space_of_the_alternative_side_is_looked_at_by_itself() -> None:
    """R-22.6, R-10.4: the red one has a marker, so its neighbours roll; the blue one gets one."""
    scenario = ship(board="alternative").explore_all().technical_noise(0).seat(0, room=9).seat(1, room=13)
    table = drawn("noise_tech", scenario.script(noise=["1"]))
    assert table.game.vents == [True, True]
    assert [(e["seat"], e["room"]) for e in table.told("noise_rolled")] == [(0, 9)]


def test_nest_event_makes_noise_around_an_explored_nest() -> None:
    """R-10.5: in each exit, the vent included; nothing while the nest is hidden."""
    table = drawn("nest_event", ship().room(5, "nest"))
    assert sum(table.game.noise) == 2 and table.noise_between(5, 6) and table.noise_between(5, 10)
    assert table.game.vents == [True]
    hidden = drawn("nest_event", ship().room(5, "nest", explored=False))
    assert not any(hidden.game.noise) and not any(hidden.game.vents)


def test_scent_of_prey_makes_noise_around_the_slimy() -> None:
    """R-10.4: every exit of their rooms, vents included, no encounter."""
    scenario = ship().explore_all().seat(0, room=14, slime=True).seat(1, room=8).noise(14, 11)
    table = drawn("scent_of_prey", scenario)
    assert sum(table.game.noise) == 3 and all(table.noise_between(14, r) for r in (11, 13, 17))
    assert table.game.vents == [True]
    assert table.told("encounter") == []


# -- fire and machines --------------------------------------------------------------------------------


def test_flammable_compounds_set_the_hibernatorium_on_fire() -> None:
    """R-17.1: Flammable Compounds put Fire in the Hibernatorium."""
    table = drawn("flammable_compounds")
    assert [r for r in range(1, 22) if table.game.fire[r]] == [11]


def test_flammable_compounds_spread_if_it_burns_already() -> None:
    """R-17.2: to its neighbours only, not through a closed door, not from other fires."""
    table = drawn("flammable_compounds", ship().room(11, fire=True).room(1, fire=True).door(11, 8, "closed"))
    assert [r for r in range(1, 22) if table.game.fire[r]] == [1, 6, 11, 14, 15]


def test_bulkheads_open_opens_closed_doors_only() -> None:
    """R-17.5, R-17.6: Bulkheads Open opens closed Doors and leaves destroyed ones."""
    table = drawn("bulkheads_open", ship().door(6, 7, "closed").door(1, 2, "closed").door(11, 14, "destroyed"))
    assert (table.door_between(6, 7), table.door_between(1, 2)) == ("open", "open")
    assert table.door_between(11, 14) == "destroyed"


def test_consuming_fire_empties_burning_rooms_and_spreads() -> None:
    """R-17.2: the counter falls to 0 where it burnt before, not where it spreads."""
    scenario = ship().room(6, "canteen", items=3, fire=True).room(7, "hatch_control", items=2)
    table = drawn("consuming_fire", scenario)
    assert (table.game.counters[6], table.game.counters[7]) == (0, 2)
    assert [r for r in range(1, 22) if table.game.fire[r]] == [2, 5, 6, 7, 11]


def test_consuming_fire_gives_no_counter_to_rooms_without_items() -> None:
    """R-8.2: special and unexplored rooms keep none."""
    table = drawn("consuming_fire", ship().room(11, fire=True).room(5, explored=False, fire=True))
    assert (table.game.counters[11], table.game.counters[5]) == (-1, -1)


def test_damaging_fire_breaks_burning_rooms_and_spreads() -> None:
    """R-17.2, R-17.3: malfunctions first, only where it burnt before."""
    table = drawn("damaging_fire", ship().room(6, "canteen", fire=True).room(7, "hatch_control"))
    assert [r for r in range(1, 22) if table.game.malfunction[r]] == [6]
    assert [r for r in range(1, 22) if table.game.fire[r]] == [2, 5, 6, 7, 11]


def test_the_malfunction_event_breaks_the_lowest_explored_room() -> None:
    """R-17.3: the cockpit; broken already, nothing happens."""
    table = drawn("malfunction_event", ship().room(2, "storage"))
    assert [r for r in range(1, 22) if table.game.malfunction[r]] == [1]
    again = drawn("malfunction_event", ship().room(2, "storage").room(1, malfunction=True))
    assert sum(again.game.malfunction) == 1


def test_with_the_option_the_malfunction_event_breaks_the_next_room() -> None:
    """R-17.3: `malfunction_event_target = next_eligible`, past the nest and hidden rooms."""
    scenario = ship(options={"malfunction_event_target": "next_eligible"}).room(1, malfunction=True).room(2, "nest")
    table = drawn("malfunction_event", scenario.room(3, explored=False).room(4, "storage"))
    assert [r for r in range(1, 22) if table.game.malfunction[r]] == [1, 4]


def test_a_coolant_leak_starts_self_destruct_if_the_generator_is_broken() -> None:
    """R-19.1, R-18.4: not with a working generator, not a second time."""
    assert drawn("coolant_leak", ship().room(16, "generator", malfunction=True)).game.self_destruct == 0
    assert drawn("coolant_leak", ship().room(16, "generator")).game.self_destruct == -1
    for space in (6, 4):
        running = drawn("coolant_leak", ship().room(16, "generator", malfunction=True).ship(self_destruct=space))
        assert running.self_destruct == space
        assert running.told("self_destruct_started") == []


def test_life_support_failure_breaks_explored_green_rooms() -> None:
    """R-17.3: emergency room, laboratory, surgery, canteen."""
    scenario = ship().room(2, "emergency_room").room(3, "laboratory").room(4, "surgery", explored=False)
    table = drawn("life_support_failure", scenario.room(6, "canteen").room(7, "cabins").room(5, "generator"))
    assert [r for r in range(1, 22) if table.game.malfunction[r]] == [2, 3, 6]


def test_short_circuit_breaks_explored_yellow_rooms_with_a_computer() -> None:
    """R-17.3: not the airlock control, which has none."""
    scenario = ship().room(2, "comms_room").room(3, "fire_control").room(4, "generator", explored=False)
    scenario.room(6, "engine_control").room(7, "airlock_control").room(8, "command_center").room(5, "laboratory")
    table = drawn("short_circuit", scenario)
    assert [r for r in range(1, 22) if table.game.malfunction[r]] == [2, 3, 6]


def test_pod_ejection_removes_the_lowest_pod_still_attached() -> None:
    """R-18.14: locked or not; a launched one is gone already; none left, nothing."""
    table = drawn("pod_ejection", ship().ship(pods=[(1, "A", True), (3, "B", False)]))
    assert [n for n, *_ in table.game.pods] == [3]
    scenario = ship().ship(pods=[(1, "A", True), (3, "B", False)])
    scenario.game.pods[0] = (1, "A", False, True)
    assert [n for n, *_ in drawn("pod_ejection", scenario).game.pods] == [1]
    assert drawn("pod_ejection", ship().ship(pods=[])).game.pods == []
