"""Full co-operation: shared Objectives, the AutoDoc, death without loss (R-22.3 to R-22.5)."""

from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.scenario import Scenario, Table

TO_EARTH: dict[str, Any] = {"coordinates": "coord_5", "destination": "B"}
TO_VENUS: dict[str, Any] = {"coordinates": "coord_1", "destination": "A"}
SOUND: dict[str, Any] = {"engines": ["working", "working", "working"]}
DYING: dict[str, Any] = {"wounds": ["wound_leg", ("wound_hand", True), "wound_body"], "light": 2}


def team(*objectives: str, course: dict = TO_VENUS) -> Scenario:
    """One Objective for each; everybody has left in a Pod."""
    crew = ("captain", "soldier", "scout", "pilot", "mechanic")[: len(objectives)]
    s = Scenario(*crew, mode="coop").ship(**course, **SOUND)
    for seat, objective in enumerate(objectives):
        s.seat(seat, status="launched", objectives=[objective])
    return s


def jump(s: Scenario) -> Table:
    return s.ship(time=1).phase("advance_time")


def studied(s: Scenario, *slots: str) -> Scenario:
    cards = {slot: card for slot, card, _ in s.game.weaknesses}
    return s.weaknesses({slot: (cards[slot], True) for slot in slots})


# -- Objectives ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_shared_objective_for_each_player(players):
    """R-22.3, K-3, X-24: one card each, all different, for two to five players."""
    for seed in range(10):
        game = Game.new(Setup(players=players, mode="coop", seed=seed))
        held = [o for p in game.seats for o in p.objectives]
        assert len(held) == len(set(held)) == players
        assert {game.rules.objectives[o].deck for o in held} == {"shared"}


def test_co_op_is_chosen_and_semi_co_op_is_the_default():
    """R-22.1, R-22.3: co-op must be asked for; two players or more otherwise play semi-co-op."""
    assert [Setup(players=n).mode for n in (2, 3, 4, 5)] == ["semi_coop"] * 4
    assert Setup(players=2, mode="coop").mode == "coop"


def test_objectives_are_public_and_nobody_chooses_at_the_first_encounter():
    """R-22.3: co-op Objectives are open, with nothing to choose at the First Encounter."""
    s = Scenario("captain", "soldier", mode="coop").seat(0, room=6, hand=["rest"] + ["search"] * 2)
    held = [list(p.objectives) for p in s.game.seats]
    table = s.script(bag=["larva"]).run("encounter", 0)
    assert table.game.first_encounter
    assert table.asked is None
    assert [p.objectives for p in table.game.seats] == held
    assert table.game.rules.mode.objectives_are_public


def test_the_team_wins_when_all_objectives_are_met():
    """R-22.3: Earth reached and two Weaknesses studied."""
    result = jump(studied(team("sc_earth", "sc_contact", course=TO_EARTH), "egg", "corpse")).game.result
    assert result.team_won
    assert [seat.won for seat in result.seats] == [True, True]


@pytest.mark.parametrize(("course", "slots"), [(TO_VENUS, ["egg", "corpse"]), (TO_EARTH, ["egg"])])
def test_one_objective_missed_loses_for_all(course, slots):
    """R-22.3: the other one is fulfilled."""
    result = jump(studied(team("sc_earth", "sc_contact", course=course), *slots)).game.result
    assert result.team_won is False
    assert not any(seat.won for seat in result.seats)
    passed = [c["passed"] for seat in result.seats for c in seat.checks if c["check"] == "objective"]
    assert sorted(passed) == [False, True]


def test_one_survivor_is_enough_and_the_whole_team_wins():
    """R-22.3: the team wins, its dead players with it."""
    s = studied(team("sc_earth", "sc_contact", course=TO_EARTH), "egg", "corpse").seat(1, status="dead")
    result = jump(s).game.result
    assert result.team_won
    assert [(seat.survived, seat.won) for seat in result.seats] == [(True, True), (False, True)]


def test_without_a_survivor_the_team_loses():
    """R-22.3, R-20.5: a team without a survivor has lost."""
    s = studied(team("sc_earth", "sc_contact", course=TO_EARTH), "egg", "corpse")
    s.seat(0, room=6).seat(1, status="dead")
    result = jump(s).game.result
    assert result.team_won is False and not any(seat.won for seat in result.seats)


@pytest.mark.parametrize(("signals", "won"), [(0, False), (1, False), (2, True), (3, True)])
def test_each_card_that_asks_for_the_signal_needs_another_character(signals, won):
    """R-22.3: two such cards need two Characters with a Signal."""
    s = studied(team("sc_head", "sc_cleanup", "sc_contact"), "egg", "corpse")
    s.ship(queen_killed=True, nest_destroyed=True)
    for seat in range(signals):
        s.seat(seat, signal=True)
    result = jump(s).game.result
    assert result.team_won is won
    told = {"check": "signals", "passed": won, "needed": 2, "sent": signals}
    assert all(told in seat.checks for seat in result.seats)


def test_any_character_may_give_the_signal_even_a_dead_one():
    """R-22.3, R-22.5: the holder of the card sent none, the Character who did is dead."""
    s = studied(team("sc_head", "sc_contact"), "egg", "corpse").ship(queen_killed=True)
    s.seat(1, status="dead", signal=True)
    assert jump(s).game.result.team_won


