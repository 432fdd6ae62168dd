"""The golden games and the perft table have not moved. Meant to? Run `make golden` and read the diff."""

from __future__ import annotations

import json

import pytest

from nemesis import Game, Setup

from . import golden


@pytest.mark.parametrize(("name", "setup"), list(golden.golden_setups()))
def test_golden_game(name: str, setup: Setup) -> None:
    assert (golden.HERE / f"{name}.txt").read_text(encoding="utf-8") == golden.playthrough(setup)


PERFT = json.loads(golden.PERFT_FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "game"), list(golden.positions()))
def test_perft(name: str, game: Game) -> None:
    assert [golden.perft(game, depth) for depth in (1, 2, 3)] == PERFT[name]


def test_the_perft_table_is_complete() -> None:
    assert set(PERFT) == {name for name, _ in golden.positions()}
    assert len(PERFT) >= 25
