"""Set-up, Encounters, attacks, injuries, adaptations and bag of the Carnomorphs (C-1, C-6 to C-11)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import BadSetup, Game, Setup
from nemesis.scenario import Scenario, Table


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("pilot",)), species="carnomorphs", **setup)


def bag_kinds(table: Table) -> list[str]:
    return sorted(table.game.rules.types[t].kind for t in table.game.bag)


def test_the_order_of_the_event_phase() -> None:
    """C-11.1: the base steps; the feeding belongs to that of the attacks."""
    rules = crew().game.rules
    assert rules.event_phase == ("advance_time", "intruder_attacks", "fire_damage", "event_card", "bag_development")
    assert rules.steps["intruder_attacks"][0].__name__ == "attacks_and_feeding"


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_set_up(players: int) -> None:
    """C-1.2, C-1.4, C-1.5, C-1.6: 8 Eggs, 3 adaptations face down, the bag, the decks."""
    game = Game.new(Setup(players=players, species="carnomorphs", seed=players))
    while game.ask is not None and game.ask.kind == "draft":
        game.apply(0)
    kinds = [game.rules.types[t].kind for t in game.bag]
    assert kinds.count("blank") == 1 and kinds.count("metagorger_blue") == 2
    assert kinds.count("metagorger_red") == 2 + players and len(kinds) == 5 + players
    assert len(game.bag) + len(game.pool) == 27
    assert game.eggs == 8 and len(game.weaknesses) == 3 and not game.lasting
    assert len(game.decks["mutation"]) == 12 and len(game.decks["attack"]) == 20 and len(game.decks["event"]) == 20
    assert all(p.ext["markers"] == 0 and p.ext["mutation"] is None for p in game.seats)
    assert "slime_room" in game.rules.rooms, "C-1.1: Slime exists here"


def test_no_intruder_player_with_this_species() -> None:
    """C-1.7: a clear refusal."""
    with pytest.raises(BadSetup, match="intruder player"):
        Setup(players=3, species="carnomorphs", modules=("intruder_player",))
    assert not Setup(players=3, species="carnomorphs").ruleset().intruder_player


def test_token_numbers() -> None:
    """C-8.2: the surprise numbers of the 27 tokens."""
    tokens = Setup(species="carnomorphs").ruleset().families["intruder_tokens"].values()
    numbers: dict[str, list[Any]] = {}
    for token in tokens:
        numbers.setdefault(token.kind, []).append(token.number)
    assert numbers == {
        "blank": [None], "metagorger_blue": [1, 2], "metagorger_red": [2] * 4 + [3] * 4,
        "shambler": [2] * 4 + [3] * 5 + [4] * 3, "fleshbeast": [3, 4, 4], "butcher": [4],
    }  # fmt: skip


# -- Encounter ------------------------------------------------------------------------------------------


def test_the_first_shambler_reveals_its_adaptation() -> None:
    """C-6.2, C-6.1, C-1.3: the corpse slot belongs to the Shambler; a Metagorger reveals nothing."""
    scenario = crew("pilot", "captain").seat(0, hand=["rest"] * 1 + ["search", "search", "demolition"])
    scenario.ship(weaknesses={"corpse": "ca_adp_thick_hide"}).bag("ca_tok_blank", "shambler")
    table = scenario.script(bag=["shambler"]).run("encounter", 0)
    assert table.kinds(11) == ["shambler"] and table.game.lasting == ["ca_adp_thick_hide"]
    meta = crew().bag("ca_tok_blank", "metagorger_red").script(bag=["metagorger_red"]).run("encounter", 0)
    assert meta.game.lasting == []


def test_the_blank_alone_in_the_bag_brings_a_red_metagorger() -> None:
    """C-8.1, C-7.2: a blank that was the last token adds a Metagorger token, a red one first."""
    table = crew().bag("ca_tok_blank").run("encounter", 0)
    assert bag_kinds(table) == ["blank", "metagorger_red"]
    assert all(table.game.noise[c] for c in table.game.rules.board.corridors_of[11])


def test_blue_tokens_return_only_when_no_red_is_left() -> None:
    """C-7.2: Metagorger tokens added to the bag are red while there are any."""
    reds = [f"ca_tok_meta_red_{k}" for k in range(1, 9)]
    table = crew().bag("ca_tok_blank", *reds).figure("metagorger", 2).top("event", "ca_evt_01").seat(0, room=11)
    table.bag("ca_tok_blank", *reds)
    done = table.phase("event_card")
    assert "metagorger_blue" in bag_kinds(done), "room 2, exit 1 is a Technical Entrance"


def test_a_metagorger_that_attacks_mutates_and_vanishes() -> None:
    """C-9.2, C-8.4: mutation, Contamination, Light Wound, a Shambler token; it is gone."""
    table = (
        crew()
        .seat(0, hand=[])
        .bag("ca_tok_blank", "ca_tok_meta_red_1")
        .script(bag=["ca_tok_meta_red_1"])
        .run("encounter", 0)
    )
    while table.asked is not None:
        if table.asked[1] == "keep_mutation":
            table.do("mutation")
            break
        table.do()
    p = table.seat(0)
    assert p.ext["mutation"] is not None and p.light == 1
    assert sum(1 for c in p.discard if c.startswith("cont_")) == 1
    assert table.kinds() == [] and "shambler" in bag_kinds(table) and table.game.first_encounter


def test_a_metagorger_attack_with_a_mutation_gives_no_marker() -> None:
    """C-9.2: its victim gains a Mutation card, and nothing in its place if they have one."""
    table = crew().extension(0, mutation="ca_mut_01").figure("metagorger", 11).phase("intruder_attacks")
    assert table.seat(0).ext["markers"] == 0 and table.seat(0).light == 1


def test_an_ignored_metagorger_stays() -> None:
    """C-9.3: Armor: nothing of the attack happens."""
    table = (
        crew("soldier").seat(0, items=["armor"], quests=["autoloader"]).figure("metagorger", 11)
        .phase("intruder_attacks")
    )  # fmt: skip
    table.do("item", "armor")
    assert table.kinds(11) == ["metagorger"] and table.seat(0).light == 0


# -- Attack cards ---------------------------------------------------------------------------------------

ATTACKS = [
    ("ca_atk_01", {"butcher"}, None, 3), ("ca_atk_02", {"butcher"}, 1, 5),
    ("ca_atk_03", {"shambler", "fleshbeast"}, 1, 4), ("ca_atk_04", {"shambler", "fleshbeast"}, None, 7),
    ("ca_atk_05", {"fleshbeast", "butcher"}, None, 5), ("ca_atk_06", {"fleshbeast", "butcher"}, 2, None),
    ("ca_atk_07", {"shambler", "fleshbeast", "butcher"}, 2, 5), ("ca_atk_08", {"shambler", "fleshbeast", "butcher"}, 3, 4),
    ("ca_atk_09", {"shambler", "fleshbeast", "butcher"}, 2, None), ("ca_atk_10", {"shambler", "fleshbeast", "butcher"}, 1, 6),
    ("ca_atk_11", {"shambler", "fleshbeast", "butcher"}, 1, 3), ("ca_atk_12", {"shambler", "fleshbeast", "butcher"}, 2, 4),
    ("ca_atk_13", {"shambler", "fleshbeast", "butcher"}, 1, 5), ("ca_atk_14", {"shambler", "fleshbeast", "butcher"}, 1, 8),
    ("ca_atk_15", {"shambler", "fleshbeast", "butcher"}, 3, 6), ("ca_atk_16", {"shambler", "fleshbeast", "butcher"}, 3, 7),
    ("ca_atk_17", {"shambler", "fleshbeast", "butcher"}, None, None), ("ca_atk_18", {"shambler", "fleshbeast", "butcher"}, 1, None),
    ("ca_atk_19", {"shambler", "fleshbeast", "butcher"}, 1, 8), ("ca_atk_20", {"shambler", "fleshbeast", "butcher"}, 1, 4),
]  # fmt: skip
EFFECTS = {
    "ca_atk_01": "serious", "ca_atk_02": "serious", "ca_atk_03": "spawn", "ca_atk_04": "spawn", "ca_atk_05": "bash",
    "ca_atk_06": "bash", "ca_atk_07": "regurgitate", "ca_atk_08": "regurgitate", "ca_atk_09": "slash",
    "ca_atk_10": "slash", "ca_atk_11": "slash", "ca_atk_12": "serious", "ca_atk_13": "serious", "ca_atk_14": "serious",
    "ca_atk_15": "serious", "ca_atk_16": "whip", "ca_atk_17": "whip", "ca_atk_18": "whip", "ca_atk_19": "whip",
    "ca_atk_20": "whip",
}  # fmt: skip


def contamination(table: Table) -> int:
    return sum(1 for c in table.seat(0).discard if c.startswith("cont_"))


@pytest.mark.parametrize(("card", "symbols", "meta", "other"), ATTACKS)
def test_attack_card(card: str, symbols: set[str], meta: int | None, other: int | None) -> None:
    """C-9.4, C-10.1: symbols, both blood numbers, and the effect on the target; another type misses."""
    copy = crew().game.rules.types[card]
    assert copy.blood == (meta, other) and set(copy.card.attackers) == symbols
    attacker = sorted(symbols)[-1]
    table = crew().figure(attacker, 11, injuries=2).top("attack", card).phase("intruder_attacks")
    p, effect = table.seat(0), EFFECTS[card]
    assert len(p.wounds) == (effect in ("serious", "bash"))
    assert p.light == {"slash": 1, "whip": 2}.get(effect, 0)
    assert p.slime == (effect in ("spawn", "regurgitate"))
    assert contamination(table) == (effect in ("bash", "regurgitate", "slash", "whip"))
    assert ("metagorger" in table.kinds(11)) == (effect == "spawn")
    assert ((11, "carcass") in table.game.floor) == (effect == "regurgitate")
    if attacker == "butcher" and card in ("ca_atk_01", "ca_atk_02"):
        assert table.figures(11)[0].injuries == 0, "Devour heals the Butcher"
    missing = {"shambler", "fleshbeast", "butcher"} - symbols
    for kind in missing:
        miss = crew().figure(kind, 11).top("attack", card).phase("intruder_attacks")
        assert not miss.seat(0).wounds and not miss.seat(0).light and not miss.seat(0).slime


@pytest.mark.parametrize(("card", "deadly"), [("ca_atk_01", 1), ("ca_atk_12", 2)])
def test_deadly_attacks(card: str, deadly: int) -> None:
    """C-9.4: Devour kills from one Serious Wound on, Bite from two."""
    for wounds in (deadly - 1, deadly):
        table = (
            crew("pilot", "captain").seat(1, room=1).seat(0, wounds=["wound_leg"] * wounds).figure("butcher", 11)
            .top("attack", card).phase("intruder_attacks")
        )  # fmt: skip
        assert (table.seat(0).status == "dead") == (wounds == deadly)


# -- injuries -------------------------------------------------------------------------------------------


def shot(kind: str, injuries: int, card: str, **setup: Any) -> Table:
    scenario = crew("scout", **setup).seat(0, hand=["rest", "search"]).figure(kind, 11, injuries=injuries)
    scenario.ship(weaknesses={"corpse": "ca_adp_fireproof", "egg": "ca_adp_battering", "carcass": "ca_adp_ambusher"})
    return scenario.top("attack", card).top("event", "ca_evt_11").script(combat=["hit1"]).turn(0).do("shoot")


def test_one_card_for_every_type_and_equal_numbers_kill() -> None:
    """C-10.1, C-10.3, C-10.5: a Fleshbeast with 3 Injuries and blood 3: a Carcass and a fresh Shambler."""
    table = shot("fleshbeast", 2, "ca_atk_11")
    assert table.kinds(11) == ["shambler"] and table.figures(11)[0].injuries == 0
    assert (11, "carcass") in table.game.floor
    alive = shot("fleshbeast", 1, "ca_atk_11")
    assert alive.kinds(11) == ["fleshbeast"]


def test_metagorgers_use_their_own_number() -> None:
    """C-10.1, C-10.2: the check reads the small number for Metagorgers; a killed one leaves a Carcass."""
    table = shot("metagorger", 0, "ca_atk_19")
    assert table.kinds() == [] and (11, "carcass") in table.game.floor


def test_a_killed_butcher_leaves_two_shamblers_and_never_returns() -> None:
    """C-10.4, C-10.5: no Carcass; its token leaves the game."""
    table = shot("butcher", 2, "ca_atk_11")
    assert table.kinds(11) == ["shambler", "shambler"] and (11, "carcass") not in table.game.floor
    assert table.game.queen_killed and "ca_tok_butch" not in table.game.bag + table.game.pool


def test_the_arrow_of_the_right_number_drives_off() -> None:
    """C-10.1: ca_atk_18 has an arrow for the others, a 1 for Metagorgers."""
    assert shot("shambler", 0, "ca_atk_18").kinds(11) == []
    assert shot("metagorger", 0, "ca_atk_18").kinds() == []


def test_the_butcher_stays_out_of_the_technical_corridors() -> None:
    """C-7.1: sent into the Technical Corridors, the Butcher stays where it is."""
    table = (
        crew().seat(0, room=11).figure("butcher", 2).figure("shambler", 4).top("event", "ca_evt_03").phase("event_card")
    )
    assert table.kinds(1) == ["butcher"], "room 2, exit 3 leads to the Cockpit"
    stays = crew().seat(0, room=11).figure("butcher", 2).top("event", "ca_evt_04").phase("event_card")
    assert stays.kinds(2) == ["butcher"], "room 2, exit 1 is an Entrance"


# -- adaptations ----------------------------------------------------------------------------------------


def adapted(card: str, *characters: str) -> Scenario:
    return crew(*characters).ship(weaknesses={"corpse": card}).lasting(card)


def test_agile_turns_a_single_hit_into_a_miss() -> None:
    """C-6.1: Agile: one hit counts as a miss."""
    table = adapted("ca_adp_agile", "scout").seat(0, hand=["rest"]).figure("shambler", 11).script(combat=["hit1"])
    assert table.turn(0).do("shoot").figures(11)[0].injuries == 0


def test_thick_hide_adds_one_to_every_number() -> None:
    """C-6.1: Thick Hide: the numbers of the injury check count one more."""
    scenario = adapted("ca_adp_thick_hide", "scout").seat(0, hand=["rest"]).figure("shambler", 11, injuries=2)
    table = scenario.top("attack", "ca_atk_11").script(combat=["hit1"]).turn(0).do("shoot")
    assert table.kinds(11) == ["shambler"]


def test_ambushers_surprise_more_easily() -> None:
    """C-6.1: number 1 against one card in hand."""
    scenario = (
        adapted("ca_adp_ambusher")
        .ship(first_encounter=True)
        .seat(0, hand=["rest"])
        .bag("ca_tok_blank", "ca_tok_meta_blue_1")
    )
    assert scenario.script(bag=["ca_tok_meta_blue_1"]).run("encounter", 0).told("surprise_check")[0]["surprised"]


def test_fireproof_carnomorphs_do_not_burn() -> None:
    """C-6.1: Fireproof: no Injury from Fire."""
    table = adapted("ca_adp_fireproof").seat(0, room=1).room(6, fire=True).figure("shambler", 6).phase("fire_damage")
    assert table.figures(6)[0].injuries == 0


def test_battering_carnomorphs_break_the_door_and_go_on() -> None:
    """C-6.1: Battering: a closed Door breaks and does not stop them."""
    scenario = adapted("ca_adp_battering").seat(0, room=1).figure("shambler", 6).door(6, 7, "closed")
    table = scenario.top("event", "ca_evt_01").phase("event_card")
    assert table.kinds(7) == ["shambler"] and table.door_between(6, 7) == "destroyed"


def test_without_battering_a_door_stops_them() -> None:
    """C-7.1: base rule otherwise."""
    table = (
        crew().seat(0, room=1).figure("shambler", 6).door(6, 7, "closed").top("event", "ca_evt_01").phase("event_card")
    )
    assert table.kinds(6) == ["shambler"] and table.door_between(6, 7) == "destroyed"


def test_tenacious_carnomorphs_ignore_the_arrow() -> None:
    """C-6.1: Tenacious: the arrow does not make them retreat."""
    scenario = adapted("ca_adp_tenacious", "scout").seat(0, hand=["rest"]).figure("shambler", 11)
    assert scenario.top("attack", "ca_atk_17").script(combat=["hit1"]).turn(0).do("shoot").kinds(11) == ["shambler"]


def test_virulent_attacks_give_one_card_more() -> None:
    """C-6.1: Virulent: an attack that contaminates gives one card more."""
    scenario = adapted("ca_adp_virulent").figure("shambler", 11).top("attack", "ca_atk_09")
    assert contamination(scenario.phase("intruder_attacks")) == 2
    melee = adapted("ca_adp_virulent").seat(0, hand=["rest"]).figure("shambler", 11).script(combat=["hit2"])
    assert contamination(melee.turn(0).do("melee")) == 2


def test_the_laboratory_discards_only_a_revealed_adaptation() -> None:
    """C-6.3, C-12.2: the object stays; the slot counts as studied."""
    hidden = crew().room(16, "laboratory").object("carcass", 16).seat(0, room=16, hand=["rest", "search"]).turn(0)
    assert hidden.refusal("room_action") == ("nothing_to_study", "R-17.28")
    scenario = crew().room(16, "laboratory").object("carcass", 16).seat(0, room=16, hand=["rest", "search"])
    table = scenario.ship(weaknesses={"carcass": "ca_adp_agile"}).lasting("ca_adp_agile").turn(0)
    table.do("room_action")
    assert table.game.lasting == [] and (16, "carcass") in table.game.floor
    assert ("carcass", "ca_adp_agile", True) in table.game.weaknesses


# -- bag ------------------------------------------------------------------------------------------------


def developed(token: str, scenario: Scenario) -> Table:
    return scenario.script(bag=[token], noise=["silence"] * 5).phase("bag_development")


def test_blue_token_makes_noise_and_becomes_red() -> None:
    """C-11.8: a blue Metagorger token: everybody rolls for Noise, then a red token takes its place."""
    table = developed("metagorger_blue", crew().bag("ca_tok_blank", "metagorger_blue"))
    assert table.told("noise_rolled") and bag_kinds(table) == ["blank", "metagorger_red"]


def test_red_token_puts_metagorgers_where_there_is_food() -> None:
    """C-11.8: at a carcass, at another Metagorger, in the explored Nest; the token returns."""
    scenario = (
        crew()
        .seat(0, room=1)
        .object("carcass", 8)
        .figure("metagorger", 12)
        .room(17, "nest")
        .bag("ca_tok_blank", "metagorger_red")
    )
    table = developed("metagorger_red", scenario)
    assert (
        table.kinds(8) == ["metagorger"] and table.kinds(12) == ["metagorger"] * 2 and table.kinds(17) == ["metagorger"]
    )
    assert table.kinds(11) == ["metagorger"], "the blue Corpse lies in the Hibernatorium"
    assert bag_kinds(table) == ["blank", "metagorger_red"]


@pytest.mark.parametrize("token", ["shambler", "fleshbeast"])
def test_large_tokens_return_and_everybody_rolls(token: str) -> None:
    """C-11.8: Shambler and Fleshbeast tokens go back, and everybody rolls for Noise."""
    table = developed(token, crew("pilot", "captain").bag("ca_tok_blank", token))
    assert len(table.told("noise_rolled")) == 2 and token in bag_kinds(table)


def test_the_butcher_comes_to_the_slimed_character_with_the_fewest_cards() -> None:
    """C-11.8: the Butcher appears beside a slimed Character, of several the one with the fewest cards."""
    scenario = crew("pilot", "captain", "scout").seat(0, room=6, slime=True, hand=["rest"] * 1 + ["search", "search"])
    scenario.seat(1, room=8, slime=True, hand=["rest", "search"]).seat(2, room=1)
    table = developed("butcher", scenario.bag("ca_tok_blank", "butcher").top("attack", "ca_atk_03"))
    assert table.kinds(8) == ["butcher"] and "butcher" not in bag_kinds(table)


def test_without_slime_the_butcher_comes_to_the_first_player() -> None:
    """C-11.8: with nobody slimed the Butcher appears beside the First Player."""
    scenario = crew("pilot", "captain").seat(0, room=6, hand=["rest", "search", "search", "demolition"])
    table = developed("butcher", scenario.ship(first_encounter=True).bag("ca_tok_blank", "butcher"))
    assert table.kinds(6) == ["butcher"] and table.told("surprise_check")[0]["number"] == 4


def test_the_blank_hides_idle_shamblers() -> None:
    """C-11.8: the blank takes Shamblers away from Rooms without a Character and puts their tokens in the bag."""
    scenario = crew().seat(0, room=1).figure("shambler", 6).figure("shambler", 1).bag("ca_tok_blank")
    table = developed("blank", scenario)
    assert table.kinds() == ["shambler"]
    assert bag_kinds(table) == ["blank", "metagorger_red", "shambler"]


# -- Objectives -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("clause", "wins"), [(False, False), (True, True)])
def test_the_great_hunt_wants_the_butcher(clause: bool, wins: bool) -> None:
    """C-12.2: the destroyed ship alone counts only with the option."""
    scenario = crew("pilot", "captain", options={"great_hunt_ship_clause": clause})
    scenario.seat(0, status="launched", signal=True, objectives=["obj_great_hunt"]).seat(1, status="dead")
    table = scenario.run("final_checks", "destroyed")
    assert table.game.result.seats[0].won is wins


def test_two_adaptations_discarded_are_extreme_biology() -> None:
    """C-12.2, C-12.3: the Objectives of biology ask for two discarded adaptations."""
    scenario = crew("pilot", "captain").seat(0, status="launched", objectives=["obj_biology"]).seat(1, status="dead")
    cards = {"corpse": ("ca_adp_agile", "discarded"), "egg": ("ca_adp_virulent", "discarded")}
    assert scenario.ship(weaknesses=cards).run("final_checks", "destroyed").game.result.seats[0].won


# -- further rules ----------------------------------------------------------------------------------------


def test_nothing_of_the_base_game_is_removed() -> None:
    """C-1.1: rooms, exploration tokens and items are those of the base game."""
    base, here = Setup().ruleset(), Setup(species="carnomorphs").ruleset()
    for family in (
        "rooms",
        "exploration",
        "yellow",
        "green",
        "red",
        "crafted",
        "contamination",
        "wounds",
        "characters",
    ):
        assert list(base.families[family]) == list(here.families[family])


def test_the_miniature_on_the_adaptation_is_one_of_the_eight() -> None:
    """C-6.4: nine Shamblers never stand on the ship."""
    scenario = crew().seat(0, room=1, hand=["rest"])
    for room in (6, 8, 9, 12, 14, 15, 16, 17):
        scenario.figure("shambler", room)
    scenario.object("carcass", 7).figure("metagorger", 7)
    assert scenario.phase("intruder_attacks").kinds(7) == ["metagorger"]


def test_an_exhausted_type_returns_to_the_bag_first() -> None:
    """C-8.3: idle Fleshbeasts leave, one token each; the Butcher comes back without its Injuries."""
    scenario = crew().ship(first_encounter=True).seat(0, hand=["rest", "search", "search", "demolition"])
    for room in (6, 8, 9):
        scenario.figure("fleshbeast", room)
    table = scenario.bag("ca_tok_blank", "ca_tok_flesh_1").script(bag=["fleshbeast"]).run("encounter", 0)
    assert table.kinds() == ["fleshbeast"] and table.figures(11)
    assert bag_kinds(table) == ["blank", "fleshbeast", "fleshbeast"], "the drawn token waits aside"
    butcher = crew().ship(first_encounter=True).seat(0, hand=["rest", "search", "search", "demolition"])
    butcher.figure("butcher", 20, injuries=2).bag("ca_tok_blank", "butcher").script(bag=["butcher"])
    moved = butcher.run("encounter", 0)
    assert [(f.room, f.injuries) for f in moved.figures()] == [(11, 0)] and bag_kinds(moved) == ["blank"]


def test_carcasses_never_run_out() -> None:
    """C-10.6: Carcass tokens are no limit."""
    scenario = crew("scout").seat(0, hand=["rest", "search"]).figure("metagorger", 11)
    for room in (6, 8, 9, 12, 14, 15, 16, 17, 18, 20, 21, 19):
        scenario.object("carcass", room)
    table = scenario.top("attack", "ca_atk_19").script(combat=["hit1"]).turn(0).do("shoot")
    assert sum(1 for _, o in table.game.floor if o == "carcass") == 13


def test_in_co_op_the_mutation_stays_through_death_and_revival() -> None:
    """C-12.4: an eaten Corpse can no longer be revived."""
    scenario = (
        crew("pilot", "captain", mode="coop").room(18, "emergency_room").extension(0, mutation="ca_mut_01", markers=2)
    )
    scenario.seat(0, status="dead").seat(1, room=1).object("corpse:pilot", 18)
    table = scenario.phase("start_of_round")
    assert (
        table.seat(0).status == "aboard"
        and table.seat(0).ext["mutation"] == "ca_mut_01"
        and table.seat(0).ext["markers"] == 2
    )
    eaten = crew("pilot", "captain", mode="coop").room(18, "emergency_room").seat(0, status="dead").seat(1, room=1)
    gone = eaten.object("corpse:pilot", 18).figure("metagorger", 18).phase("intruder_attacks", "start_of_round")
    assert gone.seat(0).status == "dead" and (18, "corpse:pilot") not in gone.game.floor
