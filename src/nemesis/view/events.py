"""The log as one viewer may read it: the only redaction there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.events import Logged
from .build import check_viewer, plain_copy

if TYPE_CHECKING:
    from ..game import Game


def redacted_for(seat: int | None, happened: Logged) -> dict[str, Any] | None:
    """The data of an event that a seat (None: a spectator) may read; None: nothing at all.

    Closed by default: an event for some seats that names no hidden field is theirs alone.
    """
    _, data, to, hidden = happened
    if to is None or seat in to:
        return data
    if not hidden:
        return None
    return {name: value for name, value in data.items() if name not in hidden}


def events_for(game: Game, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """Copies of the events from an index on, as this seat is told them."""
    check_viewer(game, seat)
    found = []
    for at, happened in enumerate((game.log or [])[since:], since):
        data = redacted_for(seat, happened)
        if data is not None:
            found.append({"at": at, "event": happened[0], "data": plain_copy(data)})
    return found
