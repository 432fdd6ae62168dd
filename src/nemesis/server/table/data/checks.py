"""Is what was read of a table what a table is? A storage gives back whatever was put into it, also by others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from ....engine.provable import KEY_BYTES
from ...logs import log
from ..ports import Damaged, Unavailable
from .stored import CHOICE, UNDO, Move, StoredSeat, StoredTable

Line = tuple[int, int, str, float]


@contextmanager
def reading(part: str) -> Iterator[None]:
    """Whatever goes wrong with it: this part of the table is damaged."""
    try:
        yield
    except (Damaged, Unavailable):
        raise
    except Exception as error:
        raise Damaged(part) from error


def checked(stored: StoredTable) -> None:
    """`Damaged` names the part that is not as it should be. Lines of the chat that cannot be read are left out: the
    game goes on without them."""
    with reading("head"):
        head = (stored.bot_seed, stored.over, stored.created)
        msgspec.convert(head, tuple[int, bool, float])
        msgspec.convert(stored.origin, str | None)
    with reading("setup"):
        players = msgspec.convert(stored.setup, dict[str, Any])["players"]
    with reading("key"):
        assert stored.key is None or len(stored.key) == KEY_BYTES
    with reading("seats"):
        check_seats(stored.seats, players)
    with reading("moves"):
        check_moves(stored.moves, players)
    kept = [line for line in stored.chat if is_line(line)]
    if len(kept) != len(stored.chat):
        log.warning("chat_lines_left_out", table=stored.code)
        stored.chat[:] = kept


def check_seats(seats: list[StoredSeat], players: int) -> None:
    """One for each player, and no two that the same secret opens."""
    msgspec.convert([vars(seat) for seat in seats], list[StoredSeat])
    hashes = [seat.secret_hash for seat in seats if seat.secret_hash is not None]
    assert [seat.seat for seat in seats] == list(range(players)) and len(set(hashes)) == len(hashes)


def check_moves(moves: list[Move], players: int) -> None:
    msgspec.convert([vars(move) for move in moves], list[Move])
    assert all(move.kind in (CHOICE, UNDO) and -1 <= move.seat < players for move in moves)
    assert all(isinstance(move.value, int) and move.value > 0 for move in moves if move.kind == UNDO)


def is_line(line: Any) -> bool:
    try:
        msgspec.convert(line, Line)
    except msgspec.ValidationError:
        return False
    return True
