"""The command line: clear errors in one line, exit code 2, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nemesis import Game, Setup
from nemesis.cli import main

BAD = [
    (["play", "--text", "--players", "6"], "1 to 5"),
    (["play", "--species", "kittens"], "carnomorphs"),
    (["play", "--mode", "chess"], "semi_coop"),
    (["play", "--players", "1", "--mode", "coop"], "2 to 5"),
    (["play", "--board", "round"], "alternative"),
    (["play", "--modules", "nope"], "medic"),
    (["play", "--option", "kill_rule"], "NAME=VALUE"),
    (["play", "--option", "kill_rule=never"], "rulebook"),
    (["play", "--option", "nothing=1"], "kill_rule"),
    (["play", "--characters", "captain,captain", "--players", "2"], "once"),
    (["play", "--characters", "cook"], "captain"),
    (["play", "--seats", "me,hal"], "simple"),
    (["play", "--seats", "me,simple", "--players", "3"], "2 seats"),
    (["play", "--load", "no-such-file.json"], "cannot be read"),
    (["play", "--data-pack", "no-such-file.toml"], "cannot be read"),
    (["play", "--language", "de"], "fr"),
    (["replay", "no-such-file.json"], "cannot be read"),
    (["scenario", "no-such-file.toml"], "cannot be read"),
    (["dance"], "play"),
]


@pytest.mark.parametrize(("argv", "says"), BAD)
def test_bad_input_gets_one_clear_line(argv: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(argv)
    except SystemExit as stop:
        code = int(stop.code or 0)
    err = capsys.readouterr().err
    assert code == 2 and err.count("\n") == 1 and err.startswith("nemesis") and says in err, err


def test_a_corrupt_save_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.json"
    path.write_text(Game.new(Setup(players=1)).to_json()[:500], encoding="utf-8")
    assert main(["play", "--load", str(path)]) == 2
    assert "not a saved game" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_found_before_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["play", "--save", str(tmp_path / "file" / "game.json")]) == 2
    assert "--save" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "word"), [("en", "noise"), ("fr", "bruit")])
def test_rules_look_up(language: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", word, "--language", language]) == 0
    assert "R-10" in capsys.readouterr().out
    assert main(["rules", "--language", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 60
    assert main(["rules", "zzzz", "--language", language]) == 2


def run(*argv: str, typed: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "nemesis", *argv], input=typed, capture_output=True, text=True, timeout=60, check=False,
        env={"XDG_DATA_HOME": str(home), "PATH": "", "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip


def test_the_command_plays_saves_and_goes_on(tmp_path: Path) -> None:
    """A real process: the end of input leaves politely, and --load continues."""
    first = run("play", "--text", "--seed", "4", typed="1\n", home=tmp_path)
    assert first.returncode == 0 and "Traceback" not in first.stderr
    save = tmp_path / "nemesis" / "last-game.json"
    assert save.exists() and str(save) in first.stdout
    again = run("play", "--load", str(save), typed="quit\n", home=tmp_path)
    assert again.returncode == 0 and "Hibernatorium" in again.stdout
    shown = run("replay", str(save), typed="n\nq\n", home=tmp_path)
    assert shown.returncode == 0 and shown.stdout


def test_a_scenario_file_is_played(tmp_path: Path) -> None:
    path = tmp_path / "scene.toml"
    path.write_text('characters = ["captain"]\n[[figure]]\nkind = "adult"\nroom = 11\n', encoding="utf-8")
    done = run("scenario", str(path), "--language", "fr", typed="quit\n", home=tmp_path)
    assert done.returncode == 0 and "Adulte" in done.stdout
