"""What the Quest Items of Captain, Pilot and Mechanic do once active (R-29.5)."""

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
    assert [(e["seat"], e["cards"]) for e in table.told("passed")] == [(0, ()), (1, ("captain_order_1",))]
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
    table = orbit("captain", "soldier").intruder_player(2, hand=["ip_pursuit_1", "ip_recovery"]).turn(0)
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
    """R-5.20: an Item marked "out of Combat only" cannot be used in Combat."""
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
