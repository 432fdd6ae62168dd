"""Craft: recipes, components, the stock of crafted Items (R-15.20 to R-15.22)."""

import pytest

from nemesis.scenario import Scenario

RECIPES = {
    "antidote": ("flame", "cross"),
    "taser": ("battery", "wrench"),
    "flamethrower": ("flame", "wrench"),
    "molotov": ("flame", "cloth"),
}
BEARERS = {
    "flame": {"chemicals", "alcohol"},
    "cloth": {"clothes", "bandages"},
    "cross": {"medkit"},
    "wrench": {"tools"},
    "battery": {"energy_charge"},
}
HAND = ["rest", "search", "demolition"]


def crafting(*items, character="captain", hand=HAND, **seat):
    return Scenario(character).seat(0, hand=list(hand), items=list(items), **seat)


def kinds(table, cards):
    return sorted(table.game.rules.types[c].id for c in cards)


# -- what the cards say -----------------------------------------------------------------------------


def test_the_four_recipes():
    """R-15.20, K-19: as printed on the crafted cards."""
    rules = Scenario("captain").game.rules
    assert {id: item.recipe for id, item in rules.items.items() if item.recipe} == RECIPES


def test_which_items_bear_a_symbol():
    """R-30.5, R-15.20, K-19: flame 10 cards, cloth 13, cross 7, wrench 6, battery 14, nothing else."""
    rules = Scenario("captain").game.rules
    bearers = {}
    for deck in ("yellow", "green", "red"):
        for card in rules.decks[deck]:
            if rules.types[card].symbol:
                bearers.setdefault(rules.types[card].symbol, []).append(rules.types[card].id)
    assert {symbol: set(ids) for symbol, ids in bearers.items()} == BEARERS
    counts = {symbol: len(ids) for symbol, ids in bearers.items()}
    assert counts == {"flame": 10, "cloth": 13, "cross": 7, "wrench": 6, "battery": 14}
    assert not any(rules.types[card].symbol for card in rules.crafted_stock)


# -- crafting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "components"),
    [
        ("antidote", ("chemicals", "medkit")),
        ("antidote", ("alcohol", "medkit")),
        ("taser", ("yellow_energy_charge_1", "tools")),
        ("taser", ("red_energy_charge_1", "tools")),
        ("flamethrower", ("chemicals", "tools")),
        ("flamethrower", ("alcohol", "tools")),
        ("molotov", ("chemicals", "yellow_clothes_1")),
        ("molotov", ("alcohol", "green_clothes_1")),
        ("molotov", ("chemicals", "bandages")),
    ],
)
def test_two_components_make_the_item_for_one_card(wanted, components):
    """R-15.20, R-6.8, Q-17: the components go to the discards of their colours, the stock loses a copy."""
    table = crafting(*components, hands=[]).turn(0)
    used = list(table.seat(0).items)
    table.do("craft", wanted, pay=("rest",))
    assert kinds(table, table.seat(0).items + table.seat(0).hands) == [wanted]
    assert sorted(c for pile in ("yellow", "green", "red") for c in table.game.discards[pile]) == sorted(used)
    assert kinds(table, table.game.crafted).count(wanted) == 2
    assert table.hand(0) == ["search", "demolition"]
    assert table.game.actions_left == 1


@pytest.mark.parametrize("wanted", RECIPES)
def test_one_component_is_not_enough(wanted):
    """R-15.20: one Item for each of the two symbols."""
    first, second = RECIPES[wanted]
    for symbol in (first, second):
        item = sorted(BEARERS[symbol])[0]
        table = crafting(item, item).turn(0)
        assert not table.offers("craft", wanted)
        assert table.refusal("craft", wanted) == ("components_missing", "R-15.20")


def test_other_items_do_not_count_as_components():
    """R-15.20: Duct Tape is no wrench, a Grenade no flame."""
    table = crafting("duct_tape", "grenade", "chemicals").turn(0)
    assert not table.offers("craft")
    assert table.refusal("craft", "flamethrower") == ("components_missing", "R-15.20")


def test_the_player_chooses_which_components_to_use():
    """Q-17: Chemicals or Alcohol, Clothes or Bandages; copies of one card are no choice."""
    table = crafting("chemicals", "chemicals", "alcohol", "yellow_clothes_1", "bandages").turn(0)
    table.do("craft", "molotov", pay=())
    assert table.asked == (0, "components")
    assert len(table.options) == 4
    table.do("components", "alcohol", "bandages")
    assert kinds(table, table.seat(0).items) == ["chemicals", "chemicals", "clothes", "molotov"]


def test_what_was_crafted_and_from_what_is_public():
    """R-15.22: everybody hears both."""
    table = crafting("chemicals", "medkit").turn(0)
    table.do("craft", "antidote")
    public = [(kind, data["item"]) for kind, data, to, _ in table.game.log if to is None and "item" in data]
    assert ("crafted", "blue_antidote_1") in public
    assert {("item_discarded", "yellow_chemicals_1"), ("item_discarded", "green_medkit_1")} <= set(public)


