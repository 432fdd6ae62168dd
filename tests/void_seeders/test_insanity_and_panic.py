"""Insanity, Panic cards, rest and the end check (V-2, V-3, V-9, V-10)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.rules.ending import check_contamination
from nemesis.rules.result import SeatResult
from nemesis.scenario import Scenario, Table


def crew(*characters: str, **setup: Any) -> Scenario:
    return Scenario(*(characters or ("pilot",)), species="void_seeders", **setup).ship(first_encounter=True)


def level(table: Table, seat: int = 0) -> int:
    n: int = table.seat(seat).ext["insanity"]
    return n


def panic(card: str, scenario: Scenario, insanity: int = 5) -> Table:
    return scenario.extension(0, insanity=insanity).top("panic", card).run("panic", 0)


# -- rest -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(2, 1), (4, 3), (5, 4)])
def test_rest_lowers_the_level_by_the_arrows(before: int, after: int) -> None:
    """V-2.2, V-9.1: Rest lowers Insanity along the arrows: never from 3 to 2."""
    table = crew().seat(0, hand=["rest"]).extension(0, insanity=before).turn(0).do("play", "rest")
    assert level(table) == after


@pytest.mark.parametrize("stuck", [1, 3])
def test_no_arrow_leads_down_from_one_or_three(stuck: int) -> None:
    """V-2.2, V-9.1: without a Contamination card Rest is then illegal."""
    table = crew().seat(0, hand=["rest"]).extension(0, insanity=stuck).turn(0)
    assert table.refusal("play", "rest") == ("no_rest_needed", "V-9")


@pytest.mark.parametrize("before", [4, 5])
def test_an_infected_card_overrides_the_reduction(before: int) -> None:
    """V-2.4, V-9.1: an infected card found by Rest means level 5, whatever was lowered before."""
    table = crew().seat(0, hand=["rest", "infected"]).extension(0, insanity=before).turn(0).do("play", "rest")
    assert set(table.options) == {"calm", "scan", "both"}
    assert level(table.do("both")) == 5


def test_a_scan_alone_sends_a_sane_mind_to_five() -> None:
    """V-2.4; and no Larva appears (V-2.5)."""
    table = crew().seat(0, hand=["rest", "infected"]).turn(0).do("play", "rest")
    assert level(table) == 5 and not table.seat(0).larva


def test_canteen_and_shower_may_calm_too() -> None:
    """V-9.1: the Canteen heals 1 Light Wound; then the rest is optional. Else it is what was paid for (R-5.18)."""
    table = crew().room(6, "canteen").seat(0, room=6, hand=["rest", "search"], light=1).extension(0, insanity=2).turn(0)
    table.do("room_action")
    assert table.seat(0).light == 0 and set(table.options) == {"calm", "neither"}
    assert level(table.do("calm")) == 1
    wet = crew().room(6, "shower_room").seat(0, room=6, hand=["rest", "search"]).extension(0, insanity=2).turn(0)
    assert level(wet.do("room_action")) == 1
    mad = crew().room(6, "shower_room").seat(0, room=6, hand=["rest", "search", "contamination"])
    assert set(mad.extension(0, insanity=2).turn(0).do("room_action").options) == {"calm", "scan", "both"}


@pytest.mark.parametrize(("before", "after"), [(2, 2), (4, 3), (5, 3)])
def test_surgery_reduces_to_three(before: int, after: int) -> None:
    """V-2.3, V-9.2: Surgery brings levels 4 and 5 down to 3."""
    scenario = crew().room(16, "surgery").seat(0, room=16, hand=["rest", "search", "infected"])
    assert level(scenario.extension(0, insanity=before).turn(0).do("room_action")) == after


@pytest.mark.parametrize(("before", "after"), [(2, 2), (5, 3)])
def test_the_antidote_reduces_to_three(before: int, after: int) -> None:
    """V-2.3, V-9.3: the Antidote brings levels 4 and 5 down to 3."""
    scenario = crew().seat(0, hand=["rest", "search"], items=["antidote"]).extension(0, insanity=before)
    assert level(scenario.turn(0).do("use", "antidote")) == after


def test_there_is_no_slime() -> None:
    """V-1.1, V-1.2, V-2.5: neither Room nor token of Slime is in play, and texts about Slime do nothing."""
    rules = crew().game.rules
    assert "slime_room" not in rules.rooms and not rules.species.slime
    assert not any("slime" in t or "silence" in t for t in rules.exploration)


# -- Panic ------------------------------------------------------------------------------------------------


def test_too_sane_for_the_card() -> None:
    """V-3.1: a level below the card's value is only +1."""
    assert level(panic("vs_pan_07", crew(), insanity=2)) == 3


