"""The three blue Items of the Workshop: Laser Pointer, Combat Drone, Enviro-Suit (A-15.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import Event
from ...rules.components import DESIGNED, Choosing, Effect, Item, Refusal
from ...rules.craft import attach
from ...rules.injury import injure
from ...rules.items import discard_item, held_items, item_of, take_away, weapons_held
from ...rules.movement import GAINS_SLIME
from ...rules.rounds import SURVIVES_AIRLOCK
from ...rules.ship import figure, figures_in
from ...rules.telling import SeatNumber, ThingId
from ...rules.wounds import LIGHT_WOUNDS
from ..base.items import ATTACH_WEAPON, CHOOSE_INTRUDER

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class DroneAttacks(Event, term="shoot", sound="shot"):
    """A combat drone strikes."""

    seat: SeatNumber
    item: ThingId
    charges: int


class SuitProtects(Event, term=None):
    """A suit spares its wearer something."""

    seat: SeatNumber
    item: ThingId
    against: str


NO_WEAPON = Refusal("no_weapon_held", "R-15.7")
NOBODY_TO_SHOOT = Refusal("no_intruder_in_room", "R-12.2")
SUIT = "craft_enviro_suit"


# -- Laser Pointer --------------------------------------------------------------------------------------


def why_no_pointer(g: State, p: Seat) -> Refusal | None:
    return None if weapons_held(g, p) else NO_WEAPON


def choose_weapon(g: State, p: Seat) -> Choosing:
    options = [("item", w) for w in weapons_held(g, p)]
    return ((yield ATTACH_WEAPON.ask(p.index, options))[1],)


def fit_pointer(g: State, p: Seat, card: str, weapon: str) -> None:
    """It stays with the weapon, no matter who holds it (R-15.7)."""
    if weapon in p.hands:
        take_away(g, p, card)
        attach(g, card, weapon)


FIT_POINTER = Effect("attach", fit_pointer, why_no_pointer, choose_weapon, keeps_item=True)


# -- Combat Drone ---------------------------------------------------------------------------------------


def charges_left(g: State, drone: str) -> int:
    """No marker lies on an unused one: it is full, and nobody knows who has it."""
    return g.ammo.get(drone, item_of(g, drone).charges)


def why_no_drone(g: State, p: Seat) -> Refusal | None:
    return None if figures_in(g, p.room) else NOBODY_TO_SHOOT


def choose_prey(g: State, p: Seat) -> Choosing:
    options = [("figure", f.id) for f in figures_in(g, p.room)]
    return ((yield CHOOSE_INTRUDER.ask(p.index, options, "R-12.2"))[1],)


def launch_drone(g: State, p: Seat, drone: str, prey: int) -> None:
    """1 charge, 1 Injury with its check; the empty drone is discarded."""
    left = charges_left(g, drone) - 1
    g.ammo[drone] = left
    g.emit(DroneAttacks(seat=p.index, item=drone, charges=left))
    if left <= 0:
        discard_item(g, p, drone)
    f = figure(g, prey)
    if f is not None and f.room == p.room:
        injure(g, f, 1, p.index)


LAUNCH_DRONE = Effect("drone", launch_drone, why_no_drone, choose_prey, keeps_item=True)


# -- Enviro-Suit ----------------------------------------------------------------------------------------


def suit_of(g: State, p: Seat) -> str | None:
    return next((id for id in held_items(g, p) if item_of(g, id).id == SUIT), None)


def keeps_slime_off(g: State, gains: bool, p: Seat) -> bool:
    suit = suit_of(g, p) if gains else None
    if suit is not None:
        g.emit(SuitProtects(seat=p.index, item=suit, against="slime"))
    return gains and suit is None


def keeps_fire_off(g: State, wounds: int, p: Seat, cause: str) -> int:
    """Light Wounds from fire; a turret shoots through it."""
    suit = suit_of(g, p) if wounds and cause == "fire" else None
    if suit is None:
        return wounds
    g.emit(SuitProtects(seat=p.index, item=suit, against="fire"))
    return 0


def breathes(g: State, survives: bool, p: Seat) -> bool:
    """Discarded to survive the Airlock; nobody would rather die, so it is not asked."""
    suit = None if survives else suit_of(g, p)
    if suit is None:
        return survives
    g.emit(SuitProtects(seat=p.index, item=suit, against="airlock"))
    discard_item(g, p, suit)
    return True


CRAFTED = (
    Item("craft_laser_pointer", "blue", 2, single_use=False, cost=0, combat="any", effects=(FIT_POINTER,), rerolls=1,
         provenance=DESIGNED),
    Item("craft_combat_drone", "blue", 2, single_use=False, combat="in", effects=(LAUNCH_DRONE,), charges=2,
         provenance=DESIGNED),
    Item(SUIT, "blue", 2, single_use=False, cost=None, combat="any", provenance=DESIGNED),
)  # fmt: skip
EXCHANGE = {"energy_charge": "craft_laser_pointer", "tools": "craft_combat_drone", "clothes": SUIT}
"""What the Workshop makes of what; there is no other way to get these three."""

SUIT_HOOKS = (GAINS_SLIME.by(keeps_slime_off), LIGHT_WOUNDS.by(keeps_fire_off), SURVIVES_AIRLOCK.by(breathes))
