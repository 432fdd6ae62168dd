"""Laser Pointer, Combat Drone, Enviro-Suit (A-15.3)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Setup
from nemesis.scenario import Scenario
from nemesis.view import determinise

from ..conservation import check

HAND = ["rest", "search", "demolition", "interruption"]
CARDS = {
    # item: copies, heavy, single use, cost, combat
    "craft_laser_pointer": (2, False, False, 0, "any"),
    "craft_combat_drone": (2, False, False, 1, "in"),
    "craft_enviro_suit": (2, False, False, None, "any"),
}


def owner(item: str, *characters: str, **seat: Any) -> Scenario:
    scenario = Scenario(*(characters or ("captain",)), modules=("aftermath_rooms", "turrets"))
    return scenario.ship(first_encounter=True).seat(0, **{"hand": HAND, "items": [item], **seat})


def test_the_printed_cards() -> None:
    """A-15.3: six cards, two of each kind; they join the twelve crafted ones of the base game."""
    rules = Setup(players=2, modules=("aftermath_rooms",)).ruleset()
    family = rules.families["crafted"]
    assert {id: (i.copies, i.heavy, i.single_use, i.cost, i.combat) for id, i in family.items() if id in CARDS} == CARDS
    assert len(rules.crafted_stock) == 18 and all(family[i].recipe is None for i in CARDS)


# -- Laser Pointer --------------------------------------------------------------------------------------


def test_the_laser_pointer_is_attached_for_nothing() -> None:
    """A-15.3: [0]; one action, no card, in Combat too."""
    table = owner("craft_laser_pointer").figure("adult", 11).turn(0).do("use", "craft_laser_pointer")
    assert table.game.attached == {"revolver": ("blue_craft_laser_pointer_1",)}
    assert table.seat(0).items == [] and len(table.seat(0).hand) == 4 and table.game.actions_left == 1
    check(table.game)


def test_each_shot_with_it_may_be_rolled_once_more() -> None:
    """A-15.3, R-26.7: once for each Shoot; the second face stands."""
    scenario = owner("grenade", items=[], attached={"revolver": ["craft_laser_pointer"]})
    table = scenario.figure("adult", 11).script(combat=["miss", "hit1"]).top("attack", "scratch_1").turn(0)
    table.do("shoot", pay=("rest",))
    assert table.asked == (0, "reroll_combat")
    table.do("reroll")
    assert len(table.told("combat_rolled")) == 2 and table.told("shot")[0]["injuries"] >= 1
    assert table.asked == (0, "turn")


def test_two_pointers_on_one_weapon_are_two_rerolls() -> None:
    """R-26.7: once for each source."""
    scenario = owner("grenade", items=[], attached={"revolver": ["craft_laser_pointer"] * 2})
    table = scenario.figure("adult", 11).script(combat=["miss", "miss", "miss"]).turn(0).do("shoot", pay=("rest",))
    table.do("reroll").do("reroll")
    assert table.asked == (0, "turn") and len(table.told("combat_rolled")) == 3


def test_the_pointer_leaves_with_its_weapon() -> None:
    """A-15.3: dropped with it, it goes back to the stock."""
    table = owner("grenade", items=[], attached={"revolver": ["craft_laser_pointer"]}).turn(0).do("drop", "revolver")
    assert "blue_craft_laser_pointer_1" in table.game.crafted and table.game.attached == {}
    check(table.game)


def test_without_a_weapon_in_hand_the_pointer_cannot_be_attached() -> None:
    table = owner("craft_laser_pointer", hands=[]).turn(0)
    assert table.refusal("use", "craft_laser_pointer") == ("no_weapon_held", "R-15.7")


# -- Combat Drone ---------------------------------------------------------------------------------------


def test_the_drone_hurts_an_intruder_in_the_room() -> None:
    """A-15.3: [1], in Combat only, 1 Injury and the usual check, one of two charges."""
    table = owner("craft_combat_drone").figure("adult", 11).top("attack", "scratch_1").turn(0)
    table.do("use", "craft_combat_drone", pay=("rest",))
    assert table.figures(11)[0].injuries == 1 and table.game.ammo["blue_craft_combat_drone_1"] == 1
    assert table.seat(0).items == ["blue_craft_combat_drone_1"]
    check(table.game)


def test_the_empty_drone_goes_back_to_the_stock() -> None:
    """A-15.3: the second use is the last."""
    scenario = owner("craft_combat_drone").figure("breeder", 11)
    table = scenario.top("attack", "scratch_1", "scratch_2", "scratch_3", "scratch_4").turn(0, actions=3)
    table.do("use", "craft_combat_drone", pay=("rest",)).do("use", "craft_combat_drone", pay=("search",))
    assert table.seat(0).items == [] and "blue_craft_combat_drone_1" in table.game.crafted
    assert "blue_craft_combat_drone_1" not in table.game.ammo
    check(table.game)


def test_the_drone_asks_for_its_prey_and_a_kill_is_its_owners() -> None:
    scenario = owner("craft_combat_drone").figure("adult", 11).figure("larva", 11)
    table = scenario.turn(0).do("use", "craft_combat_drone", pay=("rest",))
    assert table.asked == (0, "choose_intruder") or table.kinds(11) == ["adult"]
    if table.asked == (0, "choose_intruder"):
        table.do("figure", table.figures(11)[1].id)
    assert table.kinds(11) == ["adult"] and table.told("intruder_killed")[0]["by"] == 0


def test_out_of_combat_the_drone_stays_in_the_bag() -> None:
    table = owner("craft_combat_drone").turn(0)
    assert table.refusal("use", "craft_combat_drone") == ("only_in_combat", "R-5.20")


def test_nobody_learns_who_has_an_unused_drone() -> None:
    """Its face is secret: no marker betrays it before its first use."""
    game = owner("craft_combat_drone", "captain", "scout").turn(0).game
    seen = game.view(1)
    assert "blue_craft_combat_drone_1" not in str(seen)
    assert determinise(seen, seed=4).view(1) == seen


# -- Enviro-Suit ----------------------------------------------------------------------------------------


def test_no_slime_sticks_to_the_suit() -> None:
    """A-15.3: the Slime room, and it is seen."""
    table = owner("craft_enviro_suit").room(6, "slime_room").script(noise=["silence"]).turn(0)
    table.do("move", 6, pay=("rest",))
    assert not table.seat(0).slime
    assert table.told("suit_protects") == [{"seat": 0, "item": "blue_craft_enviro_suit_1", "against": "slime"}]


def test_the_suit_stops_the_light_wound_of_a_fire() -> None:
    """A-15.3, R-5.6: the Enviro-Suit spares its wearer the Light Wound of a burning Room."""
    table = owner("craft_enviro_suit").room(11, fire=True).turn(0).do("pass").do("done")
    assert table.seat(0).light == 0 and table.told("burnt") == []
    assert table.told("suit_protects")[0]["against"] == "fire"


def test_the_suit_does_not_stop_a_turret() -> None:
    """A-15.3: fire only."""
    scenario = owner("craft_enviro_suit").room(6, "canteen").turret(6, "all").seat(0, room=6)
    assert scenario.entered(6, seat=0).phase("turret_fire").seat(0).light == 1


@pytest.mark.parametrize("suited", [True, False])
def test_the_suit_is_discarded_instead_of_dying_in_the_airlock(suited: bool) -> None:
    """A-15.3, R-17.11: discarding the Enviro-Suit saves a Character from the Airlock."""
    scenario = owner("craft_enviro_suit", items=["craft_enviro_suit"] if suited else [])
    scenario.room(16, "generator").seat(0, room=16).ship(airlock=16)
    table = scenario.phase("airlock_check")
    assert (table.seat(0).status == "aboard") is suited
    assert table.seat(0).items == [] and "blue_craft_enviro_suit_1" in table.game.crafted


def test_the_suit_has_no_action() -> None:
    table = owner("craft_enviro_suit").turn(0)
    assert table.refusal("use", "craft_enviro_suit") == ("item_is_passive", "R-5.15")
