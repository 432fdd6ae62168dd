"""The Psychologist: nobody's hands are safe from her, and she is never the one who walks first (A-3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.events import Event, Hidden
from ...engine.machine import Asking, Frame, asks, step
from ...engine.questions import Question, shape
from ...engine.ruleset import Module, Option, Window
from ...rules.components import DESIGNED, ActionCard, Character, Choosing, Effect, Item, Refusal, Trait, Weapon
from ...rules.decks import draw_actions
from ...rules.effects import choose_way, why_no_draw
from ...rules.engines import DECISION_WATCHERS, WATCHERS, LookedAtObjectives, learn, watchers
from ...rules.items import take_away
from ...rules.meanings import CARD, SEAT
from ...rules.movement import SETS_OUT, Followed
from ...rules.reactions import done_to
from ...rules.rounds import DRAW_LIMIT
from ...rules.ship import characters_in, reachable
from ...rules.state import ABOARD, DEAD
from ...rules.telling import OtherSeat, SeatNumber, ThingId, ThingIds
from ...rules.turns import (
    CARDS_OF_A_HAND,
    action_cards,
    card_behind,
    choose_effect,
    choose_payment,
    discard_cards,
    effect_cost,
    hand_options,
    pay,
    why_not_effects,
)
from ..base.captain import WHOM_TO_ORDER
from ..base.common import SHARED, WHOSE_OBJECTIVES

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class GoesAlong(Event, term="move", sound="step"):
    """Somebody decides to follow another's move."""

    seat: SeatNumber
    target: OtherSeat

    def covers(self, event: Event) -> bool:
        """The move that follows."""
        return isinstance(event, Followed) and event.seat == self.seat


class LookedAtHand(Event, term="action_card", harms="target"):
    """Somebody looks at another hand."""

    seat: SeatNumber
    target: OtherSeat
    cards: Hidden[ThingIds]


class ActedThrough(Event, term="action_card", harms="target"):
    """Somebody plays a card of another hand as their own."""

    seat: SeatNumber
    target: OtherSeat
    card: ThingId
    paid: ThingIds


class DroneGiven(Event, term="scan", harms="target"):
    """A spy drone stays with somebody."""

    seat: SeatNumber
    target: OtherSeat


PSYCHOLOGIST_ID = "psychologist"
NOBODY_NEAR = Refusal("nobody_within_reach", "R-5.18")
NOBODY_WITH_CARDS = Refusal("nobody_with_action_cards", "R-5.18")
NOBODY_TO_SEND = Refusal("nobody_to_order", "R-7.9")
NO_SECRET_OBJECTIVE = Refusal("no_secret_objective_near", "R-5.18")
DRAWN_BY_HERSELF = 2
ALONE = 1
"""Trait (b): how many cards fewer she draws without company."""

FOLLOW = Question(
    "follow", "decline", shape("card", card=CARD), hidden=True, doc="Whether one follows a mover, and with which card."
)
GIVE_UP_ONE = Question(
    "give_up_one",
    *CARDS_OF_A_HAND,
    doc="Which card is discarded after a Helping Hand.",
)
MANIPULATE = Question("manipulate", shape("card", card=CARD), "none", doc="Which card of somebody else is played.")
WHOM_TO_HELP = Question("whom_to_help", shape("seat", who=SEAT), rule="A-3.8", doc="Who draws and discards.")
WHOM_TO_MANIPULATE = Question(
    "whom_to_manipulate", shape("seat", who=SEAT), rule="A-3.8", doc="Whose hand is looked at and played from."
)
WHOM_TO_WATCH = Question("whom_to_watch", shape("seat", who=SEAT), rule="A-3.8", doc="Whom the Spy Drone watches.")


# -- I'm With You -----------------------------------------------------------------------------------------


def follows(g: State, go_on: Frame, mover: Seat) -> Frame:
    """A-3.8: once a move is announced and paid for, before anything of it happens."""
    for p in g.seats:
        if p.character == PSYCHOLOGIST_ID and p is not mover and p.status == ABOARD and p.room == mover.room:
            if p.index not in company_of(go_on):
                return ("may_follow", (p.index, mover.index, go_on))
    return go_on


