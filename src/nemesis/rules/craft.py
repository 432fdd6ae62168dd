"""Crafting and Quest Items (R-15.20 to R-15.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event, since
from ..engine.questions import Question, shape
from .components import Choosing, Refusal
from .items import ItemDiscarded, ItemGained, TookInHand, discard_item, gain_item, held_items, item_of
from .meanings import ITEM
from .ship import is_object
from .telling import SeatNumber, ThingId, ThingIds

if TYPE_CHECKING:
    from .components import Item
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class Crafted(Event, term="craft", sound="good"):
    """An Item is made of two others."""

    seat: SeatNumber
    item: ThingId
    parts: ThingIds = since(())

    def covers(self, event: Event) -> bool:
        """Its parts are discarded, and what was made goes to its maker."""
        if isinstance(event, ItemDiscarded):
            return event.item in self.parts
        return isinstance(event, (ItemGained, TookInHand)) and event.seat == self.seat


class QuestActivated(Event, term="quest_item", sound="good"):
    """A Quest Item is activated."""

    seat: SeatNumber
    item: ThingId

    def covers(self, event: Event) -> bool:
        """It goes to the character who fulfilled it."""
        return isinstance(event, (ItemGained, TookInHand)) and event.seat == self.seat


class Attached(Event, term="quest_item"):
    """An Item becomes a part of a weapon."""

    item: ThingId
    weapon: ThingId


NO_COMPONENTS = Refusal("components_missing", "R-15.20")
OUT_OF_STOCK = Refusal("crafted_out_of_stock", "R-15.20")
WRONG_ROOM = Refusal("quest_other_room", "R-15.24")
NO_QUEST_ITEM = Refusal("quest_item_missing", "R-15.24")
NO_WEAPON_FOR_QUEST = Refusal("quest_weapon_missing", "R-15.24")

COMPONENTS = Question(
    "components", shape("components", first=ITEM, second=ITEM), doc="Which two Items are discarded for a crafted one."
)
QUEST_ITEM = Question("quest_item", shape("item", item=ITEM), doc="Which Item is discarded to activate a Quest Item.")


def in_stock(g: State, recipe: str) -> str | None:
    for id in g.crafted:
        if item_of(g, id).id == recipe:
            return id
    return None


def with_symbol(g: State, p: Seat, symbol: str, yellow_wrench: bool = False) -> list[str]:
    """Own Items bearing a component symbol; Ingenuity lets any yellow Item stand for the wrench."""
    found = []
    for id in held_items(g, p):
        item = item_of(g, id)
        if item.symbol == symbol or (yellow_wrench and symbol == "wrench" and item.colour == "yellow"):
            found.append(id)
    return found


def component_pairs(g: State, p: Seat, recipe: Item, yellow_wrench: bool = False) -> list[tuple[str, str]]:
    """Every way to pay the recipe, one entry for each pair of item types."""
    assert recipe.recipe is not None
    first, second = recipe.recipe
    pairs: dict[tuple[str, ...], tuple[str, str]] = {}
    for a in with_symbol(g, p, first, yellow_wrench):
        for b in with_symbol(g, p, second, yellow_wrench):
            if a != b:
                kinds = (
                    item_of(g, a).id,
                    item_of(g, b).id,
                    str(item_of(g, a).colour),
                    str(item_of(g, b).colour),
                )
                pairs.setdefault(kinds, (a, b))
    return list(pairs.values())


def why_no_craft(g: State, p: Seat, recipe: str, yellow_wrench: bool = False) -> Refusal | None:
    if in_stock(g, recipe) is None:
        return OUT_OF_STOCK
    if not component_pairs(g, p, g.rules.items[recipe], yellow_wrench):
        return NO_COMPONENTS
    return None


def choose_components(g: State, p: Seat, recipe: str, yellow_wrench: bool = False) -> Choosing:
    pairs = component_pairs(g, p, g.rules.items[recipe], yellow_wrench)
    options = [("components", *pair) for pair in pairs]
    chosen = yield COMPONENTS.ask(p.index, options, recipe)
    return (recipe, chosen[1], chosen[2])


def craft(g: State, p: Seat, recipe: str, a: str, b: str) -> None:
    """R-15.20, R-15.22: both components are discarded, the crafted Item comes fully loaded (R-15.6)."""
    made = in_stock(g, recipe)
    if made is None or not {a, b} <= set(held_items(g, p)):
        return
    g.emit(Crafted(seat=p.index, item=made, parts=(a, b)))
    discard_item(g, p, a)
    discard_item(g, p, b)
    g.crafted.remove(made)
    gain_item(g, p, made)


# -- Quest Items ----------------------------------------------------------------------------------


def quest_fodder(g: State, p: Seat, quest: Item) -> list[str]:
    """Items of which one can be discarded to activate the quest, one entry for each type and colour."""
    found: dict[tuple[str, str | None], str] = {}
    for id in held_items(g, p):
        item = item_of(g, id)
        if item.id in quest.activate_with:
            found.setdefault((item.id, item.colour), id)
    return list(found.values())


def why_no_quest(g: State, p: Seat, id: str) -> Refusal | None:
    """R-15.24, R-15.25: be in the Room (a Malfunction does not matter) or discard the Item."""
    quest = item_of(g, id)
    if quest.attaches_to and not any(not is_object(t) and item_of(g, t).id == quest.attaches_to for t in p.hands):
        return NO_WEAPON_FOR_QUEST
    if quest.activate_if is not None:
        return quest.activate_if(g, p)
    if quest.activate_in and g.explored[p.room] and g.tiles[p.room] in quest.activate_in:
        return None
    if quest.activate_with:
        return None if quest_fodder(g, p, quest) else NO_QUEST_ITEM
    return WRONG_ROOM


def choose_quest(g: State, p: Seat, id: str) -> Choosing:
    quest = item_of(g, id)
    if quest.activate_with:
        options = [("item", f) for f in quest_fodder(g, p, quest)]
        fodder = yield QUEST_ITEM.ask(p.index, options, id)
        return (id, fodder[1])
    return (id, None)


def activate_quest(g: State, p: Seat, id: str, fodder: str | None) -> None:
    """R-15.24: from now on it is a normal Item; one that attaches joins its weapon at once."""
    if id not in p.quests:
        return
    if fodder is not None:
        discard_item(g, p, fodder)
    p.quests.remove(id)
    g.emit(QuestActivated(seat=p.index, item=id))
    quest = item_of(g, id)
    if quest.attaches_to:
        weapon = next(t for t in p.hands if not is_object(t) and item_of(g, t).id == quest.attaches_to)
        attach(g, id, weapon)
    else:
        gain_item(g, p, id)


def attach(g: State, id: str, weapon: str) -> None:
    """R-15.7: an attachment forms one unit with its Item."""
    g.attached[weapon] = (*g.attached.get(weapon, ()), id)
    g.emit(Attached(item=id, weapon=weapon))
