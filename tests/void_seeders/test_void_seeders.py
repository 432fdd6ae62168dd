"""Set-up, Encounters, Lairs, injuries, Lurking, bag, attacks, weaknesses and events of the Void Seeders (V-1, V-4 to V-8)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import BadSetup, Game, Setup
from nemesis.scenario import Scenario, Table


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("scout",)), species="void_seeders", **setup).ship(first_encounter=True)


def bag_kinds(table: Table) -> list[str]:
    return sorted(table.game.rules.types[t].kind for t in table.game.bag)


def level(table: Table, seat: int = 0) -> int:
    n: int = table.seat(seat).ext["insanity"]
    return n


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_set_up(players: int) -> None:
    """V-1.1 to V-1.6: 19 tokens on 16 tiles and 3 Engines, all Lairs aboard, bag, decks, level 1."""
    game = Game.new(Setup(players=players, species="void_seeders", seed=players))
    while game.ask is not None and game.ask.kind == "draft":
        game.apply(0)
    kinds = [game.rules.types[t].kind for t in game.bag]
    assert kinds.count("blank") == 1 and kinds.count("seeder") == 2 + players
    assert sum(1 for k in kinds if k.startswith("insanity_")) == players
    tokens = [t for t in game.tokens if t]
    assert len(tokens) == 19 and sum(1 for t in tokens if "lair" in t) == 3
    assert all(game.tokens[r] for r in (19, 20, 21)) and all(game.explored[r] for r in (19, 20, 21))
    assert "slime_room" not in game.tiles
    assert [slot for slot, _, _ in game.weaknesses] == ["insanity", "egg", "carcass"] and game.eggs == 5
    assert len(game.decks["panic"]) == 20 and len(game.decks["attack"]) == 20 and len(game.decks["event"]) == 20
    assert all(p.ext["insanity"] == 1 for p in game.seats)


def test_no_intruder_player_with_this_species() -> None:
    """V-1.8: this species has no Intruder player."""
    with pytest.raises(BadSetup, match="intruder player"):
        Setup(players=3, species="void_seeders", modules=("intruder_player",))


def test_the_insanity_token_has_the_colour_of_the_character() -> None:
    """V-1.5: one Insanity token for each player, in the Character's colour."""
    kinds = {
        c: Scenario(c, species="void_seeders").game
        for c in ("captain", "soldier", "mechanic", "pilot", "scout", "scientist")
    }
    colours = {
        c: next(k for k in (g.rules.types[t].kind for t in g.bag) if k.startswith("insanity_"))
        for c, g in kinds.items()
    }
    assert colours == {
        "captain": "insanity_blue", "soldier": "insanity_red", "mechanic": "insanity_orange", "pilot": "insanity_green",
        "scout": "insanity_purple", "scientist": "insanity_white",
    }  # fmt: skip


# -- Encounter ----------------------------------------------------------------------------------------------


def meet(scenario: Scenario, token: str = "seeder") -> Table:
    return scenario.script(bag=[token]).run("encounter", 0)


@pytest.mark.parametrize(
    ("madness", "kind"), [(1, "lurker"), (2, "lurker"), (3, "whisperer"), (4, "stalker"), (5, "despoiler")]
)
def test_the_level_decides_what_comes(madness: int, kind: str) -> None:
    """V-4.0, V-11.3: and the token goes to the supply."""
    scenario = crew().seat(0, hand=["rest", "search", "search", "demolition"]).extension(0, insanity=madness)
    table = meet(scenario.bag("vs_tok_blank", "vs_tok_4a"))
    assert table.kinds(11) == [kind] and bag_kinds(table) == ["blank"]


def test_the_next_lower_type_stands_in() -> None:
    """V-4.1: with no figure of a type left, the next lower one is placed."""
    scenario = crew().seat(0, hand=["rest"] * 1 + ["search"]).extension(0, insanity=5).figure("despoiler", 20)
    assert meet(scenario.bag("vs_tok_blank", "vs_tok_1a")).kinds(11) == ["stalker"]


def test_an_insanity_token_brings_noise_and_panic() -> None:
    """V-4.0: whoever caused it panics, whatever the colour; the token returns."""
    scenario = crew("scout", "captain").seat(1, room=1).bag("vs_tok_blank", "vs_ins_blue").top("panic", "vs_pan_07")
    table = meet(scenario, "vs_ins_blue")
    assert level(table, 0) == 2 and level(table, 1) == 1 and "insanity_blue" in bag_kinds(table)
    assert table.noise_between(11, 6)


