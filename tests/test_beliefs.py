"""What a bot believes about the others: a probability, moved by what everybody sees, and by nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import VeteranBot, make_bot
from nemesis.bots.beliefs import Beliefs
from nemesis.bots.modes import aims_for
from nemesis.bots.sight import Sight
from nemesis.bots.wary import TUNED_FOR, abandons, reads_others, target_of, trusts, waits_in_the_pod
from nemesis.scenario import Scenario
from nemesis.view import determinise

SRC = Path(__file__).parent.parent / "src"
ANOTHER_PROCESS = """
import json, sys
from nemesis.bots.beliefs import Beliefs
from nemesis.bots.sight import Sight
view = json.load(sys.stdin)
print(json.dumps(Beliefs(Sight(view)).about(1)))
"""
CREW = ("captain", "soldier", "scout")


def sight(scenario: Scenario, seat: int = 0) -> Sight:
    return Sight(scenario.turn(0).game.view(seat))


def about(scenario: Scenario, other: int = 1) -> dict[str, float]:
    return Beliefs(sight(scenario)).about(other)


def three(*own: str, **other: Any) -> Scenario:
    scenario = Scenario(*CREW).seat(0, objectives=list(own or ("obj_oldest_friend",)))
    return scenario.seat(1, **other) if other else scenario


# -- a probability --------------------------------------------------------------------------------------


def test_it_sums_to_one_for_everybody_at_every_moment_of_a_game() -> None:
    game = Game.new(Setup(players=4, seed=5))
    bots = [make_bot("crew", seat) for seat in range(4)]
    looked = 0
    while game.ask is not None:
        view = game.view(game.ask.seat)
        if game.ask.kind == "turn":
            beliefs = Beliefs(Sight(view))
            for other in range(4):
                if other != game.ask.seat:
                    chances = beliefs.about(other)
                    assert sum(chances.values()) == pytest.approx(1.0) and min(chances.values()) >= 0.0
                    looked += 1
        game.apply(bots[game.ask.seat].decide(view, game.ask))
    assert looked > 100


def test_own_cards_and_cards_for_larger_tables_are_nobody_elses() -> None:
    """R-3.3: nobody can hold a card one holds oneself, or one for more players."""
    chances = about(three("obj_burial"))
    assert not {"obj_burial", "obj_best_friends", "obj_kill_p5", "sc_earth"} & chances.keys()
    assert "obj_hoarder" in chances


def test_an_order_to_outlive_oneself_is_unlikely_to_be_kept() -> None:
    scenario = three()
    number = scenario.game.seats[1].number
    chances = about(scenario)
    others = [chances[f"obj_kill_p{n}"] for n in (1, 2, 3) if n != number]
    assert chances[f"obj_kill_p{number}"] < min(others)


# -- evidence -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seen", "objective"),
    [
        ({"signal": True}, "obj_necroscopy"),
        ({"hands": ["blue_corpse"]}, "obj_burial"),
        ({"hands": ["egg"]}, "obj_precious"),
        ({"hands": ["carcass"]}, "obj_necroscopy"),
        ({"items": ["medkit", "bandages", "tools", "duct_tape", "clothes", "alcohol"]}, "obj_hoarder"),
    ],
)
def test_what_somebody_shows_speaks_for_the_card_that_asks_for_it(seen: dict[str, Any], objective: str) -> None:
    before, after = about(three()), about(three(**seen))
    assert after[objective] > 1.5 * before[objective]
    assert sum(after.values()) == pytest.approx(1.0)


def test_whoever_stands_at_the_generator_may_want_the_blast() -> None:
    def wants(room: int) -> float:
        return Beliefs(sight(three(room=room).room(5, "generator"))).wants(1, "blast")

    assert wants(5) > wants(14)


def test_whoever_went_to_sleep_has_given_up_the_blast_and_the_hoard() -> None:
    awake, asleep = about(three()), about(three(status="hibernating"))
    for objective in ("obj_great_hunt", "obj_hoarder"):
        assert asleep[objective] < awake[objective]


def test_an_objective_that_was_looked_at_is_known() -> None:
    scenario = three().seat(0, knowledge=[("objectives", 1, ("obj_quarantine",))])
    assert about(scenario) == {"obj_quarantine": 1.0}
    partly = three().seat(0, knowledge=[("objective", 1, ("obj_quarantine",))])
    assert 0.3 < about(partly)["obj_quarantine"] < 1.0


def test_doubt_grows_with_what_the_others_seem_to_want() -> None:
    harmless = three().seat(0, knowledge=[("objectives", 1, ("obj_hoarder",)), ("objectives", 2, ("obj_burial",))])
    harmful = three().seat(0, knowledge=[("objectives", 1, ("obj_quarantine",)), ("objectives", 2, ("obj_burial",))])
    assert Beliefs(sight(harmless)).doubt() == 0.0
    assert Beliefs(sight(harmful)).doubt() == 1.0


# -- the view alone -------------------------------------------------------------------------------------


def test_it_believes_the_same_in_another_process_that_gets_the_view_alone() -> None:
    view = three(signal=True).turn(0).game.view(0)
    done = subprocess.run(
        [sys.executable, "-c", ANOTHER_PROCESS],
        input=json.dumps(view),
        capture_output=True,
        text=True,
        cwd=SRC,
        check=True,
    )
    assert json.loads(done.stdout) == pytest.approx(Beliefs(Sight(view)).about(1))


def test_what_is_hidden_changes_nothing() -> None:
    """Another game that looks the same to this seat gives the same beliefs."""
    game = three().turn(0).game
    other = determinise(game.view(0), seed=99)
    assert [p.objectives for p in other.seats] != [p.objectives for p in game.seats]
    assert Beliefs(Sight(other.view(0))).about(1) == Beliefs(Sight(game.view(0))).about(1)


# -- what follows ---------------------------------------------------------------------------------------


def test_the_table_that_was_tuned_without_beliefs_is_left_alone() -> None:
    assert TUNED_FOR == ("intruders", "semi_coop", 4)
    assert not reads_others(sight(Scenario(*CREW, "mechanic")))
    assert reads_others(sight(three()))
    assert not reads_others(sight(Scenario("captain", "soldier", mode="coop")))


def hunter(**seat: Any) -> Scenario:
    scenario = Scenario(*CREW)
    return scenario.seat(0, objectives=[f"obj_kill_p{scenario.game.seats[1].number}"], **seat)


def test_whoever_must_outlive_somebody_leaves_him_alone_in_a_fight() -> None:
    scenario = hunter(room=6, ammo={"revolver": 0}, hand=["search", "rest", "demolition"])
    scenario.seat(1, room=6).seat(2, room=14).figure("adult", room=6)
    table = scenario.turn(0)
    found = Sight(table.game.view(0))
    assert target_of(found) == 1 and abandons(found)
    ask = table.game.ask
    assert ask is not None and VeteranBot(1).decide(table.game.view(0), ask)[0] == "escape"


def test_nobody_goes_along_with_a_known_hunter() -> None:
    scenario = three()
    mine = scenario.game.seats[0].number
    assert trusts(sight(scenario), 1)
    scenario.seat(0, knowledge=[("objectives", 1, (f"obj_kill_p{mine}",))])
    assert not trusts(sight(scenario), 1) and trusts(sight(scenario), 2)


@pytest.mark.parametrize(("hunts", "waits"), [(False, True), (True, False)])
def test_a_pod_is_held_for_a_friend_and_not_for_a_hunter(hunts: bool, waits: bool) -> None:
    scenario = Scenario(*CREW, "mechanic", "pilot").room(5, "evacuation_a").ship(pods=[(1, "A", False)])
    scenario.seat(0, room=5, objectives=["obj_best_friends"]).seat(1, room=5)
    if hunts:
        scenario.seat(0, knowledge=[("objectives", 1, (f"obj_kill_p{scenario.game.seats[0].number}",))])
    assert waits_in_the_pod(sight(scenario), 1) is waits


@pytest.mark.parametrize(("time", "shows"), [(13, False), (7, True)])
def test_whoever_wants_mars_does_not_show_it_before_it_must(time: int, shows: bool) -> None:
    scenario = Scenario("captain", "soldier", "scout").ship(time=time, coordinates="coord_5")
    places = scenario.game.rules.types["coord_5"].places
    elsewhere = next(letter for letter, place in places.items() if place not in ("earth", "mars"))
    scenario.ship(destination=elsewhere)
    scenario.seat(0, room=1, objectives=["obj_quarantine"], knowledge=[("coordinates", 0, "coord_5")])
    aims = aims_for(sight(scenario))
    assert (aims.cockpit() > 0) is shows
