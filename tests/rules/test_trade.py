"""Trade: offers, answers, several deals in one action (R-15.12 to R-15.14, K-9)."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]


def meeting(mine=(), theirs=(), my_hands=None, their_hands=None, options=None):
    """Captain (seat 0) and Soldier (seat 1) in the Hibernatorium, with these Items."""
    scenario = Scenario("captain", "soldier", options=options or {})
    scenario.seat(0, hand=HAND, items=list(mine), hands=my_hands)
    return scenario.seat(1, hand=["rest"], items=list(theirs), hands=their_hands)


def crowd(**options):
    """Captain, Soldier and Scout together, with one Item each."""
    scenario = Scenario("captain", "soldier", "scout", options=options)
    scenario.seat(0, hand=HAND, items=["tools"])
    return scenario.seat(1, items=["medkit"]).seat(2, items=["grenade"])


def kinds(table, seat):
    return [table.game.rules.types[i].id for i in table.seat(seat).items]


def offer(table, give=(), ask=()):
    """Name these things, then stop; a thing that is the only possible one is named by itself."""
    for kind, things in (("trade_give", give), ("trade_ask", ask)):
        for thing in things:
            if table.asked[1] == kind:
                table.do("thing", thing)
        if table.asked[1] == kind:
            table.do("done")
    return table


# -- the action -------------------------------------------------------------------------------------


def test_a_trade_costs_the_active_player_one_card():
    """R-6.7, R-15.12: the partner pays nothing."""
    table = meeting(mine=["tools"]).turn(0)
    table.do("trade", 1, pay=("rest",))
    assert table.hand(0) == ["search", "demolition"]
    assert table.hand(1) == ["rest"]
    assert table.game.actions_left == 1


def test_a_trade_needs_somebody_in_the_room():
    """R-15.12: not across Rooms."""
    table = meeting(mine=["tools"]).room(6, "canteen").seat(1, room=6).turn(0)
    assert not table.offers("trade")
    assert table.refusal("trade") == ("nobody_to_trade", "R-15.12")


def test_a_trade_needs_something_to_trade():
    """R-15.12, F-13, R-5.18: two characters with nothing."""
    table = meeting(my_hands=[], their_hands=[]).turn(0)
    assert not table.offers("trade")
    assert table.refusal("trade", 1) == ("nothing_to_trade", "R-15.12")


def test_no_trade_in_combat():
    """R-5.21, R-6.7: a larva is enough."""
    table = meeting(mine=["tools"]).figure("larva", room=11).turn(0)
    assert not table.offers("trade")
    assert table.refusal("trade") == ("only_out_of_combat", "R-5.21")


def test_a_partner_who_has_passed_can_still_trade():
    """R-15.14: passing ends one's turns, not one's voice."""
    table = meeting(mine=["tools"]).seat(1, passed=True).turn(0)
    offer(table.do("trade", 1), give=["tools"]).do("accept")
    assert kinds(table, 1) == ["tools"]


# -- offers and answers -----------------------------------------------------------------------------


def test_items_change_hands_when_both_agree():
    """R-15.12, Q-16: Tools for a green card, of the partner's choice."""
    table = meeting(mine=["tools"], theirs=["medkit", "grenade"]).turn(0)
    offer(table.do("trade", 1), give=["tools"], ask=["back:green"])
    assert table.asked == (1, "trade_answer")
    table.do("accept")
    assert (kinds(table, 0), kinds(table, 1)) == (["medkit"], ["grenade", "tools"])


def test_a_gift_is_a_trade():
    """R-15.12: nothing is asked in return."""
    table = meeting(mine=["tools"], theirs=["medkit"]).turn(0)
    offer(table.do("trade", 1), give=["tools"]).do("accept")
    assert (kinds(table, 0), kinds(table, 1)) == ([], ["medkit", "tools"])


def test_a_request_for_nothing_in_return_is_a_trade():
    """R-15.12: the partner may say yes."""
    table = meeting(theirs=["medkit"], my_hands=[]).turn(0)
    offer(table.do("trade", 1), ask=["back:green"]).do("accept")
    assert kinds(table, 0) == ["medkit"]


def test_the_first_offer_must_name_something():
    """R-15.12, F-13: having given nothing one cannot stop before asking for something."""
    table = meeting(mine=["tools"], theirs=["medkit"]).turn(0)
    table.do("trade", 1).do("done")
    assert table.asked == (0, "trade_ask")
    assert "done" not in table.options


