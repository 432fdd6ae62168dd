"""At the table: taking back, languages, the keyboard, the phone, reasons and explanations."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Page, expect

from ..server.playing import Server
from .conftest import NewPage
from .playing import (
    OPTION,
    after,
    answer,
    at_a_table,
    option,
    play_alone,
    question,
    robot,
    robot_off,
    sit_down,
    until_asked,
    until_vote,
)

LOG = "#log-body"
ROOM_TO_GO = ".map .room.target:not(.own)"
WHERE_TO_TAP = """selector => {
  for (const room of document.querySelectorAll(selector)) {
    const box = room.getBoundingClientRect();
    for (const x of [0.5, 0.3, 0.7]) for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const [left, top] = [box.left + x * box.width, box.top + y * box.height];
      if (document.elementFromPoint(left, top)?.closest("[data-room]") === room) return [left, top];
    }
  }
}"""
"""A point of one of these Rooms that nothing covers."""


def test_a_choice_is_taken_back_freely_as_long_as_nothing_was_learnt(new_page: NewPage) -> None:
    page = new_page()
    play_alone(page)
    until_asked(page)
    asked = question(page)
    option(page, "^\\d+\\s*Pass")
    expect(page.locator("#question")).not_to_have_text(asked[0])
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("title", re.compile("Take back your last choice"))
    undo.click()
    expect(page.locator("#question")).to_have_text(asked[0])
    assert question(page) == asked
    page.locator(f".ask {OPTION}").filter(has_text="Pass").click()
    expect(page.locator("#question")).not_to_have_text(asked[0])
    page.keyboard.press("u")
    expect(page.locator("#question")).to_have_text(asked[0])


def test_beyond_that_the_others_vote(new_page: NewPage, server: Server) -> None:
    code = server.table(players=2, seed=3)
    one, two = new_page(quick=True), new_page(quick=True)
    sit_down(one, code, "Léa")
    sit_down(two, code, "Karim")
    by_vote = until_vote(one, [two])
    log = two.locator(f"{LOG} li")
    before = log.count()
    for press, stays in (("Refuse", True), ("Agree", False)):
        by_vote.click()
        expect(one.get_by_role("button", name="Withdraw")).to_be_visible()
        two.get_by_role("button", name=press).click()
        expect(two.locator("section.vote")).to_have_count(0)
        expect(one.locator("section.vote")).to_have_count(0)
        if stays:
            expect(log).to_have_count(before)
        else:
            expect(log).not_to_have_count(before)


def test_the_language_changes_in_mid_game(new_page: NewPage) -> None:
    page = new_page()
    play_alone(page)
    until_asked(page)
    expect(page.locator("#question")).to_contain_text("Your turn")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#question")).to_contain_text(re.compile("votre tour", re.IGNORECASE))
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("header")).to_contain_text("Manche")
    expect(page.locator(LOG)).to_contain_text("Manche 1.")
    for word in ("Round", "Pass", "Your"):
        expect(page.locator("body")).not_to_contain_text(re.compile(rf"\b{word}\b"))
    page.reload()
    expect(page.locator("#question")).to_contain_text(re.compile("votre tour", re.IGNORECASE))


def test_a_turn_with_the_keyboard_alone(new_page: NewPage) -> None:
    """R-5.1: an action and a pass without the mouse, over the map, the numbers and the hand."""
    page = new_page()
    start = page.get_by_role("button", name="Play alone now")
    expect(start).to_be_enabled()
    for _ in range(12):
        page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    expect(start).to_be_focused()
    page.keyboard.press("Enter")
    at_a_table(page)
    page.keyboard.press("1")
    expect(page.locator("section.actions")).to_have_attribute("data-kind", "turn")

    page.keyboard.press("m")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-room", "11")
    for arrow in ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"):
        page.keyboard.press(arrow)
        if "target" in (focused.get_attribute("class") or ""):
            break
    room = int(focused.get_attribute("data-room") or 0)
    assert room != 11
    page.keyboard.press("Enter")
    if page.locator("dialog[open]").count():
        page.keyboard.press("1")
    expect(page.locator("section.actions")).to_have_attribute("data-kind", "pay")
    page.keyboard.press("h")
    expect(page.locator("[data-card]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(LOG)).to_contain_text(re.compile(rf"You move .*\({room:03d}\)|\({room:03d}\)"))

    chance = random.Random(1)
    log = page.locator(LOG)
    end = time.monotonic() + 60
    while "You pass" not in log.inner_text():
        assert time.monotonic() < end
        if page.locator(f".ask {OPTION}:enabled").count() == 0:
            page.wait_for_timeout(30)
            continue
        numbers = page.locator(f".ask {OPTION}").filter(has_text=re.compile("Pass:")).locator(".key").all_inner_texts()
        number = numbers[0] if numbers else str(chance.randrange(page.locator(f".ask {OPTION}").count()) + 1)
        asked = page.locator("#question").inner_text()
        for digit in number:
            page.keyboard.press(digit)
        page.keyboard.press("Enter")
        expect(page.locator("#question")).not_to_have_text(asked)
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def where_to_tap(page: Page, room: str = ROOM_TO_GO) -> list[float]:
    """A Room to go to, once the map has come to rest."""
    end = time.monotonic() + 60
    place: list[float] | None = None
    while time.monotonic() < end:
        before, place = place, page.evaluate(WHERE_TO_TAP, room)
        if place is not None and place == before:
            return place
        page.wait_for_timeout(200)
    raise AssertionError("no Room to go to is in sight")


def test_a_turn_on_the_phone(new_page: NewPage) -> None:
    """Fingers on the map and on the hand; nothing is cut off, nothing lies over what is to be pressed."""
    page = new_page(phone=True)
    page.get_by_role("button", name="Play alone now").tap()
    at_a_table(page)
    kind = page.locator("section.actions")
    page.locator(f".ask {OPTION}").first.tap()
    expect(kind).to_have_attribute("data-kind", "turn")
    overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow <= 0, "the phone page scrolls sideways"

    expect(page.locator(ROOM_TO_GO).first).to_be_visible()
    page.touchscreen.tap(*where_to_tap(page))
    expect(kind).to_have_attribute("data-kind", "pay")
    lit = page.locator("[data-card].lit")
    expect(lit.first).to_be_visible()
    size = lit.first.bounding_box()
    assert size and size["width"] >= 40 and size["height"] >= 40
    before = page.locator("[data-card]").count()
    lit.first.tap()
    expect(page.locator("[data-card]")).to_have_count(before - 1)


def test_a_card_of_the_hand_is_played_by_hand(new_page: NewPage) -> None:
    page = new_page(phone=True)
    play_alone(page)
    until_asked(page)
    cards = page.locator("[data-card]")
    cards.first.tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("heading").first).not_to_be_empty()
    dialog.get_by_role("button", name="Close", exact=True).tap()
    expect(dialog).to_have_count(0)


def test_what_is_not_possible_is_shown_with_the_reason_and_the_rule(new_page: NewPage) -> None:
    page = new_page()
    play_alone(page)
    until_asked(page)
    page.get_by_role("button", name="What is not possible, and why?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    expect(dialog).to_contain_text(re.compile(r"[RA]-\d+\.\d+"))
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(dialog).to_be_visible()


def test_a_card_explains_itself_by_key_and_by_pointer(new_page: NewPage) -> None:
    page = new_page()
    play_alone(page)
    until_asked(page)
    card = page.locator("[data-card]").first
    name = card.locator(".name").inner_text()
    card.focus()
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_contain_text("Action card")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("#question").hover()
    card.hover()
    expect(page.locator(".hint")).to_contain_text(name)


def test_lines_of_the_log_say_why(new_page: NewPage) -> None:
    page = new_page()
    play_alone(page)
    until_asked(page)
    page.locator(LOG).get_by_role("button", name=re.compile("Round 1")).click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"R-\d+"))


def test_standing_orders_are_kept_by_the_server(new_page: NewPage, server: Server) -> None:
    """Those of the base game, and those that a module brings."""
    code = server.table(players=2, seed=3, bots={"1": "crew"}, modules=["aftermath_characters"])
    page = new_page()
    sit_down(page, code, "Léa")
    orders = [page.get_by_label(words) for words in ("Never interrupt the actions", "Never take one more turn")]
    page.get_by_role("button", name="Menu").click()
    for order in orders:
        expect(order).not_to_be_checked()
        order.check()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    for order in orders:
        expect(order).to_be_checked()


def test_my_seat_is_given_to_a_bot_and_taken_back(new_page: NewPage, server: Server) -> None:
    code = server.table(players=2, seed=3)
    page, friend = new_page(), new_page()
    sit_down(page, code, "Léa")
    sit_down(friend, code, "Karim")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("bot", re.IGNORECASE)).last.click()
    back = page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(friend.locator(".crew")).to_contain_text(re.compile("bot", re.IGNORECASE))
    back.click()
    expect(back).to_have_count(0)


def test_claims_are_buttons_of_whoever_is_not_asked(new_page: NewPage, server: Server) -> None:
    """A-10.1: the hourglass is seized out of turn."""
    options = {"hourglass_actions": 1}
    code = server.table(players=2, seed=3, modules=["hourglass"], options=options)
    one, two = new_page(), new_page()
    sit_down(one, code, "Léa")
    sit_down(two, code, "Karim")
    chance = random.Random(4)
    claims = (one.locator(".claims button"), two.locator(".claims button"))
    end = time.monotonic() + 120
    while not any(claim.count() for claim in claims):
        assert time.monotonic() < end
        if not any([answer(one, chance), answer(two, chance)]):
            one.wait_for_timeout(30)
    page = one if claims[0].count() else two
    page.locator(".claims button").filter(has_text="Seize").click()
    expect(page.locator("section.actions")).to_have_attribute("data-kind", "hourglass_room")
    page.locator(f".ask {OPTION}").first.click()
    expect(page.locator(LOG)).to_contain_text(re.compile("hourglass", re.IGNORECASE))


def test_a_reload_loses_nothing(new_page: NewPage) -> None:
    page = new_page(quick=True)
    play_alone(page)
    robot(page, seed=5)
    after(page, 8)
    robot_off(page)
    until_asked(page)
    asked, log = question(page), page.locator(LOG).inner_text()
    page.reload()
    expect(page.locator("#question")).to_have_text(asked[0])
    assert question(page) == asked
    assert page.locator(LOG).inner_text() == log


def hover_all(page: Page) -> None:
    """Pointing at every option lights its place and shows its odds."""
    for k in range(page.locator(f".ask {OPTION}").count()):
        page.locator(f".ask {OPTION}").nth(k).hover()


def test_pointing_at_a_move_lights_the_room_and_tells_the_odds(new_page: NewPage) -> None:
    page = new_page()
    play_alone(page)
    until_asked(page)
    page.locator(".ask .chip").first.hover()
    expect(page.locator(".map .room.lit")).to_have_count(1)
    expect(page.locator(".seen")).to_contain_text(re.compile(r"%|\d/\d"))
    hover_all(page)
    page.locator(".map .room.target:not(.own)").first.hover()
    expect(page.locator(".ask .option.lit")).to_have_count(1)
