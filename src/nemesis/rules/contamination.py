"""Contamination cards and scans (R-16.1 to R-16.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event, Hidden, Past
from . import pieces
from .components import Refusal
from .decks import draw
from .telling import SeatNumber, told_at_the_end

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class Contaminated(
    Event,
    term="contamination",
    sound="slime",
    harms="seat",
    motion=pieces.seat_number("contamination", gains=pieces.field("cards")),
):
    """A character gains Contamination cards."""

    seat: SeatNumber
    cards: int = 1

    def folded(self, g: State, past: Past) -> bool:
        """All that an attack does is told in one line."""
        return told_at_the_end(self.seat, past)


class Scanned(Event, term="scan", afterwards=True):
    """Contamination cards are scanned."""

    seat: SeatNumber
    cards: int
    infected: Hidden[int]

    def folded(self, g: State, past: Past) -> bool:
        """Whatever asked for it may have said so."""
        return past.covers(self, Scanned)


class ContaminationRemoved(
    Event,
    term="contamination",
    afterwards=True,
    motion=pieces.seat_loses("contamination", pieces.field("cards")),
):
    """Contamination cards leave the game."""

    seat: SeatNumber
    cards: int

    def folded(self, g: State, past: Past) -> bool:
        """Whatever removed them may have said so."""
        return past.covers(self, Scanned)


NO_CONTAMINATION = Refusal("no_contamination_in_hand", "R-16.4")


def contaminate(g: State, p: Seat, cards: int = 1) -> None:
    """R-16.1: on top of the player's discard, unseen; an empty deck gives none (R-1.13)."""
    drawn = [card for _ in range(cards) if (card := draw(g, "contamination")) is not None]
    p.discard += drawn
    if drawn:
        g.emit(Contaminated(seat=p.index, cards=len(drawn)))


def in_hand(g: State, p: Seat) -> list[str]:
    is_action = g.rules.is_action
    return [c for c in p.hand if not is_action(c)]


def all_of(g: State, p: Seat) -> list[str]:
    is_action = g.rules.is_action
    return [c for c in p.deck + p.hand + p.discard if not is_action(c)]


def infected(g: State, card: str) -> bool:
    result: bool = g.rules.types[card].infected
    return result


def scan(g: State, p: Seat, cards: list[str]) -> list[str]:
    """R-16.3: the owner sees each card's infection; returns the infected ones."""
    g.info += 1
    found = [c for c in cards if infected(g, c)]
    g.emit(Scanned(seat=p.index, cards=len(cards), infected=len(found)))
    return found


def remove_cards(g: State, p: Seat, cards: list[str]) -> None:
    """R-16.6: removed Contamination cards leave the game for good."""
    for card in cards:
        for zone in (p.hand, p.discard, p.deck):
            if card in zone:
                zone.remove(card)
                break
        if card in p.known_infected:
            p.known_infected.remove(card)
        g.removed.append(card)
    if cards:
        g.emit(ContaminationRemoved(seat=p.index, cards=len(cards)))


def scan_hand(g: State, p: Seat) -> None:
    """R-16.4: clean cards leave the game; infected ones stay and infect once, however many they are."""
    cards = in_hand(g, p)
    sick = scan(g, p, cards)
    remove_cards(g, p, [c for c in cards if c not in sick])
    p.known_infected = sick
    if sick:
        g.rules.species.infected(g, p)


def cleanse(g: State, p: Seat) -> None:
    """Surgery, Antidote, Surgeon's Kit: scan everything, infected cards and the parasite go (no R-16.5)."""
    remove_cards(g, p, scan(g, p, all_of(g, p)))
    g.rules.species.remove_parasite(g, p)
