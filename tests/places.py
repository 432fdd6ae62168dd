"""Where a test puts a Room: a tile "1" or "2" lies on a slot of its number (R-2.2)."""

from nemesis.content import BASE

TWOS = {room.id for room in BASE.components["rooms"] if room.slot == "2"}


def place_of(tile: str) -> int:
    """Slot 6, beside the Hibernatorium, for a tile "2"; slot 16 for a tile "1"."""
    return 6 if tile in TWOS else 16
