"""Eggs, on the intruder board and elsewhere, and the nest (R-1.6, R-17.20, R-17.22 to R-17.26, R-17.35)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

NEST = 5
"""Its neighbours: 10 (exits 1 and 2), 6 (exit 3); exit 4 is a vent."""


def in_the_nest(*hand: str, character: str = "captain", room: int = NEST, options: Any = None, **seat: Any) -> Scenario:
    scenario = Scenario(character, "soldier" if character != "soldier" else "scout", options=options or {})
    return scenario.room(NEST, "nest").seat(0, room=room, hand=list(hand), **seat)


def attacking(what: str, face: str, noise: str = "3", **given: Any) -> Table:
    table = in_the_nest("rest", "order", **given).script(combat=[face], noise=[noise]).turn(0)
    return table.do(what)


# -- taking an egg ------------------------------------------------------------------------------------


def test_five_eggs_lie_on_the_intruder_board_and_three_in_the_supply() -> None:
    """R-1.6, R-2.9: eight in all."""
    g = Scenario("captain", "soldier").game
    assert (g.eggs, g.egg_supply) == (5, 3)


def test_the_nest_action_takes_an_egg_and_rolls_noise() -> None:
    """R-17.20: two cards, one egg into a hand, then the roll in the nest."""
    table = in_the_nest("rest", "order").script(noise=["3"]).turn(0).do("room_action")
    assert table.seat(0).hands == ["revolver", "egg"]
    assert table.game.eggs == 4 and not table.game.nest_destroyed
    assert table.told("noise_rolled") == [{"seat": 0, "face": "3", "room": NEST}]
    assert table.noise_between(NEST, 6)
    assert table.hand(0) == []


def test_with_full_hands_one_drops_something_or_leaves_the_egg() -> None:
    """R-17.20, R-15.4, R-15.5, Q-13: a refused egg stays on the intruder board; the noise roll comes anyway."""
    full = ["revolver", "carcass"]
    refused = in_the_nest("rest", "order", hands=full).script(noise=["3"]).turn(0).do("room_action").do("refuse")
    assert refused.game.eggs == 5 and "egg" not in refused.seat(0).hands
    assert refused.told("noise_rolled")
    dropped = (
        in_the_nest("rest", "order", hands=full).script(noise=["3"]).turn(0).do("room_action").do("drop", "carcass")
    )
    assert dropped.seat(0).hands == ["revolver", "egg"]
    assert (NEST, "carcass") in dropped.game.floor
    assert dropped.game.eggs == 4


def test_an_empty_nest_has_no_egg_to_take() -> None:
    """R-17.20: the Room Action of the Nest takes an Egg of the board, if there is one."""
    table = in_the_nest("rest", "order").ship(eggs=0).turn(0)
    assert table.refusal("room_action") == ("no_egg_left", "R-17.20")


def test_nest_eggs_are_not_picked_up_like_objects() -> None:
    """R-15.10: only the nest action takes them."""
    assert not in_the_nest("rest", "order").turn(0).offers("pick_up", "egg")


def test_taking_the_last_egg_destroys_the_nest() -> None:
    """R-17.35: with no Egg left on the board the Nest is destroyed."""
    table = in_the_nest("rest", "order").ship(eggs=1).script(noise=["3"]).turn(0).do("room_action")
    assert table.game.eggs == 0
    assert table.game.nest_destroyed


# -- shooting and hitting eggs ------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "broken"), [("miss", 0), ("creeper", 1), ("adult", 1), ("hit1", 1), ("hit2", 3)])
def test_a_shot_destroys_one_egg_for_each_injury(face: str, broken: int) -> None:
    """R-17.22, R-17.23: an egg counts as a larva; the revolver's bonus on two hits counts."""
    table = attacking("shoot", face)
    assert table.game.eggs == 5 - broken
    assert table.game.egg_supply == 3 + broken
    assert table.game.ammo["revolver"] == 5


@pytest.mark.parametrize(("face", "broken"), [("miss", 0), ("creeper", 1), ("adult", 1), ("hit1", 1), ("hit2", 1)])
def test_a_melee_hit_destroys_one_egg_and_contaminates(face: str, broken: int) -> None:
    """R-17.23, K-23: a miss gives neither a wound nor a contamination card."""
    table = attacking("melee", face)
    p = table.seat(0)
    assert table.game.eggs == 5 - broken
    assert p.wounds == []
    assert sum(1 for c in p.discard if not table.game.rules.is_action(c)) == broken


