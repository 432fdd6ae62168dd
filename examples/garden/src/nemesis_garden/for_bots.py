"""What the Garden is worth to a bot."""

from __future__ import annotations

from nemesis.bots.aims import Aims
from nemesis.bots.lore import PLAIN_ITEM, Lore, Use
from nemesis.bots.utility import Mind


def harvest(aims: Aims) -> float:
    """The Greenhouse heals what the Canteen heals, and more."""
    return 1.5 * aims.s.me["light"]


def remedy(mind: Mind) -> float:
    return 2.0 * mind.s.me["light"]


def watering(mind: Mind) -> float:
    return 4.0 if mind.s.at(mind.s.room)["fire"] else 0.0


def fresh_cards(mind: Mind) -> float:
    return 3.0 if len(mind.s.hand) <= 3 else 0.0


FOR_BOTS = Lore(
    cards={"remedy": Use(2, remedy), "watering": Use(2, watering), "second_wind": Use(4, fresh_cards)},
    items={"seed_box": Use(4, fresh_cards), "herbal_tea": PLAIN_ITEM},
    rooms={"greenhouse": harvest},
)
