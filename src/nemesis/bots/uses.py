"""What cards and Items are good for: a few sorts that boxes name for theirs."""

from __future__ import annotations

from collections.abc import Callable

from .lore import AMMO, HEALING, REPAIR, SHOT, Use
from .utility import Mind

Here = Callable[[Mind], bool]


def way_out(keep: float, worth: float = 9.5) -> Use:
    """It ends a fight that is being lost."""
    return Use(keep, lambda mind: worth if mind.outmatched() and not mind.holding() else 0.0)


def shot(keep: float) -> Use:
    return Use(keep, lambda mind: 9.5 if mind.fighting and not mind.holding() else 0.0, SHOT)


def repair(keep: float, errand: bool = True) -> Use:
    return Use(keep, Mind.score_repair, REPAIR, errand)


def healing(keep: float) -> Use:
    return Use(keep, Mind.score_healing, HEALING)


def in_a_fight(keep: float, worth: float) -> Use:
    return Use(keep, lambda mind: worth if mind.fighting else 0.0)


def short_of_ammo(keep: float, worth: float) -> Use:
    return Use(keep, lambda mind: worth if mind.lacking_ammo() else 0.0, AMMO)


def short_of_energy(keep: float, worth: float) -> Use:
    """It loads weapons that take Energy Charges, and no others."""
    return Use(keep, lambda mind: worth if mind.lacking_ammo(energy=True) else 0.0, AMMO)


def short_of_cards(keep: float, worth: float, at_most: int) -> Use:
    """It brings Action cards."""
    return Use(keep, lambda mind: worth if len(mind.s.hand) <= at_most else 0.0)


def against_a_larva(keep: float, worth: float) -> Use:
    return Use(keep, lambda mind: worth if mind.s.me["larva"] else 0.0)


# -- the action of the Room for one card ----------------------------------------------------------------


def anywhere(mind: Mind) -> bool:
    return True


def at_a_computer(mind: Mind) -> bool:
    tile = mind.s.tiles.get(mind.s.room, "")
    return bool(tile) and bool(mind.s.rules.rooms[tile].computer)


def free_action(keep: float, here: Here = anywhere) -> Use:
    """The action of this Room, where the card gives that and not only a Door."""

    def score(mind: Mind) -> float:
        works = here(mind) and not mind.s.at(mind.s.room)["malfunction"]
        return mind.useful(mind.aims.worth(mind.s.room), 1.0) if works else 0.0

    return Use(keep, score)
