"""Advice: a function of the view, honest about itself, with reasons that hold."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import ask_in
from nemesis.bots.search import SearchBot
from nemesis.coach import Advice, Reason, Weighed, advise, outlook
from nemesis.coach.advice import close, ranked
from nemesis.coach.reasons import reasons_for
from nemesis.coach.words import comparison, doubt, honesty, reason_text, weighed_text
from nemesis.engine.machine import Ask
from nemesis.errors import IllegalChoice
from nemesis.scenario import Scenario
from nemesis.text import LANGUAGES, Texts
from nemesis.text.messages import keys
from nemesis.thinking.worker import work
from nemesis.view import determinise
from nemesis.view.types import View

from ..playing import KINDS, play, setups

SRC = Path(__file__).parent.parent.parent / "src" / "nemesis"
THINKING = 24


def first_turn(players: int = 2, seed: int = 7) -> Game:
    game = Game.new(Setup(players=players, seed=seed), log=True)
    while game.ask is not None and game.ask.kind != "turn":
        game.apply(game.ask.options[0])
    return game


def plain(view: View) -> Any:
    return json.loads(json.dumps(view, sort_keys=True))


def crew() -> Scenario:
    """On a ship without secrets, with cards to pay."""
    cards = ["search", "rest", "demolition", "reload"]
    return Scenario("captain", "soldier").explore_all().seat(0, room=11, hand=cards)


def reasons(table: Any, seat: int, *option: Any) -> dict[str, dict[str, Any]]:
    """The reasons for the first option that begins with these words."""
    view = table.game.view(seat)
    ask = ask_in(view)
    assert ask is not None
    chosen = next(o for o in ask.options if o[: len(option)] == option)
    return {r.id: r.facts for r in reasons_for(view, ask, chosen)}


# -- the advice -------------------------------------------------------------------------------------------


def test_it_tells_what_the_search_found_by_index() -> None:
    game = first_turn()
    assert game.ask is not None
    view = game.view(game.ask.seat)
    advice = advise(view, game.ask, iterations=THINKING)
    prospects = [p for p in SearchBot(0, iterations=THINKING).prospects(plain(view), game.ask) if p.visits]
    found = {game.ask.options[o.choice]: (o.games, o.survive, o.win, o.wound) for o in advice.options}
    assert found == {p.option: (p.visits, p.survive, p.win, p.wound) for p in prospects}
    assert advice.games == sum(p.visits for p in prospects) <= THINKING


def test_equal_views_get_equal_advice_whatever_is_hidden() -> None:
    """Another table behind the same view, and the view as JSON without any game."""
    game = first_turn(3, seed=9)
    assert game.ask is not None
    view = game.view(game.ask.seat)
    other = determinise(view, seed=5)
    assert other.to_json() != game.to_json() and other.ask is not None
    advice = advise(view, game.ask, iterations=THINKING)
    assert advise(other.view(other.ask.seat), iterations=THINKING) == advice
    assert advise(json.loads(json.dumps(view)), iterations=THINKING).to_data() == advice.to_data()
    assert Advice.from_data(json.loads(json.dumps(advice.to_data()))) == advice


def test_who_is_not_asked_gets_no_advice() -> None:
    game = first_turn()
    assert game.ask is not None
    other = next(p.index for p in game.seats if p.index != game.ask.seat)
    with pytest.raises(IllegalChoice, match="not asked"):
        advise(game.view(other), iterations=THINKING)


def test_every_kind_of_question_can_be_asked_about() -> None:
    """From the draft to the last payment."""
    kinds: set[str] = set()
    for game in play(Setup(players=2, seed=3)):
        if game.ask is None or game.ask.kind in kinds:
            continue
        kinds.add(game.ask.kind)
        advice = advise(game.view(game.ask.seat), game.ask, iterations=6)
        assert 0 <= advice.best.choice < len(game.ask.options) and advice.reasons
        assert all(0 <= chance <= 1 for o in advice.options for chance in (o.survive, o.win, o.wound))
    assert {"draft", "turn", "pay"} <= kinds


def test_options_are_ranked_by_their_chances_those_left_out_last() -> None:
    best, same, once_less, left_out = (
        Weighed(0, 20, 0.5, 0.2, 0.0), Weighed(1, 20, 0.3, 0.1, 0.0), Weighed(2, 19, 0.4, 0.2, 0.1), Weighed(3, 8, 0.9, 0.1, 0.0),
    )  # fmt: skip
    assert ranked((same, best, left_out, once_less)) == (best, once_less, same, left_out)
    assert close(best, same) and close(best, once_less) and not close(best, left_out)
    assert Advice((best, once_less, left_out), ()).alike == (best, once_less)
    assert Advice((best, left_out), ()).alike == ()
    assert not close(Weighed(0, 1, 1.0, 1.0, 0.0), Weighed(1, 1, 0.0, 0.0, 0.0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_told_apart_is_said_first_and_never_argued_against(language: str) -> None:
    """It once named 23 % / 10 % beside 27 % / 16 %: the bot's habit."""
    habit, better, worse = (
        Weighed(0, 12, 0.23, 0.10, 0.3),
        Weighed(1, 12, 0.27, 0.16, 0.2),
        Weighed(2, 4, 0.1, 0.0, 0.6),
    )
    advice = Advice(ranked((habit, better, worse)), ())
    assert advice.best is better
    t = Texts(language)
    said = doubt(t, advice, lambda choice: f"option {choice}")
    assert "option 1" in said and "option 0" in said and "option 2" not in said
    assert doubt(t, Advice((better, worse), ()), str) == "" and not t.problems
    assert doubt(t, advice, lambda choice: "the same card") == ""
    many = Advice(tuple(Weighed(n, 12, 0.3, 0.1, 0.2) for n in range(9)), ())
    said = doubt(t, many, lambda choice: f"option {choice}")
    assert "option 2" in said and "option 3" not in said and "6" in said, "nobody reads nine names"


