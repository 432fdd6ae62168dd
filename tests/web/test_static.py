"""The page without a server: from plain files below a path, in a real Chromium, then without even the files."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from nemesis import Game
from nemesis.errors import BadSetup
from nemesis.static_site.build import build, policy
from nemesis.static_site.fetched import PYODIDE

from .. import parity
from .conftest import AT_ONCE, PATIENCE, WIDE
from .playing import OPTION, after, at_a_table, play_alone, question, robot, robot_off

CHECKOUT = Path(__file__).parents[2]
DOWNLOADS = CHECKOUT / "build" / "static" / "downloads"
BELOW = "/some/where/"


class Files(SimpleHTTPRequestHandler):
    """Files below a path, with the policy of the page on everything: also on the worker."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW) if path.startswith(BELOW) else "nothing")

    def end_headers(self) -> None:
        self.send_header("content-security-policy", policy())
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built once; where it cannot be built this is said, and in CI it is an error."""
    folder = tmp_path_factory.mktemp("static") / "site"
    if shutil.which("npm") is None and not os.environ.get("CI"):
        pytest.skip("Node is missing: the static page cannot be built")
    try:
        build(folder, DOWNLOADS, folder.parent / "compiled")
    except BadSetup as error:
        if os.environ.get("CI"):
            raise
        pytest.skip(str(error))
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    stop(server)


def stop(server: ThreadingHTTPServer) -> None:
    server.shutdown()
    server.server_close()


@pytest.fixture
def context(chromium: Browser, host: ThreadingHTTPServer) -> Iterator[BrowserContext]:
    made = chromium.new_context(
        base_url=f"http://127.0.0.1:{host.server_port}{BELOW}", viewport=WIDE, locale="en-GB", reduced_motion="reduce"
    )
    made.set_default_timeout(PATIENCE)
    made.add_init_script(f"if (location.host) {AT_ONCE}")
    complaints: list[str] = []
    made.on("weberror", lambda error: complaints.append(str(error.error)))
    made.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    yield made
    made.close()
    assert complaints == []


def play_on(page: Page, presses: int, seed: int = 1) -> None:
    robot(page, seed)
    after(page, presses)
    robot_off(page)
    settled(page)


def settled(page: Page) -> None:
    """The last answer is carried out: the question can be answered."""
    page.wait_for_timeout(200)
    expect(page.locator(f".ask {OPTION}:enabled").first).to_be_visible()


def test_first_visit_reload_two_tabs_offline_and_files(context: BrowserContext, host: ThreadingHTTPServer) -> None:
    page = context.new_page()
    page.goto("./")
    expect(page.get_by_role("button", name="Play alone now")).to_be_enabled()
    expect(page.locator("[data-engine=loading]")).to_be_visible()
    page.get_by_role("link", name=re.compile("Rules")).first.click()
    expect(page.get_by_role("heading").first).to_be_visible()
    page.go_back()
    asked_at = play_alone(page)
    assert f"{BELOW}?/t/" in page.url
    play_on(page, 15)

    asked = question(page)
    page.reload()
    at_a_table(page)
    assert question(page) == asked, "the game goes on where it was"

    other = context.new_page()
    other.goto(page.url)
    at_a_table(other)
    assert question(other) == asked
    play_on(page, 1, seed=2)
    asked = question(page)
    expect(other.locator("#question")).to_have_text(asked[0])
    page.close()
    assert question(other) == asked
    play_on(other, 2, seed=3)
    asked = question(other)

    other.wait_for_function("navigator.serviceWorker.controller !== null")
    stop(host)
    other.reload()
    at_a_table(other)
    assert question(other) == asked
    play_on(other, 3, seed=4)

    other.goto("./?/mine")
    with other.expect_download() as saving:
        other.get_by_role("button", name=re.compile("to a file")).click()
    file = saving.value.path()
    game = Game.from_json(file.read_text(encoding="utf-8"))
    assert game.ask is not None
    game.apply(0)
    file.write_text(game.to_json(client={"seats": ["me"]}), encoding="utf-8")
    other.get_by_label("Open a saved game").set_input_files(file)
    assert at_a_table(other) not in asked_at, "a table of its own"


def test_the_same_games_texts_and_bots_as_in_cpython(site: Path) -> None:
    """The compiled code that lies in the site, in the Python that runs it."""
    script = Path(__file__).parent / "parity.mjs"
    command = ["node", str(script), str(DOWNLOADS / PYODIDE), str(site.parent / "compiled" / "game"), str(CHECKOUT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == parity.fingerprints()
