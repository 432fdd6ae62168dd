"""How Aftermath is put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import UNTOLD
from ...text.facet import Args, ForTexts, says
from ...text.log import rerolled
from .access_codes import CoordinatesReplaced
from .traits import TraitUsed

if TYPE_CHECKING:
    from ...engine.events import Past
    from ...rules.state import State
    from ...text.places import Places


def coordinates(t: Places, game: State, e: CoordinatesReplaced, past: Past) -> Args:
    return {"card": t.name(game.rules, e.card)} if e.card is not UNTOLD else {}


def rerolled_by_a_trait(t: Places, game: State, e: TraitUsed, past: Past) -> Args:
    return rerolled(t, past)


FOR_TEXTS = ForTexts(events=(says(CoordinatesReplaced, coordinates), says(TraitUsed, rerolled_by_a_trait)))
