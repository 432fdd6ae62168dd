"""When Intruders attack, whom, and what can be done about it (R-13)."""

from collections import Counter

import pytest

from nemesis.rules.encounter import miniatures_left
from nemesis.scenario import Scenario

QUIET = {"intruder_player": "off"}
MISS = "transformation_1"


def crew(*characters, **setup):
    return Scenario(*characters, options={**QUIET, **setup.pop("options", {})}, **setup)


def attacked(table):
    return [(a["kind"], a["seat"]) for a in table.told("attack")]


# -- the three occasions ------------------------------------------------------------------------------


def encounter(token, cards):
    scenario = crew("soldier").bag(token, "blank").script(bag=[token]).ship(first_encounter=True)
    hand = ["search", "search", "rest", "demolition", "basic_repairs"][:cards]
    return scenario.seat(0, hand=hand).top("attack", "scratch_1").run("encounter", 0)


@pytest.mark.parametrize(("cards", "surprised"), [(3, True), (4, False)])
def test_a_surprise_attack_needs_fewer_cards_than_the_number(cards, surprised):
    """R-13.1, R-11.5: the queen's token shows 4."""
    table = encounter("tok_queen_1", cards)
    assert attacked(table) == ([("queen", 0)] if surprised else [])
    assert table.seat(0).light == (1 if surprised else 0)


def test_contamination_cards_help_against_surprises():
    """K-2, R-11.5: the surprise check counts both kinds of cards."""
    scenario = crew("soldier").bag("tok_queen_1", "blank").script(bag=["queen"]).ship(first_encounter=True)
    scenario.seat(0, hand=["search", "rest", "contamination", "infected"]).top("attack", "scratch_1")
    assert attacked(scenario.run("encounter", 0)) == []


def test_the_surprise_numbers_of_the_tokens():
    """R-1.18, K-7: larva 1, creeper 1, adult 2x4 3x5 4x3, breeder 3 and 4, queen 4, blank none."""
    rules = crew("soldier").game.rules
    tokens = [rules.types[t] for t in rules.intruder_tokens]
    numbers = {kind: Counter(t.number for t in tokens if t.kind == kind) for kind in {t.kind for t in tokens}}
    assert numbers == {
        "larva": {1: 8},
        "creeper": {1: 3},
        "adult": {2: 4, 3: 5, 4: 3},
        "breeder": {3: 1, 4: 1},
        "queen": {4: 1},
        "blank": {None: 1},
    }


def test_the_surprise_attack_strikes_the_trigger():
    """R-13.2: even if another character of the Room has fewer cards."""
    scenario = crew("soldier", "captain").bag("tok_queen_1", "blank").script(bag=["queen"])
    scenario.seat(0, hand=["search", "rest"]).ship(first_encounter=True).top("attack", "scratch_1")
    assert attacked(scenario.run("encounter", 0)) == [("queen", 0)]


def test_every_intruder_in_combat_attacks_once_in_the_event_phase():
    """R-13.1, R-4.9: those without a character in their Room do nothing."""
    table = crew("soldier").figure("adult", room=11).figure("creeper", room=11).figure("queen", room=8)
    table = table.top("attack", MISS, "tail_attack_1").run("intruder_attacks")
    assert attacked(table) == [("adult", 0), ("creeper", 0)]


def test_entering_a_room_with_an_intruder_is_no_attack():
    """R-13.1, R-7.6: only three occasions; walking in is none."""
    table = crew("soldier").room(6, "canteen").figure("adult", room=6).seat(0, hand=["search", "rest"])
    table = table.turn(0).do("move", 6)
    assert table.seat(0).room == 6 and table.told("attack") == []


# -- the target ---------------------------------------------------------------------------------------


def test_the_victim_is_who_holds_the_fewest_action_cards():
    """R-13.2, K-2: Contamination cards do not count for the target."""
    table = crew("soldier", "captain").seat(0, hand=["search", "rest"]).figure("adult", room=11)
    table = table.seat(1, hand=["search", "contamination", "contamination", "infected"])
    assert attacked(table.top("attack", MISS).run("intruder_attacks")) == [("adult", 1)]


