"""A player's turn: two actions, passing, the Fire Wound, free acts (R-5.1 to R-5.11)."""

from nemesis.scenario import Scenario

HAND = ["search", "search", "rest", "demolition", "basic_repairs"]
QUIET = ["silence"] * 12


def ship(*characters, **options):
    """Everything explored, nobody hears anything."""
    return Scenario(*characters, **options).explore_all().script(noise=QUIET)


# -- two actions, or one and pass, or pass --------------------------------------------------------------


def test_after_two_actions_the_turn_goes_to_the_next_player():
    """R-5.1: two actions, not passed."""
    table = ship("captain", "soldier").seat(0, room=20, hand=HAND).turn(0)
    table.do("move", 17)
    assert table.asked == (0, "turn")
    table.do("move", 20)
    assert table.asked == (1, "turn")
    assert not table.seat(0).passed


def test_after_one_action_a_player_may_only_act_again_or_pass():
    """R-5.1, R-5.2, Q-3: there is no way to end the turn without passing."""
    table = ship("captain", "soldier").room(14, "cabins").seat(0, room=11, hand=HAND).seat(1, room=1).turn(0)
    table.do("move", 14)
    assert {o[0] for o in table.options} == {"move", "careful_move", "play", "drop", "pass"}
    table.do("pass")
    table.do("done")
    assert table.seat(0).passed
    assert table.asked == (1, "turn")


def test_a_player_may_pass_without_acting():
    """R-5.1: a turn may be nothing but a pass."""
    table = ship("captain", "soldier").seat(0, hand=HAND).turn(0)
    table.do("pass")
    table.do("done")
    assert table.seat(0).passed and len(table.seat(0).hand) == 5
    assert table.asked == (1, "turn")


def test_whoever_cannot_act_any_more_passes_in_that_turn():
    """R-5.2: the second action cannot be paid, nothing can be dropped: the pass is forced."""
    table = ship("captain", "soldier").seat(0, room=20, hand=["rest"], hands=[]).turn(0)
    table.do("move", 17)
    assert table.seat(0).passed
    assert table.asked == (1, "turn")


def test_an_empty_hand_does_not_pass_by_itself():
    """R-5.4, F-7: the hand is empty after two actions; passing waits for the own next turn."""
    table = (
        ship("captain", "soldier").seat(0, room=20, hand=["rest", "order"], hands=[]).seat(1, room=1, hand=HAND).turn(0)
    )
    table.do("move", 17)
    table.do("move", 20)
    assert table.seat(0).hand == [] and not table.seat(0).passed
    table.do("move", 3)
    table.do("move", 1)
    assert table.seat(0).passed
    assert table.asked == (1, "turn")


# -- passing ----------------------------------------------------------------------------------------


def test_passing_costs_nothing_and_unspent_cards_are_kept():
    """R-5.3: three cards kept, two drawn in the next round."""
    table = (
        ship("captain")
        .seat(0, hand=["rest", "order", "search"])
        .top("event", "nest_event")
        .script(bag=["blank"])
        .turn(0)
    )
    kept = list(table.seat(0).hand)
    table.do("pass")
    table.do("done")
    assert table.game.round == 2
    assert table.seat(0).hand[:3] == kept and len(table.seat(0).hand) == 5


def test_whoever_passes_may_discard_any_cards_contamination_too():
    """R-5.3, Q-5, R-16.2: to the own Action discard."""
    table = ship("captain", "soldier").seat(0, hand=["rest", "contamination", "order", "infected", "search"]).turn(0)
    table.do("pass")
    assert table.asked == (0, "pass_discard")
    table.do("card", "rest")
    table.do("contamination")
    table.do("card", "search")
    assert table.hand(0) == ["order", "contamination"]
    discard = table.seat(0).discard
    assert len(discard) == 3 and discard[1].startswith("cont_")
    assert table.asked == (1, "turn")


def test_the_whole_hand_can_be_discarded():
    """R-5.3, Q-5: any number of cards."""
    table = ship("captain", "soldier").seat(0, hand=HAND).turn(0)
    table.do("pass")
    for _ in range(5):
        table.do("card")
    assert table.seat(0).hand == [] and len(table.seat(0).discard) == 5


