"""Players made of code. A bot is given what its seat may know, never the game.

>>> from nemesis import Game, Setup
>>> from nemesis.bots import make_bot
>>> game = Game.new(Setup(players=2, seed=7))
>>> bots = [make_bot("crew", seed=seat) for seat in range(2)]
>>> while game.ask:
...     game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
>>> game.over
True
"""

from __future__ import annotations

from ..errors import BadSetup
from .bot import Bot, ask_in
from .random import RandomBot
from .utility import CrewBot, NoviceBot, UtilityBot, VeteranBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "novice": NoviceBot, "crew": CrewBot, "veteran": VeteranBot}
"""From the weakest to the strongest."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name in `BOTS`."""
    if name not in BOTS:
        raise BadSetup(f"unknown bot {name!r}; possible: {', '.join(sorted(BOTS))}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "CrewBot", "NoviceBot", "RandomBot", "UtilityBot", "VeteranBot", "ask_in", "make_bot"]
