"""Pieces of this expansion on a table with Carnomorphs or Void Seeders (C-12.5, V-1.7, V-10.3)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.scenario import Scenario, Table

EVERYTHING = ("aftermath_characters", "aftermath_rooms", "traits", "turrets")


def carnomorphs(*crew: str, **setup: Any) -> Scenario:
    return Scenario(*crew, species="carnomorphs", modules=EVERYTHING, **setup)


def void_seeders(*crew: str, **setup: Any) -> Scenario:
    return Scenario(*crew, species="void_seeders", modules=EVERYTHING, **setup)


def came(table: Table) -> set[Any]:
    return set(table.game.ext["came_this_round"])


# -- Carnomorphs --------------------------------------------------------------------------------------------------


def test_a_carnomorph_that_evolves_beside_a_turret_has_appeared() -> None:
    """C-12.5: it is a target of this round."""
    s = carnomorphs("captain").turret(6, "intruders").figure("metagorger", 6).object("carcass", 6).seat(0, room=1)
    id = s.game.figures[0].id
    table = s.run("feeding", (id,), False, ())
    assert table.told("evolved") and (6, "figure", id) in came(table)
    table.game.push("turret_fire")
    table.game.advance()
    assert table.told("turret_fires") and table.told("injured")


def test_a_carnomorph_that_stays_as_it_was_has_not() -> None:
    """C-12.5: a turret counts a Carnomorph as newly come only if it evolves or is placed there."""
    s = carnomorphs("captain").turret(6, "intruders").figure("shambler", 6).seat(0, room=1)
    table = s.run("forget_who_came")
    table.game.push("feeding", (s.game.figures[0].id,), False, ())
    table.game.advance()
    assert came(table) == set()


def test_the_scan_of_the_android_gives_no_marker() -> None:
    """C-12.5, A-3.7: an infected card she draws hurts and leaves; she is not mutated by it."""
    s = carnomorphs("android", "captain").seat(0, hand=[], deck_top=["infected"])
    table = s.run("draw_cards")
    android = table.seat(0)
    assert table.told("purged") == [{"seat": 0, "infected": True}] and android.light == 1
    assert not android.ext.get("markers") and android.ext.get("mutation") is None
    assert "contamination" not in table.hand(0)


def test_the_android_never_has_the_contamination_that_a_mutation_needs() -> None:
    """C-12.5: so the Mutation action is not offered, although she may have a Mutation card."""
    s = carnomorphs("android").seat(0, hand=[], deck_top=["contamination", "infected"])
    s.extension(0, mutation="ca_mut_01")
    table = s.phase("draw_cards", "pass_first_player", "player_turns")
    assert table.asked == (0, "turn") and not table.offers("mutate")


# -- Void Seeders -------------------------------------------------------------------------------------------------


def test_all_three_lairs_stay_in_the_pool_with_turrets() -> None:
    """V-1.7: 16 of the other 19 tokens are drawn, then the Lairs are shuffled in; 12 Rooms "2" for five slots."""
    for seed in range(25):
        game = Game.new(Setup(players=2, species="void_seeders", modules=("turrets", "aftermath_rooms"), seed=seed))
        effects = [game.rules.types[t].effect for t in game.tokens if t]
        assert len(effects) == 19 and effects.count("lair") == 3
    assert len(game.rules.exploration) == 22
    assert sum(1 for r in game.rules.rooms.values() if r.slot == "2") == 12


def test_slime_of_traits_and_items_is_ignored() -> None:
    """V-10.3: the Mechanic's trait would slime him in the ducts."""
    cards = ["technical_corridors", "rest", "search"]
    s = void_seeders("mechanic").room(14, "hatch_control").room(15, "canteen").seat(0, room=14, hand=cards)
    table = s.script(noise=["1"]).turn().do("play", "technical_corridors").do("room", 15)
    assert table.seat(0).room == 15 and not table.seat(0).slime


def test_the_canteen_calms_the_android_though_it_cannot_heal_her() -> None:
    """V-10.3, A-3.5: the Canteen lowers the Android's Insanity though it heals no Android."""
    s = void_seeders("android", "captain").room(6, "canteen").extension(0, insanity=5)
    s.seat(0, room=6, light=1, hand=["search", "search", "repairs"])
    table = s.turn().do("room_action")
    assert table.seat(0).light == 1 and table.seat(0).ext["insanity"] == 4


def test_laika_reveals_a_lair_without_combat_and_without_its_noise_roll() -> None:
    """V-10.3: she is no character there."""
    s = void_seeders("bounty_hunter").room(6, "canteen", token="lair").seat(0, room=11)
    level = s.game.seats[0].ext["insanity"]
    table = s.run("laika_enters", 0, 6, s.corridor(6, 11))
    assert table.kinds(6) == ["lair"] and table.seat(0).room == 11 and table.seat(0).ext["insanity"] == level
    table.game.push("lair_noise", 0)
    table.game.advance()
    assert not [e for e in table.told("noise_rolled") if e["room"] == 11]


@pytest.mark.parametrize("covered", [True, False])
def test_panic_13_cannot_open_the_wound_that_only_counts_as_dressed(covered: bool) -> None:
    """V-10.3: the CEO's old wound; a really dressed one it can."""
    s = void_seeders("ceo", "scout").extension(0, insanity=4).top("panic", "vs_pan_13")
    p = s.game.seats[0]
    if not covered:
        p.wounds = [(card, True) for card, _ in p.wounds]
    table = s.run("panic", 0)
    assert bool(table.told("wound_opened")) is not covered


def test_panic_17_cannot_empty_the_robot() -> None:
    """V-10.3: the Robot is no weapon in hand, so Panic leaves its energy alone."""
    s = void_seeders("ceo", "scout").extension(0, insanity=4).top("panic", "vs_pan_17")
    energy = dict(s.game.ammo)
    table = s.run("panic", 0)
    assert table.game.ammo == energy and not table.told("emptied")


def test_panic_04_cannot_destroy_the_handcuffs() -> None:
    """V-10.3: the Handcuffs cannot be lost, not even to Panic."""
    s = void_seeders("convict", "captain").extension(0, insanity=4).top("panic", "vs_pan_04")
    table = s.run("panic", 0)
    assert "handcuffs" in table.seat(0).hands


def test_stop_cancels_a_whole_surprise_attack() -> None:
    """V-10.3: both of its parts."""
    s = void_seeders("ceo", "scout").figure("lurker", 11).seat(0, room=11, hand=["stop"]).extension(0, insanity=2)
    table = s.run("intruder_attack", s.game.figures[0].id, 0, "surprise")
    wounds, light, level = list(table.seat(0).wounds), table.seat(0).light, table.seat(0).ext["insanity"]
    table.do("card", "stop")
    assert (table.seat(0).wounds, table.seat(0).light, table.seat(0).ext["insanity"]) == (wounds, light, level)
    assert table.told("attack_ignored") and not table.told("attack_card")
