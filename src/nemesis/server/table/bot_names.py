"""Bots by their names, as a table may have them: `search:N` thinks with N playouts, and no bot thinks for long; a
temper may follow (`veteran@bold.loyal`).

The simulator takes any N and as long as that needs; a server plays many tables and has promised a move in time.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...bots import BOTS, Bot, SearchBot
from ...bots.search import SECONDS
from ...bots.temper import TRAITS, VOWS, Temper, split_name
from ...errors import BadSetup
from ...thinking.jobs import bot_within

MOST_PLAYOUTS = 1000
"""More than a fast machine plays out in the time that a move may take."""
TOLD = 40
"""Letters of a wrong name that are repeated."""


def check_bot_name(name: str) -> None:
    """`BadSetup` for a bot that a table cannot have."""
    level, temper = split_name(name)
    check_temper(temper)
    kind, colon, playouts = level.partition(":")
    if kind not in BOTS or (colon and BOTS[kind] is not SearchBot):
        possible = list(BOTS)
        said = f"unknown bot {level[:TOLD]!r}; possible: {', '.join(possible)}, search:N"
        raise BadSetup(said, reason="unknown", what="bot", value=level[:TOLD], possible=possible)
    if colon and not is_number_of_playouts(playouts):
        said = f"{level[:TOLD]!r} should be 'search' or 'search:N' with N from 1 to {MOST_PLAYOUTS} playouts"
        raise BadSetup(said, reason="playouts", most=MOST_PLAYOUTS)


def check_temper(words: Iterable[str]) -> None:
    """Each word is known, and nothing is said twice or taken back: a bot has one name."""
    free = [*TRAITS, *((vow,) for vow in VOWS)]
    for word in words:
        Temper.drawn(0, (word[:TOLD],))
        trait = next((trait for trait in free if word in trait), None)
        if trait is None:
            said = f"temper {word!r} contradicts or repeats what stands before it"
            raise BadSetup(said, reason="temper_twice", value=word)
        free.remove(trait)


def is_number_of_playouts(text: str) -> bool:
    """Digits only, without leading zeros: a bot has one name."""
    digits = text.isascii() and text.isdigit() and len(text) <= len(str(MOST_PLAYOUTS))
    return digits and str(int(text)) == text and 1 <= int(text) <= MOST_PLAYOUTS


def bot_named(name: str, seed: int) -> Bot:
    """The bot of a seat. Even one with a number of playouts stops in time."""
    return bot_within(name, seed, SECONDS)
