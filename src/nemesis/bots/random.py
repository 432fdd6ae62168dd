"""A bot that chooses anything, evenly: for tests, and as the mark that every other bot must beat."""

from __future__ import annotations

from typing import Any

from ..engine.machine import Ask, Choice
from .bot import Bot


class RandomBot(Bot):
    def decide(self, view: dict[str, Any], ask: Ask) -> Choice:
        return self.chance(view).choice(ask.options)
