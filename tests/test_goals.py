"""What a seat plays for, condition by condition, as it knows itself."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.content import BOXES, MODES, SPECIES_BY_ID
from nemesis.rules.components import Goal
from nemesis.scenario import Scenario, new_ship
from nemesis.text import LANGUAGES, Texts
from nemesis.text.boxes import texts_of
from nemesis.text.goals import (
    LOST,
    MET,
    OPEN,
    UNKNOWN,
    Aim,
    GoalState,
    Outlook,
    SaidOfGoals,
    activation,
    all_of,
    any_of,
    goal_state,
    standing_of,
)
from nemesis.view import determinise
from nemesis.view.standing import hands_of_all, ship_standing

from .playing import KINDS, finished, play, setups

GAMES = 12
"""Random games of each kind."""


def goals_of(game: Any, seat: int = 0, language: str = "en") -> dict[str, GoalState]:
    """From the view alone, sent through JSON."""
    view = json.loads(json.dumps(game.view(seat)))
    return {goal.id: goal for goal in Texts.of(game.rules, language).goals(game.rules, view) if not goal.quest}


def quests_of(game: Any, seat: int = 0, language: str = "en") -> dict[str, GoalState]:
    view = json.loads(json.dumps(game.view(seat)))
    return {goal.id: goal for goal in Texts.of(game.rules, language).goals(game.rules, view) if goal.quest}


def states(goal: GoalState) -> dict[str, str]:
    return {one.id: one.state for one in (*goal.needs, *(one for way in goal.ways for one in way))}


def rulesets() -> Iterator[Any]:
    """Of every species with every mode it is played in."""
    for species in SPECIES_BY_ID:
        for mode in MODES.values():
            if not mode.species or species in mode.species:
                ship = new_ship(mode.boards[0] if mode.boards else "standard") if mode.needs_ship else None
                yield Setup(players=mode.players[0], species=species, mode=mode.id, ship=ship).ruleset()


def test_every_objective_of_every_box_and_mode_has_conditions_that_can_be_judged_and_said() -> None:
    judges = texts_of(BOXES).conditions
    for rules in rulesets():
        for card in rules.objectives.values():
            asked = [*card.goal.needs, *(name for way in card.goal.ways for name in way)]
            assert asked, card.id
            for name in asked:
                word = name.partition(":")[0]
                assert word in judges, (card.id, word)
                for language in LANGUAGES:
                    assert Texts.of(rules, language).has(f"client-goal_{word}"), (card.id, word, language)
            assert card.signal == ("signal" in card.goal.needs and card.deck != "mission"), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_is_explained_by_a_term(language: str) -> None:
    texts = Texts(language)
    for word, judge in texts_of(BOXES).conditions.items():
        assert texts.has(f"term-{judge.term}"), word


def test_states_are_combined_as_all_and_any_of_them() -> None:
    assert all_of([MET, UNKNOWN, OPEN]) == OPEN and all_of([MET, UNKNOWN]) == UNKNOWN and all_of([OPEN, LOST]) == LOST
    assert any_of([LOST, OPEN, UNKNOWN]) == UNKNOWN and any_of([LOST, OPEN]) == OPEN and any_of([LOST, LOST]) == LOST
    assert all_of([]) == MET


def test_a_goal_that_is_said_again_is_the_one_of_these_conditions() -> None:
    """What is kept of it goes by its needs, by its ways and by whether a Quest Item still waits (R-15.24)."""
    game = holder("obj_precious").game
    texts, seen = Texts.of(game.rules, "en"), game.view(0)
    now = standing_of(texts, game.rules, seen)
    assert now is not None
    id = game.rules.characters["captain"].quests[0]
    said = SaidOfGoals()
    said.begin(Outlook(game.rules, now, ship_standing(seen["rooms"]), hands_of_all(seen)))
    goals = [Goal(()), Goal(("alive",)), Goal((), (("alive",), ("signal",))), Goal((), (("signal",),)), Goal(())]
    for quests in ((id,), ()):
        o = Outlook(game.rules, now._replace(quests=quests), ship_standing(seen["rooms"]), hands_of_all(seen))
        for goal in goals:
            aim = Aim(id, goal, (0,), id, quest=True)
            assert goal_state(texts, o, aim, said) == goal_state(texts, o, aim, SaidOfGoals())
            assert goal_state(texts, o, aim, said) is goal_state(texts, o, aim, said)


# -- states ---------------------------------------------------------------------------------------------------


def holder(objective: str) -> Scenario:
    return Scenario("captain", "scout").seat(0, objectives=[objective])


def test_the_signal_is_open_until_it_is_sent() -> None:
    """R-20.11: a Signal of one's own."""
    table = holder("obj_investigator")
    assert states(goals_of(table.game)["obj_investigator"]) == {"signal": OPEN, "explored": OPEN}
    table.game.seats[0].signal = True
    assert states(goals_of(table.game)["obj_investigator"])["signal"] == MET


