"""What a box says about its own things: the constant `FOR_TEXTS` of its file `for_texts.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from ..engine.events import E, Event, Past

if TYPE_CHECKING:
    from ..rules.state import State
    from .places import Places

Args = dict[str, Any]
"""The variables of a sentence."""
Adds: TypeAlias = "Callable[[Places, State, E, Past], Args]"
"""What is said of an event besides its fields."""
MoreWords: TypeAlias = "tuple[type[Event], Callable[[Places, State, Any, Past], Args]]"


def says(event: type[E], words: Adds[E]) -> MoreWords:
    """The words that an event adds to those of its fields."""
    return event, words


@dataclass(frozen=True)
class ForTexts:
    """How what a box brings is put into words."""

    events: tuple[MoreWords, ...] = ()
