"""What each Quest Item does once it is active (base-characters-items.md, section 5)."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]


# -- Captain ----------------------------------------------------------------------------------------


def test_the_ship_log_shows_the_objectives_of_one_character_to_its_reader_only():
    """R-15.24, R-5.15: cost 1, single use, in a Room with a working Computer; a hibernating one too."""
    scenario = Scenario("captain", "soldier", "scout").room(6, "command_center")
    scenario.seat(0, room=6, hand=HAND, items=["ship_log"]).seat(1, status="hibernating")
    table = scenario.seat(1, objectives=["obj_ab_ovo", "obj_burial"]).turn(0)
    table.do("use", "ship_log", pay=())
    assert table.asked == (0, "whose_objectives")
    assert table.options == [("seat", 1), ("seat", 2)]
    table.do("seat", 1)
    assert ("objectives", 1, ("obj_ab_ovo", "obj_burial"), 1) in table.seat(0).knowledge
    (event,) = [e for e in table.game.log if e[0] == "looked_at_objectives"]
    assert event[2:] == ((0,), ("objectives",))
    assert len(table.seat(0).hand) == 2
    assert "ship_log" in table.game.removed


@pytest.mark.parametrize(("tile", "broken"), [("canteen", False), ("command_center", True)])
def test_the_ship_log_needs_a_working_computer(tile, broken):
    """R-17.39: no Computer, or one that a Malfunction switched off."""
    scenario = Scenario("captain", "soldier").room(6, tile, malfunction=broken)
    table = scenario.seat(0, room=6, hand=HAND, items=["ship_log"]).turn(0)
    assert not table.offers("use", "ship_log")
    assert table.refusal("use", "ship_log") == ("no_working_computer", "R-17.39")


def intercom(card, **room):
    """The Captain in the Hibernatorium, the Soldier in the Command Center on slot 6."""
    scenario = Scenario("captain", "soldier").room(6, "command_center", **room).room(7, "shower_room")
    return scenario.seat(0, hand=[card], items=["intercom"]).seat(1, room=6, hand=["rest"])


def test_with_the_intercom_an_order_reaches_any_room_with_a_computer():
    """R-7.9, R-15.24: that character moves from their own Room and rolls Noise."""
    table = intercom("order").script(noise=["silence"]).turn(0)
    table.do("play", "order").do("way", 7)
    assert table.seat(1).room == 7
    assert table.told("noise_rolled") == [{"seat": 1, "face": "silence", "room": 7}]


def test_the_intercom_needs_a_working_computer_at_the_other_end():
    """R-17.39: a Malfunction cuts the line."""
    table = intercom("order", malfunction=True).turn(0)
    assert not table.offers("play", "order")
    assert table.refusal("play", "order") == ("nobody_to_order", "R-7.9")


def test_without_the_intercom_an_order_stays_in_the_room():
    """R-7.9: the quest item is what carries the voice."""
    table = intercom("order").seat(0, items=[]).turn(0)
    assert not table.offers("play", "order")


def test_an_order_by_intercom_out_of_combat_is_an_escape():
    """R-7.9, R-7.7: the Intruders there attack first."""
    table = intercom("order").figure("adult", room=6).top("attack", "scratch").turn(0)
    table.do("play", "order").do("way", 7)
    assert table.seat(1).light == 1
    assert table.seat(1).room == 7


def test_with_the_intercom_motivation_works_in_one_other_room_instead():
    """R-15.24, X-26: the characters there draw, the Captain does not."""
    table = intercom("motivation").turn(0)
    table.do("play", "motivation")
    assert table.options == [("room", 11), ("room", 6)]
    table.do("room", 6)
    assert len(table.seat(1).hand) == 2
    assert table.seat(0).hand == []


def test_the_intercom_is_never_used_by_itself():
    """R-5.15: a passive card."""
    table = intercom("order").turn(0)
    assert table.refusal("use", "intercom") == ("item_is_passive", "R-5.15")


# -- Pilot ------------------------------------------------------------------------------------------


def orbit(*crew, **seat):
    """The Pilot, and others in the same Room, about to cut the round short in a quiet event phase."""
    scenario = Scenario("pilot", *crew).top("event", "regeneration").script(bag=["blank"])
    return scenario.seat(0, hand=["rest"], items=["orbital_maneuvering_system"], **seat)


def test_the_orbital_manoeuvre_makes_everybody_pass_and_skips_the_intruder_attacks():
    """R-5.11, R-4.8, R-4.9, R-4.14: Time, Event and bag steps happen, the attacks do not."""
    table = orbit("captain").figure("adult", room=11).turn(0)
    table.do("use", "orbital_maneuvering_system")
    assert [e["seat"] for e in table.told("passed")] == [0, 1]
    assert table.told("attack") == []
    assert table.game.time == 1
    assert [e["event"] for e in table.told("event")] == ["regeneration"]
    assert len(table.told("bag_token")) == 1
    assert table.game.round == 2
    assert "orbital_maneuvering_system" in table.game.removed


def test_the_intruders_attack_again_in_the_next_round():
    """R-4.9: only one step is skipped."""
    table = orbit("captain").figure("adult", room=11).turn(0)
    table.do("use", "orbital_maneuvering_system")
    assert not table.game.skip_attacks


def test_everybody_who_passes_by_the_orbital_manoeuvre_may_discard():
    """R-5.11, R-5.3: in order."""
    table = orbit("captain").seat(1, hand=["order"]).turn(0)
    table.do("use", "orbital_maneuvering_system")
    assert table.asked == (1, "pass_discard")
    table.do("card", "order")
    assert "captain_order_1" in table.seat(1).discard + table.seat(1).deck + table.seat(1).hand
    assert table.game.round == 2


def test_bleeding_hurts_all_who_pass_and_fire_only_the_active_player():
    """R-5.11, R-16.17: Pilot and Captain both stand in a burning Room, the Captain bleeds."""
    table = orbit("captain").room(11, fire=True).seat(1, wounds=["wound_bleeding"]).turn(0)
    table.do("use", "orbital_maneuvering_system")
    assert [e["seat"] for e in table.told("bleeding")] == [1]
    assert [e["seat"] for e in table.told("burnt")] == [0]
    assert (table.seat(0).light, table.seat(1).light) == (1, 1)


def test_the_orbital_manoeuvre_can_be_used_in_combat_and_out_of_it():
    """R-5.20: no combat icon; cost 1."""
    assert orbit("captain").turn(0).offers("use", "orbital_maneuvering_system")
    assert orbit("captain").figure("queen", room=11).turn(0).offers("use", "orbital_maneuvering_system")
    broke = orbit("captain").seat(0, hand=[]).turn(0)
    assert not broke.offers("use", "orbital_maneuvering_system")


def test_the_orbital_manoeuvre_ends_the_intruder_players_phase_too():
    """R-23.4, R-23.11: who leads the Intruders passes and keeps at most one card."""
    scenario = orbit("captain", "soldier").seat(2, status="dead", intruder=True)
    scenario.game.intruder_seat = 2
    scenario.game.seats[2].hand = ["ip_pursuit_1", "ip_recovery"]
    table = scenario.turn(0)
    table.do("use", "orbital_maneuvering_system")
    assert table.asked == (2, "intruder_keep")
    table.do("intruder_card", "ip_recovery")
    assert table.game.round == 2
    assert table.told("intruder_card") == []


@pytest.mark.parametrize(("locked", "after"), [(True, False), (False, True)])
def test_the_pilots_key_locks_or_unlocks_a_pod_of_the_section(locked, after):
    """R-18.5, R-5.15: one Pod of this Section, cost 1, single use."""
    scenario = Scenario("pilot").room(12, "evacuation_a").ship(pods=[(1, "A", locked), (2, "B", True)])
    table = scenario.seat(0, room=12, hand=HAND, items=["pilot_evacuation_key"]).turn(0)
    table.do("use", "pilot_evacuation_key")
    assert table.game.pods == [(1, "A", after, False), (2, "B", True, False)]
    assert "pilot_evacuation_key" in table.game.removed
    assert len(table.seat(0).hand) == 2


def test_the_pilots_key_works_on_an_occupied_pod():
    """R-18.14: somebody waits inside."""
    scenario = Scenario("pilot", "captain").room(12, "evacuation_a").ship(pods=[(1, "A", False), (2, "B", True)])
    table = scenario.seat(1, pod=1).seat(0, room=12, hand=HAND, items=["pilot_evacuation_key"]).turn(0)
    table.do("use", "pilot_evacuation_key")
    assert table.game.pods[0] == (1, "A", True, False)


def test_the_pilots_key_is_for_evacuation_sections():
    """R-18.5: and a Section without a Pod is no use either."""
    elsewhere = Scenario("pilot").seat(0, hand=HAND, items=["pilot_evacuation_key"]).turn(0)
    assert elsewhere.refusal("use", "pilot_evacuation_key") == ("not_an_evacuation_section", "R-18.5")
    empty = Scenario("pilot").room(12, "evacuation_a").ship(pods=[(2, "B", True)])
    empty = empty.seat(0, room=12, hand=HAND, items=["pilot_evacuation_key"]).turn(0)
    assert empty.refusal("use", "pilot_evacuation_key") == ("no_pod_here", "R-18.5")


def test_the_pilots_key_has_the_out_of_combat_icon():
    """R-5.20: unlike the red Evacuation Key."""
    scenario = Scenario("pilot").room(12, "evacuation_a").ship(pods=[(1, "A", True)]).figure("larva", room=12)
    table = scenario.seat(0, room=12, hand=HAND, items=["pilot_evacuation_key", "evacuation_key"]).turn(0)
    assert table.refusal("use", "pilot_evacuation_key") == ("only_out_of_combat", "R-5.20")
    assert table.offers("use", "evacuation_key")


# -- Mechanic ---------------------------------------------------------------------------------------


def mechanic(*items, **room):
    scenario = Scenario("mechanic").room(6, "canteen", **room)
    return scenario.seat(0, room=6, hand=HAND, items=list(items))


def test_the_plasma_torch_closes_even_a_destroyed_door():
    """R-17.5, Q-46: it becomes closed and intact; the torch is kept."""
    scenario = mechanic("plasma_torch").door(6, 7, "destroyed")
    table = scenario.turn(0)
    table.do("use", "plasma_torch", pay=()).do("door", "close", scenario.corridor(6, 7))
    assert table.door_between(6, 7) == "closed"
    assert table.seat(0).items == ["plasma_torch"]
    assert len(table.seat(0).hand) == 2


def test_the_plasma_torch_opens_and_closes_ordinary_doors():
    """R-17.5, Q-46: one Door for each use."""
    scenario = mechanic("plasma_torch").door(6, 7, "closed")
    table = scenario.turn(0)
    table.do("use", "plasma_torch").do("door", "open", scenario.corridor(6, 7))
    assert table.door_between(6, 7) == "open"
    table.do("use", "plasma_torch").do("door", "close", scenario.corridor(6, 11))
    assert table.door_between(6, 11) == "closed"


def test_the_plasma_torch_has_the_out_of_combat_icon():
    """R-5.20."""
    table = mechanic("plasma_torch").figure("larva", room=6).turn(0)
    assert table.refusal("use", "plasma_torch") == ("only_out_of_combat", "R-5.20")


def test_the_flashlight_searches_for_two_cards():
    """R-15.15, X-21: all Search rules; it is kept."""
    table = mechanic("flashlight", items=2).top("green", "alcohol", "medkit").turn(0)
    table.do("use", "flashlight", pay=("rest", "search")).do("item", "medkit")
    assert table.game.counters[6] == 1
    assert table.seat(0).items == ["flashlight", "green_medkit_1"]
    assert table.hand(0) == ["demolition"]


def test_the_flashlight_finds_nothing_in_an_exhausted_room():
    """R-15.17: nor can it be used with one card in hand (cost 2)."""
    table = mechanic("flashlight", items=0).turn(0)
    assert table.refusal("use", "flashlight") == ("room_exhausted", "R-15.17")
    poor = mechanic("flashlight", items=2).seat(0, hand=["rest"]).turn(0)
    assert poor.refusal("use", "flashlight") == ("too_few_cards", "R-5.12")


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
    """R-5.20."""
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
    scenario = Scenario("scientist").room(6, "canteen").object(thing, room=6)
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
    """R-5.20."""
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
