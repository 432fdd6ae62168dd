"""What an option does to the seat that chooses it, seen in the engine itself: the same option on many tables dealt from its view.

`python -m tests.harms KIND GAMES` lists the options that hurt and say nothing of it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from nemesis import Game
from nemesis.engine.machine import Ask
from nemesis.text import Texts
from nemesis.text.risks import Risk, risks
from nemesis.view import determinise
from nemesis.view.types import View

from .playing import Chooser, play, setups

BORDERS = frozenset({"turn", "event_phase", "round", "passed"})
"""Events after which something is no longer a consequence of the choice."""
MOST_ANSWERS = 16
UNLIKE = 0.7
OF_OTHERS = frozenset({"consent"})
"""Asked in the middle of what somebody else announces: a table dealt from this view cannot carry that out."""
CALM = ("keep", "decline", "no", "done", "accept")
BODY = {
    "light_wound": "wound",
    "serious_wound": "wound",
    "died": "death",
    "contaminated": "contamination",
    "larva_on_board": "larva",
    "infested": "larva",
    "slimed": "slime",
    "attack": "attack",
    "encounter": "encounter",
    "insanity": "insanity",
    "panic": "panic",
    "mutation_marker": "mutation",
    "noise_rolled": "noise",
}
"""Event about a seat -> what it is to it."""
AROUND = {
    "intruder_placed": "intruder",
    "intruder_moved": "intruder",
    "fire": "fire",
    "danger": "noise",
    "noise": "noise",
    "noise_all": "noise",
    "room_noise_rolled": "noise",
}
"""Event in the Room where a seat stands -> what it is to it."""


class Trial(NamedTuple):
    """One option on many tables: how often each kind of harm came of it."""

    view: View
    ask: Ask
    option: Any
    shown: list[Risk]
    harms: Counter[str]
    tables: int


def of_the_choice(table: Game, borders: frozenset[str] = BORDERS) -> Iterator[tuple[str, dict[str, Any]]]:
    """What happened, until what follows no longer comes of the choice."""
    for name, data, *_ in table.log or []:
        if name in borders:
            return
        yield name, data


def harms_of(table: Game, p: Any, before: int, borders: frozenset[str]) -> set[str]:
    """What the log tells of this seat, until what follows is no longer of its choice."""
    found = set()
    for name, data in of_the_choice(table, borders):
        if name == "insanity" and data["level"] <= before:
            continue
        if name in BODY and data.get("seat") == p.index:
            found.add(BODY[name])
        elif name in AROUND and data.get("room") == p.room:
            found.add(AROUND[name])
    return found


def carried_out(view: View, option: Any, seat: int, seed: int, calmly: bool = False) -> Game:
    """The option on one table, followed until the next turn: own answers at random unless `calmly`."""
    table = determinise(view, seed)
    if table.ask is None:
        table.advance()
    borders = borders_of(table.asks[0], option)
    table.log = []
    chooser = Chooser(seed)
    table.apply(option, seat)
    for _ in range(MOST_ANSWERS):
        asked = table.ask
        if asked is None or (asked.kind == "turn" and asked.seat == seat):
            break
        if any(name in borders for name, *_ in table.log):
            break
        calm = [o for o in asked.options if o in CALM]
        at_random = not calm or (asked.seat == seat and not calmly)
        table.apply(asked.options[chooser.below(len(asked.options))] if at_random else calm[0], asked.seat)
    return table


def borders_of(ask: Ask, option: Any) -> frozenset[str]:
    return BORDERS - {"passed"} if option == ("pass",) or ask.kind == "pass_discard" else BORDERS


def trial(game: Game, ask: Ask, option: Any, tables: int) -> Trial:
    view = game.view(ask.seat)
    before = game.seats[ask.seat].ext.get("insanity", 1)
    harms: Counter[str] = Counter()
    for seed in range(tables):
        table = carried_out(view, option, ask.seat, seed)
        harms.update(harms_of(table, table.seats[ask.seat], before, borders_of(ask, option)))
    return Trial(view, ask, option, risks(Texts.of(game.rules, "en"), view, ask, option), harms, tables)


def moments(kind: str, games: int, one_in: int, first_seed: int = 0) -> Iterator[tuple[Game, Ask]]:
    """Decisions of random games."""
    for setup in setups(games, first_seed, kind):
        for at, game in enumerate(play(setup)):
            ask = game.ask
            if at % one_in == setup.seed % one_in and ask is not None and game.setup_done and ask.kind not in OF_OTHERS:
                yield game, ask


def called(game: Game, ask: Ask, option: Any) -> str:
    """A name under which like options are counted."""
    words = [w for w in (option if isinstance(option, tuple) else (option,)) if isinstance(w, str)]
    if option[0] == "room_action":
        words.append(game.tiles[option[1]])
    return " ".join([ask.kind, *words, f"<{ask.source}>" if isinstance(ask.source, str) else ""])


EXCEPT = {
    "claim seize_hourglass": "the Room is chosen next, and says its odds",
    "play manipulation": "a card of another hand is chosen next",
}
"""Options that may say nothing: why."""
NOT_OURS = {"interrupt": "what is cancelled, or not, is the action of somebody else"}
"""Questions of which the same holds."""


def excused(game: Game, ask: Ask, option: Any) -> str:
    if ask.kind in NOT_OURS:
        return ask.kind
    if ask.kind != "turn" or len(option) < 2:
        return ""
    entry = game.rules.types.get(option[1]) if isinstance(option[1], str) else None
    name = f"{option[0]} {getattr(entry, 'id', option[1])}"
    return name if name in EXCEPT else ""


def told(risks: list[Risk]) -> bool:
    return any(r.id != "find" for r in risks)


def unlike(trials: list[Trial]) -> set[str]:
    """Kinds of harm that one option of a question brings clearly more often than another."""
    kinds = {kind for each in trials for kind in each.harms}
    return {
        kind for kind in kinds
        if max(each.harms[kind] / each.tables for each in trials) - min(each.harms[kind] / each.tables for each in trials)
        > UNLIKE
    }  # fmt: skip


def silent(game: Game, ask: Ask, tables: int) -> list[tuple[Trial, set[str]]]:
    """Options of a question that hurt and say nothing of it.

    What is asked in the middle of an action hurts by that action: it need be told only where the answer matters.
    """
    trials = [trial(game, ask, option, tables) for option in ask.options]
    if ask.kind == "turn":
        return [(each, set(each.harms)) for each in trials if each.harms and not told(each.shown)]
    if any(told(each.shown) for each in trials):
        return []
    matter = unlike(trials)
    return [(each, matter & set(each.harms)) for each in trials if matter & set(each.harms)]


def main(kind: str, games: int, one_in: int = 7, tables: int = 20, first: int = 0) -> None:
    missing: dict[str, Counter[str]] = {}
    for game, ask in moments(kind, games, one_in, first):
        for each, harms in silent(game, ask, tables):
            counted = missing.setdefault(called(game, ask, each.option), Counter())
            counted.update({name: each.harms[name] for name in harms})
    for name, found in sorted(missing.items()):
        print(name, dict(found))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *map(int, sys.argv[3:]))
