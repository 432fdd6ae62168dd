"""What of a view bears upon surviving and winning: little, and it changes seldom.

Whatever is worked out from a `Standing` alone needs to be worked out anew only when it is another one. Apart are the
ship, which every Room that is explored changes, and what each seat has in its hands: few of them matter to anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from .types import Extension, ResultView, RoomView, SeatView, View


class SeatStanding(NamedTuple):
    number: int
    character: str
    status: str
    room: int
    """0 where the mode does not ask who ends the game in which Room."""
    signal: bool
    larva: bool
    intruder: bool
    objectives: tuple[str, ...]
    """As far as the seat that looks knows them."""
    ext: Extension


class ShipStanding(NamedTuple):
    unexplored: tuple[int, ...]
    tiles: tuple[tuple[int, str], ...]
    """(Room, tile) of what is face up."""


class Standing(NamedTuple):
    seat: int
    time: int
    self_destruct: int
    destination: str
    nest_destroyed: bool
    queen_killed: bool
    post_mortem: bool
    result: ResultView | None
    weaknesses: list[tuple[str, str | None, bool]]
    pods: list[tuple[int, str, bool, bool]]
    floor: list[tuple[int, str]]
    ext: Extension
    seats: tuple[SeatStanding, ...]
    items: tuple[str, ...]
    quests: tuple[str, ...]
    """Those that are not activated."""
    contamination: int
    infected: int
    """Cards in hand that a scan has found to be infected."""
    knowledge: tuple[tuple[Any, ...], ...]


OfSeat = Callable[[SeatView, bool], SeatStanding]
"""(a seat, whether its Room counts)"""


def ship_standing(rooms: list[RoomView]) -> ShipStanding:
    unexplored = tuple([room["slot"] for room in rooms if not room["explored"]])
    return ShipStanding(unexplored, tuple([(room["slot"], room["tile"]) for room in rooms if room["tile"]]))


def hands_of_all(view: View) -> list[list[str]]:
    return [seat["hands"] for seat in view["seats"]]


def standing(
    view: View, entries: Iterable[str] = (), with_rooms: bool = False, of_seat: OfSeat | None = None
) -> Standing | None:  # fmt: skip
    """None for a spectator. `entries`: of the table's `ext`; `with_rooms`: who is where counts; `of_seat`: where some
    are known."""
    seat = view["seat"]
    if seat is None:
        return None
    me, ext = view["seats"][seat], view["ext"]
    return Standing(
        seat, view["time"], view["self_destruct"], view["destination"], view["nest_destroyed"], view["queen_killed"],
        view["post_mortem"], view["result"],
        view["weaknesses"], view["pods"], view["floor"],
        {name: ext[name] for name in entries if name in ext},
        tuple([(of_seat or seat_standing)(one, with_rooms) for one in view["seats"]]),
        tuple(me["items"]), tuple(me["quests"]), me["contamination"], me["hand"].count("infected"),
        tuple(map(tuple, me["knowledge"])),
    )  # fmt: skip


def seat_standing(seat: SeatView, with_room: bool) -> SeatStanding:
    return SeatStanding(
        seat["number"], seat["character"], seat["status"], seat["room"] if with_room else 0, seat["signal"],
        seat["larva"], seat["intruder"], tuple(seat.get("objectives", ())), seat["ext"],
    )  # fmt: skip
