"""The Android: her body, her shutdown, her cards and quest items (A-3.5 to A-3.7, A-14.2)."""

import json

import pytest

from nemesis import Game, Setup
from nemesis.rules.species import Species
from nemesis.scenario import Scenario
from nemesis.view import determinise

WITH = ("aftermath_characters",)
ONLY = ("only_self_repair", "A-3.5")


def android(*hand, mates=("soldier",), setup=None, **seat):
    scenario = Scenario("android", *mates, modules=(*WITH, "medic"), **(setup or {})).room(6, "canteen")
    return scenario.seat(0, hand=list(hand), **seat)


def kinds_of(table, ids):
    return [table.game.rules.types[i].id for i in ids]


# -- nothing heals her (A-3.5) ------------------------------------------------------------------------


@pytest.mark.parametrize("item", ["bandages", "medkit"])
def test_green_items_neither_dress_nor_heal_her(item):
    """A-3.5: she may carry and trade them."""
    table = android("search", items=[item], wounds=["wound_leg", ("wound_body", True)], light=1).turn(0)
    assert table.refusal("use", item) == ONLY and not table.offers("use", item)
    table = android("search", items=[item]).turn(0).do("trade", 1)
    assert table.offers("thing", item)


def test_clothes_still_remove_her_slime_but_dress_nothing():
    """A-3.5: nothing but Self-Repair dresses the Android; Clothes take their Slime all the same."""
    table = android("search", items=["clothes"], wounds=["wound_leg"], slime=True).turn(0).do("use", "clothes")
    assert not table.seat(0).slime and table.seat(0).wounds[0][1] is False


def test_the_emergency_room_and_the_canteen_do_nothing_for_her_wounds():
    """A-3.5: rooms included."""
    table = android("search", "efficiency", wounds=["wound_leg"], light=2).room(16, "emergency_room")
    assert table.seat(0, room=16).turn(0).refusal("room_action") == ONLY
    table = android("search", "efficiency", light=1).seat(0, room=6).turn(0)
    assert not table.offers("room_action") and table.refusal("room_action")[0] == "nothing_to_treat"


def test_the_medic_cannot_treat_her():
    """A-3.5: her cards included; a human beside her can be treated."""
    scenario = Scenario("medic", "android", "soldier", modules=(*WITH, "medic")).seat(0, hand=["dressing", "search"])
    scenario.seat(1, light=1, wounds=["wound_leg"]).seat(2, light=0)
    assert not scenario.turn(0).offers("play", "dressing")
    scenario = Scenario("medic", "android", "soldier", modules=(*WITH, "medic")).seat(0, hand=["dressing", "search"])
    table = scenario.seat(1, light=1, wounds=["wound_leg"]).seat(2, light=1).turn(0).do("play", "dressing")
    assert table.seat(2).light == 0 and table.seat(1).light == 1


def test_the_autodoc_does_not_bring_her_back():
    """A-3.5, ruling: a Room cannot heal her, so not this one either."""
    scenario = Scenario("android", "soldier", modules=WITH, mode="coop").room(16, "emergency_room")
    scenario.seat(0, status="dead").object("corpse:android", room=16)
    assert scenario.phase("start_of_round").seat(0).status == "dead"


def test_mutations_do_not_mend_her():
    """A-3.5: with the Carnomorphs too."""
    scenario = Scenario("android", "soldier", modules=WITH, species="carnomorphs")
    table = scenario.seat(0, light=2, wounds=["wound_leg"]).run("mut_mend", 0)
    assert table.seat(0).light == 2 and table.seat(0).wounds[0][1] is False
    table = scenario.run("mut_regrow", 0)
    assert table.seat(0).light == 2 and len(table.seat(0).wounds) == 1


# -- Self-Repair --------------------------------------------------------------------------------------

TABLE = {
    "duct_tape": {"heal_light", "dress"},
    "tools": {"heal_light", "dress_all", "heal"},
    "energy_charge": {"heal_light", "heal"},
}


@pytest.mark.parametrize("item", TABLE)
def test_what_self_repair_mends_depends_on_the_item(item):
    """A-14.2: the table of spare parts."""
    wounds = ["wound_leg", "wound_hand", ("wound_body", True)]
    table = android("self_repair", items=[item], wounds=wounds, light=2).turn(0).do("play", "self_repair")
    assert {part for _, part in table.options} == TABLE[item]


