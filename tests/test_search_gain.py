"""What more search is worth: the figures of `tools/search_gain.py`, and that nothing measured is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from search_gain import Plan, Turn, gains_in, interval, kept_in, measure, table

SMALL = Plan(iterations=(8, 30), games=3, turns=1, pairs=4)


def test_the_mean_is_over_turns_and_the_interval_over_games() -> None:
    """By hand: mean 0.02, deviations of the games' sums 0, 0.02 and -0.02 over 6 turns."""
    games = [[0.01, 0.03], [0.04, 0.02], [0.0, 0.02]]
    error = 1.96 * (3 / 2 * (0.02**2 + 0.02**2)) ** 0.5 / 6
    assert interval(games) == f"+2.00 [{100 * (0.02 - error):+.2f}, {100 * (0.02 + error):+.2f}]"


def test_the_last_row_compares_the_budgets() -> None:
    games: list[list[Turn]] = [[[(0.1, 0.0, True), (0.3, 0.2, True)]], [[(0.0, 0.0, False), (0.2, 0.0, True)]]]
    few, many, more = table(Plan(iterations=(5, 50)), games)[2:]
    assert "`search:5` over `veteran` | 2 | 50 % | +5.00" in few
    assert "`search:50` over `veteran` | 2 | 100 % | +25.00" in many
    assert "`search:50` over `search:5` | 2 |  | +20.00" in more


def test_a_turn_where_all_agree_with_the_veteran_gains_nothing() -> None:
    seed, turns = gains_in((Plan(iterations=(1, 2), turns=2, pairs=4), SMALL.seed))
    assert seed == SMALL.seed and turns == [[(0.0, 0.0, False)] * 2] * 2, "one playout is never enough to depart"


def test_what_was_measured_is_kept_and_a_broken_line_measured_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.jsonl"
    whole = measure(SMALL, workers=1, kept=file)
    assert len(whole) == 3 and "3 of 3 games" in capsys.readouterr().err
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:20])
    assert len(kept_in(file, SMALL)) == 2
    again = measure(SMALL, workers=1, kept=file)
    assert [[[tuple(g) for g in turn] for turn in game] for game in again] == whole
    assert file.read_text().splitlines() == lines


def test_another_plan_takes_nothing_over(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text(SMALL.key() + "\n[60000, []]\n")
    assert kept_in(file, SMALL) == {60000: []}
    assert kept_in(file, Plan(iterations=(8, 31), games=3, turns=1, pairs=4)) == {}
    assert kept_in(tmp_path / "none", SMALL) == {}
