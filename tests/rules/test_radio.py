"""The radio: what can be said, what becomes of promises, what was true (K-29)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nemesis import Game, IllegalChoice, Setup
from nemesis.rules.radio import (
    BROKEN,
    DUE,
    EVERYBODY,
    GUESS,
    KEPT,
    LIE,
    SAYINGS,
    VOID,
    deeds,
    lines,
    lines_left,
    promises,
    said_choice,
    unanswered,
)
from nemesis.rules.state import CLOSED
from nemesis.scenario import Scenario, Table
from nemesis.view import determinise
from nemesis.view.moments import TableGame
from tests.chatter import chatter

HAND = ["rest", "search", "demolition", "interruption"]
COCKPIT, ENGINE_1 = 1, 21


def crew(*characters: str, **setup: Any) -> Scenario:
    scenario = Scenario(*(characters or ("captain", "mechanic", "scout")), modules=("radio",), **setup)
    scenario.ship(first_encounter=True)
    for p in scenario.game.seats:
        scenario.seat(p.index, hand=[])
    return scenario.seat(0, hand=HAND)


def say(table: Table, seat: int, *said: Any) -> int:
    """The number of the line."""
    table.game.apply(said_choice(*said), seat)
    return len(lines(table.game)) - 1


def refused(table: Table, seat: int, *said: Any) -> str:
    g = table.game
    before, log, ask = g.digest(), len(table.log), g.ask
    with pytest.raises(IllegalChoice) as error:
        g.apply(said_choice(*said), seat)
    assert g.digest() == before and len(table.log) == log and g.ask is ask
    return str(error.value.reason)


def states(table: Table) -> list[str]:
    return [promise.state for promise in promises(table.game)]


def untrue(table: Table) -> dict[int, str]:
    return dict(table.game.ext.get("untrue", ()))


# -- saying -----------------------------------------------------------------------------------------------


def test_whatever_is_asked_anybody_may_speak_and_the_question_stays() -> None:
    """K-29: free, asked or not; everybody hears it; the history keeps it."""
    table = crew().turn(0)
    options = list(table.game.ask.options)  # type: ignore[union-attr]
    say(table, 1, "engine", 1, "working")
    say(table, 0, "thanks", 1)
    assert table.game.ask is not None and list(table.game.ask.options) == options
    assert [tuple(line) for line in lines(table.game)] == [(1, 1, ("engine", 1, "working")), (0, 1, ("thanks", 1))]
    assert table.told("said") == [
        {"seat": 1, "partner": None, "line": 0, "said": ("engine", 1, "working")},
        {"seat": 0, "partner": 1, "line": 1, "said": ("thanks", 1)},
    ]
    assert [choice for _, choice in table.game.history] == [
        said_choice("engine", 1, "working"),
        said_choice("thanks", 1),
    ]


def test_without_the_module_there_is_no_radio() -> None:
    game = Game.new(Setup(players=2, seed=3, characters=("captain", "scout")))
    with pytest.raises(IllegalChoice):
        game.apply(said_choice("sent"), 1)


def test_nothing_that_was_said_is_taken_back_for_free() -> None:
    """K-29: others have heard it."""
    table = crew().turn(0)
    assert table.game.undoable() == 0
    say(table, 1, "sent")
    assert table.game.undoable() == 0
    with pytest.raises(IllegalChoice):
        table.game.undo()
    assert lines(table.game.undo(by_vote=True)) == ()


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ((), "radio_no_such_words"),
        (("sing",), "radio_no_such_words"),
        ((7,), "radio_no_such_words"),
        (("engine", 1), "radio_no_such_words"),
        (("engine", 3, "working"), "radio_no_such_words"),
        (("engine", True, "working"), "radio_no_such_words"),
        (("engine", 1, "broken"), "radio_no_such_words"),
        (("leads", "E", "earth"), "radio_no_such_words"),
        (("leads", "A", "pluto"), "radio_no_such_words"),
        (("have", "captain"), "radio_no_such_words"),
        (("tile", COCKPIT, "armory"), "radio_already_known"),
        (("going", 99), "radio_no_such_words"),
        (("come", 9, 5), "radio_no_such_words"),
        (("come", 1, 5), "radio_nobody_there"),
        (("wait", EVERYBODY), "radio_no_such_words"),
        (("yes", 0), "radio_no_such_words"),
        (("if", 0, "wait", 0), "radio_nothing_to_answer"),
        (("doubt", 4), "radio_no_such_words"),
    ],
    ids=str,
)
def test_what_means_nothing_is_refused_and_changes_nothing(said: tuple[Any, ...], reason: str) -> None:
    assert refused(crew().turn(0), 1, *said) == reason


def test_the_dead_the_sleeping_and_the_intruder_player_are_out_of_reach() -> None:
    """K-29: they neither speak nor are they asked for anything; one may still thank or accuse them."""
    table = crew().seat(1, status="dead").seat(2, status="hibernating").turn(0)
    assert refused(table, 1, "sent") == refused(table, 2, "sent") == "radio_out_of_reach"
    assert refused(table, 0, "wait", 1) == refused(table, 0, "come", 2, 5) == "radio_nobody_there"
    say(table, 0, "thanks", 1)


def test_in_a_reaction_window_nobody_speaks() -> None:
    """K-29, Q-34: while somebody may be asked in secret, a voice could tell who is."""
    table = crew().seat(1, hand=["interruption", "rest"]).room(6, "canteen").turn(0).do("move", 6)
    assert table.game.frame is not None and table.game.frame[0] in table.game.rules.hidden_steps
    assert refused(table, 2, "sent") == "radio_not_now"


def test_six_lines_a_round_and_answers_are_free() -> None:
    """K-29: nobody floods the radio, and whoever is asked may always answer."""
    table = crew(options={"radio_lines": 3}).turn(0)
    request = say(table, 2, "wait", 1)
    for engine in range(3):
        assert lines_left(table.game, 1) == 3 - engine
        say(table, 1, "engine", engine, "working")
    assert refused(table, 1, "sent") == "radio_too_much"
    say(table, 1, "no", request)
    say(table, 2, "thanks", 1)
    assert Setup(players=2, modules=("radio",)).ruleset().option_values["radio_lines"] == 6
    table.game.round += 1
    assert lines_left(table.game, 1) == 3


def test_what_is_already_so_need_not_be_asked_for() -> None:
    table = crew().seat(1, room=5).turn(0)
    assert refused(table, 0, "come", 1, 5) == refused(table, 1, "going", 5) == "radio_already_so"
    say(table, 0, "come", 1, 6)


# -- promises ----------------------------------------------------------------------------------------------


def test_a_request_is_answered_once_and_yes_is_a_promise() -> None:
    table = crew().turn(0)
    request = say(table, 0, "come", 1, 5)
    assert list(unanswered(lines(table.game), 1, 1)) == [request] and not list(unanswered(lines(table.game), 2, 1))
    assert refused(table, 2, "yes", request) == "radio_nothing_to_answer"
    say(table, 1, "yes", request)
    assert [tuple(p) for p in promises(table.game)] == [(request, 1, table.seat(1).room, 2, DUE)]
    assert refused(table, 1, "no", request) == "radio_nothing_to_answer"


def test_everybody_may_answer_what_everybody_is_asked() -> None:
    table = crew().turn(0)
    request = say(table, 0, "check", EVERYBODY, 2)
    say(table, 1, "no", request)
    say(table, 2, "yes", request)
    assert [(p.seat, p.state) for p in promises(table.game)] == [(2, DUE)]


def test_who_comes_has_kept_the_word() -> None:
    table = crew().seat(1, room=8, hand=HAND).script(noise=["silence"]).turn(1)
    say(table, 1, "yes", say(table, 0, "come", 1, 7))
    table.do("move", 7)
    assert states(table) == [KEPT]
    assert table.told("promise_ended") == [{"seat": 1, "line": 0, "state": KEPT, "said": ("come", 1, 7)}]


def test_what_is_not_done_by_the_end_of_the_next_round_is_broken() -> None:
    """K-29: judged when the round after the next begins."""
    table = crew().phase()
    say(table, 0, "going", 5)
    table.game.apply(said_choice("sleeping"), 1)
    for state in (DUE, DUE, BROKEN):
        assert states(table) == [state, state]
        if state == DUE:
            table.game.round += 1
            table.game.rules.steps["judge_promises"][0](table.game)
    assert [told["state"] for told in table.told("promise_ended")] == [BROKEN, BROKEN]


def test_the_word_of_the_dead_and_to_the_dead_is_void() -> None:
    table = crew().turn(0)
    say(table, 1, "yes", say(table, 0, "come", 1, 5))
    say(table, 0, "yes", say(table, 1, "check", 0, 1))
    say(table, 2, "covering", 1)
    table.seat(1).status = "dead"
    say(table, 2, "sent")
    assert states(table) == [VOID, VOID, VOID]


@pytest.mark.parametrize(("answer", "done"), [("keep", "kept"), ("swap", "swapped")])
def test_who_works_on_the_engine_has_repaired_it_as_far_as_anybody_can_see(answer: str, done: str) -> None:
    """K-29, Q-30: what lies on top is nobody's business."""
    table = crew("mechanic", "captain").seat(0, room=ENGINE_1, hand=["quick_repairs"]).turn(0)
    say(table, 0, "yes", say(table, 1, "repair", 0, 0))
    say(table, 0, "yes", say(table, 1, "check", 0, 0))
    say(table, 0, "repairing", 1)
    table.do("play", "quick_repairs").do(answer)
    assert states(table) == [KEPT, KEPT, DUE]
    assert [(d.deed, d.subject) for d in deeds(table.game)] == [("looked", 0), (done, 0)]


