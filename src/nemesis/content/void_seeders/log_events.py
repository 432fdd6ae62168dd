"""Events of the Event cards of Void Seeders."""

from __future__ import annotations

from ...engine.events import Event, Hidden
from ...rules.telling import SeatNumber


class TerrorScan(Event, term="scan", sound="whisper", harms="seat"):
    """A whole hand is scanned."""

    seat: SeatNumber
    infected: Hidden[bool]


class Whispers(Event, term="noise_marker", sound="whisper"):
    """Noise at one exit of every occupied Room."""

    number: int