def test_the_process_answers_jobs_and_survives_bad_ones() -> None:
    game = first_turn()
    assert game.ask is not None
    view = game.view(game.ask.seat)
    jobs = [
        {"advise": view, "iterations": THINKING},
        {"advise": {"no": "view"}},
        {"advise": view, "iterations": THINKING},
    ]
    sink = io.StringIO()
    work(iter([*map(json.dumps, jobs), "this is no job"]), sink)
    ready, first, second, third, fourth = (json.loads(line) for line in sink.getvalue().splitlines())
    assert (
        ready == {"ready": True}
        and first == third
        and first["advice"] == advise(view, game.ask, iterations=THINKING).to_data()
    )
    assert "error" in second and "error" in fourth


# -- its words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_how_many_tables_it_rests_on_and_compares(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nemesis.coach.words.BETTER_THAN_EXPERT", frozenset({("semi_coop", "intruders")}))
    t = Texts(language)
    advice = Advice((Weighed(4, 30, 0.614, 0.3, 0.125), Weighed(1, 12, 0.4, 0.25, 0.5)), (Reason("no_single", {}),))
    modes = ("semi_coop", "coop")
    measured, other = (honesty(t, Game.new(Setup(players=2, mode=mode)).view(0), advice) for mode in modes)
    assert "42" in measured and "42" in other
    assert "300" in measured and "300" not in other, "it says so where it was not shown to be better"
    with_it, without_it = comparison(t, advice, lambda choice: f"option {choice}")
    assert "option 4" in with_it and "61" in with_it and "30" in with_it
    assert "option 1" in without_it and "40" in without_it and "25" in without_it
    assert all(number in weighed_text(t, advice.best) for number in ("61", "30", "12"))
    alone = Advice(advice.options[:1], ())
    assert len(comparison(t, alone, str)) == 1 and not t.problems


