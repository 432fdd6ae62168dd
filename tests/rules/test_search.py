"""Search: the counter, the deck of the Room's colour, two cards of which one is kept (R-15.15 to R-15.19)."""

import pytest

from nemesis.scenario import Scenario


def searching(room="canteen", character="captain", **seat):
    """A character in that Room, laid on slot 6 with 2 Items in it."""
    seat = {"hand": ["search", "search", "rest"], **seat}
    return Scenario(character).room(6, room, items=2).seat(0, room=6, **seat)


def kinds(table, cards):
    return [table.game.rules.types[c].id for c in cards]


def looked_at(table):
    return kinds(table, table.seat(0).looking)


# -- the procedure ----------------------------------------------------------------------------------


def test_a_search_lowers_the_counter_by_one():
    """R-15.15: 2 Items become 1; the card itself is the whole cost."""
    table = searching().turn(0)
    table.do("play", "search").do("none").do("order")
    assert table.game.counters[6] == 1
    assert table.hand(0) == ["search", "rest"]


def test_a_search_shows_the_top_two_cards_of_the_deck():
    """R-15.15, X-21: exactly two, from the top."""
    table = searching().top("green", "alcohol", "synthetic_food", "medkit").turn(0)
    table.do("play", "search")
    assert table.asked == (0, "keep_item")
    assert looked_at(table) == ["alcohol", "synthetic_food"]


def test_the_card_kept_goes_to_the_inventory_and_the_other_under_the_deck():
    """R-15.15, F-11, Q-12: the one not chosen is the last card of the deck from now on."""
    table = searching().top("green", "alcohol", "synthetic_food").turn(0)
    table.do("play", "search").do("item", "alcohol")
    assert kinds(table, table.seat(0).items) == ["alcohol"]
    assert kinds(table, [table.game.decks["green"][0]]) == ["synthetic_food"]
    assert table.seat(0).looking == []


def test_only_the_finder_learns_what_was_kept():
    """R-15.1, Q-12: the others hear the back colour, not the face."""
    table = searching().top("green", "alcohol", "synthetic_food").turn(0)
    table.do("play", "search").do("item", "alcohol")
    (event,) = [e for e in table.game.log if e[0] == "item_gained"]
    assert event[1]["colour"] == "green"
    assert event[2:] == ((0,), ("item",))


def test_both_cards_can_be_declined_and_go_under_the_deck_in_the_order_chosen():
    """R-15.15, Q-12: the second one named lies lowest."""
    table = searching().top("green", "alcohol", "synthetic_food").turn(0)
    table.do("play", "search").do("none").do("order", "synthetic_food", "alcohol")
    assert table.seat(0).items == []
    assert kinds(table, table.game.decks["green"][:2]) == ["alcohol", "synthetic_food"]
    assert len(table.game.decks["green"]) == 30


def test_two_equal_cards_need_no_order():
    """Q-12: with two copies of a card declined nothing is left to choose."""
    table = searching().top("green", "medkit", "medkit").turn(0)
    table.do("play", "search").do("none")
    assert table.asked == (0, "turn")


# -- which deck -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "colour"), [("command_center", "red"), ("engine_control", "yellow"), ("canteen", "green")]
)
def test_the_rooms_colour_names_the_deck(room, colour):
    """R-15.15: no question about the deck in a coloured Room."""
    table = searching(room).turn(0)
    table.do("play", "search")
    assert table.told("found")[0]["colour"] == colour
    assert len(table.game.decks[colour]) == 28


def test_in_a_white_room_any_one_deck_is_chosen_first():
    """R-15.15, Q-11: red, yellow or green, before anything is drawn."""
    table = searching("shower_room").top("red", "decoy", "grenade").turn(0)
    table.do("play", "search")
    assert table.asked == (0, "search_colour")
    assert table.options == [("colour", "red"), ("colour", "yellow"), ("colour", "green")]
    assert table.seat(0).looking == []
    table.do("colour", "red")
    assert looked_at(table) == ["decoy", "grenade"]