def test_nobody_is_told_the_number_of_action_cards():
    """R-13.2: the engine shows only who is attacked."""
    table = crew("soldier", "captain").figure("adult", room=11).top("attack", MISS).run("intruder_attacks")
    assert set(table.told("attack")[0]) == {"kind", "figure", "seat", "occasion"}


@pytest.mark.parametrize(("first", "seat"), [(0, 0), (1, 1), (2, 0)])
def test_a_tie_goes_to_the_first_player_or_the_nearest_after(first, seat):
    """R-13.3: seats 0 and 1 are tied, seat 2 is elsewhere."""
    table = crew("soldier", "captain", "scout").seat(2, room=8).ship(first_player=first)
    table = table.figure("adult", room=11).top("attack", MISS).run("intruder_attacks")
    assert attacked(table) == [("adult", seat)]


def test_those_in_a_pod_or_asleep_are_no_targets():
    """R-13.11: only the character standing in the Section is attacked, though it holds more cards."""
    scenario = crew("soldier", "captain", "scout").room(16, "evacuation_a").ship(pods=[(1, "B", False)])
    scenario.seat(0, pod=1).seat(1, status="hibernating").seat(2, room=16, hand=["search", "rest"])
    table = scenario.figure("adult", room=16).top("attack", MISS).run("intruder_attacks")
    assert attacked(table) == [("adult", 2)]


def test_a_room_with_sleepers_only_sees_no_attack():
    """R-13.11, R-18.3: nobody who hibernates is attacked."""
    table = crew("soldier", "captain").seat(0, status="hibernating").seat(1, room=8).figure("adult", room=11)
    assert attacked(table.run("intruder_attacks")) == []


# -- the order ----------------------------------------------------------------------------------------


def test_rooms_by_number_then_the_largest_then_the_oldest():
    """R-13.10: attacks go by Room number, then the largest type, then the first to arrive."""
    scenario = crew("soldier", "captain").room(6, "canteen").seat(0, room=6).seat(1, room=11)
    for kind, room in (("adult", 11), ("creeper", 6), ("breeder", 11), ("adult", 6), ("adult", 11)):
        scenario.figure(kind, room=room)
    ids = [f.id for f in scenario.game.figures]
    scenario.top("attack", MISS, "tail_attack_1", "transformation_2", "tail_attack_2", "slime_attack_1")
    table = scenario.run("intruder_attacks")
    assert [a["figure"] for a in table.told("attack")] == [ids[3], ids[1], ids[2], ids[0], ids[4]]


def test_each_intruder_picks_its_victim_at_its_own_attack():
    """R-13.10: the first victim dies, the next Intruder turns to who is left."""
    table = crew("soldier", "captain").seat(0, wounds=["wound_leg", "wound_arm"]).seat(1, hand=["search"])
    table = table.figure("adult", room=11).figure("adult", room=11).top("attack", "bite_1", "bite_2")
    table = table.run("intruder_attacks")
    assert attacked(table) == [("adult", 0), ("adult", 1)]
    assert (table.seat(0).status, len(table.seat(1).wounds)) == ("dead", 1)


def test_with_nobody_left_alive_the_next_intruder_does_nothing():
    """R-13.10, R-16.16: the Intruders stay where they are."""
    table = crew("soldier", "captain").seat(0, wounds=["wound_leg", "wound_arm"]).seat(1, room=8)
    table = table.figure("adult", room=11).figure("adult", room=11).top("attack", "bite_1", "bite_2")
    table = table.run("intruder_attacks")
    assert attacked(table) == [("adult", 0)]
    assert table.game.decks["attack"][-1] == "bite_2"
    assert table.kinds(11) == ["adult", "adult"]


