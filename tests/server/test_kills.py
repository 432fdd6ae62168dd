"""SIGKILL at random moments, with many tables of many kinds under play: nothing acknowledged is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from .kills import KINDS, Siege
from .playing import Server


def besiege(database: Path, kills: int, seed: int) -> Siege:
    server = Server(database, snapshot_every=7)
    siege = Siege(server, seed)
    try:
        while siege.kills < kills:
            siege.round()
        siege.goes_on(moves=3)
        siege.everything()
    finally:
        server.kill()
    return siege


def test_a_few_kills_under_play_lose_nothing(tmp_path: Path) -> None:
    siege = besiege(tmp_path / "tables.db", kills=8, seed=8)
    assert sum(len(t.moves) for t in siege.tables) >= 40, "there was something to lose"


@pytest.mark.soak
def test_two_hundred_kills_under_play_lose_nothing(tmp_path: Path) -> None:
    siege = besiege(tmp_path / "tables.db", kills=200, seed=200)
    print(
        f"{siege.kills} kills ({siege.restarts_cut_short} while starting), {len(siege.tables)} tables, "
        f"{sum(len(t.moves) for t in siege.tables)} acknowledged choices, "
        f"{sum(t.undos.total() for t in siege.tables)} undos, {sum(t.claims.total() for t in siege.tables)} claims, "
        f"{sum(t.over for t in siege.tables)} games ended; refused: {dict(siege.refused)}"
    )
    assert siege.made >= len(KINDS) and siege.restarts_cut_short >= 10
    assert sum(len(t.moves) for t in siege.tables) >= 1000
    assert sum(t.undos.total() for t in siege.tables) >= 10
