"""What the Quest Items of Soldier, Scout, Scientist and Medic do once active (R-29.5)."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]


# -- Soldier ----------------------------------------------------------------------------------------


def loader(*items, hand=HAND, **seat):
    """The Soldier's rifle with the Autoloader on it and 2 Ammo."""
    scenario = Scenario("soldier").seat(0, hand=list(hand), items=list(items), quests=["armor"], **seat)
    return scenario.seat(0, attached={"assault_rifle": ["autoloader"]}, ammo={"assault_rifle": 2})


def test_the_autoloader_raises_the_maximum_and_makes_the_recharge_free():
    """R-15.6, R-15.7: 6 Ammo, no card paid, the Energy Charge is spent."""
    table = loader("energy_charge").turn(0)
    table.do("use", "energy_charge").do("part", "reload")
    assert table.game.ammo["assault_rifle"] == 6
    assert len(table.seat(0).hand) == 3
    assert table.game.discards["yellow"] == ["yellow_energy_charge_1"]


def test_activating_the_autoloader_adds_no_ammo():
    """R-15.6, R-15.24: only the maximum grows."""
    scenario = Scenario("soldier").room(12, "armory").seat(0, room=12, hand=HAND, ammo={"assault_rifle": 2})
    table = scenario.turn(0)
    table.do("activate_quest", "autoloader")
    assert table.game.attached == {"assault_rifle": ("autoloader",)}
    assert table.game.ammo["assault_rifle"] == 2
    assert table.seat(0).items == []


def test_the_autoloader_does_not_make_the_door_of_the_energy_charge_free():
    """R-5.15: with an empty hand only the recharge is possible."""
    table = loader("energy_charge").turn(0)
    table.do("use", "energy_charge").do("part", "door").do("door")
    assert len(table.seat(0).hand) == 2
    poor = loader("energy_charge", hand=[]).turn(0)
    poor.do("use", "energy_charge")
    assert poor.game.ammo["assault_rifle"] == 6


def test_the_autoloader_serves_only_its_rifle():
    """R-15.7: another energy weapon costs the card."""
    table = loader("energy_charge", hands=["assault_rifle", "prototype_rifle"]).seat(0, ammo={"prototype_rifle": 1})
    table = table.turn(0)
    table.do("use", "energy_charge").do("part", "reload").do("item", "prototype_rifle")
    assert table.game.ammo["red_prototype_rifle_1"] == 6
    assert len(table.seat(0).hand) == 2


@pytest.mark.parametrize(("cards", "offered"), [(0, []), (1, ["assault_rifle"]), (2, ["assault_rifle", "prototype"])])
def test_with_a_hand_wound_the_recharge_costs_one_more(cards, offered):
    """R-16.17: 1 with the Autoloader, 2 without; what cannot be paid is not offered."""
    scenario = loader("energy_charge", hand=HAND[:cards], hands=["assault_rifle", "prototype_rifle"])
    table = scenario.seat(0, wounds=["wound_hand"], ammo={"prototype_rifle": 1}).turn(0)
    assert table.offers("use", "energy_charge") == bool(offered)
    if cards == 1:
        table.do("use", "energy_charge")
        assert table.game.ammo["assault_rifle"] == 6
        assert table.seat(0).hand == []
    elif cards == 2:
        table.do("use", "energy_charge").do("part", "reload").do("item", "prototype_rifle")
        assert table.game.ammo["red_prototype_rifle_1"] == 6
        assert table.seat(0).hand == []


def test_autoloader_and_magazine_add_up():
    """R-15.6, R-15.7: 5 printed, 1 and 2 more."""
    scenario = loader("energy_charge").seat(0, attached={"assault_rifle": ["autoloader", "extended_magazine"]})
    table = scenario.turn(0)
    table.do("use", "energy_charge").do("part", "reload")
    assert table.game.ammo["assault_rifle"] == 8