# -- where one cannot search ------------------------------------------------------------------------


def test_a_room_with_the_counter_at_zero_is_exhausted():
    """R-15.17, R-15.15: the last Item can be searched for, then no more."""
    table = searching().room(6, items=1).turn(0)
    table.do("play", "search").do("none").do("order")
    assert table.game.counters[6] == 0
    assert not table.offers("play", "search")
    assert table.refusal("play", "search") == ("room_exhausted", "R-15.17")


@pytest.mark.parametrize(("slot", "tile"), [(1, None), (11, None), (20, None), (12, "nest"), (6, "slime_room")])
def test_special_rooms_nest_and_slime_room_are_never_searched(slot, tile):
    """R-15.17: Cockpit, Hibernatorium, Engine, Nest, Room Covered with Slime."""
    table = Scenario("captain").room(slot, tile).seat(0, room=slot, hand=["search", "rest"]).turn(0)
    assert not table.offers("play", "search")
    assert table.refusal("play", "search") == ("room_never_has_items", "R-15.17")


def test_fire_and_malfunction_do_not_prevent_a_search():
    """R-15.15: both markers in the Room."""
    table = searching().room(6, fire=True, malfunction=True).turn(0)
    assert table.offers("play", "search")


def test_no_search_in_combat():
    """R-15.15, R-5.20: the card has the out-of-combat icon."""
    table = searching().figure("creeper", room=6).turn(0)
    assert not table.offers("play", "search")
    assert table.refusal("play", "search") == ("only_out_of_combat", "R-5.20")


def test_searching_is_no_basic_action():
    """R-6.11: without the card there is nothing to search with."""
    table = searching(hand=["rest", "demolition", "reload"]).turn(0)
    assert not table.offers("search")


# -- heavy finds ------------------------------------------------------------------------------------


def test_a_heavy_find_is_shown_and_taken_in_hand_at_once():
    """R-15.16: no Pick up action, and everybody sees it."""
    table = searching("engine_control").top("yellow", "fire_extinguisher", "tools").turn(0)
    table.do("play", "search").do("item", "fire_extinguisher")
    assert kinds(table, table.seat(0).hands) == ["revolver", "fire_extinguisher"]
    assert table.seat(0).items == []
    (event,) = [e for e in table.game.log if e[0] == "took_in_hand"]
    assert event[2:] == (None, ())
    assert table.game.actions_left == 1


def test_a_heavy_find_with_full_hands_needs_a_drop():
    """R-15.4, Q-13: drop one thing, then the find takes its place."""
    table = searching("engine_control", hands=["revolver", "carcass"]).top("yellow", "fire_extinguisher", "tools")
    table = table.turn(0)
    table.do("play", "search").do("item", "fire_extinguisher")
    assert table.asked == (0, "hand_full")
    table.do("drop", "carcass")
    assert kinds(table, table.seat(0).hands) == ["revolver", "fire_extinguisher"]
    assert (6, "carcass") in table.game.floor


def test_a_refused_find_goes_under_its_deck():
    """R-15.5: like any declined card, not to the discard."""
    table = searching("engine_control", hands=["revolver", "carcass"]).top("yellow", "fire_extinguisher", "tools")
    table = table.turn(0)
    table.do("play", "search").do("item", "fire_extinguisher").do("refuse")
    assert kinds(table, table.game.decks["yellow"][:2]) == ["fire_extinguisher", "tools"]
    assert table.game.discards["yellow"] == []
    assert kinds(table, table.seat(0).hands[:1]) == ["revolver"]
    assert table.seat(0).hands[1] == "carcass"


@pytest.mark.parametrize("weapon", ["prototype_rifle", "prototype_shotgun", "prototype_pistol"])
def test_a_weapon_found_by_search_has_one_ammo(weapon):
    """R-15.6: whatever its maximum."""
    table = searching("command_center").top("red", weapon, "decoy").turn(0)
    table.do("play", "search").do("item", weapon)
    assert table.game.ammo[f"red_{weapon}_1"] == 1


