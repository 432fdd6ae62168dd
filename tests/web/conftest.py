"""A real server, a real Chromium."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from ..needs import missing
from ..server.playing import Server

WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000
"""Milliseconds after which a test gives up on the page: machines that do other things too are slow."""
AT_ONCE = "localStorage['nemesis.settings'] ??= JSON.stringify({ name: 'Mo', speed: 0, briefing: false })"
UNBRIEFED = "localStorage['nemesis.settings'] ??= JSON.stringify({ name: 'Mo', briefing: false })"
NewPage = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser test that fails is run again, twice at most, and the summary names it: look into those too."""
    for item in items:
        if "tests/web/" in item.nodeid:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """`make test` installs Debian's Chromium; without it this is said, and in CI it is an error.

    Playwright keeps an event loop running in this thread: it ends with these tests, so that others can have theirs.
    """
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        missing("Chromium is missing: install Debian's package `chromium`")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("web") / "tables.db", reaction_pause=0.02).start()
    yield running
    running.kill()


@pytest.fixture
def new_page(chromium: Browser, server: Server) -> Iterator[NewPage]:
    """`new_page("/path", language="fr", phone=True)`: a browser of its own; whatever it complains about fails the test.

    `quick`: with the setting that tells what happens at once. `briefing`: with the one that opens the briefing. `expected` is a pattern of complaints that belong to
    the test, such as a table that is not there.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(
        path: str = "/",
        language: str = "en",
        phone: bool = False,
        motion: bool = False,
        quick: bool = False,
        briefing: bool = False,
        expected: str = "",
        at: Server | None = None,
    ) -> Page:
        context = chromium.new_context(
            base_url=f"http://127.0.0.1:{(at or server).port}",
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write", "notifications"],
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if quick:
            context.add_init_script(AT_ONCE)
        elif not briefing:
            context.add_init_script(UNBRIEFED)
        page = context.new_page()

        def complain(text: str) -> None:
            if not expected or not re.search(expected, text):
                complaints.append(text)

        page.on("pageerror", lambda error: complain(str(error)))
        page.on("console", lambda said: complain(said.text) if said.type in ("error", "warning") else None)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []
