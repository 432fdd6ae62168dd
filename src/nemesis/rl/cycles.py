"""PettingZoo's environment in which every seat acts in every cycle; only the actions of seats that are asked count.

For libraries that know nothing else. Seats that choose at the same time do so in one cycle.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from ..setup import Setup
from ..view.types import View
from .aec import agent_names
from .encode import MAX_OPTIONS, Observation
from .table import MAX_CYCLES, SEEDS, Reward, Table, observation_space, state_space, won
from .whole import state

ILLEGAL_REWARD = -0.01
"""For a choice that the mask forbids; the game does not change."""
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class NemesisParallel(ParallelEnv[str, Observation, Any]):
    """A seat that is not asked has one action, 0: wait."""

    metadata = {"render_modes": ["ansi"], "name": "nemesis_cycles_v0", "is_parallelizable": True}  # noqa: RUF012

    def __init__(
        self, setup: Setup | None = None, reward: Reward = won, max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None, illegal_reward: float = ILLEGAL_REWARD,
        compact: bool = False,
    ) -> None:  # fmt: skip
        self.table = Table(setup, reward, compact)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self.possible_agents = agent_names(self.table.setup.players)
        self.agents: list[str] = []
        seen = observation_space(compact)
        self._spaces = {a: (seen, spaces.Discrete(MAX_OPTIONS)) for a in self.possible_agents}
        self.state_space = state_space()
        self._seeds = Random(self.table.setup.seed)
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][1]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._seeds = Random(seed)
        self.table.deal(self._seeds.randrange(SEEDS) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.observations(), self.infos(frozenset())

    def observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(n) for n, agent in enumerate(self.possible_agents)}

    def infos(self, refused: frozenset[int]) -> dict[str, dict[str, Any]]:
        names = enumerate(self.possible_agents)
        return {agent: {**self.table.about(n), "illegal": n in refused} for n, agent in names}

    def step(self, actions: dict[str, Any]) -> Step:
        asked = [ask.seat for ask in self.table.on.asks]
        refused = frozenset(n for n in asked if not self.table.choose(actions.get(self.possible_agents[n]), n))
        self.cycles += 1
        over, broken_off = self.table.on.over, self.cycles >= self.max_cycles
        paid = self.table.rewards()
        rewards = {
            a: paid[n] + (self.illegal_reward if n in refused else 0) for n, a in enumerate(self.possible_agents)
        }
        found = self.observations(), rewards, self.each(over), self.each(broken_off and not over), self.infos(refused)
        if over or broken_off:
            self.agents = []
        return found

    def each(self, value: bool) -> dict[str, bool]:
        return dict.fromkeys(self.possible_agents, value)

    def view(self, agent: str) -> View:
        """What a seat sees, as structured data."""
        return self.table.on.view(self.possible_agents.index(agent))

    def state(self) -> NDArray[np.int16]:
        """Everything, hidden things too: for a centralised critic, never for a player."""
        return state(self.table.on)

    def render(self) -> str | None:
        return self.table.text(0) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""


def parallel_env(
    setup: Setup | None = None,
    reward: Reward = won,
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
    compact: bool = False,
) -> NemesisParallel:
    """All seats act in every cycle; only the actions of those that are asked count."""
    return NemesisParallel(setup, reward, max_cycles, render_mode, compact=compact)


def env(
    setup: Setup | None = None, reward: Reward = won, max_cycles: int = MAX_CYCLES, render_mode: str | None = None
) -> AECEnv[str, Observation, Any]:
    """The same, seat by seat: each acts once in every cycle."""
    return parallel_to_aec(parallel_env(setup, reward, max_cycles, render_mode))