@pytest.mark.parametrize(
    "item, part, wounds, light",
    [
        ("duct_tape", "heal_light", 3, 0), ("duct_tape", "dress", 3, 2), ("tools", "dress_all", 3, 2),
        ("tools", "heal", 2, 2), ("energy_charge", "heal", 2, 2), ("energy_charge", "heal_light", 3, 0),
    ],
)  # fmt: skip
def test_self_repair_mends_her_and_takes_the_item(item, part, wounds, light):
    """A-3.5: the only way; the Item is discarded."""
    start = ["wound_leg", "wound_hand", ("wound_body", True)]
    table = android("self_repair", items=[item], wounds=start, light=2).turn(0)
    table.do("play", "self_repair").do("part", part)
    if table.asked[1].startswith("wound_to"):
        table.do("wound", "wound_leg" if part == "dress" else "wound_body")
    p = table.seat(0)
    assert len(p.wounds) == wounds and p.light == light and p.items == []
    undressed = sum(1 for _, dressed in p.wounds if not dressed)
    assert undressed == {"dress": 1, "dress_all": 0}.get(part, 2)


def test_self_repair_needs_a_wound_and_a_spare_part():
    """A-14.2, R-5.18: Self-Repair discards a fitting Item and must have a Wound to treat."""
    assert android("self_repair", items=["medkit"], light=1).turn(0).refusal("play", "self_repair") is not None
    assert not android("self_repair", items=["tools"]).turn(0).offers("play", "self_repair")
    fight = android("self_repair", items=["tools"], light=1).figure("adult", room=11).turn(0)
    assert fight.refusal("play", "self_repair") == ("only_out_of_combat", "R-5.20")


# -- contamination (A-3.7) ----------------------------------------------------------------------------


def test_a_clean_contamination_card_is_purged_and_replaced():
    """A-3.7: removed from the game, another card drawn."""
    table = android("overclock", deck_top=["clean", "search", "repairs"]).turn(0).do("play", "overclock")
    assert table.hand(0) == ["search", "repairs"] and table.seat(0).light == 1
    assert len([c for c in table.game.removed if c.startswith("cont")]) == 1
    assert table.told("purged") == [{"seat": 0, "infected": False}]


def test_an_infected_card_hurts_and_brings_no_larva():
    """A-3.7: an infected card the Android draws gives a Light Wound and leaves the game, no Larva."""
    table = android("overclock", deck_top=["infected", "search", "repairs"]).turn(0).do("play", "overclock")
    assert table.hand(0) == ["search", "repairs"] and table.seat(0).light == 2 and not table.seat(0).larva
    assert table.told("purged") == [{"seat": 0, "infected": True}]


def test_purging_repeats_until_an_action_card_comes():
    """A-3.7: each Contamination card the Android draws is scanned, leaves the game, and another card is drawn."""
    deck = ["infected", "clean", "infected", "search", "repairs"]
    table = android("search", deck_top=deck).run("draw_cards")
    assert "contamination" not in table.hand(0) and len(table.told("purged")) == 3


def test_contamination_goes_to_her_discard_as_usual():
    """A-3.7: only drawing processes it."""
    table = android("search").figure("adult", room=11).script(combat=["adult"]).turn(0).do("melee")
    assert any(not table.game.rules.is_action(c) for c in table.seat(0).discard)


def test_with_nothing_but_contamination_left_she_draws_nothing():
    """A-3.7, R-4.4: no endless drawing."""
    scenario = android()
    own = list(scenario.game.rules.action_decks["android"])
    table = scenario.seat(0, hand=own, discard=[], deck=["infected", "clean"]).run("draw_if_alive", 0)
    assert len(table.hand(0)) == len(own) and len(table.told("purged")) == 2


def test_eclosion_finds_nothing_in_her():
    """A-3.7: any draw counts; what that Event makes her draw is purged, so no Larva comes of it."""
    deck = ["infected", "clean", "search", "repairs", "demolition", "efficiency"]
    table = android(deck_top=deck).seat(1, hand=[], deck_top=["infected"]).run("event_effect", "eclosion")
    assert [e["infected"] for e in table.told("purged")] == [True, False]
    assert not table.seat(0).larva and table.seat(0).light == 1 and table.seat(1).larva


