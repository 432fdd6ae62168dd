"""Mutation cards, markers and the Mutation action (C-2 to C-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...engine.events import Card, Event, Hidden
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, shape
from ...rules import pieces
from ...rules.actions import BasicAction, Subjects, as_announced, costs
from ...rules.components import DESIGNED, Component, Refusal
from ...rules.contamination import Contaminated, in_hand, infected, remove_cards
from ...rules.decks import draw
from ...rules.encounter import miniatures_left, place
from ...rules.meanings import CARD
from ...rules.ship import in_combat
from ...rules.telling import SeatNumber, ThingId, ThingIds
from ...rules.turns import CARDS_OF_A_HAND, TURN, card_behind, discard_cards, hand_options
from ...rules.wounds import die

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class MutationDrawn(Event, term="mutation", secretly=True, sound="whisper"):
    """Mutation cards are looked at."""

    seat: SeatNumber
    cards: Hidden[ThingIds]


class Mutated(Event, term="mutation", sound="slime"):
    """A Mutation card is kept."""

    seat: SeatNumber
    card: Hidden[ThingId]


class MutationLost(Event, term="mutation", sound="whisper"):
    """A Mutation card is lost."""

    seat: SeatNumber


class MutationMarker(Event, term="mutation_marker", sound="whisper", harms="seat", motion=pieces.seat_ext("markers")):
    """A character gains a Mutation marker."""

    seat: SeatNumber
    markers: int


class MutationShown(Event, term="mutation", sound="whisper", shows=Card()):
    """A Mutation is revealed."""

    seat: SeatNumber
    card: ThingId


class MutationScan(Event, term="mutation", sound="whisper", harms="seat"):
    """A Contamination card chooses the half of a Mutation."""

    seat: SeatNumber
    infected: bool


MOST_MARKERS = 3
NO_MUTATION = Refusal("no_mutation_card", "C-4.1")
NO_CONTAMINATION = Refusal("no_contamination_in_hand", "C-4.1")
IN_COMBAT = Refusal("only_out_of_combat", "C-4.1")
OUT_OF_COMBAT = Refusal("only_in_combat", "C-4.1")

KEEP_MUTATION = Question(
    "keep_mutation", shape("mutation", card=CARD), rule="C-2.1", hidden=True, doc="Which Mutation card is kept."
)
MUTATION_CARD = Question(
    "mutation_card",
    *CARDS_OF_A_HAND,
    rule="C-4.2",
    hidden=True,
    doc="Which card is spent on a Mutation.",
)


@dataclass(frozen=True, slots=True)
class Mutation(Component):
    """C-4.2: one half for an infected card, one for a clean one; each is a step with its arguments."""

    sort = "mutation"
    id: str
    combat: str
    infected: tuple[str, tuple[Any, ...]]
    clean: tuple[str, tuple[Any, ...]]
    provenance: str = DESIGNED


def card_of(p: Seat) -> str | None:
    card: str | None = p.ext.get("mutation")
    return card


def markers(p: Seat) -> int:
    n: int = p.ext.get("markers", 0)
    return n


def marker_kills(p: Seat) -> bool:
    """C-3.1, C-4.1: one more marker is the fourth. A card that stays hidden changes nothing: everybody sees it lie."""
    return card_of(p) is not None and markers(p) >= MOST_MARKERS


def gain_mutation(g: State, p: Seat) -> None:
    """C-2.1: draw two, keep one; with a card already: nothing."""
    if card_of(p) is not None or not p.active:
        return
    for _ in range(2):
        card = draw(g, "mutation")
        if card is not None:
            p.looking.append(card)
    if p.looking:
        g.emit(MutationDrawn(seat=p.index, cards=tuple(p.looking)))
        g.push("keep_mutation", p.index)


@asks
def keep_mutation(g: State, seat: int) -> Asking:
    """C-2.1, C-2.2: face down, known to its owner only; the other card is shuffled back."""
    p = g.seats[seat]
    if not p.looking:
        return
    kept = (yield KEEP_MUTATION.ask(seat, [("mutation", c) for c in p.looking]))[1]
    g.decks["mutation"] += [c for c in p.looking if c != kept]
    p.looking = []
    g.shuffle(g.decks["mutation"])
    p.ext["mutation"] = kept
    p.ext["mutation_shown"] = False
    g.emit(Mutated(seat=seat, card=kept))


def lose_mutation(g: State, p: Seat) -> None:
    """C-2.3: back into its deck; the markers stay (C-2.4)."""
    card = card_of(p)
    if card is not None:
        p.ext["mutation"] = None
        p.ext["mutation_shown"] = False
        g.decks["mutation"].append(card)
        g.shuffle(g.decks["mutation"])
        g.emit(MutationLost(seat=p.index))


def gain_marker(g: State, p: Seat) -> None:
    """C-3.1, C-3.2: a card first; then markers; a fourth one kills and a Shambler stands there."""
    if not p.active:
        return
    if card_of(p) is None:
        gain_mutation(g, p)
    elif not marker_kills(p):
        p.ext["markers"] = markers(p) + 1
        g.emit(MutationMarker(seat=p.index, markers=markers(p)))
    else:
        room = p.room
        die(g, p, "mutation")
        if room and miniatures_left(g, "shambler") > 0:
            place(g, "shambler", room)


# -- the action ---------------------------------------------------------------------------------------


def owners(g: State, p: Seat) -> Subjects:
    return ((),) if card_of(p) is not None else ()


def why_not_mutate(g: State, p: Seat) -> Refusal | None:
    card = card_of(p)
    if card is None:
        return NO_MUTATION
    if not in_hand(g, p):
        return NO_CONTAMINATION
    combat = g.rules.types[card].combat
    if combat != "any" and (combat == "in") != in_combat(g, p):
        return OUT_OF_COMBAT if combat == "in" else IN_COMBAT
    return None


def reveal(g: State, p: Seat) -> None:
    """C-2.2: the first use shows the card, even if the action is then cancelled."""
    card = card_of(p)
    if card is not None and not p.ext.get("mutation_shown"):
        p.ext["mutation_shown"] = True
        g.info += 1
        g.emit(MutationShown(seat=p.index, card=card))


def mutate(g: State, p: Seat) -> None:
    g.push("spend_contamination", p.index)


@asks
def spend_contamination(g: State, seat: int) -> Asking:
    """C-4.2: scan a card, gain a marker whatever it shows (a death stops here), then the half.

    Contamination cards look alike unless some were scanned: which kind is spent is chosen after any Interruption.
    """
    p = g.seats[seat]
    cards = in_hand(g, p)
    card_id = card_of(p)
    if not cards or card_id is None:
        return
    option = yield MUTATION_CARD.ask(seat, hand_options(g, p, cards))
    spent = card_behind(g, p, option, cards)
    sick = infected(g, spent)
    g.info += 1
    g.emit(MutationScan(seat=seat, infected=sick))
    gain_marker(g, p)
    if not p.active:
        return
    get_rid_of(g, p, spent)
    if not sick:
        fresh = draw(g, "contamination")
        if fresh is not None:
            (p.deck if g.rules.options.mutation_new_contamination == "deck_top" else p.discard).append(fresh)
            g.emit(Contaminated(seat=seat))
    g.push("mutation_half", seat, card_id, sick)


def get_rid_of(g: State, p: Seat, spent: str) -> None:
    """C-4.2: out of the game, or to the player's discard if a table option says so."""
    if g.rules.options.mutation_spent_card == "removed":
        remove_cards(g, p, [spent])
    else:
        discard_cards(g, p, [spent])


@step
def mutation_half(g: State, seat: int, card: str, sick: bool) -> None:
    p = g.seats[seat]
    if not p.active:
        return
    mutation = g.rules.types[card]
    name, args = mutation.infected if sick else mutation.clean
    g.push(name, seat, *args)


MUTATE = BasicAction(None, costs(0), owners, why_not_mutate, as_announced, mutate, NO_MUTATION, announced=reveal)
TURN.also(shape("mutate"))
