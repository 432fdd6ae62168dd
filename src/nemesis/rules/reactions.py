"""Windows in which a player may answer: rerolls, ignored attacks, Interruptions (R-13.6, R-26.5 to R-26.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.machine import Ask, Asking, Frame, asks
from .ship import characters_in
from .state import ABOARD

if TYPE_CHECKING:
    from .state import Seat, State

HIDDEN_STEPS = frozenset({"interruption_window", "may_ignore_attack", "reroll_noise", "first_encounter_objectives"})
"""Steps whose waiting must not tell who is being asked (Q-34)."""


def held(p: Seat, g: State, window: str) -> list[tuple[str, str]]:
    """Reaction cards in hand and reaction Items that fit a window, as options."""
    types = g.rules.types
    found = []
    for id in p.hand:
        if types[id].reaction == window:
            found.append(("card", id))
    for id in p.items + p.hands:
        item = types.get(id)
        if item is not None and item.reaction == window:
            found.append(("item", id))
    return found


# -- Interruption -------------------------------------------------------------------------------


def open_window(g: State, by: int, room: int, go_on: Frame, cancelled: Frame) -> None:
    """R-26.6: the others in the Room are asked, left of the acting player first, before anything random."""
    others = others_in_room(g, by, room)
    if others:
        g.push("interruption_window", by, others, go_on, cancelled)
    else:
        g.push_frame(go_on)


def others_in_room(g: State, by: int, room: int) -> tuple[int, ...]:
    n = len(g.seats)
    here = {p.index for p in characters_in(g, room)} - {by}
    return tuple(s % n for s in range(by + 1, by + n) if s % n in here)


@asks
def interruption_window(g: State, by: int, waiting: tuple[int, ...], go_on: Frame, cancelled: Frame) -> Asking:
    """R-26.5, R-5.5, F-8: ask one after the other, passed or not; an Interruption may itself be interrupted."""
    for at, seat in enumerate(waiting):
        p = g.seats[seat]
        options: list[Any] = ["decline", *held(p, g, "action")] if p.status == ABOARD else ["decline"]
        answer = yield Ask(seat, "interrupt", options, (by, *go_on), hidden=True)
        if answer != "decline":
            rest = waiting[at + 1 :]
            spend_reaction(g, p, answer)
            g.emit("interrupted", seat=seat, by=by, card=answer[1])
            undone = ("interruption_window", (by, rest, go_on, cancelled))
            open_window(g, seat, p.room, cancelled, undone)
            return
    g.push_frame(go_on)


def spend_reaction(g: State, p: Seat, option: tuple[str, str]) -> None:
    from .items import discard_item

    g.info += 1
    where, id = option
    if where == "card":
        p.hand.remove(id)
        p.discard.append(id)
        g.emit("card_played", seat=p.index, card=id)
    else:
        g.emit("item_used", seat=p.index, item=id)
        discard_item(g, p, id)


# -- attacks ------------------------------------------------------------------------------------


@asks
def may_ignore_attack(g: State, seat: int, surprise: bool, kind: str, effect: Frame, ignored: Frame | None) -> Asking:
    """R-13.6: asked once the attack is known to hit; spares this player only."""
    p = g.seats[seat]
    if p.status != ABOARD:
        return
    options: list[Any] = ["accept", *held(p, g, "attack")]
    if surprise:
        options += held(p, g, "surprise_attack")
    answer = yield Ask(seat, "ignore_attack", options, kind, hidden=True)
    if answer == "accept":
        g.push_frame(effect)
        return
    spend_reaction(g, p, answer)
    g.emit("attack_ignored", seat=seat, kind=kind)
    if ignored is not None:
        g.push_frame(ignored)
