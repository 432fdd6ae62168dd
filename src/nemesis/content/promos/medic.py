"""The Medic, a promotional character (module `medic`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.machine import step
from ...engine.questions import Question, shape
from ...engine.ruleset import Module
from ...rules.components import (
    DESIGNED,
    UNCONFIRMED,
    ActionCard,
    Character,
    Choosing,
    Effect,
    Item,
    Refusal,
    Weapon,
)
from ...rules.contamination import cleanse, contaminate
from ...rules.decks import draw_actions, shuffle_own_cards
from ...rules.effects import WOUND_TO_DRESS, WOUND_TO_HEAL, choose_wound
from ...rules.meanings import SEAT
from ...rules.reactions import done_to
from ...rules.rounds import HAND_SIZE
from ...rules.ship import characters_in, tile
from ...rules.state import ABOARD
from ...rules.wounds import dress, dressable, heal, heal_light, healable, light_healable
from ..base.common import SHARED

if TYPE_CHECKING:
    from ...rules.state import Seat, State

NO_NEEDLE = Refusal("no_loaded_weapon", "R-12.1")
NOBODY_TO_TREAT = Refusal("nothing_to_treat", "R-5.18")
HAND_IS_FULL = Refusal("hand_is_full", "R-4.2")

PATIENT = Question("patient", shape("seat", who=SEAT), rule="R-16.11", doc="Who is treated.")


def needle(g: State, p: Seat) -> str | None:
    for t in p.hands:
        if t == "needle_gun" and g.ammo.get(t, 0) > 0:
            return t
    return None


def patients(g: State, p: Seat, fit: Any) -> list[Seat]:
    return [q for q in characters_in(g, p.room) if fit(g, q)]


def treat(
    name: str, fit: Any, do: Any, choose: Any = None, needs_needle: bool = False, then_draw: bool = False,
    harm: str = "",
) -> Effect:  # fmt: skip
    """An effect on one character of the Room, oneself included (Q-47); `harm`: a step that another may refuse."""

    def why_not(g: State, p: Seat) -> Refusal | None:
        if needs_needle and needle(g, p) is None:
            return NO_NEEDLE
        return None if patients(g, p, fit) else NOBODY_TO_TREAT

    def choosing(g: State, p: Seat) -> Choosing:
        options = [("seat", q.index) for q in patients(g, p, fit)]
        seat = (yield PATIENT.ask(p.index, options))[1]
        more = (yield from choose(g, p, g.seats[seat])) if choose is not None else ()
        return (seat, *more)

    def doing(g: State, p: Seat, seat: int, *more: Any) -> None:
        if needs_needle:
            gun = needle(g, p)
            if gun is None:
                return
            g.ammo[gun] -= 1
        if then_draw and tile(g, p.room).colour == "green":
            g.push("draw_if_alive", p.index)
        if harm:
            g.push_frame(done_to(g, p.index, seat, (harm, (seat,))))
        else:
            do(g, g.seats[seat], *more)

    return Effect(name, doing, why_not, choosing)


def anyone(g: State, q: Seat) -> bool:
    return True


def can_draw(g: State, q: Seat) -> bool:
    return bool(q.deck or q.discard)


@step
def weaken(g: State, seat: int) -> None:
    q = g.seats[seat]
    g.push("discard_one", q.index)
    contaminate(g, q)


def wake(g: State, q: Seat) -> None:
    draw_actions(g, q, 3)


def choose_dress(g: State, p: Seat, q: Seat) -> Choosing:
    return (yield from choose_wound(g, p, q, WOUND_TO_DRESS))


def choose_heal(g: State, p: Seat, q: Seat) -> Choosing:
    return (yield from choose_wound(g, p, q, WOUND_TO_HEAL))


HEAL_LIGHT_OF = treat("heal_light", light_healable, heal_light, then_draw=True)
DRESS_OF = treat("dress", dressable, dress, choose_dress, then_draw=True)
HEAL_OF = treat("heal", healable, heal, choose_heal, then_draw=True)


@step
def operate_on(g: State, seat: int) -> None:
    q = g.seats[seat]
    cleanse(g, q)
    g.push("after_kit", q.index)
    g.push("light_wound", q.index)


@step
def after_kit(g: State, seat: int) -> None:
    q = g.seats[seat]
    if q.status == ABOARD:
        shuffle_own_cards(g, q)


def anabolics(g: State, p: Seat) -> None:
    draw_actions(g, p, HAND_SIZE - len(p.hand))


MEDIC = Character(
    "medic", "pink", "needle_gun", ("surgeon_kit", "anabolics"),
    {**SHARED, "repairs": 1, "computer_skills": 1, "resuscitation": 1, "dressing": 1, "pharmacist": 1},
    UNCONFIRMED, module="medic",
)  # fmt: skip

CARDS = (
    ActionCard("resuscitation", 0, "any", (
        treat("weaken", anyone, None, needs_needle=True, harm="weaken"),
        treat("wake", can_draw, wake, needs_needle=True),), provenance=DESIGNED),
    ActionCard("dressing", 1, "out", (HEAL_LIGHT_OF, DRESS_OF), provenance=DESIGNED),
    ActionCard("pharmacist", 0, "out", (HEAL_OF, DRESS_OF), provenance=DESIGNED),
)  # fmt: skip

ITEMS = (
    Item("needle_gun", None, heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(2, energy=False, drives_off=True)),
    Item("surgeon_kit", None, activate_with=("medkit",), provenance=DESIGNED, effects=(
        treat("surgery", anyone, None, harm="operate_on"),)),
    Item("anabolics", None, cost=0, combat="any", activate_in=("emergency_room",), provenance=DESIGNED, effects=(
        Effect("draw", anabolics,
               lambda g, p: HAND_IS_FULL if len(p.hand) >= HAND_SIZE or not (p.deck or p.discard) else None),)),
)  # fmt: skip

MODULE = Module("medic", components={"characters": (MEDIC,), "cards": CARDS, "own_items": ITEMS})