def test_what_cannot_be_resolved_drives_mad_and_beyond_five_kills() -> None:
    """V-3.1, V-2.1: Pyromaniac in a burning Room at level 5."""
    table = panic("vs_pan_19", crew("pilot", "captain").seat(1, room=1).room(11, fire=True))
    assert table.seat(0).status == "dead" and (11, "corpse:pilot") in table.game.floor and not table.kinds()


def test_an_interruption_calms_the_panic() -> None:
    """V-3.2, V-9.6: no effect, and no level."""
    table = panic("vs_pan_19", crew("pilot", "captain").seat(1, hand=["interruption"]))
    assert table.asked == (1, "interrupt")
    table.do("card", "interruption")
    assert not table.game.fire[11] and level(table) == 5


def test_the_interruption_may_be_interrupted() -> None:
    """V-3.2: the Interruption that calms Panic can be answered by another."""
    scenario = crew("pilot", "captain", "scout").seat(1, hand=["interruption"]).seat(2, hand=["interruption"])
    table = panic("vs_pan_19", scenario).do("card", "interruption").do("card", "interruption")
    while table.asked is not None and table.asked[1] == "interrupt":
        table.do("decline")
    assert table.game.fire[11]


CARDS = [
    ("vs_pan_01", 2, {}, lambda t: t.game.malfunction[11]),
    ("vs_pan_02", 3, {"level": 3}, lambda t: level(t) == 4),
    ("vs_pan_04", 4, {}, lambda t: t.seat(0).hands == []),
    ("vs_pan_07", 3, {}, lambda t: t.seat(0).light == 2),
    ("vs_pan_16", 3, {}, lambda t: t.seat(0).light == 2),
    ("vs_pan_08", 5, {}, lambda t: t.seat(0).status == "dead"),
    ("vs_pan_09", 5, {}, lambda t: t.seat(0).status == "dead"),
    ("vs_pan_10", 3, {}, lambda t: len(t.seat(0).wounds) == 1),
    ("vs_pan_12", 3, {}, lambda t: len(t.seat(0).wounds) == 1),
    ("vs_pan_11", 2, {"level": 2, "hand": ["rest", "search"]}, lambda t: len(t.seat(0).hand) == 1 and level(t) == 3),
    ("vs_pan_13", 2, {"wounds": [("wound_leg", True)]}, lambda t: not t.seat(0).wounds[0][1] and t.seat(0).light == 1),
    ("vs_pan_14", 2, {"wounds": [("wound_leg", True)]}, lambda t: not t.seat(0).wounds[0][1] and t.seat(0).light == 1),
    ("vs_pan_15", 3, {}, lambda t: sum(1 for c in t.game.removed if c.startswith("pilot_")) == 1),
    ("vs_pan_17", 3, {}, lambda t: t.game.ammo["shotgun"] == 0),
    ("vs_pan_18", 3, {}, lambda t: t.game.ammo["shotgun"] == 0),
    ("vs_pan_19", 3, {}, lambda t: t.game.fire[11]),
]  # fmt: skip


