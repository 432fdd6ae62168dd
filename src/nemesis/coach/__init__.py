"""The coach: what the search would do in a seat and why, and the turning points of a finished game.

Both are estimates from imagined games, dealt from what the seat knows (its view) and from nothing else.

>>> from nemesis import Game, Setup
>>> from nemesis.coach import outlook
>>> game = Game.new(Setup(players=2, seed=7))
>>> chances = outlook(game.view(0), games=4)
>>> chances.games, 0 <= chances.win <= chances.survive <= 1
(4, True)
"""

from .advice import Advice, Weighed, advise
from .lore import Reason
from .outlook import Outlook, outlook
from .turning import Chances, TurningPoint, chances, turning_points

__all__ = [
    "Advice",
    "Chances",
    "Outlook",
    "Reason",
    "TurningPoint",
    "Weighed",
    "advise",
    "chances",
    "outlook",
    "turning_points",
]
