"""The log as one viewer is told it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..game import Game


def events_for(game: Game, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
    """Events from an index on, with hidden fields taken out for seats outside the audience."""
    found = []
    for at, (kind, data, to, hidden) in enumerate((game.log or [])[since:], since):
        allowed = to is None or (seat is not None and seat in to)
        shown = data if allowed else {k: v for k, v in data.items() if k not in hidden}
        found.append({"at": at, "event": kind, "data": shown})
    return found
