"""Which aims a bot has: what a box tells for its modes, or those of the base game."""

from __future__ import annotations

from .aims import Aims
from .progress import shares_cards
from .sight import Sight
from .together import SharedAims
from .wary import WaryAims, reads_others
from .working import WorkingAims


def aims_for(sight: Sight, by_skill: bool = True, works: bool = False) -> Aims:
    """What this seat wants at this table."""
    return aims_of(sight, works)(sight, by_skill)


def aims_of(sight: Sight, works: bool = False) -> type[Aims]:
    for told in sight.lore.aims:
        aims = told(sight)
        if aims is not None:
            return aims
    if shares_cards(sight.rules):
        return WorkingAims if works else SharedAims
    return WaryAims if reads_others(sight) else Aims
