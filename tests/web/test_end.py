"""The end is a story: the report turned up step by step, what stays of a game, the same people again, a career."""

from __future__ import annotations

import json
import re
import struct
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.chronicle import Tale, tale
from nemesis.text import LANGUAGES, Texts

from ..server.playing import Server
from .conftest import NewPage
from .playing import GAME, REPORT, at_a_table, code_of, option, sit_down, table_of
from .test_accessibility import SIZES, axe, fine
from .test_hot_seat import LOOK, at_this_screen
from .test_reports import HIBERNATE, homeward

__all__ = ["axe"]
BOTH = pytest.mark.parametrize("language", LANGUAGES)
PLAYERS = 3
TITLE_COLOUR = [0xE6, 0xED, 0xF3]
PIXELS = """
async (bytes) => {
  const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, picture.width, picture.height);
  const found = new Map();
  for (let n = 0; n < data.length; n += 4) {
    const colour = `${data[n]},${data[n + 1]},${data[n + 2]}`;
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return [picture.width, picture.height, Object.fromEntries(found)];
}
"""


@cache
def finished() -> Game:
    """With deaths, deeds and a way for everybody."""
    game = Game.new(Setup(players=PLAYERS, seed=105, species="void_seeders"), log=True)
    bots = [make_bot(name, seat) for seat, name in enumerate(("veteran", "crew", "veteran"))]
    while game.ask is not None:
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask), game.ask.seat)
    return game


@cache
def told(language: str) -> Tale:
    return tale(finished(), Texts.of(finished().rules, language))


@pytest.fixture
def over(server: Server) -> str:
    """A finished table at which two seats are free and a bot has the third."""
    return table_of(server, finished(), bots=(2,))


def come_back(page: Page, server: Server, code: str, seat: int = 0, name: str = "Léa") -> None:
    """As somebody who played there."""
    _, secret = server.join(code, seat, name)
    mine = {"code": code, "seat": seat, "secret": secret, "local": False}
    page.evaluate("(seat) => (localStorage['nemesis.seats'] = JSON.stringify([seat]))", mine)
    page.goto(f"/t/{code}")
    expect(page.locator(REPORT)).to_be_visible()


def play_it_out(page: Page, server: Server) -> str:
    """The last choice of a game, so that everybody's chances are soon worked out; the code of its table."""
    code = table_of(server, homeward(), bots=(1, 2))
    sit_down(page, code, "Léa")
    option(page, HIBERNATE)
    expect(page.locator(f"{REPORT} .closing")).to_be_visible()
    return code


def words(language: str, key: str, /, **given: Any) -> str:
    return Texts.of(finished().rules, language).get(key, **given)


def press(page: Page, language: str, key: str, /, **given: Any) -> None:
    page.get_by_role("button", name=words(language, key, **given), exact=True).click()


def shown(page: Page) -> int:
    """People and checks that are turned up."""
    return page.locator(f"{REPORT} .fates > li").count() + page.locator(f"{REPORT} .checks > li").count()


def test_the_report_is_turned_up_one_by_one(new_page: NewPage, server: Server, over: str) -> None:
    page = new_page(motion=True)
    come_back(page, server, over)
    on = page.get_by_role("button", name="Go on", exact=True)
    expect(on).to_be_focused()
    assert shown(page) == 0
    closing, seen = page.locator(f"{REPORT} .closing"), 0
    while on.count():
        expect(closing).to_have_count(0)
        page.keyboard.press("Space")
        expect(page.locator(f"{REPORT} .closing").or_(on)).to_be_visible()
        if on.count():
            seen += 1
            assert shown(page) == seen, "one thing for each press"
    expect(closing).to_be_visible()
    assert shown(page) == seen > PLAYERS


def test_the_reveal_can_be_skipped(new_page: NewPage, server: Server, over: str) -> None:
    page = new_page(motion=True)
    come_back(page, server, over)
    page.get_by_role("button", name="Show everything").click()
    expect(page.locator(f"{REPORT} .closing")).to_be_visible()
    expect(page.locator(f"{REPORT} .stage")).to_have_count(0)


@BOTH
def test_everything_is_told_at_once_without_motion(new_page: NewPage, server: Server, over: str, language: str) -> None:
    """Causes of death, Objectives, deeds, ways, numbers: what the tale of the game tells."""
    page = new_page(language=language)
    come_back(page, server, over)
    expect(page.locator(f"{REPORT} .closing")).to_be_visible()
    expect(page.locator(f"{REPORT} .stage")).to_have_count(0)
    known = told(language)
    expect(page.locator(f"{REPORT} .deeds li")).to_have_count(len(known.deeds))
    text = page.locator(REPORT).inner_text()
    deaths = [death.text for seat in known.seats for death in seat.deaths]
    assert deaths and known.deeds
    assert [line for line in (*deaths, *(deed.text for deed in known.deeds)) if line not in text] == []
    assert page.locator(f"{REPORT} .aim").count() >= PLAYERS
    expect(page.locator(".ways polyline")).to_have_count(PLAYERS)
    table = page.get_by_role("region", name=words(language, "chronicle-numbers"))
    row = table.get_by_role("row", name=words(language, "chronicle-number_moves")).locator("td")
    assert row.all_inner_texts() == [str(seat.numbers["moves"]) for seat in known.seats]


