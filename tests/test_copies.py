"""A copy plays on like the original; what is remembered to save time never shows."""

from __future__ import annotations

import copy
import pickle

import pytest

from nemesis import BadSetup, Game, Setup
from nemesis.setup import setup_from_public
from nemesis.view import determinise

from .playing import SPECIES, Chooser


@pytest.mark.parametrize("species", SPECIES)
def test_a_copy_answers_every_question_like_the_original(species: str) -> None:
    """Also in the middle of a step, where the copy runs the step again with the answers given so far."""
    game = Game.new(Setup(players=4, species=species, seed=5))
    chooser = Chooser(5)
    amid = 0
    while game.ask is not None:
        choice = chooser.choose(game.ask.options)
        twin = game.copy()
        amid += bool(game.answers)
        twin.apply(choice)
        game.apply(choice)
        assert twin.digest() == game.digest()
        assert repr(twin.asks) == repr(game.asks)
        assert twin.offered is game.offered is None
    assert amid > 20


def test_options_listed_again_are_the_options_that_were_offered() -> None:
    """A copy does not list the options of a turn anew; a saved game does: both offer the same."""
    game = Game.new(Setup(players=3, seed=9))
    chooser = Chooser(9)
    turns = 0
    while game.ask is not None and turns < 40:
        if game.ask.kind == "turn":
            turns += 1
            opened = Game.from_json(game.to_json())
            assert repr(opened.ask) == repr(game.copy().ask) == repr(game.ask)
        game.apply(chooser.choose(game.ask.options))
    assert turns == 40


def test_a_figure_of_a_copy_is_its_own() -> None:
    game = Game.new(Setup(players=2, seed=1))
    chooser = Chooser(1)
    while game.ask is not None and not game.figures:
        game.apply(chooser.choose(game.ask.options))
    twin = game.copy()
    twin.figures[0].room = 0
    twin.figures[0].injuries += 3
    assert game.figures[0].room != 0
    assert game.figures[0].injuries != twin.figures[0].injuries


def test_a_setup_with_another_seed_is_the_same_table() -> None:
    setup = Setup(players=3, species="carnomorphs", seed=4)
    assert setup.reseeded(11) == Setup(players=3, species="carnomorphs", seed=11)
    assert setup.reseeded(11).ruleset() is setup.ruleset()
    assert setup.seed == 4


def test_a_setup_is_pickled_and_copied_without_its_ruleset() -> None:
    setup = Setup(players=3, seed=4)
    assert setup.ruleset() is setup.ruleset()
    for twin in (pickle.loads(pickle.dumps(setup)), copy.deepcopy(setup), copy.copy(setup)):
        assert twin == setup
        assert "_rules" not in vars(twin)
        assert twin.ruleset() is setup.ruleset()


def test_a_reader_may_change_its_view_and_spoils_no_other() -> None:
    game = Game.new(Setup(players=2, seed=3))
    first = game.view(0)
    wanted = game.view(0)
    first["setup"]["players"] = 5
    first["setup"]["options"].clear()
    first["rooms"][0]["fire"] = True
    first["seats"][0]["hands"].append("egg")
    first["doors"][0] = 2
    assert game.view(0) == wanted
    assert determinise(wanted).view(0) == wanted


def test_a_setup_read_from_a_view_is_made_once_and_checked() -> None:
    shown = Game.new(Setup(players=2, seed=3)).view(0)["setup"]
    assert setup_from_public(shown) is setup_from_public(dict(shown))
    kept = setup_from_public(shown)
    shown["players"] = 9
    with pytest.raises(BadSetup, match="players must be"):
        setup_from_public(shown)
    shown["players"] = 2
    assert setup_from_public(shown) is kept
