"""Everything that can be put on the table, by the names that a `Setup` uses."""

from ..engine.ruleset import Module
from ..rules.modes import Coop, Mode, Solo
from . import aftermath, base, carnomorphs, void_seeders
from .base import BASE, MEDIC_MODULE
from .base.boards import BOARDS

SPECIES_BY_ID = {kind.SPECIES.id: kind.SPECIES for kind in (base, carnomorphs, void_seeders)}
SPECIES_MODULES = {
    "intruders": (),
    "carnomorphs": (carnomorphs.CARNOMORPHS,),
    "void_seeders": (void_seeders.VOID_SEEDERS,),
}
"""Modules that a species adds to the base game."""
MODES = {mode.id: mode for mode in (Mode(), Coop(), Solo(), aftermath.INVESTIGATION, aftermath.EPILOGUE)}
MODULES = {module.id: module for module in (MEDIC_MODULE, *aftermath.MODULES)}
"""Modules that a table may add; `intruder_player` is a switch of the base game."""
MODE_MODULES: dict[str, tuple[Module, ...]] = {mode: aftermath.MODE_MODULES.get(mode, ()) for mode in MODES}
"""Modules that a mode adds, which no other mode can use."""

__all__ = ["BASE", "BOARDS", "MODES", "MODE_MODULES", "MODULES", "SPECIES_BY_ID", "SPECIES_MODULES"]
