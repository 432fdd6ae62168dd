"""What players are told with another species: cards, questions, reports, what is public, what may kill."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Setup
from nemesis.cli import main
from nemesis.coach.lore import Reason
from nemesis.coach.words import reason_text
from nemesis.engine.machine import Ask
from nemesis.scenario import Scenario, Table
from nemesis.server.lookup.sheet import sheet
from nemesis.server.table.viewers.rendering import question
from nemesis.text import LANGUAGES, Texts
from nemesis.text.explain import look_up
from nemesis.text.risks import risks
from nemesis.text.status import Status
from nemesis.tui.risk import risk
from nemesis.view import infection_kills, scan_odds

CARNOMORPHS, VOID_SEEDERS = "carnomorphs", "void_seeders"


def crew(species: str, *characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("captain", "scout")), species=species, **setup)


def texts_of(table: Scenario | Table, language: str = "en") -> Texts:
    return Texts.of(table.game.rules, language)


def component(species: str, id: str, language: str = "en", **setup: Any) -> Any:
    """As the sheet tells it, and so does the look-up of the terminal."""
    rules = Setup(species=species, **setup).ruleset()
    found = sheet(rules, language).components[id]
    texts = Texts.of(rules, language)
    assert found.text in "\n".join(look_up(texts, rules, found.name))
    return found


def ask_of(table: Table) -> Ask:
    assert table.game.ask is not None
    return table.game.ask


def status(table: Scenario | Table, seat: int, language: str = "en") -> Status:
    return Status(table.game, texts_of(table, language), table.game.view(seat))


# -- 10: the Great Hunt -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "word"), [("en", "not enough"), ("fr", "ne suffit pas")])
def test_the_great_hunt_does_not_promise_the_ship_against_carnomorphs(language: str, word: str) -> None:
    """C-12.2: card, reminder, sheet, command line and final report."""
    card = component(CARNOMORPHS, "obj_great_hunt", language)
    assert word in card.text and "destroyed" not in card.reminder and "détruit" not in card.reminder
    table = (
        crew(CARNOMORPHS).seat(0, status="launched", objectives=["obj_great_hunt"], signal=True)
        .seat(1, status="dead").ship(first_encounter=True, queen_killed=False).run("final_checks", "destroyed")
    )  # fmt: skip
    told = " ".join(texts_of(table, language).report(table.game))
    assert card.reminder in told and not table.game.result.seats[0].won


def test_the_command_line_tells_the_rules_of_a_species(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "great", "hunt", "--species", CARNOMORPHS, "--language", "en"]) == 0
    assert "Butcher is dead" in capsys.readouterr().out
    assert main(["rules", "scan", "--species", VOID_SEEDERS, "--language", "fr"]) == 0
    out = capsys.readouterr().out
    assert "Folie" in out and "Larve" not in out
    assert main(["rules", "insanity", "--species", CARNOMORPHS, "--language", "en"]) == 2
    assert main(["rules", "hibernation", "--mode", "epilogue", "--language", "en"]) == 0
    assert "Not possible in an Epilogue" in capsys.readouterr().out
    assert main(["rules", "demolition", "--modules", "turrets", "--language", "en"]) == 0
    assert "(c) destroy the active turret" in capsys.readouterr().out
    option = ["--option", "great_hunt_ship_clause=true"]
    assert main(["rules", "great", "hunt", "--species", CARNOMORPHS, *option, "--language", "en"]) == 0
    assert "or the ship is destroyed" in capsys.readouterr().out


def test_without_a_table_the_command_line_tells_what_each_species_changes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "laboratory", "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "turn up the matching Weakness" in out.splitlines()[1]
    assert "Carnomorphs: " in out and "Void Seeders: " in out and "discard that adaptation" in out
    assert main(["rules", "Faucheur", "--language", "fr"]) == 0
    assert "Mutation" in capsys.readouterr().out
    assert main(["rules", "x", "--species", "martians"]) == 2
    assert "Possible: carnomorphs, intruders, void_seeders" in capsys.readouterr().err


# -- 11: Carnomorphs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["obj_biology", "obj_ab_ovo", "obj_necroscopy", "laboratory", "lab_equipment"])
@pytest.mark.parametrize(
    ("language", "right", "wrong"), [("en", "adaptation", "Weakness"), ("fr", "daptation", "faible")]
)
def test_carnomorphs_have_adaptations_discarded(id: str, language: str, right: str, wrong: str) -> None:
    """C-6.3, C-12.2: the Laboratory discards an adaptation, and Objectives count those discarded."""
    told = component(CARNOMORPHS, id, language)
    for text in (told.text, told.reminder):
        assert right in text and wrong not in text
    assert wrong in component("intruders", id, language).text


@pytest.mark.parametrize(("language", "word"), [("en", "adaptation is discarded"), ("fr", "adaptation correspondante est défaussée")])  # fmt: skip
def test_the_laboratory_asks_for_an_adaptation(language: str, word: str) -> None:
    scene = crew(CARNOMORPHS).room(5, "laboratory").ship(eggs=5)
    scene.seat(0, room=5, hand=["rest", "search", "demolition"], hands=["carcass", "egg"])
    scene.ship(weaknesses={"carcass": ("ca_adp_agile", "revealed"), "egg": ("ca_adp_voracious", "revealed")})
    table = scene.turn(0).do("room_action")
    assert table.asked == (0, "study")
    assert word in texts_of(table, language).prompt(table.game, ask_of(table))


@pytest.mark.parametrize(("language", "first", "deadly"), [
    ("en", "gives you a Mutation marker", "kills you"), ("fr", "vous donne un marqueur Mutation", "vous tue"),
])  # fmt: skip
def test_the_question_of_a_scan_names_the_marker_and_death(language: str, first: str, deadly: str) -> None:
    """C-5.1, C-3.1: an infected scan is a Mutation marker, and one beyond the third is death."""
    for markers, phrase in ((0, first), (3, deadly)):
        scene = crew(CARNOMORPHS).room(6, "canteen").seat(0, room=6, light=1, hand=["rest", "search", "contamination"])
        table = scene.extension(0, mutation="ca_mut_04", markers=markers).turn(0).do("room_action")
        assert table.asked == (0, "scan")
        told = texts_of(table, language).prompt(table.game, ask_of(table))
        assert phrase in told and "Larv" not in told


# -- 12: Void Seeders -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["rest", "canteen", "shower_room", "surgery", "antidote", "laboratory", "surgeon_kit"])
@pytest.mark.parametrize(("language", "word"), [("en", "Insanity"), ("fr", "Folie")])
def test_care_speaks_of_insanity(id: str, language: str, word: str) -> None:
    """V-9: Rest and the Rooms of care lower Insanity."""
    told = component(VOID_SEEDERS, id, language, modules=("medic",))
    assert word in told.text and word in told.reminder
    assert "Larv" not in told.text


@pytest.mark.parametrize(("language", "word"), [("en", "Panic"), ("fr", "Panique")])
def test_an_interruption_may_calm_panic(language: str, word: str) -> None:
    """V-3.2: another Character of the Room may discard an Interruption to cancel a Panic card."""
    card = component(VOID_SEEDERS, "interruption", language)
    assert word in card.text and word in card.reminder
    texts = Texts.of(Setup(species=VOID_SEEDERS).ruleset(), language)
    assert word in texts.get("term-interruption.text")


@pytest.mark.parametrize(
    ("language", "level", "scanned"), [("en", "Insanity 3", "infected"), ("fr", "Folie 3", "infectée")]
)
def test_the_report_of_the_void_seeders_scans_nothing(language: str, level: str, scanned: str) -> None:
    """V-10: one level for each Contamination card; at 5 the draw of four."""
    scene = crew(VOID_SEEDERS).seat(0, status="launched", hand=["contamination"], discard=["infected"])
    table = scene.seat(1, status="dead").ship(first_encounter=True).run("final_checks", "jump")
    texts = texts_of(table, language)
    (check,) = [line for line in texts.report(table.game) if line.startswith("– Contamination")]
    assert level in check and scanned not in check and texts.problems == set()


def test_rest_is_refused_by_its_own_reason() -> None:
    """V-9: a calm mind and no Contamination card."""
    table = crew(VOID_SEEDERS).seat(0, hand=["rest", "search"]).extension(0, insanity=3).turn(0)
    reason, rule = table.refusal("play", "rest") or ("", "")
    assert (reason, rule) == ("no_rest_needed", "V-9")
    assert "Insanity" in texts_of(table).get(f"why_not-{reason}") and "Folie" in texts_of(table, "fr").get(
        f"why_not-{reason}"
    )


# -- 13 and 15: the final report ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "total", "limit"), [
    ("en", "4 Mutation markers", "more than 3 kill"), ("fr", "4 marqueurs Mutation", "plus de 3 tuent"),
])  # fmt: skip
def test_the_report_of_the_carnomorphs_tells_the_total_that_kills(language: str, total: str, limit: str) -> None:
    """C-12.1: the cards drawn add to those from play."""
    scene = crew(CARNOMORPHS).seat(0, status="launched", hand=["infected"]).script(shuffle=["keep"])
    table = scene.extension(0, mutation="ca_mut_04", markers=3).seat(1, status="dead").run("final_checks", "jump")
    texts = texts_of(table, language)
    (check,) = [line for line in texts.report(table.game) if line.startswith("– Contamination")]
    assert total in check and limit in check and texts.problems == set()
    assert table.game.result.seats[0].fate == "contamination"


@pytest.mark.parametrize(("language", "words"), [("en", ("Insanity 4", "Lairs destroyed: 2 of 3")), ("fr", ("Folie 4", "Antres détruits"))])  # fmt: skip
def test_the_report_shows_what_the_void_seeders_left(language: str, words: tuple[str, ...]) -> None:
    scene = crew(VOID_SEEDERS).seat(0, status="launched").seat(1, status="dead").extension(1, insanity=4)
    table = scene.extension(lairs_destroyed=2).run("final_checks", "jump")
    told = "\n".join(texts_of(table, language).report(table.game))
    assert all(word in told for word in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_turns_up_every_mutation(language: str) -> None:
    """C-2.2: one that was never used lies face down until the game is over; then nothing is secret any more."""
    scene = crew(CARNOMORPHS).extension(0, mutation="ca_mut_04", markers=2, mutation_shown=True)
    scene.extension(1, mutation="ca_mut_06").seat(0, status="launched").seat(1, status="dead")
    texts = texts_of(scene, language)
    before = texts.on_the_board(scene.game.rules, scene.game.seats[1].ext)
    assert texts.get("client-mutation_hidden") in before
    table = scene.run("final_checks", "jump")
    told = "\n".join(texts.report(table.game))
    for card in ("ca_mut_04", "ca_mut_06"):
        assert texts.name(table.game.rules, card) in told
    assert texts.get("report-adaptations", count=0, cards="") in told


# -- 14: adaptations in force, and those discarded ------------------------------------------------------------------


def adapted() -> Scenario:
    """Agile and Voracious are in force, Virulent was discarded."""
    cards = {"corpse": ("ca_adp_agile", "revealed"), "carcass": ("ca_adp_voracious", "revealed")}
    return crew(CARNOMORPHS).ship(first_encounter=True, weaknesses={**cards, "egg": ("ca_adp_virulent", "discarded")})


@pytest.mark.parametrize(("language", "words"), [
    ("en", "Adaptations in force: Agile and Voracious. Discarded: Virulent."),
    ("fr", "Adaptations en vigueur : Agile et Vorace. Défaussées : Virulents."),
])  # fmt: skip
def test_the_terminal_tells_adaptations_in_force_from_those_discarded(language: str, words: str) -> None:
    table = adapted().turn(0)
    assert words in [line.replace("\u00a0", " ") for line in status(table, 0, language).crew()]
    assert words in [line.replace("\u00a0", " ") for line in status(table, 0, language).short()]


def test_what_lies_beside_the_board_tells_them_apart_too() -> None:
    table = adapted().turn(0)
    (matter,) = texts_of(table).matters(table.game, None)
    assert matter.id == "adaptation" and matter.left == 2
    assert matter.text.startswith("In force: Agile (") and matter.text.endswith("Discarded: Virulent.")
    assert crew(CARNOMORPHS).turn(0).game.rules.species.adapts
    assert texts_of(table).matters(crew(CARNOMORPHS).turn(0).game, None) == []


def test_a_weakness_of_an_earlier_game_is_not_told_as_one_in_force() -> None:
    """A-8.3: in an Epilogue a Weakness revealed before is inactive until it is studied again."""
    scene = Scenario("captain", "scout", mode="epilogue")
    slot, card, _ = scene.game.weaknesses[0]
    scene.game.ext["known_weaknesses"] = (card,)
    table = scene.turn(0)
    name = texts_of(table).name(table.game.rules, card)
    (line,) = [line for line in status(table, 0).crew() if name in line]
    assert line == f"Weaknesses in force: nothing. Known from the game before, not in force: {name}."
    assert slot in ("corpse", "egg", "carcass")


# -- 15: what is public ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "words"), [("en", ("Insanity 4", "Insanity 2", "Lairs destroyed: 1 of 3.")), ("fr", ("Folie 4", "Folie 2"))])  # fmt: skip
def test_the_crew_shows_everybodys_insanity_and_the_lairs(language: str, words: tuple[str, ...]) -> None:
    table = crew(VOID_SEEDERS).extension(0, insanity=4).extension(1, insanity=2).extension(lairs_destroyed=1).turn(0)
    told = "\n".join(status(table, 1, language).crew())
    assert all(word in told for word in words)
    (matter,) = texts_of(table, language).matters(table.game, None)
    assert (matter.id, matter.left) == ("lair", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_crew_shows_everybodys_mutation(language: str) -> None:
    """C-2.2: the card by name once it was used; before that only that it is there."""
    scene = crew(CARNOMORPHS, "captain", "scout", "soldier").extension(0, mutation="ca_mut_04", markers=2)
    scene.extension(0, mutation_shown=True).extension(1, mutation="ca_mut_06", markers=1)
    table = scene.turn(0)
    texts = texts_of(table, language)
    name = {card: texts.name(table.game.rules, card) for card in ("ca_mut_04", "ca_mut_06")}
    seen = "\n".join(status(table, 2, language).crew())
    assert name["ca_mut_04"] in seen and name["ca_mut_06"] not in seen
    assert texts.get("client-mutation_hidden") in seen and texts.get("client-markers", level=2) in seen
    assert name["ca_mut_06"] in "\n".join(status(table, 1, language).crew()), "its owner knows it"


def test_the_crew_tells_the_death_of_the_largest_by_its_name() -> None:
    for species, name in (("intruders", "Queen"), (CARNOMORPHS, "Butcher"), (VOID_SEEDERS, "Despoiler")):
        table = crew(species).ship(queen_killed=True, nest_destroyed=True).turn(0)
        told = status(table, 0).crew()
        assert f"The {name} is dead." in told and "The Nest is destroyed." in told


# -- 16: what kills ------------------------------------------------------------------------------------------------


def mutant(markers: int, *hand: str, language: str = "en", known: bool = False) -> tuple[Table, Texts]:
    scene = crew(CARNOMORPHS).seat(0, hand=["rest", "search", *hand], known_infected=known)
    table = scene.extension(0, mutation="ca_mut_04", markers=markers).turn(0)
    return table, texts_of(table, language)


@pytest.mark.parametrize(("language", "certain"), [("en", "certain death"), ("fr", "mort certaine")])
def test_a_mutation_that_kills_is_announced_as_certain_death(language: str, certain: str) -> None:
    """C-4.1: in the option itself, in its parts, in the odds of page and terminal, and once more as the card is spent."""
    table, texts = mutant(3, "contamination", "infected", language=language, known=True)
    game, ask, view = table.game, ask_of(table), table.game.view(0)
    assert certain in texts.option(game, ask, ("mutate",)).lower()
    assert certain in texts.parts_of(game, ask, ("mutate",)).note.lower()
    assert [(r.id, r.percent, r.text) for r in risks(texts, view, ask, ("mutate",))] == [("death", 100, certain)]
    assert certain in risk(texts, view, ask, ("mutate",))
    asked = question(texts, game, ask, "0-0-0", None)
    (option,) = [o for o in asked.options if o.value == ("mutate",)]
    assert certain in option.text.lower() and option.risks == [], "also where the table plays without odds"
    table.do("mutate")
    if table.asked == (1, "interrupt"):
        table.do("decline")
    assert table.asked == (0, "mutation_card")
    assert ("kills you" if language == "en" else "vous tue") in texts.prompt(game, ask_of(table))
    assert [r.percent for r in risks(texts, game.view(0), ask_of(table), ask_of(table).options[0])] == [100]


@pytest.mark.parametrize("markers", [0, 1, 2])
def test_a_mutation_that_does_not_kill_names_its_price(markers: int) -> None:
    table, texts = mutant(markers, "contamination")
    ask = ask_of(table)
    assert not infection_kills(table.game.view(0))
    told = texts.option(table.game, ask, ("mutate",))
    assert "death" not in told and f"Mutation marker {markers + 1} of 3" in told
    odds = risks(texts, table.game.view(0), ask, ("mutate",))
    assert f"Mutation marker {markers + 1} of 3" in odds[0].text and all(r.id != "death" for r in odds)


def rest_of(table: Table) -> Any:
    return table.option("play", "rest")


@pytest.mark.parametrize("hand", [("contamination",), ("infected",), ("contamination", "infected")])
def test_a_scan_that_may_kill_tells_its_odds_from_what_the_seat_knows(hand: tuple[str, ...]) -> None:
    """The chance depends on how many cards nobody has scanned, not on what they are."""
    table, texts = mutant(3, *hand)
    view, ask = table.game.view(0), ask_of(table)
    (told,) = risks(texts, view, ask, rest_of(table))
    assert told.id == "death" and told.percent == round(100 * scan_odds(view)) and 0 < told.percent < 100
    same, _ = mutant(3, *("contamination" for _ in hand))
    assert scan_odds(same.game.view(0)) == scan_odds(view)
    assert "infected card kills you" in texts.option(table.game, ask, rest_of(table))


def test_a_scan_with_a_card_known_to_be_infected_is_certain() -> None:
    scene = crew(CARNOMORPHS).seat(0, hand=["rest", "infected"], known_infected=True)
    table = scene.extension(0, mutation="ca_mut_04", markers=3).turn(0)
    (told,) = risks(texts_of(table), table.game.view(0), ask_of(table), rest_of(table))
    assert (told.id, told.percent, told.text) == ("death", 100, "certain death")


def test_in_the_base_game_a_scan_tells_the_larva_or_death() -> None:
    """R-16.4, R-16.5: and without Contamination there is nothing to tell."""
    for larva, id in ((False, "infected"), (True, "death")):
        table = Scenario("captain", "scout").seat(0, hand=["rest", "contamination"], larva=larva).turn(0)
        (told,) = risks(texts_of(table), table.game.view(0), ask_of(table), rest_of(table))
        assert told.id == id and ("Larva" in told.text) == (not larva)
        assert ("infected card kills you" in texts_of(table).option(table.game, ask_of(table), rest_of(table))) == larva


def test_the_question_after_the_canteen_carries_its_odds() -> None:
    scene = crew(CARNOMORPHS).room(6, "canteen").seat(0, room=6, light=1, hand=["rest", "search", "contamination"])
    table = scene.extension(0, mutation="ca_mut_04", markers=3).turn(0).do("room_action")
    view, ask = table.game.view(0), ask_of(table)
    assert [r.id for r in risks(texts_of(table), view, ask, "yes")] == ["death"]
    assert risks(texts_of(table), view, ask, "no") == []


@pytest.mark.parametrize(("room", "cared_for"), [("canteen", {"light": 1}), ("shower_room", {"slime": True})])
def test_care_with_nothing_to_care_for_is_a_scan_and_warns_as_one(room: str, cared_for: dict[str, Any]) -> None:
    """R-5.18: it cannot be declined any more when the Room asks."""
    for care in ({}, cared_for):
        scene = crew(CARNOMORPHS).room(6, room).seat(0, room=6, hand=["rest", "search", "contamination"], **care)
        table = scene.extension(0, mutation="ca_mut_04", markers=3).turn(0)
        view, ask, action = table.game.view(0), ask_of(table), ("room_action", 6)
        assert [r.id for r in risks(texts_of(table), view, ask, action)] == ([] if care else ["death"])
        assert ("infected card kills you" in texts_of(table).option(table.game, ask, action)) == (not care)
        assert (table.do("room_action").asked == (0, "scan")) == bool(care)


def test_against_the_void_seeders_a_scan_threatens_insanity_not_death() -> None:
    """V-2.4: an infected scan sets Insanity to 5, which kills nobody."""
    scene = crew(VOID_SEEDERS).seat(0, hand=["rest", "contamination"]).extension(0, insanity=2)
    table = scene.turn(0)
    (told,) = risks(texts_of(table), table.game.view(0), ask_of(table), rest_of(table))
    assert told.id == "infected" and told.about == "if you scan", "Rest asks first"
    table.do("play", "rest")
    if table.asked == (1, "interrupt"):
        table.do("decline")
    assert table.asked == (0, "rest_or_scan")
    view, ask = table.game.view(0), ask_of(table)
    (told,) = risks(texts_of(table), view, ask, "scan")
    assert told.id == "infected" and "Insanity 5" in told.text
    assert risks(texts_of(table), view, ask, "calm") == []


# -- 17: what closes a destroyed Door, what Demolition destroys --------------------------------------------------------


@pytest.mark.parametrize(("language", "word"), [("en", "Opportunist"), ("fr", "Opportuniste")])
def test_the_convict_too_closes_a_destroyed_door(language: str, word: str) -> None:
    with_convict = Texts.of(Setup(modules=("aftermath_characters",)).ruleset(), language)
    without = Texts.of(Setup().ruleset(), language)
    for key in ("door-destroyed.text", "term-door.text"):
        assert word in with_convict.get(key) and word not in without.get(key)


@pytest.mark.parametrize("id", ["demolition", "robot_demolition"])
@pytest.mark.parametrize(("language", "word"), [("en", "turret"), ("fr", "tourelle")])
def test_demolition_names_the_turret_where_there_are_turrets(id: str, language: str, word: str) -> None:
    """A-5.5: Demolition may destroy an active turret."""
    modules = ("aftermath_characters", "turrets")
    assert word in component("intruders", id, language, modules=modules).reminder
    assert word not in component("intruders", id, language, modules=("aftermath_characters",)).reminder
    without_slime = component(VOID_SEEDERS, id, language, modules=modules)
    assert word in without_slime.text and "lime" not in without_slime.text


# -- everything that is shown -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("species", [CARNOMORPHS, VOID_SEEDERS])
def test_the_coach_reads_the_objective_of_the_table(species: str, language: str) -> None:
    table = crew(species).turn(0)
    texts = texts_of(table, language)
    told = reason_text(texts, table.game.view(0), Reason("objective_kept", {"objective": "obj_great_hunt"}))
    assert texts.reminder(table.game.rules, "obj_great_hunt") in told
