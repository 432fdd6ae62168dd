"""The Intruder player: turns, moves, attacks (R-23). The special effects are in test_intruder_player_cards."""

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

DYING: dict[str, Any] = {"wounds": ["wound_leg", "wound_hand", "wound_body"]}
CREW = ("captain", "soldier", "scout")


def led(*cards: str, characters: tuple[str, ...] = CREW, **setup) -> Scenario:
    """Seat 1 is dead and leads the Intruders with these cards in hand, since an earlier round."""
    return Scenario(*characters, **setup).intruder_player(1, hand=list(cards))


def first_to_die(**setup) -> Table:
    """The captain dies in Room 6 during the Player Phase of round 1; the others stand in the Hibernatorium."""
    return Scenario(*CREW, **setup).seat(0, room=6, **DYING).run("light_wound", 0)


# -- becoming one -------------------------------------------------------------------------------------


def test_the_first_dead_player_is_asked():
    """R-23.1, Q-41, R-21.3: the first eliminated player may become the Intruder player."""
    table = first_to_die()
    assert table.asked == (0, "become_intruder")
    table.do("yes")
    assert table.game.intruder_seat == 0 and table.seat(0).intruder
    assert table.seat(0).status == "dead"


def test_the_first_dead_player_may_decline():
    """R-23.1: then the game goes on without an Intruder player."""
    table = first_to_die().do("no")
    assert table.game.intruder_seat == -1 and not table.seat(0).intruder


def test_the_second_dead_player_is_not_asked():
    """R-23.1: whether or not the first one accepted."""
    s = Scenario(*CREW).ship(first_death=2).seat(2, status="dead").seat(0, room=6, **DYING)
    assert s.run("light_wound", 0).asked is None


def test_nobody_is_asked_when_the_death_ends_the_game():
    """R-23.1, R-20.3: there is no next Player Phase."""
    s = Scenario("captain", "soldier").seat(1, status="hibernating").seat(0, room=6, **DYING)
    table = s.run("light_wound", 0)
    assert table.game.over
    assert not table.game.result.intruders_prevail


def test_the_ten_cards_become_the_own_deck():
    """R-23.2, X-23: shuffled; what the Character had has left the game."""
    table = first_to_die().do("yes")
    p = table.seat(0)
    assert sorted(p.deck) == sorted(table.game.rules.intruder_cards)
    assert len(p.deck) == 10
    assert (p.hand, p.discard, p.items, p.hands) == ([], [], [], [])
    orders = {tuple(first_to_die(seed=seed).do("yes").seat(0).deck) for seed in range(5)}
    assert len(orders) == 5


def test_the_rest_of_the_round_is_played_normally():
    """R-23.1, R-23.8: no turn in this phase, and the whole Event Phase; from the next round on as Intruder player."""
    s = Scenario("captain", "soldier").seat(0, room=6, hand=["search"])
    s.seat(0, wounds=["wound_bleeding", "wound_hand", "wound_leg"]).seat(1, room=2, hand=[])
    s.top("event", "regeneration").script(bag=["blank"])
    table = s.turn(0).do("pass").do("done")
    table.do("yes")
    assert table.asked == (1, "turn")
    assert table.told("became_intruder") == [{"seat": 0}]
    table.do("pass")
    assert [e["event"] for e in table.told("event")] == ["regeneration"]
    assert table.told("bag_token") == [{"kind": "blank"}]
    assert table.game.round == 2
    assert table.asked == (1, "turn")
    assert len(table.seat(0).hand) == 3
    table.do("pass").do("done")
    assert table.asked == (0, "intruder_turn")


def test_death_in_the_event_phase_starts_in_the_next_player_phase():
    """R-23.1: the Event card of this round is still drawn."""
    s = Scenario(*CREW).seat(0, room=6, **DYING).figure("adult", room=6).top("attack", "scratch_1")
    s.seat(1, room=2).seat(2, room=2)
    s.top("event", "regeneration").script(bag=["blank"])
    table = s.phase("intruder_attacks", "event_card", "bag_development").do("yes")
    assert table.told("event") and table.told("bag_token")
    assert len(table.seat(0).hand) == 3


# -- cards and turns ----------------------------------------------------------------------------------

PRINTED = {
    "ip_pursuit_1": (1, 2),
    "ip_pursuit_2": (2, 2),
    "ip_pursuit_3": (3, 2),
    "ip_pursuit_4": (None, 1),
    "ip_metamorphosis": (1, 3),
    "ip_preparation_1": (None, 1),
    "ip_preparation_2": (4, 2),
    "ip_pack_hunt_1": (3, 2),
    "ip_pack_hunt_2": (4, 3),
    "ip_recovery": (2, 2),
}