def test_engines_and_course_are_unknown_until_they_are_seen() -> None:
    """R-17.33, R-20.6, R-20.7: what nobody has looked at is neither met nor missing."""
    game = holder("obj_prime_asset").game
    assert states(goals_of(game)["survive"])["engines"] == UNKNOWN
    assert states(goals_of(game)["survive"])["safe_course"] == UNKNOWN
    me = game.seats[0]
    for engine, (top, _) in enumerate(game.engines):
        me.knowledge.append(("engine", engine, top, 2))
    me.knowledge.append(("coordinates", 0, game.coordinates, 3))
    working = [top for top, _ in game.engines].count("working")
    safe = game.rules.types[game.coordinates].places[game.destination] == "earth"
    found = goals_of(game)
    assert states(found["survive"])["engines"] == (MET if working >= 2 else OPEN)
    assert states(found["survive"])["safe_course"] == (MET if safe else OPEN)
    assert states(found["obj_prime_asset"])["arrive:earth"] == (MET if safe and working >= 2 else OPEN)


def test_one_damaged_engine_leaves_it_unknown_and_two_do_not() -> None:
    """Two of three Engines are enough (R-20.6)."""
    game = holder("obj_prime_asset").game
    game.seats[0].knowledge.append(("engine", 0, "damaged", 1))
    assert states(goals_of(game)["survive"])["engines"] == UNKNOWN
    game.seats[0].knowledge.append(("engine", 1, "damaged", 1))
    assert states(goals_of(game)["survive"])["engines"] == OPEN


def test_naming_yourself_cannot_be_met() -> None:
    """R-20.12: only the other way is open."""
    game = holder("obj_prime_asset").game
    me = game.seats[0]
    me.objectives = [f"obj_kill_p{me.number}"]
    goal = goals_of(game)[me.objectives[0]]
    assert states(goal) == {f"outlived:{me.number}": LOST, "alone": OPEN} and goal.state == OPEN


def test_the_death_of_the_named_player_meets_it() -> None:
    """To outlive somebody is done with their death (R-20.12)."""
    game = holder("obj_prime_asset").game
    me, other = game.seats
    me.objectives = [f"obj_kill_p{other.number}"]
    other.status, other.room = "dead", 0
    assert goals_of(game)[me.objectives[0]].state == MET


def test_who_is_dead_cannot_survive_and_has_nothing_else_to_do_for_it() -> None:
    """Only those who survive are checked (R-20.5)."""
    game = holder("obj_prime_asset").game
    game.seats[0].status, game.seats[0].room = "dead", 0
    goal = goals_of(game)["survive"]
    assert goal.state == LOST and not goal.ways


