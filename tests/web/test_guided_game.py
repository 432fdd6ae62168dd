"""The guided first game: along its path, and away from it."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from .conftest import NewPage
from .playing import OPTION, answer, at_a_table, over

GUIDE = ".guide"
PROPOSED = {
    "First action: move": "006",
    "The price": "Demolition|Motivation|Rest",
    "Second action: search": "Search",
    "A find": "Medkit",
    "Into the noise": "007",
    "What do you want?": "Earth",
    "Fight": "Shoot",
    "Once more": "Shoot",
    "Enough for now": "Pass:",
}
"""What the guide proposes; the other lessons are read and closed."""
OFTEN_UNSAID = {"Once more"}
MEETINGS = ["Welcome aboard", "Your turn", "Explored", "Did you hear that?", "It found you", "Is it dead?"]
"""Lessons that are told on the way."""


def begin(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()
    at_a_table(page)
    expect(page.locator(GUIDE)).to_be_visible()


def lesson(page: Page) -> str:
    return page.locator(f"{GUIDE} h2").inner_text() if page.locator(GUIDE).count() else ""


def test_along_its_path_to_the_end_of_the_course(new_page: NewPage) -> None:
    page = new_page(quick=True)
    begin(page, "Guided first game")
    read: list[str] = []
    end = time.monotonic() + 120
    while lesson(page) != "On your own":
        assert time.monotonic() < end, read
        title = lesson(page)
        if not read or read[-1] != title:
            read.append(title)
        on = page.locator(f"{GUIDE} button.primary:visible")
        if on.count():
            on.click()
            expect(page.locator(f"{GUIDE} h2")).not_to_have_text(title)
        elif title in PROPOSED:
            kind = page.locator("section.actions").get_attribute("data-kind")
            words = PROPOSED["The price" if kind == "pay" else title]
            proposed = page.locator(f".ask {OPTION}:enabled").filter(has_text=re.compile(words))
            if proposed.count():
                asked = page.locator("#question").inner_text()
                proposed.first.click()
                expect(page.locator("#question")).not_to_have_text(asked)
        page.wait_for_timeout(20)
    for title in {*PROPOSED, *MEETINGS} - OFTEN_UNSAID:
        assert title in read, f"{title} was never told: {read}"
    expect(page.locator("#log-body")).to_contain_text("Medkit")
    page.locator(f"{GUIDE} button.primary").click()
    expect(page.locator(f"{GUIDE} .progress")).to_have_count(0)


BRIEFLY = 5_000
"""Milliseconds for a press that may come too late."""


@pytest.mark.parametrize(("language", "name"), [("en", "Guided first game"), ("fr", "Première partie guidée")])
def test_wrong_moves_do_no_harm(new_page: NewPage, language: str, name: str) -> None:
    """Whatever is pressed, the guide has something to say, and the game ends."""
    page = new_page(language=language, quick=True)
    begin(page, name)
    chance = random.Random(5)
    told: set[str] = set()
    for _ in range(60):
        if over(page):
            break
        told.add(lesson(page))
        on = page.locator(f"{GUIDE} button.primary:visible")
        try:
            if on.count() and chance.random() < 0.4:
                on.first.click(timeout=BRIEFLY)
            elif not answer(page, chance, BRIEFLY):
                page.wait_for_timeout(40)
        except TimeoutError:
            continue  # what was to be pressed has gone meanwhile: the game goes on by itself
    assert len(told - {""}) > 3, told


def test_the_guide_can_be_hidden_and_remembers_where_it_was(new_page: NewPage) -> None:
    page = new_page()
    begin(page, "Guided first game")
    page.locator(f"{GUIDE} button.primary").click()
    expect(page.locator(f"{GUIDE} h2")).to_have_text("Your turn")
    page.reload()
    expect(page.locator(f"{GUIDE} h2")).to_have_text("Your turn")
    page.get_by_role("button", name="Hide the guide").click()
    expect(page.locator(GUIDE)).to_have_count(0)
    page.get_by_role("button", name="Show the guide").click()
    expect(page.locator(GUIDE)).to_be_visible()
