"""Weaknesses of the Void Seeders (V-12.4): all designed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.components import DESIGNED, Weakness
from ...rules.ship import characters_in, in_combat

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
    Weakness("vs_wk_01", {"calm_below_three": yes}, DESIGNED),
    Weakness("vs_wk_02", {"panic_spares": company}, DESIGNED),
    Weakness("vs_wk_03", {"surprise_number": slower}, DESIGNED),
    Weakness("vs_wk_04", {"lairs_rooted": yes}, DESIGNED),
    Weakness("vs_wk_05", {"shot_injuries": energy}, DESIGNED),
    Weakness("vs_wk_06", {"fire_injuries": fire, "shot_injuries": fire_weapon}, DESIGNED),
    Weakness("vs_wk_07", {"bound_to_doors": yes}, DESIGNED),
    Weakness("vs_wk_08", {"blood_number": fading}, DESIGNED),
)