def company_of(move: Frame) -> tuple[int, ...]:
    """Who comes along already: the last argument of a move, where somebody was taken along (Protection)."""
    last = move[1][-1]
    return last if isinstance(last, tuple) else ()


GOES_TO = {"enter": 1, "depart": 1, "lead_away": 2}
"""Where the Room stands among the arguments of a move."""


@asks
def may_follow(g: State, seat: int, mover: int, go_on: Frame) -> Asking:
    """One Action card; the mover alone explores, rolls and is attacked. She may have passed already."""
    p = g.seats[seat]
    options: list[Any] = ["decline", *(("card", c) for c in p.hand if g.rules.is_action(c))]
    name, args = go_on
    answer = yield FOLLOW.ask(seat, options, (mover, args[GOES_TO[name]]))
    if answer == "decline":
        g.push(name, *args)
        return
    g.info += 1
    discard_cards(g, p, [answer[1]])
    g.emit(GoesAlong(seat=seat, target=mover))
    alone = args[:-1] if isinstance(args[-1], tuple) else args
    g.push(name, *alone, (*company_of(go_on), seat))


def misses_company(g: State, limit: int, p: Seat) -> int:
    """Trait (b): one card fewer with no other character in her Room, or beside her in a Pod."""
    if p.character != PSYCHOLOGIST_ID:
        return limit
    company = any(q is not p and q.active and (q.room, q.pod) == (p.room, p.pod) for q in g.seats)
    return limit if company else limit - ALONE


# -- who her cards reach ----------------------------------------------------------------------------------


def within_reach(g: State, p: Seat) -> list[Seat]:
    """Others in her Room; with the Emotion Reader also next door, not through a closed Door (A-15.2)."""
    rooms = [p.room]
    if any(g.rules.types[i].id == "emotion_reader" for i in p.items):
        rooms += [room for _, room in reachable(g, p.room)]
    return [q for room in dict.fromkeys(rooms) for q in characters_in(g, room) if q is not p]


def choose_one(p: Seat, question: Question, fitting: list[Seat]) -> Choosing:
    return ((yield question.ask(p.index, [("seat", q.index) for q in fitting], "A-3.8"))[1],)


# -- Helping Hand -----------------------------------------------------------------------------------------


def helpable(g: State, p: Seat) -> list[Seat]:
    return [q for q in (p, *within_reach(g, p)) if why_no_draw(g, q) is None]


def lend_a_hand(g: State, p: Seat, seat: int) -> None:
    cards = DRAWN_BY_HERSELF if seat == p.index else 1
    g.push_frame(done_to(g, p.index, seat, ("helped", (seat, cards))))


@step
def helped(g: State, seat: int, cards: int) -> None:
    """Two cards for herself, one for anybody else; then one goes in any case."""
    p = g.seats[seat]
    if p.active:
        g.push("give_up_one", seat)
        draw_actions(g, p, cards)


@asks
def give_up_one(g: State, seat: int) -> Asking:
    """Any card of the hand, Contamination too."""
    p = g.seats[seat]
    if not p.hand:
        return
    answer = yield GIVE_UP_ONE.ask(seat, hand_options(g, p, p.hand), "helping_hand")
    discard_cards(g, p, [card_behind(g, p, answer, p.hand)])


# -- Manipulation -----------------------------------------------------------------------------------------


def manipulable(g: State, p: Seat) -> list[Seat]:
    """Who holds an Action card is not known from outside: any card in hand will do."""
    return [q for q in within_reach(g, p) if q.hand]


def manipulate(g: State, p: Seat, seat: int) -> None:
    g.push_frame(done_to(g, p.index, seat, ("look_at_hand", (p.index, seat))))


@step
def look_at_hand(g: State, seat: int, target: int) -> None:
    """She sees every card there; a Contamination card shows no face (R-16.3)."""
    p, q = g.seats[seat], g.seats[target]
    if p.status != ABOARD or q.status != ABOARD:
        return
    cards = tuple(g.rules.face(c) for c in q.hand)
    learn(g, (seat,), "hand", target, cards)
    g.emit(LookedAtHand(seat=seat, target=target, cards=cards))
    g.push("act_through", seat, target)


