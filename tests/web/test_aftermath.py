"""Aftermath in the browser: what presses, what may be claimed, what the map shows of it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ..server.playing import Server
from .conftest import NewPage
from .playing import sit_down, until_asked


def test_an_epilogue_shows_what_presses_and_its_offer_is_taken_after_a_question(
    new_page: NewPage, server: Server
) -> None:
    code = server.table(players=1, mode="epilogue", seed=4)
    page = new_page()
    sit_down(page, code, "Léa")
    until_asked(page)
    alert = page.locator(".matters .drawn")
    expect(alert).to_contain_text(re.compile("more round"))
    expect(page.locator(".track.shuttle .here")).to_have_text("5")
    expect(page.locator(".track.time")).to_have_count(0)
    page.locator(".claims button").click()
    question = page.get_by_role("dialog", name="Take the Lucrative Offer")
    question.get_by_role("button", name="Not now").click()
    expect(page.locator(".aims")).to_have_count(0)
    page.locator(".claims button").click()
    question.get_by_role("button", name="Take the Lucrative Offer").click()
    expect(page.locator(".aims")).to_contain_text("Lucrative Offer")
    expect(page.locator(".claims")).to_have_count(0)
    page.locator(".matters .count").first.click()
    expect(page.get_by_role("dialog", name="Urgent")).to_contain_text("has taken the Lucrative Offer")


def test_the_sand_of_a_real_hourglass_runs_in_sight_on_the_phone_too(new_page: NewPage, server: Server) -> None:
    options = {"hourglass_clock": "seconds", "hourglass_seconds": 600}
    code = server.table(players=1, mode="solo", modules=["hourglass"], options=options, seed=4)
    page = new_page(phone=True)
    sit_down(page, code, "Léa")
    until_asked(page)
    expect(page.locator(".strip .line")).to_contain_text(re.compile(r"9:\d\d"))
    page.locator(".strip .line").click()
    expect(page.get_by_role("dialog", name="Urgent")).to_contain_text("the sand is running")


def test_an_address_that_is_no_place_says_so(new_page: NewPage) -> None:
    page = new_page("/no/such/place", language="fr", expected="404")
    expect(page.get_by_role("link", name="Accueil").first).to_be_visible()
