"""The CEO's Access Codes: which one was activated stays his secret (A-3.4, A-15.2)."""

import json

import pytest

from nemesis.scenario import Scenario
from nemesis.view import determinise, events_for

WITH = ("aftermath_characters",)
CODES = {"manual_control", "ship_codes"}


def ceo(*hand, mates=("soldier",), **seat):
    scenario = Scenario("ceo", *mates, modules=WITH).room(5, "comms_room").seat(0, room=5, hand=list(hand), **seat)
    return scenario


def with_code(code, *hand, mates=("soldier",), **seat):
    """That code is active, the other one has left the game."""
    return ceo(*hand, mates=mates, **seat).access_code(code)


def as_json(view):
    return json.dumps(view, sort_keys=True)


def activated(code):
    return ceo("search", "rest").turn(0).do("activate_codes").do("item", code)


# -- activating ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", sorted(CODES))
def test_one_is_activated_and_the_other_leaves_the_game(code):
    """A-3.4: face down to the inventory; the other is removed unseen."""
    table = activated(code)
    assert table.seat(0).items == [code] and table.seat(0).quests == []
    assert table.seat(0).exile == [c for c in CODES if c != code] and not CODES & set(table.game.removed)
    assert len(table.hand(0)) == 1 and table.game.actions_left == 1


def test_it_takes_a_working_computer_and_no_combat():
    """A-15.2: the mini-quest; never in Combat."""
    broken = ceo("search").room(5, malfunction=True).turn(0)
    assert broken.refusal("activate_codes") == ("no_working_computer", "R-17.39")
    assert not ceo("search").seat(0, room=11).turn(0).offers("activate_codes")
    fight = ceo("search").figure("adult", room=5).turn(0)
    assert fight.refusal("activate_codes") == ("only_out_of_combat", "R-5.21")
    assert not fight.offers("activate_codes")


def test_the_codes_are_no_ordinary_quest_action():
    """A-3.4: naming one of them would tell which."""
    table = ceo("search").turn(0)
    assert not table.offers("activate_quest") and table.offers("activate_codes")
    assert activated("ship_codes").refusal("activate_codes") == ("no_quest_left", "R-15.24")


@pytest.mark.parametrize("viewer", [1, None])
def test_the_others_see_the_same_whatever_was_chosen(viewer):
    """A-3.4: views and log do not differ."""
    one, two = activated("manual_control").game, activated("ship_codes").game
    for game in (one, two):
        game.seats[0].hand.sort()
    assert as_json(one.view(viewer)) == as_json(two.view(viewer))
    assert events_for(one, viewer) == events_for(two, viewer)


def test_he_knows_what_he_activated_and_what_is_gone():
    """A-3.4: only the CEO learns which code was activated and which left the game."""
    view = activated("ship_codes").game.view(0)
    assert view["seats"][0]["items"] == ["ship_codes"] and view["seats"][0]["items_gone"] == ["manual_control"]
    assert "items_gone" not in activated("ship_codes").game.view(1)["seats"][0]


def test_a_deal_from_another_view_gives_him_either_code():
    """A-3.4: both are possible; from his own view only the true one."""
    game = activated("ship_codes").game
    for seat, possible in ((1, CODES), (None, CODES), (0, {"ship_codes"})):
        deals = [determinise(game.view(seat), seed=n) for n in range(20)]
        assert {d.seats[0].items[0] for d in deals} == possible
        for deal in deals:
            assert set(deal.seats[0].items) | set(deal.seats[0].exile) >= CODES
            assert as_json(deal.view(seat)) == as_json(game.view(seat))


def test_once_used_the_code_is_known_and_the_other_is_known_to_be_gone():
    """A-3.4: by elimination."""
    game = with_code("manual_control", "search").ship(pods=[(1, "A", True)]).turn(0).do("use", "manual_control")
    game = game.do("part", "launch_pod").game
    assert "manual_control" in game.removed
    for n in range(6):
        assert "ship_codes" in determinise(game.view(1), seed=n).seats[0].exile


# -- Manual Control -----------------------------------------------------------------------------------


def test_manual_control_launches_a_locked_pod_with_who_is_inside():
    """A-15.2: exception to R-18.8; they leave as by a normal launch."""
    scenario = with_code("manual_control", "search", mates=("soldier", "scout"))
    table = scenario.ship(pods=[(1, "A", True), (2, "B", True)]).seat(1, pod=1).turn(0)
    table.do("use", "manual_control").do("part", "launch_pod").do("pod", 1)
    assert table.seat(1).status == "launched" and [launched for *_, launched in table.game.pods] == [True, False]
    assert "manual_control" in table.game.removed


