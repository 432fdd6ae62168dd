"""What the departures of the search from `veteran` are really worth: `python tools/search_gain.py --iterations 64`.

Games of four veterans (base game, seeds 33000, 33001, ...) are stopped at three random turns each, and the search is
asked. Where it departs from `veteran`, both options are played to the end of the game by veterans, from the true table
with the same new luck, some times. Printed: how often it departs, and the mean gain of a departure for its seat, with
standard errors over the departures (several of one game are not quite independent). Needs far fewer games than playing
whole matches.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random

from nemesis import Game, Setup
from nemesis.bots import SearchBot, VeteranBot
from nemesis.bots.search import Search, in_play
from nemesis.engine.machine import Choice

FIRST_SEED = 33_000
TURNS = 3
PLAYERS = 4
SEARCHER, VETERAN = 3, 1
"""Seeds of the two bots."""


def turns_of(seed: int) -> list[Game]:
    """The table at every turn of a game of veterans."""
    game, bot, found = Game.new(Setup(players=PLAYERS, seed=seed)), VeteranBot(VETERAN), []
    while game.ask is not None:
        ask, view = game.ask, game.view(game.ask.seat)
        if ask.kind == "turn" and in_play(view):
            found.append(game.copy())
        game.apply(bot.decide(view, ask), ask.seat)
    return found


def played_out(game: Game, option: Choice, seat: int, luck: int) -> tuple[int, int]:
    """(survived, won) after this option, everybody going on as a veteran."""
    game, bot = game.copy(), VeteranBot(VETERAN)
    game.rng = luck
    game.apply(option, seat)
    while game.ask is not None:
        ask = game.ask
        game.apply(bot.decide(game.view(ask.seat), ask), ask.seat)
    fate = game.result.seats[seat]
    return int(fate["survived"]), int(fate["won"])


def shown(values: list[float]) -> str:
    n = len(values)
    mean = sum(values) / n
    error = sqrt(sum((v - mean) ** 2 for v in values) / max(1, n - 1) / n)
    return f"{100 * mean:+.1f} points, standard error {100 * error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=64)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=24)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    args = parser.parse_args()
    positions = 0
    survival: list[float] = []
    wins: list[float] = []
    for seed in range(args.seed, args.seed + args.games):
        chance = Random(seed)
        tables = turns_of(seed)
        for game in chance.sample(tables, min(TURNS, len(tables))):
            assert game.ask is not None
            positions += 1
            seat = game.ask.seat
            search = Search(SearchBot(SEARCHER, args.iterations), game.view(seat), game.ask)
            best, usual = search.best().option, search.lines[0].option
            if best == usual:
                continue
            lucks = [chance.getrandbits(64) for _ in range(args.pairs)]
            pairs = [(played_out(game, best, seat, x), played_out(game, usual, seat, x)) for x in lucks]
            survival.append(sum(a[0] - b[0] for a, b in pairs) / args.pairs)
            wins.append(sum(a[1] - b[1] for a, b in pairs) / args.pairs)
    print(f"{args.iterations} iterations: {positions} turns, {len(survival)} departures")
    if survival:
        print(f"a departure changes survival by {shown(survival)}; wins by {shown(wins)}")


if __name__ == "__main__":
    main()