def attacked(kind, card=None, **seat):
    scenario = Scenario("soldier", "captain").seat(0, items=["armor"], hand=["rest"], **seat).seat(1, room=1)
    scenario = scenario.figure(kind, room=11)
    return scenario.top("attack", card) if card else scenario


def test_the_armor_lets_its_owner_ignore_an_attack():
    """R-13.6: asked once the attack is known to hit; the Armor is gone."""
    table = attacked("adult", "bite").run("intruder_attacks")
    assert table.asked == (0, "ignore_attack")
    table.do("item", "armor")
    assert table.seat(0).wounds == []
    assert "armor" in table.game.removed


def test_the_armor_is_never_used_by_itself():
    """R-13.6: the owner may accept the attack and keep it."""
    table = attacked("adult", "bite").run("intruder_attacks")
    table.do("accept")
    assert len(table.seat(0).wounds) == 1
    assert table.seat(0).items == ["armor"]


def test_the_armor_is_not_asked_for_when_the_attack_misses():
    """R-13.4, R-13.6: the adult's symbol is not on the Tail Attack."""
    table = attacked("adult", "tail_attack").run("intruder_attacks")
    assert table.asked is None


def test_the_armor_stops_an_infestation():
    """R-13.6, R-13.7: no Larva, no Contamination card; the larva stays in the Room."""
    table = attacked("larva").run("intruder_attacks")
    table.do("item", "armor")
    assert not table.seat(0).larva
    assert table.seat(0).discard == []
    assert table.kinds(11) == ["larva"]


def test_the_armor_spares_its_owner_only():
    """R-13.6: Frenzy still wounds the Captain."""
    table = attacked("breeder", "frenzy").seat(1, room=11).run("intruder_attacks")
    table.do("item", "armor")
    assert (len(table.seat(0).wounds), len(table.seat(1).wounds)) == (0, 1)


def test_the_armor_works_during_an_escape_and_a_surprise_attack():
    """R-13.6, R-13.1: any kind of attack."""
    table = attacked("adult", "bite").room(6, "canteen").turn(0)
    table.do("escape", 6).do("item", "armor")
    assert (table.seat(0).room, table.seat(0).wounds) == (6, [])
    ambush = Scenario("soldier", "captain").seat(0, items=["armor"], hand=[]).seat(1, room=1).top("attack", "bite")
    ambush = ambush.ship(first_encounter=True).script(bag=["adult"]).run("encounter", 0)
    ambush.do("item", "armor")
    assert ambush.seat(0).wounds == []


# -- Scout ------------------------------------------------------------------------------------------


def quiet(hand, *faces):
    """The Scout with the Motion Detector moves into the Canteen on slot 6."""
    scenario = Scenario("scout").room(6, "canteen").seat(0, hand=hand, hands=["rifle", "motion_detector"])
    return scenario.script(noise=list(faces)).turn(0)


def test_the_motion_detector_rerolls_the_noise_die_for_one_card():
    """R-26.7: the new face stands, and there is no second reroll."""
    table = quiet(HAND, "danger", "2").do("move", 6, pay=("rest",))
    assert table.asked == (0, "reroll_noise")
    table.do("reroll", "motion_detector", "search")
    assert table.asked == (0, "turn")
    assert [e["face"] for e in table.told("noise_rolled")] == ["danger", "2"]
    assert table.noise_between(6, 11)
    assert not table.noise_between(6, 7)
    assert table.hand(0) == ["demolition"]
    assert "motion_detector" in table.seat(0).hands


def test_the_first_face_can_be_kept():
    """R-26.7: nothing is discarded."""
    table = quiet(HAND, "1").do("move", 6, pay=("rest",)).do("keep")
    assert table.noise_between(6, 7)
    assert len(table.seat(0).hand) == 2