def test_other_characters_draw_contamination_as_before():
    """A-3.7: her trait is hers."""
    table = android().seat(1, hand=[], deck_top=["infected"]).run("draw_if_alive", 1)
    assert table.hand(1) == ["contamination"] and not table.told("purged")


@pytest.mark.parametrize("option, passes", [("normal", False), ("purged", True)])
def test_the_final_check_draws_four_cards_as_for_anybody_unless_the_table_purges(option, passes):
    """A-3.7, switch android_end_check."""
    scenario = android(setup={"options": {"android_end_check": option}}, deck=["infected"] * 4)
    p = scenario.game.seats[0]
    p.exile += p.discard
    p.discard.clear()
    scenario.seat(0, status="hibernating").ship(coordinates="coord_1", engines=("working",) * 3)
    check = scenario.game.rules.species.final_check(scenario.game, p)
    assert isinstance(scenario.game.rules.species, Species) and check["passed"] is passes


def test_too_many_wounds_end_her_even_when_purged():
    """A-3.7, android_end_check: each infected card drawn is a Light Wound."""
    scenario = android(setup={"options": {"android_end_check": "purged"}}, deck=["infected"] * 4, light=2,
                       wounds=["wound_leg", "wound_arm", "wound_hand"])  # fmt: skip
    p = scenario.game.seats[0]
    p.exile += p.discard
    p.discard.clear()
    assert scenario.game.rules.species.final_check(scenario.game, p)["passed"] is False


# -- objectives (A-3.5) -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_she_has_two_corporate_objectives_and_put_the_personal_one_away(players):
    """A-3.5: the Android holds two corporate Objectives, the personal one is put aside unseen."""
    crew = ("android", "soldier", "scout", "mechanic", "captain")[:players]
    for seed in range(10):
        game = Scenario(*crew, modules=WITH, seed=seed).game
        p = game.seats[0]
        decks = [game.rules.objectives[o].deck for o in p.objectives]
        assert decks == ["corporate", "corporate"] and len(set(p.objectives)) == 2
        assert [game.rules.objectives[o].deck for o in p.exile] == ["personal"]
        held = [o for q in game.seats for o in q.objectives]
        assert len(held) == len(set(held))


@pytest.mark.parametrize("mode, players", [("coop", 2), ("solo", 1)])
def test_shared_objectives_are_left_alone(mode, players):
    """A-3.5: there is no Personal Objective to put away."""
    crew = ("android", "soldier")[:players]
    game = Scenario(*crew, modules=WITH, mode=mode).game
    assert game.seats[0].exile == [] and len(game.seats[0].objectives) == (1 if mode == "coop" else 2)


def test_at_the_first_encounter_she_keeps_one_of_her_two():
    """A-3.5, R-21.1: the Android also keeps one of two Objectives when the first Intruder appears."""
    table = android().run("first_encounter_objectives")
    assert {o[1] for o in table.options} == set(table.seat(0).objectives)


def test_the_others_know_which_deck_her_objectives_come_from():
    """A-3.5: dealt from a view, she never holds a Personal Objective."""
    game = android(mates=("soldier", "scout")).turn(0).game
    for seed in range(15):
        deal = determinise(game.view(1), seed=seed)
        assert {deal.rules.objectives[o].deck for o in deal.seats[0].objectives} == {"corporate"}
        assert [deal.rules.objectives[o].deck for o in deal.seats[0].exile] == ["personal"]


# -- shutdown (A-3.6) ---------------------------------------------------------------------------------


@pytest.mark.parametrize("time, cell, alive", [(7, False, True), (6, False, False), (6, True, True),
                                               (5, True, True), (4, True, False)])  # fmt: skip
def test_her_systems_stop_at_space_5_or_with_the_cell_at_space_3(time, cell, alive):
    """A-3.6: the marker moves on to the next space."""
    scenario = android(items=["energy_cell"] if cell else []).ship(time=time)
    table = scenario.phase("advance_time")
    assert (table.seat(0).status == "aboard") is alive
    assert bool(table.told("shut_down")) is not alive


