"""Void Seeder Event cards (V-12.2)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

L, W, S, D = "lurker", "whisperer", "stalker", "despoiler"
CARDS = {
    "vs_evt_01": (1, (L, S, D), "discard"), "vs_evt_02": (1, (S, D), "discard"), "vs_evt_03": (1, (W, S), "discard"),
    "vs_evt_04": (2, (W, S, D), "remove"), "vs_evt_05": (4, (L, S, D), "discard"), "vs_evt_06": (2, (S, D), "discard"),
    "vs_evt_07": (4, (L, W), "discard"), "vs_evt_08": (4, (W, S), "discard"), "vs_evt_09": (3, (S, D), "discard"),
    "vs_evt_10": (3, (W, S, D), "remove"), "vs_evt_11": (4, (L, W), "discard"), "vs_evt_12": (1, (W, S, D), "remove"),
    "vs_evt_13": (2, (L, W), "discard"), "vs_evt_14": (3, (W, S), "discard"), "vs_evt_15": (1, (L, S, D), "discard"),
    "vs_evt_16": (4, (W, S, D), "remove"), "vs_evt_17": (2, (L, S, D), "discard"), "vs_evt_18": (1, (L, W), "discard"),
    "vs_evt_19": (3, (W, S), "discard"), "vs_evt_20": (3, (L, W), "discard"),
}  # fmt: skip


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("scout",)), species="void_seeders", **setup).ship(first_encounter=True)


def play(card: str, scenario: Scenario) -> Table:
    return scenario.top("event", card).run("event_card")


def level(table: Table, seat: int = 0) -> int:
    n: int = table.seat(seat).ext["insanity"]
    return n


@pytest.mark.parametrize("card", CARDS)
def test_number_movers_and_end(card: str) -> None:
    """V-12.2: the printed number, the symbols, and where the card goes."""
    number, movers, end = CARDS[card]
    entry = crew().game.rules.types[card]
    assert (entry.number, entry.movers, entry.end) == (number, movers, end)
    table = play(card, crew("scout", "captain").seat(0, room=1).seat(1, room=3))
    assert card in (table.game.removed if end == "remove" else table.game.discards["event"])


@pytest.mark.parametrize("card", ["vs_evt_01", "vs_evt_06", "vs_evt_17"])
def test_terror(card: str) -> None:
    """V-2.4, V-12.2: draw to five, scan, discard the hand."""
    table = play(card, crew().seat(0, hand=["rest", "infected"]))
    assert level(table) == 5 and table.seat(0).hand == []
    assert level(play(card, crew().seat(0, hand=["rest", "contamination"]))) == 1


def test_hunt() -> None:
    """V-12.2, V-7.3: every Seeder out of Combat goes to prey next door, through closed Doors too."""
    table = play("vs_evt_02", crew().seat(0, room=11).figure(L, 6).door(6, 11, "closed").figure("lair", 8))
    assert table.kinds(11) == [L] and table.kinds(8) == ["lair"]


def test_tendrils() -> None:
    """V-12.2, V-2.1: in a Room with an Entrance."""
    table = play("vs_evt_03", crew("scout", "captain").seat(0, room=14).seat(1, room=11))
    assert (level(table, 0), level(table, 1)) == (2, 1)


def test_computer_system_failure() -> None:
    """V-8: one broken Computer Room breaks all the others that are explored."""
    scenario = crew().seat(0, room=1).room(16, "laboratory", malfunction=True).room(17, "comms_room")
    assert play("vs_evt_04", scenario).game.malfunction[17]
    assert not play("vs_evt_04", crew().seat(0, room=1).room(16, "laboratory").room(17, "comms_room")).game.malfunction[
        17
    ]


@pytest.mark.parametrize("card", ["vs_evt_05", "vs_evt_15"])
def test_monophobia(card: str) -> None:
    """V-12.2, V-3.1: those alone and not in Combat panic."""
    scenario = crew("scout", "captain", "pilot").seat(0, room=1).seat(1, room=11).seat(2, room=11)
    table = play(card, scenario.top("panic", "vs_pan_08"))
    assert [level(table, s) for s in range(3)] == [2, 1, 1]


def test_neurosis() -> None:
    """V-12.2: beside a Lair or next door."""
    scenario = crew("scout", "captain", "pilot").seat(0, room=6).seat(1, room=11).seat(2, room=1).figure("lair", 6)
    table = play("vs_evt_07", scenario.top("panic", "vs_pan_08", "vs_pan_09"))
    assert [level(table, s) for s in range(3)] == [2, 2, 1]


@pytest.mark.parametrize("card", ["vs_evt_08", "vs_evt_09"])
def test_agoraphobia(card: str) -> None:
    """V-12.2, V-4.1: the Despoiler comes to the lowest crowd, without a Surprise Attack."""
    table = play(card, crew("scout", "captain").seat(0, room=11).seat(1, room=11))
    assert table.kinds(11) == [D] and not table.told("surprise_check")
    assert play(card, crew("scout", "captain").seat(0, room=1).seat(1, room=3)).kinds() == []


def test_pod_ejection_takes_the_highest() -> None:
    """V-8: the Event removes the Pod with the highest number."""
    table = play("vs_evt_10", crew().seat(0, room=1).ship(pods=[(1, "A", True), (3, "B", True)]))
    assert [n for n, *_ in table.game.pods] == [1]


def test_fire_wave() -> None:
    """V-12.2: from the lowest burning Room only."""
    table = play("vs_evt_11", crew().seat(0, room=1).room(6, fire=True).room(20, fire=True))
    assert table.game.fire[7] and not table.game.fire[17]


def test_generator_overheat() -> None:
    """V-12.2: first a Malfunction, then Fire and its spread."""
    assert play("vs_evt_12", crew().seat(0, room=1).room(17, "generator")).game.malfunction[17]
    table = play("vs_evt_12", crew().seat(0, room=1).room(17, "generator", malfunction=True))
    assert table.game.fire[17] and table.game.fire[14]


@pytest.mark.parametrize("card", ["vs_evt_13", "vs_evt_19"])
def test_whispers(card: str) -> None:
    """V-12.2: Noise by another card's number, or an Encounter where there is Noise."""
    scenario = crew().seat(0, room=11).top("event", "vs_evt_04")
    table = scenario.top("event", card).run("event_card")
    assert table.noise_between(11, 6)
    loud = crew().seat(0, room=11).noise(11, 6).top("event", "vs_evt_04").bag("vs_tok_blank")
    assert loud.top("event", card).run("event_card").told("encounter")


@pytest.mark.parametrize("card", ["vs_evt_14", "vs_evt_20"])
def test_fear(card: str) -> None:
    """V-12.2: level above the cards in hand."""
    table = play(card, crew("scout", "captain").seat(0, hand=[]).seat(1, hand=["rest"]))
    assert [sum(1 for c in p.discard if c.startswith("cont_")) for p in table.game.seats] == [1, 0]


def test_fuel_explosion() -> None:
    """V-8: the Event puts Fire in each Engine."""
    table = play("vs_evt_16", crew().seat(0, room=1))
    assert all(table.game.fire[r] for r in (19, 20, 21))


def test_ship_ai_failure() -> None:
    """V-12.2: two broken computer Rooms start Self-Destruct, else the lowest one breaks."""
    table = play("vs_evt_18", crew().seat(0, room=1).room(18, "laboratory").room(16, "comms_room"))
    assert table.game.malfunction[16] and table.game.self_destruct == -1
    scenario = crew().seat(0, room=1).room(18, "laboratory", malfunction=True).room(16, "comms_room", malfunction=True)
    assert play("vs_evt_18", scenario).game.self_destruct == 0
