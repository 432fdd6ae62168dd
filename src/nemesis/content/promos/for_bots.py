"""What promotional cards and cards of our own are worth to a bot."""

from __future__ import annotations

from ...bots.lore import PLAIN_CARD, Lore
from ...bots.uses import against_a_larva, healing, short_of_cards

FOR_BOTS = Lore(
    cards={"resuscitation": PLAIN_CARD, "dressing": healing(1), "pharmacist": healing(1)},
    items={"surgeon_kit": against_a_larva(3, 8.0), "anabolics": short_of_cards(3, 4.0, at_most=2)},
    parts={"wake": lambda mind: 4.0},
    draft={"medic": 5},
    repairs_well={"medic": 2},
)
