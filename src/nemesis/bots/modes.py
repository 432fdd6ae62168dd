"""Which aims a bot has: those of the base game, or of the mode and species at the table."""

from __future__ import annotations

from .aims import Aims
from .epilogue import EpilogueAims
from .investigation import InvestigationAims
from .sight import Sight
from .together import SharedAims
from .wary import WaryAims, reads_others


def aims_for(sight: Sight, by_skill: bool = True) -> Aims:
    """What this seat wants at this table."""
    return aims_of(sight)(sight, by_skill)


def aims_of(sight: Sight) -> type[Aims]:
    if "offer" in sight.view["ext"]:
        return EpilogueAims
    if "alert" in sight.view["ext"]:
        return InvestigationAims
    if "shared" in sight.rules.mode.objective_decks:
        return SharedAims
    return WaryAims if reads_others(sight) else Aims
