"""The Mechanic's own cards: Ingenuity, Pyrotechnics, Technical Corridors."""

import pytest

from nemesis.scenario import Scenario


def mechanic(*hand, room=11, **seat):
    return Scenario("mechanic", "soldier").seat(0, room=room, hand=list(hand), **seat)


def item_types(table, ids):
    return [table.game.rules.types[i].id for i in ids]


# -- Ingenuity --------------------------------------------------------------------------------------


def test_ingenuity_discards_the_malfunction_of_the_room():
    """R-17.3: its first part."""
    table = mechanic("ingenuity").room(11, malfunction=True).turn(0).do("play", "ingenuity")
    assert not table.game.malfunction[11]


def test_ingenuity_works_on_the_engine():
    """R-17.37: its second part."""
    table = mechanic("ingenuity", room=19).ship(engines=["working"] * 3).turn(0).do("play", "ingenuity").do("swap")
    assert [top for top, _ in table.game.engines] == ["working", "working", "damaged"]


def test_ingenuity_crafts_for_the_price_of_the_card():
    """R-15.20, Q-17: no card beyond Ingenuity itself; both components are discarded."""
    table = mechanic("ingenuity", items=["red_energy_charge_1", "tools"]).turn(0).do("play", "ingenuity")
    assert item_types(table, table.seat(0).items) == ["taser"] and table.told("action")[0]["paid"] == ()
    assert item_types(table, table.game.discards["yellow"]) == ["tools"]
    assert item_types(table, table.game.discards["red"]) == ["energy_charge"]


@pytest.mark.parametrize("stand_in", ["duct_tape", "clothes", "chemicals", "space_suit"])
def test_any_yellow_item_may_stand_for_the_wrench(stand_in):
    """R-15.20, Q-49: battery and "wrench" make a Taser."""
    table = mechanic("ingenuity", items=["red_energy_charge_1", f"yellow_{stand_in}_1"]).turn(0).do("play", "ingenuity")
    assert item_types(table, table.seat(0).items) == ["taser"]


def test_a_heavy_yellow_item_in_the_hands_may_stand_for_the_wrench():
    """R-15.21, R-15.20: the Fire Extinguisher in a Hand slot; the Flamethrower comes fully loaded."""
    scenario = mechanic("ingenuity", items=["yellow_chemicals_1"], hands=["fire_extinguisher"])
    table = scenario.turn(0).do("play", "ingenuity")
    gun = table.seat(0).hands[0]
    assert item_types(table, [gun]) == ["flamethrower"] and table.game.ammo[gun] == 4 and table.seat(0).items == []


@pytest.mark.parametrize(
    "items", [["yellow_duct_tape_1", "green_medkit_1"], ["yellow_duct_tape_1", "yellow_clothes_1"]]
)
def test_a_yellow_item_stands_for_no_other_symbol(items):
    """R-15.20: neither for the flame of an Antidote or a Molotov, nor for a battery."""
    table = mechanic("ingenuity", items=items).turn(0)
    assert table.refusal("play", "ingenuity") == ("components_missing", "R-15.20")


@pytest.mark.parametrize("item", ["red_grenade_1", "green_clothes_1"])
def test_items_of_other_colours_are_no_wrench(item):
    """R-15.20: only yellow ones, even where the same card exists in another colour."""
    table = mechanic("ingenuity", items=["red_energy_charge_1", item]).turn(0)
    assert not table.offers("play", "ingenuity")


def test_one_yellow_item_cannot_be_both_components():
    """R-15.20: one Item for each symbol, although a yellow Energy Charge fits both."""
    assert not mechanic("ingenuity", items=["yellow_energy_charge_1"]).turn(0).offers("play", "ingenuity")
    two = mechanic("ingenuity", items=["yellow_energy_charge_1", "yellow_energy_charge_2"]).turn(0)
    two.do("play", "ingenuity")
    assert item_types(two, two.seat(0).items) == ["taser"]


def test_the_stand_in_is_for_ingenuity_only():
    """R-6.8, R-15.20: the basic Craft action wants a real wrench."""
    table = mechanic("ingenuity", "search", items=["red_energy_charge_1", "yellow_duct_tape_1"]).turn(0)
    assert not table.offers("craft", "taser") and table.offers("play", "ingenuity")


def test_the_mechanic_chooses_recipe_and_components():
    """Q-17: Taser or Flamethrower, and which Item stands for the wrench."""
    items = ["red_energy_charge_1", "yellow_chemicals_1", "yellow_tools_1"]
    table = mechanic("ingenuity", items=items, hands=[]).turn(0).do("play", "ingenuity")
    assert table.options == [("recipe", "taser"), ("recipe", "flamethrower")]
    table.do("recipe", "taser")
    assert [o[1:] for o in table.options] == [(items[0], items[1]), (items[0], items[2])]


# -- Pyrotechnics -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fuel", "seat"),
    [("sawed_off_shotgun", {}), ("grenade", {"items": ["grenade"]}), ("plasma_torch", {"items": ["plasma_torch"]})],
)
def test_any_item_feeds_the_fire(fuel, seat):
    """Q-49, R-17.1: heavy or not, the starting weapon and active Quest Items included."""
    table = mechanic("pyrotechnics", "search", **seat).turn(0).do("play", "pyrotechnics")
    if table.asked == (0, "item_to_discard"):
        table.do("item", fuel)
    assert table.game.fire[11] and fuel not in item_types(table, table.seat(0).hands + table.seat(0).items)


