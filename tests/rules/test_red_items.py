"""Red (military) Items: the printed cards, and those that are not thrown."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]

# item: copies, heavy, single use, symbol, cost, combat icon
CARDS = {
    "energy_charge": (11, False, True, "battery", 1, "any"),
    "grenade": (4, False, True, None, 1, "any"),
    "smoke_grenade": (3, False, True, None, 1, "in"),
    "recon_drone": (3, False, True, None, 1, "out"),
    "decoy": (2, False, True, None, 1, "any"),
    "extended_magazine": (1, False, False, None, 0, "out"),
    "prototype_rifle": (1, True, False, None, None, "in"),
    "prototype_shotgun": (1, True, False, None, None, "in"),
    "prototype_pistol": (1, True, False, None, None, "in"),
    "comms_key": (1, False, True, None, 1, "out"),
    "evacuation_key": (1, False, True, None, 1, "any"),
    "self_destruct_key": (1, False, True, None, 1, "out"),
}


def with_item(item, *others, room=6, tile="command_center", character="captain", **markers):
    """A character with three cards in the Command Center (a Room with a Computer) on slot 6."""
    scenario = Scenario(character, *others).room(room, tile, **markers)
    return scenario.seat(0, room=room, hand=HAND, items=[item])


def assert_spent(table, item):
    assert len(table.seat(0).hand) == 2
    assert table.game.discards["red"] == [f"red_{item}_1"]
    assert table.seat(0).items == []


def test_the_printed_cards():
    """R-1.13, R-5.15, R-5.20: copies, hand icon, single use, symbol, cost, combat icon of twelve types."""
    family = Scenario("captain").game.rules.families["red"]
    printed = {i.id: (i.copies, i.heavy, i.single_use, i.symbol, i.cost, i.combat) for i in family.values()}
    assert printed == CARDS


def test_the_deck_has_thirty_cards():
    """R-1.13: thirty Items of each colour."""
    assert len(Scenario("captain").game.decks["red"]) == sum(card[0] for card in CARDS.values()) == 30


@pytest.mark.parametrize(("prototype", "ammo"), [("rifle", 6), ("shotgun", 2), ("pistol", 3)])
def test_the_prototypes_are_energy_weapons(prototype, ammo):
    """R-15.6: an Energy Charge fills them to the printed number."""
    weapon = f"prototype_{prototype}"
    table = with_item("red_energy_charge_1").seat(0, hands=[weapon], ammo={weapon: 1}).turn(0)
    table.do("use", "energy_charge").do("part", "reload")
    assert table.game.ammo[f"red_{weapon}_1"] == ammo


@pytest.mark.parametrize("item", ["recon_drone", "extended_magazine", "comms_key", "self_destruct_key"])
def test_the_out_of_combat_icon(item):
    """R-5.20: an Item marked "out of Combat only" cannot be used in Combat."""
    scenario = with_item(item, "captain", character="soldier").seat(1, signal=True).figure("larva", room=6)
    table = scenario.turn(0)
    assert not table.offers("use", item)
    assert table.refusal("use", item) == ("only_out_of_combat", "R-5.20")


# -- Recon Drone ------------------------------------------------------------------------------------


def test_the_recon_drone_looks_at_a_tile_and_its_token():
    """Q-26: any unexplored Room, privately."""
    table = with_item("recon_drone").room(9, "storage", token="exp_slime_4_1").turn(0)
    table.do("use", "recon_drone").do("room", 9)
    assert table.seat(0).knowledge == [("tile", 9, "storage", 1), ("token", 9, "exp_slime_4_1", 1)]
    assert not table.game.explored[9]
    assert all(e[2] == (0,) for e in table.game.log if e[0] in ("peeked", "peeked_token"))
    assert_spent(table, "recon_drone")


def test_the_recon_drone_needs_an_unexplored_room():
    """R-5.18: an Item that could do nothing cannot be used."""
    table = with_item("recon_drone").explore_all().turn(0)
    assert table.refusal("use", "recon_drone") == ("nothing_unexplored", "R-17.17")


# -- Extended Magazine ------------------------------------------------------------------------------


def test_the_extended_magazine_adds_two_ammo_and_raises_the_maximum_for_nothing():
    """R-15.7, Q-52, R-5.15: cost 0; it is one with the rifle from now on."""
    table = with_item("extended_magazine", character="soldier").turn(0)
    table.do("use", "extended_magazine")
    assert table.game.ammo["assault_rifle"] == 7
    assert table.game.attached == {"assault_rifle": ("red_extended_magazine_1",)}
    assert table.seat(0).items == []
    assert len(table.seat(0).hand) == 3
    assert table.game.actions_left == 1


def test_the_magazine_adds_two_ammo_to_a_weapon_that_is_not_full():
    """R-15.6: 1 and 2 make 3; an Energy Charge then fills it to 7."""
    scenario = with_item("extended_magazine", character="soldier").seat(0, ammo={"assault_rifle": 1})
    table = scenario.turn(0)
    table.do("use", "extended_magazine")
    assert table.game.ammo["assault_rifle"] == 3
    later = with_item("energy_charge", character="soldier").seat(0, attached={"assault_rifle": ["extended_magazine"]})
    later = later.seat(0, ammo={"assault_rifle": 3}).turn(0)
    later.do("use", "energy_charge").do("part", "reload")
    assert later.game.ammo["assault_rifle"] == 7


def test_of_two_energy_weapons_one_gets_the_magazine():
    """Q-52: the player says which."""
    scenario = with_item("extended_magazine", character="soldier").seat(0, hands=["assault_rifle", "prototype_pistol"])
    table = scenario.seat(0, ammo={"prototype_pistol": 1}).turn(0)
    table.do("use", "extended_magazine").do("item", "prototype_pistol")
    assert table.game.ammo["red_prototype_pistol_1"] == 3


def test_the_magazine_fits_energy_weapons_only():
    """R-15.7, R-5.18: not the Revolver."""
    table = with_item("extended_magazine").turn(0)
    assert not table.offers("use", "extended_magazine")
    assert table.refusal("use", "extended_magazine") == ("no_energy_weapon_held", "R-15.7")


def test_with_a_hand_wound_the_magazine_costs_one_card():
    """R-16.17: 0 and 1 more."""
    table = with_item("extended_magazine", character="soldier").seat(0, wounds=["wound_hand"]).turn(0)
    table.do("use", "extended_magazine")
    assert len(table.seat(0).hand) == 2


# -- Communication Key ------------------------------------------------------------------------------


def test_the_communication_key_reads_the_objectives_of_who_sent_a_signal():
    """Q-39: privately, of one of those with a Signal marker."""
    scenario = with_item("comms_key", "soldier", "scout").seat(1, signal=True)
    table = scenario.seat(1, objectives=["obj_ab_ovo", "obj_burial"]).turn(0)
    table.do("use", "comms_key")
    assert ("objectives", 1, ("obj_ab_ovo", "obj_burial"), 1) in table.seat(0).knowledge
    assert [e[2:] for e in table.game.log if e[0] == "looked_at_objectives"] == [((0,), ("objectives",))]
    assert_spent(table, "comms_key")


def test_the_communication_key_needs_another_with_a_signal():
    """R-17.9, R-5.18: the own Signal does not count."""
    table = with_item("comms_key", "soldier").seat(0, signal=True).turn(0)
    assert table.refusal("use", "comms_key") == ("nobody_sent_a_signal", "R-17.9")


@pytest.mark.parametrize("item", ["comms_key", "self_destruct_key"])
@pytest.mark.parametrize(("tile", "broken"), [("canteen", False), ("command_center", True)])
def test_the_keys_of_the_computer_need_a_working_one(item, tile, broken):
    """R-17.39: a Computer with a Malfunction counts as absent."""
    scenario = with_item(item, "soldier", tile=tile, malfunction=broken).seat(1, signal=True)
    assert scenario.turn(0).refusal("use", item) == ("no_working_computer", "R-17.39")


# -- Evacuation Key ---------------------------------------------------------------------------------


@pytest.mark.parametrize("fighting", [False, True])
@pytest.mark.parametrize("locked", [True, False])
def test_the_evacuation_key_flips_a_pod_of_the_section(locked, fighting):
    """R-18.5, R-5.20: in Combat too, unlike the Pilot's."""
    scenario = with_item("evacuation_key", "soldier", "scout", "pilot", "mechanic", room=12, tile="evacuation_b")
    scenario.ship(pods=[(1, "A", True), (2, "B", locked), (4, "B", True)])
    table = (scenario.figure("larva", room=12) if fighting else scenario).turn(0)
    table.do("use", "evacuation_key")
    assert table.options == [("pod", 2), ("pod", 4)]
    table.do("pod", 2)
    assert table.game.pods[1] == (2, "B", not locked, False)
    assert_spent(table, "evacuation_key")


