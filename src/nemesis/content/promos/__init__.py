"""What comes one at a time: a promotional character, cards of our own.

Every file of this folder that declares a `MODULE` is on offer at each table: whoever adds a card adds a file, its words
in two languages and its tests, and changes nothing else.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from ...engine.ruleset import Module
from ...rules.boxes import FACET, Box

MODULES: tuple[Module, ...] = tuple(
    import_module(f"{__name__}.{file.name}").MODULE
    for file in iter_modules(__path__)
    if not file.name.startswith(FACET)
)

BOX = Box("promos", __name__, modules=MODULES)
