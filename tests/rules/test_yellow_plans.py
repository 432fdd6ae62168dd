"""Three single yellow cards: Technical Corridor Plans, Space Suit, Nemesis Plans."""

import pytest

from nemesis.scenario import Scenario

HAND = ["rest", "search", "demolition"]
ENTRANCES = [2, 4, 5, 9, 14, 15, 19, 21]


def with_item(item, room, hand=HAND):
    return Scenario("captain").seat(0, room=room, hand=list(hand), items=[item])


# -- Technical Corridor Plans -----------------------------------------------------------------------


def test_the_corridor_plans_lead_to_any_other_room_with_an_entrance():
    """R-7.3, Q-50: through the Technical Corridors, explored or not."""
    table = with_item("technical_corridor_plans", 19).turn(0)
    table.do("use", "technical_corridor_plans")
    assert table.asked == (0, "far_room")
    assert [room for _, room in table.options] == [r for r in ENTRANCES if r != 19]


def test_such_a_move_explores_and_rolls_noise_and_the_turn_goes_on():
    """R-7.3, R-7.4: unlike the Mechanic's card it does not make one pass; single use, cost 1."""
    table = with_item("technical_corridor_plans", 19).room(5, "storage", token="fire").script(noise=["1"]).turn(0)
    table.do("use", "technical_corridor_plans").do("room", 5)
    assert table.seat(0).room == 5
    assert table.game.explored[5] and table.game.fire[5]
    assert table.told("noise_rolled") == [{"seat": 0, "face": "1", "room": 5}]
    assert table.asked == (0, "turn")
    assert table.game.discards["yellow"] == ["yellow_technical_corridor_plans_1"]
    assert len(table.seat(0).hand) == 2


def test_a_doors_token_met_through_the_technical_corridors_closes_nothing():
    """R-8.8: the character did not come through a Corridor."""
    table = with_item("technical_corridor_plans", 19).room(5, "storage", token="doors").script(noise=["silence"])
    table = table.turn(0)
    table.do("use", "technical_corridor_plans").do("room", 5)
    assert not any(table.game.doors)


def test_the_corridor_plans_need_an_entrance_in_the_room():
    """R-7.3: the Hibernatorium has none."""
    table = with_item("technical_corridor_plans", 11).turn(0)
    assert not table.offers("use", "technical_corridor_plans")
    assert table.refusal("use", "technical_corridor_plans") == ("no_technical_entrance", "R-7.3")


# -- Space Suit -------------------------------------------------------------------------------------


def suited(hand=HAND):
    """In the Generator (12), with Fire Control explored on 13 and Engine Control unexplored on 6."""
    scenario = Scenario("captain").room(12, "generator").room(13, "fire_control").room(14, "canteen")
    scenario.room(6, "engine_control", token="fire")
    return scenario.seat(0, room=12, hand=list(hand), items=["space_suit"])


def test_the_space_suit_leads_to_another_explored_yellow_room():
    """Q-50: not to other colours, nor to tiles still face down."""
    table = suited().room(5, "comms_room").turn(0)
    table.do("use", "space_suit")
    assert table.options == [("room", 5), ("room", 13)]


def test_the_space_walk_takes_all_action_cards_and_leaves_contamination():
    """R-5.15, R-7.4: cost 1, then the rest of the hand; a Noise roll on arrival."""
    table = suited([*HAND, "contamination", "infected"]).script(noise=["silence"]).turn(0)
    table.do("use", "space_suit")
    assert table.seat(0).room == 13
    assert table.hand(0) == ["contamination", "contamination"]
    assert sorted(table.game.rules.types[c].id for c in table.seat(0).discard) == ["demolition", "rest", "search"]
    assert [e["room"] for e in table.told("noise_rolled")] == [13]
    assert table.game.discards["yellow"] == ["yellow_space_suit_1"]


def test_the_space_suit_is_put_on_in_a_yellow_room():
    """R-5.18: not in the green Canteen."""
    table = suited().seat(0, room=14).turn(0)
    assert not table.offers("use", "space_suit")
    assert table.refusal("use", "space_suit") == ("not_in_a_yellow_room", "R-5.18")


def test_the_space_suit_needs_somewhere_to_go():
    """R-24.6, R-5.18: no other yellow Room is explored."""
    scenario = Scenario("captain").room(12, "generator").seat(0, room=12, hand=HAND, items=["space_suit"])
    assert scenario.turn(0).refusal("use", "space_suit") == ("no_other_yellow_room", "R-5.18")


# -- Nemesis Plans ----------------------------------------------------------------------------------


def test_the_nemesis_plans_show_two_unexplored_tiles_but_not_their_tokens():
    """Q-26: privately; cost 1, single use."""
    table = with_item("nemesis_plans", 11).turn(0)
    tiles = table.game.tiles[2], table.game.tiles[9]
    table.do("use", "nemesis_plans").do("room", 2)
    assert not table.offers("room", 2)
    table.do("room", 9)
    assert table.seat(0).knowledge == [("tile", 2, tiles[0], 1), ("tile", 9, tiles[1], 1)]
    assert {e[2:] for e in table.game.log if e[0] == "peeked"} == {((0,), ("tile",))}
    assert not table.game.explored[2]
    assert table.game.discards["yellow"] == ["yellow_nemesis_plans_1"]
    assert len(table.seat(0).hand) == 2


@pytest.mark.parametrize("left", [1, 0])
def test_with_fewer_tiles_left_the_plans_show_fewer(left):
    """Q-26, R-5.18: one; with none they are useless."""
    scenario = with_item("nemesis_plans", 11).explore_all()
    if left:
        scenario.room(9, explored=False)
    table = scenario.turn(0)
    if left:
        table.do("use", "nemesis_plans")
        assert [k[:2] for k in table.seat(0).knowledge] == [("tile", 9)]
    else:
        assert table.refusal("use", "nemesis_plans") == ("nothing_unexplored", "R-17.17")
