"""Windows in which a player may answer: rerolls, ignored attacks, Interruptions (R-13.6, R-26.5 to R-26.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.events import Card, Event
from ..engine.hooks import Modifier
from ..engine.machine import Asking, Frame, asks
from ..engine.questions import Question, shape
from ..engine.ruleset import Window
from . import pieces
from .decks import use_up
from .items import ItemDiscarded, discard_item
from .meanings import CARD, ITEM
from .ship import fold
from .state import ABOARD
from .telling import IntruderKind, OtherSeat, SeatNumber, ThingId

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class Interrupted(Event, term="interruption", harms="by", shows=Card()):
    """An Interruption answers an action."""

    seat: SeatNumber
    by: OtherSeat
    card: ThingId


class CardPlayed(Event, folded=True, sound="card", motion=pieces.card_laid_off(pieces.field("card"))):
    """A card is played as a reaction."""

    seat: SeatNumber
    card: ThingId


class ItemUsed(Event, folded=True):
    """An Item is used as a reaction."""

    seat: SeatNumber
    item: ThingId

    def covers(self, event: Event) -> bool:
        """The Item is discarded."""
        return isinstance(event, ItemDiscarded) and event.item == self.item


class HarmRefused(Event, term="reaction"):
    """A reaction spares somebody what another player does to them."""

    seat: SeatNumber
    by: OtherSeat


class AttackIgnored(Event, term="reaction"):
    """An attack does nothing to its target."""

    seat: SeatNumber
    kind: IntruderKind


WINDOWS = {
    "interruption_window": Window("interrupt", "decline"),
    "may_ignore_attack": Window("ignore_attack", "accept"),
    "may_stop_attack": Window("stop_attack", "accept"),
    "may_refuse": Window("refuse_harm", "accept"),
}
"""Steps in which a seat may react; their waiting must not tell who is being asked (Q-34)."""
HIDDEN_STEPS = frozenset({*WINDOWS, "reroll_noise", "first_encounter_objectives"})
"""All the steps of which this is true."""

INTERRUPTION: Modifier[Frame, int, Frame, Frame] = Modifier(
    "interruption",
    "cancelled, seat, go_on, undone",
    "What becomes of an interrupted act of this seat; `go_on` carries it out, `undone` takes the Interruption back.",
)

REACTIONS_HELD = (shape("card", card=CARD), shape("item", item=ITEM))
"""What `held` gives."""

INTERRUPT = Question(
    "interrupt",
    "decline",
    *REACTIONS_HELD,
    hidden=True,
    doc="Whether an announced action is cancelled.",
)
REFUSE_HARM = Question(
    "refuse_harm",
    "accept",
    *REACTIONS_HELD,
    hidden=True,
    doc="Whether one refuses what another player does to one.",
)
STOP_ATTACK = Question(
    "stop_attack",
    "accept",
    *REACTIONS_HELD,
    hidden=True,
    doc="Whether a declared attack is stopped before its card is drawn.",
)
IGNORE_ATTACK = Question(
    "ignore_attack",
    "accept",
    *REACTIONS_HELD,
    hidden=True,
    doc="Whether an attack that hits is ignored.",
)


def held(p: Seat, g: State, window: str) -> list[tuple[str, str]]:
    """Reaction cards in hand and reaction Items that fit a window, as options."""
    types = g.rules.types
    found = []
    for id in p.hand:
        card = types[id]
        if card.reaction == window and (card.answer is None or card.answer.why_not(g, p) is None):
            found.append(("card", id))
    for id in p.items + p.hands:
        item = types.get(id)
        if item is not None and item.reaction == window:
            found.append(("item", id))
    return found


def may_hold(g: State, seat: int, window: str) -> bool:
    """Is there such a card in this character's deck at all? Everybody knows that."""
    return (g.seats[seat].character, window) in g.rules.reactions


# -- Interruption -------------------------------------------------------------------------------


def open_window(g: State, by: int, room: int, go_on: Frame, cancelled: Frame) -> None:
    """R-24.9, R-26.6: the others in the Room are asked, left of the acting player first, before anything random."""
    others = others_in_room(g, by, room)
    if others:
        g.push("interruption_window", by, others, go_on, cancelled)
    else:
        g.push_frame(go_on)


