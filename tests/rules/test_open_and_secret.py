"""What lies open on the table, what only its owner may see, what nobody knows (R-25)."""

import json

import pytest

from nemesis.scenario import Scenario

VIEWERS = [0, 1, None]


def table():
    scenario = Scenario("captain", "scout").room(5, "storage", items=3, fire=True).ship(destination="C")
    scenario.seat(0, room=5, hand=["rest", "search"], items=["red_grenade_1"], light=1, signal=True)
    return scenario.turn(0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_on_the_table_is_for_all(viewer):
    """R-25.1: markers, counters, Wounds, Signal, the size of hands, the backs of Items."""
    seen = table().game.view(viewer)
    room, captain = seen["rooms"][4], seen["seats"][0]
    assert (room["tile"], room["items"], room["fire"], seen["destination"]) == ("storage", 3, True, "C")
    assert (captain["light"], captain["signal"], captain["hands"]) == (1, True, ["revolver"])
    assert (captain["hand_size"], captain["backs"]) == (2, ["red"])
    assert captain["quests"] == ["ship_log", "intercom"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hand_inventory_and_objectives_are_their_owners(viewer):
    """R-25.2: the others are told none of the faces, anywhere in the view."""
    game = table().game
    captain = game.seats[0]
    told = json.dumps(game.view(viewer))
    for secret in (*captain.hand, *captain.items, *captain.objectives):
        assert (f'"{secret}"' in told) == (viewer == 0)


def test_the_kind_of_a_hand_card_is_its_owners():
    """R-25.2: a hand of Action cards and one with a Contamination card look the same to the others."""
    scenes = [Scenario("captain", "scout").seat(0, hand=hand, discard=put) for hand, put in HANDS]
    one, other = ([scene.turn(0).game.view(seat)["seats"][0] for seat in (1, None)] for scene in scenes)
    assert [seat["hand_size"] for seat in one] == [seat["hand_size"] for seat in other] == [1, 1]
    assert [seat["contamination"] for seat in one] == [seat["contamination"] for seat in other] == [1, 1]
    assert all("hand" not in seat for seat in (*one, *other))


HANDS = [(["rest"], ["cont_clean_1"]), (["cont_clean_1"], ["rest"])]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_is_told_what_lies_in_the_box(viewer):
    """R-25.5: neither the Rooms nor the tokens, Weaknesses and Coordinates that are not in play."""
    game = table().game
    told = json.dumps(game.view(viewer))
    boxed = {id for id, room in game.rules.rooms.items() if room.slot == "2"} - set(game.tiles)
    boxed |= {*game.rules.weaknesses, *game.rules.coordinates, *game.rules.exploration} - set(game.removed)
    assert boxed and not [id for id in boxed if f'"{id}"' in told]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_bag_is_known_by_type_and_decks_by_their_size(viewer):
    """R-25.6: no number of a token, no order of a deck."""
    game = table().game
    seen = game.view(viewer)
    assert seen["bag"] == {"adult": 5, "blank": 1, "creeper": 1, "larva": 4, "queen": 1}
    assert seen["decks"] == {name: len(cards) for name, cards in game.decks.items()}
    told = json.dumps(seen)
    assert not [id for id in (*game.bag, *game.pool, *game.decks["event"]) if f'"{id}"' in told]
