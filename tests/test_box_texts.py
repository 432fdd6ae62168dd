"""What boxes say of their own: matters beside the board, badges on the boards, facets of packages that nobody knows."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nemesis import Game, Setup
from nemesis.content import BOXES
from nemesis.rules.boxes import Box
from nemesis.rules.components import Component
from nemesis.scenario.builder import Scenario
from nemesis.text import LANGUAGES, Texts
from nemesis.text.badges import Badge
from nemesis.text.boxes import BoxTexts, texts_of
from nemesis.text.status import Status
from nemesis.tui.client import GROUPS

FACET = """
from nemesis.text.badges import Badge
from nemesis.text.boxes import BoxTexts
from nemesis.text.matters import LINE, Matter

FOR_TEXTS = BoxTexts(
    matters=(lambda t, game, seat: [Matter("water", "Water", "The water rises.", 3, pressing=True, place=LINE)],),
    marks=(lambda t, rules, ext, own: ["wet feet"],),
    badges=(lambda t, game, view, seat: [Badge("feet", "wet feet", "~", value=2)],),
    room_facts=(lambda t, game, view, slot: ["a puddle"],),
)
"""


@pytest.fixture
def flood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Box]:
    package = tmp_path / "flood_box"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "for_texts.py").write_text(FACET, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Box("flood", "flood_box")
    for name in ("flood_box", "flood_box.for_texts"):
        sys.modules.pop(name, None)


def game_with(species: str = "intruders", **choices: object) -> Game:
    game = Game.new(Setup(players=2, species=species, seed=3, **choices), log=True)  # type: ignore[arg-type]
    while game.ask is not None and game.ask.kind != "turn":
        game.apply(game.ask.options[0])
    return game


def test_a_box_that_nobody_knows_tells_its_own(flood: Box) -> None:
    game = game_with("void_seeders")
    texts = Texts.of(game.rules, "en")
    texts.boxes = (*game.rules.boxes, flood)
    assert [matter.id for matter in texts.matters(game, 0)] == ["water", "lair"], "what presses comes first"
    view = game.view(0)
    assert Badge("feet", "wet feet", "~", value=2) in texts.badges(game, view)[1]
    status = Status(game, texts, view)
    short = "\n".join(status.short())
    assert "The water rises." in short and "wet feet" in short and "a puddle" in short


def test_everything_is_merged_in_the_order_of_the_boxes() -> None:
    said = texts_of(BOXES)
    for box in BOXES:
        facet = box.facet("texts", BoxTexts)
        if facet is not None:
            assert facet.questions.items() <= said.questions.items()
            assert set(facet.matters) <= set(said.matters)
    assert set(said.groups.values()) <= set(GROUPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_on_the_boards_is_told_and_no_secret_of_it(language: str) -> None:
    game = game_with("carnomorphs", modules=("traits",))
    texts = Texts.of(game.rules, language)
    card = next(iter(game.rules.families["mutations"]))
    game.seats[0].ext["mutation"], game.seats[0].ext["markers"] = card, 2
    own, others = (texts.badges(game, game.view(seat))[0] for seat in (0, 1))
    assert {badge.id: badge.component for badge in own}["mutation"] == card
    face_down = {badge.id: badge for badge in others}
    assert face_down["mutation"].component == "" and face_down["mutation"].term == "mutation"
    assert face_down["markers"].value == 2 and face_down["markers"].term == "mutation_marker"
    assert texts.name(game.rules, card) not in " ".join(badge.text for badge in others)
    assert face_down["trait"].component in game.rules.families["traits"]
    assert {badge.id: badge.figure for badge in others}["mutation"] == texts.get("term-mutation")
    assert texts.problems == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_companion_a_covered_wound_and_a_level_have_badges(language: str) -> None:
    scenario = Scenario("bounty_hunter", "ceo", "convict", species="void_seeders", modules=("aftermath_characters",))
    scenario.laika(5).extension(1, insanity=3).seat(2, wounds=["wound_leg"])
    game = scenario.game
    game.seats[2].ext["bionic_arm_on"] = game.seats[2].wounds[0][0]
    texts = Texts.of(game.rules, language)
    hunter, ceo, convict = ({badge.id: badge for badge in found} for found in texts.badges(game, game.view(2)))
    assert (hunter["laika"].icon, hunter["laika"].sign) == ("laika", "→")
    assert (ceo["insanity"].sign, ceo["insanity"].value) == ("Ψ", 3) and "old_wound" in ceo
    assert convict["bionic_arm_on"].sign == "✚" and all("trait" in found for found in (hunter, ceo, convict))
    assert texts.problems == set()


def test_every_component_knows_its_message() -> None:
    for species in ("intruders", "carnomorphs", "void_seeders"):
        rules = Setup(species=species).ruleset()
        for family in rules.families.values():
            for entry in family.values():
                assert isinstance(entry, Component) and Texts("en").has(entry.message)
