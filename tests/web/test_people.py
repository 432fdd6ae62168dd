"""Friends around a table: a host, links with QR codes, closed seats, another device, removing and muting."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from nemesis import Game
from nemesis.saves import client_of

from ..server.playing import Server
from .conftest import NewPage
from .playing import PLAYING, play_alone, sit_down
from .test_accessibility import axe, fine  # noqa: F401

LOST = "401|403|409|WebSocket"


def people(page: Page) -> Locator:
    """The panel, opened from the menu if need be."""
    panel = page.locator("dialog[open]")
    if not panel.locator(".people").is_visible():
        if panel.count():
            page.keyboard.press("Escape")
        page.locator("header .menu").click()
        page.get_by_role(
            "button", name=re.compile("^(People|Autour de la table|Another device|Autre appareil)$")
        ).click()
    expect(panel.locator(".people")).to_be_visible()
    return panel


def seat(page: Page, name: str) -> Locator:
    return people(page).locator(".seats > li").filter(has_text=name)


def press(page: Page, name: str, where: Locator | None = None) -> None:
    (where or people(page)).get_by_role("button", name=name, exact=True).click()


def link_shown(page: Page) -> str:
    address = page.locator("dialog[open] .address").input_value()
    assert address.startswith("http")
    return address


def scanned(page: Page, tmp_path: Path) -> str:
    """What a phone's camera reads."""
    picture = tmp_path / "code.png"
    page.locator("dialog[open] svg.qr").screenshot(path=picture)
    found = zxingcpp.read_barcodes(np.asarray(Image.open(picture).convert("L")))
    assert len(found) == 1
    text: str = found[0].text
    return text


def table_for(server: Server, new_page: NewPage, names: list[str], players: int, **how: bool) -> tuple[str, list[Page]]:
    code = server.table(players=players)
    pages = []
    for name in names:
        page = new_page(f"/t/{code}", quick=True, expected=LOST, **how)
        sit_down(page, code, name)
        pages.append(page)
    return code, pages


