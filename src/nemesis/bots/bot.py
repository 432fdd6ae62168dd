"""What every bot has in common."""

from __future__ import annotations

import json
import zlib
from abc import ABC, abstractmethod
from random import Random
from typing import Any

from ..engine.machine import Ask, Choice, as_tuples
from ..engine.questions import QUESTIONS
from ..view.types import View
from .temper import Temper


class Bot(ABC):
    """A player made of code: the same seed, view and question always give the same answer."""

    def __init__(self, seed: int = 0, temper: Temper | None = None) -> None:
        self.seed = seed
        self.temper = temper or Temper.drawn(seed)

    @abstractmethod
    def decide(self, view: View, ask: Ask) -> Choice:
        """One of `ask.options`. A bot keeps no memory, so that taking back a choice takes back all of it."""

    def speak(self, view: View) -> tuple[Any, ...] | None:
        """What it says over the radio now, `("engine", 1, "working")` (`rules/radio.py`); None: nothing.

        Asked before its turns and when somebody wants an answer, again until it is silent, so it has to be quick.
        """
        return None

    @property
    def talks(self) -> bool:
        """Whether it ever says anything, and so shows its temper."""
        return type(self).speak is not Bot.speak

    def is_in_the_mood(self, round: int) -> bool:
        """Whether it is worth asking what it has to say when its first turn of this round begins."""
        return True

    def is_quick(self, view: View, ask: Ask) -> bool:
        """Whether it answers in a few milliseconds, so that somebody may wait for it. Without a promise: no."""
        return False

    def chance(self, view: View) -> Random:
        """Random numbers that depend on the seed and on what is seen, and on nothing else."""
        return Random(f"{self.seed} {zlib.crc32(json.dumps(view).encode())}")


def ask_in(view: View) -> Ask | None:
    """The question that a view carries, for a bot that was sent the view alone (as JSON, say)."""
    ask = view["ask"]
    if ask is None:
        return None
    options = [as_tuples(o) for o in ask["options"]]
    return QUESTIONS[ask["kind"]].ask(ask["seat"], options, as_tuples(ask["source"]))
