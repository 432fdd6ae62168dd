"""The Insanity track (V-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import Event
from ...engine.hooks import Modifier
from ...rules import pieces
from ...rules.ship import fold
from ...rules.telling import SeatNumber
from ...rules.wounds import die

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class Insanity(
    Event,
    term="insanity",
    sound="whisper",
    harms="seat",
    motion=pieces.seat_ext(insanity=pieces.field("level")),
):
    """A level of Insanity."""

    seat: SeatNumber
    level: int


HIGHEST = 5

CALM_BELOW_THREE: Modifier[bool] = Modifier("calm_below_three", "possible", "Whether Insanity can go down from 3 to 2.")


def level(p: Seat) -> int:
    n: int = p.ext.get("insanity", 1)
    return n


def set_level(g: State, p: Seat, n: int) -> None:
    if n != level(p):
        p.ext["insanity"] = n
        g.emit(Insanity(seat=p.index, level=n))


def go_mad(g: State, p: Seat) -> None:
    """V-2.1: one level up; beyond 5 the character dies by its own hand."""
    if not p.active:
        return
    if level(p) < HIGHEST:
        set_level(g, p, level(p) + 1)
    else:
        die(g, p, "madness")


def can_calm(g: State, p: Seat) -> bool:
    """V-2.2: down by the arrows: never from 3 to 2, unless a Weakness says so."""
    lowest_gates = (1,) if fold(g, CALM_BELOW_THREE, False) else (1, 3)
    return level(p) not in lowest_gates


def calm(g: State, p: Seat) -> None:
    if can_calm(g, p):
        set_level(g, p, level(p) - 1)


def calm_to_three(g: State, p: Seat) -> None:
    """V-2.3: Surgery, Antidote."""
    if level(p) > 3:
        set_level(g, p, 3)
