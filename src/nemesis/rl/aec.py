"""PettingZoo's turn-based environment: seats act when they are asked, one after the other.

>>> from nemesis import Setup
>>> from nemesis.rl import env
>>> game = env(Setup(players=2))
>>> game.reset(seed=7)
>>> for agent in game.agent_iter():
...     observation, reward, terminated, truncated, info = game.last()
...     done = terminated or truncated
...     game.step(None if done else int(observation["action_mask"].argmax()))
>>> game.agents
[]
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ..errors import IllegalChoice
from ..setup import Setup
from ..view.types import View
from .encode import MAX_OPTIONS, Observation
from .table import MAX_CYCLES, SEEDS, Reward, Table, observation_space, state_space, won
from .whole import state


def agent_names(players: int) -> list[str]:
    return [f"seat_{n}" for n in range(players)]


class NemesisAEC(AECEnv[str, Observation, Any]):
    """Agents are `seat_0`, `seat_1`, ...; an action is the index of an option of the seat that is asked.

    An action that the mask forbids raises `IllegalChoice` and changes nothing.
    """

    metadata = {"render_modes": ["ansi"], "name": "nemesis_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, setup: Setup | None = None, reward: Reward = won, max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None, compact: bool = False,
    ) -> None:  # fmt: skip
        super().__init__()
        self.table = Table(setup, reward, compact)
        self.max_cycles = max_cycles
        """Decisions of all seats together before the game is truncated."""
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.table.setup.players)
        self.agents: list[str] = []
        seen = observation_space(compact)
        self._spaces = {a: (seen, spaces.Discrete(MAX_OPTIONS)) for a in self.possible_agents}
        self.state_space = state_space()
        self._seeds = Random(self.table.setup.seed)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed deals the same game; without a seed, the next of a fixed sequence."""
        if seed is not None:
            self._seeds = Random(seed)
        self.table.deal(self._seeds.randrange(SEEDS) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.cycles = 0
        self.turn_to()

    def turn_to(self) -> None:
        """Select the seat that is asked; at the end the first one left, which then leaves."""
        ask = self.table.on.ask
        self.agent_selection = self.agents[0] if ask is None else self.possible_agents[ask.seat]
        self.infos = {agent: self.table.about(self.seat_of(agent)) for agent in self.agents}

    def seat_of(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Observation:
        return self.table.observe(self.seat_of(agent))

    def view(self, agent: str) -> View:
        """The same as structured data."""
        return self.table.on.view(self.seat_of(agent))

    def state(self) -> NDArray[np.int16]:
        """Everything, hidden things too: for a centralised critic, never for a player."""
        return state(self.table.on)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not self.table.choose(action, self.seat_of(agent)):
            ask = self.table.on.ask
            n = len(ask.options) if ask is not None else 0
            raise IllegalChoice(f"action {action!r} is not offered to {agent}: 0 to {min(n, MAX_OPTIONS) - 1}")
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        if self.table.on.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.turn_to()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.table.text(self.seat_of(self.agent_selection)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""

    def __str__(self) -> str:
        return "nemesis_v0"


def env(
    setup: Setup | None = None,
    reward: Reward = won,
    max_cycles: int = MAX_CYCLES,
    render_mode: str | None = None,
    compact: bool = False,
) -> OrderEnforcingWrapper[str, Observation, Any]:
    """The environment with PettingZoo's guard against calls in the wrong order."""
    return OrderEnforcingWrapper(NemesisAEC(setup, reward, max_cycles, render_mode, compact))
