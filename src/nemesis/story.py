"""One game after another: the ship that a finished game leaves behind, for a mode that goes on with it (A-8.0).

>>> from nemesis import Game, Setup
>>> from nemesis.story import ship_after
>>> game = Game.new(Setup(players=2, seed=7))
>>> ship_after(game)  # doctest: +IGNORE_EXCEPTION_DETAIL
Traceback (most recent call last):
...
nemesis.errors.BadSetup: it still goes on
"""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

from .bots import make_bot
from .content import BOXES, SEQUELS
from .content.base import BASE
from .datapack import DataPack
from .engine.randomness import GOLDEN, MASK, mix
from .engine.ruleset import merge_components
from .errors import BadSetup
from .game import Game
from .setup import INTRUDER_PLAYER, Setup

BOT = "crew"
SEQUEL = next(iter(SEQUELS))
"""The mode that goes on with a ship, where none is named."""


def ship_after(game: Game, mode: str = SEQUEL) -> dict[str, Any]:
    """What a finished game leaves behind for a mode that goes on with it, as plain data.

    `BadSetup` says why there is nothing to come back to.
    """
    sequel = SEQUELS[mode]
    sequel.check_end(game)
    return sequel.left_behind(game, game.setup.board)


# -- a story out of nothing ----------------------------------------------------------------------------------


def with_a_ship(setup: Setup) -> Setup:
    """The same set-up with a ship: bots play a game to its end, and another one until a ship is left (A-8.0)."""
    for attempt in count():
        game = played(earlier_game(setup, attempt))
        try:
            return replace(setup, ship=ship_after(game, setup.mode))
        except BadSetup:
            continue
    raise AssertionError("unreachable")


def earlier_game(setup: Setup, attempt: int) -> Setup:
    """The game before: Characters wanted now were not aboard then (A-1.4)."""
    seed = mix((setup.seed * GOLDEN + attempt + 1) & MASK) >> 16
    pack = classic_part(setup.data_pack)
    free = [c for c in Setup(data_pack=pack).ruleset().characters if c not in setup.characters]
    crew = [free.pop(mix((seed + k) & MASK) % len(free)) for k in range(min(setup.players, len(free)))]
    known = {option.name for option in BASE.options}
    return Setup(
        players=len(crew),
        board=setup.board,
        characters=tuple(crew),
        modules=tuple(m for m in setup.modules if m not in of_the_sequel(setup.mode)),
        options={name: value for name, value in setup.options.items() if name in known},
        seed=seed,
        data_pack=pack,
    )


def of_the_sequel(mode: str) -> set[str]:
    """Modules of the box that brings the mode: the game before is one without it."""
    box = next(box for box in BOXES if any(brought.id == mode for brought in box.modes))
    return {INTRUDER_PLAYER, *(module.id for module in box.modules)}


def classic_part(pack: DataPack | None) -> DataPack | None:
    """What a data pack says about the base game: the game before knows nothing else."""
    if pack is None:
        return None
    known = merge_components([BASE])
    tables = {
        family: {id: changes for id, changes in table.items() if family == "text" or id in known[family]}
        for family, table in pack.tables.items()
        if family == "text" or family in known
    }
    return DataPack.from_data({"name": pack.name, **tables})


def played(setup: Setup) -> Game:
    """A game between bots, to its end."""
    game = Game.new(setup)
    bots = [make_bot(BOT, seed=seat) for seat in range(setup.players)]
    while game.ask is not None:
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
    return game
