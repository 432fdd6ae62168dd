"""Every clause of the Panic cards, and who may calm whom (V-3, V-12.3)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nemesis.scenario import Scenario, Table
from nemesis.view import view
from nemesis.view.deal import determinise


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("pilot",)), species="void_seeders", **setup).ship(first_encounter=True)


def level(table: Table, seat: int = 0) -> int:
    n: int = table.seat(seat).ext["insanity"]
    return n


def panic(card: str, scenario: Scenario, insanity: int) -> Table:
    return scenario.extension(0, insanity=insanity).top("panic", card).run("panic", 0)


def accept(table: Table) -> Table:
    while table.asked is not None and table.offers("decline"):
        table.do("decline")
    return table


# -- what cannot be resolved ------------------------------------------------------------------------------


def broken() -> Scenario:
    return crew().room(11, malfunction=True)


def in_the_nest() -> Scenario:
    return crew().room(5, "nest").seat(0, room=5)


def into_the_ducts() -> Scenario:
    return crew().seat(0, room=14).top("event", "vs_evt_09")


def with_an_object_only() -> Scenario:
    return crew().seat(0, hands=["egg"])


def behind_a_door() -> Scenario:
    return crew().figure("lurker", 6).door(6, 11, "closed")


def searched_empty() -> Scenario:
    return crew().room(5, "storage", items=0).seat(0, room=5)


def undressed_only() -> Scenario:
    return crew().seat(0, wounds=["wound_leg"])


def out_of_ammo() -> Scenario:
    return crew().seat(0, ammo={"shotgun": 0})


def on_fire() -> Scenario:
    return crew().room(11, fire=True)


IMPOSSIBLE = [
    ("vs_pan_01", 2, broken), ("vs_pan_01", 2, in_the_nest), ("vs_pan_03", 2, into_the_ducts),
    ("vs_pan_04", 4, with_an_object_only), ("vs_pan_05", 2, behind_a_door), ("vs_pan_06", 2, searched_empty),
    ("vs_pan_06", 2, in_the_nest), ("vs_pan_13", 2, undressed_only), ("vs_pan_14", 2, undressed_only),
    ("vs_pan_17", 3, out_of_ammo), ("vs_pan_18", 3, out_of_ammo), ("vs_pan_19", 3, on_fire),
    ("vs_pan_20", 2, searched_empty),
]  # fmt: skip


@pytest.mark.parametrize(("card", "value", "scene"), IMPOSSIBLE)
def test_an_effect_that_cannot_be_resolved(card: str, value: int, scene: Any) -> None:
    """V-3.1, V-3.3: one level up, nothing else."""
    table = panic(card, scene(), value)
    assert level(table) == value + 1 and table.seat(0).light == 0
    assert table.game.discards["panic"] == [card]
    assert [said["card"] for said in table.told("panic_in_vain")] == [card]


@pytest.mark.parametrize("value", range(2, 6))
def test_the_value_itself_is_enough(value: int) -> None:
    """V-3.1: below the value +1, at the value the effect."""
    card = {2: "vs_pan_01", 3: "vs_pan_16", 4: "vs_pan_04", 5: "vs_pan_08"}[value]
    assert level(panic(card, crew("pilot", "captain").seat(1, room=1), value - 1)) == value
    table = panic(card, crew("pilot", "captain").seat(1, room=1), value)
    assert level(table) == value
    p = table.seat(0)
    done = {2: table.game.malfunction[11], 3: p.light == 2, 4: p.hands == [], 5: p.status == "dead"}
    assert done[value]


def test_the_drawn_event_card_of_a_blocked_escape_is_spent() -> None:
    """V-3.3: also when it is a card that would leave the game; it is only discarded."""
    table = panic("vs_pan_03", crew().top("event", "vs_evt_04").door(6, 11, "closed"), 2)
    assert table.game.discards["event"] == ["vs_evt_04"] and "vs_evt_04" not in table.game.removed
    assert level(table) == 3 and table.seat(0).ext["blind_escape"] is None


def test_the_ninth_malfunction_of_an_outburst_destroys_the_ship() -> None:
    """V-3.3: it can be placed."""
    scenario = crew().explore_all()
    rules, tiles = scenario.game.rules, scenario.game.tiles
    breakable = [r for r in range(1, 22) if r != 11 and rules.rooms[tiles[r]].takes_malfunction]
    for room in breakable[:8]:
        scenario.room(room, malfunction=True)
    assert panic("vs_pan_01", scenario, 2).game.end_cause == "ninth_malfunction"


def test_the_ninth_fire_of_a_pyromaniac_destroys_the_ship() -> None:
    """V-3.3: Panic that places a ninth Fire can be resolved, and ends the ship."""
    scenario = crew()
    for room in range(1, 9):
        scenario.room(room, fire=True)
    assert panic("vs_pan_19", scenario, 3).game.end_cause == "ninth_fire"


# -- effects ------------------------------------------------------------------------------------------------


def test_defeatism_takes_the_whole_room() -> None:
    """V-2.1, V-3.3: card 02: +1 for everybody there, death at 5; those elsewhere are spared."""
    scenario = crew("pilot", "captain", "scout").seat(2, room=1).extension(1, insanity=5)
    table = accept(panic("vs_pan_02", scenario, 3))
    assert (level(table, 0), table.seat(1).status, level(table, 2)) == (4, "dead", 1)


def test_demotivation_costs_everybody_an_action_card() -> None:
    """V-3.3: card 11: each chooses; without an Action card none is lost; then only the panicking one +1."""
    scenario = crew("pilot", "captain", "scout").seat(0, hand=["contamination"]).seat(1, hand=["rest", "search"])
    table = accept(panic("vs_pan_11", scenario.seat(2, room=1, hand=["rest"]), 2))
    assert table.asked == (1, "discard_one")
    table.do("card", "search")
    assert table.hand(0) == ["contamination"] and table.hand(1) == ["rest"] and table.hand(2) == ["rest"]
    assert (level(table, 0), level(table, 1)) == (3, 1)


def test_the_player_chooses_what_is_destroyed() -> None:
    """V-3.3: card 04: one Heavy Item of the hands."""
    table = panic("vs_pan_04", crew().seat(0, hands=["shotgun", "fire_extinguisher"]), 4)
    assert table.asked == (0, "item_to_discard")
    table.do("item", "fire_extinguisher")
    assert table.seat(0).hands == ["shotgun"]


def test_the_player_chooses_where_courage_leads() -> None:
    """V-3.4: card 05: no attack on leaving; Combat there, so no Noise roll."""
    scenario = (
        crew().room(6, "cabins").room(8, "hatch_control").figure("lurker", 6).figure("lair", 8).figure("stalker", 11)
    )
    table = panic("vs_pan_05", scenario, 2)
    assert {o[1] for o in table.options} == {6, 8}
    table.do("way", 8)
    assert table.seat(0).room == 8 and not table.told("attack") and not table.told("noise_rolled")


def test_a_blind_escape_explores_and_rolls_for_noise() -> None:
    """V-3.4: card 03 out of a Room with a Seeder: nobody attacks."""
    scenario = crew().figure("stalker", 11).room(6, "canteen", token="malfunction").top("event", "vs_evt_04")
    table = panic("vs_pan_03", scenario.script(noise=["1"]), 2)
    assert table.seat(0).room == 6 and table.game.explored[6] and table.game.malfunction[6]
    assert table.told("noise_rolled") and not table.told("attack") and level(table) == 2


def test_the_player_chooses_which_bandage_comes_off() -> None:
    """V-3.3: cards 13 and 14 undress one Serious Wound and give a Light one."""
    scenario = crew().seat(0, wounds=[("wound_leg", True), ("wound_body", True)], light=0)
    table = panic("vs_pan_13", scenario, 2)
    assert table.asked == (0, "wound_to_open")
    table.do("wound", "wound_body")
    shown = {table.game.rules.types[c].id: dressed for c, dressed in table.seat(0).wounds}
    assert shown == {"wound_leg": True, "wound_body": False} and table.seat(0).light == 1


def test_the_player_chooses_the_weapon_to_empty() -> None:
    """V-3.3: cards 17 and 18: among loaded ones."""
    table = panic("vs_pan_17", crew().seat(0, hands=["shotgun", "prototype_rifle"]), 3)
    assert table.asked == (0, "weapon_to_empty")
    table.do("item", "prototype_rifle")
    ammo = {table.game.rules.types[w].id: table.game.ammo[w] for w in table.seat(0).hands}
    assert ammo == {"shotgun": 2, "prototype_rifle": 0}


def test_bloodlust_wounds_every_other_in_the_room() -> None:
    """V-3.3: cards 10 and 12; nobody elsewhere."""
    table = accept(panic("vs_pan_12", crew("pilot", "captain", "scout", "soldier").seat(3, room=1), 3))
    assert [len(p.wounds) for p in table.game.seats] == [0, 1, 1, 0]


def hopeless() -> Scenario:
    deck_top = ["demolition", "contamination", "search"]
    return crew("pilot", "captain").seat(1, hand=["interruption"]).seat(0, hand=["rest"], deck_top=deck_top)


def test_hopelessness_removes_one_action_card_of_three() -> None:
    """V-3.3: card 15: the player chooses, never a Contamination card; the others go to the discard."""
    table = accept(panic("vs_pan_15", hopeless(), 3))
    assert table.asked == (0, "card_to_lose") and len(table.options) == 2
    table.do("card", "demolition")
    p = table.seat(0)
    assert [c for c in table.game.removed if c.startswith("pilot_")] and table.hand(0) == ["rest"]
    assert len(p.discard) == 2 and p.looking == []
    assert len([c for c in p.deck + p.hand + p.discard if table.game.rules.is_action(c)]) == 9


def test_a_calmed_hopelessness_discards_the_cards() -> None:
    """V-3.2, V-3.3: drawn before the window, discarded without effect."""
    table = panic("vs_pan_15", hopeless(), 3)
    assert table.asked == (1, "interrupt") and len(table.seat(0).looking) == 3
    table.do("card", "interruption")
    assert len(table.seat(0).discard) == 3 and not [c for c in table.game.removed if c.startswith("pilot_")]
    assert level(table) == 3


def test_nobody_else_sees_the_cards_of_hopelessness() -> None:
    """V-3.3, Q-34: the others see that three cards are looked at; the owner no Contamination face."""
    table = panic("vs_pan_15", hopeless(), 3)
    other = json.dumps(view(table.game, 1)["seats"][0])
    assert '"looking"' not in other and view(table.game, 1)["seats"][0]["looking_at"] == ("own", 3)
    mine = view(table.game, 0)["seats"][0]["looking"]
    assert mine.count("unknown") == 1 and len(mine) == 3
    for seat in (0, 1, None):
        dealt = determinise(view(table.game, seat))
        assert len(dealt.seats[0].looking) == 3


# -- calming ------------------------------------------------------------------------------------------------


def test_a_calmed_blind_escape_is_forgotten() -> None:
    """V-3.2, V-3.3: no move, no level; the Event card stays spent."""
    scenario = crew("pilot", "captain").seat(1, hand=["interruption"]).top("event", "vs_evt_04")
    table = panic("vs_pan_03", scenario, 2).do("card", "interruption")
    assert table.seat(0).room == 11 and level(table) == 2 and table.seat(0).ext["blind_escape"] is None


def test_passed_players_may_calm_too() -> None:
    """V-3.2: also in the Event Phase."""
    scenario = crew("pilot", "captain").seat(1, hand=["interruption"], passed=True).bag("vs_tok_blank", "vs_ins_green")
    scenario.extension(0, insanity=3).top("panic", "vs_pan_19").script(bag=["vs_ins_green"])
    table = scenario.run("bag_development")
    assert table.asked == (1, "interrupt")
    table.do("card", "interruption")
    assert not table.game.fire[11] and level(table) == 3
    assert "vs_ins_green" in table.game.bag


@pytest.mark.parametrize("insanity", [2, 5])
def test_a_level_cannot_be_interrupted(insanity: int) -> None:
    """V-3.2, V-3.3: no window for the +1, neither by the value nor by an effect that cannot be resolved."""
    scenario = crew("pilot", "captain").seat(1, hand=["interruption"]).room(11, fire=True)
    table = panic("vs_pan_19", scenario, insanity)
    assert table.asked is None and table.hand(1) == ["interruption"]


def test_only_those_in_the_room_may_calm_and_nobody_alone() -> None:
    """V-3.2: the Interruption of somebody elsewhere, or the own one, does not help."""
    scenario = crew("pilot", "captain").seat(0, hand=["interruption"]).seat(1, room=1, hand=["interruption"])
    table = panic("vs_pan_19", scenario, 3)
    assert table.asked is None and table.game.fire[11]
    alone = panic("vs_pan_19", crew("pilot", mode="solo").seat(0, hand=["interruption"]), 3)
    assert alone.asked is None and alone.game.fire[11]


def test_other_reactions_do_not_answer_a_panic_card() -> None:
    """V-3.2: Nerves of Steel and Armor are against attacks."""
    scenario = crew("pilot", "soldier").seat(1, hand=["nerves_of_steel"], items=["armor"])
    table = panic("vs_pan_19", scenario, 3)
    assert table.asked is None and table.game.fire[11]


def test_the_window_goes_around_from_the_left() -> None:
    """V-3.2: in turn order after the affected player."""
    scenario = crew("captain", "pilot", "scout").seat(0, hand=["interruption"]).seat(2, hand=["interruption"])
    scenario.extension(1, insanity=3).top("panic", "vs_pan_19")
    table = scenario.run("panic", 1)
    assert table.asked == (2, "interrupt")
    assert table.do("decline").asked == (0, "interrupt")


def test_the_panicking_player_may_cancel_the_interruption() -> None:
    """V-3.2, R-26.5: the base window is open to everybody else in the Room."""
    scenario = crew("pilot", "captain").seat(0, hand=["interruption"]).seat(1, hand=["interruption"])
    table = panic("vs_pan_19", scenario, 3).do("card", "interruption")
    assert table.asked == (0, "interrupt")
    assert table.do("card", "interruption").game.fire[11]


def test_the_deck_comes_back_when_it_is_empty() -> None:
    """V-3.3: the discard is shuffled."""
    scenario = crew().extension(0, insanity=1)
    scenario.game.discards["panic"], scenario.game.decks["panic"] = scenario.game.decks["panic"], []
    table = scenario.run("panic", 0)
    assert len(table.game.decks["panic"]) == 19 and len(table.game.discards["panic"]) == 1


def test_an_insanity_token_is_out_of_the_bag_during_its_panic() -> None:
    """V-4.0, V-8.2: it returns when the Panic card is done, wherever it led."""
    scenario = crew("pilot", "captain").seat(1, hand=["interruption"]).bag("vs_tok_blank", "vs_ins_blue")
    scenario.extension(0, insanity=3).top("panic", "vs_pan_19").script(bag=["vs_ins_blue"])
    table = scenario.run("encounter", 0)
    assert table.asked == (1, "interrupt") and table.game.bag == ["vs_tok_blank"]
    assert determinise(view(table.game, 1)).bag == ["vs_tok_blank"]
    assert sorted(table.do("decline").game.bag) == ["vs_ins_blue", "vs_tok_blank"]


def test_the_dead_do_not_panic() -> None:
    """V-3.1, V-5.1: an attack that kills leaves nobody to panic."""
    scenario = crew("pilot", "captain").seat(0, wounds=["wound_leg", "wound_arm", "wound_hand"]).seat(1, room=1)
    table = scenario.figure("stalker", 11).top("attack", "vs_atk_09").run("intruder_attacks")
    assert table.seat(0).status == "dead" and not table.told("panic")
