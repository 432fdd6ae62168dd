"""Catanatron's side of the benchmark; written against the catanatron named in requirements.txt."""

import json
import pickle
from collections.abc import Callable, Sequence
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.json import GameEncoder
from catanatron.models.player import Color, RandomPlayer
from harness import serve


class Catanatron:
    def __init__(self) -> None:
        self.loads: dict[str, Callable[[Any], object]] = {}

    def new_game(self, seed: int) -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def options(self, game: Game) -> Sequence[Any]:
        # The same two tests as catanatron's own Game.play.
        if game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            return game.state.playable_actions
        return ()

    def apply(self, game: Game, choice: Any) -> None:
        game.execute(choice)

    def sizes(self, game: Game) -> dict[str, int]:
        return {"json": len(json.dumps(game, cls=GameEncoder).encode()), "pickle": len(pickle.dumps(game))}


if __name__ == "__main__":
    serve(Catanatron())
