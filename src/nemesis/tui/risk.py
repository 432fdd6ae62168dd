"""Odds beside an option of the text client."""

from __future__ import annotations

from typing import Any

from ..engine.machine import Ask
from ..text import Texts
from ..text.risks import risks
from ..view.types import View


def risk(t: Texts, view: View, ask: Ask, option: Any) -> str:
    """`[Noise 60%, Encounter 20%]`, or nothing where no die falls.

    An Escape says what comes before it (R-12.10), unless something spares this seat.
    """
    found = [r.text for r in risks(t, view, ask, option)]
    spared = any(spares(view, ask.seat) for spares in t.box_texts.spared)
    if ask.kind == "turn" and option[0] == "escape" and not spared:
        found.append(t.get("client-escape_risk"))
    return t.get("client-odds", parts=", ".join(found)) if found else ""
