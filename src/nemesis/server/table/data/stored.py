"""A table as it is kept: who sits where, every move, what was said. The list of moves is the truth."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any

from ....engine.provable import commitment
from ....fairness import given_in
from ....languages import DEFAULT
from ....rules.claims import CLAIM
from ....rules.radio import SAY
from ..ports import Conflict
from .agreement import Agreement
from .people import People

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


def changes_of(was: StoredSeat, now: StoredSeat) -> dict[str, Any]:
    """The fields that differ."""
    return {name: value for name, value in vars(now).items() if getattr(was, name) != value}


def changed_seat(code: str, stored: StoredSeat, was: StoredSeat, now: StoredSeat) -> StoredSeat:
    """The stored seat with the change that was meant; `Conflict` if it belongs to somebody else by now, or if what is
    to be changed is no longer as it was."""
    changes = changes_of(was, now)
    if any(getattr(stored, name) != getattr(was, name) for name in {"secret_hash", *changes}):
        raise Conflict(code)
    return replace(stored, **changes)


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

    @property
    def is_remark(self) -> bool:
        """Something said over the radio: it is no answer, and costs no time."""
        return self.is_choice and tuple(self.value[:2]) == (CLAIM, SAY)


def may_go_on(seats: list[StoredSeat], agreement: Agreement) -> bool:
    """Might something happen at a table though nobody comes? A bot plays with people, or time is counted."""
    people = any(seat.secret_hash is not None for seat in seats)
    bots = any(seat.bot is not None for seat in seats)
    return people and (bots or agreement.clock is not None or agreement.absent_bot is not None)


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
    people: People = field(default_factory=People)
    rules_version: str | None = None
    """Of the program that dealt it, where that is known."""

    @property
    def commitment(self) -> str | None:
        """What everybody is shown of the key from the beginning."""
        return None if self.key is None else commitment(self.key, given_in(self.setup, self.origin))