def test_no_crafting_in_combat():
    """R-5.21, R-6.8: with all components at hand."""
    table = crafting("chemicals", "medkit").figure("creeper", room=11).turn(0)
    assert not table.offers("craft")
    assert table.refusal("craft") == ("only_out_of_combat", "R-5.21")


# -- the stock --------------------------------------------------------------------------------------


def test_three_copies_of_each_crafted_item_are_in_stock():
    """R-1.13, R-15.20: twelve cards, not shuffled, open to all."""
    table = crafting().turn(0)
    assert kinds(table, table.game.crafted) == sorted([*RECIPES] * 3)


def test_a_recipe_without_a_copy_in_stock_is_illegal():
    """R-15.20: all three Tasers are in somebody's hands."""
    table = crafting("energy_charge", "tools", "taser", "taser", "taser").turn(0)
    assert not table.offers("craft", "taser")
    assert table.refusal("craft", "taser") == ("crafted_out_of_stock", "R-15.20")


def test_a_used_crafted_item_can_be_crafted_again():
    """R-15.20: the stock includes those already discarded."""
    table = crafting("energy_charge", "tools", "taser", "taser", "taser").turn(0)
    table.do("drop", "taser")
    assert table.offers("craft", "taser")


# -- heavy and loaded -------------------------------------------------------------------------------


def test_the_flamethrower_comes_fully_loaded_into_a_hand():
    """R-15.6, F-14, R-15.22: 4 Ammo."""
    table = crafting("chemicals", "tools").turn(0)
    table.do("craft", "flamethrower")
    assert table.seat(0).hands == ["revolver", "blue_flamethrower_1"]
    assert table.game.ammo["blue_flamethrower_1"] == 4


def test_a_flamethrower_crafted_with_full_hands_needs_a_drop():
    """R-15.4, R-15.22: or it is refused and goes back to the stock."""
    table = crafting("chemicals", "tools", hands=["revolver", "egg"]).turn(0)
    table.do("craft", "flamethrower")
    assert table.asked == (0, "hand_full")
    table.do("refuse")
    assert kinds(table, table.game.crafted).count("flamethrower") == 3
    assert table.seat(0).items == []


# -- Ingenuity --------------------------------------------------------------------------------------


def test_ingenuity_crafts_without_the_cost_of_the_action():
    """R-15.20, R-5.13: the card replaces the Craft cost."""
    table = crafting("chemicals", "medkit", character="mechanic", hand=["ingenuity", "rest"]).turn(0)
    table.do("play", "ingenuity")
    assert kinds(table, table.seat(0).items) == ["antidote"]
    assert table.hand(0) == ["rest"]


@pytest.mark.parametrize("stand_in", ["duct_tape", "clothes", "nemesis_plans", "energy_charge", "chemicals"])
def test_with_ingenuity_any_yellow_item_is_a_wrench(stand_in):
    """R-15.20, Q-49: for the Flamethrower's wrench; a second Chemicals too."""
    table = crafting("chemicals", stand_in, character="mechanic", hand=["ingenuity"], hands=[]).turn(0)
    table.do("play", "ingenuity")
    if table.asked[1] == "recipe":
        table.do("recipe", "flamethrower")
    if table.asked[1] == "components":
        table.do("components", "yellow_chemicals_1")
    assert table.seat(0).hands == ["blue_flamethrower_1"]
    assert len(table.game.discards["yellow"]) == 2


def test_ingenuity_can_use_up_a_heavy_yellow_item():
    """R-15.21, Q-49: the extinguisher leaves its Hand slot for the Flamethrower."""
    scenario = crafting("chemicals", character="mechanic", hand=["ingenuity"])
    table = scenario.seat(0, hands=["sawed_off_shotgun", "fire_extinguisher"]).turn(0)
    table.do("play", "ingenuity")
    assert table.seat(0).hands == ["sawed_off_shotgun", "blue_flamethrower_1"]


def test_ingenuity_replaces_the_wrench_only():
    """R-15.20: a yellow Item is no cross and no battery."""
    table = crafting("chemicals", "space_suit", character="mechanic", hand=["ingenuity"]).turn(0)
    table.do("play", "ingenuity")
    assert kinds(table, table.seat(0).hands) == ["flamethrower", "sawed_off_shotgun"]
    again = crafting("space_suit", "grenade", character="mechanic", hand=["ingenuity"]).turn(0)
    assert again.refusal("play", "ingenuity") == ("components_missing", "R-15.20")


def test_ingenuity_takes_no_green_or_red_item_for_the_wrench():
    """R-15.20: the card says yellow."""
    table = crafting("alcohol", "medkit", "grenade", character="mechanic", hand=["ingenuity"]).turn(0)
    table.do("play", "ingenuity")
    assert kinds(table, table.seat(0).items) == ["antidote", "grenade"]


def test_without_ingenuity_a_yellow_item_is_no_wrench():
    """R-15.20: the basic action needs Tools."""
    table = crafting("chemicals", "duct_tape", character="mechanic").turn(0)
    assert not table.offers("craft", "flamethrower")