def test_the_evacuation_key_is_for_evacuation_sections():
    """R-18.5: the key works on a Pod of the Evacuation Section one stands in."""
    table = with_item("evacuation_key").turn(0)
    assert table.refusal("use", "evacuation_key") == ("not_an_evacuation_section", "R-18.5")


# -- Self-Destruct Key ------------------------------------------------------------------------------


def test_the_self_destruct_key_starts_the_sequence():
    """R-19.1, Q-28: on the green space."""
    table = with_item("self_destruct_key").turn(0)
    table.do("use", "self_destruct_key")
    assert table.game.self_destruct == 0
    assert_spent(table, "self_destruct_key")


@pytest.mark.parametrize("space", [6, 5, 4])
def test_the_self_destruct_key_stops_the_sequence_before_yellow(space):
    """R-19.3, Q-28: while someone hibernates too (R-18.4)."""
    table = with_item("self_destruct_key", "soldier").seat(1, status="hibernating").ship(self_destruct=space).turn(0)
    table.do("use", "self_destruct_key")
    assert table.game.self_destruct == -1


def test_on_a_yellow_space_the_self_destruct_key_comes_too_late():
    """R-19.4: from the first yellow space on Self-Destruct cannot be stopped."""
    table = with_item("self_destruct_key").ship(self_destruct=3).turn(0)
    assert not table.offers("use", "self_destruct_key")
    assert table.refusal("use", "self_destruct_key") == ("point_of_no_return", "R-19.4")


def test_while_someone_hibernates_the_sequence_cannot_be_started():
    """R-18.4: the rule of the Generator."""
    table = with_item("self_destruct_key", "soldier").seat(1, status="hibernating").turn(0)
    assert table.refusal("use", "self_destruct_key") == ("someone_hibernates", "R-18.4")
