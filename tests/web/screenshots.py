"""The pictures of the documentation: `python -m tests.web.screenshots [FOLDER]`. Look at them before committing."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.bots.talking import remarks
from nemesis.rules.radio import EVERYBODY, lines
from nemesis.story import with_a_ship
from nemesis.view.heard import requests, to_announce

from ..server.playing import Server
from .conftest import PHONE, WIDE
from .playing import OPTION, PLAYING, REPORT, option, play_to_the_end, table_of
from .test_reports import HIBERNATE, homeward

FOLDER = Path(__file__).parent.parent.parent / "docs" / "images"
SHOTS = (("en", False), ("fr", False), ("en", True), ("fr", True))
"""Language, phone."""
TABLES: dict[str, tuple[dict[str, Any], tuple[tuple[str, bool], ...]]] = {
    "table": ({"players": 4}, SHOTS),
    "carnomorphs": ({"players": 3, "species": "carnomorphs"}, (("fr", False), ("en", True))),
    "void-seeders": ({"players": 3, "species": "void_seeders"}, (("en", False), ("fr", True))),
    "investigation": ({"players": 3, "mode": "investigation"}, (("en", False), ("fr", True))),
    "epilogue": ({"players": 2, "mode": "epilogue"}, (("fr", False), ("en", True))),
}
"""File name -> set-up, pictures."""
SETTLED = "localStorage['nemesis.settings'] ??= JSON.stringify({ name: 'Mo', briefing: false, soundOffered: true })"
"""Somebody who has been here before."""
SEEDS = range(1, 200)
LEAST_CARDS = 3
LEAST_ROOMS = 11
LEAST_LINES = 4


def worth_a_picture(game: Game) -> bool:
    """The first player's turn, everybody alive, much of the ship known, something lurking, cards in hand."""
    ask = game.ask
    if ask is None or ask.kind != "turn" or ask.seat != 0 or game.round < 2:
        return False
    crew = game.seats
    ship = range(1, 22)
    return (
        all(p.active and p.room for p in crew)
        and len(crew[0].hand) >= LEAST_CARDS
        and sum(game.explored[room] for room in ship) >= LEAST_ROOMS
        and bool(game.figures)
        and not any(figure.room == crew[0].room for figure in game.figures)
    )


def a_step_from_the_queen(game: Game) -> bool:
    return worth_a_picture(game) and fatal_step(game) is not None


def talked_over(game: Game) -> bool:
    """The crew has talked, and one of them waits for the first player's answer."""
    if not worth_a_picture(game) or len(lines(game)) < LEAST_LINES:
        return False
    view = game.view(0)
    return len(requests(view)) == 1 and not to_announce(view, game.rules)


def fatal_step(game: Game) -> int | None:
    """The move that draws the Queen from the bag, by its number among the options."""
    assert game.ask is not None
    if any(figure.kind == "queen" for figure in game.figures):
        return None
    for number, choice in enumerate(game.ask.options):
        if choice[0] != "move":
            continue
        tried = game.copy()
        tried.apply(choice)
        while tried.ask is not None and tried.ask.kind == "pay":
            tried.apply(tried.ask.options[0])
        if any(figure.kind == "queen" and figure.room == choice[1] for figure in tried.figures):
            return number
    return None


def position(setup: dict[str, Any], wanted: Callable[[Game], bool] = worth_a_picture) -> Game:
    """The first such moment that bots come to; the first of them says nothing."""
    for seed in SEEDS:
        made = Setup(seed=seed, **setup)
        game = Game.new(with_a_ship(made) if made.ruleset().mode.needs_ship else made, log=True)
        bots = [make_bot("veteran", seat) for seat in range(made.players)]
        while game.ask is not None and not wanted(game):
            remarks(game, [None, *bots[1:]])
            game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
        if game.ask is not None:
            return game
    raise AssertionError(f"no seed leads to a picture of {setup}")


