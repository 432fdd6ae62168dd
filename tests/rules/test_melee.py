"""Melee: fists, a Contamination card, and the Combat die (R-12.2 to R-12.8)."""

import pytest

from nemesis.scenario import Scenario

TOUGH = ("scratch_4", "bite_3")
KINDS = ("larva", "creeper", "adult", "breeder", "queen")
HITS = {
    "miss": (),
    "creeper": ("larva", "creeper"),
    "adult": ("larva", "creeper", "adult"),
    "hit1": KINDS,
    "hit2": KINDS,
}


def scout_against(kind, face, **seat):
    scenario = Scenario("scout").seat(0, hand=["search", "rest"], **seat).figure(kind, room=11)
    return scenario.top("attack", *TOUGH).top("wound", "wound_leg").script(combat=[face]).turn(0).do("melee")


def check_blow(kind, face):
    """One Injury for a hit; a miss hurts the attacker instead."""
    table = scout_against(kind, face)
    hit = kind in HITS[face]
    if kind == "larva":
        assert table.kinds(11) == ([] if hit else ["larva"])
    else:
        assert [f.injuries for f in table.figures(11)] == [1 if hit else 0]
    assert table.seat(0).wounds == ([] if hit else [("wound_leg_1", False)])


@pytest.mark.parametrize("kind", KINDS)
def test_the_miss_face_wounds_the_attacker(kind):
    """R-12.3: a missed Melee gives 1 Serious Wound."""
    check_blow(kind, "miss")


@pytest.mark.parametrize("kind", KINDS)
def test_the_creeper_face_hits_larvae_and_creepers_and_fails_against_the_others(kind):
    """R-12.4: else a miss with its Serious Wound."""
    check_blow(kind, "creeper")


@pytest.mark.parametrize("kind", KINDS)
def test_the_adult_face_hits_up_to_adults_and_fails_against_the_others(kind):
    """R-12.5: else a miss with its Serious Wound."""
    check_blow(kind, "adult")


@pytest.mark.parametrize("kind", KINDS)
def test_one_hit_is_one_injury(kind):
    """R-12.6: the face with one hit is one Injury."""
    check_blow(kind, "hit1")


@pytest.mark.parametrize("kind", KINDS)
def test_two_hits_are_one_injury_only(kind):
    """R-12.7: in Melee the second hit does not count."""
    check_blow(kind, "hit2")


@pytest.mark.parametrize("face", ["miss", "hit1"])
def test_every_melee_against_an_intruder_gives_a_contamination_card(face):
    """R-12.2, R-16.1, X-19: one card from the top of the deck onto the own discard, hit or miss."""
    scenario = Scenario("scout").seat(0, hand=["search", "rest"]).figure("adult", room=11)
    scenario.top("attack", *TOUGH).top("wound", "wound_leg").script(combat=[face])
    top = scenario.game.decks["contamination"][-1]
    table = scenario.turn(0).do("melee", pay=("rest",))
    assert table.seat(0).discard == ["scout_rest_1", top]
    assert len(table.game.decks["contamination"]) == 26


def test_melee_costs_one_card_and_no_ammo():
    """R-6.5, R-12.2: Melee costs one card, and takes a Contamination card instead of Ammo."""
    table = scout_against("adult", "hit1")
    assert len(table.hand(0)) == 1
    assert table.game.ammo["rifle"] == 4


def test_bare_hands_are_enough():
    """R-12.2: Melee needs no Weapon."""
    assert scout_against("adult", "hit1", hands=[]).figures(11)[0].injuries == 1


def test_the_weapon_in_hand_does_not_help_in_melee():
    """R-12.8: the assault rifle adds 1 Injury to a shot, nothing to a blow."""
    table = Scenario("soldier").seat(0, hand=["search", "rest"]).figure("adult", room=11)
    table = table.top("attack", *TOUGH).script(combat=["hit1"]).turn(0).do("melee")
    assert table.figures(11)[0].injuries == 1


