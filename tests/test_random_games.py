"""Properties of random games of every mode, player count, board and option set."""

from __future__ import annotations

import json

import pytest

from nemesis import Game, Setup
from nemesis.engine.machine import Machine
from nemesis.view import determinise, events_for

from .conservation import check
from .playing import KINDS, SPECIES, Chooser, finished, play, setups

BATCHES = 16
GAMES_PER_BATCH = 10
SOAK_BATCHES = 50
SOAK_GAMES = 45


def batches(kind: str) -> int:
    return BATCHES if kind in SPECIES else BATCHES // 4


def batch(number: int, games: int, species: str) -> list[Setup]:
    return list(setups(games * (number + 1), first_seed=0, species=species))[games * number :]


def assert_sound(setup: Setup) -> None:
    """One game: it ends, every offered option applies, components are conserved at every decision."""
    for game in play(setup):
        check(game)
        if game.ask is None:
            break
        assert len(set(map(str, game.ask.options))) == len(game.ask.options), game.ask
        for option in game.ask.options:
            other = game.copy()
            other.apply(option)
            check(other)
    assert game.result is not None
    assert len(game.result.seats) == len(game.seats)


@pytest.mark.parametrize(("species", "number"), [(kind, n) for kind in KINDS for n in range(batches(kind))])
def test_random_games_end_and_conserve_their_components(species: str, number: int) -> None:
    """I-1 to I-12: at every decision of 160 games of each species, 40 with a shuttle, and after every option there."""
    for setup in batch(number, GAMES_PER_BATCH, species):
        assert_sound(setup)


@pytest.mark.soak
@pytest.mark.parametrize("species", KINDS)
@pytest.mark.parametrize("number", range(SOAK_BATCHES))
def test_soak_random_games(number: int, species: str) -> None:
    """The same over 2,250 more games of each species."""
    for setup in list(setups(SOAK_GAMES, first_seed=10_000 + number * SOAK_GAMES, species=species)):
        assert_sound(setup)


@pytest.mark.parametrize("species", KINDS)
@pytest.mark.parametrize("number", range(4))
def test_copying_or_saving_at_every_decision_changes_nothing(number: int, species: str) -> None:
    """Clone and save are safe at every decision: the games stay identical to their end."""
    for setup in list(setups(9, first_seed=500 + 9 * number, species=species)):
        plain = Game.new(setup)
        copied = Game.new(setup)
        saved = Game.new(setup)
        chooser = Chooser(setup.seed)
        while plain.ask is not None:
            choice = chooser.choose(plain.ask.options)
            copied = copied.copy()
            saved = Game.from_json(saved.to_json())
            assert saved.ask is not None and saved.ask.options == plain.ask.options
            assert (saved.ask.seat, saved.ask.kind, saved.ask.source) == (
                plain.ask.seat, plain.ask.kind, plain.ask.source,
            )  # fmt: skip
            for game in (plain, copied, saved):
                game.apply(choice)
            assert plain.digest() == copied.digest() == saved.digest()
        assert plain.result == copied.result == saved.result


@pytest.mark.parametrize("species", KINDS)
@pytest.mark.parametrize("number", range(4))
def test_no_step_writes_before_its_last_question(number: int, species: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one law of the machine, checked with a digest at each question."""
    monkeypatch.setattr(Machine, "check_law", True)
    for setup in list(setups(9, first_seed=700 + 9 * number, species=species)):
        assert finished(setup).result is not None


@pytest.mark.parametrize("species", KINDS)
@pytest.mark.parametrize("number", range(4))
def test_a_game_dealt_from_a_view_gives_the_same_view(number: int, species: str) -> None:
    """Nothing a seat cannot know is in its view, question, refusals or errors."""
    chooser = Chooser(number)
    for setup in list(setups(9, first_seed=900 + 9 * number, species=species)):
        for game in play(setup):
            if chooser.below(8):
                continue
            for seat in [*range(len(game.seats)), None]:
                seen = json.loads(json.dumps(game.view(seat)))
                other = determinise(seen, seed=chooser.below(1 << 30))
                assert json.loads(json.dumps(other.view(seat))) == seen
                check(other)
                mine = [(a.kind, a.options, a.source) for a in game.asks if a.seat == seat]
                if mine:
                    assert mine == [(a.kind, a.options, a.source) for a in other.asks if a.seat == seat]
                    assert other.why_not(seat) == game.why_not(seat)


@pytest.mark.parametrize("species", KINDS)
@pytest.mark.parametrize("number", range(2))
def test_a_dealt_game_plays_on_to_its_end(number: int, species: str) -> None:
    chooser = Chooser(number)
    for setup in list(setups(9, first_seed=1100 + 9 * number, species=species)):
        for game in play(setup):
            if game.ask is None or chooser.below(40):
                continue
            dealt = determinise(game.view(game.ask.seat), seed=3)
            while dealt.ask is not None:
                dealt.apply(chooser.choose(dealt.ask.options))
            assert dealt.result is not None


@pytest.mark.parametrize("species", KINDS)
def test_who_is_asked_in_the_turn_of_another_can_think_about_every_option(species: str) -> None:
    """What was announced and not paid yet is still in the hand of whoever acts, on every table that fits the view."""
    asked = 0
    for setup in list(setups(9, first_seed=1700, species=species)):
        for game in play(setup):
            ask = game.ask
            if ask is None or game.turn in (-1, ask.seat):
                continue
            asked += 1
            view = game.view(ask.seat)
            for seed in range(3):
                dealt = determinise(view, seed)
                for option in ask.options:
                    dealt.copy().apply(option, ask.seat)
    assert asked > 20


@pytest.mark.parametrize("species", KINDS)
@pytest.mark.parametrize("number", range(2))
def test_undo_then_redo_gives_the_same_digest(number: int, species: str) -> None:
    """Undo is a replay: within the information rule it is free, and playing the same choice again restores all."""
    chooser = Chooser(50 + number)
    undone = 0
    for setup in list(setups(9, first_seed=1300 + 9 * number, species=species)):
        for game in play(setup):
            if not game.history or chooser.below(15):
                continue
            before, back = game.digest(), game.undo(1, by_vote=True)
            seat, choice = game.history[-1]
            back.apply(choice, seat)
            assert back.digest() == before
            undone += 1
    assert undone > 20


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    """I-13: seed and decisions determine the game."""
    for setup in list(setups(9, first_seed=1500)):
        first = finished(setup)
        again = first.replayed(len(first.history))
        assert again.digest() == first.digest()


def test_hidden_fields_of_events_reach_their_audience_only() -> None:
    for setup in list(setups(9, first_seed=1600)):
        game = finished(setup, log=True)
        assert game.log
        for at, (_, data, to, hidden) in enumerate(game.log):
            for seat in [*range(len(game.seats)), None]:
                told = events_for(game, seat, since=at)[0]["data"]
                for field in hidden:
                    assert (field in told) == (to is not None and seat in to)
                assert all(field in told for field in data if field not in hidden)
