"""Carnomorph Event cards (C-14.2)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

M, S, F, B = "metagorger", "shambler", "fleshbeast", "butcher"
CARDS = {
    "ca_evt_01": (1, (M, S), "discard"), "ca_evt_02": (2, (S, F), "discard"), "ca_evt_03": (3, (S, B), "discard"),
    "ca_evt_04": (1, (M, B), "discard"), "ca_evt_05": (3, (M, S, B), "discard"), "ca_evt_06": (4, (S, F, B), "discard"),
    "ca_evt_07": (3, (M, F), "discard"), "ca_evt_08": (4, (M, B), "discard"), "ca_evt_09": (2, (M, S, F, B), "discard"),
    "ca_evt_10": (2, (S, F), "remove"), "ca_evt_11": (1, (S, F, B), "discard"), "ca_evt_12": (4, (M, S, F, B), "discard"),
    "ca_evt_13": (1, (M, S, F), "discard"), "ca_evt_14": (3, (S, F, B), "discard"), "ca_evt_15": (2, (B,), "discard"),
    "ca_evt_16": (4, (S, F), "remove"), "ca_evt_17": (3, (S, F), "remove"), "ca_evt_18": (2, (S, F, B), "shuffle"),
    "ca_evt_19": (1, (S, F), "remove"), "ca_evt_20": (4, (S,), "discard"),
}  # fmt: skip


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("pilot",)), species="carnomorphs", **setup).ship(first_encounter=True)


def play(card: str, scenario: Scenario) -> Table:
    return scenario.top("event", card).phase("event_card")


@pytest.mark.parametrize("card", CARDS)
def test_number_movers_and_end(card: str) -> None:
    """C-14.2, C-1.5: the printed number, the symbols, and where the card goes."""
    number, movers, end = CARDS[card]
    entry = crew().game.rules.types[card]
    assert (entry.number, entry.movers, entry.end) == (number, movers, end)
    table = play(card, crew().seat(0, room=1))
    game = table.game
    place = {"discard": game.discards["event"], "remove": game.removed, "shuffle": game.decks["event"]}[end]
    assert card in place


@pytest.mark.parametrize("card", ["ca_evt_01", "ca_evt_02"])
def test_rampant_mutation(card: str) -> None:
    """C-3.1: an infected card among four of the own deck gives a mutation; the drawn cards are discarded."""
    table = play(card, crew().seat(0, deck_top=["infected", "rest", "search", "search"]))
    assert table.asked == (0, "keep_mutation")
    assert len(table.seat(0).discard) == 4
    clean = play(card, crew().seat(0, deck_top=["contamination", "rest", "search", "search"]))
    assert clean.asked == (0, "turn")


@pytest.mark.parametrize("card", ["ca_evt_03", "ca_evt_04"])
def test_reawakening(card: str) -> None:
    """C-10.5: a Carcass rises as a Shambler and attacks whoever is there."""
    table = play(card, crew().object("carcass", 11).object("carcass", 8).top("attack", "ca_atk_09"))
    assert table.kinds(11) == [S] and table.kinds(8) == [S]
    assert table.seat(0).light == 1 and (8, "carcass") not in table.game.floor


@pytest.mark.parametrize("card", ["ca_evt_05", "ca_evt_06"])
def test_lurking(card: str) -> None:
    """C-7.1: all but Metagorgers leave Rooms without characters; tokens back to the bag."""
    scenario = crew().seat(0, room=1).figure(S, 20).figure(F, 17).figure(M, 3).bag("ca_tok_blank")
    table = play(card, scenario)
    assert S not in table.kinds() and F not in table.kinds() and M in table.kinds()
    kinds = [table.game.rules.types[t].kind for t in table.game.bag]
    assert S in kinds and F in kinds


@pytest.mark.parametrize("card", ["ca_evt_07", "ca_evt_08"])
def test_stalking(card: str) -> None:
    """C-14.2: Shamblers, Fleshbeasts and the Butcher move next to prey; Metagorgers do not."""
    table = play(card, crew().seat(0, room=11).figure(S, 6).figure(M, 8, injuries=0).door(6, 11, "open"))
    assert S in table.kinds(11)


def test_stalking_stops_at_a_closed_door() -> None:
    """R-9.5, C-14.2: a Carnomorph that moves through a closed Door destroys it and stays."""
    table = play("ca_evt_07", crew().seat(0, room=11).figure(S, 6).door(6, 11, "closed"))
    assert table.kinds(6) == [S] and table.door_between(6, 11) == "destroyed"


def test_airlock_glitch() -> None:
    """C-14.2: the highest explored yellow Room is armed with closed Doors."""
    table = play("ca_evt_09", crew().seat(0, room=1).room(16, "generator").room(17, "fire_control"))
    assert table.game.airlock == 17 and table.door_between(17, 20) == "closed"
    broken = play("ca_evt_09", crew().seat(0, room=1).room(17, "fire_control").door(17, 20, "destroyed"))
    assert broken.game.airlock == 0


def test_generator_overload() -> None:
    """C-14.2: three Malfunctions start Self-Destruct."""
    scenario = crew().seat(0, room=1)
    for room, tile in ((3, "storage"), (9, "armory")):
        scenario.room(room, tile, malfunction=True)
    assert play("ca_evt_10", scenario).game.self_destruct == -1
    scenario = crew().seat(0, room=1).room(1, malfunction=True)
    for room, tile in ((3, "storage"), (9, "armory")):
        scenario.room(room, tile, malfunction=True)
    assert play("ca_evt_10", scenario).game.self_destruct == 0


def test_marked_prey() -> None:
    """C-14.2: whoever is with a Heavy Object or carries one is slimed."""
    scenario = crew("pilot", "captain", "scout").seat(0, room=6).seat(1, room=8, hands=["carcass"])
    table = play("ca_evt_11", scenario.seat(2, room=1).object("carcass", 6))
    assert [p.slime for p in table.game.seats] == [True, True, False]


def test_evacuation_hatches_jam() -> None:
    """C-14.2: the Event puts a Malfunction in each explored Evacuation Section."""
    table = play("ca_evt_12", crew().seat(0, room=1).room(17, "evacuation_a").room(16, "evacuation_b", token="fire"))
    assert table.game.malfunction[17] and not table.game.malfunction[16], "only if explored"


def test_quarantine() -> None:
    """C-14.2: every Door around a slimed character closes."""
    table = play("ca_evt_13", crew("pilot", "captain").seat(0, slime=True).seat(1, room=1).door(11, 6, "destroyed"))
    assert table.door_between(11, 8) == "closed" and table.door_between(11, 6) == "destroyed"
    assert table.door_between(1, 2) == "open"


def test_growl() -> None:
    """C-14.2: Noise in the Corridors, not in the Technical Corridors."""
    table = play("ca_evt_14", crew().seat(0, room=1).figure(M, 14))
    assert table.noise_between(14, 17) and not any(table.game.vents)


def test_scavenging_biomatter() -> None:
    """C-14.2: all but the Butcher go to a neighbouring Room with food."""
    table = play("ca_evt_15", crew().seat(0, room=1).figure(S, 6).figure(M, 8))
    assert sorted(table.kinds(11)) == [M, S], "the blue Corpse lies in the Hibernatorium"


def test_structural_weakness() -> None:
    """C-14.2: every explored white Room."""
    table = play("ca_evt_16", crew().seat(0, room=1).room(6, "cabins").room(18, "armory"))
    assert table.game.malfunction[6] and not table.game.malfunction[18]


def test_protocol_failure() -> None:
    """C-14.2: the highest Pod of Section B; those inside go back to the Room."""
    scenario = (
        crew("pilot", "captain", "scout", "soldier", "mechanic").room(13, "evacuation_b")
        .ship(pods=[(1, "A", True), (2, "B", True), (4, "B", False)])
    )  # fmt: skip
    for seat in range(1, 5):
        scenario.seat(seat, room=1)
    table = play("ca_evt_17", scenario.seat(0, pod=4))
    assert [n for n, *_ in table.game.pods] == [1, 2] and table.seat(0).room == 13


def test_chemical_fire() -> None:
    """C-14.2: the highest burning Room breaks; its Fire moves to the neighbours."""
    table = play("ca_evt_18", crew().seat(0, room=1).room(7, "hatch_control", fire=True).door(7, 8, "closed"))
    game = table.game
    assert game.malfunction[7] and not game.fire[7] and game.fire[6] and game.fire[3] and not game.fire[8]


def test_ammunition_meltdown() -> None:
    """C-14.2: the lowest red Room burns with its neighbours and loses its Items."""
    table = play("ca_evt_19", crew().seat(0, room=1).room(12, "armory", items=2))
    assert table.game.counters[12] == 0 and table.game.fire[12] and table.game.fire[9]


def test_beast_on_the_prowl() -> None:
    """C-14.2: the Butcher jumps to a slimed character; without it the slimed roll for Noise."""
    table = play("ca_evt_20", crew().seat(0, room=6, slime=True).figure(B, 20))
    assert table.kinds(6) == [B]
    roll = play("ca_evt_20", crew().seat(0, slime=True).script(noise=["1"]))
    assert roll.told("noise_rolled")
