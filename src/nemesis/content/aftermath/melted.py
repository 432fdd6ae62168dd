"""Melted: two more Serious Wound cards that come with anything of this expansion (A-1.2, A-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.machine import Asking, asks
from ...engine.questions import Question, shape
from ...engine.ruleset import Module, Option
from ...rules.components import DESIGNED, Wound
from ...rules.items import discard_item, held_items, item_of
from ...rules.meanings import ITEM
from ...rules.wounds import LIGHT_WOUNDS, SERIOUS_WOUND, suffers

if TYPE_CHECKING:
    from ...rules.state import Seat, State

MELTED = "wound_melted"
HOT = frozenset({"fire", "turret"})

MELTED_ITEM = Question("melted_item", shape("item", item=ITEM), doc="Which Item melts.")


def meltable(g: State, p: Seat) -> list[str]:
    """Items found or crafted; starting and quest Items are spared."""
    return [id for id in held_items(g, p) if item_of(g, id).colour is not None]


def melts(g: State, p: Seat, wound: str) -> None:
    """On receiving the card, whatever becomes of it later."""
    if wound == MELTED:
        g.push("melt_item", p.index)


@asks
def melt_item(g: State, seat: int) -> Asking:
    """Discard 1 Item of your choice; with none to lose nothing happens."""
    p = g.seats[seat]
    things = meltable(g, p)
    if not p.active or not things:
        return
    choice = yield MELTED_ITEM.ask(seat, [("item", id) for id in things], MELTED)
    discard_item(g, p, choice[1])


def burns_more(g: State, wounds: int, p: Seat, cause: str) -> int:
    """While undressed: 1 more Light Wound from fire or a turret, if there is one at all; copies do not add up."""
    return wounds + 1 if wounds and cause in HOT and p.wounds and suffers(g, p, MELTED) else wounds


MODULE = Module(
    "melted",
    components={"wounds": (Wound(MELTED, 2, provenance=DESIGNED),)},
    hooks=(SERIOUS_WOUND.by(melts), LIGHT_WOUNDS.by(burns_more)),
    options=(Option("melted_wounds", True, (True, False), "A-1.2"),),
    only_if="melted_wounds",
)
