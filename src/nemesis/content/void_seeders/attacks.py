"""Void Seeder Attack cards (V-12.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rules.components import Attack
from ...rules.contamination import contaminate
from ...rules.encounter import place
from ..base.attacks import frenzy, scratch, wound_or_kill
from .void_seeders import available

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State

L, W, S, D = "lurker", "whisperer", "stalker", "despoiler"
ALL = (L, W, S, D)
R = None


def duplicate(g: State, f: Figure, p: Seat) -> None:
    """Another of its kind, or the next lower one; it does not attack in this step."""
    kind = available(g, f.kind)
    if kind is not None:
        place(g, kind, f.room)


def dread_attack(g: State, f: Figure, p: Seat) -> None:
    g.push_in_order([("serious_wound", (p.index,)), ("panic", (p.index,))])


def braineating(g: State, f: Figure, p: Seat) -> None:
    if p.wounds:
        wound_or_kill(g, p, 1)
    else:
        wound = ("serious_wound", (p.index,))
        g.push_in_order([wound, wound])


def bite(g: State, f: Figure, p: Seat) -> None:
    wound_or_kill(g, p, 2)


def dismay(g: State, f: Figure, p: Seat) -> None:
    contaminate(g, p)
    g.push("panic", p.index)


CARDS = (
    (frenzy, (S, D), (2, 6)),
    (scratch, ALL, (5, 6, 4, R)),
    (duplicate, (L, W), (3, 3)),
    (dread_attack, (S, D), (4, R)),
    (braineating, (D,), (4, 5)),
    (bite, (W, S, D), (4, 3, 2, R)),
    (dismay, ALL, (5, 4, 2, 2)),
)

ATTACKS = tuple(
    Attack(
        f"vs_atk_{k:02d}",
        (blood,),
        frozenset(attackers),
        do,
        whole_room=do is frenzy,
        only_harms=do not in (duplicate, dread_attack, dismay),
        numbered=False,
    )
    for k, (do, attackers, blood) in enumerate(
        ((do, attackers, blood) for do, attackers, numbers in CARDS for blood in numbers), 1
    )
)
