"""Playing through the page: what a person would press."""

from __future__ import annotations

import asyncio
import json
import random
import re
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Locator, Page, expect

from nemesis import Game
from nemesis.server.lobby.lobby import CODE_LENGTH, LETTERS
from nemesis.server.storage.sql import SqlStorage
from nemesis.server.table.data.stored import CHOICE, Move, StoredSeat

from ..server.playing import Server

OPTION = "[data-option]:visible"
REPORT = ".report"
PLAYING = "header .where"
"""Where the game stands: the table is there."""
GAME = 180.0
"""Seconds that a whole game may take."""

ROBOT = """
({ seed, likes, patient }) => {
  window.robot?.stop();
  let state = seed >>> 0;
  const chance = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const liked = likes === null ? null : new RegExp(likes, "i");
  const can = (e) => !e.disabled && e.getClientRects().length > 0;
  const robot = { presses: 0, curtains: [], leaks: [] };
  const press = () => {
    if (document.querySelector(".report")) return;
    const curtain = document.querySelector(".curtain button");
    if (curtain) {
      robot.curtains.push(document.querySelector(".curtain h1").textContent);
      const shown = document.querySelector("[data-card], [data-option], .own, .log, .map");
      if (shown) robot.leaks.push(shown.outerHTML.slice(0, 200));
      curtain.click();
      return;
    }
    const goOn = [...document.querySelectorAll(patient ? ".waiting button.primary" : ".waiting button.primary, .telling button")].find(can);
    if (goOn) return goOn.click();
    const among = document.querySelector("dialog[open]") ?? document;
    const options = [...among.querySelectorAll("[data-option]")].filter(can);
    if (options.length === 0) return;
    const first = options.find((e) => e.dataset.option === "0") ?? options[0];
    const wanted = liked && (options.find((e) => liked.test(e.querySelector(".label").textContent.trim())) ?? first);
    robot.presses += 1;
    (wanted ?? options[Math.floor(chance() * options.length)]).click();
  };
  const timer = setInterval(press, 12);
  robot.stop = () => clearInterval(timer);
  window.robot = robot;
}
"""
"""Sits at the page and presses any option; or the one it likes, else the first. Passes the screen on at the curtain, and lets a story be told only when it is patient."""


def play_alone(page: Page) -> str:
    """One press on the first page starts a game; the code of the table."""
    page.get_by_role("button", name=re.compile("Play alone now|Jouer seul")).click()
    return at_a_table(page)


def at_a_table(page: Page) -> str:
    page.wait_for_url(re.compile(r"/t/\w{8}"))
    expect(page.locator(f"{OPTION}, {REPORT}").first).to_be_visible()
    return code_of(page)


def code_of(page: Page) -> str:
    found = re.search(r"/t/(\w{8})", page.url)
    assert found, page.url
    return found[1]


def sit_down(page: Page, code: str, name: str) -> None:
    """By the invite link."""
    page.goto(f"/t/{code}")
    page.get_by_label(re.compile("Your name|Votre nom")).fill(name)
    page.get_by_role("button", name=re.compile("Sit down|S’asseoir")).click()
    expect(page.locator(PLAYING)).to_be_visible()


def table_of(server: Server, game: Game, bots: tuple[int, ...] = (), bot: str = "crew") -> str:
    """A table in this position: with all that happened there, or as one that goes on from a moment of another."""
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    seats = [StoredSeat(seat, bot=bot if seat in bots else None) for seat in range(game.setup.players)]

    async def store() -> None:
        storage = SqlStorage(server.database)
        await storage.open()
        origin = None if game.origin is None else game.from_here().origin
        await storage.create(code, game.setup.to_data(), 1, seats, origin)
        for number, (seat, choice) in enumerate(game.history if origin is None else ()):
            assert seat is not None, "a claim is no choice"
            await storage.append(code, number, Move(CHOICE, seat, choice), over=False)
        await storage.close()

    # Playwright has the loop of this thread.
    with ThreadPoolExecutor() as thread:
        thread.submit(lambda: asyncio.run(store())).result()
    return code


