"""Engines, coordinates and other secrets of the ship: looking and knowing (R-17.15, R-17.32, R-17.33, R-17.37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.events import REDACTED, Event, Hidden, Outdates, Past, since
from ..engine.hooks import Modifier, Trigger
from ..engine.machine import Asking, asks
from ..engine.questions import Question, shape
from . import pieces
from .components import Choosing, Refusal
from .meanings import LETTER
from .ship import fold, hibernating
from .telling import (
    EngineNumber,
    EngineStates,
    OtherSeat,
    RoomNumber,
    SeatNumber,
    ThingId,
    ThingIds,
    TileId,
    TokenEffect,
)

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class LookedAtEngine(Event, term="engine", sound="engine"):
    """Somebody looks at the upper token of an Engine."""

    seat: SeatNumber
    engine: EngineNumber
    state: Hidden[str]
    to_work: bool = since(False)
    """Before working on it?"""

    def folded(self, g: State, past: Past) -> bool:
        """The others are told of the work."""
        return self.state is REDACTED and self.to_work


class LookedAtEngines(Event, term="engine", sound="engine"):
    """Somebody looks at the upper tokens of all Engines."""

    seat: SeatNumber
    states: Hidden[EngineStates]


class EngineWorked(Event, term="engine", sound="engine", outdates=(Outdates("engine", about="engine", spares="seat"),)):
    """Somebody has set the order of an Engine's tokens."""

    seat: SeatNumber
    engine: EngineNumber
    swapped: bool
    state: Hidden[str]


class LookedAtCoordinates(Event, term="coordinates"):
    """Somebody looks at the Coordinates."""

    seat: SeatNumber
    card: Hidden[ThingId]


class CourseSet(Event, term="destination", sound="engine", motion=pieces.table(destination=pieces.field("letter"))):
    """The Destination marker is moved."""

    seat: SeatNumber
    letter: str


class Peeked(Event, term="exploration"):
    """A character looks at a face-down tile."""

    seat: SeatNumber
    room: RoomNumber
    tile: Hidden[TileId]


class PeekedToken(Event, term="exploration"):
    """A character looks at a face-down token."""

    seat: SeatNumber
    room: RoomNumber
    token: Hidden[TokenEffect]


class LookedAtObjectives(Event, term="objective", harms="target"):
    """Somebody looks at another's Objectives."""

    seat: SeatNumber
    target: OtherSeat
    objectives: Hidden[ThingIds]


NOT_AN_ENGINE = Refusal("not_in_an_engine_room", "R-17.37")
COURSE_LOCKED = Refusal("someone_hibernates", "R-18.4")
WORKING, DAMAGED = "working", "damaged"
LETTERS = ("A", "B", "C", "D")

WATCHERS: Modifier[tuple[int, ...], Seat] = Modifier(
    "watchers", "watchers, seat", "The seats that see what this seat looks at in secret."
)
DECISION_WATCHERS: Modifier[tuple[int, ...], Seat] = Modifier(
    "decision_watchers", "watchers, seat", "The seats that see a secret decision of this seat about its own cards."
)
TENDED: Trigger[Seat, str, Any] = Trigger(
    "tended",
    "seat, deed, subject",
    "Everybody sees what somebody does with an Engine or the course: `looked`, `kept`, `swapped`, `read`, `set`.",
)

ENGINE_ORDER = Question("engine_order", "keep", "swap", doc="Whether the two tokens of an Engine change places.")
DESTINATION = Question(
    "destination", shape("letter", letter=LETTER), rule="R-17.32", doc="Where the Destination marker goes."
)


def engine_here(g: State, p: Seat) -> int:
    """0, 1, 2 for the Engine of this Room; -1 elsewhere."""
    tile: str = g.tiles[p.room]
    return int(tile[7:]) - 1 if tile.startswith("engine_") and tile[7:].isdigit() else -1


def why_no_engine_work(g: State, p: Seat) -> Refusal | None:
    return None if engine_here(g, p) >= 0 else NOT_AN_ENGINE


SECRET_QUEST = "access_code"
"""Knowledge of which Quest Items somebody has activated face down (`Item.secret`)."""


def learn(g: State, seats: tuple[int, ...], kind: str, subject: Any, value: Any) -> None:
    """R-25.4: a secret look: the ledger of these seats gains an entry, the others learn only that they looked."""
    g.info += 1
    for seat in seats:
        p = g.seats[seat]
        p.knowledge = [k for k in p.knowledge if (k[0], k[1]) != (kind, subject)]
        p.knowledge.append((kind, subject, value, g.round))


def watchers(g: State, p: Seat) -> tuple[int, ...]:
    """Who sees what this seat looks at: the seat itself, and those a module adds."""
    return fold(g, WATCHERS, (p.index,), p)


