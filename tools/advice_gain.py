"""What thinking is really worth: `python tools/advice_gain.py --table coop`, a part of `make strength`.

Games of `expert` at each sort of table are stopped at some random turns, and the coach and the search are asked; so is
`veteran`. Where they differ, the options are played to the end of the game by those who really sit there, from the true
table with the same new luck, many times. Told: how often each departs from `expert`, and the mean gain over `expert`
and over `veteran` in all turns, with 95 % intervals over games. Needs far fewer games than whole matches.

What was measured is kept, game by game, and gone on with, as long as the code that plays is the same.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from measuring import ROOT, code_hash

from nemesis import Game, Setup
from nemesis.bots import ExpertBot, make_bot
from nemesis.bots.evaluation import outlook
from nemesis.bots.search import in_play
from nemesis.coach import advise
from nemesis.engine.machine import Ask, Choice
from nemesis.view.glance import glance
from nemesis.view.types import View

KEPT = ROOT / "build" / "strength"
TABLES: dict[str, dict[str, Any]] = {
    "semi_coop": {"players": 4}, "coop": {"players": 4, "mode": "coop"}, "coop_of_two": {"players": 2, "mode": "coop"},
    "solo": {"players": 1, "mode": "solo"},
}  # fmt: skip
USUAL, VETERAN, COACH = "expert", "veteran", "coach"
ASKED, SITS = 3, 1
"""Seeds of those who are asked, and of those who play on."""
NORMAL_95 = 1.96
WHAT = ("survival", "wins", "shared Objectives")


@dataclass(frozen=True)
class Plan:
    """What is measured."""

    table: str = "semi_coop"
    advisers: tuple[str, ...] = ("coach:200",)
    games: int = 150
    turns: int = 2
    """Turns of each game."""
    pairs: int = 40
    """Times that each option is played to the end."""
    seed: int = 163_000_000

    @property
    def file(self) -> Path:
        return KEPT / f"advice_{self.table}.jsonl"

    def key(self) -> str:
        """More games may be added to what was measured, nothing else may change."""
        code = code_hash(str(TABLES[self.table].get("mode", "semi_coop")))
        return json.dumps({"code": code, **{k: v for k, v in asdict(self).items() if k != "games"}})


def turns_of(setup: Setup) -> list[Game]:
    """The table at every turn of a game."""
    game, bot, found = Game.new(setup), ExpertBot(SITS), []
    while game.ask is not None:
        ask, view = game.ask, glance(game, game.ask.seat)
        if ask.kind == "turn" and len(ask.options) > 1 and in_play(view):
            found.append(game.copy())
        game.apply(bot.decide(view, ask), ask.seat)
    return found


def chosen_by(name: str, view: View, ask: Ask) -> Choice:
    kind, _, budget = name.partition(":")
    if kind == COACH:
        return ask.options[advise(view, ask, ASKED, int(budget)).best.choice]
    return make_bot(name, ASKED).decide(view, ask)


def played_out(game: Game, option: Choice, seat: int, luck: int) -> tuple[float, ...]:
    """What became of a seat after this option, everybody going on as they would have."""
    game, bot = game.copy(), ExpertBot(SITS)
    game.rng = luck
    game.apply(option, seat)
    while game.ask is not None:
        ask = game.ask
        game.apply(bot.decide(glance(game, ask.seat), ask), ask.seat)
    return outlook(game, seat)


Turn = dict[str, list[float]]
"""Who was asked -> (survival, wins, shared Objectives) after what they chose, and whether it was what `expert` does."""


def turns_in(task: tuple[Plan, int]) -> tuple[int, list[Turn]]:
    """For some turns of one game: what the choice of everybody who was asked comes to."""
    plan, seed = task
    chance = Random(seed)
    tables = turns_of(Setup.from_data({**TABLES[plan.table], "seed": seed}))
    found: list[Turn] = []
    for game in chance.sample(tables, min(plan.turns, len(tables))):
        assert game.ask is not None
        seat, view = game.ask.seat, game.view(game.ask.seat)
        chosen = {name: chosen_by(name, view, game.ask) for name in (USUAL, VETERAN, *plan.advisers)}
        options = set(chosen.values())
        lucks = [chance.getrandbits(64) for _ in range(plan.pairs if len(options) > 1 else 0)]
        mean = {}
        for option in options:
            fates = [played_out(game, option, seat, luck) for luck in lucks] or [(0.0,) * len(WHAT)]
            mean[option] = [sum(fate[k] for fate in fates) / len(fates) for k in range(len(WHAT))]
        found.append({name: [*mean[o], float(o == chosen[USUAL])] for name, o in chosen.items()})
    return seed, found


def kept_in(plan: Plan, file: Path) -> dict[int, list[Turn]]:
    """What was measured before, by seed; nothing if it was another plan or other code."""
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


def measure(plan: Plan, workers: int, fresh: bool = False, kept: Path | None = None) -> list[list[Turn]]:
    """The turns of each game, measured now or before."""
    kept = kept or plan.file
    known = {} if fresh else kept_in(plan, kept)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text("\n".join([plan.key(), *map(json.dumps, known.items())]) + "\n")
    seeds = range(plan.seed, plan.seed + plan.games)
    tasks = [(plan, seed) for seed in seeds if seed not in known]
    pool = ProcessPoolExecutor(workers or os.cpu_count())
    try:
        for seed, found in pool.map(turns_in, tasks):
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
    """Lines of a Markdown table: each of those who were asked against `expert`, then against `veteran`."""
    turns = [turn for game in games for turn in game]
    lines = [f"| {plan.table} | turns | departs | {' | '.join(WHAT)} |", "|---|---|---|---|---|---|"]
    pairs = [(VETERAN, USUAL), *((name, other) for name in plan.advisers for other in (USUAL, VETERAN))]
    for name, other in pairs:
        departs = sum(turn[name][-1] != turn[other][-1] or turn[name] != turn[other] for turn in turns) / len(turns)
        gains = [[[turn[name][k] - turn[other][k] for turn in game] for game in games] for k in range(len(WHAT))]
        said = " | ".join(map(interval, gains))
        lines.append(f"| `{name}` over `{other}` | {len(turns)} | {100 * departs:.0f} % | {said} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    usual = Plan()
    parser.add_argument("--table", choices=list(TABLES), default=usual.table)
    parser.add_argument("--advisers", default=",".join(usual.advisers), help="who is asked, comma-separated")
    parser.add_argument("--games", type=int, default=usual.games)
    parser.add_argument("--turns", type=int, default=usual.turns, help="turns of each game")
    parser.add_argument("--pairs", type=int, default=usual.pairs, help="times that an option is played to the end")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--workers", type=int, default=0, help="processes (0: one for each core)")
    parser.add_argument("--fresh", action="store_true", help="measure again what was measured already")
    args = parser.parse_args()
    plan = Plan(args.table, tuple(args.advisers.split(",")), args.games, args.turns, args.pairs, args.seed)
    games = measure(plan, args.workers, args.fresh)
    if games:
        print("\n".join(table(plan, games)))


if __name__ == "__main__":
    main()
