"""The Aftermath expansion: five characters, traits, and what each other module of it brings.

A-1.1: `investigation` and `epilogue` are modes of their own; everything else joins a normal game as modules.

Every file declares one `MODULE`. The characters are `parts` of the table's module `aftermath_characters`
(A-1.2), in the order in which their set-up hooks run: the Android swaps her Objective before the CEO looks (A-3.5).
"""

from __future__ import annotations

from dataclasses import replace

from ...engine.ruleset import Module
from ...rules.boxes import Box
from . import (
    android,
    bounty_hunter,
    ceo,
    convict,
    epilogue,
    epilogue_checks,
    epilogue_setup,
    hourglass,
    investigation,
    melted,
    psychologist,
    rooms,
    traits,
    turrets,
)

CHARACTERS = Module(
    "aftermath_characters",
    parts=(android.MODULE, ceo.MODULE, psychologist.MODULE, bounty_hunter.MODULE, convict.MODULE),
    changes={"A-2.1": ("ask-draft",)},
)
TRAITS = traits.MODULE


def with_melted_wounds(module: Module) -> Module:
    """A-1.2: the two wounds come with anything of this expansion."""
    return replace(module, parts=(*module.parts, melted.MODULE))


MODULES: tuple[Module, ...] = tuple(
    with_melted_wounds(m) for m in (CHARACTERS, TRAITS, rooms.MODULE, turrets.MODULE, hourglass.MODULE)
)
"""What a table may add (`Setup(modules=...)`)."""

INVESTIGATION, EPILOGUE = investigation.Investigation(), epilogue.Epilogue()

BOX = Box(
    "aftermath",
    __name__,
    modules=MODULES,
    modes={INVESTIGATION: investigation.MODULES, EPILOGUE: epilogue.MODULES},
)

__all__ = [
    "BOX", "CHARACTERS", "EPILOGUE", "INVESTIGATION", "MODULES", "TRAITS", "epilogue_checks",
    "epilogue_setup",
]  # fmt: skip
