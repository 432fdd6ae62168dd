"""The command line: clear errors in one line, exit code 2, never a traceback."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import nemesis
from nemesis import Game, Setup
from nemesis.cli import main
from nemesis.data_folder import data_folder
from nemesis.saves import sealed

from .commands import bare_environment

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
    (["play", "--seats", "me,hal"], "crew"),
    (["play", "--seats", "me,bot", "--players", "3"], "2 seats"),
    (["play", "--players", "many"], "--players"),
    (["play", "--seed", "x"], "--seed"),
    (["play", "--save", "."], "is a folder"),
    (["play", "--load", "."], "cannot be read"),
    (["rules", "zzzz"], "zzzz"),
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
        env=bare_environment(home),
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


def test_a_loaded_game_remembers_who_sits_where(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    first = run(
        "play", "--seats", "me,bot,random", "--seed", "4", "--save", str(save), typed="1\nquit\n", home=tmp_path
    )
    assert first.returncode == 0, first.stderr
    kept = json.loads(save.read_text(encoding="utf-8"))["client"]["seats"]
    assert kept == ["me", "expert", "random"]
    again = run("play", "--load", str(save), typed="quit\n", home=tmp_path)
    assert again.returncode == 0 and "Pass the keyboard" not in again.stdout
    wrong = run("play", "--load", str(save), "--players", "2", typed="", home=tmp_path)
    assert wrong.returncode == 2 and "3 players" in wrong.stderr and wrong.stderr.count("\n") == 1


def test_a_save_of_an_earlier_version_names_its_bot_otherwise(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    assert run("play", "--seats", "me,bot", "--seed", "4", "--save", str(save), typed="quit\n", home=tmp_path).stdout
    data = json.loads(save.read_text(encoding="utf-8"))
    data["client"]["seats"] = ["me", "simple"]
    save.write_text(json.dumps(sealed(data)), encoding="utf-8")
    again = run("play", "--load", str(save), typed="1\nquit\n", home=tmp_path)
    assert again.returncode == 0 and again.stderr == ""
    assert json.loads(save.read_text(encoding="utf-8"))["client"]["seats"] == ["me", "crew"]


def test_a_new_game_does_not_overwrite_the_one_before(tmp_path: Path) -> None:
    for seed in ("4", "5"):
        assert run("play", "--seed", seed, typed="quit\n", home=tmp_path).returncode == 0
    folder = tmp_path / "nemesis"
    seeds = [json.loads((folder / name).read_text(encoding="utf-8"))["setup"]["seed"]
             for name in ("previous-game.json", "last-game.json")]  # fmt: skip
    assert seeds == [4, 5]


def test_letters_that_a_terminal_cannot_show_or_send_are_no_error(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "nemesis", "play", "--language", "fr", "--seed", "4"], input=b"caf\xe9\nquit\n",
        capture_output=True, timeout=60, check=False,
        env=bare_environment(tmp_path, PYTHONIOENCODING="ascii"),
    )  # fmt: skip
    assert done.returncode == 0 and b"Traceback" not in done.stderr


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "nemesis", "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=bare_environment(tmp_path),
    ) as process:  # fmt: skip
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


@pytest.mark.posix
def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "nemesis", "play", "--seed", "4"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, env=bare_environment(tmp_path),
    ) as process:  # fmt: skip
        assert process.stdout is not None and process.stderr is not None
        while "?" not in process.stdout.readline():
            """Wait for the greeting."""
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 0 and "Traceback" not in err and "--load" in out


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0 and capsys.readouterr().out == f"nemesis {nemesis.__version__}\n"


def test_the_data_folder_is_the_named_one_the_former_one_or_that_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nemesis.data_folder.user_data_path", lambda *_, **__: tmp_path / "Application Support")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_folder() == tmp_path / "Application Support"
    former = tmp_path / ".local" / "share" / "nemesis"
    former.mkdir(parents=True)
    assert data_folder() == former
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "named"))
    assert data_folder() == tmp_path / "named" / "nemesis"


@pytest.mark.skipif(sys.platform != "linux", reason="this is about Linux")
def test_on_linux_the_data_folder_has_not_moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "nemesis"


def test_a_scenario_file_is_played(tmp_path: Path) -> None:
    path = tmp_path / "scene.toml"
    path.write_text(
        'title = "Seul"\ncharacters = ["captain"]\n[[figure]]\nkind = "adult"\nroom = 11\n', encoding="utf-8"
    )
    done = run("scenario", str(path), "--language", "fr", typed="quit\n", home=tmp_path)
    assert done.returncode == 0 and "Adulte" in done.stdout and done.stdout.startswith("Seul")
