"""A simulation that is stopped in any way goes on where it was, and ends with the file of an undisturbed run."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nemesis import Setup
from nemesis.cli import main
from nemesis.sim import Job, Run, SimulationFailed
from nemesis.sim import run as run_module
from nemesis.sim.job import CHUNK
from nemesis.sim.journal import Journal
from nemesis.sim.play import play_chunk

BOT = "random"
GAMES = 6 * CHUNK
HEAD = 1500
"""More than the first line of a journal."""
COMMAND = ["simulate", "--games", str(GAMES), "--players", "1", "--bots", BOT, "--seed", "40", "--format", "json"]


def job(games: int = GAMES, seed: int = 40) -> Job:
    return Job(Setup(players=1, seed=seed), (BOT,), games)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of runs that nobody disturbed."""
    folder = tmp_path_factory.mktemp("undisturbed")
    found = {}
    for suffix in (".parquet", ".csv"):
        Run(job(), folder / f"games{suffix}", workers=1).go()
        found[suffix] = (folder / f"games{suffix}").read_bytes()
    return found


def workers_of(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1]) == pid:
                    found.append(int(entry.name))
            except OSError:
                continue
    return found


@pytest.mark.linux
def test_killed_at_random_moments_it_ends_with_the_same_file(tmp_path: Path, undisturbed: dict[str, bytes]) -> None:
    """SIGKILL, no warning: after one more chunk each time, and some more time at random."""
    out, journal, chance = tmp_path / "games.parquet", tmp_path / "games.parquet.journal", random.Random()
    kills = 0
    for _ in range(2):
        with subprocess.Popen(
            [sys.executable, "-m", "nemesis", *COMMAND, "--workers", "2", "--out", str(out)],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        ) as process:  # fmt: skip
            size = journal.stat().st_size if journal.exists() else 0
            while process.poll() is None and (not journal.exists() or journal.stat().st_size <= max(size, HEAD)):
                time.sleep(0.005)
            time.sleep(chance.random() * 0.03)
            workers = workers_of(process.pid)
            process.send_signal(signal.SIGKILL)
            kills += process.wait() == -signal.SIGKILL
        for pid in workers:
            deadline = time.monotonic() + 20
            while Path(f"/proc/{pid}").exists() and time.monotonic() < deadline:
                time.sleep(0.02)
            assert not Path(f"/proc/{pid}").exists(), "a worker outlived its parent"
    assert kills
    assert main([*COMMAND, "--workers", "1", "--out", str(out)]) == 0
    assert out.read_bytes() == undisturbed[".parquet"] and not journal.exists()


def stop_after(chunks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C after some chunks."""
    play = play_chunk
    left = [chunks]

    def playing(*task: object) -> object:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return play(*task)  # type: ignore[arg-type]

    monkeypatch.setattr(run_module, "play_chunk", playing)


def test_ctrl_c_keeps_what_was_played(
    tmp_path: Path, undisturbed: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.csv"
    argv = [*COMMAND, "--workers", "1", "--out", str(out)]
    with monkeypatch.context() as patched:
        stop_after(2, patched)
        assert main(argv) == 130
    err = capsys.readouterr().err
    assert f"{2 * CHUNK} of {GAMES}" in err and err.count("\n") == 1
    with monkeypatch.context() as patched:
        stop_after(GAMES // CHUNK - 2, patched)
        assert main(argv) == 0
    assert json.loads(capsys.readouterr().out)["games"] == GAMES
    assert out.read_bytes() == undisturbed[".csv"]


def test_a_torn_last_line_is_played_again(tmp_path: Path, undisturbed: dict[str, bytes]) -> None:
    """At every length: whatever a kill left of the last line, the result is the same."""
    small, out = job(games=2 * CHUNK), tmp_path / "games.csv"
    journal = Journal(out, small)
    path = journal.path
    head = path.stat().st_size
    for start, n in small.chunks():
        journal.add(play_chunk(json.dumps(small.to_data()), start, n))
    journal.close()
    whole = path.read_bytes()
    middle = whole.index(b"\n", head) + 1
    for length in (0, 1, head // 2, head - 1, head, head + 9, middle - 1, middle, len(whole) - 1, len(whole)):
        path.write_bytes(whole[:length])
        opened = Journal(out, small)
        kept = [chunk[0] for chunk in opened.chunks()]
        opened.close()
        assert kept == [0, CHUNK][: (length >= middle) + (length >= len(whole))]
    path.write_bytes(whole[:-30] + b"x" * 10 + whole[-20:])
    Run(small, out, workers=1).go()
    assert out.read_bytes().splitlines() == undisturbed[".csv"].splitlines()[: 1 + 2 * CHUNK]


def test_more_games_go_on_from_an_unfinished_run(
    tmp_path: Path, undisturbed: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.csv"
    with monkeypatch.context() as patched:
        stop_after(2, patched)
        with pytest.raises(KeyboardInterrupt):
            Run(job(games=GAMES // 2), out, workers=1).go()
    Run(job(), out, workers=1).go()
    assert out.read_bytes() == undisturbed[".csv"]


# -- the disk ------------------------------------------------------------------------------------


def test_a_full_disk_loses_nothing(
    tmp_path: Path, undisturbed: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The disk is full in the middle of a line of the journal; later there is room again."""
    out, written = tmp_path / "games.csv", []
    write = os.write

    def writing(handle: int, data: memoryview) -> int:
        written.append(handle)
        if len(written) > 4:
            raise OSError(28, "No space left on device")
        return write(handle, data[: 100 if len(written) == 4 else len(data)])

    with monkeypatch.context() as patched:
        patched.setattr("nemesis.sim.journal.os.write", writing)
        assert main([*COMMAND, "--workers", "1", "--out", str(out)]) == 2
    err = capsys.readouterr().err
    assert "the disk is full" in err and "goes on" in err and err.count("\n") == 1 and not out.exists()
    assert main([*COMMAND, "--workers", "1", "--out", str(out)]) == 0
    assert out.read_bytes() == undisturbed[".csv"]


def test_a_disk_that_fills_while_the_result_is_written_keeps_the_journal(
    tmp_path: Path, undisturbed: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "games.csv"

    def full(path: Path, rows: object) -> None:
        path.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("nemesis.sim.files.write_csv", full)
        with pytest.raises(SimulationFailed, match="No space left"):
            Run(job(), out, workers=1).go()
    assert [p.name for p in tmp_path.iterdir()] == ["games.csv.journal"]
    with monkeypatch.context() as patched:
        stop_after(0, patched)
        Run(job(), out, workers=1).go()
    assert out.read_bytes() == undisturbed[".csv"]


def test_a_game_that_fails_is_named_and_the_others_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "games.csv"
    with monkeypatch.context() as patched:
        import nemesis.sim.play as play_module

        decide = play_module.play_game
        patched.setattr(play_module, "play_game", lambda job, n: decide(job, n) if n < 10 else 1 // 0)
        with pytest.raises(SimulationFailed, match=r"seed 50 failed: ZeroDivisionError"):
            Run(job(), out, workers=1).go()
    opened = Journal(out, job())
    assert [chunk[0] for chunk in opened.chunks()] == [0]
    opened.close()
