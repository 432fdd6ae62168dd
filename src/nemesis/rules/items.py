"""Items and Heavy Objects: gaining, holding, dropping (R-15.1 to R-15.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.events import Event, Hidden, Past
from ..engine.hooks import Interception
from ..engine.machine import Asking, asks
from ..engine.questions import Question, shape
from . import pieces
from .decks import put_under
from .eggs import take_from_nest
from .meanings import THING
from .shelter import room_of_section, section_of
from .ship import is_object
from .telling import ItemColour, RoomNumber, SeatNumber, Spent, ThingId
from .wounds import suffers

if TYPE_CHECKING:
    from .components import Item
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class Reloaded(Event, term="ammo", motion=pieces.ammo(known=False)):
    """A weapon gains Ammo."""

    seat: SeatNumber
    item: ThingId
    ammo: int


class ItemGained(
    Event,
    term="inventory",
    sound="card",
    pace="small",
    afterwards=True,
    motion=pieces.seat_append("backs", pieces.field("colour", otherwise="quest"))
    + pieces.own_append("items", pieces.field("item")),
):
    """An Item goes into the Inventory."""

    seat: SeatNumber
    item: Hidden[ThingId]
    colour: ItemColour

    def folded(self, g: State, past: Past) -> bool:
        """An Item just crafted, or a Quest just fulfilled, goes to the character who did it."""
        return past.covers(self, ItemDiscarded)


class TookInHand(
    Event, term="hand_slot", pace="small", afterwards=True, motion=pieces.seat_append("hands", pieces.field("thing"))
):
    """A thing fills a Hand slot."""

    seat: SeatNumber
    thing: ThingId

    def folded(self, g: State, past: Past) -> bool:
        """As for an Item that goes into the Inventory."""
        return past.covers(self, ItemDiscarded)


class Refused(Event, term="hand_slot"):
    """A character leaves a thing behind: no Hand slot is free."""

    seat: SeatNumber
    thing: ThingId


class ItemDiscarded(
    Spent,
    term="inventory",
    pace="small",
    afterwards=True,
    motion=pieces.seat_remove("hands", pieces.field("item")) + pieces.own_remove("items", pieces.field("item")),
):
    """An Item is discarded."""

    seat: SeatNumber
    item: ThingId

    def folded(self, g: State, past: Past) -> bool:
        """A used Item is discarded, unless it says otherwise, and so is what another one is made of."""
        return past.covers(self) or past.covers(self, ItemDiscarded)


class Dropped(
    Event,
    term="hand_slot",
    pace="small",
    motion=pieces.seat_remove("hands", pieces.field("thing"))
    + pieces.append("floor", row=(pieces.field("room"), pieces.field("thing"))),
):
    """A thing leaves the Hand slots."""

    seat: SeatNumber
    thing: ThingId
    room: RoomNumber


HAND_SLOTS = 2
FOUND_AMMO = 1
"""R-15.6: what is in a weapon that is found."""
CRAFTED = "blue"
"""Colour of the Items that are only crafted: they have a stock instead of a deck."""
PAID_FOR = "floor"
"""Origin of a thing that an action was paid to pick up (R-15.10): to refuse it would be an empty action."""

ITEM_DISCARDED: Interception[str] = Interception(
    "item_discarded", "item", "An Item is to be discarded; taken over, it goes elsewhere."
)
LAID_DOWN: Interception[str, int] = Interception(
    "laid_down", "item, room", "An Item leaves somebody's hands in this Room; taken over, it is not discarded."
)

HAND_FULL = Question(
    "hand_full", shape("drop", thing=THING), "refuse", doc="What is dropped for a thing that finds the hands full."
)
DROP_SURPLUS = Question(
    "drop_surplus", shape("drop", thing=THING), rule="R-15.3", doc="What is dropped when the hands hold too much."
)


def item_of(g: State, id: str) -> Item:
    found: Item = g.rules.types[id]
    return found


def is_heavy(g: State, thing: str) -> bool:
    return is_object(thing) or item_of(g, thing).heavy


def slots(g: State, p: Seat) -> int:
    """R-15.2, R-15.3: two Hand slots, one with an undressed Arm Wound."""
    return 1 if suffers(g, p, "wound_arm") else HAND_SLOTS


def slots_used(g: State, p: Seat) -> int:
    """R-15.7: two Items joined by tape use one slot; what is beside the board uses none."""
    return len(p.hands) - len(p.pairs) - sum(1 for t in p.hands if is_aside(g, t))


def is_aside(g: State, thing: str) -> bool:
    return not is_object(thing) and item_of(g, thing).aside


def free_slots(g: State, p: Seat) -> int:
    return slots(g, p) - slots_used(g, p)


def droppable(g: State, things: list[str]) -> list[str]:
    """What of these a player may drop or give away."""
    types = g.rules.types
    return [t for t in things if is_object(t) or not types[t].fixed]


def tradable(g: State, things: list[str]) -> list[str]:
    """What of these others can be given."""
    return [t for t in things if is_object(t) or not (item_of(g, t).fixed or item_of(g, t).own)]


def in_hand_slots(g: State, p: Seat) -> list[str]:
    """What fills a slot and can be dropped to empty it."""
    return [t for t in droppable(g, p.hands) if not is_aside(g, t)]


def held_items(g: State, p: Seat) -> list[str]:
    """Item cards the character has and can part with, Hand slots first; not what is beside the board."""
    types = g.rules.types
    held = [t for t in p.hands if not is_object(t) and not types[t].fixed and not types[t].aside]
    return held + droppable(g, p.items)


def max_ammo(g: State, weapon: str) -> int:
    printed = item_of(g, weapon).weapon
    assert printed is not None
    return printed.ammo + sum(item_of(g, a).ammo_bonus for a in g.attached.get(weapon, ()))


def add_ammo(g: State, p: Seat, weapon: str, n: int) -> None:
    """R-15.6, R-1.14: markers are unlimited, the printed maximum is not."""
    before = g.ammo.get(weapon, 0)
    g.ammo[weapon] = min(max_ammo(g, weapon), before + n)
    g.emit(Reloaded(seat=p.index, item=weapon, ammo=g.ammo[weapon]))


def weapons_held(g: State, p: Seat) -> list[str]:
    return [t for t in p.hands if not is_object(t) and item_of(g, t).weapon is not None]


# -- getting ------------------------------------------------------------------------------------


def gain_item(g: State, p: Seat, id: str, ammo: int | None = None, origin: str = "discard") -> None:
    """A normal Item goes to the Inventory; a heavy one needs a slot (R-15.1, R-15.2).

    `origin` tells where a refused Item goes: `discard` or under its deck (R-15.5).
    """
    item = item_of(g, id)
    if item.weapon is not None:
        g.ammo[id] = item.weapon.ammo if ammo is None else ammo
    if not item.heavy:
        p.items.append(id)
        g.emit(ItemGained(seat=p.index, item=id, colour=item.back))
    else:
        g.push("take_in_hand", p.index, id, origin)


@asks
def take_in_hand(g: State, seat: int, thing: str, origin: str) -> Asking:
    """R-15.4: with full hands drop something first, or refuse the new thing; not what one paid to pick up (R-5.18)."""
    p = g.seats[seat]
    if free_slots(g, p) > 0:
        if origin == "nest":
            take_from_nest(g)
        put_in_hand(g, p, thing)
        return
    to_drop = [("drop", t) for t in dict.fromkeys(in_hand_slots(g, p))] if slots(g, p) else []
    refusing = [] if to_drop and origin == PAID_FOR else ["refuse"]
    answer: Any = yield HAND_FULL.ask(seat, [*to_drop, *refusing], thing)
    if answer == "refuse":
        refuse(g, p, thing, origin)
        return
    drop(g, p, answer[1])
    g.push("take_in_hand", seat, thing, origin)


def put_in_hand(g: State, p: Seat, thing: str) -> None:
    p.hands.append(thing)
    g.emit(TookInHand(seat=p.index, thing=thing))
    if thing == "blue_corpse" and p.room and g.tiles[p.room] == "surgery":
        g.post_mortem = True


def refuse(g: State, p: Seat, thing: str, origin: str) -> None:
    """R-15.5: where a refused Item or Object stays."""
    g.emit(Refused(seat=p.index, thing=thing))
    if origin == "nest":
        return
    if is_object(thing):
        g.floor.append((p.room, thing))
    else:
        g.ammo.pop(thing, None)
        colour = item_of(g, thing).colour
        if origin == "deck":
            assert colour is not None
            put_under(g, colour, thing)
            for q in g.seats:
                q.knowledge.append(("deck_bottom", colour, thing, g.round))
        else:
            to_discard(g, thing)


# -- losing -------------------------------------------------------------------------------------


def to_discard(g: State, id: str) -> None:
    """To the pile of its colour; crafted back to the stock; starting and quest Items out of the game."""
    for keep in ITEM_DISCARDED.of(g):
        if keep(g, id):
            return
    item = item_of(g, id)
    for attached in g.attached.pop(id, ()):
        to_discard(g, attached)
    g.ammo.pop(id, None)
    if item.colour == CRAFTED:
        g.crafted.append(id)
    elif item.colour is None:
        g.removed.append(id)
    else:
        g.discards[item.colour].append(id)


def take_away(g: State, p: Seat, thing: str) -> None:
    """Out of hands or Inventory; a taped pair that is split loses its tape, its other half keeps the slot."""
    if thing in p.items:
        p.items.remove(thing)
        return
    p.hands.remove(thing)
    for pair in p.pairs:
        if thing in pair[:2]:
            p.pairs.remove(pair)
            to_discard(g, pair[2])
            break


def discard_item(g: State, p: Seat, id: str) -> None:
    take_away(g, p, id)
    to_discard(g, id)
    g.emit(ItemDiscarded(seat=p.index, item=id))


def drop(g: State, p: Seat, thing: str) -> None:
    """R-15.8: an Object stays in the Room, an Item is lost, unless it says otherwise."""
    take_away(g, p, thing)
    lay_down(g, thing, p.room)
    g.emit(Dropped(seat=p.index, thing=thing, room=p.room))


def lay_down(g: State, thing: str, room: int) -> None:
    """A thing leaves a character's hands in this Room."""
    if is_object(thing):
        g.floor.append((room, thing))
        return
    for keep in LAID_DOWN.of(g):
        if keep(g, thing, room):
            return
    to_discard(g, thing)


@asks
def drop_surplus(g: State, seat: int) -> Asking:
    """R-15.3: more in the hands than slots: the player drops until it fits."""
    p = g.seats[seat]
    if not p.active or slots_used(g, p) <= slots(g, p):
        return
    answer = yield DROP_SURPLUS.ask(seat, [("drop", t) for t in dict.fromkeys(in_hand_slots(g, p))])
    if p.room:
        drop(g, p, answer[1])
    else:
        take_away(g, p, answer[1])
        lay_down(g, answer[1], room_of_section(g, section_of(g, p.pod)))
    g.push("drop_surplus", seat)
