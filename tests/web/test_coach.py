"""The coach beside the question, and the turning points in the report."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect

from ..server.playing import Server
from ..server.test_beginnings import finished
from ..server.test_coach import a_game_that_turned
from .conftest import NewPage
from .playing import OPTION, sit_down, until_asked
from .test_accessibility import axe, fine  # noqa: F401
from .test_lobby import create

PANEL = "dialog[open] .coach"


def coached_table(server: Server, **setup: Any) -> str:
    status, info = server.post("/api/tables", {"setup": setup, "coach": True, "bots": {"1": "crew"}})
    assert status == 201, info
    code: str = info["code"]
    return code


def advice_on(page: Page) -> str:
    """Wait until the coach has thought; the option it would take."""
    panel = page.locator(PANEL)
    expect(panel).to_have_attribute("aria-busy", "false")
    expect(panel.locator("ol > li").first).to_be_visible()
    return panel.locator(".best .option").inner_text()


def test_in_co_op_it_tells_what_becomes_of_the_crews_objectives(new_page: NewPage, server: Server) -> None:
    page = new_page("/", quick=True)
    sit_down(page, coached_table(server, players=2, mode="coop"), "Léa")
    until_asked(page)
    page.get_by_role("button", name="Coach", exact=True).click()
    advice_on(page)
    first = page.locator(PANEL).locator("ol > li").first
    expect(first.locator("dt").first).to_have_text("Objectives done")
    expect(page.locator(PANEL)).to_contain_text("was not shown")
    fine(page, "the coach of a crew")


def test_a_table_with_the_coach_is_chosen_on_the_page_and_its_advice_taken(new_page: NewPage, server: Server) -> None:
    page = new_page("/new", quick=True)
    page.locator("summary").filter(has_text="odds, coach").click()
    expect(page.get_by_label("Coach")).not_to_be_checked()
    page.get_by_label("Coach").check()
    code = create(page)
    assert server.get(f"/api/tables/{code}")[1]["coach"] is True
    until_asked(page)
    asked = page.locator("#question").inner_text()

    page.get_by_role("button", name="Coach", exact=True).click()
    best = advice_on(page)
    panel = page.locator(PANEL)
    expect(panel).to_contain_text(re.compile(r"an estimate: \d+ imagined game"))
    expect(panel).to_contain_text("The coach sees no hidden card")
    expect(panel.locator(".reasons li").first).to_be_visible()
    for words in ("Survive", "Win", "Wounded soon"):
        expect(panel.locator("ol > li").first.get_by_text(words)).to_be_visible()
    numbers = panel.locator("ol > li .number").all_inner_texts()
    assert numbers and all(re.fullmatch(r"\d{1,3}%", number) for number in numbers)
    fine(page, "the coach")

    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    marked = page.locator(f".ask {OPTION}.advised")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text("Coach")
    fine(page, "the marked option")

    page.locator("body").press("v")
    assert advice_on(page) == best, "asked again it says the same"
    page.get_by_role("button", name="Choose this").first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#question")).not_to_have_text(asked)
    expect(page.locator(f"{OPTION}.advised")).to_have_count(0)
    page.locator("body").press("F1")
    expect(page.get_by_role("dialog")).to_contain_text("Ask the coach")


def test_in_french_on_the_phone(new_page: NewPage, server: Server) -> None:
    page = new_page(language="fr", phone=True, quick=True)
    sit_down(page, coached_table(server, players=2, seed=12), "Léa")
    until_asked(page)
    asked = page.locator("#question").inner_text()
    page.get_by_role("button", name="Conseil", exact=True).tap()
    advice_on(page)
    panel = page.locator(PANEL)
    expect(panel).to_contain_text(re.compile(r"C’est une estimation\s:\s\d+ partie"))
    for word in ("Survive", "Because", "estimate", "Coach"):
        expect(panel).not_to_contain_text(re.compile(rf"\b{word}\b"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    fine(page, "the coach on a phone")
    page.get_by_role("button", name="Choisir").first.tap()
    expect(page.locator("#question")).not_to_have_text(asked)


def test_a_table_without_it_has_no_button_and_the_key_says_so(new_page: NewPage, server: Server) -> None:
    page = new_page(quick=True)
    sit_down(page, server.table(players=1, seed=12), "Léa")
    until_asked(page)
    expect(page.get_by_role("button", name="Coach", exact=True)).to_have_count(0)
    page.locator("body").press("v")
    expect(page.locator(".toast")).to_contain_text("no coach at this table")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_turning_points_in_the_report_lead_to_the_replay(new_page: NewPage, server: Server) -> None:
    # Playwright has the loop of this thread.
    with ThreadPoolExecutor() as thread:
        fresh = thread.submit(finished, server, seed=30, players=2).result()
        turned, seat = thread.submit(a_game_that_turned, server).result()
    page = new_page(f"/t/{fresh}", quick=True)
    page.get_by_role("button", name="Watch").click()
    section = page.locator("section.turning")
    section.get_by_role("button").first.click()
    expect(section.get_by_role("progressbar")).to_be_visible()
    fine(page, "turning points under way")
    section.get_by_role("button", name="Stop").click()
    expect(section.get_by_role("progressbar")).to_have_count(0)

    page.goto(f"/t/{turned}")
    page.get_by_role("button", name="Watch").click()
    section.get_by_role("button").nth(seat).click()
    point = section.locator("ol > li").first
    expect(point).to_be_visible()
    expect(point).to_contain_text(re.compile(r"Round \d+ (up|down) from \d+% to \d+%"))
    assert point.locator("ul li").count() >= 1
    expect(section).to_contain_text(re.compile(r"Estimates, each from \d+ imagined games"))
    fine(page, "turning points")
    point.get_by_role("link", name="See it in the replay").click()
    expect(page).to_have_url(re.compile(rf"/replay/{turned}#(?=.*at=\d+)(?=.*seat={seat})"))
    expect(page.get_by_label("Moment of the game")).to_be_visible()
