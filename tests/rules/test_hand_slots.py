"""Hands and Inventory: two slots, the arm wound, taped pairs, picking up, dropping, refusing (R-15.1 to R-15.11)."""

import pytest

from nemesis.scenario import Scenario

PAIR = ("rifle", "red_prototype_rifle_1", "yellow_duct_tape_1")


def holding(*things, **seat):
    """The Captain in the Canteen on slot 6, with these things in the hands."""
    seat = {"hand": ["rest", "order", "reload"], **seat}
    scenario = Scenario("captain", "pilot").room(6, "canteen").seat(1, status="dead")
    return scenario.seat(0, room=6, hands=list(things), **seat)


def taped(*others, **seat):
    """The Scout with the Rifle and the Prototype Rifle taped together, and perhaps more."""
    hands = ["rifle", "prototype_rifle", *others]
    scenario = Scenario("scout", "captain").room(6, "canteen")
    scenario.seat(0, room=6, hand=["rest", "search", "demolition"], hands=hands, **seat)
    return scenario.seat(0, taped=[("rifle", "prototype_rifle")])


# -- slots ------------------------------------------------------------------------------------------


def test_both_hands_hold_one_thing_each():
    """R-15.2, I-9: a second thing fits beside the weapon, a third does not."""
    table = holding("revolver").object("carcass", room=6).object("egg", room=6).turn(0)
    table.do("pick_up", "carcass")
    assert table.seat(0).hands == ["revolver", "carcass"]
    table.do("pick_up", "egg")
    assert table.asked == (0, "hand_full")


def test_normal_items_need_no_slot_and_have_no_limit():
    """R-15.1: a dozen cards in the Inventory beside full hands."""
    bag = ["tools"] * 6 + ["medkit"] * 6
    table = holding("revolver", "egg", items=bag, hand=["search"]).top("green", "clothes", "bandages").turn(0)
    table.do("play", "search").do("item", "clothes")
    assert len(table.seat(0).items) == 13
    assert table.seat(0).hands == ["revolver", "egg"]


def test_what_lies_in_the_hands_is_seen_by_all_and_the_inventory_only_by_its_back():
    """R-15.1, R-15.2: as the other seat and the owner see it."""
    table = Scenario("soldier", "captain").seat(1, hands=["revolver", "egg"], items=["tools", "medkit"]).turn(0)
    seen = table.game.view(0)["seats"][1]
    assert seen["hands"] == ["revolver", "egg"]
    assert seen["backs"] == ["green", "yellow"]
    assert "items" not in seen
    assert table.game.view(1)["seats"][1]["items"] == ["yellow_tools_1", "green_medkit_1"]


def test_objects_on_the_floor_are_public():
    """R-15.11: everybody sees the Carcass."""
    table = Scenario("captain", "soldier").room(6, "canteen").object("carcass", room=6).turn(0)
    assert (6, "carcass") in table.game.view(1)["floor"]


# -- the arm wound ----------------------------------------------------------------------------------


def test_an_arm_wound_leaves_one_slot_and_the_surplus_falls_at_once():
    """R-15.3, R-16.17, Q-13: the owner says what."""
    table = holding("revolver", "carcass").top("wound", "wound_arm").run("serious_wound", 0)
    assert table.asked == (0, "drop_surplus")
    assert table.options == [("drop", "revolver"), ("drop", "carcass")]
    table.do("drop", "carcass")
    assert table.seat(0).hands == ["revolver"]
    assert (6, "carcass") in table.game.floor


def test_an_arm_wound_with_one_thing_in_the_hands_drops_nothing():
    """R-15.3: nothing is surplus."""
    table = holding("revolver").top("wound", "wound_arm").run("serious_wound", 0)
    assert table.asked is None
    assert table.seat(0).hands == ["revolver"]


def test_other_wounds_leave_both_hands():
    """R-15.3: only the arm counts."""
    table = holding("revolver", "carcass").top("wound", "wound_hand").run("serious_wound", 0)
    assert table.seat(0).hands == ["revolver", "carcass"]


