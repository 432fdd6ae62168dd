"""A view built lazily: for playouts, where a bot reads little of each of many tables.

It reads like `view`, shares lists with its table, and holds only until the table changes. Never hand it on: what leaves
the process, or is kept, is a view.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

from .build import (
    COMMON_PARTS,
    OWN_PARTS,
    PUBLIC_SEAT,
    PUBLIC_VALUES,
    contamination_of,
    own_hand,
    public_values,
    seat_ext,
    seat_view,
)
from .types import View

if TYPE_CHECKING:
    from ..game import Game
    from ..rules.state import Seat

SEAT_VALUES = (*PUBLIC_SEAT, "hands", "wounds")
OWN_VALUES = (*SEAT_VALUES, "items", "objectives", "knowledge")
seat_values, own_values = attrgetter(*SEAT_VALUES), attrgetter(*OWN_VALUES)
NOTHING = object()


class Unfolding(dict[str, Any], ABC):
    """A dictionary that builds missing entries; it may add more than was asked for."""

    __slots__ = ()

    @abstractmethod
    def __missing__(self, key: str) -> Any:
        """The entry, kept from now on; `KeyError` where there is none."""

    def get(self, key: str, default: Any = None) -> Any:
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key: object) -> bool:
        return super().__contains__(key) or self.get(str(key), NOTHING) is not NOTHING


class Glance(Unfolding):
    """The table as a seat sees it."""

    __slots__ = ("game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(zip(PUBLIC_VALUES, public_values(game), strict=True))
        self.game = game
        self.seat = seat
        self["seat"] = seat
        self["setup"] = game.setup.public_data
        self["seats"] = [OwnGlance(game, p) if p.index == seat else SeatGlance(game, p) for p in game.seats]

    def asked_again(self) -> None:
        """The step that asks has one more question: the table is as it was."""
        for name in OWN_PARTS:
            self.pop(name, None)

    def __missing__(self, key: str) -> Any:
        part = TABLE_PARTS.get(key)
        found = self[key] = part(self.game) if part is not None else OWN_PARTS[key](self.game, self.seat)
        return found


def glance(game: Game, seat: int) -> View:
    """It reads like a view, so it is typed as one."""
    return cast(View, Glance(game, seat))


class Glances:
    """Those at a table that is played on by choices alone: one serves all questions of a step to a seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._run: Any = None
        self._last: Glance | None = None

    def of(self, seat: int) -> View:
        run, last = self.game.running, self._last
        if last is not None and run is not None and run is self._run and last.seat == seat:
            last.asked_again()
        else:
            last = self._last = Glance(self.game, seat)
            self._run = run
        return cast(View, last)


class SeatGlance(Unfolding):
    """Another seat, as one sees it."""

    __slots__ = ("game", "p")

    def __init__(self, game: Game, p: Seat) -> None:
        super().__init__(zip(SEAT_VALUES, seat_values(p), strict=True))
        self.game = game
        self.p = p
        if game.rules.mode.objectives_are_public:
            self["objectives"] = p.objectives

    def __missing__(self, key: str) -> Any:
        if key in SEAT_PARTS:
            found = self[key] = SEAT_PARTS[key](self.game, self.p)
            return found
        whole = seat_view(self.game, self.p, own=False)
        self.update(whole)
        return cast(dict[str, Any], whole)[key]


class OwnGlance(Unfolding):
    """The seat that looks, as it sees itself."""

    __slots__ = ("game", "p")

    def __init__(self, game: Game, p: Seat) -> None:
        super().__init__(zip(OWN_VALUES, own_values(p), strict=True))
        self.game = game
        self.p = p

    def __missing__(self, key: str) -> Any:
        if key in OWN_SEAT_PARTS:
            found = self[key] = OWN_SEAT_PARTS[key](self.game, self.p)
            return found
        whole = seat_view(self.game, self.p, own=True)
        self.update(whole)
        return cast(dict[str, Any], whole)[key]


AS_THEY_ARE: dict[str, Callable[[Game], Any]] = {
    "doors": lambda game: game.doors,
    "noise": lambda game: game.noise,
    "vents": lambda game: game.vents,
    "floor": lambda game: game.floor,
    "pods": lambda game: game.pods,
    "ammo": lambda game: game.ammo,
}
"""Parts that need no copy while nothing changes."""
TABLE_PARTS = {**COMMON_PARTS, **AS_THEY_ARE}
SEAT_PARTS: dict[str, Callable[[Game, Seat], Any]] = {
    "hand_size": lambda game, p: len(p.hand),
    "contamination": contamination_of,
}
OWN_SEAT_PARTS: dict[str, Callable[[Game, Seat], Any]] = {
    **SEAT_PARTS,
    "hand": own_hand,
    "ext": lambda game, p: seat_ext(game, p, own=True),
}
"""Parts of a seat that are looked at alone; whoever asks for another one gets the whole seat."""