def test_the_flamethrower_strikes_no_spark_in_melee():
    """R-12.8: neither its minimum of 1 Injury nor its Fire belong to Melee."""
    table = scout_against("queen", "creeper", hands=["flamethrower"])
    assert table.figures(11)[0].injuries == 0
    assert not any(table.game.fire)


def test_the_attacker_chooses_one_target_in_the_own_room():
    """Q-10, R-12.2: Melee has one target, an Intruder or the Eggs of the Room."""
    table = Scenario("scout").seat(0, hand=["search", "rest"]).figure("adult", room=11).figure("breeder", room=11)
    table = table.figure("creeper", room=8).top("attack", *TOUGH).script(combat=["hit1"]).turn(0)
    table.do("melee")
    here = [("figure", f.id) for f in table.figures(11)]
    assert table.asked == (0, "target") and table.options == here
    table.do(*here[1])
    assert [(f.kind, f.injuries) for f in table.figures()] == [("adult", 0), ("breeder", 1), ("creeper", 0)]


def test_the_wound_of_a_missed_melee_can_kill():
    """R-12.3, R-16.10: a fourth Serious Wound is death."""
    table = Scenario("scout", "captain", options={"intruder_player": "off"})
    table = table.seat(0, hand=["search"], wounds=["wound_leg", "wound_arm", "wound_body"]).seat(1, room=8)
    table = table.figure("adult", room=11).script(combat=["miss"]).turn(0).do("melee")
    assert table.seat(0).status == "dead"


def test_a_blow_is_checked_with_one_attack_card():
    """R-14.3: an adult hit in Melee dies on the blood number of its Injuries."""
    table = Scenario("scout").seat(0, hand=["search", "rest"]).figure("adult", room=11, injuries=1)
    table = table.top("attack", "scratch_1").script(combat=["hit2"]).turn(0).do("melee")
    assert table.kinds(11) == []
    assert (11, "carcass") in table.game.floor


# -- Eggs -------------------------------------------------------------------------------------------


def scout_with_eggs(face, **options):
    table = Scenario("scout", options=options).room(6, "canteen").seat(0, room=6, hand=["rest", "search"])
    table = table.object("egg", room=6).object("egg", room=6).top("wound", "wound_leg")
    return table.script(combat=[face], noise=["silence"]).turn(0).do("melee")


def contamination_in_discard(table):
    return [c for c in table.seat(0).discard if not table.game.rules.is_action(c)]


def test_a_missed_melee_on_eggs_gives_neither_card_nor_wound():
    """K-23, R-17.23: a missed Melee on Eggs does no harm to the attacker."""
    table = scout_with_eggs("miss")
    assert contamination_in_discard(table) == [] and table.seat(0).wounds == []
    assert table.game.floor.count((6, "egg")) == 2


@pytest.mark.parametrize("face", ["creeper", "adult", "hit1", "hit2"])
def test_a_melee_hit_breaks_one_egg_and_gives_the_card(face):
    """K-23, R-17.23: roll first, then the Contamination card; one Egg even with two hits."""
    table = scout_with_eggs(face)
    assert len(contamination_in_discard(table)) == 1 and table.seat(0).wounds == []
    assert table.game.floor.count((6, "egg")) == 1


def test_eggs_may_be_fought_like_intruders():
    """K-23: option `egg_melee` = `as_intruder`, a miss gives the card and the Wound."""
    table = scout_with_eggs("miss", egg_melee="as_intruder")
    assert len(contamination_in_discard(table)) == 1
    assert table.seat(0).wounds == [("wound_leg_1", False)]


def test_eggs_fought_like_intruders_give_one_card_for_a_hit():
    """K-23: `as_intruder`, the card is drawn once, before the roll."""
    table = scout_with_eggs("hit1", egg_melee="as_intruder")
    assert len(contamination_in_discard(table)) == 1 and table.seat(0).wounds == []
    assert table.game.floor.count((6, "egg")) == 1


@pytest.mark.parametrize("face", ["miss", "hit1"])
def test_every_melee_on_eggs_ends_with_a_noise_roll(face):
    """R-17.25: whoever tries to destroy Eggs rolls for Noise."""
    assert len(scout_with_eggs(face).told("noise_rolled")) == 1