def test_with_an_arm_wound_a_second_thing_needs_a_drop():
    """R-15.3, R-15.4: one slot only."""
    table = holding("revolver", wounds=["wound_arm"]).object("egg", room=6).turn(0)
    table.do("pick_up", "egg")
    assert table.seat(0).hands == ["egg"] and table.told("dropped")[0]["thing"] == "revolver"


def test_a_dressed_arm_wound_leaves_both_hands():
    """R-15.3: its effect is ignored."""
    table = holding("revolver", wounds=[("wound_arm", True)]).object("egg", room=6).turn(0)
    table.do("pick_up", "egg")
    assert table.seat(0).hands == ["revolver", "egg"]


# -- full hands -------------------------------------------------------------------------------------


def test_with_full_hands_one_drops_something_to_take_the_new_thing():
    """R-15.4, Q-13: the drop is free."""
    table = holding("revolver", "carcass").object("egg", room=6).turn(0)
    table.do("pick_up", "egg").do("drop", "carcass")
    assert table.seat(0).hands == ["revolver", "egg"]
    assert table.game.floor.count((6, "carcass")) == 1
    assert table.game.actions_left == 1


def test_what_is_paid_to_be_picked_up_cannot_be_refused():
    """R-5.18, R-15.10: no action without effect: with full hands something else is put down."""
    table = holding("revolver", "carcass").object("egg", room=6).turn(0)
    table.do("pick_up", "egg")
    assert table.options == [("drop", "revolver"), ("drop", "carcass")]


def test_nothing_is_picked_up_by_hands_that_cannot_be_emptied():
    """R-5.18, R-15.4: the Convict's Handcuffs fill the only hand and cannot be put down."""
    convict = Scenario("convict", modules=("aftermath_characters",)).object("egg", room=6)
    assert convict.seat(0, room=6, hand=["rest", "search"]).turn(0).offers("pick_up", "egg")
    convict = Scenario("convict", modules=("aftermath_characters",)).object("egg", room=6)
    table = convict.seat(0, room=6, hand=["rest", "search"], hands=["handcuffs"], wounds=["wound_arm"]).turn(0)
    assert not table.offers("pick_up", "egg")
    assert "hands_full" in {i.reason for i in table.game.why_not(0)}


def test_a_refused_nest_egg_stays_on_the_intruder_board():
    """R-15.5: five Eggs before and after."""
    table = Scenario("captain").room(12, "nest").seat(0, room=12, hand=["rest", "order"], hands=["revolver", "carcass"])
    table = table.script(noise=["silence"]).turn(0)
    table.do("room_action", 12).do("refuse")
    assert table.game.eggs == 5
    assert table.seat(0).hands == ["revolver", "carcass"]


def test_a_nest_egg_taken_with_full_hands_leaves_the_intruder_board():
    """R-15.4: once something was dropped for it."""
    table = Scenario("captain").room(12, "nest").seat(0, room=12, hand=["rest", "order"], hands=["revolver", "carcass"])
    table = table.script(noise=["silence"]).turn(0)
    table.do("room_action", 12).do("drop", "carcass")
    assert table.game.eggs == 4
    assert table.seat(0).hands == ["revolver", "egg"]


def test_two_equal_objects_are_one_choice():
    """Q-13: dropping one Egg or the other is the same."""
    table = holding("egg", "egg").object("carcass", room=6).turn(0)
    table.do("pick_up", "carcass")
    assert table.seat(0).hands == ["egg", "carcass"], "no question: there is nothing to choose"


# -- picking up -------------------------------------------------------------------------------------


@pytest.mark.parametrize("thing", ["egg", "carcass", "blue_corpse", "corpse:pilot"])
def test_every_heavy_object_can_be_picked_up_for_one_card(thing):
    """R-15.9, R-15.10, R-6.6, Q-15: one Action card, one slot."""
    table = holding("revolver").object(thing, room=6).turn(0)
    table.do("pick_up", thing, pay=("rest",))
    assert table.seat(0).hands == ["revolver", thing]
    assert (6, thing) not in table.game.floor
    assert table.hand(0) == ["order", "reload"]


