"""The 8 Weakness cards: each is a rule for everybody once it is revealed (R-28.5)."""

import pytest

from nemesis.scenario import Scenario

TOUGH = ("scratch_4", "bite_3")
ALL = {
    "weak_vital_places", "weak_fire", "weak_energy", "weak_reaction", "weak_moving", "weak_phosphates",
    "weak_fighting", "weak_extinction",
}  # fmt: skip


def knowing(weakness, *characters, revealed=True, **setup):
    return Scenario(*characters, **setup).weaknesses({"corpse": (weakness, revealed)})


def test_there_are_eight_weaknesses_and_three_lie_face_down():
    """R-1.13, R-2.9, X-8: one for each slot, nobody knows them."""
    game = Scenario("captain").game
    assert set(game.rules.weaknesses) == ALL
    assert [slot for slot, _, _ in game.weaknesses] == ["corpse", "egg", "carcass"]
    assert len({card for _, card, _ in game.weaknesses}) == 3
    assert game.lasting == []


# -- Vital Places -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "injuries"), [("creeper", 0), ("adult", 1), ("breeder", 0), ("queen", 0)])
def test_vital_places_turns_a_miss_into_a_hit_against_adults_only(kind, injuries):
    """R-12.14: the Weakness changes the face first."""
    table = knowing("weak_vital_places", "scout").seat(0, hand=["rest", "search"]).figure(kind, room=11)
    table = table.top("attack", *TOUGH).script(combat=["miss"]).turn(0).do("shoot")
    assert table.figures(11)[0].injuries == injuries


def test_a_weakness_face_down_does_nothing():
    """R-2.9: only a revealed Weakness counts."""
    table = knowing("weak_vital_places", "scout", revealed=False).seat(0, hand=["rest", "search"])
    table = table.figure("adult", room=11).script(combat=["miss"]).turn(0).do("shoot")
    assert table.figures(11)[0].injuries == 0


def test_vital_places_and_the_sawed_off_shotgun_do_not_chain():
    """R-12.14: both look at the rolled face: a blank counts as [1] and stays [1]."""
    table = knowing("weak_vital_places", "mechanic").seat(0, hand=["rest", "search"]).figure("adult", room=11)
    table = table.top("attack", *TOUGH).script(combat=["miss"]).turn(0).do("shoot")
    assert table.figures(11)[0].injuries == 1
    table = knowing("weak_vital_places", "mechanic").seat(0, hand=["rest", "search"]).figure("adult", room=11)
    table = table.top("attack", *TOUGH).script(combat=["hit1"]).turn(0).do("shoot")
    assert table.figures(11)[0].injuries == 2, "a rolled [1] is what the Shotgun changes"


def test_a_miss_turned_into_a_hit_wounds_nobody_in_melee():
    """R-12.8: a face turned into a hit by a Weakness is no miss."""
    table = knowing("weak_vital_places", "scout").seat(0, hand=["rest", "search"]).figure("adult", room=11)
    table = table.top("attack", *TOUGH).script(combat=["miss"]).turn(0).do("melee")
    assert table.figures(11)[0].injuries == 1
    assert table.seat(0).wounds == []


# -- Vulnerability to Energy --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "face", "injuries"),
    [
        ("rifle", "hit1", 2),
        ("rifle", "miss", 0),
        ("rifle", "creeper", 0),
        ("assault_rifle", "hit1", 3),
        ("revolver", "hit1", 1),
        ("flamethrower", "hit1", 1),
    ],
)
def test_energy_weapons_that_hurt_deal_one_more(weapon, face, injuries):
    """R-12.14: a bonus of the Weakness, only with at least 1 Injury, only for Energy weapons."""
    table = knowing("weak_energy", "scout", "soldier", "captain").seat(1, room=1).seat(2, room=1)
    table = table.seat(0, hand=["rest", "search"], hands=[weapon]).figure("adult", room=11)
    table = table.top("attack", *TOUGH).script(combat=[face]).turn(0).do("shoot")
    assert table.figures(11)[0].injuries == injuries


def test_the_energy_weakness_adds_nothing_to_a_blow():
    """R-12.8: Melee is no Energy weapon."""
    table = knowing("weak_energy", "scout").seat(0, hand=["rest", "search"]).figure("adult", room=11)
    table = table.top("attack", *TOUGH).script(combat=["hit1"]).turn(0).do("melee")
    assert table.figures(11)[0].injuries == 1


