"""What all environments share: dealing a game, asking, answering by index, and rewards at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces

from ..errors import BadSetup, IllegalChoice
from ..game import Game
from ..setup import Setup
from ..text import Texts
from ..text.status import Status
from .encode import MAX_OPTIONS, OPTION_SIZE, SIZE, Observation, encode

Reward = Callable[[dict[str, Any]], float]
"""From a seat's entry in `game.result.seats` to its reward at the end of the game."""
MAX_CYCLES = 20_000
SEEDS = 2**48


def won(seat: dict[str, Any]) -> float:
    """1 for a win, else 0: what the rulebook cares about."""
    return float(seat["won"])


def observation_space() -> spaces.Space[Any]:
    """Each environment needs its own, since spaces can be seeded."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (SIZE,), np.float32),
            "options": spaces.Box(0, 1, (MAX_OPTIONS, OPTION_SIZE), np.float32),
            "action_mask": spaces.MultiBinary(MAX_OPTIONS),
        }
    )


class Table:
    """One game at a time of one set-up."""

    def __init__(self, setup: Setup | None = None, reward: Reward = won) -> None:
        if setup is not None and not isinstance(setup, Setup):
            raise BadSetup(f"setup must be a Setup, not {setup!r}")
        self.setup = setup or Setup()
        self.reward = reward
        self.game: Game | None = None

    def deal(self, seed: int) -> Game:
        self.game = Game.new(replace(self.setup, seed=seed))
        return self.game

    @property
    def on(self) -> Game:
        if self.game is None:
            raise IllegalChoice("no game was dealt yet: call reset() first")
        return self.game

    def observe(self, seat: int) -> Observation:
        return encode(self.on.view(seat))

    def choose(self, action: Any, seat: int) -> bool:
        """Answer for a seat by the index of an option. False: there is no such option, and nothing changed."""
        ask = next((ask for ask in self.on.asks if ask.seat == seat), None)
        if ask is None or not isinstance(action, (int, np.integer)):
            return False
        if not 0 <= action < min(len(ask.options), MAX_OPTIONS):
            return False
        self.on.apply(int(action), seat)
        return True

    def rewards(self) -> list[float]:
        """Zero for everybody until the game is over."""
        result = self.on.result
        return [0.0] * self.setup.players if result is None else [self.reward(seat) for seat in result.seats]

    def about(self, seat: int) -> dict[str, Any]:
        """The `info` of an environment."""
        ask = next((ask for ask in self.on.asks if ask.seat == seat), None)
        if ask is None:
            return {"ask": None}
        return {"ask": ask.kind, "options_cut": max(0, len(ask.options) - MAX_OPTIONS)}

    def text(self, seat: int) -> str:
        """The table as this seat sees it, in words."""
        game = self.on
        return "\n".join(Status(game, Texts.of(game.rules, game.setup.language), game.view(seat)).short())
