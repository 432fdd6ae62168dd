"""The cards that several characters share: Search, Rest, Demolition, repairs, Computer Skills."""

import pytest

from nemesis.scenario import Scenario

from ..places import place_of


def searcher(*top, items=2, tile="storage", hand=("search",), **seat):
    place = place_of(tile)
    scenario = Scenario("pilot", "soldier").room(place, tile, items=items).seat(0, room=place, hand=list(hand), **seat)
    return scenario.top("red", *(top or ("grenade", "decoy")))


def item_types(table, ids):
    return [table.game.rules.types[i].id for i in ids]


def bottom(table, colour, n=1):
    """The lowest cards of an item deck, the lowest first."""
    return item_types(table, table.game.decks[colour][:n])


# -- Search -----------------------------------------------------------------------------------------


def test_search_draws_two_keeps_one_and_puts_the_other_under_the_deck():
    """R-15.15, R-6.11, F-11, X-21: the counter goes down by 1."""
    table = searcher().turn(0).do("play", "search")
    assert table.asked == (0, "keep_item") and len(table.options) == 3
    table.do("item", "grenade")
    assert item_types(table, table.seat(0).items) == ["grenade"] and bottom(table, "red") == ["decoy"]
    assert table.game.counters[16] == 1 and table.hand(0) == []


def test_what_a_search_finds_is_told_to_the_searcher_alone():
    """R-15.15, Q-12: the drawn cards and the kept one are hidden from the others."""
    table = searcher().turn(0).do("play", "search").do("item", "grenade")
    told = {kind: (to, hidden) for kind, _, to, hidden in table.game.log}
    assert "red_grenade" not in repr(table.game.view(1)) and "red_grenade" in repr(table.game.view(0))
    assert told["found"] == ((0,), ("items",)) and told["item_gained"] == ((0,), ("item",))


@pytest.mark.parametrize("first", ["grenade", "decoy"])
def test_both_cards_may_be_declined_and_the_searcher_orders_them(first):
    """R-15.15, F-11, Q-12: the second card named lies lowest."""
    table = searcher().turn(0).do("play", "search").do("none")
    assert table.asked == (0, "order_under")
    table.do("order", next(o[1] for o in table.options if item_types(table, o[1:2]) == [first]))
    assert table.seat(0).items == [] and bottom(table, "red", 2)[1] == first
    assert set(bottom(table, "red", 2)) == {"grenade", "decoy"} and table.game.counters[16] == 1


@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_a_white_room_lets_the_searcher_choose_the_deck_first(colour):
    """R-15.15, Q-11: before any card is drawn."""
    table = searcher(tile="cabins").turn(0).do("play", "search")
    assert table.asked == (0, "search_colour") and not table.told("found")
    table.do("colour", colour).game.apply(0)
    assert table.game.rules.types[table.seat(0).items[0]].colour == colour


@pytest.mark.parametrize(("tile", "colour"), [("storage", "red"), ("generator", "yellow"), ("surgery", "green")])
def test_a_coloured_room_gives_its_own_deck(tile, colour):
    """R-15.15: red, yellow, green."""
    table = searcher(tile=tile).turn(0).do("play", "search")
    assert table.told("found")[0]["colour"] == colour


def test_malfunction_and_fire_do_not_prevent_a_search():
    """R-15.15, R-17.1, R-17.3: the Room is broken and burns."""
    assert searcher().room(16, malfunction=True, fire=True).turn(0).offers("play", "search")


def test_an_exhausted_room_cannot_be_searched():
    """R-15.17: counter 0; with 1 it can."""
    assert searcher(items=0).turn(0).refusal("play", "search") == ("room_exhausted", "R-15.17")
    assert searcher(items=1).turn(0).offers("play", "search")


@pytest.mark.parametrize("room", [1, 11, 19, 20, 21])
def test_special_rooms_cannot_be_searched(room):
    """R-15.17: Cockpit, Hibernatorium, Engines."""
    table = Scenario("pilot", "soldier").seat(0, room=room, hand=["search"]).turn(0)
    assert table.refusal("play", "search") == ("room_never_has_items", "R-15.17")
    assert not table.offers("play", "search")


@pytest.mark.parametrize("tile", ["nest", "slime_room"])
def test_the_nest_and_the_slime_room_cannot_be_searched(tile):
    """R-15.17: they never get a counter."""
    place = place_of(tile)
    table = Scenario("pilot", "soldier").room(place, tile).seat(0, room=place, hand=["search"]).turn(0)
    assert table.refusal("play", "search") == ("room_never_has_items", "R-15.17")