def test_objects_of_another_room_cannot_be_picked_up():
    """R-15.10: only in the own Room."""
    table = holding("revolver").object("carcass", room=11).turn(0)
    assert not table.offers("pick_up")
    assert table.refusal("pick_up") == ("nothing_to_pick_up", "R-15.10")


def test_nothing_is_picked_up_in_combat():
    """R-5.21, R-6.6: not a basic action in Combat."""
    table = holding("revolver").object("carcass", room=6).figure("larva", room=6).turn(0)
    assert not table.offers("pick_up")
    assert table.refusal("pick_up") == ("only_out_of_combat", "R-5.21")


def test_eggs_of_the_intruder_board_are_not_picked_up():
    """R-15.10: they are taken by the Nest action only."""
    table = Scenario("captain").room(12, "nest").seat(0, room=12, hand=["rest", "order", "reload"]).turn(0)
    assert not table.offers("pick_up")
    assert table.offers("room_action", 12)


def test_objects_travel_with_their_bearer():
    """R-15.9: a move takes them along."""
    table = holding("revolver", "carcass").room(7, "shower_room").script(noise=["silence"]).turn(0)
    table.do("move", 7)
    assert table.seat(0).room == 7
    assert table.seat(0).hands == ["revolver", "carcass"]


def test_objects_go_into_hibernation_with_their_bearer():
    """R-15.9: nothing is left behind in the Hibernatorium."""
    scenario = Scenario("captain", "soldier").ship(time=8).seat(0, hand=["rest", "order"], hands=["revolver", "egg"])
    table = scenario.script(noise=["silence"]).turn(0)
    table.do("room_action", 11)
    assert table.seat(0).status == "hibernating"
    assert table.seat(0).hands == ["revolver", "egg"]
    assert (11, "egg") not in table.game.floor


def test_objects_take_no_seat_in_a_pod():
    """R-15.9: a second character with full hands still finds a seat."""
    scenario = Scenario("captain", "soldier", "scout").room(12, "evacuation_a").ship(pods=[(1, "A", False)])
    scenario.seat(1, pod=1, hands=["carcass", "egg"]).script(noise=["silence"])
    table = scenario.seat(0, room=12, hand=["rest", "order"], hands=["blue_corpse", "egg"]).turn(0)
    table.do("room_action", 12).do("launch")
    assert (table.seat(0).status, table.seat(1).status) == ("launched", "launched")
    assert table.seat(0).hands == ["blue_corpse", "egg"]


@pytest.mark.parametrize(("thing", "kept"), [("egg", "revolver"), ("revolver", "egg")])
def test_what_falls_out_of_the_hands_in_a_pod_lies_in_the_section(thing, kept):
    """R-15.3, R-15.8: an arm wound by bleeding, while waiting; a weapon is lost as elsewhere."""
    scenario = Scenario("captain", "soldier").room(12, "evacuation_a").ship(pods=[(1, "A", False)])
    scenario.seat(0, pod=1, hands=["revolver", "egg"], light=2, wounds=["wound_bleeding"]).top("wound", "wound_arm")
    table = scenario.turn(0)
    table.do("stay").do("drop", thing)
    assert ((12, "egg") in table.game.floor) == (thing == "egg")
    assert ("revolver" in table.game.removed) == (thing == "revolver")
    assert table.seat(0).hands == [kept]


# -- dropping ---------------------------------------------------------------------------------------


def test_dropping_is_free_and_an_object_stays_in_the_room():
    """R-15.8, R-5.8, Q-14: no card, no action."""
    table = holding("revolver", "carcass").turn(0)
    table.do("drop", "carcass")
    assert (6, "carcass") in table.game.floor
    assert table.game.actions_left == 2
    assert len(table.seat(0).hand) == 3


