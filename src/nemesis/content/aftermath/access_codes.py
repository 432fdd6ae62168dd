"""The CEO's Access Codes: two quest cards with the same back, of which one is activated unseen (A-3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import Event, Hidden
from ...engine.machine import Asking, asks
from ...engine.questions import Question, shape
from ...rules.actions import BasicAction, as_announced, costs
from ...rules.components import DESIGNED, Choosing, Effect, Item, Refusal
from ...rules.decks import draw, reshuffle
from ...rules.effects import NO_COMPUTER
from ...rules.engines import SECRET_QUEST, decision_watchers, learn, watchers, why_no_course, work_on_engine
from ...rules.items import FOUND_AMMO, gain_item, item_of
from ...rules.meanings import CARD, ENGINE, ITEM, POD
from ...rules.search import CANNOT_SEARCH, DECK_EMPTY, Found, choose_deck_of_room, decks_for
from ...rules.shelter import attached_pods, launch
from ...rules.ship import tile, working_computer
from ...rules.telling import ItemColour, SeatNumber, ThingId
from ...rules.turns import TURN

if TYPE_CHECKING:
    from ...rules.actions import Subjects
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class LaunchedRemotely(Event, term="pod", sound="launch"):
    """A Pod is launched from afar."""

    seat: SeatNumber
    pod: int


class CoordinatesReplaced(Event, term="coordinates"):
    """The Coordinates card is exchanged in secret."""

    seat: SeatNumber
    card: Hidden[ThingId]


class LooksThroughDeck(Event, term=None):
    """Somebody looks through a whole deck of Items."""

    seat: SeatNumber
    colour: ItemColour

    def covers(self, event: Event) -> bool:
        """What is found."""
        return isinstance(event, Found) and event.seat == self.seat


class CodeActivated(Event, term="quest_item"):
    """One of two secret codes goes to the Inventory, the other leaves the game unseen."""

    seat: SeatNumber
    item: Hidden[ThingId]


NO_POD_LEFT = Refusal("no_pod_left", "R-17.16")

POD_TO_LAUNCH = Question("pod_to_launch", shape("pod", pod=POD), rule="R-18.8", doc="Which Pod is launched from afar.")
ENGINE_TO_WORK_ON = Question(
    "engine_to_work_on", shape("engine", engine=ENGINE), rule="R-17.37", doc="Which Engine is worked on from afar."
)
NEW_COORDINATES = Question(
    "new_coordinates", shape("coordinates", card=CARD), rule="A-3.4", doc="Which Coordinates card replaces the old one."
)
ITEM_TO_TAKE = Question("take_item", shape("item", item=ITEM), doc="Which Item of a deck is taken.")
ACCESS_CODE = Question("access_code", shape("item", item=ITEM), rule="A-3.4", doc="Which Access Code is activated.")


def why_no_codes(g: State, p: Seat) -> Refusal | None:
    return None if working_computer(g, p.room) else NO_COMPUTER


# -- Manual Control -----------------------------------------------------------------------------------


def choose_launch(g: State, p: Seat) -> Choosing:
    return ((yield POD_TO_LAUNCH.ask(p.index, [("pod", n) for n in attached_pods(g)]))[1],)


def launch_remotely(g: State, p: Seat, pod: int) -> None:
    """Locked or not, with anyone inside."""
    if pod in attached_pods(g):
        g.emit(LaunchedRemotely(seat=p.index, pod=pod))
        launch(g, pod)


def choose_engine(g: State, p: Seat) -> Choosing:
    options = [("engine", n) for n in range(len(g.engines))]
    return ((yield ENGINE_TO_WORK_ON.ask(p.index, options))[1],)


LAUNCH = Effect(
    "launch_pod", launch_remotely, lambda g, p: None if attached_pods(g) else NO_POD_LEFT, choose_launch
)  # fmt: skip
REMOTE_ENGINE = Effect("remote_engine", work_on_engine, choose=choose_engine)


# -- Ship Codes ---------------------------------------------------------------------------------------


@asks
def replace_coordinates(g: State, seat: int) -> Asking:
    """Any of the cards; the others learn only that it happened, and what they knew of the old one is void."""
    p = g.seats[seat]
    to = watchers(g, p)
    options = [("coordinates", card) for card in g.rules.coordinates]
    card = (yield NEW_COORDINATES.ask(seat, options))[1]
    g.coordinates = card
    for q in g.seats:
        q.knowledge = [k for k in q.knowledge if k[0] != "coordinates"]
    learn(g, to, "coordinates", 0, card)
    g.emit(CoordinatesReplaced(seat=seat, card=card), to=to)


def why_no_pick(g: State, p: Seat) -> Refusal | None:
    """Not in a Room without a colour; the item counter does not matter."""
    colour = tile(g, p.room).colour
    if colour is None:
        return CANNOT_SEARCH
    return None if decks_for(g, colour) else DECK_EMPTY


def look_through_deck(g: State, p: Seat, colour: str) -> None:
    """The whole deck is looked at; an empty one takes its discard back first."""
    first = draw(g, colour)
    if first is None:
        return
    p.looking = sorted([first, *g.decks[colour]])
    g.decks[colour] = []
    g.emit(LooksThroughDeck(seat=p.index, colour=colour))
    g.push("take_from_deck", p.index, colour)


@asks
def take_from_deck(g: State, seat: int, colour: str) -> Asking:
    """One entry for each kind of Item; then the deck is shuffled."""
    p = g.seats[seat]
    kinds = {item_of(g, card).id: card for card in reversed(p.looking)}
    card = (yield ITEM_TO_TAKE.ask(seat, [("item", c) for c in kinds.values()], colour))[1]
    g.decks[colour] = [c for c in p.looking if c != card]
    p.looking = []
    reshuffle(g, colour)
    gain_item(g, p, card, ammo=FOUND_AMMO, origin="deck")


COORDINATES = Effect("coordinates", lambda g, p: g.push("replace_coordinates", p.index), why_no_course)
TAKE_ITEM = Effect("take_item", look_through_deck, why_no_pick, choose_deck_of_room)

CODES = (
    Item("manual_control", None, secret=True, activate_if=why_no_codes, effects=(LAUNCH, REMOTE_ENGINE),
         provenance=DESIGNED),
    Item("ship_codes", None, secret=True, activate_if=why_no_codes, effects=(COORDINATES, TAKE_ITEM),
         provenance=DESIGNED),
)  # fmt: skip


# -- activating one of the two -------------------------------------------------------------------------


def codes_left(g: State, p: Seat) -> Subjects:
    return ((),) if any(q in g.rules.secret_quests for q in p.quests) else ()


@asks
def choose_code(g: State, seat: int) -> Asking:
    """A-3.4: the chosen card goes face down to the inventory, the other leaves the game unseen."""
    p = g.seats[seat]
    codes = [q for q in p.quests if q in g.rules.secret_quests]
    if not codes:
        return
    chosen = (yield ACCESS_CODE.ask(seat, [("item", c) for c in codes]))[1]
    p.quests = [q for q in p.quests if q not in codes]
    p.items.append(chosen)
    p.exile += [c for c in codes if c != chosen]
    g.info += 1
    to = decision_watchers(g, p)
    if len(to) > 1:
        learn(g, to[1:], SECRET_QUEST, seat, (chosen,))
    g.emit(CodeActivated(seat=seat, item=chosen), to=to)


ACTIVATE_CODES = BasicAction(
    False, costs(1), codes_left, why_no_codes, as_announced,
    lambda g, p: g.push("choose_code", p.index), Refusal("no_quest_left", "R-15.24"), outcome_tells_it=False,
)  # fmt: skip
TURN.also(shape("activate_codes"))
