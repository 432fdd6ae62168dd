"""Laika, the Bounty Hunter's dog: a pawn that explores, makes Noise, and comes back (A-3.9, trait_laika).

Where she is stands in her master's `ext`: a Room number, 0 on his board, -1 out of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.events import Event
from ...engine.hooks import Trigger
from ...engine.machine import Asking, asks, step
from ...engine.questions import Question, shape
from ...rules import pieces
from ...rules.components import Refusal
from ...rules.injury import injure
from ...rules.markers import Noise, noisy, place_noise
from ...rules.meanings import CORRIDOR, FIGURE, ROOM
from ...rules.movement import EXPLORATION, NOISE_REPLACED, reveal
from ...rules.noise import FACES, NoiseRolled, danger
from ...rules.ship import characters_in, figure, figures_in, fold
from ...rules.state import ABOARD, CLOSED
from ...rules.telling import CorridorNumber, IntruderKind, RoomNumber, SeatNumber, Spent

if TYPE_CHECKING:
    from ...rules.state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class LaikaRecalled(Event, term=None, pace="small", motion=pieces.seat_ext(laika=0)):
    """The dog comes back to its master."""

    seat: SeatNumber


class LaikaGone(Spent, term=None, motion=pieces.seat_ext(laika=-1)):
    """The dog is gone."""

    seat: SeatNumber


class LaikaMoved(Event, term=None, sound="step", pace="move", motion=pieces.seat_ext(laika=pieces.field("room"))):
    """The dog goes to a Room."""

    seat: SeatNumber
    room: RoomNumber
    corridor: CorridorNumber


class LaikaBites(Event, term=None, sound="bite"):
    """The dog bites an Intruder."""

    seat: SeatNumber
    kind: IntruderKind


LAIKA = "laika"
ON_BOARD, GONE = 0, -1
NO_LAIKA = Refusal("laika_is_gone", "A-3.9")
NOT_HERS = frozenset({"slime", "silence"})
"""Exploration tokens that do nothing to her: she is never slimed (A-3.9), so Silence stays silent."""

LAIKA_ENTERED: Trigger[Seat, int, int] = Trigger("laika_entered", "master, room, corridor", "Laika has entered a Room.")

LAIKAS_ORDER = Question(
    "laika",
    "stay",
    "recall",
    shape("way", room=ROOM, corridor=CORRIDOR),
    shape("figure", figure=FIGURE),
    rule="A-3.9",
    doc="What Laika does: a Room to go to, an Intruder to bite, back to her master.",
)


def place_of(p: Seat) -> int:
    place: int = p.ext.get(LAIKA, GONE)
    return place


def with_master(p: Seat) -> bool:
    """In the game, with a master who can send her."""
    return p.status == ABOARD and place_of(p) != GONE


def starts_from(p: Seat) -> int:
    """Trait (b): on the board she counts as standing in her master's Room."""
    return place_of(p) or p.room


def ways(g: State, p: Seat) -> list[tuple[int, int]]:
    """Trait (c): (Corridor, Room) pairs; closed Doors stop her, Technical Corridors and shuttle links are not hers."""
    if not with_master(p):
        return []
    return [(c, room) for c, room in g.rules.board.links[starts_from(p)] if g.doors[c] != CLOSED]


def can_move(g: State, p: Seat) -> bool:
    """Recalling her counts as moving her (A-15.2, Anti-Aggro)."""
    return with_master(p) and (place_of(p) > 0 or bool(ways(g, p)))


# -- coming and going -------------------------------------------------------------------------------------


def send(g: State, p: Seat, room: int, corridor: int) -> None:
    g.push("laika_enters", p.index, room, corridor)


def recall(g: State, p: Seat) -> None:
    """Trait (a): to the board from anywhere."""
    if place_of(p) > 0:
        p.ext[LAIKA] = ON_BOARD
        g.emit(LaikaRecalled(seat=p.index))


def lose(g: State, p: Seat) -> None:
    if place_of(p) != GONE:
        p.ext[LAIKA] = GONE
        g.emit(LaikaGone(seat=p.index))


