"""Injuries on Intruders: check, death, retreat (R-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Creature, Event, Past, since
from ..engine.hooks import Trigger
from . import pieces
from .bag import TokenAdded
from .decks import DeckShuffled, draw
from .intruder_movement import move_figures
from .ship import figure
from .telling import BloodNumbers, IntruderKind, OtherSeat, RoomNumber

if TYPE_CHECKING:
    from .state import Figure, State


# -- events ------------------------------------------------------------------------------------------


class Injured(Event, term="injury", sound="wound", motion=pieces.figure(injuries=pieces.field("total"))):
    """An Intruder suffers Injuries; its check and the verdict are told with them."""

    kind: IntruderKind
    figure: int
    injuries: int
    total: int
    room: RoomNumber
    numbers: BloodNumbers = since(())
    verdict: str = since("unknown")


class Blood(Event, folded=True, sound="wound"):
    """What the Attack cards of a check show."""

    numbers: BloodNumbers


class IntruderKilled(Event, term="injury", afterwards=True, shows=Creature(), motion=pieces.figure_gone()):
    """An Intruder dies."""

    kind: IntruderKind
    figure: int
    room: RoomNumber
    by: OtherSeat

    def folded(self, g: State, past: Past) -> bool:
        """Told with the Injuries that led to it."""
        last = past.last(DeckShuffled)
        return isinstance(last, Injured) and last.figure == self.figure and last.verdict == "killed"


class Retreat(Event, term="retreat", sound="step", afterwards=True):
    """An Intruder retreats through an exit."""

    kind: IntruderKind
    figure: int
    room: RoomNumber
    number: int

    def folded(self, g: State, past: Past) -> bool:
        """Told with the Injuries that led to it."""
        last = past.last(DeckShuffled)
        return isinstance(last, Injured) and last.figure == self.figure and last.verdict == "retreated"


class IntruderVanished(Event, term="bag", motion=pieces.figure_gone()):
    """An Intruder leaves the board alive."""

    kind: IntruderKind
    figure: int
    room: RoomNumber

    def covers(self, event: Event) -> bool:
        """Its token goes into the bag."""
        return isinstance(event, TokenAdded)


KILLED: Trigger[Figure, int | None] = Trigger(
    "killed", "figure, by", "An Intruder has been killed, by an act of that seat or (None) by nobody's."
)


def injure(g: State, f: Figure, injuries: int, by: int | None = None) -> str:
    """R-14.1: put the whole package on, then one check. Returns `lives`, `killed` or `retreated`."""
    if injuries <= 0 or figure(g, f.id) is None:
        return "lives"
    injuries = g.rules.species.injuries_taken(f, injuries)
    f.injuries += injuries
    return check_injuries(g, f, injuries, by)


def check_injuries(g: State, f: Figure, injuries: int, by: int | None) -> str:
    """R-14.3 to R-14.7: draw Attack cards; the species reads them. Injuries and outcome are told as one event."""
    species = g.rules.species
    blood = blood_of(g, f, species.check_cards(f))
    verdict: str = species.judge(g, f, blood, f.injuries)
    g.emit(
        Injured(
            kind=f.kind,
            figure=f.id,
            injuries=injuries,
            total=f.injuries,
            room=f.room,
            numbers=tuple(blood),
            verdict=verdict,
        )
    )
    if verdict == "killed":
        kill(g, f, by)
    elif verdict == "retreated":
        retreat(g, f)
    return verdict


def blood_of(g: State, f: Figure, cards: int) -> list[int | None]:
    """Draw Attack cards for a check: their blood numbers, None for a Retreat arrow (R-14.6, R-14.7)."""
    drawn = [card for _ in range(cards) if (card := draw(g, "attack")) is not None]
    g.discards["attack"] += drawn
    found: list[int | None] = [g.rules.species.blood(g.rules.types[card], f) for card in drawn]
    if found:
        g.emit(Blood(numbers=tuple(found)))
    return found


def kill(g: State, f: Figure, by: int | None = None) -> None:
    """R-14.5: the miniature leaves; what stays behind depends on the type."""
    g.figures.remove(f)
    g.emit(IntruderKilled(kind=f.kind, figure=f.id, room=f.room, by=by))
    g.rules.species.killed(g, f, by)
    for react in KILLED.of(g):
        react(g, f, by)


def leave_carcass(g: State, room: int) -> None:
    """R-1.12: Carcasses never run out."""
    g.floor.append((room, "carcass"))


def retreat(g: State, f: Figure) -> None:
    """R-14.8: an Event card gives only the exit number."""
    if figure(g, f.id) is None or not g.rules.species.moves(f):
        return
    card = draw(g, "event")
    if card is None:
        return
    g.discards["event"].append(card)
    number = g.rules.types[card].number
    g.emit(Retreat(kind=f.kind, figure=f.id, room=f.room, number=number))
    move_figures(g, [(f, number)])


def withdraw(g: State, f: Figure) -> None:
    """Off the ship alive: Injuries lost, a token of its type back into the bag (R-9.6)."""
    g.figures.remove(f)
    g.emit(IntruderVanished(kind=f.kind, figure=f.id, room=f.room))
    g.rules.species.token_back(g, f.kind)
