"""Odds beside an option of the text client."""

from __future__ import annotations

from typing import Any

from ..engine.machine import Ask
from ..text import Texts
from ..text.risks import risks
from ..view.types import View


def risk(t: Texts, view: View, ask: Ask, option: Any) -> str:
    """`[Noise 60%, Encounter 20%]`, or nothing where no die falls."""
    found = [
        t.get("client-odds_about", about=r.about, text=r.text) if r.about else r.text
        for r in risks(t, view, ask, option)
    ]
    return t.get("client-odds", parts=", ".join(found)) if found else ""
