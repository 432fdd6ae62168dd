"""axe-core finds nothing to complain about, anywhere: wide and on the phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..needs import missing
from ..server.playing import Server
from .conftest import NewPage
from .playing import OPTION, at_a_table, play_alone, play_to_the_end, sit_down, until_asked, until_vote
from .test_hot_seat import at_this_screen

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
WINDOWS = {"F1": "keys", "w": "why not", "b": "bag", "i": "mine", "l": "log", "g": "set-up", "r": "rules"}
WINDOWS |= {"d": "digest", "c": "crew"}
LOBBY = [
    "/",
    "/new",
    "/mine",
    "/career",
    "/learn",
    "/rules",
    "/rules/moving",
    "/rules/component/medkit",
    "/settings",
    "/nowhere",
    "/t/abcdefgh",
]
OPTIONS = {"resultTypes": ["violations"], "rules": {"label-content-name-mismatch": {"enabled": True}}}
"""With a rule that axe does not apply by itself: who speaks to the page says what stands on a button."""
SIZES = pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])


@pytest.fixture(scope="module", autouse=True)
def axe() -> None:
    """`make test` installs it with the page's packages; without Node this is said, and in CI it is an error."""
    if not AXE.exists():
        missing("axe-core is missing: run `make web-packages`")


def fine(page: Page, where: str) -> None:
    """axe is run by the debugger, so that the page's strict policy stays as it is."""
    still = "Promise.all(document.getAnimations().filter((a) => a.effect.getTiming().iterations !== Infinity)"
    page.evaluate(f"{still}.map((a) => a.finished.catch(() => null))).then(() => null)")
    page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", OPTIONS)
    told = [f"{v['id']}: {json.dumps([n['html'][:200] for n in v['nodes'][:3]])}" for v in found["violations"]]
    assert told == [], where


@SIZES
def test_the_pages_around_the_table(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone, expected="404")
    for path in LOBBY:
        page.goto(path)
        expect(page.locator("h1, [role=alert]").first).to_be_attached()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        fine(page, path)


@SIZES
def test_the_table_and_all_its_windows(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    play_alone(page)
    fine(page, "draft")
    until_asked(page)
    fine(page, "turn")
    dialog = page.get_by_role("dialog")
    for key, window in WINDOWS.items():
        page.keyboard.press(key)
        if window not in ("log", "crew") or phone:
            expect(dialog).to_be_visible()
        fine(page, window)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(dialog).to_be_visible()
    fine(page, "menu")
    page.keyboard.press("Escape")
    page.locator("[data-card]").first.click()
    expect(dialog).to_be_visible()
    fine(page, "a card")
    page.keyboard.press("Escape")
    page.locator("[data-card]").nth(1).focus()
    page.keyboard.press("?")
    expect(dialog).to_be_visible()
    fine(page, "an explanation")
    page.keyboard.press("Escape")
    if not phone:
        page.locator(".crew .face").first.click()
        expect(dialog).to_be_visible()
        fine(page, "a seat")
        page.keyboard.press("Escape")


@SIZES
def test_the_chat(new_page: NewPage, server: Server, phone: bool) -> None:
    page = new_page(phone=phone)
    sit_down(page, server.table(players=2), "Léa")
    page.keyboard.press("t")
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    fine(page, "chat")


@SIZES
def test_the_question_for_a_name_and_the_options_of_a_table(new_page: NewPage, phone: bool) -> None:
    page = new_page("/new", phone=phone)
    page.locator("form > details > summary").click()
    page.locator(".option summary").first.click()
    fine(page, "the options")
    page.evaluate("localStorage['nemesis.settings'] = '{}'")
    page.goto("/")
    page.get_by_role("button", name="Play alone now").click()
    expect(page.get_by_label("Your name")).to_be_focused()
    fine(page, "the name")


def test_what_stands_on_an_option_is_a_part_of_its_name(new_page: NewPage) -> None:
    """Also where the name comes from the content, which axe does not compare: number, place or card, price, note."""
    page = new_page()
    play_alone(page)
    until_asked(page)
    for button in page.locator(f".ask {OPTION}").all():
        name = button.aria_snapshot().replace('\\"', '"')
        drawn = button.locator(".key, .label, .cost, .note").all_inner_texts()
        assert len(drawn) >= 2
        assert [words for words in drawn if " ".join(words.split()) not in name] == []


@SIZES
def test_the_report_and_the_replay(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone, quick=True)
    play_alone(page)
    play_to_the_end([page], seed=1)
    fine(page, "report")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_label("Moment of the game")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_label("Moment of the game").fill("9")
    expect(page.get_by_role("dialog")).to_have_count(0)
    fine(page, "replay")
    page.goto("/mine")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    fine(page, "my tables")


@SIZES
def test_the_curtain_and_the_guide(new_page: NewPage, phone: bool) -> None:
    page = new_page(phone=phone)
    at_this_screen(page, ["", "Karim"], seed=8)
    expect(page.locator(".curtain")).to_be_visible()
    fine(page, "curtain")
    page.goto("/")
    page.get_by_role("button", name="Guided first game").click()
    at_a_table(page)
    expect(page.locator(".guide")).to_be_visible()
    fine(page, "guide")


@SIZES
def test_a_seat_to_choose_a_vote_and_claims(new_page: NewPage, server: Server, phone: bool) -> None:
    code = server.table(players=2, seed=3, modules=["hourglass"], options={"hourglass_actions": 1})
    one, two = new_page(f"/t/{code}", phone=phone), new_page(phone=phone)
    expect(one.get_by_role("button", name="Sit down")).to_be_visible()
    fine(one, "choose a seat")
    sit_down(one, code, "Léa")
    fine(one, "invitation")
    sit_down(two, code, "Karim")
    until_vote(one, [two]).click()
    expect(two.locator("section.vote")).to_be_visible()
    fine(two, "vote")
    fine(one, "my vote")
