"""What all environments share: dealing a game, asking, answering by index, and rewards at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces

from ..engine.machine import Ask
from ..errors import BadSetup, IllegalChoice
from ..game import Game
from ..setup import Setup
from ..text import Texts
from ..text.status import Status
from . import layout, rows
from .compact import Observer
from .encode import MAX_OPTIONS, OPTION_SIZE, SIZE, Observation, encode, mask_of
from .rows import option_rows
from .vocabulary import END, FIRST_NAME
from .whole import STATE_SIZE

Reward = Callable[[dict[str, Any]], float]
"""From a seat's entry in `game.result.seats` to its reward at the end of the game."""
MAX_CYCLES = 20_000
SEEDS = 2**48


def won(seat: dict[str, Any]) -> float:
    """1 for a win, else 0: what the rulebook cares about."""
    return float(seat["won"])


def observation_space(compact: bool = False) -> spaces.Space[Any]:
    """Each environment needs its own, since spaces can be seeded."""
    if compact:
        seen, options = numbers(layout.SIZE), numbers(MAX_OPTIONS, rows.OPTION_SIZE)
    else:
        seen = spaces.Box(0, 1, (SIZE,), np.float32)
        options = spaces.Box(0, 1, (MAX_OPTIONS, OPTION_SIZE), np.float32)
    return spaces.Dict({"observation": seen, "options": options, "action_mask": spaces.MultiBinary(MAX_OPTIONS)})


def state_space() -> spaces.Space[Any]:
    return numbers(STATE_SIZE)


def numbers(*shape: int) -> spaces.Box:
    """What the compact encoding can hold."""
    return spaces.Box(-FIRST_NAME, END - 1, shape, np.int16)


class Table:
    """One game at a time of one set-up."""

    def __init__(self, setup: Setup | None = None, reward: Reward = won, compact: bool = False) -> None:
        if setup is not None and not isinstance(setup, Setup):
            raise BadSetup(f"setup must be a Setup, not {setup!r}")
        self.setup = setup or Setup()
        self.reward = reward
        self.game: Game | None = None
        self.observer = Observer() if compact else None

    def deal(self, seed: int) -> Game:
        self.game = Game.new(replace(self.setup, seed=seed))
        return self.game

    @property
    def on(self) -> Game:
        if self.game is None:
            raise IllegalChoice("no game was dealt yet: call reset() first")
        return self.game

    def observe(self, seat: int) -> Observation:
        if self.observer is None:
            return encode(self.on.view(seat))
        ask = self.ask_to(seat)
        offered = option_rows(ask.options[:MAX_OPTIONS] if ask is not None else ())
        options = np.zeros((MAX_OPTIONS, rows.OPTION_SIZE), dtype=np.int16)
        options[: len(offered)] = offered
        seen = np.frombuffer(self.observer.observe(self.on, seat), dtype=np.int16)
        return {"observation": seen, "options": options, "action_mask": mask_of(len(offered))}

    def ask_to(self, seat: int) -> Ask | None:
        return next((ask for ask in self.on.asks if ask.seat == seat), None)

    def choose(self, action: Any, seat: int) -> bool:
        """Answer for a seat by the index of an option. False: there is no such option, and nothing changed."""
        ask = self.ask_to(seat)
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
        ask = self.ask_to(seat)
        if ask is None:
            return {"ask": None}
        return {"ask": ask.kind, "options_cut": max(0, len(ask.options) - MAX_OPTIONS)}

    def text(self, seat: int) -> str:
        """The table as this seat sees it, in words."""
        game = self.on
        return "\n".join(Status(game, Texts.of(game.rules, game.setup.language), game.view(seat)).short())
