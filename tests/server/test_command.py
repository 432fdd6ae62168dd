"""`nemesis` alone starts the browser edition; `nemesis serve` hosts."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from nemesis.cli import main, parser
from nemesis.errors import BadSetup
from nemesis.server import at_home
from nemesis.server.logs import threshold
from nemesis.server.settings import BROWSER_PORT, HOST
from nemesis.text.messages import OneFile

from ..commands import bare_environment
from .playing import free_port


@contextmanager
def command(*argv: str, home: Path, **env: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "nemesis", *argv], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env=bare_environment(home, NEMESIS_NO_BROWSER="1", **env),
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def address(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"Nemesis: (http://127\.0\.0\.1:\d+/) \(\d+(?:\.\d)? s; Ctrl\+C: end\)\n", line)
    assert found is not None, line
    return found[1]


def get(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:
            status: int = answer.status
            return status
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_bare_nemesis_serves_the_browser_edition_from_the_data_folder(tmp_path: Path) -> None:
    with command("--port", str(free_port()), home=tmp_path) as process:
        at = address(process)
        assert get(at) in (200, 503) and get(f"{at}api/health") == 200
        assert (tmp_path / "nemesis" / "tables.db").exists()
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=30)
    assert process.returncode in (0, 130) and "Traceback" not in out


def test_the_environment_is_honoured_and_play_is_the_same(tmp_path: Path) -> None:
    port = free_port()
    kept = tmp_path / "elsewhere" / "mine.db"
    with command("play", home=tmp_path, NEMESIS_PORT=str(port), NEMESIS_DATABASE=str(kept)) as process:
        assert address(process) == f"http://127.0.0.1:{port}/" and kept.exists()


def test_a_port_that_is_taken_is_an_error_if_named_and_passed_over_if_not(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        port = other.getsockname()[1]
        with command("--port", str(port), home=tmp_path) as process:
            out, _ = process.communicate(timeout=30)
            assert process.returncode == 2 and f"Port {port}" in out and out.count("\n") == 1
    taken = at_home.listen(None)
    try:
        taken.listen()
        following = at_home.listen(None)
        assert following.getsockname()[1] > taken.getsockname()[1] >= BROWSER_PORT
        following.close()
    finally:
        taken.close()


@pytest.mark.parametrize("port", [-1, 70000])
def test_a_port_is_a_port(port: int) -> None:
    with pytest.raises(BadSetup, match="0 to 65535"):
        at_home.bound(port)


def test_bad_values_of_the_environment_get_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("NEMESIS_PORT", "many")
    assert main([]) == 2 and "NEMESIS_PORT" in capsys.readouterr().err
    monkeypatch.delenv("NEMESIS_PORT")
    assert main(["--database", str(tmp_path)]) == 2 and "is a folder" in capsys.readouterr().err


def test_the_browser_is_opened_once_the_server_can_be_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []

    class Ended(at_home.LocalServer):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            self.should_exit = True

    monkeypatch.setattr(at_home, "LocalServer", Ended)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    port = free_port()
    words = OneFile("en", "command_line")
    at_home.play(port, True, tmp_path / "tables.db", time.perf_counter(), words)
    assert opened == [f"http://127.0.0.1:{port}/"] and opened[0] in capsys.readouterr().out
    at_home.play(free_port(), False, tmp_path / "tables.db", time.perf_counter(), words)
    assert len(opened) == 1
    threshold.least = "info"


def test_any_option_of_the_game_means_the_text_client(tmp_path: Path) -> None:
    for argv in (["play", "--text"], ["play", "--seed", "4"], ["--players", "1"], ["play", "--no-odds"]):
        done = subprocess.run(
            [sys.executable, "-m", "nemesis", *argv], input="quit\n", capture_output=True, text=True, timeout=60,
            check=False, env=bare_environment(tmp_path),
        )  # fmt: skip
        assert done.returncode == 0 and "Unofficial" in done.stdout, done


def test_serve_hosts_on_the_database_it_is_given(tmp_path: Path) -> None:
    port = free_port()
    argv = ("serve", "--port", str(port), "--database-url", f"sqlite:///{tmp_path / 'tables.db'}")
    with command(*argv, home=tmp_path):
        end = time.monotonic() + 30
        while True:
            try:
                assert get(f"http://127.0.0.1:{port}/api/health") == 200
                break
            except OSError:
                assert time.monotonic() < end
                time.sleep(0.05)
    assert (tmp_path / "tables.db").exists()
    assert parser().parse_args(["serve"]).host == "127.0.0.1"
