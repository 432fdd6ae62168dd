"""Everything that can be put on the table, by the names that a `Setup` uses."""

from ..rules.modes import Coop, Mode, Solo
from .base import BASE, MEDIC_MODULE, SPECIES
from .base.boards import BOARDS

SPECIES_BY_ID = {SPECIES.id: SPECIES}
SPECIES_MODULES = {SPECIES.id: ()}
"""Modules that a species adds to the base game."""
MODES = {mode.id: mode for mode in (Mode(), Coop(), Solo())}
MODULES = {MEDIC_MODULE.id: MEDIC_MODULE}
"""Modules that a table may add; `intruder_player` is a switch of the base game."""

__all__ = ["BASE", "BOARDS", "MODES", "MODULES", "SPECIES_BY_ID", "SPECIES_MODULES"]
