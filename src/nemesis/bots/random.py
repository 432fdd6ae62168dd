"""A bot that chooses anything, evenly: for tests, and as the mark that every other bot must beat."""

from __future__ import annotations

from ..engine.machine import Ask, Choice
from ..view.types import View
from .bot import Bot


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    def decide(self, view: View, ask: Ask) -> Choice:
        return self.chance(view).choice(ask.options)

    def is_in_the_mood(self, round: int) -> bool:
        return False

    def is_quick(self, view: View, ask: Ask) -> bool:
        return True
