"""Whatever can hurt says so before it is chosen, and its odds are those of the engine."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import pytest

from nemesis import Game
from nemesis.engine.machine import Ask
from nemesis.text import Texts
from nemesis.text.risks import risks

from .harms import EXCEPT, NOT_OURS, called, carried_out, excused, moments, of_the_choice, silent
from .playing import KINDS, SPECIES

SIGMAS = 5
ROUNDING = 0.02
TABLES = 120
"""With the seeds fixed nothing here is left to chance; the bounds are what a right number would keep."""


def check_that_every_harm_is_told(kind: str, games: int, one_in: int, tables: int, first: int = 0) -> set[str]:
    """The exceptions that were needed."""
    needed, found = set(), []
    for game, ask in moments(kind, games, one_in, first):
        for each, harms in silent(game, ask, tables):
            excuse = excused(game, ask, each.option)
            needed.add(excuse)
            if not excuse:
                found.append((called(game, ask, each.option), sorted(harms)))
    assert not found
    return needed - {""}


@pytest.mark.parametrize("kind", KINDS)
def test_what_hurts_shows_a_risk(kind: str) -> None:
    check_that_every_harm_is_told(kind, games=12, one_in=31, tables=6)


@pytest.mark.soak
def test_what_hurts_shows_a_risk_in_many_games() -> None:
    """And no exception is kept that nothing needs."""
    needed: set[str] = set()
    for kind in KINDS:
        needed |= check_that_every_harm_is_told(kind, games=90, one_in=7, tables=12, first=500)
    assert needed == {*EXCEPT, *NOT_OURS}


def happened(*names: str) -> Callable[[Game, int], bool]:
    def found(table: Game, seat: int) -> bool:
        return any(name in names and data.get("seat", data.get("by")) == seat for name, data in of_the_choice(table))

    return found


MAIN = {
    "move": ({"encounter"}, happened("encounter")),
    "escape": ({"death"}, happened("died")),
    "melee": ({"serious", "death"}, happened("serious_wound", "died")),
    "shoot": ({"kill"}, happened("intruder_killed")),
}
"""Action -> the risks that are compared, and how the engine tells it."""


def comparable(action: str, told: list[Any]) -> bool:
    """One Intruder, one weapon: else the odds of several stand side by side, and Eggs call others."""
    return action not in ("melee", "shoot") or (len({r.about for r in told}) == 1 and any(r.id == "hit" for r in told))


def check_odds_against_the_engine(kind: str, games: int, one_in: int, tables: int) -> dict[str, int]:
    """How many options of each kind were compared."""
    compared: dict[str, int] = {}
    for game, ask in moments(kind, games, one_in, 900):
        if ask.kind != "turn":
            continue
        for action, (ids, seen) in MAIN.items():
            option = next((o for o in ask.options if o[0] == action), None)
            told = risks(Texts.of(game.rules, "en"), game.view(ask.seat), ask, option) if option else []
            if option is None or not comparable(action, told):
                continue
            compared[action] = compared.get(action, 0) + 1
            agrees(game, ask, option, sum(r.percent for r in told if r.id in ids) / 100, seen, tables)
    return compared


def agrees(game: Game, ask: Ask, option: Any, chance: float, seen: Callable[[Game, int], bool], tables: int) -> None:
    view = game.view(ask.seat)
    count = sum(seen(carried_out(view, option, ask.seat, seed, calmly=True), ask.seat) for seed in range(tables))
    within = SIGMAS * sqrt(max(chance * (1 - chance), 0.01) / tables) + ROUNDING
    assert abs(count / tables - chance) <= within, (called(game, ask, option), chance, count / tables)


@pytest.mark.parametrize("kind", SPECIES)
def test_the_odds_shown_are_those_of_the_engine(kind: str) -> None:
    assert check_odds_against_the_engine(kind, games=9, one_in=61, tables=TABLES)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_the_odds_shown_are_those_of_the_engine_in_many_games(kind: str) -> None:
    compared = check_odds_against_the_engine(kind, games=60, one_in=23, tables=300)
    assert set(compared) == set(MAIN)
