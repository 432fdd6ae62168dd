"""What boxes tell bots: of things that exist, of every card and Item of the house, and only where they are in play."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from nemesis import Setup
from nemesis.bots.aims import OUTLIVE
from nemesis.bots.lore import Goal, Lore, Use, lore_of, merged
from nemesis.coach.lore import CoachLore
from nemesis.content import HOUSE_BOXES, promos
from nemesis.content.aftermath.for_bots_alerts import ACTIVATIONS, FETCHED
from nemesis.content.aftermath.for_bots_epilogue import MISSIONS
from nemesis.content.carnomorphs.for_bots import LIKED
from nemesis.content.void_seeders.for_bots import FATAL
from nemesis.content.void_seeders.panic import PANIC
from nemesis.rules.boxes import Box
from nemesis.scenario import Scenario

BASE, *_ = HOUSE_BOXES
PRINTED = tuple(box for box in HOUSE_BOXES if box is not promos.BOX)
"""Cards of our own may do without: bots take them for something ordinary."""
ITEMS = ("own_items", "yellow", "green", "red", "crafted")
FAMILIES: dict[str, tuple[str, ...]] = {
    "cards": ("cards",), "items": ITEMS, "recipes": ("crafted",), "rooms": ("rooms",), "threats": ("kinds",),
    "objectives": ("objectives",), "draft": ("characters",), "repairs_well": ("characters",),
}  # fmt: skip
"""What a box tells -> the families that have its ids."""
SRC = Path(__file__).parent.parent / "src" / "nemesis"


def declared(box: Box, *families: str) -> dict[str, Any]:
    modules = list(box.every_module())
    return {e.id: e for module in modules for family in families for e in module.components.get(family, ())}


def told_by(box: Box) -> Lore:
    lore = box.facet("bots", Lore)
    assert lore is not None, f"{box.id} tells bots nothing"
    return lore


def ids(boxes: tuple[Box, ...]) -> list[str]:
    return [box.id for box in boxes]


# -- all that is told is there ----------------------------------------------------------------------------


@pytest.mark.parametrize("box", HOUSE_BOXES, ids=ids(HOUSE_BOXES))
@pytest.mark.parametrize("table", FAMILIES)
def test_a_box_tells_of_its_own_things_or_of_the_base_game(box: Box, table: str) -> None:
    told: Mapping[str, Any] = getattr(told_by(box), table)
    known = declared(box, *FAMILIES[table]) | declared(BASE, *FAMILIES[table])
    assert not told.keys() - known.keys()


@pytest.mark.parametrize("box", HOUSE_BOXES, ids=ids(HOUSE_BOXES))
def test_actions_and_claims_are_those_of_its_modules(box: Box) -> None:
    lore, modules = told_by(box), list(box.every_module())
    assert lore.actions.keys() <= {name for module in modules for name in module.actions}
    assert lore.claims.keys() <= {name for module in modules for name in module.claims}


@pytest.mark.parametrize("box", HOUSE_BOXES, ids=ids(HOUSE_BOXES))
def test_answered_questions_are_asked(box: Box) -> None:
    """By the box, or by the rules."""
    coach = box.facet("coach", CoachLore) or CoachLore()
    files = [*(f for f in box.folder.glob("*.py") if not f.stem.startswith("for_")), *(SRC / "rules").glob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in files)
    assert [kind for kind in (*told_by(box).answers, *coach.questions) if f'"{kind}"' not in code] == []


def test_effects_of_cards_and_items_are_printed_on_some() -> None:
    things = [e for box in HOUSE_BOXES for e in declared(box, "cards", "rooms", *ITEMS).values()]
    printed = {effect.name for thing in things for effect in thing.effects}
    assert told_by(BASE).parts.keys() <= printed


def test_what_objectives_want_has_an_effort() -> None:
    lore = lore_of(HOUSE_BOXES)
    wants = {want for goal in lore.objectives.values() for want in goal.wants} - {"study_two"}
    assert wants | {f"study_{slot}" for slot in lore.studies} <= lore.efforts.keys()


def test_tables_of_single_boxes_name_what_is_there() -> None:
    _, _, carnomorphs, _, aftermath = HOUSE_BOXES
    assert set(LIKED) == declared(carnomorphs, "mutations").keys()
    assert MISSIONS.keys() <= declared(aftermath, "objectives").keys()
    assert {alert for alert, _ in (*ACTIVATIONS, *FETCHED)} == declared(aftermath, "alerts").keys()
    assert {card.effect for card in PANIC} >= FATAL


# -- all that is there is told ----------------------------------------------------------------------------


@pytest.mark.parametrize("box", PRINTED, ids=ids(PRINTED))
def test_every_card_item_figure_and_objective_of_the_house_is_told_of(box: Box) -> None:
    """What bots make nothing of is called plain: nothing is forgotten. Weapons are worth what they have left to fire."""
    lore = lore_of((BASE, box))
    assert not declared(box, "cards").keys() - lore.cards.keys()
    assert not {id for id, item in declared(box, *ITEMS).items() if item.weapon is None} - lore.items.keys()
    assert not declared(box, "kinds").keys() - lore.threats.keys()
    shared_or_dealt = {id for id, o in declared(BASE, "objectives").items() if not id.startswith(OUTLIVE)}
    assert shared_or_dealt <= lore.objectives.keys()


# -- one over the other -----------------------------------------------------------------------------------


def test_a_later_box_has_the_last_word_and_lists_are_joined() -> None:
    first = Lore(cards={"rest": Use(3), "search": Use(2)}, desires=(lambda s, thing: 1.0,))
    second = Lore(cards={"rest": Use(5)}, objectives={"obj_mine": Goal(("egg",))}, desires=(lambda s, thing: 2.0,))
    both = merged([first, second])
    assert {id: use.keep for id, use in both.cards.items()} == {"rest": 5, "search": 2}
    assert both.objectives["obj_mine"].wants == ("egg",) and len(both.desires) == 2


def test_a_table_has_the_lore_of_the_boxes_in_play() -> None:
    """Rest calms where there are Void Seeders, and only there."""
    usual, void = (
        lore_of(Setup(players=2, species=species).ruleset().boxes) for species in ("intruders", "void_seeders")
    )
    assert usual.cards["rest"] is told_by(BASE).cards["rest"] is not void.cards["rest"]
    assert "lurker" not in usual.threats and "creeper" in usual.threats
    assert "laika" not in usual.answers


def test_a_box_that_tells_nothing_leaves_everything_plain() -> None:
    silent = Box("silent", "tests.rules")
    assert lore_of((silent,)) == Lore()
    assert lore_of((BASE, silent)).cards == told_by(BASE).cards


def test_the_coach_names_an_alert_only_where_there_are_some() -> None:
    table = Scenario("captain", "scout").turn(0)
    assert not [lore for box in table.game.rules.boxes if (lore := box.facet("coach", CoachLore))]
