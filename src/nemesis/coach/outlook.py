"""A seat's chances: tables that fit its view, played to the end of the round, then judged as the search judges them."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from typing import Any

from ..bots import Bot, ExpertBot
from ..bots.evaluation import outlook as judged
from ..bots.worlds import Worlds
from ..rules.state import DEAD
from ..view.types import View, own_seat

MOST_CHOICES = 400
"""Far more than any round needs; a round that does not end is judged as it stands."""


@dataclass(frozen=True)
class Outlook:
    """The mean chances over the imagined tables."""

    games: int
    survive: float
    win: float
    error: float = 0.0
    """The standard error of `survive`: how far the imagined games were apart, shared among them."""


def outlook(view: View, games: int, luck: str = "") -> Outlook:
    """How the seat that sees this view may fare when experts play on for everybody.

    The same view, number and luck always give the same answer. Views of one game are compared with the same luck, so
    that a difference is due to the table and less to the tables imagined.
    """
    seat = own_seat(view)
    if view["result"] is not None:
        fate = view["result"]["seats"][seat]
        return Outlook(games, float(fate["survived"]), float(fate["won"]))
    if view["seats"][seat]["status"] == DEAD:
        return Outlook(games, 0.0, 0.0)
    worlds = Worlds(view, Random(f"outlook {luck}"))
    player = ExpertBot()
    chances = []
    for number in range(games):
        game = worlds.world(number)
        if game.ask is None and game.result is None:
            game.advance()
        play_on(game, player, view["round"])
        chances.append(judged(game, seat))
    survive = fsum(c.survive for c in chances) / games
    apart = fsum((c.survive - survive) ** 2 for c in chances) / max(1, games - 1)
    return Outlook(games, survive, fsum(c.win for c in chances) / games, sqrt(apart / games))


def play_on(game: Any, player: Bot, until: int) -> None:
    """Everybody plays like `player` until a later round than `until` begins, or the game ends."""
    for _ in range(MOST_CHOICES):
        ask = game.ask
        if ask is None or game.round > until:
            return
        game.apply(player.decide(game.view(ask.seat), ask), ask.seat)