@step
def laika_enters(g: State, seat: int, room: int, corridor: int) -> None:
    """Trait (d): she explores like a character, then rolls for Noise where nobody stands.

    A-3.9: Slime, Fire and turrets do not touch her: this is no entry of a character.
    """
    p = g.seats[seat]
    if not with_master(p):
        return
    alone = not figures_in(g, room) and not characters_in(g, room)
    p.ext[LAIKA] = room
    g.emit(LaikaMoved(seat=seat, room=room, corridor=corridor))
    token = g.rules.types[g.tokens[room]] if g.tokens[room] and g.rules.options.laika_reveals_tokens else None
    replaced = token is not None and token.noiseless
    if g.rules.options.laika_reveals_tokens:
        replaced = fold(g, NOISE_REPLACED, replaced, room)
    if alone and not replaced:
        g.push("laika_noise", seat, room)
    for react in LAIKA_ENTERED.of(g):
        react(g, p, room, corridor)
    if token is not None:
        reveal(g, p, room, token)
        if token.effect not in NOT_HERS:
            EXPLORATION[token.effect](g, p, room, corridor, True)


@step
def laika_noise(g: State, seat: int, room: int) -> None:
    """FAQ (A-3.9): a character for this roll; trait (e): what it calls finds only an empty Room."""
    if place_of(g.seats[seat]) != room or figures_in(g, room):
        return
    face = g.roll("noise", FACES)
    g.emit(NoiseRolled(seat=seat, face=face, room=room))
    if face == "danger":
        danger(g, room)
    elif face != "silence":
        exit = g.rules.board.exits[room][int(face)]
        if noisy(g, exit):
            g.push("encounter_with_nobody", room)
        else:
            place_noise(g, exit)
            g.emit(Noise(seat=seat, exit=exit, room=room))


# -- what her master decides ------------------------------------------------------------------------------


def bites(g: State, p: Seat) -> list[tuple[Any, ...]]:
    """Anti-Aggro: Intruders that she worries from her master's side, if she could have moved (A-15.2)."""
    if not can_move(g, p) or not any(g.rules.types[i].id == "anti_aggro" for i in p.items):
        return []
    return [("figure", f.id) for f in figures_in(g, p.room)]


def bite(g: State, p: Seat, id: int) -> None:
    f = figure(g, id)
    if f is not None and f.room == p.room:
        g.emit(LaikaBites(seat=p.index, kind=f.kind))
        injure(g, f, 1, p.index)


@asks
def laika_moves(g: State, seat: int) -> Asking:
    """Trait (a): before the first action of each turn of her master."""
    p = g.seats[seat]
    options: list[Any] = ["stay", *(("way", room, c) for c, room in ways(g, p))]
    if place_of(p) > 0:
        options.append("recall")
    options += bites(g, p)
    answer = yield LAIKAS_ORDER.ask(seat, options)
    command(g, p, answer)


def command(g: State, p: Seat, answer: Any) -> None:
    if answer == "recall":
        recall(g, p)
    elif answer[0] == "way":
        send(g, p, answer[1], answer[2])
    elif answer[0] == "figure":
        bite(g, p, answer[1])


@asks
def laika_goes_on(g: State, seat: int, room: int) -> Asking:
    """Heel!: a second Room, if she is still where the first move took her."""
    p = g.seats[seat]
    if place_of(p) != room:
        return
    options: list[Any] = ["stay", *(("way", other, c) for c, other in ways(g, p))]
    answer = yield LAIKAS_ORDER.ask(seat, options)
    command(g, p, answer)


# -- hooks ------------------------------------------------------------------------------------------------


def at_setup(g: State) -> None:
    """A-3.9: she starts on the Bounty Hunter's board."""
    for p in g.seats:
        if p.character == "bounty_hunter":
            p.ext[LAIKA] = ON_BOARD


def before_first_action(g: State, p: Seat) -> None:
    if with_master(p):
        g.push("laika_moves", p.index)


def encounter_begins(g: State, room: int) -> None:
    """Trait (e), FAQ: no matter who caused it, she is gone before an Intruder appears."""
    for p in g.seats:
        if place_of(p) == room:
            recall(g, p)


def master_leaves(g: State, p: Seat, room: int) -> None:
    """Trait (h)."""
    lose(g, p)