def test_a_player_who_passed_takes_no_more_turns_but_still_reacts():
    """R-5.5, F-8, I-12: the Soldier passed and interrupts all the same."""
    table = ship("captain", "soldier").seat(0, hand=HAND).seat(1, hand=["interruption", "rest"], passed=True).turn(0)
    table.do("move", 14)
    assert table.asked == (1, "interrupt")
    table.do("card", "interruption")
    assert table.seat(0).room == 11
    assert table.asked == (0, "turn")
    table.do("move", 14)
    assert table.seat(0).room == 14
    assert table.asked == (0, "turn")


# -- the Fire Wound ---------------------------------------------------------------------------------


def test_every_turn_that_ends_in_fire_gives_a_light_wound():
    """R-5.6: after the second action, and again in the turn of passing."""
    table = (
        ship("captain", "soldier").room(14, fire=True).seat(0, room=14, hand=HAND).seat(1, room=1, hand=HAND).turn(0)
    )
    table.do("move", 17)
    table.do("move", 14)
    assert table.asked == (1, "turn") and table.seat(0).light == 1
    table.do("move", 3)
    table.do("move", 1)
    table.do("pass")
    table.do("done")
    assert table.asked == (1, "turn") and table.seat(0).light == 2


def test_passing_through_fire_does_not_hurt():
    """R-5.6: only where the turn ends counts."""
    table = ship("captain", "soldier").room(14, fire=True).seat(0, room=17, hand=HAND).turn(0)
    table.do("move", 14)
    table.do("move", 11)
    assert table.asked == (1, "turn")
    assert table.seat(0).light == 0


def test_fire_hurts_once_in_the_turn_of_passing_and_then_no_more_this_round():
    """R-5.6: the others play on, the passed player does not burn again."""
    table = ship("captain", "soldier").room(11, fire=True).seat(0, hand=[]).seat(1, room=20, hand=HAND).turn(0)
    table.do("pass")
    assert table.seat(0).light == 1
    for _ in range(2):
        table.do("move", 17)
        table.do("move", 20)
    assert table.asked[0] == 1
    assert table.seat(0).light == 1


def test_discard_then_bleeding_then_fire():
    """R-5.7: the order at the end of a passing turn; the third Light Wound comes from the Fire."""
    table = (
        ship("captain", "soldier")
        .room(11, fire=True)
        .seat(0, hand=["rest"], wounds=["wound_bleeding"], light=1)
        .turn(0)
    )
    table.do("pass")
    assert table.seat(0).light == 1
    table.do("done")
    happened = [k for k, *_ in table.game.log if k in ("bleeding", "burnt", "light_wound", "serious_wound", "passed")]
    assert happened == ["passed", "bleeding", "light_wound", "burnt", "serious_wound"]
    assert (table.seat(0).light, len(table.seat(0).wounds)) == (0, 2)


# -- free acts --------------------------------------------------------------------------------------


def test_dropping_is_free_and_as_often_as_one_likes():
    """R-5.8, R-15.8, Q-14: two things dropped, both actions left, no card paid."""
    table = ship("captain").seat(0, hand=HAND, hands=["revolver", "egg"], items=["grenade"]).turn(0)
    table.do("drop", "egg")
    table.do("drop", "grenade")
    assert (11, "egg") in table.game.floor
    assert table.seat(0).items == [] and len(table.seat(0).hand) == 5
    assert table.game.actions_left == 2
    assert table.asked == (0, "turn")


def test_leaving_a_pod_is_free_and_a_normal_turn_follows():
    """R-5.8, R-18.10: two actions and no Noise roll."""
    table = ship("captain").room(9, "evacuation_a").ship(pods=[(1, "A", False)]).seat(0, pod=1, hand=HAND).turn(0)
    assert table.asked == (0, "pod_turn")
    table.do("leave")
    assert table.seat(0).room == 9 and table.told("noise_rolled") == []
    assert table.asked == (0, "turn") and table.game.actions_left == 2
    assert len(table.seat(0).hand) == 5


