"""How Aftermath is put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import UNTOLD
from ...text.facet import Args, ForTexts, says
from .access_codes import CoordinatesReplaced

if TYPE_CHECKING:
    from ...engine.events import Past
    from ...rules.state import State
    from ...text.places import Places


def coordinates(t: Places, game: State, e: CoordinatesReplaced, past: Past) -> Args:
    return {"card": t.name(game.rules, e.card)} if e.card is not UNTOLD else {}


FOR_TEXTS = ForTexts(events=(says(CoordinatesReplaced, coordinates),))
