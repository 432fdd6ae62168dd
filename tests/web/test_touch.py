"""Fingers: pinch, drag, long press, and what must not open under a finger."""

from __future__ import annotations

import json
import re
from contextlib import suppress

from playwright.sync_api import CDPSession, Page, TimeoutError, expect

from .conftest import NewPage
from .playing import OPTION, play_alone, until_asked
from .test_table import where_to_tap

Point = tuple[float, float]
LONG = 800
"""Milliseconds: longer than any long press of the page."""


class Fingers:
    """Real touches, by the debugger: Playwright itself only taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: Point) -> None:
        at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def drag(self, *ways: tuple[Point, Point], steps: int = 8) -> None:
        """Each finger from one point to another, all at once."""
        self.touch("touchStart", *(start for start, _ in ways))
        for n in range(1, steps + 1):
            self.touch("touchMove", *(between(start, end, n / steps) for start, end in ways))
        self.touch("touchEnd")

    def hold(self, at: Point) -> None:
        self.touch("touchStart", at)
        self.page.wait_for_timeout(LONG)
        self.touch("touchEnd")


def between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scale(page: Page) -> float:
    found = re.search(r"scale\(([\d.]+)\)", page.locator(".map .world").get_attribute("style") or "")
    assert found
    return float(found[1])


def place(page: Page) -> str:
    return page.locator(".map .world").get_attribute("style") or ""


def at_my_turn(new_page: NewPage) -> Page:
    page = new_page(phone=True)
    play_alone(page)
    until_asked(page)
    where_to_tap(page)
    return page


def test_two_fingers_zoom_and_one_pans_and_neither_is_a_choice(new_page: NewPage) -> None:
    page = at_my_turn(new_page)
    fingers = Fingers(page)
    asked = page.locator("#question").inner_text()
    x, y = middle(page, "main.map svg")
    before = scale(page)
    fingers.drag(((x - 30, y), (x - 110, y)), ((x + 30, y), (x + 110, y)))
    expect(page.locator(".map .world")).not_to_have_attribute("style", re.compile(rf"scale\({before}\)"))
    assert scale(page) > before * 1.5
    fingers.drag(((x - 110, y), (x - 20, y)), ((x + 110, y), (x + 20, y)))
    page.wait_for_function(
        "k => Number(/scale\\(([\\d.]+)\\)/.exec(document.querySelector('.map .world').getAttribute('style'))[1]) < k",
        arg=before,
    )
    near = place(page)
    fingers.drag(((x, y), (x - 90, y - 40)))
    expect(page.locator(".map .world")).not_to_have_attribute("style", near)
    assert page.locator("#question").inner_text() == asked
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_long_press_on_a_room_explains_it_and_a_tap_beside_the_words_closes_them(new_page: NewPage) -> None:
    page = at_my_turn(new_page)
    asked = page.locator("#question").inner_text()
    x, y = where_to_tap(page)
    Fingers(page).hold((x, y))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("[data-option]")).to_have_count(0)
    page.touchscreen.tap(195, 8)
    expect(dialog).to_have_count(0)
    assert page.locator("#question").inner_text() == asked


def test_a_long_press_on_a_card_explains_it_and_plays_nothing(new_page: NewPage) -> None:
    page = at_my_turn(new_page)
    cards = page.locator("[data-card]").count()
    name = page.locator("[data-card] .name").first.inner_text()
    Fingers(page).hold(middle(page, "[data-card]"))
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_contain_text("Action card")
    page.touchscreen.tap(195, 8)
    expect(dialog).to_have_count(0)
    assert page.locator("[data-card]").count() == cards


def test_no_hint_opens_over_what_was_tapped(new_page: NewPage) -> None:
    """A finger that rests on nothing has no hint; a tap gives the focus, and that is no wish for one."""
    page = at_my_turn(new_page)
    page.locator("[data-card]").first.tap()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(LONG)
    expect(page.locator(".hint")).to_have_count(0)


A_FRAME_LATER = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
HIDDEN_BY_THE_HINT = """(options) => {
  const hint = document.querySelector(".hint").getBoundingClientRect();
  const hides = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const end = Math.min(bottom, one.closest(".groups")?.getBoundingClientRect().bottom ?? bottom);
    return end > top && hint.left < right && left < hint.right && hint.top < end && top < hint.bottom;
  };
  return [...document.querySelectorAll(options)].filter(hides).map((one) => one.innerText);
}"""
"""What can be pressed and is under the hint, as far as it is not scrolled out of its list."""


def test_a_hint_hides_nothing_that_can_be_chosen(new_page: NewPage) -> None:
    """With a mouse: pointing at each card and each option, in a wide window."""
    page = new_page()
    play_alone(page)
    until_asked(page)
    pointed = page.locator(f"[data-card], .ask {OPTION}:has(.picture)")
    hint, anything = page.locator(".hint"), "[data-card], [data-option]"
    shown = 0
    for k in range(pointed.count()):
        page.locator("header .where").hover()
        expect(hint).to_have_count(0)
        pointed.nth(k).scroll_into_view_if_needed()
        page.evaluate(A_FRAME_LATER)  # a list that moves closes the hint
        pointed.nth(k).hover()
        expect(hint, f"over {pointed.nth(k).inner_text()!r}").to_be_visible(timeout=4000)
        shown += 1
        # It is measured once it is there, and moves to where it fits.
        with suppress(TimeoutError):
            page.wait_for_function(f"({HIDDEN_BY_THE_HINT})({json.dumps(anything)}).length === 0", timeout=2000)
        assert page.evaluate(HIDDEN_BY_THE_HINT, anything) == []
    assert shown > 2
