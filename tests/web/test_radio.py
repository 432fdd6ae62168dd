"""The radio on the page: said in one language and read in another, asked, promised, kept, doubted; nobody reads more."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from nemesis.rules.radio import said_choice
from nemesis.scenario import Scenario

from ..server.playing import Server
from .conftest import NewPage
from .layouts import SIZES, faults
from .playing import PLAYING, code_of, option, sit_down, table_of, until_over
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
    expect(page.locator(PLAYING)).to_be_visible()
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
    option(page, "\\bPass(er)?\\b")
    option(page, "Done|Terminé")


def request(page: Page) -> Locator:
    return page.locator(".call.request:visible")


def dossier(page: Page, who: str) -> Locator:
    radio(page).locator(".people").get_by_role("button", name=re.compile(who)).click()
    window = page.locator("dialog[open] .dossier")
    expect(window).to_be_visible()
    return window


def heard(page: Page, words: str | re.Pattern[str]) -> None:
    page.get_by_role("tab", name=re.compile("^(Log|Journal)")).click()
    expect(page.locator("#log-body li.speech").filter(has_text=words).first).to_be_visible()


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


# -- deals and bots ------------------------------------------------------------------------------------------------


def test_a_word_that_is_not_kept_is_shown_in_both_languages(new_page: NewPage, server: Server) -> None:
    """K-29: not done by the end of the next round."""
    quiet = on_air("scout", "soldier").top("event", "regeneration", "bulkheads_open").bag("blank")
    code = table_of(server, quiet.turn(CAPTAIN).game, bots=BOTS)
    ada = sits(new_page, code, "Ada")
    zoe = sits(new_page, code, "Zoé", language="fr")
    say(ada, "request", "come", MECHANIC, CANTEEN)
    request(zoe).get_by_role("button", name="Oui", exact=True).click()
    expect(request(zoe)).to_have_count(0)
    for first, second in ((ada, zoe), (zoe, ada)):
        passes(first)
        passes(second)
    expect(dossier(ada, "Mechanic").locator(".promises li.broken")).to_have_text(re.compile("Canteen.*broken"))
    expect(ada.locator("dialog[open] .word")).to_contain_text("1 broken")
    ada.keyboard.press("Escape")
    expect(radio(ada).locator(".people .word")).to_have_text(re.compile("broken: 1"))
    watching = new_page(f"/t/{code}#watch", quick=True, language="fr")
    expect(dossier(watching, "Mécanicien").locator(".promises li.broken")).to_have_text(re.compile("Cantine.*rompue"))
    told(ada, "The Mechanic has not kept their word")
    told(zoe, "Vous n’avez pas tenu parole")


def told(page: Page, words: str) -> None:
    page.get_by_role("tab", name=re.compile("^(Log|Journal)")).click()
    expect(page.locator("#log-body")).to_contain_text(words)


def test_an_item_that_is_offered_over_the_radio_changes_hands(new_page: NewPage, server: Server) -> None:
    """K-29, R-15.12: an offer, a yes, a Trade; whoever gave it has kept their word."""
    scene = on_air("scout", "soldier").seat(CAPTAIN, items=["duct_tape"]).seat(MECHANIC, room=ENGINE_1)
    code = table_of(server, scene.turn(CAPTAIN).game, bots=BOTS)
    ada = sits(new_page, code, "Ada")
    zoe = sits(new_page, code, "Zoé", language="fr", phone=True)
    say(ada, "offer", "offer", "duct_tape")
    expect(request(zoe).locator("q")).to_contain_text("Ruban adhésif")
    request(zoe).get_by_role("button", name="Oui", exact=True).click()
    expect(request(zoe)).to_have_count(0)
    expect(dossier(zoe, "Capitaine").locator(".promises li.due")).to_contain_text("Ruban adhésif")
    zoe.keyboard.press("Escape")
    act(ada, "Trade with the Mechanic")
    option(ada, "Offer “Duct Tape”")
    option(ada, "Done")
    option(ada, "Done")
    option(zoe, "Accepter")
    option(ada, "End the Trade")
    zoe.keyboard.press("i")
    expect(zoe.locator("dialog[open]")).to_contain_text("Ruban adhésif")
    zoe.keyboard.press("Escape")
    kept = dossier(zoe, "Capitaine")
    expect(kept.locator(".promises li.kept")).to_contain_text("Ruban adhésif")
    expect(kept.locator(".deeds")).to_contain_text("a conclu un échange avec vous")


def test_bots_that_are_awake_answer_beside_their_figures_in_every_language(new_page: NewPage, server: Server) -> None:
    scene = on_air("scout", "soldier")
    for seat in BOTS:
        scene.seat(seat, room=HIBERNATORIUM, hand=["rest", "search"], status="aboard")
    code = table_of(server, scene.turn(CAPTAIN).game, bots=BOTS, bot="crew@loyal.talkative")
    ada = new_page(f"/t/{code}", motion=True)
    sit_down(ada, code, "Ada")
    zoe = new_page(f"/t/{code}", motion=True, language="fr", phone=True)
    sit_down(zoe, code, "Zoé")
    for bot in BOTS:
        say(ada, "request", "wait", bot)
        expect(ada.locator(f"[data-voice='{bot}']")).to_have_text(re.compile("^(Yes|No), I will"))
        expect(zoe.locator(f"[data-voice='{bot}']")).to_have_text(re.compile("^(Oui|Non), je "))
        ada.keyboard.press("Escape")
    heard(ada, re.compile("I will (not )?wait for you"))
    expect(radio(ada).locator(".lately .spoken")).to_have_count(4)


# -- after the game -------------------------------------------------------------------------------------------------


def test_a_finished_game_tells_who_lied_and_keeps_every_dossier(new_page: NewPage, server: Server) -> None:
    code = table_of(server, on_air("scout", "soldier").ship(time=1).turn(CAPTAIN).game, bots=BOTS)
    ada = sits(new_page, code, "Ada")
    zoe = sits(new_page, code, "Zoé", language="fr")
    act(ada, "Check Engine")
    lie = ada.locator(".call.announce:visible .way").nth(1)
    lie.click()
    expect(ada.locator(".call.announce")).to_have_count(0)
    say(zoe, "statement", "clean")
    assert "lie" not in ada.locator("section.radio, .log").all_inner_texts()
    passes(ada)
    passes(zoe)
    expect(ada.locator(".report")).to_contain_text("The Captain knew better in round 1: “Engine 1 is damaged.”")
    expect(zoe.locator(".report")).to_contain_text("Le Capitaine savait que c’était faux")

    for page, end, who, engine, marked in (
        (ada, "A lie.", "Captain", "looked at Engine 1", "✕ a lie"),
        (zoe, "Un mensonge.", "Capitaine", "a regardé le Moteur 1", "✕ un mensonge"),
    ):
        page.goto(f"/replay/{code}")
        expect(page.get_by_role("slider")).to_be_visible()
        page.locator("body").press("End")
        if page.locator(".report").count():
            page.keyboard.press("Escape")
        told(page, end)
        expect(radio(page).locator(".lately .mark", has_text=marked)).to_have_count(1)
        shown = dossier(page, who)
        expect(shown.locator(".mark.contradicted")).to_have_text(marked)
        expect(shown.locator(".deeds li")).to_have_text(re.compile(engine))
        fine(page, "a dossier in a replay")
        page.keyboard.press("Escape")
        page.locator("body").press("Home")
        expect(radio(page).locator(".lately .spoken")).to_have_count(0)
        expect(dossier(page, who).locator(".deeds")).to_have_count(0)

    moments = server.post(f"/api/tables/{code}/replay", {})[1]["moments"]
    at = next(n for n, moment in enumerate(moments) if "A lie." in moment["text"])
    watching = new_page(f"/replay/{code}#at={moments[at - 1]['at']}", motion=True)
    expect(watching.get_by_role("slider")).to_be_visible()
    watching.locator("body").press("ArrowRight")
    expect(watching.locator(f"[data-voice='{CAPTAIN}']")).to_have_text("Engine 1 is damaged. ✕ a lie")


def test_a_temper_is_chosen_for_a_table_read_by_all_and_told_whole_after_the_game(
    new_page: NewPage, server: Server
) -> None:
    ada = new_page("/new", quick=True)
    chooses_a_temper(ada)
    ada.get_by_role("button", name="2", exact=True).click()
    ada.get_by_label("Strength of the bot at seat 2").select_option("veteran")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Create the table").click()
    ada.wait_for_url(re.compile(r"/t/\w{8}"))
    expect(ada.locator(PLAYING)).to_be_visible()
    code = code_of(ada)
    assert server.get(f"/api/tables/{code}")[1]["seats"][1]["bot"] == "veteran@bold.selfish"
    zoe = new_page(f"/t/{code}", language="fr", quick=True)
    expect(zoe.get_by_text("Bot (vétéran, audacieux, égoïste)")).to_be_visible()

    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Let a bot play (reckless)").click()
    until_over(ada)
    bot = ada.locator(".fates > li").nth(1)
    expect(bot.locator(".temper")).to_have_text(
        re.compile(r"^A bot, bold, selfish, (talkative|quiet) and (trusting|suspicious) by temper\.$")
    )
    expect(ada.locator(".fates .temper")).to_have_count(1)
    zoe.get_by_role("button", name="Regarder", exact=True).click()
    expect(zoe.locator(".fates .temper")).to_have_text(
        re.compile(r"^Un bot au tempérament audacieux, égoïste, (bavard|taciturne) et (confiant|méfiant)\.$")
    )


def chooses_a_temper(page: Page) -> None:
    """By keys alone: the disclosure, two of its four choices."""
    temper = page.get_by_role("group", name=re.compile("^Player 2|^Joueur 2")).locator(".temper")
    summary = temper.locator("summary")
    expect(summary).to_contain_text(re.compile("as chance has it|au hasard"))
    summary.focus()
    page.keyboard.press("Enter")
    expect(temper.locator("select")).to_have_count(4)
    for trait, word in enumerate(("bold", "selfish")):
        temper.locator("select").nth(trait).focus()
        page.keyboard.press("ArrowDown")
        if trait:
            page.keyboard.press("ArrowDown")
        expect(temper.locator("select").nth(trait)).to_have_value(word)
    expect(summary).to_contain_text(re.compile("bold, selfish|audacieux, égoïste"))


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_the_form_of_a_temper_can_be_read_pressed_and_heard(new_page: NewPage, phone: bool) -> None:
    page = new_page("/new", language="fr" if phone else "en", phone=phone)
    expect(page.locator(".temper summary")).to_have_count(2)
    for summary in page.locator(".temper summary").all():
        summary.click()
    expect(page.locator(".temper select:visible")).to_have_count(8)
    fine(page, "tempers")
    assert page.evaluate("document.documentElement.scrollWidth") == page.viewport_size["width"]  # type: ignore[index]
    low = (
        "[...document.querySelectorAll('.temper select, .temper summary')].map((e) => e.getBoundingClientRect().height)"
    )
    assert min(page.evaluate(low)) >= (40 if phone else 30)
    page.locator(".temper select").first.select_option("bold")
    page.get_by_label(re.compile("Strength of the bot at seat 2|Force du bot de la place 2")).select_option("random")
    expect(page.locator(".temper")).to_have_count(1)
    page.get_by_label(re.compile("Strength of the bot at seat 2|Force du bot de la place 2")).select_option("crew")
    expect(page.locator(".temper summary").first).to_contain_text(re.compile("bold|audacieux"))


@pytest.mark.parametrize(
    ("language", "temper", "words"),
    [
        ("en", "brave", "There is no temper “brave”."),
        ("fr", "brave", "Il n’y a pas de tempérament «\u202fbrave\u202f»."),
        ("en", "bold.careful", "“careful” repeats or contradicts its temper."),
        ("fr", "bold.careful", "«\u202fcareful\u202f» répète ou contredit ce qui précède."),
    ],
)
def test_a_temper_that_the_server_refuses_is_named(new_page: NewPage, language: str, temper: str, words: str) -> None:
    """The page offers no such temper, so its request is changed on the way."""

    def change(route: Route) -> None:
        body = json.loads(route.request.post_data or "")
        body["bots"]["1"] = f"crew@{temper}"
        route.continue_(post_data=json.dumps(body))

    page = new_page("/new", language=language, expected="422")
    page.route("**/api/tables", change)
    page.get_by_role("button", name=re.compile("Create the table|Créer la table")).click()
    expect(page.get_by_role("alert")).to_contain_text(words)
