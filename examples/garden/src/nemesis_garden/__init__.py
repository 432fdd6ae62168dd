"""The Garden: a Botanist, her Greenhouse, and what grows there when nobody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nemesis.content.base.common import SHARED
from nemesis.engine.ruleset import Module
from nemesis.rules.boxes import Box
from nemesis.rules.components import DESIGNED, ActionCard, Character, Effect, Event, Item, Refusal, Room, Weapon
from nemesis.rules.decks import draw_actions
from nemesis.rules.effects import EXTINGUISH, HEAL_LIGHT, why_no_draw
from nemesis.rules.markers import place_malfunction, remove_fire
from nemesis.rules.ship import explored_slot_of
from nemesis.rules.wounds import heal_light, light_healable

if TYPE_CHECKING:
    from nemesis.rules.state import Seat, State

GREENHOUSE = "greenhouse"
NOTHING_RIPE = Refusal("nothing_ripe", "R-17.25")


# -- the Greenhouse -------------------------------------------------------------------------------------


def why_no_harvest(g: State, p: Seat) -> Refusal | None:
    """Fruit is of use to those who are hurt, or who have a card to draw."""
    return None if light_healable(g, p) or why_no_draw(g, p) is None else NOTHING_RIPE


def harvest(g: State, p: Seat) -> None:
    """Heals all Light Wounds and gives new strength: 1 Action card."""
    if light_healable(g, p):
        heal_light(g, p)
    draw_actions(g, p, 1)


ROOM = Room(GREENHOUSE, "green", effects=(Effect("harvest", harvest, why_no_harvest),), slot="2", provenance=DESIGNED)


# -- the Event ------------------------------------------------------------------------------------------


def overgrowth(g: State) -> None:
    """Wet leaves put out every Fire; the Greenhouse, if it has been found, breaks down."""
    for room in range(1, len(g.tiles)):
        remove_fire(g, room)
    greenhouse = explored_slot_of(g, GREENHOUSE)
    if greenhouse:
        place_malfunction(g, greenhouse)


EVENT = Event("overgrowth", 2, ("creeper", "adult"), overgrowth, provenance=DESIGNED)


# -- the Botanist ---------------------------------------------------------------------------------------


def two_cards(g: State, p: Seat) -> None:
    draw_actions(g, p, 2)


BOTANIST = Character(
    "botanist", "lime", "sprayer", ("seed_box", "herbal_tea"),
    {**SHARED, "basic_repairs": 1, "computer_skills": 1, "remedy": 1, "watering": 1, "second_wind": 1},
    DESIGNED, module="garden",
)  # fmt: skip

CARDS = (
    ActionCard("remedy", 0, "out", (HEAL_LIGHT,), provenance=DESIGNED),
    ActionCard("watering", 0, "out", (EXTINGUISH,), provenance=DESIGNED),
    ActionCard("second_wind", 0, "any", (Effect("draw", two_cards, why_no_draw),), provenance=DESIGNED),
)

ITEMS = (
    Item("sprayer", None, heavy=True, single_use=False, cost=None, combat="in", weapon=Weapon(3, energy=False),
         provenance=DESIGNED),
    Item("seed_box", None, cost=0, combat="any", activate_in=(GREENHOUSE,), provenance=DESIGNED,
         effects=(Effect("draw", two_cards, why_no_draw),)),
    Item("herbal_tea", None, activate_with=("medkit",), provenance=DESIGNED, effects=(HEAL_LIGHT,)),
)  # fmt: skip

GARDEN = Module(
    "garden",
    components={
        "rooms": (ROOM,),
        "events": (EVENT,),
        "characters": (BOTANIST,),
        "cards": CARDS,
        "own_items": ITEMS,
    },
)

BOX = Box("garden", __name__, modules=(GARDEN,))
