"""The Captain's own cards: Reload, Order, Motivation."""

import pytest

from nemesis.scenario import Scenario


def captain(*hand, mates=("soldier",), **seat):
    scenario = Scenario("captain", *mates).room(6, "canteen").room(8, "hatch_control")
    return scenario.seat(0, hand=list(hand), **seat)


# -- Reload -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("ammo", [0, 5])
def test_reload_adds_one_ammo_to_the_revolver(ammo):
    """R-15.6: one, up to its maximum of 6."""
    table = captain("reload", ammo={"revolver": ammo}).turn(0).do("play", "reload")
    assert table.game.ammo["revolver"] == ammo + 1


@pytest.mark.parametrize("seat", [{}, {"hands": [], "items": ["grenade"]}])
def test_a_full_or_missing_revolver_cannot_be_reloaded(seat):
    """R-15.6, R-5.18: it must be in a Hand slot and below 6."""
    table = captain("reload", **seat).turn(0)
    assert table.refusal("play", "reload") == ("weapon_full_or_missing", "R-15.6")
    assert not table.offers("play", "reload")


def test_reload_is_for_the_revolver_only():
    """Q-35, R-15.6: an empty energy weapon beside it gets nothing."""
    table = captain("reload", mates=("scout",), hands=["revolver", "rifle"], ammo={"revolver": 2, "rifle": 0}).turn(0)
    table.do("play", "reload")
    assert table.game.ammo["revolver"] == 3 and table.game.ammo["rifle"] == 0
    alone = captain("reload", mates=("scout",), hands=["rifle"], ammo={"rifle": 0}).turn(0)
    assert not alone.offers("play", "reload")


def test_reload_works_in_combat():
    """R-5.20: the card has no icon."""
    table = captain("reload", ammo={"revolver": 0}).figure("adult", room=11).turn(0).do("play", "reload")
    assert table.game.ammo["revolver"] == 1


# -- Order ------------------------------------------------------------------------------------------


def test_order_moves_another_character_where_the_captain_says_without_consent():
    """Q-37, Q-47, R-7.9: the Captain names Room and character; nobody else is asked."""
    table = captain("order").script(noise=["1"]).turn(0).do("play", "order")
    assert table.asked == (0, "move_to")
    table.do("way", 6)
    assert (table.seat(0).room, table.seat(1).room) == (11, 6) and table.asked == (0, "turn")


def test_the_moved_character_explores_and_rolls_for_noise():
    """R-7.9, R-7.4: the token is theirs, and so is the roll."""
    table = captain("order").room(15, "cabins", token="slime").script(noise=["2"]).turn(0)
    table.do("play", "order").do("way", 15)
    assert table.seat(1).slime and not table.seat(0).slime and table.game.explored[15]
    assert table.told("noise_rolled")[0]["seat"] == 1 and table.noise_between(15, 16)


def test_choices_of_the_moved_character_are_made_by_its_player():
    """R-7.9, Q-34: the Scout who is sent away decides about the Motion Detector."""
    table = captain("order", mates=("scout",)).seat(1, hand=["rest"], hands=["rifle", "motion_detector"])
    table = table.script(noise=["1"]).turn(0).do("play", "order").do("way", 6)
    assert table.asked == (1, "reroll_noise")


def test_nobody_can_order_themselves():
    """Q-47: the options are the others in the Room, and no one elsewhere."""
    table = captain("order", mates=("soldier", "pilot", "scout")).seat(3, room=8).turn(0).do("play", "order")
    assert table.asked == (0, "whom_to_order") and table.options == [("seat", 1), ("seat", 2)]


def test_order_needs_somebody_in_the_room():
    """R-7.9, R-5.18: the Soldier is next door."""
    table = captain("order").seat(1, room=8).turn(0)
    assert table.refusal("play", "order") == ("nobody_to_order", "R-7.9")
    assert not table.offers("play", "order")


def test_order_needs_a_way_out_of_the_room():
    """R-7.2, R-5.18: closed Doors all around."""
    scenario = captain("order")
    for other in (6, 8, 14, 15):
        scenario.door(11, other, "closed")
    assert not scenario.turn(0).offers("play", "order")


def test_order_offers_only_rooms_without_a_closed_door_between():
    """R-7.2, Q-37: three of four ways are left."""
    table = captain("order").door(11, 6, "closed").turn(0).do("play", "order")
    assert sorted(room for _, room, _ in table.options) == [8, 14, 15]


def test_one_who_passed_can_still_be_ordered_away():
    """R-7.9: passing protects nobody."""
    table = captain("order").seat(1, passed=True).script(noise=["3"]).turn(0).do("play", "order").do("way", 8)
    assert table.seat(1).room == 8 and table.seat(1).passed


def test_the_target_of_an_order_may_interrupt_it():
    """R-26.6, R-5.17: after the destination is known; the card is spent."""
    table = captain("order").seat(1, hand=["interruption"]).turn(0).do("play", "order").do("way", 6)
    assert table.asked == (1, "interrupt")
    table.do("card", "interruption")
    assert table.seat(1).room == 11 and table.hand(0) == [] and table.hand(1) == []


# -- Motivation -------------------------------------------------------------------------------------


def test_motivation_gives_one_card_to_everyone_in_the_room():
    """X-26, R-4.4: the Captain included, nobody elsewhere."""
    table = captain("motivation", mates=("soldier", "pilot", "scout")).seat(3, room=8).turn(0)
    table.do("play", "motivation")
    assert [len(table.hand(s)) for s in range(4)] == [1, 1, 1, 0]
    assert len(table.told("drew")) == 3


def test_a_motivated_player_with_an_empty_deck_reshuffles_the_discard():
    """R-4.4, X-13: shuffle, then draw."""
    scenario = captain("motivation")
    others = [card for card in scenario.game.rules.action_decks["soldier"] if "full_auto" not in card]
    table = scenario.seat(1, hand=others, deck=[], discard=["full_auto"]).turn(0)
    table.do("play", "motivation").decline_all()
    assert table.hand(1)[-1] == "full_auto" and table.told("own_deck_shuffled") == [{"seat": 1, "to_draw": True}]


def test_motivation_needs_someone_who_can_draw():
    """R-5.18, R-4.4: all cards of everybody here are in hand."""
    scenario = captain("motivation").seat(1, room=8)
    every = list(scenario.game.rules.action_decks["captain"])
    table = scenario.seat(0, hand=every, deck=[], discard=[]).turn(0)
    assert table.refusal("play", "motivation") == ("nobody_to_motivate", "R-4.4")


def test_motivation_works_in_combat():
    """R-5.20: no icon."""
    table = captain("motivation").figure("larva", room=11).turn(0).do("play", "motivation")
    assert len(table.hand(0)) == 1 and len(table.hand(1)) == 1


def test_drawn_cards_are_seen_by_their_owner_only():
    """R-16.3, X-26: the others see that a card was drawn."""
    table = captain("motivation").turn(0).do("play", "motivation")
    drawn = [(data["seat"], to, hidden) for kind, data, to, hidden in table.game.log if kind == "drew"]
    assert drawn == [(0, (0,), ("cards",)), (1, (1,), ("cards",))]
    assert [(e["number"], len(e["cards"])) for e in table.told("drew")] == [(1, 1), (1, 1)]
