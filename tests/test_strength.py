"""The figures of `make strength`: over games, of the seats that are meant, by the code that played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import strength
from measuring import code_hash
from strength import ROWS, Row, figures, gains, measure, page, percent

from nemesis.sim import COLUMNS


def seat(seed: int, number: int, **known: Any) -> list[Any]:
    usual = dict.fromkeys(COLUMNS, None) | {
        "seed": seed, "seat": number, "bot": "crew", "objective": "obj_burial", "survived": False, "won": False,
        "fate": "dead", "cause": "attack", "early_rounds": 5, "idle_rounds": 1,
    }  # fmt: skip
    return list((usual | known).values())


def test_seats_of_one_game_count_together() -> None:
    """In half of the games all survive, in the others nobody: the interval is that of ten games, not of forty seats."""
    rows = [seat(seed, n, survived=seed % 2 == 0, won=n == 0 and seed % 2 == 0) for seed in range(10) for n in range(4)]
    found = figures(rows)
    assert found["games"] == 10 and found["survival"]["rate"] == 0.5 and found["win"]["rate"] == 0.125
    assert found["survival"]["low"] <= 0.2 and found["survival"]["high"] >= 0.8
    assert found["idle"]["rate"] == 0.2 and found["objectives"] == {"obj_burial": [5, 20]}
    assert found["work"]["rate"] == 0.25 and found["deaths"] == {"attack": 20}
    assert percent(found["idle"]) == "20.0 % [20.0, 20.0]"


def test_one_seat_among_others_is_told_of_alone_and_sits_everywhere() -> None:
    rows = [seat(1, n, bot="crew" if n == 2 else "veteran", survived=n == 2) for n in range(4)]
    assert figures(rows, "crew")["survival"]["rate"] == 1.0
    row = Row("x", "crew among veterans", "veteran", 8, {}, "crew")
    assert [job.bots.index("crew") for job in row.jobs()] == [0, 1, 2, 3]
    assert [(job.setup.seed, job.games) for job in row.jobs()] == [(strength.SEED + 2 * n, 2) for n in range(4)]


def test_the_gain_is_seat_by_seat_on_the_same_seeds() -> None:
    a = figures([seat(seed, n, survived=True) for seed in range(4) for n in range(2)])
    b = figures([seat(seed, n, survived=n == 0) for seed in range(2, 6) for n in range(2)])
    assert gains(a, b)["survival"] == {"difference": 0.5, "low": 0.5, "high": 0.5}


def test_what_other_code_played_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    row = Row("Among equals", "random", "random", 2, {"players": 2})
    measure(row, 1, fresh=False, code="a")
    first = row.file.with_suffix(".json")
    before = first.stat().st_mtime_ns
    measure(row, 1, fresh=False, code="a")
    assert first.stat().st_mtime_ns == before
    measure(row, 1, fresh=False, code="b")
    assert first.stat().st_mtime_ns > before
    assert "| random | 2 |" in page() and "not measured" in page()
    assert row.key(code_hash()) != row.key("b")


def test_a_row_depends_on_the_policies_that_play_there() -> None:
    """What was learnt of co-op changes no game of semi-co-op."""
    assert len({code_hash(), code_hash("semi_coop"), code_hash("coop")}) == 3
    assert code_hash("no such mode") == code_hash("another")


def test_every_row_can_be_played() -> None:
    assert all(job.games > 0 for row in ROWS for job in row.jobs())
    assert len({row.file for row in ROWS}) == len(ROWS)
