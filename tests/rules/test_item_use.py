"""Using Items: paying, the hand wound, single use, what an Interruption leaves, the decks (R-5.15, R-16.17)."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]


def hurt(*items, hand=HAND, **seat):
    return Scenario("captain", "soldier").seat(0, hand=list(hand), items=list(items), **seat).seat(1, hand=["rest"])


# -- the decks --------------------------------------------------------------------------------------


def test_the_item_decks_and_the_stock():
    """R-1.13: 30 green, 30 yellow, 30 red, 12 crafted, 6 starting weapons, 12 Quest Items."""
    rules = Scenario("captain").game.rules
    assert {c: len(rules.decks[c]) for c in ("green", "yellow", "red")} == {"green": 30, "yellow": 30, "red": 30}
    assert len(rules.crafted_stock) == 12
    own = rules.families["own_items"].values()
    assert (sum(1 for i in own if i.weapon), sum(1 for i in own if i.quest)) == (6, 12)


def test_two_cards_exist_in_two_decks():
    """R-5.15: Clothes 3 and 3, Energy Charge 3 and 11; the back tells them apart."""
    rules = Scenario("captain").game.rules
    found = {}
    for colour in ("green", "yellow", "red"):
        for card in rules.decks[colour]:
            copies = found.setdefault(rules.types[card].id, {})
            copies[colour] = copies.get(colour, 0) + 1
    assert {id: n for id, n in found.items() if len(n) > 1} == {
        "clothes": {"green": 3, "yellow": 3},
        "energy_charge": {"yellow": 3, "red": 11},
    }


# -- paying -----------------------------------------------------------------------------------------


def test_the_cost_is_paid_and_the_single_use_item_goes_to_its_discard():
    """R-5.15: one Action card, then the green pile."""
    table = hurt("bandages", light=2).turn(0)
    table.do("use", "bandages", pay=("search",))
    assert table.hand(0) == ["rest", "demolition"]
    assert table.seat(0).items == []
    assert table.game.discards["green"] == ["green_bandages_1"]


def test_contamination_cards_do_not_pay_for_an_item():
    """R-5.12: two of them are worth nothing."""
    table = hurt("bandages", light=2, hand=["contamination", "infected"]).turn(0)
    assert not table.offers("use", "bandages")
    assert table.refusal("use", "bandages") == ("too_few_cards", "R-5.12")


@pytest.mark.parametrize(("dressed", "cost"), [(False, 2), (True, 1)])
def test_a_hand_wound_makes_items_cost_one_more(dressed, cost):
    """R-16.17: while it is undressed."""
    table = hurt("bandages", light=2, wounds=[("wound_hand", dressed)]).turn(0)
    table.do("use", "bandages")
    if table.asked[1] == "card_option":
        table.do("part", "heal_light")
    assert table.seat(0).light == 0
    assert len(table.seat(0).hand) == 3 - cost


def test_a_hand_wound_with_a_single_card_forbids_an_item_of_cost_one():
    """R-16.17, R-5.12: a Hand Wound makes an Item of cost one cost two cards."""
    table = hurt("bandages", light=2, wounds=["wound_hand"], hand=["rest"]).turn(0)
    assert table.refusal("use", "bandages") == ("too_few_cards", "R-5.12")


def test_two_hand_wounds_add_up_to_one():
    """R-16.9: copies of the same wound do not add up."""
    table = hurt("bandages", light=2, wounds=["wound_hand", "wound_hand"]).turn(0)
    table.do("use", "bandages").do("part", "heal_light")
    assert len(table.seat(0).hand) == 1


def test_a_hand_wound_does_not_hinder_shooting():
    """R-16.17, F-18: cost 1 as always."""
    table = hurt(wounds=["wound_hand"], hand=["rest"]).figure("adult", room=11).script(combat=["miss"]).turn(0)
    table.do("shoot")
    assert table.game.ammo["revolver"] == 5
    assert table.seat(0).hand == []


# -- Interruption -----------------------------------------------------------------------------------


def test_an_interrupted_item_is_kept_but_its_cost_is_lost():
    """R-5.17: it was not used."""
    table = hurt("bandages", light=2).seat(1, hand=["interruption"]).turn(0)
    table.do("use", "bandages")
    assert table.asked == (1, "interrupt")
    table.do("card", "interruption")
    assert table.seat(0).light == 2
    assert table.seat(0).items == ["green_bandages_1"]
    assert len(table.seat(0).hand) == 2
    assert table.game.actions_left == 1


# -- weapons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["revolver", "flamethrower", "prototype_rifle"])
def test_a_weapon_is_not_used_as_an_item(weapon):
    """R-5.15, R-12.1: it shoots, with an Intruder in the Room or without."""
    table = hurt(hands=[weapon]).figure("adult", room=11).turn(0)
    assert not table.offers("use", weapon)
    assert table.refusal("use", weapon) == ("item_is_passive", "R-5.15")
    assert table.offers("shoot")
