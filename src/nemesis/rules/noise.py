"""Noise rolls, Danger and Silence (R-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..engine.events import Die, Event, Past, since
from ..engine.hooks import Modifier, Trigger
from ..engine.machine import Asking, Frame, asks, step
from ..engine.questions import Question, shape
from .intruder_movement import go_through, hit_door
from .markers import Noise, NoiseAll, exits_of, noise_everywhere, noisy, place_noise
from .meanings import CARD, ITEM
from .reactions import held
from .ship import fights, figures_in, fold, in_combat
from .state import ABOARD, CLOSED
from .telling import RoomNumber, SeatNumber, ThingId

if TYPE_CHECKING:
    from .state import Figure, Seat, State


# -- events ------------------------------------------------------------------------------------------


class NoiseRolled(Event, term="noise_roll", sound="die", shows=Die("noise")):
    """The Noise die."""

    seat: SeatNumber
    face: str
    room: RoomNumber

    def folded(self, g: State, past: Past) -> bool:
        """Noise, an Encounter or Danger follows."""
        return self.face != "silence"


class NoiseRerolled(Event, term="reaction", sound="die"):
    """An Item rolls the Noise die again."""

    seat: SeatNumber
    item: ThingId
    card: ThingId


class RoomNoiseRolled(Event, term="noise_roll", sound="die"):
    """The Noise die for a Room with nobody in it."""

    room: RoomNumber
    face: str

    def folded(self, g: State, past: Past) -> bool:
        """Noise, an Encounter or Danger follows."""
        return self.face != "silence"


class Danger(Event, term="danger", sound="danger"):
    """Danger in a Room, and what it brings."""

    room: RoomNumber
    brings: str = since("unknown")

    def covers(self, event: Event) -> bool:
        """The Noise that it brings."""
        return isinstance(event, NoiseAll) and event.room == self.room and self.brings == "noise"


FACES = ("1", "1", "2", "2", "3", "3", "4", "4", "silence", "danger")
"""R-1.15, X-14: the ten faces of the Noise die."""
OF_A_MOVE = frozenset({"move"})
"""Stands among the rerolls used: the roll comes from the character's own move."""

NOISE_REROLLS: Modifier[list[tuple[str, ...]], Seat, frozenset[str]] = Modifier(
    "noise_rerolls",
    "rerolls, seat, used",
    "The options to roll the Noise die again; `used` are the sources already spent, and `move` for the roll of a move.",
)
NOISE_REROLLED: Trigger[Seat, tuple[str, ...]] = Trigger(
    "noise_rerolled", "seat, reroll", "A character rolls the Noise die again, by one of those options."
)

REROLL_NOISE = Question(
    "reroll_noise",
    "keep",
    shape("reroll", item=ITEM, card=CARD),
    hidden=True,
    doc="Whether the Noise die is rolled again, and at whose price.",
)


@step
def noise_roll(g: State, seat: int, even_in_combat: bool = False, moved: bool = False) -> None:
    """R-10.1: a character in Combat makes no Noise roll. `moved`: it is the roll of this character's own move."""
    p = g.seats[seat]
    if p.status != ABOARD or (in_combat(g, p) and not even_in_combat):
        return
    roll_noise(g, p, OF_A_MOVE if moved else frozenset())


def roll_noise(g: State, p: Seat, used: frozenset[str]) -> None:
    face = g.roll("noise", FACES)
    g.emit(NoiseRolled(seat=p.index, face=face, room=p.room))
    if rerolls(g, p, used):
        g.push("reroll_noise", p.index, face, tuple(sorted(used)))
    else:
        noise_result(g, p, face)


def rerolls(g: State, p: Seat, used: frozenset[str]) -> list[tuple[str, ...]]:
    """R-26.7: once for each source, paid with an Action card (Motion Detector)."""
    sources = [item for _, item in held(p, g, "noise") if item not in used]
    found: list[tuple[str, ...]] = [("reroll", s, card) for s in sources for card in p.hand if g.rules.is_action(card)]
    return fold(g, NOISE_REROLLS, found, p, used)


@asks
def reroll_noise(g: State, seat: int, face: str, used: tuple[str, ...]) -> Asking:
    """After seeing the die, before applying it; the last face stands (R-26.7)."""
    p = g.seats[seat]
    options: list[Any] = ["keep", *rerolls(g, p, frozenset(used))]
    answer = yield REROLL_NOISE.ask(seat, options, face)
    if answer == "keep":
        noise_result(g, p, face)
        return
    how, source, *paid = answer
    if how == "reroll":
        p.hand.remove(paid[0])
        p.discard.append(paid[0])
        g.emit(NoiseRerolled(seat=seat, item=source, card=paid[0]))
    for react in NOISE_REROLLED.of(g):
        react(g, p, answer)
    roll_noise(g, p, frozenset(used) | {source})


def noise_result(g: State, p: Seat, face: str) -> None:
    """R-10.3, R-10.5, R-10.9: a number marks its exit or leads to an Encounter; Danger; Silence, unless slimed."""
    result_in(g, p.room, face, p.slime, p.index, ("encounter", (p.index,)))


def result_in(g: State, room: int, face: str, slime: bool, seat: int, meeting: Frame) -> None:
    if face == "danger" or (face == "silence" and slime):
        danger(g, room)
    elif face != "silence":
        exit = g.rules.board.exits[room][int(face)]
        if noisy(g, exit):
            g.push_frame(meeting)
        else:
            place_noise(g, exit)
            g.emit(Noise(seat=seat, exit=exit, room=room))


@step
def room_noise(g: State, room: int, surprise: bool) -> None:
    """A Noise roll for a Room, not for a character: no Slime counts and nobody may reroll it.

    An Encounter leads to a surprise check only with `surprise` (A-10.1), never for the Alarm (A-11).
    """
    face = g.roll("noise", FACES)
    g.emit(RoomNoiseRolled(room=room, face=face))
    result_in(g, room, face, False, -1, ("room_encounter", (room, surprise)))


def danger(g: State, room: int) -> None:
    """R-10.5 to R-10.8: Intruders next door come in, by an open way if any; if none, Noise in every exit."""
    near: list[tuple[Figure, int]] = []
    for corridor, other in g.rules.board.links[room]:
        for f in figures_in(g, other):
            if g.rules.species.moves(f) and not fights(g, f):
                near.append((f, corridor))
    quiet = any(not noisy(g, e) for e in exits_of(g, room))
    g.emit(Danger(room=room, brings="intruders" if near else "noise" if quiet else "nothing"))
    if not near:
        if quiet:
            noise_everywhere(g, room)
        return
    ways: dict[int, list[int]] = {}
    figures: dict[int, Figure] = {}
    for f, corridor in near:
        ways.setdefault(f.id, []).append(corridor)
        figures[f.id] = f
    chosen = {id: min(corridors, key=lambda c: g.doors[c] == CLOSED) for id, corridors in ways.items()}
    stopped = {
        id for id, c in chosen.items() if g.doors[c] == CLOSED and g.rules.species.stopped_by_door(g, figures[id])
    }
    for id, corridor in chosen.items():
        if id in stopped:
            hit_door(g, figures[id], corridor)
        else:
            go_through(g, figures[id], corridor, room)
