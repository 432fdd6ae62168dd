"""What comes one at a time: a promotional character, cards of our own.

Every file of this folder that declares a `MODULE` is on offer at each table: whoever adds a card adds a file, its words
in two languages and its tests, and changes nothing else.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from ...engine.ruleset import Module
from ...rules.boxes import FACET, Box
from ...rules.components import DESIGNED

FILES: dict[str, Module] = {
    f"{__name__}.{file.name}": import_module(f"{__name__}.{file.name}").MODULE
    for file in iter_modules(__path__)
    if not file.name.startswith(FACET)
}
MODULES = tuple(FILES.values())
OF_OUR_OWN = {
    file: module
    for file, module in FILES.items()
    if all(entry.provenance == DESIGNED for entries in module.components.values() for entry in entries)
}
"""Those that nobody ever printed. The book and the lists of the documents leave them out: their own words say all."""

BOX = Box("promos", __name__, modules=MODULES)