def test_with_the_option_eggs_are_fought_like_intruders() -> None:
    """K-23: `egg_melee = as_intruder`: the card first, a serious wound on a miss."""
    table = attacking("melee", "miss", options={"egg_melee": "as_intruder"})
    assert len(table.seat(0).wounds) == 1
    assert len(table.told("contaminated")) == 1


@pytest.mark.parametrize("what", ["shoot", "melee"])
@pytest.mark.parametrize("face", ["miss", "hit1"])
def test_every_attempt_is_followed_by_a_noise_roll(what: str, face: str) -> None:
    """R-17.25: hit or miss."""
    table = attacking(what, face)
    assert table.told("noise_rolled") == [{"seat": 0, "face": "3", "room": NEST}]


def test_in_combat_there_is_no_noise_roll_after_the_attempt() -> None:
    """R-17.22, R-17.25, K-20, I-6: eggs can be shot in combat too."""
    scenario = in_the_nest("rest", "order").figure("adult", room=NEST).script(combat=["hit1"])
    table = scenario.turn(0).do("shoot").do("eggs")
    assert table.game.eggs == 4
    assert not table.told("noise_rolled")
    assert table.figures(NEST)[0].injuries == 0


def test_eggs_on_the_floor_are_targets_and_carried_ones_are_not() -> None:
    """R-17.22: loose Eggs may be shot; carried ones are not loose."""
    lying = Scenario("captain", "soldier").room(6, "canteen").seat(0, room=6, hand=["rest"]).object("egg", room=6)
    table = lying.script(combat=["hit1"], noise=["1"]).turn(0).do("shoot")
    assert (6, "egg") not in table.game.floor
    assert table.game.egg_supply == 3
    carried = (
        Scenario("captain", "soldier").room(6, "canteen").seat(0, room=6, hand=["rest"], hands=["revolver", "egg"])
    )
    table = carried.turn(0)
    assert not table.offers("shoot") and not table.offers("melee")


def test_two_injuries_break_one_lying_egg_only() -> None:
    """R-17.23: no more eggs than there are; the eggs of the nest are elsewhere."""
    lying = Scenario("captain", "soldier").room(6, "canteen").seat(0, room=6, hand=["rest"]).object("egg", room=6)
    table = lying.script(combat=["hit2"], noise=["1"]).turn(0).do("shoot")
    assert table.game.eggs == 5
    assert table.game.egg_supply == 3


def test_with_the_option_a_destroyed_egg_leaves_the_game() -> None:
    """K-21: `dead_larva_egg = removed`."""
    table = attacking("shoot", "hit1", options={"dead_larva_egg": "removed"})
    assert (table.game.eggs, table.game.egg_supply) == (4, 3)


def test_shooting_the_last_egg_destroys_the_nest() -> None:
    """R-17.35: the Nest is destroyed with its last Egg, however it goes."""
    table = in_the_nest("rest").ship(eggs=1).script(combat=["hit1"], noise=["3"]).turn(0).do("shoot")
    assert table.game.nest_destroyed
    assert [kind for kind, _ in table.events("eggs_broken", "nest_destroyed")] == ["eggs_broken", "nest_destroyed"]


# -- thrown weapons -----------------------------------------------------------------------------------


def test_a_grenade_destroys_two_eggs_from_next_door() -> None:
    """R-17.24, R-17.25: the noise roll is made where the thrower stands."""
    scenario = in_the_nest("rest", room=6, items=["grenade"]).room(6, "canteen").script(noise=["1"])
    table = scenario.turn(0).do("use", "grenade")
    assert table.game.eggs == 3
    assert table.told("noise_rolled") == [{"seat": 0, "face": "1", "room": 6}]


def test_a_grenade_at_eggs_hurts_everyone_in_their_room() -> None:
    """R-17.24: characters and intruders there suffer their share."""
    scenario = in_the_nest("rest", room=6, items=["grenade"]).room(6, "canteen").seat(1, room=NEST)
    scenario.figure("adult", room=NEST).top("attack", "bite_3").top("wound", "wound_leg").script(noise=["1"])
    table = scenario.turn(0).do("use", "grenade").do("eggs", NEST)
    assert table.game.eggs == 3
    assert [f.injuries for f in table.figures(NEST)] == [1]
    assert len(table.seat(1).wounds) == 1 and table.seat(0).wounds == []


def test_a_grenade_at_an_intruder_spares_the_eggs() -> None:
    """R-17.24: eggs are hit only as the chosen target, and then only is noise rolled."""
    scenario = in_the_nest("rest", room=6, items=["grenade"]).room(6, "canteen").figure("adult", room=NEST)
    table = scenario.top("attack", "bite_3").turn(0).do("use", "grenade").do("figure")
    assert table.game.eggs == 5
    assert [f.injuries for f in table.figures(NEST)] == [2]
    assert not table.told("noise_rolled")


