"""Lairs are Intruders for every action, but they never flee; and the Noise roll beside them (V-6, V-7)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("scout",)), species="void_seeders", **setup).ship(first_encounter=True)


def beside_a_lair(*characters: str, injuries: int = 0, **seat: Any) -> Scenario:
    return crew(*characters).seat(0, **{"hand": ["rest", "search"], **seat}).figure("lair", 11, injuries=injuries)


def bag_kinds(table: Table) -> list[str]:
    return sorted(table.game.rules.types[t].kind for t in table.game.bag)


# -- things used on a Lair ------------------------------------------------------------------------------


def test_a_taser_hurts_a_lair_but_does_not_drive_it_off() -> None:
    """V-6.5, V-6.4: the Injury only, and no Event card is drawn for a retreat."""
    table = beside_a_lair(items=["taser"]).top("attack", "vs_atk_04", "vs_atk_02").turn(0).do("use", "taser")
    assert table.figures(11)[0].injuries == 1 and table.kinds(11) == ["lair"]
    assert table.game.discards["event"] == []


def test_a_taser_may_destroy_a_lair() -> None:
    """V-6.6: the check of the Taser's Injury is a normal one."""
    table = beside_a_lair(items=["taser"], injuries=1).top("attack", "vs_atk_01", "vs_atk_15").turn(0)
    assert table.do("use", "taser").kinds(11) == [] and (11, "carcass") in table.game.floor


def test_an_extinguisher_has_no_use_against_a_lair_alone() -> None:
    """V-6.4, R-5.18: nothing would happen; a Seeder beside the Lair is the only target."""
    alone = beside_a_lair(hands=["fire_extinguisher"]).turn(0)
    assert not alone.offers("use", "fire_extinguisher")
    table = beside_a_lair(hands=["fire_extinguisher"]).figure("lurker", 11).top("event", "vs_evt_04").turn(0)
    table.do("use", "fire_extinguisher")
    assert table.kinds(11) == ["lair"] and table.kinds(6) == ["lurker"]


def test_fire_control_needs_a_fire_or_somebody_who_flees() -> None:
    """V-9.7, V-6.4, R-5.18: a Lair does not flee; the Fire beside it can be put out."""
    here = crew().room(16, "fire_control").seat(0, room=16, hand=["rest", "search"]).figure("lair", 20)
    assert here.turn(0).refusal("room_action") == ("no_fire_nor_intruder", "R-17.29")
    burning = crew().room(16, "fire_control").seat(0, room=16, hand=["rest", "search"]).figure("lair", 20)
    table = burning.room(20, fire=True).turn(0).do("room_action")
    assert not table.game.fire[20] and table.kinds(20) == ["lair"]


def test_the_needle_gun_does_not_touch_a_lair() -> None:
    """V-6.5, R-5.18: "retreats" does nothing to a Lair, so it is no target for it."""
    scenario = crew("medic", modules=("medic",)).seat(0, hand=["rest", "search"], hands=["needle_gun"])
    assert not scenario.figure("lair", 11).turn(0).offers("shoot")
    both = crew("medic", modules=("medic",)).seat(0, hand=["rest", "search"], hands=["needle_gun"])
    table = both.figure("lair", 11).figure("lurker", 11).top("event", "vs_evt_04").script(combat=["hit1"]).turn(0)
    table.do("shoot")
    assert table.kinds(11) == ["lair"] and table.kinds(6) == ["lurker"]


def test_a_grenade_needs_no_face() -> None:
    """V-6.2, V-6.5: 2 Injuries on the Lair next door, 1 on the Seeder beside it."""
    scenario = crew().seat(0, hand=["rest", "search"], items=["grenade"]).figure("lair", 6).figure("stalker", 6)
    table = scenario.top("attack", "vs_atk_04", "vs_atk_02", "vs_atk_03", "vs_atk_12").turn(0)
    lair = table.figures(6)[0].id
    table.do("use", "grenade").do("figure", lair)
    assert {f.kind: f.injuries for f in table.figures(6)} == {"lair": 2, "stalker": 1}