@pytest.mark.parametrize(("status", "won"), [("launched", True), ("dead", False)])
def test_any_surviving_character_may_bring_the_egg(status, won):
    """R-22.3: Special Delivery by a Character that does not hold the card."""
    s = studied(team("sc_delivery", "sc_contact"), "egg", "corpse").seat(1, status=status, hands=["egg"])
    assert jump(s).game.result.team_won is won


# -- death and the AutoDoc ----------------------------------------------------------------------------


def emergency(**setup) -> Scenario:
    """The Emergency Room in slot 16; the soldier is about to die in Room 7."""
    s = Scenario("captain", "soldier", mode="coop", **setup).room(16, "emergency_room").room(7, "cabins")
    s.seat(0, room=7, hands=[])
    return s.seat(1, room=7, hand=["search", "infected"], items=["grenade"], hands=["assault_rifle", "egg"],
                  larva=True, slime=True, signal=True, **DYING)  # fmt: skip


def dead_soldier(corpse_in: int = 16, **setup) -> Scenario:
    """The soldier is dead; the Corpse lies in a Room."""
    s = emergency(**setup).seat(1, status="dead", hands=["assault_rifle"]).object("egg", room=7)
    return s.object("corpse:soldier", room=corpse_in)


def test_in_co_op_only_objects_drop():
    """R-22.5, F-6: Items, Quest Items, cards, markers and the Larva stay for a revival."""
    table = emergency().run("light_wound", 1)
    p = table.seat(1)
    assert p.status == "dead"
    assert (7, "egg") in table.game.floor and (7, "corpse:soldier") in table.game.floor
    assert p.hands == ["assault_rifle"] and [table.game.rules.types[i].id for i in p.items] == ["grenade"]
    assert table.game.ammo["assault_rifle"] == 5
    assert p.quests == ["autoloader", "armor"]
    assert table.hand(1) == ["search", "contamination"] and len(p.deck + p.discard) == 9
    assert p.larva and p.slime and p.signal


def test_the_first_death_unlocks_the_pods_but_offers_no_intruder_player():
    """R-21.3, R-22.7: only in semi-co-op."""
    table = emergency().run("light_wound", 1)
    assert table.asked is None
    assert not any(locked for _, _, locked, _ in table.game.pods)


def test_the_autodoc_brings_the_dead_back_at_the_start_of_the_round():
    """R-22.4, Q-43: nobody is asked; Light Wounds gone, Serious Wounds dressed, the Corpse removed, cards drawn."""
    table = dead_soldier().phase()
    p = table.seat(1)
    assert (p.status, p.room, p.light) == ("aboard", 16, 0)
    assert [dressed for _, dressed in p.wounds] == [True, True, True]
    assert (16, "corpse:soldier") not in table.game.floor
    assert len(p.hand) == 5
    assert p.larva and p.slime
    assert table.told("revived") == [{"seat": 1, "room": 16}]
    assert table.game.history == [] and table.asked == (1, "turn")


def test_the_revived_character_takes_turns_again():
    """R-22.4, R-4.5, R-4.6: active again, the next on the left of the First Player gets the token."""
    table = dead_soldier().phase()
    assert table.game.first_player == 1
    assert table.asked == (1, "turn")
    assert table.offers("room_action", 16)


def test_a_carried_corpse_works_too():
    """R-22.4: floor or hands of somebody who stands there."""
    s = dead_soldier(corpse_in=7).remove_object("corpse:soldier", 7)
    table = s.seat(0, room=16, hands=["corpse:soldier"]).phase()
    assert table.seat(1).status == "aboard"
    assert table.seat(0).hands == []


@pytest.mark.parametrize("obstacle", ["intruder", "malfunction", "elsewhere", "carried elsewhere"])
def test_the_autodoc_needs_a_working_room_without_intruder_and_the_corpse(obstacle):
    """R-22.4: the dead come back only with their Corpse in an Emergency Room without Intruder or Malfunction."""
    s = dead_soldier(corpse_in=7 if "elsewhere" in obstacle else 16)
    if obstacle == "intruder":
        s.figure("creeper", room=16)
    elif obstacle == "malfunction":
        s.room(16, malfunction=True)
    elif obstacle == "carried elsewhere":
        s.remove_object("corpse:soldier", 7).seat(0, hands=["corpse:soldier"])
    table = s.phase()
    assert table.seat(1).status == "dead"
    assert table.told("revived") == []


def test_each_corpse_belongs_to_its_character():
    """R-22.5: the blue Corpse in the Emergency Room revives nobody."""
    table = dead_soldier(corpse_in=7).object("blue_corpse", room=16).phase()
    assert table.seat(1).status == "dead"


def test_there_is_no_autodoc_in_semi_co_op():
    """R-22.4, R-16.13: the dead stay dead and lose everything."""
    s = Scenario("captain", "soldier").room(16, "emergency_room").seat(1, status="dead")
    table = s.object("corpse:soldier", room=16).phase()
    assert table.seat(1).status == "dead"


def test_nobody_active_is_judged_without_hope_of_revival():
    """R-22.5, R-20.3: the last one dies in the Emergency Room: the game is over."""
    s = Scenario("captain", "soldier", mode="coop").room(17, "emergency_room").seat(1, status="hibernating")
    table = s.seat(0, room=17, **DYING).run("light_wound", 0)
    assert table.game.over and table.game.result.cause == "jump"
