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
from .expert import ExpertBot
from .random import RandomBot
from .search import Prospect, SearchBot
from .temper import Temper, split_name
from .utility import CrewBot, NoviceBot, UtilityBot, VeteranBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot, "novice": NoviceBot, "crew": CrewBot, "veteran": VeteranBot, "expert": ExpertBot,
    "search": SearchBot,
}  # fmt: skip
"""What people choose from, from the weakest to the strongest."""
KINDS: dict[str, type[Bot]] = {**BOTS, "utility": UtilityBot}
"""All names: `utility` is what the levels are made of, with no manner of its own; today that is `veteran`."""
MOST_ITERATIONS = 1_000_000


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name in `KINDS`; `search:200` searches with exactly 200 iterations, however long that takes.

    `veteran@bold.loyal` has this temper; what is not named of it is drawn from the seed (`temper.py`).
    """
    level, words = split_name(name)
    temper = Temper.drawn(seed, words)
    kind, colon, budget = level.partition(":")
    if kind not in KINDS:
        said = f"unknown bot {name!r}; possible: {', '.join(sorted(KINDS))}"
        raise BadSetup(said, reason="unknown", what="bot", value=name, possible=list(BOTS))
    if not colon:
        return KINDS[kind](seed, temper=temper)
    if KINDS[kind] is not SearchBot:
        said = f"bot {kind!r} takes no budget: {name!r} should be {kind!r}; only 'search:200' has one"
        raise BadSetup(said, reason="bot_budget", bot=kind, example="search:200")
    if not (budget.isascii() and budget.isdigit()) or not 1 <= int(budget) <= MOST_ITERATIONS:
        said = f"{name!r} should be 'search' or 'search:N' with N from 1 to {MOST_ITERATIONS} iterations"
        raise BadSetup(said, reason="playouts", most=MOST_ITERATIONS)
    return SearchBot(seed, iterations=int(budget), temper=temper)


def kind_of(name: str) -> str:
    """The level that a bot's name begins with."""
    return split_name(name)[0].partition(":")[0]


def check_bot(name: str) -> None:
    """Raise `BadSetup` for a name that `make_bot` would refuse."""
    make_bot(name)


__all__ = [
    "BOTS", "KINDS", "Bot", "CrewBot", "ExpertBot", "NoviceBot", "Prospect", "RandomBot", "SearchBot", "Temper",
    "UtilityBot", "VeteranBot", "ask_in", "check_bot", "kind_of", "make_bot",
]  # fmt: skip