def test_a_molotov_burns_a_lair() -> None:
    """V-6.5: 1 Injury without a die, and Fire."""
    scenario = crew().seat(0, hand=["rest", "search"], items=["molotov"]).figure("lair", 6)
    table = scenario.top("attack", "vs_atk_04", "vs_atk_02").turn(0).do("use", "molotov")
    assert table.figures(6)[0].injuries == 1 and table.game.fire[6]


def test_fire_hurts_a_lair_in_step_six() -> None:
    """V-6.6, V-8.0: Injuries stay on it."""
    scenario = crew().seat(0, room=1).room(6, fire=True).figure("lair", 6, injuries=1)
    table = scenario.top("attack", "vs_atk_04", "vs_atk_02").run("fire_damage")
    assert table.figures(6)[0].injuries == 2


def test_a_decoy_lures_seeders_through_closed_doors_and_no_lair() -> None:
    """V-6.4, V-7.3: the Door stays whole."""
    scenario = crew().seat(0, hand=["rest", "search"], items=["decoy"]).figure("lair", 7).figure("lurker", 7)
    table = scenario.door(6, 7, "closed").turn(0).do("use", "decoy").do("room", 6)
    assert table.kinds(6) == ["lurker"] and table.kinds(7) == ["lair"] and table.door_between(6, 7) == "closed"


def test_a_decoy_calls_no_bound_seeder_through_a_closed_door() -> None:
    """V-7.3: weakness 07 makes closed Doors closed again."""
    scenario = crew().ship(weaknesses={"egg": ("vs_wk_07", True)}).seat(0, hand=["rest", "search"], items=["decoy"])
    table = scenario.figure("lurker", 7).door(6, 7, "closed").turn(0)
    assert not table.offers("use", "decoy") or table.do("use", "decoy").kinds(6) == []


def test_a_decoy_cannot_be_thrown_for_a_lair_alone() -> None:
    """V-6.4: a Lair is never lured."""
    table = crew().seat(0, hand=["rest", "search"], items=["decoy"]).figure("lair", 7).turn(0)
    assert table.refusal("use", "decoy") == ("no_intruder_to_lure", "R-17.24")


def test_a_smoke_grenade_works_beside_a_lair() -> None:
    """V-6.2, V-6.8: a way out of Combat, and nobody attacks."""
    table = beside_a_lair(items=["smoke_grenade"]).room(6, "cabins").script(noise=["1"]).turn(0)
    table.do("use", "smoke_grenade").do("way", 6)
    assert table.seat(0).room == 6 and not table.told("attack")


def test_suppressive_fire_beside_a_lair() -> None:
    """V-6.2: the character is in Combat, so the card is legal."""
    table = beside_a_lair(hand=["suppressive_fire", "rest"]).room(6, "cabins").script(noise=["1"]).turn(0)
    table.do("play", "suppressive_fire").do("way", 6)
    assert table.seat(0).room == 6 and table.game.ammo["rifle"] == 3


def test_what_needs_peace_is_forbidden_beside_a_lair() -> None:
    """V-6.8: Room actions (Hibernation too) and cards that are out of Combat only."""
    table = beside_a_lair(hand=["rest", "search", "infected"]).ship(time=7).turn(0)
    assert table.refusal("play", "rest") == ("only_out_of_combat", "R-5.20")
    assert table.refusal("room_action") == ("no_room_action_in_combat", "R-5.21")


def test_no_boarding_with_a_lair_in_the_section() -> None:
    """V-6.2, V-6.8: with an open Pod too."""
    scenario = crew().room(17, "evacuation_a").seat(0, room=17, hand=["rest", "search"]).figure("lair", 17)
    table = scenario.ship(pods=[(1, "A", False)]).turn(0)
    assert table.refusal("room_action") == ("no_room_action_in_combat", "R-5.21")


