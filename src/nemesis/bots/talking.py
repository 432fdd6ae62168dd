"""Bots that talk: when each is asked whether it has something to say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..errors import IllegalChoice
from ..rules.radio import RADIO, lines, said_choice, unanswered
from ..rules.turns import TURN

if TYPE_CHECKING:
    from ..game import Game
    from .bot import Bot

MOST_AT_ONCE = 12
"""More than any bot has to say at one moment: one that never falls silent keeps nobody waiting."""


def has_a_say(game: Game, seat: int) -> bool:
    """Is the bot of this seat asked for a line now? Before its turn, and when somebody wants an answer."""
    p = game.seats[seat]
    if RADIO.id not in game.setup.modules or game.over or not p.active or p.intruder:
        return False
    if any(ask.seat == seat and ask.kind == TURN.name for ask in game.asks):
        return True
    return next(unanswered(lines(game), seat, game.round), None) is not None


def remarks(game: Game, bots: Mapping[int, Bot]) -> int:
    """Let the bots of a game speak before the next choice, each until it is silent; how many lines they said."""
    if RADIO.id not in game.setup.modules:
        return 0
    return sum(remarks_of(game, bot, seat) for seat, bot in bots.items())


def remarks_of(game: Game, bot: Bot, seat: int) -> int:
    """A line that is refused is dropped, and nothing more is said for now."""
    for said in range(MOST_AT_ONCE):
        line = bot.speak(game.view(seat)) if has_a_say(game, seat) else None
        if line is None:
            return said
        try:
            game.apply(said_choice(*line), seat)
        except IllegalChoice:
            return said
    return MOST_AT_ONCE