@pytest.mark.parametrize("kind", KINDS)
def test_reasons_can_be_told_in_every_game(kind: str) -> None:
    """Every question of some random games, any option: facts of the view, no id and no gap in the words."""
    told = 0
    for setup in setups(4, first_seed=60, species=kind):
        texts = [Texts(language) for language in LANGUAGES]
        for game in play(setup):
            for ask in game.asks:
                view = json.loads(json.dumps(game.view(ask.seat)))
                option = ask.options[told % len(ask.options)]
                found = reasons_for(view, ask, option)
                assert 1 <= len(found) <= 2 and found == reasons_for(game.view(ask.seat), ask, option)
                for t in texts:
                    for reason in found:
                        words = reason_text(t, view, reason)
                        assert not re.search(r"\b[a-z]+_[a-z_]+\b", words) and words[0] == words[0].upper(), words
                told += 1
        assert not any(t.problems for t in texts)
    assert told > 100


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    files = [SRC / "coach" / "reasons.py", SRC / "coach" / "plans.py", *(SRC / "content").rglob("for_coach*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    named = set(re.findall(r'Reason\(\s*"([a-z_]+)"', source)) | {"noisy", "quiet", "no_single"}
    there = {key.removeprefix("coach-why-") for key in keys("en") if key.startswith("coach-why-")}
    assert named == there
    code = "".join(p.read_text(encoding="utf-8") for folder in ("coach", "tui") for p in (SRC / folder).glob("*.py"))
    others = {key for key in keys("en") if key.startswith("coach-") and not key.startswith("coach-why-")}
    assert others == set(re.findall(r'"(coach-[a-z_]+)"', code))


# -- the facts --------------------------------------------------------------------------------------------


def test_noisy_exits_are_counted_and_careful_movement_says_why() -> None:
    """R-10.3: a second marker at an exit is an Encounter."""
    quiet = crew().seat(1, room=1).turn(0)
    assert "quiet" in reasons(quiet, 0, "move", 8)
    table = crew().seat(1, room=1).noise(8, 11).noise(4, 8).turn(0)
    view = table.game.view(0)
    exits = len(set(table.game.rules.board.exits[8].values()))
    assert view["rooms"][7]["explored"]
    assert reasons(table, 0, "move", 8)["noisy"] == {"room": 8, "noisy": 2, "exits": exits}
    assert reasons(table, 0, "careful_move", 8)["careful"] == {"room": 8, "noisy": 2, "exits": exits}


def test_company_spares_the_die() -> None:
    """R-7.5: nobody rolls in a Room that is not empty."""
    table = crew().seat(1, room=8).turn(0)
    found = reasons(table, 0, "move", 8)
    assert found["company"] == {"room": 8, "who": 1} and "noisy" not in found


def test_open_chambers_unknown_engines_and_the_course() -> None:
    """R-18.1, R-20.6, R-20.7: what matters for those who want to sleep."""
    table = crew().seat(0, room=11).ship(time=7).turn(0)
    assert "chambers_open" in reasons(table, 0, "room_action")
    far = crew().seat(0, room=11).ship(time=13).turn(0)
    assert "chambers_soon" not in reasons(far, 0, "play"), "seven spaces away they speak for nothing"
    early = crew().seat(0, room=1).ship(time=13).turn(0)
    assert reasons(early, 0, "room_action")["course_unknown"] == {"letter": "B"}
    slot = early.game.tiles.index("engine_1")
    engine = crew().seat(0, room=slot).ship(time=13).turn(0)
    assert reasons(engine, 0, "room_action")["engines_unknown"] == {"unknown": 3}


def test_what_stands_in_the_room_and_what_the_body_bears() -> None:
    table = crew().seat(0, room=6, wounds=["wound_body", "wound_leg"]).figure("adult", 6).turn(0)
    found = reasons(table, 0, "shoot")
    assert found["intruders_here"] == {"kinds": ["adult"]} and "ammo" in found
    assert "wounds" in reasons(table, 0, "melee")


def test_the_objective_that_is_kept_is_told() -> None:
    scenario = Scenario("captain", "soldier", seed=3)
    scenario.seat(0, objectives=["obj_burial", "obj_biology"]).seat(1, objectives=["obj_hoarder", "obj_ab_ovo"])
    table = scenario.run("first_encounter_objectives")
    found = reasons(table, 0, "objective", "obj_biology")
    assert found == {"objective_kept": {"objective": "obj_biology"}}
    view = table.game.view(0)
    assert "Extreme Field Biology" in reason_text(
        Texts("en"), view, Reason("objective_kept", {"objective": "obj_biology"})
    )


def test_other_questions_are_told_only_what_bears_on_them() -> None:
    """A payment is decided by the imagined tables; a Noise marker by the exits of the Room entered."""
    table = crew().noise(8, 11).turn(0)
    view = table.game.view(0)
    assert [r.id for r in reasons_for(view, Ask(0, "pay", ["a", "b"]), "a")] == ["no_single"]
    exits = len(set(table.game.rules.board.exits[11].values()))
    found = reasons_for(view, Ask(0, "careful_noise", [("exit", 1), ("exit", 2)]), ("exit", 1))
    assert found == [Reason("noisy", {"room": 11, "noisy": 1, "exits": exits})]


def test_a_crew_is_told_whose_card_the_work_is_for() -> None:
    """R-22.3: it once named the seat's own card for what another's asks."""
    crew = Scenario("captain", "soldier", mode="coop").explore_all().object("blue_corpse", 6)
    crew.seat(0, room=6, objectives=["sc_earth"], hand=["search", "rest", "demolition"])
    table = crew.seat(1, room=1, objectives=["sc_post_mortem"]).turn(0)
    assert reasons(table, 0, "pick_up", "blue_corpse")["crew_objective"] == {"objective": "sc_post_mortem"}


def test_what_has_to_be_found_is_why_to_explore() -> None:
    crew = Scenario("captain", "soldier", mode="coop")
    crew.seat(0, room=11, objectives=["sc_earth"], hand=["search", "rest", "reload"])
    table = crew.seat(1, room=1, objectives=["sc_post_mortem"]).turn(0)
    assert reasons(table, 0, "move")["not_found"] == {"tile": "surgery", "objective": "sc_post_mortem"}


def test_the_blast_of_a_crew_that_needs_no_arrival_is_told() -> None:
    """R-19.4: the Pods unlock at the first yellow space."""
    crew = Scenario("captain", "soldier", mode="coop").explore_all().ship(time=9)
    slot = crew.game.tiles.index("generator")
    crew.seat(0, room=slot, objectives=["sc_post_mortem"], hand=["search", "rest", "demolition"])
    table = crew.seat(1, room=1, objectives=["sc_contact"]).turn(0)
    assert reasons(table, 0, "room_action") == {"blast_opens": {}}


def test_an_engine_falls_to_the_nearest() -> None:
    """R-17.5: whether it works is seen there alone."""
    table = crew().turn(0)
    slot = table.game.tiles.index("engine_1")
    near = crew().seat(0, room=slot).seat(1, room=1).turn(0)
    assert reasons(near, 0, "room_action")["engine_nearest"] == {"tile": "engine_1"}
    both = crew().seat(0, room=slot).seat(1, room=slot).turn(0)
    assert "engine_nearest" in reasons(both, 0, "room_action"), "nobody is nearer"


def test_an_open_alert_is_named() -> None:
    """A-7.1: an alert not resolved in time loses the game for all aboard."""
    table = Scenario("captain", "soldier", mode="investigation").alert("alert_cryo_overload").turn(0)
    view = table.game.view(0)
    found = {r.id: r for r in reasons_for(view, Ask(0, "turn", [("activate", 11), ("pass",)]), ("activate", 11))}
    assert found["alert"].facts == {"alert": "alert_cryo_overload"}
    assert Texts("en").get("alert-alert_cryo_overload") in reason_text(Texts("en"), view, found["alert"])


# -- chances ----------------------------------------------------------------------------------------------


def test_an_outlook_is_repeatable_and_knows_the_dead_and_the_end() -> None:
    game = first_turn()
    view = game.view(0)
    assert outlook(view, 6) == outlook(json.loads(json.dumps(view)), 6)
    assert outlook(view, 6).survive != outlook(view, 6, luck="other").survive
    dead = Scenario("captain", "soldier").seat(1, status="dead").turn(0).game.view(1)
    assert (outlook(dead, 4).survive, outlook(dead, 4).win) == (0.0, 0.0)
    while game.ask is not None:
        game.apply(game.ask.options[0])
    for p in game.seats:
        fate = game.result.seats[p.index]
        assert outlook(game.view(p.index), 4).survive == float(fate["survived"])
