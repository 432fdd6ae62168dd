"""Which cards a price is paid with if nobody minds: those that bots would give first."""

from __future__ import annotations

from collections import Counter

from ..setup import Ruleset
from .lore import PLAIN_CARD, lore_of

ANOTHER = 1.0
"""A second card of the same kind is worth so much less than the first."""


def cheapest(rules: Ruleset, cards: list[str], count: int) -> list[str]:
    """`count` of these Action cards, the least worth keeping first; what the table looks like does not matter."""
    known = lore_of(rules.boxes).cards
    worth: dict[str, float] = {}
    seen: Counter[str] = Counter()
    for card in cards:
        kind = str(getattr(rules.types.get(card), "id", card))
        worth[card] = known.get(kind, PLAIN_CARD).keep - ANOTHER * seen[kind]
        seen[kind] += 1
    return sorted(cards, key=worth.__getitem__)[:count]
