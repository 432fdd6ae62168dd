"""Smaller clauses of bag, Encounter, attack, death, events and feeding (C-3, C-7 to C-12)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.scenario import Scenario, Table

M, S, F, B = "metagorger", "shambler", "fleshbeast", "butcher"
FULL_HAND = ["rest", "search", "search", "demolition"]


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("pilot",)), species="carnomorphs", **setup).ship(first_encounter=True)


TAME = {"corpse": "ca_adp_fireproof", "egg": "ca_adp_battering", "carcass": "ca_adp_ambusher"}
"""Adaptations that change nothing in a fight."""


def bag(table: Table) -> list[str]:
    return sorted(table.game.rules.types[t].kind for t in table.game.bag)


def play(card: str, scenario: Scenario) -> Table:
    return scenario.top("event", card).phase("event_card")


def drawn(token: str, scenario: Scenario) -> Table:
    return scenario.script(bag=[token], noise=["silence"] * 5).phase("bag_development")


def contamination(table: Table, seat: int = 0) -> int:
    return sum(1 for c in table.seat(seat).discard if c.startswith("cont_"))


# -- types ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "rank", "miniatures", "missed"),
    [(M, 1, 8, {"miss"}), (S, 2, 8, {"miss", "creeper"}), (F, 3, 3, {"miss", "creeper", "adult"}),
     (B, 4, 1, {"miss", "creeper", "adult"})],
)  # fmt: skip
def test_ranks_miniatures_and_die_faces(kind: str, rank: int, miniatures: int, missed: set[str]) -> None:
    """C-13.2, C-1.2, C-11.5.3, C-13.1: which faces of the die hit each type."""
    entry = crew().game.rules.kinds[kind]
    assert (entry.rank, entry.miniatures) == (rank, miniatures)
    for face in ("miss", "creeper", "adult", "hit1", "hit2"):
        scenario = (
            crew("scout").seat(0, hand=["rest"]).figure(kind, 11).top("attack", "ca_atk_15").ship(weaknesses=TAME)
        )
        table = scenario.script(combat=[face]).turn(0).do("shoot")
        assert table.told("shot")[0]["injuries"] == (0 if face in missed else 2 if face == "hit2" else 1)


def test_no_board_ever_holds_a_larva() -> None:
    """C-1.6, C-1.2: nothing of this species names one."""
    rules = crew().game.rules
    assert set(rules.kinds) == {M, S, F, B} and not any(
        t.kind == "larva" for t in rules.families["intruder_tokens"].values()
    )


# -- Encounter --------------------------------------------------------------------------------------------


def test_the_blank_puts_noise_in_the_technical_corridors_too() -> None:
    """C-8.1: with other tokens left nothing is added; the blank returns."""
    table = crew().seat(0, room=2).room(2, "storage").bag("blank", M + "_red").script(bag=["blank"]).run("encounter", 0)
    assert table.game.vents[table.game.rules.board.space_of[2]] and bag(table) == ["blank", "metagorger_red"]


@pytest.mark.parametrize(
    ("hand", "surprised"), [(["rest", "contamination", "search"], False), (["rest", "contamination"], True)]
)
def test_contamination_cards_count_against_surprise(hand: list[str], surprised: bool) -> None:
    """C-8.2: a token with 3; the token waits in the supply."""
    table = crew().seat(0, hand=hand).extension(0, mutation="ca_mut_01").bag("blank", "ca_tok_meta_red_5")
    met = table.script(bag=["ca_tok_meta_red_5"]).run("encounter", 0)
    assert met.told("surprise_check")[0]["surprised"] is surprised and "ca_tok_meta_red_5" in met.game.pool
    assert (met.kinds(11) == []) is surprised


def test_a_type_that_fights_everywhere_counts_as_the_blank() -> None:
    """C-8.3: three Fleshbeasts in combat: the token returns, Noise in every corridor."""
    scenario = crew("pilot", "captain").seat(0, hand=FULL_HAND).seat(1, room=6)
    for _ in range(3):
        scenario.figure(F, 6)
    table = scenario.bag("blank", F).script(bag=[F]).run("encounter", 0)
    assert table.kinds(11) == [] and bag(table) == ["blank", F] and table.noise_between(11, 8)


def test_exhausted_metagorgers_return_as_red_tokens_first() -> None:
    """C-8.3, C-7.2: eight idle Metagorgers, seven reds in the supply, then a blue one."""
    scenario = crew().seat(0, hand=FULL_HAND)
    for room in (2, 3, 4, 5, 6, 7, 8, 9):
        scenario.figure(M, room)
    table = scenario.bag("blank", "ca_tok_meta_red_1").script(bag=[M + "_red"]).run("encounter", 0)
    assert bag(table) == ["blank", "metagorger_blue", *["metagorger_red"] * 7] and table.kinds() == [M]


@pytest.mark.parametrize("how", ["bag", "reawakening", "death"])
def test_any_first_miniature_makes_the_players_choose(how: str) -> None:
    """C-8.4: bag step, event or the Shambler of a fourth marker."""
    scenario = crew("pilot", "captain").ship(first_encounter=False).seat(1, room=1)
    for seat, pair in enumerate((("obj_ab_ovo", "obj_great_hunt"), ("obj_biology", "obj_quarantine"))):
        scenario.seat(seat, objectives=list(pair))
    if how == "bag":
        table = drawn(M + "_red", scenario.bag("blank", M + "_red"))
    elif how == "reawakening":
        table = play("ca_evt_03", scenario.object("carcass", 8))
    else:
        scenario.seat(0, hand=["rest", "infected"]).extension(0, mutation="ca_mut_01", markers=3)
        table = scenario.turn(0).do("play", "rest")
    assert table.game.first_encounter and table.asked is not None and table.asked[1] == "keep_objective"


# -- attacks and deaths -----------------------------------------------------------------------------------


def test_a_metagorger_kills_and_still_goes() -> None:
    """C-9.3, C-9.2: the mutation first, then the deadly wound; the token is added, the miniature removed."""
    scenario = crew("pilot", "captain").seat(0, room=6, wounds=["wound_leg", "wound_arm", "wound_body"]).seat(1, room=1)
    table = scenario.figure(M, 6).bag("blank").phase("intruder_attacks")
    assert table.asked == (0, "keep_mutation")
    table.do("mutation")
    assert table.seat(0).status == "dead" and table.kinds(6) == [] and bag(table) == ["blank", S]


def test_without_shambler_tokens_none_is_added() -> None:
    """C-9.3: all twelve are in the bag."""
    scenario = crew().extension(0, mutation="ca_mut_01").figure(M, 11).bag("blank", *[S] * 12)
    table = scenario.phase("intruder_attacks")
    assert bag(table).count(S) == 12 and table.kinds(11) == []


def test_an_escape_meets_the_largest_first() -> None:
    """C-9.3: one attack each, by rank."""
    scenario = crew().seat(0, hand=["rest"]).extension(0, mutation="ca_mut_01")
    scenario.figure(M, 11).figure(S, 11).figure(B, 11).figure(F, 11)
    scenario.top("attack", "ca_atk_03", "ca_atk_01", "ca_atk_02")
    table = scenario.turn(0).do("escape", 6)
    assert [e["kind"] for e in table.told("attack")] == [B, F, S, M]


def test_spawned_metagorgers_wait() -> None:
    """C-9.4, C-11.5.1: no attack in this step; nothing is spawned without a miniature."""
    table = crew().figure(S, 11).top("attack", "ca_atk_03").phase("intruder_attacks")
    assert sorted(table.kinds(11)) == [M, S] and len(table.told("attack")) == 1 and table.seat(0).light == 0
    full = crew()
    for room in (2, 3, 4, 5, 6, 7, 8, 9):
        full.figure(M, room)
    none = full.figure(S, 11).top("attack", "ca_atk_03").phase("intruder_attacks")
    assert none.kinds(11) == [S] and none.seat(0).slime


def test_the_airlock_kills_and_what_crawls_out_survives() -> None:
    """C-10.5, C-10.2 to C-10.4 without a check."""
    scenario = crew().seat(0, room=1).figure(B, 6, injuries=1).figure(F, 6).figure(M, 6)
    scenario.room(6, "engine_control").ship(airlock=6)
    table = scenario.phase("airlock_check")
    assert table.kinds(6) == [S] * 3 and table.game.queen_killed
    assert [o for r, o in table.game.floor if r == 6] == ["carcass", "carcass"]


def test_fewer_miniatures_fewer_shamblers() -> None:
    """C-10.5, C-3.2: one free Shambler for a dead Butcher; none for the fourth marker."""
    scenario = crew().seat(0, room=1).figure(B, 14).room(14, "engine_control").ship(airlock=14)
    for room in (2, 3, 4, 5, 6, 7, 8):
        scenario.figure(S, room)
    assert scenario.phase("airlock_check").kinds(14) == [S]
    victim = crew("pilot", "captain").seat(0, room=11, hand=["rest", "infected"]).seat(1, room=1)
    for room in (2, 3, 4, 5, 6, 7, 8, 9):
        victim.figure(S, room)
    table = victim.extension(0, mutation="ca_mut_01", markers=3).turn(0).do("play", "rest")
    assert (11, "corpse:pilot") in table.game.floor and table.kinds(11) == []


@pytest.mark.parametrize("where", ["bag", "pool"])
def test_a_dead_butcher_takes_its_token_along(where: str) -> None:
    """C-10.4, C-10.5: wherever the token is; the bag does not change otherwise."""
    scenario = (
        crew()
        .seat(0, room=1)
        .figure(B, 6)
        .room(6, "engine_control")
        .ship(airlock=6)
        .bag("blank", *([B] if where == "bag" else []))
    )
    table = scenario.phase("airlock_check")
    assert bag(table) == ["blank"] and "ca_tok_butch" in table.game.removed


def test_a_retreating_butcher_stays_at_the_technical_entrance() -> None:
    """C-7.1: the Injuries stay on it; a Shambler vanishes and its token returns."""
    for kind, left in ((B, [B]), (S, [])):
        scenario = crew("scout").seat(0, room=2, hand=["rest"]).room(2, "storage").figure(kind, 2).bag("blank")
        scenario.top("attack", "ca_atk_17").top("event", "ca_evt_11").script(combat=["hit1"])
        table = scenario.ship(weaknesses=TAME).turn(0).do("shoot")
        assert table.kinds(2) == left and bag(table) == (["blank"] if left else ["blank", S])


# -- bag --------------------------------------------------------------------------------------------------


def test_a_blue_token_returns_if_no_red_is_left() -> None:
    """C-11.8, C-7.2: all reds are in the bag: a blue one goes back in."""
    reds = [f"ca_tok_meta_red_{k}" for k in range(1, 9)]
    table = drawn(M + "_blue", crew().bag("blank", "metagorger_blue", *reds))
    assert bag(table).count("metagorger_blue") == 1 and bag(table).count("metagorger_red") == 8


def test_the_red_token_counts_what_is_carried_but_not_in_pods() -> None:
    """C-13.3, C-11.8: one Metagorger for each Room, in combat or not; no attack; not in a destroyed Nest."""
    scenario = (
        crew("pilot", "captain", "scout")
        .room(9, "evacuation_a")
        .ship(pods=[(1, "A", False)], eggs=0, nest_destroyed=True)
    )
    scenario.seat(0, room=6, hands=["carcass"]).seat(1, pod=1, hands=["carcass"]).seat(2, room=12)
    scenario.figure(M, 12).object("carcass", 12).room(16, "nest").bag("blank", "metagorger_red")
    table = drawn(M + "_red", scenario)
    assert table.kinds(6) == [M] and table.kinds(12) == [M, M] and table.kinds(9) == [] and table.kinds(16) == []
    assert not table.told("attack") and not table.told("surprise_check") and not table.told("noise_rolled")


def test_red_miniatures_run_out_in_room_order() -> None:
    """C-11.8: one left: the lower Room gets it."""
    scenario = crew().seat(0, room=1)
    for _ in range(7):
        scenario.figure(M, 20)
    table = drawn(M + "_red", scenario.object("carcass", 6).object("carcass", 7).bag("blank", "metagorger_red"))
    assert table.kinds(6) == [M] and table.kinds(7) == [] and len(table.kinds(20)) == 7


def test_ties_for_the_butcher_go_to_the_lowest_number() -> None:
    """C-11.8: Contamination cards count; equal hands: the lower player number."""
    scenario = crew("pilot", "captain").seat(0, room=6, slime=True, hand=["rest", "contamination"])
    scenario.seat(1, room=8, slime=True, hand=["rest", "order"]).bag("blank", B).top("attack", "ca_atk_03")
    low = min(scenario.game.seats, key=lambda p: p.number)
    room = low.room
    assert drawn(B, scenario).kinds(room) == [B]


def test_the_butcher_on_board_comes_with_its_injuries_unless_it_fights() -> None:
    """C-11.8: the Noise around the victim goes, the number is 4, the token leaves the bag."""
    scenario = crew().seat(0, room=6, hand=FULL_HAND).figure(B, 20, injuries=2).noise(6, 7).bag("blank", B)
    table = drawn(B, scenario)
    assert [(f.room, f.injuries) for f in table.figures()] == [(6, 2)] and not table.noise_between(6, 7)
    assert table.told("surprise_check")[0]["number"] == 4 and bag(table) == ["blank"]
    busy = crew("pilot", "captain").seat(0, room=6, slime=True).seat(1, room=20).figure(B, 20).bag("blank", B)
    stays = drawn(B, busy)
    assert stays.kinds(20) == [B] and not stays.told("surprise_check") and bag(stays) == ["blank"]


def test_the_butcher_looks_for_the_next_one_standing() -> None:
    """C-11.8: the First Player waits in a Pod."""
    scenario = crew("pilot", "captain").room(9, "evacuation_a").ship(pods=[(1, "A", False)], first_player=0)
    scenario.seat(0, pod=1, slime=True).seat(1, room=8, hand=["rest", "order", "search", "search"]).bag("blank", B)
    assert drawn(B, scenario).kinds(8) == [B]


def test_those_in_combat_do_not_roll() -> None:
    """C-11.8: a Shambler token makes all but those in Combat roll for Noise."""
    scenario = crew("pilot", "captain").seat(0, room=6).seat(1, room=1).figure(F, 6).bag("blank", S)
    assert [e["seat"] for e in drawn(S, scenario).told("noise_rolled")] == [1]


# -- events -----------------------------------------------------------------------------------------------


def test_rampant_mutation_adds_one_marker_for_each_mutant() -> None:
    """C-3.1: two infected cards, one marker; characters in a Pod draw too."""
    scenario = crew("pilot", "captain").room(9, "evacuation_a").ship(pods=[(1, "A", False)])
    scenario.seat(0, room=6, deck_top=["infected", "infected", "rest", "search"]).extension(0, mutation="ca_mut_01")
    scenario.seat(1, pod=1, deck_top=["infected", "rest", "search", "search"]).extension(1, mutation="ca_mut_02")
    table = play("ca_evt_01", scenario)
    assert [p.ext["markers"] for p in table.game.seats] == [1, 1]


def test_a_carried_carcass_does_not_rise() -> None:
    """C-10.5: Reawakening: one Carcass for each Room, and only what lies there."""
    scenario = crew().seat(0, room=6, hands=["carcass"]).object("carcass", 8).object("carcass", 8)
    table = play("ca_evt_03", scenario)
    assert table.kinds() == [S] and table.game.floor.count((8, "carcass")) == 1 and table.seat(0).hands == ["carcass"]


def test_reawakening_ends_with_the_miniatures() -> None:
    """C-10.5, C-6.4: the lower Room first; the other Carcass stays."""
    scenario = crew().seat(0, room=1)
    for _ in range(7):
        scenario.figure(S, 1)
    table = play("ca_evt_04", scenario.object("carcass", 6).object("carcass", 7))
    assert table.kinds(6) == [S] and (7, "carcass") in table.game.floor


def test_the_butcher_lurks_and_returns_by_its_token() -> None:
    """C-7.1: Lurking: Butcher and Shambler with a character stay, others go; Injuries are lost."""
    scenario = crew().seat(0, room=6).figure(B, 17, injuries=3).figure(S, 6).bag("blank")
    table = play("ca_evt_06", scenario)
    assert table.kinds() == [S] and bag(table) == ["blank", B]


def test_stalking_leaves_metagorgers_and_fighters_and_takes_the_lowest_room() -> None:
    """C-9.1: rooms 6 and 8 both hold a character: the Butcher in 7 goes to 6."""
    scenario = crew("pilot", "captain").seat(0, room=6).seat(1, room=8).figure(B, 7).figure(S, 8)
    table = play("ca_evt_07", scenario)
    assert B in table.kinds(6) and table.kinds(8) == [S]
    meta = play("ca_evt_07", crew().seat(0, room=11).figure(M, 6).door(6, 5, "closed"))
    assert meta.kinds(6) == [M], "exit 3 was closed, and it does not stalk"


def test_the_airlock_glitch_opens_at_the_end_of_the_next_player_phase() -> None:
    """C-10.5: the Fleshbeast behind the closed Doors dies then, not before; its Shambler survives."""
    scenario = crew().seat(0, room=1, hand=["rest"]).room(6, "engine_control").figure(F, 11)
    table = play("ca_evt_09", scenario)
    assert table.game.airlock == 6 and table.kinds(6) == [F], "exit 2 leads to room 6"
    table.do("pass")
    while not table.told("airlock_opens"):
        table.do("done")
    assert (6, "carcass") in table.game.floor or table.told("fed")
    assert [e["kind"] for e in table.told("intruder_killed")] == [F] and S in [
        e["kind"] for e in table.told("intruder_placed")
    ]
    assert play("ca_evt_09", crew().seat(0, room=1)).game.airlock == 0, "no yellow Room explored"


@pytest.mark.parametrize("blocked", ["running", "hibernating"])
def test_generator_overload_does_not_start_twice_or_on_sleepers(blocked: str) -> None:
    """C-14.2: the Event cannot start Self-Destruct if it runs or anybody hibernates."""
    scenario = crew("pilot", "captain").seat(0, room=1)
    for room, tile in ((3, "storage"), (9, "armory"), (5, "generator")):
        scenario.room(room, tile, malfunction=True)
    if blocked == "running":
        scenario.ship(self_destruct=4)
    else:
        scenario.seat(1, status="hibernating")
    assert play("ca_evt_10", scenario).game.self_destruct == (2 if blocked == "running" else -1)


def test_marked_prey_in_the_nest() -> None:
    """C-14.2: the Nest holds Eggs; a destroyed one does not count."""
    for eggs, slime in ((3, True), (0, False)):
        scenario = crew().seat(0, room=18).room(18, "nest")
        table = play("ca_evt_11", scenario.ship(eggs=eggs, nest_destroyed=not eggs))
        assert table.seat(0).slime is slime


def test_growl_skips_rooms_without_carnomorphs_and_calls_nobody() -> None:
    """C-14.2: event 14: a corridor already noisy stays so, no Encounter."""
    table = play("ca_evt_14", crew().seat(0, room=11).figure(M, 14).noise(14, 17))
    assert table.noise_between(14, 17) and not table.told("encounter") and not table.noise_between(11, 8)


def test_scavengers_move_at_once_and_leave_the_butcher_and_fighters() -> None:
    """C-14.2: event 15: one with food moves too; a closed Door breaks; carried Objects count."""
    scenario = (
        crew().seat(0, room=6, hands=["carcass"]).figure(S, 7).object("carcass", 7).figure(F, 11).door(6, 11, "closed")
    )
    table = play("ca_evt_15", scenario.figure(S, 6))
    assert table.kinds(11) == [F] and table.door_between(6, 11) == "destroyed"
    assert sorted(table.kinds(6)) == [S, S] and table.kinds(7) == []


def test_structural_weakness_and_hatches_spare_broken_and_unexplored_rooms() -> None:
    """C-14.2: events 12 and 16: one marker for each Room at most."""
    scenario = crew().seat(0, room=1).room(6, "cabins", malfunction=True).room(13, "evacuation_a", token="fire")
    table = play("ca_evt_16", scenario)
    assert table.game.malfunction[6] and not table.game.malfunction[13]


def test_protocol_failure_without_a_pod_does_nothing() -> None:
    """C-14.2: event 17: Section A is not touched."""
    table = play("ca_evt_17", crew().seat(0, room=1).ship(pods=[(1, "A", True)]))
    assert [n for n, *_ in table.game.pods] == [1]


def test_chemical_fire_takes_the_highest_room_only() -> None:
    """C-14.2: event 18: the other Fire stays where it is; without Fire nothing happens."""
    scenario = crew().seat(0, room=1).room(3, "storage", fire=True).room(20, fire=True)
    table = play("ca_evt_18", scenario)
    assert table.game.fire[3] and not table.game.fire[20] and not table.game.malfunction[3]
    assert not any(play("ca_evt_18", crew().seat(0, room=1)).game.fire)


def test_ammunition_meltdown_takes_the_lowest_explored_red_room() -> None:
    """C-14.2: event 19: closed Doors stop the Fire."""
    scenario = crew().seat(0, room=1).room(4, "armory", items=2).room(9, "storage", items=1).door(4, 8, "closed")
    table = play("ca_evt_19", scenario)
    assert table.game.counters[4] == 0 and table.game.counters[9] == 1 and not table.game.fire[8] and table.game.fire[1]


def test_the_prowling_beast_stays_in_combat_and_goes_to_the_first_in_turn_order() -> None:
    """C-14.2: event 20: no surprise; without a slimed character it stays; no Noise roll while it is on board."""
    scenario = crew("pilot", "captain").ship(first_player=1).seat(0, room=6, slime=True).seat(1, room=8, slime=True)
    table = play("ca_evt_20", scenario.figure(B, 20).door(7, 8, "closed"))
    assert table.kinds(8) == [B] and not table.told("surprise_check") and not table.told("noise_rolled")
    busy = crew("pilot", "captain").seat(0, room=6, slime=True).seat(1, room=20).figure(B, 20)
    assert play("ca_evt_20", busy).kinds(20) == [B]
    assert play("ca_evt_20", crew().seat(0, room=6).figure(B, 20)).kinds(20) == [B]
    fighting = crew().seat(0, slime=True).figure(F, 11)
    assert not play("ca_evt_20", fighting).told("noise_rolled")


# -- feeding ----------------------------------------------------------------------------------------------


def test_the_most_injured_of_a_type_feeds_first() -> None:
    """C-11.5.3: only one meal: it goes to the Shambler with two Injuries."""
    table = crew().seat(0, room=1).figure(S, 6).figure(S, 6, injuries=2).object("carcass", 6).phase("intruder_attacks")
    assert [(f.id, f.kind, f.injuries) for f in table.figures(6)] == [(1, S, 0), (2, F, 0)]


@pytest.mark.parametrize(
    ("eaten", "left"), [("corpse:scout", "egg"), ("egg", "carcass"), ("carcass", M), (M, "blue_corpse")]
)
def test_the_whole_order_of_food(eaten: str, left: str) -> None:
    """C-11.5.6: red Corpse, Egg, Carcass, Metagorger, blue Corpse."""
    scenario = crew("pilot", "scout").seat(0, room=1).seat(1, status="dead").ship(eggs=7).figure(B, 11)
    for thing in (left, eaten):
        if thing == M:
            scenario.figure(M, 11)
        elif thing != "blue_corpse":
            scenario.object(thing, 11)
    meal = scenario.phase("intruder_attacks").told("fed")[0]
    assert (meal["kind"], meal["thing"]) == (B, eaten)


def test_carried_food_is_not_eaten_and_eaten_eggs_return_to_the_supply() -> None:
    """C-11.5.6: an Egg on the floor goes; what a fighting character holds stays, even with Voracious."""
    table = crew().seat(0, room=1).ship(eggs=7).figure(M, 6).object("egg", 6).phase("intruder_attacks")
    assert table.kinds(6) == [S] and table.game.egg_supply == 1 and table.game.eggs == 7
    greedy = crew().seat(0, room=6, hands=["carcass"]).figure(S, 6).ship(weaknesses={"corpse": "ca_adp_voracious"})
    held = greedy.lasting("ca_adp_voracious").top("attack", "ca_atk_01").phase("intruder_attacks")
    assert held.kinds(6) == [S] and held.seat(0).hands == ["carcass"]


@pytest.mark.parametrize(("first", "eggs", "floor"), [(True, 2, 1), (False, 3, 0)])
def test_board_eggs_before_the_corpse_in_the_nest(first: bool, eggs: int, floor: int) -> None:
    """C-11.5.7: unless the table wants the usual order."""
    scenario = crew("pilot", "scout", options={"nest_board_eggs_first": first}).seat(0, room=1).seat(1, status="dead")
    scenario.room(10, "nest").ship(eggs=3)
    table = scenario.figure(S, 10).object("corpse:scout", 10).phase("intruder_attacks")
    assert table.game.eggs == eggs and sum(1 for r, _ in table.game.floor if r == 10) == floor


def test_those_fighting_in_the_nest_eat_no_egg() -> None:
    """C-11.5.7: only those not in combat."""
    scenario = crew().seat(0, room=5).room(5, "nest").ship(eggs=3).figure(S, 5).top("attack", "ca_atk_01")
    table = scenario.phase("intruder_attacks")
    assert table.game.eggs == 3 and table.kinds(5) == [S]


def test_miniatures_placed_by_an_attack_are_food_but_do_not_feed() -> None:
    """C-11.5.1: the Metagorger spawned beside the victim waits; there was a meal for each Fleshbeast."""
    scenario = crew("pilot", "captain").seat(0, room=6, wounds=["wound_leg", "wound_arm"]).seat(1, room=1)
    scenario.figure(F, 6).figure(F, 6).object("carcass", 6).top("attack", "ca_atk_03", "ca_atk_12")
    table = scenario.phase("intruder_attacks")
    assert table.seat(0).status == "dead"
    assert sorted(table.kinds(6)) == [B, F, M], "two meals for two Fleshbeasts, one Butcher, the Metagorger untouched"
    assert [o for r, o in table.game.floor if r == 6] == []


# -- the end ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("objective", "slot", "wins"),
    [("obj_ab_ovo", "egg", True), ("obj_ab_ovo", "carcass", False), ("obj_necroscopy", "carcass", True),
     ("obj_necroscopy", "egg", False)],
)  # fmt: skip
def test_objectives_about_studied_slots(objective: str, slot: str, wins: bool) -> None:
    """C-12.2: the adaptation of the Egg, of the Carcass."""
    scenario = (
        crew("pilot", "captain").seat(0, status="launched", signal=True, objectives=[objective]).seat(1, status="dead")
    )
    table = scenario.ship(weaknesses={slot: ("ca_adp_agile", "discarded")}).run("final_checks", "destroyed")
    assert table.game.result.seats[0].won is wins


def test_the_great_hunt_is_won_by_the_dead_butcher_or_the_one_that_burnt() -> None:
    """C-12.2: killed, or aboard a ship that was destroyed."""
    for scenario in (crew("pilot", "captain").ship(queen_killed=True), crew("pilot", "captain").figure(B, 6)):
        scenario.seat(0, status="launched", signal=True, objectives=["obj_great_hunt"]).seat(1, status="dead")
        assert scenario.run("final_checks", "destroyed").game.result.seats[0].won


def test_the_end_check_finds_the_infection_first() -> None:
    """C-12.1: no Mutation card, an infected card: four cards are drawn; no Corpse, no Shambler for this death."""
    scenario = crew("pilot", "captain").seat(0, status="launched", hand=["infected"]).seat(1, status="dead")
    table = scenario.extension(0, markers=3).script(shuffle=["keep"] * 2)
    table.game.seats[0].deck, table.game.seats[0].discard = [], []
    ended = table.run("final_checks", "destroyed").game
    check = next(c for c in ended.result.seats[0].checks if c["check"] == "contamination")
    assert check["infected"] == 1 and check["markers"] == 4 and not check["passed"]
    assert (
        ended.seats[0].status == "dead"
        and not ended.figures
        and not any(o.startswith("corpse:") for _, o in ended.floor)
    )


@pytest.mark.parametrize("board", ["standard", "alternative"])
@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("coop", 3), ("semi_coop", 5)])
def test_every_mode_and_board_sets_up(mode: str, players: int, board: str) -> None:
    """C-12.4, C-1.4: the bag follows the number of players in every mode."""
    either = {"any_board_side": True}
    game = Game.new(Setup(players=players, mode=mode, board=board, species="carnomorphs", seed=5, options=either))
    while game.ask is not None and game.ask.kind == "draft":
        game.apply(0)
    assert len(game.bag) == 5 + players and game.eggs == 8


def test_co_op_has_no_choice_at_the_first_encounter() -> None:
    """C-12.4, C-8.4: only the moment is marked."""
    scenario = crew("pilot", "captain", mode="coop").ship(first_encounter=False).bag("blank", "metagorger_red")
    table = drawn(M + "_red", scenario)
    assert table.game.first_encounter and table.asked == (1, "turn")
