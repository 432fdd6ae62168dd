"""The hourglass: its sand, seizing it, removing it; as choices that saves, replays and undo reproduce (A-10)."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from nemesis import BadSetup, Game, IllegalChoice, Setup
from nemesis.rules.claims import TABLE
from nemesis.scenario import Scenario, Table
from nemesis.scenario.files import scenario_from_toml
from nemesis.tui import Console, TextClient
from nemesis.tui.sand import Sand
from nemesis.view import determinise, noise_odds

HAND = ["rest", "search", "demolition", "interruption"]
SEIZE, REMOVE = ("claim", "seize_hourglass"), ("claim", "remove_hourglass")


def crew(*characters: str, clock: str = "actions", actions: int = 4, **setup: Any) -> Scenario:
    options = {"hourglass_clock": clock, "hourglass_actions": actions, **setup.pop("options", {})}
    scenario = Scenario(*(characters or ("captain", "scout")), modules=("hourglass",), options=options, **setup)
    scenario.ship(first_encounter=True).hourglass("running")
    for p in scenario.game.seats:
        scenario.seat(p.index, hand=[])
    return scenario.seat(0, hand=HAND)


def noisy(scenario: Scenario, room: int, number: int) -> Scenario:
    scenario.game.noise[scenario.game.rules.board.exits[room][number]] = True
    return scenario


# -- the sand -------------------------------------------------------------------------------------------


def test_it_is_turned_at_the_start_of_each_round() -> None:
    """A-10.1: a new round turns the hourglass."""
    table = crew().hourglass("resting").phase()
    assert table.game.ext["hourglass"][0] == "running" and table.told("hourglass_turned") == [{}]


def test_a_removed_hourglass_is_not_turned_any_more() -> None:
    """A-10.2: a player may have the hourglass removed after the roll, for good."""
    table = crew().hourglass("removed").phase()
    assert table.game.ext["hourglass"][0] == "removed" and table.told("hourglass_turned") == []


def test_the_engine_counts_so_many_actions_for_each_living_player() -> None:
    """A-10.3: `hourglass_actions` per living player; here 1 each, and one of three is dead."""
    scenario = crew("captain", "scout", "pilot", actions=1).seat(2, status="dead").seat(1, hand=["rest", "search"])
    table = scenario.script(noise=["silence"]).turn(0).do("move", 6, pay=("rest",))
    assert table.game.ext["hourglass"] == ("running", 1) and not table.offers("claim")
    table.do("pass").do("done")
    assert table.game.ext["hourglass"][0] == "run_out" and table.told("sand_out") == [{}]


def test_by_default_four_actions_for_each_player() -> None:
    """A-10.3: the sand lasts four actions for each living player."""
    values = Setup(players=2, modules=("hourglass",)).ruleset().option_values
    assert (values["hourglass_actions"], values["hourglass_seconds"], values["hourglass_clock"]) == (4, 120, "actions")


def test_while_the_sand_runs_nobody_may_seize_it() -> None:
    """A-10.1: the hourglass may be seized only once it has run out."""
    table = crew().turn(0)
    assert table.refusal(*SEIZE) == ("sand_still_runs", "A-10.1")
    with pytest.raises(IllegalChoice, match="seat 1 cannot claim"):
        table.game.apply(SEIZE, 1)


# -- seizing --------------------------------------------------------------------------------------------


def test_the_player_in_turn_may_seize_it_as_a_free_act() -> None:
    """A-10.1: no card, no action; any Room of the ship."""
    table = crew().hourglass("run_out").turn(0).do(*SEIZE)
    assert table.asked == (0, "hourglass_room")
    assert {o[1] for o in table.options} == set(range(1, 22))
    table.game.script = {"noise": ["silence"]}
    table.do("room", 11)
    assert table.asked == (0, "turn") and table.game.actions_left == 2 and len(table.seat(0).hand) == 4


def test_any_other_seat_may_seize_it_while_somebody_decides_about_a_turn() -> None:
    """A-10.1: even one that has passed; the turn then goes on."""
    scenario = crew().hourglass("run_out").seat(1, passed=True).script(noise=["1"])
    table = scenario.turn(0)
    assert table.game.claims(1) == [SEIZE] and table.game.view(1)["claims"] == [SEIZE]
    table.game.apply(SEIZE, 1)
    assert table.asked == (1, "hourglass_room")
    table.do("room", 6)
    assert table.game.noise[table.game.rules.board.exits[6][1]]
    assert table.asked == (0, "turn") and table.game.actions_left == 2


def test_it_may_be_seized_while_another_is_half_way_through_announcing() -> None:
    """A-10.1: nothing was paid yet, so the announcement begins anew; what is being announced stays secret."""
    table = crew().hourglass("run_out").script(noise=["silence"]).turn(0)
    table.game.apply(table.option("move", 6))
    assert table.asked == (0, "pay") and table.game.view(1)["claims"] == [SEIZE]
    table.game.apply(SEIZE, 1)
    table.do("room", 3)
    assert table.asked == (0, "turn") and len(table.seat(0).hand) == 4 and table.seat(0).room == 11


def test_not_while_something_is_being_resolved() -> None:
    """A-10.1: an answer to an Interruption, a reroll and the like come first."""
    scenario = crew("captain", "scout", "pilot").hourglass("run_out").seat(1, hand=["interruption"])
    table = scenario.turn(0).do("move", 6, pay=("rest",))
    assert table.asked == (1, "interrupt") and table.game.claims(2) == []
    with pytest.raises(IllegalChoice, match="seat 2 cannot claim"):
        table.game.apply(SEIZE, 2)


def test_the_dead_may_not_seize_it_the_intruder_player_may() -> None:
    """A-10.1 (ruling): players still in play."""
    dead = crew().hourglass("run_out").seat(1, status="dead").turn(0)
    assert dead.game.claims(1) == []
    leader = crew().hourglass("run_out").intruder_player(1).turn(0)
    assert leader.game.claims(1) == [SEIZE]


def test_once_in_a_round() -> None:
    """A-10.2: then it rests until the next one; nobody ever has to seize it."""
    table = crew().hourglass("run_out").script(noise=["silence"]).turn(0).do(*SEIZE).do("room", 3)
    assert table.game.ext["hourglass"][0] == "resting" and not table.offers(*SEIZE)
    assert table.refusal(*SEIZE) == ("hourglass_rests", "A-10.2") and SEIZE not in table.game.claims(1)


def test_an_encounter_surprises_whoever_there_has_the_fewest_cards() -> None:
    """A-10.1: whole hands are compared, Contamination cards too; the number is compared with that hand."""
    scenario = crew("captain", "scout", "pilot").hourglass("run_out").bag("tok_adult_1", "blank").script(
        noise=["1"], bag=["tok_adult_1"]
    )  # fmt: skip
    scenario.seat(0, room=6, hand=["rest"]).seat(1, room=6, hand=["contamination", "contamination"]).seat(2, room=3)
    table = noisy(scenario, 6, 1).turn(0).do(*SEIZE).do("room", 6)
    (checked,) = table.told("surprise_check")
    assert (checked["seat"], checked["cards"], checked["surprised"]) == (0, 1, True)
    assert table.kinds(6) == ["adult"] and table.told("attack")[0]["seat"] == 0


def test_a_tie_is_the_one_nearest_to_the_first_player() -> None:
    """A-10.1, R-13.3: of players with equally few cards the nearest to the First Player is surprised."""
    scenario = crew().hourglass("run_out").bag("tok_adult_1", "blank").script(noise=["1"], bag=["tok_adult_1"])
    scenario.seat(0, room=6, hand=["rest"]).seat(1, room=6, hand=["rest"]).ship(first_player=1)
    table = noisy(scenario, 6, 1).turn(0).do(*SEIZE).do("room", 6)
    assert table.told("surprise_check")[0]["seat"] == 1


def test_an_empty_room_brings_no_surprise_attack() -> None:
    """A-10.1: an Encounter in a Room without a Character surprises nobody."""
    scenario = crew().hourglass("run_out").bag("adult", "blank").script(noise=["1"], bag=["adult"])
    table = noisy(scenario, 3, 1).turn(0).do(*SEIZE).do("room", 3)
    assert table.kinds(3) == ["adult"] and table.told("surprise_check") == []


def test_slime_is_ignored_and_a_room_in_combat_may_be_chosen() -> None:
    """A-10.1 (D): Silence is nothing, even where somebody with Slime fights."""
    scenario = crew().hourglass("run_out").seat(0, slime=True).figure("adult", 11).script(noise=["silence"])
    table = scenario.turn(0).do(*SEIZE).do("room", 11)
    assert table.told("danger") == [] and table.asked == (0, "turn")


def test_who_dies_of_it_in_the_own_turn_has_no_turn_left() -> None:
    """The turn that was being decided about goes on only for the living."""
    wounds = ["wound_leg", "wound_arm", "wound_hand"]
    scenario = crew(options={"intruder_player": "off"}).hourglass("run_out").seat(0, hands=[], hand=["rest"])
    scenario.seat(0, wounds=wounds).seat(1, room=3, hand=["rest", "search"])
    scenario.bag("tok_adult_1", "blank").top("attack", "bite_1")
    table = noisy(scenario.script(noise=["1"], bag=["tok_adult_1"]), 11, 1).turn(0)
    table.game.apply(SEIZE, 1)
    table.do("room", 11)
    assert table.seat(0).status == "dead" and table.asked[0] == 1  # type: ignore[index]


def test_the_odds_of_the_roll_ignore_the_seats_own_slime() -> None:
    """A-10.1: Silence stays Silence."""
    game = crew().seat(0, slime=True).turn(0).game
    assert noise_odds(game.view(0), 11)["silence"] == 0.0
    assert noise_odds(game.view(0), 11, own=False)["silence"] == 0.1


# -- removing -------------------------------------------------------------------------------------------


def test_after_the_roll_any_player_may_remove_it_from_the_game() -> None:
    """A-10.2: in turn or not."""
    for seat in (0, 1):
        table = crew().hourglass("resting").turn(0)
        assert table.offers(*REMOVE) and table.game.claims(1) == [REMOVE]
        table.game.apply(REMOVE, seat)
        assert table.game.ext["hourglass"] == ("removed", 0) and table.asked == (0, "turn")
        assert table.told("hourglass_removed") == [{"seat": seat}]
        assert table.refusal(*SEIZE) == ("hourglass_gone", "A-10.2")


def test_before_a_roll_it_stays() -> None:
    """A-10.2: after the roll is resolved."""
    for state in ("running", "run_out"):
        table = crew().hourglass(state).turn(0)
        assert table.refusal(*REMOVE) == ("hourglass_not_used_yet", "A-10.2")


# -- a real clock ---------------------------------------------------------------------------------------


def test_with_seconds_the_engine_counts_nothing_and_waits_to_be_told() -> None:
    """A-10.3: with the option for seconds the clock is the client's."""
    table = crew(clock="seconds", actions=1).script(noise=["silence"]).turn(0).do("move", 6, pay=("rest",))
    assert table.game.ext["hourglass"] == ("running", 0)
    table.game.sand_runs_out()
    assert table.game.ext["hourglass"][0] == "run_out" and table.offers(*SEIZE) and table.game.claims(1) == [SEIZE]
    with pytest.raises(IllegalChoice, match="the table cannot claim"):
        table.game.sand_runs_out()


