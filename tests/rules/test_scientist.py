"""The Scientist's own cards: Intranet, Access Denied, Threat Assessment."""

import pytest

from nemesis.scenario import Scenario

from ..places import place_of


def scientist(*hand, tile="comms_room", **room):
    place = place_of(tile)
    return Scenario("scientist", "soldier").room(place, tile, **room).seat(0, room=place, hand=list(hand))


# -- Intranet ---------------------------------------------------------------------------------------


def test_intranet_does_the_room_action_of_a_far_computer_room():
    """R-17.40, Q-51: the Scientist stays where they are and pays no Room Action."""
    table = scientist("intranet", "search").room(15, "engine_control").turn(0).do("play", "intranet").do("room", 15)
    assert table.seat(0).room == 16 and len(table.told("action")[0]["paid"]) == 1
    assert [k[0] for k in table.seat(0).knowledge] == ["engine"] * 3


def test_intranet_may_use_the_own_room():
    """R-17.40, Q-51: it is a Room with a working Computer too."""
    table = scientist("intranet", "search").room(15, "engine_control").turn(0).do("play", "intranet").do("room", 16)
    assert table.seat(0).signal


def test_only_explored_working_computer_rooms_are_offered():
    """R-17.40, R-17.39: not Storage, not a broken Room, not an unexplored one."""
    scenario = scientist("intranet", "search").room(15, "engine_control").room(14, "hatch_control")
    scenario.room(2, "fire_control", malfunction=True, fire=True).room(3, "generator", explored=False)
    table = scenario.turn(0).do("play", "intranet")
    assert table.options == [("room", 15), ("room", 16)]


@pytest.mark.parametrize("room", [{"tile": "storage"}, {"malfunction": True}])
def test_intranet_needs_a_working_computer_where_the_scientist_stands(room):
    """R-17.39: absent or broken."""
    table = scientist("intranet", "search", **room).room(15, "engine_control").turn(0)
    assert table.refusal("play", "intranet") == ("no_working_computer", "R-17.39")
    assert not table.offers("play", "intranet")


def test_intranet_with_no_action_to_do_anywhere_is_refused():
    """R-5.18, R-17.40: the Signal is sent and no other Computer is known."""
    table = scientist("intranet", "search").seat(0, signal=True).turn(0)
    assert table.refusal("play", "intranet") == ("no_remote_action", "R-17.40")


def test_intruders_in_the_far_room_do_not_block_it():
    """R-17.40: only Combat where the Scientist stands would."""
    scenario = scientist("intranet", "search").room(15, "engine_control").figure("queen", room=15)
    assert scenario.turn(0).do("play", "intranet").offers("room", 15)


@pytest.mark.parametrize(("carcass_in", "possible"), [(16, True), (17, False)])
def test_the_far_laboratory_studies_what_lies_in_the_own_room(carcass_in, possible):
    """R-17.40, R-17.28: "in the Room" means where the Scientist stands."""
    scenario = scientist("intranet", "search").seat(0, signal=True).room(17, "laboratory")
    table = scenario.object("carcass", room=carcass_in).turn(0)
    assert table.offers("play", "intranet") is possible
    if possible:
        table.do("play", "intranet")
        assert [slot for slot, _, revealed in table.game.weaknesses if revealed] == ["carcass"]


def test_the_holographic_computer_replaces_the_computer_of_the_room():
    """R-17.40: Intranet and Threat Assessment from a broken Room without Computer, but not Access Denied."""
    scenario = scientist("intranet", "threat_assessment", "access_denied", tile="storage", malfunction=True)
    scenario.room(15, "engine_control").seat(0, hands=["pistol", "holo_computer"])
    table = scenario.turn(0)
    assert table.offers("play", "intranet") and table.offers("play", "threat_assessment")
    assert not table.offers("play", "access_denied")


def test_the_choices_of_the_far_room_are_announced_before_paying():
    """Q-51, Q-23, R-26.6: which Doors the Command Center works."""
    scenario = scientist("intranet", "search", "rest").seat(0, signal=True).room(15, "command_center")
    table = scenario.door(11, 14, "closed").turn(0).do("play", "intranet")
    assert table.asked == (0, "door_room") and table.hand(0) == ["intranet", "search", "rest"]
    table.do("room", 14).do("door", "open").do("done")
    assert table.door_between(11, 14) == "open" and table.hand(0) == ["rest"]