def test_a_missed_melee_wounds_beside_a_lair() -> None:
    """V-6.5: the silhouettes miss a Lair; hit2 in Melee is 1 Injury."""
    missed = beside_a_lair().script(combat=["adult"]).turn(0).do("melee")
    assert len(missed.seat(0).wounds) == 1 and missed.figures(11)[0].injuries == 0
    hit = beside_a_lair().top("attack", "vs_atk_04", "vs_atk_02").script(combat=["hit2"]).turn(0).do("melee")
    assert hit.figures(11)[0].injuries == 1 and not hit.seat(0).wounds


def test_cabins_give_no_card_beside_a_lair() -> None:
    """V-6.2, R-4.3: in Combat the hand is filled to five only."""
    scenario = crew().room(6, "cabins").seat(0, room=6, hand=[]).figure("lair", 6)
    assert len(scenario.run("draw_cards").seat(0).hand) == 5
    assert len(crew().room(6, "cabins").seat(0, room=6, hand=[]).run("draw_cards").seat(0).hand) == 6


def test_a_lair_in_the_nest_or_an_engine_gives_no_items() -> None:
    """V-6.1: elsewhere the token's number sets the counter."""
    nest = crew().seat(0, room=6, hand=["rest", "search"]).room(5, "nest", token="vs_exp_lair_3").turn(0).do("move", 5)
    assert nest.kinds(5) == ["lair"] and nest.game.counters[5] == -1
    room = crew("scout", "captain").seat(0, hand=["rest", "search"]).room(6, "canteen", token="vs_exp_lair_3")
    assert room.turn(0).do("move", 6).game.counters[6] == 3


def test_reconnaissance_reveals_a_lair_too() -> None:
    """V-6.1, R-7.16: only Silence and Danger are ignored by a quiet move."""
    scenario = crew().seat(0, hand=["reconnaissance", "rest", "search"]).room(6, "canteen", token="lair")
    assert scenario.turn(0).do("play", "reconnaissance").do("way", 6).kinds(6) == ["lair"]


@pytest.mark.parametrize(("effect", "seen"), [("fire", "fire"), ("malfunction", "malfunction")])
def test_other_tokens_work_on_engines(effect: str, seen: str) -> None:
    """V-1.3: as in step 3 of R-7.4, and the Noise roll is made."""
    scenario = crew().seat(0, room=17, hand=["rest", "search"]).room(20, token=effect).script(noise=["1"])
    table = scenario.turn(0).do("move", 20)
    assert getattr(table.game, seen)[20] and table.told("noise_rolled") and not table.game.tokens[20]


def test_an_engine_token_can_be_peeked_at() -> None:
    """V-1.3: Recon Drone; the token is learnt by who looks."""
    scenario = crew().seat(0, hand=["rest", "search"], items=["recon_drone"]).room(20, token="vs_exp_lair_2")
    table = scenario.turn(0).do("use", "recon_drone").do("room", 20)
    assert any("vs_exp_lair_2" in str(k) for k in table.seat(0).knowledge) and table.game.tokens[20]


# -- Noise at the end of the turn -----------------------------------------------------------------------


def end_of_turn(scenario: Scenario) -> Table:
    return scenario.run("end_turn", 0)


def test_the_lair_roll_comes_after_the_fire_wound() -> None:
    """V-6.3: whoever burns to death makes no roll."""
    burning = crew("scout", "captain").seat(0, light=2).seat(1, room=1).figure("lair", 11).room(11, fire=True)
    table = end_of_turn(burning.script(noise=["1"]))
    kinds = [k for k, *_ in table.game.log or []]
    assert kinds.index("serious_wound") < kinds.index("noise_rolled")
    dying = crew("scout", "captain").seat(0, wounds=["wound_leg", "wound_arm", "wound_hand"]).seat(1, room=1)
    dead = end_of_turn(dying.figure("lair", 11).room(11, fire=True))
    assert dead.seat(0).status == "dead" and not dead.told("noise_rolled")


def test_no_roll_when_the_lair_died_in_the_turn() -> None:
    """V-6.3: with the second action the Lair falls."""
    scenario = crew("scout", "captain").seat(0, hand=["rest", "search"]).seat(1, room=1, hand=["rest"])
    scenario.figure("lair", 11, injuries=5).top("attack", "vs_atk_01", "vs_atk_15").script(combat=["hit1"])
    table = scenario.turn(0, actions=1).do("shoot")
    assert table.kinds(11) == [] and not table.told("noise_rolled")


