"""Random positions: what is made of legal pieces is accepted whole, one impossible piece is refused by name."""

from __future__ import annotations

import json
import re

import pytest

from nemesis import BadSetup, Game
from nemesis.view import determinise

from ..conservation import check
from .pieces import ILLEGAL, illegal, legal

AT_A_TIME = 100
CHUNKS = range(20)
"""Twenty times a hundred, so that several processes share them."""


def accepted(seed: int) -> Game:
    """The position as it lies: everything there once, and its first question can be answered in any way."""
    position = legal(seed)
    try:
        game = position.started().game
    except BadSetup as error:
        raise AssertionError(f"{error}\n{position!r}") from error
    check(game)
    if game.ask is not None:
        answered = game.copy()
        answered.apply(seed % len(game.ask.options), game.ask.seat)
        check(answered)
    return game


def refused(seed: int) -> str:
    """The name of the one piece that cannot lie there; its refusal says so."""
    position, name, piece = illegal(seed)
    with pytest.raises(BadSetup) as error:
        position.started()
    assert re.search(piece.says, str(error.value)), f"{name}: {error.value}\n{position!r}"
    return name


@pytest.mark.parametrize("chunk", CHUNKS)
def test_legal_pieces_in_any_order_make_a_table(chunk: int) -> None:
    asked = [accepted(seed).ask is not None for seed in range(chunk * AT_A_TIME, (chunk + 1) * AT_A_TIME)]
    assert sum(asked) > AT_A_TIME / 2, "most of them have something to decide"


@pytest.mark.parametrize("chunk", CHUNKS)
def test_one_impossible_piece_is_refused_and_named(chunk: int) -> None:
    found = {refused(seed) for seed in range(chunk * AT_A_TIME, (chunk + 1) * AT_A_TIME)}
    assert len(found) > len(ILLEGAL) / 2


def test_every_impossible_piece_is_tried() -> None:
    assert {illegal(seed)[1] for seed in range(6 * len(ILLEGAL))} == set(ILLEGAL)


@pytest.mark.parametrize("seed", range(0, 2000, 40))
def test_a_position_can_be_saved_and_dealt_again_from_what_a_seat_sees(seed: int) -> None:
    game = legal(seed).started().game
    assert Game.from_json(game.to_json()).digest() == game.digest()
    for seat in (0, None):
        seen = json.loads(json.dumps(game.view(seat)))
        assert json.loads(json.dumps(determinise(seen, seed=seed).view(seat))) == seen


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(20, 220))
def test_many_more_positions(chunk: int) -> None:
    for seed in range(chunk * AT_A_TIME, (chunk + 1) * AT_A_TIME):
        assert accepted(seed).setup_done and refused(seed)
