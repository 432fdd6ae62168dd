"""The death of a character (R-16.13 to R-16.16, F-6)."""

import pytest

from nemesis.rules.encounter import miniatures_left
from nemesis.scenario import Scenario

QUIET = {"intruder_player": "off"}


def crew(*characters, mode="semi_coop", **options):
    return Scenario(*(characters or ("soldier", "captain")), mode=mode, options={**QUIET, **options})


def doomed(scenario, **seat):
    """Seat 0 has two Serious Wounds: the next Bite kills."""
    scenario.seat(0, wounds=["wound_leg", "wound_hand"], **seat).seat(1, room=8, hand=["rest"])
    return scenario.figure("adult", room=11).top("attack", "bite_1")


def test_the_dead_leave_a_corpse_in_their_room():
    """R-16.13: a red Corpse; the miniature is off the ship."""
    table = doomed(crew()).run("intruder_attacks")
    soldier = table.seat(0)
    assert (soldier.status, soldier.room) == ("dead", 0)
    assert (11, "corpse:soldier") in table.game.floor


def test_objects_drop_and_items_leave_the_game():
    """R-16.13, F-6: Hand, Inventory and Quest Items are gone for good, the Egg lies on the floor."""
    scenario = doomed(crew(), hands=["assault_rifle", "egg"], items=["grenade", "armor"], quests=["autoloader"])
    table = scenario.run("intruder_attacks").do("accept")
    soldier = table.seat(0)
    assert (11, "egg") in table.game.floor
    assert (soldier.hands, soldier.items, soldier.quests) == ([], [], [])
    assert {"assault_rifle", "red_grenade_1", "armor", "autoloader"} <= set(table.game.removed)
    assert table.game.discards["red"] == []
    assert "assault_rifle" not in table.game.ammo


def test_attachments_leave_with_their_weapon():
    """R-16.13, R-15.7, F-6: Items of the dead leave the game, with what is attached to them."""
    scenario = doomed(crew(), attached={"assault_rifle": ["extended_magazine"]})
    table = scenario.run("intruder_attacks")
    assert "red_extended_magazine_1" in table.game.removed and table.game.attached == {}


def test_markers_cards_and_the_larva_leave():
    """R-16.13: hand, deck, discard, Light Wounds, Slime, Signal; the Larva returns to the supply."""
    scenario = doomed(crew(), hand=["rest", "contamination"], discard=["search"], light=1, slime=True, signal=True)
    scenario.seat(0, larva=True)
    assert miniatures_left(scenario.game, "larva") == 5
    table = scenario.run("intruder_attacks")
    soldier = table.seat(0)
    assert (soldier.hand, soldier.deck, soldier.discard) == ([], [], [])
    assert (soldier.light, soldier.slime, soldier.signal, soldier.larva) == (0, False, False, False)
    assert miniatures_left(table.game, "larva") == 6


def test_the_intruders_stay_with_their_injuries():
    """R-16.16: death takes the character out of Combat, nothing else."""
    scenario = doomed(crew())
    scenario.game.figures[0].injuries = 2
    table = scenario.run("intruder_attacks")
    assert [(f.room, f.injuries) for f in table.figures()] == [(11, 2)]


def test_the_dead_take_no_more_turns():
    """R-16.13, R-5.10: the next round begins with the survivors."""
    table = doomed(crew(), hand=["rest"]).phase("intruder_attacks")
    assert table.asked == (1, "turn") and table.game.first_player == 1
    assert [t["seat"] for t in table.told("turn")] == [1]
    assert table.seat(0).hand == []


def test_death_in_the_own_turn_ends_it_without_a_fire_wound():
    """R-5.9: the other player is in turn."""
    scenario = crew().room(6, "canteen", fire=True).seat(0, room=6, hand=["rest", "search"])
    scenario.seat(0, wounds=["wound_leg", "wound_hand", "wound_body"]).seat(1, room=8, hand=["rest"])
    table = scenario.figure("adult", room=6).script(combat=["miss"]).turn(0).do("melee")
    assert table.seat(0).status == "dead"
    assert table.told("burnt") == [] and table.asked == (1, "turn")


@pytest.mark.parametrize("status", ["dead", "hibernating", "launched"])
@pytest.mark.parametrize("wound", ["light_wound", "serious_wound"])
def test_those_out_of_play_suffer_no_wounds(wound, status):
    """R-16.13, R-18.3, R-18.8: effects that come later find nobody."""
    table = crew().seat(0, status=status).seat(1, room=8).run(wound, 0)
    assert (table.seat(0).light, table.seat(0).wounds) == (0, [])


# -- the first death ----------------------------------------------------------------------------------


