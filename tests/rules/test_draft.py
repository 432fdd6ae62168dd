"""The character draft (R-3.4) and where it stands in the set-up."""

import pytest

from nemesis import Game, Setup

SIX = {"captain", "pilot", "scientist", "scout", "soldier", "mechanic"}


def shown(game: Game) -> list[str]:
    """The two draft cards that lie open."""
    assert game.ask is not None and game.ask.kind == "draft"
    return [option[1] for option in game.ask.options]


def drafted(players: int, seed: int, **setup) -> tuple[Game, list[list[str]]]:
    """Everybody takes the first card; returns the game after the draft and the pairs that were shown."""
    game = Game.new(Setup(players=players, seed=seed, **setup))
    pairs = []
    while game.ask is not None and game.ask.kind == "draft":
        pairs.append(shown(game))
        game.apply(0)
    return game, pairs


def test_each_player_in_number_order_keeps_one_of_two():
    """R-3.4, Q-1: two cards are drawn and revealed, one is kept."""
    game = Game.new(Setup(players=3, seed=3), log=True)
    for turn, seat in enumerate(sorted(range(3), key=lambda s: game.seats[s].number)):
        assert game.ask.seat == seat
        pair = shown(game)
        assert len(pair) == 2 and set(pair) <= SIX
        game.apply(("character", pair[1]))
        assert game.seats[seat].character == pair[1]
        drafted_events = [data for kind, data, _, _ in game.log if kind == "drafted"]
        assert drafted_events[turn] == {"seat": seat, "character": pair[1], "cards": tuple(pair)}


def test_the_unchosen_card_goes_back_and_may_come_again():
    """R-3.4, X-12: over many games some card that player 1 refused is shown to player 2; a kept one never is."""
    again = 0
    for seed in range(40):
        game = Game.new(Setup(players=2, seed=seed))
        kept, refused = shown(game)
        game.apply(("character", kept))
        second = shown(game)
        assert kept not in second
        again += refused in second
    assert 0 < again < 40


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_everybody_gets_a_different_character(players):
    """R-3.4: also the fifth player still sees two cards."""
    for seed in range(10):
        game, pairs = drafted(players, seed)
        assert [len(set(pair)) for pair in pairs] == [2] * players
        taken = [p.character for p in game.seats]
        assert len(set(taken)) == players and set(taken) <= SIX


def test_all_pairs_of_cards_can_be_drawn():
    """X-12: the 15 pairs of six cards all occur."""
    seen = {tuple(sorted(shown(Game.new(Setup(players=2, seed=seed))))) for seed in range(150)}
    assert len(seen) == 15


def test_objectives_are_known_before_the_draft():
    """R-3.3: each player already holds two when the first draft card is shown."""
    game = Game.new(Setup(players=3, seed=1))
    assert game.ask.kind == "draft"
    assert [len(p.objectives) for p in game.seats] == [2, 2, 2]
    assert [p.character for p in game.seats] == ["", "", ""]


def test_the_drafted_character_is_equipped_after_the_draft():
    """R-3.5, R-3.9: weapon and deck follow the choice; then the first round begins."""
    game, _ = drafted(2, 7)
    for p in game.seats:
        assert p.hands == [game.rules.characters[p.character].weapon]
        assert sorted(p.deck + p.hand) == sorted(game.rules.action_decks[p.character])
    assert game.round == 1


def test_with_random_seating_the_draft_still_goes_by_player_number():
    """R-3.1, R-3.2, R-3.4: numbers are not seats any more, but number 1 chooses first."""
    for seed in range(6):
        game = Game.new(Setup(players=4, seed=seed, options={"seating": "random"}))
        order = []
        while game.ask.kind == "draft":
            order.append(game.seats[game.ask.seat].number)
            game.apply(0)
        assert order == [1, 2, 3, 4]
        assert game.seats[game.ask.seat].number == 1


def test_characters_chosen_beforehand_skip_the_draft():
    """R-3.4: one for each seat, in seat order."""
    game = Game.new(Setup(players=3, characters=("scout", "pilot", "captain"), seed=1))
    assert [p.character for p in game.seats] == ["scout", "pilot", "captain"]
    assert game.ask.kind == "turn"


def test_the_medic_can_be_drafted_when_the_table_adds_her():
    """R-3.4: seven draft cards with the promo character, six without."""
    with_medic = {c for seed in range(60) for c in shown(Game.new(Setup(players=2, seed=seed, modules=("medic",))))}
    without = {c for seed in range(60) for c in shown(Game.new(Setup(players=2, seed=seed)))}
    assert with_medic == SIX | {"medic"}
    assert without == SIX
