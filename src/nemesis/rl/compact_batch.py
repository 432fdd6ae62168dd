"""Many games in one process with compact observations: the quickest of the environments.

>>> from nemesis import Setup
>>> from nemesis.rl import CompactBatch
>>> batch = CompactBatch(Setup(players=2), games=3, seed=7)
>>> seen = batch.observe()
>>> len(seen.observation), len(seen.options) == sum(seen.counts.tolist())
(3, True)
>>> seen, rewards, done = batch.step([0, 0, 0])
>>> rewards.shape, done.shape
((3, 2), (3,))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots import make_bot
from ..bots.bot import Bot
from ..engine.machine import Ask
from ..errors import BadSetup, IllegalChoice
from ..game import Game
from ..setup import Setup
from .compact import BYTES, Observer
from .layout import SIZE
from .rows import OPTION_SIZE, packed_row
from .seat import play_others
from .table import Reward, Table, won
from .whole import STATE_SIZE, state


class Seen(NamedTuple):
    """What the seats see that are asked, one in each game; the next step overwrites `observation`."""

    observation: NDArray[np.int16]
    """(games, `layout.SIZE`)"""
    options: NDArray[np.int16]
    """The rows (`rows.OPTION_SIZE`) of all options, game after game."""
    counts: NDArray[np.int64]
    """How many options there are in each game."""
    seats: NDArray[np.int64]
    """Which seat is asked in each game."""

    @property
    def starts(self) -> NDArray[np.int64]:
        """Options of game n are the rows from `starts[n]` to `starts[n + 1]`."""
        return np.concatenate(([0], np.cumsum(self.counts)))


Stepped = tuple[Seen, NDArray[np.float32], NDArray[np.bool_]]


def seen_of(observation: NDArray[np.int16], rows: bytes, counts: list[int], seats: list[int]) -> Seen:
    return Seen(
        observation,
        np.frombuffer(rows, dtype=np.int16).reshape(-1, OPTION_SIZE),
        np.array(counts, dtype=np.int64),
        np.array(seats, dtype=np.int64),
    )


def checked(actions: Sequence[int] | NDArray[Any], counts: NDArray[np.int64]) -> list[int]:
    """One index for each game, or `IllegalChoice`."""
    given = np.asarray(actions)
    if given.shape != counts.shape or not np.issubdtype(given.dtype, np.integer):
        raise IllegalChoice(f"{len(counts)} games need {len(counts)} whole numbers as actions, not {actions!r}")
    wrong = np.flatnonzero((given < 0) | (given >= counts))
    if len(wrong):
        n = wrong[0]
        raise IllegalChoice(f"action {given[n]} of game {n} is not offered: 0 to {counts[n] - 1}")
    chosen: list[int] = given.tolist()
    return chosen


class CompactBatch:
    """Each game waits for one seat; a game that ends is replaced by the next one at once.

    The game in place n has seed `seed + n`; the next in that place `games` more, and so on. With `bots` (seat: name)
    those seats are played by bots and only the others are stepped.
    """

    def __init__(
        self, setup: Setup | None = None, games: int = 32, bots: dict[int, str] | None = None, reward: Reward = won,
        seed: int = 0, part: slice | None = None, memory: Any = None,
    ) -> None:  # fmt: skip
        """`part` are the places that are played here, if other processes play the rest; observations go to `memory`."""
        if type(games) is not int or games < 1:
            raise BadSetup(f"a batch needs at least one game, not {games!r}")
        self.places = range(games)[part or slice(None)]
        self.games = games
        self.seed = seed
        self.tables = [Table(setup, reward) for _ in self.places]
        self.players = self.tables[0].setup.players
        self.bot_names = bots or {}
        wrong = [seat for seat in self.bot_names if not 0 <= seat < self.players]
        if wrong or len(self.bot_names) == self.players:
            raise BadSetup(f"bots may take all seats but one of 0 to {self.players - 1}, not {sorted(self.bot_names)}")
        self.bots: list[dict[int, Bot]] = [{} for _ in self.places]
        self.dealt = [0 for _ in self.places]
        self.observers = [Observer() for _ in self.places]
        self.asks: dict[int, Ask] = {}
        self.rows = [b""] * len(self.places)
        memory = bytearray(BYTES * len(self.places)) if memory is None else memory
        self.memory = memoryview(memory).cast("B")
        self.observation = np.frombuffer(memory, dtype=np.int16).reshape(-1, SIZE)
        for n in range(len(self.places)):
            self.look(n, self.deal(n))
        self.seen = self.look_at_all()

    def deal(self, n: int) -> Game:
        """Deal games until one asks a seat that is stepped here."""
        while True:
            seed = self.seed + self.places[n] + self.games * self.dealt[n]
            self.dealt[n] += 1
            self.bots[n] = {s: make_bot(name, seed=seed + s) for s, name in self.bot_names.items()}
            game = self.tables[n].deal(seed)
            play_others(game, self.bots[n])
            if not game.over:
                return game

    def look(self, n: int, game: Game) -> None:
        ask = game.ask
        if ask is None or ask.seat in self.bots[n]:
            ask = next(other for other in game.asks if other.seat not in self.bots[n])
        self.asks[n] = ask
        self.memory[n * BYTES : (n + 1) * BYTES] = self.observers[n].observe(game, ask.seat)
        self.rows[n] = b"".join(map(packed_row, ask.options))

    def observe(self) -> Seen:
        return self.seen

    def look_at_all(self) -> Seen:
        counts = [len(ask.options) for ask in self.asks.values()]
        return seen_of(self.observation, b"".join(self.rows), counts, [ask.seat for ask in self.asks.values()])

    def state(self) -> NDArray[np.int16]:
        """(games, `whole.STATE_SIZE`): everything, hidden things too. For a critic in training, never for a player."""
        found = np.empty((len(self.tables), STATE_SIZE), dtype=np.int16)
        for n, table in enumerate(self.tables):
            found[n] = state(table.on)
        return found

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        """One choice in each game. Rewards by game and seat; `done`: this game ended, and another one was dealt."""
        chosen = checked(actions, self.seen.counts)
        rewards = np.zeros((len(self.tables), self.players), dtype=np.float32)
        done = np.zeros(len(self.tables), dtype=np.bool_)
        for n, table in enumerate(self.tables):
            game = table.on
            game.apply(chosen[n], self.asks[n].seat)
            if self.bot_names:
                play_others(game, self.bots[n])
            if game.result is not None:
                rewards[n], done[n] = table.rewards(), True
                game = self.deal(n)
            self.look(n, game)
        self.seen = self.look_at_all()
        return self.seen, rewards, done