def test_three_cards_are_drawn_with_a_limit_of_four():
    """R-23.2: three a round; one kept card and three new ones; never five."""
    for kept, held in (([], 3), (["ip_recovery"], 4), (["ip_recovery", "ip_pursuit_1"], 4)):
        table = led(*kept).phase()
        assert len(table.seat(1).hand) == held
        assert table.seat(1).hand[: len(kept)] == kept


def test_an_empty_deck_takes_the_discard_back():
    """R-23.2: shuffled, while drawing."""
    s = led()
    p = s.game.seats[1]
    p.discard, p.deck = p.deck[1:], p.deck[:1]
    table = s.phase()
    assert len(table.seat(1).hand) == 3
    assert len(table.seat(1).deck) == 7 and table.seat(1).discard == []


def test_the_intruder_player_never_gets_the_first_player_token():
    """R-23.3: it goes from seat 0 to seat 2; the seat in the turn order is kept."""
    table = led().ship(first_player=0).figure("adult", room=20).phase()
    assert table.game.first_player == 2
    assert table.asked == (2, "turn")
    table.do("pass").do("done")
    assert table.asked == (0, "turn")
    table.do("pass").do("done")
    assert table.asked == (1, "intruder_turn")


def test_without_an_intruder_aboard_a_card_can_only_be_used_for_its_effect():
    """R-23.4, R-23.5, R-23.6: nothing to move, nothing to attack with."""
    table = led("ip_preparation_1").turn(1)
    assert table.options == [("intruder_effect", "ip_preparation_1"), ("pass",)]


def test_a_card_offers_three_ways():
    """R-23.4, Q-42: a card is played to move, to attack or for its effect."""
    s = led("ip_recovery").seat(0, room=6).figure("adult", room=6, injuries=1)
    ways = [("intruder_move",), ("intruder_attack",), ("intruder_effect",)]
    assert s.turn(1).options == [(*way, "ip_recovery") for way in ways] + [("pass",)]


def test_a_turn_is_exactly_one_card():
    """R-23.4: then the next player's turn."""
    s = led("ip_pursuit_1", "ip_recovery").seat(2, room=2, hand=["rest"]).figure("adult", room=8)
    table = s.turn(1).do("intruder_move", "ip_pursuit_1")
    assert table.seat(1).hand == ["ip_recovery"]
    assert table.seat(1).discard == ["ip_pursuit_1"]
    assert table.asked == (2, "turn")


@pytest.mark.parametrize(("word", "kept"), [("ip_recovery", ["ip_recovery"]), (None, [])])
def test_on_passing_one_card_may_be_kept(word, kept):
    """R-23.4: at most one; the rest is discarded."""
    table = led("ip_pursuit_1", "ip_recovery").figure("adult", room=20).turn(1).do("pass")
    assert table.asked == (1, "intruder_keep")
    table.do("none") if word is None else table.do("intruder_card", word)
    assert table.seat(1).hand == kept
    assert sorted(table.seat(1).discard + kept) == ["ip_pursuit_1", "ip_recovery"]
    assert table.seat(1).passed


def test_the_phase_ends_when_the_intruder_player_has_passed_too():
    """R-23.11: the crew has passed, the Intruder player goes on alone."""
    s = led("ip_pursuit_1", "ip_pursuit_2").seat(0, room=2, passed=True).seat(2, room=2, passed=True)
    s.figure("adult", room=8)
    table = s.turn(1).do("intruder_move", "ip_pursuit_1")
    assert table.asked == (1, "intruder_turn")
    assert table.game.time == 0
    table.do("pass").do("none")
    assert table.game.time == 1 and table.game.round == 2


def test_the_event_phase_keeps_only_time_and_fire():
    """R-23.8: no attack in step 5, no Event card, no token of the bag."""
    s = led().seat(0, room=6).figure("adult", room=6).room(6, fire=True).top("attack", "scratch_4")
    before = s.ship(round=2).table().game
    table = s.phase("event_phase")
    assert table.game.time == 1
    assert table.told("attack") == [] and table.told("event") == [] and table.told("bag_token") == []
    assert (table.game.decks["event"], table.game.bag) == (before.decks["event"], before.bag)
    assert [f.injuries for f in table.figures(6)] == [1]


def test_surprise_and_escape_attacks_still_happen():
    """R-23.8: only the attacks of the Event Phase fall away."""
    s = led().seat(0, room=6, hand=["rest"]).figure("creeper", room=6).top("attack", "scratch_1", "scratch_2")
    table = s.script(noise=["silence"]).turn(0).do("escape", 7)
    assert [a["occasion"] for a in table.told("attack")] == ["escape"]
    s = led().seat(0, room=6, hand=[]).ship(first_encounter=True).script(bag=["adult"])
    table = s.top("attack", "scratch_1").run("encounter", 0)
    assert [a["occasion"] for a in table.told("attack")] == ["surprise"]


