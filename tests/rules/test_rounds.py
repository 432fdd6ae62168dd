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
        .turn(0)
    )
    table.do("pass")
    assert table.kinds(6) == ["adult"]
    table.do("pass")
    assert moments(table, "airlock_opens", "intruder_killed", "time") == ["airlock_opens", "intruder_killed", "time"]
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
    table = (
        Scenario("captain")
        .seat(0, deck=["rest"], discard=["search", "search", "order", "demolition", "motivation", "reload"])
        .run("draw_cards")
    )
    seat = table.seat(0)
    assert table.hand(0)[0] == "rest"
    assert (len(seat.hand), seat.discard) == (5, [])
    assert len(set(seat.hand + seat.deck)) == 10
    assert table.told("own_deck_shuffled") == [{"seat": 0}]


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


# -- step 4: time -----------------------------------------------------------------------------------


def test_time_moves_one_space_and_self_destruct_only_when_it_runs():
    """R-4.8, R-19.2: both markers move one space."""
    table = Scenario("captain").ship(time=3, self_destruct=1).run("advance_time")
    assert (table.game.time, table.game.self_destruct) == (4, 2)
    table = Scenario("captain").ship(time=3).run("advance_time")
    assert (table.game.time, table.game.self_destruct) == (4, -1)


@pytest.mark.parametrize(("time", "opened"), [(5, False), (6, True), (7, False)])
def test_the_first_blue_space_opens_the_chambers(time, opened):
    """R-4.8, R-1.16, R-18.1: six white spaces, then the 7th move reaches the first blue one."""
    table = Scenario("captain").ship(time=time).run("advance_time")
    assert bool(table.told("chambers_opened")) is opened


def test_the_first_yellow_space_unlocks_the_pods():
    """R-4.8, R-1.17: 6, 5, 4, then yellow: the third move."""
    pods = [(1, "A", True), (2, "B", True)]
    table = Scenario("captain").ship(self_destruct=1, pods=pods).run("advance_time")
    assert all(locked for _, _, locked, _ in table.game.pods)
    table = Scenario("captain").ship(self_destruct=2, pods=pods).run("advance_time")
    assert not any(locked for _, _, locked, _ in table.game.pods)


@pytest.mark.parametrize(
    ("time", "self_destruct", "cause"),
    [(13, -1, None), (14, -1, "jump"), (14, 0, "destroyed"), (5, 4, None), (5, 5, "destroyed"), (14, 5, "destroyed")],
)
def test_the_last_spaces_of_the_two_tracks_end_the_game(time, self_destruct, cause):
    """R-4.8, R-1.16, R-1.17, I-10: 15 moves of time, 6 of Self-Destruct; both together: destroyed."""
    table = Scenario("captain").ship(time=time, self_destruct=self_destruct).phase("advance_time", "event_card")
    assert (table.game.end_cause or None) == cause
    assert table.game.over is (cause is not None)
    assert bool(table.told("event")) is (cause is None)


# -- step 5: Intruder attacks -----------------------------------------------------------------------


def test_every_intruder_in_combat_attacks_once_and_the_others_do_not():
    """R-4.9, R-5.19: two share the Captain's Room, one is alone elsewhere."""
    table = (
        Scenario("captain", "soldier")
        .room(6, "canteen")
        .seat(0, room=6)
        .figure("adult", room=6)
        .figure("creeper", room=6)
        .figure("adult", room=20)
        .top("attack", "tail_attack", "tail_attack")
        .run("intruder_attacks")
    )
    assert [(e["kind"], e["seat"]) for e in table.told("attack")] == [("adult", 0), ("creeper", 0)]
    assert len(table.told("attack_card")) == 2


# -- step 6: fire -----------------------------------------------------------------------------------


def test_fire_hurts_intruders_and_eggs_but_no_character_in_this_step():
    """R-4.10: 1 Injury each in burning Rooms only, 1 loose Egg in each burning Room."""
    table = (
        Scenario("captain")
        .room(6, "canteen", fire=True)
        .room(9, "storage")
        .seat(0, room=6)
        .figure("adult", room=6)
        .figure("adult", room=9)
        .object("egg", 6)
        .object("egg", 6)
        .object("egg", 9)
        .top("attack", "scratch_4")
        .run("fire_damage")
    )
    assert [f.injuries for f in table.figures()] == [1, 0]
    assert sorted(table.game.floor).count((6, "egg")) == 1
    assert (9, "egg") in table.game.floor
    assert (table.seat(0).light, table.seat(0).wounds) == (0, [])


