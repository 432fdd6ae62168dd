"""Each expansion in its own room: its setters, the values of its own entries, and what of it cannot lie on a table."""

from . import aftermath, carnomorphs, void_seeders
from .expansion import Entry, Expansion

EXPANSIONS: tuple[Expansion, ...] = (carnomorphs.EXPANSION, void_seeders.EXPANSION, aftermath.EXPANSION)

__all__ = ["EXPANSIONS", "Entry", "Expansion"]
