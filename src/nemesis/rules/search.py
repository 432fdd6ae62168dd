"""Search: draw two Items, keep one (R-15.15 to R-15.19)."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

from ..engine.events import REDACTED, Event, Hidden, Past
from ..engine.machine import Asking, asks
from ..engine.questions import Question, many, shape
from . import pieces
from .components import Choosing, Refusal
from .decks import DeckShuffled, draw, put_under
from .items import FOUND_AMMO, gain_item, item_of
from .meanings import DECK, ITEM
from .ship import tile
from .telling import ItemColour, RoomNumber, SeatNumber, ThingIds

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class Searches(Event, folded=True, sound="card", pace="small", motion=pieces.room("items")):
    """A Room is searched; what its Item counter shows now. What is found or kept tells it."""

    seat: SeatNumber
    room: RoomNumber
    colour: ItemColour
    items: int

    def covers(self, event: Event) -> bool:
        """What is found."""
        return isinstance(event, Found) and event.seat == self.seat


class Found(Event, term="search", sound="card", afterwards=True):
    """The cards that a search shows."""

    seat: SeatNumber
    colour: ItemColour
    items: Hidden[ThingIds]

    def folded(self, g: State, past: Past) -> bool:
        """The others are told of the search with what is kept."""
        return self.items is REDACTED and past.covers(self, DeckShuffled)


class DeclinedItems(Event, term="search"):
    """Nothing that was found is kept."""

    seat: SeatNumber
    colour: ItemColour


COLOURS = ("red", "yellow", "green")
CANNOT_SEARCH = Refusal("room_never_has_items", "R-15.17")
EXHAUSTED = Refusal("room_exhausted", "R-15.17")
DECK_EMPTY = Refusal("item_deck_empty", "R-15.19")

SEARCH_COLOUR = Question(
    "search_colour", shape("colour", deck=DECK), rule="R-15.15", doc="Which Item deck is searched."
)
KEEP_ITEM = Question("keep_item", shape("item", item=ITEM), "none", doc="Which of the Items found is kept.")
ORDER_UNDER = Question(
    "order_under",
    shape("order", cards=many(ITEM)),
    doc="In which order the other Items go under their deck; the last one is the bottom card.",
)


def why_no_search(g: State, p: Seat) -> Refusal | None:
    refusal = why_no_scavenging(g, p)
    if refusal is None and g.counters[p.room] == 0:
        return EXHAUSTED
    return refusal


def why_no_scavenging(g: State, p: Seat) -> Refusal | None:
    """The Room must be one that has Items at all."""
    room = p.room
    colour = tile(g, room).colour
    if not room or colour is None or g.counters[room] < 0:
        return CANNOT_SEARCH
    if not decks_for(g, colour):
        return DECK_EMPTY
    return None


def decks_for(g: State, colour: str) -> list[str]:
    """R-15.15: the deck of the Room's colour; a white Room allows any one deck."""
    colours = COLOURS if colour == "white" else (colour,)
    return [c for c in colours if g.decks[c] or g.discards[c]]


def choose_deck_of_room(g: State, p: Seat) -> Choosing:
    colour = tile(g, p.room).colour or "white"
    return (yield from choose_deck(g, p, colour))


def choose_any_deck(g: State, p: Seat) -> Choosing:
    return (yield from choose_deck(g, p, "white"))


def choose_deck(g: State, p: Seat, colour: str) -> Choosing:
    options = [("colour", c) for c in decks_for(g, colour)]
    return ((yield SEARCH_COLOUR.ask(p.index, options))[1],)


def any_deck_left(g: State, p: Seat) -> Refusal | None:
    return None if decks_for(g, "white") else DECK_EMPTY


def search(g: State, p: Seat, colour: str, cards: int = 0) -> None:
    """R-15.15: the counter goes down by 1, then two cards are drawn, or as many as given."""
    if g.counters[p.room] > 0:
        g.counters[p.room] -= 1
    g.emit(Searches(seat=p.index, room=p.room, colour=colour, items=g.counters[p.room]))
    look_through(g, p, colour, cards)


def look_through(g: State, p: Seat, colour: str, cards: int = 0) -> None:
    """Draw two cards of this deck, or as many as given, and keep one; the counter does not matter (R-15.18)."""
    for _ in range(cards or g.rules.search_cards):
        card = draw(g, colour)
        if card is not None:
            p.looking.append(card)
    g.emit(Found(seat=p.index, colour=colour, items=tuple(p.looking)))
    g.push("keep_one", p.index, colour)


@asks
def keep_one(g: State, seat: int, colour: str) -> Asking:
    """Q-12: keep one of the cards looked at, or none; the rest goes under the deck in the order chosen."""
    p = g.seats[seat]
    options: list[Any] = [("item", c) for c in p.looking]
    answer: Any = yield KEEP_ITEM.ask(seat, [*options, "none"], colour)
    rest = [c for c in p.looking if answer == "none" or c != answer[1]]
    under = rest
    if len(rest) > 1:
        orders: dict[tuple[str, ...], tuple[str, ...]] = {}
        for order in permutations(rest):
            orders.setdefault(tuple(item_of(g, c).id for c in order), ("order", *order))
        under = list((yield ORDER_UNDER.ask(seat, list(orders.values()), colour))[1:])
    p.looking = []
    for card in under:
        put_under(g, colour, card)
        p.knowledge.append(("deck_bottom", colour, card, g.round))
    if answer == "none":
        g.emit(DeclinedItems(seat=seat, colour=colour))
        return
    gain_item(g, p, answer[1], ammo=FOUND_AMMO, origin="deck")