def test_a_seat_link_opens_closed_seats_once(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    code, [host] = table_for(server, new_page, ["Ada"], 3)
    expect(seat(host, "Ada")).to_contain_text("Host")
    fine(host, "people, as the host")
    people(host).get_by_label("Seats closed").check()
    guest = new_page(f"/t/{code}", quick=True, expected=LOST)
    expect(guest.get_by_text("The host has closed the seats")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down")).to_have_count(0)
    press(host, "Link to this seat", people(host).locator(".seats > li").nth(1))
    link = link_shown(host)
    assert scanned(host, tmp_path) == link and "#seat=1-" in link
    fine(host, "a link with its QR code")
    guest.goto(link.replace("#", "?again#"))
    guest.goto(link)
    guest.get_by_label("Your name").fill("Ben\u202e")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(PLAYING)).to_be_visible()
    assert "#" not in guest.url
    expect(seat(host, "Ben")).to_contain_text("here")
    late = new_page(link, quick=True, expected=LOST)
    expect(late.get_by_text("This link was used already")).to_be_visible()


def test_a_seat_goes_on_on_the_phone_and_the_other_devices_are_signed_out(
    new_page: NewPage, server: Server, tmp_path: Path
) -> None:
    _, [host] = table_for(server, new_page, ["Ada"], 2)
    press(host, "Continue on another device")
    link = scanned(host, tmp_path)
    assert link == link_shown(host)
    phone = new_page(link, phone=True, quick=True, expected=LOST)
    expect(phone.locator(PLAYING)).to_be_visible()
    assert "#" not in phone.url
    expect(seat(phone, "Ada")).to_contain_text("you")
    fine(phone, "people on the phone")
    press(host, "Sign out my other devices")
    expect(people(host).get_by_role("status").filter(has_text="new key")).to_be_visible()
    expect(phone.get_by_role("alert").filter(has_text="This device was signed out")).to_be_visible()
    phone.reload()
    expect(phone.get_by_text("Sit down")).to_be_visible()
    host.reload()
    expect(host.locator(PLAYING)).to_be_visible()
    used = new_page(link, quick=True, expected=LOST)
    expect(used.get_by_role("alert").filter(has_text="This link was used already")).to_be_visible()


def test_remove_mute_watch_and_hand_on(new_page: NewPage, server: Server) -> None:
    code, [ada, ben, cleo] = table_for(server, new_page, ["Ada", "Ben", "Cleo"], 3)
    guest = new_page(f"/t/{code}#watch", quick=True, expected=LOST)
    expect(guest.locator(PLAYING)).to_be_visible()
    expect(people(ada).get_by_text("One person is watching")).to_be_visible()
    people(ada).get_by_label("Watch by link only").check()
    expect(guest.get_by_text("This table can be watched by its link only")).to_be_visible()
    press(ada, "Link to watch")
    guest.goto("/")
    guest.goto(link_shown(ada))
    expect(guest.locator(PLAYING)).to_be_visible()
    expect(people(guest).locator(".seats button")).to_have_count(3)
    fine(guest, "people, as a spectator")

    press(ada, "Mute", seat(ada, "Ben"))
    expect(seat(ben, "Ben")).to_contain_text("muted")
    ben.keyboard.press("Escape")
    ben.get_by_role("tab", name=re.compile("Chat")).click()
    ben.get_by_label("Say something").fill("Hear me")
    ben.get_by_role("button", name="Send").click()
    expect(ben.get_by_text("You have been muted")).to_be_visible()

    press(ada, "Make host", seat(ada, "Cleo"))
    expect(cleo.get_by_text("You are the host of this table now.")).to_be_visible()
    press(cleo, "Remove…", seat(cleo, "Ben"))
    fine(cleo, "about to remove somebody")
    press(cleo, "A bot goes on")
    expect(ben.get_by_role("alert").filter(has_text="You no longer have a seat at this table")).to_be_visible()
    expect(people(cleo).locator(".seats > li").nth(1)).to_contain_text("Bot")
    press(cleo, "Leave for good…")
    press(cleo, "A bot goes on")
    expect(cleo.get_by_role("alert").filter(has_text="You no longer have a seat")).to_be_visible()
    assert [one["host"] for one in server.get(f"/api/tables/{code}")[1]["seats"]] == [True, False, False]
    expect(people(ada)).not_to_contain_text("Host")


def test_in_french(new_page: NewPage, server: Server) -> None:
    code = server.table(players=2)
    page = new_page(f"/t/{code}", language="fr", phone=True, quick=True)
    sit_down(page, code, "Zoé")
    people(page)
    expect(seat(page, "Zoé")).to_contain_text("Hôte")
    press(page, "Continuer sur un autre appareil")
    expect(page.get_by_text("Il sert une fois, pendant dix minutes")).to_be_visible()
    fine(page, "Autour de la table")


def test_nobody_hears_of_hosts_alone_and_a_bug_is_reported(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(quick=True)
    play_alone(page)
    expect(people(page)).not_to_contain_text("Host")
    expect(people(page).locator(".seats")).to_have_count(0)
    expect(people(page).get_by_role("button", name="Continue on another device")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("header .menu").click()
    page.get_by_role("button", name="Report a bug", exact=True).click()
    fine(page, "reporting a bug")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    text = file.read_text(encoding="utf-8")
    told = client_of(text)["bug_report"]
    assert "Chrome" in told["browser"] and Game.from_json(text).ask is not None
    assert not [word for word in ("secret", re.findall(r"/t/(\w{8})", page.url)[0]) if word in json.dumps(told)]
    opened = subprocess.run(
        [sys.executable, "-m", "nemesis", "play", "--text", "--load", str(shutil.copy(file, tmp_path / "copy.json"))],
        input="quit\n", capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert opened.returncode == 0 and opened.stdout, opened.stderr


@pytest.mark.parametrize("name", ["\u202eevil", "\u2067عربي"])
def test_names_do_not_turn_the_words_around_them(new_page: NewPage, server: Server, name: str) -> None:
    code, [page] = table_for(server, new_page, [name], 2)
    other = new_page(f"/t/{code}", quick=True, expected=LOST)
    shown = other.locator("label bdi").first
    expect(shown).to_be_visible()
    assert not re.search("[\u202a-\u202e\u2066-\u2069]", shown.inner_text())
    page.close()
