"""The page as an installed app: what a system asks of it, and what it says when its server is away."""

from __future__ import annotations

import io
import json
from pathlib import Path

from PIL import Image
from playwright.sync_api import expect

from ..server.playing import Server
from .conftest import NewPage

INSTALLED = """
const real = window.matchMedia.bind(window);
window.matchMedia = (query) => query.includes("display-mode: standalone") ? { matches: true } : real(query);
"""
WORKING = "navigator.serviceWorker.ready.then((found) => found.active !== null)"
KEPT = "caches.keys().then((all) => Promise.all(all.map((one) => caches.open(one).then((cache) => cache.keys()))))"


def test_it_can_be_installed(new_page: NewPage) -> None:
    page = new_page()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    answer = page.request.get(address)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "./")
    for icon in manifest["icons"]:
        drawn = page.request.get(f"/{icon['src']}")
        assert drawn.ok and drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = Image.open(io.BytesIO(drawn.body())).size
            assert f"{width}x{height}" == icon["sizes"]
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_an_installed_page_says_that_its_server_is_away_and_comes_back(new_page: NewPage, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db").start()
    page = new_page("/settings", at=server, expected="ERR_|Failed to load|WebSocket")
    page.context.add_init_script(INSTALLED)
    page.reload()
    assert page.evaluate(WORKING)
    server.kill()
    page.goto("/settings")
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    expect(page.get_by_text("Le serveur est injoignable.")).to_be_visible()
    kept = page.evaluate(f"{KEPT}.then((all) => all.flat().map((one) => new URL(one.url).pathname))")
    assert sorted(kept) == ["/offline.css", "/offline.html", "/offline.js"], "never a part of the game"
    server.start()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    server.kill()