def test_the_motion_detector_needs_an_action_card():
    """R-5.12, R-26.7: a Contamination card does not pay for the reroll."""
    table = quiet(["rest", "contamination"], "1").do("move", 6)
    assert table.asked == (0, "turn")
    assert table.noise_between(6, 7)


def test_the_security_key_works_all_doors_of_any_room():
    """Q-51, R-17.5: one Room, each Door as one likes, destroyed ones excepted; cost 1, single use."""
    scenario = Scenario("scout").seat(0, hand=HAND, items=["security_key"])
    scenario = scenario.door(8, 4, "closed").door(8, 9, "destroyed")
    table = scenario.turn(0)
    table.do("use", "security_key").do("room", 8)
    assert not table.offers("door", "close", scenario.corridor(8, 9))
    table.do("door", "open", scenario.corridor(8, 4)).do("door", "close", scenario.corridor(8, 7)).do("done")
    assert [table.door_between(8, r) for r in (4, 7, 9, 11)] == ["open", "closed", "destroyed", "open"]
    assert len(table.seat(0).hand) == 2
    assert "security_key" in table.game.removed


def test_the_security_key_has_the_out_of_combat_icon():
    """R-5.20: an Item marked "out of Combat only" cannot be used in Combat."""
    table = Scenario("scout").seat(0, hand=HAND, items=["security_key"]).figure("larva", room=11).turn(0)
    assert table.refusal("use", "security_key") == ("only_out_of_combat", "R-5.20")


# -- Scientist --------------------------------------------------------------------------------------


def scientist(*hand, hands=("pistol", "holo_computer"), **room):
    scenario = Scenario("scientist").room(6, "engine_control").room(7, "command_center", **room)
    return scenario.seat(0, hand=list(hand), hands=list(hands))


def test_with_the_holo_computer_intranet_can_be_played_anywhere():
    """R-17.40, Q-51: from the Hibernatorium, without a Computer."""
    table = scientist("intranet", "rest").turn(0)
    table.do("play", "intranet").do("room", 6)
    assert {k[0] for k in table.seat(0).knowledge} == {"engine"}
    assert len(table.seat(0).knowledge) == 3


def test_without_the_holo_computer_intranet_needs_a_working_computer():
    """R-17.39: a Malfunction in the Room is the same as none."""
    table = scientist("intranet", "rest", hands=["pistol"]).turn(0)
    assert table.refusal("play", "intranet") == ("no_working_computer", "R-17.39")
    broken = scientist("intranet", "rest", hands=["pistol"], malfunction=True).seat(0, room=7).turn(0)
    assert broken.refusal("play", "intranet") == ("no_working_computer", "R-17.39")
    holo = scientist("intranet", "rest", malfunction=True).seat(0, room=7).turn(0)
    assert holo.offers("play", "intranet")


def test_with_the_holo_computer_threat_assessment_can_be_played_anywhere():
    """R-17.39: one card, no Computer."""
    table = scientist("threat_assessment").top("event", "hatching").turn(0)
    table.do("play", "threat_assessment").do("top")
    assert ("deck_top", "event", "hatching", 1) in table.seat(0).knowledge
    without = scientist("threat_assessment", hands=["pistol"]).turn(0)
    assert without.refusal("play", "threat_assessment") == ("no_working_computer", "R-17.39")


def test_the_holo_computer_does_not_help_access_denied():
    """R-17.39: the card names Intranet and Threat Assessment only."""
    table = scientist("access_denied").turn(0)
    assert not table.offers("play", "access_denied")


@pytest.mark.parametrize(("thing", "slot"), [("corpse:pilot", "corpse"), ("egg", "egg"), ("carcass", "carcass")])
def test_the_lab_equipment_reveals_the_matching_weakness(thing, slot):
    """R-17.28, R-5.15: in any Room with the Object; cost 1, single use."""
    scenario = Scenario("scientist", "pilot").seat(1, status="dead").room(6, "canteen").object(thing, room=6)
    table = scenario.seat(0, room=6, hand=HAND, items=["lab_equipment"]).turn(0)
    table.do("use", "lab_equipment")
    assert [s for s, _, revealed in table.game.weaknesses if revealed] == [slot]
    assert len(table.seat(0).hand) == 2
    assert "lab_equipment" in table.game.removed


