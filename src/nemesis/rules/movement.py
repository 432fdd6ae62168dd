"""How characters enter Rooms and explore them (R-7, R-8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..engine.events import Event, Past, since
from ..engine.hooks import Modifier, Trigger
from ..engine.machine import Asking, Frame, asks, step
from ..engine.questions import Question, shape
from . import pieces
from .doors import DoorClosed, close_doors, tokens_left
from .markers import (
    FIRES,
    MALFUNCTIONS,
    Fire,
    Malfunction,
    Noise,
    can_malfunction,
    exits_of,
    noisy,
    place_fire,
    place_malfunction,
    place_noise,
)
from .meanings import EXIT
from .noise import danger
from .ship import characters_in, figures_in, fold, tile
from .state import ABOARD, OPEN
from .telling import (
    Acting,
    CorridorNumber,
    OtherSeat,
    RoomNumber,
    SeatNumber,
    TileId,
    TokenEffect,
    told_at_the_end,
)

if TYPE_CHECKING:
    from .components import ExplorationToken
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class Moved(Event, term="move", sound="step", pace="move", motion=pieces.seat("room")):
    """A character enters a Room."""

    seat: SeatNumber
    room: RoomNumber
    corridor: CorridorNumber
    explores: bool = since(False)
    makes_noise: bool = since(False)
    """Does the Noise follow at once?"""

    def folded(self, g: State, past: Past) -> bool:
        """With the exploration or the Noise that follows, or with the Room that the mover named when setting out."""
        if self.explores or self.makes_noise:
            return True
        way = past.latest(Acting)
        return way is not None and way.seat == self.seat and way.heads_for(self.room)


class Followed(Event, term="move", sound="step", pace="move", afterwards=True, motion=pieces.seat("room")):
    """A character goes along with another."""

    seat: SeatNumber
    target: OtherSeat
    room: RoomNumber

    def folded(self, g: State, past: Past) -> bool:
        """Who goes along said so when the other set out."""
        for event in past:
            if isinstance(event, Acting):
                return False
            if event.covers(self):
                return True
        return False


class Explored(Event, term="exploration", motion=pieces.room("tile", "items", explored=True, token=False)):
    """A Room is explored: its tile, its token, its Items."""

    seat: SeatNumber
    room: RoomNumber
    tile: TileId
    token: TokenEffect
    items: int
    works: bool = since(False)
    """Does the token do at once what it says?"""

    def covers(self, event: Event) -> bool:
        """What its token does."""
        if not self.works:
            return False
        if isinstance(event, (Fire, Malfunction)):
            return event.room == self.room
        return isinstance(event, DoorClosed) or (isinstance(event, Slimed) and event.seat == self.seat)


class Slimed(Event, term="slime", sound="slime", harms="seat", motion=pieces.seat(slime=True)):
    """A character gains a Slime marker."""

    seat: SeatNumber

    def folded(self, g: State, past: Past) -> bool:
        """The line of the exploration may say so, or that of all that an attack does."""
        return past.covers(self) or told_at_the_end(self.seat, past)


NOT_THROUGH_A_CORRIDOR = -1

SETS_OUT: Modifier[Frame, Seat] = Modifier(
    "sets_out", "move, seat", "The step that carries out a move of a character's own choice; others may join it first."
)
ENTERED: Trigger[Seat, int] = Trigger("entered", "seat, room", "A character has come into a Room on foot.")
ENTERING: Trigger[Seat, int, int, str, Sequence[Seat]] = Trigger(
    "entering",
    "seat, room, corridor, noise, followers",
    "A character moves in, with followers; what is pushed here comes after the Exploration token and before the Noise.",
)
NOISE_REPLACED: Modifier[bool, int] = Modifier(
    "noise_replaced",
    "replaced, room",
    "Whether a token in this Room takes the place of the Noise roll of whoever enters.",
)
MEETS_SOMETHING: Modifier[bool, int] = Modifier(
    "meets_something",
    "meets, room",
    "Whether something besides Exploration token and Noise happens at once to whoever enters this Room.",
)
GAINS_SLIME: Modifier[bool, Seat] = Modifier(
    "gains_slime", "gains, seat", "Whether a character who is to get a Slime marker gets it."
)
CAREFUL_NOISE = Question(
    "careful_noise", shape("exit", exit=EXIT), rule="R-7.12", doc="At which exit a careful move makes Noise."
)


def set_out(g: State, p: Seat, go_on: Frame) -> None:
    """A move of the character's own choice, by `enter` or `depart`: others may join it first (A-3.8)."""
    g.push_frame(fold(g, SETS_OUT, go_on, p))


@step
def enter(g: State, seat: int, room: int, corridor: int, noise: str, company: tuple[int, ...] = ()) -> None:
    """R-7.4 to R-7.6, R-7.15, R-8.9: move, what the tile does, explore, Noise (`roll`, `careful` or `none`).

    Followers move at the same moment; exploration and Noise are the mover's (A-3.8).
    What `ENTERING` pushes is resolved after the Exploration token and before the Noise.
    """
    p = g.seats[seat]
    if p.status != ABOARD:
        return
    occupied = bool(figures_in(g, room)) or any(q is not p for q in characters_in(g, room))
    start = p.room
    p.room = room
    makes_noise = not occupied and not company and noise_comes_next(g, room, noise)
    g.emit(Moved(seat=seat, room=room, corridor=corridor, explores=bool(g.tokens[room]), makes_noise=makes_noise))
    followers = [q for q in (g.seats[s] for s in company) if q.status == ABOARD and q.room == start]
    for q in followers:
        q.room = room
        g.emit(Followed(seat=q.index, target=seat, room=room))
    for q in (p, *followers):
        note_entry(g, q, room)
    on_enter = tile(g, room).on_enter
    if on_enter is not None and g.explored[room]:
        for q in (p, *followers):
            on_enter(g, q)
    token = g.rules.types[g.tokens[room]] if g.tokens[room] else None
    replaced = fold(g, NOISE_REPLACED, token is not None and token.noiseless, room)
    if noise == "careful":
        no_marker = token is not None and token.no_marker
        if not no_marker and (not occupied or g.rules.options.careful_marker_occupied):
            g.push("careful_marker", seat, room)
    elif noise == "roll" and not occupied and not replaced:
        g.push("noise_roll", seat, False, True)
    for react in ENTERING.of(g):
        react(g, p, room, corridor, noise, followers)
    if token is not None:
        explore(g, p, room, corridor, token, noise == "roll", followers)


