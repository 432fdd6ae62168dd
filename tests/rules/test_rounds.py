"""The round: drawing, the First Player token, turns, then the Event Phase (R-4)."""

import pytest

from nemesis.scenario import Scenario

FULL_HAND = ["search", "search", "rest", "demolition", "order", "motivation"]


def moments(table, *kinds):
    """The kinds of event that were told, in order, each first time only."""
    return list(dict.fromkeys(kind for kind, *_ in table.game.log if kind in kinds))


# -- the order of things ----------------------------------------------------------------------------


def test_a_round_is_a_player_phase_and_then_the_five_steps_of_the_event_phase():
    """R-4.1, R-4.14: turns, time, attacks, fire, event, bag, then the next round."""
    table = (
        Scenario("captain", "soldier")
        .room(6, "canteen")
        .room(9, "storage", fire=True)
        .seat(0, room=6)
        .figure("adult", room=6)
        .figure("adult", room=9)
        .top("event", "nest_event")
        .script(bag=["blank"])
        .turn(0)
    )
    for _ in range(2):
        table.do("pass")
    expected = ["passed", "time", "attack", "injured", "event", "bag_token", "round"]
    assert moments(table, *expected) == expected
    assert table.game.round == 2


def test_the_airlock_is_checked_after_the_last_pass_and_before_time_moves():
    """R-4.7, R-17.11: everybody has passed: the Airlock opens, then the Event Phase begins."""
    table = (
        Scenario("captain", "soldier")
        .room(6, "engine_control")
        .figure("adult", room=6)
        .ship(airlock=6)
        .top("event", "nest_event")
        .phase()
    )
    table.do("pass")
    table.do("done")
    assert table.kinds(6) == ["adult"]
    table.do("pass")
    table.do("done")
    expected = ["passed", "airlock_opens", "intruder_killed", "time"]
    assert moments(table, *expected) == expected
    assert table.kinds(6) == []


def test_the_next_round_waits_until_every_cascade_is_resolved():
    """R-4.21, R-4.17: the Encounter that a bag token causes is played to its end before the new round."""
    table = (
        Scenario("captain", "soldier")
        .bag("adult", "larva", "blank")
        .noise(11, 6)
        .script(bag=["adult", "larva"], noise=["2"])
        .phase("bag_development")
    )
    assert table.asked[1] == "keep_objective"
    assert table.kinds(11) == ["larva"]
    assert table.told("round") == [] and table.seat(0).hand == []
    table.do("objective")
    table.do("objective")
    assert table.seat(0).larva
    assert table.told("round") == [{"round": 2}]


# -- step 1: drawing --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "after"),
    [
        ([], 5),
        (["rest", "order"], 5),
        (["rest", "contamination", "infected"], 5),
        (FULL_HAND[:5], 5),
        (FULL_HAND, 6),
        ([*FULL_HAND, "contamination"], 7),
    ],
)
def test_everybody_draws_up_to_five_and_discards_nothing(held, after):
    """R-4.2: Contamination cards count; a hand at the limit or above draws and discards nothing."""
    table = Scenario("captain", "soldier").seat(0, hand=held).phase("draw_cards")
    assert len(table.seat(0).hand) == after
    assert table.seat(0).discard == []
    assert len(table.seat(1).hand) == 5


def test_only_active_players_draw_and_a_waiting_pod_is_active():
    """R-4.2: the dead, the sleeping and the launched draw nothing, whoever waits in a Pod draws."""
    table = (
        Scenario("captain", "soldier", "scout", "pilot", "mechanic")
        .ship(pods=[(1, "A", False), (2, "B", False)])
        .seat(1, pod=1)
        .seat(2, status="hibernating")
        .seat(3, status="launched")
        .seat(4, status="dead")
        .run("draw_cards")
    )
    assert [len(table.seat(s).hand) for s in range(5)] == [5, 5, 0, 0, 0]


@pytest.mark.parametrize(
    ("tile", "malfunction", "intruder", "wounds", "limit"),
    [
        ("cabins", False, False, [], 6),
        ("cabins", True, False, [], 5),
        ("cabins", False, True, [], 5),
        ("cabins", False, False, ["wound_body"], 5),
        ("canteen", False, False, [], 5),
        ("canteen", False, False, ["wound_body"], 4),
        ("canteen", False, False, ["wound_body", "wound_body"], 4),
        ("canteen", False, False, [("wound_body", True)], 5),
        ("canteen", False, False, ["wound_arm"], 5),
    ],
)
def test_cabins_and_body_wounds_change_how_many_cards_are_drawn(tile, malfunction, intruder, wounds, limit):
    """R-4.3, R-17.12: 6 in quiet, working Cabins; one less with an undressed body wound."""
    scenario = Scenario("captain").room(6, tile, malfunction=malfunction).seat(0, room=6, wounds=wounds)
    if intruder:
        scenario.figure("larva", room=6)
    table = scenario.run("draw_cards")
    assert len(table.seat(0).hand) == limit


