"""A stored table as a game again: its snapshot and later moves, or its beginning and all moves."""

from __future__ import annotations

from ....engine.machine import as_tuples
from ....errors import NemesisError
from ....game import Game
from ....setup import Setup
from ....view.moments import TableGame
from ...logs import log
from .stored import UNDO, Move, StoredTable


def resumed(stored: StoredTable) -> TableGame:
    done = 0
    game: Game | None = None
    if stored.snapshot is not None:
        try:
            opened = TableGame.from_json(stored.snapshot[1])
        except NemesisError:
            log.warning("snapshot_unusable", table=stored.code, then="replaying all moves")
        else:
            assert isinstance(opened, TableGame)
            opened.draw_from(stored.key)
            if len(opened.history) == choices_in(stored.moves[: stored.snapshot[0]]):
                done, game = stored.snapshot[0], opened
    if game is None:
        game = begun(stored)
    for move in stored.moves[done:]:
        if move.kind == UNDO:
            game = game.undo(move.value, by_vote=True)
        else:
            game.apply(as_tuples(move.value), move.seat)
    assert isinstance(game, TableGame)
    return game


def choices_in(moves: list[Move]) -> int:
    """How many choices stand after these moves; a snapshot of an earlier version may have lost its way here."""
    made = 0
    for move in moves:
        made += -move.value if move.kind == UNDO else 1
    return made


def begun(stored: StoredTable) -> TableGame:
    """Dealt, or as it was built (a scenario, a moment of another table)."""
    if stored.origin is None:
        return TableGame.dealt(Setup.from_data(stored.setup), stored.key)
    return TableGame.built(stored.origin, stored.key)
