"""The pictures of the documentation: `python -m tests.web.screenshots [FOLDER]`. Look at them before committing."""

from __future__ import annotations

import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from ..server.playing import Server
from .conftest import PHONE, WIDE
from .playing import OPTION, PLAYING, after, over, play_to_the_end, robot, robot_off

FOLDER = Path(__file__).parent.parent.parent / "docs" / "images"
MOVES = r"^\d{3}$|^Move|^Aller|Search|Fouille"
"""What the robot likes to do, so that there is something to see."""
TABLES: dict[str, tuple[dict[str, Any], int, int, str]] = {
    "table": ({"players": 4}, 12, 15, "en"),
    "table-fr": ({"players": 4}, 21, 15, "fr"),
    "carnomorphs": ({"players": 3, "species": "carnomorphs"}, 5, 22, "fr"),
    "void-seeders": ({"players": 3, "species": "void_seeders"}, 8, 20, "en"),
    "investigation": ({"players": 3, "mode": "investigation"}, 4, 16, "en"),
    "epilogue": ({"players": 2, "mode": "epilogue"}, 6, 12, "fr"),
}
"""File name -> set-up, seed, presses before the picture, language."""


class Camera:
    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def page(self, path: str, language: str, phone: bool) -> Page:
        context = self.browser.new_context(
            base_url=f"http://127.0.0.1:{self.server.port}",
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(path)
        return page

    def shoot(self, page: Page, name: str, phone: bool, language: str) -> None:
        page.wait_for_timeout(700)
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
        path = self.folder / f"{name}-{'phone' if phone else 'wide'}-{language}.png"
        # 256 colours are enough for a dark page, and a third of the size.
        picture.quantize(256, method=Image.Quantize.MEDIANCUT).save(path, optimize=True)

    def still(self, name: str, path: str, language: str, phone: bool) -> None:
        page = self.page(path, language, phone)
        expect(page.locator("h1").first).to_be_attached()
        self.shoot(page, name, phone, language)
        page.context.close()

    def seated(self, table: dict[str, Any], language: str, phone: bool, seats: int = 1) -> Page:
        """A browser that holds the first seats of a new table; bots have the others."""
        code = str(self.server.post("/api/tables", table)[1]["code"])
        names = ("Léa", "Karim")
        kept = [
            {**self.server.post(f"/api/tables/{code}/seats", {"name": names[n], "seat": n})[1], "local": seats > 1}
            for n in range(seats)
        ]
        page = self.page("/settings", language, phone)
        page.evaluate("kept => localStorage.setItem('nemesis.seats', JSON.stringify(kept))", kept)
        page.goto(f"/t/{code}")
        return page

    def table(self, name: str, phone: bool) -> None:
        setup, seed, presses, language = TABLES[name]
        bots = {str(seat): "crew" for seat in range(1, setup["players"])}
        page = self.seated({"setup": {**setup, "seed": seed}, "bots": bots}, language, phone)
        expect(page.locator(PLAYING)).to_be_visible()
        robot(page, seed, likes=MOVES)
        after(page, presses)
        robot_off(page)
        assert not over(page), f"{name}: the game is over before its picture is taken; choose another seed"
        expect(page.locator(OPTION).first).to_be_visible()
        page.keyboard.press("Space")
        self.shoot(page, name.removesuffix("-fr"), phone, language)
        page.context.close()

    def end_and_replay(self) -> None:
        page = self.seated({"setup": {"players": 3, "seed": 9}, "bots": {"1": "crew", "2": "crew"}}, "en", False)
        expect(page.locator(PLAYING)).to_be_visible()
        play_to_the_end([page], seed=3)
        self.shoot(page, "report", False, "en")
        page.goto(page.url.replace("/t/", "/replay/"))
        expect(page.get_by_label("Place in the game")).to_be_visible()
        for _ in range(3):
            page.keyboard.press("PageDown")
            page.wait_for_timeout(300)
        self.shoot(page, "replay", False, "en")
        page.set_viewport_size(PHONE)
        self.shoot(page, "replay", True, "en")
        page.context.close()

    def curtain(self, phone: bool, language: str) -> None:
        page = self.seated({"setup": {"players": 2, "seed": 3}, "hot_seat": True}, language, phone, seats=2)
        expect(page.locator(".curtain")).to_be_visible()
        self.shoot(page, "curtain", phone, language)
        page.context.close()

    def guide(self, phone: bool, language: str) -> None:
        page = self.seated({"scenario": "first_game"}, language, phone)
        expect(page.locator(".guide").first).to_be_visible()
        self.shoot(page, "guide", phone, language)
        page.context.close()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as database, sync_playwright() as playwright:
        server = Server(Path(database) / "tables.db", reaction_pause=0.02).start()
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        camera = Camera(browser, server, folder)
        try:
            for language, phone in (("en", False), ("fr", True)):
                camera.still("home", "/", language, phone)
                camera.still("new", "/new", language, phone)
            camera.still("rules", "/rules", "fr", False)
            for name in TABLES:
                camera.table(name, phone=False)
                camera.table(name, phone=True)
            camera.end_and_replay()
            for language, phone in (("fr", False), ("en", True)):
                camera.curtain(phone, language)
                camera.guide(phone, language)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
