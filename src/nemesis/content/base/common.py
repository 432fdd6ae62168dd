"""Action cards that several characters share, and the ways of moving that cards and Items offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.hooks import Modifier, Trigger
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, shape
from ...rules.combat import loaded
from ...rules.components import ActionCard, Choosing, Effect, Refusal
from ...rules.contamination import in_hand
from ...rules.decks import draw_actions
from ...rules.doors import NO_DOOR, break_door, can_close_one
from ...rules.effects import (
    CAUSE_MALFUNCTION,
    DISCARD_MALFUNCTION,
    NOWHERE_TO_GO,
    ONE_DOOR,
    SEARCH,
    SINGLE_DOOR,
    WORK_ON_ENGINE,
    choose_way,
    free_room_action,
    others_here,
)
from ...rules.meanings import CARD, ITEM, ROOM, SEAT
from ...rules.movement import NOT_THROUGH_A_CORRIDOR, set_out
from ...rules.ship import fold, reachable
from ...rules.state import ABOARD, CLOSED, OPEN
from ...rules.telling import SeatNumber, ThingId
from ...rules.turns import discard_cards

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class CoveringFire(Event, term="shoot", sound="shot"):
    """A shot that covers the retreat of others."""

    seat: SeatNumber
    item: ThingId
    ammo: int


NO_AMMO = Refusal("no_loaded_weapon", "R-12.1")
NO_ENTRANCE = Refusal("no_technical_entrance", "R-7.3")

CRAWLS: Trigger[Seat] = Trigger("crawls", "seat", "A character sets out through the Technical Corridors.")
CRAWLING_ENDS_TURN: Modifier[bool, Seat] = Modifier(
    "crawling_ends_turn", "ends, seat", "Whether a way through the Technical Corridors makes the character pass."
)

WEAPON_TO_SPEND = Question(
    "weapon_to_spend", shape("item", item=ITEM), rule="R-12.1", doc="Which weapon gives its Ammo for Covering Fire."
)
WHO_MOVES = Question(
    "who_moves",
    "self",
    shape("seat", who=SEAT),
    shape("both", who=SEAT),
    "take_back",
    rule="R-7.9",
    doc="Who leaves under Covering Fire.",
)
CONSENT = Question("consent", "agree", "refuse", doc="Whether one agrees to what another player announces for one.")
FAR_ROOM = Question("far_room", shape("room", room=ROOM), rule="R-7.3", doc="Where one comes out.")
DISCARD_ONE = Question("discard_one", shape("card", card=CARD), rule="R-5.12", doc="Which Action card is discarded.")
WHOSE_OBJECTIVES = Question("whose_objectives", shape("seat", who=SEAT), doc="Whose Objectives are looked at.")


# -- Rest, Demolition ---------------------------------------------------------------------------------


def why_no_rest(g: State, p: Seat) -> Refusal | None:
    species = g.rules.species
    return None if in_hand(g, p) or species.soothed_by_rest(g, p) else species.no_rest


def rest(g: State, p: Seat) -> None:
    g.rules.species.rest(g, p)


def breakable(g: State, p: Seat) -> list[int]:
    open_too = g.rules.options.demolition_door == "any" and can_close_one(g)
    return [
        c for c in g.rules.board.corridors_of[p.room]
        if g.doors[c] == CLOSED or (open_too and g.doors[c] == OPEN)
    ]  # fmt: skip


def why_no_demolition(g: State, p: Seat) -> Refusal | None:
    return None if breakable(g, p) else NO_DOOR


def choose_breakable(g: State, p: Seat) -> Choosing:
    options = [("door", "destroy", c) for c in breakable(g, p)]
    return ((yield SINGLE_DOOR.ask(p.index, options, "R-17.6"))[2],)


BREAK_DOOR = Effect("break_door", lambda g, p, c: break_door(g, p.index, c), why_no_demolition, choose_breakable)


# -- Suppressive and Covering Fire --------------------------------------------------------------------


def why_no_fire_cover(g: State, p: Seat) -> Refusal | None:
    if not loaded(g, p):
        return NO_AMMO
    return None if reachable(g, p.room) else NOWHERE_TO_GO


def choose_fire_cover(g: State, p: Seat, both: bool) -> Any:
    """Q-45, Q-47, Q-54: the weapon, who moves (another one must agree), where each mover goes.

    Consent comes before payment: once refused, the card may be taken back (None).
    """
    weapon = (yield WEAPON_TO_SPEND.ask(p.index, [("item", w) for w in loaded(g, p)]))[1]
    refused: set[int] = set()
    while True:
        options: list[Any] = ["self"]
        for q in others_here(g, p):
            if q.index not in refused:
                options.append(("seat", q.index))
                if both:
                    options.append(("both", q.index))
        if refused:
            options.append("take_back")
        who = yield WHO_MOVES.ask(p.index, options)
        if who == "take_back":
            return None
        if who == "self":
            movers = [p]
            break
        other = g.seats[who[1]]
        if (yield CONSENT.ask(other.index, ["agree", "refuse"], p.index)) == "agree":
            movers = [p, other] if who[0] == "both" else [other]
            break
        refused.add(other.index)
    moves = []
    for mover in movers:
        room, corridor = yield from choose_way(g, p, mover, by=mover)
        moves.append((mover.index, room, corridor))
    return (weapon, tuple(moves))


def fire_cover(g: State, p: Seat, weapon: str, moves: tuple[tuple[int, int, int], ...]) -> None:
    """No Intruder attacks those who leave; they enter one after the other (R-7.11)."""
    if g.ammo.get(weapon, 0) <= 0:
        return
    g.ammo[weapon] -= 1
    g.emit(CoveringFire(seat=p.index, item=weapon, ammo=g.ammo[weapon]))
    g.push_in_order(("move_unharmed", move) for move in moves)


@asks
def move_unharmed(g: State, seat: int, room: int, corridor: int) -> Asking:
    """Who went first may have closed the Door behind them: then another way, if one is left (R-7.2)."""
    p = g.seats[seat]
    if p.status != ABOARD:
        return
    if g.doors[corridor] == CLOSED:
        if not reachable(g, p.room):
            return
        room, corridor = yield from choose_way(g, p, p)
    set_out(g, p, ("depart", (p.index, room, corridor, False)))


SUPPRESS = Effect("cover", fire_cover, why_no_fire_cover, lambda g, p: choose_fire_cover(g, p, both=False))
COVER = Effect("cover", fire_cover, why_no_fire_cover, lambda g, p: choose_fire_cover(g, p, both=True))


# -- far moves ----------------------------------------------------------------------------------------


def entrances(g: State, p: Seat) -> list[int]:
    """Other Rooms that open on the same Technical Corridors."""
    ducts = g.rules.board.ducts
    space = ducts.get(p.room)
    return [] if space is None else [r for r, s in ducts.items() if s == space and r != p.room]


def why_no_crawl(g: State, p: Seat) -> Refusal | None:
    return None if entrances(g, p) else NO_ENTRANCE


def choose_entrance(g: State, p: Seat) -> Choosing:
    """Q-50: to which other Entrance one crawls."""
    return ((yield FAR_ROOM.ask(p.index, [("room", r) for r in entrances(g, p)]))[1],)


def crawl(g: State, p: Seat, room: int) -> None:
    """R-7.3, R-24.6: exploration and Noise as usual."""
    for react in CRAWLS.of(g):
        react(g, p)
    set_out(g, p, ("enter", (p.index, room, NOT_THROUGH_A_CORRIDOR, "roll")))


def crawl_and_pass(g: State, p: Seat, room: int) -> None:
    if fold(g, CRAWLING_ENDS_TURN, True, p):
        g.push("must_pass", p.index)
    crawl(g, p, room)


# -- cards of other players ---------------------------------------------------------------------------


@asks
def discard_one(g: State, seat: int) -> Asking:
    """Q-38: one Action card of the owner's choice."""
    p = g.seats[seat]
    cards = [c for c in p.hand if g.rules.is_action(c)]
    if not cards:
        return
    answer = yield DISCARD_ONE.ask(seat, [("card", c) for c in cards])
    discard_cards(g, p, [answer[1]])


@step
def draw_if_alive(g: State, seat: int) -> None:
    p = g.seats[seat]
    if p.active:
        draw_actions(g, p, 1)


REPAIR = (DISCARD_MALFUNCTION, WORK_ON_ENGINE)

COMMON_CARDS = (
    ActionCard("search", 0, "out", (SEARCH,)),
    ActionCard("rest", 0, "out", (Effect("rest", rest, why_no_rest),)),
    ActionCard("demolition", 0, "any", (BREAK_DOOR, CAUSE_MALFUNCTION)),
    ActionCard("interruption", 0, "any", reaction="action"),
    ActionCard("basic_repairs", 2, "out", REPAIR),
    ActionCard("repairs", 1, "out", REPAIR),
    ActionCard("quick_repairs", 0, "out", REPAIR),
    ActionCard("computer_skills", 0, "out", (ONE_DOOR, free_room_action(computer=True))),
    ActionCard("suppressive_fire", 0, "in", (SUPPRESS,)),
)

SHARED = {"search": 2, "rest": 1, "demolition": 1, "interruption": 1}
