"""Noise rolls, Noise markers, Danger, Silence and Slime (R-10)."""

import pytest

from nemesis.rules.noise import FACES
from nemesis.scenario import Scenario

HAND = ["search", "rest", "demolition", "basic_repairs"]
FOUR_CARDS = ["search", "search", "rest", "demolition"]


def roll(scenario, *faces, seat=0):
    """One Noise roll of a seat, with scripted faces."""
    return scenario.script(noise=list(faces)).run("noise_roll", seat)


def markers(table):
    return sum(table.game.noise) + sum(table.game.vents)


def rolled(table):
    return [e["face"] for e in table.told("noise_rolled")]


def crew(*characters, **setup):
    """The First Encounter is behind them: no Objectives to choose."""
    return Scenario(*(characters or ("captain",)), **setup).ship(first_encounter=True)


# -- when -------------------------------------------------------------------------------------------


def test_the_noise_die():
    """R-1.15, X-14: 1 to 4 twice each, Silence, Danger."""
    assert sorted(FACES) == ["1", "1", "2", "2", "3", "3", "4", "4", "danger", "silence"]


def test_every_face_of_the_die_falls():
    """R-1.15, X-14: chance decides without a script."""
    faces = {rolled(crew(seed=seed).run("noise_roll", 0))[0] for seed in range(80)}
    assert faces == {"1", "2", "3", "4", "silence", "danger"}


def test_a_character_in_combat_never_rolls():
    """R-10.1, I-6: no Noise roll is made in Combat."""
    table = roll(crew().figure("larva", room=11), "1")
    assert rolled(table) == [] and markers(table) == 0


def test_breaking_eggs_is_noisy_unless_one_is_in_combat():
    """R-10.1, K-20, R-17.25: the same shot, with and without an Intruder beside."""
    for fighting in (False, True):
        scenario = crew().room(6, "canteen").seat(0, room=6, hand=["rest"]).object("egg", 6)
        if fighting:
            scenario.figure("creeper", room=6)
        table = scenario.script(noise=["1"], combat=["hit1"]).turn(0)
        table.do("shoot")
        if fighting:
            table.do("eggs")
        assert (6, "egg") not in table.game.floor
        assert rolled(table) == ([] if fighting else ["1"])


@pytest.mark.parametrize("room", ["hibernatorium", "evacuation_a", "nest"])
def test_a_roll_that_a_room_orders_is_made_in_company_too(room):
    """R-10.2: Hibernatorium, Pods and Nest."""
    slot = 11 if room == "hibernatorium" else 9
    scenario = crew("captain", "soldier").ship(time=7, pods=[(1, "A", False)])
    if slot == 9:
        scenario.room(9, room)
    table = scenario.seat(0, room=slot, hand=FOUR_CARDS).seat(1, room=slot).script(noise=["silence"]).turn(0)
    table.do("room_action")
    assert rolled(table) == ["silence"]


# -- markers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "other"), [("1", 15), ("2", 6), ("3", 8), ("4", 14)])
def test_a_number_marks_the_corridor_with_that_number(face, other):
    """R-10.3, R-1.19: one marker, in the exit of the roller's Room."""
    table = roll(crew(), face)
    assert table.noise_between(11, other) and markers(table) == 1
    assert table.told("encounter") == []


@pytest.mark.parametrize(("room", "face"), [(2, "1"), (2, "2"), (5, "4"), (9, "3"), (14, "3"), (15, "4"), (21, "2")])
def test_the_number_of_an_entrance_marks_the_technical_corridors(room, face):
    """R-10.3: an exit that is an Entrance puts the marker in the Technical Corridors."""
    table = roll(crew().room(room).seat(0, room=room), face)
    assert table.game.vents == [True] and markers(table) == 1


def test_a_second_marker_in_a_corridor_is_an_encounter_instead():
    """R-10.3, R-11.1, I-1: no marker is placed."""
    table = roll(crew().seat(0, hand=FOUR_CARDS).noise(11, 6).bag("larva", "blank").script(bag=["larva"]), "2")
    assert table.told("encounter") == [{"seat": 0, "room": 11, "kind": "larva"}]
    assert table.kinds(11) == ["larva"] and markers(table) == 0


@pytest.mark.parametrize("door", ["open", "closed", "destroyed"])
def test_a_marker_belongs_to_both_ends_of_a_corridor_whatever_its_door(door):
    """R-10.4: heard from the Hibernatorium, met in Room 6."""
    scenario = crew("captain", "soldier").room(6, "canteen").seat(1, room=6).door(6, 11, door)
    table = roll(scenario, "2")
    assert table.noise_between(6, 11)
    table.script(noise=["2"], bag=["blank"]).run("noise_roll", 1)
    assert [e["room"] for e in table.told("encounter")] == [6]