def playable_by(g: State, p: Seat, q: Seat) -> list[str]:
    """Cards of q that p could play as her own: no reactions, and nothing that asks for what she lacks."""
    cards = action_cards(g, p)
    found = []
    for id in q.hand:
        if g.rules.is_action(id):
            card = g.rules.types[id]
            if card.effects and card.pays is None and not card.once:
                if why_not_effects(g, p, card, cards, card.cost) is None:
                    found.append(id)
    return found


@asks
def act_through(g: State, seat: int, target: int) -> Asking:
    """Pick a card, say what it does, pay what it costs besides itself; it lands on its owner's discard."""
    p, q = g.seats[seat], g.seats[target]
    taken_back: list[str] = []
    picked: str | None = None
    part, choices, paid = 0, (), ()
    while picked is None:
        options: list[Any] = [("card", c) for c in playable_by(g, p, q) if c not in taken_back]
        answer = yield MANIPULATE.ask(seat, [*options, "none"], target)
        if answer == "none":
            break
        card = g.rules.types[answer[1]]
        part, choices = yield from choose_effect(g, p, card.effects, card.cost, False, answer[1])
        if choices is None:
            taken_back.append(answer[1])
            continue
        picked = answer[1]
        paid = yield from choose_payment(g, p, effect_cost(g, p, card.effects[part], card.cost, choices))
    p.knowledge = [k for k in p.knowledge if k[:2] != ("hand", target)]
    if picked is None:
        return
    pay(g, p, paid)
    q.hand.remove(picked)
    q.discard.append(picked)
    g.info += 1
    g.emit(ActedThrough(seat=seat, target=target, card=picked, paid=paid))
    g.push("perform", seat, "play", picked, part, choices)


# -- Suggestion -------------------------------------------------------------------------------------------


def suggestible(g: State, p: Seat) -> list[Seat]:
    return [q for q in within_reach(g, p) if reachable(g, q.room)]


def choose_suggestion(g: State, p: Seat) -> Choosing:
    """Who and where are said before anybody can interrupt; no consent is needed."""
    options = [("seat", q.index) for q in suggestible(g, p)]
    seat = (yield WHOM_TO_ORDER.ask(p.index, options, "suggestion"))[1]
    room, corridor = yield from choose_way(g, p, g.seats[seat])
    return (seat, room, corridor)


def suggest(g: State, p: Seat, seat: int, room: int, corridor: int) -> None:
    g.push_frame(done_to(g, p.index, seat, ("follow_suggestion", (seat, room, corridor))))


@step
def follow_suggestion(g: State, seat: int, room: int, corridor: int) -> None:
    """The usual arrival, an Escape out of a Room with Intruders (R-7.7); then a card for the trouble."""
    g.push("draw_if_alive", seat)
    g.push("sent_away", seat, room, corridor)


# -- Profiling --------------------------------------------------------------------------------------------


def readable(g: State, p: Seat) -> list[Seat]:
    if g.rules.mode.objectives_are_public:
        return []
    return [q for q in within_reach(g, p) if q.objectives]


def profile(g: State, p: Seat, seat: int) -> None:
    """One at random; the only one left is known for good, one of two may still be thrown away (R-21.1)."""
    held = g.seats[seat].objectives
    if not held:
        return
    seen = held[g.below(len(held))] if len(held) > 1 else held[0]
    to = watchers(g, p)
    if len(held) == 1:
        learn(g, to, "objectives", seat, (seen,))
    else:
        for watcher in to:
            before = [k[2] for k in g.seats[watcher].knowledge if k[:2] == ("objective", seat)]
            known = tuple(dict.fromkeys((*(before[0] if before else ()), seen)))
            learn(g, (watcher,), "objective", seat, known)
    g.emit(LookedAtObjectives(seat=p.index, target=seat, objectives=(seen,)), to=to)


# -- Spy Drone --------------------------------------------------------------------------------------------

SPY_DRONE = "spy_drone"


