"""Games that are won, in the browser: the last choice, the final checks, the fates, the Objectives."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from nemesis import Game
from nemesis.content.aftermath.shuttle import MAIN, B
from nemesis.scenario import Scenario

from ..server.playing import Server
from .conftest import NewPage
from .playing import REPORT, option, sit_down, table_of


def fate(page: Page, person: str) -> list[str]:
    """The card of a person in the report, line by line."""
    card = page.locator(f"{REPORT} .fates > li").filter(has=page.get_by_text(person, exact=True))
    return [line for line in card.inner_text().splitlines() if line.strip()]


def aims(page: Page) -> list[tuple[str, str]]:
    """Each Objective of the report: its sign, its words."""
    found = page.locator(f"{REPORT} .aim")
    return [(one.locator("span").inner_text(), one.inner_text()) for one in found.all()]


HIBERNATE = "hibernat|iberner"


def homeward() -> Game:
    """The Captain may lie down as the last one: she will be home; one is already, without his Objective; one is dead."""
    scene = (
        Scenario("captain", "soldier", "scout", seed=2)
        .ship(time=7, engines=["working"] * 3)
        .seat(0, room=11, hand=["rest", "order"], objectives=["obj_prime_asset"])
        .seat(1, status="launched", objectives=["obj_ab_ovo"])
        .seat(2, status="dead", objectives=["obj_hoarder"])
        .script(noise=["silence"])
    )
    places = scene.game.rules.types[scene.game.coordinates].places
    earth = next(letter for letter, place in places.items() if place == "earth")
    return scene.ship(destination=earth).turn(0).game


def test_the_last_one_lies_down_the_ship_comes_home_and_the_report_says_who_won(
    new_page: NewPage, server: Server
) -> None:
    """R-20.3 to R-20.10: nobody is active any more: the final checks, one after the other."""
    code = table_of(server, homeward(), bots=(1, 2))
    page = new_page(quick=True)
    sit_down(page, code, "Léa")
    option(page, HIBERNATE)
    expect(page.locator(f"{REPORT} .fates > li")).to_have_count(3)
    expect(page.locator(f"{REPORT} .opening").last).to_contain_text("Earth")
    assert "Victory" in fate(page, "Captain")
    assert "Defeat" in fate(page, "Soldier")
    assert "Defeat" in fate(page, "Scout")
    checks = page.locator(f"{REPORT} .fates > li").first.locator(".checks > li").all_inner_texts()
    assert [words.split(":")[0].split()[-1] for words in checks[:3]] == ["Engines", "Coordinates", "Contamination"]
    assert [sign for sign, _ in aims(page)] == ["✓", "✗", "·"]
    assert "not fulfilled" in aims(page)[1][1]
    assert "Hoarder" in aims(page)[2][1] and "not checked" in aims(page)[2][1]
    expect(page.locator(f"{REPORT} .closing")).to_contain_text("Winner: the Captain")


def test_a_won_epilogue_names_the_missions_and_what_was_checked(new_page: NewPage, server: Server) -> None:
    """A-8.30: tokens, mission, Contamination; the shuttle leaves when everybody has passed for the last time."""
    scene = (
        Scenario("captain", "scout", mode="epilogue", seed=3)
        .alert(None)
        .no_second_tokens()
        .ship(shuttle=0)
        .seat(0, room=MAIN, objectives=["pm_signal"], signal=True)
        .seat(1, room=B, objectives=["pm_carcass"], passed=True)
    )
    code = table_of(server, scene.turn(0).game, bots=(1,))
    page = new_page(language="fr", quick=True)
    sit_down(page, code, "Léa")
    option(page, "Passer")
    expect(page.locator(f"{REPORT} .fates > li")).to_have_count(2)
    assert "Victoire" in fate(page, "Capitaine")
    assert [sign for sign, _ in aims(page)] == ["✓", "✗"]
    checks = page.locator(f"{REPORT} .fates > li").first.locator(".checks > li")
    expect(checks).to_have_count(3)
    expect(page.get_by_role("button", name="Jouer l’Épilogue")).to_have_count(0)
