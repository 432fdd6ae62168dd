"""Many games in one process, stepped together: arrays in, arrays out.

>>> from nemesis import Setup
>>> from nemesis.rl import Batch
>>> batch = Batch(Setup(players=2), games=3, seed=7)
>>> seen = batch.observe()
>>> seen["observation"].shape[0], seen["action_mask"].shape[0]
(3, 3)
>>> seen, rewards, done = batch.step(seen["action_mask"].argmax(axis=1))
>>> rewards.shape, done.shape
((3, 2), (3,))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots import make_bot
from ..errors import BadSetup, IllegalChoice
from ..setup import Setup
from ..view.types import View
from .encode import MAX_OPTIONS, OPTION_SIZE, SIZE, Observation
from .seat import play_others
from .table import Reward, Table, won


class Batch:
    """Each game waits for one seat (`seats`); a game that ends is replaced by the next one at once.

    With `bots` (seat: name) those seats are played by bots and only the others are stepped.
    """

    def __init__(
        self, setup: Setup | None = None, games: int = 16, bots: dict[int, str] | None = None, reward: Reward = won,
        seed: int = 0,
    ) -> None:  # fmt: skip
        if games < 1:
            raise BadSetup(f"a batch needs at least one game, not {games!r}")
        self.tables = [Table(setup, reward) for _ in range(games)]
        self.players = self.tables[0].setup.players
        self.bot_names = bots or {}
        wrong = [seat for seat in self.bot_names if not 0 <= seat < self.players]
        if wrong or len(self.bot_names) == self.players:
            raise BadSetup(f"bots may take all seats but one of 0 to {self.players - 1}, not {sorted(self.bot_names)}")
        self.bots: list[dict[int, Any]] = [{} for _ in range(games)]
        self.next_seed = seed
        self.results: list[dict[str, Any] | None] = [None] * games
        """The result of the last finished game in each place."""
        self.seats: NDArray[np.int64] = np.zeros(games, dtype=np.int64)
        self.observation = np.zeros((games, SIZE), dtype=np.float32)
        self.options = np.zeros((games, MAX_OPTIONS, OPTION_SIZE), dtype=np.float32)
        self.mask = np.zeros((games, MAX_OPTIONS), dtype=np.int8)
        for n in range(games):
            self.deal(n)

    def deal(self, n: int) -> None:
        """Deal games until one asks a seat that is stepped here."""
        while True:
            seed, self.next_seed = self.next_seed, self.next_seed + 1
            self.bots[n] = {s: make_bot(name, seed=seed + s) for s, name in self.bot_names.items()}
            game = self.tables[n].deal(seed)
            play_others(game, self.bots[n])
            if not game.over:
                break
        self.look(n)

    def look(self, n: int) -> None:
        asked = next(ask.seat for ask in self.tables[n].on.asks if ask.seat not in self.bots[n])
        self.seats[n] = asked
        seen = self.tables[n].observe(asked)
        self.observation[n], self.options[n], self.mask[n] = seen["observation"], seen["options"], seen["action_mask"]

    def observe(self) -> Observation:
        """For the seat asked in each game; the next step overwrites the arrays."""
        return {"observation": self.observation, "options": self.options, "action_mask": self.mask}

    def views(self) -> list[View]:
        return [table.on.view(int(seat)) for table, seat in zip(self.tables, self.seats, strict=True)]

    def step(self, actions: Sequence[int] | NDArray[Any]) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_]]:
        """One choice in each game. Rewards by game and seat; `done`: this game ended, and another one was dealt."""
        if len(actions) != len(self.tables):
            raise IllegalChoice(f"{len(self.tables)} games need {len(self.tables)} actions, not {len(actions)}")
        for n, action in enumerate(actions):
            if not 0 <= action < MAX_OPTIONS or not self.mask[n, action]:
                raise IllegalChoice(f"action {action} of game {n} is not offered: 0 to {self.mask[n].sum() - 1}")
        rewards = np.zeros((len(self.tables), self.players), dtype=np.float32)
        done = np.zeros(len(self.tables), dtype=np.bool_)
        for n, table in enumerate(self.tables):
            table.choose(actions[n], int(self.seats[n]))
            play_others(table.on, self.bots[n])
            if table.on.over:
                rewards[n], done[n], self.results[n] = table.rewards(), True, table.on.result
                self.deal(n)
            else:
                self.look(n)
        return self.observe(), rewards, done
