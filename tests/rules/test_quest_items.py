"""Quest Items: what they are before and after activation, and how each one is activated (R-15.23 to R-15.25)."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]
MEDIC = {"modules": ("medic",)}

# character, quest, Rooms that activate it, Items that activate it, heavy, single use, cost, combat
QUESTS = [
    ("captain", "ship_log", ("comms_room",), (), False, True, 1, "out"),
    ("captain", "intercom", (), ("tools", "duct_tape"), False, False, None, None),
    ("pilot", "orbital_maneuvering_system", (), ("energy_charge",), False, True, 1, "any"),
    ("pilot", "pilot_evacuation_key", ("fire_control",), (), False, True, 1, "out"),
    ("mechanic", "plasma_torch", ("storage",), (), False, False, 1, "out"),
    ("mechanic", "flashlight", (), ("energy_charge",), False, False, 2, "out"),
    ("soldier", "autoloader", ("armory",), (), False, False, None, None),
    ("soldier", "armor", (), ("tools", "duct_tape"), False, True, None, "in"),
    ("scout", "motion_detector", (), ("energy_charge",), True, False, None, "out"),
    ("scout", "security_key", ("cockpit",), (), False, True, 1, "out"),
    ("scientist", "holo_computer", ("generator",), (), True, False, None, "out"),
    ("scientist", "lab_equipment", (), ("chemicals",), False, True, 1, "out"),
    ("medic", "surgeon_kit", (), ("medkit",), False, True, 1, "out"),
    ("medic", "anabolics", ("emergency_room",), (), False, True, 0, "any"),
]
IN_A_ROOM = [(q[0], q[1], q[2][0]) for q in QUESTS if q[2]]
WITH_AN_ITEM = [(q[0], q[1], item) for q in QUESTS for item in q[3]]


def owner(character, **seat):
    """That character alone, with three cards in hand."""
    setup = MEDIC if character == "medic" else {}
    return Scenario(character, **setup).seat(0, hand=HAND, **seat)


def standing_in(scenario, tile, **markers):
    """Lay the Room on a fitting slot and put seat 0 there."""
    room = scenario.game.rules.rooms[tile]
    slot = scenario.game.tiles.index(tile) if room.slot == "special" else {"1": 12, "2": 6}[room.slot]
    return scenario.room(slot, None if room.slot == "special" else tile, **markers).seat(0, room=slot)


def carries(table, quest):
    """In the Inventory, in the hands or attached to the weapon."""
    p = table.seat(0)
    return quest in p.items or quest in p.hands or any(quest in cards for cards in table.game.attached.values())


# -- what the cards say -----------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "quest", "rooms", "items", "heavy", "single_use", "cost", "combat"), QUESTS)
def test_the_printed_card(character, quest, rooms, items, heavy, single_use, cost, combat):
    """R-15.24, R-5.15, R-5.20: owner, activation, hand icon, use, cost, combat icon."""
    rules = owner(character).game.rules
    item = rules.items[quest]
    assert quest in rules.characters[character].quests
    assert (item.activate_in, item.activate_with) == (rooms, items)
    assert (item.heavy, item.single_use, item.cost, item.colour) == (heavy, single_use, cost, None)
    assert combat is None or item.combat == combat


def test_every_character_has_two_quest_items():
    """R-1.13, R-3.5: twelve cards, and the Medic's two."""
    rules = owner("medic").game.rules
    assert all(len(c.quests) == 2 for c in rules.characters.values())
    assert sorted(q for c in rules.characters.values() for q in c.quests) == sorted(q[1] for q in QUESTS)


# -- activation in a Room ---------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "quest", "tile"), IN_A_ROOM)
def test_standing_in_the_room_activates_it_for_one_card(character, quest, tile):
    """R-15.24, R-6.9, Q-18: a basic action, cost 1."""
    table = standing_in(owner(character), tile).turn(0)
    table.do("activate_quest", quest, pay=("rest",))
    assert quest not in table.seat(0).quests
    assert carries(table, quest)
    assert table.hand(0) == ["search", "demolition"]
    assert table.game.actions_left == 1


@pytest.mark.parametrize(("character", "quest", "tile"), IN_A_ROOM)
def test_elsewhere_it_cannot_be_activated(character, quest, tile):
    """R-15.24: the Hibernatorium is none of these Rooms."""
    table = owner(character).turn(0)
    assert not table.offers("activate_quest", quest)
    assert table.refusal("activate_quest", quest) == ("quest_other_room", "R-15.24")


@pytest.mark.parametrize(("character", "quest", "tile"), IN_A_ROOM)
def test_a_malfunction_does_not_prevent_activation(character, quest, tile):
    """R-15.25, K-14: it is not a Room Action."""
    table = standing_in(owner(character), tile, malfunction=True).turn(0)
    table.do("activate_quest", quest)
    assert carries(table, quest)


# -- activation with an Item ------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "quest", "item"), WITH_AN_ITEM)
def test_discarding_the_item_activates_it_for_one_card(character, quest, item):
    """R-15.24, R-6.9, Q-18: the Item goes to its discard."""
    table = owner(character, items=[item]).turn(0)
    used = table.seat(0).items[0]
    table.do("activate_quest", quest, pay=("rest",))
    assert carries(table, quest)
    assert used in table.game.discards[table.game.rules.types[used].colour]
    assert table.hand(0) == ["search", "demolition"]


