"""`nemesis compare`: two sides on the same seeds, and whether they differ by more than luck."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from nemesis import BadSetup, Setup
from nemesis.bots import BOTS
from nemesis.cli import main, option_from
from nemesis.sim import Comparison, Job, Run, compare_jobs
from nemesis.sim.command import plan
from nemesis.sim.compare import Outcomes, bootstrap, mcnemar
from nemesis.sim.play import COLUMNS

BETTER = next(name for name in BOTS if name != "random")
BASE = Job(Setup(players=2, seed=3), ("random", "random"), 4)
PACK = "[red.grenade]\ncopies = 5\n"


@pytest.mark.parametrize(
    ("only_a", "only_b", "p"),
    [
        (0, 0, 1.0),
        (5, 5, 1.0),
        (0, 5, 0.0625),
        (1, 9, 0.021484375),
        (15, 5, 0.04138946533203125),
        (2100, 1900, 0.00166),
    ],
)
def test_mcnemar(only_a: int, only_b: int, p: float) -> None:
    """Twice the tail of a fair coin; for many pairs its normal approximation."""
    assert mcnemar(only_a, only_b) == pytest.approx(p, rel=0.01) == mcnemar(only_b, only_a)


def test_the_exact_test_and_its_approximation_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    exact = mcnemar(1050, 940)
    monkeypatch.setattr("nemesis.sim.compare.EXACT_UP_TO", 100)
    assert mcnemar(1050, 940) == pytest.approx(exact, rel=0.02)


def test_the_bootstrap_draws_whole_games() -> None:
    """Seats that share a fate make the interval wider than as many independent games would."""
    together = bootstrap([(4, 4), (-4, 4)] * 50)
    apart = bootstrap([(1, 1), (-1, 1)] * 200)
    assert together[0] < apart[0] < 0 < apart[1] < together[1]
    assert together[1] - together[0] == pytest.approx(2 * (apart[1] - apart[0]), rel=0.15)
    assert bootstrap([(0, 2)] * 9) == (0.0, 0.0)


def outcomes(lucky: set[int], seeds: int = 60) -> Outcomes:
    found = Outcomes()
    blank = dict.fromkeys(COLUMNS, None) | {"seat": 0, "won": False, "rounds": 1, "game_decisions": 1, "end": "jump"}
    found.add([list((blank | {"seed": s, "survived": s in lucky}).values()) for s in range(seeds)])
    return found


def test_pairs_are_made_by_seed() -> None:
    found = Comparison(outcomes({1, 2, 3}), outcomes({2, 3, *range(10, 40)}, seeds=50)).summary()
    survival = found["survival"]
    assert (found["games"], survival["pairs"], survival["only_a"], survival["only_b"]) == (50, 50, 1, 30)
    assert survival["difference"] == pytest.approx(29 / 50) and survival["low"] < 29 / 50 < survival["high"]
    assert survival["significant"] and not found["win"]["significant"]


def test_the_same_against_itself_never_differs() -> None:
    found = compare_jobs(BASE, BASE, workers=1)
    for measure in ("survival", "win"):
        assert found[measure]["only_a"] == found[measure]["only_b"] == 0
        assert found[measure]["p_value"] == 1.0 and not found[measure]["significant"]


def test_nothing_in_common_is_refused() -> None:
    a, b = outcomes(set()), Outcomes()
    with pytest.raises(BadSetup, match="no seed in common"):
        Comparison(a, b).summary()
    with pytest.raises(BadSetup, match="no seat in common"):
        Comparison(a, a, seats=(3,)).summary()


def test_a_side_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(PACK, encoding="utf-8")

    def side(text: str, seats: tuple[int, ...] | None = None) -> Job:
        found = plan(text, BASE, seats, option_from)
        assert isinstance(found, Job)
        return found

    assert side("base") == BASE
    assert side(BETTER).bots == (BETTER, BETTER) and side(BETTER).setup == BASE.setup
    assert side(BETTER, (1,)).bots == ("random", BETTER)
    assert side(f"{BETTER},random").bots == (BETTER, "random")
    assert side("kill_rule=rulebook").setup.options == {"kill_rule": "rulebook"}
    both = side(f"{BETTER}+kill_rule=rulebook+{pack}")
    assert both.bots == (BETTER, BETTER) and both.setup.options == {"kill_rule": "rulebook"}
    assert both.setup.data_pack is not None and both.setup.data_pack.tables == {"red": {"grenade": {"copies": 5}}}


def test_files_played_before_give_the_same_comparison(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = Job(Setup(players=2, seed=3, options={"kill_rule": "rulebook"}), ("random", "random"), 4)
    for name, job in (("a", BASE), ("b", other)):
        Run(job, tmp_path / f"{name}.csv", workers=1).go()
    out = tmp_path / "kept.jsonl"
    table = ["--players", "2", "--bots", "random", "--games", "4", "--seed", "3", "--workers", "1", "--format", "json"]
    assert main(["compare", "base", "kill_rule=rulebook", *table, "--out", str(out)]) == 0
    played = json.loads(capsys.readouterr().out)
    assert main(["compare", str(tmp_path / "a.csv"), str(tmp_path / "b.csv"), "--format", "json"]) == 0
    read = json.loads(capsys.readouterr().out)
    assert {k: v for k, v in played.items() if k[1:] != "_is"} == {k: v for k, v in read.items() if k[1:] != "_is"}
    assert sorted(p.name for p in tmp_path.glob("kept*")) == ["kept-a.jsonl", "kept-b.jsonl"]
    assert main(["compare", str(tmp_path / "a.csv"), str(tmp_path / "b.csv")]) == 0
    assert "p (McNemar)" in capsys.readouterr().out