def test_in_hibernation_a_thing_not_carried_is_out_of_reach() -> None:
    """R-18.1, R-20.11: whoever sleeps can fetch nothing more, nor send the Signal."""
    game = holder("obj_precious").game
    game.seats[0].status, game.seats[0].room = "hibernating", 0
    goal = goals_of(game)["obj_precious"]
    assert states(goal) == {"signal": LOST, "carry:egg": LOST} and goal.state == LOST
    assert len(goals_of(game)["survive"].ways) == 1


def test_both_objectives_are_shown_before_the_choice_and_one_afterwards() -> None:
    """One of two is kept at the First Encounter (R-3.3, R-21.1)."""
    game = Game.new(Setup(players=2, seed=3, characters=("captain", "scout")))
    assert len(goals_of(game)) == 3
    game.seats[0].objectives.pop()
    assert len(goals_of(game)) == 2


def test_a_team_sees_the_cards_of_everybody_and_counts_signals() -> None:
    """The cards lie open, one for each player (R-22.3)."""
    game = Scenario("captain", "scout", mode="coop").game
    game.seats[0].objectives, game.seats[1].objectives = ["sc_head"], ["sc_delivery"]
    found = goals_of(game)
    assert {"survive", "crew", "sc_head", "sc_delivery"} == set(found)
    assert states(found["crew"]) == {"somebody": OPEN, "signals:1": OPEN}
    game.seats[1].signal = True
    assert states(goals_of(game)["sc_head"])["signal"] == MET, "any Character may have sent it"


def test_whoever_leads_the_intruders_wants_nobody_to_win() -> None:
    """They cannot win; they wish that nobody does (R-23.9)."""
    game = Scenario("captain", "scout", "soldier").game
    game.seats[0].intruder, game.seats[0].status, game.intruder_seat = True, "dead", 0
    game.seats[1].status = "dead"
    goal = goals_of(game)["intruder_player"]
    assert states(goal) == {"fails:1": MET, "fails:2": UNKNOWN}


# -- Quest Items ----------------------------------------------------------------------------------------------


def test_every_quest_item_of_every_box_says_what_activates_it() -> None:
    """R-15.24: being in a Room, an Item to discard, or what the card says instead; in both languages."""
    found = texts_of(BOXES)
    rules = Setup(players=2, modules=("aftermath_characters", "medic")).ruleset()
    quests = {id for character in rules.characters.values() for id in character.quests}
    assert len(quests) == 2 * len(rules.characters)
    for id in quests:
        goal = activation(rules.types[id], found.quests)
        asked = [*goal.needs, *(name for way in goal.ways for name in way)]
        assert asked, id
        for word in (name.partition(":")[0] for name in asked):
            assert word in found.conditions, (id, word)
            assert all(Texts.of(rules, language).has(f"client-goal_{word}") for language in LANGUAGES), (id, word)


def test_a_quest_item_knows_its_room_once_this_seat_does() -> None:
    """R-15.24: the Cockpit is known from the start, the Comms Room is not."""
    table = Scenario("captain", "scout")
    assert states(quests_of(table.game)["ship_log"]) == {"quest_room:ship_log": UNKNOWN}
    key = quests_of(table.game, 1)["security_key"]
    assert states(key) == {"quest_room:security_key": OPEN} and key.needs[0].rooms == (1,)
    table.game.seats[0].knowledge.append(("tile", 7, "comms_room", 1))
    assert quests_of(table.game)["ship_log"].needs[0].rooms == (7,)


def test_a_quest_item_is_ready_when_what_it_takes_is_there_and_done_when_it_is_active() -> None:
    """R-15.24, R-15.25: the Item to discard, then the action; an active one asks for nothing more."""
    table = Scenario("captain", "scout").seat(0, items=["tools"])
    quest = quests_of(table.game)["intercom"]
    assert states(quest) == {"quest_item:intercom": MET} and quest.state == OPEN
    table.game.seats[0].quests.remove("intercom")
    quest = quests_of(table.game)["intercom"]
    assert quest.state == MET and not quest.needs


