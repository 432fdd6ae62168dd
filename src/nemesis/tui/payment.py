"""A price of several cards as one answer: which cards to suggest, and how a player names others."""

from __future__ import annotations

import re

from ..bots import VeteranBot
from ..engine.machine import Ask, Choice
from ..rules import turns
from ..view.types import View
from .console import number_in

PAY = turns.PAY.name
ACCEPT = ("ok", "o")
BETWEEN_NUMBERS = re.compile(r"[\s,;+&]+")
PAYER = VeteranBot()


def suggested(view: View, ask: Ask) -> list[Choice]:
    """What an experienced bot would discard, card after card, from what the asked seat itself may know."""
    left, chosen = list(ask.options), []
    for still in range(ask.source, 0, -1):
        card = PAYER.decide(view, turns.PAY.ask(ask.seat, left, still))
        chosen.append(card)
        left = [other for other in left if other != card]
    return chosen


def numbers_in(line: str) -> list[int]:
    """`1 3`, `1, 3` or `1+3`; empty if anything else is among them."""
    numbers = [number_in(part) for part in BETWEEN_NUMBERS.split(line.strip())]
    return [n for n in numbers if n is not None] if None not in numbers else []
