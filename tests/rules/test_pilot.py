"""The Pilot's own cards: Ship Knowledge, Piloting, Old Friend."""

import pytest

from nemesis.scenario import Scenario

from ..places import place_of


def pilot(card, room=None, tile="canteen", **markers):
    scenario = Scenario("pilot", "soldier")
    room = room or place_of(tile)
    if tile is not None:
        scenario.room(room, tile, **markers)
    elif markers:
        scenario.room(room, **markers)
    return scenario.seat(0, room=room, hand=[card])


# -- Ship Knowledge ---------------------------------------------------------------------------------


def test_ship_knowledge_opens_or_closes_a_door_of_the_room():
    """Q-46, R-17.5: not a destroyed one."""
    scenario = pilot("ship_knowledge").door(6, 7, "closed").door(6, 2, "destroyed")
    table = scenario.turn(0).do("play", "ship_knowledge").do("part", "door")
    assert sorted(what for _, what, _ in table.options) == ["close", "close", "open"]
    table.do("door", "open")
    assert table.door_between(6, 7) == "open"


def test_ship_knowledge_looks_at_any_unexplored_tile_but_not_at_its_token():
    """Q-26: anywhere on the ship, for the Pilot's eyes only."""
    table = pilot("ship_knowledge").room(18, "surgery", token="fire").turn(0)
    table.do("play", "ship_knowledge").do("part", "peek").do("room", 18)
    assert [k[:3] for k in table.seat(0).knowledge] == [("tile", 18, "surgery")]
    assert not table.game.explored[18] and table.seat(1).knowledge == []
    assert [(to, hidden) for kind, _, to, hidden in table.game.log if kind == "peeked"] == [((0,), ("tile",))]


def test_only_unexplored_rooms_can_be_looked_at():
    """Q-26, R-5.14: with everything explored the Door part is the only one."""
    table = pilot("ship_knowledge").explore_all().turn(0).do("play", "ship_knowledge")
    assert table.asked == (0, "single_door")
    peeking = pilot("ship_knowledge").turn(0).do("play", "ship_knowledge").do("part", "peek")
    assert all(not peeking.game.explored[room] for _, room in peeking.options) and len(peeking.options) == 15


# -- Piloting ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", ["A", "C", "D"])
def test_piloting_sets_the_course_in_the_cockpit(letter):
    """R-17.32, Q-19: a free Room Action although the Cockpit has no Computer."""
    table = pilot("piloting", room=1, tile=None).turn(0).do("play", "piloting").do("part", "set_course")
    table.do("letter", letter)
    assert table.game.destination == letter and table.told("action")[0]["paid"] == ()
    assert table.told("course_set") == [{"seat": 0, "letter": letter}]


def test_piloting_looks_at_the_coordinates_in_the_cockpit():
    """R-17.32: the other Room Action of the Cockpit."""
    table = pilot("piloting", room=1, tile=None).ship(coordinates="coord_5").turn(0)
    table.do("play", "piloting").do("part", "look_coordinates")
    assert [k[:3] for k in table.seat(0).knowledge] == [("coordinates", 0, "coord_5")]


def test_piloting_in_a_broken_cockpit_is_refused():
    """R-17.3, R-17.39: the Cockpit must work, and it has no Computer."""
    table = pilot("piloting", room=1, tile=None, malfunction=True).turn(0)
    assert not table.offers("play", "piloting")
    assert table.refusal("play", "piloting") == ("no_working_computer", "R-17.39")


def test_piloting_uses_the_room_action_of_a_computer_room():
    """R-17.9, R-17.39: the Signal, free."""
    table = pilot("piloting", tile="comms_room").turn(0).do("play", "piloting").do("part", "free_room_action")
    assert table.seat(0).signal


def test_piloting_checks_the_coordinates_at_any_working_computer():
    """R-17.39, R-17.32: privately, far from the Cockpit."""
    table = pilot("piloting", tile="comms_room").ship(coordinates="coord_2").turn(0)
    table.do("play", "piloting").do("part", "look_coordinates")
    assert [k[:3] for k in table.seat(0).knowledge] == [("coordinates", 0, "coord_2")]
    assert table.seat(1).knowledge == [] and not table.seat(0).signal


@pytest.mark.parametrize("room", [{"tile": "comms_room", "malfunction": True}, {"tile": "storage"}])
def test_piloting_without_a_working_computer_is_refused(room):
    """R-17.39: broken or absent."""
    table = pilot("piloting", **room).turn(0)
    assert table.refusal("play", "piloting") == ("no_working_computer", "R-17.39")
    assert not table.offers("play", "piloting")


def test_no_card_changes_the_course_while_somebody_hibernates():
    """R-26.1, R-18.4: the card says "can", hibernation says "cannot"."""
    table = pilot("piloting", room=1, tile=None).seat(1, status="hibernating").turn(0).do("play", "piloting")
    assert table.seat(0).knowledge[0][0] == "coordinates" and table.game.destination == "B"


# -- Old Friend -------------------------------------------------------------------------------------


def test_old_friend_uses_the_room_action_of_a_room_without_a_computer():
    """R-6.10, R-17.13: the Canteen, without its two cards."""
    table = pilot("old_friend").seat(0, light=2).turn(0).do("play", "old_friend")
    assert table.seat(0).light == 1 and table.told("action")[0]["paid"] == ()


def test_old_friend_chooses_among_the_parts_of_the_room():
    """Q-19, Q-21: the Emergency Room with three parts."""
    scenario = pilot("old_friend", tile="emergency_room")
    table = scenario.seat(0, light=1, wounds=["wound_leg", ("wound_arm", True)]).turn(0).do("play", "old_friend")
    assert [name for _, name in table.options] == ["dress_all", "heal", "heal_light"]
    table.do("part", "heal_light")
    assert table.seat(0).light == 0 and len(table.seat(0).wounds) == 2


@pytest.mark.parametrize(
    ("room", "refusal"),
    [({"tile": "comms_room"}, ("room_has_a_computer", "R-17.40")),
     ({"tile": "storage", "malfunction": True}, ("room_malfunctions", "R-17.3")),
     ({"tile": "cabins"}, ("room_has_no_action", "R-6.10")),
     ({"tile": "canteen"}, ("nothing_to_treat", "R-5.18"))],
)  # fmt: skip
def test_old_friend_is_refused_where_no_free_action_is_to_be_had(room, refusal):
    """R-17.3, R-17.39, R-5.18: a Computer, a Malfunction, no Room Action, or one without effect."""
    table = pilot("old_friend", **room).turn(0)
    assert table.refusal("play", "old_friend") == refusal and not table.offers("play", "old_friend")


def test_old_friend_works_in_the_cockpit_and_the_engine_rooms():
    """R-17.32, R-17.33: working Rooms without a Computer."""
    table = pilot("old_friend", room=20, tile=None).ship(engines=["working", "damaged", "working"]).turn(0)
    table.do("play", "old_friend")
    assert [k[:3] for k in table.seat(0).knowledge] == [("engine", 1, "damaged")]
    assert pilot("old_friend", room=1, tile=None).turn(0).offers("play", "old_friend")


def test_old_friend_obeys_the_time_track_in_the_hibernatorium():
    """R-18.1: free of cards, not of the closed chambers."""
    assert not pilot("old_friend", room=11, tile=None).turn(0).offers("play", "old_friend")
    assert pilot("old_friend", room=11, tile=None).ship(time=8).turn(0).offers("play", "old_friend")
