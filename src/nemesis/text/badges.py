"""What is on a character's board besides what every board has: levels, cards, a companion."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..game import Game
    from ..view.types import View
    from .places import Places


class Badge(NamedTuple):
    """One of them, to be drawn: a sign with its value and its words, or a card."""

    id: str
    text: str
    sign: str = ""
    """A letter or two, where there is no drawing."""
    icon: str = ""
    """The name of a drawing that goes before the sign."""
    value: int | None = None
    """None: only that it is there."""
    term: str = ""
    """The term of the glossary that explains it."""
    component: str = ""
    """The card, where it is one that lies face up."""
    figure: str = ""
    """What is said of the figure on the map, where it too bears the sign: the marker of this id."""


def badges(t: Places, game: Game, view: View) -> list[list[Badge]]:
    """Those of each seat, as the view shows them; no secret of another seat is in it."""
    tells = t.box_texts.badges
    return [[badge for tell in tells for badge in tell(t, game, view, seat)] if tells else [] for seat in view["seats"]]
