"""A second process on the same SQLite file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nemesis.server import at_home
from nemesis.server.database_lock import DatabaseLock, address_of, file_of

from ...commands import bare_environment
from ..playing import PATIENCE, Server, free_port
from ..test_command import address, command


def run(*argv: str, home: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "nemesis", *argv], capture_output=True, text=True, timeout=PATIENCE, check=False,
        env=bare_environment(home, NEMESIS_NO_BROWSER="1", **env),
    )  # fmt: skip


def test_a_second_server_on_the_file_is_refused_in_its_users_words(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Server(file).start()
    serve = ("serve", "--port", str(free_port()), "--database-url", f"sqlite:///{file}")
    here = f"http://127.0.0.1:{server.port}/"
    try:
        done = run(*serve, home=tmp_path)
        assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1
        assert f"The tables in {file} are played by another Nemesis: {here}" in done.stderr
        done = run(*serve, "--language", "fr", home=tmp_path)
        assert done.returncode == 2 and f"Les tables de {file} sont tenues par un autre Nemesis" in done.stderr
        assert server.get("/api/ready")[0] == 200
    finally:
        server.kill()


def test_nemesis_twice_shows_the_one_that_runs(tmp_path: Path) -> None:
    with command("--port", str(free_port()), home=tmp_path) as first:
        running = address(first)
        done = run("play", "--port", str(free_port()), home=tmp_path)
        assert (done.returncode, done.stdout) == (0, f"Nemesis is running already: {running}\n"), done
        other = tmp_path / "other.db"
        with command("--port", str(free_port()), "--database", str(other), home=tmp_path) as second:
            assert address(second) != running, "another file is another evening"
    with command("--port", str(free_port()), home=tmp_path) as after:
        assert address(after) != running, "killed, it holds the file no longer"


def test_the_browser_is_opened_on_the_one_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from nemesis.text.messages import OneFile

    opened: list[str] = []
    monkeypatch.setattr("nemesis.server.at_home.webbrowser.open", opened.append)
    server = Server(tmp_path / "tables.db").start()
    try:
        at_home.play(None, True, tmp_path / "tables.db", 0.0, OneFile("en", "command_line"))
    finally:
        server.kill()
    assert opened == [f"http://127.0.0.1:{server.port}/"] and opened[0] in capsys.readouterr().out


def test_where_it_runs_is_believed_only_if_a_server_of_ours_answers_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nemesis.server.database_lock.STARTING_SECONDS", 0.2)
    lock = DatabaseLock(tmp_path / "tables.db")
    assert lock.take() and lock.holder() is None
    for nonsense in ("", "{", "[]", '{"address": 7}', '{"address": "file:///etc/passwd"}'):
        (tmp_path / "tables.db.lock").write_text(nonsense, encoding="utf-8")
        assert lock.holder() is None
    lock.tell(f"http://127.0.0.1:{free_port()}/")
    assert lock.told() is not None and lock.holder() is None
    lock.release()


def test_files_and_addresses() -> None:
    assert file_of("sqlite:///a/b.db?x=1") == Path("a/b.db") and file_of("sqlite+aiosqlite:////a.db") == Path("/a.db")
    assert (
        file_of("postgresql://u@h/db") is None
        and file_of("sqlite:///:memory:") is None
        and file_of("sqlite://") is None
    )
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80/" and address_of("::", 80) == "http://[::1]:80/"
