"""Emergency room, canteen, shower room and surgery (R-17.10, R-17.13, R-17.19, R-17.27)."""

from __future__ import annotations

from typing import Any

import pytest

from nemesis.scenario import Scenario, Table

from ..places import place_of


def patient(tile: str, hand: tuple[str, ...] = (), **seat: Any) -> Scenario:
    """A captain alone in the room, with two cards to pay and the given ones besides."""
    place = place_of(tile)
    return Scenario("captain", "soldier").room(place, tile).seat(0, room=place, hand=["reload", "order", *hand], **seat)


def treated(scenario: Scenario) -> Table:
    return scenario.turn(0).do("room_action", pay=("reload", "order"))


def wounds(table: Table) -> list[tuple[str, bool]]:
    return [(table.game.rules.types[card].id, dressed) for card, dressed in table.seat(0).wounds]


# -- emergency room -----------------------------------------------------------------------------------


def test_the_emergency_room_offers_three_treatments() -> None:
    """R-17.10, Q-19: dress all, heal one dressed wound, heal all light wounds."""
    table = treated(patient("emergency_room", wounds=["wound_leg", ("wound_arm", True)], light=2))
    assert table.options == [("part", "dress_all"), ("part", "heal"), ("part", "heal_light")]


def test_the_emergency_room_dresses_all_serious_wounds() -> None:
    """R-17.10, R-16.11: the Emergency Room dresses every Serious Wound at once."""
    table = treated(patient("emergency_room", wounds=["wound_leg", "wound_arm", "wound_body"]))
    assert wounds(table) == [("wound_leg", True), ("wound_arm", True), ("wound_body", True)]


def test_the_emergency_room_heals_one_dressed_wound() -> None:
    """R-17.10, Q-21: the player says which; an undressed one is not offered."""
    table = treated(patient("emergency_room", wounds=["wound_leg", ("wound_arm", True), ("wound_body", True)]))
    table.do("part", "heal")
    assert len(table.options) == 2 and not table.offers("wound", "wound_leg")
    table.do("wound", "wound_body")
    assert wounds(table) == [("wound_leg", False), ("wound_arm", True)]
    assert len(table.game.discards["wound"]) == 1


def test_the_emergency_room_heals_all_light_wounds() -> None:
    """R-17.10: the Emergency Room heals every Light Wound at once."""
    assert treated(patient("emergency_room", light=2)).seat(0).light == 0


def test_the_emergency_room_has_nothing_for_the_healthy() -> None:
    """R-17.10, R-5.18: with no Wound its Room Action is not legal."""
    assert not patient("emergency_room").turn(0).offers("room_action")


# -- canteen ------------------------------------------------------------------------------------------


def test_the_canteen_heals_one_light_wound() -> None:
    """R-17.13, Q-20: one of two; without a contamination card no scan is asked."""
    table = treated(patient("canteen", light=2))
    assert table.seat(0).light == 1
    assert table.asked == (0, "turn")


@pytest.mark.parametrize(("tile", "marker"), [("canteen", {"light": 1}), ("shower_room", {"slime": True})])
def test_the_scan_after_a_meal_or_a_shower_is_optional(tile: str, marker: dict[str, Any]) -> None:
    """R-17.13, R-17.19, Q-20: declined, the cards stay unknown."""
    table = treated(patient(tile, ("infected", "contamination"), **marker))
    assert table.asked == (0, "scan")
    table.do("no")
    assert table.hand(0) == ["contamination", "contamination"]
    assert not table.seat(0).larva and not table.told("scanned")


@pytest.mark.parametrize("tile", ["canteen", "shower_room"])
def test_with_nothing_else_gained_the_scan_is_not_optional(tile: str) -> None:
    """R-5.18, R-17.13, R-17.19: no action without effect: what was paid for is the scan."""
    table = treated(patient(tile, ("contamination",)))
    assert table.told("scanned") and table.asked == (0, "turn")


