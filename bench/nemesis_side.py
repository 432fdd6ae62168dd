"""Our side of the benchmark, through the public face of the package only."""

import json
import sys
from collections.abc import Callable, Sequence
from typing import Any

from harness import serve

try:
    from nemesis import Game, Setup
    from nemesis.bots import VeteranBot
    from nemesis.view import determinise
    from nemesis.view.types import View
except ImportError as error:
    print(json.dumps({"error": f"nemesis cannot be imported yet: {error}"}), flush=True)
    sys.exit(1)


def seen(game: Game) -> View:
    assert game.ask is not None
    return game.view(game.ask.seat)


def dealt(game: Game) -> Game:
    return determinise(seen(game))


class Nemesis:
    def __init__(self, species: str) -> None:
        self.species = species
        self.bot = VeteranBot(seed=1)
        self.loads: dict[str, Callable[[Any], object]] = {"view": seen, "deal": dealt, "bot": self.decided}

    def new_game(self, seed: int) -> Game:
        return Game.new(Setup(players=4, species=self.species, seed=seed))

    def options(self, game: Game) -> Sequence[Any]:
        ask = game.ask
        if ask is None:
            return ()
        if not ask.options:
            raise RuntimeError(f"an ask without options would pass for the end of the game: {ask}")
        return ask.options

    def apply(self, game: Game, choice: Any) -> None:
        game.apply(choice)

    def decided(self, game: Game) -> object:
        assert game.ask is not None
        return self.bot.decide(seen(game), game.ask)

    def sizes(self, game: Game) -> dict[str, int]:
        return {"json": len(game.to_json().encode())}


if __name__ == "__main__":
    serve(Nemesis(sys.argv[1] if len(sys.argv) > 1 else "intruders"))
