"""A player's turn: what can be done, paying, acting, passing (R-5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..engine.events import Event, Past, since
from ..engine.hooks import Interception, Modifier, Trigger
from ..engine.machine import Asking, asks, step
from ..engine.questions import Question, one_of, shape
from . import pieces
from .actions import ACTION_PRICE, BASIC_ACTION_SHAPES, FREE_ACT_SHAPE, action_price, free_acts
from .claims import CLAIM, claims_of
from .components import Choosing, Refusal
from .decks import use_up
from .items import ItemDiscarded, discard_item, drop, item_of
from .meanings import CARD, ITEM, NAME, ROOM
from .reactions import Interrupted, open_window, others_in_room
from .ship import fold, in_combat, may_change, out_of_order, tile
from .state import ABOARD, IN_POD
from .telling import Acting, RoomNumber, SeatNumber, Subject, ThingIds, says_itself
from .wounds import hurt_by, suffers

if TYPE_CHECKING:
    from .components import Effect
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


MOVES = frozenset({"move", "escape", "careful_move"})
ACTIONS_PER_TURN = 2


class Turn(
    Acting,
    term="turn",
    sound="turn",
    pace="small",
    stage="players",
    motion=pieces.table(turn=pieces.field("seat"), actions_left=ACTIONS_PER_TURN),
):
    """A turn begins."""


class Burnt(Event, folded=True, sound="fire", harms="seat", stage="fire"):
    """A character ends a turn in a Fire."""

    seat: SeatNumber
    room: RoomNumber


class Action(
    Acting,
    term="action",
    pace="small",
    motion=pieces.number("actions_left", gains=-1, least=0)
    + pieces.laid_off("paid")
    + pieces.if_told(pieces.card_laid_off(pieces.field("subject", 0)), action="play"),
):
    """An action is announced and paid."""

    action: str
    subject: Subject
    paid: ThingIds
    watched: bool = since(False)

    def folded(self, g: State, past: Past) -> bool:
        """The outcome says what was done; where others may interrupt it, it is told before they are asked."""
        if self.watched:
            return False
        if self.action == "room_action":
            return says_itself(tile(g, self.subject[0]))
        if self.action == "play":
            return says_itself(g.rules.types[self.subject[0]])
        basic = g.rules.basic_actions.get(self.action)
        return basic is not None and basic.outcome_tells_it

    def covers(self, event: Event) -> bool:
        """A used Item is discarded, unless it says otherwise."""
        return isinstance(event, ItemDiscarded) and self.action == "use" and bool(self.subject[0] == event.item)

    def heads_for(self, room: int) -> bool:
        named = self.action == "escape" or (self.action in MOVES and self.watched)
        return named and bool(self.subject[0] == room)


class ActionCancelled(Event, term="interruption", afterwards=True, harms="seat"):
    """An action that was announced does not happen."""

    seat: SeatNumber

    def folded(self, g: State, past: Past) -> bool:
        """Where one Interruption answered another, that line says which one held."""
        last = past.last()
        return isinstance(last, Interrupted) and last.by == self.seat


class Discarded(Event, term="cost", sound="card", pace="small", motion=pieces.laid_off("cards")):
    """Action cards are discarded."""

    seat: SeatNumber
    cards: ThingIds


class Passed(Event, term="pass", motion=pieces.seat(passed=True) + pieces.laid_off("cards")):
    """A seat passes, and what it discards for it."""

    seat: SeatNumber
    cards: ThingIds = ()


class Bleeding(Event, folded=True, sound="wound", harms="seat"):
    """A Serious Wound bleeds."""

    seat: SeatNumber


UNLIMITED = 99
ROOM_ACTION_COST = 2

IN_COMBAT = Refusal("only_out_of_combat", "R-5.20")
OUT_OF_COMBAT = Refusal("only_in_combat", "R-5.20")
TOO_FEW_CARDS = Refusal("too_few_cards", "R-5.12")
REACTION_ONLY = Refusal("only_as_reaction", "R-26.5")
CONTAMINATION_IS_NO_ACTION = Refusal("contamination_is_no_action", "R-16.2")
NO_ROOM_ACTION_IN_COMBAT = Refusal("no_room_action_in_combat", "R-5.21")
ROOM_BROKEN = Refusal("room_malfunctions", "R-17.3")
NO_ROOM_ACTION = Refusal("room_has_no_action", "R-6.10")
PASSIVE_ITEM = Refusal("item_is_passive", "R-5.15")
NOT_YOUR_TURN = Refusal("not_your_turn", "R-4.6")

TURN_REACHED: Interception[Seat] = Interception(
    "turn_reached",
    "seat",
    "The turn order comes to a seat that takes no turn; taken over, something else happens before it goes on.",
)
FIRST_ACTION: Trigger[Seat] = Trigger(
    "first_action", "seat", "A turn begins; what is pushed here comes before its first action."
)
AFTER_ACTION: Trigger[()] = Trigger(
    "after_action", "", "An action is over with all that it caused; also at the start of a turn."
)
ACTED: Trigger[Seat] = Trigger("acted", "seat", "An action has been announced and paid for.")
PASSED: Trigger[Seat] = Trigger("passed", "seat", "A player has passed.")
ROOM_ACTION_PRICE: Modifier[int, Seat] = Modifier(
    "room_action_price", "cost, seat", "How many cards the action of the Room costs where a character stands."
)

CARDS_OF_A_HAND = (shape("card", card=CARD), shape("contamination", known=one_of("unknown", "infected")))
"""What `hand_options` gives."""

TURN = Question(
    "turn",
    *BASIC_ACTION_SHAPES,
    FREE_ACT_SHAPE,
    shape("play", card=CARD),
    shape("use", item=ITEM),
    shape("room_action", room=ROOM),
    shape(CLAIM, claim=NAME),
    shape("pass"),
    rule="R-5.1",
    doc="An action, a free act, a claim, or pass.",
)
CARD_OPTION = Question("card_option", shape("part", part=NAME), doc="Which part of a card, an Item or a Room is used.")
PAY = Question("pay", shape("card", card=CARD), doc="Which Action card pays for an action.")
PASS_DISCARD = Question(
    "pass_discard",
    *CARDS_OF_A_HAND,
    "done",
    rule="R-5.3",
    doc="Which cards are discarded on passing, one after the other.",
)


# -- turns ----------------------------------------------------------------------------------------


@step
def player_turns(g: State) -> None:
    """R-4.6, R-5.10, R-23.11: clockwise, everyone alive who has not passed, until all have."""
    g.phase = "player"
    n = len(g.seats)
    for k in range(n):
        seat = (g.pointer + k) % n
        p = g.seats[seat]
        if not p.passed and (p.active or p.intruder):
            g.pointer = (seat + 1) % n
            g.push("player_turns")
            g.push("begin_turn", seat)
            return
        for comes_back in TURN_REACHED.of(g):
            if comes_back(g, p):
                return
    g.turn = -1


@step
def begin_turn(g: State, seat: int) -> None:
    p = g.seats[seat]
    g.turn = seat
    g.actions_left = ACTIONS_PER_TURN
    g.emit(Turn(seat=seat))
    if p.intruder:
        g.push("intruder_turn", seat)
    elif p.status == IN_POD:
        g.push("pod_turn", seat)
    else:
        g.push("first_action", seat)


@step
def first_action(g: State, seat: int) -> None:
    """The turn itself, after what a module lets a player do before the first action."""
    g.push("go_on_turn", seat)
    for react in FIRST_ACTION.of(g):
        react(g, g.seats[seat])


@step
def go_on_turn(g: State, seat: int) -> None:
    """R-5.1: two actions, or one and pass, or pass."""
    p = g.seats[seat]
    for react in AFTER_ACTION.of(g):
        react(g)
    if p.status != ABOARD:
        end_turn(g, seat)
    elif p.passed:
        return
    elif g.actions_left <= 0:
        end_turn(g, seat)
    else:
        g.push("go_on_turn", seat)
        g.push("turn", seat)


@step
def end_turn(g: State, seat: int) -> None:
    """R-5.6: 1 Light Wound in a burning Room; R-5.9: not for those who left play."""
    p = g.seats[seat]
    if p.status != ABOARD:
        return
    for name in reversed(g.rules.end_of_turn):
        g.push(name, seat)
    if g.fire[p.room] and hurt_by(g, p, "fire"):
        g.emit(Burnt(seat=seat, room=p.room))


@asks
def turn(g: State, seat: int) -> Asking:
    """Q-3: choose a legal action, announce, pay (R-5.13, R-5.16, R-24.1); then the others may interrupt (R-26.6)."""
    p = g.seats[seat]
    if p.status != ABOARD or p.passed:
        return
    taken_back: list[Any] = []
    while True:
        options = g.offered or turn_options(g, p)
        choice = yield TURN.ask(seat, [o for o in options if o not in taken_back])
        what = choice[0]
        if what == "pass":
            g.push("pass_turn", seat)
            return
        if what == "drop":
            drop(g, p, choice[1])
            return
        if what == CLAIM:
            g.push("make_claim", seat, choice[1], choice[2:])
            return
        announced = yield from announce(g, p, choice)
        if announced is not None:
            break
        taken_back.append(choice)
    frame, cost, besides = announced
    paid = yield from choose_payment(g, p, cost, besides)
    # the last question is behind us
    pay(g, p, paid)
    if what == "play":
        p.hand.remove(choice[1])
        p.discard.append(choice[1])
        pays = g.rules.types[choice[1]].pays
        if pays is not None:
            pays(g, p)
    g.actions_left -= 1
    watched = bool(others_in_room(g, seat, p.room))
    g.emit(Action(seat=seat, action=what, subject=choice[1:], paid=paid, watched=watched))
    for react in ACTED.of(g):
        react(g, p)
    action = g.rules.basic_actions.get(what)
    if action is not None and action.announced is not None:
        action.announced(g, p)
    open_window(g, seat, p.room, frame, ("cancelled", (seat,)))


@step
def cancelled(g: State, seat: int) -> None:
    """R-5.17, R-24.10: the cost stays paid and the action is used up; Item and Ammo, part of the effect, are kept."""
    g.emit(ActionCancelled(seat=seat))


@step
def perform_basic(g: State, seat: int, what: str, choices: tuple[Any, ...]) -> None:
    g.rules.basic_actions[what].do(g, g.seats[seat], *choices)


@step
def perform(g: State, seat: int, what: str, source: Any, part: int, choices: tuple[Any, ...]) -> None:
    """Resolve the effect of a card, an Item or a Room."""
    p = g.seats[seat]
    if what == "play":
        effect: Effect = g.rules.types[source].effects[part]
        if g.rules.types[source].once:
            use_up(g, p, source)
    elif what == "use":
        item = item_of(g, source)
        effect = item.effects[part]
        if source not in p.items and source not in p.hands:
            return
        if effect.keeps_item:
            choices = (source, *choices)
        elif item.single_use:
            discard_item(g, p, source)
    else:
        effect = tile(g, p.room).effects[part]
    effect.do(g, p, *choices)


# -- what can be done -------------------------------------------------------------------------------


def turn_options(g: State, p: Seat) -> list[tuple[Any, ...]]:
    """Every action with a legal part (R-24.2) and free act, then passing, which is never automatic (R-5.2, R-5.4)."""
    fighting = in_combat(g, p)
    cards = action_cards(g, p)
    options: list[tuple[Any, ...]] = []
    types = g.rules.types
    priced = may_change(g, ACTION_PRICE)
    for name, action in g.rules.basic_actions.items():
        if action.in_combat == fighting or action.in_combat is None:
            cost = action.cost(g, p)
            if cost <= cards:
                for subject in action.subjects(g, p):
                    if action.why_not(g, p, *subject) is None:
                        if not priced or action_price(g, p, name, subject) <= cards:
                            options.append((name, *subject))
    for id in p.hand:
        card = types[id]
        if g.rules.is_action(id) and cards > card.cost:
            if card.combat != "any" and (card.combat == "in") != fighting:
                continue
            for effect in card.effects:
                if effect.why_not(g, p) is None:
                    options.append(("play", id))
                    break
    if p.items or p.hands:
        for id in p.items + p.hands:
            item = types.get(id)
            if item is None or item.cost is None or not item.effects:
                continue
            if item.combat != "any" and (item.combat == "in") != fighting:
                continue
            cost = item_cost(g, p, id)
            for effect in item.effects:
                if effect_cost(g, p, effect, cost, None) <= cards and effect.why_not(g, p) is None:
                    options.append(("use", id))
                    break
    if not fighting and why_no_room_action(g, p, cards) is None:
        options.append(("room_action", p.room))
    options += free_acts(g, p)
    if g.rules.acts:
        options += claims_of(g, p.index)
    options.append(("pass",))
    return options


def action_cards(g: State, p: Seat) -> int:
    is_action = g.rules.is_action
    n = 0
    for c in p.hand:
        if is_action(c):
            n += 1
    return n


def why_no_room_action(g: State, p: Seat, cards: int) -> Refusal | None:
    room = tile(g, p.room)
    if not room.effects:
        return NO_ROOM_ACTION
    if out_of_order(g, p):
        return ROOM_BROKEN
    if cards < room_action_cost(g, p):
        return TOO_FEW_CARDS
    refusal = None
    for effect in room.effects:
        refusal = effect.why_not(g, p)
        if refusal is None:
            return None
    return refusal


def why_not_card(g: State, p: Seat, id: str) -> Refusal | None:
    card = g.rules.types[id]
    if not g.rules.is_action(id):
        return CONTAMINATION_IS_NO_ACTION
    if card.reaction is not None and not card.effects:
        return REACTION_ONLY
    return why_not_effects(g, p, card, action_cards(g, p) - 1, card.cost)


def why_not_item(g: State, p: Seat, id: str) -> Refusal | None:
    item = item_of(g, id)
    if item.cost is None or not item.effects:
        return PASSIVE_ITEM
    return why_not_effects(g, p, item, action_cards(g, p), item_cost(g, p, id))


def why_not_effects(g: State, p: Seat, source: Any, cards: int, cost: int) -> Refusal | None:
    fighting = in_combat(g, p)
    if source.combat == "out" and fighting:
        return IN_COMBAT
    if source.combat == "in" and not fighting:
        return OUT_OF_COMBAT
    refusal, too_dear = None, False
    for effect in source.effects:
        found = effect.why_not(g, p)
        if found is not None:
            refusal = found
        elif effect_cost(g, p, effect, cost, None) <= cards:
            return None
        else:
            too_dear = True
    return TOO_FEW_CARDS if too_dear else refusal


def effect_cost(g: State, p: Seat, effect: Effect, cost: int, choices: tuple[Any, ...] | None) -> int:
    """What this part costs; without choices: the least it can cost."""
    return effect.cost(g, p, cost, choices) if effect.cost is not None else cost


def item_cost(g: State, p: Seat, id: str) -> int:
    """R-16.17: an undressed hand wound makes Items cost 1 more."""
    cost = item_of(g, id).cost or 0
    return cost + 1 if p.wounds and suffers(g, p, "wound_hand") else cost


def room_action_cost(g: State, p: Seat) -> int:
    return fold(g, ROOM_ACTION_PRICE, ROOM_ACTION_COST, p)


# -- announcing and paying --------------------------------------------------------------------------


def announce(g: State, p: Seat, choice: tuple[Any, ...]) -> Any:
    """(what resolves it, cost, card played); None: consent was refused, so the action is taken back unpaid (R-24.7)."""
    what = choice[0]
    if what in g.rules.basic_actions:
        action = g.rules.basic_actions[what]
        choices = yield from action.choose(g, p, *choice[1:])
        return ("perform_basic", (p.index, what, choices)), action_price(g, p, what, choice[1:]), None
    if what == "play":
        card = g.rules.types[choice[1]]
        effects, cost, besides = card.effects, card.cost, choice[1]
    elif what == "use":
        item = item_of(g, choice[1])
        effects, cost, besides = item.effects, item_cost(g, p, choice[1]), None
    else:
        effects, cost, besides = tile(g, p.room).effects, room_action_cost(g, p), None
    part, choices = yield from choose_effect(g, p, effects, cost, besides is not None, choice[-1])
    if choices is None:
        return None
    cost = effect_cost(g, p, effects[part], cost, choices)
    return ("perform", (p.index, what, choice[-1], part, choices)), cost, besides


def choose_effect(
    g: State, p: Seat, effects: tuple[Effect, ...], cost: int, a_card_is_played: bool, source: Any
) -> Any:
    """R-5.14: with OR the player picks one part that is legal."""
    cards = action_cards(g, p) - a_card_is_played
    legal = [i for i, e in enumerate(effects) if e.why_not(g, p) is None and effect_cost(g, p, e, cost, None) <= cards]
    if len(legal) > 1:
        options = [("part", effects[i].name) for i in legal]
        answer = yield CARD_OPTION.ask(p.index, options, source)
        part = legal[options.index(answer)]
    else:
        part = legal[0]
    choices = yield from effects[part].choose(g, p)
    return part, choices


def choose_payment(g: State, p: Seat, cost: int, besides: str | None = None) -> Any:
    """Q-4, R-5.12: Contamination cards never pay."""
    paid: list[str] = []
    if cost <= 0:
        return ()
    is_action = g.rules.is_action
    left = [c for c in p.hand if c != besides and is_action(c)]
    if len(left) <= cost:
        return tuple(left)
    for _ in range(cost):
        options = [("card", c) for c in left]
        answer = yield PAY.ask(p.index, options, cost - len(paid))
        paid.append(answer[1])
        left.remove(answer[1])
    return tuple(paid)


def pay(g: State, p: Seat, cards: tuple[str, ...]) -> None:
    for card in cards:
        p.hand.remove(card)
        p.discard.append(card)


# -- passing ----------------------------------------------------------------------------------------


@asks
def pass_turn(g: State, seat: int) -> Asking:
    """R-5.3, R-5.7: discard any cards, then wounds for passing, then the Fire Wound."""
    p = g.seats[seat]
    gone = yield from choose_discards(g, p, PASS_DISCARD)
    lay_off(g, p, gone)
    pass_now(g, p, gone)
    if g.turn == seat:
        g.push("end_turn", seat)
    bleed(g, p)


def choose_discards(g: State, p: Seat, question: Question) -> Choosing:
    """Any subset of the hand, one card after the other, in hand order so that each set is reached once."""
    gone: list[str] = []
    left = list(p.hand)
    while left:
        options = hand_options(g, p, left)
        options.append("done")
        answer = yield question.ask(p.index, options)
        if answer == "done":
            break
        card = card_behind(g, p, answer, left)
        gone.append(card)
        left = left[left.index(card) + 1 :]
    return tuple(gone)


def hand_options(g: State, p: Seat, cards: list[str]) -> list[Any]:
    """Cards as their owner sees them: Contamination cards show no face (R-16.3)."""
    return list(dict.fromkeys(option_for(g, p, c) for c in cards))


def option_for(g: State, p: Seat, card: str) -> tuple[str, str]:
    if g.rules.is_action(card):
        return ("card", card)
    return ("contamination", "infected" if card in p.known_infected else "unknown")


def card_behind(g: State, p: Seat, option: tuple[str, str], cards: list[str]) -> str:
    if option[0] == "card":
        return option[1]
    return next(c for c in cards if option_for(g, p, c) == option)


def discard_cards(g: State, p: Seat, cards: Sequence[str]) -> None:
    lay_off(g, p, cards)
    if cards:
        g.emit(Discarded(seat=p.index, cards=tuple(g.rules.face(c) for c in cards)))


def lay_off(g: State, p: Seat, cards: Sequence[str]) -> None:
    """From the hand to the player's own discard; the caller emits the event."""
    for card in cards:
        p.hand.remove(card)
        p.discard.append(card)
        if card in p.known_infected:
            p.known_infected.remove(card)


def pass_now(g: State, p: Seat, discarded: Sequence[str] = ()) -> None:
    p.passed = True
    g.emit(Passed(seat=p.index, cards=tuple(g.rules.face(c) for c in discarded)))
    for react in PASSED.of(g):
        react(g, p)


def bleed(g: State, p: Seat) -> None:
    """R-16.17: a bleeding wound hurts each time one passes."""
    if suffers(g, p, "wound_bleeding"):
        g.emit(Bleeding(seat=p.index))
        g.push("light_wound", p.index)


@step
def must_pass(g: State, seat: int) -> None:
    """R-5.11: an effect makes a player pass at once."""
    p = g.seats[seat]
    if p.active and not p.passed:
        g.push("pass_turn", seat)