def test_the_first_death_unlocks_all_pods():
    """R-16.14, R-21.3: the first death of the game unlocks all Pods."""
    table = doomed(crew()).ship(pods=[(1, "A", True), (2, "B", True)]).run("intruder_attacks")
    assert table.game.first_death == 0
    assert [locked for _, _, locked, _ in table.game.pods] == [False, False]


def test_the_first_dead_player_may_lead_the_intruders():
    """R-16.14, R-21.3, Q-41: the first player to die is asked whether to lead the Intruders."""
    table = doomed(crew(intruder_player="offered")).run("intruder_attacks")
    assert table.asked == (0, "become_intruder")
    table.do("yes")
    assert table.seat(0).intruder and table.game.intruder_seat == 0


def test_a_second_death_unlocks_nothing_again():
    """R-16.14: it happens once."""
    scenario = crew("soldier", "captain", "scout", intruder_player="offered").seat(0, status="dead")
    scenario.seat(1, wounds=["wound_leg", "wound_hand"]).seat(2, room=8).ship(first_death=0, pods=[(1, "A", True)])
    table = scenario.figure("adult", room=11).top("attack", "bite_1").run("intruder_attacks")
    assert table.seat(1).status == "dead"
    assert table.asked is None and table.game.pods == [(1, "A", True, False)]


@pytest.mark.parametrize(("self_destruct", "cause"), [(None, "jump"), (6, "destroyed"), (4, "destroyed")])
def test_when_the_last_one_dies_the_game_ends(self_destruct, cause):
    """R-16.13, R-20.3: nobody is active any more; a running Self-Destruct destroys the ship."""
    scenario = crew().seat(1, status="dead").ship(first_death=1, self_destruct=self_destruct)
    scenario.seat(0, wounds=["wound_leg", "wound_hand"])
    table = scenario.figure("adult", room=11).top("attack", "bite_1").run("intruder_attacks")
    assert table.game.over and table.game.end_cause == cause
    assert [s.won for s in table.game.result.seats] == [False, False]


def test_the_first_death_can_be_the_last():
    """R-16.14, R-20.3: alone on the ship, the Pods unlock for nobody."""
    scenario = Scenario("soldier").seat(0, wounds=["wound_leg", "wound_hand"]).figure("adult", room=11)
    table = scenario.top("attack", "bite_1").run("intruder_attacks")
    assert table.game.first_death == 0 and table.game.over


# -- co-op --------------------------------------------------------------------------------------------


def test_in_coop_only_objects_drop():
    """F-6, R-22.5: Items, Quest Items, cards, Larva and Slime wait for a revival."""
    scenario = doomed(crew(mode="coop"), hands=["assault_rifle", "egg"], items=["grenade"], hand=["rest"], slime=True)
    table = scenario.seat(0, larva=True).run("intruder_attacks")
    soldier = table.seat(0)
    assert soldier.status == "dead" and {(11, "egg"), (11, "corpse:soldier")} <= set(table.game.floor)
    assert (soldier.hands, soldier.items) == (["assault_rifle"], ["red_grenade_1"])
    assert len(soldier.quests) == 2 and len(soldier.deck + soldier.hand + soldier.discard) == 10
    assert (soldier.slime, soldier.larva) == (True, True)
    assert len(soldier.wounds) == 2


# -- Pods ---------------------------------------------------------------------------------------------


def waiting_in_a_pod(**seat):
    scenario = crew().room(16, "evacuation_a").ship(pods=[(1, "A", False), (2, "B", False)])
    return scenario.seat(0, pod=1, **seat).seat(1, room=8, hand=["rest"])


def test_nobody_dies_in_a_pod_before_the_end():
    """R-16.15, R-26.1: bleeding with three Serious Wounds does not kill whoever waits in a Pod."""
    scenario = waiting_in_a_pod(wounds=["wound_bleeding", "wound_leg", "wound_hand"])
    table = scenario.turn(0).do("stay")
    soldier = table.seat(0)
    assert (soldier.status, soldier.passed, len(soldier.wounds)) == ("pod", True, 3)


def test_bleeding_goes_on_in_a_pod():
    """R-16.17, R-18.9: staying is passing; only death is impossible (R-16.15)."""
    table = waiting_in_a_pod(wounds=["wound_bleeding"]).turn(0).do("stay")
    assert table.seat(0).light == 1


def test_a_larva_does_not_kill_in_a_pod():
    """R-16.15: the Eclosion finds the carrier sheltered."""
    table = waiting_in_a_pod(larva=True).run("event_effect", "eclosion")
    assert table.seat(0).status == "pod" and table.figures() == []


def test_the_end_of_the_game_kills_in_a_pod():
    """R-16.15, R-20.1: the jump finds it still attached."""
    table = waiting_in_a_pod().ship(time=1).run("advance_time")
    assert table.seat(0).status == "dead"
