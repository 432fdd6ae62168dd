"""Light and Serious Wounds, dressing and healing (R-16.8 to R-16.12, R-16.17)."""

from collections import Counter

import pytest

from nemesis.scenario import Scenario

QUIET = {"intruder_player": "off"}
KINDS = ("wound_body", "wound_leg", "wound_hand", "wound_bleeding", "wound_arm")


def crew(*characters, **setup):
    return Scenario(*(characters or ("captain", "soldier")), options=QUIET, **setup)


def kinds(table, seat=0):
    return [table.game.rules.types[card].id for card, _ in table.seat(seat).wounds]


# -- the cards ----------------------------------------------------------------------------------------


def test_there_are_sixteen_serious_wounds_of_five_kinds():
    """K-13, R-1.13, R-16.17, X-20: body 4, the others 3 each."""
    game = crew().game
    counted = Counter(game.rules.types[c].id for c in game.decks["wound"])
    assert counted == {"wound_body": 4, "wound_leg": 3, "wound_hand": 3, "wound_bleeding": 3, "wound_arm": 3}


@pytest.mark.parametrize(("light", "after"), [(0, (1, 0)), (1, (2, 0)), (2, (0, 1))])
def test_the_third_light_wound_becomes_a_serious_one(light, after):
    """R-16.8: it clears the Light Wounds, I-8."""
    table = crew().seat(0, light=light).run("light_wound", 0)
    assert (table.seat(0).light, len(table.seat(0).wounds)) == after


def test_a_serious_wound_is_the_top_card_of_its_deck():
    """R-16.9, X-20: undressed."""
    table = crew().top("wound", "wound_bleeding_2").run("serious_wound", 0)
    assert table.seat(0).wounds == [("wound_bleeding_2", False)]
    assert len(table.game.decks["wound"]) == 15


def test_a_serious_wound_leaves_the_light_ones_alone():
    """R-16.9, R-16.8: a Serious Wound received directly does not touch the Light Wounds."""
    table = crew().seat(0, light=2).run("serious_wound", 0)
    assert (table.seat(0).light, len(table.seat(0).wounds)) == (2, 1)


def test_the_wound_deck_takes_its_discard_back():
    """R-1.13, X-10: healed Wounds return."""
    scenario = crew().deck("wound")
    table = scenario.run("serious_wound", 0)
    assert len(table.seat(0).wounds) == 1 and len(table.game.decks["wound"]) == 15


@pytest.mark.parametrize("wound", ["light_wound", "serious_wound"])
@pytest.mark.parametrize("dressed", [False, True])
def test_with_three_serious_wounds_any_further_wound_kills(wound, dressed):
    """R-16.10: dressed or not, and even a Light Wound."""
    scenario = crew().seat(0, wounds=[(k, dressed) for k in KINDS[:3]]).seat(1, room=8)
    assert scenario.run(wound, 0).seat(0).status == "dead"


@pytest.mark.parametrize("wound", ["light_wound", "serious_wound"])
def test_two_serious_wounds_leave_room_for_one_more(wound):
    """R-16.10, I-8: the third does not kill."""
    captain = crew().seat(0, wounds=list(KINDS[:2]), light=2).run(wound, 0).seat(0)
    assert (captain.status, len(captain.wounds)) == ("aboard", 3)


# -- what they do -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "cards"), [([], 5), (["wound_body"], 4), ([("wound_body", True)], 5)])
def test_a_body_wound_draws_to_four(wounds, cards):
    """R-16.17, R-4.3: while it is undressed (R-16.9, R-16.11)."""
    assert len(crew().seat(0, wounds=wounds).run("draw_cards").hand(0)) == cards


def test_a_body_wound_in_the_cabins_draws_to_five():
    """R-16.17, R-4.3: a Body Wound draws one card fewer: five in the Cabins."""
    table = crew().room(6, "cabins").seat(0, room=6, wounds=["wound_body"]).run("draw_cards")
    assert len(table.hand(0)) == 5


def test_copies_of_a_wound_do_not_add_up():
    """R-16.9: two body wounds draw to four."""
    assert len(crew().seat(0, wounds=["wound_body", "wound_body"]).run("draw_cards").hand(0)) == 4