def test_full_auto_gets_the_energy_weakness_on_top_of_its_own_bonus():
    """F-12, R-12.14: 5 Ammo and a miss: 2 + 1 (rifle) + 1 (Weakness)."""
    table = knowing("weak_energy", "soldier").seat(0, hand=["full_auto"]).figure("adult", room=11)
    table = table.top("attack", *TOUGH).script(combat=["miss"]).turn(0).do("play", "full_auto")
    assert table.figures(11)[0].injuries == 4


# -- Vulnerability to Fire ----------------------------------------------------------------------------


@pytest.mark.parametrize(("weakness", "injuries"), [("weak_fire", 2), ("weak_energy", 1)])
def test_a_burning_room_hurts_once_more(weakness, injuries):
    """F-19: +1 Injury for each Fire instance."""
    table = knowing(weakness, "scout").room(6, "canteen", fire=True).figure("queen", room=6)
    table = table.top("attack", *TOUGH).run("fire_damage")
    assert table.figures(6)[0].injuries == injuries


@pytest.mark.parametrize(("face", "injuries"), [("hit1", 2), ("creeper", 2), ("miss", 0)])
def test_the_flamethrower_deals_one_more_to_those_who_fear_fire(face, injuries):
    """F-19: if it injures at all."""
    table = knowing("weak_fire", "scout").seat(0, hand=["rest", "search"], hands=["flamethrower"])
    table = table.figure("adult", room=11).top("attack", *TOUGH).script(combat=[face]).turn(0).do("shoot")
    assert table.figures(11)[0].injuries == injuries


def test_a_molotov_deals_two_injuries_to_those_who_fear_fire():
    """F-19: Vulnerability to Fire adds an Injury each time."""
    table = knowing("weak_fire", "scout").room(6, "canteen").seat(0, hand=["rest", "search"], items=["molotov"])
    table = table.figure("queen", room=6).top("attack", *TOUGH).turn(0).do("use", "molotov")
    assert table.figures(6)[0].injuries == 2


def test_other_weapons_do_not_burn():
    """F-19: a rifle is no fire."""
    table = knowing("weak_fire", "scout").seat(0, hand=["rest", "search"]).figure("adult", room=11)
    table = table.top("attack", *TOUGH).script(combat=["hit1"]).turn(0).do("shoot")
    assert table.figures(11)[0].injuries == 1


# -- Reaction to Danger -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "cards", "surprised"),
    [("tok_queen_1", 2, True), ("tok_queen_1", 3, False), ("tok_creeper_1", 0, True), ("tok_creeper_1", 1, False)],
)
def test_slow_intruders_surprise_one_card_later(token, cards, surprised):
    """R-11.5: the number on the token is 1 lower, at least 1."""
    scenario = knowing("weak_reaction", "scout").bag(token, "blank").script(bag=[token])
    scenario.seat(0, hand=["search", "search", "rest"][:cards]).ship(first_encounter=True)
    table = scenario.top("attack", "transformation_1").run("encounter", 0)
    assert table.told("surprise_check")[0]["surprised"] is surprised


# -- The Way of Moving --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "door"), [("creeper", "closed"), ("adult", "closed"), ("breeder", "destroyed"), ("queen", "destroyed")]
)
def test_only_breeders_and_the_queen_break_doors(kind, door):
    """R-14.8, R-9.5: the others just stay in front of the closed Door."""
    table = knowing("weak_moving", "scout").seat(0, hand=["rest", "search"]).door(11, 6, "closed")
    table = table.figure(kind, room=11).top("attack", "bite_4", "scratch_1").top("event", "hunt_2")
    table = table.script(combat=["hit1"]).turn(0).do("shoot")
    assert table.door_between(11, 6) == door
    assert table.kinds(11) == [kind]


# -- Susceptibility to Phosphates ---------------------------------------------------------------------


def test_the_extinguisher_hurts_before_it_drives_off():
    """R-14.9: Injury and check first, then the retreat with its own Event card."""
    table = knowing("weak_phosphates", "scout").room(6, "canteen")
    table = table.seat(0, hand=["rest", "search"], hands=["fire_extinguisher"]).figure("adult", room=11)
    table = table.top("attack", "scratch_4").top("event", "hunt_2").turn(0).do("use", "fire_extinguisher")
    assert [(f.room, f.injuries) for f in table.figures()] == [(6, 1)]


