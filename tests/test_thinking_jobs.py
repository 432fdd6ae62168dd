"""Jobs: what is thought elsewhere, from JSON alone, is what would have been thought here."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.coach import advise
from nemesis.thinking.jobs import answer_to, bot_within, to_advise, to_decide, to_find_turning_points

from .playing import KINDS, play, setups


def answers(job: Any) -> list[dict[str, Any]]:
    said: list[str] = []
    answer_to(json.dumps(job), said.append)
    return [json.loads(text) for text in said]


def in_play() -> Game:
    *_, game = islice(play(Setup(players=3, seed=11)), 60)
    assert game.ask is not None
    return game


@pytest.mark.parametrize("bot", ["random", "novice", "crew", "veteran", "expert", "utility", "search:6"])
def test_a_bot_decides_elsewhere_as_it_would_here(bot: str) -> None:
    game = in_play()
    for _ in range(12):
        assert game.ask is not None
        view = game.view(game.ask.seat)
        here = make_bot(bot, 7).decide(view, game.ask)
        (answer,) = answers(to_decide(bot, 7, view))
        assert game.ask.options[answer["choice"]] == here
        game.apply(here)


@pytest.mark.parametrize("kind", KINDS)
def test_questions_of_every_box_can_be_sent(kind: str) -> None:
    for setup in setups(3, species=kind):
        for game in islice(play(setup), 0, 120, 7):
            assert game.ask is not None
            (answer,) = answers(to_decide("crew", 1, game.view(game.ask.seat)))
            assert 0 <= answer["choice"] < len(game.ask.options), (game.ask, answer)


def test_advice_is_the_same_elsewhere() -> None:
    game = in_play()
    assert game.ask is not None
    view = game.view(game.ask.seat)
    assert answers(to_advise(view, iterations=12)) == [{"advice": advise(view, iterations=12).to_data()}]


def test_a_search_takes_no_longer_than_it_may() -> None:
    found = [bot_within(name, 1, 0.5) for name in ("search", "search:900", "crew")]
    assert [getattr(bot, "seconds", None) for bot in found] == [0.5, 0.5, None]
    assert getattr(bot_within("search:900", 1, None), "seconds", 1) is None


def test_what_goes_wrong_is_told_by_kind_and_place_and_repeats_nothing() -> None:
    game = in_play()
    asked = game.ask.seat if game.ask is not None else 0
    idle = game.view(1 if asked == 0 else 0)
    wrong: list[Any] = [
        to_decide("crew", 1, idle), to_decide("nobody", 1, game.view(asked)), to_decide("crew", 1, {"secret": 1}),  # type: ignore[typeddict-item]
        to_advise(idle), to_find_turning_points("{", 0), to_find_turning_points(game.to_json(), 0), {}, [], "secret",
    ]  # fmt: skip
    for job in wrong:
        (answer,) = answers(job)
        assert answer.keys() == {"error", "at"} and "secret" not in str(answer) and "nobody" not in str(answer)
