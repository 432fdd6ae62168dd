"""Weaknesses of the Void Seeders (V-12.4): all designed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.combat import SHOT_INJURIES
from ...rules.components import DESIGNED, Weakness
from ...rules.encounter import SURPRISE_NUMBER
from ...rules.rounds import FIRE_INJURIES
from ...rules.ship import characters_in, in_combat
from .insanity import CALM_BELOW_THREE
from .panic import PANIC_SPARES
from .void_seeders import BLOOD_NUMBER, BOUND_TO_DOORS, LAIRS_ROOTED

if TYPE_CHECKING:
    from ...rules.components import Weapon
    from ...rules.state import Figure, Seat, State

UNTOUCHED = "despoiler"


def yes(g: State, value: bool, *context: object) -> bool:
    return True


def company(g: State, spared: bool, p: Seat) -> bool:
    """With another character in the Room a Panic card adds no Insanity; alone in a solo game: out of Combat."""
    if len(g.seats) == 1:
        return spared or not in_combat(g, p)
    return spared or (bool(p.room) and len(characters_in(g, p.room)) > 1)


def slower(g: State, number: int, p: Seat) -> int:
    return max(1, number - 1)


def energy(g: State, injuries: int, f: Figure, gun: Weapon) -> int:
    return injuries + 1 if gun.energy and f.kind != UNTOUCHED else injuries


def fire(g: State, injuries: int, f: Figure) -> int:
    return injuries + 1 if f.kind != UNTOUCHED else injuries


def fire_weapon(g: State, injuries: int, f: Figure, gun: Weapon) -> int:
    return injuries + 1 if gun.fiery and f.kind != UNTOUCHED else injuries


def fading(g: State, number: int, f: Figure) -> int:
    return max(1, number - 1) if f.kind != UNTOUCHED else number


WEAKNESSES = (
    Weakness("vs_wk_01", (CALM_BELOW_THREE.by(yes),), DESIGNED),
    Weakness("vs_wk_02", (PANIC_SPARES.by(company),), DESIGNED),
    Weakness("vs_wk_03", (SURPRISE_NUMBER.by(slower),), DESIGNED),
    Weakness("vs_wk_04", (LAIRS_ROOTED.by(yes),), DESIGNED),
    Weakness("vs_wk_05", (SHOT_INJURIES.by(energy),), DESIGNED),
    Weakness("vs_wk_06", (FIRE_INJURIES.by(fire), SHOT_INJURIES.by(fire_weapon)), DESIGNED),
    Weakness("vs_wk_07", (BOUND_TO_DOORS.by(yes),), DESIGNED),
    Weakness("vs_wk_08", (BLOOD_NUMBER.by(fading),), DESIGNED),
)
