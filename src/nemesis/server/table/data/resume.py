"""A stored table as a game again: its snapshot and later moves, or its beginning and all moves."""

from __future__ import annotations

from ....engine.machine import as_tuples
from ....errors import BadSave
from ....game import Game
from ....setup import Setup
from ....view.moments import TableGame
from ...logs import log
from .checks import reading
from .stored import UNDO, Move, StoredTable


def resumed(stored: StoredTable) -> TableGame:
    """`Damaged` names what it cannot be made from. A snapshot that does not fit is no harm: the moves are the truth."""
    if stored.snapshot is not None:
        try:
            return from_snapshot(stored, *stored.snapshot)
        except Exception:
            log.warning("snapshot_unusable", table=stored.code, then="replaying all moves", exc_info=True)
    with reading("setup" if stored.origin is None else "origin"):
        game = begun(stored)
    with reading("moves"):
        return after(game, stored.moves)


def from_snapshot(stored: StoredTable, number: int, save: str) -> TableGame:
    opened = TableGame.from_json(save)
    assert isinstance(opened, TableGame)
    opened.draw_from(stored.key)
    if len(opened.history) != choices_in(stored.moves[:number]):
        raise BadSave("a snapshot of other moves")
    return after(opened, stored.moves[number:])


def after(game: Game, moves: list[Move]) -> TableGame:
    for move in moves:
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
