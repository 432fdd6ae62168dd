"""What a box tells bots of its own things: the form of its file `for_bots.py`.

Bots know how to play the game of the rulebook. What a card, an Item, a Room or a figure of a box is worth, and how a
question that only this box asks is answered, stands in the box. A table has the lore of the boxes in play, laid one
over the other. What nobody tells them of, bots take for something ordinary: they still play, only less well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from ..engine.machine import Choice
from ..rules.boxes import Box

if TYPE_CHECKING:
    from .aims import Aims
    from .sight import Sight
    from .utility import Mind

Scorer: TypeAlias = "Callable[[Mind], float]"
"""What something is worth now, 0 for nothing; from 9 on it comes before almost everything."""
Errands: TypeAlias = list[tuple[float, int]]
"""(worth, Room)."""

REPAIR, HEALING, SHOT, SCAN, LOOT, AMMO = "repair", "healing", "shot", "scan", "loot", "ammo"
"""What a card or an Item may be good for."""
USUAL_THREAT = 5.0
"""How dangerous a figure is that no box tells of."""
USUAL_EFFORT = 5.0
"""How much work something is that no box tells of."""


def of_no_use(mind: Mind) -> float:
    return 0.0


@dataclass(frozen=True)
class Use:
    """What a bot does with an Action card or an Item."""

    keep: float
    """How much it is worth keeping: an Action card against the others in hand, an Item against the others one holds."""
    score: Scorer = of_no_use
    """What playing or using it now is worth."""
    good_for: str = ""
    errand: bool = False
    """Whether a bot that has it walks to where it is needed: to what is damaged, if it is `good_for` a repair."""
    idle: Callable[[Mind], bool] | None = None
    """When the card is of no use for the time being, and the first to be paid with."""


PLAIN_CARD, PLAIN_ITEM = Use(keep=1), Use(keep=3)
"""What bots make nothing of: a card to pay with, a thing to carry. Also whatever nobody tells them of."""


@dataclass(frozen=True)
class Goal:
    """What an Objective asks for besides surviving."""

    wants: tuple[str, ...] = ()
    """As it is printed, in words that `Aims.done` knows and that have an effort; `wants_at` reads the rule in force."""
    promise: float = 0.0
    """How often bots met it when they tried."""
    shown_by: Mapping[str, float] = field(default_factory=dict)
    """Heavy Objects in somebody's hands -> how much more likely this is then theirs."""


NO_GOAL = Goal()


@dataclass(frozen=True)
class Lore:
    """What one box tells, or all boxes of a table together."""

    cards: Mapping[str, Use] = field(default_factory=dict)
    items: Mapping[str, Use] = field(default_factory=dict)
    recipes: Mapping[str, Scorer] = field(default_factory=dict)
    """Crafted Item -> what making it is worth."""
    parts: Mapping[str, Scorer] = field(default_factory=dict)
    """Effect of a card that offers several -> what it is worth against the others."""
    rooms: Mapping[str, Callable[[Aims], float]] = field(default_factory=dict)
    """Room tile -> what its action is worth."""
    threats: Mapping[str, float] = field(default_factory=dict)
    """Kind of figure -> how dangerous one is: 2 is a Larva, 5 an Adult, 10 the Queen."""
    objectives: Mapping[str, Goal] = field(default_factory=dict)
    efforts: Mapping[str, float] = field(default_factory=dict)
    """What an Objective may want -> how much work it is."""
    studies: Mapping[str, Callable[[Sight, int, list[str]], bool]] = field(default_factory=dict)
    """Slot of a Weakness -> whether what must be studied is there, given the Laboratory and the things there."""
    draft: Mapping[str, int] = field(default_factory=dict)
    """Character -> its place among those that a bot would like to be, from 0."""
    repairs_well: Mapping[str, int] = field(default_factory=dict)
    """Characters whose cards repair Engines cheaply."""
    actions: Mapping[str, Callable[..., float]] = field(default_factory=dict)
    """Basic action -> what it is worth, given the `Mind` and the rest of the option."""
    claims: Mapping[str, Scorer] = field(default_factory=dict)
    answers: Mapping[str, Callable[[Mind], Choice]] = field(default_factory=dict)
    """Kind of question -> the answer; before what bots answer by themselves."""
    aims: tuple[Callable[[Sight], type[Aims] | None], ...] = ()
    """What a seat wants where it is not what the base game makes it want: in a mode of the box's own."""
    crossings: tuple[Callable[[Sight], Callable[[int], Iterable[int]] | None], ...] = ()
    """Ways that are no Corridors: Room -> Rooms one step away; None where there are none at this table."""
    errands: tuple[Callable[[Sight], Errands], ...] = ()
    """What is worth walking to, whatever the aims."""
    desires: tuple[Callable[[Sight, str], float], ...] = ()
    """How much a Heavy Object is wanted, whatever the aims."""
    signs: tuple[Callable[[Sight], tuple[Any, ...]], ...] = ()
    """What a learnt policy should see of this box: a few small numbers or words that sum up its own dangers."""
    inputs: Mapping[str, Callable[[Any], bool]] = field(default_factory=dict)
    """Inputs of the evaluation that tell tables of this box from others: name -> whether a `Setup` is one."""


def merged(lores: Iterable[Lore]) -> Lore:
    """One laid over the other: what a later box says of a thing is what counts."""
    tables: dict[str, Any] = {f.name: getattr(Lore(), f.name) for f in fields(Lore)}
    for lore in lores:
        for name, table in tables.items():
            more = getattr(lore, name)
            tables[name] = (*table, *more) if isinstance(table, tuple) else {**table, **more}
    return Lore(**tables)


@cache
def lore_of(boxes: tuple[Box, ...]) -> Lore:
    """What bots know of these boxes. A table has those of its ruleset."""
    return merged(lore for box in boxes if (lore := box.facet("bots", Lore)) is not None)
