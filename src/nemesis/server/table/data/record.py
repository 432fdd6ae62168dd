"""The game of a table as its list of moves made it, and what the list tells besides the game.

The parts of a table read it; only `Moves` and `Undoing` change it, after the move is stored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from ....view.moments import TableGame, in_window
from .resume import resumed
from .stored import UNDO, Move, StoredTable

if TYPE_CHECKING:
    from ....engine.machine import Ask


def ask_of(game: TableGame, seat: int | None) -> Ask | None:
    for ask in game.asks:
        if ask.seat == seat:
            return ask
    return None


class GameRecord:
    def __init__(self, stored: StoredTable) -> None:
        self.take_in(stored)

    def take_in(self, stored: StoredTable) -> None:
        """The game exactly as its moves made it, and nothing else in memory."""
        self.game: TableGame = resumed(stored)
        self.revision = len(stored.moves)
        self.undos = sum(1 for move in stored.moves if move.kind == UNDO)
        self.last_open_move = max((move.at for move in stored.moves if not move.in_window), default=stored.created)
        self.open_move_before = self.last_open_move
        """What is told as the last one while a reaction window keeps the table waiting."""
        self._ask_ids: tuple[TableGame, dict[int, str]] = (self.game, {})
        """Of that game, by seat: whatever an id counts changes together with the game."""
        self._choosers = self.game.choosers
        """The seat of each choice of the game's history; None: somebody only spoke."""
        self._secret: list[bool] = []
        """Of each of them: was it made in a reaction window?"""
        for move in stored.moves:
            if move.kind == UNDO:
                del self._secret[-move.value :]
            else:
                self._secret.append(move.in_window)

    # -- what is asked now ----------------------------------------------------------------------------

    @property
    def in_window(self) -> bool:
        """Does the game wait for a reaction, or seem to?"""
        return in_window(self.game.frame, self.game)

    def ask_of(self, seat: int | None) -> Ask | None:
        return ask_of(self.game, seat)

    def ask_id(self, seat: int) -> str:
        """Names the seat and the moment. It counts the seat's own choices only: a count of all would tell that
        somebody answered in secret. The mark at the end is that of the options, because a claim of somebody else may
        change them: an answer to the old ones must not be taken for one of the new."""
        game, ids = self._ask_ids
        if game is not self.game:
            self._ask_ids = game, ids = (self.game, {})
        if seat not in ids:
            own = self._choosers.count(seat)
            ask = self.ask_of(seat)
            mark = crc32(repr(ask.options).encode()) if ask is not None else 0
            ids[seat] = f"{seat}-{self.undos}-{own}-{mark:x}"
        return ids[seat]

    # -- what was chosen ------------------------------------------------------------------------------

    def choices_since(self, seat: int) -> int:
        """How many choices ago this seat made its last one, that one included; 0: it made none."""
        for back, who in enumerate(reversed(self._choosers), 1):
            if who == seat:
                return back
        return 0

    def last_choices(self, number: int) -> list[tuple[int | None, bool]]:
        """(seat, was it in secret) of the last choices."""
        return list(zip(self._choosers[-number:], self._secret[-number:], strict=True))

    # -- changing -------------------------------------------------------------------------------------

    def add_choice(self, move: Move, game: TableGame, others_wait: bool) -> None:
        """`others_wait`: they see the table as it was before a reaction window, and of the last open move before it."""
        self.revision += 1
        self._choosers.append(None if move.is_remark else move.seat)
        self._secret.append(move.in_window)
        self.game = game
        if not others_wait:
            self.open_move_before = self.last_open_move
        if not move.in_window:
            self.last_open_move = move.at

    def take_back(self, move: Move, game: TableGame) -> None:
        self.revision += 1
        del self._choosers[-move.value :], self._secret[-move.value :]
        self.undos += 1
        self.last_open_move = self.open_move_before = move.at
        self.game = game