def test_the_blank_has_no_last_token_rule() -> None:
    """V-4: here a blank that was the last token adds nothing."""
    assert bag_kinds(meet(crew().bag("vs_tok_blank"), "blank")) == ["blank"]


def test_a_surprise_attack_is_contamination_and_panic() -> None:
    """V-5.1: no Attack card."""
    scenario = crew().seat(0, hand=[]).bag("vs_tok_blank", "vs_tok_4a").top("panic", "vs_pan_08")
    table = meet(scenario)
    assert sum(1 for c in table.seat(0).discard if c.startswith("cont_")) == 1
    assert level(table) == 2 and not table.told("attack_card")


def test_nerves_of_steel_answers_both_parts() -> None:
    """V-5.1: the reaction hooks on the attack, not on a card."""
    scenario = crew("soldier").seat(0, hand=["nerves_of_steel"]).bag("vs_tok_blank", "vs_tok_4a")
    table = meet(scenario).do("card", "nerves_of_steel")
    assert not any(c.startswith("cont_") for c in table.seat(0).discard) and level(table) == 1


# -- Lairs ----------------------------------------------------------------------------------------------------


def test_discovering_a_lair_is_combat_without_noise_and_no_first_encounter() -> None:
    """V-6.1, V-6.2, V-4.3: a Lair makes Combat, spares the Noise roll and is no First Encounter."""
    scenario = crew().seat(0, hand=["rest", "search"]).room(6, "canteen", token="lair").ship(first_encounter=False)
    table = scenario.turn(0).do("move", 6)
    assert table.kinds(6) == ["lair"] and not table.told("noise_rolled") and not table.game.first_encounter
    assert table.offers("melee") and not table.offers("move")


def test_careful_movement_into_a_lair_leaves_no_marker() -> None:
    """V-6.1: Careful Movement into a Lair places no Noise marker."""
    table = crew().seat(0, hand=["rest", "search", "search"]).room(6, "canteen", token="lair").turn(0)
    table.do("careful_move", 6)
    assert table.asked == (0, "turn") and not any(table.game.noise)


def test_an_engine_token_is_met_at_the_first_entry() -> None:
    """V-1.3: the Engine stays an explored Room; its number gives no Items."""
    scenario = crew().seat(0, room=17, hand=["rest", "search"]).room(20, token="lair")
    table = scenario.turn(0).do("move", 20)
    assert table.kinds(20) == ["lair"] and table.game.explored[20] and table.game.counters[20] == -1


def test_noise_at_the_end_of_each_turn_beside_a_lair() -> None:
    """V-6.3: even with a Seeder there; after the passing turn too."""
    table = (
        crew("scout", "captain")
        .seat(0, hand=[])
        .seat(1, room=1, hand=["rest"])
        .figure("lair", 11)
        .script(noise=["1"])
        .turn(0)
    )
    table.do("pass") if table.asked == (0, "turn") else None
    assert len(table.told("noise_rolled")) == 1 and table.noise_between(11, 15)


def test_a_lair_never_moves_nor_attacks_nor_is_lured_by_danger() -> None:
    """V-6.4, V-5.2, V-6.8: an Escape from a Lair alone is not attacked."""
    table = (
        crew().seat(0, hand=["rest", "search"]).figure("lair", 11).room(6, "cabins").script(noise=["danger"]).turn(0)
    )
    table.do("escape", 6)
    assert table.seat(0).room == 6 and table.kinds(11) == ["lair"] and not table.told("attack")
    assert table.noise_between(6, 11), "a neighbouring Lair does not count for Danger"


@pytest.mark.parametrize(
    ("cards", "destroyed"),
    [(("vs_atk_03", "vs_atk_01"), False), (("vs_atk_07", "vs_atk_15"), True), (("vs_atk_06", "vs_atk_01"), False)],
)
def test_a_lair_falls_to_the_higher_of_two_numbers(cards: tuple[str, str], destroyed: bool) -> None:
    """V-6.6, V-6.7: 3 Injuries against 5 and 2, 3 and 2, an arrow and 2."""
    scenario = crew().seat(0, hand=["rest", "search"]).figure("lair", 11, injuries=2).top("attack", *cards)
    table = scenario.script(combat=["hit1"]).turn(0).do("shoot")
    assert (table.kinds(11) == []) == destroyed and ((11, "carcass") in table.game.floor) == destroyed


