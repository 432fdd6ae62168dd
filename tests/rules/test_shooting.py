"""Shoot: the weapon, the target, the Ammo and the Combat die (R-12.1, R-12.3 to R-12.9)."""

from collections import Counter

import pytest

from nemesis.rules.combat import FACES
from nemesis.scenario import Scenario

TOUGH = ("scratch_4", "bite_3")
"""Attack cards with the blood number 6: whoever is hit lives."""

INJURIES = {
    "larva": {"miss": 0, "creeper": 1, "adult": 1, "hit1": 1, "hit2": 2},
    "creeper": {"miss": 0, "creeper": 1, "adult": 1, "hit1": 1, "hit2": 2},
    "adult": {"miss": 0, "creeper": 0, "adult": 1, "hit1": 1, "hit2": 2},
    "breeder": {"miss": 0, "creeper": 0, "adult": 0, "hit1": 1, "hit2": 2},
    "queen": {"miss": 0, "creeper": 0, "adult": 0, "hit1": 1, "hit2": 2},
}


def scout_against(*kinds, faces=("hit1",), hand=("search", "rest"), **seat):
    """The Scout's rifle has no special rule: the die alone counts."""
    scenario = Scenario("scout").seat(0, hand=list(hand), **seat)
    for kind in kinds:
        scenario.figure(kind, room=11)
    return scenario.top("attack", *TOUGH).script(combat=list(faces)).turn(0)


def injuries_of_the_shot(table):
    return table.told("shot")[0]["injuries"]


def test_the_combat_die_has_one_miss_two_creepers_one_adult_and_two_hit_faces():
    """R-1.15, K-5, X-15: six faces, of which one is a miss and two show a Creeper."""
    assert Counter(FACES) == {"miss": 1, "creeper": 2, "adult": 1, "hit1": 1, "hit2": 1}


@pytest.mark.parametrize("kind", INJURIES)
def test_a_miss_hurts_nobody(kind):
    """R-12.3: the miss face deals nothing, whatever the target."""
    table = scout_against(kind, faces=["miss"]).do("shoot")
    assert injuries_of_the_shot(table) == INJURIES[kind]["miss"] == 0
    assert table.kinds(11) == [kind] and table.figures(11)[0].injuries == 0


@pytest.mark.parametrize("kind", INJURIES)
def test_the_creeper_face_hurts_only_larvae_and_creepers(kind):
    """R-12.4: 1 Injury to a larva or a creeper, a miss against the others."""
    assert injuries_of_the_shot(scout_against(kind, faces=["creeper"]).do("shoot")) == INJURIES[kind]["creeper"]


@pytest.mark.parametrize("kind", INJURIES)
def test_the_adult_face_hurts_all_but_breeders_and_the_queen(kind):
    """R-12.5: 1 Injury to a larva, creeper or adult, a miss against the others."""
    assert injuries_of_the_shot(scout_against(kind, faces=["adult"]).do("shoot")) == INJURIES[kind]["adult"]


@pytest.mark.parametrize("kind", INJURIES)
def test_one_hit_is_one_injury_to_any_type(kind):
    """R-12.6: the face with one hit is one Injury to any type."""
    assert injuries_of_the_shot(scout_against(kind, faces=["hit1"]).do("shoot")) == 1


@pytest.mark.parametrize("kind", INJURIES)
def test_two_hits_are_two_injuries_to_any_type(kind):
    """R-12.7: with Shoot both Injuries count."""
    assert injuries_of_the_shot(scout_against(kind, faces=["hit2"]).do("shoot")) == 2


@pytest.mark.parametrize("kind", ["creeper", "adult", "breeder", "queen"])
def test_the_injuries_of_a_shot_stay_on_the_survivor(kind):
    """R-12.1, R-14.6: markers are put on the target and stay while it lives."""
    table = scout_against(kind, faces=["hit2"]).do("shoot")
    assert [(f.kind, f.injuries) for f in table.figures(11)] == [(kind, 2)]


