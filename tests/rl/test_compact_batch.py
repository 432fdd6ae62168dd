"""Many games with compact observations: in one process and in several."""

from __future__ import annotations

import doctest
import os
import random
import signal
from typing import Any

import numpy as np
import pytest

import nemesis.rl.compact_batch
from nemesis import BadSetup, Game, IllegalChoice, Setup
from nemesis.rl import CompactBatch, Processes, env, observe, parallel_env, state
from nemesis.rl.layout import SIZE
from nemesis.rl.processes import WorkerFailed
from nemesis.rl.rows import option_rows
from nemesis.rl.seat import SeatEnv

from .rulesets import name_of, some


def lived(seat: dict[str, Any]) -> float:
    return float(seat["fate"] != "dead")


@pytest.mark.parametrize("setup", some(), ids=name_of)
def test_it_plays_the_games_themselves_to_their_end(setup: Setup) -> None:
    """Rows and observations are those of the game, stepping is applying, and seeds follow each other place by place."""
    batch, chance = CompactBatch(setup, games=2, reward=lived, seed=40), random.Random(5)
    games, dealt = [Game.new(setup.reseeded(40 + n)) for n in range(2)], [1, 1]
    while dealt != [2, 2]:
        seen = batch.observe()
        actions = [chance.randrange(count) for count in seen.counts]
        for n, game in enumerate(games):
            assert game.ask is not None and seen.seats[n] == game.ask.seat
            rows = seen.options[seen.starts[n] : seen.starts[n + 1]]
            assert rows.tolist() == option_rows(game.ask.options).tolist()
            assert seen.observation[n].tolist() == observe(game, game.ask.seat).tolist()
            game.apply(actions[n])
        seen, rewards, done = batch.step(actions)
        for n, game in enumerate(games):
            assert done[n] == game.over
            if game.over:
                assert rewards[n].tolist() == [lived(seat) for seat in game.result.seats]
                games[n] = Game.new(setup.reseeded(40 + n + 2 * dealt[n]))
                dealt[n] = min(2, dealt[n] + 1)
            else:
                assert not rewards[n].any()
        assert [table.on.digest() for table in batch.tables] == [game.digest() for game in games]


def followed(batch: CompactBatch | Processes, steps: int) -> list[Any]:
    """Everything that can be seen of some steps."""
    chance, seen, found = np.random.default_rng(3), batch.observe(), []
    for _ in range(steps):
        seen, rewards, done = batch.step((chance.random(len(seen.counts)) * seen.counts).astype(np.int64))
        parts = (seen.observation, seen.options, seen.counts, seen.seats, rewards, done)
        found.append([part.tobytes() for part in parts])
    return [*found, batch.state().tobytes()]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    setup = Setup(players=2, species="carnomorphs")
    alone = followed(CompactBatch(setup, games=5, reward=lived, seed=9), 150)
    for processes in (1, 2):
        with Processes(setup, games=5, processes=processes, reward=lived, seed=9) as batch:
            assert followed(batch, 150) == alone


def test_bots_can_take_seats() -> None:
    batch = CompactBatch(Setup(players=3), games=2, bots={0: "random", 2: "novice"})
    for _ in range(40):
        assert batch.observe().seats.tolist() == [1, 1]
        batch.step([0, 0])


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    batch = CompactBatch(Setup(players=2), games=2)
    before = [table.on.digest() for table in batch.tables]
    wrong: list[Any] = [[0], [0, 5000], [0, -1], [0.0, 0.0], ["a", "b"], None, [[0, 0]]]
    for actions in wrong:
        with pytest.raises(IllegalChoice):
            batch.step(actions)
    assert [table.on.digest() for table in batch.tables] == before
    entries: list[dict[str, Any]] = [
        {"games": 0},
        {"games": 1.5},
        {"bots": {0: "random", 1: "random"}},
        {"bots": {4: "random"}},
    ]
    for wrong_entry in entries:
        with pytest.raises(BadSetup):
            CompactBatch(Setup(players=2), **wrong_entry)
    with pytest.raises(BadSetup):
        Processes(Setup(players=2), games=1, processes=2)


def test_processes_say_what_went_wrong() -> None:
    with pytest.raises(BadSetup, match="hal"):
        Processes(Setup(players=2), games=2, processes=1, bots={0: "hal"})
    batch = Processes(Setup(players=2), games=2, processes=1)
    before = batch.state()
    with pytest.raises(IllegalChoice):
        batch.step([0, 5000])
    assert batch.state().tolist() == before.tolist()
    pid = batch.running[0].pid
    assert pid is not None
    os.kill(pid, signal.SIGTERM)
    with pytest.raises(WorkerFailed):
        batch.step([0, 0])
    with pytest.raises(WorkerFailed, match="closed"):
        batch.state()


def test_the_other_environments_can_be_compact() -> None:
    setup = Setup(players=2, seed=4)
    table = env(setup, compact=True)
    table.reset(seed=4)
    seen, game = table.observe(table.agent_selection), table.unwrapped.table.game
    assert seen["observation"].tolist() == observe(game, game.ask.seat).tolist()
    assert table.observation_space("seat_0").contains(seen) and seen["action_mask"].sum() == len(game.ask.options)
    whole = table.state()
    assert whole.tolist() == state(game).tolist() and table.unwrapped.state_space.contains(whole)
    together, _ = parallel_env(setup, compact=True).reset(seed=4)
    assert together["seat_1"]["observation"].shape == (SIZE,)
    alone, _ = SeatEnv(setup, compact=True).reset(seed=4)
    assert alone["observation"].shape == (SIZE,)


def test_the_examples_run() -> None:
    failed, tried = doctest.testmod(nemesis.rl.compact_batch)
    assert tried and not failed
