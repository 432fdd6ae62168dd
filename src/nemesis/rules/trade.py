"""Trade: deals with the characters of the same Room (R-15.12 to R-15.14)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from ..engine.events import Event, Hidden
from ..engine.hooks import Trigger
from ..engine.machine import Asking, asks, step
from ..engine.questions import Question, shape
from .components import Refusal
from .items import is_aside, is_heavy, item_of, slots, take_away, tradable
from .meanings import SEAT, THING
from .ship import characters_in
from .telling import OtherSeat, SeatNumber, ThingIds

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class TradeOffered(Event, term="trade"):
    """A deal is offered."""

    seat: SeatNumber
    partner: OtherSeat
    give: Hidden[ThingIds]
    ask: Hidden[ThingIds]


class TradeDone(Event, term="trade"):
    """A Trade is made."""

    seat: SeatNumber
    partner: OtherSeat
    give: Hidden[ThingIds]
    take: Hidden[ThingIds]


class TradeRefused(Event, term="trade"):
    """A deal is not accepted."""

    seat: SeatNumber
    partner: OtherSeat


NOBODY_HERE = Refusal("nobody_to_trade", "R-15.12")
NOTHING_TO_TRADE = Refusal("nothing_to_trade", "R-15.12")
BACK = "back:"
"""Stands before the colour of an Item that is known by its back only."""
DEALS_IN_ONE_TRADE = 4
"""The machine ends a Trade after this many deals; people never need more, random players never stop."""

HANDED_OVER: Trigger[Seat, Sequence[str]] = Trigger(
    "handed_over", "taker, things", "Things have passed from one character to another."
)

TRADED: Trigger[Seat, Seat] = Trigger("traded", "seat, partner", "Two characters have made a deal.")
DEAL_REFUSED: Trigger[Seat, Seat] = Trigger(
    "deal_refused", "partner, seat", "A character has not accepted the deal of another."
)

TRADE_GIVE = Question(
    "trade_give",
    shape("thing", thing=THING),
    "done",
    rule="R-15.12",
    hidden=True,
    doc="What is offered, one thing after the other.",
)
TRADE_ASK = Question(
    "trade_ask",
    shape("thing", thing=THING),
    "done",
    rule="R-15.12",
    hidden=True,
    doc="What is asked for, one thing after the other.",
)
TRADE_ANSWER = Question("trade_answer", "refuse", "accept", "counter", hidden=True, doc="What becomes of an offer.")
TRADE_WHICH = Question(
    "trade_which",
    shape("thing", thing=THING),
    rule="R-15.12",
    hidden=True,
    doc="Which card is given for one that was asked for by its back.",
)
TRADE_MORE = Question(
    "trade_more",
    "done",
    shape("trade", who=SEAT),
    shape("between", who=SEAT, other=SEAT),
    rule="R-15.13",
    doc="Another deal in the same Trade.",
)


def goods(g: State, p: Seat) -> list[str]:
    """What a character can give: Items and Objects, never an inactive Quest Item."""
    return tradable(g, p.items) + tradable(g, p.hands)


def why_no_trade(g: State, p: Seat, partner: Seat) -> Refusal | None:
    if not goods(g, p) and not goods(g, partner):
        return NOTHING_TO_TRADE
    return None


def partners(g: State, p: Seat) -> list[Seat]:
    return [q for q in characters_in(g, p.room) if q is not p]


@step
def trade(g: State, seat: int, partner: int) -> None:
    g.push("trade_offer", seat, partner, seat, DEALS_IN_ONE_TRADE)


@asks
def trade_offer(g: State, seat: int, partner: int, active: int, deals: int) -> Asking:
    """Q-16: name what you give and what you ask for; a first offer is owed (R-15.12)."""
    p, q = g.seats[seat], g.seats[partner]
    if p.room != q.room or not p.room or why_no_trade(g, p, q):
        return
    first = deals == DEALS_IN_ONE_TRADE
    give = yield from pick_goods(g, seat, TRADE_GIVE, goods(g, p), may_stop=not first or bool(goods(g, q)))
    ask = yield from pick_goods(g, seat, TRADE_ASK, visible_goods(g, q), may_stop=bool(give) or not first)
    if give or ask:
        g.info += 1
        g.ext["trade"] = (seat, partner, tuple(give), tuple(ask))
        g.emit(TradeOffered(seat=seat, partner=partner, give=tuple(give), ask=tuple(ask)), to=(seat, partner))
        g.push("trade_answer", partner, seat, active, deals)
    elif seat != active:
        go_on_trading(g, active, seat, partner, deals)


def pick_goods(g: State, seat: int, question: Question, things: list[Any], may_stop: bool) -> Any:
    """One thing after the other, in a fixed order so that each set is reached once."""
    chosen: list[Any] = []
    left = list(things)
    while left:
        options: list[Any] = [("thing", t) for t in dict.fromkeys(left)]
        if chosen or may_stop:
            options.append("done")
        pick = yield question.ask(seat, options)
        if pick == "done":
            break
        left = left[left.index(pick[1]) + 1 :]
        chosen.append(pick[1])
    return chosen


def visible_goods(g: State, q: Seat) -> list[str]:
    """What one can ask for: what is in the partner's hands by name, the Inventory by the colour of its backs."""
    return [*tradable(g, q.hands), *sorted(back_of(g, i) for i in tradable(g, q.items))]


