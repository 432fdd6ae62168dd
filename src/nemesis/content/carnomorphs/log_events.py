"""Events of Carnomorphs that belong to no single file."""

from __future__ import annotations

from ...engine.events import Event
from ...rules.telling import SeatNumber, ThingIds


class WoundIgnored(Event, term="light_wound", sound="wound"):
    """A Wound is ignored."""

    seat: SeatNumber


class RampantScan(Event, term="scan", harms="seat"):
    """Cards drawn aside are scanned for all to see."""

    seat: SeatNumber
    cards: ThingIds
    infected: bool
