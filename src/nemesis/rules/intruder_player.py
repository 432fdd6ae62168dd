"""The Intruder player: the first to die may lead the Intruders (R-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.events import Card, Event
from ..engine.machine import Asking, asks, step
from ..engine.questions import Question, shape
from . import pieces
from .attack import resolve_attack_card
from .decks import draw
from .intruder_movement import move_figures
from .meanings import CARD, FIGURE, NUMBER, SEAT
from .reactions import declare_attack
from .ship import characters_in, fights, figure
from .telling import SeatNumber, ThingId
from .turns import Passed

if TYPE_CHECKING:
    from .components import IntruderCard
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class BecameIntruder(
    Event,
    term="intruder_player",
    sound="growl",
    motion=pieces.seat(intruder=True) + pieces.table(intruder_seat=pieces.field("seat")),
):
    """The player of somebody dead leads the Intruders."""

    seat: SeatNumber


class IntruderCardPlayed(Event, name="intruder_card", term="intruder_player", sound="card", shows=Card()):
    """The Intruder player plays a card."""

    seat: SeatNumber
    card: ThingId
    way: str


CARDS_PER_ROUND = 3
HAND_LIMIT = 4

BECOME_INTRUDER = Question(
    "become_intruder",
    "yes",
    "no",
    rule="R-23.1",
    doc="Whether the first to die leads the Intruders from the next round on.",
)
INTRUDER_TURN = Question(
    "intruder_turn",
    shape("intruder_move", card=CARD),
    shape("intruder_attack", card=CARD),
    shape("intruder_effect", card=CARD),
    shape("pass"),
    rule="R-23.4",
    doc="The turn of the Intruder player: a card in one of three ways, or pass.",
)
INTRUDER_FIGURE = Question(
    "intruder_figure", shape("figure", figure=FIGURE), doc="Which Intruder a card of the Intruder player is for."
)
INTRUDER_EXIT = Question(
    "intruder_exit", shape("number", number=NUMBER), doc="Through which exit an Intruder leaves, by its number."
)
INTRUDER_TARGET = Question("intruder_target", shape("seat", who=SEAT), doc="Whom a led Intruder attacks.")
CHOOSE_ATTACK = Question(
    "choose_attack", shape("attack", card=CARD), doc="Which of the Attack cards drawn is resolved."
)
ORDER_UNDER_DECK = Question(
    "order_under_deck", shape("attack", card=CARD), rule="R-23.6", doc="Which card goes under its deck next."
)
INTRUDER_KEEP = Question(
    "intruder_keep",
    shape("intruder_card", card=CARD),
    "none",
    rule="R-23.4",
    doc="Which card the Intruder player keeps for the next round.",
)


@asks
def become_intruder(g: State, seat: int) -> Asking:
    """Q-41, R-23.1: by choice; from the next Player Phase on."""
    answer = yield BECOME_INTRUDER.ask(seat, ["yes", "no"])
    if answer == "no":
        return
    p = g.seats[seat]
    p.intruder = True
    p.passed = True
    g.intruder_seat = seat
    g.ext["intruder_plays_since"] = g.round
    p.deck = list(g.rules.intruder_cards)
    g.shuffle(p.deck)
    g.emit(BecameIntruder(seat=seat))


def draw_intruder_cards(g: State) -> None:
    """R-23.2: three cards, four in hand at most."""
    p = g.seats[g.intruder_seat]
    p.passed = False
    for _ in range(CARDS_PER_ROUND):
        if len(p.hand) >= HAND_LIMIT:
            return
        if not p.deck:
            p.deck, p.discard = p.discard, []
            g.shuffle(p.deck)
        if not p.deck:
            return
        p.hand.append(p.deck.pop())
        g.info += 1


def card_of(g: State, id: str) -> IntruderCard:
    card: IntruderCard = g.rules.types[id]
    return card


def movable(g: State) -> list[int]:
    return [f.id for f in g.figures if g.rules.species.moves(f)]


def attackers(g: State) -> list[int]:
    return [f.id for f in g.figures if g.rules.species.attacks(f) and fights(g, f)]


@asks
def intruder_turn(g: State, seat: int) -> Asking:
    """Q-42, R-23.4 to R-23.7: one card in one of three ways, or pass."""
    p = g.seats[seat]
    options: list[Any] = []
    for id in p.hand:
        if movable(g):
            options.append(("intruder_move", id))
        if attackers(g):
            options.append(("intruder_attack", id))
        if card_of(g, id).why_not(g) is None:
            options.append(("intruder_effect", id))
    options.append(("pass",))
    choice = yield INTRUDER_TURN.ask(seat, options)
    way = choice[0]
    if way == "pass":
        g.push("intruder_pass", seat)
        return
    id = choice[1]
    card = card_of(g, id)
    if way == "intruder_move":
        chosen = yield INTRUDER_FIGURE.ask(seat, [("figure", i) for i in movable(g)], id)
        number = card.direction
        if number is None:
            number = (yield INTRUDER_EXIT.ask(seat, [("number", n) for n in (1, 2, 3, 4)], id))[1]
        play(g, p, id, way)
        f = figure(g, chosen[1])
        if f is not None:
            move_figures(g, [(f, number)])
    elif way == "intruder_attack":
        chosen = yield INTRUDER_FIGURE.ask(seat, [("figure", i) for i in attackers(g)], id)
        f = figure(g, chosen[1])
        assert f is not None
        here = [("seat", q.index) for q in characters_in(g, f.room)]
        target = yield INTRUDER_TARGET.ask(seat, here, id)
        play(g, p, id, way)
        declare_attack(g, target[1], f.kind, ("led_attack", (seat, f.id, target[1], card.attack_cards)))
    else:
        play(g, p, id, way)
        g.push(card.effect, seat)


@step
def led_attack(g: State, seat: int, id: int, target: int, cards: int) -> None:
    f = figure(g, id)
    if f is not None:
        g.rules.species.led_attack(g, g.seats[seat], f, target, cards)


def play(g: State, p: Seat, id: str, way: str) -> None:
    p.hand.remove(id)
    p.discard.append(id)
    g.emit(IntruderCardPlayed(seat=p.index, card=id, way=way))


def draw_attacks(g: State, p: Seat, n: int, id: int, target: int) -> None:
    """R-23.6: draw as many Attack cards as printed; one is resolved."""
    for _ in range(n):
        card = draw(g, "attack")
        if card is not None:
            p.looking.append(card)
    g.push("choose_attack", p.index, id, target)


@asks
def choose_attack(g: State, seat: int, id: int, target: int) -> Asking:
    """The others go under the Attack deck in an order of choice."""
    p = g.seats[seat]
    if not p.looking:
        return
    chosen = (yield CHOOSE_ATTACK.ask(seat, [("attack", c) for c in p.looking], id))[1]
    rest = [c for c in p.looking if c != chosen]
    under = yield from order_cards(g, seat, rest, "attack")
    p.looking = []
    for card in under:
        g.decks["attack"].insert(0, card)
        p.knowledge.append(("deck_bottom", "attack", card, g.round))
    g.discards["attack"].append(chosen)
    resolve_attack_card(g, chosen, id, target, "card")


def order_cards(g: State, seat: int, cards: list[str], what: str) -> Any:
    """The first one named goes under the deck first."""
    left = list(cards)
    order: list[str] = []
    while len(left) > 1:
        pick = (yield ORDER_UNDER_DECK.ask(seat, [(what, c) for c in left]))[1]
        order.append(pick)
        left.remove(pick)
    return order + left


@asks
def intruder_pass(g: State, seat: int) -> Asking:
    """R-23.4: keep one card at most."""
    p = g.seats[seat]
    kept: Any = "none"
    if p.hand:
        kept = yield INTRUDER_KEEP.ask(seat, [*(("intruder_card", c) for c in p.hand), "none"])
    keep = [] if kept == "none" else [kept[1]]
    p.discard += [c for c in p.hand if c not in keep]
    p.hand = keep
    p.passed = True
    g.emit(Passed(seat=seat))