def test_an_empty_handed_partner_can_only_be_given_something():
    """R-15.12, F-13: there is nothing to ask for, so the gift must be named."""
    table = meeting(mine=["tools"], their_hands=[]).turn(0)
    table.do("trade", 1)
    assert table.asked == (0, "trade_give")
    assert "done" not in table.options


def test_a_refused_offer_is_spent():
    """R-15.12, F-13: the cost is paid, the action used, nothing moves."""
    table = meeting(mine=["tools"], theirs=["medkit"]).turn(0)
    offer(table.do("trade", 1), give=["tools"], ask=["back:green"]).do("refuse").do("done")
    assert (kinds(table, 0), kinds(table, 1)) == (["tools"], ["medkit"])
    assert table.told("trade_refused") == [{"seat": 0, "partner": 1}]
    assert table.asked == (0, "turn")
    assert table.game.actions_left == 1
    assert len(table.seat(0).hand) == 2


def test_several_things_can_be_named_in_one_offer():
    """Q-16: two Items and an Object for two green cards."""
    table = meeting(mine=["tools", "clothes"], theirs=["medkit", "bandages"], my_hands=["egg"]).turn(0)
    offer(table.do("trade", 1), give=["tools", "clothes", "egg"], ask=["back:green", "back:green"])
    table.do("accept").do("thing", "bandages")
    assert sorted(kinds(table, 0)) == ["bandages", "medkit"]
    assert sorted(kinds(table, 1)) == ["clothes", "tools"]
    assert table.seat(1).hands == ["assault_rifle", "egg"]


def test_two_equal_objects_can_be_asked_for_together():
    """R-15.12: both Eggs of a partner."""
    table = meeting(my_hands=[], their_hands=["egg", "egg"]).turn(0)
    offer(table.do("trade", 1), ask=["egg", "egg"]).do("accept")
    assert table.seat(0).hands == ["egg", "egg"]
    assert table.seat(1).hands == []


def test_the_partner_may_counter():
    """Q-16: a counter-offer refuses the first one; the active player answers it."""
    table = meeting(mine=["tools"], theirs=["medkit"]).turn(0)
    offer(table.do("trade", 1), ask=["back:green"]).do("counter")
    assert table.asked == (1, "trade_give")
    offer(table, give=["medkit"], ask=["back:yellow"])
    assert table.asked == (0, "trade_answer")
    table.do("accept")
    assert (kinds(table, 0), kinds(table, 1)) == (["medkit"], ["tools"])
    assert table.asked == (0, "trade_more")


def test_countering_with_nothing_is_a_refusal():
    """Q-16: the active player goes on."""
    table = meeting(mine=["tools"], theirs=["medkit"]).turn(0)
    offer(table.do("trade", 1), ask=["back:green"]).do("counter").do("done").do("done")
    assert table.asked == (0, "trade_more")
    assert kinds(table, 1) == ["medkit"]


def test_offers_and_counter_offers_come_to_an_end():
    """R-15.13: four offers in one Trade, whoever makes them; the last one cannot be countered."""
    table = meeting(mine=["tools"], theirs=["medkit"]).turn(0)
    table.do("trade", 1)
    for _ in range(3):
        offer(table, give=[table.options[0][1]]).do("counter")
    offer(table, give=[table.options[0][1]])
    assert table.options == ["refuse", "accept"]
    table.do("refuse")
    assert table.asked == (0, "turn")


# -- what is seen -----------------------------------------------------------------------------------


def test_one_asks_for_hidden_cards_by_the_colour_of_their_backs():
    """R-15.1, Q-16: hands by name, the Inventory by colour and number."""
    table = meeting(theirs=["medkit", "bandages", "grenade", "tools"], my_hands=[], their_hands=["egg"]).turn(0)
    table.do("trade", 1)
    assert table.asked == (0, "trade_ask")
    assert table.options == [("thing", t) for t in ("egg", "back:green", "back:red", "back:yellow")]
    table.do("thing", "back:green")
    assert table.offers("thing", "back:green")
    table.do("thing", "back:green")
    assert not table.offers("thing", "back:green")


