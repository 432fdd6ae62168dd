"""One person, one browser: from the first page to the final report."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from .conftest import NewPage
from .playing import REPORT, answer, over, play_alone, play_to_the_end


def test_a_whole_solo_game_with_the_mouse(new_page: NewPage) -> None:
    page = new_page()
    play_alone(page)
    chance = random.Random(5)
    pressed = 0
    while not over(page):
        if answer(page, chance):
            pressed += 1
        else:
            page.wait_for_timeout(20)
        assert pressed < 2000
    assert pressed > 20
    report = page.locator(REPORT)
    expect(report.locator(".fates > li")).to_have_count(1)
    expect(report).to_contain_text(re.compile("Defeat|Victory"))
    expect(report.get_by_role("link", name="Watch the replay")).to_have_attribute("href", re.compile("/replay/"))
    page.keyboard.press("Escape")
    expect(report).to_have_count(0)
    page.get_by_role("button", name="Report", exact=True).click()
    expect(report).to_be_visible()
    report.get_by_role("button", name="New table like this").click()
    page.wait_for_url(lambda url: "/t/" in url)
    expect(page.locator("#question")).to_be_visible()


def test_a_whole_solo_game_in_french(new_page: NewPage) -> None:
    page = new_page(language="fr", quick=True)
    play_alone(page)
    # The server draws the seed of this game: some are short.
    assert play_to_the_end([page], seed=3) > 5
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(REPORT)).to_contain_text(re.compile("Défaite|Victoire"))
    expect(page.get_by_role("link", name="Revoir la partie")).to_be_visible()
