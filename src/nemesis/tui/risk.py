"""Odds beside an option, before the risk is taken; from the seat's own knowledge alone."""

from __future__ import annotations

from typing import Any

from ..engine.machine import Ask, as_tuples
from ..text import Texts
from ..view import hit_odds, noise_odds

Odds = dict[str, int]


def risk(t: Texts, view: dict[str, Any], ask: Ask, option: Any) -> str:
    """`[Noise 60 %, Encounter 20 %]`, or nothing where no die falls."""
    if not isinstance(option, tuple):
        return ""
    if ask.kind == "turn" and option[0] == "move":
        return noise_risk(t, view, option[1])
    if ask.kind == "target" and option[0] == "figure":
        return shot_risk(t, view, option[1])
    return ""


def noise_risk(t: Texts, view: dict[str, Any], room: int) -> str:
    """Nobody rolls for Noise in a Room that is not empty (R-7.5)."""
    occupied = any(p["room"] == room for p in view["seats"]) or any(f[2] == room for f in view["figures"])
    if occupied:
        return str(t.get("client-no_noise_roll"))
    return listed(t, "noise", percent(noise_odds(view, room)), ("noise", "encounter", "danger", "silence"))


def shot_risk(t: Texts, view: dict[str, Any], figure: int) -> str:
    """The weapon is among the answers already given; a Melee names none."""
    answers = [as_tuples(a) for a in view["ask"]["answers"]]
    weapon = next((a[1] for a in reversed(answers) if isinstance(a, tuple) and a[0] == "item"), None)
    if weapon is None and ("melee",) not in answers:
        return ""
    return listed(t, "hit", percent(hit_odds(view, weapon, figure)), ("hit", "kill", "retreat"))


def listed(t: Texts, what: str, odds: Odds, names: tuple[str, ...]) -> str:
    """Only what can happen."""
    parts = [t.get(f"client-odds_{what}-{name}", percent=odds[name]) for name in names if odds[name]]
    return str(t.get("client-odds", parts=", ".join(parts))) if parts else ""


def percent(odds: dict[str, float]) -> Odds:
    return {name: round(100 * value) for name, value in odds.items()}
