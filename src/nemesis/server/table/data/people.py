"""Who decides at a table, and who may come in; kept with it."""

from __future__ import annotations

from typing import Literal

import msgspec

MOST_FORMER = 40
"""Former secrets that are remembered, so that whoever still has one is told what became of the seat."""
Lost = Literal["removed", "secret_changed"]
"""Why a secret opens nothing any more."""


class People(msgspec.Struct, frozen=True):
    """Unknown entries of a later version are passed over, missing ones of an earlier one have their defaults."""

    host: int | None = None
    """None: nobody has come yet, or an older table."""
    closed: bool = False
    """The code alone lets nobody sit down; an invitation does."""
    watch_key: str | None = None
    """Only whoever knows it may watch; None: whoever knows the code."""
    invitations: dict[int, str] = {}
    """Hash of the token that lets somebody sit down on an open seat, once."""
    muted: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    """Seats that somebody left who knows their cards."""
    former: dict[str, Lost] = {}
    """Hashes of secrets that opened a seat, the newest last."""
    next: str | None = None
    """The code of the table at which the same people play again."""


def to_text(people: People) -> str:
    return msgspec.json.encode(people).decode()


def from_text(text: str | None) -> People:
    return People() if text is None else msgspec.json.decode(text, type=People)
