"""Adaptations: they make every Carnomorph stronger, not only the type pictured (C-6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.combat import COMBAT_FACE, MELEE_CONTAMINATION, SHOT_INJURIES
from ...rules.components import DESIGNED, Weakness
from ...rules.encounter import SURPRISE_NUMBER
from ...rules.rounds import FIRE_INJURIES
from ...rules.species import TOUGHNESS
from .attacks import ATTACK_CONTAMINATION
from .carnomorphs import IGNORES_ARROWS, RAMS_DOORS
from .feeding import FEEDS_FIRST

if TYPE_CHECKING:
    from ...rules.components import Weapon
    from ...rules.state import Figure, Seat, State

ACTIVE = "active"


def yes(g: State, value: bool, *context: object) -> bool:
    return True


def agile(g: State, face: str, f: Figure | None) -> str:
    """The single-hit face is a miss on any Carnomorph."""
    return "miss" if face == "hit1" and f is not None else face


def tougher(g: State, needed: int, f: Figure) -> int:
    return needed + 1


def faster(g: State, number: int, p: Seat) -> int:
    return number + 1


def no_burn(g: State, injuries: int, f: Figure) -> int:
    return 0


def less_burn(g: State, injuries: int, f: Figure, gun: Weapon) -> int:
    return max(0, injuries - 1) if gun.fiery else injuries


def one_more_card(g: State, cards: int, f: Figure | None) -> int:
    return cards + 1


def one_more_in_melee(g: State, cards: int, f: Figure | None) -> int:
    """Only against a Carnomorph, not against Eggs."""
    return cards + 1 if f is not None else cards


ADAPTATIONS = (
    Weakness("ca_adp_voracious", (FEEDS_FIRST.by(yes),)),
    Weakness("ca_adp_agile", (COMBAT_FACE.by(agile),)),
    Weakness("ca_adp_thick_hide", (TOUGHNESS.by(tougher),), DESIGNED),
    Weakness("ca_adp_ambusher", (SURPRISE_NUMBER.by(faster),), DESIGNED),
    Weakness("ca_adp_fireproof", (FIRE_INJURIES.by(no_burn), SHOT_INJURIES.by(less_burn)), DESIGNED),
    Weakness("ca_adp_battering", (RAMS_DOORS.by(yes),), DESIGNED),
    Weakness("ca_adp_tenacious", (IGNORES_ARROWS.by(yes),), DESIGNED),
    Weakness(
        "ca_adp_virulent", (ATTACK_CONTAMINATION.by(one_more_card), MELEE_CONTAMINATION.by(one_more_in_melee)), DESIGNED
    ),
)
