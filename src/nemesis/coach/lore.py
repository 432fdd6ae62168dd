"""What a box tells the coach of its own things: the form of its file `for_coach.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..bots.aims import Aims
from ..bots.sight import Sight
from ..rules.boxes import Box
from ..view.types import View

if TYPE_CHECKING:
    from ..text import Texts

Facts = dict[str, Any]


class Reason(NamedTuple):
    id: str
    facts: Facts
    """Numbers and ids: `room` a slot, `who` a seat, `kinds` sorts of Intruders, `objective` a card."""


Telling = Callable[[Sight, Aims], Iterator[Reason]]


@dataclass(frozen=True)
class CoachLore:
    """What one box tells, or all boxes of a table together."""

    actions: Mapping[str, Telling] = field(default_factory=dict)
    """Basic action -> the facts that make it worth while."""
    questions: Mapping[str, Telling] = field(default_factory=dict)
    """Kind of question -> the facts that bear on it."""
    pressing: tuple[Telling, ...] = ()
    """What presses, whatever is chosen."""
    names: Mapping[str, Callable[[Texts, View, Any], Facts]] = field(default_factory=dict)
    """Facts that are ids, and how they are named."""


@cache
def lore_of(boxes: tuple[Box, ...]) -> CoachLore:
    """What the coach knows of these boxes; what a later one says counts."""
    told = [lore for box in boxes if (lore := box.facet("coach", CoachLore)) is not None]
    return CoachLore(
        actions={name: tell for lore in told for name, tell in lore.actions.items()},
        questions={name: tell for lore in told for name, tell in lore.questions.items()},
        pressing=tuple(tell for lore in told for tell in lore.pressing),
        names={name: say for lore in told for name, say in lore.names.items()},
    )
