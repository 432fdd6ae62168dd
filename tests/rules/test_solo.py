"""The solo game (R-22.2)."""

import pytest

from nemesis import Game, Setup
from nemesis.scenario import Scenario, Table

SHARED = {"sc_earth", "sc_post_mortem", "sc_contact", "sc_head", "sc_no_man", "sc_delivery", "sc_cleanup"}
TO_EARTH = {"coordinates": "coord_5", "destination": "B", "engines": ["working", "working", "working"]}


def alone(**setup) -> Scenario:
    return Scenario("captain", **setup)


def jump(s: Scenario) -> Table:
    return s.ship(time=1).phase("advance_time")


def test_one_player_plays_solo_by_default():
    """R-22.2: solo is the mode for one player."""
    assert Setup(players=1).mode == "solo"


def test_two_different_shared_objectives_are_dealt():
    """R-22.2, X-24: all seven cards come up over many games."""
    seen = set()
    for seed in range(60):
        objectives = Game.new(Setup(players=1, seed=seed)).seats[0].objectives
        assert len(objectives) == len(set(objectives)) == 2
        seen.update(objectives)
    assert seen == SHARED


def test_one_objective_is_kept_at_the_first_encounter():
    """R-22.2, R-21.1: of two solo Objectives one is kept when the first Intruder appears."""
    s = alone().seat(0, room=6, hand=["rest", "order"], objectives=["sc_earth", "sc_head"])
    table = s.script(bag=["larva"]).run("encounter", 0)
    assert table.asked == (0, "keep_objective")
    table.do("objective", "sc_head")
    assert table.seat(0).objectives == ["sc_head"]


@pytest.mark.parametrize(
    ("token", "items"),
    [("exp_malfunction_1_1", 1), ("exp_malfunction_2_1", 1), ("exp_malfunction_3_1", 2), ("exp_malfunction_4_1", 2)],
)
def test_item_counters_are_halved_rounded_up(token, items):
    """R-22.2, R-8.2: 1 and 2 become 1, 3 and 4 become 2."""
    s = alone().room(6, "canteen", token=token).seat(0, hand=["rest"]).script(noise=["silence"])
    table = s.turn(0).do("move", 6)
    assert table.game.counters[6] == items


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_item_counters_are_not_halved_for_more_players(number):
    """R-8.2: only solo."""
    s = Scenario("captain", "soldier").room(6, "canteen", token=f"exp_malfunction_{number}_1")
    table = s.seat(0, hand=["rest"]).script(noise=["silence"]).turn(0).do("move", 6)
    assert table.game.counters[6] == number


def test_the_bag_and_the_pods_of_one_player():
    """R-22.2, R-2.7, R-2.10: 3 + 1 adults, two Pods."""
    game = alone().game
    kinds = [game.rules.types[t].kind for t in game.bag]
    assert kinds.count("adult") == 4 and len(kinds) == 11
    assert len(game.pods) == 2


@pytest.mark.parametrize(("status", "won"), [("hibernating", True), ("launched", True), ("aboard", False)])
def test_winning_needs_the_objective_and_survival(status, won):
    """R-22.2: Earth is reached; only a survivor wins."""
    s = alone().ship(first_encounter=True, **TO_EARTH).seat(0, objectives=["sc_earth"], room=6)
    result = jump(s.seat(0, status=status) if status != "aboard" else s).game.result
    assert result.seats[0].won is won
    assert result.seats[0].survived is won


def test_surviving_without_the_objective_loses():
    """R-22.2: winning solo takes survival and the Objective."""
    s = alone().ship(first_encounter=True, **TO_EARTH).seat(0, objectives=["sc_contact"], status="hibernating")
    result = jump(s).game.result
    assert result.seats[0].survived and not result.seats[0].won


def test_death_ends_the_solo_game_without_an_intruder_player():
    """R-20.3, R-22.7: nobody is asked to lead the Intruders."""
    s = alone().seat(0, room=6, wounds=["wound_leg", "wound_hand", "wound_body"])
    table = s.run("light_wound", 0)
    assert table.game.over and table.asked is None
    assert not table.game.result.intruders_prevail


def test_the_token_stays_with_the_only_player():
    """R-4.5, R-22.2: round after round."""
    table = alone().ship(time=14).phase()
    assert table.game.first_player == 0
    assert table.asked == (0, "turn")