@pytest.mark.parametrize(("face", "injured"), [("miss", 0), ("creeper", 0), ("adult", 0), ("hit1", 1), ("hit2", 2)])
def test_only_the_hit_faces_hurt_a_lair(face: str, injured: int) -> None:
    """V-6.5: a Lair is hurt by the faces one hit and two hits only."""
    scenario = crew().seat(0, hand=["rest", "search"]).figure("lair", 11).top("attack", "vs_atk_04", "vs_atk_02")
    assert scenario.script(combat=[face]).turn(0).do("shoot").figures(11)[0].injuries == injured


def test_least_damage_and_full_auto_need_a_hit_face_too() -> None:
    """V-6.5: neither a least damage nor a bonus hurts a Lair on another face."""
    scenario = crew("soldier").seat(0, hand=["full_auto", "rest"]).figure("lair", 11).script(combat=["creeper"])
    assert scenario.turn(0).do("play", "full_auto").figures(11)[0].injuries == 0
    flames = crew().seat(0, hand=["rest"], hands=["flamethrower"]).figure("lair", 11).script(combat=["adult"])
    assert flames.turn(0).do("shoot").figures(11)[0].injuries == 0


def test_the_third_lair_ends_the_despoiler() -> None:
    """V-6.7: no token for it, and no Despoiler ever again."""
    scenario = crew().seat(0, hand=["rest", "search"]).extension(None, lairs_destroyed=2).figure("lair", 11, injuries=5)
    scenario.figure("despoiler", 20).top("attack", "vs_atk_01", "vs_atk_15").script(combat=["hit1"]).bag("vs_tok_blank")
    table = scenario.turn(0).do("shoot")
    assert table.kinds() == [] and table.game.queen_killed and bag_kinds(table) == ["blank"]
    again = (
        crew().ship(queen_killed=True).seat(0, hand=["rest"]).extension(0, insanity=5).bag("vs_tok_blank", "vs_tok_1a")
    )
    assert meet(again).kinds(11) == ["stalker"]


# -- injuries -------------------------------------------------------------------------------------------------


def shot(kind: str, injuries: int, *cards: str) -> Table:
    scenario = crew().seat(0, hand=["rest", "search"]).figure(kind, 11, injuries=injuries).top("attack", *cards)
    return scenario.top("event", "vs_evt_04").bag("vs_tok_blank").script(combat=["hit1"]).turn(0).do("shoot")


def test_a_lurker_dies_by_the_lower_number() -> None:
    """V-7.1, V-7.2: no Carcass, a Seeder token for the bag; an arrow drives it off."""
    table = shot("lurker", 1, "vs_atk_03", "vs_atk_01")
    assert table.kinds() == [] and bag_kinds(table) == ["blank", "seeder"] and (11, "carcass") not in table.game.floor
    assert shot("lurker", 1, "vs_atk_06", "vs_atk_01").kinds(6) == ["lurker"]


def test_a_stalker_dies_by_the_higher_number() -> None:
    """V-7.1: the injury check of a Stalker reads the higher of two numbers."""
    assert shot("stalker", 3, "vs_atk_05", "vs_atk_01").kinds() == []
    assert shot("stalker", 2, "vs_atk_05", "vs_atk_01").kinds(11) == ["stalker"]


def test_a_whisperer_draws_one_card() -> None:
    """V-7.1: the injury check of a Whisperer draws one card."""
    assert shot("whisperer", 1, "vs_atk_01").kinds() == []
    assert shot("whisperer", 0, "vs_atk_01").kinds(11) == ["whisperer"]


def test_the_despoiler_is_never_injured() -> None:
    """V-7.1: a number changes nothing, an arrow drives it off."""
    table = (
        crew().seat(0, room=1).room(6, fire=True).figure("despoiler", 6).top("attack", "vs_atk_01").phase("fire_damage")
    )
    assert table.figures(6)[0].injuries == 0
    arrow = (
        crew()
        .seat(0, room=1)
        .room(6, fire=True)
        .figure("despoiler", 6)
        .top("attack", "vs_atk_06")
        .top("event", "vs_evt_04")
    )
    assert arrow.phase("fire_damage").kinds(6) == []


