"""Lairs, Panic and Insanity before the risk is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...text.effect_risks import EffectRisks
from ...text.risk_parts import Risk, noise_roll_risks, scan_risks
from ...view.types import own_seat
from .attacks import dismay, dread_attack
from .insanity import HIGHEST, can_calm, level

if TYPE_CHECKING:
    from ...engine.machine import Ask
    from ...text.boxes import Deal
    from ...text.places import Places
    from ...view.types import View

FRIGHTENING = frozenset({dismay, dread_attack})


def beside_a_lair(t: Places, view: View, room: int, deal: Deal) -> list[Risk]:
    """V-6.3: a Noise roll at the end of each turn beside a Lair, even in Combat."""
    if not any(f[1] == "lair" and f[2] == room for f in view["figures"]):
        return []
    return noise_roll_risks(t, view, room, deal, t.get("client-about_lair"))


def panic_of_attacks(t: Places, view: View, deal: Deal) -> list[Risk]:
    """V-3.1: an Attack card that brings Panic; at the highest level it may be the end."""
    harm = deal.harm()
    attackers = harm.attackers()
    cards = harm.draw.turned().deck
    kinds = {f.kind for f in attackers}
    count = sum(
        n for n, (do, who) in zip(cards, harm.cards, strict=True) if do in FRIGHTENING and kinds & set(who)
    )  # fmt: skip
    chance = round(100 * (1 - (1 - count / max(1, sum(cards))) ** len(attackers)))
    if not chance:
        return []
    now = level(deal.me())
    why = t.get("client-why_panic", level=now, most=HIGHEST)
    return [Risk("infected", chance, t.get("client-odds_panic", percent=chance), why)]


def resting(t: Places, view: View, source: str, deal: Deal) -> list[Risk]:
    """V-9.1: a scan is one of the things to choose from; where there is nothing to calm, the only one."""
    hand = view["seats"][own_seat(view)]["hand"]
    if "unknown" not in hand and "infected" not in hand:
        return []
    about = t.get("client-about_scan") if can_calm(deal(), deal.me()) else ""
    return [risk._replace(about=about) for risk in scan_risks(t, view, deal)]


def rest_or_scan(t: Places, view: View, ask: Ask, option: Any, deal: Deal) -> list[Risk]:
    return scan_risks(t, view, deal) if option in ("scan", "both") else []


EFFECTS: dict[str, EffectRisks] = {"eat": resting, "rest": resting, "shower": resting}
RISKS = {"rest_or_scan": rest_or_scan}
