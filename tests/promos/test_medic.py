"""The Medic, a promotional character: Resuscitation, Dressing, Pharmacist."""

import pytest

from nemesis.scenario import Scenario

OWN = ("resuscitation", "dressing", "pharmacist")


def medic(*hand, tile="cabins", mates=("soldier",), **seat):
    scenario = Scenario("medic", *mates, modules=("medic",)).room(6, tile).seat(0, room=6, hand=list(hand), **seat)
    for index in range(1, len(mates) + 1):
        scenario.seat(index, room=6)
    return scenario


def wounds(table, seat):
    return [(table.game.rules.types[card].id, dressed) for card, dressed in table.seat(seat).wounds]


# -- Resuscitation ----------------------------------------------------------------------------------


def test_resuscitation_weakens_a_character_of_the_room():
    """Q-38, Q-47, X-19, R-16.1: a Contamination card on the discard, and one Action card of their choice goes."""
    table = medic("resuscitation").seat(1, hand=["search", "rest"]).turn(0)
    table.do("play", "resuscitation").do("part", "weaken").do("seat", 1)
    assert table.asked == (1, "discard_one")
    table.do("card", "rest")
    assert table.hand(1) == ["search"] and table.game.ammo["needle_gun"] == 1
    assert [table.game.rules.face(c) for c in table.seat(1).discard] == ["contamination", "soldier_rest_1"]


def test_the_forced_discard_is_an_action_card():
    """Q-38, R-16.3: a Contamination card is not offered; without an Action card only the new card comes."""
    table = medic("resuscitation").seat(1, hand=["contamination"]).turn(0)
    table.do("play", "resuscitation").do("part", "weaken").do("seat", 1)
    assert table.hand(1) == ["contamination"] and len(table.seat(1).discard) == 1


def test_resuscitation_wakes_a_character_with_three_cards():
    """X-26, R-4.4: the Ammo is paid for this part too."""
    table = medic("resuscitation").turn(0).do("play", "resuscitation").do("part", "wake").do("seat", 1)
    assert len(table.hand(1)) == 3 and table.game.ammo["needle_gun"] == 1


def test_the_medic_may_choose_themselves():
    """Q-47: any character of the Room, and nobody elsewhere."""
    table = medic("resuscitation", mates=("soldier", "pilot")).seat(2, room=11).turn(0)
    table.do("play", "resuscitation").do("part", "wake")
    assert table.options == [("seat", 0), ("seat", 1)]
    table.do("seat", 0)
    assert len(table.hand(0)) == 3


@pytest.mark.parametrize("seat", [{"ammo": {"needle_gun": 0}}, {"hands": []}])
def test_resuscitation_needs_the_loaded_needle_gun(seat):
    """R-12.1: for both parts."""
    table = medic("resuscitation", **seat).turn(0)
    assert table.refusal("play", "resuscitation") == ("no_loaded_weapon", "R-12.1")


def test_the_last_needle_is_enough_and_no_card_is_drawn_for_it():
    """R-12.1: one Ammo before, none after; the green Room rewards the healing cards only."""
    table = medic("resuscitation", tile="canteen", ammo={"needle_gun": 1}).turn(0)
    table.do("play", "resuscitation").do("part", "weaken").do("seat", 1)
    assert table.game.ammo["needle_gun"] == 0 and not table.told("drew")


@pytest.mark.parametrize(("card", "seat"), [("dressing", {"light": 1}), ("pharmacist", {"wounds": ["wound_leg"]})])
def test_the_healing_cards_need_no_needle(card, seat):
    """R-16.11: with an empty Needle Gun they work all the same."""
    assert medic(card, "search", ammo={"needle_gun": 0}, **seat).turn(0).offers("play", card)


def test_another_loaded_weapon_does_not_help():
    """R-12.1: only the Needle Gun injects."""
    table = medic("resuscitation", mates=("scout",), hands=["needle_gun", "rifle"], ammo={"needle_gun": 0}).turn(0)
    assert not table.offers("play", "resuscitation")


