"""A finished game is seen again, shared, and played on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ..server.playing import Server
from .conftest import NewPage
from .playing import OPTION, play_to_the_end, sit_down

AT = re.compile(r"#.*at=\d+")


def a_finished_game(page: Page, server: Server) -> str:
    code = server.table(players=2, seed=9, bots={"1": "crew"})
    sit_down(page, code, "Léa")
    play_to_the_end([page], seed=6)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_label("Moment of the game")).to_be_visible()
    return code


def test_scrub_other_eyes_share_and_play_on(new_page: NewPage, server: Server) -> None:
    page = new_page(quick=True)
    code = a_finished_game(page, server)
    place = page.get_by_label("Moment of the game")
    last = int(place.get_attribute("max") or 0)
    assert last > 10
    page.locator("body").press("Home")
    expect(place).to_have_value("0")
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.locator("body").press("ArrowRight")
    expect(place).to_have_value("1")
    page.locator("body").press("PageDown")
    expect(place).not_to_have_value("1")
    page.get_by_role("button", name="One choice back").click()
    place.fill(str(last // 2))
    expect(place).to_have_value(str(last // 2))

    eyes = page.get_by_label("Point of view")
    hand = page.locator("[data-card]")
    eyes.select_option(value="0")
    expect(page.locator(".dock")).to_be_visible()
    mine = sorted(hand.all_inner_texts())
    eyes.select_option(value="1")
    expect(page).to_have_url(re.compile("seat=1"))
    expect(page.locator(".crew .member.own")).to_have_count(1)
    assert sorted(hand.all_inner_texts()) != mine
    eyes.select_option(value="")
    expect(page.locator(".dock")).to_have_count(0)
    eyes.select_option(value="0")

    expect(page).to_have_url(AT)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    other = new_page("/replay/" + link.partition("/replay/")[2])
    expect(other.get_by_label("Moment of the game")).to_have_value(place.input_value())
    expect(other.get_by_label("Point of view")).to_have_value("0")

    other.get_by_role("button", name="Play on from here").click()
    other.wait_for_url(re.compile(rf"/t/(?!{code})\w{{8}}"))
    expect(other.locator(OPTION).or_(other.locator(".waiting")).first).to_be_visible()
    assert play_to_the_end([other], seed=2) >= 0


def test_it_plays_by_itself_until_it_is_told_to_stop(new_page: NewPage, server: Server) -> None:
    page = new_page(quick=True)
    a_finished_game(page, server)
    place = page.get_by_label("Moment of the game")
    page.locator("body").press("Home")
    expect(place).to_have_value("0")
    page.get_by_label("Speed").select_option(label="× 4")
    page.get_by_role("button", name="Play (space)").click()
    expect(place).to_have_value(re.compile(r"^[2-9]$|^\d\d+$"))
    page.get_by_role("button", name="Pause (space)").click()
    expect(page.get_by_role("button", name="Play (space)")).to_be_visible()


def test_a_game_that_goes_on_shows_nobody_elses_eyes(new_page: NewPage, server: Server) -> None:
    code = server.table(players=2, seed=9, bots={"1": "crew"})
    page = new_page(quick=True)
    sit_down(page, code, "Léa")
    other = new_page(f"/replay/{code}")
    expect(other.get_by_label("Point of view").locator("option")).to_have_text(["What everybody saw"])
    expect(other.locator("[data-card]")).to_have_count(0)
    expect(other.get_by_role("button", name="Play on from here")).to_have_count(0)