@pytest.mark.parametrize(("character", "quest", "item"), WITH_AN_ITEM)
def test_without_the_item_it_cannot_be_activated(character, quest, item):
    """R-15.24: an unrelated Item does not help."""
    table = owner(character, items=["clothes"]).turn(0)
    assert not table.offers("activate_quest", quest)
    assert table.refusal("activate_quest", quest) == ("quest_item_missing", "R-15.24")


def test_the_player_chooses_which_item_to_discard():
    """Q-18: Tools or Duct Tape for the Intercom."""
    table = owner("captain", items=["tools", "duct_tape"]).turn(0)
    table.do("activate_quest", "intercom")
    assert table.asked == (0, "quest_item")
    table.do("item", "duct_tape")
    assert sorted(table.seat(0).items) == ["intercom", "yellow_tools_1"]


def test_an_item_of_either_colour_will_do():
    """R-15.24, Q-18: a yellow or a red Energy Charge."""
    table = owner("pilot", items=["yellow_energy_charge_1", "red_energy_charge_1"]).turn(0)
    table.do("activate_quest", "orbital_maneuvering_system").do("item", "red_energy_charge_1")
    assert table.game.discards["red"] == ["red_energy_charge_1"]
    assert table.game.discards["yellow"] == []


# -- limits -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "quest", "item"), WITH_AN_ITEM[:1])
def test_no_activation_in_combat(character, quest, item):
    """R-5.21, R-6.9, F-4: not even with the Item at hand."""
    table = owner(character, items=[item]).figure("larva", room=11).turn(0)
    assert not table.offers("activate_quest")
    assert table.refusal("activate_quest") == ("only_out_of_combat", "R-5.21")


def test_activation_needs_a_card_to_pay_with():
    """R-6.9, R-5.12: a Contamination card is none."""
    table = owner("captain", items=["tools"]).seat(0, hand=["contamination"]).turn(0)
    assert not table.offers("activate_quest")
    assert table.refusal("activate_quest") == ("too_few_cards", "R-5.12")


def test_an_inactive_quest_item_cannot_be_used():
    """R-15.23: the Ship Log in the Comms Room, not yet activated."""
    table = standing_in(owner("captain"), "comms_room").turn(0)
    assert not table.offers("use", "ship_log")


def test_an_inactive_quest_item_does_not_count_as_an_item():
    """R-15.23: activated it does."""
    from nemesis.rules.items import held_items

    table = owner("captain", items=["tools"]).turn(0)
    assert held_items(table.game, table.seat(0)) == ["revolver", "yellow_tools_1"]
    table.do("activate_quest", "intercom")
    assert held_items(table.game, table.seat(0)) == ["revolver", "intercom"]


def test_inactive_quest_items_are_public_and_fill_no_hand():
    """R-15.23: the others see them; two things still fit in the hands."""
    table = Scenario("scout", "captain").seat(0, hand=HAND).object("carcass", room=11).turn(0)
    assert table.game.view(1)["seats"][0]["quests"] == ["motion_detector", "security_key"]
    table.do("pick_up", "carcass")
    assert table.seat(0).hands == ["rifle", "carcass"]


def heavy_quest(character):
    """About to activate a heavy quest item with a weapon and a Carcass in the hands."""
    if character == "scout":
        scenario = owner("scout", items=["energy_charge"], hands=["rifle", "carcass"])
        return scenario.turn(0).do("activate_quest", "motion_detector")
    scenario = standing_in(owner("scientist", hands=["pistol", "carcass"]), "generator")
    return scenario.turn(0).do("activate_quest", "holo_computer")


@pytest.mark.parametrize(("character", "quest"), [("scout", "motion_detector"), ("scientist", "holo_computer")])
def test_a_heavy_quest_item_takes_a_hand_slot(character, quest):
    """R-15.24, R-15.4: with full hands something has to be dropped."""
    table = heavy_quest(character)
    assert table.asked == (0, "hand_full")
    table.do("drop", "carcass")
    assert table.seat(0).hands[1] == quest


@pytest.mark.parametrize(("character", "quest"), [("scout", "motion_detector"), ("scientist", "holo_computer")])
def test_a_refused_quest_item_leaves_the_game(character, quest):
    """R-15.5: it has no discard pile."""
    table = heavy_quest(character).do("refuse")
    assert quest in table.game.removed
    assert quest not in table.seat(0).quests


def test_the_autoloader_needs_the_rifle_in_hand():
    """R-15.24: it attaches at once, so there must be something to attach it to."""
    table = standing_in(owner("soldier", hands=[]), "armory").turn(0)
    assert not table.offers("activate_quest", "autoloader")
    assert table.refusal("activate_quest", "autoloader") == ("quest_weapon_missing", "R-15.24")


def test_an_activated_single_use_quest_item_leaves_the_game_after_use():
    """R-5.15, R-15.24: it has no discard pile."""
    table = standing_in(owner("scout", items=["security_key"]), "canteen").turn(0)
    table.do("use", "security_key").do("room", 6).do("door", "close").do("done")
    assert table.seat(0).items == []
    assert "security_key" in table.game.removed


@pytest.mark.parametrize(("character", "quest", "tile"), IN_A_ROOM)
def test_what_is_told_of_it_is_the_back_that_everybody_sees(character, quest, tile):
    """R-15.23: a page that follows the story puts the same back on the board as the view does afterwards."""
    table = standing_in(owner(character), tile).turn(0)
    table.do("activate_quest", quest)
    gained = [e[1]["colour"] for e in table.game.log if e[0] == "item_gained"]
    assert gained == table.game.view(0)["seats"][0]["backs"] == ["quest"] * len(gained)
