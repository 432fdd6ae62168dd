"""What thinking is worth: the figures of `tools/advice_gain.py`, and that nothing measured is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from advice_gain import TABLES, Plan, Turn, interval, kept_in, measure, table, turns_in

SMALL = Plan(advisers=("search:8", "coach:12"), games=3, turns=1, pairs=4)


def test_the_mean_is_over_turns_and_the_interval_over_games() -> None:
    """By hand: mean 0.02, deviations of the games' sums 0, 0.02 and -0.02 over 6 turns."""
    games = [[0.01, 0.03], [0.04, 0.02], [0.0, 0.02]]
    error = 1.96 * (3 / 2 * (0.02**2 + 0.02**2)) ** 0.5 / 6
    assert interval(games) == f"+2.00 [{100 * (0.02 - error):+.2f}, {100 * (0.02 + error):+.2f}]"


def test_everybody_is_compared_with_the_expert_and_with_the_veteran() -> None:
    same: Turn = {name: [0.0, 0.0, 0.0, 1.0] for name in ("expert", "veteran", "coach:5")}
    games: list[list[Turn]] = [
        [same],
        [{"expert": [0.2, 0.0, 0.0, 1.0], "veteran": [0.1, 0.0, 0.0, 0.0], "coach:5": [0.4, 0.1, 0.0, 0.0]}],
    ]
    veteran, expert, over_veteran = table(Plan(advisers=("coach:5",)), games)[2:]
    assert "`veteran` over `expert` | 2 | 50 % | -5.00" in veteran
    assert "`coach:5` over `expert` | 2 | 50 % | +10.00" in expert
    assert "`coach:5` over `veteran` | 2 | 50 % | +15.00" in over_veteran


@pytest.mark.parametrize("name", TABLES)
def test_at_every_sort_of_table_the_same_turns_give_the_same_figures(name: str) -> None:
    plan = Plan(name, advisers=("search:1",), turns=2, pairs=2)
    seed, turns = turns_in((plan, plan.seed))
    assert seed == plan.seed and turns == turns_in((plan, plan.seed))[1] and len(turns) == 2
    for turn in turns:
        assert turn["search:1"] == turn["expert"], "one playout is never enough to depart"


def test_what_was_measured_is_kept_and_a_broken_line_measured_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.jsonl"
    whole = measure(SMALL, workers=1, kept=file)
    assert len(whole) == 3 and "3 of 3 games" in capsys.readouterr().err
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:20])
    assert len(kept_in(SMALL, file)) == 2
    assert measure(SMALL, workers=1, kept=file) == whole
    assert file.read_text().splitlines() == lines


def test_another_plan_takes_nothing_over(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text(f"{SMALL.key()}\n[{SMALL.seed}, []]\n")
    assert kept_in(SMALL, file) == {SMALL.seed: []}
    assert kept_in(Plan(advisers=("search:9",), games=3, turns=1, pairs=4), file) == {}
    assert kept_in(SMALL, tmp_path / "none") == {}
