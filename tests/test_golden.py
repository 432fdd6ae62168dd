"""The golden games and the perft table have not moved. Meant to? Run `make golden` and read the diff."""

from __future__ import annotations

import json
from itertools import zip_longest

import pytest

from nemesis import Game

from . import golden

CONTEXT = 5
"""Lines shown around the first one that differs."""


GAMES = dict(golden.golden_setups())
TOLD = {name: setup for name, setup in GAMES.items() if golden.is_told(setup)}
FINGERPRINTS = json.loads(golden.FINGERPRINTS_FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", TOLD)
def test_the_story_of_a_golden_game(name: str) -> None:
    kept = (golden.HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = golden.playthrough(TOLD[name]).splitlines()
    parted = next((n for n, (a, b) in enumerate(zip_longest(kept, played)) if a != b), None)
    if parted is not None:
        before = "\n".join(kept[max(0, parted - CONTEXT) : parted])
        now = "\n".join(played[parted : parted + CONTEXT])
        then = "\n".join(kept[parted : parted + CONTEXT])
        pytest.fail(f"{name}.txt, line {parted + 1}:\n{before}\n--- was\n{then}\n--- is\n{now}", pytrace=False)


@pytest.mark.parametrize("name", sorted(GAMES.keys() - TOLD.keys()))
def test_the_fingerprints_of_a_golden_game(name: str) -> None:
    """If only this fails, `python -m tests.golden NAME` prints the story: compare it before and after."""
    assert golden.fingerprints(GAMES[name]) == FINGERPRINTS[name]


def test_every_golden_game_is_kept() -> None:
    assert {path.stem for path in golden.HERE.glob("*.txt")} == set(TOLD)
    assert set(FINGERPRINTS) == GAMES.keys() - TOLD.keys()


PERFT = json.loads(golden.PERFT_FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "game"), list(golden.positions()))
def test_perft(name: str, game: Game) -> None:
    assert [golden.perft(game, depth) for depth in (1, 2, 3)] == PERFT[name]


def test_the_perft_table_is_complete() -> None:
    assert set(PERFT) == {name for name, _ in golden.positions()}
    assert len(PERFT) >= 25
