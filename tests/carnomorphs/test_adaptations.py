"""What each adaptation changes, how it is revealed and how it is discarded (C-6, C-14.4)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.rules.components import DESIGNED
from nemesis.scenario import Scenario, Table
from nemesis.view.odds import hit_odds, surprise_odds


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("scout",)), species="carnomorphs", **setup).ship(first_encounter=True)


def adapted(card: str, *characters: str, **setup: Any) -> Scenario:
    return crew(*characters, **setup).ship(weaknesses={"corpse": card}).lasting(card)


def contamination(table: Table, seat: int = 0) -> int:
    return sum(1 for c in table.seat(seat).discard if c.startswith("cont_"))


def test_the_eight_adaptations_and_who_designed_them() -> None:
    """C-6.1: two known names, six designed ones."""
    cards = crew().game.rules.families["weaknesses"]
    designed = [id for id, card in cards.items() if card.provenance == DESIGNED]
    assert len(cards) == 8 and len(designed) == 6
    assert {"ca_adp_voracious", "ca_adp_agile"} == set(cards) - set(designed)


# -- revealing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slots", "kind", "slot"),
    [
        ("corpse_carcass_egg", "shambler", "corpse"),
        ("corpse_carcass_egg", "fleshbeast", "carcass"),
        ("corpse_carcass_egg", "butcher", "egg"),
        ("corpse_egg_carcass", "shambler", "corpse"),
        ("corpse_egg_carcass", "fleshbeast", "egg"),
        ("corpse_egg_carcass", "butcher", "carcass"),
    ],
)
def test_each_type_reveals_the_card_of_its_slot(slots: str, kind: str, slot: str) -> None:
    """C-1.3, C-6.2: and only that one; the table may pair Fleshbeast and Butcher the other way round."""
    scenario = crew(options={"adaptation_slots": slots}).seat(0, hand=["rest", "search", "demolition", "interruption"])
    card = {s: c for s, c, _ in scenario.game.weaknesses}[slot]
    table = scenario.bag("ca_tok_blank", kind).script(bag=[kind]).run("encounter", 0)
    assert table.game.lasting == [card]


def test_evolution_reveals_too() -> None:
    """C-6.2: by any means: a Metagorger grows into the first Shambler."""
    scenario = crew().seat(0, room=1).figure("metagorger", 6).object("carcass", 6)
    table = scenario.ship(weaknesses={"corpse": "ca_adp_agile"}).phase("intruder_attacks")
    assert table.kinds(6) == ["shambler"] and table.game.lasting == ["ca_adp_agile"]


def test_it_is_in_force_before_the_attack_of_the_one_who_brings_it() -> None:
    """C-6.2: Virulent comes with the Shambler that rises and attacks at once: two cards."""
    scenario = crew("pilot").object("carcass", 11).top("event", "ca_evt_03").top("attack", "ca_atk_09")
    table = scenario.ship(weaknesses={"corpse": "ca_adp_virulent"}).phase("event_card")
    assert table.kinds(11) == ["shambler"] and contamination(table) == 2


def test_voracious_revealed_in_the_step_waits_for_the_next_one() -> None:
    """C-6.2, C-11.5.2: the Fleshbeast in combat attacks and does not feed in this step; it feeds in the next."""
    scenario = crew("pilot").seat(0, room=6).figure("fleshbeast", 6).object("carcass", 6)
    scenario.figure("metagorger", 8).object("carcass", 8)
    scenario.ship(weaknesses={"corpse": "ca_adp_voracious", "carcass": ("ca_adp_agile", "discarded")})
    scenario.top("attack", "ca_atk_01")
    table = scenario.phase("intruder_attacks")
    assert table.kinds(8) == ["shambler"] and table.game.lasting == ["ca_adp_voracious"]
    assert table.kinds(6) == ["fleshbeast"] and (6, "carcass") in table.game.floor


# -- the cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "kind", "injuries"),
    [("hit1", "butcher", 0), ("hit2", "butcher", 2), ("adult", "shambler", 1), ("creeper", "metagorger", 1)],
)
def test_agile_spoils_only_the_single_hit(face: str, kind: str, injuries: int) -> None:
    """C-6.1: silhouettes and the double hit still count."""
    scenario = adapted("ca_adp_agile").seat(0, hand=["rest"]).figure(kind, 11).top("attack", "ca_atk_15")
    table = scenario.script(combat=[face]).turn(0).do("shoot")
    assert table.told("shot")[0]["injuries"] == injuries


def test_agile_in_melee_is_a_miss_that_wounds() -> None:
    """C-6.1: a Serious Wound as for any miss."""
    table = adapted("ca_adp_agile").seat(0, hand=["rest"]).figure("shambler", 11).script(combat=["hit1"]).turn(0)
    table.do("melee")
    assert len(table.seat(0).wounds) == 1 and table.figures(11)[0].injuries == 0


@pytest.mark.parametrize(("injuries", "kinds"), [(2, ["metagorger"]), (3, [])])
def test_thick_hide_helps_metagorgers_with_their_own_number(injuries: int, kinds: list[str]) -> None:
    """C-6.1: ca_atk_08 shows 3 for Metagorgers; now four Injuries are needed."""
    scenario = adapted("ca_adp_thick_hide").seat(0, hand=["rest"]).figure("metagorger", 11, injuries=injuries)
    table = scenario.top("attack", "ca_atk_08").script(combat=["hit1"]).turn(0).do("shoot")
    assert table.kinds(11) == kinds


def test_thick_hide_leaves_the_arrow_alone() -> None:
    """C-6.1: Thick Hide raises the numbers of the injury check and leaves its arrow."""
    scenario = adapted("ca_adp_thick_hide").seat(0, hand=["rest"]).figure("shambler", 11).top("attack", "ca_atk_17")
    assert scenario.script(combat=["hit1"]).turn(0).do("shoot").told("retreat")


@pytest.mark.parametrize(("cards", "surprised"), [(4, True), (5, False)])
def test_ambushers_also_lift_the_number_of_the_butcher(cards: int, surprised: bool) -> None:
    """C-6.1, C-11.8: 5 instead of 4; an equal hand is safe."""
    hand = ["rest", "search", "demolition", "interruption", "contamination"][:cards]
    scenario = adapted("ca_adp_ambusher").seat(0, hand=hand).bag("ca_tok_blank", "butcher").script(bag=["butcher"])
    check = scenario.phase("bag_development").told("surprise_check")[0]
    assert (check["number"], check["surprised"]) == (5, surprised)


def test_fireproof_against_the_flamethrower_and_the_molotov() -> None:
    """C-6.1: one Injury less, at least none."""
    for face, injuries in (("hit2", 1), ("hit1", 0)):
        scenario = adapted("ca_adp_fireproof").seat(0, hand=["rest"], hands=["flamethrower"], ammo={"flamethrower": 2})
        table = scenario.figure("shambler", 11).top("attack", "ca_atk_19").script(combat=[face]).turn(0)
        table.do("shoot")
        assert table.told("shot")[0]["injuries"] == injuries
    thrown = adapted("ca_adp_fireproof").seat(0, hand=["rest"], items=["molotov"]).figure("shambler", 6).turn(0)
    thrown.do("use", "molotov")
    assert thrown.figures(6)[0].injuries == 0 and thrown.game.fire[6]


def test_fireproof_does_not_help_against_bullets() -> None:
    """C-6.1: Fireproof is against Fire and nothing else."""
    scenario = adapted("ca_adp_fireproof").seat(0, hand=["rest"]).figure("shambler", 11).top("attack", "ca_atk_19")
    assert scenario.script(combat=["hit1"]).turn(0).do("shoot").figures(11)[0].injuries == 1


def test_battering_works_for_retreats_danger_and_hunts() -> None:
    """C-6.1: the Door breaks and the Carnomorph stands behind it."""
    retreat = adapted("ca_adp_battering").seat(0, hand=["rest"]).figure("shambler", 11).door(11, 15, "closed")
    retreat.top("attack", "ca_atk_17").top("event", "ca_evt_11").script(combat=["hit1"])
    fled = retreat.turn(0).do("shoot")
    assert fled.kinds(15) == ["shambler"] and fled.door_between(11, 15) == "destroyed"
    danger = adapted("ca_adp_battering").figure("shambler", 6).door(6, 11, "closed").script(noise=["danger"])
    near = danger.run("noise_roll", 0)
    assert near.kinds(11) == ["shambler"] and near.door_between(6, 11) == "destroyed"
    hunt = adapted("ca_adp_battering").figure("shambler", 6).door(6, 11, "closed").top("event", "ca_evt_07")
    assert hunt.phase("event_card").kinds(11) == ["shambler"]


def test_tenacious_carnomorphs_still_flee_from_the_taser() -> None:
    """C-6.1: an arrow is ignored; what an Item drives off goes."""
    scenario = adapted("ca_adp_tenacious").seat(0, hand=["rest"], items=["taser"]).figure("shambler", 11)
    table = scenario.top("attack", "ca_atk_17").top("event", "ca_evt_11").turn(0).do("use", "taser")
    assert table.kinds(15) == ["shambler"] and table.figures(15)[0].injuries == 1


def test_virulent_metagorgers_and_regurgitation() -> None:
    """C-6.1: one more card for every kind of attack that contaminates, none for those that do not."""
    meta = adapted("ca_adp_virulent").extension(0, mutation="ca_mut_01").figure("metagorger", 11)
    assert contamination(meta.phase("intruder_attacks")) == 2
    spit = adapted("ca_adp_virulent").figure("shambler", 11).top("attack", "ca_atk_07")
    assert contamination(spit.phase("intruder_attacks")) == 2
    bite = adapted("ca_adp_virulent").figure("shambler", 11).top("attack", "ca_atk_12")
    assert contamination(bite.phase("intruder_attacks")) == 0


@pytest.mark.parametrize(("target", "cards"), [(("eggs",), 1), (("figure",), 2)])
def test_virulent_melee_counts_against_carnomorphs_not_against_eggs(target: tuple[str, ...], cards: int) -> None:
    """C-6.1: "a Melee attack on one"; an Egg is none, however the table reads Melee against Eggs."""
    scenario = adapted("ca_adp_virulent", options={"egg_melee": "as_intruder"}).seat(0, hand=["rest"], room=6)
    scenario.ship(eggs=7).lasting("ca_adp_virulent").figure("shambler", 6).object("egg", 6).top("attack", "ca_atk_19")
    table = scenario.script(combat=["hit2"], noise=["silence"]).turn(0).do("melee").do(*target)
    assert contamination(table) == cards


# -- discarding -------------------------------------------------------------------------------------------


def test_a_discarded_adaptation_cannot_be_discarded_again() -> None:
    """C-6.3: nor does it come back with the next miniature."""
    scenario = crew().room(16, "laboratory").object("blue_corpse", 16).seat(0, room=16, hand=["rest", "search"])
    scenario.ship(weaknesses={"corpse": ("ca_adp_agile", "discarded")})
    table = scenario.bag("ca_tok_blank", "shambler").turn(0)
    assert table.refusal("room_action") == ("nothing_to_study", "R-17.28")
    again = crew().ship(weaknesses={"corpse": ("ca_adp_agile", "discarded")}).bag("ca_tok_blank", "shambler")
    met = (
        again.seat(0, hand=["rest", "search", "demolition", "interruption"])
        .script(bag=["shambler"])
        .run("encounter", 0)
    )
    assert met.kinds(11) == ["shambler"] and met.game.lasting == []


def test_lab_equipment_works_anywhere_and_the_player_chooses_among_objects() -> None:
    """C-6.3: both Objects lie there and both adaptations are known."""
    scenario = crew("scientist").seat(0, room=6, hand=["rest"], items=["lab_equipment"])
    scenario.ship(eggs=7).object("blue_corpse", 6).object("egg", 6).object("carcass", 6)
    scenario.ship(weaknesses={"corpse": "ca_adp_agile", "egg": "ca_adp_virulent"})
    table = scenario.lasting("ca_adp_agile", "ca_adp_virulent").turn(0).do("use", "lab_equipment")
    assert sorted(o[1] for o in table.options) == ["corpse", "egg"], "the third is still face down"
    table.do("slot", "egg")
    assert table.game.lasting == ["ca_adp_agile"] and (6, "egg") in table.game.floor


# -- what can be known ------------------------------------------------------------------------------------


def test_face_down_adaptations_are_nobodys_knowledge() -> None:
    """C-1.2, C-6.2: no view shows them before they are revealed; then all do."""
    table = crew("pilot", "captain").turn(0)
    hidden = [c for _, c, _ in table.game.weaknesses]
    for seat in (None, 0, 1):
        view = table.game.view(seat)
        assert all(card is None for _, card, _ in view["weaknesses"])
        assert not any(card in str(view) for card in hidden)
    met = (
        crew("pilot", "captain")
        .seat(0, hand=["rest", "search", "search", "demolition"])
        .bag("ca_tok_blank", "shambler")
    )
    shown = met.script(bag=["shambler"]).run("encounter", 0)
    for seat in (None, 0, 1):
        assert [c for _, c, _ in shown.game.view(seat)["weaknesses"] if c] == shown.game.lasting


def test_odds_know_the_numbers_of_this_species_and_the_adaptations() -> None:
    """C-10.1, C-6.1: with 3 Injuries a Metagorger dies of any number; Agile and Ambushers change the odds."""
    sure = crew().seat(0, hand=["rest"]).figure("metagorger", 11, injuries=3).turn(0).game
    odds = hit_odds(sure.view(0), None, sure.figures[0].id)
    assert odds["hit"] == pytest.approx(5 / 6, abs=1e-5) and odds["miss"] == pytest.approx(1 / 6, abs=1e-5)
    assert odds["kill"] == pytest.approx(5 / 6 * 16 / 20, abs=1e-5)
    assert odds["retreat"] == pytest.approx(5 / 6 * 4 / 20, abs=1e-5)
    agile = adapted("ca_adp_agile").seat(0, hand=["rest"]).figure("butcher", 11).turn(0).game
    assert hit_odds(agile.view(0), None, agile.figures[0].id)["hit"] == pytest.approx(1 / 6, abs=1e-5)
    ambush = adapted("ca_adp_ambusher").bag("ca_tok_blank", "butcher").seat(0, hand=["rest"]).turn(0).game
    assert surprise_odds(ambush.view(0), 4)["surprise"] == 0.5
    assert surprise_odds(ambush.view(0), 5)["surprise"] == 0
