"""Serious Wounds, Contamination, Weaknesses and Coordinates (R-28.3 to R-28.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...rules.components import Contamination, Coordinates, Weakness, Wound

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
    Weakness("weak_vital_places", {"combat_face": vital_places}),
    Weakness("weak_fire", {"fire_injuries": one_more, "shot_injuries": fire_weapon}),
    Weakness("weak_energy", {"shot_injuries": energy_weapon}),
    Weakness("weak_reaction", {"surprise_number": slower}),
    Weakness("weak_moving", {"breaks_door": only_the_large}),
    Weakness("weak_phosphates", {"powder_injuries": powder_hurts}),
    Weakness("weak_fighting", {"bite_is_light": weak_bite}),
    Weakness("weak_extinction", {"toughness": easier}),
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
