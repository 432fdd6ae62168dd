"""Shared decks with a discard pile, and each player's own Action deck (R-1.13, R-4.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import REDACTED, Event, Hidden, Outdates, Past, since
from ..engine.hooks import Interception
from . import pieces
from .telling import DeckId, SeatNumber, Spent, ThingId, ThingIds

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class DeckShuffled(
    Event, term=None, pace="small", outdates=(Outdates("deck_top", about="deck"), Outdates("deck_bottom", about="deck"))
):
    """A discard becomes a deck again, or a deck is shuffled."""

    deck: DeckId


class OwnDeckShuffled(Event, term="action_card", pace="small", motion=pieces.seat(discard=())):
    """A seat shuffles its own deck."""

    seat: SeatNumber
    to_draw: bool = since(False)

    def folded(self, g: State, past: Past) -> bool:
        """What is drawn then tells it."""
        return self.to_draw


class Drew(
    Event,
    term="player_phase",
    sound="card",
    pace="small",
    motion=pieces.hand_gains(pieces.field("number"), "cards"),
):
    """Action cards are drawn."""

    seat: SeatNumber
    number: int = since(1)
    cards: Hidden[ThingIds]
    new_round: bool = since(False)

    def folded(self, g: State, past: Past) -> bool:
        """That the others draw as every round begins goes without saying."""
        return self.new_round and self.cards is REDACTED


class CardUsedUp(Spent, term="action_card", motion=pieces.seat_remove("discard", pieces.field("card"))):
    """A card that works once leaves the game."""

    seat: SeatNumber
    card: ThingId


DRAWN: Interception[Seat, str] = Interception(
    "drawn",
    "seat, card",
    "A player has drawn an own card; taken over, it is gone and another one is drawn in its place.",
)


def draw(g: State, deck: str) -> str | None:
    """The top card (end of the list); an empty deck takes its discard back, shuffled (X-10)."""
    cards = g.decks[deck]
    if not cards:
        discard = g.discards.get(deck)
        if not discard:
            return None
        cards += discard
        discard.clear()
        reshuffle(g, deck)
    g.info += 1
    card = cards.pop()
    for p in g.seats:
        if p.knowledge:
            p.knowledge = [k for k in p.knowledge if k[1] != deck or (k[0] != "deck_top" and k[2] != card)]
    return card


def reshuffle(g: State, deck: str) -> None:
    g.shuffle(g.decks[deck])
    forget_order(g, deck)
    g.emit(DeckShuffled(deck=deck))


def forget_order(g: State, deck: str) -> None:
    """What anybody knew of the order of this deck is void."""
    for p in g.seats:
        if p.knowledge:
            p.knowledge = [k for k in p.knowledge if not (k[0] in ("deck_top", "deck_bottom") and k[1] == deck)]


def put_under(g: State, deck: str, card: str) -> None:
    g.decks[deck].insert(0, card)


def take_action(g: State, p: Seat) -> str | None:
    """R-4.4: one card of the player's own deck into the hand, without an event; deck and discard empty: no card."""
    if not p.deck:
        if not p.discard:
            return None
        p.deck = p.discard
        p.discard = []
        g.shuffle(p.deck)
        g.emit(OwnDeckShuffled(seat=p.index, to_draw=True))
    card = p.deck.pop()
    p.hand.append(card)
    g.info += 1
    for removes in DRAWN.of(g):
        if removes(g, p, card):
            return take_action(g, p)
    return card


def take_actions(g: State, p: Seat, n: int) -> list[str]:
    """As many as there are."""
    found: list[str] = []
    while len(found) < n and (card := take_action(g, p)) is not None:
        found.append(card)
    return found


def draw_actions(g: State, p: Seat, n: int, new_round: bool = False) -> None:
    """R-4.4: cards of the player's own deck into the hand, in one event."""
    drawn = take_actions(g, p, n)
    if drawn and g.log is not None:
        faces = tuple(g.rules.face(card) for card in drawn)
        g.emit(Drew(seat=p.index, number=len(drawn), cards=faces, new_round=new_round))


def draw_aside(g: State, p: Seat, n: int) -> list[str]:
    """Draw cards of the player's own deck to show them: they end up on the discard, the hand stays as it was."""
    held = len(p.hand)
    take_actions(g, p, n)
    drawn = p.hand[held:]
    del p.hand[held:]
    p.discard += drawn
    return drawn


def shuffle_own_cards(g: State, p: Seat) -> None:
    """Hand, discard and deck become one new deck (Surgery, Antidote, final check)."""
    p.deck += p.hand + p.discard
    p.hand = []
    p.discard = []
    p.known_infected = []
    g.shuffle(p.deck)
    g.emit(OwnDeckShuffled(seat=p.index, to_draw=False))


def use_up(g: State, p: Seat, card: str) -> None:
    """A-3.2: a single-use card leaves the game from the discard pile it was played to."""
    if card in p.discard:
        p.discard.remove(card)
        g.removed.append(card)
        g.emit(CardUsedUp(seat=p.index, card=card))
