"""The event deck: number, movers and end of each of its twenty cards (R-4.11 to R-4.13, R-28.1)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

CARDS = {
    "egg_protection": (2, "BQ", "discard"),
    "hatching": (3, "AB", "discard"),
    "regeneration": (1, "BQ", "discard"),
    "damage": (2, "CA", "discard"),
    "lurking": (4, "CA", "discard"),
    "eclosion": (1, "CBQ", "discard"),
    "noise_tech": (4, "AB", "discard"),
    "nest_event": (3, "CBQ", "discard"),
    "flammable_compounds": (4, "BQ", "discard"),
    "bulkheads_open": (1, "AB", "discard"),
    "hunt_3": (3, "BQ", "discard"),
    "hunt_2": (2, "CBQ", "discard"),
    "scent_of_prey": (3, "CA", "discard"),
    "malfunction_event": (2, "AB", "shuffle"),
    "consuming_fire": (4, "CBQ", "discard"),
    "damaging_fire": (1, "CA", "discard"),
    "coolant_leak": (1, "ABQ", "remove"),
    "life_support_failure": (2, "ABQ", "remove"),
    "pod_ejection": (3, "ABQ", "remove"),
    "short_circuit": (4, "ABQ", "remove"),
}
KINDS = {"L": "larva", "C": "creeper", "A": "adult", "B": "breeder", "Q": "queen"}
BEHIND = {1: 4, 2: 7, 3: 11, 4: 9}
"""What lies behind the numbers of room 8."""


def drawn(card: str, scenario: Scenario | None = None) -> Table:
    return (scenario or ship()).top("event", card).run("event_card")


def ship(**setup: Any) -> Scenario:
    return Scenario("captain", "soldier", **setup)


def asleep() -> Scenario:
    """Nobody walks about: only the intruders and the ship are concerned."""
    return ship().seat(0, status="hibernating").seat(1, status="hibernating")


def test_the_deck_is_these_twenty_cards_five_for_each_number() -> None:
    """R-1.13, K-16: no card shows the larva; each symbol as often as in R-28.1."""
    assert set(ship().game.rules.decks["event"]) == set(CARDS)
    types = ship().game.rules.types
    assert sorted(types[c].number for c in CARDS) == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5
    shown = [kind for c in CARDS for kind in types[c].movers]
    assert {k: shown.count(k) for k in KINDS.values()} == {
        "larva": 0, "creeper": 8, "adult": 12, "breeder": 16, "queen": 12,
    }  # fmt: skip


@pytest.mark.parametrize("card", CARDS)
def test_the_intruders_shown_move_through_the_number(card: str) -> None:
    """R-4.11, R-4.12, K-16, X-18: all of them at once, nobody else."""
    number, movers, _ = CARDS[card]
    scenario = asleep()
    for kind in KINDS.values():
        scenario.figure(kind, room=8)
    table = drawn(card, scenario)
    moved = [(e["kind"], e["room"]) for e in table.told("intruder_moved")]
    assert moved == [(KINDS[m], BEHIND[number]) for m in movers]


@pytest.mark.parametrize("card", CARDS)
def test_intruders_in_combat_do_not_move(card: str) -> None:
    """R-4.12, R-5.19: only Intruders not in Combat move by an Event card."""
    scenario = asleep().room(8, "canteen").seat(0, room=8, hand=["rest"])
    for kind in ("creeper", "adult", "breeder", "queen"):
        scenario.figure(kind, room=8)
    assert drawn(card, scenario).told("intruder_moved") == []


@pytest.mark.parametrize("card", CARDS)
def test_the_card_ends_where_it_says(card: str) -> None:
    """R-4.13: discarded; or removed with the discard shuffled in; or shuffled back, the discard left alone."""
    scenario = asleep()
    other = "regeneration" if card != "regeneration" else "lurking"
    g = drawn(card, scenario.discard("event", other)).game
    end = CARDS[card][2]
    assert (card in g.discards["event"]) == (end == "discard")
    assert (card in g.removed) == (end == "remove")
    assert (card in g.decks["event"]) == (end == "shuffle")
    assert (other in g.decks["event"]) == (end == "remove")
    assert len(g.decks["event"]) == {"discard": 18, "remove": 19, "shuffle": 19}[end]


def test_a_closed_door_breaks_and_stops_all_who_come_to_it() -> None:
    """R-4.12, R-9.5, R-9.7: from both sides."""
    scenario = asleep().figure("adult", room=8).figure("creeper", room=8).figure("adult", room=7).door(7, 8, "closed")
    table = drawn("damage", scenario)
    assert sorted(table.kinds(8)) == ["adult", "creeper"] and table.kinds(7) == ["adult"]
    assert table.door_between(7, 8) == "destroyed"


def test_an_intruder_sent_into_a_vent_returns_to_the_bag() -> None:
    """R-9.6, R-4.12: a token of its kind, the noise there stays."""
    scenario = asleep().figure("breeder", room=14, injuries=3).technical_noise().bag("blank")
    table = drawn("hatching", scenario)
    kinds = [table.game.rules.types[t].kind for t in table.game.bag]
    assert table.figures() == []
    assert kinds.count("breeder") == 1
    assert table.game.vents == [True]
