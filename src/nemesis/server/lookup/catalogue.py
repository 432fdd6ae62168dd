"""What can be set up: the choices of the page that makes a new table."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...bots import BOTS
from ...bots.temper import TRAITS
from ...content import BASE, BOARDS, MODE_MODULES, MODES, MODULES, SPECIES_BY_ID, SPECIES_MODULES
from ...engine.ruleset import Module
from ...errors import BadSetup
from ...rules.modes import Mode
from ...scenario.library import scenario_ids
from ...setup import INTRUDER_PLAYER, Setup
from ..messages import Catalogue, CharacterInfo, ModeInfo, ModuleInfo, OptionInfo
from .page import installed_pictures

ALL_MODULES = (*MODULES, INTRUDER_PLAYER)


@cache
def catalogue() -> Catalogue:
    """Asked once of the set-up itself: what it refuses is not offered."""
    return Catalogue(
        species=list(SPECIES_BY_ID),
        modes=[mode_info(mode) for mode in MODES.values()],
        boards=list(BOARDS),
        boards_of={species.id: list(species.boards or BOARDS) for species in SPECIES_BY_ID.values()},
        modules=[module_info(module) for module in ALL_MODULES],
        characters=characters(),
        options=options(),
        bots=list(BOTS),
        traits=[list(trait) for trait in TRAITS],
        scenarios=scenario_ids(),
        pictures=installed_pictures(),
    )


def bringers() -> list[tuple[str, Module]]:
    """(what one chooses to have it, a module or a part of it): the base game, species, modes and modules."""
    found = [BASE, *(m for modules in SPECIES_MODULES.values() for m in modules)]
    found += [*MODULES.values(), *(m for modules in MODE_MODULES.values() for m in modules)]
    return [(module.id, part) for module in {module.id: module for module in found}.values() for part in module.whole()]


def mode_info(mode: Mode) -> ModeInfo:
    species = [s for s in SPECIES_BY_ID if allowed(mode, species=s)]
    modules = [m for m in ALL_MODULES if species_with(m, mode)]
    fewest, most = mode.players
    boards = [b for b in BOARDS if allowed(mode, species=species[0] if species else "intruders", board=b)]
    return ModeInfo(mode.id, fewest, most, species, modules, boards, mode.needs_ship)


def module_info(module: str) -> ModuleInfo:
    fits = {mode.id: species_with(module, mode) for mode in MODES.values()}
    return ModuleInfo(module, {mode: species for mode, species in fits.items() if species}, is_usual(module))


def species_with(module: str, mode: Mode) -> list[str]:
    """The species with which this mode offers the module."""
    if is_usual(module) and mode.players[1] < 2:
        return []
    return [species for species in SPECIES_BY_ID if allowed(mode, species=species, modules=(module,))]


def is_usual(module: str) -> bool:
    return module in MODULES and MODULES[module].usual


def allowed(mode: Mode, **choices: Any) -> bool:
    """Does the set-up take this, at some number of players?"""
    for players in range(mode.players[0], mode.players[1] + 1):
        try:
            Setup(players=players, mode=mode.id, **choices)
        except BadSetup:
            continue
        return True
    return False


def characters() -> list[CharacterInfo]:
    return [
        CharacterInfo(character.id, character.colour, None if module == BASE.id else module)
        for module, part in bringers()
        for character in part.components.get("characters", ())
    ]


def options() -> list[OptionInfo]:
    """Each once, by what brings it first."""
    found: dict[str, OptionInfo] = {}
    for module, part in bringers():
        for option in part.options:
            info = OptionInfo(option.name, list(option.values), option.default, module)
            found.setdefault(option.name, info)
    return list(found.values())
