"""The special effects of the ten Intruder Action cards (R-23.7, R-28.9)."""

import pytest

from nemesis.scenario import Scenario, Table


def led(card: str, **setup) -> Scenario:
    """Seat 1 leads the Intruders with this card; the captain stands in the Hibernatorium, the scout far away."""
    s = Scenario("captain", "soldier", "scout", **setup).intruder_player(1, hand=[card])
    return s.seat(0, room=11, hand=["rest"]).seat(2, room=1, hand=["rest"])


def effect(s: Scenario) -> Table:
    return s.turn(1).do("intruder_effect", s.game.seats[1].hand[0])


def ids(table: Table) -> list[int]:
    return [f.id for f in table.game.figures]


def bag_kinds(table: Table) -> list[str]:
    return sorted(table.game.rules.types[t].kind for t in table.game.bag)


# -- Pursuit ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("k", [1, 2, 3, 4])
def test_pursuit_moves_two_different_intruders_to_their_prey(k):
    """R-23.7: each into a neighbouring Room with a Character."""
    s = led(f"ip_pursuit_{k}").figure("adult", room=6).figure("creeper", room=8).figure("adult", room=20)
    table = effect(s)
    first, second, _ = ids(table)
    assert [o[1] for o in table.options] == [first, second]
    table.do("hunt", first)
    assert table.asked == (1, "intruder_hunt")
    assert [o[1] for o in table.options[:-1]] == [second] and table.options[-1] == "done"
    table.do("hunt", second)
    assert table.kinds(11) == ["adult", "creeper"]
    assert table.kinds(20) == ["adult"]


def test_pursuit_may_stop_after_one():
    """R-23.7: up to two."""
    table = effect(led("ip_pursuit_1").figure("adult", room=6).figure("creeper", room=8))
    table.do("hunt", ids(table)[0]).do("done")
    assert table.kinds(11) == ["adult"] and table.kinds(8) == ["creeper"]


def test_pursuit_moves_no_third_intruder():
    """R-23.7: after two the card is done."""
    s = led("ip_pursuit_1").figure("adult", room=6).figure("creeper", room=8).figure("larva", room=14)
    table = effect(s)
    table.do("hunt", ids(table)[0]).do("hunt", ids(table)[2])
    assert table.asked[1] == "turn"
    assert table.kinds(11) == ["adult", "larva"] and table.kinds(8) == ["creeper"]


def test_pursuit_leaves_those_in_combat_where_they_are():
    """R-23.7: an Intruder next to the captain that already fights the scout stays."""
    s = led("ip_pursuit_1").seat(2, room=6).figure("adult", room=6)
    assert not s.turn(1).offers("intruder_effect", "ip_pursuit_1")


def test_pursuit_breaks_a_closed_door_instead():
    """R-23.7, R-9.5: a Pursuit through a closed Door destroys it and goes no further."""
    table = effect(led("ip_pursuit_1").figure("adult", room=6).door(6, 11, "closed"))
    assert table.door_between(6, 11) == "destroyed"
    assert table.kinds(6) == ["adult"]


def test_two_pursuers_at_the_same_door_break_it_once_and_both_stay():
    """R-23.7, R-9.5: they act simultaneously."""
    table = effect(led("ip_pursuit_1").figure("adult", room=6).figure("creeper", room=6).door(6, 11, "closed"))
    table.do("hunt", ids(table)[0]).do("hunt", ids(table)[1])
    assert table.door_between(6, 11) == "destroyed"
    assert table.kinds(6) == ["adult", "creeper"] and table.kinds(11) == []


def test_pursuit_needs_prey_next_door():
    """R-23.7, R-5.18: Pursuit must have a Character in a neighbouring Room to go after."""
    assert not led("ip_pursuit_1").figure("adult", room=20).turn(1).offers("intruder_effect", "ip_pursuit_1")


# -- Metamorphosis ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "injuries", "grown"), [("creeper", 1, "breeder"), ("larva", 0, "creeper")])
def test_metamorphosis_grows_a_figure_and_keeps_its_injuries(kind, injuries, grown):
    """R-23.7: Creeper to Breeder, Larva to Creeper."""
    s = led("ip_metamorphosis").figure(kind, room=20, injuries=injuries).figure("adult", room=20)
    table = effect(s)
    assert table.kinds(20) == [grown, "adult"]
    assert table.game.figures[0].injuries == injuries
    assert table.told("transformed") == [{"figure": ids(table)[0], "was": kind, "kind": grown, "room": 20}]


def test_metamorphosis_chooses_among_several():
    """R-23.7: one figure only."""
    table = effect(led("ip_metamorphosis").figure("larva", room=20).figure("creeper", room=8))
    assert table.asked == (1, "intruder_figure")
    table.do("figure", ids(table)[0])
    assert table.kinds() == ["creeper", "creeper"]


def test_metamorphosis_needs_a_miniature():
    """R-23.7, R-1.8: both Breeders are on the ship, so the bag grows instead."""
    s = led("ip_metamorphosis").bag("larva", "blank")
    s.figure("breeder", room=20).figure("breeder", room=20).figure("creeper", room=8)
    table = effect(s)
    assert table.kinds() == ["breeder", "breeder", "creeper"]
    assert bag_kinds(table) == ["adult", "blank"]


def test_metamorphosis_exchanges_a_larva_token_when_no_figure_can_grow():
    """R-23.7: a larva token of the bag for an adult token."""
    table = effect(led("ip_metamorphosis").bag("larva", "larva", "blank").figure("adult", room=20))
    assert bag_kinds(table) == ["adult", "blank", "larva"]


def test_metamorphosis_without_anything_to_change_is_impossible():
    """R-23.7, R-5.18: no figure, no larva token."""
    table = led("ip_metamorphosis").bag("blank").figure("adult", room=20).turn(1)
    assert not table.offers("intruder_effect") and table.offers("intruder_move")


