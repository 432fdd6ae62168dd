"""How Intruders move with an Event card: Corridors, closed Doors, Technical Entrances (R-9)."""

import pytest

from nemesis.rules.bag import bag_by_kind
from nemesis.scenario import Scenario

# Event cards that move adults and do nothing else of note in these positions, by exit number.
BY_EXIT = {1: "coolant_leak", 2: "life_support_failure", 3: "pod_ejection", 4: "short_circuit"}


def ship(*characters, exit, **setup):
    """The crew waits in the Cockpit; the next Event card moves adults, breeders and the queen by this exit."""
    scenario = Scenario(*(characters or ("captain",)), **setup).ship(pods=[]).top("event", BY_EXIT[exit])
    for seat in range(len(scenario.game.seats)):
        scenario.seat(seat, room=1)
    return scenario


def pooled(table, kind):
    return sum(1 for id in table.game.pool if table.game.rules.types[id].kind == kind)


@pytest.mark.parametrize(("exit", "room"), [(1, 15), (2, 6), (3, 8), (4, 14)])
def test_an_intruder_leaves_by_the_exit_with_the_number_of_the_card(exit, room):
    """R-9.4, R-9.3, R-4.12, R-1.19: from the Hibernatorium; it stands in a Room afterwards and keeps its Injuries."""
    table = ship(exit=exit).figure("adult", room=11, injuries=2).run("event_card")
    assert [(f.room, f.injuries) for f in table.figures()] == [(room, 2)]


@pytest.mark.parametrize("exit", [3, 4])
def test_a_corridor_with_two_numbers_is_one_corridor(exit):
    """R-9.4, R-1.19: 3 and 4 both lead from Room 7 to Room 3."""
    table = ship(exit=exit).figure("adult", room=7).run("event_card")
    assert table.kinds(3) == ["adult"]


@pytest.mark.parametrize("door", ["open", "destroyed"])
def test_open_and_destroyed_doors_let_intruders_through(door):
    """R-9.4: the Door stays as it is."""
    table = ship(exit=2).door(11, 6, door).figure("adult", room=11).run("event_card")
    assert table.kinds(6) == ["adult"]
    assert table.door_between(11, 6) == door


def test_a_closed_door_is_destroyed_and_stops_the_intruder():
    """R-9.5, R-9.2: it aims at the Room behind the Door all the same."""
    table = ship(exit=2).door(11, 6, "closed").figure("adult", room=11, injuries=1).run("event_card")
    assert [(f.room, f.injuries) for f in table.figures()] == [(11, 1)]
    assert table.door_between(11, 6) == "destroyed"


def test_several_intruders_at_one_door_destroy_it_together_and_all_stay():
    """R-9.5: one destruction, nobody passes."""
    scenario = ship(exit=2).door(11, 6, "closed")
    for kind in ("adult", "breeder", "adult"):
        scenario.figure(kind, room=11)
    table = scenario.run("event_card")
    assert table.kinds(11) == ["adult", "breeder", "adult"]
    assert len(table.told("door_destroyed")) == 1


def test_both_sides_of_one_closed_door_destroy_it_and_stay():
    """R-9.7: which Doors are closed is fixed before the first move."""
    table = ship(exit=2).door(7, 8, "closed").figure("adult", room=7).figure("adult", room=8).run("event_card")
    assert (table.kinds(7), table.kinds(8)) == (["adult"], ["adult"])
    assert table.door_between(7, 8) == "destroyed"


def test_intruders_change_places_through_one_corridor():
    """R-9.7: all at the same time, each one Corridor only."""
    table = ship(exit=2).figure("adult", room=7).figure("breeder", room=8).run("event_card")
    assert (table.kinds(7), table.kinds(8)) == (["breeder"], ["adult"])


def test_who_moves_is_fixed_before_the_first_move():
    """R-9.7: an adult that arrives in a Room does not move on, and one that comes into Combat has moved already."""
    table = ship(exit=2).seat(0, room=6).figure("adult", room=11).figure("adult", room=15).run("event_card")
    assert [f.room for f in table.figures()] == [6, 16]
    table = ship(exit=2).seat(0, room=11).figure("adult", room=6).figure("adult", room=11).run("event_card")
    assert [f.room for f in table.figures()] == [11, 11]


