"""Escape: leaving a Room with Intruders, who all attack first (R-12.10 to R-12.13)."""

import pytest

from nemesis.scenario import Scenario

MISS = ("transformation_1", "transformation_2")
"""Attack cards on which only the creeper is shown: larger Intruders miss."""
QUIET = {"intruder_player": "off"}


def crowd(*kinds, characters=("scout",), hand=("search", "rest"), **seat):
    scenario = Scenario(*characters, options=QUIET).room(6, "canteen").seat(0, hand=list(hand), **seat)
    for kind in kinds:
        scenario.figure(kind, room=11)
    return scenario.script(noise=["silence"])


def attackers(table):
    return [a["kind"] for a in table.told("attack")]


def test_an_escape_costs_one_card_and_ends_in_the_chosen_room():
    """R-6.2, R-12.10, Q-6: any neighbouring Room can be chosen."""
    table = crowd("adult").top("attack", *MISS).turn(0)
    assert sorted(room for word, room, _ in (o for o in table.options if o[0] == "escape")) == [6, 8, 14, 15]
    table.do("escape", 6, pay=("rest",))
    assert table.seat(0).room == 6
    assert table.hand(0) == ["search"]
    assert table.kinds(11) == ["adult"]


def test_in_combat_a_move_is_always_an_escape():
    """R-7.7, R-5.21: neither Move nor Careful Movement is offered."""
    table = crowd("adult").turn(0)
    assert not table.offers("move") and not table.offers("careful_move")
    assert table.refusal("move") == ("only_out_of_combat", "R-5.21")


def test_out_of_combat_nobody_escapes():
    """R-6.2: Escape is an action in Combat."""
    table = crowd().turn(0)
    assert table.refusal("escape") == ("only_in_combat", "R-6.2")


@pytest.mark.parametrize(("wound", "cost"), [("wound_leg", 2), (("wound_leg", True), 1), ("wound_arm", 1)])
def test_an_undressed_leg_wound_makes_the_escape_cost_two(wound, cost):
    """R-6.2, R-16.17: until it is dressed."""
    table = crowd("adult", wounds=[wound]).top("attack", *MISS).turn(0).do("escape", 6)
    assert len(table.hand(0)) == 2 - cost


def test_a_leg_wound_keeps_those_with_one_card_in_the_room():
    """R-6.2, R-16.17: with an undressed Leg Wound an Escape costs two cards."""
    table = crowd("adult", hand=["rest"], wounds=["wound_leg"]).turn(0)
    assert table.refusal("escape") == ("too_few_cards", "R-5.12")


def test_a_closed_door_is_no_way_out():
    """R-12.10, R-7.2: the destination is a neighbouring Room."""
    table = crowd("adult").door(11, 6, "closed").turn(0)
    assert not table.offers("escape", 6) and table.offers("escape", 8)


def test_behind_closed_doors_nobody_escapes():
    """R-12.10, R-7.2: one escapes to a neighbouring Room, so not through a closed Door."""
    scenario = crowd("adult")
    for room in (6, 8, 14, 15):
        scenario.door(11, room, "closed")
    assert scenario.turn(0).refusal("escape") == ("nowhere_to_go", "R-7.2")


def test_every_intruder_attacks_once_the_largest_first():
    """R-12.10, F-9: queen, breeder, adult, creeper, larva; one card each, none for the larva."""
    table = crowd("larva", "adult", "queen", "creeper", "breeder")
    table = table.top("attack", *MISS, "tail_attack_1", "frenzy_1").turn(0).do("escape", 6)
    assert attackers(table) == ["queen", "breeder", "adult", "creeper", "larva"]
    assert [c["card"] for c in table.told("attack_card")] == ["transformation"] * 2 + ["tail_attack", "frenzy"]
    assert table.seat(0).room == 6


def test_of_two_equal_ones_the_older_attacks_first():
    """R-12.10: ties go to the one placed first."""
    table = crowd("adult", "adult").top("attack", *MISS).turn(0)
    ids = [f.id for f in table.figures(11)]
    table.do("escape", 6)
    assert [a["figure"] for a in table.told("attack")] == ids


def test_only_the_escaper_is_attacked():
    """R-13.2: the target is the escaper, even if another character there has fewer cards."""
    table = crowd("adult", characters=("scout", "captain"), hand=["search", "rest", "search"])
    table = table.top("attack", "bite_1").top("wound", "wound_body").turn(0).do("escape", 6)
    assert table.seat(0).wounds == [("wound_body_1", False)]
    assert table.seat(1).wounds == []


def test_the_attacks_come_before_the_move():
    """R-12.10: the wounded escaper then stands in the new Room, the Intruder stays."""
    table = crowd("adult").top("attack", "scratch_1").turn(0).do("escape", 6)
    assert (table.seat(0).room, table.seat(0).light) == (6, 1)
    kinds = [k for k, *_ in table.game.log if k in ("attack", "moved")]
    assert kinds == ["attack", "moved"]