def test_a_deal_keeps_the_word_to_give_because_what_changed_hands_is_secret() -> None:
    """K-29, R-15.12: what a deal is about only its two sides know, so any deal between them counts."""
    scenario = crew().seat(0, items=["bandages"], hand=HAND).seat(1, items=["clothes"], hand=HAND)
    table = scenario.turn(0)
    say(table, 0, "yes", say(table, 1, "give", 0, "bandages"))
    say(table, 1, "yes", say(table, 0, "offer", 1, "bandages"))
    say(table, 0, "yes", say(table, 2, "give", 0, "bandages"))
    assert [p.seat for p in promises(table.game)] == [0, 0, 0], "who offers has promised, when it is accepted"
    table.do("trade", 1).decline_all()
    table.do("thing", table.game.seats[0].items[0]).do("done").do("done").do("accept")
    assert states(table) == [KEPT, KEPT, DUE] and deeds(table.game)[-1].deed == "traded"


def test_who_waits_stays_where_they_are() -> None:
    scenario = crew().seat(0, room=5).seat(1, room=7).seat(2, room=8, hand=HAND).script(noise=["silence"])
    table = scenario.turn(2)
    request = say(table, 0, "wait", 2)
    say(table, 2, "yes", request)
    say(table, 1, "yes", say(table, 0, "wait", 1))
    table.do("move", 7)
    assert states(table) == [BROKEN, DUE], "one has left; the other stands where they stood"
    table.seat(0).room = 7
    say(table, 2, "sent")
    assert states(table) == [BROKEN, KEPT], "whoever was waited for is here"


