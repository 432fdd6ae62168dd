"""Set-ups that cover every ruleset: each species with each mode it allows, each module, the smallest and largest table."""

from __future__ import annotations

from nemesis import BadSetup, Setup
from nemesis.content import MODES, MODULES, SPECIES_BY_ID
from nemesis.setup import INTRUDER_PLAYER


def every() -> list[Setup]:
    found = []
    for species in SPECIES_BY_ID:
        for mode, rules in MODES.items():
            for players in sorted(set(rules.players)):
                try:
                    found.append(Setup(players=players, species=species, mode=mode, seed=11))
                except BadSetup:
                    continue
    found += [Setup(players=3, modules=(module,), seed=11) for module in (*MODULES, INTRUDER_PLAYER)]
    found.append(Setup(players=4, modules=tuple(MODULES), board="alternative", seed=11))
    return found


def some() -> list[Setup]:
    """For the normal suite: one of each species, a shuttle, all modules at once."""
    return [
        Setup(players=2, seed=11),
        Setup(players=1, mode="solo", species="carnomorphs", seed=11),
        Setup(players=3, mode="coop", species="void_seeders", seed=11),
        Setup(players=2, mode="investigation", seed=11),
        Setup(players=4, modules=tuple(MODULES), board="alternative", seed=11),
    ]


def name_of(setup: Setup) -> str:
    return f"{setup.species}-{setup.mode}-{setup.players}-{'+'.join(setup.modules)}"