def decision_watchers(g: State, p: Seat) -> tuple[int, ...]:
    """Who sees a secret decision about the seat's own cards: the seat itself, and those a module adds."""
    return fold(g, DECISION_WATCHERS, (p.index,), p)


def seen_by_all(g: State, p: Seat, deed: str, subject: Any) -> None:
    for react in TENDED.of(g):
        react(g, p, deed, subject)


def look_at_engine(g: State, p: Seat, engine: int, to_work: bool = False) -> None:
    """R-17.33: the top token, secretly."""
    top = g.engines[engine][0]
    to = watchers(g, p)
    learn(g, to, "engine", engine, top)
    g.emit(LookedAtEngine(seat=p.index, engine=engine, state=top, to_work=to_work), to=to)
    seen_by_all(g, p, "looked", engine)


def look_at_engine_here(g: State, p: Seat) -> None:
    engine = engine_here(g, p)
    if engine >= 0:
        look_at_engine(g, p, engine)


def look_at_all_engines(g: State, p: Seat) -> None:
    """R-17.15: the top token of all three Engines."""
    states = tuple(top for top, _ in g.engines)
    to = watchers(g, p)
    for engine, top in enumerate(states):
        learn(g, to, "engine", engine, top)
    g.emit(LookedAtEngines(seat=p.index, states=states), to=to)
    for engine in range(len(states)):
        seen_by_all(g, p, "looked", engine)


def work_on_engine_here(g: State, p: Seat) -> None:
    """R-17.37: look at both tokens first; the order is asked afterwards."""
    engine = engine_here(g, p)
    if engine >= 0:
        work_on_engine(g, p, engine)


def work_on_engine(g: State, p: Seat, engine: int) -> None:
    look_at_engine(g, p, engine, to_work=True)
    g.push("order_engine", p.index, engine)


@asks
def order_engine(g: State, seat: int, engine: int) -> Asking:
    """Q-30: the player announces whether the order changed, never what is true."""
    p = g.seats[seat]
    to = watchers(g, p)
    answer = yield ENGINE_ORDER.ask(seat, ["keep", "swap"], engine)
    if answer == "swap":
        top, bottom = g.engines[engine]
        g.engines[engine] = (bottom, top)
        for other in g.seats:
            other.knowledge = [
                (*k[:2], flipped(k[2]), k[3]) if k[:2] == ("engine", engine) else k for k in other.knowledge
            ]
    g.emit(EngineWorked(seat=seat, engine=engine, swapped=answer == "swap", state=g.engines[engine][0]), to=to)
    seen_by_all(g, p, "swapped" if answer == "swap" else "kept", engine)


def flipped(state: str) -> str:
    """R-17.38: swaps are announced, so what was once seen stays known."""
    return DAMAGED if state == WORKING else WORKING


# -- course ---------------------------------------------------------------------------------------


def look_at_coordinates(g: State, p: Seat) -> None:
    to = watchers(g, p)
    learn(g, to, "coordinates", 0, g.coordinates)
    g.emit(LookedAtCoordinates(seat=p.index, card=g.coordinates), to=to)
    seen_by_all(g, p, "read", 0)


def why_no_course(g: State, p: Seat) -> Refusal | None:
    """R-17.32, R-18.4: the Destination is fixed while anybody hibernates."""
    return COURSE_LOCKED if hibernating(g) else None


def choose_course(g: State, p: Seat) -> Choosing:
    options = [("letter", x) for x in LETTERS if x != g.destination]
    return ((yield DESTINATION.ask(p.index, options))[1],)


def set_course(g: State, p: Seat, letter: str) -> None:
    g.destination = letter
    g.emit(CourseSet(seat=p.index, letter=letter))
    seen_by_all(g, p, "set", letter)


# -- unexplored Rooms, Objectives -------------------------------------------------------------------


def unexplored(g: State) -> list[int]:
    return [room for room in range(1, len(g.tiles)) if not g.explored[room]]


def peek_tile(g: State, p: Seat, room: int) -> None:
    to = watchers(g, p)
    learn(g, to, "tile", room, g.tiles[room])
    g.emit(Peeked(seat=p.index, room=room, tile=g.tiles[room]), to=to)


def peek_token(g: State, p: Seat, room: int) -> None:
    to = watchers(g, p)
    token = g.tokens[room]
    learn(g, to, "token", room, token)
    effect = g.rules.types[token].effect if token else ""
    g.emit(PeekedToken(seat=p.index, room=room, token=effect), to=to)


def look_at_objectives(g: State, p: Seat, target: int) -> None:
    """Q-39, R-24.8: the Objectives that a Character still holds, for the eyes of the one who looks."""
    to = watchers(g, p)
    found = tuple(g.seats[target].objectives)
    learn(g, to, "objectives", target, found)
    g.emit(LookedAtObjectives(seat=p.index, target=target, objectives=found), to=to)
