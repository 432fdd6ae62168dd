"""Bad input of `simulate` and `compare`: one clear line, exit code 2, and nothing lost or left behind."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from nemesis import BadSetup, Setup
from nemesis.cli import main
from nemesis.sim import Job
from nemesis.sim.journal import Journal

BAD = [
    (["simulate", "--bots", "hal"], "random"),
    (["simulate", "--bots", "random,hal"], "random"),
    (["simulate", "--games", "0"], "1 to"),
    (["simulate", "--games", "-3"], "1 to"),
    (["simulate", "--games", "many"], "--games"),
    (["simulate", "--players", "6"], "1 to 5"),
    (["simulate", "--players", "3", "--bots", "random,random"], "3 bots"),
    (["simulate", "--players", "1", "--mode", "coop"], "2 to 5"),
    (["simulate", "--species", "kittens"], "carnomorphs"),
    (["simulate", "--modules", "nope"], "medic"),
    (["simulate", "--option", "kill_rule=never"], "rulebook"),
    (["simulate", "--workers", "-1"], "--workers"),
    (["simulate", "--out", "games.xls"], ".parquet"),
    (["simulate", "--format", "xml"], "json"),
    (["simulate", "--data-pack", "no-such-file.toml"], "cannot be read"),
    (["compare", "random"], "B"),
    (["compare", "random", "hal"], "cannot be compared"),
    (["compare", "random", "no-such-file.csv"], "cannot be read"),
    (["compare", "base", "no-such-file.toml"], "cannot be read"),
    (["compare", "base", "kill_rule=never"], "rulebook"),
    (["compare", "base", "random", "--seat", "7"], "0 to 3"),
]


def refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    try:
        code = main(argv)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    assert code == 2 and out == "" and err.count("\n") == 1 and err.startswith("nemesis: "), err
    return err


@pytest.mark.parametrize(("argv", "says"), BAD)
def test_one_clear_line(
    argv: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert says in refused(argv, capsys)
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_cannot_be_written_is_found_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    inside = str(tmp_path / "file" / "games.csv")
    assert "--out" in refused(["simulate", "--games", "100000", "--out", inside], capsys)
    (tmp_path / "folder.csv").mkdir()
    assert "folder" in refused(["simulate", "--games", "100000", "--out", str(tmp_path / "folder.csv")], capsys)
    argv = ["simulate", "--games", "100000", "--report", str(tmp_path / "file")]
    assert "report" in refused(argv, capsys)


SMALL = ["simulate", "--games", "2", "--players", "1", "--bots", "random", "--workers", "1"]


def half_done(out: Path, seed: int = 0) -> Journal:
    return Journal(out, Job(Setup(players=1, seed=seed), ("random",), 100))


def test_the_journal_of_another_simulation_is_never_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.csv"
    journal = half_done(out, seed=1)
    journal.close()
    before = journal.path.read_bytes()
    assert "seed: 1 there, 0 here" in refused([*SMALL, "--out", str(out)], capsys)
    assert journal.path.read_bytes() == before
    assert main([*SMALL, "--out", str(out), "--fresh"]) == 0
    assert out.exists() and not journal.path.exists()


def test_a_file_that_is_no_journal_is_never_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.csv"
    path = tmp_path / "games.csv.journal"
    path.write_text("my diary\nvery private\n", encoding="utf-8")
    assert "not a journal" in refused([*SMALL, "--out", str(out)], capsys)
    assert path.read_text(encoding="utf-8") == "my diary\nvery private\n"


@pytest.mark.posix
def test_two_simulations_cannot_write_one_journal(tmp_path: Path) -> None:
    """The lock belongs to a process, so another one asks."""
    out = tmp_path / "games.csv"
    journal = half_done(out)
    child = os.fork()
    if child == 0:
        try:
            half_done(out)
        except BadSetup as error:
            os._exit(7 if "another simulation" in str(error) else 8)
        os._exit(9)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    journal.close()


def test_results_that_are_no_results_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("a.csv", "b.jsonl", "c.parquet"):
        path = tmp_path / name
        path.write_text("seed,apple\n1,2\n", encoding="utf-8")
        assert "not a file of results" in refused(["compare", str(path), str(path)], capsys)
