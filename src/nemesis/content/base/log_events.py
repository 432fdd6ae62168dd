"""Events of the Event cards of the base game."""

from __future__ import annotations

from ...engine.events import Event, Hidden
from ...rules import pieces
from ...rules.telling import SeatNumber, ThingIds


class EclosionScan(Event, term="scan"):
    """Eclosion: cards drawn aside are scanned."""

    seat: SeatNumber
    cards: ThingIds
    infected: Hidden[bool]


class EggHatched(Event, term="egg", sound="growl", motion=pieces.table("eggs")):
    """An Egg of the Intruder board hatches."""

    eggs: int
