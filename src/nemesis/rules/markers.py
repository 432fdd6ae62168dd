"""Fire, Malfunction and Noise markers (R-1.2, R-1.3, R-10.3, R-17.1 to R-17.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event, Past
from ..engine.machine import EndOfGame
from . import pieces
from .components import Refusal
from .ship import tile
from .state import CLOSED
from .telling import ExitNumber, RoomNumber, SeatNumber

if TYPE_CHECKING:
    from .state import State


# -- events ------------------------------------------------------------------------------------------


class NinthFire(Event, term="fire", sound="alarm"):
    """There is no Fire marker left: the ship is lost."""

    room: RoomNumber


class Fire(Event, term="fire", sound="fire", motion=pieces.room(fire=True)):
    """A Fire breaks out."""

    room: RoomNumber

    def folded(self, g: State, past: Past) -> bool:
        """The line of the exploration may say so."""
        return past.covers(self)


class FireOut(Event, term="fire", sound="good", motion=pieces.room(fire=False)):
    """A Fire goes out."""

    room: RoomNumber


class NinthMalfunction(Event, term="malfunction", sound="alarm"):
    """There is no Malfunction marker left: the ship is lost."""

    room: RoomNumber


class Malfunction(Event, term="malfunction", sound="spark", motion=pieces.room(malfunction=True)):
    """A Room breaks down."""

    room: RoomNumber

    def folded(self, g: State, past: Past) -> bool:
        """The line of the exploration may say so."""
        return past.covers(self)


class Repaired(Event, term="malfunction", sound="good", motion=pieces.room(malfunction=False)):
    """A Malfunction is repaired."""

    room: RoomNumber


class NoiseAll(Event, term="danger", sound="noise", afterwards=True, motion=pieces.noise_around("room", there=True)):
    """A Noise marker at every exit of a Room."""

    room: RoomNumber

    def folded(self, g: State, past: Past) -> bool:
        """Danger, or a false alarm, tells that there is Noise at every exit."""
        return past.covers(self)


class NoiseCleared(Event, term="noise_marker", pace="small", motion=pieces.noise_around("room", there=False)):
    """The Noise markers around a Room are removed."""

    room: RoomNumber


class Noise(Event, term="noise_marker", sound="noise", motion=pieces.noise_at("exit")):
    """A Noise marker at one exit."""

    seat: SeatNumber
    exit: ExitNumber
    room: RoomNumber


class ItemsBurnt(Event, term="fire", sound="fire", stage="fire"):
    """The Items left in a Room are destroyed."""

    room: RoomNumber


FIRES = MALFUNCTIONS = 8

MALFUNCTION_NOT_HERE = Refusal("malfunction_impossible", "R-17.3")


def place_fire(g: State, room: int) -> None:
    """R-17.1, R-17.4: a 9th marker that is really needed blows the ship up."""
    if g.fire[room]:
        return
    if sum(g.fire) >= FIRES:
        g.emit(NinthFire(room=room))
        raise EndOfGame("ninth_fire")
    g.fire[room] = True
    g.emit(Fire(room=room))


def remove_fire(g: State, room: int) -> None:
    if g.fire[room]:
        g.fire[room] = False
        g.emit(FireOut(room=room))


def can_malfunction(g: State, room: int) -> bool:
    """R-17.3: explored, of a kind that breaks, and not broken yet."""
    return g.explored[room] and not g.malfunction[room] and tile(g, room).takes_malfunction


def place_malfunction(g: State, room: int) -> None:
    if not can_malfunction(g, room):
        return
    if sum(g.malfunction) >= MALFUNCTIONS:
        g.emit(NinthMalfunction(room=room))
        raise EndOfGame("ninth_malfunction")
    g.malfunction[room] = True
    g.emit(Malfunction(room=room))


def remove_malfunction(g: State, room: int) -> None:
    if g.malfunction[room]:
        g.malfunction[room] = False
        g.emit(Repaired(room=room))


def fire_spread_from(g: State, burning: list[int]) -> list[int]:
    """R-17.2: Rooms joined to these by a Corridor without a closed Door, in Room order (R-26.8)."""
    reached = set()
    for room in burning:
        for corridor, other in g.rules.board.links[room]:
            if g.doors[corridor] != CLOSED:
                reached.add(other)
    return sorted(reached)


def spread_fire(g: State) -> None:
    """R-17.2: all at once, from the Rooms that burn now."""
    burning = [room for room in range(1, len(g.fire)) if g.fire[room]]
    for room in fire_spread_from(g, burning):
        place_fire(g, room)


def exits_of(g: State, room: int) -> list[int]:
    """The Corridors of a Room, and its technical space as -1-k."""
    board = g.rules.board
    exits = list(board.corridors_of[room])
    if room in board.space_of:
        exits.append(-1 - board.space_of[room])
    return exits


def noisy(g: State, exit: int) -> bool:
    return g.noise[exit] if exit >= 0 else g.vents[-1 - exit]


def place_noise(g: State, exit: int) -> None:
    """R-10.4, R-1.4: markers never run out; one belongs to the whole Corridor, or to a whole technical space."""
    if exit >= 0:
        g.noise[exit] = True
    else:
        g.vents[-1 - exit] = True


def noise_everywhere(g: State, room: int) -> None:
    """A Noise marker in each exit of the Room that has none."""
    for exit in exits_of(g, room):
        place_noise(g, exit)
    g.emit(NoiseAll(room=room))


def clear_noise(g: State, room: int) -> None:
    """R-11.2, R-10.12: only an Encounter or an effect takes Noise markers away."""
    for exit in exits_of(g, room):
        if exit >= 0:
            g.noise[exit] = False
        else:
            g.vents[-1 - exit] = False
