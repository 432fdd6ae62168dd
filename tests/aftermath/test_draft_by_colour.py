"""The draft by colour (A-2): a card gives a colour, its owner picks one of the two characters."""

import pytest

from nemesis import Game, Setup
from nemesis.errors import BadSetup
from nemesis.text import Texts

WITH = ("aftermath_characters",)
PAIRS = {
    "blue": ("captain", "ceo"),
    "green": ("pilot", "android"),
    "white": ("scientist", "psychologist"),
    "purple": ("scout", "bounty_hunter"),
    "red": ("soldier", "convict"),
    "orange": ("mechanic",),
}


def new_game(players: int = 3, seed: int = 1, **setup) -> Game:
    """The seats in the order of the draft."""
    numbered = {"seating": "number"}
    modules = setup.pop("modules", WITH)
    return Game.new(Setup(players=players, modules=modules, seed=seed, options=numbered, **setup), log=True)


def test_every_aftermath_character_shares_a_colour_with_one_of_the_base_game():
    """A-2.2: five pairs, the Mechanic alone."""
    roles = Setup(modules=WITH).ruleset().roles
    assert sorted(map(sorted, roles.values())) == sorted(map(sorted, PAIRS.values()))


def test_six_draft_cards_stay_six():
    """A-2.1: the expansion adds no draft card; the Medic does."""
    assert len(Setup(modules=WITH).ruleset().draft_cards) == 6
    assert len(Setup(modules=(*WITH, "medic")).ruleset().draft_cards) == 7


@pytest.mark.parametrize("which", [0, 1])
def test_the_owner_of_a_card_picks_one_of_its_two_characters(which):
    """A-2.1, A-2.4: first the card, then the base or the Aftermath character."""
    for seed in range(30):
        game = new_game(seed=seed)
        roles = [o for o in game.ask.options if o[0] == "role"]
        assert game.ask.kind == "draft" and len(game.ask.options) == 2 and roles
        game.apply(roles[0])
        assert game.ask.kind == "draft_character" and game.ask.seat == 0
        pair = tuple(o[1] for o in game.ask.options)
        assert pair in PAIRS.values() and pair[0] == roles[0][1]
        game.apply(which)
        assert game.seats[0].character == pair[which]


def test_the_mechanic_is_taken_without_a_second_question():
    """A-2.2: orange has one character only."""
    for seed in range(60):
        game = new_game(seed=seed)
        if ("character", "mechanic") in game.ask.options:
            game.apply(("character", "mechanic"))
            assert game.seats[0].character == "mechanic" and game.ask.seat == 1 and game.ask.kind == "draft"
            return
    raise AssertionError("the Mechanic was never drawn")


@pytest.mark.parametrize("seed", range(12))
def test_the_other_character_of_a_taken_colour_never_comes_back(seed):
    """A-2.1: the card is kept, so Soldier and Convict are never in the same game."""
    game = new_game(players=5, seed=seed)
    shown = []
    while game.ask.kind in ("draft", "draft_character"):
        if game.ask.kind == "draft":
            shown.append({o[1] for o in game.ask.options})
        game.apply(seed % len(game.ask.options))
    colours = [game.rules.characters[p.character].colour for p in game.seats]
    assert len(set(colours)) == 5
    for at, cards in enumerate(shown):
        assert not {game.rules.characters[c].colour for c in cards} & set(colours[:at])


def test_the_draft_is_told():
    """A-2.4: both cards that were shown, and the character that was picked."""
    game = new_game(seed=4)
    cards = tuple(o[1] for o in game.ask.options)
    while game.ask.seat == 0:
        game.apply(len(game.ask.options) - 1)
    told = next(e for e in game.log if e[0] == "drafted")
    assert told[1]["cards"] == cards and told[1]["character"] == game.seats[0].character
    for language in ("en", "fr"):
        texts = Texts(language)
        assert texts.lines(game, [told], 1) and not texts.problems


def test_options_of_the_draft_name_both_characters_of_a_colour():
    """A-2.1: the reader sees what a card offers."""
    game = new_game(seed=4)
    texts = Texts("en")
    for option in game.ask.options:
        names = [texts.get(f"character-{c}") for c in PAIRS[game.rules.characters[option[1]].colour]]
        assert all(name in texts.option(game, game.ask, option) for name in names)


def test_two_characters_of_one_colour_are_refused_with_the_reason():
    """A-2.1: the base and the Aftermath Character of one colour are never in the same game."""
    with pytest.raises(BadSetup, match=r"captain and ceo share the blue draft card \(A-2.1\)"):
        Setup(players=2, characters=("captain", "ceo"), modules=WITH)


def test_aftermath_characters_need_their_module():
    """A-1.2: each option of the expansion is chosen by itself."""
    with pytest.raises(BadSetup, match="unknown character 'ceo'"):
        Setup(players=2, characters=("ceo", "scout"))
    setup = Setup(players=3, characters=("ceo", "scout", "medic"), modules=(*WITH, "medic"))
    assert setup.characters == ("ceo", "scout", "medic")


@pytest.mark.parametrize("species", ["intruders", "carnomorphs", "void_seeders"])
@pytest.mark.parametrize("mode, players", [("semi_coop", 2), ("coop", 2)])
def test_they_start_in_the_hibernatorium_with_their_deck_and_trait(species, mode, players):
    """A-1.3: even without the option of the Trait cards."""
    game = Game.new(Setup(players=players, species=species, mode=mode, characters=("ceo", "android"), modules=WITH))
    assert [game.tiles[p.room] for p in game.seats] == ["hibernatorium"] * 2
    assert {game.rules.traits[p.character].id for p in game.seats} == {"trait_ceo", "trait_android"}
    assert [len(p.deck) + len(p.hand) for p in game.seats] == [13, 10]


def test_base_characters_have_a_trait_only_with_the_module():
    """A-1.2, A-1.3: base Characters have traits only if the traits are in play; Aftermath Characters always do."""
    assert "captain" not in Setup(modules=WITH).ruleset().traits
    assert len(Setup(modules=("traits",)).ruleset().traits) == 6
    assert len(Setup(modules=(*WITH, "traits")).ruleset().traits) == 11