def test_the_lab_equipment_can_study_what_somebody_carries():
    """R-17.28, Q-29: in another character's hands; of two Objects one is chosen."""
    scenario = Scenario("scientist", "captain").room(6, "canteen").seat(1, room=6, hands=["egg", "carcass"])
    table = scenario.seat(0, room=6, hand=HAND, items=["lab_equipment"]).turn(0)
    table.do("use", "lab_equipment").do("slot", "egg")
    assert [s for s, _, revealed in table.game.weaknesses if revealed] == ["egg"]


def test_the_lab_equipment_needs_something_new_to_study():
    """R-17.28: nothing there, or a Weakness already known."""
    scenario = Scenario("scientist").room(6, "canteen").seat(0, room=6, hand=HAND, items=["lab_equipment"])
    assert scenario.turn(0).refusal("use", "lab_equipment") == ("nothing_to_study", "R-17.28")
    known = Scenario("scientist").room(6, "canteen").seat(0, room=6, hand=HAND, items=["lab_equipment"])
    known = known.object("egg", room=6).weaknesses({"egg": ("weak_fire", True)}).turn(0)
    assert not known.offers("use", "lab_equipment")


# -- Medic ------------------------------------------------------------------------------------------


def medic(*items, **seat):
    scenario = Scenario("medic", "captain", modules=("medic",))
    return scenario.seat(0, hand=HAND, items=list(items), **seat)


def test_the_surgeons_kit_operates_on_somebody_in_the_room():
    """R-16.11, X-13: infected cards and Larva gone, a new deck of everything, 1 Light Wound; single use."""
    scenario = medic("surgeon_kit").seat(1, hand=["order", "infected"], discard=["infected", "clean"], larva=True)
    table = scenario.turn(0)
    table.do("use", "surgeon_kit").do("seat", 1)
    p = table.seat(1)
    assert (p.larva, p.light, p.hand, p.discard) == (False, 1, [], [])
    assert len(p.deck) == 11
    assert sum(1 for c in p.deck if not table.game.rules.is_action(c)) == 1
    assert not p.passed
    assert "surgeon_kit" in table.game.removed
    assert len(table.seat(0).hand) == 2


def test_the_surgeons_kit_can_be_used_on_oneself():
    """Q-47: one character of the Room, the Medic included."""
    table = medic("surgeon_kit", larva=True).seat(1, room=1).turn(0)
    table.do("use", "surgeon_kit")
    assert not table.seat(0).larva
    assert table.seat(0).light == 1
    assert table.seat(0).hand == []


def test_the_surgeons_kit_has_the_out_of_combat_icon():
    """R-5.20: an Item marked "out of Combat only" cannot be used in Combat."""
    table = medic("surgeon_kit").figure("larva", room=11).turn(0)
    assert table.refusal("use", "surgeon_kit") == ("only_out_of_combat", "R-5.20")


def test_anabolics_fill_the_hand_to_five_for_nothing():
    """R-5.15, X-26: cost 0, in combat too, single use."""
    table = medic("anabolics").figure("larva", room=11).turn(0)
    table.do("use", "anabolics")
    assert len(table.seat(0).hand) == 5
    assert "anabolics" in table.game.removed


def test_anabolics_are_useless_with_five_cards_in_hand():
    """R-5.18: the Contamination card counts."""
    hand = ["rest", "search", "demolition", "repairs", "contamination"]
    table = medic("anabolics").seat(0, hand=hand).turn(0)
    assert not table.offers("use", "anabolics")
    assert table.refusal("use", "anabolics") == ("hand_is_full", "R-4.2")