@pytest.mark.parametrize("tile", ["canteen", "shower_room"])
def test_a_scan_removes_the_clean_cards(tile: str) -> None:
    """R-17.13, R-17.19, R-16.4, R-16.6: for good."""
    table = treated(patient(tile, ("contamination", "contamination")))
    assert table.hand(0) == []
    assert len([c for c in table.game.removed if c.startswith("cont_clean")]) == 2
    assert not table.seat(0).larva


@pytest.mark.parametrize("tile", ["canteen", "shower_room"])
def test_several_infected_cards_give_one_larva_and_stay_in_hand(tile: str) -> None:
    """R-17.13, R-17.19, R-16.4, F-17: a scan with infected cards gives one Larva, and these cards stay in hand."""
    table = treated(patient(tile, ("infected", "infected", "contamination")))
    assert table.seat(0).larva
    assert table.hand(0) == ["contamination", "contamination"]
    assert table.seat(0).status == "aboard"


@pytest.mark.parametrize("tile", ["canteen", "shower_room"])
def test_an_infected_card_kills_whoever_had_a_larva(tile: str) -> None:
    """R-17.13, R-17.19, R-16.5: a creeper stands beside the corpse."""
    table = treated(patient(tile, ("infected",), larva=True, objectives=["obj_hoarder"]))
    assert table.seat(0).status == "dead"
    assert table.kinds(6) == ["creeper"]
    assert (6, "corpse:captain") in table.game.floor


@pytest.mark.parametrize("tile", ["canteen", "shower_room"])
def test_without_need_there_is_no_meal_and_no_shower(tile: str) -> None:
    """R-5.18, R-17.13, R-17.19: no light wound, no slime, no contamination card in hand."""
    assert patient(tile).turn(0).refusal("room_action") == ("nothing_to_treat", "R-5.18")


# -- shower room --------------------------------------------------------------------------------------


def test_the_shower_washes_the_slime_off_and_leaves_the_fire() -> None:
    """R-17.19: the Shower Room removes Slime and does not put out Fire."""
    table = treated(patient("shower_room", slime=True).room(6, fire=True))
    assert not table.seat(0).slime
    assert table.game.fire[6]


# -- surgery ------------------------------------------------------------------------------------------


def operated(**seat: Any) -> Table:
    return treated(patient("surgery", ("contamination", "infected", "rest"), discard=["infected"], larva=True, **seat))


def test_surgery_removes_every_infected_card_and_the_larva() -> None:
    """R-17.27: from hand, discard and deck; the clean card stays; no death by the larva."""
    scenario = patient("surgery", ("contamination", "infected"), discard=["infected"], larva=True)
    scenario.seat(0, deck_top=["infected"])
    table = treated(scenario)
    p = table.seat(0)
    assert p.status == "aboard" and not p.larva
    assert [c for c in p.deck + p.hand + p.discard if c.startswith("cont_infected")] == []
    assert len([c for c in table.game.removed if c.startswith("cont_infected")]) == 3
    assert len([c for c in p.deck if c.startswith("cont_clean")]) == 1


def test_surgery_shuffles_everything_into_the_deck_hurts_and_ends_the_round_for_the_patient() -> None:
    """R-17.27, R-5.11, X-13: 1 light wound, an empty hand, an automatic pass without any question."""
    table = operated()
    p = table.seat(0)
    assert (p.light, p.passed, p.hand, p.discard) == (1, True, [], [])
    assert len(p.deck) == 11
    assert table.asked == (1, "turn")


def test_surgery_makes_a_bleeding_patient_bleed() -> None:
    """R-17.27, R-5.11, R-16.17: one light wound from the knife, one from the forced pass."""
    assert operated(wounds=["wound_bleeding"]).seat(0).light == 2


def test_surgery_kills_a_patient_with_three_serious_wounds() -> None:
    """R-17.27, R-16.10: the light wound is one too many."""
    table = operated(wounds=[("wound_leg", True), ("wound_arm", True), ("wound_body", True)])
    assert table.seat(0).status == "dead"


def test_surgery_is_open_to_the_healthy() -> None:
    """R-17.27: who has nothing to remove still learns it."""
    table = treated(patient("surgery"))
    assert table.told("scanned") == [{"seat": 0, "cards": 0, "infected": 0}]
    assert table.seat(0).passed
