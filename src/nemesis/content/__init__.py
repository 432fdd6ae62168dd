"""Everything that can be put on the table, by the names that a `Setup` uses."""

from ..rules.modes import Coop, Mode, Solo
from . import base, carnomorphs, void_seeders
from .base import BASE, MEDIC_MODULE
from .base.boards import BOARDS

SPECIES_BY_ID = {kind.SPECIES.id: kind.SPECIES for kind in (base, carnomorphs, void_seeders)}
SPECIES_MODULES = {
    "intruders": (),
    "carnomorphs": (carnomorphs.CARNOMORPHS,),
    "void_seeders": (void_seeders.VOID_SEEDERS,),
}
"""Modules that a species adds to the base game."""
MODES = {mode.id: mode for mode in (Mode(), Coop(), Solo())}
MODULES = {MEDIC_MODULE.id: MEDIC_MODULE}
"""Modules that a table may add; `intruder_player` is a switch of the base game."""

__all__ = ["BASE", "BOARDS", "MODES", "MODULES", "SPECIES_BY_ID", "SPECIES_MODULES"]