def test_starting_and_quest_items_burnt_leave_the_game_others_go_to_their_discard():
    """R-15.8: the pile of the colour; the weapon has none."""
    red = mechanic("pyrotechnics", "search", hands=[], items=["grenade"]).turn(0).do("play", "pyrotechnics")
    assert item_types(red, red.game.discards["red"]) == ["grenade"]
    gun = mechanic("pyrotechnics", "search").turn(0).do("play", "pyrotechnics")
    assert "sawed_off_shotgun" in gun.game.removed and "sawed_off_shotgun" not in gun.game.ammo


def test_pyrotechnics_puts_out_the_fire_of_the_room():
    """R-17.1, R-5.14: already burning, so this is the only part; no Item is lost."""
    table = mechanic("pyrotechnics", "search").room(11, fire=True).turn(0).do("play", "pyrotechnics")
    assert not table.game.fire[11] and table.seat(0).hands == ["sawed_off_shotgun"]


def test_pyrotechnics_without_an_item_and_without_a_fire_is_refused():
    """R-5.18, R-17.1: Heavy Objects and inactive Quest Items are no Items."""
    table = mechanic("pyrotechnics", "search", hands=["egg"]).turn(0)
    assert table.refusal("play", "pyrotechnics") == ("no_fire_here", "R-17.1")
    assert not table.offers("play", "pyrotechnics")


def test_a_ninth_fire_by_pyrotechnics_destroys_the_ship():
    """R-1.2, R-17.4, R-20.2: eight burn already."""
    scenario = mechanic("pyrotechnics", "search")
    for room in (1, 2, 3, 4, 5, 6, 7, 8):
        scenario.room(room, fire=True)
    table = scenario.turn(0).do("play", "pyrotechnics")
    assert table.game.over and table.game.end_cause == "ninth_fire"


# -- Technical Corridors ----------------------------------------------------------------------------


def test_technical_corridors_lead_to_any_other_entrance_explored_or_not():
    """Q-50, R-7.3: eight Rooms have one on the standard side."""
    table = mechanic("technical_corridors", "search", room=14).turn(0).do("play", "technical_corridors")
    assert table.asked == (0, "far_room") and sorted(r for _, r in table.options) == [2, 4, 5, 9, 15, 19, 21]


def test_after_technical_corridors_the_mechanic_must_pass():
    """R-5.11: no second action; the optional discard is offered."""
    table = mechanic("technical_corridors", "search", "rest", room=14).script(noise=["1"]).turn(0)
    table.do("play", "technical_corridors").do("room", 21)
    assert table.seat(0).room == 21 and table.asked == (0, "pass_discard")
    table.do("done")
    assert table.seat(0).passed and table.hand(0) == ["rest"] and table.asked == (1, "turn")


def test_the_crawl_explores_and_makes_noise_in_the_new_room():
    """R-24.6, R-7.3, R-7.4, R-8.8: a doors token closes nothing, since no Corridor was used."""
    scenario = mechanic("technical_corridors", "search", room=14).room(15, "hatch_control", token="doors")
    table = scenario.script(noise=["2"]).turn(0).do("play", "technical_corridors").do("room", 15)
    assert table.game.explored[15] and table.noise_between(15, 16)
    assert not table.told("door_closed")


def test_no_noise_after_a_crawl_into_an_occupied_room():
    """R-7.5: the Soldier is there already."""
    scenario = mechanic("technical_corridors", "search", room=14).room(15, "hatch_control").seat(1, room=15)
    table = scenario.turn(0).do("play", "technical_corridors").do("room", 15)
    assert table.seat(0).room == 15 and not table.told("noise_rolled")


def test_bleeding_and_fire_hurt_the_mechanic_who_passes_after_the_crawl():
    """R-5.11, R-5.7, R-16.17: own turn, so the Fire Wound too."""
    scenario = mechanic("technical_corridors", "search", room=14, wounds=["wound_bleeding"])
    table = scenario.room(15, "hatch_control", fire=True).script(noise=["1"]).turn(0)
    table.do("play", "technical_corridors").do("room", 15)
    told = [kind for kind, *_ in table.game.log]
    assert table.seat(0).light == 2 and told.index("bleeding") < told.index("burnt")


def test_technical_corridors_need_an_entrance():
    """R-7.3: the Hibernatorium has none."""
    table = mechanic("technical_corridors", "search").turn(0)
    assert table.refusal("play", "technical_corridors") == ("no_technical_entrance", "R-7.3")


def test_on_the_alternative_side_the_two_networks_are_separate():
    """R-22.6, Q-50: from a blue Entrance only to blue ones."""
    scenario = Scenario("mechanic", "soldier", board="alternative")
    table = scenario.seat(0, room=14, hand=["technical_corridors", "search"]).turn(0).do("play", "technical_corridors")
    assert sorted(r for _, r in table.options) == [13, 16, 19]