def hears(page: Page) -> list[dict[str, Any]]:
    """Everything that the server tells this page."""
    told: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(json.loads(text))))
    return told


def question(page: Page) -> tuple[str, list[str]]:
    """What is asked, and the options that can be pressed."""
    return page.locator("#question").inner_text(), page.locator(f".ask {OPTION}").all_inner_texts()


def answer(page: Page, chance: random.Random, patience: float | None = None) -> bool:
    """Press any option with the mouse; False when nothing is asked here."""
    among = "dialog[open] " if page.locator("dialog[open] [data-option]").count() else ".ask "
    options = page.locator(f"{among}{OPTION}:enabled")
    n = options.count()
    if n == 0:
        return False
    options.nth(chance.randrange(n)).click(timeout=patience)
    return True


def option(page: Page, words: str) -> None:
    page.locator(f".ask {OPTION}").filter(has_text=re.compile(words)).first.click()


def over(page: Page) -> bool:
    return page.locator(REPORT).count() > 0


def robot(page: Page, seed: int = 1, likes: str | None = None, patient: bool = False) -> None:
    """From now on a robot sits at this page."""
    page.evaluate(ROBOT, {"seed": seed, "likes": likes, "patient": patient})


def robot_off(page: Page) -> dict[str, Any]:
    """The robot leaves; what it did and saw."""
    page.evaluate("window.robot.stop()")
    done: dict[str, Any] = page.evaluate("({ ...window.robot, stop: null })")
    return done


def after(page: Page, presses: int) -> None:
    """The robot has pressed so often, or the game is over."""
    end = time.monotonic() + GAME
    while page.evaluate("window.robot.presses") < presses and not over(page):
        assert time.monotonic() < end, "the robot has nothing to press: " + page.locator("body").inner_text()[:1500]
        page.wait_for_timeout(50)


def play_to_the_end(pages: list[Page], seed: int = 1, likes: str | None = None, patient: bool = False) -> int:
    """Robots at every page, until all of them show the final report; the number of presses."""
    for k, page in enumerate(pages):
        robot(page, seed + k, likes, patient)
    for page in pages:
        until_over(page)
    return sum(int(robot_off(page)["presses"]) for page in pages)


def until_over(page: Page, seconds: float = GAME) -> None:
    end = time.monotonic() + seconds
    while not over(page):
        assert time.monotonic() < end, "the game does not end: " + page.locator("body").inner_text()[:1500]
        page.wait_for_timeout(100)
    expect(page.locator(REPORT)).to_be_visible()


ASKED = """() => document.querySelector('.ask [data-option]:enabled')
    && document.querySelector('section.actions')?.dataset.kind"""
"""The kind of the question, once it can be answered: an answer under way leaves the old one on the page."""


def until_asked(page: Page, kind: str = "turn", seed: int = 1) -> None:
    """Past the draft and the rest of the set-up, to the first question of a kind."""
    chance = random.Random(seed)
    end = time.monotonic() + GAME
    while page.evaluate(ASKED) != kind:
        assert time.monotonic() < end, f"nobody asks {kind}"
        if not answer(page, chance):
            page.wait_for_timeout(30)
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(f".ask {OPTION}").first).to_be_enabled()


def until_vote(page: Page, others: list[Page]) -> Locator:
    """Everybody answers until this page can take something back by vote only; the button for it."""
    chance = random.Random(4)
    by_vote = page.get_by_role("button", name=re.compile("Undo.*by vote"))
    end = time.monotonic() + GAME
    while by_vote.count() == 0 or page.evaluate(ASKED) != "turn":
        assert time.monotonic() < end, "nothing to vote about"
        if sum(answer(one, chance) for one in (page, *others)) == 0:
            page.wait_for_timeout(30)
    return by_vote