def test_an_empty_deck_takes_the_discard_back_and_goes_on():
    """R-4.4: the discard becomes the new deck in the middle of a draw."""
    table = Scenario("captain").seat(0, deck=["rest"]).run("draw_cards")
    seat = table.seat(0)
    assert table.hand(0)[0] == "rest"
    assert (len(seat.hand), seat.discard) == (5, [])
    assert len(set(seat.hand + seat.deck)) == 10
    assert table.told("own_deck_shuffled") == [{"seat": 0, "to_draw": True}]


def test_with_deck_and_discard_empty_the_draw_stops():
    """R-4.4: nothing left to draw is no error."""
    scenario = Scenario("captain")
    seat = scenario.game.seats[0]
    seat.exile, seat.deck = seat.deck[2:], seat.deck[:2]
    table = scenario.run("draw_cards")
    assert len(table.seat(0).hand) == 2


# -- step 2: the First Player token -----------------------------------------------------------------


def test_the_first_player_token_goes_left_every_round_but_the_first():
    """R-4.5, K-11: round 1 keeps it with player 1, later rounds pass it on."""
    scenario = Scenario("captain", "soldier", "scout").ship(round=0)
    table = scenario.phase()
    assert (table.game.round, table.game.first_player, table.asked) == (1, 0, (0, "turn"))
    table = Scenario("captain", "soldier", "scout").phase()
    assert (table.game.round, table.game.first_player, table.asked) == (2, 1, (1, "turn"))
    table = Scenario("captain", "soldier", "scout").ship(first_player=2).phase()
    assert table.game.first_player == 0


def test_the_table_may_pass_the_token_in_round_one_too():
    """K-11: option `pass_token_round1`."""
    table = Scenario("captain", "soldier", options={"pass_token_round1": True}).ship(round=0).phase()
    assert (table.game.round, table.game.first_player) == (1, 1)


@pytest.mark.parametrize("status", ["dead", "hibernating", "launched"])
def test_the_token_skips_players_who_are_no_longer_active(status):
    """R-4.5: it goes to the next active player."""
    table = Scenario("captain", "soldier", "scout").seat(1, status=status).phase()
    assert table.game.first_player == 2


def test_a_player_waiting_in_a_pod_can_be_first_player():
    """R-4.5: whoever waits in a Pod is active."""
    table = Scenario("captain", "soldier").ship(pods=[(1, "A", False)]).seat(1, pod=1).phase()
    assert table.game.first_player == 1
    assert table.asked == (1, "pod_turn")


# -- step 3: turns ----------------------------------------------------------------------------------


def test_turns_go_clockwise_from_the_first_player_until_all_have_passed():
    """R-4.6: one turn each, then the Event Phase."""
    table = Scenario("captain", "soldier", "scout").ship(first_player=1).seat(0, room=1).turn(1)
    order = []
    while table.game.round == 1:
        order.append(table.asked[0])
        table.do("pass")
    assert order == [1, 2, 0]
    assert len(table.told("event_phase")) == 1


def test_a_second_cycle_leaves_out_those_who_passed():
    """R-4.6, I-12: the soldier passed, so the captain and the scout alternate."""
    hand = ["search", "search", "rest", "demolition"]
    table = (
        Scenario("captain", "soldier", "scout")
        .explore_all()
        .seat(0, hand=hand, room=11)
        .seat(1, room=1)
        .seat(2, hand=hand, room=20)
        .script(noise=["silence"] * 8)
        .turn(0)
    )
    for _ in range(2):
        table.do("move", 14 if table.seat(0).room == 11 else 11)
    assert table.asked == (1, "turn")
    table.do("pass")
    for _ in range(2):
        table.do("move", 17 if table.seat(2).room == 20 else 20)
    assert table.asked == (0, "turn")
    for _ in range(2):
        table.do("move", 14 if table.seat(0).room == 11 else 11)
    assert table.asked == (2, "turn")
