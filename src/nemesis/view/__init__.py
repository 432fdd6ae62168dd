"""What a seat may know: the only access to the table for anybody who looks at it."""

from .build import view
from .deal import determinise
from .events import events_for
from .odds import (
    danger_brings,
    entering_odds,
    find_odds,
    hit_odds,
    infection_kills,
    infection_odds,
    noise_odds,
    scan_odds,
    surprise_odds,
    token_odds,
)

__all__ = [
    "danger_brings",
    "determinise",
    "entering_odds",
    "events_for",
    "find_odds",
    "hit_odds",
    "infection_kills",
    "infection_odds",
    "noise_odds",
    "scan_odds",
    "surprise_odds",
    "token_odds",
    "view",
]
