"""Bots: they see a view and nothing else, they always answer, they finish every kind of game, and they play sensibly."""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import nemesis.bots
from nemesis import BadSetup, Game, Setup
from nemesis.bots import BOTS, Bot, CrewBot, RandomBot, VeteranBot, ask_in, make_bot
from nemesis.bots.sight import Sight
from nemesis.bots.utility import Mind, is_bleeding
from nemesis.engine.machine import Ask, as_tuples
from nemesis.scenario import Scenario

from .playing import KINDS, MOST_DECISIONS, SPECIES, TABLES, either_side, setups
from .playing import play as random_play

STRENGTHS = ("novice", "crew", "veteran", "expert")
SRC = Path(__file__).parent.parent / "src"
ANOTHER_PROCESS = """
import json, sys
from nemesis.bots import ask_in, make_bot
for line in sys.stdin:
    view = json.loads(line)
    print(json.dumps(make_bot("veteran", 7).decide(view, ask_in(view))), flush=True)
"""


def play(setup: Setup, name: str = "crew") -> tuple[Game, int]:
    game = Game.new(setup)
    bots = [make_bot(name, seat) for seat in range(setup.players)]
    decisions = 0
    while game.ask is not None:
        ask = game.ask
        game.apply(bots[ask.seat].decide(game.view(ask.seat), ask), ask.seat)
        decisions += 1
        assert decisions < MOST_DECISIONS, "a bot stalls"
    return game, decisions


def decision(table: Any) -> Any:
    """What a veteran does with the question on this table."""
    ask = table.game.ask
    return VeteranBot(1).decide(table.game.view(ask.seat), ask)


# -- what a bot is --------------------------------------------------------------------------------------


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(
        BadSetup, match="unknown bot 'hal'; possible: crew, expert, novice, random, search, utility, veteran"
    ):
        make_bot("hal")


@pytest.mark.parametrize("name", nemesis.bots.KINDS)
def test_a_bot_has_a_name_and_a_seed(name: str) -> None:
    bot = make_bot(name, 5)
    assert isinstance(bot, Bot) and bot.seed == 5


