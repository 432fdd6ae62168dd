"""What more search is really worth: `python tools/search_gain.py --iterations 200,2000`, a part of `make strength`.

Games of four veterans (base game, seeds 60000, 60001, ...) are stopped at some random turns, and the search is asked
with each budget. Where it departs from `veteran`, the options are played to the end of the game by veterans, from the
true table with the same new luck, many times. Told: how often it departs, and the mean gain for its seat over all
turns, with 95 % intervals (turns of one game are not quite independent: the intervals are over games). Needs far fewer
games than whole matches.

What was measured is kept, game by game, and gone on with. The seeds do not tell that a bot was changed: then measure
again with `--fresh`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random

from nemesis import Game, Setup
from nemesis.bots import SearchBot, VeteranBot
from nemesis.bots.search import Search, in_play
from nemesis.engine.machine import Choice
from nemesis.view.glance import glance

KEPT = Path(__file__).resolve().parent.parent / "build" / "strength" / "search_gain.jsonl"
PLAYERS = 4
SEARCHER, VETERAN = 3, 1
"""Seeds of the two bots."""
NORMAL_95 = 1.96
BOTH = "half of each"
"""What the search plays for."""


@dataclass(frozen=True)
class Plan:
    """What is measured."""

    iterations: tuple[int, ...] = (200, 2000)
    games: int = 500
    turns: int = 2
    """Turns of each game."""
    pairs: int = 400
    """Times that an option is played to the end where the budgets choose differently; where they agree, a quarter."""
    seed: int = 60_000

    def key(self) -> str:
        """More games may be added to what was measured, nothing else may change."""
        return json.dumps({name: value for name, value in asdict(self).items() if name != "games"})


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
        game.apply(bot.decide(glance(game, ask.seat), ask), ask.seat)
    fate = game.result.seats[seat]
    return int(fate["survived"]), int(fate["won"])


Gain = tuple[float, float, bool]
"""(survival gained, wins gained, whether the search departed from `veteran`)."""
Turn = list[Gain]
"""For each budget."""


def gains_in(task: tuple[Plan, int]) -> tuple[int, list[Turn]]:
    """For some turns of one game: the gain of each budget."""
    plan, seed = task
    chance = Random(seed)
    tables = turns_of(seed)
    found: list[Turn] = []
    for game in chance.sample(tables, min(plan.turns, len(tables))):
        assert game.ask is not None
        seat, view = game.ask.seat, game.view(game.ask.seat)
        chosen = [Search(SearchBot(SEARCHER, n), view, game.ask).best().option for n in plan.iterations]
        usual = VeteranBot(SEARCHER).decide(view, game.ask)
        options = {usual, *chosen}
        pairs = plan.pairs if len(set(chosen)) > 1 else max(1, plan.pairs // 4)
        lucks = [chance.getrandbits(64) for _ in range(pairs)]
        fates = {o: [played_out(game, o, seat, x) for x in lucks] if len(options) > 1 else [(0, 0)] for o in options}
        mean = {o: [sum(f[k] for f in them) / len(them) for k in (0, 1)] for o, them in fates.items()}
        found.append([(mean[o][0] - mean[usual][0], mean[o][1] - mean[usual][1], o != usual) for o in chosen])
    return seed, found


def kept_in(file: Path, plan: Plan) -> dict[int, list[Turn]]:
    """What was measured before, by seed; nothing if it was another plan."""
    if not file.exists():
        return {}
    first, *lines = file.read_text().splitlines()
    if first != plan.key():
        return {}
    found = {}
    for line in lines:
        try:
            seed, turns = json.loads(line)
        except ValueError:  # killed while it wrote: this game is measured again
            continue
        found[seed] = turns
    return {seed: found[seed] for seed in range(plan.seed, plan.seed + plan.games) if seed in found}


def measure(plan: Plan, workers: int, fresh: bool = False, kept: Path = KEPT) -> list[list[Turn]]:
    """The turns of each game, measured now or before."""
    known = {} if fresh else kept_in(kept, plan)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text("\n".join([plan.key(), *map(json.dumps, known.items())]) + "\n")
    seeds = range(plan.seed, plan.seed + plan.games)
    tasks = [(plan, seed) for seed in seeds if seed not in known]
    pool = ProcessPoolExecutor(workers or os.cpu_count())
    try:
        for seed, found in pool.map(gains_in, tasks):
            known[seed] = found
            with kept.open("a") as file:
                file.write(json.dumps([seed, found]) + "\n")
            print(f"\r{len(known)} of {plan.games} games", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nstopped; this is what was measured so far", end="", file=sys.stderr)
    pool.shutdown(wait=False, cancel_futures=True)
    print(file=sys.stderr)
    return [known[seed] for seed in seeds if seed in known]


def interval(games: list[list[float]]) -> str:
    """Mean over all turns in points of percent, with an interval over games."""
    turns = sum(len(game) for game in games)
    mean = sum(sum(game) for game in games) / turns
    off = [sum(game) - mean * len(game) for game in games]
    error = NORMAL_95 * sqrt(sum(x * x for x in off) * len(games) / max(1, len(games) - 1)) / turns
    return f"{100 * mean:+.2f} [{100 * (mean - error):+.2f}, {100 * (mean + error):+.2f}]"


def table(plan: Plan, games: list[list[Turn]]) -> list[str]:
    """Lines of a Markdown table: each budget against `veteran`, then the largest against the smallest."""
    turns = [turn for game in games for turn in game]

    def told(name: str, departs: str, gain: Callable[[Turn, int], float]) -> str:
        survival, wins = ([[gain(turn, what) for turn in game] for game in games] for what in (0, 1))
        both = [[(a + b) / 2 for a, b in zip(*game, strict=True)] for game in zip(survival, wins, strict=True)]
        return f"| {name} | {len(turns)} | {departs} | {' | '.join(map(interval, (survival, wins, both)))} |"

    lines = [f"| | turns | departs | survival | wins | {BOTH} |", "|---|---|---|---|---|---|"]
    for k, n in enumerate(plan.iterations):
        departs = sum(turn[k][2] for turn in turns) / len(turns)
        lines.append(
            told(f"`search:{n}` over `veteran`", f"{100 * departs:.0f} %", lambda turn, what, k=k: turn[k][what])  # type: ignore[misc]
        )
    few, many = plan.iterations[0], plan.iterations[-1]
    if few != many:
        lines.append(
            told(f"`search:{many}` over `search:{few}`", "", lambda turn, what: turn[-1][what] - turn[0][what])
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    usual = Plan()
    parser.add_argument("--iterations", default=",".join(map(str, usual.iterations)), help="budgets, comma-separated")
    parser.add_argument("--games", type=int, default=usual.games)
    parser.add_argument("--turns", type=int, default=usual.turns, help="turns of each game")
    parser.add_argument("--pairs", type=int, default=usual.pairs, help="times that an option is played to the end")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--workers", type=int, default=0, help="processes (0: one for each core)")
    parser.add_argument("--fresh", action="store_true", help="measure again what was measured already")
    parser.add_argument("--keep", type=Path, default=KEPT, help="file of what was measured")
    args = parser.parse_args()
    plan = Plan(tuple(int(n) for n in args.iterations.split(",")), args.games, args.turns, args.pairs, args.seed)
    games = measure(plan, args.workers, args.fresh, args.keep)
    if games:
        print("\n".join(table(plan, games)))


if __name__ == "__main__":
    main()