# -- Preparation --------------------------------------------------------------------------------------


@pytest.mark.parametrize("k", [1, 2])
def test_preparation_draws_three_events_and_plays_one(k):
    """R-23.7, X-18, Q-42: movement and effect of one, the others under the deck in the chosen order."""
    s = led(f"ip_preparation_{k}").figure("breeder", room=20, injuries=3)
    s.top("event", "hunt_2", "regeneration", "lurking", "damage")
    before = len(s.game.decks["event"])
    table = effect(s)
    assert table.asked == (1, "choose_event")
    assert table.options == [("event", "hunt_2"), ("event", "regeneration"), ("event", "lurking")]
    table.do("event", "regeneration")
    assert table.asked == (1, "order_under_deck")
    table.do("event", "lurking")
    assert table.kinds(18) == ["breeder"]
    assert table.game.figures[0].injuries == 1
    assert table.game.discards["event"] == ["regeneration"]
    assert table.game.decks["event"][:2] == ["hunt_2", "lurking"]
    assert table.game.decks["event"][-1] == "damage"
    assert len(table.game.decks["event"]) == before - 1
    known = [k[:3] for k in table.seat(1).knowledge]
    assert sorted(known) == [("deck_bottom", "event", "hunt_2"), ("deck_bottom", "event", "lurking")]


def test_preparation_plays_cards_that_leave_the_game_as_usual():
    """R-23.7, R-4.13: Short Circuit is removed."""
    s = led("ip_preparation_1").room(16, "comms_room").top("event", "short_circuit", "regeneration", "hunt_2")
    table = effect(s).do("event", "short_circuit").do("event", "hunt_2")
    assert table.game.malfunction[16]
    assert "short_circuit" in table.game.removed


# -- Pack Hunting -------------------------------------------------------------------------------------


@pytest.mark.parametrize("k", [1, 2])
def test_pack_hunt_brings_all_neighbours_into_one_room(k):
    """R-23.7: every Intruder not in Combat in a neighbouring Room; others stay."""
    s = led(f"ip_pack_hunt_{k}").figure("adult", room=6).figure("larva", room=8).figure("queen", room=14)
    table = effect(s.figure("adult", room=20))
    assert table.kinds(11) == ["adult", "larva", "queen"]
    assert table.kinds(20) == ["adult"]


def test_pack_hunt_chooses_the_room():
    """R-23.7: a Room with a Character that somebody can reach."""
    s = led("ip_pack_hunt_1").figure("adult", room=6).figure("creeper", room=2)
    table = effect(s)
    assert table.asked == (1, "intruder_room")
    assert table.options == [("room", 1), ("room", 11)]
    table.do("room", 1)
    assert table.kinds(1) == ["creeper"] and table.kinds(6) == ["adult"]


def test_pack_hunt_breaks_closed_doors_and_all_behind_them_stay():
    """R-23.7, R-9.5: two behind one Door; a third comes through the open way."""
    s = led("ip_pack_hunt_1").figure("adult", room=6).figure("creeper", room=6).figure("adult", room=8)
    table = effect(s.door(6, 11, "closed"))
    assert table.door_between(6, 11) == "destroyed"
    assert table.kinds(6) == ["adult", "creeper"] and table.kinds(11) == ["adult"]


@pytest.mark.parametrize("closed", [0, 1])
def test_pack_hunt_uses_the_open_one_of_two_corridors(closed):
    """R-23.7, R-10.7: on the alternative side."""
    s = led("ip_pack_hunt_1", board="alternative").figure("adult", room=15).door(11, 15, "closed", which=closed)
    table = effect(s)
    assert table.kinds(11) == ["adult"]
    assert table.game.doors[s.corridor(11, 15, closed)] == 1


def test_pack_hunt_needs_an_idle_neighbour():
    """R-23.7, R-5.18: those already in Combat do not count."""
    s = led("ip_pack_hunt_1").figure("adult", room=11).figure("adult", room=20)
    assert not s.turn(1).offers("intruder_effect")


# -- Recovery -----------------------------------------------------------------------------------------


def test_recovery_heals_one_intruder():
    """R-23.7: all its Injuries, also in Combat."""
    table = effect(led("ip_recovery").figure("queen", room=11, injuries=7))
    assert [(f.kind, f.injuries) for f in table.figures(11)] == [("queen", 0)]
    assert table.told("recovered") == [{"figure": ids(table)[0], "kind": "queen", "room": 11}]


def test_recovery_takes_an_idle_intruder_back_into_the_bag():
    """R-23.7: not one in Combat; its token returns."""
    s = led("ip_recovery").bag("blank").figure("adult", room=11, injuries=1).figure("breeder", room=20, injuries=2)
    table = effect(s)
    fighting, idle = ids(table)
    assert table.options == [("recover", fighting), ("recover", idle), ("withdraw", idle)]
    table.do("withdraw", idle)
    assert table.kinds() == ["adult"]
    assert bag_kinds(table) == ["blank", "breeder"]


def test_recovery_of_an_unharmed_fighter_is_impossible():
    """R-23.7, R-5.18: Recovery must have Injuries to heal."""
    assert not led("ip_recovery").figure("adult", room=11).turn(1).offers("intruder_effect")


def test_a_played_card_goes_to_the_own_discard():
    """R-23.2, R-23.7: and comes back with the next reshuffle."""
    table = effect(led("ip_recovery").figure("adult", room=20))
    assert table.seat(1).discard == ["ip_recovery"] and table.seat(1).hand == []
    assert table.told("intruder_card") == [{"seat": 1, "card": "ip_recovery", "way": "intruder_effect"}]