def test_a_shutdown_is_a_death():
    """A-3.6: Corpse token, first death."""
    table = android().ship(time=6, pods=[(1, "A", True)]).phase("advance_time")
    assert (11, "corpse:android") in table.game.floor and table.game.first_death == 0
    assert table.told("died")[0]["cause"] == "shutdown" and not table.game.pods[0][2]


@pytest.mark.parametrize("status", ["hibernating", "launched"])
def test_asleep_or_gone_she_is_safe(status):
    """A-3.6: the shutdown spares an Android who hibernates or has launched."""
    table = android().seat(0, status=status).ship(time=6).phase("advance_time")
    assert table.seat(0).status == status


def test_waiting_in_a_pod_is_no_escape():
    """A-3.6, ruling: only a launch saves her."""
    scenario = android().ship(time=5, pods=[(1, "A", False)]).room(5, "evacuation_a").seat(0, pod=1)
    table = scenario.phase("advance_time")
    assert table.seat(0).status == "dead" and (5, "corpse:android") in table.game.floor


def test_the_energy_cell_takes_an_energy_charge():
    """A-15.2: the Energy Cell is activated by discarding an Energy Charge."""
    table = android("search", items=["energy_charge"]).turn(0).do("activate_quest", "energy_cell")
    assert kinds_of(table, table.seat(0).items) == ["energy_cell"]


# -- cards --------------------------------------------------------------------------------------------


def test_efficiency_performs_the_rooms_action_free():
    """A-14.2: not with a Malfunction."""
    table = android("efficiency").room(16, "comms_room").seat(0, room=16).turn(0).do("play", "efficiency")
    assert table.seat(0).signal
    broken = android("efficiency").room(16, "comms_room", malfunction=True).seat(0, room=16).turn(0)
    assert broken.refusal("play", "efficiency") == ("room_malfunctions", "R-17.3")


def test_targeting_system_shoots_the_arm_gun_with_a_reroll():
    """A-14.2: Targeting System is a Shoot with the Arm Gun that may be rerolled once."""
    scenario = android("targeting_system").figure("larva", room=11).script(combat=["miss", "creeper"])
    table = scenario.turn(0).do("play", "targeting_system")
    assert table.asked == (0, "reroll_combat") and table.game.ammo["arm_gun"] == 2
    table.do("reroll")
    assert table.kinds(11) == []


def test_targeting_system_needs_a_loaded_arm_gun():
    """A-14.2: another weapon will not do."""
    scenario = android("targeting_system", mates=("scout",), hands=["arm_gun", "rifle"], ammo={"arm_gun": 0}).figure(
        "adult", room=11
    )
    assert scenario.turn(0).refusal("play", "targeting_system") == ("no_loaded_weapon", "R-12.1")


def test_overclock_draws_two_then_hurts():
    """A-14.2: in Combat too."""
    scenario = android("overclock", deck_top=["search", "repairs"]).figure("adult", room=11)
    table = scenario.turn(0).do("play", "overclock")
    assert table.hand(0) == ["search", "repairs"] and table.seat(0).light == 1


def test_her_ten_cards():
    """A-14.2: the Android's deck has ten cards, two of them Self-Repair."""
    rules = Setup(modules=WITH).ruleset()
    names = sorted(rules.types[id].id for id in rules.action_decks["android"])
    assert names == sorted(["self_repair"] * 2 + ["search"] * 2 + [
        "efficiency", "targeting_system", "overclock", "interruption", "repairs", "demolition"])  # fmt: skip


# -- the Arm Gun --------------------------------------------------------------------------------------


def test_the_arm_gun_leaves_both_hands_free():
    """A-15.1, A-3.5: two heavy things besides."""
    table = android("search", "repairs").object("egg", room=11).object("carcass", room=11).turn(0)
    table.do("pick_up", "egg").do("pick_up", "carcass")
    assert table.seat(0).hands == ["arm_gun", "egg", "carcass"]


