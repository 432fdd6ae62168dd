"""A siege of several processes: one killed with SIGKILL under play, again and again."""

from __future__ import annotations

import pytest

from .siege import run

pytestmark = pytest.mark.posix


def test_no_acknowledged_move_is_lost_and_every_game_goes_on() -> None:
    found = run(tables=6, kills=2, workers=3, seed=1, pause=0.2)
    assert found.kills == 2 and found.acknowledged > 10 and found.goes_on
    assert not {"internal", "not_saved"} & set(found.refused)


@pytest.mark.soak
def test_two_hundred_tables_and_five_kills() -> None:
    found = run(tables=200, kills=5, workers=3, seed=2, pause=5.0)
    print(found)
    assert found.kills == 5 and len(found.goes_on) > 200
    assert not {"internal", "not_saved"} & set(found.refused)