def test_closed_doors_do_not_stop_them_and_stay_whole() -> None:
    """V-7.3: Seeders pass closed Doors and leave them whole."""
    table = (
        crew().seat(0, room=1).figure("lurker", 11).door(11, 15, "closed").top("event", "vs_evt_01").phase("event_card")
    )
    assert table.kinds(15) == ["lurker"] and table.door_between(11, 15) == "closed"


def test_into_the_technical_corridors() -> None:
    """V-7.4: Injuries lost, a Seeder token for the bag."""
    table = (
        crew().seat(0, room=11).figure("lurker", 2).bag("vs_tok_blank").top("event", "vs_evt_01").phase("event_card")
    )
    assert table.kinds(2) == [] and bag_kinds(table) == ["blank", "seeder"]


def test_the_airlock_spares_only_the_despoiler() -> None:
    """V-7.6: the airlock sends the Seeders away and leaves the Despoiler."""
    scenario = (
        crew().seat(0, room=1).room(18, "generator").figure("lurker", 18).figure("lair", 18).figure("despoiler", 18)
    )
    assert scenario.ship(airlock=18).run("airlock_check").kinds(18) == ["despoiler"]


# -- Event Phase ----------------------------------------------------------------------------------------------


def test_lurking_turns_distant_seeders_into_noise() -> None:
    """V-8.1: not those with a character next door; Lairs stay."""
    scenario = (
        crew().seat(0, room=11).figure("lurker", 20).figure("lair", 20).figure("whisperer", 6).bag("vs_tok_blank")
    )
    table = scenario.phase("void_lurking")
    assert table.kinds(20) == ["lair"] and table.kinds(6) == ["whisperer"]
    assert table.noise_between(20, 17) and bag_kinds(table) == ["blank", "seeder"]


def test_the_order_of_the_event_phase() -> None:
    """V-8.0: Lurking comes before the bag."""
    phase = crew().game.rules.event_phase
    assert phase.index("event_card") < phase.index("void_lurking") < phase.index("bag_development")


def test_bag_seeder_and_blank() -> None:
    """V-8.2: a Seeder token makes everybody roll; a blank adds a random Seeder token."""
    table = crew().bag("vs_tok_blank", "vs_tok_1a").script(bag=["seeder"], noise=["1"]).phase("bag_development")
    assert table.told("noise_rolled") and bag_kinds(table) == ["blank", "seeder"]
    assert bag_kinds(crew().bag("vs_tok_blank").phase("bag_development")) == ["blank", "seeder"]


def test_an_insanity_token_in_the_bag_step() -> None:
    """V-8.2: its character panics; of one who is gone it leaves the game and another is drawn."""
    scenario = crew("scout", "captain").seat(1, room=1).bag("vs_tok_blank", "vs_ins_blue").top("panic", "vs_pan_07")
    table = scenario.script(bag=["vs_ins_blue"]).phase("bag_development")
    assert level(table, 1) == 2
    gone = crew("scout", "captain").seat(1, status="hibernating").bag("vs_tok_blank", "vs_ins_blue")
    after = gone.script(bag=["vs_ins_blue"]).phase("bag_development")
    assert "vs_ins_blue" in after.game.removed and bag_kinds(after) == ["blank", "seeder"]


# -- attacks --------------------------------------------------------------------------------------------------

L, W, S, D = "lurker", "whisperer", "stalker", "despoiler"
ATTACKS = [
    ("vs_atk_01", (S, D), 2, "serious"), ("vs_atk_02", (S, D), 6, "serious"), ("vs_atk_03", (L, W, S, D), 5, "scratch"),
    ("vs_atk_04", (L, W, S, D), 6, "scratch"), ("vs_atk_05", (L, W, S, D), 4, "scratch"),
    ("vs_atk_06", (L, W, S, D), None, "scratch"), ("vs_atk_07", (L, W), 3, "duplicate"), ("vs_atk_08", (L, W), 3, "duplicate"),
    ("vs_atk_09", (S, D), 4, "dread"), ("vs_atk_10", (S, D), None, "dread"), ("vs_atk_11", (D,), 4, "brain"),
    ("vs_atk_12", (D,), 5, "brain"), ("vs_atk_13", (W, S, D), 4, "serious"), ("vs_atk_14", (W, S, D), 3, "serious"),
    ("vs_atk_15", (W, S, D), 2, "serious"), ("vs_atk_16", (W, S, D), None, "serious"),
    ("vs_atk_17", (L, W, S, D), 5, "dismay"), ("vs_atk_18", (L, W, S, D), 4, "dismay"),
    ("vs_atk_19", (L, W, S, D), 2, "dismay"), ("vs_atk_20", (L, W, S, D), 2, "dismay"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "symbols", "blood", "effect"), ATTACKS)
