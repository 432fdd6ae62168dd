"""Intruder Attack cards (R-28.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import Creature
from ...engine.hooks import Modifier
from ...engine.machine import step
from ...rules.bag import draw_token
from ...rules.components import Attack
from ...rules.contamination import contaminate
from ...rules.encounter import Brings, miniatures_left, place, take_miniature
from ...rules.movement import gain_slime
from ...rules.ship import fold
from ...rules.species import Transformed
from ...rules.wounds import die

if TYPE_CHECKING:
    from ...rules.state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class Summoned(Brings, term="encounter", sound="growl", shows=Creature()):
    """An Intruder calls for help, and the token that answers."""


ALL = frozenset({"creeper", "adult", "breeder", "queen"})
BIG = frozenset({"adult", "breeder", "queen"})

BITE_IS_LIGHT: Modifier[bool, Figure] = Modifier(
    "bite_is_light", "light, figure", "Whether the Bite of an Intruder is only a Light Wound."
)


def scratch(g: State, f: Figure, p: Seat) -> None:
    g.push_in_order([("light_wound", (p.index,)), ("contaminate_one", (p.index,))])


def claws(g: State, f: Figure, p: Seat) -> None:
    wound = ("light_wound", (p.index,))
    g.push_in_order([wound, wound, ("contaminate_one", (p.index,))])


@step
def contaminate_one(g: State, seat: int) -> None:
    p = g.seats[seat]
    if p.active:
        contaminate(g, p)


def bite(g: State, f: Figure, p: Seat) -> None:
    """Dressed Serious Wounds count too; a Weakness may make it a mere Light Wound."""
    if fold(g, BITE_IS_LIGHT, False, f):
        g.push("light_wound", p.index)
    else:
        wound_or_kill(g, p, 2)


def tail(g: State, f: Figure, p: Seat) -> None:
    wound_or_kill(g, p, 1)


def frenzy(g: State, f: Figure, p: Seat) -> None:
    wound_or_kill(g, p, 2)


def wound_or_kill(g: State, p: Seat, deadly_from: int) -> None:
    if len(p.wounds) >= deadly_from:
        die(g, p, "attack")
    else:
        g.push("serious_wound", p.index)


def transformation(g: State, f: Figure, p: Seat) -> None:
    """R-13.9: Injuries dropped, no token moves; an empty hand brings a Surprise Attack at once."""
    if miniatures_left(g, "breeder") <= 0:
        return
    was, f.kind = f.kind, "breeder"
    f.injuries = 0
    g.emit(Transformed(figure=f.id, was=was, kind="breeder", room=f.room))
    if not p.hand:
        g.push("intruder_attack", f.id, p.index, "surprise")


def slime(g: State, f: Figure, p: Seat) -> None:
    gain_slime(g, p)
    contaminate(g, p)


def summoning(g: State, f: Figure, p: Seat) -> None:
    """Not an Encounter: Noise stays, no surprise check; the new one makes no attack in this step."""
    token = draw_token(g)
    g.emit(Summoned(kind=token.kind, room=f.room))
    if token.kind != "blank" and take_miniature(g, token.kind):
        g.pool.append(token.id)
        place(g, token.kind, f.room)
    else:
        g.bag.append(token.id)


ATTACKS = (
    Attack("scratch", (2, 3, 5, 6), ALL, scratch),
    Attack("claw_attack", (3, 4, 5, None), BIG, claws),
    Attack("bite", (4, 4, 6, None), BIG, bite),
    Attack("tail_attack", (2, 5), frozenset({"queen"}), tail),
    Attack("frenzy", (3, 4), frozenset({"breeder", "queen"}), frenzy, whole_room=True),
    Attack("transformation", (4, 5), frozenset({"creeper"}), transformation, only_harms=False),
    Attack("slime_attack", (5,), ALL, slime),
    Attack("summoning", (3,), frozenset({"creeper", "queen"}), summoning, only_harms=False),
)