@pytest.mark.parametrize(("wounds", "left"), [([], 2), (["wound_hand"], 1), ([("wound_hand", True)], 2)])
def test_a_hand_wound_makes_items_cost_one_more(wounds, left):
    """R-16.17: Bandages cost 2 instead of 1."""
    scenario = crew().seat(0, hand=["rest", "search", "search"], items=["bandages"], wounds=wounds, light=1)
    table = scenario.turn(0).do("use", "bandages")
    if table.asked == (0, "card_option"):
        table.do("part", "heal_light")
    assert (len(table.hand(0)), table.seat(0).light) == (left, 0)


def test_two_hand_wounds_cost_one_more_only():
    """R-16.9, R-16.17: copies of one Wound do not add up."""
    scenario = crew().seat(0, hand=["rest", "search", "search"], items=["bandages"], light=1)
    table = scenario.seat(0, wounds=["wound_hand", "wound_hand"]).turn(0).do("use", "bandages").do("part", "heal_light")
    assert len(table.hand(0)) == 1


def test_a_hand_wound_with_one_card_uses_no_item():
    """R-16.17: with a Hand Wound an Item costs one card more."""
    table = crew().seat(0, hand=["rest"], items=["bandages"], wounds=["wound_hand"], light=1).turn(0)
    assert table.refusal("use", "bandages") == ("too_few_cards", "R-5.12")


def test_a_hand_wound_does_not_hinder_shooting():
    """F-18, R-16.17: Shoot still costs 1."""
    scenario = crew().seat(0, hand=["rest", "search"], wounds=["wound_hand"]).figure("adult", room=11)
    table = scenario.seat(1, room=8).script(combat=["miss"]).turn(0).do("shoot")
    assert len(table.hand(0)) == 1


def test_a_hand_wound_does_not_hinder_reactions():
    """R-16.17: the Armor costs nothing, wounded or not."""
    scenario = crew("soldier", "captain").seat(0, items=["armor"], wounds=["wound_hand"]).seat(1, room=8)
    table = scenario.figure("adult", room=11).top("attack", "scratch_1").run("intruder_attacks")
    assert table.do("item", "armor").seat(0).light == 0


def test_an_arm_wound_leaves_one_hand_slot_and_the_player_drops_the_surplus():
    """R-16.17, R-15.3: at once, by choice; an Object stays in the Room."""
    table = crew().seat(0, hands=["revolver", "carcass"]).top("wound", "wound_arm").run("serious_wound", 0)
    assert table.asked == (0, "drop_surplus")
    assert table.options == [("drop", "revolver"), ("drop", "carcass")]
    table.do("drop", "carcass")
    assert table.seat(0).hands == ["revolver"] and (11, "carcass") in table.game.floor


def test_a_dropped_weapon_is_lost():
    """R-15.3, R-15.8: a starting weapon leaves the game."""
    table = crew().seat(0, hands=["revolver", "carcass"]).top("wound", "wound_arm").run("serious_wound", 0)
    table.do("drop", "revolver")
    assert table.seat(0).hands == ["carcass"] and "revolver" in table.game.removed


@pytest.mark.parametrize("wound", ["wound_body", "wound_leg", "wound_hand", "wound_bleeding"])
def test_other_wounds_leave_both_hands(wound):
    """R-16.17: only an Arm Wound takes a Hand slot."""
    table = crew().seat(0, hands=["revolver", "carcass"]).top("wound", wound).run("serious_wound", 0)
    assert table.asked is None and len(table.seat(0).hands) == 2


def test_one_thing_in_the_hands_is_kept():
    """R-15.3: one slot is left."""
    table = crew().top("wound", "wound_arm").run("serious_wound", 0)
    assert table.asked is None and table.seat(0).hands == ["revolver"]


@pytest.mark.parametrize(("wounds", "light"), [([], 0), (["wound_bleeding"], 1), ([("wound_bleeding", True)], 0)])
def test_a_bleeding_wound_hurts_each_time_one_passes(wounds, light):
    """R-16.17: 1 Light Wound, unless dressed."""
    table = crew().seat(0, wounds=wounds).seat(1, room=8, hand=["rest"]).turn(0).do("pass")
    assert table.seat(0).light == light


def test_two_bleeding_wounds_hurt_once():
    """R-16.9, R-16.17: copies of Bleeding do not add up: one Light Wound on a pass."""
    scenario = crew().seat(0, wounds=["wound_bleeding", "wound_bleeding"]).seat(1, room=8, hand=["rest"])
    assert scenario.turn(0).do("pass").seat(0).light == 1