def back_of(g: State, item: str) -> str:
    return f"{BACK}{item_of(g, item).back}"


@asks
def trade_answer(g: State, partner: int, seat: int, active: int, deals: int) -> Asking:
    """The partner sees the offer, then refuses, counters or accepts; for a card asked by its back they say which."""
    p, q = g.seats[seat], g.seats[partner]
    _, _, give, ask = g.ext.get("trade", (seat, partner, (), ()))
    takes: list[str] = []
    options: list[Any] = ["refuse"]
    if fits(g, p, q, give, ask):
        options.append("accept")
    if deals > 1:
        options.append("counter")
    answer = yield TRADE_ANSWER.ask(partner, options, (seat, give, ask))
    if answer == "accept":
        for wanted in ask:
            cards = [i for i in q.items if back_of(g, i) == wanted and i not in takes] or [wanted]
            choice = yield TRADE_WHICH.ask(partner, [("thing", t) for t in cards])
            takes.append(choice[1])
    g.ext.pop("trade", None)
    if answer == "accept":
        g.info += 1
        hand_over(g, p, q, give)
        hand_over(g, q, p, takes)
        g.emit(TradeDone(seat=seat, partner=partner, give=tuple(give), take=tuple(takes)), to=(seat, partner))
        for react in TRADED.of(g):
            react(g, p, q)
    else:
        g.emit(TradeRefused(seat=seat, partner=partner))
        for react in DEAL_REFUSED.of(g) if answer == "refuse" else ():
            react(g, q, p)
    if answer == "counter":
        g.push("trade_offer", partner, seat, active, deals - 1)
    else:
        go_on_trading(g, active, seat, partner, deals)


def go_on_trading(g: State, active: int, seat: int, partner: int, deals: int) -> None:
    """The active player decides whether there is another deal, no matter who made the last offer."""
    if deals > 1:
        g.push("trade_go_on", active, seat if partner == active else partner, deals - 1)


@asks
def trade_go_on(g: State, seat: int, partner: int, deals: int) -> Asking:
    """R-15.13: more deals inside one Trade; with `trade_partners = all` with anybody in the Room."""
    p = g.seats[seat]
    everybody = g.rules.options.trade_partners == "all"
    here = [q for q in partners(g, p) if everybody or q.index == partner]
    options: list[Any] = ["done", *(("trade", q.index) for q in here if why_no_trade(g, p, q) is None)]
    options += [("between", a.index, b.index) for a, b in combinations(here, 2) if why_no_trade(g, a, b) is None]
    answer = yield TRADE_MORE.ask(seat, options)
    if answer == "done":
        return
    if answer[0] == "between":
        g.push("trade_offer", answer[1], answer[2], seat, deals)
    else:
        g.push("trade_offer", seat, answer[1], seat, deals)


def fits(g: State, p: Seat, q: Seat, give: Sequence[str], take: Sequence[str]) -> bool:
    """R-15.14: Hand slots must hold after the deal; backs stand for cards that need none."""
    return slots_after(g, p, q, give, take) <= slots(g, p) and slots_after(g, q, p, take, give) <= slots(g, q)


def slots_after(g: State, seat: Seat, other: Seat, loses: Sequence[str], gets: Sequence[str]) -> int:
    things = heavy_count(g, seat.hands) - heavy_count(g, loses) + heavy_count(g, gets)
    whole = sum(1 for pair in seat.pairs if not set(pair[:2]) & set(loses))
    return things - whole - len(whole_pairs(other, gets))


def whole_pairs(giver: Seat, things: Sequence[str]) -> list[tuple[str, str, str]]:
    """R-15.7: taped Items that leave together stay taped."""
    return [pair for pair in giver.pairs if set(pair[:2]) <= set(things)]


def heavy_count(g: State, things: Sequence[str]) -> int:
    return sum(1 for t in things if not t.startswith(BACK) and is_heavy(g, t) and not is_aside(g, t))


def hand_over(g: State, giver: Seat, taker: Seat, things: Sequence[str]) -> None:
    """Attached cards and Ammo follow the weapon: they are kept by item, not by owner."""
    taped = whole_pairs(giver, things)
    giver.pairs = [pair for pair in giver.pairs if pair not in taped]
    for thing in things:
        take_away(g, giver, thing)
        in_sight = is_heavy(g, thing) or is_aside(g, thing)
        (taker.hands if in_sight else taker.items).append(thing)
    taker.pairs += taped
    for react in HANDED_OVER.of(g):
        react(g, taker, things)
