"""`make train` on a tiny budget: it learns, goes on where it was, and comes to the same weights."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from measuring import code_hash, takes_work
from train_policy import (
    ENEMY,
    PLANS,
    Decision,
    Played,
    Trainer,
    Vocabulary,
    advantages,
    first_policy,
    joined,
    log_odds,
    one_hot,
    play,
    policy_of,
    prior_of,
    rows_of,
    tables_in,
    worth_of,
)

from nemesis import Game, Setup
from nemesis.bots import ExpertBot, VeteranBot
from nemesis.bots.evaluation import names, network
from nemesis.bots.expert import work_is_done
from nemesis.bots.policy import ONE, Policy
from nemesis.bots.progress import NOBODY_LEFT, crew_progress, crew_result, own_progress
from nemesis.bots.signs import OPTION, PLAIN, STATE
from nemesis.scenario import Scenario

TINY = replace(
    PLANS["semi_coop"], first_games=4, games=3, hidden=4, critic_hidden=4, batches=2, epochs=1, validate_every=2,
    validation_games=2, final_games=2,
)  # fmt: skip
OUTLOOK = [0.0] * len(names(network().sorts))


def weights(folder: Path) -> dict[str, bytes]:
    with np.load(folder / "state.npz") as arrays:
        return {name: arrays[name].tobytes() for name in arrays.files if name.startswith(("policy", "critic"))}


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Trainer, Path]:
    folder = tmp_path_factory.mktemp("whole")
    trainer = Trainer(TINY, folder, workers=1)
    trainer.go(3)
    return trainer, folder


def test_a_training_that_was_interrupted_comes_to_the_same_weights(
    trained: tuple[Trainer, Path], tmp_path: Path
) -> None:
    _, whole = trained
    Trainer(TINY, tmp_path, workers=1).go(1)
    Trainer(TINY, tmp_path, workers=1).go(2)
    two = Trainer(TINY, tmp_path, workers=2)
    two.go(3)
    two.close()
    assert weights(tmp_path) == weights(whole)
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["iteration"] for line in lines] == [1, 2, 3]


def test_games_may_begin_where_the_work_is_done(tmp_path: Path) -> None:
    """One survivor is enough then (R-22.3). The tables are found once; games from the same table have other luck."""
    plan = replace(
        PLANS["leaving"], setups=({"players": 1, "mode": "solo"},), late_tables=2, first_games=4, games=5, hidden=4,
        critic_hidden=4, batches=2,
    )  # fmt: skip
    trainer = Trainer(plan, tmp_path, workers=1)
    trainer.go(1)
    late = trainer.late_file(plan.seed)
    assert late is not None and len(tables_in(late)) == plan.late_tables
    game, again = plan.game_of(0, late), plan.game_of(plan.late_tables, late)
    assert game.view(0) == again.view(0) and game.rng != again.rng
    assert game.ask is not None and work_is_done(ExpertBot(1).mind(game.view(0), game.ask))
    written = late.stat().st_mtime_ns
    Trainer(plan, tmp_path, workers=1).begin()
    assert late.stat().st_mtime_ns == written
    assert trainer.late_file(plan.validation_seed) != late


def test_the_best_policy_is_written_with_where_it_comes_from(trained: tuple[Trainer, Path], tmp_path: Path) -> None:
    trainer, _ = trained
    file = tmp_path / "expert.json"
    made = trainer.write(file)
    trainer.write(file)
    (data,) = json.loads(file.read_text(encoding="utf-8"))["policies"]
    assert data["made"] == json.loads(json.dumps(made))
    assert made["validation"]["iteration"] in (2, 3) and made["veteran"]["games"] == TINY.final_games
    policy = Policy(data)
    assert policy.units == TINY.hidden and policy.tables == list(TINY.used_at)


def test_the_policy_that_plays_is_the_one_that_is_learnt(trained: tuple[Trainer, Path]) -> None:
    """In whole numbers or not: the same to a thousandth."""
    trainer, _ = trained
    policy = Policy(json.loads(json.dumps(trainer.data())))
    words = trainer.vocabulary
    states = words.sizes[0]
    game = play(TINY.game_of(99, None), 99, policy, TINY, sampled=True)
    for d in [d for seat in game.decisions for d in seat][:50]:
        rows = rows_of([one_decision(d)], words, TINY)
        counts = np.array([len(d.options)])
        starts = np.array([0])
        odds, _ = log_odds(
            trainer.policy.values,
            one_hot(rows.state, states),
            one_hot(rows.option[:, : len(OPTION)], words.with_units),
            rows.option,
            counts,
            rows.prior,
            starts,
        )
        logits = np.array(policy.values(d.state, d.options)) / ONE + np.array(d.prior)
        expected = logits - np.log(np.exp(logits - logits.max()).sum()) - logits.max()
        assert np.allclose(odds, expected, atol=0.05)


def test_training_goes_on_from_what_the_package_has(trained: tuple[Trainer, Path], tmp_path: Path) -> None:
    """The same choices as before, until something is learnt; and it is told what was there before."""
    trainer, _ = trained
    file = tmp_path / "expert.json"
    trainer.write(file)
    start = policy_of(TINY, file)
    assert start is not None and policy_of(replace(TINY, used_at=()), file) is None
    again = Trainer(TINY, tmp_path / "again", 1, start)
    again.begin()
    before, after = Policy(start), Policy(json.loads(json.dumps(again.data())))
    game = play(TINY.game_of(98, None), 98, before, TINY, sampled=True)
    known = [d for seat in game.decisions for d in seat]
    said = [(before.values(d.state, d.options), after.values(d.state, d.options)) for d in known]
    assert said and all(np.allclose(old, new, atol=ONE / 100) for old, new in said)
    again.go(1)
    again.validate()
    assert again.write(tmp_path / "new.json")["after"] == start["made"]


def test_signs_that_a_new_training_does_not_meet_at_first_keep_their_weights(trained: tuple[Trainer, Path]) -> None:
    trainer, _ = trained
    known = json.loads(json.dumps(trainer.data()))
    nothing = Vocabulary([{} for _ in STATE], [{} for _ in (*OPTION, *PLAIN)], [{}])
    words = nothing.with_signs_of(known)
    assert [list(table) for table in words.option] == [list(table) for table in trainer.vocabulary.option]
    assert words.to_data()[0] == trainer.vocabulary.to_data()[0]
    assert words.with_signs_of(known).to_data() == words.to_data(), "each sign once"


def test_a_training_starts_from_its_own_policy_or_from_the_one_that_is_named(tmp_path: Path) -> None:
    file = tmp_path / "expert.json"
    tables = ("semi_coop", "coop")
    file.write_text(json.dumps({"policies": [{"tables": list(PLANS[t].used_at), "of": t} for t in tables]}))
    asked = (("coop", ""), ("coop", "semi_coop"), ("investigation", ""), ("solo", ""))
    found = [first_policy(PLANS[table], file, other) for table, other in asked]
    assert [policy and policy["of"] for policy in found] == ["coop", "semi_coop", "semi_coop", None]


def test_where_cards_are_shared_one_survivor_is_half_of_it() -> None:
    """R-22.3: for the team one is enough, but each of them can still do something."""
    plan = replace(PLANS["coop"], crew=1.0, crew_survives=0.4)
    lost = Played([[], []], [True, False], [False, False], [None, None], progress=0.1)
    assert worth_of(lost, plan) == pytest.approx([0.3, 0.3])
    assert worth_of(replace(lost, progress=None), plan) == pytest.approx([0.2, 0.2])


def test_an_idle_hand_becomes_dearer() -> None:
    plan = replace(TINY, cheap_idle=0.01, dear_idle=0.03, idle=0.02, settling=10, progress=0.3, last_progress=0.1)
    assert [round(plan.at(n).idle, 4) for n in (0, 5, 9, 10, 20)] == [0.01, 0.02, 0.028, 0.02, 0.02]
    assert [plan.at(n).progress for n in (0, 9, 10)] == [0.3, 0.3, 0.1]


def test_the_zealous_are_shown_the_way_to_their_objective_except_in_a_fight() -> None:
    state = ["" for _ in STATE]
    steps = (None, ("signal", -1), ("signal", "does"))
    options = [tuple(step if field == "step_by" else None for field in (*OPTION, *PLAIN)) for step in steps]
    assert prior_of(tuple(state), options, 4.0, 3.0) == [4.0, 3.0, 3.0]
    assert prior_of(tuple(state), options, 4.0, 0.0) == [4.0, 0.0, 0.0]
    state[ENEMY] = "adult"
    assert prior_of(tuple(state), options, 4.0, 3.0) == [4.0, 0.0, 0.0]


def one_decision(d: Decision) -> Played:
    return Played([[d]], [True], [False], ["obj_burial"])


def test_advantages_add_up_without_a_critic() -> None:
    """With a trace of 1 each choice is worth all that comes after it."""
    state, option = tuple(None for _ in STATE), tuple(None for _ in (*OPTION, *PLAIN))
    decisions = [
        Decision(state, (), OUTLOOK, [option], 0, [1.0], progress, cost)
        for progress, cost in ((0, 0.1), (0.5, 0), (1, 0))
    ]
    plan = replace(TINY, survive=0.4, crew=0.0, progress=1.0)
    words = Vocabulary([{} for _ in STATE], [{} for _ in (*OPTION, *PLAIN)], [])
    rows = rows_of([Played([decisions], [True], [True], [None])], words, plan)
    found, returns = advantages(rows, np.zeros(3), 1.0)
    assert np.allclose(found, [1 + 1 - 0.1, 1 + 0.5, 1.0], atol=1e-6) and np.allclose(found, returns)
    twice = joined([rows, rows])
    assert np.allclose(advantages(twice, np.zeros(6), 1.0)[0], [*found, *found])
    assert twice.taken.tolist() == [0, 1, 2, 3, 4, 5] and twice.seat.tolist() == [0, 0, 0, 1, 1, 1]


def test_what_is_learnt_is_what_pays(trained: tuple[Trainer, Path]) -> None:
    """Choices that always turn out well become more likely."""
    trainer, _ = trained
    state = tuple(next(iter(table), None) for table in trainer.vocabulary.state)
    kinds = trainer.vocabulary.option[0]
    options = [(kind, *(None for _ in (*OPTION[1:], *PLAIN))) for kind in list(kinds)[:2]]
    extras = (2, "earth", False, (0, False), 0, (0, 0), 0)
    games = []
    for n in range(200):
        taken = n % 2
        decision = Decision(state, extras, OUTLOOK, options, taken, [0.0, 0.0], 0.0)
        games.append(Played([[decision]], [bool(taken)], [bool(taken)], [None]))
    learner = Trainer(replace(TINY, epochs=5, rate=0.02, critic_first=1), trainer.folder, 1)
    learner.vocabulary = trainer.vocabulary
    learner.make_learners()
    learner.iteration = 1
    learner.learn(rows_of(games, trainer.vocabulary, TINY))
    bad, good = Policy(json.loads(json.dumps(learner.data()))).values(state, options)
    assert good > bad


@pytest.mark.parametrize("table", PLANS)
def test_every_sort_of_table_can_be_learnt_from(table: str) -> None:
    plan = replace(PLANS[table], least_noise=0.2, most_noise=0.3)
    for number in range(len(plan.setups)):
        game = play(Game.new(plan.setup_of(number, 50 + number)), 50 + number, None, plan, sampled=True)
        decisions = [d for seat in game.decisions for d in seat]
        assert decisions and any(d.taken for d in decisions)
        assert all(0 <= d.progress <= 1 for d in decisions)
        rows = rows_of([game], Vocabulary.of([game]), plan)
        assert len(rows.starts) == len(decisions) and rows.option.max() > 0


def test_objectives_that_take_work() -> None:
    assert takes_work("obj_burial") and takes_work("obj_hoarder")
    assert not takes_work("obj_kill_p2") and not takes_work("obj_prime_asset")
    assert len(code_hash()) == 16


# -- shared Objectives ----------------------------------------------------------------------------------


def crew_of_two(**ship: object) -> Scenario:
    scenario = Scenario("captain", "soldier", mode="coop").ship(**ship)
    return scenario.seat(0, objectives=["sc_cleanup"]).seat(1, objectives=["sc_post_mortem"])


def test_whatever_anybody_does_for_the_cards_is_progress_of_the_crew() -> None:
    found = [
        crew_progress(crew_of_two().turn(0).game),
        crew_progress(crew_of_two().room(2, "comms_room").turn(0).game),
        crew_progress(crew_of_two().seat(1, signal=True).turn(0).game),
        crew_progress(crew_of_two(self_destruct=6).seat(1, signal=True).turn(0).game),
        crew_progress(crew_of_two(self_destruct=6, post_mortem=True).seat(1, signal=True).turn(0).game),
    ]
    assert found == sorted(found) and len(set(found)) == len(found)
    assert found[0] == 0.0 and found[-1] > 0.8


def test_in_the_end_what_is_not_met_counts_less_and_without_a_survivor_everything_does() -> None:
    game = Game.new(Setup(players=2, mode="coop", seed=5))
    while game.ask is not None:
        game.apply(VeteranBot(0).decide(game.view(game.ask.seat), game.ask))
    met = [c["passed"] for fate in game.result.seats for c in fate["checks"] if c["check"] == "objective"]
    assert not all(met) and 0 <= crew_result(game) < crew_progress(game)
    for fate in game.result.seats:
        fate["survived"] = True
    alive = crew_result(game)
    for fate in game.result.seats:
        fate["survived"] = False
    assert crew_result(game) == pytest.approx(NOBODY_LEFT * alive) and alive > 0


@pytest.mark.parametrize(
    ("seat", "steps", "done"),
    [
        ({"objectives": ["obj_burial"]}, 2, 0.0),
        ({"objectives": ["obj_burial"], "signal": True}, 2, 0.5),
        ({"objectives": ["obj_burial"], "signal": True, "hands": ["blue_corpse"]}, 2, 1.0),
        ({"objectives": ["obj_prime_asset"]}, 0, 0.0),
    ],
)
def test_the_evaluation_is_told_what_a_seat_has_done_for_its_objective(
    seat: dict[str, Any], steps: int, done: float
) -> None:
    game = Scenario("captain", "soldier").seat(0, **seat).turn(0).game
    assert own_progress(game, 0) == (steps, done)


def test_what_the_crew_does_after_a_death_counts_for_the_dead_too() -> None:
    plan = replace(PLANS["coop"], first_games=4)
    game = play(Game.new(plan.setup_of(0, 77)), 77, None, plan, sampled=True)
    assert game.progress is not None
    rows = rows_of([game], Vocabulary.of([game]), plan)
    for number, decisions in enumerate(d for d in game.decisions if d):
        gained = rows.reward[rows.seat == number].sum()
        assert gained == pytest.approx(plan.progress * (game.progress - decisions[0].progress), abs=1e-5)


def test_the_return_is_the_same_for_the_whole_team() -> None:
    plan = PLANS["coop"]
    game = play(Game.new(plan.setup_of(0, 78)), 78, None, plan, sampled=True)
    rows = rows_of([game], Vocabulary.of([game]), plan)
    assert len(set(rows.final.tolist())) == 1
