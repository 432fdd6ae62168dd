"""The Mechanic: repairs, inventions, fire, and the Technical Corridors."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.questions import Question, shape
from ...rules.components import ActionCard, Character, Choosing, Effect, Item, Refusal, Weapon
from ...rules.craft import NO_COMPONENTS, choose_components, craft, why_no_craft
from ...rules.effects import DISCARD_MALFUNCTION, EXTINGUISH, SEARCH, WORK_ON_ENGINE, one_door
from ...rules.items import discard_item, held_items
from ...rules.markers import place_fire
from ...rules.meanings import ITEM, RECIPE
from .common import SHARED, choose_entrance, crawl_and_pass, why_no_crawl

if TYPE_CHECKING:
    from ...rules.state import Seat, State

ALREADY_BURNING = Refusal("already_burning", "R-17.1")
NO_ITEM = Refusal("no_item_to_discard", "R-15.8")

WHAT_TO_CRAFT = Question("recipe", shape("recipe", recipe=RECIPE), doc="What is crafted.")
ITEM_TO_DISCARD = Question("item_to_discard", shape("item", item=ITEM), doc="Which Item is discarded.")


def craftable(g: State, p: Seat) -> list[str]:
    return [r for (r,) in g.rules.recipes if why_no_craft(g, p, r, yellow_wrench=True) is None]


def choose_invention(g: State, p: Seat) -> Choosing:
    """Q-17: any yellow Item may stand for the wrench."""
    options = [("recipe", r) for r in craftable(g, p)]
    recipe = (yield WHAT_TO_CRAFT.ask(p.index, options, "ingenuity"))[1]
    return (yield from choose_components(g, p, recipe, yellow_wrench=True))


def why_no_arson(g: State, p: Seat) -> Refusal | None:
    if g.fire[p.room]:
        return ALREADY_BURNING
    return None if held_items(g, p) else NO_ITEM


def choose_fuel(g: State, p: Seat) -> Choosing:
    """Q-49: any Item, heavy or not."""
    options = [("item", i) for i in held_items(g, p)]
    return ((yield ITEM_TO_DISCARD.ask(p.index, options, "pyrotechnics"))[1],)


def set_on_fire(g: State, p: Seat, item: str) -> None:
    if item in held_items(g, p):
        discard_item(g, p, item)
        place_fire(g, p.room)


MECHANIC = Character(
    "mechanic", "orange", "sawed_off_shotgun", ("plasma_torch", "flashlight"),
    {**SHARED, "quick_repairs": 1, "computer_skills": 1, "ingenuity": 1, "pyrotechnics": 1,
     "technical_corridors": 1},
)  # fmt: skip

CARDS = (
    ActionCard("ingenuity", 0, "out", (
        DISCARD_MALFUNCTION,
        WORK_ON_ENGINE,
        Effect("craft", craft, lambda g, p: None if craftable(g, p) else NO_COMPONENTS, choose_invention),)),
    ActionCard("pyrotechnics", 1, "out", (Effect("arson", set_on_fire, why_no_arson, choose_fuel), EXTINGUISH)),
    ActionCard("technical_corridors", 1, "out", (
        Effect("crawl", crawl_and_pass, why_no_crawl, choose_entrance),)),
)  # fmt: skip

ITEMS = (
    Item("sawed_off_shotgun", None, heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(2, faces={"hit1": "hit2"})),
    Item("plasma_torch", None, single_use=False, activate_in=("storage",), effects=(one_door(even_destroyed=True),)),
    Item("flashlight", None, single_use=False, cost=2, activate_with=("energy_charge",), effects=(SEARCH,)),
)  # fmt: skip