def test_a_last_card_is_the_only_option():
    """R-15.19: one card in deck and discard together."""
    scenario = Scenario("pilot", "soldier").room(16, "storage").seat(0, room=16, hand=["search"])
    table = scenario.deck("red", "grenade").discard("red").turn(0).do("play", "search")
    assert len(table.options) == 2 and table.offers("item", "grenade") and table.offers("none")


def test_a_heavy_item_is_shown_and_goes_to_a_hand_slot_with_one_ammo():
    """R-15.6, R-15.16: no Pick up is needed."""
    table = searcher("prototype_rifle", "decoy").turn(0).do("play", "search").do("item", "prototype_rifle")
    gun = table.seat(0).hands[1]
    assert item_types(table, table.seat(0).hands) == ["shotgun", "prototype_rifle"]
    assert table.game.ammo[gun] == 1 and table.told("took_in_hand")[0]["thing"] == gun


def test_a_heavy_item_refused_with_full_hands_goes_under_the_deck():
    """R-15.4, R-15.5, Q-13: it lies below the card that was not chosen."""
    table = searcher("prototype_rifle", "decoy", hands=["shotgun", "egg"]).turn(0)
    table.do("play", "search").do("item", "prototype_rifle")
    assert table.asked == (0, "hand_full")
    table.do("refuse")
    assert bottom(table, "red", 2) == ["prototype_rifle", "decoy"]
    assert table.seat(0).hands == ["shotgun", "egg"]


# -- Rest -------------------------------------------------------------------------------------------


def rester(*hand, **seat):
    return Scenario("pilot", "soldier").seat(0, hand=["rest", *hand], **seat).turn(0)


def test_rest_removes_clean_contamination_from_the_game():
    """R-16.4, R-16.6: action cards stay."""
    table = rester("contamination", "search", "contamination")
    gone = [c for c in table.seat(0).hand if c.startswith("cont_")]
    table.do("play", "rest")
    assert table.hand(0) == ["search"] and set(gone) <= set(table.game.removed)
    assert not table.seat(0).larva


def test_infected_cards_stay_and_give_one_larva_however_many_they_are():
    """R-16.4, F-17: two infected cards, one Larva; the clean one is removed all the same."""
    table = rester("infected", "contamination", "infected").do("play", "rest")
    p = table.seat(0)
    assert p.larva and table.hand(0) == ["contamination", "contamination"] and p.status == "aboard"
    assert p.known_infected == p.hand and len(table.told("larva_on_board")) == 1


def test_an_infected_scan_with_a_larva_on_the_board_kills_and_hatches_a_creeper():
    """R-16.5: the Corpse and a Creeper in the Room."""
    table = rester("infected", larva=True).do("play", "rest")
    assert table.seat(0).status == "dead" and table.kinds(11) == ["creeper"]
    assert (11, "corpse:pilot") in table.game.floor


def test_a_clean_scan_with_a_larva_on_the_board_harms_nobody():
    """R-16.5, R-16.18: the Larva stays where it was."""
    table = rester("contamination", larva=True).do("play", "rest")
    assert table.seat(0).status == "aboard" and table.seat(0).larva and table.hand(0) == []


def test_rest_without_contamination_in_hand_is_no_action():
    """R-5.18, R-16.4: cards in the deck or the discard do not count."""
    table = rester("search", discard=["infected"])
    assert table.refusal("play", "rest") == ("no_contamination_in_hand", "R-16.4")
    assert not table.offers("play", "rest")


def test_the_result_of_a_scan_is_for_its_owner():
    """R-16.3: the number of infected cards is hidden from the others, the Larva is public."""
    table = rester("infected", "contamination").do("play", "rest")
    told = {kind: (to, hidden) for kind, _, to, hidden in table.game.log}
    assert told["scanned"] == ((0,), ("infected",)) and told["larva_on_board"] == (None, ())


# -- Demolition -------------------------------------------------------------------------------------


def wrecker(*doors, tile="canteen", **options):
    place = place_of(tile)
    scenario = Scenario("pilot", "soldier", options=options).room(place, tile).seat(0, room=place, hand=["demolition"])
    for other, state in doors:
        scenario.door(place, other, state)
    return scenario


def test_demolition_destroys_an_open_or_a_closed_door_of_the_room():
    """Q-46, R-17.6: every Door of the Room that is not destroyed yet."""
    table = wrecker((7, "closed"), (5, "destroyed")).turn(0).do("play", "demolition").do("part", "break_door")
    assert table.asked == (0, "single_door") and len(table.options) == 3
    table.do("door", "destroy", table.game.rules.board.corridors_of[6][-1])
    assert [table.door_between(6, r) for r in (7, 11, 5, 2)].count("destroyed") == 2