def test_fire_goes_room_by_room_largest_first_and_eggs_come_last():
    """R-4.10, R-13.10: lower Room number first; in a Room the largest first, then the oldest."""
    table = (
        Scenario("captain")
        .room(6, "canteen", fire=True)
        .room(9, "storage", fire=True)
        .figure("adult", room=9)
        .figure("creeper", room=6)
        .figure("adult", room=6)
        .figure("breeder", room=6)
        .object("egg", 6)
        .top("attack", "scratch_4", "bite_3", "bite_2", "bite_1", "scratch_3")
        .run("fire_damage")
    )
    hurt = [(e["room"], e["kind"]) for e in table.told("injured")]
    assert hurt == [(6, "breeder"), (6, "adult"), (6, "creeper"), (9, "adult")]
    assert moments(table, "injured", "eggs_broken") == ["injured", "eggs_broken"]
    assert table.game.log[-1][0] == "eggs_broken"


def test_an_injury_of_fire_can_kill():
    """R-4.10, R-14.3: the injury check follows at once (blood 2 against 2 Injuries)."""
    table = (
        Scenario("captain")
        .room(9, "storage", fire=True)
        .figure("adult", room=9, injuries=1)
        .top("attack", "scratch_1")
        .run("fire_damage")
    )
    assert table.kinds(9) == []
    assert (9, "carcass") in table.game.floor


# -- step 7: the Event card -------------------------------------------------------------------------


def test_intruders_move_before_the_event_takes_effect():
    """R-4.11: the adult walks from 7 to 8 by exit 2; the damage is done where it arrives."""
    table = (
        Scenario("captain")
        .room(7, "canteen")
        .room(8, "storage")
        .figure("adult", room=7)
        .top("event", "damage")
        .run("event_card")
    )
    assert table.kinds(8) == ["adult"]
    assert table.game.malfunction[8] and not table.game.malfunction[7]
    assert table.game.discards["event"] == ["damage"]


def test_only_the_kinds_shown_on_the_card_move_and_none_out_of_combat():
    """R-4.12: `damage` shows creeper and adult and the number 2."""
    table = (
        Scenario("captain")
        .room(6, "canteen")
        .seat(0, room=6)
        .figure("adult", room=6)
        .figure("adult", room=7)
        .figure("creeper", room=7)
        .figure("breeder", room=7)
        .figure("queen", room=7)
        .figure("larva", room=7)
        .top("event", "damage")
        .run("event_card")
    )
    assert table.kinds(6) == ["adult"]
    assert table.kinds(8) == ["adult", "creeper"]
    assert table.kinds(7) == ["breeder", "queen", "larva"]


def test_no_event_card_shows_the_larva_and_each_number_is_on_five_cards():
    """R-4.12, K-16: two or three symbols on each of the 20 cards, never the larva."""
    events = Scenario("captain").game.rules.families["events"].values()
    assert len(events) == 20
    assert sorted(e.number for e in events) == [n for n in (1, 2, 3, 4) for _ in range(5)]
    assert all(2 <= len(e.movers) <= 3 and "larva" not in e.movers for e in events)


def test_an_ordinary_event_goes_to_the_discard():
    """R-4.11: movement, effect, discard."""
    table = Scenario("captain").top("event", "regeneration").run("event_card")
    assert table.game.discards["event"] == ["regeneration"]
    assert "regeneration" not in table.game.decks["event"]


@pytest.mark.parametrize("event", ["coolant_leak", "life_support_failure", "pod_ejection", "short_circuit"])
def test_a_removed_event_leaves_the_game_and_the_discard_is_shuffled_in(event):
    """R-4.13: REMOVE this card."""
    table = Scenario("captain").empty_deck("event").top("event", event, "hunt_2").run("event_card")
    assert event in table.game.removed
    assert table.game.discards["event"] == []
    assert len(table.game.decks["event"]) == 19 and event not in table.game.decks["event"]


def test_the_malfunction_event_goes_back_into_the_deck_and_the_discard_stays():
    """R-4.13: shuffle this card back, as printed."""
    table = Scenario("captain").empty_deck("event").top("event", "malfunction_event", "hunt_2").run("event_card")
    assert sorted(table.game.decks["event"]) == ["hunt_2", "malfunction_event"]
    assert len(table.game.discards["event"]) == 18


def test_an_event_that_cannot_apply_is_skipped():
    """R-4.13: no Pod to eject, no Nest on view: nothing happens, the card is dealt with as usual."""
    table = Scenario("captain").ship(pods=[]).top("event", "pod_ejection").run("event_card")
    assert table.told("pod_lost") == [] and "pod_ejection" in table.game.removed
    table = Scenario("captain").room(9, "nest", explored=False).top("event", "nest_event").run("event_card")
    assert not any(table.game.noise) and not any(table.game.vents)


def test_an_empty_event_deck_is_shuffled_from_its_discard():
    """R-4.11, X-10, X-18: the card is drawn from the new deck."""
    table = Scenario("captain").empty_deck("event").script(bag=["blank"]).run("event_card")
    assert len(table.told("event")) == 1
    assert {"deck": "event"} in table.told("deck_shuffled")