def test_with_actions_no_clock_can_say_so() -> None:
    """A-10.3; no seat can say it either."""
    game = crew().turn(0).game
    before = game.digest()
    with pytest.raises(IllegalChoice, match="the table cannot claim"):
        game.sand_runs_out()
    real = crew(clock="seconds").turn(0).game
    for seat in (1, 7, -5):
        with pytest.raises(IllegalChoice):
            real.apply(("claim", "sand_runs_out"), seat)
    assert game.digest() == before


def test_the_sand_may_run_out_in_the_middle_of_any_question() -> None:
    """A-10.3: what was announced so far stands, and the answers of those who choose together."""
    table = crew(clock="seconds").turn(0)
    table.game.apply(table.option("move", 6))
    assert table.asked == (0, "pay")
    options = list(table.options)
    table.game.sand_runs_out()
    assert table.asked == (0, "pay") and table.options == options
    table.game.script = {"noise": ["silence"]}
    table.do("card", "rest")
    assert table.seat(0).room == 6 and table.offers(*SEIZE)


def test_it_disturbs_nobody_who_chooses_at_the_same_time() -> None:
    """A-10.3, R-21.1: the answer already given stays, the others are still asked; saves and replays agree."""
    scenario = crew("captain", "scout", "pilot", clock="seconds").ship(first_encounter=False).script(bag=["adult"])
    game = scenario.run("encounter_with_nobody", 6).game
    assert game.ask is not None and game.ask.kind == "keep_objective"
    game.apply(0, 1)
    before = [(a.seat, a.options) for a in game.asks]
    game.sand_runs_out()
    assert [(a.seat, a.options) for a in game.asks] == before and len(before) == 2
    opened = Game.from_json(game.to_json())
    for table in (game, opened):
        while table.ask is not None:
            table.apply(0)
    assert game.digest() == opened.digest() == game.replayed(len(game.history)).digest()