# -- leaving play in one's own turn -----------------------------------------------------------------


def test_a_character_who_dies_in_their_own_turn_ends_it_at_once():
    """R-5.9, R-5.10, R-12.12: the escaper dies; nothing else of the turn happens, no Fire Wound, no further turn."""
    table = (
        ship("captain", "soldier")
        .room(11, fire=True)
        .seat(0, hand=HAND, wounds=["wound_leg", "wound_arm"])
        .seat(1, room=1, hand=HAND)
        .figure("adult", room=11)
        .top("attack", "bite_1")
        .turn(0)
    )
    table.do("escape", 14)
    assert table.seat(0).status == "dead"
    table.do("no")
    assert table.told("burnt") == []
    assert table.asked == (1, "turn")
    table.do("move", 3)
    table.do("move", 1)
    assert table.asked == (1, "turn")


def test_whoever_hibernates_ends_the_turn_at_once_without_a_fire_wound():
    """R-5.9: the second action is lost."""
    table = ship("captain", "soldier").room(11, fire=True).ship(time=8).seat(0, hand=HAND).seat(1, room=1).turn(0)
    table.do("room_action")
    assert table.seat(0).status == "hibernating"
    assert (table.seat(0).light, table.told("burnt")) == (0, [])
    assert table.asked == (1, "turn")


def test_whoever_launches_ends_the_turn_at_once():
    """R-5.9: a launch ends the turn, even with an action left."""
    table = (
        ship("captain", "soldier")
        .room(9, "evacuation_a", fire=True)
        .ship(pods=[(1, "A", False)])
        .seat(0, room=9, hand=HAND)
        .turn(0)
    )
    table.do("room_action")
    table.do("launch")
    assert table.seat(0).status == "launched" and table.seat(0).light == 0
    assert table.asked == (1, "turn")


# -- you must pass ----------------------------------------------------------------------------------


def orbital(*, fire=(), wounds=()):
    scenario = ship("pilot", "soldier").seat(1, room=1, hand=["rest"], wounds=list(wounds))
    for room in fire:
        scenario.room(room, fire=True)
    scenario.seat(0, room=20, hand=["search", "rest"], items=["orbital_maneuvering_system"], wounds=list(wounds))
    return scenario.top("event", "nest_event").script(bag=["blank"]).turn(0)


def test_an_effect_that_makes_players_pass_leaves_no_second_action():
    """R-5.11: the optional discard is offered to each of them, then the Event Phase begins."""
    table = orbital()
    table.do("use", "orbital_maneuvering_system")
    assert table.asked == (0, "pass_discard")
    table.do("card")
    assert table.asked == (1, "pass_discard")
    table.do("done")
    assert table.game.round == 2
    assert table.told("turn") == [{"seat": 1}]
    assert [e["seat"] for e in table.told("passed")] == [0, 1]


def test_a_forced_pass_bleeds_everybody_but_burns_only_the_player_in_turn():
    """R-5.11, R-16.17: both bleed; both stand in fire, only the Pilot burns."""
    table = orbital(fire=(1, 20), wounds=("wound_bleeding",))
    table.do("use", "orbital_maneuvering_system")
    table.do("done")
    table.do("done")
    assert [e["seat"] for e in table.told("bleeding")] == [0, 1]
    assert [e["seat"] for e in table.told("burnt")] == [0]
    assert (table.seat(0).light, table.seat(1).light) == (2, 1)


def test_a_forced_pass_with_an_empty_hand_asks_for_no_discard():
    """R-5.11, R-17.27: Surgery has shuffled the hand away; the pass follows by itself."""
    table = ship("captain", "soldier").room(9, "surgery", fire=True).seat(0, room=9, hand=HAND).seat(1, room=1).turn(0)
    table.do("room_action")
    assert table.seat(0).passed and table.seat(0).hand == []
    assert table.asked == (1, "turn")
    assert table.seat(0).light == 2, "one for the operation, one for the fire"
