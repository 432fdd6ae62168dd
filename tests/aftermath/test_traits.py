"""Trait cards of the base game's characters (A-13, module `traits`)."""

import pytest

from nemesis import Setup
from nemesis.scenario import Scenario
from nemesis.text import Texts
from nemesis.view.odds import hit_odds

WITH = ("traits",)


def crew(*characters, modules=WITH, **setup):
    return Scenario(*characters, modules=modules, **setup).room(6, "canteen").room(5, "comms_room")


def both(*characters, **setup):
    """The same position with and without the Trait cards."""
    return crew(*characters, **setup), crew(*characters, modules=(), **setup)


def test_every_trait_has_its_texts_and_says_where_it_comes_from():
    """A-13: all of them designed for this edition."""
    rules = Setup(modules=("traits", "aftermath_characters")).ruleset()
    assert len(rules.traits) == 11
    for language in ("en", "fr"):
        texts = Texts(language)
        for trait in rules.traits.values():
            assert texts.explain(rules, trait.id).count("\n") >= 2
        assert not texts.problems


# -- Captain ------------------------------------------------------------------------------------------


def interrupted(scenario):
    scenario.seat(0, hand=["search", "motivation", "rest"]).seat(1, hand=["interruption"])
    return scenario.turn(0).do("move", 6, pay=("search",)).do("card", "interruption")


def test_the_captain_may_ignore_an_interruption_for_a_card():
    """trait_captain: the action goes on."""
    table = interrupted(crew("captain", "soldier").script(noise=["1"]))
    assert table.asked == (0, "ignore_interruption")
    table.do("card", "rest")
    assert table.seat(0).room == 6 and table.hand(0) == ["motivation"] and table.told("interruption_ignored")


def test_the_captain_may_let_it_happen():
    """R-5.17 (trait_captain): who accepts the Interruption has paid for nothing."""
    table = interrupted(crew("captain", "soldier")).do("accept")
    assert table.seat(0).room == 11 and table.told("action_cancelled") and len(table.hand(0)) == 2


def test_without_the_trait_the_captain_is_not_asked():
    """A-1.3: without the traits module a base Character has no trait to use."""
    assert interrupted(crew("captain", "soldier", modules=())).told("action_cancelled")


def test_after_an_ignored_interruption_the_next_player_may_interrupt():
    """trait_captain, R-26.6: one card ignores one Interruption."""
    scenario = crew("captain", "soldier", "scout").seat(2, hand=["interruption"])
    table = interrupted(scenario).do("decline").do("card", "rest")
    assert table.asked == (2, "interrupt")
    table.do("card", "interruption")
    assert table.asked == (0, "ignore_interruption")


def test_the_captains_own_interruption_is_no_action_of_his():
    """trait_captain: an Interruption of it cannot be ignored."""
    scenario = crew("soldier", "captain", "scout").seat(0, hand=["search", "rest"])
    scenario.seat(1, hand=["interruption", "rest"]).seat(2, hand=["interruption"])
    table = scenario.script(noise=["1"]).turn(0).do("move", 6, pay=("search",))
    table.do("card", "interruption").do("card", "interruption")
    assert table.seat(0).room == 6 and not table.told("interruption_ignored")


@pytest.mark.parametrize("hand", [["search", "rest"], ["contamination"], []])
def test_each_death_costs_the_captain_a_card_or_a_wound(hand):
    """trait_captain: at random among the Action cards; none: 1 Light Wound."""
    wounds = ["wound_leg", "wound_arm", "wound_hand"]
    table = crew("captain", "soldier").seat(0, hand=hand).seat(1, wounds=wounds).run("light_wound", 1)
    assert table.seat(1).status == "dead"
    if "search" in hand:
        assert len(table.hand(0)) == 1 and table.seat(0).light == 0
    else:
        assert table.hand(0) == hand and table.seat(0).light == 1


def test_the_captains_own_death_costs_nothing():
    """trait_captain."""
    wounds = ["wound_leg", "wound_arm", "wound_hand"]
    table = crew("captain", "soldier").seat(0, wounds=wounds).run("light_wound", 0)
    assert table.seat(0).status == "dead" and not table.told("trait_hurts")


# -- Pilot --------------------------------------------------------------------------------------------


def test_the_cockpit_costs_the_pilot_one_card_even_broken():
    """trait_pilot: the room action of the Cockpit only."""
    for malfunction in (False, True):
        scenario = crew("pilot", "soldier").room(1, malfunction=malfunction).seat(0, room=1, hand=["search"])
        table = scenario.turn(0)
        assert table.offers("room_action") and table.refusal("room_action") is None
        table.do("room_action").do("part", "look_coordinates")
        assert table.seat(0).hand == []
    other = crew("soldier", "pilot").room(1, malfunction=True).seat(0, room=1, hand=["search", "rest"]).turn(0)
    assert other.refusal("room_action") == ("room_malfunctions", "R-17.3")
    elsewhere = crew("pilot", "soldier").seat(0, room=5, hand=["search"]).turn(0)
    assert elsewhere.refusal("room_action") == ("too_few_cards", "R-5.12")


