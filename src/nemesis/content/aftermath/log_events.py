"""Events of the Event cards of Aftermath."""

from __future__ import annotations

from ...engine.events import Event
from ...rules.telling import RoomNumber


class ShuttleRattles(Event, term="shuttle", sound="noise"):
    """Noise in all the Corridors of the shuttle."""


class ShellSplit(Event, term="egg"):
    """An Egg in a Room hatches."""

    room: RoomNumber