def test_the_curve_of_everybody(new_page: NewPage, server: Server) -> None:
    page = new_page(quick=True)
    play_it_out(page, server)
    turning = page.locator(".turning")
    turning.get_by_role("button", name="Everybody").click()
    expect(turning.locator("figure polyline")).to_have_count(PLAYERS)
    expect(turning.get_by_role("progressbar")).to_have_count(0)
    fine(page, "the curve")


def test_a_turning_point_on_the_curve_leads_to_its_words(new_page: NewPage, server: Server, over: str) -> None:
    page = new_page()
    points = [
        {"at": 60, "until": 70, "round": 4, "before": 60, "after": 20, "games": 48, "lines": ["A Shade attacks."]}
    ]
    curve = [
        {"at": 4, "round": 1, "percent": 50},
        {"at": 60, "round": 4, "percent": 60},
        {"at": 114, "round": 7, "percent": 0},
    ]
    found = {"seat": 0, "progress": 100, "games": 16, "curve": curve, "points": [{**points[0], "more": 0, "sure": 98}]}
    page.route("**/turning", lambda route: route.fulfill(json=found))
    come_back(page, server, over)
    turning = page.locator(".turning")
    turning.get_by_role("group").get_by_role("button").first.click()
    turning.locator(".point").focus()
    page.keyboard.press("Enter")
    told = turning.locator("ol > li")
    expect(told).to_be_focused()
    expect(told).to_contain_text("A Shade attacks.")
    expect(told).to_contain_text("down from 60% to 20%")


@BOTH
def test_the_picture_is_a_png_with_something_on_it(new_page: NewPage, server: Server, over: str, language: str) -> None:
    page = new_page(language=language)
    come_back(page, server, over)
    with page.expect_download() as arriving:
        press(page, language, "web-end-picture")
    assert arriving.value.suggested_filename == f"nemesis-{over}.png"
    picture = arriving.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n") and picture[12:16] == b"IHDR"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    width, height, colours = page.evaluate(PIXELS, list(picture))
    assert (width, height) == (1200, 630)
    assert colours[",".join(map(str, TITLE_COLOUR))] > 2000, "the title and the names"
    assert len(colours) > 200, "the night, the map and the faces"


@BOTH
@SIZES
def test_the_chronicle_opens_from_the_disk_by_itself(
    new_page: NewPage, server: Server, tmp_path: Path, language: str, phone: bool
) -> None:
    page = new_page(language=language, phone=phone, quick=True)
    code = play_it_out(page, server)
    with page.expect_download() as arriving:
        press(page, language, "web-end-chronicle", language={"en": "English", "fr": "français"}[language])
    file = tmp_path / arriving.value.suggested_filename
    assert file.name == f"nemesis-{code}-{language}.html"
    arriving.value.save_as(file)
    alone = page.context.new_page()
    asked: list[str] = []
    alone.on("request", lambda request: asked.append(request.url))
    alone.goto(file.as_uri())
    assert asked == [file.as_uri()]
    expect(alone.locator("h1")).to_have_text(words(language, "chronicle-title"))
    expect(alone.locator("[data-face]")).to_have_count(PLAYERS)
    expect(alone.locator("svg[role=img]")).to_have_count(2)
    expect(alone.get_by_text("(Léa)")).to_be_visible()
    assert alone.evaluate("document.documentElement.scrollWidth <= innerWidth"), "only pictures and tables scroll"
    fine(alone, "chronicle")


def test_the_chronicle_without_the_curve_for_whoever_is_in_a_hurry(
    new_page: NewPage, server: Server, over: str
) -> None:
    page = new_page()
    answers = {"seat": 0, "progress": 5, "points": None}
    page.route("**/turning", lambda route: route.fulfill(json=answers))
    come_back(page, server, over)
    press(page, "en", "web-end-chronicle", language="English")
    with page.expect_download() as arriving:
        page.get_by_role("button", name="Save it without the curve").click()
    assert "<h2>Chances to survive" not in arriving.value.path().read_text(encoding="utf-8")
    expect(page.locator(".keep progress")).to_have_count(0)