def test_a_retreat_still_draws_an_event_card():
    """R-23.8, R-14.8: for its number only."""
    s = led().seat(0, room=6).figure("adult", room=6).room(6, fire=True).top("attack", "bite_4")
    table = s.top("event", "hunt_2").ship(round=2).phase("event_phase")
    assert table.told("retreat")[0]["number"] == 2
    assert table.kinds(11) == ["adult"]


def test_the_intruder_player_is_nobody_for_effects_on_all_players():
    """R-23.10: no Noise roll by the development of the bag, no card of the crew drawn."""
    s = led("ip_recovery").seat(0, room=2).seat(2, room=4).script(bag=["adult"], noise=["silence", "silence"])
    table = s.run("bag_development")
    assert [roll["seat"] for roll in table.told("noise_rolled")] == [0, 2]


# -- Move ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", PRINTED)
def test_the_printed_direction_and_number_of_attack_cards(card):
    """R-23.5, R-23.6: all ten cards."""
    entry = Scenario("captain").game.rules.types[card]
    assert (entry.direction, entry.attack_cards) == PRINTED[card]


@pytest.mark.parametrize(
    ("card", "room"),
    [
        ("ip_pursuit_1", 15),
        ("ip_pursuit_2", 6),
        ("ip_pursuit_3", 8),
        ("ip_metamorphosis", 15),
        ("ip_preparation_2", 14),
        ("ip_pack_hunt_1", 8),
        ("ip_pack_hunt_2", 14),
        ("ip_recovery", 6),
    ],
)
def test_a_move_uses_the_exit_with_the_printed_number(card, room):
    """R-23.5: from the Hibernatorium."""
    s = led(card).seat(0, room=2).seat(2, room=2).figure("breeder", room=11)
    table = s.turn(1).do("intruder_move", card)
    assert table.kinds(room) == ["breeder"]


@pytest.mark.parametrize("card", ["ip_pursuit_4", "ip_preparation_1"])
@pytest.mark.parametrize(("number", "room"), [(1, 15), (2, 6), (3, 8), (4, 14)])
def test_any_leaves_the_exit_to_the_player(card, number, room):
    """R-23.5: "any" as number lets the player choose the exit."""
    s = led(card).seat(0, room=2).seat(2, room=2).figure("adult", room=11)
    table = s.turn(1).do("intruder_move", card).do("number", number)
    assert table.kinds(room) == ["adult"]


def test_any_intruder_may_be_moved_even_out_of_combat():
    """R-23.5: in Combat or not, of any type."""
    s = led("ip_pursuit_2").seat(0, room=11).seat(2, room=2).figure("adult", room=11).figure("larva", room=8)
    table = s.turn(1).do("intruder_move", "ip_pursuit_2")
    assert table.asked == (1, "intruder_figure")
    assert [table.game.figures[0].id, table.game.figures[1].id] == [f for _, f in table.options]
    table.do("figure", table.game.figures[0].id)
    assert table.kinds(6) == ["adult"] and table.kinds(11) == []


def test_a_closed_door_breaks_and_the_intruder_stays():
    """R-23.5, R-9.5: a move through a closed Door destroys it, and the Intruder stays."""
    s = led("ip_pursuit_2").seat(0, room=2).figure("adult", room=11).door(11, 6, "closed")
    table = s.turn(1).do("intruder_move", "ip_pursuit_2")
    assert table.kinds(11) == ["adult"] and table.door_between(11, 6) == "destroyed"


def test_an_entrance_takes_the_intruder_back_to_the_bag():
    """R-23.5, R-9.6: exit 4 of Room 15 is a Technical Entrance."""
    s = led("ip_preparation_2").bag("blank").figure("adult", room=15, injuries=2)
    table = s.turn(1).do("intruder_move", "ip_preparation_2")
    assert table.figures() == []
    assert sorted(table.game.rules.types[t].kind for t in table.game.bag) == ["adult", "blank"]


# -- Attack -------------------------------------------------------------------------------------------


def attacking(card: str, kind: str = "adult") -> Scenario:
    s = led(card).seat(0, room=6, hand=["rest"]).seat(2, room=6, hand=["rest", "search"]).figure(kind, room=6)
    return s


