"""How Carnomorphs are put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...text.facet import Args, ForTexts, says
from ...text.log import was_declared
from .carnomorphs import Gorged
from .feeding import Fed

if TYPE_CHECKING:
    from ...engine.events import Past
    from ...rules.state import State
    from ...text.places import Places


def fed(t: Places, game: State, e: Fed, past: Past) -> Args:
    """Intruders eat each other too."""
    return {"thing": t.form(f"intruder-{e.thing}", "a")} if e.thing in game.rules.kinds else {}


def gorged(t: Places, game: State, e: Gorged, past: Past) -> Args:
    return was_declared(game, e.seat, past)


FOR_TEXTS = ForTexts(events=(says(Fed, fed), says(Gorged, gorged)))