def noise_comes_next(g: State, room: int, noise: str) -> bool:
    """Does nothing come between entering this Room, where nobody is, and the Noise?"""
    if g.tokens[room] or tile(g, room).on_enter is not None or fold(g, MEETS_SOMETHING, False, room):
        return False
    return noise == "roll" or (noise == "careful" and any(not noisy(g, e) for e in exits_of(g, room)))


def note_entry(g: State, p: Seat, room: int) -> None:
    """The blue Corpse carried into Surgery fulfils a shared Objective for good (sc_post_mortem)."""
    if g.tiles[room] == "surgery" and "blue_corpse" in p.hands:
        g.post_mortem = True
    for react in ENTERED.of(g):
        react(g, p, room)


def explore(
    g: State, p: Seat, room: int, corridor: int, token: ExplorationToken, heed_noise: bool,
    followers: Sequence[Seat] = (),
) -> None:  # fmt: skip
    """R-8.1: what is revealed, then its effect; tile and token affect everyone who enters."""
    first = reveal(g, p, room, token, corridor)
    here = tile(g, room)
    if first and here.on_enter is not None:
        for q in (p, *followers):
            here.on_enter(g, q)
    if not p.active:
        return
    EXPLORATION[token.effect](g, p, room, corridor, heed_noise)
    if token.effect == "slime":
        for q in followers:
            explore_slime(g, q, room, corridor, heed_noise)


def reveal(
    g: State, p: Seat, room: int, token: ExplorationToken, corridor: int = NOT_THROUGH_A_CORRIDOR
) -> bool:  # fmt: skip
    """R-8.1: tile and token together, then the counter; the token leaves the game. True: the tile was face down."""
    first = not g.explored[room]
    g.explored[room] = True
    g.tokens[room] = ""
    g.removed.append(token.id)
    g.info += 1
    here = tile(g, room)
    if here.colour is not None and here.slot != "special":
        g.counters[room] = g.rules.mode.item_counter(token.items)
    g.emit(
        Explored(
            seat=p.index,
            room=room,
            tile=g.tiles[room],
            token=token.effect,
            items=g.counters[room],
            works=works_at_once(g, p, room, token.effect, corridor),
        )
    )
    return first


def works_at_once(g: State, p: Seat, room: int, effect: str, corridor: int) -> bool:
    """Will this token place its marker, close its Door or leave its Slime, with nothing before it?"""
    if tile(g, room).on_enter is not None:
        return False
    if effect == "malfunction":
        return can_malfunction(g, room) and sum(g.malfunction) < MALFUNCTIONS
    if effect == "fire":
        return not g.fire[room] and sum(g.fire) < FIRES
    if effect == "doors":
        return corridor != NOT_THROUGH_A_CORRIDOR and g.doors[corridor] == OPEN and tokens_left(g) > 0
    return effect == "slime" and gains_slime(g, p)


def explore_malfunction(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """R-8.7: a Malfunction marker, where the Room can take one."""
    place_malfunction(g, room)


def explore_fire(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """R-8.6: a Fire marker."""
    place_fire(g, room)


def explore_slime(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """R-8.5: the Character gains Slime."""
    gain_slime(g, p)


def explore_doors(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """R-8.8: a closed Door behind you, if you came through a Corridor whose Door is not destroyed."""
    if corridor != NOT_THROUGH_A_CORRIDOR and g.doors[corridor] == OPEN:
        close_doors(g, p.index, [corridor])


def explore_silence(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """R-8.3, R-7.13, R-7.16: moves that make no Noise roll ignore it."""
    if heed_noise and p.slime:
        danger(g, room)


def explore_danger(g: State, p: Seat, room: int, corridor: int, heed_noise: bool) -> None:
    """R-8.4, R-8.10: Danger, even in an occupied Room."""
    if heed_noise:
        danger(g, room)


EXPLORATION = {
    "malfunction": explore_malfunction,
    "fire": explore_fire,
    "slime": explore_slime,
    "doors": explore_doors,
    "silence": explore_silence,
    "danger": explore_danger,
}
"""What each kind of Exploration token does; expansions add theirs."""


def gain_slime(g: State, p: Seat) -> None:
    """R-10.10: one marker at most."""
    if gains_slime(g, p):
        p.slime = True
        g.emit(Slimed(seat=p.index))


def gains_slime(g: State, p: Seat) -> bool:
    return not p.slime and g.rules.species.slime and fold(g, GAINS_SLIME, True, p)


@asks
def careful_marker(g: State, seat: int, room: int) -> Asking:
    """R-7.12, R-7.14: after the token, a marker in an exit of the player's choice."""
    p = g.seats[seat]
    if p.room != room:
        return
    options = [("exit", e) for e in exits_of(g, room) if not noisy(g, e)]
    if not options:
        return
    choice = yield CAREFUL_NOISE.ask(seat, options)
    place_noise(g, choice[1])
    g.emit(Noise(seat=seat, exit=choice[1], room=room))