def test_a_rematch_brings_the_same_people_to_the_same_seats(new_page: NewPage, server: Server) -> None:
    """Two people and a bot: one presses, the other is told and takes the seat with one press."""
    code = table_of(server, homeward(), bots=(2,))
    one, two = new_page(quick=True), new_page(quick=True)
    sit_down(one, code, "Léa")
    sit_down(two, code, "Karim")
    option(one, HIBERNATE)
    for page in (one, two):
        expect(page.locator(f"{REPORT} .closing")).to_be_visible()
    one.get_by_role("button", name="Rematch with the same people").click()
    one.wait_for_url(lambda url: "/t/" in url and code not in url)
    there = at_a_table(one)
    two.get_by_role("button", name="Take your seat").click()
    two.wait_for_url(f"**/t/{there}")
    assert code_of(two) == there != code
    seats = server.get(f"/api/tables/{there}")[1]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Léa", None), ("Karim", None), (None, "crew")]
    expect(one.locator("header .where")).to_be_visible()
    expect(two.locator("header .where")).to_be_visible()


@BOTH
@SIZES
def test_the_career_of_this_device(new_page: NewPage, server: Server, over: str, language: str, phone: bool) -> None:
    """Games, survival, wins by Character, species and mode, deaths by cause; kept, and cleared on request."""
    page = new_page(language=language, phone=phone)
    come_back(page, server, over)
    expect(page.locator(f"{REPORT} .closing")).to_be_visible()
    fine(page, "report")
    page.wait_for_function("localStorage['nemesis.career']")
    page.goto("/career")
    own = told(language).seats[0]
    expect(page.locator("dl.whole dd").first).to_have_text("1")
    for kind, name in (
        ("character", f"character-{own.character}"), ("species", "species-void_seeders"), ("mode", "mode-semi_coop"),
    ):  # fmt: skip
        section = page.locator("section").filter(has_text=words(language, f"web-end-by_{kind}"))
        expect(section.get_by_role("rowheader")).to_have_text(re.compile(words(language, name), re.I))
        assert section.locator("tbody td").all_inner_texts() == ["1", str(int(own.survived)), str(int(own.won))]
    cause = own.deaths[-1].cause
    expect(page.locator("main")).to_contain_text(f"{words(language, f'web-end-cause_{cause}')}")
    fine(page, "career")
    page.reload()
    expect(page.locator("dl.whole dd").first).to_have_text("1")
    press(page, language, "web-end-career_delete")
    page.get_by_role("dialog").get_by_role("button", name=words(language, "web-end-career_delete")).click()
    expect(page.get_by_text(words(language, "web-end-career_none"))).to_be_visible()
    assert json.loads(page.evaluate("localStorage['nemesis.career'] ?? '[]'")) == []


APART = """
const Socket = window.WebSocket;
let sockets = 0;
window.WebSocket = class extends Socket {
  late = 300 * (sockets++ % 2 === 0);
  set onmessage(hear) {
    super.onmessage = hear && ((event) => setTimeout(() => this.onmessage === hear && hear(event), this.late));
    this.hear = hear;
  }
  get onmessage() {
    return this.hear;
  }
};
"""
"""Of two seats at one screen, the first hears everything a little later than the second."""


@SIZES
def test_at_one_screen_everybody_is_briefed_on_their_own(new_page: NewPage, phone: bool) -> None:
    """Also when the two seats are told one after the other, so that nobody is asked for a moment."""
    page = new_page(briefing=True, phone=phone)
    page.evaluate("localStorage['nemesis.settings'] = JSON.stringify({ name: 'Mo', speed: 0 })")
    page.add_init_script(APART)
    at_this_screen(page, ["Mo", "Karim"], seed=8)
    briefing, curtain = page.locator(".briefing"), page.locator(".curtain h1")
    turn = page.locator("section.actions[data-kind=turn] [data-option]:enabled")
    asked = page.locator(".ask [data-option]:enabled")
    seen: dict[str, set[str]] = {}
    who = ""
    expect(curtain).to_be_visible()
    assert "Mo" in curtain.inner_text(), "the screen goes to whoever is asked, not to whoever was told first"
    end = time.monotonic() + GAME
    while len(seen) < 2:
        assert time.monotonic() < end, seen
        expect(curtain.or_(briefing).or_(asked).first).to_be_visible()
        if curtain.count():
            who = curtain.inner_text()
            assert briefing.count() == 0, "nothing of it on a screen that is passed on"
            page.get_by_role("button", name=LOOK).click()
            expect(curtain.filter(has_text=who)).to_have_count(0)
        elif briefing.count():
            assert who not in seen
            assert asked.count(), "the screen may be about to go to somebody else"
            seen[who] = set(page.locator(".briefing .aims strong").all_inner_texts())
            fine(page, "briefing")
            page.keyboard.press("Escape")
            expect(briefing).to_have_count(0)
        else:
            if turn.count():
                assert who in seen, "the first turn without a briefing"
            passing = asked.filter(has_text=re.compile("Pass:"))
            (passing if passing.count() else asked).first.click()
            page.wait_for_timeout(100)  # a press on a question that has just opened is no answer
    mine, theirs = seen.values()
    assert mine and theirs and mine.isdisjoint(theirs)
