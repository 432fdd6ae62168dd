"""The environments pass the tests that PettingZoo and Gymnasium ship: a few rulesets here, all in the soak run."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import nemesis.rl  # noqa: F401  (registers the Gymnasium environment)
from nemesis import Setup
from nemesis.rl import aec, cycles

from .rulesets import every, name_of, some

SOME = pytest.mark.parametrize("setup", some(), ids=name_of)
ALL = pytest.mark.parametrize("setup", every(), ids=name_of)


def check(setup: Setup, cycles_played: int) -> None:
    """All of their tests on one ruleset."""
    with warnings.catch_warnings():
        # PettingZoo exempts its own board games by name from this remark about spaces with an action mask.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be", UserWarning)
        warnings.filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        api_test(aec.env(setup), num_cycles=cycles_played)
        api_test(aec.env(setup, max_cycles=50), num_cycles=cycles_played)
    seed_test(partial(aec.env, setup), num_cycles=cycles_played)
    parallel_api_test(cycles.parallel_env(setup), num_cycles=cycles_played)
    parallel_seed_test(partial(cycles.parallel_env, setup), num_cycles=cycles_played)
    each_seat_acts = SimpleNamespace(
        parallel_env=partial(cycles.parallel_env, setup), env=partial(cycles.env, setup)
    )  # fmt: skip
    max_cycles_test(each_seat_acts)
    check_env(gymnasium.make("nemesis/Seat-v0", setup=setup).unwrapped)


@SOME
def test_their_own_tests_pass(setup: Setup) -> None:
    check(setup, 25)
    assert aec.env(setup).possible_agents == [f"seat_{n}" for n in range(setup.players)]


@pytest.mark.soak
@ALL
def test_their_own_tests_pass_for_every_ruleset(setup: Setup) -> None:
    check(setup, 1000)
    assert aec.env(setup).possible_agents == [f"seat_{n}" for n in range(setup.players)]
