"""Who we are: characters chosen by their faces, a briefing once, numbers of the players."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .playing import PLAYING, play_alone
from .test_accessibility import fine

CHOICE = ".choice [data-option]"
BRIEFING = "dialog .briefing"


def chosen(page: Page) -> str:
    """The first face that is offered, by its key."""
    name = page.locator(CHOICE).first.locator(".label").inner_text()
    page.keyboard.press("1")
    return name


def test_a_character_is_chosen_by_its_face_with_a_key(new_page: NewPage) -> None:
    page = new_page()
    play_alone(page)
    expect(page.locator(f"{CHOICE} [data-portrait]")).to_have_count(2)
    fine(page, "choice")
    name = chosen(page)
    expect(page.locator(".member.own .name")).to_have_text(name)
    expect(page.locator(".member.own .number")).to_contain_text("P1")


def test_a_character_is_looked_at_and_then_chosen_with_a_press(new_page: NewPage) -> None:
    page = new_page(phone=True, language="fr")
    play_alone(page)
    card = page.locator(CHOICE).last
    name = card.locator(".label").inner_text()
    page.get_by_role("button", name=f"Paquet et détails\u00a0: {name}").click()
    expect(page.locator("dialog .character [data-portrait]")).to_be_visible()
    expect(page.locator("dialog .deck li").first).to_be_visible()
    fine(page, "character")
    page.keyboard.press("Escape")
    card.click()
    expect(page.locator(CHOICE)).to_have_count(0)
    expect(page.locator(PLAYING)).to_be_visible()


def test_the_briefing_comes_once_and_can_be_opened_again(new_page: NewPage) -> None:
    page = new_page(briefing=True)
    page.evaluate("localStorage['nemesis.settings'] = JSON.stringify({ name: 'Mo', speed: 0 })")
    page.reload()
    play_alone(page)
    name = chosen(page)
    expect(page.locator(BRIEFING)).to_contain_text(name)
    expect(page.locator(f"{BRIEFING} .aims li")).to_have_count(2)
    fine(page, "briefing")
    page.keyboard.press("Escape")
    expect(page.locator(BRIEFING)).to_have_count(0)
    page.reload()
    expect(page.locator("[data-option]").first).to_be_visible()
    expect(page.locator(BRIEFING)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Briefing", exact=True).click()
    expect(page.locator(BRIEFING)).to_contain_text(name)
