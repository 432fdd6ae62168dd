"""A box: what one package brings to the game, the base game like every expansion.

Its package holds everything that is the box's own. Components and rules are named here. What other layers should know
of them is in *facets*: files of the package that a layer asks for when it needs them, so that no layer has to name
what is in a box.

    for_texts.py      how its questions, events and matters are put into words
    for_bots.py       what its cards and Rooms are worth to a bot
    for_scenarios.py  setters of the scenario builder
    words/<language>  its Fluent files; words/<language>/in: what it rewords of other things
    rulebook/<language>  its chapters of the rulebook
    pictures.json     its drawings on the page

A box from another distribution is found by its entry point in the group `nemesis.modules`. If it or one
of its facets is broken, the game goes on without it and says so.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from ..engine.ruleset import Module
from .modes import Mode
from .ship import Board
from .species import Species

ENTRY_POINTS = "nemesis.modules"
HOUSE = __name__.partition(".")[0]
FACET = "for_"
"""How the files begin that are written for a layer above."""
F = TypeVar("F")


@dataclass(frozen=True, eq=False)
class Box:
    """What one package brings, by the names that a `Setup` uses."""

    id: str
    package: str
    """The Python package that holds it: `__name__` where the box is declared."""
    modules: tuple[Module, ...] = ()
    """What a table may add."""
    species: Mapping[Species, tuple[Module, ...]] = field(default_factory=dict)
    """Each species with the modules that come with it."""
    modes: Mapping[Mode, tuple[Module, ...]] = field(default_factory=dict)
    """Each mode with the modules that come with it and that no other mode can use."""
    boards: tuple[Board, ...] = ()
    always: tuple[Module, ...] = ()
    """What is part of every game."""

    def every_module(self) -> Iterator[Module]:
        """All its modules and their parts."""
        for modules in (self.always, *self.species.values(), self.modules, *self.modes.values()):
            for module in modules:
                yield from module.whole()

    @cached_property
    def folder(self) -> Path:
        spec = find_spec(self.package)
        assert spec is not None and spec.submodule_search_locations, f"{self.package} is not a package"
        return Path(spec.submodule_search_locations[0])

    @property
    def of_the_house(self) -> bool:
        """Part of this distribution."""
        return self.package.partition(".")[0] == HOUSE

    def facet(self, layer: str, kind: type[F]) -> F | None:
        """What a layer should know of this box: the constant `FOR_<LAYER>` of its file `for_<layer>.py`, if any.

        A broken one of another distribution is left out with a warning: the table plays on without it.
        """
        try:
            return self.load_facet(layer, kind)
        except Exception as error:
            if self.of_the_house:
                raise
            leave_out(f"for_{layer} of the box {self.id!r}", f"{type(error).__name__}: {error}")
            return None

    def load_facet(self, layer: str, kind: type[F]) -> F | None:
        name = f"{self.package}.for_{layer}"
        if find_spec(name) is None:
            return None
        found = getattr(import_module(name), f"FOR_{layer.upper()}")
        if not isinstance(found, kind):
            raise TypeError(f"FOR_{layer.upper()} of {name} must be a {kind.__name__}")
        return found

    def names(self) -> set[tuple[str, str]]:
        """(sort, id) of all that a set-up may name."""
        found = {("module", module.id) for module in self.modules}
        found |= {("species", species.id) for species in self.species}
        found |= {("mode", mode.id) for mode in self.modes}
        return found | {("board", board.id) for board in self.boards}


@cache
def leave_out(what: str, why: str) -> None:
    """Say what the game does without, once."""
    warnings.warn(f"{what} is left out: {why}", RuntimeWarning, stacklevel=3)


def installed_boxes(known: Iterable[Box]) -> list[Box]:
    """Boxes of other distributions. One that cannot be opened, or that takes a name, is left out with a warning."""
    taken = {("box", box.id) for box in known}.union(*(box.names() for box in known))
    found: list[Box] = []
    for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
        try:
            box = entry.load()
            if not isinstance(box, Box):
                raise TypeError(f"{entry.value} is not a Box")
            names = {("box", box.id), *box.names()}
            if names & taken:
                sort, id = min(names & taken)
                raise ValueError(f"there is already a {sort} called {id!r}")
        except Exception as error:
            leave_out(f"the box {entry.name!r}", f"{type(error).__name__}: {error}")
            continue
        taken |= names
        found.append(box)
    return found
