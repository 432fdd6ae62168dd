"""The Self-Destruct sequence (R-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.events import Event
from . import pieces
from .components import Refusal
from .shelter import unlock_all
from .ship import hibernating

if TYPE_CHECKING:
    from .state import Seat, State


# -- events ------------------------------------------------------------------------------------------


class SelfDestructStarted(
    Event, term="self_destruct", sound="alarm", motion=pieces.number("self_destruct", gains=0, least=0)
):
    """Self-Destruct starts."""


class SelfDestructStopped(Event, term="self_destruct", sound="alarm", motion=pieces.table(self_destruct=-1)):
    """Self-Destruct is stopped."""


class SelfDestructAdvanced(
    Event, term="self_destruct", sound="alarm", motion=pieces.table(self_destruct=pieces.field("spaces"))
):
    """The Self-Destruct marker moves."""

    spaces: int


FIRST_YELLOW = 3
SKULL = 6
"""R-1.17, K-6: spaces moved from the green start."""
SOMEONE_HIBERNATES = Refusal("someone_hibernates", "R-18.4")
TOO_LATE_TO_STOP = Refusal("point_of_no_return", "R-19.4")


def can_start(g: State) -> bool:
    """R-18.4, R-19.1: not while it runs or anybody hibernates."""
    return g.self_destruct < 0 and not hibernating(g)


def start(g: State) -> None:
    if can_start(g):
        g.self_destruct = 0
        g.point_of_no_return = False
        g.emit(SelfDestructStarted())


def stop(g: State) -> None:
    """R-19.3: off the track; a later start begins from zero."""
    g.self_destruct = -1
    g.emit(SelfDestructStopped())


def why_no_start_or_stop(g: State, p: Seat) -> Refusal | None:
    if g.self_destruct < 0:
        return SOMEONE_HIBERNATES if hibernating(g) else None
    return TOO_LATE_TO_STOP if g.self_destruct >= FIRST_YELLOW else None


def start_or_stop(g: State, p: Seat) -> None:
    """R-17.30: one of the two is legal at a time."""
    if g.self_destruct < 0:
        start(g)
    elif g.self_destruct < FIRST_YELLOW:
        stop(g)


def advance(g: State) -> None:
    """R-19.2, R-19.4: the first yellow space unlocks every Pod, once."""
    if g.self_destruct < 0:
        return
    g.self_destruct += 1
    g.emit(SelfDestructAdvanced(spaces=g.self_destruct))
    if g.self_destruct >= FIRST_YELLOW and not g.point_of_no_return:
        g.point_of_no_return = True
        unlock_all(g)
