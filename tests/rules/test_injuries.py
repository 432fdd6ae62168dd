"""Injuries on Intruders: the check, death, Carcasses (R-14.1 to R-14.6, R-14.11)."""

import pytest

from nemesis.rules.encounter import miniatures_left
from nemesis.scenario import Scenario

BLOOD = {2: "scratch_1", 3: "scratch_2", 4: "claw_attack_2", 5: "scratch_3", 6: "scratch_4"}
SUMS = {4: ("scratch_1", "tail_attack_1"), 5: ("scratch_1", "scratch_2"), 12: ("scratch_4", "bite_3")}


def shot(kind, injuries, cards, face="hit1", **options):
    """The scout shoots so that the target has this many Injuries in the end."""
    dealt = 2 if face == "hit2" else 1
    scenario = Scenario("scout", options=options).seat(0, hand=["rest", "search"])
    scenario.figure(kind, room=11, injuries=injuries - dealt).top("attack", *cards)
    return scenario.script(combat=[face]).turn(0).do("shoot")


# -- the kill test ------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["hit1", "hit2"])
def test_one_injury_kills_a_larva_without_a_card_or_a_carcass(face):
    """R-14.2: a Larva dies of its first Injury, without a card, and leaves no Carcass."""
    table = Scenario("scout").seat(0, hand=["rest", "search"]).figure("larva", room=11).script(combat=[face])
    table = table.turn(0).do("shoot")
    assert table.figures() == []
    assert table.told("blood") == [] and (11, "carcass") not in table.game.floor


def test_one_injury_breaks_an_egg_without_a_carcass():
    """R-14.2, K-21: the token returns to the supply."""
    table = Scenario("scout").seat(0, hand=["rest", "search"]).object("egg", room=11)
    table = table.script(combat=["hit1"], noise=["silence"]).turn(0)
    assert table.game.egg_supply == 2
    table.do("shoot")
    assert table.game.floor == [(11, "blue_corpse")]
    assert table.game.egg_supply == 3


@pytest.mark.parametrize("kind", ["creeper", "adult"])
@pytest.mark.parametrize("blood", BLOOD)
@pytest.mark.parametrize("rule", ["seeds", "rulebook"])
def test_small_intruders_die_when_the_number_is_at_most_their_injuries(kind, blood, rule):
    """R-14.3, K-1: one card; number <= Injuries kills under both readings, one less does not."""
    killed = shot(kind, blood, [BLOOD[blood]], kill_rule=rule)
    assert killed.told("blood") == [{"numbers": (blood,)}]
    assert killed.kinds(11) == []
    assert shot(kind, blood - 1, [BLOOD[blood]], kill_rule=rule).kinds(11) == [kind]


@pytest.mark.parametrize("kind", ["breeder", "queen"])
@pytest.mark.parametrize("total", SUMS)
@pytest.mark.parametrize(("rule", "more"), [("seeds", 1), ("rulebook", 0)])
def test_large_intruders_die_by_the_sum_of_two_cards(kind, total, rule, more):
    """R-14.4, K-1: sum < Injuries by default; `kill_rule` = `rulebook`: sum <= Injuries."""
    killed = shot(kind, total + more, SUMS[total], kill_rule=rule)
    assert sum(killed.told("blood")[0]["numbers"]) == total
    assert killed.kinds(11) == []
    assert shot(kind, total + more - 1, SUMS[total], kill_rule=rule).kinds(11) == [kind]


def test_the_seeds_are_the_default_of_the_kill_rule():
    """R-14.4, K-1: by default the sum of both cards must be below the Injuries of a Breeder or Queen."""
    assert shot("breeder", 4, SUMS[4]).kinds(11) == ["breeder"]
    assert Scenario("scout").game.rules.option_values["kill_rule"] == "seeds"


def test_all_injuries_count_not_only_the_new_ones():
    """R-14.1, R-14.3: markers of earlier rounds are part of the check."""
    assert shot("adult", 5, [BLOOD[5]]).kinds(11) == []


def test_one_package_is_one_check():
    """R-14.1: two Injuries together draw one card for an adult and two for a queen."""
    assert len(shot("adult", 2, [BLOOD[6]], "hit2").game.discards["attack"]) == 1
    assert len(shot("queen", 2, SUMS[12], "hit2").game.discards["attack"]) == 2


def test_the_survivor_keeps_its_markers_and_the_next_check_draws_anew():
    """R-14.6: the drawn cards are discarded."""
    scenario = Scenario("scout").seat(0, hand=["rest", "search"]).figure("adult", room=11)
    table = scenario.top("attack", BLOOD[6], BLOOD[2]).script(combat=["hit1", "hit1"]).turn(0)
    table.do("shoot")
    assert (table.figures(11)[0].injuries, table.game.discards["attack"]) == (1, [BLOOD[6]])
    table.do("shoot")
    assert table.kinds(11) == [] and table.game.discards["attack"] == [BLOOD[6], BLOOD[2]]


def test_the_two_cards_of_a_check_are_two_different_cards():
    """R-14.4, R-14.6, X-10: with one card left in the deck it does not come back within the same check."""
    scenario = Scenario("scout").seat(0, hand=["rest", "search"]).figure("queen", room=11)
    scenario.deck("attack").top("attack", "scratch_1").script(combat=["hit1"], shuffle=["keep"])
    game = scenario.game
    game.discards["attack"].remove("bite_3")
    game.discards["attack"].append("bite_3")
    table = scenario.turn(0).do("shoot")
    assert table.told("blood") == [{"numbers": (2, 6)}]
    assert table.game.discards["attack"] == ["scratch_1", "bite_3"]
    assert len(table.game.decks["attack"]) == 18


