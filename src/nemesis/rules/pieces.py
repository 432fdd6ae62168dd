"""How an event moves the pieces of a view: the `motion` of its declaration.

`seat("room", passed=True)` sets the entry `room` of the event's seat to what the event tells in its field of that name,
and its entry `passed` to True. An entry and a field of different names: `seat(place=field("room"))`.
"""

from __future__ import annotations

from dataclasses import replace

from ..engine.motion import Around, Change, Each, Fresh, Is, Step, Value, Where
from ..engine.motion import Count as count
from ..engine.motion import Field as field
from .state import ABOARD

__all__ = ["count", "field"]

Motion = tuple[Change, ...]

SEAT: tuple[Step, ...] = ("seats", Where("index", field("seat")))
ROOM: tuple[Step, ...] = ("rooms", Where("slot", field("room")))
FIGURE: tuple[Step, ...] = ("figures", Where(0, field("figure")))
FIGURE_COLUMNS = {"kind": 1, "room": 2, "injuries": 3}
FRESH = Fresh()
EACH = Each()


def entries(at: tuple[Step, ...], same: tuple[str, ...], given: dict[str, Value]) -> Motion:
    """Set entries, those of the same name as a field first."""
    values: dict[str, Value] = {**{name: field(name) for name in same}, **given}
    return tuple(Change((*at, name), "set", value) for name, value in values.items())


def table(*same: str, **given: Value) -> Motion:
    return entries((), same, given)


def put(*at: Step, value: Value, known: bool = False) -> Motion:
    """Set one entry of a list or table by the index or key that the event tells."""
    return (Change(at, "set", value, known),)


def number(*at: Step, gains: Value, known: bool = False, least: int | None = None) -> Motion:
    return (Change(at, "add", gains, known, least),)


def ext(*same: str, **given: Value) -> Motion:
    """What modules keep beside the board."""
    return entries(("ext",), same, given)


def seat(*same: str, **given: Value) -> Motion:
    return entries(SEAT, same, given)


def seat_ext(*same: str, **given: Value) -> Motion:
    """What modules keep on a seat's board."""
    return entries((*SEAT, "ext"), same, given)


def seat_append(name: str, value: Value) -> Motion:
    return (Change((*SEAT, name), "append", value),)


def seat_remove(name: str, value: Value) -> Motion:
    return (Change((*SEAT, name), "remove", value),)


def seat_number(name: str, gains: Value) -> Motion:
    return number(*SEAT, name, gains=gains)


def seat_loses(name: str, number: Value) -> Motion:
    return (Change((*SEAT, name), "take", number, known=True, least=0),)


def seats_aboard(**given: Value) -> Motion:
    """The same for every seat that is still aboard."""
    return entries(("seats", Where("status", ABOARD)), (), given)


def if_told(motion: Motion, **told: str | int | bool) -> Motion:
    """Only if the event tells this in a field."""
    [(name, value)] = told.items()
    return tuple(replace(change, when=Is(name, value)) for change in motion)


def own_append(name: str, value: Value) -> Motion:
    """To what a seat shows to itself only."""
    return (Change((*SEAT, name), "append", value, known=True),)


def own_remove(name: str, value: Value) -> Motion:
    return (Change((*SEAT, name), "remove", value, known=True),)


def hand_gains(size: Value, cards: str) -> Motion:
    """So many cards; which ones, those are told who see the field `cards`."""
    return (
        *number(*SEAT, "hand_size", gains=size, least=0),
        Change((*SEAT, "hand"), "extend", field(cards), known=True),
    )


def laid_off(cards: str) -> Motion:
    """Cards that the event tells go from the hand to the discard."""
    return (
        Change((*SEAT, "hand_size"), "take", count(cards), least=0),
        Change((*SEAT, "hand"), "withdraw", field(cards), known=True),
        Change((*SEAT, "discard"), "extend", field(cards), known=True),
    )


def card_laid_off(card: Value) -> Motion:
    """The same of one card."""
    return (
        Change((*SEAT, "hand_size"), "take", 1, least=0),
        Change((*SEAT, "hand"), "remove", card, known=True),
        Change((*SEAT, "discard"), "append", card, known=True),
    )


def room(*same: str, **given: Value) -> Motion:
    return entries(ROOM, same, given)


def figure(*same: str, **given: Value) -> Motion:
    values: dict[str, Value] = {**{name: field(name) for name in same}, **given}
    return tuple(Change((*FIGURE, FIGURE_COLUMNS[name]), "set", value) for name, value in values.items())


def figure_gone() -> Motion:
    return (Change(FIGURE, "drop"),)


def figure_placed() -> Motion:
    return (*figure_gone(), *append("figures", row=(field("figure"), field("kind"), field("room"), 0)))


def append(*at: Step, row: Value) -> Motion:
    return (Change(at, "append", row),)


def remove(*at: Step, value: Value) -> Motion:
    return (Change(at, "remove", value),)


def rows(*at: Step, column: str | int, matching: str, changes: dict[int, Value]) -> Motion:
    """Change the rows of a list that have in a column what the event tells."""
    found = (*at, Where(column, field(matching)))
    return tuple(Change((*found, place), "set", value) for place, value in changes.items())


def rows_gone(*at: Step, column: str | int, matching: str) -> Motion:
    return (Change((*at, Where(column, field(matching))), "drop"),)


def door(state: int) -> Motion:
    return put("doors", field("corridor"), value=state)


def ammo(known: bool) -> Motion:
    """What is left in a weapon; `known`: only of weapons that the table counts already."""
    return put("ammo", field("item"), value=field("ammo"), known=known)


def noise_at(exit: str) -> Motion:
    """A marker in a Corridor, or in the Technical Corridors: an exit below 0."""
    return (Change((), "noise", True, exits=field(exit)),)


def noise_around(room: str, there: bool) -> Motion:
    """The same at every exit of a Room."""
    return (Change((), "noise", there, exits=Around(room)),)
