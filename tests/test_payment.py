"""Which cards are suggested for a price."""

from nemesis.bots.payment import cheapest
from nemesis.scenario import Scenario
from nemesis.server.table.viewers.rendering import suggested


def kinds(game, cards):
    return [game.rules.types[card].id for card in cards]


def paying(hand, *action):
    table = Scenario("captain").explore_all().seat(0, hand=hand).turn(0)
    table.game.apply(table.option(*action))
    return table.game


def test_what_bots_make_nothing_of_goes_first():
    game = paying(["search", "suppressive_fire", "order", "rest"], "move", 14)
    cards = [card for _, card in game.ask.options]
    assert kinds(game, cheapest(game.rules, cards, 1)) == ["order"]


def test_of_two_alike_the_second_is_worth_less():
    game = paying(["search", "motivation", "search"], "move", 14)
    cards = [card for _, card in game.ask.options]
    assert cheapest(game.rules, cards, 1) == [cards[2]]


def test_all_that_is_left_of_the_price_is_suggested_and_nothing_else():
    """Q-4: a price is paid card after card; Contamination cards are never among them (R-5.12)."""
    game = paying(["search", "contamination", "order", "rest", "motivation"], "careful_move", 14)
    first = suggested(game, game.ask)
    assert len(first) == 2 and kinds(game, [game.ask.options[n][1] for n in first])[0] == "order"
    game.apply(game.ask.options[first[0]])
    assert len(suggested(game, game.ask)) == 1


def test_other_questions_have_no_suggestion():
    game = Scenario("captain").explore_all().turn(0).game
    assert game.ask.kind == "turn" and suggested(game, game.ask) == []
