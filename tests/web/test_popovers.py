"""Acting where one looks: popovers at the thing itself, one press to move, a price paid by one press, safe numbers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from nemesis.scenario import Scenario

from ..server.playing import Server
from .conftest import NewPage
from .playing import OPTION, play_alone, sit_down, table_of, until_asked
from .test_accessibility import fine
from .test_table import where_to_tap
from .test_touch import LONG, middle

SIZES = [(1440, 900), (1280, 720), (390, 844), (844, 390)]
POPOVER = "dialog.popover"
KIND = "section.actions"
LOG = "#log-body"


def apart(a: FloatRect, b: FloatRect) -> bool:
    across = a["x"] >= b["x"] + b["width"] or b["x"] >= a["x"] + a["width"]
    return across or a["y"] >= b["y"] + b["height"] or b["y"] >= a["y"] + a["height"]


def in_danger(server: Server) -> str:
    """Next to the Captain: a quiet Room (014), and one with Noise beside it (006)."""
    scenario = (
        Scenario("captain", "soldier").explore_all().noise(6, 5).seat(0, hand=["search", "rest", "order", "motivation"])
    )
    return table_of(server, scenario.turn(0).game, bots=(1,))


def sitting(page: Page, code: str) -> None:
    sit_down(page, code, "Léa")
    until_asked(page)


def hand(page: Page) -> Locator:
    """Its cards: on a low screen they lie over the map, once asked for."""
    if page.locator("[data-card]").count() == 0:
        page.get_by_role("button", name=re.compile("Your hand")).click()
    return page.locator("[data-card]")


def touches(page: Page, room: int) -> tuple[float, float]:
    """A point of the Room that nothing covers."""
    x, y = where_to_tap(page, f'.map [data-room="{room}"]')
    return x, y


def whole(page: Page, popover: Locator) -> FloatRect:
    """Its place: inside the window, and nowhere over the question."""
    expect(popover).to_be_visible()
    box, size = popover.bounding_box(), page.viewport_size
    question = page.locator(".ask").bounding_box()
    assert box and size and question
    assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"]
    assert apart(box, question), (box, question)
    return box


def test_one_press_moves_and_one_press_pays(new_page: NewPage, server: Server) -> None:
    page = new_page(quick=True)
    sitting(page, in_danger(server))
    page.mouse.click(*touches(page, 14))
    expect(page.locator(KIND)).to_have_attribute("data-kind", "pay")
    expect(page.locator(POPOVER)).to_have_count(0)
    expect(page.locator(".pay")).to_have_text(re.compile("Pay with Order"))
    expect(page.locator("[data-card].selected .name")).to_have_text("Order")
    page.locator(".pay").click()
    expect(page.locator(LOG)).to_contain_text(re.compile(r"You set out for .*\(014\)"))


def test_where_an_encounter_may_come_the_odds_are_shown_beside_the_room(new_page: NewPage, server: Server) -> None:
    page = new_page(quick=True)
    sitting(page, in_danger(server))
    page.mouse.click(*touches(page, 6))
    popover = page.locator(POPOVER)
    whole(page, popover)
    expect(popover).to_have_attribute("aria-labelledby", re.compile("."))
    expect(popover.locator("[data-option]")).to_have_count(2)
    expect(popover).to_contain_text(re.compile(r"Encounter\s\d+%"))
    fine(page, "popover")
    page.keyboard.press("Escape")
    expect(popover).to_have_count(0)
    page.mouse.click(*touches(page, 6))
    page.mouse.click(*touches(page, 6))
    expect(popover, "a second press closes it").to_have_count(0)
    page.mouse.click(*touches(page, 6))
    page.locator("header .where").click()
    expect(popover, "a press elsewhere closes it").to_have_count(0)
    page.mouse.click(*touches(page, 6))
    popover.locator("[data-option]").filter(has_text="Careful").click()
    expect(page.locator(KIND)).to_have_attribute("data-kind", "pay")
    expect(page.locator(".pay")).to_have_text(re.compile("Pay with Order and "))
    page.locator(".pay").click()
    expect(page.locator(KIND)).not_to_have_attribute("data-kind", "pay")
    expect(page.locator("[data-card]")).to_have_count(2)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_press_on_the_own_room_or_on_the_intruder_in_it_opens_the_fight(
    new_page: NewPage, server: Server, width: int, height: int
) -> None:
    page = new_page(quick=True, phone=width < 1000)
    page.set_viewport_size({"width": width, "height": height})
    scenario = Scenario("captain", "soldier").explore_all().figure("adult", 11)
    scenario = scenario.seat(0, hands=["revolver"], hand=["search", "rest", "order", "motivation"])
    sitting(page, table_of(server, scenario.turn(0).game, bots=(1,)))
    popover = page.locator(POPOVER)
    for place in (touches(page, 11), middle(page, '.map [data-key^="figure-"]')):
        page.mouse.click(*place)
        whole(page, popover)
        expect(popover.locator("[data-option]").first).to_contain_text("Shoot")
        expect(popover.locator("[data-option]").nth(1)).to_contain_text("Melee")
        expect(popover.locator("[data-option]").filter(has_text="Escape")).to_have_count(4)
        expect(popover).not_to_contain_text("Pass")
        page.keyboard.press("Escape")
        expect(popover).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_by_key_at_every_size(new_page: NewPage, server: Server, width: int, height: int) -> None:
    page = new_page(quick=True, phone=width < 1000)
    page.set_viewport_size({"width": width, "height": height})
    sitting(page, in_danger(server))
    page.keyboard.press("m")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-room", "11")
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        page.keyboard.press(arrow)
        if "target" in (focused.get_attribute("class") or ""):
            break
    room = focused.get_attribute("data-room")
    page.keyboard.press("Enter")
    popover = page.locator(POPOVER)
    whole(page, popover)
    options = popover.locator("[data-option]")
    expect(options.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(options.first).to_be_focused()
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate("!!document.activeElement.closest('dialog.popover')")
    page.keyboard.press("Escape")
    expect(popover).to_have_count(0)
    expect(focused).to_have_attribute("data-room", room or "")
    card = hand(page).and_(page.locator(".lit")).first
    card.focus()
    page.keyboard.press("Enter")
    whole(page, popover)
    page.keyboard.press("Escape")
    expect(card).to_be_focused()


@pytest.mark.parametrize(("width", "height"), SIZES[2:])
def test_by_touch(new_page: NewPage, server: Server, width: int, height: int) -> None:
    page = new_page(quick=True, phone=True)
    page.set_viewport_size({"width": width, "height": height})
    sitting(page, in_danger(server))
    popover = page.locator(POPOVER)
    hand(page)
    card = page.locator("[data-card].lit").first
    card.tap()
    whole(page, popover)
    fine(page, "popover on a phone")
    card.tap()
    expect(popover).to_have_count(0)
    page.touchscreen.tap(*touches(page, 6))
    whole(page, popover)
    popover.get_by_role("button", name="Close", exact=True).tap()
    expect(popover).to_have_count(0)
    page.touchscreen.tap(*touches(page, 14))
    expect(page.locator(KIND)).to_have_attribute("data-kind", "pay")
    page.locator(".pay").tap()
    expect(page.locator(KIND)).not_to_have_attribute("data-kind", "pay")
    expect(hand(page)).to_have_count(3)


def test_nothing_opens_under_a_pointer_that_rests(new_page: NewPage) -> None:
    page = new_page()
    play_alone(page)
    until_asked(page)
    x, y = middle(page, "[data-card]")
    page.mouse.move(x, y)
    expect(page.locator(".hint")).to_be_visible()
    page.reload()
    until_asked(page)
    page.wait_for_timeout(LONG)
    expect(page.locator(".hint")).to_have_count(0)
    page.mouse.move(x + 3, y)
    expect(page.locator(".hint")).to_be_visible()


def test_a_number_among_many_answers_nothing_until_enter(new_page: NewPage, server: Server) -> None:
    page = new_page(quick=True)
    sitting(page, in_danger(server))
    options = page.locator(f".ask {OPTION}")
    assert options.count() >= 10
    asked = page.locator("#question").inner_text()
    last = page.locator(".ask .key").last.inner_text()
    for digit in last:
        page.keyboard.press(digit)
    expect(page.locator(".typed")).to_contain_text(re.compile(f"{last}: Pass"))
    page.keyboard.press("Escape")
    expect(page.locator(".typed")).to_have_count(0)
    page.keyboard.press("m")
    page.keyboard.press("1")
    expect(page.locator(".ask [data-option].lit .key")).to_have_text("1")
    assert page.locator("#question").inner_text() == asked
    page.keyboard.press("Enter")
    expect(page.locator("#question")).not_to_have_text(asked)
    expect(page.locator(POPOVER), "Enter was for the number, not for the Room in focus").to_have_count(0)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text("every answer that the rules allow is in the list")