def test_manual_control_orders_the_tokens_of_any_engine():
    """A-15.2, R-17.37: he looks; the others learn only whether the order changed."""
    scenario = with_code("manual_control", "search").ship(engines=("working", "damaged", "working"))
    table = scenario.turn(0).do("use", "manual_control").do("part", "remote_engine").do("engine", 1)
    assert table.asked == (0, "engine_order")
    table.do("swap")
    assert table.game.engines[1] == ("working", "damaged") and table.told("engine_worked")[0]["swapped"]
    assert [k[:3] for k in table.seat(0).knowledge if k[0] == "engine"] == [("engine", 1, "working")]
    assert not any(k[0] == "engine" for k in table.seat(1).knowledge)


def test_without_a_pod_manual_control_still_reaches_the_engines():
    """A-15.2, R-5.18: with no Pod left to launch, Manual Control may still change an Engine, so it is legal."""
    table = with_code("manual_control", "search").ship(pods=[]).turn(0).do("use", "manual_control")
    assert table.asked == (0, "engine_to_work_on")


# -- Ship Codes ---------------------------------------------------------------------------------------


def test_ship_codes_replace_the_coordinates_in_secret():
    """A-15.2: any of the 8; what others had seen is void; they see that it happened."""
    scenario = with_code("ship_codes", "search").ship(coordinates="coord_1")
    scenario.seat(1, knowledge=[("coordinates", 0, "coord_1")])
    table = scenario.turn(0).do("use", "ship_codes").do("part", "coordinates")
    assert table.asked == (0, "new_coordinates") and len(table.options) == 8
    table.do("coordinates", "coord_5")
    assert table.game.coordinates == "coord_5"
    assert not any(k[0] == "coordinates" for k in table.seat(1).knowledge)
    assert ("coordinates", 0, "coord_5", 1) in table.seat(0).knowledge
    told = next(e for e in events_for(table.game, 1) if e["event"] == "coordinates_replaced")
    assert "card" not in told["data"]


def test_the_choice_of_coordinates_is_hidden_while_it_is_made():
    """A-15.2: the question itself tells nobody which card."""
    table = with_code("ship_codes", "search").turn(0).do("use", "ship_codes").do("part", "coordinates")
    assert table.game.view(1)["ask"] is None and table.game.view(1)["waiting"] == 0
    assert "coord_" not in as_json(table.game.view(1))


def test_coordinates_are_fixed_while_somebody_hibernates():
    """R-18.4, ruling: by any means."""
    scenario = with_code("ship_codes", "search", mates=("soldier", "scout")).seat(1, status="hibernating")
    table = scenario.room(5, "generator").turn(0).do("use", "ship_codes")
    assert table.asked != (0, "new_coordinates") and not table.offers("part", "coordinates")


def test_ship_codes_take_any_card_of_the_rooms_deck():
    """A-15.2: one entry for each kind; the deck is shuffled, the counter stays."""
    scenario = with_code("ship_codes", "search").room(5, "generator", items=1).seat(0, room=5)
    table = scenario.turn(0).do("use", "ship_codes").do("part", "take_item")
    deck = len(table.seat(0).looking)
    kinds = [table.game.rules.types[o[1]].id for o in table.options]
    assert table.asked == (0, "take_item") and len(kinds) == len(set(kinds)) and "space_suit" in kinds
    table.do("item", "space_suit")
    assert [table.game.rules.types[i].id for i in table.seat(0).items] == ["space_suit"]
    assert len(table.game.decks["yellow"]) == deck - 1 and table.game.counters[5] == 1
    assert table.seat(0).looking == [] and table.told("deck_shuffled")


def test_an_empty_deck_takes_its_discard_back_first():
    """R-1.13: an empty Item deck is made of its discard again before a card is looked for."""
    scenario = with_code("ship_codes", "search").room(5, "generator").seat(0, room=5).deck("yellow")
    table = scenario.turn(0).do("use", "ship_codes").do("part", "take_item")
    assert len(table.seat(0).looking) == len(table.game.rules.decks["yellow"])


def test_in_a_white_room_any_deck_and_in_a_colourless_one_none():
    """A-15.2: Ship Codes takes a card of the Room's colour; white means any deck, no colour none."""
    white = with_code("ship_codes", "search").room(6, "cabins").seat(0, room=6).turn(0)
    white.do("use", "ship_codes").do("part", "take_item")
    assert white.asked == (0, "search_colour") and len(white.options) == 3
    nowhere = with_code("ship_codes", "search").seat(0, room=11).turn(0).do("use", "ship_codes")
    assert nowhere.asked == (0, "new_coordinates")


def test_while_he_looks_through_the_deck_the_others_see_how_many_cards():
    """A-15.2, R-25: the law of views holds in the middle of it."""
    scenario = with_code("ship_codes", "search").room(5, "generator").seat(0, room=5)
    game = scenario.turn(0).do("use", "ship_codes").do("part", "take_item").game
    for seat in (0, 1, None):
        seen = json.loads(json.dumps(game.view(seat)))
        assert json.loads(json.dumps(determinise(seen, seed=5).view(seat))) == seen
    assert game.view(1)["seats"][0]["looking_at"] == ("yellow", len(game.seats[0].looking))
