"""A table as it is kept: who sits where, every move, what was said. The list of moves is the truth."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from typing import Any

from ....engine.provable import commitment
from ....languages import DEFAULT
from .agreement import Agreement

CHAT_LINES = 200
"""The last lines of the chat that a table shows."""
CHOICE, UNDO = "choice", "undo"


@dataclass
class StoredSeat:
    seat: int
    name: str | None = None
    secret_hash: str | None = None
    bot: str | None = None
    language: str = DEFAULT
    standing_in: bool = False
    """The bot plays for the absent player."""
    declined: tuple[str, ...] = ()
    """Standing orders: kinds of reactions that are declined in advance."""


@dataclass(frozen=True)
class Move:
    """A choice or a claim (an option), or an undo (how many choices are taken back)."""

    kind: str
    seat: int
    value: Any
    in_window: bool = False
    """A choice made in a reaction window: that it was made at all is a secret (Q-34)."""
    spent: float = 0.0
    """Seconds of its seat's clock."""
    at: float = field(default_factory=time.time)

    @property
    def is_choice(self) -> bool:
        return self.kind == CHOICE


@dataclass(frozen=True)
class StoredTable:
    code: str
    setup: dict[str, Any]
    bot_seed: int
    over: bool
    seats: list[StoredSeat]
    moves: list[Move]
    snapshot: tuple[int, str] | None
    chat: list[tuple[int, int, str, float]]
    origin: str | None = None
    """The snapshot it began with, if it was not dealt from its seed."""
    agreement: Agreement = field(default_factory=Agreement)
    created: float = 0.0
    key: bytes | None = None
    """Every random number follows from it (`engine.provable`). None: from the seed, as at older tables."""

    @property
    def given(self) -> str:
        """What lay on the table before the first draw: a position, or a ship. The commitment to the key is one to it."""
        if self.origin is not None:
            return self.origin
        ship = self.setup.get("ship")
        return "" if ship is None else json.dumps(ship, sort_keys=True, separators=(",", ":"))

    @property
    def commitment(self) -> str | None:
        return None if self.key is None else commitment(self.key, self.given)