def test_what_joins_a_weapon_needs_it_in_the_hands() -> None:
    """R-15.7: the Autoloader is part of the Assault Rifle."""
    table = Scenario("soldier", "scout")
    assert states(quests_of(table.game)["autoloader"])["quest_weapon:autoloader"] == MET
    table.game.seats[0].hands.clear()
    assert states(quests_of(table.game)["autoloader"])["quest_weapon:autoloader"] == OPEN


@pytest.mark.parametrize("status", ["dead", "hibernating", "launched"])
def test_whoever_is_out_of_reach_is_reminded_of_no_quest_item(status: str) -> None:
    """R-15.24: only those aboard activate anything."""
    game = Scenario("captain", "scout").game
    game.seats[0].status, game.seats[0].room = status, 0
    assert not quests_of(game)


def test_of_secret_quest_items_both_are_told_until_one_is_chosen() -> None:
    """A-3.4: the one not chosen is gone, the other is an Item like any other."""
    game = Scenario("ceo", "scout", modules=("aftermath_characters",)).game
    assert {"manual_control", "ship_codes"} <= set(quests_of(game))
    game.seats[0].quests = [q for q in game.seats[0].quests if q not in game.rules.secret_quests]
    assert not {"manual_control", "ship_codes"} & set(quests_of(game))


# -- over whole games -------------------------------------------------------------------------------------------


def played_by_bots(setup: Setup) -> Game:
    """Unlike random players, these come home."""
    game, bot = Game.new(setup), make_bot("crew")
    while game.ask is not None:
        game.apply(bot.decide(game.view(game.ask.seat), game.ask))
    return game


@pytest.mark.parametrize("kind", KINDS)
def test_at_the_end_the_goals_say_what_the_checks_found(kind: str) -> None:
    """R-20.9, R-22.3, A-8.30: survival and every Objective that was judged."""
    judged: Counter[bool] = Counter()
    for number, setup in enumerate(setups(GAMES, species=kind)):
        game = played_by_bots(setup) if number % 4 else finished(setup)
        for fate in game.result["seats"]:
            found = goals_of(game, fate["seat"])
            if "survive" in found:
                assert (found["survive"].state == MET) == fate["survived"], (setup, fate)
            for check in fate["checks"]:
                if check.get("objective") in found:
                    judged[check["passed"]] += 1
                    verdict = MET if check["passed"] else LOST
                    assert found[check["objective"]].state == verdict, (setup, fate, found[check["objective"]])
    assert judged[True] and judged[False]


@pytest.mark.parametrize("kind", KINDS)
def test_the_goals_tell_nothing_that_the_seat_cannot_know(kind: str) -> None:
    """R-25.1: two games that differ only in what a seat cannot know give it the same goals."""
    for setup in setups(GAMES, first_seed=500, species=kind):
        for number, game in enumerate(play(setup)):
            if number % 50 or not game.setup_done or game.over:
                continue
            for seat in range(len(game.seats)):
                twin = determinise(game.view(seat), seed=number)
                for language in LANGUAGES:
                    assert goals_of(game, seat, language) == goals_of(twin, seat, language)
                    assert quests_of(game, seat, language) == quests_of(twin, seat, language)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_called_lost_never_comes_back(kind: str) -> None:
    """Nothing is called impossible that a game can still bring about; only the dead of a team may be revived (R-22.4)."""
    for setup in setups(GAMES // 2, first_seed=900, species=kind):
        if setup.mode == "coop":
            continue
        lost: dict[tuple[int, str, str], int] = {}
        for number, game in enumerate(play(setup)):
            if number % 20 and not game.over:
                continue
            for seat in range(len(game.seats)) if game.setup_done else ():
                for goal in goals_of(game, seat).values():
                    for condition, state in states(goal).items():
                        key = (seat, goal.id, condition)
                        assert state in (LOST, UNKNOWN) or key not in lost, (setup, key, lost[key], number)
                        if state == LOST:
                            lost[key] = number