def test_attack_card(card: str, symbols: tuple[str, ...], blood: int | None, effect: str) -> None:
    """V-5.2, V-5.3: symbols, number and effect."""
    copy = crew().game.rules.types[card]
    assert copy.blood == blood and set(copy.card.attackers) == set(symbols)
    table = crew().figure(symbols[0], 11).top("attack", card).top("panic", "vs_pan_07").run("intruder_attacks")
    p = table.seat(0)
    assert len(p.wounds) == {"serious": 1, "dread": 1, "brain": 2}.get(effect, 0)
    assert p.light == (effect == "scratch")
    assert sum(1 for c in p.discard if c.startswith("cont_")) == (effect in ("scratch", "dismay"))
    assert level(table) == (2 if effect in ("dread", "dismay") else 1)
    assert len(table.kinds(11)) == (2 if effect == "duplicate" else 1)


# -- weaknesses -----------------------------------------------------------------------------------------------


def weak(card: str, *characters: str) -> Scenario:
    return crew(*characters).ship(weaknesses={"egg": (card, True)})


def test_lucid_rest() -> None:
    """V-2.2: weakness 01 opens the way from 3 to 2."""
    table = weak("vs_wk_01").seat(0, hand=["rest"]).extension(0, insanity=3).turn(0).do("play", "rest")
    assert level(table) == 2


def test_strength_in_numbers() -> None:
    """V-3.1: with weakness 02 a failed Panic costs nothing in company."""
    scenario = weak("vs_wk_02", "scout", "captain").extension(0, insanity=1).top("panic", "vs_pan_08")
    assert level(scenario.run("panic", 0)) == 1


def test_reaction_to_danger() -> None:
    """V-5.1: weakness 03: number 2 becomes 1."""
    scenario = weak("vs_wk_03").seat(0, hand=["rest"]).bag("vs_tok_blank", "vs_tok_2a")
    assert not meet(scenario).told("surprise_check")[0]["surprised"]


def test_rooted_lairs() -> None:
    """V-6.6: weakness 04: the lower number."""
    scenario = (
        weak("vs_wk_04").seat(0, hand=["rest"]).figure("lair", 11, injuries=1).top("attack", "vs_atk_03", "vs_atk_01")
    )
    assert scenario.script(combat=["hit1"]).turn(0).do("shoot").kinds(11) == []


def test_energy_and_fire_vulnerability() -> None:
    """V-7.1: weaknesses 05 and 06 add an Injury by energy weapons and by Fire."""
    scenario = weak("vs_wk_05").seat(0, hand=["rest"]).figure("lair", 11).top("attack", "vs_atk_04", "vs_atk_02")
    assert scenario.script(combat=["hit1"]).turn(0).do("shoot").figures(11)[0].injuries == 2
    burning = (
        weak("vs_wk_06").seat(0, room=1).room(6, fire=True).figure("lair", 6).top("attack", "vs_atk_04", "vs_atk_02")
    )
    assert burning.phase("fire_damage").figures(6)[0].injuries == 2


def test_bound_to_matter() -> None:
    """V-7.3: weakness 07: a closed Door stops them and breaks."""
    scenario = weak("vs_wk_07").seat(0, room=1).figure("lurker", 11).door(11, 15, "closed").top("event", "vs_evt_01")
    table = scenario.run("event_card")
    assert table.kinds(11) == ["lurker"] and table.door_between(11, 15) == "destroyed"


def test_fading_echo() -> None:
    """V-7.1: weakness 08: each number one lower."""
    scenario = weak("vs_wk_08").seat(0, hand=["rest"]).figure("whisperer", 11).top("attack", "vs_atk_01")
    assert scenario.script(combat=["hit1"]).turn(0).do("shoot").kinds() == []