def test_the_arm_gun_is_neither_dropped_nor_traded_and_shoots():
    """A-15.1: 3 Ammo, an energy weapon."""
    table = android("search").turn(0)
    assert not table.offers("drop", "arm_gun") and table.game.ammo["arm_gun"] == 3
    table = android("search").figure("larva", room=11).script(combat=["creeper"]).turn(0).do("shoot")
    assert table.kinds(11) == [] and table.game.ammo["arm_gun"] == 2


def test_an_arm_wound_does_not_make_her_drop_anything():
    """A-15.1: the Arm Gun needs no hand."""
    table = android("search", hands=["arm_gun", "egg"]).top("wound", "wound_arm_1").run("serious_wound", 0)
    assert table.seat(0).hands == ["arm_gun", "egg"]


@pytest.mark.parametrize("way", ["armory", "energy_charge"])
def test_the_arm_gun_is_reloaded_like_an_energy_weapon(way):
    """A-15.1: Energy Charge or Armory."""
    if way == "armory":
        scenario = android("search", "repairs", ammo={"arm_gun": 0}).room(16, "armory").seat(0, room=16)
        table = scenario.turn(0).do("room_action")
        assert table.game.ammo["arm_gun"] == 2
    else:
        table = android("search", items=["energy_charge"], ammo={"arm_gun": 0}).turn(0)
        table.do("use", "energy_charge").do("part", "reload")
        assert table.game.ammo["arm_gun"] == 3


# -- Deactivation Module ------------------------------------------------------------------------------


def attacked(*hand, items=("deactivation_module",), mates=("soldier",), **seat):
    return android(*hand, mates=mates, items=list(items), **seat).figure("adult", room=11).top("attack", "scratch_1")


@pytest.mark.parametrize("fodder", ["tools", "duct_tape"])
def test_the_module_takes_tools_or_duct_tape(fodder):
    """A-15.2: the Deactivation Module is activated by discarding Tools or Duct Tape."""
    table = android("search", items=[fodder]).turn(0).do("activate_quest", "deactivation_module")
    assert kinds_of(table, table.seat(0).items) == ["deactivation_module"]


def test_deactivated_no_intruder_can_choose_her():
    """A-15.2: 1 Action card, at the Intruder Attack step; alone there, she is left in peace."""
    table = attacked("search").seat(1, room=6).phase("offer_deactivation", "intruder_attacks")
    assert table.asked == (0, "deactivate")
    table.do("card", "search")
    assert not table.told("attack") and table.told("deactivated")


def test_another_character_there_is_attacked_instead():
    """A-15.2, R-13.2: she had fewer cards."""
    scenario = attacked("search").seat(1, hand=["search", "rest", "demolition"])
    table = scenario.phase("offer_deactivation", "intruder_attacks").do("card", "search")
    assert [e["seat"] for e in table.told("attack")] == [1]


def test_she_may_decline_and_is_asked_in_combat_only():
    """A-15.2: with a card to discard."""
    table = attacked("search").seat(1, room=6).phase("offer_deactivation", "intruder_attacks").do("no")
    assert [e["seat"] for e in table.told("attack")] == [0]
    calm = android("search", items=["deactivation_module"]).run("offer_deactivation")
    assert calm.asked is None
    broke = attacked().seat(1, room=6).phase("offer_deactivation", "intruder_attacks")
    assert broke.told("attack")


def test_the_module_works_in_that_step_only():
    """A-15.2: an attack in the next round meets her as usual."""
    game = attacked("search").seat(1, room=6).phase("offer_deactivation", "intruder_attacks").do("card", "search").game
    assert game.round == 2 and game.seats[0].ext["deactivated"] == 1


def test_the_event_phase_offers_it_before_the_attacks():
    """A-15.2: once, at the start of step 5."""
    phase = Setup(modules=WITH).ruleset().event_phase
    assert phase.index("offer_deactivation") + 1 == phase.index("intruder_attacks")


def test_views_of_her_table_hold():
    """A-15.2: dealt from any seat's view the view is the same."""
    game = Game.new(Setup(players=3, characters=("android", "ceo", "medic"), modules=(*WITH, "medic"), seed=5))
    for seat in (0, 1, 2, None):
        seen = json.loads(json.dumps(game.view(seat)))
        assert json.loads(json.dumps(determinise(seen, seed=2).view(seat))) == seen