def test_a_corridor_with_two_numbers_holds_one_marker():
    """R-10.4, R-1.19: 1 and 2 of the Cockpit are the same Corridor."""
    scenario = crew().seat(0, room=1).noise(1, 3).script(bag=["blank"])
    assert len(roll(scenario, "2").told("encounter")) == 1


def test_the_marker_of_the_technical_corridors_is_at_every_entrance():
    """R-10.4: marked in Room 9, met in Room 2."""
    table = roll(crew().room(9, "storage").seat(0, room=9), "3")
    assert table.game.vents == [True]
    table = roll(crew().room(2, "storage").seat(0, room=2).technical_noise().script(bag=["blank"]), "1")
    assert len(table.told("encounter")) == 1


def test_the_two_technical_spaces_of_the_other_side_are_apart():
    """R-10.4, R-22.6: red and blue have a marker each."""
    table = roll(crew(board="alternative").room(13, "storage").seat(0, room=13).technical_noise(0), "1")
    assert table.game.vents == [True, True] and table.told("encounter") == []


# -- Danger -----------------------------------------------------------------------------------------


def test_danger_with_nobody_near_marks_every_exit():
    """R-10.5: Corridors without a marker and the Technical Corridors; no Encounter arises from it."""
    table = roll(crew().room(14, "canteen").seat(0, room=14).noise(14, 13), "danger")
    assert all(table.noise_between(14, other) for other in (11, 13, 17)) and table.game.vents == [True]
    assert table.told("encounter") == []


def test_danger_in_a_room_without_entrance_leaves_the_technical_corridors_alone():
    """R-10.5: Danger marks the Technical Corridors only from a Room with an Entrance."""
    table = roll(crew(), "danger")
    assert markers(table) == 4 and table.game.vents == [False]


def test_danger_brings_every_idle_intruder_next_door_and_no_marker():
    """R-10.5, R-9.1: all kinds, from all sides, Injuries kept; Combat starts, no attack."""
    table = roll(crew().figure("adult", room=6, injuries=2).figure("larva", room=8).figure("queen", room=14), "danger")
    assert [(f.kind, f.room, f.injuries) for f in table.figures()] == [
        ("adult", 11, 2), ("larva", 11, 0), ("queen", 11, 0),
    ]  # fmt: skip
    assert markers(table) == 0 and table.told("attack") == [] and table.told("encounter") == []


def test_danger_does_not_call_those_in_combat_or_farther_away():
    """R-10.5: the one in Room 6 fights the Soldier, the one in Room 7 is two Rooms away: so there is only Noise."""
    scenario = crew("captain", "soldier").seat(1, room=6).figure("adult", room=6).figure("adult", room=7)
    table = roll(scenario, "danger")
    assert (table.kinds(11), table.kinds(6), table.kinds(7)) == ([], ["adult"], ["adult"])
    assert markers(table) == 4


def test_a_closed_door_stops_the_danger_move_and_is_destroyed():
    """R-10.5, R-9.5: the others come; no markers."""
    table = roll(crew().door(11, 6, "closed").figure("adult", room=6).figure("adult", room=8), "danger")
    assert [f.room for f in table.figures()] == [6, 11]
    assert table.door_between(11, 6) == "destroyed"
    assert markers(table) == 0


def test_no_markers_even_when_all_were_stopped_by_doors():
    """R-10.5, R-9.2: a closed Door does not make them farther away: case (b) stays case (b)."""
    scenario = crew().door(11, 6, "closed").figure("adult", room=6).figure("creeper", room=6)
    table = roll(scenario, "danger")
    assert table.kinds(6) == ["adult", "creeper"]
    assert table.door_between(11, 6) == "destroyed" and markers(table) == 0


def test_danger_with_every_exit_noisy_and_nobody_near_does_nothing():
    """R-10.6, F-10: no Encounter, no change."""
    scenario = crew().seat(0, room=14).room(14, "canteen").noise(14, 11).noise(14, 13).noise(14, 17).technical_noise()
    table = roll(scenario, "danger")
    assert markers(table) == 4
    assert table.told("encounter") == [] and table.told("noise_all") == []