def test_the_extinguisher_may_kill_with_phosphates():
    """R-14.9: a dead Intruder does not retreat."""
    table = knowing("weak_phosphates", "scout").seat(0, hand=["rest", "search"], hands=["fire_extinguisher"])
    table = table.figure("adult", room=11, injuries=1).top("attack", "scratch_1").turn(0)
    table.do("use", "fire_extinguisher")
    assert table.figures() == [] and (11, "carcass") in table.game.floor
    assert table.told("retreat") == []


def test_a_retreat_forced_by_the_check_is_the_only_one():
    """R-14.9: an arrow in the check makes it retreat; the extinguisher adds no second retreat."""
    table = knowing("weak_phosphates", "scout").room(6, "canteen")
    table = table.seat(0, hand=["rest", "search"], hands=["fire_extinguisher"]).figure("adult", room=11)
    table = table.top("attack", "claw_attack_4").top("event", "hunt_2", "eclosion").turn(0)
    table.do("use", "fire_extinguisher")
    assert table.kinds(6) == ["adult"]
    assert len(table.told("retreat")) == 1


def test_fire_control_hurts_every_intruder_there_with_phosphates():
    """R-14.9, R-17.29: largest first, Injury then retreat for each."""
    table = knowing("weak_phosphates", "scout").room(16, "fire_control").room(7, "canteen").room(8, "hatch_control")
    table = table.seat(0, room=16, hand=["rest", "search"]).figure("creeper", room=8).figure("adult", room=8)
    table = table.top("attack", "scratch_4", "bite_3").top("event", "hunt_2", "hatching").turn(0)
    table.do("room_action")
    assert [(f.kind, f.room, f.injuries) for f in table.figures()] == [("creeper", 11, 1), ("adult", 7, 1)]


# -- The Way of Fighting ------------------------------------------------------------------------------


def bitten(kind, weakness="weak_fighting", wounds=()):
    scenario = knowing(weakness, "scout", "captain", options={"intruder_player": "off"})
    scenario.seat(0, wounds=list(wounds)).seat(1, room=8).figure(kind, room=11).top("attack", "bite_1")
    return scenario.run("intruder_attacks").seat(0)


def test_a_bite_of_an_adult_is_only_a_light_wound():
    """R-13.4: instead of a Serious Wound."""
    scout = bitten("adult")
    assert (scout.light, scout.wounds) == (1, [])


def test_a_weak_bite_does_not_kill_those_with_two_serious_wounds():
    """R-13.4: the death clause does not apply."""
    scout = bitten("adult", wounds=["wound_leg", "wound_arm"])
    assert (scout.status, scout.light, len(scout.wounds)) == ("aboard", 1, 2)


def test_a_weak_bite_still_kills_with_three_serious_wounds():
    """R-16.10: any further Wound kills."""
    assert bitten("adult", wounds=["wound_leg", "wound_arm", "wound_body"]).status == "dead"


@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_the_larger_ones_bite_as_always(kind):
    """R-13.4: the Weakness speaks of adults."""
    scout = bitten(kind)
    assert (scout.light, len(scout.wounds)) == (0, 1)


# -- Species on the Brink of Extinction ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "cards", "injuries", "killed"),
    [
        ("adult", ["scratch_2"], 2, True),
        ("adult", ["scratch_2"], 1, False),
        ("breeder", ["scratch_1", "tail_attack_1"], 4, True),
        ("breeder", ["scratch_1", "tail_attack_1"], 3, False),
    ],
)
def test_a_dying_species_needs_one_injury_less(kind, cards, injuries, killed):
    """R-14.12, R-14.3, R-14.4: once, on the number or on the sum of the two."""
    table = knowing("weak_extinction", "scout").seat(0, hand=["rest", "search"])
    table = table.figure(kind, room=11, injuries=injuries - 1).top("attack", *cards).script(combat=["hit1"])
    table = table.turn(0).do("shoot")
    assert (table.kinds(11) == []) is killed


def test_the_arrow_stays_an_arrow():
    """R-14.12, R-14.7: an arrow has no value to lower."""
    table = knowing("weak_extinction", "scout").room(6, "canteen").seat(0, hand=["rest", "search"])
    table = table.figure("adult", room=11, injuries=9).top("attack", "bite_4").top("event", "hunt_2")
    table = table.script(combat=["hit1"]).turn(0).do("shoot")
    assert [(f.room, f.injuries) for f in table.figures()] == [(6, 10)]
