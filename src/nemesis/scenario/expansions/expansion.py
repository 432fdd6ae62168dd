"""What an expansion tells the builder besides its own setters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ...rules.components import Room
    from ...rules.state import State
    from ..laying import Laying

Entry = Callable[["Laying", Any, Any], Any]
"""(the table, the value so far, the new value) -> what is kept; a bad value raises `BadSetup`."""


def nothing(g: State) -> Iterator[str]:
    yield from ()


def no_entry(g: State) -> dict[str, Entry]:
    return {}


@dataclass(frozen=True, slots=True)
class Expansion:
    misfits: Callable[[State], Iterator[str]] = nothing
    """What of it cannot lie on a table like this, one sentence each."""
    cards: Callable[[State], Iterable[str]] = nothing
    """Its cards and tokens in play that lie where only the expansion knows."""
    pieces: Callable[[State], Iterable[str]] = nothing
    """All its cards and tokens that no shared deck holds."""
    other_dead: Callable[[State], Iterable[str]] = nothing
    """Characters that are not at the table and whose Corpse may lie there."""
    slots: dict[str, Callable[[Room], bool]] = field(default_factory=dict)
    """Kinds of slots that it adds to the board, and the tiles that fit them."""
    on_seats: Callable[[State], dict[str, Entry]] = no_entry
    """What it keeps on a character board, if it is in play."""
    on_table: Callable[[State], dict[str, Entry]] = no_entry
    """What it keeps on the table, if it is in play."""
