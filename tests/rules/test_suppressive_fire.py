"""Suppressive Fire (Captain, Scout): one Ammo, and somebody leaves the fight unharmed."""

import pytest

from nemesis.scenario import Scenario
from nemesis.view import determinise


def shooter(character="captain", mates=("pilot",), noise=(), **seat):
    scenario = Scenario(character, *mates).room(6, "canteen").room(8, "hatch_control").figure("adult", room=11)
    return scenario.seat(0, hand=["suppressive_fire"], **seat).script(noise=list(noise))


@pytest.mark.parametrize(("character", "weapon", "ammo"), [("captain", "revolver", 6), ("scout", "rifle", 4)])
def test_suppressive_fire_moves_yourself_without_an_attack_for_one_ammo(character, weapon, ammo):
    """Q-37, Q-54, R-7.4: the normal entry follows, Noise roll included."""
    table = shooter(character, noise=["1"]).turn(0).do("play", "suppressive_fire").do("self").do("way", 6)
    assert table.seat(0).room == 6 and table.game.ammo[weapon] == ammo - 1
    assert not table.told("attack") and table.noise_between(6, 7) and table.kinds(11) == ["adult"]


def test_another_character_who_agrees_moves_instead_and_picks_the_room():
    """Q-45, Q-47, Q-37, R-7.9: the shooter stays; nobody is attacked."""
    table = shooter(noise=["1"]).turn(0).do("play", "suppressive_fire").do("seat", 1)
    assert table.asked == (1, "consent") and table.options == ["agree", "refuse"]
    table.do("agree")
    assert table.asked == (1, "move_to")
    table.do("way", 8)
    assert (table.seat(0).room, table.seat(1).room) == (11, 8) and table.game.ammo["revolver"] == 5
    assert table.told("noise_rolled")[0]["seat"] == 1 and not table.told("attack")


def test_suppressive_fire_never_moves_both():
    """Q-47: yourself or another one; the Covering Fire of the Soldier is the card for both."""
    table = shooter(mates=("pilot", "scientist")).turn(0).do("play", "suppressive_fire")
    assert table.options == ["self", ("seat", 1), ("seat", 2)]


def test_a_refused_consent_costs_nothing_and_the_card_may_be_taken_back():
    """R-24.7, Q-45: consent is asked before anything is paid; this action is then not offered again at once."""
    table = shooter().turn(0).do("play", "suppressive_fire").do("seat", 1).do("refuse")
    assert table.asked == (0, "who_moves") and table.options == ["self", "take_back"]
    table.do("take_back")
    assert table.asked == (0, "turn") and table.hand(0) == ["suppressive_fire"]
    assert table.game.ammo["revolver"] == 6 and table.game.actions_left == 2 and not table.told("action")
    assert not table.offers("play", "suppressive_fire") and table.offers("shoot")


def test_after_a_refusal_the_shooter_may_still_move_or_ask_another_one():
    """Q-45, Q-47: only the one who refused is off the list."""
    table = shooter(mates=("pilot", "scientist")).turn(0).do("play", "suppressive_fire").do("seat", 1).do("refuse")
    assert table.options == ["self", ("seat", 2), "take_back"]
    table.do("seat", 2).do("agree").do("way", 8)
    assert table.seat(2).room == 8 and table.game.ammo["revolver"] == 5


def test_suppressive_fire_needs_a_loaded_weapon():
    """R-12.1: an empty revolver covers nobody."""
    table = shooter(ammo={"revolver": 0}).turn(0)
    assert table.refusal("play", "suppressive_fire") == ("no_loaded_weapon", "R-12.1")


def test_the_last_ammo_is_enough_and_its_loss_is_public():
    """R-12.1, Q-54: one Ammo before, none after."""
    table = shooter(ammo={"revolver": 1}, noise=["1"]).turn(0).do("play", "suppressive_fire").do("self").do("way", 6)
    assert table.seat(0).room == 6 and table.told("covering_fire") == [{"seat": 0, "item": "revolver", "ammo": 0}]


def test_suppressive_fire_needs_a_way_out():
    """R-7.2, R-5.18: behind four closed Doors there is no neighbouring Room."""
    scenario = shooter()
    for other in (6, 8, 14, 15):
        scenario.door(11, other, "closed")
    assert scenario.turn(0).refusal("play", "suppressive_fire") == ("nowhere_to_go", "R-7.2")


def test_the_shooter_chooses_which_weapon_loses_the_ammo():
    """Q-54: any loaded weapon in the hands."""
    scenario = shooter(hands=["revolver", "prototype_pistol"], noise=["silence"]).turn(0)
    table = scenario.do("play", "suppressive_fire")
    assert table.asked == (0, "weapon_to_spend")
    table.do("item", "prototype_pistol").do("self").do("way", 6)
    pistol = table.seat(0).hands[1]
    assert table.game.ammo["revolver"] == 6 and table.game.ammo[pistol] == 2


def test_whoever_is_asked_to_agree_deals_tables_where_the_card_is_in_hand():
    """Q-45, R-25.1: what was announced is known, so no table that is dealt from the view lacks it."""
    hand = ["suppressive_fire", "order", "motivation", "rest", "search"]
    scenario = shooter(noise=["1"] * 40).seat(0, hand=hand)
    view = scenario.turn(0).do("play", "suppressive_fire").do("seat", 1).game.view(1)
    for seed in range(20):
        dealt = determinise(view, seed)
        assert any("suppressive_fire" in card for card in dealt.seats[0].hand)
        dealt.apply(dealt.asks[0].options.index("agree"), 1)