# -- death --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "cards"), [("creeper", ["scratch_1"]), ("adult", ["scratch_1"])])
def test_a_killed_intruder_leaves_a_carcass(kind, cards):
    """R-14.5: the miniature goes, a Carcass lies in the Room."""
    table = shot(kind, 2, cards)
    assert table.figures() == [] and table.game.floor.count((11, "carcass")) == 1


@pytest.mark.parametrize("kind", ["breeder", "queen"])
def test_a_killed_large_intruder_leaves_a_carcass_too(kind):
    """R-14.5: a killed Intruder leaves a Carcass."""
    table = shot(kind, 5, SUMS[4])
    assert table.figures() == [] and table.game.floor.count((11, "carcass")) == 1
    assert table.game.queen_killed is (kind == "queen")


@pytest.mark.parametrize("kind", ["larva", "adult"])
def test_the_token_of_the_dead_stays_in_the_pool(kind):
    """R-14.5, F-2, R-11.8, I-3: beside the bag, and usable again."""
    scenario = Scenario("scout").seat(0, hand=["rest", "search"]).figure(kind, room=11, injuries=int(kind == "adult"))
    scenario.top("attack", "scratch_1").script(combat=["hit1"])
    before = scenario.table().game
    table = scenario.turn(0).do("shoot")
    assert table.figures() == []
    assert (sorted(table.game.bag), sorted(table.game.pool)) == (sorted(before.bag), sorted(before.pool))


def test_a_token_of_the_pool_comes_back_when_one_is_asked_for():
    """F-2, R-11.8: a development that adds an adult takes it from the pool of the dead."""
    adults = [f"tok_adult_{k}" for k in range(1, 12)]
    scenario = Scenario("scout").seat(0, room=8, hand=["rest"]).bag(*adults, "tok_larva_1", "blank")
    table = scenario.script(bag=["larva"]).run("bag_development")
    assert "tok_adult_12" in table.game.bag and "tok_larva_1" in table.game.pool


@pytest.mark.parametrize(("option", "left"), [("supply", 6), ("removed", 5)])
def test_where_the_miniature_of_a_dead_larva_goes(option, left):
    """K-21: to the supply by default, out of the game with `dead_larva_egg` = `removed`."""
    table = Scenario("scout", options={"dead_larva_egg": option}).seat(0, hand=["rest", "search"])
    table = table.figure("larva", room=11).script(combat=["hit1"]).turn(0).do("shoot")
    assert miniatures_left(table.game, "larva") == left


def test_a_broken_egg_may_leave_the_game():
    """K-21: `dead_larva_egg` = `removed`."""
    table = Scenario("scout", options={"dead_larva_egg": "removed"}).seat(0, hand=["rest", "search"])
    table = table.object("egg", room=11).script(combat=["hit1"], noise=["silence"]).turn(0).do("shoot")
    assert table.game.egg_supply == 2


def test_hatching_on_a_larva_carrier_costs_no_miniature():
    """K-21, K-25: no larva figure was there to be removed."""
    scenario = Scenario("scout", options={"dead_larva_egg": "removed"}).room(2, "nest").seat(0, room=2, larva=True)
    table = scenario.run("event_effect", "hatching")
    assert miniatures_left(table.game, "larva") == 5


# -- fire ---------------------------------------------------------------------------------------------


def test_fire_hurts_each_intruder_in_a_burning_room_once():
    """R-4.10, R-14.1: 1 Injury and one check each, Rooms by number, largest first; characters are spared."""
    scenario = Scenario("scout").room(6, "canteen", fire=True).room(8, "hatch_control", fire=True).room(2, "surgery")
    scenario.seat(0, room=6).figure("adult", room=8).figure("creeper", room=6).figure("adult", room=6)
    scenario.figure("adult", room=2).top("attack", "scratch_4", "bite_3", "scratch_3")
    table = scenario.run("fire_damage")
    assert [(f.kind, f.room, f.injuries) for f in table.figures()] == [
        ("adult", 8, 1), ("creeper", 6, 1), ("adult", 6, 1), ("adult", 2, 0)
    ]  # fmt: skip
    assert [(i["kind"], i["room"]) for i in table.told("injured")] == [("adult", 6), ("creeper", 6), ("adult", 8)]
    assert table.seat(0).light == 0


def test_an_intruder_that_flees_into_another_fire_burns_once():
    """R-14.11: the list is made at the start of the step."""
    scenario = Scenario("scout").room(6, "canteen", fire=True).room(7, "hatch_control", fire=True).seat(0, room=8)
    scenario.figure("adult", room=6).top("attack", "bite_4", "scratch_1").top("event", "eclosion")
    table = scenario.run("fire_damage")
    assert [(f.room, f.injuries) for f in table.figures()] == [(7, 1)]
    assert table.game.decks["attack"][-1] == "scratch_1"


def test_fire_kills_a_larva():
    """R-4.10, R-14.2: one Injury by Fire kills a Larva."""
    table = Scenario("scout").room(6, "canteen", fire=True).figure("larva", room=6).run("fire_damage")
    assert table.figures() == []