def test_piloting_works_in_a_broken_cockpit_too():
    """trait_pilot: the room action works there, whoever pays for it."""
    table = crew("pilot", "soldier").room(1, malfunction=True).seat(0, room=1, hand=["piloting"]).turn(0)
    assert table.offers("play", "piloting")


def test_the_pilot_misses_on_the_adult_face():
    """trait_pilot: Shoot only."""
    for scenario, injuries in zip(both("pilot", "soldier"), (0, 2), strict=True):
        scenario.figure("adult", room=11).seat(0, hand=["search"]).script(combat=["adult"])
        table = scenario.top("attack", "summoning_1").turn(0).do("shoot")
        assert table.told("shot")[0]["injuries"] == injuries
    melee = crew("pilot", "soldier").figure("adult", room=11).seat(0, hand=["search"]).script(combat=["adult"])
    assert melee.turn(0).do("melee").told("melee_result")[0]["hit"]


def test_the_odds_of_the_pilot_know_it():
    """trait_pilot: 1 face of 6 less."""
    odds = []
    for scenario in both("pilot", "soldier"):
        game = scenario.figure("adult", room=11).turn(0).game
        odds.append(hit_odds(game.view(0), "shotgun", game.figures[0].id)["miss"])
    assert odds[0] == pytest.approx(odds[1] + 1 / 6, abs=1e-5)


# -- Scientist ----------------------------------------------------------------------------------------


def test_leg_wounds_do_not_slow_the_scientist():
    """trait_scientist: Escape costs 1; the card stays undressed."""
    for scenario, offered in zip(both("scientist", "soldier"), (True, False), strict=True):
        scenario.figure("adult", room=11).seat(0, hand=["search"], wounds=["wound_leg"])
        table = scenario.turn(0)
        assert table.offers("escape", 6) is offered and table.seat(0).wounds[0][1] is False


def test_computer_rooms_are_cheap_for_a_lone_scientist():
    """trait_scientist: 1 card if no other character is there."""
    alone = crew("scientist", "soldier").seat(0, room=5, hand=["search"]).turn(0)
    assert alone.offers("room_action")
    company = crew("scientist", "soldier").seat(0, room=5, hand=["search"]).seat(1, room=5).turn(0)
    assert company.refusal("room_action") == ("too_few_cards", "R-5.12")
    no_computer = crew("scientist", "soldier").seat(0, room=6, hand=["search"], light=1).turn(0)
    assert no_computer.refusal("room_action") == ("too_few_cards", "R-5.12")


def test_careful_movement_costs_the_scientist_three():
    """trait_scientist."""
    cards = ["search", "rest"]
    table = crew("scientist", "soldier").seat(0, hand=cards).turn(0)
    assert table.refusal("careful_move") == ("too_few_cards", "R-5.12")
    assert crew("soldier", "scientist").seat(0, hand=cards).turn(0).offers("careful_move", 6)


# -- Scout --------------------------------------------------------------------------------------------


def test_the_scout_may_reroll_the_noise_of_her_move_once_per_round():
    """trait_scout: no card, the new face stands."""
    scenario = crew("scout", "soldier").seat(0, hand=["search", "rest"]).script(noise=["danger", "1", "danger"])
    table = scenario.turn(0).do("move", 6)
    assert table.asked == (0, "reroll_noise") and table.options == ["keep", ("reroll_trait", "trait_scout")]
    table.do("reroll_trait")
    assert len(table.told("noise_rolled")) == 2 and len(table.hand(0)) == 1 and not table.told("danger")
    table.do("move", 7)
    assert table.told("danger")


def test_she_keeps_the_face_if_she_likes_it():
    """trait_scout: the reroll is hers for later."""
    scenario = crew("scout", "soldier").seat(0, hand=["search", "rest"]).script(noise=["1", "danger", "2"])
    table = scenario.turn(0).do("move", 6).do("keep").do("move", 7)
    assert table.asked == (0, "reroll_noise")


def test_not_with_a_heavy_object_nor_for_another_roll():
    """trait_scout: own movement only."""
    scenario = crew("scout", "soldier").seat(0, hand=["search"], hands=["rifle", "carcass"]).script(noise=["1"])
    assert scenario.turn(0).do("move", 6).asked != (0, "reroll_noise")
    table = crew("scout", "soldier").script(noise=["1"]).run("noise_roll", 0)
    assert table.asked is None and table.told("noise")


def test_her_second_light_wound_is_a_serious_one():
    """trait_scout: the track holds 1 marker."""
    scenario = crew("scout", "soldier").seat(0, light=1).seat(1, light=1)
    scenario.game.push("light_wound", 0)
    table = scenario.run("light_wound", 1)
    assert len(table.seat(0).wounds) == 1 and table.seat(0).light == 0
    assert table.seat(1).light == 2 and table.seat(1).wounds == []


# -- Soldier ------------------------------------------------------------------------------------------