def test_an_escape_into_an_empty_room_rolls_noise():
    """R-12.10, R-7.4: the usual entry sequence follows."""
    table = crowd("adult").top("attack", *MISS).turn(0).do("escape", 6)
    assert [n["room"] for n in table.told("noise_rolled")] == [6]


def test_an_escape_into_an_unexplored_room_explores_it():
    """R-12.10, R-7.4: after the attacks an Escape is a move like any other, exploration included."""
    table = crowd("adult", characters=("scout", "captain")).room(8, "hatch_control", token="exp_doors_3_1")
    table = table.top("attack", *MISS).turn(0).do("escape", 8)
    assert table.game.explored[8] and table.game.counters[8] == 3
    assert table.door_between(11, 8) == "closed"


def test_those_who_die_while_escaping_stay_where_they_fell():
    """R-12.12, R-7.10: Corpse and Objects lie in the Room of departure."""
    table = crowd("adult", characters=("scout", "captain"), hands=["rifle", "carcass"])
    table = table.seat(0, wounds=["wound_body", "wound_hand"]).seat(1, room=8).top("attack", "bite_1").turn(0)
    table.do("escape", 6)
    assert table.seat(0).status == "dead"
    assert {(11, "corpse:scout"), (11, "carcass")} <= set(table.game.floor)
    assert [r for r, _ in table.game.floor if r == 6] == []
    assert table.told("noise_rolled") == []


def test_the_other_attackers_spare_the_dead():
    """R-12.10, R-12.11: once the escaper is dead nobody attacks any more."""
    table = crowd("adult", "breeder", characters=("scout", "captain"), wounds=["wound_body", "wound_hand"])
    table = table.seat(1, room=8).top("attack", "bite_1", "bite_2").turn(0).do("escape", 6)
    assert attackers(table) == ["breeder"]
    assert table.game.decks["attack"][-1] == "bite_2"


def test_a_larva_infests_and_the_escape_goes_on():
    """R-12.13, R-13.7: a Larva's attack on an Escape infests, and does not stop it."""
    table = crowd("larva").turn(0).do("escape", 6)
    scout = table.seat(0)
    assert (scout.room, scout.larva) == (6, True)
    assert table.figures() == []
    assert not table.game.rules.is_action(scout.discard[-1])


def test_an_intruder_that_appears_during_the_escape_does_not_attack():
    """R-12.11: the list of attackers is that of the payment."""
    table = crowd("creeper", "larva").bag("queen", "blank").script(bag=["queen"])
    table = table.top("attack", "summoning_1").turn(0).do("escape", 6)
    assert attackers(table) == ["creeper", "larva"]
    assert sorted(table.kinds(11)) == ["creeper", "queen"]
    assert table.seat(0).room == 6


@pytest.mark.parametrize("room", [None, 8])
def test_an_intruder_that_died_or_left_meanwhile_does_not_attack(room):
    """R-12.11: the list was made at payment; whoever is no longer in the Room loses its attack."""
    scenario = crowd("adult").top("attack", "scratch_1")
    gone = scenario.game.figures[0]
    if room is None:
        scenario.game.figures.remove(gone)
    else:
        gone.room = room
    table = scenario.run("intruder_attack", gone.id, 0, "escape")
    assert table.told("attack") == [] and table.seat(0).light == 0


def test_each_larva_infests_once_on_the_way_out():
    """R-12.13, R-13.8: the second one leaves only its card."""
    table = crowd("larva", "larva").turn(0).do("escape", 6)
    assert attackers(table) == ["larva", "larva"]
    assert table.figures() == []
    assert len([c for c in table.seat(0).discard if not table.game.rules.is_action(c)]) == 2


def test_a_transformed_creeper_is_a_breeder_when_the_escaper_is_gone():
    """R-12.10, R-13.9: an attack that transforms the Creeper leaves a Breeder in the Room that was fled."""
    table = crowd("creeper").top("attack", "transformation_1").turn(0).do("escape", 6)
    assert (table.kinds(11), table.seat(0).room) == (["breeder"], 6)


def test_the_adrenaline_escape_is_attacked_and_free_of_the_leg_wound():
    """R-12.10, R-16.17: the card's own cost 0; then 1 card is drawn (X-26)."""
    table = crowd("adult", hand=["adrenaline"], wounds=["wound_leg"], deck_top=["rest"])
    table = table.top("attack", "scratch_1").turn(0)
    table.do("play", "adrenaline").do("part", "escape").do("way", 6)
    assert (table.seat(0).room, table.seat(0).light) == (6, 1)
    assert table.hand(0) == ["rest"]


def test_the_dead_draw_no_adrenaline_card():
    """R-12.12: no card for those who die on the way."""
    table = crowd("adult", characters=("scout", "captain"), hand=["adrenaline"], wounds=["wound_leg", "wound_arm"])
    table = table.seat(1, room=8).top("attack", "bite_1").turn(0)
    table.do("play", "adrenaline").do("part", "escape").do("way", 6)
    assert table.seat(0).status == "dead" and table.hand(0) == []
