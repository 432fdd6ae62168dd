"""Bots that talk: when each is asked whether it has something to say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from ..engine.machine import Choice
from ..errors import IllegalChoice
from ..rules.radio import said_choice
from ..rules.turns import TURN
from ..view.heard import may_speak, requests
from ..view.types import View
from .bot import Bot

MOST_AT_ONCE = 12
"""More than any bot has to say at one moment: one that never falls silent keeps nobody waiting."""


class Spoken(Protocol):
    """A game, as far as talk needs it: each seat is seen by its view alone."""

    rules: Any

    def view(self, seat: int) -> View: ...

    def apply(self, choice: Choice, seat: int) -> None: ...


def has_a_say(view: View) -> bool:
    """Is the bot of this view asked for a line now? Before its turn, and when somebody wants an answer."""
    ask = view["ask"]
    return may_speak(view) and ((ask is not None and ask["kind"] == TURN.name) or bool(requests(view)))


def remarks(game: Spoken, bots: Mapping[int, Bot]) -> int:
    """Let the bots of a game speak before the next choice, each until it is silent; how many lines they said."""
    if not game.rules.remarks:
        return 0
    return sum(remarks_of(game, bot, seat) for seat, bot in bots.items())


def remarks_of(game: Spoken, bot: Bot, seat: int) -> int:
    """A line that is refused is dropped, and nothing more is said for now."""
    for said in range(MOST_AT_ONCE):
        view = game.view(seat)
        line = bot.speak(view) if has_a_say(view) else None
        if line is None:
            return said
        try:
            game.apply(said_choice(*line), seat)
        except IllegalChoice:
            return said
    return MOST_AT_ONCE
