"""What more search is really worth: `python tools/search_gain.py --iterations 200,2000`.

Games of four veterans (base game, seeds 33000, 33001, ...) are stopped at some random turns, and the search is asked
with each budget. Where it departs from `veteran`, the options are played to the end of the game by veterans, from the
true table with the same new luck, many times. Printed: how often it departs, and the mean gain for its seat over all
turns, with standard errors (turns of one game are not quite independent). Needs far fewer games than whole matches.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random

from nemesis import Game, Setup
from nemesis.bots import SearchBot, VeteranBot
from nemesis.bots.search import Search, in_play
from nemesis.engine.machine import Choice

FIRST_SEED = 33_000
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


def gains_in(task: tuple[int, list[int], int, int]) -> list[dict[int, tuple[float, float, bool]]]:
    """For some turns of one game, by budget: (survival gained, wins gained, whether the search departed)."""
    seed, budgets, turns, pairs = task
    chance = Random(seed)
    tables = turns_of(seed)
    found = []
    for game in chance.sample(tables, min(turns, len(tables))):
        assert game.ask is not None
        seat = game.ask.seat
        lucks = [chance.getrandbits(64) for _ in range(pairs)]
        searches = {n: Search(SearchBot(SEARCHER, n), game.view(seat), game.ask) for n in budgets}
        chosen = {n: search.best().option for n, search in searches.items()}
        usual = searches[budgets[0]].lines[0].option
        if all(option == usual for option in chosen.values()):
            found.append(dict.fromkeys(budgets, (0.0, 0.0, False)))
            continue
        fates = {option: [played_out(game, option, seat, x) for x in lucks] for option in {usual, *chosen.values()}}
        mean = {option: [sum(f[k] for f in them) / pairs for k in (0, 1)] for option, them in fates.items()}
        found.append(
            {n: (mean[o][0] - mean[usual][0], mean[o][1] - mean[usual][1], o != usual) for n, o in chosen.items()}
        )
    return found


def shown(values: list[float]) -> str:
    n = len(values)
    mean = sum(values) / n
    error = sqrt(sum((v - mean) ** 2 for v in values) / max(1, n - 1) / n)
    return f"{100 * mean:+.2f} ± {100 * error:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", default="200,2000", help="budgets, comma-separated")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--turns", type=int, default=2, help="turns of each game")
    parser.add_argument("--pairs", type=int, default=100, help="times that an option is played to the end")
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    args = parser.parse_args()
    budgets = [int(n) for n in args.iterations.split(",")]
    tasks = [(seed, budgets, args.turns, args.pairs) for seed in range(args.seed, args.seed + args.games)]
    rows: list[dict[int, tuple[float, float, bool]]] = []
    pool = ProcessPoolExecutor(args.workers)
    try:
        for done, found in enumerate(pool.map(gains_in, tasks), 1):
            rows += found
            print(f"\r{done} of {len(tasks)} games", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nstopped; this is what was measured so far", end="", file=sys.stderr)
    pool.shutdown(wait=False, cancel_futures=True)
    print(file=sys.stderr)
    if not rows:
        return
    print(f"{len(rows)} turns; points of percent a turn, with standard errors")
    for n in budgets:
        departs = sum(row[n][2] for row in rows) / len(rows)
        print(
            f"{n} iterations: departs {100 * departs:.0f} %, survival {shown([row[n][0] for row in rows])}, "
            f"wins {shown([row[n][1] for row in rows])}"
        )
    few, many = budgets[0], budgets[-1]
    if few != many:
        gained = [[row[many][k] - row[few][k] for row in rows] for k in (0, 1)]
        print(f"{many} over {few}: survival {shown(gained[0])}, wins {shown(gained[1])}")


if __name__ == "__main__":
    main()
