"""Called back to the table: the title and the icon of the tab, the notices of the browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from nemesis.scenario import Scenario

from ..server.playing import Server
from .conftest import NewPage
from .playing import option, sit_down, table_of

HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
NOTE_DOWN = """
window.notices = [];
const Real = window.Notification;
window.Notification = class extends Real {
  constructor(title, options) {
    super(title, options);
    window.notices.push({ title, ...options });
  }
};
"""
"""The browser's own notices, noted down as they are made."""


def notices(page: Page) -> list[str]:
    told: list[str] = page.evaluate("window.notices.map((notice) => notice.body)")
    return told


def icon(page: Page) -> str | None:
    return page.locator("link[rel=icon]").get_attribute("href")


def two_friends(new_page: NewPage, server: Server) -> tuple[Page, Page]:
    """The first is waiting for the second, who has the turn."""
    code = table_of(server, Scenario("captain", "soldier").turn(0).game)
    waiting, playing = new_page(), new_page()
    waiting.context.add_init_script(NOTE_DOWN)
    sit_down(playing, code, "Karim")
    sit_down(waiting, code, "Léa")
    expect(waiting).to_have_title("Nemesis")
    assert icon(waiting) == "/favicon.svg"
    return waiting, playing


def test_whoever_looks_elsewhere_is_called_once(new_page: NewPage, server: Server) -> None:
    waiting, playing = two_friends(new_page, server)
    assert waiting.evaluate("Notification.permission") == "granted"
    waiting.get_by_role("button", name="Menu").click()
    waiting.get_by_label("Tell me when I am asked").check()
    waiting.keyboard.press("Escape")
    waiting.evaluate(HIDE, True)
    option(playing, "Pass")
    expect(waiting).to_have_title("● Your turn · Nemesis")
    assert icon(waiting) == "/favicon-asked.svg"
    waiting.wait_for_function("window.notices.length > 0")
    assert notices(waiting) == [waiting.locator("#question").inner_text()]
    waiting.evaluate(HIDE, False)
    waiting.get_by_role("button", name="Menu").click()
    waiting.get_by_role("button", name="Français").click()
    expect(waiting).to_have_title("● Votre tour · Nemesis")
    assert len(notices(waiting)) == 1, "the same question, in whatever language, calls once"


def test_who_does_not_wish_it_or_looks_at_the_page_sees_it_in_the_tab_only(new_page: NewPage, server: Server) -> None:
    waiting, playing = two_friends(new_page, server)
    assert not waiting.evaluate("JSON.parse(localStorage['nemesis.settings'] ?? '{}').notify ?? false")
    waiting.evaluate(HIDE, True)
    option(playing, "Pass")
    expect(waiting).to_have_title("● Your turn · Nemesis")
    assert playing.title() == "Nemesis"
    assert notices(waiting) == []
