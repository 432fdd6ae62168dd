"""A ship for a mode that begins with what an earlier game left behind, without that game."""

from __future__ import annotations

from typing import Any

from ..content import SEQUELS
from ..game import Game
from ..setup import Setup

LAID = (
    "lay_rooms", "lay_exploration_tokens", "lay_course_pods_engines", "lay_intruder_board", "shuffle_decks", "fill_bag",
)  # fmt: skip


def new_ship(board: str = "standard", seed: int = 1, mode: str | None = None) -> dict[str, Any]:
    """A ship as it is laid out at the beginning of a game, which nobody has been aboard.

    `mode` is the one that takes it over; without it, the first that begins with a ship.
    """
    game = Game.on_the_table(Setup(players=2, board=board, seed=seed))
    game.push_in_order((name, ()) for name in LAID)
    game.advance()
    game.floor = [(game.tiles.index("hibernatorium"), "blue_corpse")]
    taken_over = SEQUELS[mode if mode is not None else next(iter(SEQUELS))]
    return taken_over.left_behind(game, board)