# -- decks that run out -----------------------------------------------------------------------------


def test_an_empty_deck_takes_its_discard_back():
    """R-1.13, X-10: the discard is shuffled into a new deck of the same colour."""
    table = searching().deck("green").turn(0)
    assert table.game.decks["green"] == []
    table.do("play", "search")
    assert len(table.seat(0).looking) == 2
    assert len(table.game.decks["green"]) == 28
    assert table.game.discards["green"] == []
    assert table.told("deck_shuffled") == [{"deck": "green"}]


def test_a_deck_that_runs_out_between_the_two_cards_goes_on_with_its_discard():
    """R-1.13, R-15.15: the last card of the deck, then one of the reshuffled discard."""
    table = searching().deck("green", "green_medkit_1").turn(0)
    table.do("play", "search")
    assert table.seat(0).looking[0] == "green_medkit_1"
    assert len(table.seat(0).looking) == 2


def test_with_a_single_card_left_it_is_the_only_choice():
    """R-15.19: one card in deck and discard together."""
    table = searching().deck("green", "green_medkit_1").discard("green").turn(0)
    table.do("play", "search")
    assert table.options == [("item", "green_medkit_1"), "none"]
    table.do("item", "medkit")
    assert table.seat(0).items == ["green_medkit_1"]


def test_nothing_left_in_deck_and_discard_makes_the_search_illegal():
    """R-15.19, R-5.18: an action needs something to happen."""
    table = searching().deck("green").discard("green").turn(0)
    assert not table.offers("play", "search")
    assert table.refusal("play", "search") == ("item_deck_empty", "R-15.19")


def test_a_white_room_offers_only_the_decks_that_have_cards():
    """R-15.19, Q-11: an empty colour is not offered."""
    table = searching("shower_room").deck("yellow").discard("yellow").turn(0)
    table.do("play", "search")
    assert table.options == [("colour", "red"), ("colour", "green")]


# -- other ways to search ---------------------------------------------------------------------------


def test_the_storage_action_draws_from_a_chosen_deck_and_leaves_the_counter():
    """R-15.18, Q-11, X-21: draw 2, keep 1, the other under that deck; a red Room, any colour."""
    table = Scenario("captain").room(12, "storage", items=0).seat(0, room=12, hand=["rest", "order", "reload"])
    table = table.top("green", "alcohol", "medkit").turn(0)
    table.do("room_action", 12).do("colour", "green")
    assert looked_at(table) == ["alcohol", "medkit"]
    table.do("item", "medkit")
    assert kinds(table, table.seat(0).items) == ["medkit"]
    assert kinds(table, table.game.decks["green"][:1]) == ["alcohol"]
    assert table.game.counters[12] == 0


def test_a_refused_heavy_item_of_the_storage_goes_under_its_deck():
    """R-15.5: as after a Search."""
    table = Scenario("captain").room(12, "storage").seat(0, room=12, hand=["rest", "order"], hands=["revolver", "egg"])
    table = table.top("red", "prototype_rifle", "decoy").turn(0)
    table.do("room_action", 12).do("colour", "red").do("item", "prototype_rifle").do("refuse")
    assert kinds(table, table.game.decks["red"][:2]) == ["prototype_rifle", "decoy"]
    assert "red_prototype_rifle_1" not in table.game.ammo


def test_scavenging_draws_two_cards_even_from_an_exhausted_room():
    """R-15.15, R-15.17, X-21: cost 1; the counter stays at 0."""
    table = searching(character="scout", hand=["scavenging", "rest"]).room(6, items=0).turn(0)
    table.do("play", "scavenging")
    assert len(table.seat(0).looking) == 2
    assert table.game.counters[6] == 0
    assert table.hand(0) == []


def test_scavenging_needs_a_room_that_ever_has_items():
    """R-15.17: not in the Hibernatorium."""
    table = Scenario("scout").seat(0, hand=["scavenging", "rest"]).turn(0)
    assert table.refusal("play", "scavenging") == ("room_never_has_items", "R-15.17")
