"""Carnomorph Attack cards (C-14.1). Blood: (for Metagorgers, for the others)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.hooks import Modifier
from ...engine.machine import step
from ...rules.components import Attack
from ...rules.contamination import contaminate
from ...rules.encounter import miniatures_left, place
from ...rules.injury import leave_carcass
from ...rules.movement import gain_slime
from ...rules.ship import figure, fold
from ..base.attacks import wound_or_kill

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State

S, F, B = "shambler", "fleshbeast", "butcher"
R = None

ATTACK_CONTAMINATION: Modifier[int, Figure | None] = Modifier(
    "attack_contamination",
    "cards, figure",
    "How many Contamination cards the attack of a Carnomorph brings; None: it is gone.",
)


@step
def ca_contaminate(g: State, seat: int, id: int) -> None:
    p = g.seats[seat]
    if p.active:
        contaminate(g, p, fold(g, ATTACK_CONTAMINATION, 1, figure(g, id)))


def devour(g: State, f: Figure, p: Seat) -> None:
    """Deadly from one Serious Wound on; the Butcher heals."""
    f.injuries = 0
    wound_or_kill(g, p, 1)


def spawn(g: State, f: Figure, p: Seat) -> None:
    gain_slime(g, p)
    if miniatures_left(g, "metagorger") > 0:
        place(g, "metagorger", f.room)


def bash(g: State, f: Figure, p: Seat) -> None:
    g.push_in_order([("serious_wound", (p.index,)), ("ca_contaminate", (p.index, f.id))])


def regurgitate(g: State, f: Figure, p: Seat) -> None:
    gain_slime(g, p)
    contaminate(g, p, fold(g, ATTACK_CONTAMINATION, 1, f))
    leave_carcass(g, f.room)


def slash(g: State, f: Figure, p: Seat) -> None:
    g.push_in_order([("light_wound", (p.index,)), ("ca_contaminate", (p.index, f.id))])


def bite(g: State, f: Figure, p: Seat) -> None:
    wound_or_kill(g, p, 2)


def whiplash(g: State, f: Figure, p: Seat) -> None:
    wound = ("light_wound", (p.index,))
    g.push_in_order([wound, wound, ("ca_contaminate", (p.index, f.id))])


CARDS = (
    (devour, (B,), ((R, 3), (1, 5))),
    (spawn, (S, F), ((1, 4), (R, 7))),
    (bash, (F, B), ((R, 5), (2, R))),
    (regurgitate, (S, F, B), ((2, 5), (3, 4))),
    (slash, (S, F, B), ((2, R), (1, 6), (1, 3))),
    (bite, (S, F, B), ((2, 4), (1, 5), (1, 8), (3, 6))),
    (whiplash, (S, F, B), ((3, 7), (R, R), (1, R), (1, 8), (1, 4))),
)

ATTACKS = tuple(
    Attack(
        f"ca_atk_{k:02d}",
        (blood,),  # type: ignore[arg-type]
        frozenset(attackers),
        do,
        only_harms=do not in (spawn, regurgitate),
        numbered=False,
    )
    for k, (do, attackers, blood) in enumerate(
        ((do, attackers, blood) for do, attackers, numbers in CARDS for blood in numbers), 1
    )
)