def test_an_open_door_really_becomes_destroyed():
    """R-17.6: on the default reading of the card."""
    table = wrecker((7, "destroyed"), (5, "destroyed"), (2, "destroyed")).turn(0)
    table.do("play", "demolition").do("part", "break_door")
    assert table.door_between(6, 11) == "destroyed"


def test_with_the_option_only_closed_doors_can_be_destroyed():
    """R-17.6: `demolition_door = closed_only`, the wording of the Medic's copy."""
    table = wrecker((7, "closed"), demolition_door="closed_only").turn(0)
    table.do("play", "demolition").do("part", "break_door")
    assert table.door_between(6, 7) == "destroyed"
    nothing = wrecker(demolition_door="closed_only").room(6, malfunction=True).turn(0)
    assert not nothing.offers("play", "demolition")


def test_demolition_may_place_a_malfunction_instead():
    """R-17.3: the other part of the card."""
    table = wrecker().turn(0).do("play", "demolition").do("part", "malfunction")
    assert table.game.malfunction[6] and sum(table.game.malfunction) == 1


@pytest.mark.parametrize("tile", ["nest", "slime_room"])
def test_no_malfunction_in_the_nest_or_the_slime_room(tile):
    """R-17.3, R-5.14: only the Door part is left."""
    table = wrecker(tile=tile).turn(0).do("play", "demolition")
    assert table.asked == (0, "single_door")


def test_demolition_with_nothing_left_to_break_is_refused():
    """R-17.3, R-17.6, R-5.18: a marker is there and all Doors are destroyed."""
    doors = [(other, "destroyed") for other in (2, 5, 7, 11)]
    table = wrecker(*doors).room(6, malfunction=True).turn(0)
    assert table.refusal("play", "demolition") == ("malfunction_impossible", "R-17.3")


def test_a_ninth_malfunction_by_demolition_destroys_the_ship():
    """R-1.3, R-17.4, R-20.2: the supply of 8 is used up."""
    scenario = wrecker()
    for room in (1, 11, 19, 20, 21):
        scenario.room(room, malfunction=True)
    for room, tile in ((2, "storage"), (3, "surgery"), (4, "generator")):
        scenario.room(room, tile, malfunction=True)
    table = scenario.turn(0).do("play", "demolition").do("part", "malfunction")
    assert table.game.over and table.game.end_cause == "ninth_malfunction"


def twelve_doors(scenario, state):
    """All door tokens lie on the board, away from Room 6."""
    g = scenario.game
    far = [c for c in range(len(g.doors)) if c not in g.rules.board.corridors_of[6]][:12]
    for corridor in far:
        g.doors[corridor] = {"closed": 1, "destroyed": 2}[state]
    return far


def test_breaking_an_open_door_without_a_token_in_supply_takes_one_from_the_board():
    """R-1.5, Q-24: the donor Corridor becomes open."""
    scenario = wrecker()
    far = twelve_doors(scenario, "closed")
    table = scenario.turn(0).do("play", "demolition").do("part", "break_door").do("door", "destroy")
    assert table.asked == (0, "door_source")
    table.do("corridor", far[3])
    assert table.game.doors[far[3]] == 0 and table.door_between(6, 2) == "destroyed"


def test_no_open_door_can_be_broken_when_no_token_may_be_taken():
    """R-1.5, R-5.18: `door_token_source = closed_only` with twelve destroyed Doors: only the Malfunction is left."""
    scenario = wrecker(door_token_source="closed_only")
    twelve_doors(scenario, "destroyed")
    table = scenario.turn(0).do("play", "demolition")
    assert table.game.malfunction[6]


# -- repairs ----------------------------------------------------------------------------------------

REPAIRS = [("scout", "basic_repairs"), ("pilot", "repairs"), ("mechanic", "quick_repairs")]


@pytest.mark.parametrize(("character", "card"), REPAIRS)
def test_repairs_discard_the_malfunction_of_the_room(character, card):
    """R-17.3: the marker goes back to the supply."""
    scenario = Scenario(character, "soldier").room(6, "canteen", malfunction=True)
    table = scenario.seat(0, room=6, hand=[card, "search", "rest"]).turn(0).do("play", card)
    assert not table.game.malfunction[6] and table.told("repaired") == [{"room": 6}]


