"""Every clause of the twelve Mutation cards, and the secrecy of the Mutation action (C-2, C-4, C-14.3)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nemesis.rules.components import DESIGNED
from nemesis.rules.state import Seat
from nemesis.scenario import Scenario, Table
from nemesis.view.deal import determinise

SICK, CLEAN = "infected", "contamination"


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("pilot",)), species="carnomorphs", **setup).ship(first_encounter=True)


def mutant(number: int, spent: str, *more: str, **seat: Any) -> Scenario:
    scenario = crew("pilot", *more).seat(0, hand=["rest", spent], **seat)
    return scenario.extension(0, mutation=f"ca_mut_{number:02d}").bag("ca_tok_blank")


def mutated(scenario: Scenario) -> Table:
    return scenario.turn(0).do("mutate")


def test_twelve_designed_cards_and_their_restrictions() -> None:
    """C-1.5, C-4.1: seven for any time, two for combat, three for calm."""
    cards = crew().game.rules.families["mutations"]
    by = {c: {m.id[-2:] for m in cards.values() if m.combat == c} for c in ("in", "out", "any")}
    assert by["in"] == {"01", "02"} and by["out"] == {"07", "11", "12"} and len(by["any"]) == 7
    assert all(m.provenance == DESIGNED for m in cards.values())


# -- the action -------------------------------------------------------------------------------------------


def test_what_is_known_of_the_spent_card_stays_secret_in_the_window() -> None:
    """C-4.2, C-4.1: which kind of card is spent is chosen after the Interruption; nobody sees it before."""
    scenario = crew("pilot", "captain").seat(0, hand=["rest", SICK, CLEAN]).seat(1, hand=["interruption"])
    scenario.extension(0, mutation="ca_mut_04").game.seats[0].known_infected = [
        c for c in scenario.game.seats[0].hand if c.startswith("cont_infected")
    ]
    table = scenario.turn(0).do("mutate")
    assert table.asked == (1, "interrupt")
    view = table.game.view(1)
    assert "infected" not in json.dumps([view["procedure"], view["ask"]])
    table.do("decline")
    assert table.asked == (0, "mutation_card") and table.options == [
        ("contamination", "infected"),
        ("contamination", "unknown"),
    ]
    table.do("contamination", "unknown")
    assert table.told("mutation_scan")[0]["infected"] is False


def test_the_fourth_marker_stops_the_action_before_the_card_is_spent() -> None:
    """C-4.2, C-12.4: in co-op the revived keep the card; no new Contamination card was drawn for a clean scan."""
    scenario = crew("pilot", "captain", mode="coop").seat(0, room=6, hand=["rest", CLEAN]).seat(1, room=1)
    left = len(scenario.extension(0, mutation="ca_mut_04", markers=3).game.decks["contamination"])
    table = scenario.turn(0).do("mutate")
    assert table.seat(0).status == "dead" and table.kinds(6) == ["shambler"]
    assert table.hand(0) == ["rest", "contamination"] and len(table.game.decks["contamination"]) == left


def test_a_mutation_that_cannot_be_done_is_spent_all_the_same() -> None:
    """C-4.4: Carrion Hunger without any food."""
    table = mutated(mutant(11, SICK, room=6, light=1))
    assert table.seat(0).ext["markers"] == 1 and table.seat(0).light == 1 and table.hand(0) == ["rest"]


def test_an_empty_contamination_deck_gives_no_new_card() -> None:
    """C-4.2: the clean half is resolved without it."""
    table = mutated(mutant(4, CLEAN).deck("contamination"))
    assert len(table.seat(0).hand) == 4 and "contamination" not in table.hand(0)


def test_an_effect_of_the_round_survives_a_save_and_a_view() -> None:
    """C-4.2: what lies on a board in `ext` is the same after JSON, in a copy and in a dealt game."""
    game = mutated(mutant(8, SICK)).game
    shell = game.seats[0].ext
    data = json.loads(json.dumps([p.to_data() for p in game.seats]))
    assert Seat.from_data(data[0]).ext == shell
    assert determinise(json.loads(json.dumps(game.view(0)))).seats[0].ext == shell
    twin = game.copy()
    twin.seats[0].ext["markers"] = 3
    assert shell["markers"] == 1


# -- 01, 02 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spent", "injuries"), [(SICK, 2), (CLEAN, 1)])
def test_bone_claws_choose_one_intruder(spent: str, injuries: int) -> None:
    """C-4.2: mutation 01: only the chosen one is hurt, then checked."""
    scenario = mutant(1, spent).figure("shambler", 11).figure("fleshbeast", 11).top("attack", "ca_atk_16")
    table = mutated(scenario).do("figure", 2)
    assert [f.injuries for f in table.figures(11)] == [0, injuries] and table.told("blood")


def test_acid_hurts_everyone_but_not_those_who_crawl_out() -> None:
    """C-4.2: mutation 02: the dying Fleshbeast leaves a Shambler without Injuries; the Room breaks."""
    scenario = mutant(2, SICK).figure("metagorger", 11).figure("fleshbeast", 11, injuries=2)
    table = mutated(scenario.top("attack", "ca_atk_11", "ca_atk_15"))
    assert [(f.kind, f.injuries) for f in table.figures(11)] == [("metagorger", 1), ("shambler", 0)]
    assert table.game.malfunction[11]


def test_the_clean_acid_hurts_one_and_a_broken_room_stays_broken() -> None:
    """C-4.2: Acid Glands (02), clean: one Injury, and a Malfunction if it can be placed."""
    scenario = mutant(2, CLEAN).room(11, malfunction=True).figure("shambler", 11).figure("shambler", 11)
    table = mutated(scenario.top("attack", "ca_atk_16")).do("figure", 2)
    assert [f.injuries for f in table.figures(11)] == [0, 1] and sum(table.game.malfunction) == 1


# -- 03, 04 -----------------------------------------------------------------------------------------------


def test_regrowth_discards_a_wound_of_the_own_choice() -> None:
    """C-4.2: mutation 03: dressed or not."""
    scenario = mutant(3, SICK, light=2, wounds=["wound_leg", ("wound_arm", True)])
    table = mutated(scenario)
    assert len(table.options) == 2
    table.do("wound", table.seat(0).wounds[1][0])
    assert table.seat(0).light == 0 and [table.game.rules.types[c].id for c, _ in table.seat(0).wounds] == ["wound_leg"]
    assert len(table.game.discards["wound"]) == 1


@pytest.mark.parametrize(
    ("part", "light", "dressed"), [("heal_light", 0, [False, False]), ("dress_all", 2, [True, True])]
)
def test_the_clean_regrowth_is_one_or_the_other(part: str, light: int, dressed: list[bool]) -> None:
    """C-4.2: Regrowth (03), clean, heals the Light Wounds or dresses the Serious ones."""
    table = mutated(mutant(3, CLEAN, light=2, wounds=["wound_leg", "wound_arm"])).do("part", part)
    assert table.seat(0).light == light and [d for _, d in table.seat(0).wounds] == dressed


def test_adrenal_glands_know_no_hand_limit() -> None:
    """C-4.2: mutation 04: three cards on top of a full hand."""
    scenario = mutant(4, SICK).seat(0, hand=["rest", "search", "search", "demolition", "interruption", SICK])
    assert len(mutated(scenario).seat(0).hand) == 8


# -- 05 ---------------------------------------------------------------------------------------------------


def scented(*characters: str) -> Scenario:
    return crew(*(characters or ("pilot",))).extension(0, kin_scent=1)


def test_scent_of_kin_sends_the_attack_to_another() -> None:
    """C-4.2: mutation 05: even if the mutant has fewer Action cards."""
    scenario = scented("pilot", "captain").seat(1, hand=["rest", "order"]).figure("shambler", 11)
    table = scenario.top("attack", "ca_atk_09").phase("intruder_attacks")
    assert table.seat(0).light == 0 and table.seat(1).light == 1


def test_scent_of_kin_cancels_escape_surprise_and_event_attacks() -> None:
    """C-4.2: mutation 05: the Metagorger stays where it is, the mutant remains in combat."""
    escape = scented().seat(0, hand=["rest"]).figure("shambler", 11).top("attack", "ca_atk_09").turn(0).do("escape", 6)
    assert escape.seat(0).room == 6 and escape.seat(0).light == 0
    surprise = scented().bag("ca_tok_blank", "ca_tok_meta_red_1").script(bag=["metagorger_red"]).run("encounter", 0)
    assert surprise.told("surprise_check")[0]["surprised"]
    assert surprise.kinds(11) == ["metagorger"] and surprise.seat(0).light == 0
    event = scented().object("carcass", 11).top("event", "ca_evt_03").top("attack", "ca_atk_09").phase("event_card")
    assert event.kinds(11) == ["shambler"] and event.seat(0).light == 0


def test_the_scent_is_gone_in_the_next_round() -> None:
    """C-4.2: mutation 05 ends with the Event phase."""
    scenario = scented().figure("shambler", 11).top("attack", "ca_atk_09")
    scenario.game.round += 1
    assert scenario.phase("intruder_attacks").seat(0).light == 1


def test_the_clean_scent_also_clears_the_technical_corridors() -> None:
    """C-4.2: mutation 05: Slime, the corridors of the Room and its Technical Entrance; not those of other Rooms."""
    scenario = mutant(5, CLEAN, room=2, slime=True).room(2, "storage").technical_noise().noise(1, 2).noise(11, 6)
    table = mutated(scenario)
    assert not table.seat(0).slime and not table.noise_between(1, 2) and table.noise_between(11, 6)
    assert not table.game.vents[table.game.rules.board.space_of[2]]


# -- 06, 07 -----------------------------------------------------------------------------------------------


def test_spring_legs_leave_a_fight_without_attacks() -> None:
    """C-4.2: mutation 06: one Room with the clean half, normal exploration and Noise; closed Doors block."""
    scenario = mutant(6, CLEAN).figure("shambler", 11).door(11, 8, "closed").room(6, "cabins", token="malfunction")
    table = mutated(scenario.script(noise=["silence"]))
    assert {(o[0], len(o)) for o in table.options} == {("path", 3)} and not table.offers("path", 8)
    table.do("path", 6)
    assert table.seat(0).room == 6 and table.game.explored[6] and table.game.malfunction[6]
    assert not table.told("attack") and len(table.told("noise_rolled")) == 1


def test_an_unexplored_room_ends_the_leap_and_slime_sticks_on_the_way() -> None:
    """C-4.2: mutation 06: no path leads through a Room that is not explored; entry traits apply in each Room."""
    scenario = mutant(6, SICK).room(6, "slime_room").room(7, "hatch_control").script(noise=["silence"])
    table = mutated(scenario)
    through = {o[1] for o in table.options if len(o) == 5}
    assert through == {6}, "8, 14 and 15 are unexplored"
    table.do(*next(o for o in table.options if len(o) == 5 and o[3] == 7))
    assert table.seat(0).room == 7 and table.seat(0).slime


@pytest.mark.parametrize(("spent", "items", "left"), [(SICK, 1, 0), (CLEAN, 2, 1)])
def test_tendrils_search_as_often_as_the_counter_allows(spent: str, items: int, left: int) -> None:
    """C-4.2: mutation 07: one Item in the Room: one search only; the clean half searches once."""
    table = mutated(mutant(7, spent, room=16).room(16, "armory", items=items))
    table.do("none")
    while table.asked == (0, "order_under"):
        table.do()
    assert table.asked == (0, "turn") and table.game.counters[16] == left
    assert len(table.told("searches")) == 1


# -- 08 to 12 ---------------------------------------------------------------------------------------------


def test_the_carapace_ignores_wounds_but_neither_contamination_nor_death() -> None:
    """C-4.2: mutation 08, infected half."""
    scenario = crew("pilot", "captain").seat(1, room=1).figure("butcher", 11).figure("shambler", 11)
    table = scenario.extension(0, carapace=(1, True)).top("attack", "ca_atk_05", "ca_atk_16").phase("intruder_attacks")
    p = table.seat(0)
    assert p.light == 0 and not p.wounds and sum(c.startswith("cont_") for c in p.discard) == 2
    deadly = crew("pilot", "captain").seat(1, room=1).seat(0, wounds=["wound_leg"]).figure("butcher", 11)
    assert (
        deadly.extension(0, carapace=(1, True)).top("attack", "ca_atk_01").phase("intruder_attacks").seat(0).status
        == "dead"
    )


def test_the_carapace_falls_off_with_the_round() -> None:
    """C-4.2: Carapace (08) protects until the end of the round."""
    scenario = crew().extension(0, carapace=(0, True))
    assert scenario.run("light_wound", 0).seat(0).light == 1


def test_echolocation_is_for_the_mutant_alone() -> None:
    """C-4.2: mutation 09: tile and token; the others learn nothing; fewer than three Rooms may do."""
    table = mutated(mutant(9, SICK, "captain").seat(1, room=1)).do("room", 2).do("done")
    assert {k[0] for k in table.seat(0).knowledge if k[1] == 2} == {"tile", "token"}
    assert not table.seat(1).knowledge and table.game.view(1)["rooms"][1]["tile"] is None


def test_pack_mind_leads_even_out_of_combat_but_not_through_closed_doors() -> None:
    """C-4.2: mutation 10: Injuries stay on; no attack; no Technical Corridors."""
    scenario = mutant(10, SICK).figure("shambler", 11, injuries=2).figure("shambler", 3).door(11, 6, "closed")
    table = mutated(scenario)
    assert {o[1:3] for o in table.options} == {(1, 8), (1, 14), (1, 15)}, "the other one is too far away"
    table.do("hunt", 1, 8)
    assert [(f.room, f.injuries) for f in table.figures(8)] == [(8, 2)] and not table.told("attack")


@pytest.mark.parametrize(("answer", "at"), [("top", -1), ("bottom", 0)])
def test_pack_mind_leaves_or_buries_the_event(answer: str, at: int) -> None:
    """C-4.2: mutation 10, clean half."""
    table = mutated(mutant(10, CLEAN).top("event", "ca_evt_11")).do(answer)
    assert table.game.decks["event"][at] == "ca_evt_11"


def test_carrion_hunger_eats_from_the_hands_and_even_the_blue_corpse() -> None:
    """C-4.2: mutation 11: the chosen Serious Wound goes too."""
    scenario = mutant(11, SICK, light=1, wounds=["wound_leg"], hands=["carcass"])
    table = mutated(scenario)
    assert set(table.options) == {("eat", "floor", "blue_corpse"), ("eat", "hand", "carcass")}
    table.do("eat", "floor", "blue_corpse")
    assert table.seat(0).light == 0 and not table.seat(0).wounds and "blue_corpse" in table.game.removed
    other = mutated(mutant(11, CLEAN, room=6, light=2, hands=["carcass"]))
    assert other.seat(0).hands == [] and other.seat(0).light == 1 and len(other.seat(0).hand) == 3


def test_carrion_hunger_in_the_nest_eats_board_eggs_in_silence() -> None:
    """C-4.2: mutation 11: the last one destroys the Nest (R-17.35); no Noise roll."""
    table = mutated(mutant(11, SICK, room=17).room(17, "nest").ship(eggs=1))
    assert table.game.eggs == 0 and table.game.nest_destroyed and not table.told("noise_rolled")


def test_neural_graft_costs_no_cards_and_needs_a_room_action() -> None:
    """C-4.2, C-4.4: Neural Graft (12) is a free Room Action; without one only the marker is gained."""
    table = mutated(mutant(12, CLEAN, room=18).room(18, "comms_room"))
    assert table.seat(0).signal and table.hand(0) == ["rest"] and table.game.actions_left == 1
    nothing = mutated(mutant(12, SICK, room=18).room(18, "nest").ship(eggs=0))
    assert nothing.seat(0).ext["markers"] == 1 and nothing.asked == (0, "turn")


# -- losing the card --------------------------------------------------------------------------------------


def test_the_antidote_takes_the_mutation_and_a_new_one_starts_hidden() -> None:
    """C-2.3, C-2.4, C-5.1: the markers stay; no marker for the infected cards found."""
    scenario = crew("pilot", "captain").seat(0, hand=["rest", SICK], items=["antidote"]).seat(1, room=1)
    table = scenario.extension(0, mutation="ca_mut_04", mutation_shown=True, markers=2).turn(0)
    table.do("use", "antidote")
    assert table.seat(0).ext == {"mutation": None, "mutation_shown": False, "markers": 2}
    assert "ca_mut_04" in table.game.decks["mutation"] and len(table.game.decks["mutation"]) == 12


def test_the_surgeon_kit_frees_its_target() -> None:
    """C-5.2, C-2.3: the Surgeon's Kit removes the Mutation card of its target and leaves the markers."""
    scenario = Scenario("medic", "pilot", species="carnomorphs", modules=("medic",))
    scenario.seat(0, hand=["rest", "search"], items=["surgeon_kit"]).extension(1, mutation="ca_mut_04", markers=1)
    table = scenario.turn(0).do("use", "surgeon_kit")
    while table.asked is not None and table.asked[1] != "turn":
        table.do("yes") if table.offers("yes") else table.do("decline") if table.offers("decline") else table.do(
            "seat", 1
        )
    assert table.seat(1).ext["mutation"] is None and table.seat(1).ext["markers"] == 1 and table.seat(1).light == 1


