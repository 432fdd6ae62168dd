"""The radio on the page: said in one language and read in another, asked, promised, kept, doubted; nobody reads more."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from nemesis.rules.radio import said_choice
from nemesis.scenario import Scenario

from ..server.playing import Server
from .conftest import NewPage
from .layouts import SIZES, faults
from .playing import PLAYING, option, sit_down, table_of
from .test_accessibility import axe, fine  # noqa: F401

ENGINE_1, HIBERNATORIUM, CANTEEN = 21, 11, 6
CAPTAIN, MECHANIC = 0, 1
BOTS = (2, 3)
SETTLED = 250
"""Milliseconds after which a window of another size is laid out anew."""
VERDICT = re.compile("Engine 1 (works|is damaged)")


def on_air(*others: str) -> Scenario:
    """The Captain stands at an Engine, the Mechanic beside the Canteen; the others sleep and say nothing."""
    scenario = Scenario("captain", "mechanic", *others, modules=("radio",), seed=3).room(
        CANTEEN, "canteen", explored=True
    )
    scenario.ship(first_encounter=True, engines=["working", "damaged", "working"]).script(noise=["silence"] * 4)
    scenario.seat(CAPTAIN, room=ENGINE_1, hand=["basic_repairs", "search", "rest", "demolition"])
    scenario.seat(MECHANIC, room=HIBERNATORIUM, hand=["rest", "search", "demolition"])
    for seat in range(2, len(scenario.game.seats)):
        scenario.seat(seat, hand=[], status="hibernating")
    return scenario


@pytest.fixture
def code(server: Server) -> str:
    return table_of(server, on_air("scout", "soldier").turn(CAPTAIN).game, bots=BOTS)


def sits(new_page: NewPage, code: str, name: str, **how: object) -> Page:
    page = new_page(f"/t/{code}", quick=True, **how)
    sit_down(page, code, name)
    return page


def radio(page: Page) -> Locator:
    """The panel, as a tab or in its window."""
    panel = page.locator("section.radio")
    if not panel.is_visible():
        page.keyboard.press("s")
    expect(panel).to_be_visible()
    return panel


def say(page: Page, *choices: str | int) -> None:
    """Press by press, to the end."""
    panel = radio(page)
    panel.locator(".speak").click()
    for choice in choices:
        panel.locator(f'[data-say="{choice}"]').click()
    expect(panel.locator(".sentence")).not_to_have_text("…")
    panel.locator("[data-say=send]").click()
    expect(panel.locator(".composer")).to_have_count(0)


def act(page: Page, words: str) -> None:
    """An Action, and the cards that pay for it."""
    option(page, words)
    page.locator(".ask [data-kind=pay] [data-option]").first.click()


def passes(page: Page) -> None:
    option(page, "Pass")
    option(page, "Done")


def request(page: Page) -> Locator:
    return page.locator(".call.request:visible")


def dossier(page: Page, who: str) -> Locator:
    radio(page).locator(".people").get_by_role("button", name=re.compile(who)).click()
    window = page.locator("dialog[open] .dossier")
    expect(window).to_be_visible()
    return window


def heard(page: Page, words: str) -> None:
    page.get_by_role("tab", name=re.compile("^(Log|Journal)")).click()
    expect(page.locator("#log-body li.speech").filter(has_text=words)).to_be_visible()


def test_one_announces_asks_and_doubts_and_the_other_reads_it_in_french(new_page: NewPage, code: str) -> None:
    ada = sits(new_page, code, "Ada")
    zoe = sits(new_page, code, "Zoé", language="fr")
    expect(ada.locator(".call")).to_have_count(0)

    act(ada, "Check Engine")
    announce = ada.locator(".call.announce:visible")
    expect(announce.locator(".way")).to_have_text([VERDICT, VERDICT])
    expect(zoe.locator(".call")).to_have_count(0)
    fine(ada, "something to announce")
    announce.locator(".way").nth(1).click()
    expect(announce).to_have_count(0)
    heard(zoe, "« Le Moteur 1 est endommagé. »")
    heard(ada, "“Engine 1 is damaged.”")

    captain = dossier(zoe, "Capitaine")
    expect(captain.locator(".mark.open")).to_have_text("? impossible à dire")
    expect(captain.locator(".deeds")).to_contain_text("Moteur 1")
    captain.locator("textarea").fill("Ment sur les Moteurs ?")
    captain.locator(".toggle").click()
    captain.get_by_role("button", name="En douter").click()
    expect(captain.locator(".reactions")).to_have_count(0)
    zoe.keyboard.press("Escape")
    heard(ada, "I do not believe you")

    say(ada, "request", "come", MECHANIC, CANTEEN)
    expect(request(zoe).locator("q")).to_contain_text("Cantine")
    fine(zoe, "asked for something")
    request(zoe).get_by_role("button", name="Oui", exact=True).click()
    expect(request(zoe)).to_have_count(0)
    promise = dossier(ada, "Mechanic").locator(".promises li")
    expect(promise).to_have_text(re.compile("Canteen.*not yet due"))
    fine(ada, "a dossier")
    ada.keyboard.press("Escape")

    passes(ada)
    act(zoe, "Cantine|006")
    expect(zoe.locator('.map [data-key="seat-1"]')).to_have_attribute("data-at", str(CANTEEN))
    expect(dossier(ada, "Mechanic").locator(".promises li")).to_have_text(re.compile("Canteen.*kept"))
    expect(ada.locator("dialog[open] .word")).to_contain_text("1 promise kept")

    zoe.reload()
    expect(zoe.locator(PLAYING)).to_be_visible()
    expect(dossier(zoe, "Capitaine").locator("textarea")).to_have_value("Ment sur les Moteurs ?")


def test_a_deal_on_a_condition_from_the_phone(new_page: NewPage, code: str) -> None:
    ada = sits(new_page, code, "Ada")
    zoe = sits(new_page, code, "Zoé", language="fr", phone=True)
    radio(ada).locator(".speak").click()
    ada.locator("[data-say=request]").click()
    ada.locator("[data-say=give]").click()
    goods = ada.locator(".choices [data-say]").first
    name = goods.inner_text()
    goods.click()
    expect(ada.locator(".sentence")).to_contain_text(name)
    ada.locator("[data-say=send]").click()
    expect(request(zoe)).to_be_visible()
    fine(zoe, "asked on the phone")
    assert zoe.evaluate("document.documentElement.scrollWidth") == zoe.viewport_size["width"]  # type: ignore[index]
    request(zoe).get_by_role("button", name="Oui, si…").click()
    window = zoe.locator("dialog[open] section.radio")
    window.locator("[data-say=wait]").click()
    expect(window.locator(".sentence")).to_contain_text("attendez-moi")
    fine(zoe, "a condition on the phone")
    window.locator("[data-say=send]").click()
    expect(window.locator(".composer")).to_have_count(0)
    expect(request(ada).locator("q")).to_contain_text("wait for me")
    request(ada).get_by_role("button", name="No", exact=True).first.click()
    expect(request(ada)).to_have_count(0)


def test_at_every_size_all_of_it_can_be_read_and_the_question_answered(new_page: NewPage, server: Server) -> None:
    table = on_air("scout", "soldier").turn(CAPTAIN)
    table.game.apply(said_choice("come", CAPTAIN, CANTEEN), MECHANIC)
    code = table_of(server, table.game, bots=BOTS)
    server.join(code, MECHANIC, "Zoé")
    page = sits(new_page, code, "Ada", language="fr")
    act(page, "Moteur 1")
    expect(page.locator(".call.request:visible")).to_be_visible()
    told = {}
    for width, height in SIZES:
        page.keyboard.press("l")
        page.keyboard.press("Escape")
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(SETTLED)
        where = f"{width}x{height}"
        told[where, "called"] = faults(page)
        panel = radio(page)
        told[where, "radio"] = faults(page)
        panel.locator(".speak").click()
        expect(panel.locator("[data-say=request]")).to_be_visible()
        told[where, "sorts"] = faults(page)
        for choice in ("request", "come", MECHANIC):
            panel.locator(f'[data-say="{choice}"]').click()
        told[where, "Rooms"] = faults(page)
        panel.locator(f'[data-say="{HIBERNATORIUM - 1}"]').click()
        expect(panel.locator(".sentence")).not_to_have_text("…")
        told[where, "sentence"] = faults(page)
        while panel.locator(".composer").count():
            panel.locator(".composer .top button").click()
        dossier(page, "Mécanicien")
        told[where, "dossier"] = faults(page)
        page.keyboard.press("Escape")
    assert [f"{at}: {one}" for at, found in told.items() for one in found] == []


def test_by_keyboard_alone_and_what_is_refused_is_said_where_it_was_said(new_page: NewPage, code: str) -> None:
    page = sits(new_page, code, "Ada")
    before = page.locator("#question").inner_text()
    page.keyboard.press("s")
    expect(page.locator("#radio-speak")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-say=statement]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Backspace")
    expect(page.locator("#radio-speak")).to_be_focused()
    for _ in range(6):
        page.keyboard.press("Enter")
        expect(page.locator("[data-say=statement]")).to_be_focused()
        page.keyboard.press("1")
        page.locator("[data-say=sent]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-say=send]")).to_be_focused()
        expect(page.locator(".sentence")).to_contain_text("I have sent the Signal")
        page.keyboard.press("Enter")
        expect(page.locator(".composer")).to_have_count(0)
    expect(page.locator("#radio-speak")).to_be_disabled()
    expect(page.locator("section.radio")).to_contain_text("You have said all you can")
    assert page.locator("#question").inner_text() == before
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog")).to_contain_text("Radio: speak, answer, dossiers")


def test_one_screen_shows_each_seat_its_own_calls_and_notes(new_page: NewPage, server: Server) -> None:
    code = table_of(server, on_air().turn(CAPTAIN).game)
    seats = [server.join(code, seat, name) for seat, name in ((CAPTAIN, "Ada"), (MECHANIC, "Zoé"))]
    remembered = [{"code": code, "seat": seat, "secret": secret, "local": True} for seat, secret in seats]
    page = new_page("/", quick=True)
    page.context.add_init_script(f"localStorage['nemesis.seats'] = {json.dumps(json.dumps(remembered))}")
    page.goto(f"/t/{code}")
    look = page.get_by_role("button", name="I am alone: look")
    look.click()
    act(page, "Check Engine")
    expect(page.locator(".call.announce:visible .way")).to_have_count(2)
    say(page, "request", "come", MECHANIC, CANTEEN)
    dossier(page, "Mechanic").locator("textarea").fill("Owes me one")
    page.keyboard.press("Escape")
    passes(page)
    expect(page.locator(".curtain")).to_be_visible()
    hidden = page.content()
    assert not VERDICT.search(hidden) and "Owes me one" not in hidden and "Come to" not in hidden
    look.click()
    expect(request(page)).to_be_visible()
    expect(page.locator(".call.announce")).to_have_count(0)
    assert not VERDICT.search(page.content())
    expect(dossier(page, "Captain").locator("textarea")).to_have_value("")


def test_who_watches_and_who_sees_it_again_reads_and_says_nothing(new_page: NewPage, code: str) -> None:
    ada = sits(new_page, code, "Ada")
    watching = new_page(f"/t/{code}#watch", quick=True)
    say(ada, "statement", "sent")
    heard(watching, "“I have sent the Signal.”")
    expect(radio(watching).locator(".speak, .call, .toggle")).to_have_count(0)
    expect(dossier(watching, "Captain")).to_contain_text("I have sent the Signal")
    expect(watching.locator("dialog[open] textarea")).to_have_count(0)
    fine(watching, "a dossier, watched")
    ada.goto(f"/replay/{code}")
    expect(ada.get_by_label("Moment of the game")).to_be_visible()
    ada.locator("body").press("End")
    expect(radio(ada).locator(".lately q")).to_have_text("I have sent the Signal.")
    expect(ada.locator(".speak, .call, .toggle")).to_have_count(0)
    expect(dossier(ada, "Captain")).to_contain_text("I have sent the Signal")


def test_a_voice_is_seen_beside_its_figure_and_covers_no_option(new_page: NewPage, code: str) -> None:
    ada = new_page(f"/t/{code}", motion=True)
    sit_down(ada, code, "Ada")
    zoe = sits(new_page, code, "Zoé")
    say(zoe, "statement", "sent")
    voice = ada.locator("[data-voice='1']")
    expect(voice).to_have_text("I have sent the Signal.")
    assert ada.evaluate("document.querySelector('.voices').ariaHidden") == "true"
    live = ada.locator("[aria-live=polite].visually-hidden").all_text_contents()
    assert len([text for text in live if "sent the Signal" in text]) == 1
    covered = """() => {
      const box = (e) => e.getBoundingClientRect();
      const bubble = box(document.querySelector("[data-voice]"));
      return [...document.querySelectorAll(".map .target")].filter((one) => {
        const { left, right, top, bottom } = box(one);
        return left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
      }).length;
    }"""
    assert ada.evaluate(covered) == 0
    expect(voice).to_have_count(0)
