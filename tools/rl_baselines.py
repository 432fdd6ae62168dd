"""What the bots get of the environments' own reward: the table of docs/research.md.

    .venv/bin/python tools/rl_baselines.py

A column is one bot on all seats. Seats of one game share its fate, so the unit is the game: its value is the mean
reward of its seats, and the interval is Wilson's for so many games (95 %), wide enough for values between 0 and 1.
"""

from __future__ import annotations

import argparse
from functools import partial
from multiprocessing import get_context

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.rl import won
from nemesis.rl.table import Reward
from nemesis.sim import wilson
from nemesis.sim.play import bot_seed

BOTS = ("random", "novice", "crew", "veteran", "expert")
TABLES = {
    "solo": Setup(players=1),
    "semi-cooperative, 2": Setup(players=2),
    "semi-cooperative, 4": Setup(players=4),
    "cooperative, 3": Setup(players=3, mode="coop"),
}
FIRST_SEED = 50_000_000
"""Seeds on which nothing was ever trained or tuned."""


def paid(setup: Setup, bot: str, seed: int, reward: Reward = won) -> float:
    """The mean reward of the seats of one game."""
    game = Game.new(setup.reseeded(seed))
    bots = [make_bot(bot, seed=bot_seed(seed, seat)) for seat in range(setup.players)]
    while game.ask is not None:
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
    return sum(reward(seat) for seat in game.result.seats) / setup.players


def main() -> None:
    parser = argparse.ArgumentParser(description="The mean reward of each bot, as the environments pay it.")
    parser.add_argument("--games", type=int, default=200, help="of each bot at each table")
    parser.add_argument("--bots", nargs="+", default=list(BOTS))
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first game")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    print(f"| reward, {args.games} games each | {' | '.join(args.bots)} |\n|---|{'---|' * len(args.bots)}")
    seeds = range(args.seed, args.seed + args.games)
    with get_context("spawn").Pool(args.workers) as pool:
        for name, setup in TABLES.items():
            cells = []
            for bot in args.bots:
                total = sum(pool.map(partial(paid, setup, bot), seeds))
                low, high = wilson(total, args.games)
                cells.append(f"{total / args.games:.3f} [{low:.3f}, {high:.3f}]")
            print(f"| {name} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