def test_alcohol_scans_without_a_marker() -> None:
    """C-5.1: a scan that gives no Larva in the base game gives no marker."""
    table = crew().seat(0, hand=["rest", SICK], items=["alcohol"]).extension(0, mutation="ca_mut_04").turn(0)
    table.do("use", "alcohol")
    assert table.seat(0).ext["markers"] == 0


def test_a_mutation_gained_with_one_already_there_changes_nothing() -> None:
    """C-2.1, C-9.2: the Metagorger leaves deck and card alone."""
    table = crew().extension(0, mutation="ca_mut_04").figure("metagorger", 11).phase("intruder_attacks")
    assert table.seat(0).ext["mutation"] == "ca_mut_04" and len(table.game.decks["mutation"]) == 11


def test_the_fourth_marker_does_not_kill_in_a_pod() -> None:
    """C-3.1, R-16.15 stands: in a Pod only the end of the game kills; there are never more than three markers."""
    scenario = crew("pilot", "captain").room(13, "evacuation_a").ship(pods=[(1, "A", False)]).seat(1, room=1)
    scenario.seat(0, pod=1, deck_top=[SICK, "rest", "search", "search"]).extension(0, mutation="ca_mut_04", markers=3)
    table = scenario.top("event", "ca_evt_01").phase("event_card")
    assert table.seat(0).status == "pod" and table.seat(0).ext["markers"] == 3 and table.kinds() == []