@pytest.mark.parametrize("face", ["miss", "hit1"])
def test_a_shot_costs_one_card_and_one_ammo_even_when_it_misses(face):
    """R-6.4, R-12.1: Shoot costs one card and one Ammo, hit or miss."""
    table = scout_against("adult", faces=[face]).do("shoot", pay=("rest",))
    assert table.hand(0) == ["search"]
    assert table.game.ammo["rifle"] == 3
    assert table.game.actions_left == 1


def test_the_total_of_a_shot_is_checked_once():
    """R-12.1, R-14.1: two Injuries are one package, so one Attack card is drawn for an adult."""
    table = Scenario("scout").seat(0, hand=["rest", "search"]).figure("adult", room=11)
    table = table.top("attack", "scratch_1", "scratch_4").script(combat=["hit2"]).turn(0)
    table.do("shoot")
    assert table.told("blood") == [{"numbers": (2,)}]
    assert table.game.discards["attack"] == ["scratch_1"]
    assert table.kinds(11) == []


def test_the_shooter_chooses_between_loaded_weapons():
    """Q-9, R-12.1: every Weapon in a Hand slot with Ammo, and only those."""
    table = scout_against("adult", hands=["rifle", "prototype_pistol"], ammo={"prototype_pistol": 2})
    table.do("shoot")
    assert table.asked == (0, "weapon")
    assert table.options == [("item", "rifle"), ("item", "red_prototype_pistol_1")]
    table.do("item", "prototype_pistol").do("keep")
    assert (table.game.ammo["rifle"], table.game.ammo["red_prototype_pistol_1"]) == (4, 1)


def test_an_empty_weapon_is_not_offered():
    """R-12.1: at least 1 Ammo is needed; with one loaded Weapon there is nothing to ask."""
    table = scout_against("adult", hands=["rifle", "prototype_pistol"], ammo={"rifle": 0}, faces=["hit1"])
    table.do("shoot")
    assert table.asked == (0, "reroll_combat")
    assert table.game.ammo["rifle"] == 0


def test_without_ammo_nobody_shoots():
    """R-12.1: the weapon must have at least one Ammo."""
    table = scout_against("adult", ammo={"rifle": 0})
    assert not table.offers("shoot")
    assert table.refusal("shoot") == ("no_loaded_weapon", "R-12.1")


def test_a_hand_without_a_weapon_does_not_shoot():
    """R-12.1: a Weapon lies in a Hand slot."""
    table = scout_against("adult", hands=["carcass", "fire_extinguisher"])
    assert table.refusal("shoot") == ("no_loaded_weapon", "R-12.1")


def test_contamination_cards_do_not_pay_for_a_shot():
    """R-5.12, R-6.4, R-16.2: a hand of Contamination cards cannot shoot."""
    table = scout_against("adult", hand=["contamination", "infected"])
    assert table.refusal("shoot") == ("too_few_cards", "R-5.12")


def test_with_nothing_in_the_room_nobody_shoots():
    """R-6.4, R-12.1: an Intruder next door is no target."""
    table = Scenario("scout").room(6, "canteen").seat(0, hand=["rest"]).figure("adult", room=6).turn(0)
    assert not table.offers("shoot")
    assert table.refusal("shoot") == ("nothing_to_attack", "R-12.2")


def test_the_shooter_chooses_one_target_in_the_own_room():
    """Q-9, R-12.1: each Intruder of the Room can be the target, nobody elsewhere."""
    table = Scenario("scout").room(6, "canteen").seat(0, hand=["rest", "search"])
    table = table.figure("adult", room=11).figure("creeper", room=11).figure("queen", room=6)
    table = table.top("attack", "scratch_4").script(combat=["hit1"]).turn(0)
    table.do("shoot")
    here = [("figure", f.id) for f in table.figures(11)]
    assert table.asked == (0, "target") and table.options == here
    table.do(*here[1])
    assert [(f.kind, f.injuries) for f in table.figures()] == [("adult", 0), ("creeper", 1), ("queen", 0)]