class Camera:
    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def page(self, path: str, language: str, phone: bool, motion: bool = False) -> Page:
        context = self.browser.new_context(
            base_url=f"http://127.0.0.1:{self.server.port}",
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.add_init_script(SETTLED)
        page = context.new_page()
        page.goto(path)
        return page

    def shoot(self, page: Page, name: str, phone: bool, language: str, wait: int = 700) -> None:
        page.wait_for_timeout(wait)
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
        path = self.folder / f"{name}-{'phone' if phone else 'wide'}-{language}.png"
        # 256 colours are enough for a dark page, also the rare ones; dots between them would treble the size.
        few = picture.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
        few.save(path, optimize=True)

    def still(self, name: str, path: str, language: str, phone: bool, search: str = "") -> None:
        page = self.page(path, language, phone)
        expect(page.locator("h1").first).to_be_attached()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        if search:
            page.get_by_role("searchbox").fill(search)
        self.shoot(page, name, phone, language)
        page.context.close()

    def seated(self, table: dict[str, Any], language: str, phone: bool, seats: int = 1) -> Page:
        """A browser that holds the first seats of a new table; bots have the others."""
        return self.at(str(self.server.post("/api/tables", table)[1]["code"]), language, phone, seats)

    def at(self, code: str, language: str, phone: bool, seats: int = 1, motion: bool = False) -> Page:
        names = ("Léa", "Karim")
        kept = [
            {**self.server.post(f"/api/tables/{code}/seats", {"name": names[n], "seat": n})[1], "local": seats > 1}
            for n in range(seats)
        ]
        page = self.page("/settings", language, phone, motion)
        page.evaluate("kept => localStorage.setItem('nemesis.seats', JSON.stringify(kept))", kept)
        page.goto(f"/t/{code}")
        return page

    def tables(self, name: str) -> None:
        setup, shots = TABLES[name]
        game = position(setup)
        for language, phone in shots:
            page = self.at(table_of(self.server, game, bots=tuple(range(1, setup["players"]))), language, phone)
            expect(page.locator(OPTION).first).to_be_visible()
            self.shoot(page, name, phone, language)
            page.context.close()

    def encounter(self, language: str, phone: bool) -> None:
        """The Queen fills the Room; slowly, so that the picture is taken in time."""
        game = position({"players": 4}, a_step_from_the_queen)
        page = self.at(table_of(self.server, game, bots=(1, 2, 3)), language, phone)
        page.evaluate(
            "localStorage['nemesis.settings'] = JSON.stringify({ speed: 0.25, briefing: false, soundOffered: true })"
        )
        page.reload()
        page.locator(f".ask [data-option='{fatal_step(game)}']").click()
        page.locator(".ask button.pay").click()
        page.locator("svg.scene[data-scene=encounter][data-act=grows]").wait_for()
        self.shoot(page, "encounter", phone, language, wait=0)
        page.context.close()

    def radio(self, language: str, phone: bool) -> None:
        """Somebody waits for an answer, and others give theirs."""
        game = position({"players": 4, "modules": ("radio",)}, talked_over)
        page = self.at(table_of(self.server, game, bots=(1, 2, 3)), language, phone, motion=True)
        expect(page.locator(OPTION).first).to_be_visible()
        page.keyboard.press("s")
        page.locator("#radio-speak").click()
        for said in ("request", "check", EVERYBODY, 1, "send"):
            page.locator(f'[data-say="{said}"]').click()
        expect(page.locator("[data-voice]").first).to_be_visible()
        expect(page.locator(OPTION).first).to_be_enabled()
        self.shoot(page, "radio", phone, language, wait=400)
        page.context.close()

    def report(self, language: str, phone: bool) -> None:
        page = self.at(table_of(self.server, homeward(), bots=(1, 2)), language, phone)
        expect(page.locator(PLAYING)).to_be_visible()
        option(page, HIBERNATE)
        page.keyboard.press("Space")
        expect(page.locator(REPORT)).to_be_visible()
        self.shoot(page, "report", phone, language)
        page.context.close()

    def replay(self) -> None:
        page = self.seated({"setup": {"players": 3, "seed": 9}, "bots": {"1": "veteran", "2": "veteran"}}, "en", False)
        expect(page.locator(PLAYING)).to_be_visible()
        play_to_the_end([page], seed=3)
        page.goto(page.url.replace("/t/", "/replay/"))
        expect(page.get_by_label("Moment of the game")).to_be_visible()
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
            camera.still("rules", "/rules", "fr", False, search="surprise")
            for name in TABLES:
                camera.tables(name)
            camera.encounter("en", False)
            camera.encounter("fr", True)
            camera.radio("en", False)
            camera.radio("fr", False)
            camera.report("en", False)
            camera.report("fr", True)
            camera.replay()
            for language, phone in (("fr", False), ("en", True)):
                camera.curtain(phone, language)
                camera.guide(phone, language)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
