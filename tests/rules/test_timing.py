"""Who goes first when several things happen: card against rule, depth first, checks, board order."""

import pytest

from nemesis.scenario import Scenario


def kinds(table):
    return [kind for kind, *_ in table.game.log]


def test_the_text_of_a_card_beats_the_rule():
    """R-26.1, R-7.4: entering an empty Room makes Noise, but Reconnaissance says it does not."""
    scenario = Scenario("scout", "captain").room(6, "canteen").seat(0, hand=["reconnaissance", "search", "rest"])
    table = scenario.script(noise=["1"]).turn(0).do("play", "reconnaissance").do("way", 6)
    assert not table.told("noise_rolled")


@pytest.mark.parametrize("markers", [{"malfunction": True}, {}])
def test_cannot_beats_can(markers):
    """R-26.1, R-17.3: Old Friend allows the Room Action, a Malfunction forbids it."""
    scenario = Scenario("pilot", "captain").room(16, "storage", **markers).seat(0, room=16, hand=["old_friend"])
    assert scenario.turn(0).offers("play", "old_friend") is not bool(markers)


def test_a_consequence_is_finished_before_the_effect_goes_on():
    """R-26.2, R-7.11: the Soldier's Encounter and its Surprise Attack come before the Captain moves."""
    scenario = Scenario("soldier", "captain").room(6, "canteen").room(8, "hatch_control").figure("larva", room=11)
    scenario.seat(0, hand=["covering_fire"]).noise(6, 7).bag("tok_adult_1", "blank").top("attack", "scratch_1")
    table = scenario.script(noise=["1", "1"], bag=["adult"]).turn(0)
    table.do("play", "covering_fire").do("both", 1).do("agree").do("way", 6).do("way", 8)
    told = kinds(table)
    second_move = [i for i, kind in enumerate(told) if kind == "moved"][1]
    assert told.index("encounter") < told.index("surprise_check") < told.index("light_wound") < second_move


def test_an_order_is_resolved_to_the_end_before_the_captain_acts_again():
    """R-26.2, R-7.9: the First Encounter it caused is settled first."""
    scenario = Scenario("captain", "soldier").room(6, "canteen").seat(0, hand=["order", "rest"]).noise(6, 7)
    table = scenario.bag("tok_larva_1", "blank").script(noise=["1"], bag=["larva"]).turn(0)
    table.do("play", "order").do("way", 6)
    assert table.asked[1] == "keep_objective" and table.kinds(6) == ["larva"] and not table.seat(1).larva


def a_death_by_larva_in_the_section():
    """Nobody has met an Intruder; the Captain waits in a Pod of the Section where the Pilot rests."""
    scenario = Scenario("pilot", "soldier", "captain").room(16, "evacuation_a")
    scenario.ship(pods=[(1, "A", True), (2, "B", True)], first_encounter=False)
    scenario.seat(0, room=16, hand=["rest", "infected"], larva=True).seat(2, pod=1)
    return scenario.turn(0).do("play", "rest")


def test_death_ejection_first_encounter_and_first_death_come_in_this_order():
    """R-26.3, R-18.12, R-21.1, R-21.3: the Pods unlock only after the Objectives are chosen."""
    table = a_death_by_larva_in_the_section()
    told = kinds(table)
    assert told.index("died") < told.index("ejected") and table.seat(2).room == 16
    assert table.asked[1] == "keep_objective" and all(locked for _, _, locked, _ in table.game.pods)
    for seat in (1, 2):
        table.game.apply(0, seat)
    assert not any(locked for _, _, locked, _ in table.game.pods)
    assert table.asked == (0, "become_intruder")


def test_the_dead_choose_no_objective():
    """R-26.3, R-21.1: every living player, so not the one who just died."""
    table = a_death_by_larva_in_the_section()
    assert sorted(ask.seat for ask in table.game.asks) == [1, 2]


def test_nobody_active_is_looked_at_last():
    """R-26.3, R-20.3: the Creeper is placed and the Corpse lies there before the ship jumps."""
    table = Scenario("pilot").seat(0, hand=["rest", "infected"], larva=True).turn(0).do("play", "rest")
    told = kinds(table)
    assert told.index("died") < told.index("intruder_placed") < len(told) - 1
    assert table.game.over and table.game.end_cause == "jump"


def first_encounter():
    scenario = Scenario("captain", "soldier", "pilot").bag("tok_larva_1", "blank").script(bag=["larva"])
    return scenario.seat(0, hand=["rest"]).run("encounter", 0)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_objectives_are_chosen_by_all_at_once_and_secretly(order):
    """R-26.4, R-21.1, Q-2: in any order of answering; nothing is told or applied before the last one."""
    table = first_encounter()
    assert sorted(ask.seat for ask in table.game.asks) == [0, 1, 2] and all(a.hidden for a in table.game.asks)
    dealt = [list(table.seat(s).objectives) for s in range(3)]
    record = list(table.game.log)
    for seat in order[:2]:
        table.game.apply(1, seat)
        assert [table.seat(s).objectives for s in range(3)] == dealt and table.game.log == record
    table.game.apply(0, order[2])
    kept = [dealt[s][0 if s == order[2] else 1] for s in range(3)]
    assert [table.seat(s).objectives for s in range(3)] == [[o] for o in kept]


def test_fire_spreads_in_room_order():
    """R-26.8, R-17.2: all at once from the Rooms that burnt before, told by Room number."""
    scenario = Scenario("captain", "soldier").room(5, fire=True).room(6, "canteen", fire=True)
    table = scenario.top("event", "consuming_fire").run("event_card")
    assert [e["room"] for e in table.told("fire")] == [2, 7, 10, 11]


def test_doors_open_in_corridor_order():
    """R-26.8: whatever the order in which they were closed."""
    scenario = Scenario("captain", "soldier").door(18, 21, "closed").door(6, 11, "closed").door(1, 2, "closed")
    table = scenario.top("event", "bulkheads_open").run("event_card")
    opened = [e["corridor"] for e in table.told("door_opened")]
    assert opened == sorted(opened) and len(opened) == 3