# -- Access Denied ----------------------------------------------------------------------------------


def test_access_denied_gives_the_free_room_action_of_the_own_computer_room():
    """R-17.9, R-5.14: its first part."""
    table = scientist("access_denied").turn(0).do("play", "access_denied").do("part", "free_room_action")
    assert table.seat(0).signal and not any(table.game.malfunction)


def test_access_denied_breaks_any_explored_computer_room():
    """Q-51, R-17.3: the own one included; not Rooms without Computer, broken or unexplored ones."""
    scenario = scientist("access_denied").room(15, "engine_control").room(14, "hatch_control")
    scenario.room(2, "fire_control", malfunction=True).room(3, "generator", explored=False)
    table = scenario.turn(0).do("play", "access_denied").do("part", "malfunction")
    assert table.options == [("room", 15), ("room", 16)]
    table.do("room", 15)
    assert table.game.malfunction[15] and not table.game.malfunction[16]


@pytest.mark.parametrize("room", [{"tile": "storage"}, {"malfunction": True}])
def test_access_denied_needs_a_working_computer(room):
    """R-17.39: both parts do."""
    table = scientist("access_denied", **room).room(15, "engine_control").turn(0)
    assert table.refusal("play", "access_denied") == ("no_working_computer", "R-17.39")
    assert not table.offers("play", "access_denied")


def test_a_ninth_malfunction_by_access_denied_destroys_the_ship():
    """R-1.3, R-17.4: the marker is really needed."""
    scenario = scientist("access_denied").seat(0, signal=True)
    for room in (1, 11, 19, 20, 21):
        scenario.room(room, malfunction=True)
    for room, tile in ((2, "storage"), (3, "surgery"), (4, "generator")):
        scenario.room(room, tile, malfunction=True)
    table = scenario.turn(0).do("play", "access_denied")
    assert table.game.end_cause == "ninth_malfunction"


# -- Threat Assessment ------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_threat_assessment_leaves_the_event_on_top_or_puts_it_under(place):
    """Q-40: the card is secret, where it goes is public."""
    table = scientist("threat_assessment").top("event", "hunt_3").turn(0).do("play", "threat_assessment")
    assert table.asked == (0, "event_top") and table.options == ["top", "bottom"]
    assert table.game.ask.source == "hunt_3"
    table.do(place)
    deck = table.game.decks["event"]
    assert (deck[-1] if place == "top" else deck[0]) == "hunt_3" and len(deck) == 20
    assert table.told("event_card_left") == [{"seat": 0, "place": place}]
    assert [(to, hidden) for k, _, to, hidden in table.game.log if k == "looked_at_event"] == [((0,), ("event",))]


@pytest.mark.parametrize("room", [{"tile": "storage"}, {"malfunction": True}])
def test_threat_assessment_needs_a_working_computer(room):
    """R-17.39: absent or broken."""
    table = scientist("threat_assessment", **room).turn(0)
    assert table.refusal("play", "threat_assessment") == ("no_working_computer", "R-17.39")


def test_the_event_looked_at_is_in_nobody_elses_view():
    """Q-40: while the Scientist decides, and afterwards."""
    table = scientist("threat_assessment").top("event", "hunt_3").turn(0).do("play", "threat_assessment")
    for _ in range(2):
        assert "hunt_3" not in repr(table.game.view(1)) and "hunt_3" in repr(table.game.view(0))
        if table.asked == (0, "event_top"):
            table.do("bottom")


def test_an_empty_event_deck_takes_its_discard_back_before_the_look():
    """X-10, R-1.13, Q-40: one of the twenty cards is seen."""
    table = scientist("threat_assessment").deck("event").turn(0).do("play", "threat_assessment")
    assert table.told("deck_shuffled") == [{"deck": "event"}] and len(table.game.decks["event"]) == 20
    assert table.seat(0).knowledge[0][:2] == ("deck_top", "event")


def test_the_look_cannot_be_interrupted_once_made():
    """R-26.6, Q-34: the window comes before the card is seen, not between look and choice."""
    scenario = scientist("threat_assessment").seat(1, room=16, hand=["interruption"]).top("event", "hunt_3")
    table = scenario.turn(0).do("play", "threat_assessment")
    assert table.asked == (1, "interrupt") and table.seat(0).knowledge == []
    table.do("decline")
    assert table.asked == (0, "event_top")
