"""Several people at one screen: the curtain hides each one's secrets."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .playing import OPTION, REPORT, answer, robot, robot_off, until_over

LOOK = "I am alone: look"


def at_this_screen(page: Page, names: list[str], seed: int) -> None:
    """A table made in the lobby: I, and others who sit beside me."""
    page.goto("/new")
    page.get_by_role("group", name="Players").get_by_role("button", name=str(len(names)), exact=True).click()
    for number, name in list(enumerate(names, 1))[1:]:
        page.get_by_label(f"Who sits at seat {number}").select_option(label="Somebody at this screen")
        page.get_by_label(f"Name of player {number}").fill(name)
    page.locator("summary").filter(has_text="Pace").click()
    page.get_by_role("textbox", name="Seed").fill(str(seed))
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile(r"/t/\w{8}"))


def test_the_curtain_hides_everything_until_the_next_player_looks(new_page: NewPage) -> None:
    page = new_page("/settings")
    page.get_by_label("Your name").fill("Léa")
    page.get_by_label("Your name").blur()
    at_this_screen(page, ["Léa", "Karim"], seed=8)
    chance = random.Random(2)
    seen: dict[str, set[str]] = {}
    now = ""
    while len(seen) < 2 or not all(seen.values()):
        if page.locator(".curtain").count():
            hidden = page.content()
            assert page.locator("[data-card], [data-option], [aria-live]").count() == 0
            for name in {card for cards in seen.values() for card in cards}:
                assert name not in hidden, f"the curtain does not hide {name}"
            now = page.locator(".curtain h1").inner_text()
            page.get_by_role("button", name=LOOK).click()
            expect(page.locator(".curtain")).to_have_count(0)
            seen.setdefault(now, set())
        elif now:
            seen[now] |= set(page.locator("[data-card] .name").all_inner_texts())
            if not answer(page, chance):
                page.wait_for_timeout(30)
    assert {name.rsplit(" ", 1)[-1].strip("\u2068\u2069") for name in seen} == {"Léa", "Karim"}


def test_the_one_who_looks_sees_the_own_hand_only(new_page: NewPage) -> None:
    page = new_page()
    at_this_screen(page, ["", "Karim"], seed=8)
    expect(page.get_by_role("button", name=LOOK)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(OPTION).first).to_be_visible()
    assert page.locator(".dock").count() == 1


def test_a_whole_hot_seat_game_ends(new_page: NewPage) -> None:
    """Reaction windows included: whoever gets the screen has something to press."""
    page = new_page(quick=True)
    at_this_screen(page, ["", "Karim", "Ana"], seed=21)
    robot(page, seed=9)
    until_over(page)
    expect(page.locator(f"{REPORT} .fates > li")).to_have_count(3)
    done = robot_off(page)
    assert done["leaks"] == []
    assert len(set(done["curtains"])) == 3
    assert len(done["curtains"]) > 10