@pytest.mark.parametrize("order", ["keep", "swap"])
@pytest.mark.parametrize(("character", "card"), REPAIRS)
def test_repairs_in_an_engine_room_look_at_the_tokens_and_put_either_on_top(character, card, order):
    """R-17.37, Q-30: secret look, and only whether the order changed is announced."""
    scenario = Scenario(character, "soldier").ship(engines=["working", "damaged", "working"])
    table = scenario.seat(0, room=20, hand=[card, "search", "rest"]).turn(0).do("play", card)
    assert table.asked == (0, "engine_order")
    table.do(order)
    state = "damaged" if order == "keep" else "working"
    assert table.game.engines[1][0] == state
    assert table.told("engine_worked") == [{"seat": 0, "engine": 1, "swapped": order == "swap", "state": state}]
    looks = [(to, hidden) for kind, _, to, hidden in table.game.log if kind in ("looked_at_engine", "engine_worked")]
    assert looks == [((0,), ("state",))] * 2


@pytest.mark.parametrize(("room", "engine"), [(21, 0), (20, 1), (19, 2)])
def test_each_engine_room_holds_its_own_engine(room, engine):
    """R-17.37: Room 21 is Engine 1, Room 20 Engine 2, Room 19 Engine 3."""
    scenario = Scenario("mechanic", "soldier").ship(engines=["working"] * 3)
    table = scenario.seat(0, room=room, hand=["quick_repairs"]).turn(0).do("play", "quick_repairs").do("swap")
    assert [top for top, _ in table.game.engines].index("damaged") == engine


@pytest.mark.parametrize(("character", "card"), REPAIRS)
def test_a_broken_engine_room_offers_both_parts(character, card):
    """R-17.37, R-5.14: a Malfunction does not prevent work on the Engine, and stays then."""
    scenario = Scenario(character, "soldier").room(20, malfunction=True)
    table = scenario.seat(0, room=20, hand=[card, "search", "rest"]).turn(0).do("play", card)
    assert table.options == [("part", "repair"), ("part", "engine")]
    table.do("part", "engine").do("keep")
    assert table.game.malfunction[20]


@pytest.mark.parametrize(("character", "card"), REPAIRS)
def test_repairs_with_nothing_to_repair_are_refused(character, card):
    """R-5.18, R-17.37: no marker here, no Engine Room."""
    table = Scenario(character, "soldier").seat(0, hand=[card, "search", "rest"]).turn(0)
    assert table.refusal("play", card) == ("not_in_an_engine_room", "R-17.37")
    assert not table.offers("play", card)


# -- Computer Skills --------------------------------------------------------------------------------


def hacker(tile="comms_room", character="mechanic", **room):
    place = place_of(tile)
    return Scenario(character, "soldier").room(place, tile, **room).seat(0, room=place, hand=["computer_skills"])


@pytest.mark.parametrize("character", ["pilot", "mechanic", "scientist"])
def test_computer_skills_open_or_close_one_door_of_the_room(character):
    """R-24.4, Q-46, R-17.5: each Door as it is, none that is destroyed."""
    scenario = hacker(character=character).door(16, 12, "closed").door(16, 15, "destroyed")
    table = scenario.turn(0).do("play", "computer_skills").do("part", "door")
    assert sorted(what for _, what, _ in table.options) == ["close", "open"]
    table.do("door", "open")
    assert table.door_between(16, 12) == "open"


def test_computer_skills_close_a_door():
    """R-17.5: an open Door becomes closed."""
    table = hacker(tile="canteen").turn(0).do("play", "computer_skills").do("door", "close")
    assert [table.door_between(6, r) for r in (2, 5, 7, 11)].count("closed") == 1


def test_computer_skills_give_a_free_room_action_in_a_room_with_a_computer():
    """R-17.9, R-17.39: the Signal, for the card alone."""
    table = hacker().turn(0).do("play", "computer_skills").do("part", "free_room_action")
    assert table.seat(0).signal and table.told("action")[0]["paid"] == () and table.game.actions_left == 1


@pytest.mark.parametrize("room", [{"tile": "comms_room", "malfunction": True}, {"tile": "storage"}])
def test_without_a_working_computer_only_the_door_part_is_left(room):
    """R-17.39, R-5.14: a Malfunction makes the Computer absent; Storage has none."""
    table = hacker(**room).turn(0).do("play", "computer_skills")
    assert table.asked == (0, "single_door")


def test_a_free_room_action_keeps_its_own_conditions():
    """R-24.5, R-17.9: with the Signal already sent only the Doors remain."""
    table = hacker().seat(0, signal=True).turn(0).do("play", "computer_skills")
    assert table.asked == (0, "single_door")