def unwatched(g: State, p: Seat) -> list[Seat]:
    return [q for q in characters_in(g, p.room) if q is not p and SPY_DRONE not in q.ext]


def give_drone(g: State, p: Seat, card: str, seat: int) -> None:
    """It stays with that character for good, in everybody's sight."""
    q = g.seats[seat]
    if q.status == ABOARD:
        take_away(g, p, card)
        g.removed.append(card)
        q.ext[SPY_DRONE] = p.index
        g.emit(DroneGiven(seat=p.index, target=seat))


def spied_on(g: State, seats: tuple[int, ...], p: Seat) -> tuple[int, ...]:
    """She sees every secret check and decision of the character carrying the drone (A-15.2)."""
    by = p.ext.get(SPY_DRONE)
    if by is None or by in seats or g.seats[by].status == DEAD:
        return seats
    return (*seats, by)


def spied_on_deciding(g: State, seats: tuple[int, ...], p: Seat) -> tuple[int, ...]:
    """All secret decisions, those about his own cards too (Objective, Access Code); option `spy_drone_decisions`."""
    return spied_on(g, seats, p) if g.rules.options.spy_drone_decisions == "all" else seats


def forces(fitting: Any, refusal: Refusal) -> Any:
    return lambda g, p: None if fitting(g, p) else refusal


# -- declared ---------------------------------------------------------------------------------------------

PSYCHOLOGIST = Character(
    PSYCHOLOGIST_ID, "white", "pocket_pistol", ("spy_drone", "emotion_reader"),
    {**SHARED, "basic_repairs": 1, "helping_hand": 1, "manipulation": 1, "suggestion": 1, "profiling": 1},
    DESIGNED, module="aftermath_characters",
)  # fmt: skip

CARDS = (
    ActionCard("helping_hand", 0, "out", (
        Effect("draw", lend_a_hand, forces(helpable, NOBODY_NEAR),
               lambda g, p: choose_one(p, WHOM_TO_HELP, helpable(g, p))),)),
    ActionCard("manipulation", 1, "out", (
        Effect("manipulate", manipulate, forces(manipulable, NOBODY_WITH_CARDS),
               lambda g, p: choose_one(p, WHOM_TO_MANIPULATE, manipulable(g, p))),), provenance=DESIGNED),
    ActionCard("suggestion", 0, "out", (
        Effect("order", suggest, forces(suggestible, NOBODY_TO_SEND), choose_suggestion),), provenance=DESIGNED),
    ActionCard("profiling", 1, "out", (
        Effect("look_objectives", profile, forces(readable, NO_SECRET_OBJECTIVE),
               lambda g, p: choose_one(p, WHOSE_OBJECTIVES, readable(g, p))),), provenance=DESIGNED),
)  # fmt: skip

ITEMS = (
    Item("pocket_pistol", None, heavy=True, single_use=False, cost=None, combat="in",
         weapon=Weapon(2, faces={"hit2": "hit1"}), provenance=DESIGNED),
    Item(SPY_DRONE, None, single_use=False, activate_with=("energy_charge",), effects=(
        Effect("give_drone", give_drone, forces(unwatched, NOBODY_NEAR),
               lambda g, p: choose_one(p, WHOM_TO_WATCH, unwatched(g, p)), keeps_item=True),)),
    Item("emotion_reader", None, single_use=False, cost=None, activate_in=("laboratory", "emergency_room"),
         provenance=DESIGNED),
)  # fmt: skip

MODULE = Module(
    PSYCHOLOGIST_ID,
    components={
        "characters": (PSYCHOLOGIST,),
        "cards": CARDS,
        "own_items": ITEMS,
        "traits": (Trait("trait_i_follow_you", PSYCHOLOGIST_ID),),
    },
    hooks=(
        SETS_OUT.by(follows),
        DRAW_LIMIT.by(misses_company),
        WATCHERS.by(spied_on),
        DECISION_WATCHERS.by(spied_on_deciding),
    ),
    windows={"may_follow": Window("follow", "decline")},
    options=(Option("spy_drone_decisions", "all", ("all", "aboard"), "A-15.2", former={1: "aboard"}),),
    terms=("trait",),
)