def test_resuscitation_works_in_combat():
    """R-5.20: no icon."""
    table = medic("resuscitation").figure("larva", room=6).turn(0)
    table.do("play", "resuscitation").do("part", "wake").do("seat", 1)
    assert len(table.hand(1)) == 3


# -- Dressing and Pharmacist --------------------------------------------------------------------------


def test_dressing_heals_all_light_wounds_of_anyone_in_the_room():
    """R-16.11, Q-47: the Soldier's two."""
    table = medic("dressing", "search").seat(1, light=2).turn(0).do("play", "dressing")
    assert table.seat(1).light == 0 and table.hand(0) == []


@pytest.mark.parametrize(("card", "pay"), [("dressing", 1), ("pharmacist", 0)])
def test_both_cards_dress_one_serious_wound(card, pay):
    """R-16.11, Q-21: the Medic chooses which."""
    table = medic(card, "search").seat(1, wounds=["wound_leg", "wound_arm"]).turn(0).do("play", card)
    assert table.asked == (0, "wound_to_dress")
    table.do("wound", "wound_arm")
    assert wounds(table, 1) == [("wound_leg", False), ("wound_arm", True)]
    assert len(table.told("action")[0]["paid"]) == pay


def test_pharmacist_heals_a_dressed_serious_wound():
    """R-16.11, Q-21: only a dressed one; it goes to the discard of the wound deck."""
    table = medic("pharmacist", wounds=["wound_leg", ("wound_arm", True)]).turn(0)
    table.do("play", "pharmacist").do("part", "heal")
    assert wounds(table, 0) == [("wound_leg", False)]
    assert [table.game.rules.types[c].id for c in table.game.discards["wound"]] == ["wound_arm"]


def test_an_undressed_wound_cannot_be_healed():
    """R-16.11, R-5.14: Pharmacist can only dress it."""
    table = medic("pharmacist", wounds=["wound_leg"]).turn(0).do("play", "pharmacist")
    assert wounds(table, 0) == [("wound_leg", True)]


@pytest.mark.parametrize(
    ("card", "seat"),
    [("dressing", {"light": 1}), ("dressing", {"wounds": ["wound_leg"]}), ("pharmacist", {"wounds": ["wound_leg"]}),
     ("pharmacist", {"wounds": [("wound_leg", True)]})],
)  # fmt: skip
@pytest.mark.parametrize(("tile", "drawn"), [("canteen", 1), ("cabins", 0)])
def test_in_a_green_room_the_medic_draws_a_card_afterwards(card, seat, tile, drawn):
    """X-26: the Medic draws, whoever was treated."""
    table = medic(card, "search", tile=tile).seat(1, **seat).turn(0).do("play", card)
    assert [e["seat"] for e in table.told("drew")] == [0] * drawn and table.hand(1) == []


@pytest.mark.parametrize("card", ["dressing", "pharmacist"])
def test_nobody_to_treat_nothing_to_play(card):
    """R-5.18: wounds next door do not count."""
    scenario = medic(card, "search").seat(1, room=11, light=2, wounds=["wound_leg"])
    table = scenario.turn(0)
    assert table.refusal("play", card) == ("nothing_to_treat", "R-5.18")
    assert not table.offers("play", card)


def test_dressing_does_not_heal_and_pharmacist_does_not_treat_light_wounds():
    """R-5.14, R-16.11: each card has its own two parts."""
    dressed = medic("dressing", "search", wounds=[("wound_leg", True)]).turn(0)
    assert not dressed.offers("play", "dressing")
    light = medic("pharmacist", light=2).turn(0)
    assert not light.offers("play", "pharmacist")


def test_the_medics_cards_are_marked_as_designed():
    """R-1.13: icons nobody has transcribed carry their provenance."""
    rules = Scenario("medic", "soldier", modules=("medic",)).game.rules
    assert {rules.types[f"medic_{card}_1"].provenance for card in OWN} == {"designed"}