def test_a_forced_pass_bleeds_too():
    """R-16.17, R-5.11: the Antidote makes its user pass."""
    scenario = crew().seat(0, hand=["rest"], items=["antidote"], wounds=["wound_bleeding"])
    table = scenario.seat(1, room=8, hand=["rest"]).turn(0).do("use", "antidote")
    assert (table.seat(0).passed, table.seat(0).light) == (True, 1)


def test_bleeding_comes_after_the_discard_and_before_the_fire():
    """R-5.7, R-16.12: with 1 Light Wound: bleeding makes 2, the Fire a Serious Wound."""
    scenario = crew().room(6, "canteen", fire=True).seat(0, room=6, hand=["rest"], wounds=["wound_bleeding"], light=1)
    table = scenario.seat(1, room=8, hand=["rest"]).turn(0).do("pass").do("done")
    told = [k for k, *_ in table.game.log if k in ("bleeding", "burnt", "light_wound", "serious_wound")]
    assert told == ["bleeding", "light_wound", "burnt", "serious_wound"]
    assert (table.seat(0).light, len(table.seat(0).wounds)) == (0, 2)


# -- dressing and healing -----------------------------------------------------------------------------


def treated(room_part, **seat):
    scenario = crew().room(2, "emergency_room").seat(0, room=2, hand=["rest", "search"], **seat).seat(1, room=8)
    table = scenario.turn(0).do("room_action")
    return table.do("part", room_part) if table.asked == (0, "card_option") else table


def test_a_dressed_wound_lies_face_down_and_still_counts():
    """R-16.11: no effect, but one of the three."""
    table = treated("dress_all", wounds=["wound_body", "wound_arm"], light=1)
    assert [dressed for _, dressed in table.seat(0).wounds] == [True, True]
    assert kinds(table) == ["wound_body", "wound_arm"]


def test_healing_discards_a_dressed_wound():
    """R-16.11: to the discard of its deck."""
    table = treated("heal", wounds=[("wound_body", True)], light=1)
    assert table.seat(0).wounds == []
    assert table.game.discards["wound"] == ["wound_body_1"]


def test_an_undressed_wound_cannot_be_healed():
    """R-16.11: the Medkit offers to dress it, nothing else."""
    table = crew().seat(0, hand=["rest"], items=["medkit"], wounds=["wound_leg"]).seat(1, room=8).turn(0)
    table.do("use", "medkit")
    assert table.seat(0).wounds == [("wound_leg_1", True)]


def test_the_emergency_room_heals_no_undressed_wound():
    """R-16.11: with a Light Wound beside it, the options are to dress and to heal the Light Wound."""
    scenario = crew().room(2, "emergency_room").seat(0, room=2, hand=["rest", "search"], wounds=["wound_leg"], light=1)
    table = scenario.turn(0).do("room_action")
    assert table.options == [("part", "dress_all"), ("part", "heal_light")]


def test_light_wounds_are_healed_together():
    """R-16.11: to heal is to remove all Light Wounds at once."""
    table = treated("heal_light", light=2, wounds=["wound_leg"])
    assert table.seat(0).light == 0 and len(table.seat(0).wounds) == 1


def test_the_patient_chooses_which_wound_to_dress():
    """Q-21, R-16.11: one entry for each kind."""
    scenario = crew().seat(0, hand=["rest"], items=["clothes"], wounds=["wound_leg", "wound_arm", "wound_leg"])
    table = scenario.seat(1, room=8).turn(0).do("use", "clothes")
    assert table.asked == (0, "wound_to_dress") and len(table.options) == 2
    table.do("wound", "wound_arm")
    assert table.seat(0).wounds == [("wound_leg_1", False), ("wound_arm_1", True), ("wound_leg_2", False)]


def test_a_dressed_wound_stops_hurting_at_once():
    """R-16.11, R-16.17: dressing the hand costs 2 cards, the next Item 1 again."""
    scenario = crew().seat(0, hand=["rest", "search", "search"], items=["clothes", "bandages"], light=1)
    table = scenario.seat(0, wounds=["wound_hand"]).seat(1, room=8).turn(0).do("use", "clothes")
    assert len(table.hand(0)) == 1
    table.do("use", "bandages")
    assert (table.hand(0), table.seat(0).light) == ([], 0)