@pytest.mark.parametrize(("card", "value", "scene", "holds"), CARDS)
def test_panic_card(card: str, value: int, scene: dict[str, Any], holds: Any) -> None:
    """V-3.1, V-3.3: its value, and its effect on a mind that is mad enough."""
    scenario = crew("pilot", "captain").seat(1, room=1)
    assert scenario.game.rules.types[card].value == value
    seat = {k: v for k, v in scene.items() if k != "level"}
    scenario.seat(0, **seat)
    table = panic(card, scenario, scene.get("level", 5))
    while table.asked is not None:
        table.do()
    assert holds(table)


@pytest.mark.parametrize("card", ["vs_pan_06", "vs_pan_20"])
def test_sabotage_empties_the_room(card: str) -> None:
    """V-3.3: not where there is nothing left."""
    table = panic(card, crew().room(17, "storage", items=2).seat(0, room=17), insanity=2)
    assert table.game.counters[17] == 0 and level(table) == 2
    assert level(panic(card, crew(), insanity=2)) == 3


def test_bloodlust_turns_on_the_others() -> None:
    """V-3.3: alone it turns on oneself."""
    table = panic("vs_pan_10", crew("pilot", "captain"))
    while table.asked is not None:
        table.do("decline") if table.offers("decline") else table.do()
    assert not table.seat(0).wounds and len(table.seat(1).wounds) == 1


def test_blind_escape_follows_an_event_number() -> None:
    """V-3.4, V-3.3: exit 2 of the Hibernatorium leads to Room 6; a closed Door makes it impossible."""
    scenario = crew().room(6, "cabins").top("event", "vs_evt_04").script(noise=["1"])
    assert panic("vs_pan_03", scenario, insanity=2).seat(0).room == 6
    blocked = crew().room(6, "cabins").top("event", "vs_evt_04").door(11, 6, "closed")
    table = panic("vs_pan_03", blocked, insanity=2)
    assert table.seat(0).room == 11 and level(table) == 3


def test_insane_courage_runs_to_the_enemy() -> None:
    """V-3.4: a neighbouring Room with a Seeder or a Lair."""
    table = panic("vs_pan_05", crew().room(6, "cabins").figure("lair", 6), insanity=2)
    assert table.seat(0).room == 6
    assert level(panic("vs_pan_05", crew(), insanity=2)) == 3


def test_hopelessness_cannot_be_resolved_with_contamination_only() -> None:
    """V-3.3: the drawn cards are discarded."""
    scenario = crew()
    own = list(scenario.game.rules.action_decks["pilot"])
    scenario.seat(0, hand=own, deck=["contamination", "contamination", "contamination"], discard=[])
    table = panic("vs_pan_15", scenario, insanity=3)
    assert level(table) == 4


def test_the_deck_has_twenty_cards_with_the_printed_values() -> None:
    """V-3.3: twenty Panic cards, with the values of the box."""
    rules = crew().game.rules
    values = sorted(rules.types[c].value for c in rules.decks["panic"])
    assert values == [2] * 8 + [3] * 9 + [4] + [5] * 2


# -- end --------------------------------------------------------------------------------------------------


def end_check(table: Table) -> dict[str, Any]:
    fates = {0: SeatResult(0)}
    check_contamination(table.game, table.seat(0), fates)
    return fates[0].checks[0]


@pytest.mark.parametrize(("cards", "reached"), [(2, 4), (3, 5)])
def test_the_end_check_counts_contamination_as_madness(cards: int, reached: int) -> None:
    """V-10.0: level 2 and two cards: safe at 4; three cards: the draw of four."""
    table = crew().seat(0, hand=["contamination"] * cards).extension(0, insanity=2).run("start_of_round")
    outcome = end_check(table)
    assert outcome["level"] == reached and (outcome["drawn"] is None) == (reached < 5)


def test_level_five_without_contamination_survives() -> None:
    """V-10.0: at level 5 only a Contamination card among the four drawn kills."""
    outcome = end_check(crew().extension(0, insanity=5).run("start_of_round"))
    assert outcome["passed"] and outcome["drawn"] == 0
