"""What a box tells the builder: the constant `FOR_SCENARIOS` of its `for_scenarios`.

A box brings setters, entries of boards, table and ship, what follows from them, and what of it cannot lie on a table.
A setter is a plain function whose first parameter is the scenario; its name and its other parameters are those of the
call and of the table in a scenario file:

    def gravity(s: Scenario, level: int) -> None:
        '''How strong it is.'''
        s.game.ext["gravity"] = whole("level", level, 0, 3)

    FOR_SCENARIOS = ForScenarios(setters=(Setter(gravity),))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, wraps
from typing import TYPE_CHECKING, Any

from ..content import BOXES
from ..errors import BadSetup
from .laying import setter

if TYPE_CHECKING:
    from ..rules.boxes import Box
    from ..rules.components import Room
    from ..rules.state import State
    from .builder import Scenario
    from .laying import Laying

Entry = Callable[["Laying", Any, Any], Any]
"""(the table, the value so far, the new value) -> what is kept; a bad value raises `BadSetup`."""


def nothing(g: State) -> Iterator[str]:
    yield from ()


def no_entry(g: State) -> dict[str, Entry]:
    return {}


def always(g: State) -> str | None:
    return None


def no_consequence(s: Scenario) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Setter:
    """A call that a box adds to the builder, under the name of its function."""

    lay: Callable[..., None]
    """(the scenario, ...): changes the position, or raises `BadSetup`."""
    why_not: Callable[[State], str | None] = always
    """What this table lacks for it, in words."""
    often: bool = False
    """Its table may stand several times in a scenario file: `[[gravity]]`, not `[gravity]`."""

    @property
    def name(self) -> str:
        return self.lay.__name__


@dataclass(frozen=True, slots=True)
class ForScenarios:
    setters: tuple[Setter, ...] = ()
    on_ship: Mapping[str, Callable[[Scenario, Any], None]] = field(default_factory=dict)
    """Further entries of `.ship(...)`, and what sets them."""
    on_seats: Callable[[State], dict[str, Entry]] = no_entry
    """What it keeps on a character board, if it is in play: entries of `.extension(seat, ...)`."""
    on_table: Callable[[State], dict[str, Entry]] = no_entry
    """What it keeps on the table, if it is in play."""
    settle: Callable[[Scenario], None] = no_consequence
    """What follows from the position, once all calls are made and the base game has settled its own."""
    misfits: Callable[[State], Iterator[str]] = nothing
    """What of it cannot lie on a table like this, one sentence each."""
    cards: Callable[[State], Iterable[str]] = nothing
    """Its cards and tokens in play that lie where only the box knows."""
    pieces: Callable[[State], Iterable[str]] = nothing
    """All its cards and tokens that no shared deck holds."""
    other_dead: Callable[[State], Iterable[str]] = nothing
    """Characters that are not at the table and whose Corpse may lie there."""
    slots: Mapping[str, Callable[[Room], bool]] = field(default_factory=dict)
    """Kinds of slots that it adds to the board, and the tiles that fit them."""


@cache
def facets() -> dict[Box, ForScenarios]:
    """What each box has to say, in the order of the boxes."""
    found = {box: box.facet("scenarios", ForScenarios) for box in BOXES}
    return {box: facet for box, facet in found.items() if facet is not None}


@dataclass(frozen=True, slots=True)
class BoxSetter:
    """A setter with the box that brings it."""

    box: Box
    setter: Setter

    def call(self) -> Callable[..., Scenario]:
        """A method of the builder: checked, refused as a whole, chained."""
        lay = self.setter.lay

        @setter
        @wraps(lay)
        def laid(s: Scenario, *args: Any, **named: Any) -> Scenario:
            refusal = self.setter.why_not(s.game)
            if refusal is None and self.box not in s.game.rules.boxes:
                refusal = f"{self.setter.name} is for tables with something of {self.box.id!r} on them"
            if refusal is not None:
                raise BadSetup(refusal)
            lay(s, *args, **named)
            return s

        return laid


@cache
def box_setters() -> dict[str, BoxSetter]:
    """Every setter that a box brings, by its name; the first box that takes a name keeps it."""
    found: dict[str, BoxSetter] = {}
    for box, facet in facets().items():
        for brought in facet.setters:
            found.setdefault(brought.name, BoxSetter(box, brought))
    return found


@cache
def box_calls() -> dict[str, Callable[..., Scenario]]:
    return {name: found.call() for name, found in box_setters().items()}
