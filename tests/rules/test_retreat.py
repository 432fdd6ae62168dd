"""Retreat: the arrow in place of a blood number, and cards that drive Intruders off (R-14.7 to R-14.10)."""

import pytest

from nemesis.rules.bag import bag_by_kind
from nemesis.scenario import Scenario

ARROWS = ("claw_attack_4", "bite_4")


def shot_away(kind="adult", *cards, event="hunt_2", room=11, injuries=0):
    """The scout's hit draws these Attack cards; the Event card gives the exit."""
    scenario = Scenario("scout").room(6, "canteen").seat(0, room=room, hand=["rest", "search"])
    scenario.figure(kind, room=room, injuries=injuries).top("attack", *(cards or ("bite_4",))).top("event", event)
    return scenario.script(combat=["hit1"])


@pytest.mark.parametrize("arrow", ARROWS)
def test_an_arrow_makes_the_intruder_retreat_with_its_injuries(arrow):
    """R-14.7, R-14.8: no kill check; through the exit with the number of an Event card, X-18."""
    table = shot_away("adult", arrow, injuries=9).turn(0).do("shoot")
    assert [(f.room, f.injuries) for f in table.figures()] == [(6, 10)]
    assert (11, "carcass") not in table.game.floor


@pytest.mark.parametrize("cards", [("bite_4", "scratch_1"), ("scratch_1", "bite_4"), ARROWS])
def test_one_arrow_of_two_cards_is_enough(cards):
    """R-14.7: any drawn card; with two arrows there is still one retreat."""
    table = shot_away("queen", *cards, injuries=20).turn(0).do("shoot")
    assert [(f.kind, f.room) for f in table.figures()] == [("queen", 6)]
    assert len(table.told("retreat")) == 1


@pytest.mark.parametrize(
    ("event", "room"), [("eclosion", 15), ("hunt_2", 6), ("hatching", 8), ("lurking", 14), ("coolant_leak", 15)]
)
def test_only_the_number_of_the_event_card_counts(event, room):
    """R-14.8: exits 1 to 4 of the Hibernatorium; no effect, no removal text, the card is discarded."""
    table = shot_away(event=event).turn(0).do("shoot")
    assert [f.room for f in table.figures()] == [room]
    assert table.game.discards["event"] == [event]
    assert table.told("event") == []


def test_the_symbols_of_the_event_card_do_not_matter():
    """R-14.9: hunt_3 shows no adult, it retreats all the same; and nobody else moves."""
    table = shot_away(event="hunt_3").figure("queen", room=6).turn(0).do("shoot")
    assert sorted((f.kind, f.room) for f in table.figures()) == [("adult", 8), ("queen", 6)]


def test_a_larva_never_retreats_from_a_shot():
    """R-14.2, R-14.7: it draws no card."""
    assert shot_away("larva").turn(0).do("shoot").figures() == []


def test_a_closed_door_is_destroyed_and_the_intruder_stays():
    """R-14.8, F-5, R-9.5: with its Injuries, still in Combat."""
    table = shot_away().door(11, 6, "closed").turn(0).do("shoot")
    assert table.door_between(11, 6) == "destroyed"
    assert [(f.room, f.injuries) for f in table.figures()] == [(11, 1)]


def test_a_destroyed_door_lets_it_through():
    """R-14.8, R-9.4: a retreat through a destroyed Door is a move like through an open one."""
    assert [f.room for f in shot_away().door(11, 6, "destroyed").turn(0).do("shoot").figures()] == [6]


def test_into_the_technical_corridors_it_vanishes():
    """R-14.8, R-9.6: the miniature leaves, a token of its type goes back to the bag, the Noise there stays."""
    scenario = shot_away(event="hunt_3", room=14).room(14, "hatch_control").technical_noise()
    adults = bag_by_kind(scenario.table().game)["adult"]
    table = scenario.turn(0).do("shoot")
    assert table.figures() == []
    assert bag_by_kind(table.game)["adult"] == adults + 1
    assert table.game.vents == [True]
    assert len(table.game.bag) + len(table.game.pool) == 27


def test_a_retreat_onto_a_character_is_combat_but_no_encounter():
    """R-14.10, R-9.1: no token, no surprise attack on an empty hand."""
    scenario = Scenario("scout", "captain").room(6, "canteen").seat(0, hand=["rest", "search"]).seat(1, room=6)
    scenario.figure("adult", room=11).top("attack", "bite_4").top("event", "hunt_2").script(combat=["hit1"])
    table = scenario.turn(0).do("shoot")
    assert table.kinds(6) == ["adult"]
    assert table.told("encounter") == [] and table.told("attack") == []


def test_an_empty_event_deck_takes_its_discard_back():
    """R-14.8, R-1.13, X-10: a retreat draws an Event card; an empty deck is shuffled from its discard."""
    table = shot_away().deck("event").turn(0).do("shoot")
    assert len(table.told("retreat")) == 1
    assert (len(table.game.decks["event"]), len(table.game.discards["event"])) == (19, 1)


# -- effects that drive off -----------------------------------------------------------------------------


def test_the_fire_extinguisher_drives_one_intruder_off():
    """R-14.9, Q-48: without Injury, so without a check."""
    scenario = Scenario("scout").room(6, "canteen").seat(0, hand=["rest", "search"], hands=["fire_extinguisher"])
    scenario.figure("adult", room=11, injuries=1).figure("creeper", room=11).top("event", "hunt_2")
    table = scenario.turn(0).do("use", "fire_extinguisher")
    assert table.asked == (0, "choose_intruder")
    table.do("figure", table.figures(11)[1].id)
    assert sorted((f.kind, f.room, f.injuries) for f in table.figures()) == [("adult", 11, 1), ("creeper", 6, 0)]
    assert table.told("blood") == []


def test_fire_control_drives_each_intruder_off_with_its_own_card_the_largest_first():
    """R-14.9, R-17.29: then the oldest."""
    scenario = Scenario("scout").room(16, "fire_control").room(8, "hatch_control", fire=True)
    scenario.seat(0, room=16, hand=["rest", "search"])
    for kind in ("creeper", "adult", "queen", "adult"):
        scenario.figure(kind, room=8)
    scenario.top("event", "eclosion", "hunt_2", "hunt_3", "lurking")
    table = scenario.turn(0).do("room_action")
    assert not table.game.fire[8]
    assert [(r["kind"], r["number"]) for r in table.told("retreat")] == [
        ("queen", 1), ("adult", 2), ("adult", 3), ("creeper", 4)
    ]  # fmt: skip
    assert [(f.kind, f.room) for f in table.figures()] == [("creeper", 9), ("adult", 7), ("queen", 4), ("adult", 11)]


def tased(card, **figure):
    scenario = Scenario("scout").room(6, "canteen").seat(0, hand=["rest", "search"], items=["taser"])
    scenario.figure("adult", room=11, **figure).top("attack", card).top("event", "hunt_2", "eclosion")
    return scenario.turn(0).do("use", "taser")


def test_the_taser_hurts_then_drives_off():
    """R-14.9: 1 Injury and its check, then the retreat."""
    table = tased("scratch_4")
    assert [(f.room, f.injuries) for f in table.figures()] == [(6, 1)]


def test_the_taser_may_kill():
    """R-14.9: the dead do not retreat."""
    table = tased("scratch_1", injuries=1)
    assert table.figures() == [] and table.told("retreat") == []


def test_an_arrow_in_the_tasers_check_is_the_only_retreat():
    """R-14.9: never twice."""
    table = tased("bite_4")
    assert [f.room for f in table.figures()] == [6]
    assert len(table.told("retreat")) == 1