def test_an_active_quest_item_has_its_own_back():
    """R-15.24, R-15.1: it is an Item like the others, and tradable."""
    table = meeting(theirs=["armor"], my_hands=[], their_hands=[]).turn(0)
    offer(table.do("trade", 1), ask=["back:quest"]).do("accept")
    assert table.seat(0).items == ["armor"]


def test_third_parties_do_not_see_what_is_offered_or_exchanged():
    """Q-16: contents only for the two sides."""
    table = crowd().turn(0)
    offer(table.do("trade", 1), give=["tools"], ask=["back:green"])
    assert table.game.view(1)["ext"]["trade"] == (0, 1, ("yellow_tools_1",), ("back:green",))
    assert "trade" not in table.game.view(2)["ext"]
    table.do("accept")
    events = {kind: (to, hidden) for kind, _, to, hidden in table.game.log}
    assert events["trade_offered"] == ((0, 1), ("give", "ask"))
    assert events["trade_done"] == ((0, 1), ("give", "take"))


# -- what can be traded -----------------------------------------------------------------------------


def test_inactive_quest_items_cannot_be_traded():
    """R-15.12, R-15.23: neither given nor asked for."""
    table = meeting(mine=["tools"], theirs=["medkit"]).turn(0)
    table.do("trade", 1)
    assert not table.offers("thing", "ship_log")
    table.do("thing", "tools").do("done")
    assert not table.offers("thing", "autoloader")
    assert not table.offers("thing", "back:quest")


def test_ammo_and_attachments_stay_with_their_weapon():
    """R-15.12, R-15.7: the Rifle keeps its 3 Ammo and its magazine."""
    scenario = meeting(my_hands=[])
    table = scenario.seat(1, ammo={"assault_rifle": 3}, attached={"assault_rifle": ["extended_magazine"]}).turn(0)
    offer(table.do("trade", 1), ask=["assault_rifle"]).do("accept")
    assert table.seat(0).hands == ["assault_rifle"]
    assert table.game.ammo["assault_rifle"] == 3
    assert table.game.attached["assault_rifle"] == ("red_extended_magazine_1",)


def test_a_deal_that_needs_a_third_hand_cannot_be_accepted():
    """R-15.14: the slots must hold after the deal."""
    table = meeting(my_hands=["revolver", "egg"], their_hands=["assault_rifle", "carcass"]).turn(0)
    offer(table.do("trade", 1), give=["egg"])
    assert table.options == ["refuse", "counter"]


def test_an_exchange_between_full_hands_is_fine():
    """R-15.14: only what is held after the deal counts."""
    table = meeting(my_hands=["revolver", "egg"], their_hands=["assault_rifle", "carcass"]).turn(0)
    offer(table.do("trade", 1), give=["egg"], ask=["carcass"]).do("accept")
    assert table.seat(0).hands == ["revolver", "carcass"]
    assert table.seat(1).hands == ["assault_rifle", "egg"]


def test_an_arm_wound_counts_in_a_deal():
    """R-15.14, R-15.3: one slot, filled by the rifle."""
    table = meeting(my_hands=["egg"]).seat(1, wounds=["wound_arm"]).turn(0)
    offer(table.do("trade", 1), give=["egg"])
    assert not table.offers("accept")


def taped_scout():
    scenario = Scenario("captain", "scout").seat(0, hand=HAND, hands=["revolver"])
    scenario.seat(1, hands=["rifle", "prototype_rifle", "carcass"], taped=[("rifle", "prototype_rifle")])
    return scenario.turn(0)


def test_a_taped_pair_traded_whole_stays_taped():
    """R-15.7, R-15.14: it takes one slot of the new owner."""
    table = taped_scout()
    offer(table.do("trade", 1), ask=["rifle", "prototype_rifle"]).do("accept")
    assert table.seat(0).hands == ["revolver", "rifle", "red_prototype_rifle_1"]
    assert table.seat(0).pairs == [("rifle", "red_prototype_rifle_1", "yellow_duct_tape_1")]
    assert table.seat(1).hands == ["carcass"]
    assert table.seat(1).pairs == []


def test_one_half_of_a_taped_pair_loses_the_tape():
    """R-15.7: the pair is split."""
    table = taped_scout()
    offer(table.do("trade", 1), ask=["rifle"]).do("accept")
    assert table.seat(0).hands == ["revolver", "rifle"]
    assert (table.seat(0).pairs, table.seat(1).pairs) == ([], [])
    assert table.game.discards["yellow"] == ["yellow_duct_tape_1"]


