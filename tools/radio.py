"""Measure what talk is worth: `make radio-figures`.

The same seeds with the radio and without it, four equal seats, the base game. Intervals are over games, because the
seats of one game share its fate (`nemesis.sim.compare.bootstrap`). Played in this order: the whole table (tempers as
drawn) against silence, honest tables against silent ones, one seat with a reason to lie that lies whenever it can
against the same seat forced to be honest; then promises, lies and knowledge of all games that were talked in.

What a decision costs is measured on twins: a game with the radio and one without it that follows the same choices, so
that both decide at the same positions, in turn, in CPU time.

    python tools/radio.py [--games N] [--seed N] [--bot NAME]
    python tools/radio.py --cost [--games N] [--bot NAME]
    python tools/radio.py --log SEED [--bot NAME] [--language CODE] [--species NAME] [--mode NAME] [--players N]
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from strength import share

from nemesis import Game, Setup
from nemesis.bots import Bot, make_bot
from nemesis.bots.sight import ENGINES, Sight
from nemesis.bots.talking import Moment, remarks
from nemesis.bots.temper import TRAITS
from nemesis.rules.radio import BROKEN, KEPT, LIE, LINES, PROMISES, UNTRUE
from nemesis.rules.state import DEAD
from nemesis.server.table.viewers.log_reader import LogReader
from nemesis.sim.compare import bootstrap
from nemesis.sim.play import bot_seed
from nemesis.text import Texts

PLAYERS, GAMES = 4, 300
SEED = 60_000_000
"""A fresh block: nothing was tuned on these games."""
COST_GAMES, REPETITIONS = 20, 5
LIARS = ("obj_quarantine", "obj_great_hunt", "obj_aliens", "obj_kill_p")
"""Objectives that give a reason to lie."""


@dataclass
class Played:
    """One game, seat by seat."""

    seed: int
    survived: list[bool]
    won: list[bool]
    objectives: list[str]
    tempers: list[tuple[str, ...]]
    engines: list[tuple[int, int]]
    """(rightly known or believed, of how many): the Engines, by living seat at the last decision."""
    courses: list[tuple[int, int]]
    mistaken: list[tuple[int, int]]
    """(firmly and wrongly believed, of how many)."""
    promises: list[tuple[int, str, str]] = field(default_factory=list)
    """(seat, word, how it ended)."""
    lies: list[tuple[int, str, int, int]] = field(default_factory=list)
    """(seat, word, who believed it, of how many who heard it and did not know better)."""
    lines: int = 0
    rounds: int = 0


def play(seed: int, radio: bool, names: Sequence[str]) -> Played:
    game = Game.new(Setup(players=PLAYERS, seed=seed, modules=("radio",) if radio else ()))
    bots = [make_bot(name, seed=bot_seed(seed, seat)) for seat, name in enumerate(names)]
    believed: dict[int, tuple[int, int]] = {}
    known: list[Any] = []
    heard, at = 0, -1
    while game.ask is not None:
        now = Moment()
        remarks(game, bots, now.of)
        choice = bots[game.ask.seat].decide(now.of(game, game.ask.seat), game.ask)
        for number in range(heard, len(game.ext.get(LINES, ()))):
            believed[number] = listeners(game, bots, number)
        heard = len(game.ext.get(LINES, ()))
        if game.round != at or game.ask.kind == "turn":
            known, at = knowledge(game, bots), game.round
        game.apply(choice)
    lines, untrue = game.ext.get(LINES, ()), game.ext.get(UNTRUE, ())
    return Played(
        seed,
        [seat["survived"] for seat in game.result.seats],
        [seat["won"] for seat in game.result.seats],
        [p.objectives[0] if len(p.objectives) == 1 else "" for p in game.seats],
        [bot.temper.words for bot in bots],
        [engines for engines, _, _ in known],
        [course for _, course, _ in known],
        [wrong for _, _, wrong in known],
        promises=[(seat, lines[line][2][0], state) for line, seat, _, _, state in game.ext.get(PROMISES, ())],
        lies=[(lines[n][0], lines[n][2][0], *believed[n]) for n, how in untrue if how == LIE],
        lines=len(lines),
        rounds=game.round,
    )


def knowledge(game: Game, bots: Sequence[Bot]) -> list[tuple[tuple[int, int], tuple[int, int], tuple[int, int]]]:
    """(Engines, course, mistakes) of every seat that lives: what it knows, or believes because it was told."""
    found = []
    for p in game.seats:
        if p.status == DEAD:
            found.append(((0, 0), (0, 0), (0, 0)))
            continue
        s = Sight(game.view(p.index), bots[p.index].temper)
        states = [s.engine(tile) for tile in ENGINES]
        right = sum(state == top for state, (top, _) in zip(states, game.engines, strict=True))
        wrong = sum(state not in (None, top) for state, (top, _) in zip(states, game.engines, strict=True))
        home = [x for x, place in game.rules.types[game.coordinates].places.items() if place == "earth"]
        letters = s.letters_to("earth") or (s.heard.letters_home if s.heard is not None else [])
        found.append(((right, len(ENGINES)), (int(letters == home), 1), (wrong, len(ENGINES))))
    return found


def listeners(game: Game, bots: Sequence[Bot], number: int) -> tuple[int, int]:
    """(who believes a statement firmly, of those who do not know themselves)."""
    speaker, _, said = game.ext[LINES][number]
    took, open_to = 0, 0
    for p in game.seats:
        if p.index == speaker or p.status == DEAD:
            continue
        s = Sight(game.view(p.index), bots[p.index].temper)
        if said[0] == "engine" and ("engine", said[1]) not in s.knowledge:
            open_to += 1
            took += s.engine(ENGINES[said[1]]) == said[2]
        elif said[0] == "leads" and ("coordinates", 0) not in s.knowledge and s.heard is not None:
            open_to += 1
            took += said[1] in s.heard.letters_home
    return took, open_to


# -- what it costs ----------------------------------------------------------------------------------


class Side:
    """One of two twins: what it spent, in nanoseconds of this thread."""

    def __init__(self, seed: int, name: str, radio: bool) -> None:
        self.game = Game.new(Setup(players=PLAYERS, seed=seed, modules=("radio",) if radio else ()))
        self.bots = [make_bot(name, seed=bot_seed(seed, seat)) for seat in range(PLAYERS)]
        self.spent = 0

    def decided(self) -> Any:
        """What was to be said, the view and the decision."""
        begun = time.thread_time_ns()
        now, game = Moment(), self.game
        remarks(game, self.bots, now.of)
        assert game.ask is not None
        choice = self.bots[game.ask.seat].decide(now.of(game, game.ask.seat), game.ask)
        self.spent += time.thread_time_ns() - begun
        return choice

    def follows(self, choice: Any) -> None:
        begun = time.thread_time_ns()
        self.game.apply(choice)
        self.spent += time.thread_time_ns() - begun


def cost(seeds: Iterable[int], name: str) -> float:
    """How many times as much a decision costs with the radio, talk included."""
    on, off = 0, 0
    for seed in seeds:
        talks, twin = Side(seed, name, True), Side(seed, name, False)
        first = False
        while talks.game.ask is not None:
            first = not first
            if first:
                twin.decided()
            choice = talks.decided()
            if not first:
                twin.decided()
            for side in (talks, twin) if first else (twin, talks):
                side.follows(choice)
        on, off = on + talks.spent, off + twin.spent
    return on / off


def costs(seed: int, games: int, name: str) -> str:
    """Several times the same games, in one process: the first time warms up."""
    found = [cost(range(seed, seed + games), name) for _ in range(REPETITIONS + 1)][1:]
    return (
        f"A decision of `{name}` costs {median(found):.3f} times as much with the radio "
        f"({min(found):.3f} to {max(found):.3f} in {REPETITIONS} runs of {games} games)."
    )


# -- figures ------------------------------------------------------------------------------------------


def percent(games: Iterable[tuple[int, int]]) -> str:
    found = share(games)
    if not found["of"]:
        return "none"
    return f"{100 * found['rate']:.1f} % [{100 * found['low']:.1f}, {100 * found['high']:.1f}] of {found['of']}"


def points(games: Sequence[tuple[int, int]]) -> str:
    """Percentage points, from (difference, seats) of each game."""
    low, high = bootstrap(list(games))
    mean = sum(d for d, _ in games) / max(1, sum(n for _, n in games))
    return f"{100 * mean:+.1f} [{100 * low:+.1f}, {100 * high:+.1f}]"


def row(name: str, games: Sequence[Played]) -> str:
    parts = [
        percent((sum(g.survived), PLAYERS) for g in games),
        percent((sum(g.won), PLAYERS) for g in games),
        percent((sum(a for a, _ in g.engines), sum(b for _, b in g.engines)) for g in games),
        percent((sum(a for a, _ in g.mistaken), sum(b for _, b in g.mistaken)) for g in games),
        percent((sum(a for a, _ in g.courses), sum(b for _, b in g.courses)) for g in games),
    ]
    return f"| {name} | {' | '.join(parts)} |"


HEAD = "| | survival | wins | Engines rightly known or believed | wrongly believed | course home known or believed |"


def differences(name: str, one: Sequence[Played], other: Sequence[Played]) -> str:
    pairs = list(zip(one, other, strict=True))
    alive = [(sum(a.survived) - sum(b.survived), PLAYERS) for a, b in pairs]
    won = [(sum(a.won) - sum(b.won), PLAYERS) for a, b in pairs]
    return f"| {name} | {points(alive)} | {points(won)} |"


def promises_by(games: Sequence[Played], trait: int) -> list[str]:
    """Kept, of those that were kept or broken."""
    lines = []
    for word in TRAITS[trait]:
        counts = []
        for g in games:
            ended = [state for seat, _, state in g.promises if g.tempers[seat][trait] == word]
            ended = [state for state in ended if state in (KEPT, BROKEN)]
            counts.append((ended.count(KEPT), len(ended)))
        lines.append(f"| {word} | {percent(counts)} |")
    return lines


def lies_by_objective(games: Sequence[Played]) -> list[str]:
    told: dict[str, list[tuple[int, str, int, int]]] = defaultdict(list)
    for g in games:
        for lie in g.lies:
            told[f"{g.objectives[lie[0]] or 'not chosen yet'}"].append(lie)
    lines = []
    for objective, found in sorted(told.items()):
        believed, of = sum(x[2] for x in found), sum(x[3] for x in found)
        lines.append(f"| {objective} | {len(found)} | {believed} of {of} |")
    return lines


def told_about(games: Sequence[Played]) -> str:
    seats = sum(len(g.survived) for g in games)
    lines = sum(g.lines for g in games)
    liars = sum(bool({seat for seat, *_ in g.lies}) for g in games)
    return (
        f"{lines / len(games):.1f} lines a game of {sum(g.rounds for g in games) / len(games):.1f} rounds "
        f"({lines / seats:.1f} a seat); {sum(len(g.lies) for g in games)} lies in {liars} of {len(games)} games."
    )


def one_liar(seeds: range, bot: str, drawn: Sequence[Played]) -> list[str]:
    """A seat that kept an Objective with a reason to lie in the drawn games, as a liar and as an honest seat."""
    liars, honest = [], []
    for g in drawn:
        seat = next((n for n, o in enumerate(g.objectives) if o.startswith(LIARS)), None)
        if seat is None:
            continue
        names = [f"{bot}@honest"] * PLAYERS
        honest.append((play(g.seed, True, names), seat))
        names[seat] = f"{bot}@selfish"
        liars.append((play(g.seed, True, names), seat))
    pairs = list(zip(liars, honest, strict=True))
    if not pairs:
        return ["No seat had a reason to lie."]
    lied = sum(any(who == seat for who, *_ in g.lies) for g, seat in liars)
    of_the_seat = [(a.survived[s] - b.survived[s], 1) for (a, s), (b, _) in pairs]
    wins = [(a.won[s] - b.won[s], 1) for (a, s), (b, _) in pairs]
    others = [
        (sum(a.survived) - a.survived[s] - sum(b.survived) + b.survived[s], PLAYERS - 1) for (a, s), (b, _) in pairs
    ]
    return [
        f"{len(pairs)} games; the seat lied in {lied} of them.",
        "",
        "| | survival of the seat | its wins | survival of the others |",
        "|---|---|---|---|",
        f"| liar | {percent((g.survived[s], 1) for g, s in liars)} | {percent((g.won[s], 1) for g, s in liars)} | |",
        f"| honest | {percent((g.survived[s], 1) for g, s in honest)} | {percent((g.won[s], 1) for g, s in honest)} ||",
        f"| difference | {points(of_the_seat)} | {points(wins)} | {points(others)} |",
    ]


# -- a log ----------------------------------------------------------------------------------------------


def tell(setup: Setup, bot: str, language: str) -> None:
    """One game as a spectator reads it, and the report when it is over."""
    game = Game.new(setup, log=True)
    reader = LogReader(None, Texts.of(game.rules, language))
    bots = [make_bot(bot, seed=bot_seed(setup.seed, seat)) for seat in range(setup.players)]
    while game.ask is not None:
        now = Moment()
        remarks(game, bots, now.of)
        for line in reader.read(game)[1]:
            print(line.text)
        game.apply(bots[game.ask.seat].decide(now.of(game, game.ask.seat), game.ask))
    for p, made_of in zip(game.seats, bots, strict=True):
        print(f"seat {p.index}: {p.character}, {', '.join(made_of.temper.words)}, {p.objectives}, {p.status}")
    print(*(line.text for line in reader.read(game)[1]), *reader.texts.report(game), sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="300; with --cost, 20")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--bot", default="veteran")
    parser.add_argument("--cost", action="store_true", help="measure only what a decision costs")
    parser.add_argument("--log", type=int, help="tell the game of this seed instead")
    parser.add_argument("--language", default="en")
    parser.add_argument("--species", default="intruders")
    parser.add_argument("--mode", default="semi_coop")
    parser.add_argument("--players", type=int, default=PLAYERS)
    args = parser.parse_args()
    if args.log is not None:
        setup = Setup(players=args.players, seed=args.log, species=args.species, mode=args.mode, modules=("radio",))
        tell(setup, args.bot, args.language)
        return
    if args.cost:
        print(costs(args.seed, args.games or COST_GAMES, args.bot))
        return
    seeds = range(args.seed, args.seed + (args.games or GAMES))
    sides: dict[str, list[Played]] = {"radio": [], "no radio": [], "honest": [], "silent": []}
    for seed in seeds:
        sides["radio"].append(play(seed, True, [args.bot] * PLAYERS))
        sides["no radio"].append(play(seed, False, [args.bot] * PLAYERS))
        sides["honest"].append(play(seed, True, [f"{args.bot}@honest.careful"] * PLAYERS))
        sides["silent"].append(play(seed, True, [f"{args.bot}@silent.careful"] * PLAYERS))
    print(f"Four `{args.bot}`, seeds {seeds[0]} to {seeds[-1]}.", "", HEAD, "|---|---|---|---|---|---|", sep="\n")
    for name, games in sides.items():
        print(row(name, games))
    print("", "| difference, percentage points | survival | wins |", "|---|---|---|", sep="\n")
    print(differences("radio over no radio", sides["radio"], sides["no radio"]))
    print(differences("honest over silent", sides["honest"], sides["silent"]))
    print("", told_about(sides["radio"]), costs(args.seed, COST_GAMES, args.bot), sep="\n")
    print("", "| promises kept | |", "|---|---|", sep="\n")
    for trait in range(len(TRAITS)):
        print(*promises_by(sides["radio"], trait), sep="\n")
    print("", "| lies by Objective | told | believed |", "|---|---|---|", *lies_by_objective(sides["radio"]), sep="\n")
    print("", "One liar among honest seats:", "", *one_liar(seeds, args.bot, sides["radio"]), sep="\n")


if __name__ == "__main__":
    main()
