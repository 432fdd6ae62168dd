"""What the fields of events stand for; text/log.py puts each meaning into words."""

from __future__ import annotations

from typing import Annotated, Any

from ..engine.events import Event, Meaning, Past, Word

SeatNumber = Annotated[int, Meaning("seat")]
"""Whose doing it is, or to whom it happens; -1: nobody."""
OtherSeat = Annotated[int | None, Meaning("other_seat")]
"""Whom it concerns besides; None: nobody."""
TargetName = Annotated[str, Meaning("target")]
"""What is shot at or struck: the kind of an Intruder, or `egg`."""
RoomNumber = Annotated[int, Meaning("room")]
"""0: no Room."""
StartRoom = Annotated[int, Meaning("start")]
"""Where somebody comes from; 0: from nowhere on the board."""
CorridorNumber = Annotated[int, Meaning("corridor")]
"""Below 0: through none."""
ExitNumber = Annotated[int, Meaning("exit")]
"""A Corridor, or -1 - a space of the Technical Corridors."""
IntruderKind = Annotated[str, Meaning("kind")]
"""The type of an Intruder, or of a token of the bag."""
FormerKind = Annotated[str, Meaning("former_kind")]
"""The type that an Intruder was."""
ThingId = Annotated[str, Meaning("thing")]
"""Any card, Item or Object."""
ThingIds = Annotated[tuple[str, ...], Meaning("things")]
ItemColour = Annotated[str | None, Meaning("colour")]
"""The back of an Item; None: it has none."""
CharacterId = Annotated[str, Word("character")]
DeckId = Annotated[str, Word("deck")]
SlotId = Annotated[str, Word("slot")]
TileId = Annotated[str, Word("room")]
TokenEffect = Annotated[str, Word("exploration")]
"""What an Exploration token does; empty: there is none."""
EngineNumber = Annotated[int, Meaning("engine")]
EngineStates = Annotated[tuple[str, ...], Meaning("engine_states")]
BloodNumbers = Annotated[tuple[int | None, ...], Meaning("blood")]
"""What the Attack cards of a check show; None: a Retreat arrow."""
Wordless = Meaning("wordless")
"""For pages and for the words that the event adds itself."""
Subject = Annotated[tuple[Any, ...], Wordless]
"""What an action is about: the rest of the option that was chosen."""
Outcome = Annotated[dict[str, Any], Wordless]


class Acting(Event, abstract=True):
    """A seat acts: what follows is its doing, until another seat acts."""

    seat: SeatNumber

    def heads_for(self, room: int) -> bool:
        """Was this Room named when they set out?"""
        return False


class Spent(Event, abstract=True):
    """What a reaction uses up; it stands between the reaction and what that prevents."""


class Aside(Event, abstract=True):
    """Stands between a blow and the Injuries that it causes."""


class HarmBegins(Event, abstract=True):
    """What hurts this seat from here on is told in one line, at the end of it."""

    seat: SeatNumber


class HarmEnds(Event, abstract=True):
    """All of that harm."""

    seat: SeatNumber


def told_at_the_end(seat: int, past: Past) -> bool:
    """Is harm to this seat told in one line, later?"""
    last = past.latest(HarmBegins, HarmEnds, Acting)
    return isinstance(last, HarmBegins) and last.seat == seat


PLAIN_EFFECTS = frozenset({
    "search", "signal", "look", "look_coordinates", "look_engines", "set_course", "study", "take_egg",
})  # fmt: skip
"""The same for what a card or a Room does."""


def says_itself(source: Any) -> bool:
    """Whatever this card or Room does has a line that says so."""
    effects = {effect.name for effect in getattr(source, "effects", ())}
    return bool(effects) and effects <= PLAIN_EFFECTS
