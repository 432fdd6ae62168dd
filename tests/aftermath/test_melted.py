"""Melted: two Serious Wounds (A-19; A-1.2)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import BadSetup, Setup
from nemesis.content.aftermath import MODULES
from nemesis.rules.wounds import LIGHT_WOUNDS
from nemesis.scenario import Scenario

from ..conservation import check

HAND = ["rest", "search"]


def victim(**seat: Any) -> Scenario:
    scenario = Scenario("captain", "scout", modules=("aftermath_rooms", "turrets"))
    return scenario.ship(first_encounter=True).seat(0, **{"hand": HAND, **seat})


@pytest.mark.parametrize("module", [m.id for m in MODULES])
def test_they_come_with_anything_of_aftermath(module: str) -> None:
    """A-1.2: default on; 16 + 2 = 18 cards."""
    assert len(Setup(players=2, modules=(module,)).ruleset().decks["wound"]) == 18
    without = Setup(players=2, modules=(module,), options={"melted_wounds": False}).ruleset()
    assert len(without.decks["wound"]) == 16
    assert not any("melted" in change.__module__ for change in without.hooks.get(LIGHT_WOUNDS, ()))


def test_they_come_once_with_several_modules_and_never_without() -> None:
    """A-1.2: any piece of Aftermath brings the two Melted Wounds, once."""
    everything = tuple(m.id for m in MODULES)
    assert len(Setup(players=2, modules=everything).ruleset().decks["wound"]) == 18
    assert len(Setup(players=2).ruleset().decks["wound"]) == 16
    with pytest.raises(BadSetup, match="unknown option 'melted_wounds'"):
        Setup(players=2, options={"melted_wounds": False})


def test_on_receiving_one_an_item_of_your_choice_melts() -> None:
    """A-19: starting and quest items are spared."""
    scenario = victim(items=["grenade", "medkit"]).top("wound", "wound_melted")
    table = scenario.run("serious_wound", 0)
    assert table.asked == (0, "melted_item")
    assert {o[1] for o in table.options} == {"red_grenade_1", "green_medkit_1"}
    table.do("item", "grenade")
    assert table.seat(0).items == ["green_medkit_1"] and "red_grenade_1" in table.game.discards["red"]
    check(table.game)


def test_with_nothing_to_lose_nothing_happens() -> None:
    """A-19: the Revolver is a starting item."""
    table = victim(items=[]).top("wound", "wound_melted").run("serious_wound", 0)
    assert table.asked is None and table.seat(0).hands == ["revolver"]
    assert table.seat(0).wounds == [("wound_melted_1", False)]


def test_a_third_light_wound_may_bring_it_too() -> None:
    """R-16.8: it is drawn like any other Serious Wound."""
    table = victim(items=["grenade"], light=2).top("wound", "wound_melted").run("light_wound", 0)
    assert table.seat(0).items == [] and table.seat(0).light == 0


def test_fire_hurts_once_more() -> None:
    """A-19: two Light Wounds at the end of a turn in a burning Room."""
    table = victim(wounds=["wound_melted"]).room(11, fire=True).seat(1, room=6).turn(0).do("pass").do("done")
    assert table.seat(0).light == 2


def test_a_turret_hurts_once_more() -> None:
    """A-19, A-5.3: with a Melted Wound a turret's Light Wound brings one more."""
    scenario = victim(wounds=["wound_melted"]).room(6, "canteen").turret(6, "all").seat(0, room=6)
    assert scenario.entered(6, seat=0).phase("turret_fire").seat(0).light == 2


def test_dressed_it_has_no_effect_and_two_do_not_add_up() -> None:
    """A-19: as any Serious Wound (R-16.11, R-16.17)."""
    dressed = victim(wounds=[("wound_melted", True)]).room(11, fire=True).seat(1, room=6).turn(0)
    assert dressed.do("pass").do("done").seat(0).light == 1
    two = victim(wounds=["wound_melted", "wound_melted"]).room(11, fire=True).seat(1, room=6).turn(0)
    assert two.do("pass").do("done").seat(0).light == 2


def test_other_light_wounds_are_not_doubled() -> None:
    """A-19: fire and turrets only."""
    assert victim(wounds=["wound_melted"]).run("light_wound", 0).seat(0).light == 1


def test_an_enviro_suit_keeps_the_second_wound_off_too() -> None:
    """A-15.3, A-19: no wound at all, so none more."""
    scenario = victim(wounds=["wound_melted"], items=["craft_enviro_suit"]).room(11, fire=True).seat(1, room=6)
    assert scenario.turn(0).do("pass").do("done").seat(0).light == 0