@pytest.mark.parametrize("closed", [(0,), (1,), (0, 1)])
def test_of_two_corridors_an_intruder_uses_the_open_one(closed):
    """R-10.7: with both closed one Door breaks and it stays."""
    scenario = crew(board="alternative").seat(0, room=4).room(4, "storage").figure("adult", room=1)
    for which in closed:
        scenario.door(1, 4, "closed", which)
    table = roll(scenario, "danger")
    assert table.kinds(4) == (["adult"] if len(closed) == 1 else [])
    assert sorted(d for d in table.game.doors if d) == ([1] if len(closed) == 1 else [1, 2])


def test_danger_does_not_reach_through_technical_corridors():
    """R-10.8: Rooms 2 and 9 share Entrances only; the exits are marked instead."""
    table = roll(crew().room(2, "storage").seat(0, room=2).figure("adult", room=9), "danger")
    assert table.kinds(9) == ["adult"]
    assert table.noise_between(2, 1) and table.noise_between(2, 6) and table.game.vents == [True]


def test_danger_in_an_evacuation_section_throws_the_waiting_out_of_their_pods():
    """R-10.5, R-18.12: Danger brings an Intruder into the Section, and those who wait are put into the Room."""
    scenario = crew("captain", "soldier").room(3, "evacuation_a").ship(pods=[(1, "A", False)])
    table = roll(scenario.seat(0, room=3).seat(1, pod=1).figure("adult", room=7), "danger")
    assert table.seat(1).room == 3


# -- Silence and Slime --------------------------------------------------------------------------------


def test_silence_is_nothing():
    """R-10.9: the Silence face does nothing."""
    table = roll(crew().figure("adult", room=6), "silence")
    assert markers(table) == 0 and table.kinds(11) == []


def test_silence_is_danger_for_the_slimed():
    """R-10.9: with Slime the Silence face is Danger."""
    table = roll(crew().seat(0, slime=True).figure("adult", room=6), "silence")
    assert table.kinds(11) == ["adult"]


def test_slime_does_not_change_a_number():
    """R-10.9, R-10.3: Slime matters on Silence only; a number is the exit as usual."""
    table = roll(crew().seat(0, slime=True), "1")
    assert markers(table) == 1 and table.told("danger") == []


def test_a_second_slime_marker_has_no_effect():
    """R-10.10: max 1; told once."""
    table = (
        crew("captain", "soldier").room(14, "slime_room", token="slime").seat(0, hand=HAND).script(noise=["1"]).turn(0)
    )
    table.do("move", 14)
    assert table.seat(0).slime is True
    assert table.told("slimed") == [{"seat": 0}]


def test_an_attack_can_slime():
    """R-10.10: the Attack card `slime_attack`."""
    table = crew().figure("adult", room=11).top("attack", "slime_attack").run("intruder_attacks")
    assert table.seat(0).slime


def test_clothes_and_shower_remove_slime():
    """R-10.10: Clothes and the Shower Room remove Slime."""
    table = crew().seat(0, slime=True, hand=["rest"], items=["clothes"]).turn(0)
    table.do("use", "clothes")
    assert not table.seat(0).slime
    table = crew().room(6, "shower_room").seat(0, room=6, slime=True, hand=FOUR_CARDS).turn(0)
    table.do("room_action")
    assert not table.seat(0).slime


# -- what ends a marker -------------------------------------------------------------------------------


def test_an_encounter_comes_through_closed_doors():
    """R-10.11: all Doors of the Room are closed; the Intruder appears, the Doors hold."""
    scenario = crew().seat(0, hand=FOUR_CARDS).noise(11, 6).bag("adult", "blank").script(bag=["adult"])
    for other in (6, 8, 14, 15):
        scenario.door(11, other, "closed")
    table = roll(scenario, "2")
    assert table.kinds(11) == ["adult"]
    assert all(table.door_between(11, other) == "closed" for other in (6, 8, 14, 15))


def test_markers_outlive_rounds_moves_and_encounters_elsewhere():
    """R-10.12: only an Encounter in a connected Room takes them away."""
    scenario = crew("captain", "soldier").room(8, "canteen").seat(0, room=8, hand=FOUR_CARDS).seat(1, room=20)
    table = scenario.noise(6, 11).noise(8, 11).noise(18, 20).technical_noise().script(bag=["blank"]).run("encounter", 1)
    assert table.noise_between(6, 11) and table.noise_between(8, 11) and table.game.vents == [True]
    table = (
        crew("captain")
        .noise(6, 11)
        .top("event", "regeneration")
        .script(bag=["larva"])
        .phase("event_card", "bag_development")
    )
    assert table.game.round == 2 and table.noise_between(6, 11)