def shot(*faces, ammo=3, trait=True):
    scenario = crew("soldier", "scout", modules=WITH if trait else ()).figure("queen", room=11)
    scenario.seat(0, hand=["search"], ammo={"assault_rifle": ammo}).script(combat=list(faces))
    return scenario.turn(0).do("shoot")


def test_the_soldier_may_buy_a_reroll_of_a_miss():
    """trait_soldier: 1 more Ammo, once."""
    table = shot("miss", "miss")
    assert table.asked == (0, "reroll_for_ammo")
    table.do("reroll")
    assert table.game.ammo["assault_rifle"] == 1 and len(table.told("combat_rolled")) == 2
    assert table.asked != (0, "reroll_for_ammo") and table.told("rerolled_for_ammo")


def test_a_hit_an_empty_magazine_or_no_trait_offer_nothing():
    """trait_soldier."""
    assert shot("hit1").asked != (0, "reroll_for_ammo")
    assert shot("miss", ammo=1).asked != (0, "reroll_for_ammo")
    assert shot("miss", trait=False).asked != (0, "reroll_for_ammo")


def test_a_face_that_does_not_hurt_this_intruder_is_a_miss():
    """trait_soldier, R-12.8: the Creeper face against a Queen."""
    table = shot("creeper", "hit2")
    assert table.asked == (0, "reroll_for_ammo")
    table.do("keep")
    assert table.told("shot")[0]["injuries"] == 0


def test_each_shot_may_be_rerolled_anew():
    """trait_soldier: once per Shoot, not per turn."""
    scenario = crew("soldier", "scout").figure("queen", room=11).script(combat=["miss"] * 4)
    table = scenario.seat(0, hand=["search", "rest"]).turn(0).do("shoot").do("reroll").do("shoot")
    assert table.asked == (0, "reroll_for_ammo")


def ended_turn(**seat):
    scenario = crew("soldier", "scout").figure("larva", room=11).seat(1, room=6)
    return scenario.seat(0, hand=["search", "rest", "demolition"], **seat).turn(0)


def test_a_turn_in_combat_without_a_shot_costs_a_card():
    """trait_soldier: of the owner's choice, if able."""
    table = ended_turn().do("pass").do("done")
    assert table.asked == (0, "discard_one") and table.told("trait_hurts")
    table.do("card", "rest")
    assert len(table.hand(0)) == 2


def test_who_has_shot_or_cannot_shoot_pays_nothing():
    """trait_soldier: with Ammo loaded, in Combat."""
    empty = ended_turn(ammo={"assault_rifle": 0}).do("pass").do("done")
    assert not empty.told("trait_hurts")
    scenario = crew("soldier", "scout").figure("queen", room=11).seat(1, room=6).script(combat=["hit1"])
    table = scenario.seat(0, hand=["search", "rest", "demolition"]).turn(0).do("shoot").do("pass").do("done")
    assert not table.told("trait_hurts")
    calm = crew("soldier", "scout").seat(0, hand=["search", "rest"]).turn(0).do("pass").do("done")
    assert not calm.told("trait_hurts")


def test_a_shot_counts_for_its_own_turn_only():
    """trait_soldier: the next turn is judged anew."""
    scenario = crew("soldier", "scout").figure("queen", room=11).seat(1, room=6, passed=True)
    scenario.seat(0, hand=["search", "rest", "demolition", "interruption"]).script(combat=["hit1", "hit1"])
    table = scenario.turn(0).do("shoot").do("shoot")
    assert table.asked == (0, "turn") and not table.told("trait_hurts")
    table.do("pass").do("done")
    assert table.told("trait_hurts")


# -- Mechanic -----------------------------------------------------------------------------------------


def crawled(**setup):
    scenario = Scenario("mechanic", "soldier", **setup).room(5, "comms_room").room(2, "storage").script(noise=["1"])
    table = scenario.seat(0, room=5, hand=["technical_corridors", "search", "rest"]).turn(0)
    return table.do("play", "technical_corridors", pay=()).do("room", 2)


def test_technical_corridors_do_not_make_the_mechanic_pass_but_slimy():
    """trait_mechanic."""
    table = crawled(modules=WITH)
    assert table.seat(0).room == 2 and not table.seat(0).passed and table.asked == (0, "turn")
    assert table.seat(0).slime
    before = crawled()
    assert before.asked == (0, "pass_discard") and not before.seat(0).slime


def test_the_plans_soil_the_mechanic_and_nobody_else():
    """trait_mechanic: card or item; only the Mechanic."""
    for who, slime in (("mechanic", True), ("soldier", False)):
        other = "soldier" if who == "mechanic" else "mechanic"
        scenario = crew(who, other).room(2, "storage").script(noise=["1"])
        scenario.seat(0, room=5, hand=["search"], items=["technical_corridor_plans"])
        table = scenario.turn(0).do("use", "technical_corridor_plans").do("room", 2)
        assert table.seat(0).room == 2 and table.seat(0).slime is slime