def test_a_condition_binds_both_sides_once_it_is_accepted() -> None:
    table = crew().turn(0)
    request = say(table, 0, "come", 1, 5)
    assert refused(table, 1, "if", request, "wait", 2) == "radio_no_such_words", "a condition is for whoever asked"
    back = say(table, 1, "if", request, "check", 0, 2)
    assert promises(table.game) == () and list(unanswered(lines(table.game), 0, 1)) == [back]
    say(table, 0, "yes", back)
    assert [(p.line, p.seat) for p in promises(table.game)] == [(back, 0), (request, 1)]


def test_a_door_is_judged_by_how_it_stands() -> None:
    table = crew().turn(0)
    say(table, 1, "yes", say(table, 0, "close", 1, 3))
    table.game.doors[3] = CLOSED
    say(table, 2, "sent")
    assert states(table) == [KEPT] and refused(table, 0, "close", 1, 3) == "radio_already_so"


def test_everybody_sees_a_door_closed_before_somebody_who_fights() -> None:
    """K-29, R-17.5: nobody else behind it, and no fight there, is nothing to remember."""
    scenario = crew("scientist", "captain", "scout").seat(0, room=5, hand=["computer_skills"])
    table = scenario.seat(1, room=6).seat(2, room=10).figure("adult", room=6).turn(0)
    table.do("play", "computer_skills").do("door", "close", 6)
    assert [(d.seat, d.deed, d.subject) for d in deeds(table.game)] == [(0, "shut", 1)]
    for other, figure in ((10, 6), (6, 10)):
        scenario = crew("scientist", "captain").seat(0, room=5, hand=["computer_skills"])
        table = scenario.seat(1, room=other).figure("adult", room=figure).turn(0)
        table.do("play", "computer_skills").do("door", "close", 6)
        assert table.game.doors[6] == CLOSED and deeds(table.game) == ()


def test_who_covers_somebody_is_with_them_at_the_end_of_the_round() -> None:
    table = crew().seat(0, room=5).seat(1, room=5).seat(2, room=6).phase()
    say(table, 0, "covering", 1)
    say(table, 2, "covering", 1)
    assert states(table) == [DUE, DUE]
    table.game.round += 1
    table.game.rules.steps["judge_promises"][0](table.game)
    assert states(table) == [KEPT, BROKEN]


# -- true or not ----------------------------------------------------------------------------------------------


