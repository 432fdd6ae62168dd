"""How Void Seeders are put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...text.facet import Args, ForTexts, says
from ...text.messages import yes_or_no
from .panic import PanicDrawn

if TYPE_CHECKING:
    from ...engine.events import Past
    from ...rules.state import State
    from ...text.places import Places


def panic(t: Places, game: State, e: PanicDrawn, past: Past) -> Args:
    return {"resolved": yes_or_no(e.level >= e.value)}


FOR_TEXTS = ForTexts(events=(says(PanicDrawn, panic),))