def test_an_intruder_placed_during_the_step_does_not_attack_in_it():
    """R-13.10: a summoned queen waits for the next round."""
    table = crew("soldier").figure("creeper", room=11).bag("queen", "blank").script(bag=["queen"])
    table = table.top("attack", "summoning_1").run("intruder_attacks")
    assert attacked(table) == [("creeper", 0)]
    assert table.kinds(11) == ["creeper", "queen"]


# -- the Attack card ----------------------------------------------------------------------------------


def test_an_attack_without_the_attackers_symbol_fails():
    """R-13.4, R-13.5: nothing happens, the card is discarded."""
    table = crew("soldier").figure("adult", room=11).top("attack", "tail_attack_1").run("intruder_attacks")
    soldier = table.seat(0)
    assert (soldier.light, soldier.wounds, soldier.discard) == (0, [], [])
    assert table.told("attack_card")[0]["hits"] is False
    assert table.game.discards["attack"] == ["tail_attack_1"]


def test_the_blood_value_of_an_attack_is_ignored():
    """R-13.4: an arrow does not make the attacker retreat, nor does a number hurt it."""
    table = crew("soldier").figure("adult", room=11, injuries=9).top("attack", "claw_attack_4")
    table = table.run("intruder_attacks")
    assert table.seat(0).light == 2
    assert [(f.room, f.injuries) for f in table.figures()] == [(11, 9)]
    assert table.told("retreat") == []


def test_an_empty_attack_deck_takes_its_discard_back():
    """R-13.5, R-1.13, X-10, X-17: an empty Attack deck is shuffled from its discard."""
    table = crew("soldier").figure("adult", room=11).deck("attack").run("intruder_attacks")
    assert len(table.told("attack_card")) == 1
    assert (len(table.game.decks["attack"]), len(table.game.discards["attack"])) == (19, 1)


# -- larvae -------------------------------------------------------------------------------------------


def infested(larva=False, **options):
    table = crew("soldier", options=options).seat(0, larva=larva).figure("larva", room=11)
    return table.run("intruder_attacks")


def contamination_of(table):
    return [c for c in table.seat(0).discard if not table.game.rules.is_action(c)]


def test_a_larva_climbs_onto_the_victim_and_draws_no_card():
    """R-13.7: off the ship, onto the board, 1 Contamination card."""
    table = infested()
    assert table.figures() == [] and table.seat(0).larva
    assert len(contamination_of(table)) == 1
    assert len(table.game.decks["attack"]) == 20


@pytest.mark.parametrize(("cards", "infested"), [(0, True), (1, False)])
def test_a_larva_surprises_only_an_empty_hand(cards, infested):
    """R-13.7, R-11.5: its token shows 1; the Surprise Attack is an Infestation."""
    table = encounter("tok_larva_1", cards)
    assert table.seat(0).larva is infested
    assert table.kinds(11) == ([] if infested else ["larva"])


def test_a_second_larva_only_leaves_its_card():
    """R-13.8, F-1, K-18: the first stays, the attacker disappears, nobody dies."""
    table = infested(larva=True)
    assert table.figures() == [] and table.seat(0).larva
    assert table.seat(0).status == "aboard"
    assert len(contamination_of(table)) == 1


@pytest.mark.parametrize(("option", "left"), [("supply", 5), ("removed", 4)])
def test_where_the_second_larva_goes(option, left):
    """K-21: its miniature returns to the supply, or leaves the game; the first one lies on the board."""
    table = infested(larva=True, dead_larva_egg=option)
    assert miniatures_left(table.game, "larva") == left


def test_the_larva_on_a_board_uses_a_miniature():
    """R-16.18, R-1.8: six larvae in the box."""
    assert miniatures_left(infested().game, "larva") == 5


# -- reactions ----------------------------------------------------------------------------------------