def others_in_room(g: State, by: int, room: int) -> tuple[int, ...]:
    return tuple([p.index for p in g.seats[by + 1 :] + g.seats[:by] if p.room == room])


@asks
def interruption_window(g: State, by: int, waiting: tuple[int, ...], go_on: Frame, cancelled: Frame) -> Asking:
    """R-26.5, R-5.5, F-8: ask one after the other, passed or not; an Interruption may itself be interrupted."""
    for at, seat in enumerate(waiting):
        p = g.seats[seat]
        options: list[Any] = ["decline", *held(p, g, "action")] if p.status == ABOARD else ["decline"]
        answer = yield INTERRUPT.ask(seat, options, (by, *go_on))
        if answer != "decline":
            rest = waiting[at + 1 :]
            spend_reaction(g, p, answer)
            g.emit(Interrupted(seat=seat, by=by, card=answer[1]))
            undone = ("interruption_window", (by, rest, go_on, cancelled))
            cancelled = fold(g, INTERRUPTION, cancelled, by, go_on, undone)
            open_window(g, seat, p.room, cancelled, undone)
            return
    g.push_frame(go_on)


def spend_reaction(g: State, p: Seat, option: tuple[str, str]) -> None:
    g.info += 1
    where, id = option
    if where == "card":
        p.hand.remove(id)
        p.discard.append(id)
        g.emit(CardPlayed(seat=p.index, card=id))
        if g.rules.types[id].once:
            use_up(g, p, id)
        answer = g.rules.types[id].answer
        if answer is not None:
            answer.do(g, p)
    else:
        g.emit(ItemUsed(seat=p.index, item=id))
        discard_item(g, p, id)


# -- what one player does to another ---------------------------------------------------------------


def done_to(g: State, by: int, seat: int, frame: Frame) -> Frame:
    """A move, a loss or a wound that one player causes another: what is to be pushed for it."""
    if by == seat or not may_hold(g, seat, "harm"):
        return frame
    return ("may_refuse", (seat, by, frame))


@asks
def may_refuse(g: State, seat: int, by: int, frame: Frame) -> Asking:
    """No Interruption, so nobody can answer it; the other player has still paid (A-14.5)."""
    p = g.seats[seat]
    options: list[Any] = ["accept", *held(p, g, "harm")] if p.status == ABOARD else ["accept"]
    answer = yield REFUSE_HARM.ask(seat, options, (by, frame[0]))
    if answer == "accept":
        g.push_frame(frame)
        return
    spend_reaction(g, p, answer)
    g.emit(HarmRefused(seat=seat, by=by))


# -- attacks ------------------------------------------------------------------------------------


def declare_attack(g: State, seat: int, kind: str, go_on: Frame) -> None:
    """Before any Attack card is drawn, some cards stop an attack of any kind."""
    if may_hold(g, seat, "declared_attack"):
        g.push("may_stop_attack", seat, kind, go_on)
    else:
        g.push_frame(go_on)


@asks
def may_stop_attack(g: State, seat: int, kind: str, go_on: Frame) -> Asking:
    """One card stops one attack of one Intruder, a larva's too (A-14.1)."""
    p = g.seats[seat]
    options: list[Any] = ["accept", *held(p, g, "declared_attack")] if p.status == ABOARD else ["accept"]
    answer = yield STOP_ATTACK.ask(seat, options, kind)
    if answer == "accept":
        g.push_frame(go_on)
        return
    spend_reaction(g, p, answer)
    g.emit(AttackIgnored(seat=seat, kind=kind))


@asks
def may_ignore_attack(g: State, seat: int, surprise: bool, kind: str, effect: Frame, ignored: Frame | None) -> Asking:
    """R-13.6: asked once the attack is known to hit; spares this player only."""
    p = g.seats[seat]
    if p.status != ABOARD:
        return
    options: list[Any] = ["accept", *held(p, g, "attack")]
    if surprise:
        options += held(p, g, "surprise_attack")
    answer = yield IGNORE_ATTACK.ask(seat, options, kind)
    if answer == "accept":
        g.push_frame(effect)
        return
    spend_reaction(g, p, answer)
    g.emit(AttackIgnored(seat=seat, kind=kind))
    if ignored is not None:
        g.push_frame(ignored)
