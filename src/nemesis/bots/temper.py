"""The temper of a bot: how it talks, whom it believes, what its word is worth and what it dares.

It is no part of the level: it changes nothing where there is no radio. Drawn from the bot's seed, or named behind the
level: `veteran@bold.loyal` is drawn but for these two.

>>> from nemesis.bots.temper import Temper
>>> Temper.drawn(7, ("loyal",)).words[1]
'loyal'
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..engine.randomness import GOLDEN, MASK, mix
from ..errors import BadSetup

TRAITS = (("bold", "careful"), ("loyal", "selfish"), ("talkative", "quiet"), ("trusting", "suspicious"))
"""The traits, each with its opposite."""
VOWS = ("honest", "silent")
"""What is never drawn: a bot that does not lie whatever its Objective, and one that says nothing."""
AT, BETWEEN = "@", "."


@dataclass(frozen=True, slots=True)
class Temper:
    bold: bool = False
    loyal: bool = True
    talkative: bool = True
    trusting: bool = True
    honest: bool = False
    silent: bool = False

    @classmethod
    def drawn(cls, seed: int, named: Iterable[str] = ()) -> Temper:
        """By the seed, but for the words that are named."""
        bits = mix((seed * GOLDEN + len(TRAITS)) & MASK)
        drawn = cls(*(bool(bits >> n & 1) for n in range(len(TRAITS))))
        for word in named:
            drawn = drawn.but(word)
        return drawn

    def but(self, word: str) -> Temper:
        """The same with one word taken to heart."""
        for good, other in TRAITS:
            if word in (good, other):
                return replace(self, **{good: word == good})
        if word not in VOWS:
            possible = [*(word for pair in TRAITS for word in pair), *VOWS]
            said = f"unknown temper {word!r}; possible: {', '.join(possible)}"
            raise BadSetup(said, reason="unknown", what="temper", value=word, possible=possible)
        return replace(self, **{word: True})

    @property
    def words(self) -> tuple[str, ...]:
        """One word for each trait."""
        return tuple(good if getattr(self, good) else other for good, other in TRAITS)

    # -- what follows from it -----------------------------------------------------------------------

    @property
    def lines(self) -> int:
        """How much it says in a round; answers are free."""
        return 0 if self.silent else 3 if self.talkative else 1

    @property
    def faith(self) -> float:
        """How likely it thinks that somebody it knows nothing about tells the truth."""
        return 0.88 if self.trusting else 0.65

    @property
    def word_worth(self) -> float:
        """How much doing what it promised is worth."""
        return 17.0 if self.loyal else 0.0

    @property
    def deceit(self) -> float:
        """How likely it lies where its Objective gives it a reason."""
        return 0.0 if self.honest else 0.25 if self.loyal else 0.85


NEUTRAL_FAITH = 0.75
"""Of somebody who has no temper: a person whom the coach advises."""


def split_name(name: str) -> tuple[str, tuple[str, ...]]:
    """`veteran@bold.loyal` -> the level with its budget, and the words of the temper."""
    level, at, words = name.partition(AT)
    return level, tuple(words.split(BETWEEN)) if at else ()
