"""Gymnasium's environment: one seat against bots.

>>> import gymnasium, nemesis.rl
>>> from nemesis import Setup
>>> table = gymnasium.make("nemesis/Seat-v0", setup=Setup(players=2), seat=1)
>>> observation, info = table.reset(seed=7)
>>> int(observation["action_mask"].sum()) == len(info["view"]["ask"]["options"])
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from ..bots import BOTS, make_bot
from ..errors import BadSetup
from ..game import Game
from ..setup import Setup
from .cycles import ILLEGAL_REWARD
from .encode import MAX_OPTIONS, Observation
from .table import MAX_CYCLES, SEEDS, Reward, Table, observation_space, won

EASIEST = next(iter(BOTS))


class SeatEnv(gymnasium.Env[Observation, Any]):
    """The others are bots, by name: one for all, or one for each other seat in their order.

    A choice that the mask forbids changes nothing and costs `illegal_reward`; `info["illegal"]` tells. `info["view"]`
    is what the seat sees as structured data. A seat that died waits for the end of the game, which the bots play on.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, setup: Setup | None = None, seat: int = 0, bots: str | Sequence[str] = EASIEST, reward: Reward = won,
        max_cycles: int = MAX_CYCLES, illegal_reward: float = ILLEGAL_REWARD, render_mode: str | None = None,
        compact: bool = False,
    ) -> None:  # fmt: skip
        self.table = Table(setup, reward, compact)
        players = self.table.setup.players
        if not 0 <= seat < players:
            raise BadSetup(f"seat must be from 0 to {players - 1}, not {seat!r}")
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise BadSetup(f"{players - 1} other seats need {players - 1} bots, not {len(names)}")
        self.bot_names = dict(zip((s for s in range(players) if s != seat), names, strict=True))
        for name in names:
            make_bot(name)
        self.seat = seat
        self.max_cycles = max_cycles
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = observation_space(compact)
        self.action_space = spaces.Discrete(MAX_OPTIONS)
        self.cycles = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal games until this seat is asked in one."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS))
        while True:
            self.bots = {s: make_bot(name, seed=number + s) for s, name in self.bot_names.items()}
            play_others(self.table.deal(number), self.bots)
            if not self.table.on.over:
                break
            number += 1
        self.cycles = 0
        return self.seen(illegal=False)

    def seen(self, illegal: bool) -> tuple[Observation, dict[str, Any]]:
        about = {**self.table.about(self.seat), "illegal": illegal, "view": self.table.on.view(self.seat)}
        return self.table.observe(self.seat), about

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        legal = self.table.choose(action, self.seat)
        if legal:
            play_others(self.table.on, self.bots)
        self.cycles += 1
        over = self.table.on.over
        reward = self.table.rewards()[self.seat] + (0.0 if legal else self.illegal_reward)
        observation, info = self.seen(illegal=not legal)
        return observation, reward, over, not over and self.cycles >= self.max_cycles, info

    def render(self) -> str | None:
        return self.table.text(self.seat) if self.render_mode == "ansi" else None


def play_others(game: Game, bots: dict[int, Any]) -> None:
    """Let the bots answer until a seat without a bot is asked, or the game is over."""
    while game.asks and all(ask.seat in bots for ask in game.asks):
        ask = game.asks[0]
        game.apply(bots[ask.seat].decide(game.view(ask.seat), ask), ask.seat)


gymnasium.register(id="nemesis/Seat-v0", entry_point="nemesis.rl.seat:SeatEnv")