@pytest.mark.parametrize("intruder", [False, True])
def test_a_molotov_destroys_one_egg_in_any_case(intruder: bool) -> None:
    """R-17.24: and sets the room on fire."""
    scenario = in_the_nest("rest", room=6, items=["molotov"]).room(6, "canteen").script(noise=["1"])
    if intruder:
        scenario.figure("adult", room=NEST).top("attack", "bite_3")
    table = scenario.turn(0).do("use", "molotov")
    assert table.game.eggs == 4
    assert table.game.fire[NEST]
    assert len(table.told("noise_rolled")) == 1


@pytest.mark.parametrize("item", ["grenade", "molotov"])
def test_an_unexplored_nest_is_no_target(item: str) -> None:
    """R-17.24: nobody knows that it is there."""
    scenario = in_the_nest("rest", room=6, items=[item]).room(6, "canteen").room(NEST, explored=False)
    assert scenario.turn(0).refusal("use", item) == ("no_target_in_reach", "R-17.24")


# -- fire ---------------------------------------------------------------------------------------------


def test_a_burning_nest_loses_one_egg_each_round() -> None:
    """R-17.26, F-16, R-4.10: from the intruder board."""
    table = in_the_nest(room=11).room(NEST, fire=True).run("fire_damage")
    assert (table.game.eggs, table.game.egg_supply) == (4, 4)


def test_in_the_nest_the_fire_takes_an_egg_of_the_intruder_board_first() -> None:
    """R-17.26: an egg dropped there lies on until the board is empty."""
    table = in_the_nest(room=11).room(NEST, fire=True).object("egg", room=NEST).run("fire_damage")
    assert table.game.eggs == 4
    assert (NEST, "egg") in table.game.floor
    last = in_the_nest(room=11).room(NEST, fire=True).ship(eggs=0).object("egg", room=NEST).run("fire_damage")
    assert (NEST, "egg") not in last.game.floor


def test_an_unexplored_burning_nest_loses_none() -> None:
    """R-17.26: Fire damage spares the Eggs of an unexplored Nest."""
    table = in_the_nest(room=11).room(NEST, explored=False, fire=True).run("fire_damage")
    assert table.game.eggs == 5


def test_fire_destroys_one_lying_egg_in_each_burning_room_and_no_carried_one() -> None:
    """R-17.26, R-4.10: Fire damage costs each burning Room one loose Egg."""
    scenario = Scenario("captain", "soldier").room(6, "canteen", fire=True).room(7, "hatch_control", fire=True)
    scenario.object("egg", room=6).object("egg", room=6).seat(0, room=7, hands=["revolver", "egg"])
    table = scenario.run("fire_damage")
    assert table.game.floor.count((6, "egg")) == 1
    assert "egg" in table.seat(0).hands


# -- the nest is gone ---------------------------------------------------------------------------------


def test_the_nest_stays_destroyed_when_the_queen_lays_a_new_egg() -> None:
    """R-17.35, K-27, R-4.18: the egg is added all the same."""
    scenario = Scenario("captain", "soldier").room(NEST, "nest").ship(eggs=0, nest_destroyed=True)
    table = scenario.script(bag=["queen"]).run("bag_development")
    assert (table.game.eggs, table.game.egg_supply) == (1, 7)
    assert table.game.nest_destroyed


def test_with_the_option_no_egg_is_laid_in_a_destroyed_nest() -> None:
    """K-27: `eggs_after_nest = ignored`."""
    scenario = Scenario("captain", "soldier", options={"eggs_after_nest": "ignored"}).ship(eggs=0, nest_destroyed=True)
    assert scenario.script(bag=["queen"]).run("bag_development").game.eggs == 0


def test_with_all_eight_eggs_in_play_the_queen_lays_none() -> None:
    """R-1.6: there are eight Egg tokens and never more."""
    table = Scenario("captain", "soldier").ship(eggs=8).script(bag=["queen"]).run("bag_development")
    assert (table.game.eggs, table.game.egg_supply) == (8, 0)


def test_the_last_egg_hatched_by_an_event_destroys_the_nest() -> None:
    """R-17.36, R-17.35: an Egg removed by an Event may be the last one too."""
    table = Scenario("captain", "soldier").ship(eggs=1).top("event", "hatching").run("event_card")
    assert table.game.eggs == 0
    assert table.game.nest_destroyed