@pytest.mark.parametrize(("item", "pile"), [("tools", "yellow"), ("medkit", "green"), ("grenade", "red")])
def test_a_dropped_item_is_lost_to_the_discard_of_its_colour(item, pile):
    """R-15.8: it does not lie in the Room."""
    table = holding("revolver", items=[item]).turn(0)
    table.do("drop", item)
    assert table.seat(0).items == []
    assert table.game.discards[pile] == [f"{pile}_{item}_1"]
    assert not [o for room, o in table.game.floor if room == 6]


def test_a_dropped_crafted_item_returns_to_the_stock():
    """R-15.8, R-15.20: it can be crafted again."""
    table = holding("revolver", items=["taser"]).turn(0)
    before = len(table.game.crafted)
    table.do("drop", "taser")
    assert len(table.game.crafted) == before + 1


def test_a_dropped_starting_weapon_leaves_the_game():
    """R-15.8: it has no discard pile."""
    table = holding("revolver").turn(0)
    table.do("drop", "revolver")
    assert "revolver" in table.game.removed
    assert "revolver" not in table.game.ammo


def test_dropping_a_weapon_loses_what_is_attached():
    """R-15.7, R-15.8: one unit; each card to its own place."""
    scenario = Scenario("soldier").seat(0, attached={"assault_rifle": ["extended_magazine", "autoloader"]}, quests=[])
    table = scenario.turn(0)
    table.do("drop", "assault_rifle")
    assert table.game.discards["red"] == ["red_extended_magazine_1"]
    assert {"assault_rifle", "autoloader"} <= set(table.game.removed)
    assert table.game.attached == {}


def test_an_attached_card_cannot_be_dropped_by_itself():
    """R-15.7: only the whole unit."""
    table = Scenario("soldier").seat(0, attached={"assault_rifle": ["extended_magazine"]}).turn(0)
    assert table.offers("drop", "assault_rifle")
    assert not table.offers("drop", "extended_magazine")


def test_inactive_quest_items_cannot_be_dropped():
    """R-15.23: they are no Items yet."""
    table = holding("revolver").turn(0)
    assert table.seat(0).quests == ["ship_log", "intercom"]
    assert not table.offers("drop", "ship_log")


# -- taped pairs ------------------------------------------------------------------------------------


def test_a_taped_pair_fills_one_slot():
    """R-15.7: a third thing still fits."""
    table = taped().object("carcass", room=6).turn(0)
    table.do("pick_up", "carcass")
    assert table.seat(0).hands == ["rifle", "red_prototype_rifle_1", "carcass"]


def test_a_pair_and_one_thing_more_fill_both_hands():
    """R-15.7, R-15.2: no fourth thing."""
    table = taped("carcass").object("egg", room=6).turn(0)
    table.do("pick_up", "egg")
    assert table.asked == (0, "hand_full")


@pytest.mark.parametrize("wound", ["wound_arm", "wound_leg"])
def test_a_taped_pair_survives_a_wound(wound):
    """R-15.7, R-15.3: it needs one slot only."""
    table = taped().top("wound", wound).run("serious_wound", 0)
    assert table.asked is None
    assert len(table.seat(0).hands) == 2


def test_splitting_a_pair_loses_the_tape():
    """R-15.7: the tape goes to the yellow discard, the other weapon stays."""
    table = taped().turn(0)
    table.do("drop", "prototype_rifle")
    assert table.seat(0).hands == ["rifle"]
    assert table.seat(0).pairs == []
    assert table.game.discards["yellow"] == ["yellow_duct_tape_1"]


def test_an_arm_wound_can_split_a_pair_and_then_asks_again():
    """R-15.3, R-15.7: pair and Carcass need two slots; without one half of the pair they still do."""
    table = taped("carcass").top("wound", "wound_arm").run("serious_wound", 0)
    table.do("drop", "rifle")
    assert table.asked == (0, "drop_surplus")
    table.do("drop", "carcass")
    assert table.seat(0).hands == ["red_prototype_rifle_1"]