def test_saves_replays_and_undo_reproduce_it() -> None:
    """A-10.3: kept in the history as a choice of the table."""
    table = crew(clock="seconds").turn(0)
    table.game.apply(table.option("move", 6))
    table.game.sand_runs_out()
    table.do("card", "rest")
    game = table.game
    game.apply(SEIZE, 1)
    game.apply(("room", 3), 1)
    assert (TABLE, ("claim", "sand_runs_out")) in game.history and (1, SEIZE) in game.history
    assert game.replayed(len(game.history)).digest() == game.digest()
    opened = Game.from_json(game.to_json())
    assert opened.digest() == game.digest() and opened.history == game.history
    for back in range(1, len(game.history) + 1):
        again = game.undo(back, by_vote=True)
        for seat, choice in game.history[-back:]:
            again.apply(choice, seat)
        assert again.digest() == game.digest()


def test_a_dealt_game_knows_the_state_of_the_sand() -> None:
    """Public: view and claims are the same for every seat that is not asked."""
    for state in ("running", "run_out", "resting", "removed"):
        game = crew().hourglass(state).turn(0).game
        for seat in (0, 1, None):
            assert determinise(game.view(seat), 5).view(seat) == game.view(seat)


# -- the terminal ---------------------------------------------------------------------------------------


