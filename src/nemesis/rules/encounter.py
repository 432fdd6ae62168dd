"""Encounters: a token from the bag becomes an Intruder in the Room (R-11), and the First Encounter (R-21.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Creature, Event, Harm, Hidden, Past, since
from ..engine.hooks import Modifier, Trigger
from ..engine.machine import Asking, asks, step
from ..engine.questions import Question, shape
from . import pieces
from .bag import TokenAdded, draw_token
from .engines import decision_watchers, learn
from .intruder_movement import intruder_in
from .markers import NoiseAll, clear_noise
from .meanings import CARD
from .ship import characters_in, fights, fold
from .state import ABOARD, DEAD, Figure
from .telling import IntruderKind, RoomNumber, SeatNumber, ThingId

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class Brings(Event, abstract=True):
    """Brings an Intruder to a Room, or a false alarm: the token of the bag that was drawn."""

    kind: IntruderKind
    room: RoomNumber


def called_here(past: Past, room: int) -> Brings | None:
    """The Encounter, or the call for help, that brings an Intruder to this Room."""
    last = past.last(IntruderWithdrawn, TokenAdded)
    return last if isinstance(last, Brings) and last.room == room else None


class Encounter(Brings, term="encounter", sound="growl", harms="seat", shows=Creature()):
    """An Encounter, and the token that was drawn for it."""

    seat: SeatNumber

    def covers(self, event: Event) -> bool:
        """A false alarm tells that there is Noise at every exit."""
        return isinstance(event, NoiseAll) and event.room == self.room and self.kind.startswith(("blank", "insanity_"))


class SurpriseCheck(Event, term="surprise_attack", sound="bite", harms=Harm(only_if="surprised")):
    """The hand against the number of the token."""

    seat: SeatNumber
    number: int
    cards: int
    surprised: bool


class IntruderWithdrawn(Event, term="intruder_player", motion=pieces.figure_gone()):
    """An Intruder leaves the board because its miniature is needed."""

    kind: IntruderKind
    figure: int
    room: RoomNumber

    def covers(self, event: Event) -> bool:
        """Its token goes into the bag."""
        return isinstance(event, TokenAdded)


class IntruderPlaced(
    Event, term="encounter", sound="growl", afterwards=True, shows=Creature(), motion=pieces.figure_placed()
):
    """An Intruder appears on the board."""

    kind: IntruderKind
    figure: int
    room: RoomNumber

    def folded(self, g: State, past: Past) -> bool:
        """The Encounter named it; a token may name a colour besides the type."""
        called = called_here(past, self.room)
        return called is not None and called.kind.startswith(self.kind)


class FirstEncounter(Event, term="first_encounter", sound="growl", motion=pieces.table(first_encounter=True)):
    """The First Encounter; with a choice of Objectives or without."""

    choice: bool = since(True)


class ObjectiveKept(
    Event,
    term="first_encounter",
    secretly=True,
    pace="small",
    afterwards=True,
    motion=pieces.seat(objectives_held=1)
    + pieces.put(*pieces.SEAT, "objectives", value=(pieces.field("objective"),), known=True),
):
    """One Objective is kept, the other leaves the game."""

    seat: SeatNumber
    objective: Hidden[ThingId]


ENCOUNTER: Trigger[int] = Trigger("encounter", "room", "An Encounter begins in this Room; nothing has appeared yet.")
SURPRISE_NUMBER: Modifier[int, Seat] = Modifier(
    "surprise_number", "number, seat", "The number of cards with which a character is safe from the Surprise Attack."
)

KEEP_OBJECTIVE = Question(
    "keep_objective",
    shape("objective", card=CARD),
    rule="R-21.1",
    hidden=True,
    doc="Which Objective is kept at the first Encounter.",
)


@step
def encounter(g: State, seat: int) -> None:
    """R-11.1 to R-11.3, R-11.9: clear the Noise around the Room, draw a token, let the species resolve it."""
    p = g.seats[seat]
    if p.status != ABOARD:
        return
    begin_encounter(g, p.room)
    token = draw_token(g)
    g.emit(Encounter(seat=seat, room=p.room, kind=token.kind))
    g.rules.species.meet(g, p.room, p, token)


@step
def encounter_with_nobody(g: State, room: int) -> None:
    """R-11.11: called for a Room where no character stands: no surprise check."""
    begin_encounter(g, room)
    token = draw_token(g)
    g.emit(Encounter(seat=-1, room=room, kind=token.kind))
    g.rules.species.meet(g, room, None, token)


def begin_encounter(g: State, room: int) -> None:
    """R-11.2: the Noise around the Room goes; characters that never meet Intruders leave it."""
    clear_noise(g, room)
    for react in ENCOUNTER.of(g):
        react(g, room)


@step
def room_encounter(g: State, room: int, surprise: bool) -> None:
    """An Encounter of a Room: a Surprise Attack hits the character there with the fewest cards (A-10.1)."""
    here = characters_in(g, room) if surprise else []
    if here:
        n, first = len(g.seats), g.first_player
        encounter(g, min(here, key=lambda p: (len(p.hand), (p.index - first) % n)).index)
    else:
        encounter_with_nobody(g, room)


@step
def surprise_check(g: State, seat: int, id: int, number: int) -> None:
    """R-11.5: fewer cards in hand than the number on the token: Surprise Attack."""
    p = g.seats[seat]
    number = fold(g, SURPRISE_NUMBER, number, p)
    surprised = len(p.hand) < number
    g.emit(SurpriseCheck(seat=seat, number=number, cards=len(p.hand), surprised=surprised))
    if surprised:
        g.push("intruder_attack", id, seat, "surprise")


def miniatures_left(g: State, kind: str) -> int:
    """R-1.8: in supply: neither on a board nor lost for good."""
    used = sum(1 for f in g.figures if f.kind == kind) + g.rules.species.on_boards(g, kind)
    left: int = g.rules.kinds[kind].miniatures - g.lost_miniatures.get(kind, 0) - used
    return left


def take_miniature(g: State, kind: str) -> bool:
    """R-11.7: with none left, those of this type that are not in Combat go back to the bag first."""
    if miniatures_left(g, kind) > 0:
        return True
    idle = [f for f in g.figures if f.kind == kind and not fights(g, f)]
    if not idle:
        return False
    for f in idle:
        g.figures.remove(f)
        g.emit(IntruderWithdrawn(kind=kind, figure=f.id, room=f.room))
        g.rules.species.token_back(g, kind)
    return True


def place(g: State, kind: str, room: int) -> Figure:
    """Put a miniature on the ship, whatever the Doors (R-10.11, R-21.2).

    Push what comes later first: this may ask for Objectives (R-21.1).
    """
    f = Figure(g.next_figure, kind, room)
    g.next_figure += 1
    g.figures.append(f)
    g.emit(IntruderPlaced(kind=kind, figure=f.id, room=room))
    if not g.first_encounter and g.rules.species.counts_as_first_encounter(kind):
        g.first_encounter = True
        g.emit(FirstEncounter(choice=bool(choosing_objectives(g))))
        g.push("first_encounter_objectives")
    intruder_in(g, f)
    g.rules.species.placed(g, f)
    return f


def choosing_objectives(g: State) -> list[Seat]:
    """R-21.1: living players with two Objectives of their own."""
    if g.rules.mode.objectives_are_public:
        return []
    return [p for p in g.seats if p.status != DEAD and len(p.objectives) == 2]


@asks
def first_encounter_objectives(g: State) -> Asking:
    """R-21.1, R-26.4: all living players at once and secretly keep one of two Objectives."""
    choosing = choosing_objectives(g)
    if not choosing:
        return
    kept = yield [KEEP_OBJECTIVE.ask(p.index, [("objective", o) for o in p.objectives]) for p in choosing]
    for p, (_, id) in zip(choosing, kept, strict=True):
        p.exile += [o for o in p.objectives if o != id]
        p.objectives = [id]
        to = decision_watchers(g, p)
        if len(to) > 1:
            learn(g, to[1:], "objectives", p.index, (id,))
        g.emit(ObjectiveKept(seat=p.index, objective=id), to=to)


def fewest_action_cards(g: State, seats: list[Seat]) -> Seat:
    """R-13.2, R-13.3: fewest Action cards; tie: nearest to the First Player in turn order."""
    n = len(g.seats)
    first = g.first_player
    is_action = g.rules.is_action
    return min(seats, key=lambda p: (sum(1 for c in p.hand if is_action(c)), (p.index - first) % n))