def test_a_bot_in_another_process_that_gets_the_view_as_json_plays_the_same_game() -> None:
    game = Game.new(Setup(players=3, seed=11))
    here = VeteranBot(7)
    with subprocess.Popen(
        [sys.executable, "-c", ANOTHER_PROCESS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=SRC
    ) as far:
        assert far.stdin is not None and far.stdout is not None
        for _ in range(60):
            ask = game.ask
            assert ask is not None
            view = game.view(ask.seat)
            far.stdin.write(json.dumps(view) + "\n")
            far.stdin.flush()
            answer = as_tuples(json.loads(far.stdout.readline()))
            assert answer == here.decide(view, ask)
            game.apply(answer, ask.seat)
        far.stdin.close()


@pytest.mark.parametrize("name", [name if name != "search" else "search:9" for name in BOTS])
def test_the_same_seed_and_view_always_give_the_same_answer(name: str) -> None:
    game = Game.new(Setup(players=2, seed=4))
    while game.ask is not None and game.round < 3:
        view = game.view(game.ask.seat)
        answers = {repr(make_bot(name, 3).decide(view, game.ask)) for _ in range(3)}
        assert len(answers) == 1
        game.apply(make_bot(name, 3).decide(view, game.ask))


def test_random_bots_of_different_seeds_play_different_games() -> None:
    game = Game.new(Setup(players=2, seed=4, characters=("captain", "scout")))
    assert game.ask is not None
    view = game.view(game.ask.seat)
    assert len({repr(RandomBot(seed).decide(view, game.ask)) for seed in range(30)}) > 1


def test_a_view_carries_the_question_of_its_seat_alone() -> None:
    game = Game.new(Setup(players=2, seed=4))
    assert game.ask is not None
    seat = game.ask.seat
    found = ask_in(json.loads(json.dumps(game.view(seat))))
    assert found is not None and (found.seat, found.kind, found.options) == (seat, game.ask.kind, game.ask.options)
    assert ask_in(game.view(1 - seat)) is None


def test_the_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(nemesis.bots)
    assert tried and not failed


# -- whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("species", SPECIES)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_bots_finish_games_of_every_kind(species: str, mode: str, players: int) -> None:
    for seed, board in enumerate(("standard", "alternative", "standard", "alternative")):
        modules = ("medic",) if seed == 2 else ()
        setup = Setup(players, species, mode, modules, board, options=either_side(species), seed=seed)
        game, _ = play(setup, STRENGTHS[seed])
        assert game.result is not None


def test_random_bots_finish_games_too() -> None:
    for seed in range(5):
        game, _ = play(Setup(players=4, seed=seed), "random")
        assert game.result is not None


def test_the_levels_differ_in_strength() -> None:
    """Forty games cannot tell which of the three best is stronger (docs/bots.md), so none is claimed to be."""
    survivors = {
        name: sum(s.survived for seed in range(40) for s in play(Setup(players=4, seed=seed), name)[0].result.seats)
        for name in ("random", *STRENGTHS)
    }
    assert [*survivors, "search"] == list(BOTS)
    assert survivors["random"] < survivors["novice"] < min(survivors[name] for name in ("crew", "veteran", "expert"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_level_answers_the_questions_of_every_ruleset_with_a_legal_choice(kind: str) -> None:
    """All species, modes, modules and options: the game is played by random choices that reach odd positions."""
    asked = set()
    for setup in setups(9, first_seed=600, species=kind):
        for game in random_play(setup):
            for ask in game.asks:
                what = (ask.kind, ask.source, game.round if ask.kind == "turn" else 0)
                if what in asked:
                    continue
                asked.add(what)
                view = game.view(ask.seat)
                for name in STRENGTHS:
                    assert make_bot(name, 3).decide(view, ask) in ask.options
    assert len({kind for kind, _, _ in asked}) >= 25


def test_a_bot_never_drops_a_thing_and_never_opens_a_trade() -> None:
    for seed in range(8):
        game = Game.new(Setup(players=4, seed=seed))
        while game.ask is not None:
            kind = game.ask.kind
            choice = CrewBot(seed).decide(game.view(game.ask.seat), game.ask)
            assert kind != "turn" or choice[0] not in ("drop", "trade")
            game.apply(choice)


# -- sense ----------------------------------------------------------------------------------------------


def captain(**seat: Any) -> Scenario:
    hand = seat.pop("hand", ["search", "rest", "demolition", "reload"])
    return Scenario("captain", "soldier").seat(0, hand=hand, objectives=["obj_prime_asset"], **seat)


def test_alone_it_shoots_what_it_can_hit() -> None:
    assert decision(captain().seat(1, room=14).figure("adult", room=11).turn(0)) == ("shoot",)


def test_among_friends_it_holds_its_fire_until_the_chambers_open() -> None:
    def shared(time: int) -> Any:
        scenario = captain().seat(1, room=11).ship(time=time).figure("adult", room=11)
        return decision(scenario.turn(0))

    assert shared(12) == ("pass",)
    assert shared(8) == ("shoot",)


def test_without_ammo_and_alone_it_flees_to_a_room_without_intruders() -> None:
    scenario = captain(ammo={"revolver": 0}).seat(1, room=14)
    table = scenario.figure("adult", room=11).figure("queen", room=6).turn(0)
    what, room, _ = decision(table)
    assert what == "escape" and room != 6


def test_a_frail_bot_alone_leaves_under_covering_fire() -> None:
    frail = captain(hand=["suppressive_fire", "search"], wounds=["wound_leg", "wound_arm"])
    table = frail.seat(1, room=14).figure("adult", room=11).turn(0)
    assert table.game.rules.types[decision(table)[1]].id == "suppressive_fire"


def test_it_does_not_walk_into_a_room_with_an_intruder() -> None:
    scenario = captain()
    for room in (6, 8, 14, 15):
        scenario.figure("adult", room=room)
    assert decision(scenario.turn(0))[0] not in ("move", "careful_move")


def test_it_boards_an_open_pod_when_its_work_is_done() -> None:
    table = captain(room=5).room(5, "evacuation_a").ship(pods=[(1, "A", False)]).turn(0)
    assert decision(table) == ("room_action", 5)
    table.game.apply(("room_action", 5))
    while table.asked and table.asked[1] != "launch_or_wait":
        table.game.apply(decision(table))
    assert decision(table) == "launch"


def test_it_goes_to_sleep_when_the_chambers_are_open_and_the_ship_is_safe() -> None:
    known = [("engine", 0, "working", 1), ("engine", 1, "working", 1), ("coordinates", 0, "coord_5", 1)]
    ship = {"time": 7, "engines": ["working"] * 3, "coordinates": "coord_5", "destination": "B"}
    table = captain(knowledge=known).ship(**ship).turn(0)
    assert decision(table) == ("room_action", 11)


def test_it_does_not_sleep_on_a_ship_that_it_knows_to_be_lost() -> None:
    known = [("engine", 0, "damaged", 1), ("engine", 1, "damaged", 1)]
    table = captain(knowledge=known).ship(time=7, engines=["damaged", "damaged", "working"]).turn(0)
    assert decision(table) != ("room_action", 11)


def test_it_sends_the_signal_that_its_objective_asks_for() -> None:
    scenario = Scenario("captain", "soldier").room(5, "comms_room")
    scenario.seat(0, room=5, hand=["search", "rest", "demolition"], objectives=["obj_burial"])
    scenario.seat(0, hands=["revolver", "blue_corpse"])
    assert decision(scenario.turn(0)) == ("room_action", 5)


def test_it_scans_its_contamination_but_never_with_a_larva_on_its_board() -> None:
    hand = ["rest", "contamination", "contamination", "demolition"]
    kinds = {
        larva: decision(captain(hand=hand, larva=larva).turn(0)) == ("play", "captain_rest_1")
        for larva in (True, False)
    }
    assert kinds == {True: False, False: True}


@pytest.mark.parametrize(("asked_for", "answer"), [(None, "accept"), ("assault_rifle", "refuse")])
def test_it_welcomes_gifts_and_declines_every_other_deal(asked_for: str | None, answer: str) -> None:
    table = Scenario("captain", "soldier").seat(0, hand=["search"], items=["tools"]).turn(0)
    table.do("trade", 1).do("thing", "tools")
    if asked_for is not None:
        while table.asked == (0, "trade_give"):
            table.do("done")
        table.do("thing", asked_for)
    while table.asked is not None and table.asked[0] == 0:
        table.do("done")
    assert table.asked == (1, "trade_answer")
    assert decision(table) == answer


def test_it_can_ask_for_an_item_that_it_knows_by_its_back_only() -> None:
    """R-15.12: who has nothing to give owes a first offer all the same."""
    scenario = Scenario("captain", "soldier").seat(0, hand=["search"], hands=[])
    table = scenario.seat(1, hands=[], items=["tools", "grenade"]).turn(0).do("trade", 1)
    ask = table.game.ask
    assert ask is not None and ask.kind == "trade_ask" and "done" not in ask.options
    assert decision(table) in [("thing", "back:red"), ("thing", "back:yellow")]


def test_it_keeps_the_lighter_objective() -> None:
    scenario = Scenario("captain", "soldier", "scout", "pilot")
    scenario.seat(0, objectives=["obj_biology", "obj_best_friends"])
    table = scenario.run("first_encounter_objectives")
    while table.asked and table.asked[0] != 0:
        table.game.apply(0)
    assert decision(table) == ("objective", "obj_best_friends")


# -- certain death ----------------------------------------------------------------------------------------


def badly_hurt(fire: bool, *wounds: tuple[str, bool]) -> Any:
    """A Soldier with these Serious Wounds, in a quiet Room with a way out and three cards."""
    hand = ["soldier_search_1", "soldier_rest_1", "soldier_basic_repairs_1"]
    scenario = Scenario("soldier", "captain").room(6, "cabins", fire=fire).seat(1, room=21)
    return scenario.seat(0, room=6, hand=hand, wounds=list(wounds)).turn(0)


THREE = (("wound_leg_1", True), ("wound_hand_1", True), ("wound_body_1", True))


@pytest.mark.parametrize("level", ["crew", "veteran", "expert"])
def test_nobody_waits_in_a_fire_that_kills(level: str) -> None:
    """R-16.10: with three Serious Wounds any further one kills, and a Fire deals one at the end of a turn (R-5.7)."""
    table = badly_hurt(True, *THREE)
    view, ask = table.game.view(0), table.game.ask
    mind = Mind(Sight(view), ask, VeteranBot.manner)
    assert mind.wounds_left == 1 and mind.kills(("pass",))
    assert make_bot(level, seed=1).decide(view, ask)[0] != "pass"
    assert not Mind(Sight(badly_hurt(False, *THREE).game.view(0)), ask, VeteranBot.manner).kills(("pass",))


@pytest.mark.parametrize(("cards", "deadly"), [(1, True), (3, False)])
def test_nobody_steps_into_a_fire_without_a_card_to_leave_it(cards: int, deadly: bool) -> None:
    """R-5.7: the Fire burns who ends the turn in it; with cards left there is a second action, a way through."""
    hand = ["soldier_search_1", "soldier_rest_1", "soldier_basic_repairs_1"][:cards]
    scenario = Scenario("soldier", "captain").room(6, "cabins").room(11, fire=True).seat(1, room=21)
    table = scenario.seat(0, room=6, hand=hand, wounds=list(THREE)).turn(0)
    assert table.game.ask is not None
    mind = Mind(Sight(table.game.view(0)), table.game.ask, VeteranBot.manner)
    into_the_fire = next(o for o in mind.options if o[:2] == ("move", 11))
    elsewhere = next(o for o in mind.options if o[0] == "move" and o[1] != 11)
    assert mind.kills(into_the_fire) is deadly and not mind.kills(elsewhere)


def test_a_free_move_leads_on_to_what_is_to_be_done() -> None:
    """The Room on the way home, unless what waits there is worse than a little danger."""
    scenario = Scenario("soldier", "captain").room(8, "cabins").room(4, "armory").room(7, "monitoring_room")
    table = scenario.seat(0, room=8).seat(1, room=21).ship(time=9).turn(0)
    ask = Ask(0, "move_to", [("way", 4, 5), ("way", 7, 10), ("way", 11, 12)])
    mind = Mind(Sight(table.game.view(0)), ask, VeteranBot.manner)
    assert mind.errand[1:] == (11, 12) and mind.answer() == ("way", 11, 12)
    stalked = scenario.figure("queen", 11).turn(0).game.view(0)
    assert Mind(Sight(stalked), ask, VeteranBot.manner).answer() != ("way", 11, 12)


@pytest.mark.parametrize(("weapon", "charges"), [("assault_rifle", True), ("revolver", False)])
def test_an_energy_charge_is_kept_for_a_weapon_that_takes_it(weapon: str, charges: bool) -> None:
    """R-15.7: a Revolver is loaded by hand."""
    scenario = Scenario("soldier", "captain").seat(0, hands=[weapon], ammo={weapon: 0})
    mind = Mind(Sight(scenario.turn(0).game.view(0)), Ask(0, "turn", [("pass",)]), VeteranBot.manner)
    assert mind.lacking_ammo() and mind.lacking_ammo(energy=True) is charges
    assert (mind.s.lore.items["energy_charge"].score(mind) > 0) is charges


@pytest.mark.parametrize("broken", [True, False])
def test_a_card_that_gives_the_room_action_waits_until_the_room_works(broken: bool) -> None:
    """R-17.3: in a Room with a Malfunction it gives nothing but a Door."""
    table = Scenario("mechanic", "captain").room(12, "fire_control", malfunction=broken).room(14, fire=True)
    view = table.seat(0, room=12).turn(0).game.view(0)
    mind = Mind(Sight(view), Ask(0, "turn", [("pass",)]), VeteranBot.manner)
    assert mind.aims.worth(12) > 0
    assert (mind.s.lore.cards["computer_skills"].score(mind) > 0) is not broken


def test_bleeding_is_seen_and_dressed_first() -> None:
    """R-16.17: whoever passes with an open bleeding wound suffers another one."""
    bleeding = (("wound_leg_1", True), ("wound_hand_1", True), ("wound_bleeding_1", False))
    table = badly_hurt(False, *bleeding)
    mind = Mind(Sight(table.game.view(0)), table.game.ask, VeteranBot.manner)
    assert is_bleeding(mind.s, mind.s.me) and mind.kills(("pass",))
    dressed = badly_hurt(False, *((wound, True) for wound, _ in bleeding))
    calm = Mind(Sight(dressed.game.view(0)), dressed.game.ask, VeteranBot.manner)
    assert not calm.kills(("pass",)) and mind.score_healing() > calm.score_healing()


def test_a_scratch_uses_nothing_up() -> None:
    scratched = Scenario("soldier", "captain").seat(0, light=1).turn(0).game.view(0)
    assert Mind(Sight(scratched), Ask(0, "turn", [("pass",)]), VeteranBot.manner).score_healing() == 0
