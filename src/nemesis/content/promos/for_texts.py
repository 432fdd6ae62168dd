"""What the cards of this box leave to chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...text.boxes import BoxTexts
from ...text.risk_parts import Risk, contamination_risk, light_wound

if TYPE_CHECKING:
    from ...engine.machine import Ask
    from ...text.boxes import Deal
    from ...text.places import Places
    from ...view.types import View


def weakening(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return [contamination_risk(t, about=t.get("client-about_own_body"))]


def operating(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    return light_wound(t, deal, "client-why_operation", t.get("client-about_own_body"))


def patient(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    """Only the own body is at risk."""
    answers = view["ask"]["answers"] if view["ask"] is not None else []
    weakened = any(list(a) == ["part", "weaken"] for a in answers if not isinstance(a, str))
    return [contamination_risk(t)] if weakened and option == ("seat", ask.seat) else []


FOR_TEXTS = BoxTexts(
    risks={"patient": patient},
    effects={"surgeon_kit.surgery": operating, "weaken": weakening},
)
