"""Yellow (technical) Items: every part of every card, when it is legal and what it costs."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]
ENGINE_1, ENGINE_2, ENGINE_3 = 21, 20, 19

# item: copies, heavy, single use, symbol, cost, combat icon
CARDS = {
    "duct_tape": (4, False, True, None, 1, "out"),
    "tools": (6, False, True, "wrench", 1, "out"),
    "fire_extinguisher": (4, True, True, None, 1, "any"),
    "chemicals": (7, False, True, "flame", 1, "out"),
    "clothes": (3, False, True, "cloth", 1, "out"),
    "energy_charge": (3, False, True, "battery", 1, "any"),
    "technical_corridor_plans": (1, False, True, None, 1, "out"),
    "space_suit": (1, False, True, None, 1, "out"),
    "nemesis_plans": (1, False, True, None, 1, "out"),
}


def with_items(*items, character="captain", room=6, tile="canteen", **markers):
    """A character with three cards in the Canteen on slot 6, or elsewhere."""
    scenario = Scenario(character).room(room, tile, **markers)
    return scenario.seat(0, room=room, hand=HAND, items=list(items))


def assert_spent(table, item, cards_left=2):
    """One card paid, the Item in the yellow discard."""
    assert len(table.seat(0).hand) == cards_left
    assert [table.game.rules.types[c].id for c in table.game.discards["yellow"]] == [item]
    assert table.game.actions_left == 1


def test_the_printed_cards():
    """R-1.13, R-5.15, R-5.20: copies, hand icon, single use, symbol, cost, combat icon of nine types."""
    family = Scenario("captain").game.rules.families["yellow"]
    printed = {i.id: (i.copies, i.heavy, i.single_use, i.symbol, i.cost, i.combat) for i in family.values()}
    assert printed == CARDS


def test_the_deck_has_thirty_cards():
    """R-1.13: as many as the copies add up to."""
    deck = Scenario("captain").game.decks["yellow"]
    assert (len(deck), sum(copies for copies, *_ in CARDS.values())) == (30, 30)


@pytest.mark.parametrize("item", [item for item, card in CARDS.items() if card[5] == "out"])
def test_the_out_of_combat_icon(item):
    """R-5.20: not with an Intruder in the Room, whatever else would be legal."""
    scenario = with_items(item, malfunction=True).seat(0, slime=True, hands=["flamethrower"])
    table = scenario.seat(0, ammo={"flamethrower": 1}).figure("larva", room=6).turn(0)
    assert not table.offers("use", item)
    assert table.refusal("use", item) == ("only_out_of_combat", "R-5.20")


# -- repairs: Duct Tape and Tools -------------------------------------------------------------------


@pytest.mark.parametrize("item", ["duct_tape", "tools"])
def test_a_malfunction_of_the_room_is_repaired(item):
    """R-17.3, R-5.14: the first part of both cards."""
    table = with_items(item, malfunction=True).turn(0)
    table.do("use", item)
    if table.asked[1] == "card_option":
        table.do("part", "repair")
    assert not table.game.malfunction[6]
    assert_spent(table, item)


@pytest.mark.parametrize("item", ["duct_tape", "tools"])
@pytest.mark.parametrize(("room", "engine"), [(ENGINE_1, 0), (ENGINE_2, 1), (ENGINE_3, 2)])
def test_an_engine_is_repaired_or_broken(item, room, engine):
    """R-17.37, Q-30: look at both tokens, put either on top; only the change is announced."""
    scenario = Scenario("captain").ship(engines=["damaged"] * 3).seat(0, room=room, hand=HAND, items=[item])
    table = scenario.turn(0)
    table.do("use", item)
    if table.asked[1] == "card_option":
        table.do("part", "engine")
    assert table.asked == (0, "engine_order")
    table.do("swap")
    assert [top for top, _ in table.game.engines] == ["working" if e == engine else "damaged" for e in range(3)]
    assert table.told("engine_worked") == [{"seat": 0, "engine": engine, "swapped": True, "state": "working"}]
    assert_spent(table, item)


def test_engine_work_is_possible_with_a_malfunction_in_the_room():
    """R-17.37, R-5.14: the two parts are one choice."""
    scenario = Scenario("captain").room(ENGINE_1, malfunction=True).ship(engines=["damaged"] * 3)
    table = scenario.seat(0, room=ENGINE_1, hand=HAND, items=["duct_tape"]).turn(0)
    table.do("use", "duct_tape")
    assert table.options == [("part", "repair"), ("part", "engine")]
    table.do("part", "engine").do("swap")
    assert table.game.engines[0][0] == "working"
    assert table.game.malfunction[ENGINE_1]


# -- Duct Tape --------------------------------------------------------------------------------------


def test_duct_tape_joins_two_heavy_items_in_one_slot():
    """R-15.7, Q-52: the tape stays with the pair, and a hand is free again."""
    table = with_items("duct_tape").seat(0, hands=["revolver", "flamethrower"]).object("egg", room=6).turn(0)
    table.do("use", "duct_tape")
    assert table.seat(0).pairs == [("revolver", "blue_flamethrower_1", "yellow_duct_tape_1")]
    assert table.game.discards["yellow"] == []
    assert table.seat(0).items == []
    table.do("pick_up", "egg")
    assert table.seat(0).hands == ["revolver", "blue_flamethrower_1", "egg"]


def test_duct_tape_does_not_hold_objects():
    """R-15.7: a Carcass is no Item."""
    table = with_items("duct_tape").seat(0, hands=["revolver", "carcass"]).turn(0)
    assert not table.offers("use", "duct_tape")
    assert table.refusal("use", "duct_tape") == ("no_two_heavy_items", "R-15.7")


def test_a_taped_item_is_not_taped_twice():
    """R-15.7: of three heavy Items only one is loose."""
    scenario = with_items("duct_tape").seat(0, hands=["revolver", "flamethrower", "fire_extinguisher"])
    table = scenario.seat(0, taped=[("flamethrower", "fire_extinguisher")]).turn(0)
    assert table.seat(0).pairs[0][:2] == ("blue_flamethrower_1", "yellow_fire_extinguisher_1")
    assert not table.offers("use", "duct_tape")


def helper_with_tape():
    """The Captain has the tape, the Scout next to him two weapons."""
    scenario = Scenario("captain", "scout").seat(0, hand=HAND, items=["duct_tape"], hands=["revolver"])
    return scenario.seat(1, hands=["rifle", "prototype_rifle"])


def test_duct_tape_can_join_the_weapons_of_another_who_agrees():
    """R-15.7, Q-45, Q-52: the target is asked before anything is paid."""
    table = helper_with_tape().turn(0)
    table.do("use", "duct_tape")
    assert table.asked == (1, "consent")
    assert len(table.seat(0).hand) == 3
    table.do("agree", pay=("rest",))
    assert table.seat(1).pairs == [("rifle", "red_prototype_rifle_1", "yellow_duct_tape_1")]
    assert table.hand(0) == ["search", "demolition"]


def test_a_refusal_costs_nothing():
    """Q-45: the tape, the cards and the action are kept."""
    table = helper_with_tape().turn(0)
    table.do("use", "duct_tape").do("refuse")
    assert table.asked == (0, "turn")
    assert table.seat(0).items == ["yellow_duct_tape_1"]
    assert (len(table.seat(0).hand), table.game.actions_left) == (3, 2)
    assert not table.offers("use", "duct_tape")


# -- Doors: Tools and Energy Charge -----------------------------------------------------------------


@pytest.mark.parametrize("item", ["tools", "energy_charge"])
@pytest.mark.parametrize(("before", "work", "after"), [("open", "close", "closed"), ("closed", "open", "open")])
def test_a_door_of_the_room_is_opened_or_closed(item, before, work, after):
    """R-17.5, Q-46: the second or third part of the card."""
    scenario = with_items(item).door(6, 7, before)
    table = scenario.turn(0)
    table.do("use", item).do("door", work, scenario.corridor(6, 7))
    assert table.door_between(6, 7) == after
    assert_spent(table, item)


@pytest.mark.parametrize("item", ["tools", "energy_charge"])
def test_a_destroyed_door_cannot_be_worked(item):
    """R-24.4, R-17.5, R-17.6: with all four destroyed the part is illegal."""
    scenario = with_items(item)
    for other in (2, 5, 7, 11):
        scenario.door(6, other, "destroyed")
    table = scenario.turn(0)
    assert not table.offers("use", item)
    assert table.refusal("use", item) == ("no_door_to_work", "R-17.6")


def twelve_doors(state, **options):
    """All Door tokens lie on other Corridors; the Captain has Tools on slot 6."""
    scenario = Scenario("captain", options=options).room(6, "canteen")
    for corridor in range(13, 25):
        scenario.game.doors[corridor] = {"closed": 1, "destroyed": 2}[state]
    return scenario.seat(0, room=6, hand=HAND, items=["tools"])


def test_with_no_token_left_closing_takes_one_from_the_board():
    """R-1.5, Q-24: a destroyed one too; its Corridor becomes open."""
    scenario = twelve_doors("destroyed")
    table = scenario.turn(0)
    table.do("use", "tools").do("door", "close", scenario.corridor(6, 7))
    assert table.asked == (0, "door_source")
    table.do("corridor", 20)
    assert table.game.doors[20] == 0
    assert table.door_between(6, 7) == "closed"


def test_with_the_option_only_closed_doors_give_their_token():
    """R-1.5, Q-24: twelve destroyed Doors: nothing can be closed."""
    table = twelve_doors("destroyed", door_token_source="closed_only").turn(0)
    assert not table.offers("use", "tools")
    closed = twelve_doors("closed", door_token_source="closed_only").turn(0)
    assert closed.offers("use", "tools")


# -- Energy Charge ----------------------------------------------------------------------------------


@pytest.mark.parametrize("copy", ["yellow_energy_charge_1", "red_energy_charge_1"])
def test_an_energy_charge_fills_an_energy_weapon(copy):
    """R-15.6, Q-35: to the printed maximum; the card goes to the discard of its own colour."""
    scenario = Scenario("soldier").seat(0, hand=HAND, items=[copy], ammo={"assault_rifle": 1})
    table = scenario.turn(0)
    table.do("use", "energy_charge").do("part", "reload")
    assert table.game.ammo["assault_rifle"] == 5
    assert table.game.discards[copy.partition("_")[0]] == [copy]
    assert len(table.seat(0).hand) == 2


def test_of_two_energy_weapons_one_is_filled():
    """Q-35: the player says which."""
    scenario = Scenario("soldier").seat(
        0, hand=HAND, items=["energy_charge"], hands=["assault_rifle", "prototype_pistol"]
    )
    table = scenario.seat(0, ammo={"assault_rifle": 1, "prototype_pistol": 1}).turn(0)
    table.do("use", "energy_charge").do("part", "reload").do("item", "prototype_pistol")
    assert table.game.ammo["red_prototype_pistol_1"] == 3
    assert table.game.ammo["assault_rifle"] == 1


@pytest.mark.parametrize("weapon", ["revolver", "flamethrower"])
def test_an_energy_charge_is_no_use_for_a_classic_weapon(weapon):
    """R-24.12, R-15.6: only the Door part is left."""
    table = with_items("energy_charge").seat(0, hands=[weapon], ammo={weapon: 1}).turn(0)
    table.do("use", "energy_charge")
    assert table.asked == (0, "single_door")


def test_a_full_weapon_is_not_recharged():
    """R-15.6, R-5.18: nothing would happen."""
    table = Scenario("soldier").seat(0, hand=HAND, items=["energy_charge"]).turn(0)
    table.do("use", "energy_charge")
    assert table.asked == (0, "single_door")


def test_an_energy_charge_works_in_combat():
    """R-5.20: no icon."""
    scenario = Scenario("soldier").seat(0, hand=HAND, items=["energy_charge"], ammo={"assault_rifle": 0})
    table = scenario.figure("adult", room=11).turn(0)
    table.do("use", "energy_charge").do("part", "reload")
    assert table.game.ammo["assault_rifle"] == 5


# -- Fire Extinguisher ------------------------------------------------------------------------------


def extinguisher(**markers):
    return with_items(**markers).seat(0, hands=["revolver", "fire_extinguisher"])


def test_the_extinguisher_puts_out_the_fire_of_the_room():
    """R-17.1, R-15.2: used from the hand, then discarded."""
    table = extinguisher(fire=True).turn(0)
    table.do("use", "fire_extinguisher")
    assert not table.game.fire[6]
    assert table.seat(0).hands == ["revolver"]
    assert_spent(table, "fire_extinguisher")


def test_the_extinguisher_drives_one_intruder_off():
    """R-14.9, R-14.8, Q-48: by the number of an Event card; the other stays."""
    table = extinguisher().figure("adult", room=6).figure("creeper", room=6).top("event", "egg_protection").turn(0)
    table.do("use", "fire_extinguisher").do("figure", 1)
    assert table.kinds(11) == ["adult"]
    assert table.kinds(6) == ["creeper"]
    assert table.game.discards["event"] == ["egg_protection"]
    assert table.figures(11)[0].injuries == 0


def test_in_a_burning_room_with_an_intruder_there_is_a_choice():
    """R-5.14: one of the two parts, in Combat too."""
    table = extinguisher(fire=True).figure("adult", room=6).turn(0)
    table.do("use", "fire_extinguisher")
    assert table.options == [("part", "extinguish"), ("part", "drive_off")]


def test_without_fire_or_intruder_the_extinguisher_is_useless():
    """R-5.18: an Item that could do nothing cannot be used."""
    table = extinguisher().turn(0)
    assert not table.offers("use", "fire_extinguisher")
    assert table.refusal("use", "fire_extinguisher") == ("no_intruder_here", "R-14.9")


def test_powder_hurts_those_who_cannot_stand_phosphates():
    """R-14.9: 1 Injury and its check first, then the retreat."""
    scenario = extinguisher().figure("adult", room=6).weaknesses({"egg": ("weak_phosphates", True)})
    table = scenario.top("attack", "scratch_4").top("event", "egg_protection").turn(0)
    table.do("use", "fire_extinguisher")
    assert [(f.room, f.injuries) for f in table.figures()] == [(11, 1)]


# -- Chemicals and Clothes --------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "weapon", "full"), [("captain", "flamethrower", 4), ("medic", "needle_gun", 2)])
def test_chemicals_fill_a_flamethrower_or_the_needle_gun(character, weapon, full):
    """R-15.6, Q-35: up to the maximum of the weapon."""
    modules = ("medic",) if character == "medic" else ()
    scenario = Scenario(character, modules=modules).seat(0, hand=HAND, items=["chemicals"], hands=[weapon])
    table = scenario.seat(0, ammo={weapon: 0}).turn(0)
    table.do("use", "chemicals")
    assert table.game.ammo[table.seat(0).hands[0]] == full
    assert_spent(table, "chemicals")


@pytest.mark.parametrize(("weapon", "ammo"), [("revolver", 1), ("prototype_rifle", 1), ("flamethrower", 4)])
def test_chemicals_fit_no_other_weapon_and_none_that_is_full(weapon, ammo):
    """R-15.6, R-5.18: Ammo never exceeds the maximum, so loading a full weapon is not legal."""
    table = with_items("chemicals").seat(0, hands=[weapon], ammo={weapon: ammo}).turn(0)
    assert not table.offers("use", "chemicals")
    assert table.refusal("use", "chemicals") == ("weapon_full_or_missing", "R-15.6")


@pytest.mark.parametrize("copy", ["yellow_clothes_1", "green_clothes_1"])
def test_clothes_wipe_the_slime_off(copy):
    """R-10.10: one card in two decks, each with its own discard."""
    table = with_items(copy).seat(0, slime=True).turn(0)
    table.do("use", "clothes")
    assert not table.seat(0).slime
    assert table.game.discards[copy.partition("_")[0]] == [copy]
    assert len(table.seat(0).hand) == 2


@pytest.mark.parametrize("copy", ["yellow_clothes_1", "green_clothes_1"])
def test_clothes_dress_a_serious_wound(copy):
    """R-16.11, R-5.14: the other part; the Slime stays."""
    table = with_items(copy).seat(0, slime=True, wounds=["wound_leg"]).turn(0)
    table.do("use", "clothes").do("part", "dress")
    assert table.seat(0).wounds == [("wound_leg_1", True)]
    assert table.seat(0).slime


def test_clothes_without_slime_or_wound_are_useless():
    """R-5.18, R-16.11: a dressed wound needs no dressing."""
    table = with_items("clothes").seat(0, wounds=[("wound_leg", True)]).turn(0)
    assert not table.offers("use", "clothes")
    assert table.refusal("use", "clothes") == ("no_wound_to_dress", "R-16.11")