def test_nerves_of_steel_are_asked_when_a_surprise_attack_would_hit():
    """R-13.6, Q-34: after the card is revealed; hidden, and it costs the card itself."""
    scenario = crew("soldier").bag("tok_queen_1", "blank").script(bag=["queen"]).ship(first_encounter=True)
    table = scenario.seat(0, hand=["nerves_of_steel"]).top("attack", "scratch_1").run("encounter", 0)
    assert table.asked == (0, "ignore_attack") and table.game.ask.hidden
    table.do("card", "nerves_of_steel")
    assert (table.seat(0).light, table.hand(0)) == (0, [])
    assert table.seat(0).discard == ["soldier_nerves_of_steel_1"]
    assert table.kinds(11) == ["queen"]


def test_nerves_of_steel_are_not_asked_when_the_attack_fails():
    """R-13.6: only an attack that would hit is worth the nerves."""
    scenario = crew("soldier").bag("tok_queen_1", "blank").script(bag=["queen"]).ship(first_encounter=True)
    table = scenario.seat(0, hand=["nerves_of_steel"]).top("attack", MISS).run("encounter", 0)
    assert table.asked is None and table.hand(0) == ["nerves_of_steel"]


def test_nerves_of_steel_do_not_help_in_the_event_phase():
    """R-13.6: the card speaks of Surprise Attacks."""
    table = crew("soldier").seat(0, hand=["nerves_of_steel"]).figure("adult", room=11).top("attack", "scratch_1")
    assert table.run("intruder_attacks").seat(0).light == 1


def test_nerves_of_steel_stop_a_larva_before_the_infestation():
    """R-13.6, R-13.7: the larva stays in the Room."""
    scenario = crew("soldier").seat(0, hand=["nerves_of_steel"]).figure("larva", room=11)
    table = scenario.run("intruder_attack", scenario.game.figures[0].id, 0, "surprise")
    table.do("card", "nerves_of_steel")
    assert not table.seat(0).larva and table.kinds(11) == ["larva"]
    assert contamination_of(table) == []


def test_nerves_may_be_kept():
    """R-13.6, Q-34: declining lets the attack through."""
    scenario = crew("soldier").seat(0, hand=["nerves_of_steel"]).figure("larva", room=11)
    table = scenario.run("intruder_attack", scenario.game.figures[0].id, 0, "surprise").do("accept")
    assert table.seat(0).larva and table.hand(0) == ["nerves_of_steel"]


@pytest.mark.parametrize("occasion", ["surprise", "event", "escape"])
def test_the_armor_ignores_any_attack_once(occasion):
    """R-13.6: asked once the card hits; the Armor is then gone."""
    scenario = crew("soldier").seat(0, items=["armor"]).figure("adult", room=11).top("attack", "scratch_1")
    table = scenario.run("intruder_attack", scenario.game.figures[0].id, 0, occasion)
    assert table.asked == (0, "ignore_attack")
    table.do("item", "armor")
    assert (table.seat(0).light, table.seat(0).items) == (0, [])
    assert "armor" in table.game.removed


def test_the_armor_stops_an_infestation():
    """R-13.6: a reaction that ignores an attack also stops a Larva."""
    table = crew("soldier").seat(0, items=["armor"]).figure("larva", room=11).run("intruder_attacks")
    table.do("item", "armor")
    assert not table.seat(0).larva and table.kinds(11) == ["larva"]


def test_an_armor_that_is_not_activated_does_not_help():
    """R-13.6, R-15.23: an inactive Quest Item is no Item."""
    table = crew("soldier").figure("adult", room=11).top("attack", "scratch_1").run("intruder_attacks")
    assert table.seat(0).quests == ["autoloader", "armor"]
    assert table.seat(0).light == 1


def test_an_ignored_frenzy_still_hits_the_others():
    """R-13.6: a reaction spares its player only."""
    table = crew("soldier", "captain").seat(0, items=["armor"]).figure("breeder", room=11)
    table = table.top("attack", "frenzy_1").run("intruder_attacks").do("item", "armor")
    assert (table.seat(0).wounds, len(table.seat(1).wounds)) == ([], 1)
