"""Around the table: new tables of every kind, my tables, settings, rules."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from nemesis.scenario import Scenario
from nemesis.server.lookup.catalogue import catalogue

from ..server.playing import Server
from .conftest import NewPage
from .playing import (
    PLAYING,
    after,
    answer,
    at_a_table,
    code_of,
    play_alone,
    robot,
    robot_off,
    sit_down,
    table_of,
    until_asked,
)


def create(page: Page) -> str:
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url(re.compile(r"/t/\w{8}"))
    expect(page.locator(PLAYING)).to_be_visible()
    return code_of(page)


def choose(page: Page, name: str, id: str) -> None:
    page.locator(f"input[name={name}][value={id}]").check(force=True)


def played_a_little(page: Page, seed: int = 3) -> None:
    """Draft, set-up and some turns: nothing is missing on the page, and it complains about nothing."""
    robot(page, seed)
    after(page, 15)
    robot_off(page)


@pytest.mark.parametrize("species", catalogue().species)
def test_a_table_of_every_species_with_bots(new_page: NewPage, server: Server, species: str) -> None:
    page = new_page("/new", quick=True)
    choose(page, "species", species)
    code = create(page)
    setup = server.get(f"/api/tables/{code}")[1]["setup"]
    assert (setup["species"], setup["players"]) == (species, 3)
    played_a_little(page)


@pytest.mark.parametrize("mode", [m.id for m in catalogue().modes if m.id != "semi_coop"])
def test_a_table_of_every_mode(new_page: NewPage, server: Server, mode: str) -> None:
    page = new_page("/new", quick=True)
    choose(page, "mode", mode)
    code = create(page)
    assert server.get(f"/api/tables/{code}")[1]["setup"]["mode"] == mode
    at_a_table(page)
    played_a_little(page)


def test_a_table_with_every_addition_characters_chosen_and_options(new_page: NewPage, server: Server) -> None:
    page = new_page("/new")
    modules = page.locator(".modules input:enabled")
    expect(modules).to_have_count(len(catalogue().modules))
    for k in range(modules.count()):
        modules.nth(k).check()
    choose(page, "board", "alternative")
    page.get_by_label("Chosen here").check()
    expect(page.get_by_role("button", name="Create the table")).to_be_disabled()
    for number in (1, 2, 3):
        seat = page.get_by_label(f"Character of player {number}")
        free = seat.locator("option:enabled:not([value=''])").nth(number)
        seat.select_option(value=free.get_attribute("value"))
    code = create(page)
    setup = server.get(f"/api/tables/{code}")[1]["setup"]
    assert sorted(setup["modules"]) == sorted(m.id for m in catalogue().modules)
    assert setup["board"] == "alternative"
    assert len(set(setup["characters"])) == 3
    played_a_little(page)


def test_what_does_not_go_together_says_why(new_page: NewPage) -> None:
    page = new_page("/new")
    choose(page, "mode", "investigation")
    carnomorphs = page.locator("input[name=species][value=carnomorphs]")
    expect(carnomorphs).to_be_disabled()
    expect(page.locator("#species-carnomorphs-text")).to_contain_text("Investigation")


def test_an_addition_that_does_not_fit_says_why_and_is_taken_off(new_page: NewPage) -> None:
    """The intruder player needs the classic game against Intruders."""
    page = new_page("/new", language="fr")
    module = page.locator(".modules label").filter(has_text="Joueur Intrus")
    box = module.locator("input")
    box.check()
    choose(page, "species", "carnomorphs")
    expect(box).to_be_disabled()
    expect(box).not_to_be_checked()
    expect(module).to_contain_text("Pas contre les Carnomorphes")
    choose(page, "species", "intruders")
    choose(page, "mode", "coop")
    expect(box).to_be_disabled()
    expect(module).to_contain_text(re.compile("Pas en"))


@pytest.mark.parametrize(("language", "words"), [
    ("en", "Epilogue is played against Intruders only."),
    ("fr", "Le mode Épilogue se joue seulement contre les Intrus."),
])  # fmt: skip
def test_a_set_up_that_the_server_refuses_is_explained_in_the_players_language(
    new_page: NewPage, language: str, words: str
) -> None:
    """The page offers no such set-up, so its request is changed on the way."""

    def change(route: Route) -> None:
        body = json.loads(route.request.post_data or "")
        body["setup"] |= {"mode": "epilogue", "species": "carnomorphs"}
        route.continue_(post_data=json.dumps(body))

    page = new_page("/new", language=language, expected="422")
    page.route("**/api/tables", change)
    page.get_by_role("button", name=re.compile("Create the table|Créer la table")).click()
    expect(page.get_by_role("alert")).to_have_text(words)


def test_a_bot_with_a_number_of_playouts_is_named_with_it(new_page: NewPage, server: Server) -> None:
    page = new_page(f"/t/{server.table({'1': 'search:5'}, players=2, seed=3)}")
    expect(page.get_by_text("Bot (strategist, 5 imagined games)")).to_be_visible()


def test_bots_are_experts_unless_one_says_otherwise(new_page: NewPage, server: Server) -> None:
    page = new_page("/new")
    page.get_by_label("Strength of the bot at seat 3").select_option(label="crew member")
    code = create(page)
    assert [seat["bot"] for seat in server.get(f"/api/tables/{code}")[1]["seats"]] == [None, "expert", "crew"]


def test_my_tables_name_whom_they_wait_for(new_page: NewPage, server: Server) -> None:
    code = table_of(server, Scenario("captain", "soldier").turn(0).game)
    first, second = new_page(), new_page()
    sit_down(first, code, "Karim")
    sit_down(second, code, "Léa")
    first.goto("/mine")
    second.goto("/mine")
    expect(first.locator(".badge")).to_contain_text("Your turn")
    expect(second.locator(".badge")).to_have_text("Waiting for \u2068Karim\u2069")


def test_my_tables_know_what_waits_for_me_and_forget_on_request(new_page: NewPage) -> None:
    page = new_page()
    code = play_alone(page)
    until_asked(page)
    page.goto("/mine")
    expect(page.locator("main")).to_contain_text(code)
    page.get_by_role("button", name=f"Forget table {code}").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget this table").click()
    expect(page.locator("main")).not_to_contain_text(code)
    assert page.evaluate("localStorage.getItem('nemesis.seats')") == "[]"


def test_settings_are_kept_and_obeyed(new_page: NewPage) -> None:
    page = new_page("/settings")
    page.get_by_label("Your name").fill("Ripley the cat")
    page.get_by_label("Your name").blur()
    page.get_by_label("130 %").check()
    page.get_by_label("At once").check()
    page.get_by_label("Sound").check()
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Ripley the cat")
    expect(page.get_by_label("130 %")).to_be_checked()
    expect(page.get_by_label("At once")).to_be_checked()
    expect(page.get_by_label("Sound")).to_be_checked()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20.8px"
    page.locator("#content").get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    page.goto("/")
    page.get_by_role("button", name=re.compile("Jouer seul")).click()
    at_a_table(page)
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_rules_are_searched(new_page: NewPage) -> None:
    page = new_page("/rules")
    search = page.get_by_label("Search the rules")
    search.fill("surprise")
    expect(page.locator("[data-found]").first).to_contain_text("Surprise")
    search.fill("medkit")
    expect(page.locator("[data-found]").first).to_have_attribute("data-found", "component/medkit")
    search.fill("zzyzx")
    expect(page.locator("main")).to_contain_text("Nothing found for")
    search.fill("how do I win")
    search.press("Enter")
    expect(page.get_by_role("heading", name="How you win", level=2)).to_be_visible()
    assert page.url.endswith("/rules/winning")


def test_the_rulebook_is_read_from_chapter_to_chapter(new_page: NewPage) -> None:
    page = new_page("/rules/moving#noise")
    expect(page.get_by_role("heading", name="The Noise roll", level=3)).to_be_in_viewport()
    page.get_by_role("article").get_by_role("link", name="Encounter", exact=True).first.click()
    expect(page.get_by_role("heading", name="Encounter", level=2)).to_be_visible()
    page.get_by_role("link", name="In the rulebook: Encounters").click()
    expect(page.get_by_role("heading", name="Encounters", level=2)).to_be_visible()
    page.locator("a[rel=next]").click()
    expect(page.get_by_role("heading", name="Combat", level=2)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Encounters", level=2)).to_be_visible()
    page.goto("/rules")
    expect(page.get_by_role("link", name="Go on reading: Encounters")).to_be_visible()


def test_an_address_that_leads_nowhere(new_page: NewPage) -> None:
    page = new_page("/nowhere", expected="404")
    page.get_by_role("link", name="Home").first.click()
    expect(page.get_by_role("button", name="Play alone now")).to_be_visible()


def test_the_first_game_asks_for_a_name_once(new_page: NewPage) -> None:
    """One press and a name; alone there is nobody to vote, to talk to or to look at."""
    page = new_page()
    page.evaluate("localStorage['nemesis.settings'] = JSON.stringify({ speed: 0, briefing: false })")
    page.reload()
    page.get_by_role("button", name="Play alone now").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Play alone now").click()
    page.get_by_label("Your name").fill("Zoé " + "x" * 60)
    expect(page.get_by_role("dialog")).to_contain_text("up to 40 characters")
    page.get_by_label("Your name").fill(" Zoé ")
    page.keyboard.press("Enter")
    at_a_table(page)
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)
    answer(page, random.Random(1))
    undo = page.locator("header").get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    expect(undo).not_to_contain_text("vote")
    page.goto("/")
    play_alone(page)
    assert page.evaluate("JSON.parse(localStorage['nemesis.settings']).name") == "Zoé"


def test_a_name_is_kept_as_it_is_typed(new_page: NewPage) -> None:
    page = new_page("/settings")
    page.get_by_label("Your name").fill("Ripley")
    page.get_by_role("link", name="My games").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_label("Your name")).to_have_value("Ripley")


def test_whoever_sits_at_this_screen_is_asked_for_a_name(new_page: NewPage) -> None:
    page = new_page("/new")
    page.get_by_label("Who sits at seat 2").select_option(label="Somebody at this screen")
    create = page.get_by_role("button", name="Create the table")
    expect(create).to_be_disabled()
    expect(page.get_by_role("status").filter(has_text="needs a name")).to_be_visible()
    page.get_by_label("Name of player 2").fill("Karim")
    expect(create).to_be_enabled()