@pytest.mark.parametrize("room", [2, 4, 21])
def test_a_technical_entrance_takes_the_intruder_off_the_ship(room):
    """R-9.6: exit 2 of these Rooms; one token of its type goes from the pool to the bag, Injuries are lost."""
    table = ship(exit=2).figure("adult", room=room, injuries=4).bag("blank").technical_noise().run("event_card")
    assert table.figures() == []
    assert bag_by_kind(table.game) == {"blank": 1, "adult": 1}
    assert table.game.vents == [True]
    assert (room, "carcass") not in table.game.floor


def test_no_token_returns_when_the_pool_has_none_of_that_type():
    """R-9.6: the queen's only token is in the bag already."""
    table = ship(exit=2).figure("queen", room=2).bag("queen", "blank").run("event_card")
    assert table.figures() == []
    assert bag_by_kind(table.game) == {"queen": 1, "blank": 1}


def test_the_token_that_returns_is_any_of_its_type():
    """R-9.6, R-11.12: the number is drawn at random from the pool."""
    numbers = set()
    for seed in range(25):
        table = ship(exit=2, seed=seed).figure("adult", room=2).bag("blank").run("event_card")
        numbers.add(table.game.rules.types[table.game.bag[-1]].number)
    assert numbers == {2, 3, 4}


def test_moving_onto_a_character_starts_combat_without_an_encounter():
    """R-9.1: no surprise check, no attack, Noise markers stay."""
    table = ship(exit=2).seat(0, room=6).noise(6, 7).figure("adult", room=11).run("event_card")
    assert table.kinds(6) == ["adult"]
    assert table.told("encounter") == [] and table.told("surprise_check") == [] and table.told("attack") == []
    assert table.noise_between(6, 7)


def test_an_intruder_in_combat_does_not_move():
    """R-4.12, R-9.7: who moves is fixed before the moves, and Intruders in Combat stay."""
    table = ship(exit=3).figure("adult", room=1).run("event_card")
    assert table.kinds(1) == ["adult"]


def test_an_intruder_that_enters_an_evacuation_section_throws_the_waiting_out_of_their_pods():
    """R-9.8, R-18.12: they stand in the Room, in Combat."""
    table = (
        ship("captain", "soldier", exit=2)
        .room(16, "evacuation_a")
        .ship(pods=[(1, "A", False), (2, "B", False)])
        .seat(0, pod=1)
        .seat(1, pod=2)
        .figure("adult", room=15)
        .run("event_card")
    )
    assert (table.seat(0).status, table.seat(0).room) == ("aboard", 16)
    assert table.seat(1).status == "pod"
    assert table.told("ejected") == [{"seat": 0, "room": 16}]


def test_an_event_card_moves_every_kind_it_shows_wherever_it_is():
    """R-4.12, R-9.4: `coolant_leak` shows adult, breeder and queen."""
    table = (
        ship(exit=1)
        .figure("adult", room=11)
        .figure("breeder", room=6)
        .figure("queen", room=20)
        .figure("creeper", room=8)
        .run("event_card")
    )
    assert [(f.kind, f.room) for f in table.figures()] == [("adult", 15), ("breeder", 7), ("queen", 18), ("creeper", 8)]


def test_no_figure_is_lost_or_doubled_by_movement():
    """R-9.6, I-3, I-5: figures that leave give a token back; bag and pool stay 27."""
    scenario = ship(exit=3)
    for room in (4, 9, 14, 19, 21, 11):
        scenario.figure("adult", room=room)
    before = bag_by_kind(scenario.table().game).get("adult", 0)
    table = scenario.run("event_card")
    assert [f.room for f in table.figures()] == [8]
    assert bag_by_kind(table.game)["adult"] == before + 5
    assert len(table.game.bag) + len(table.game.pool) == 27
    assert pooled(table, "adult") == 12 - before - 5
