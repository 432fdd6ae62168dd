"""Serious Wounds, Contamination, Weaknesses and Coordinates (R-28.3 to R-28.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...rules.combat import COMBAT_FACE, SHOT_INJURIES
from ...rules.components import Contamination, Coordinates, Weakness, Wound
from ...rules.encounter import SURPRISE_NUMBER
from ...rules.intruder_movement import BREAKS_DOOR
from ...rules.rounds import FIRE_INJURIES
from ...rules.species import TOUGHNESS
from .attacks import BITE_IS_LIGHT
from .rooms import POWDER_INJURIES

if TYPE_CHECKING:
    from ...rules.components import Weapon
    from ...rules.state import Figure, Seat, State

WOUNDS = (
    Wound("wound_body", 4),
    Wound("wound_leg", 3),
    Wound("wound_hand", 3),
    Wound("wound_bleeding", 3),
    Wound("wound_arm", 3),
)

INFECTED, CLEAN = 7, 20
CONTAMINATION = tuple(
    [Contamination(f"cont_infected_{k}", True) for k in range(1, INFECTED + 1)]
    + [Contamination(f"cont_clean_{k}", False) for k in range(1, CLEAN + 1)]
)


def vital_places(g: State, face: str, f: Figure | None) -> str:
    return "hit1" if face == "miss" and f is not None and f.kind == "adult" else face


def one_more(g: State, injuries: int, f: Figure) -> int:
    return injuries + 1


def fire_weapon(g: State, injuries: int, f: Figure, gun: Weapon) -> int:
    return injuries + 1 if gun.fiery else injuries


def energy_weapon(g: State, injuries: int, f: Figure, gun: Weapon) -> int:
    return injuries + 1 if gun.energy else injuries


def slower(g: State, number: int, p: Seat) -> int:
    return max(1, number - 1)


def only_the_large(g: State, breaks: bool, f: Figure) -> bool:
    return breaks and f.kind in ("breeder", "queen")


def powder_hurts(g: State, injuries: int, f: Figure) -> int:
    return injuries + 1


def weak_bite(g: State, light: bool, f: Figure) -> bool:
    return light or f.kind == "adult"


def easier(g: State, needed: int, f: Figure) -> int:
    return needed - 1


WEAKNESSES = (
    Weakness("weak_vital_places", (COMBAT_FACE.by(vital_places),)),
    Weakness("weak_fire", (FIRE_INJURIES.by(one_more), SHOT_INJURIES.by(fire_weapon))),
    Weakness("weak_energy", (SHOT_INJURIES.by(energy_weapon),)),
    Weakness("weak_reaction", (SURPRISE_NUMBER.by(slower),)),
    Weakness("weak_moving", (BREAKS_DOOR.by(only_the_large),)),
    Weakness("weak_phosphates", (POWDER_INJURIES.by(powder_hurts),)),
    Weakness("weak_fighting", (BITE_IS_LIGHT.by(weak_bite),)),
    Weakness("weak_extinction", (TOUGHNESS.by(easier),)),
)


def coordinates(id: str, *places: str) -> Coordinates:
    return Coordinates(id, dict(zip("ABCD", places, strict=True)))


E, M, V, D = "earth", "mars", "venus", "deep_space"

COORDINATES: tuple[Any, ...] = (
    coordinates("coord_1", V, D, M, E),
    coordinates("coord_2", M, V, D, E),
    coordinates("coord_3", D, M, E, V),
    coordinates("coord_4", M, V, E, D),
    coordinates("coord_5", V, E, D, M),
    coordinates("coord_6", D, E, V, M),
    coordinates("coord_7", E, D, M, V),
    coordinates("coord_8", E, M, V, D),
)
