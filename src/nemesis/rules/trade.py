"""Trade: deals with the characters of the same Room (R-15.12 to R-15.14)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from ..engine.machine import Ask, Asking, asks, step
from .components import Refusal
from .items import free_slots, is_heavy, item_of, slots, slots_used, take_away
from .ship import characters_in, is_object

if TYPE_CHECKING:
    from .state import Seat, State

NOBODY_HERE = Refusal("nobody_to_trade", "R-15.12")
NOTHING_TO_TRADE = Refusal("nothing_to_trade", "R-15.12")
DEALS_IN_ONE_TRADE = 4
"""The machine ends a Trade after so many deals; people never need more, random players never stop."""


def goods(g: State, p: Seat) -> list[str]:
    """What a character can give: Items and Objects, never an inactive Quest Item."""
    return p.items + p.hands


def why_no_trade(g: State, p: Seat, partner: Seat) -> Refusal | None:
    if not goods(g, p) and not goods(g, partner):
        return NOTHING_TO_TRADE
    return None


def partners(g: State, p: Seat) -> list[Seat]:
    return [q for q in characters_in(g, p.room) if q is not p]


@step
def trade(g: State, seat: int, partner: int) -> None:
    g.push("trade_offer", seat, seat, partner, DEALS_IN_ONE_TRADE)


@asks
def trade_offer(g: State, active: int, seat: int, partner: int, deals: int) -> Asking:
    """Q-16: name what you give and what you ask for; a first offer is owed (R-15.12)."""
    p, q = g.seats[seat], g.seats[partner]
    if p.room != q.room or not p.room or why_no_trade(g, p, q):
        return
    first = deals == DEALS_IN_ONE_TRADE
    give = yield from pick_goods(g, seat, "trade_give", goods(g, p), may_stop=not first or bool(goods(g, q)))
    ask = yield from pick_goods(g, seat, "trade_ask", visible_goods(g, p, q), may_stop=bool(give) or not first)
    if not give and not ask:
        return
    g.ext["trade"] = (seat, partner, tuple(give), tuple(ask))
    g.emit("trade_offered", seat=seat, partner=partner, give=tuple(give), ask=tuple(ask),
           to=(seat, partner), hidden=("give", "ask"))  # fmt: skip
    g.push("trade_answer", active, seat, partner, deals)


def pick_goods(g: State, seat: int, kind: str, things: list[Any], may_stop: bool) -> Any:
    """One thing after the other, in a fixed order so that each set is reached once."""
    chosen: list[Any] = []
    left = list(things)
    while left:
        options: list[Any] = [("thing", t) for t in left]
        if chosen or may_stop:
            options.append("done")
        pick = yield Ask(seat, kind, options, "R-15.12", hidden=True)
        if pick == "done":
            break
        left = left[left.index(pick[1]) + 1 :]
        chosen.append(pick[1])
    return chosen


def visible_goods(g: State, p: Seat, q: Seat) -> list[str]:
    """What one can ask for: what lies in the partner's hands by name, the Inventory by the backs' colour."""
    backs = sorted({item_of(g, i).colour or "quest" for i in q.items})
    return [*q.hands, *(f"back:{c}" for c in backs)]


def asked_items(g: State, q: Seat, ask: tuple[str, ...]) -> list[list[str]]:
    """For each thing asked for, the cards that would fit it."""
    found = []
    for wanted in ask:
        if wanted.startswith("back:"):
            found.append([i for i in q.items if (item_of(g, i).colour or "quest") == wanted[5:]])
        else:
            found.append([wanted] if wanted in q.hands else [])
    return found


@asks
def trade_answer(g: State, active: int, seat: int, partner: int, deals: int) -> Asking:
    """The partner sees the offer, then refuses or accepts; for a card asked by its back they say which."""
    p, q = g.seats[seat], g.seats[partner]
    _, _, give, ask = g.ext["trade"]
    wanted = asked_items(g, q, ask)
    takes: list[str] = []
    options: list[Any] = ["refuse"]
    if all(wanted):
        options.append("accept")
    answer = yield Ask(partner, "trade_answer", options, (seat, give, ask), hidden=True)
    if answer == "accept":
        for fitting in wanted:
            left = [t for t in fitting if t not in takes]
            if not left:
                continue
            choice = yield Ask(partner, "trade_which", [("thing", t) for t in left], "R-15.12", hidden=True)
            takes.append(choice[1])
    g.ext.pop("trade", None)
    if answer == "refuse" or not fits(g, p, q, give, tuple(takes)):
        g.emit("trade_refused", seat=seat, partner=partner)
    else:
        for thing in give:
            hand_over(g, p, q, thing)
        for thing in takes:
            hand_over(g, q, p, thing)
        g.emit("trade_done", seat=seat, partner=partner, give=give, take=tuple(takes),
               to=(seat, partner), hidden=("give", "take"))  # fmt: skip
    if deals > 1:
        g.push("trade_go_on", active, partner, deals - 1)


@asks
def trade_go_on(g: State, seat: int, partner: int, deals: int) -> Asking:
    """R-15.13: more deals inside one Trade; with `trade_partners = all` with anybody in the Room."""
    p = g.seats[seat]
    here = [q.index for q in partners(g, p)]
    if g.rules.options.trade_partners == "one":
        here = [q for q in here if q == partner]
    options: list[Any] = ["done", *(("trade", q) for q in here if why_no_trade(g, p, g.seats[q]) is None)]
    if g.rules.options.trade_partners == "all":
        options += [("between", a, b) for a, b in combinations(here, 2)]
    answer = yield Ask(seat, "trade_more", options, "R-15.13")
    if answer == "done":
        return
    if answer[0] == "between":
        g.push("trade_offer", seat, answer[1], answer[2], deals)
    else:
        g.push("trade_offer", seat, seat, answer[1], deals)


def fits(g: State, p: Seat, q: Seat, give: tuple[str, ...], take: tuple[str, ...]) -> bool:
    """R-15.14: Hand slots must hold after the deal."""
    for seat, gets, loses in ((p, take, give), (q, give, take)):
        used = slots_used(seat) - heavy_count(g, loses) + heavy_count(g, gets)
        split = sum(1 for a, b, _ in seat.pairs if (a in loses) != (b in loses))
        if used + split > slots(g, seat):
            return False
    return True


def heavy_count(g: State, things: tuple[str, ...]) -> int:
    return sum(1 for t in things if is_heavy(g, t))


def hand_over(g: State, giver: Seat, taker: Seat, thing: str) -> None:
    """Attached cards and Ammo follow the weapon: they are kept by item, not by owner."""
    take_away(g, giver, thing)
    if is_object(thing) or is_heavy(g, thing):
        taker.hands.append(thing)
        if free_slots(g, taker) < 0:
            g.push("drop_surplus", taker.index)
    else:
        taker.items.append(thing)
