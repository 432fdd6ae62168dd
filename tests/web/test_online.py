"""Friends at one table, each with a browser of their own."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from ..server.playing import Server, whole_updates
from .conftest import NewPage
from .playing import (
    OPTION,
    PLAYING,
    REPORT,
    at_a_table,
    code_of,
    hears,
    play_alone,
    robot,
    robot_off,
    sit_down,
    until_asked,
    until_over,
)

CUT_OFF = "The connection is lost"
NO_NETWORK = r"WebSocket connection to|net::ERR_|Failed to load resource"


def test_three_seats_and_a_bot_with_a_disconnect_to_the_final_report(new_page: NewPage, server: Server) -> None:
    code = server.table(players=4, seed=11, bots={"3": "crew"})
    pages = [new_page(quick=True), new_page(expected=NO_NETWORK), new_page(quick=True)]
    for page, name in zip(pages, ("Léa", "Karim", "Ana"), strict=True):
        sit_down(page, code, name)
    left = pages[1]
    expect(pages[0].get_by_text("Karim")).to_be_visible()
    for k, page in enumerate((pages[0], pages[2])):
        robot(page, seed=k)
    until_asked(left, seed=4)

    left.context.set_offline(True)
    expect(left.get_by_text(CUT_OFF)).to_be_visible()
    expect(pages[0].locator(".crew").get_by_text("away")).to_be_visible()
    asked = left.locator("#question").inner_text()
    left.context.set_offline(False)
    expect(left.get_by_text(CUT_OFF)).to_have_count(0)
    expect(left.locator("#question")).to_have_text(asked)
    expect(pages[0].locator(".crew").get_by_text("away")).to_have_count(0)

    robot(left, seed=7)
    for page in pages:
        until_over(page)
        expect(page.locator(f"{REPORT} .fates > li")).to_have_count(4)
    assert all(robot_off(page)["presses"] > 3 for page in pages)
    judged = f"{REPORT} .opening, {REPORT} .who, {REPORT} .checks, {REPORT} .closing"
    assert len({tuple(page.locator(judged).all_inner_texts()) for page in pages}) == 1


def test_a_table_is_made_on_one_screen_and_a_friend_follows_the_link(new_page: NewPage) -> None:
    host = new_page("/new")
    host.get_by_label("Who sits at seat 2").select_option(label="A friend, online")
    host.get_by_role("button", name="Create the table").click()
    host.wait_for_url(re.compile(r"/t/\w{8}"))
    host.get_by_role("button", name="Copy the invite link").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link: str = host.evaluate("navigator.clipboard.readText()")
    assert link == host.url, "the link to give away holds the code, and no secret"
    friend = new_page()
    sit_down(friend, code_of(host), "Karim")
    expect(host.locator(".crew")).to_contain_text("Karim")
    expect(host.get_by_role("button", name="Copy the invite link")).to_have_count(0)


def test_friends_talk(new_page: NewPage, server: Server) -> None:
    code = server.table(players=2, seed=4)
    one, two = new_page(), new_page(language="fr")
    sit_down(one, code, "Léa")
    sit_down(two, code, "Karim")
    one.get_by_role("tab", name="Chat").click()
    one.get_by_label("Say something").fill("Who has the key? <b>")
    one.keyboard.press("Enter")
    two.get_by_role("tab", name=re.compile("1")).click()
    expect(two.get_by_role("tabpanel")).to_contain_text("Who has the key? <b>")


def test_whoever_watches_is_told_no_secret_and_asked_nothing(new_page: NewPage, server: Server) -> None:
    code = server.table(players=2, seed=4, bots={"1": "crew"})
    player = new_page(quick=True)
    sit_down(player, code, "Léa")
    until_asked(player)
    watcher = new_page(quick=True)
    told = hears(watcher)
    watcher.goto(f"/t/{code}")
    watcher.get_by_role("button", name="Watch").click()
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    robot(player, seed=6)
    until_over(watcher)
    updates = [update for update in whole_updates(told) if update["view"]["result"] is None]
    assert len(updates) > 5
    assert all(update["ask"] is None and not update["claims"] for update in updates)
    for seat in (seat for update in updates for seat in update["view"]["seats"]):
        assert [seat.get(name) for name in ("hand", "items", "objectives", "looking")] == [None] * 4
    assert watcher.locator(OPTION).count() == 0
    assert watcher.locator("[data-card]").count() == 0
    assert watcher.locator(".dock").count() == 0


def test_an_unknown_code_is_answered_in_words(new_page: NewPage) -> None:
    page = new_page(expected="404")
    page.get_by_label("A friend gave you a code?").fill("abcd efgh")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("no table", re.IGNORECASE))
    page.goto("/t/abcdefgh")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("link", name="Home")).to_be_visible()


def test_a_seat_taken_meanwhile_is_said_and_another_one_offered(new_page: NewPage, server: Server) -> None:
    code = server.table(players=2, seed=4)
    page = new_page(f"/t/{code}", expected="409")
    page.get_by_label("Your name").fill("Léa")
    server.join(code, seat=0, name="Karim")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("this seat is taken")
    expect(page.get_by_text("Karim")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(PLAYING)).to_be_visible()
    assert [seat["name"] for seat in server.get(f"/api/tables/{code}")[1]["seats"]] == ["Karim", "Léa"]


def test_a_full_table_can_only_be_watched(new_page: NewPage, server: Server) -> None:
    code = server.table(players=2, seed=4, bots={"1": "crew"})
    server.join(code, seat=0, name="Karim")
    page = new_page(f"/t/{code}")
    expect(page.get_by_text("All seats are taken")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(page.get_by_role("button", name="Watch")).to_be_visible()


def test_the_server_goes_away_and_comes_back(new_page: NewPage, tmp_path: Any) -> None:
    """The same port, the same database: the page finds its table again by itself, and plays on."""
    own = Server(tmp_path / "tables.db").start()
    try:
        page = new_page(at=own, expected=NO_NETWORK)
        play_alone(page)
        until_asked(page)
        asked = page.locator("#question").inner_text()
        own.kill()
        expect(page.get_by_text(CUT_OFF)).to_be_visible()
        page.locator(f".ask {OPTION}").last.click()
        expect(page.get_by_role("alert")).not_to_be_empty()
        own.start()
        expect(page.get_by_text(CUT_OFF)).to_have_count(0)
        expect(page.locator("#question")).to_have_text(asked)
        page.locator(f".ask {OPTION}").filter(has_text="Pass").click()
        expect(page.locator("#question")).not_to_have_text(asked)
    finally:
        own.kill()


def test_a_page_opened_while_the_server_is_away_says_so(new_page: NewPage, tmp_path: Any) -> None:
    own = Server(tmp_path / "tables.db").start()
    try:
        page = new_page(at=own, expected=NO_NETWORK)
        at_home = page.get_by_role("button", name="Play alone now")
        expect(at_home).to_be_visible()
        own.kill()
        at_home.click()
        expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
        own.start()
        at_home.click()
        at_a_table(page)
    finally:
        own.kill()
