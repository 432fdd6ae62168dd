"""Grenade, Smoke Grenade, Decoy, Molotov Cocktail: things that work on a Room (Q-36, R-17.24)."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]
HARMLESS = ("scratch_4", "bite_3")
"""Attack cards with a blood number of 6: whoever is checked lives."""


def thrower(item, *others, room=6, tile="canteen"):
    """The Captain with three cards in the Canteen on slot 6, blood numbers high."""
    scenario = Scenario("captain", *others).room(room, tile).room(7, "shower_room")
    return scenario.seat(0, room=room, hand=HAND, items=[item]).top("attack", *HARMLESS)


def injuries(table):
    return {f.kind: f.injuries for f in table.figures()}


def assert_spent(table, item, pile="red"):
    assert len(table.seat(0).hand) == 2
    assert table.game.discards[pile] == [f"{pile}_{item}_1"]


# -- Grenade ----------------------------------------------------------------------------------------


def test_a_grenade_in_the_own_room_hurts_everyone_there():
    """Q-36: 2 Injuries to the target, 1 to the other Intruder, a Serious Wound to each character, thrower included."""
    table = thrower("grenade", "soldier").seat(1, room=6).figure("adult", room=6).figure("breeder", room=6)
    table = table.top("attack", "scratch_4", "bite_3", "scratch_3").turn(0)
    table.do("use", "grenade").do("figure", 1)
    assert injuries(table) == {"adult": 2, "breeder": 1}
    assert (len(table.seat(0).wounds), len(table.seat(1).wounds)) == (1, 1)
    assert (table.seat(0).light, table.seat(1).light) == (0, 0)
    assert_spent(table, "grenade")


def test_a_grenade_reaches_a_neighbouring_room():
    """Q-36: whoever stands there is hurt, the thrower is not."""
    table = thrower("grenade", "soldier").seat(1, room=7).figure("adult", room=7).turn(0)
    table.do("use", "grenade")
    assert injuries(table) == {"adult": 2}
    assert (len(table.seat(0).wounds), len(table.seat(1).wounds)) == (0, 1)


def test_the_thrower_chooses_among_all_intruders_in_reach():
    """Q-36: own Room and neighbours, not two Rooms away."""
    table = thrower("grenade").figure("adult", room=6).figure("creeper", room=7).figure("queen", room=8).turn(0)
    table.do("use", "grenade")
    assert table.options == [("figure", 1), ("figure", 2)]


@pytest.mark.parametrize("item", ["grenade", "molotov"])
def test_a_closed_door_stops_a_throw(item):
    """R-17.5: a destroyed one does not."""
    closed = thrower(item).figure("adult", room=7).door(6, 7, "closed").turn(0)
    assert not closed.offers("use", item)
    assert closed.refusal("use", item) == ("no_target_in_reach", "R-17.24")
    assert thrower(item).figure("adult", room=7).door(6, 7, "destroyed").turn(0).offers("use", item)


def test_eggs_can_be_the_target_of_a_grenade():
    """R-17.24, R-17.25: two are destroyed, the others there suffer their share, then a Noise roll."""
    scenario = thrower("grenade").object("egg", room=7).object("egg", room=7).object("egg", room=7)
    table = scenario.script(noise=["1"]).turn(0)
    table.do("use", "grenade")
    assert table.game.floor.count((7, "egg")) == 1
    assert table.told("noise_rolled") == [{"seat": 0, "face": "1", "room": 6}]
    assert table.seat(0).wounds == []


def test_the_eggs_of_the_nest_are_a_target_once_it_is_explored():
    """R-17.24: from the next Room; five become three."""
    scenario = thrower("grenade", room=9, tile="storage").room(12, "nest").script(noise=["silence"])
    table = scenario.turn(0)
    table.do("use", "grenade")
    assert table.game.eggs == 3
    hidden = thrower("grenade", room=9, tile="storage").room(12, "nest", explored=False).turn(0)
    assert not hidden.offers("use", "grenade")


def test_a_grenade_aimed_at_an_intruder_spares_the_eggs():
    """R-17.24: they must be the chosen target."""
    table = thrower("grenade").object("egg", room=7).figure("adult", room=7).turn(0)
    table.do("use", "grenade")
    assert table.options == [("figure", 1), ("eggs", 7)]
    table.do("figure", 1)
    assert table.game.floor.count((7, "egg")) == 1
    assert table.told("noise_rolled") == []


def test_a_grenade_aimed_at_eggs_hurts_the_intruders_beside_them():
    """R-17.24, R-17.25: 1 Injury; and no Noise roll in Combat."""
    table = thrower("grenade").object("egg", room=6).figure("adult", room=6).turn(0)
    table.do("use", "grenade").do("eggs", 6)
    assert injuries(table) == {"adult": 1}
    assert (6, "egg") not in table.game.floor
    assert len(table.seat(0).wounds) == 1
    assert table.told("noise_rolled") == []


# -- Molotov Cocktail -------------------------------------------------------------------------------


def test_a_molotov_sets_a_room_on_fire_and_hurts_everyone_in_it():
    """Q-36: 1 Injury to each Intruder, a Serious Wound to each character there."""
    scenario = thrower("molotov", "soldier").seat(1, room=7).figure("adult", room=7).figure("breeder", room=7)
    table = scenario.top("attack", "scratch_4", "bite_3", "scratch_3").turn(0)
    table.do("use", "molotov")
    assert table.game.fire[7]
    assert injuries(table) == {"adult": 1, "breeder": 1}
    assert (len(table.seat(0).wounds), len(table.seat(1).wounds)) == (0, 1)
    assert len(table.seat(0).hand) == 2
    assert "blue_molotov_1" in table.game.crafted


def test_the_thrower_of_a_molotov_chooses_the_room():
    """Q-36: the own one or a neighbouring one with an Intruder or Eggs; not empty ones."""
    table = thrower("molotov").figure("adult", room=6).figure("creeper", room=7).object("egg", room=11).turn(0)
    table.do("use", "molotov")
    assert sorted(table.options) == [("room", 6), ("room", 7), ("room", 11)]
    table.do("room", 6)
    assert table.game.fire[6]
    assert len(table.seat(0).wounds) == 1


def test_a_molotov_breaks_one_egg_in_any_case():
    """R-17.24, R-17.25: beside an Intruder too; then a Noise roll by the thrower."""
    scenario = thrower("molotov").object("egg", room=7).object("egg", room=7).figure("adult", room=7)
    table = scenario.script(noise=["silence"]).turn(0)
    table.do("use", "molotov")
    assert table.game.floor.count((7, "egg")) == 1
    assert [e["room"] for e in table.told("noise_rolled")] == [6]


def test_a_molotov_may_fall_in_a_burning_room():
    """R-17.1: no second marker, the Injuries all the same."""
    table = thrower("molotov").room(7, fire=True).figure("adult", room=7).turn(0)
    table.do("use", "molotov")
    assert sum(table.game.fire) == 1
    assert injuries(table) == {"adult": 1}


def test_those_who_fear_fire_take_one_injury_more_from_a_molotov():
    """F-19: per Fire instance."""
    scenario = thrower("molotov").figure("adult", room=7).weaknesses({"egg": ("weak_fire", True)})
    table = scenario.turn(0)
    table.do("use", "molotov")
    assert injuries(table) == {"adult": 2}


@pytest.mark.parametrize("item", ["grenade", "molotov", "decoy"])
def test_what_has_no_icon_is_thrown_in_combat_and_out_of_it(item):
    """R-5.20: without an icon an Item may be used in and out of Combat."""
    assert thrower(item).figure("adult", room=7).figure("creeper", room=8).turn(0).offers("use", item)
    assert thrower(item).figure("adult", room=6).turn(0).offers("use", item)


# -- Smoke Grenade ----------------------------------------------------------------------------------


def test_behind_smoke_one_leaves_unharmed_and_the_others_lose_a_card():
    """Q-38, Q-37: each other character discards an Action card of their choice; no attack; then the entry."""
    scenario = thrower("smoke_grenade", "soldier").seat(1, room=6, hand=["rest", "search", "contamination"])
    table = scenario.figure("queen", room=6).script(noise=["silence"]).turn(0)
    table.do("use", "smoke_grenade").do("way", 7)
    assert table.asked == (1, "discard_one")
    assert [table.game.rules.types[card].id for _, card in table.options] == ["rest", "search"]
    table.do("card", "search")
    assert table.hand(1) == ["rest", "contamination"]
    assert table.seat(0).room == 7
    assert table.told("attack") == []
    assert [e["room"] for e in table.told("noise_rolled")] == [7]
    assert_spent(table, "smoke_grenade")


def test_who_has_no_action_card_loses_nothing_in_the_smoke():
    """Q-38: a Contamination card is none."""
    scenario = thrower("smoke_grenade", "soldier").seat(1, room=6, hand=["contamination"])
    table = scenario.figure("adult", room=6).script(noise=["silence"]).turn(0)
    table.do("use", "smoke_grenade").do("way", 7)
    assert table.hand(1) == ["contamination"]
    assert table.seat(0).room == 7


def test_a_smoke_grenade_is_for_combat_only():
    """R-5.20: an Item marked "in Combat only" is used nowhere else."""
    table = thrower("smoke_grenade").turn(0)
    assert table.refusal("use", "smoke_grenade") == ("only_in_combat", "R-5.20")


def test_behind_closed_doors_a_smoke_grenade_is_useless():
    """R-7.2, R-5.18: nowhere to go."""
    scenario = thrower("smoke_grenade").figure("adult", room=6)
    for other in (2, 5, 7, 11):
        scenario.door(6, other, "closed")
    assert scenario.turn(0).refusal("use", "smoke_grenade") == ("nowhere_to_go", "R-7.2")


# -- Decoy ------------------------------------------------------------------------------------------


def test_a_decoy_draws_all_intruders_of_the_rooms_around_it():
    """Q-36: Rooms that are not next to the chosen one do not count."""
    scenario = thrower("decoy").seat(0, room=11).figure("adult", room=7).figure("creeper", room=3)
    table = scenario.figure("breeder", room=8).figure("queen", room=5).turn(0)
    table.do("use", "decoy").do("room", 6)
    assert {f.kind: f.room for f in table.figures()} == {"adult": 6, "creeper": 3, "breeder": 8, "queen": 6}
    assert_spent(table, "decoy")


def test_an_intruder_in_combat_attacks_once_before_it_follows_the_decoy():
    """Q-36, R-13.1: the adult in the thrower's Room; the idle creeper only moves."""
    scenario = thrower("decoy").figure("adult", room=6).figure("creeper", room=8).top("attack", "scratch")
    table = scenario.turn(0)
    table.do("use", "decoy").do("room", 7)
    assert table.kinds(7) == ["adult", "creeper"]
    assert [e["kind"] for e in table.told("attack")] == ["adult"]
    assert table.seat(0).light == 1


def test_closed_doors_cut_the_way_to_a_decoy():
    """R-17.5: the creeper behind the Door hears nothing, and the Door holds."""
    scenario = thrower("decoy").figure("adult", room=6).figure("creeper", room=8).door(7, 8, "closed")
    table = scenario.top("attack", "tail_attack").turn(0)
    table.do("use", "decoy").do("room", 7)
    assert {f.kind: f.room for f in table.figures()} == {"adult": 7, "creeper": 8}
    assert table.door_between(7, 8) == "closed"


def test_a_decoy_is_thrown_into_a_neighbouring_room_that_can_be_reached():
    """Q-36, R-17.5: not into the own Room, not through a closed Door."""
    table = thrower("decoy").figure("adult", room=6).door(6, 7, "closed").turn(0)
    table.do("use", "decoy")
    assert table.options == [("room", 2), ("room", 5), ("room", 11)]


def test_a_decoy_with_nobody_to_lure_is_useless():
    """R-5.18: the only Intruder already stands where the Decoy could be thrown."""
    table = thrower("decoy").figure("adult", room=7).turn(0)
    assert not table.offers("use", "decoy")
    assert table.refusal("use", "decoy") == ("no_intruder_to_lure", "R-17.24")