def test_a_forced_pass_ends_the_own_turn_beside_a_lair() -> None:
    """V-6.3, R-5.11: only whose turn it is rolls."""
    scenario = crew("pilot", "captain").seat(0, hand=[]).seat(1, hand=[]).figure("lair", 11).script(noise=["1"])
    scenario.game.turn = 0
    table = scenario.run("must_pass", 0)
    assert len(table.told("noise_rolled")) == 1
    other = crew("pilot", "captain").seat(0, hand=[]).seat(1, hand=[]).figure("lair", 11)
    other.game.turn = 0
    assert not other.run("must_pass", 1).told("noise_rolled")


def test_the_roll_beside_a_lair_may_bring_an_encounter() -> None:
    """V-6.3, V-4.0: Noise in that exit already."""
    scenario = crew().seat(0, hand=["rest", "search"]).figure("lair", 11).noise(11, 15).bag("vs_tok_blank", "vs_tok_1a")
    table = end_of_turn(scenario.script(noise=["1"], bag=["seeder"]))
    assert sorted(table.kinds(11)) == ["lair", "lurker"]


def test_danger_beside_a_lair_calls_the_neighbours() -> None:
    """V-6.3, V-7.3: through a closed Door too; the Lair of another Room stays there."""
    scenario = crew().figure("lair", 11).figure("whisperer", 6).figure("lair", 8).door(6, 11, "closed")
    table = end_of_turn(scenario.script(noise=["danger"]))
    assert sorted(table.kinds(11)) == ["lair", "whisperer"] and table.kinds(8) == ["lair"]


def test_no_other_noise_roll_in_combat_with_a_lair() -> None:
    """V-8.2, V-6.3: not in the bag step."""
    scenario = crew().figure("lair", 11).bag("vs_tok_blank", "vs_tok_1a").script(bag=["seeder"])
    assert not scenario.run("bag_development").told("noise_rolled")


# -- the Despoiler and the Airlock ------------------------------------------------------------------------


def test_two_lairs_do_not_end_the_despoiler_the_airlock_may_destroy_the_third() -> None:
    """V-6.6, V-6.7, V-7.6: no check, a Carcass for each Lair; with the third the Despoiler of the same Room goes."""
    scenario = crew().extension(None, lairs_destroyed=1).seat(0, room=1).room(12, "generator").ship(airlock=12)
    two = scenario.figure("lair", 12).figure("despoiler", 12).bag("vs_tok_blank").run("airlock_check")
    assert two.kinds(12) == ["despoiler"] and not two.game.queen_killed
    scenario = crew().extension(None, lairs_destroyed=2).seat(0, room=1).room(12, "generator").ship(airlock=12)
    three = scenario.figure("lair", 12).figure("despoiler", 12).bag("vs_tok_blank").run("airlock_check")
    assert three.kinds() == [] and three.game.queen_killed and bag_kinds(three) == ["blank"]
    assert [t for r, t in three.game.floor if r == 12] == ["carcass"]


def test_no_token_is_left_for_a_defeated_seeder() -> None:
    """V-7.2: with an empty supply nothing is added."""
    scenario = crew().seat(0, hand=["rest", "search"]).figure("whisperer", 11, injuries=5).top("attack", "vs_atk_01")
    scenario.game.bag += scenario.game.pool
    scenario.game.pool = []
    before = len(scenario.game.bag)
    table = scenario.script(combat=["hit1"]).turn(0).do("shoot")
    assert table.kinds() == [] and len(table.game.bag) == before


def test_the_end_of_the_ship_ends_the_despoiler() -> None:
    """V-7.6, R-20.11: no Lair was destroyed, yet she counts as killed."""
    scenario = crew("scout", "captain").seat(0, status="launched", signal=True, objectives=["obj_great_hunt"])
    table = scenario.seat(1, status="dead").run("final_checks", "destroyed")
    assert table.game.queen_killed and table.game.result.seats[0].won
