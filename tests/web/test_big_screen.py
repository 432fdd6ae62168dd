"""The big screen: what everybody may see of a table, for a television in the room."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from ..server.playing import Server, whole_updates
from .conftest import NewPage
from .playing import after, hears, play_alone, robot, robot_off
from .test_accessibility import axe, fine  # noqa: F401

SIZES: list[ViewportSize] = [{"width": 1920, "height": 1080}, {"width": 1280, "height": 720}]


def all_fits(page: Page) -> None:
    """Nothing is to be scrolled for, and no word is too small to be read."""
    assert page.evaluate(
        "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
    )
    for part in (".screen header", ".screen .crew", ".screen main", ".screen .log", ".screen footer"):
        box = page.locator(part).bounding_box()
        size = page.viewport_size
        assert box is not None and size is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"] + 1, part
        assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"] + 1, part


@pytest.mark.parametrize("size", SIZES, ids=["1080p", "720p"])
def test_the_public_table_for_a_television(new_page: NewPage, server: Server, size: ViewportSize) -> None:
    """Opened from the menu of a table; it follows the game, knows no secret and has no control but the language."""
    page = new_page(quick=True)
    code = play_alone(page)
    robot(page, 1)
    after(page, 12)
    robot_off(page)
    page.get_by_role("button", name="Menu").click()
    way = page.get_by_role("link", name="Big screen")
    expect(way).to_have_attribute("href", f"/t/{code}/screen")
    page.keyboard.press("Escape")

    screen = new_page("/", quick=True)
    screen.set_viewport_size(size)
    told = hears(screen)
    screen.goto(f"/t/{code}/screen")
    expect(screen.locator(".screen .crew li")).to_have_count(1)
    expect(screen.locator(".screen header")).to_contain_text(re.compile(r"Round \d+"))
    expect(screen.locator(".screen footer svg")).to_be_visible()
    expect(screen.locator(".screen footer")).to_contain_text(f"/t/{code}")
    all_fits(screen)
    fine(screen, "big screen")
    buttons = screen.locator(".screen button:visible, .screen a:visible, .screen [tabindex='0']:visible")
    outside = [b for b in buttons.all() if b.evaluate("b => b.closest('[inert]') === null")]
    assert [b.inner_text().split()[-1] for b in outside] == ["EN", "FR"]
    assert all(u["view"]["seat"] is None and u["ask"] is None for u in whole_updates(told))

    heard = len(told)
    robot(page, 2)
    after(page, 6)
    robot_off(page)
    while not any(message.get("lines") for message in told[heard:]):
        screen.wait_for_timeout(50)
    newest = next(
        line["text"] for message in reversed(told) for line in reversed(message.get("lines", [])) if line["text"]
    )
    expect(screen.locator(".screen .log")).to_contain_text(newest)
    screen.get_by_role("button", name="Français").click()
    expect(screen.locator(".screen header")).to_contain_text(re.compile(r"Manche \d+"))
    screen.reload()
    expect(screen.locator(".screen header")).to_contain_text(re.compile(r"Manche \d+"))
    all_fits(screen)
    expect(page.locator("header .where")).to_contain_text("Round")


def test_a_big_screen_without_a_table_says_so(new_page: NewPage) -> None:
    screen = new_page("/t/23456789/screen", expected="404|4401|WebSocket")
    expect(screen.get_by_role("alert")).to_be_visible()
