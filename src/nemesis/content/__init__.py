"""Everything that can be put on the table, by the names that a `Setup` uses: the house's boxes and those installed."""

from ..engine.ruleset import Module
from ..rules.boxes import Box, installed_boxes
from ..rules.modes import Inheritance, Mode
from ..rules.ship import Board
from ..rules.species import Species
from . import aftermath, base, carnomorphs, promos, void_seeders
from .base import BASE

HOUSE_BOXES: tuple[Box, ...] = (base.BOX, promos.BOX, carnomorphs.BOX, void_seeders.BOX, aftermath.BOX)
BOXES: tuple[Box, ...] = (*HOUSE_BOXES, *installed_boxes(HOUSE_BOXES))

SPECIES_MODULES: dict[str, tuple[Module, ...]] = {s.id: ms for box in BOXES for s, ms in box.species.items()}
"""Modules that a species adds to the base game."""
SPECIES_BY_ID: dict[str, Species] = {species.id: species for box in BOXES for species in box.species}
MODES: dict[str, Mode] = {mode.id: mode for box in BOXES for mode in box.modes}
MODE_MODULES: dict[str, tuple[Module, ...]] = {mode.id: ms for box in BOXES for mode, ms in box.modes.items()}
"""Modules that a mode adds, which no other mode can use."""
SEQUELS: dict[str, Inheritance] = {m.id: m.inheritance for m in MODES.values() if m.inheritance is not None}
"""Modes that begin with the ship which an earlier game left behind."""
MODULES: dict[str, Module] = {module.id: module for box in BOXES for module in box.modules}
"""Modules that a table may add; `intruder_player` is a switch of the base game."""
BOARDS: dict[str, Board] = {board.id: board for box in BOXES for board in box.boards}

__all__ = ["BASE", "BOARDS", "BOXES", "MODES", "MODE_MODULES", "MODULES", "SEQUELS", "SPECIES_BY_ID", "SPECIES_MODULES"]