class Clock:
    """Seconds that pass only when the test says so."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def client(table: Table, lines: list[str], clock: Clock, save: Path | None = None) -> tuple[TextClient, io.StringIO]:
    sink = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), sink)
    found = TextClient(table.game, {}, console, "en", save)
    found.sand = Sand(now=clock)
    return found, sink


def test_the_text_client_watches_a_real_clock_at_each_prompt() -> None:
    """A-10.3: nothing before the time is over; then it says so, and the next list offers the hourglass."""
    clock = Clock()
    playing, sink = client(crew("captain", clock="seconds").turn(0), ["me", "", "quit"], clock)
    read = playing.console.read

    def slowly(prompt: str) -> str:
        clock.seconds += 50
        return read(prompt)

    playing.console.read = slowly  # type: ignore[method-assign]
    playing.play()
    assert playing.game.ext["hourglass"][0] == "run_out"
    assert sink.getvalue().count("The sand has run out!") == 1
    assert "About 120 seconds of sand left." in sink.getvalue()


def test_in_the_text_client_others_call_out() -> None:
    """A-10.1: `call` lists what those who are not asked may do, `call 1` does it."""
    table = crew().hourglass("run_out").script(noise=["silence"]).turn(0)
    playing, sink = client(table, ["", "call", "call 1", "", "3", "", "quit"], Clock())
    playing.play()
    assert "1. the Scout: seize the hourglass" in sink.getvalue()
    assert (1, SEIZE) in playing.game.history and playing.game.ext["hourglass"][0] == "resting"


def test_a_save_keeps_how_much_sand_has_run() -> None:
    """A-10.3: going on with a saved game does not turn the hourglass."""
    clock = Clock()
    game = crew(clock="seconds").turn(0).game
    sand = Sand(now=clock)
    assert sand.left(game) == 120
    clock.seconds = 50
    again = Sand(sand.kept(), now=clock)
    assert again.left(game) == 70 and not again.ran_out(game)
    clock.seconds = 130
    assert again.ran_out(game) and not again.ran_out(game)
    assert Sand(["bad"], now=clock).left(crew(clock="seconds").turn(0).game) == 120


def test_the_status_tells_the_state_of_the_hourglass() -> None:
    playing, sink = client(crew("captain").hourglass("running", actions=3).turn(0), ["quit"], Clock())
    playing.play()
    assert "Hourglass: the sand is running, 1 more action." in sink.getvalue()


# -- scenarios ------------------------------------------------------------------------------------------


def test_a_scenario_file_sets_the_hourglass() -> None:
    table = scenario_from_toml(
        'characters = ["captain"]\nmodules = ["hourglass"]\n[hourglass]\nstate = "running"\nactions = 2\n'
    )
    assert table.game.ext["hourglass"] == ("running", 2)


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: Scenario("captain").hourglass("running"), "needs the module 'hourglass'"),
        (lambda: crew().hourglass("broken"), "unknown state of the hourglass 'broken'"),
        (lambda: crew().hourglass("running", actions=-1), "actions must be a whole number"),
        (lambda: crew(options={"hourglass_seconds": 7}), "option 'hourglass_seconds' cannot be 7"),
    ],
)
def test_bad_hourglasses_are_refused(build: Any, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        build()