@pytest.mark.parametrize("action", ["shoot", "melee"])
def test_characters_are_never_targets(action):
    """R-12.9: with another character in the Room only the Intruders can be aimed at."""
    table = Scenario("scout", "captain").seat(0, hand=["rest", "search"])
    table = table.figure("adult", room=11).figure("larva", room=11).turn(0)
    table.do(action)
    assert [kind for kind, *_ in table.options] == ["figure", "figure"]


@pytest.mark.parametrize("action", ["shoot", "melee"])
def test_characters_alone_are_nothing_to_attack(action):
    """R-12.9: Shoot and Melee never target Characters."""
    table = Scenario("scout", "captain").seat(0, hand=["rest"]).turn(0)
    assert table.refusal(action) == ("nothing_to_attack", "R-12.2")


# -- Eggs -------------------------------------------------------------------------------------------


def scout_with_eggs(*faces, eggs=3, **setup):
    scenario = Scenario("scout", **setup).room(6, "canteen").seat(0, room=6, hand=["rest", "search"])
    for _ in range(eggs):
        scenario.object("egg", room=6)
    return scenario.script(combat=list(faces), noise=["silence", "silence"]).turn(0)


@pytest.mark.parametrize(("face", "left"), [("miss", 3), ("creeper", 2), ("adult", 2), ("hit1", 2), ("hit2", 1)])
def test_each_injury_of_a_shot_breaks_one_egg(face, left):
    """R-17.22, R-17.23, K-23: loose Eggs are a target out of Combat; for the die an Egg is a larva."""
    table = scout_with_eggs(face).do("shoot")
    assert table.game.floor.count((6, "egg")) == left
    assert table.game.ammo["rifle"] == 3


@pytest.mark.parametrize("face", ["miss", "hit1"])
def test_every_shot_at_eggs_ends_with_a_noise_roll(face):
    """R-17.25: whoever tries to destroy Eggs rolls for Noise."""
    table = scout_with_eggs(face).do("shoot")
    assert [n["seat"] for n in table.told("noise_rolled")] == [0]


def test_shooting_eggs_in_combat_makes_no_noise_roll():
    """R-17.25, R-10.1, K-20, I-6: no Noise roll is made in Combat, not for Eggs either."""
    table = Scenario("scout").seat(0, hand=["rest", "search"]).object("egg", room=11).figure("adult", room=11)
    table = table.script(combat=["hit1"]).turn(0)
    table.do("shoot").do("eggs")
    assert table.told("noise_rolled") == []
    assert (11, "egg") not in table.game.floor


def test_the_eggs_of_the_intruder_board_are_shot_in_the_nest():
    """R-17.22: in the Nest the Eggs of the Intruder board are the target."""
    table = Scenario("scout").room(2, "nest").seat(0, room=2, hand=["rest", "search"])
    table = table.script(combat=["hit2"], noise=["silence"]).turn(0)
    table.do("shoot")
    assert table.game.eggs == 3


def test_weapon_bonuses_count_against_eggs():
    """R-17.23: the assault rifle's [2 hits] break three Eggs."""
    scenario = Scenario("soldier").room(6, "canteen").seat(0, room=6, hand=["rest", "search"])
    for _ in range(3):
        scenario.object("egg", room=6)
    table = scenario.script(combat=["hit2"], noise=["silence"]).turn(0)
    table.do("shoot")
    assert (6, "egg") not in table.game.floor


def test_a_carried_egg_is_no_target():
    """R-17.22: carried Eggs are not loose."""
    table = Scenario("scout", "captain").seat(0, hand=["rest"]).seat(1, hands=["egg"]).turn(0)
    assert not table.offers("shoot") and not table.offers("melee")