def test_the_attacker_and_the_target_are_chosen():
    """R-23.6: not the one with the fewest cards, but any Character there."""
    s = attacking("ip_pursuit_4").figure("creeper", room=2).top("attack", "scratch_1")
    table = s.turn(1).do("intruder_attack", "ip_pursuit_4")
    assert table.asked == (1, "intruder_target")
    assert table.options == [("seat", 0), ("seat", 2)]
    table.do("seat", 2)
    assert (table.seat(0).light, table.seat(2).light) == (0, 1)
    assert table.seat(1).hand == [] and table.seat(1).discard == ["ip_pursuit_4"]


@pytest.mark.parametrize(("card", "n"), [("ip_pursuit_4", 1), ("ip_pursuit_1", 2), ("ip_metamorphosis", 3)])
def test_as_many_attack_cards_are_drawn_as_printed_and_one_is_resolved(card, n):
    """R-23.6, X-17, Q-42: the others go under the deck in an order of choice, the chosen one is discarded."""
    drawn = ["scratch_1", "bite_1", "claw_attack_1"][:n]
    s = attacking(card).top("attack", *drawn, "tail_attack_1")
    before = len(s.game.decks["attack"])
    table = s.turn(1).do("intruder_attack", card).do("seat", 0)
    if n > 1:
        assert table.asked == (1, "choose_attack")
        assert [c for _, c in table.options] == drawn
        table.do("attack", "scratch_1")
    if n > 2:
        assert table.asked == (1, "order_under_deck")
        table.do("attack", "claw_attack_1")
    assert table.seat(0).light == 1 and len(table.seat(0).discard) == 1
    assert table.game.discards["attack"] == ["scratch_1"]
    assert len(table.game.decks["attack"]) == before - 1
    bottom = table.game.decks["attack"][: n - 1]
    assert bottom == {1: [], 2: ["bite_1"], 3: ["bite_1", "claw_attack_1"]}[n]
    assert table.game.decks["attack"][-1] == "tail_attack_1"


def test_a_card_without_the_symbol_fails():
    """R-23.6, R-13.4: a tail attack by an adult."""
    table = attacking("ip_pursuit_4").top("attack", "tail_attack_1").turn(1)
    table.do("intruder_attack", "ip_pursuit_4").do("seat", 0)
    assert table.told("attack_card")[0]["hits"] is False
    assert table.seat(0).wounds == [] and table.seat(0).light == 0


def test_a_larva_infests_instead():
    """R-23.6: no Attack card is drawn."""
    s = attacking("ip_metamorphosis", "larva")
    cards = len(s.game.decks["attack"])
    table = s.turn(1).do("intruder_attack", "ip_metamorphosis").do("seat", 2)
    assert table.seat(2).larva and table.figures(6) == []
    assert len(table.seat(2).discard) == 1
    assert len(table.game.decks["attack"]) == cards


def test_armor_may_still_stop_the_attack():
    """R-13.6, R-23.6: the target reacts as to any attack."""
    s = led("ip_pursuit_4", characters=("captain", "scout", "soldier")).seat(0, room=2).top("attack", "scratch_1")
    s.seat(2, room=6, items=["armor"], hand=["rest"]).figure("adult", room=6)
    table = s.turn(1).do("intruder_attack", "ip_pursuit_4")
    assert table.asked == (2, "ignore_attack")
    table.do("item", "armor")
    assert table.seat(2).light == 0 and table.seat(2).items == []


# -- the end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slot", "won"), [("egg", True), ("corpse", False)])
def test_intruders_prevail_when_nobody_wins(slot, won):
    """R-23.9: the Intruder player cannot win; the engine tells whether nobody else did."""
    s = led().ship(time=1, coordinates="coord_5", destination="B", engines=["working"] * 3)
    card = next(c for s_, c, _ in s.game.weaknesses if s_ == slot)
    s.weaknesses({slot: (card, True)}).seat(0, status="launched", objectives=["obj_ab_ovo"])
    result = s.phase("advance_time").game.result
    assert result.seats[0].won is won
    assert result.intruders_prevail is not won
    assert not result.seats[1].won


def test_without_an_intruder_player_nobody_prevails():
    """R-23.9: the Intruders prevail only with an Intruder player, when nobody wins."""
    result = Scenario(*CREW).ship(time=1).phase("advance_time").game.result
    assert not result.intruders_prevail


def test_the_first_seat_may_lead_the_intruders_too() -> None:
    """R-23.8: the Event Phase is cut short for an Intruder player in any seat."""
    scenario = Scenario("captain", "pilot", "scout").ship(round=3, first_player=1).seat(1, room=6).seat(2, room=8)
    table = scenario.intruder_player(0, since=1).phase("event_phase")
    assert not table.told("event") and not table.told("bag_token") and table.told("time")
