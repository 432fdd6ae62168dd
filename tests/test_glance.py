"""A glance reads like the view: bots decide the same on either, and nothing else is in it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from nemesis import Game, Setup
from nemesis.bots import VeteranBot
from nemesis.view.glance import Glance, Glances
from nemesis.view.types import View

SETUPS = (
    {"players": 4},
    {"players": 2, "mode": "coop"},
    {"players": 1, "mode": "solo"},
    {"players": 3, "species": "carnomorphs"},
    {"players": 3, "species": "void_seeders"},
    {"players": 2, "mode": "investigation"},
    {"players": 2, "mode": "epilogue"},
)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: "-".join(str(x) for x in s.values()))
def test_a_glance_is_the_view(setup: dict[str, Any]) -> None:
    game, bot = Game.new(Setup(**setup, seed=8)), VeteranBot(1)
    while game.ask is not None:
        ask = game.ask
        view = game.view(ask.seat)
        choice = bot.decide(view, ask)
        assert bot.decide(cast(View, Glance(game, ask.seat)), ask) == choice
        seen: dict[str, Any] = dict(view)
        glance = Glance(game, ask.seat)
        assert {key: glance[key] for key in seen} == {key: seen[key] for key in seen if key != "seats"} | {
            "seats": glance["seats"]
        }
        for shown, whole in zip(glance["seats"], seen["seats"], strict=True):
            assert {key: shown[key] for key in whole} == whole
            assert ("objectives" in shown) == ("objectives" in whole)
        game.apply(choice, ask.seat)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda s: "-".join(str(x) for x in s.values()))
def test_one_glance_serves_all_questions_of_a_step(setup: dict[str, Any]) -> None:
    game, bot = Game.new(Setup(**setup, seed=9)), VeteranBot(1)
    glances, last, served = Glances(game), None, 0
    while game.ask is not None:
        ask = game.ask
        glance, view = glances.of(ask.seat), game.view(ask.seat)
        served += glance is last
        last = glance
        choice = bot.decide(view, ask)
        assert bot.decide(glance, ask) == choice
        shown: dict[str, Any] = dict(view)
        assert {key: cast(Any, glance)[key] for key in shown if key != "seats"} == {
            key: part for key, part in shown.items() if key != "seats"
        }
        for seat, whole in zip(glance["seats"], view["seats"], strict=True):
            assert {key: cast(Any, seat)[key] for key in whole} == whole
        game.apply(choice, ask.seat)
    assert served


def test_what_is_not_in_the_view_is_not_in_a_glance() -> None:
    game = Game.new(Setup(players=4, seed=8))
    assert game.ask is not None
    glance = Glance(game, game.ask.seat)
    other = glance["seats"][1 - game.ask.seat]
    assert "coordinates" not in glance
    assert "engines" not in glance
    assert glance.get("event_deck", 7) == 7
    assert "hand" not in other
    with pytest.raises(KeyError, match="objectives"):
        other["objectives"]
