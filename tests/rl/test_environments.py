"""What the environments promise beyond the tests of PettingZoo and Gymnasium."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest

import nemesis.rl.aec
import nemesis.rl.batch
import nemesis.rl.seat
from nemesis import BadSetup, Game, IllegalChoice, Setup
from nemesis.rl import MAX_OPTIONS, OPTION_SIZE, SIZE, Batch, SeatEnv, encode, env, parallel_env
from nemesis.view import determinise

from ..playing import KINDS, play, setups

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train_small_policy.py"


@pytest.mark.parametrize("kind", KINDS)
def test_every_view_of_every_kind_of_game_fits(kind: str) -> None:
    """Random games: shapes, bounds, one bit of the mask for each option, distinct rows for distinct first words."""
    most = 0
    for setup in setups(5, first_seed=60, species=kind):
        for step, game in enumerate(play(setup)):
            if step % 7 or game.ask is None:
                continue
            view = game.view(game.ask.seat)
            seen = encode(view)
            assert seen["observation"].shape == (SIZE,) and seen["options"].shape == (MAX_OPTIONS, OPTION_SIZE)
            for part in seen.values():
                assert part.min() >= 0 and part.max() <= 1
            n = len(game.ask.options)
            most = max(most, n)
            assert seen["action_mask"].tolist() == [1] * n + [0] * (MAX_OPTIONS - n)
            assert not seen["options"][n:].any() and seen["options"][:n].any(axis=1).all()
            for other in range(len(game.seats)):
                if all(ask.seat != other for ask in game.asks):
                    assert encode(game.view(other))["action_mask"].sum() == 1
    assert 10 < most <= MAX_OPTIONS


def test_the_observation_holds_nothing_that_the_seat_cannot_know() -> None:
    """A game dealt anew from the view alone looks the same."""
    compared = 0
    for setup in setups(4, first_seed=80):
        for step, game in enumerate(play(setup)):
            if step % 25 or game.ask is None:
                continue
            seat = game.ask.seat
            seen, again = encode(game.view(seat)), encode(determinise(game.view(seat), seed=step).view(seat))
            assert all(np.array_equal(seen[name], again[name]) for name in seen)
            compared += 1
    assert compared > 10


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    table = env(Setup(players=2))
    table.reset(seed=4)
    game = table.unwrapped.table.game
    before = game.digest()
    for action in (-1, len(game.ask.options), MAX_OPTIONS, "move", None, 1.5):
        with pytest.raises(IllegalChoice):
            table.unwrapped.step(action)
    assert game.digest() == before and not game.history


def test_the_turn_based_environment_plays_the_game_itself() -> None:
    """The same choices on the game and through the environment lead to the same table and the same winners."""
    setup = Setup(players=3, seed=21)
    table, game = env(setup), Game.new(setup)
    table.reset(seed=21)
    rewards = {}
    for agent in table.agent_iter():
        _, reward, terminated, _, _ = table.last()
        if terminated:
            rewards[agent] = reward
            table.step(None)
            continue
        assert game.ask is not None and agent == f"seat_{game.ask.seat}"
        assert table.view(agent) == game.view(game.ask.seat)
        choice = len(game.ask.options) // 2
        table.step(choice)
        game.apply(choice)
    assert game.over and table.unwrapped.table.game.digest() == game.digest()
    assert rewards == {f"seat_{s.seat}": float(s.won) for s in game.result.seats}


def test_a_game_is_broken_off_after_the_given_number_of_decisions() -> None:
    table = env(Setup(players=2), max_cycles=5)
    table.reset(seed=1)
    for _ in range(5):
        assert not any(table.truncations.values())
        table.step(0)
    assert all(table.truncations.values()) and not any(table.terminations.values())


def test_seats_that_are_not_asked_can_only_wait() -> None:
    table = parallel_env(Setup(players=3))
    seen, _ = table.reset(seed=2)
    asked = [ask.seat for ask in table.table.on.asks]
    for n, agent in enumerate(table.possible_agents):
        assert (seen[agent]["action_mask"].sum() > 1) == (n in asked)
    _, rewards, _, _, infos = table.step(dict.fromkeys(table.agents, MAX_OPTIONS - 1))
    assert [infos[a]["illegal"] for a in table.possible_agents] == [n in asked for n in range(3)]
    assert [rewards[a] for a in table.possible_agents] == [-0.01 if n in asked else 0 for n in range(3)]
    assert not table.table.on.history


def test_one_seat_against_bots_to_the_end() -> None:
    table = SeatEnv(Setup(players=3), seat=1, reward=lambda seat: float(seat["fate"] == "dead"))
    seen, info = table.reset(seed=6)
    over = False
    while not over:
        assert info["view"]["ask"]["seat"] == 1
        seen, reward, over, cut, info = table.step(int(seen["action_mask"].sum()) - 1)
        assert not cut and not info["illegal"]
    assert reward == float(table.table.on.result.seats[1].fate == "dead")
    assert {seat for seat, _ in table.table.on.history} == {0, 1, 2}


@pytest.mark.parametrize(
    "wrong", [{"seat": 2}, {"seat": -1}, {"bots": "hal"}, {"bots": ["random", "random"]}, {"setup": {"players": 2}}]
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        SeatEnv(**{"setup": Setup(players=2), **wrong})


def test_the_words_of_the_table_can_be_read() -> None:
    table = gymnasium.make("nemesis/Seat-v0", setup=Setup(players=2), render_mode="ansi")
    table.reset(seed=1)
    assert "hibernation chambers" in str(table.render())
    turns = env(Setup(players=2), render_mode="ansi")
    turns.reset(seed=1)
    assert turns.render() and env(Setup(players=2)).unwrapped.render_mode is None


# -- many games ------------------------------------------------------------------------------------


def test_a_batch_plays_the_same_games_as_one_after_the_other() -> None:
    setup = Setup(players=2)
    batch = Batch(setup, games=3, seed=30)
    ended: dict[int, list[float]] = {}
    seen = batch.observe()
    while len(ended) < 4:
        seeds = [table.on.setup.seed for table in batch.tables]
        last = seen["action_mask"].sum(axis=1) - 1
        seen, rewards, done = batch.step(last)
        ended |= {seeds[n]: rewards[n].tolist() for n in np.flatnonzero(done)}
        assert (rewards[~done] == 0).all()
    for seed, paid in ended.items():
        game = Game.new(Setup(players=2, seed=seed))
        while game.ask is not None:
            game.apply(len(game.ask.options) - 1)
        assert paid == [float(s.won) for s in game.result.seats]


def test_bots_can_take_seats_of_a_batch() -> None:
    batch = Batch(Setup(players=3), games=2, bots={0: "random", 2: "random"})
    for _ in range(30):
        assert batch.seats.tolist() == [1, 1] and [v["seat"] for v in batch.views()] == [1, 1]
        batch.step(batch.observe()["action_mask"].argmax(axis=1))


def test_a_batch_refuses_what_is_not_offered_and_stays_as_it_is() -> None:
    batch = Batch(Setup(players=2), games=2)
    before = [table.on.digest() for table in batch.tables]
    for actions in ([0], [0, MAX_OPTIONS - 1], [0, -1], [0, 5000]):
        with pytest.raises(IllegalChoice):
            batch.step(actions)
    assert [table.on.digest() for table in batch.tables] == before
    wrong: list[dict[str, Any]] = [{"games": 0}, {"bots": {0: "random", 1: "random"}}, {"bots": {4: "random"}}]
    for entries in wrong:
        with pytest.raises(BadSetup):
            Batch(Setup(players=2), **entries)


# -- documents and extras --------------------------------------------------------------------------


@pytest.mark.parametrize("module", [nemesis.rl.aec, nemesis.rl.seat, nemesis.rl.batch])
def test_the_examples_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert tried and not failed


def test_the_example_of_the_document_runs() -> None:
    document = Path(__file__).parent.parent.parent / "docs" / "research.md"
    failed, tried = doctest.testfile(str(document), module_relative=False)
    assert tried and not failed


def test_the_training_example_runs(tmp_path: Path) -> None:
    out, picture = tmp_path / "weights.npz", tmp_path / "curve.png"
    argv = ["--games", "60", "--together", "20", "--test-games", "20", "--out", str(out), "--plot", str(picture)]
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *argv], capture_output=True, text=True, timeout=120, check=True
    )
    assert "mean reward in the course of it" in done.stdout and done.stdout.count("survives") == 2
    assert done.stdout.count("of 20:") == 4 and picture.stat().st_size > 1000
    assert sorted(np.load(out)) == ["name", "tile", "way", "word"]


def test_a_missing_extra_is_named() -> None:
    code = (
        "import importlib.util as u; found = u.find_spec\n"
        "u.find_spec = lambda name, package=None: None if name == 'pettingzoo' else found(name, package)\n"
        "import nemesis.errors\n"
        "try:\n    import nemesis.rl\nexcept nemesis.errors.BadSetup as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert "nemesis-digital[rl]" in done.stdout
