"""Nemesis as a game of OpenSpiel: `import nemesis.rl.spiel`, then `pyspiel.load_game("nemesis(players=3)")`.

Needs the extra `openspiel`. Chance is one node at the root, which picks one of `deals` seeds; everything random follows
from the seed, as everywhere in this edition. An action is the index of an option.

The mode `SAMPLED_STOCHASTIC` would fit as well, but OpenSpiel cannot serialise a game of that mode that is written in
Python: it asks for the state of a random generator that only C++ can tell.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

from ..errors import BadSetup, IllegalChoice
from ..game import Game
from ..setup import MOST_PLAYERS, Setup
from . import layout, rows
from .compact import observe
from .encode import MAX_OPTIONS
from .rows import option_rows
from .table import MAX_CYCLES, won

if find_spec("pyspiel") is None:
    raise BadSetup("nemesis.rl.spiel needs OpenSpiel: pip install 'nemesis-digital[openspiel]'")

import pyspiel

PARAMETERS = {
    "players": 2, "species": "intruders", "mode": "", "board": "standard", "modules": "", "deals": 4096,
    "first_seed": 0,
}  # fmt: skip
"""Of the string that loads a game. `modules` are joined by `+`; the seeds are `deals` numbers from `first_seed` on."""
TYPE = pyspiel.GameType(
    short_name="nemesis",
    long_name="Nemesis",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class NemesisGame(pyspiel.Game):
    """One set-up, dealt from any of its seeds."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        if given["deals"] < 1:
            raise BadSetup(f"there must be at least one deal, not {given['deals']!r}")
        self.setup = Setup(
            players=given["players"], species=given["species"], mode=given["mode"], board=given["board"],
            modules=tuple(given["modules"].split("+")) if given["modules"] else (),
        )  # fmt: skip
        self.deals: int = given["deals"]
        self.first_seed: int = given["first_seed"]
        about = pyspiel.GameInfo(
            num_distinct_actions=MAX_OPTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MAX_CYCLES,
        )
        super().__init__(TYPE, about, params or {})

    def new_initial_state(self) -> NemesisState:
        return NemesisState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Eyes:
        return Eyes(params)


class Table:
    """A game, or none before it is dealt; OpenSpiel copies and keeps states by copying and pickling what they hold."""

    def __init__(self, game: Game | None = None) -> None:
        self.game = game

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(None if self.game is None else self.game.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return (opened, (None if self.game is None else self.game.to_json(),))


def opened(saved: str | None) -> Table:
    return Table(None if saved is None else Game.from_json(saved))


class NemesisState(pyspiel.State):
    """A position. Seats that choose at the same time do so one after the other, unseen by each other."""

    def __init__(self, game: NemesisGame) -> None:
        super().__init__(game)
        self.table = Table()

    def current_player(self) -> int:
        game = self.table.game
        if game is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        if game.ask is None:
            end: int = pyspiel.PlayerId.TERMINAL
            return end
        return game.ask.seat

    def is_terminal(self) -> bool:
        return self.table.game is not None and self.table.game.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals: int = self.get_game().deals
        return [(n, 1 / deals) for n in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.options())))

    def options(self) -> list[Any]:
        """What the seat that is asked may choose from."""
        game = self.table.game
        return [] if game is None or game.ask is None else list(game.ask.options[:MAX_OPTIONS])

    def _apply_action(self, action: int) -> None:
        of, game = self.get_game(), self.table.game
        if game is None:
            if not 0 <= action < of.deals:
                raise IllegalChoice(f"deal {action} does not exist: 0 to {of.deals - 1}")
            self.table = Table(Game.new(of.setup.reseeded(of.first_seed + action)))
        elif not 0 <= action < len(self.options()):
            raise IllegalChoice(f"action {action} is not offered: 0 to {len(self.options()) - 1}")
        else:
            game.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        options = self.options()
        return json.dumps(options[action]) if action < len(options) else f"option {action}"

    def returns(self) -> list[float]:
        game = self.table.game
        if game is None or game.result is None:
            return [0.0] * int(self.num_players())
        return [won(seat) for seat in game.result.seats]

    def __str__(self) -> str:
        game = self.table.game
        if game is None:
            return "not dealt yet"
        asked = "over" if game.ask is None else f"seat {game.ask.seat} is asked {game.ask.kind}"
        return f"seed {game.setup.seed}, {len(game.history)} choices, {asked}, {game.digest()}"


class Eyes:
    """What a player sees: the compact observation and the rows of the options, or the view as text."""

    def __init__(self, params: dict[str, Any] | None) -> None:
        if params:
            raise BadSetup(f"observations of Nemesis have no parameters: {params}")
        sizes = {"observation": (layout.SIZE,), "options": (MAX_OPTIONS, rows.OPTION_SIZE)}
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in sizes.values()), dtype=np.float32)
        self.dict = dict(zip(sizes, parts_of(self.tensor, list(sizes.values())), strict=True))

    def set_from(self, state: NemesisState, player: int) -> None:
        self.tensor.fill(0)
        game = state.table.game
        if game is None:
            return
        self.dict["observation"][:] = observe(game, player)
        for ask in game.asks:
            if ask.seat == player:
                offered = option_rows(ask.options[:MAX_OPTIONS])
                self.dict["options"][: len(offered)] = offered

    def string_from(self, state: NemesisState, player: int) -> str:
        game = state.table.game
        return "" if game is None else json.dumps(game.view(player), separators=(",", ":"))


def parts_of(whole: Any, shapes: list[tuple[int, ...]]) -> Iterator[Any]:
    """One piece of the memory after the other."""
    at = 0
    for shape in shapes:
        length = int(np.prod(shape))
        yield whole[at : at + length].reshape(shape)
        at += length


pyspiel.register_game(TYPE, NemesisGame)
