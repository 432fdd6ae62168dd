"""The guided chapters: along their paths, and away from them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from .conftest import NewPage
from .playing import OPTION, answer, at_a_table, over

GUIDE = ".guide"
CHAPTERS = ["first_game", "first_fight", "first_jump"]
ENDS = {"complete", "enough", "over", "judged"}
A_CHAPTER = 150
"""Seconds that a chapter may take a hurried reader."""
BRIEFLY = 5_000
"""Milliseconds for a press that may come too late."""
Listener = Callable[[Page, str], None]


def begin(page: Page, chapter: str) -> None:
    page.locator(f"[data-chapter={chapter}] button").click()
    at_a_table(page)
    expect(page.locator(GUIDE)).to_be_visible()


def lesson(page: Page) -> str:
    found = page.locator(GUIDE)
    return (found.get_attribute("data-lesson") or "") if found.count() else ""


def follow(page: Page, heard: Listener) -> list[str]:
    """Read and do what the guide says, until the chapter ends; tell the listener of each new lesson."""
    read: list[str] = []
    end = time.monotonic() + A_CHAPTER
    while not read or read[-1] not in ENDS:
        assert time.monotonic() < end, read
        now = lesson(page)
        if not now:  # it leaves the answer to whoever plays
            step(page, now)
            continue
        if not read or read[-1] != now:
            read.append(now)
            heard(page, now)
        if now in ENDS:
            break
        step(page, now)
    return read


def step(page: Page, now: str) -> None:
    """One press: `Go on` of the lesson that was read, or what it proposes, or the first option."""
    try:
        if lesson(page) != now:
            return
        own = f'{GUIDE}[data-lesson="{now}"] button.primary:visible'
        on = page.locator(f"{own}, .ask .pay:visible, dialog.popover [data-option]:visible")
        if on.count():
            on.first.click(timeout=BRIEFLY)
            return
        proposed = (page.locator(GUIDE).get_attribute("data-proposes") or "").split()
        wanted = f'.ask [data-option="{proposed[0]}"]' if proposed else f".ask {OPTION}"
        found = page.locator(wanted).first
        if found.count() and found.is_enabled():
            asked = page.locator("#question").inner_text(timeout=BRIEFLY)
            found.click(timeout=BRIEFLY)
            expect(page.locator("#question")).not_to_have_text(asked, timeout=BRIEFLY)
        else:
            page.wait_for_timeout(20)
    except (TimeoutError, AssertionError):
        return  # what was to be pressed has gone meanwhile: look again


def has_words(page: Page, _lesson: str) -> None:
    """A message that is missing shows its key."""
    words = page.locator(f"{GUIDE} .says").inner_text()
    assert "web-learn" not in words
    assert "web-learn" not in page.locator(f"{GUIDE} h2").inner_text()
    assert len(words) > 20


class SteadyHeight:
    """The guide takes the same place at every lesson, so that the question keeps its own."""

    def __init__(self) -> None:
        self.heights: dict[float, str] = {}

    def __call__(self, page: Page, lesson: str) -> None:
        has_words(page, lesson)
        box = page.locator(GUIDE).bounding_box()
        if box:
            self.heights.setdefault(round(box["height"]), lesson)
        buttons = page.locator(f"{GUIDE} .buttons")
        assert buttons.evaluate("e => e.scrollWidth <= e.clientWidth"), f"the buttons of {lesson} need more room"


LESSONS = 8
"""At least so many are read on the way; which ones, the tests of the lessons themselves say."""


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize(("language", "phone"), [("en", False), ("fr", True)])
def test_along_its_path_to_the_end(new_page: NewPage, chapter: str, language: str, phone: bool) -> None:
    page = new_page("/learn", language=language, phone=phone, quick=True)
    begin(page, chapter)
    steady = SteadyHeight()
    read = follow(page, steady)
    assert len(set(read)) >= LESSONS, read
    assert read[-1] == ("judged" if chapter == "first_jump" else "complete")
    assert len(steady.heights) == 1, steady.heights
    if chapter == "first_jump":
        expect(page.locator(".report").first).to_be_visible()
    assert page.evaluate("localStorage['nemesis.chapters']") == f'["{chapter}"]'


def test_one_chapter_leads_to_the_next_and_the_page_remembers_it(new_page: NewPage) -> None:
    page = new_page("/learn", quick=True)
    begin(page, "first_game")
    follow(page, has_words)
    first = page.url
    page.get_by_role("button", name="Next chapter").click()
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    expect(page.locator(GUIDE)).to_have_attribute("data-lesson", "armed")
    page.goto("/learn")
    expect(page.locator("[data-chapter=first_game]")).to_contain_text("played")
    expect(page.locator("[data-chapter=first_fight]")).to_contain_text("Go on")


@pytest.mark.parametrize("chapter", CHAPTERS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_wrong_moves_do_no_harm(new_page: NewPage, chapter: str, language: str) -> None:
    """Whatever is pressed, the guide has something to say, and where the game ends it offers another try."""
    page = new_page("/learn", language=language, quick=True)
    begin(page, chapter)
    chance = random.Random(CHAPTERS.index(chapter))
    told: set[str] = set()
    for _ in range(60):
        if over(page) or lesson(page) in {"over", "judged"}:
            break
        if now := lesson(page):
            told.add(now)
            has_words(page, now)
        on = page.locator(f"{GUIDE} button.primary:visible")
        try:
            if now not in ENDS and on.count() and chance.random() < 0.4:
                on.first.click(timeout=BRIEFLY)
            elif not answer(page, chance, BRIEFLY):
                page.wait_for_timeout(40)
        except TimeoutError:
            continue  # what was to be pressed has gone meanwhile: the game goes on by itself
    assert len(told) > 3, told
    if lesson(page) in ENDS:
        expect(page.locator(f"{GUIDE} .buttons button")).not_to_have_count(0)


def test_the_guide_can_be_hidden_and_remembers_where_it_was(new_page: NewPage) -> None:
    page = new_page()
    page.get_by_role("button", name="Guided first game").click()
    at_a_table(page)
    expect(page.locator(GUIDE)).to_have_attribute("data-lesson", "welcome")
    page.locator(f"{GUIDE} button.primary").click()
    expect(page.locator(f"{GUIDE} h2")).to_have_text("Your turn")
    page.reload()
    expect(page.locator(f"{GUIDE} h2")).to_have_text("Your turn")
    page.get_by_role("button", name="Hide the guide").click()
    expect(page.locator(GUIDE)).to_have_count(0)
    page.get_by_role("button", name="Show the guide").click()
    expect(page.locator(GUIDE)).to_be_visible()