def test_a_lie_is_what_the_speaker_knows_to_be_otherwise() -> None:
    """K-29: by the speaker's own knowledge; who does not know has guessed."""
    table = crew().seat(1, items=["bandages"]).turn(0)
    g = table.game
    g.seats[1].knowledge = [
        ("engine", 0, "working", 1),
        ("tile", 5, g.tiles[5], 1),
        ("coordinates", 0, g.coordinates, 1),
    ]
    place = g.rules.types[g.coordinates].places["A"]
    g.explored[5] = False
    true = [
        ("engine", 0, "working"),
        ("tile", 5, g.tiles[5]),
        ("leads", "A", place),
        ("have", "bandages"),
        ("untouched",),
    ]
    other = next(tile for tile in g.rules.rooms if tile != g.tiles[5])
    false = [("engine", 0, "damaged"), ("tile", 5, other), ("lack", "bandages"), ("sent",), ("course", "B")]
    guessed = [("engine", 1, "working")]
    for said in (*true, *false, *guessed):
        g.round += 1
        say(table, 1, *said)
    assert untrue(table) == {**{len(true) + n: LIE for n in range(len(false))}, len(true) + len(false): GUESS}


def test_lies_come_to_light_at_the_end_and_not_before() -> None:
    table = crew().turn(0)
    table.game.seats[1].knowledge = [("engine", 0, "working", 1)]
    say(table, 1, "engine", 0, "damaged")
    assert untrue(table) == {0: LIE}
    for viewer in (None, 0, 1, 2):
        assert table.game.view(viewer)["ext"]["untrue"] == ()
    while table.game.ask is not None:
        table.game.apply(len(table.game.ask.options) - 1)
    assert table.game.view(None)["ext"]["untrue"] == ((0, LIE),)


def test_talk_changes_no_die_that_is_still_to_fall() -> None:
    """At a table with a key a draw follows from the place of the choice: remarks take none."""
    silent, talking = (
        TableGame.dealt(
            Setup(players=3, seed=1, modules=("radio",), characters=("captain", "scout", "pilot")), b"k" * 32
        )
        for _ in range(2)
    )
    chance, words = random.Random(5), random.Random(6)
    while silent.ask is not None:
        for _ in range(2):
            chatter(talking, words)
        choice = chance.randrange(len(silent.ask.options))
        seat = silent.ask.seat
        silent.apply(choice, seat)
        talking.apply(choice, seat)
    assert lines(talking) and not lines(silent)
    assert (talking.result, talking.engines, talking.tiles) == (silent.result, silent.engines, silent.tiles)


# -- random talk in random games ----------------------------------------------------------------------------------

TABLES = [
    {"players": 4},
    {"players": 2, "mode": "coop"},
    {"players": 3, "species": "carnomorphs"},
    {"players": 3, "species": "void_seeders"},
    {"players": 5, "modules": ("intruder_player",)},
    {"players": 3, "mode": "investigation"},
    {"players": 3, "mode": "epilogue"},
    {"players": 4, "modules": ("hourglass", "traits")},
]


@pytest.mark.whole_games
@pytest.mark.parametrize("values", TABLES, ids=str)
def test_random_talk_in_random_games(values: dict[str, Any]) -> None:
    """Histories replay, saves open, dealing changes no view, and the talk is over when the game is."""
    modules = (*values.get("modules", ()), "radio")
    heard = 0
    for seed in range(3):
        chance = random.Random(seed)
        game = Game.new(Setup(**{**values, "modules": modules, "seed": seed}), log=True)
        step = 0
        while game.ask is not None:
            if chance.random() < 0.5:
                heard += chatter(game, chance) is not None
            if step % 37 == 0:
                again = Game.from_json(game.to_json())
                assert again.digest() == game.digest() and again.copy().digest() == game.digest()
                viewer = chance.randrange(len(game.seats))
                view = game.view(viewer)
                assert determinise(view, seed).view(viewer) == view
            game.apply(chance.randrange(len(game.ask.options)))
            step += 1
        assert game.replayed(len(game.history)).digest() == game.digest()
        with pytest.raises(IllegalChoice):
            game.apply(said_choice("sent"), 0)
        assert all(promise.due <= game.round + 1 for promise in promises(game))
    assert heard > 20


def test_everything_that_can_be_said_is_said_by_random_talk() -> None:
    said: set[str] = set()
    for seed in range(12):
        chance = random.Random(seed)
        game = Game.new(Setup(players=4, seed=seed, modules=("radio",), options={"radio_lines": 12}))
        while game.ask is not None:
            chatter(game, chance)
            game.apply(chance.randrange(len(game.ask.options)))
        said |= {line.word for line in lines(game)}
    assert said == set(SAYINGS)