def test_who_holds_a_taped_pair_can_take_one_thing_more():
    """R-15.7, R-15.14: the pair fills one slot, in giving and in taking."""
    scenario = Scenario("captain", "scout").seat(0, hand=HAND, hands=["egg"])
    table = scenario.seat(1, hands=["rifle", "prototype_rifle"], taped=[("rifle", "prototype_rifle")]).turn(0)
    offer(table.do("trade", 1), give=["egg"]).do("accept")
    assert table.seat(1).hands == ["rifle", "red_prototype_rifle_1", "egg"]
    assert len(table.seat(1).pairs) == 1


def test_a_giver_of_a_taped_pair_frees_one_slot_only():
    """R-15.14, R-15.7: pair out, two heavy things in, beside the Carcass: one too many."""
    scenario = Scenario("captain", "scout").seat(0, hand=HAND, hands=["revolver", "egg"])
    scenario.seat(1, hands=["rifle", "prototype_rifle", "carcass"], taped=[("rifle", "prototype_rifle")])
    table = scenario.turn(0)
    offer(table.do("trade", 1), give=["revolver", "egg"], ask=["rifle", "prototype_rifle"])
    assert not table.offers("accept")


# -- several deals, several partners ----------------------------------------------------------------


def test_several_deals_with_the_same_partner_fit_in_one_trade():
    """R-15.13, K-9: one card paid, two deals made."""
    table = meeting(mine=["tools"], theirs=["medkit"]).turn(0)
    offer(table.do("trade", 1), give=["tools"]).do("accept")
    assert table.asked == (0, "trade_more")
    offer(table.do("trade", 1), ask=["back:green"]).do("accept").do("done")
    assert (kinds(table, 0), kinds(table, 1)) == (["medkit"], ["tools"])
    assert table.game.actions_left == 1
    assert len(table.seat(0).hand) == 2


def test_by_default_a_trade_has_one_partner():
    """K-9, R-15.13: the Scout has to wait for another action."""
    table = crowd().turn(0)
    assert table.offers("trade", 1) and table.offers("trade", 2)
    offer(table.do("trade", 1), give=["tools"]).do("accept")
    assert table.options == ["done", ("trade", 1)]


def test_with_the_option_the_trade_is_open_to_all_in_the_room():
    """K-9, R-15.13: a second partner, and a deal between two others."""
    table = crowd(trade_partners="all").turn(0)
    offer(table.do("trade", 1), ask=["back:green"]).do("accept")
    assert table.options == ["done", ("trade", 1), ("trade", 2), ("between", 1, 2)]
    offer(table.do("trade", 2), give=["medkit"]).do("accept")
    assert sorted(kinds(table, 2)) == ["grenade", "medkit"]
    table.do("between", 1, 2)
    assert table.asked == (1, "trade_give")
    offer(table, ask=["back:red"])
    assert table.asked == (2, "trade_answer")
    table.do("accept")
    assert kinds(table, 1) == ["grenade"]
    assert table.asked == (0, "trade_more")


def test_two_others_who_do_not_want_to_deal_give_the_word_back():
    """R-15.13: the active player's Trade goes on."""
    table = crowd(trade_partners="all").turn(0)
    offer(table.do("trade", 1), give=["tools"]).do("refuse")
    table.do("between", 1, 2).do("done").do("done")
    assert table.asked == (0, "trade_more")


def test_a_trade_can_be_interrupted_before_any_offer():
    """R-5.17, R-26.6: the card is spent, nobody is asked for goods."""
    table = meeting(mine=["tools"]).seat(1, hand=["interruption"]).turn(0)
    table.do("trade", 1)
    assert table.asked == (1, "interrupt")
    table.do("card", "interruption")
    assert table.asked == (0, "turn")
    assert kinds(table, 0) == ["tools"]
    assert len(table.seat(0).hand) == 2


@pytest.mark.parametrize("value", ["none", "two", True])
def test_the_option_takes_no_other_value(value):
    """K-9: `one` or `all`."""
    from nemesis.errors import BadSetup

    with pytest.raises(BadSetup, match="trade_partners"):
        crowd(trade_partners=value)