def test_the_laboratory_studies_madness() -> None:
    """V-9.5: a living character at level 3 or more stands in for the corpse."""
    scenario = crew().room(13, "laboratory").seat(0, room=13, hand=["rest", "search"]).extension(0, insanity=3)
    table = scenario.turn(0).do("room_action")
    assert [shown for slot, _, shown in table.game.weaknesses if slot == "insanity"] == [True]
    sane = crew().room(13, "laboratory").object("blue_corpse", 13).seat(0, room=13, hand=["rest", "search"]).turn(0)
    assert sane.refusal("room_action") == ("nothing_to_study", "R-17.28")


def test_three_lairs_are_the_queen_of_the_great_hunt() -> None:
    """V-10.4: and so is the end of the ship (V-7.6)."""
    scenario = (
        crew("scout", "captain")
        .seat(0, status="launched", signal=True, objectives=["obj_great_hunt"])
        .seat(1, status="dead")
    )
    assert scenario.ship(queen_killed=True).run("final_checks", "jump").game.result.seats[0].won


# -- further rules ----------------------------------------------------------------------------------------------


def test_entering_a_room_with_a_seeder_is_combat_not_an_encounter() -> None:
    """V-4.2: a Seeder already in the Room means Combat, without an Encounter."""
    table = crew().seat(0, hand=["rest", "search"]).room(6, "cabins").figure("lurker", 6).turn(0).do("move", 6)
    assert not table.told("encounter") and not table.told("noise_rolled") and table.offers("melee")


def test_an_encounter_with_nobody_uses_the_level_of_the_acting_player() -> None:
    """V-4.4, R-11.11: no surprise check; an Insanity token makes that player panic."""
    scenario = crew().seat(0, room=1, hand=[]).extension(0, insanity=3).bag("vs_tok_blank", "vs_tok_4a")
    table = scenario.script(bag=["seeder"]).run("encounter_with_nobody", 6)
    assert table.kinds(6) == ["whisperer"] and not table.told("surprise_check")
    mad = (
        crew()
        .seat(0, room=1)
        .bag("vs_tok_blank", "vs_ins_purple")
        .top("panic", "vs_pan_08")
        .script(bag=["vs_ins_purple"])
    )
    after = mad.run("encounter_with_nobody", 6)
    assert level(after) == 2 and after.noise_between(6, 11) and not after.noise_between(1, 2)


def test_one_event_card_gives_the_way_of_a_two_card_retreat() -> None:
    """V-7.5, R-9.9: two arrows, one Event card; a closed Door does not stop the retreat."""
    scenario = crew().seat(0, hand=["rest", "search"]).figure("stalker", 11).top("attack", "vs_atk_06", "vs_atk_16")
    table = (
        scenario.top("event", "vs_evt_04", "vs_evt_05")
        .door(11, 6, "closed")
        .script(combat=["hit1"])
        .turn(0)
        .do("shoot")
    )
    assert table.kinds(6) == ["stalker"] and table.game.discards["event"] == ["vs_evt_04"]
    assert table.door_between(11, 6) == "closed"


def test_shared_objectives_translate() -> None:
    """V-10.1: three Lairs are the head that was cut off; any two slots are first contact."""
    scenario = crew("scout", mode="solo").seat(0, status="launched", signal=True, objectives=["sc_head"])
    assert scenario.ship(queen_killed=True).run("final_checks", "jump").game.result.seats[0].won
    slots = {"insanity": ("vs_wk_01", True), "egg": ("vs_wk_02", True)}
    contact = crew("scout", mode="solo").seat(0, status="launched", objectives=["sc_contact"]).ship(weaknesses=slots)
    assert contact.run("final_checks", "jump").game.result.seats[0].won


def test_in_co_op_the_level_stays_through_death_and_revival() -> None:
    """V-10.2: a revived Character has the Insanity of before."""
    scenario = crew("pilot", "captain", mode="coop").room(12, "emergency_room").extension(0, insanity=5)
    table = scenario.seat(0, status="dead").seat(1, room=1).object("corpse:pilot", 12).phase("start_of_round")
    assert table.seat(0).status == "aboard" and level(table) == 5


@pytest.mark.parametrize(("letters", "kind"), [("LLWSD", "lurker"), ("LWWSD", "whisperer")])
def test_the_table_may_choose_what_comes_at_level_two(letters: str, kind: str) -> None:
    """V-11.3: no source tells levels 2 to 4."""
    scenario = crew(options={"insanity_spawn": letters}).seat(0, hand=["rest", "search"]).extension(0, insanity=2)
    assert meet(scenario.bag("vs_tok_blank", "vs_tok_1a")).kinds(11) == [kind]
