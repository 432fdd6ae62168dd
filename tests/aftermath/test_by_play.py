"""Alerts and missions are reached by playing, not only by building positions: bots play whole games for them."""

from __future__ import annotations

from collections import Counter

import pytest

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.content.aftermath.alerts import ALERTS
from nemesis.content.aftermath.missions import MISSIONS

from ..conservation import check

pytestmark = pytest.mark.whole_games


def played(setup: Setup) -> Game:
    game = Game.new(setup, log=True)
    bots = [make_bot("crew", seed=seat) for seat in range(setup.players)]
    for _ in range(5000):
        if game.ask is None:
            check(game)
            return game
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
    raise AssertionError(f"the game of {setup} does not end")


def reached(games: int, first_seed: int) -> tuple[Counter[str], Counter[str]]:
    """(alerts resolved, missions fulfilled) over games of both modes at every player count."""
    resolved: Counter[str] = Counter()
    fulfilled: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + games):
        for mode in ("epilogue", "investigation") if seed % 3 == 0 else ("epilogue",):
            game = played(Setup(players=1 + seed % 5, mode=mode, seed=seed))
            resolved.update(data["alert"] for kind, data, _, _ in game.log or [] if kind == "alert_resolved")
            checks = [c for seat in game.result.seats for c in seat.checks if c["check"] == "mission"]
            fulfilled.update(c["objective"] for c in checks if c["passed"])
    return resolved, fulfilled


def test_most_alerts_and_missions_are_reached_in_a_few_games() -> None:
    """A-7.2, A-8.30: bots resolve alerts and fulfil missions of many kinds."""
    resolved, fulfilled = reached(45, first_seed=300)
    assert len(resolved) >= 7 and len(fulfilled) >= 5, (resolved, fulfilled)


@pytest.mark.soak
def test_every_alert_and_every_mission_is_reached() -> None:
    """A-7.2, A-8.30: all ten alerts, all thirteen missions, in some of these games."""
    resolved, fulfilled = reached(300, first_seed=1000)
    assert set(resolved) == {a.id for a in ALERTS}, resolved
    assert set(fulfilled) == {m.id for m in MISSIONS}, fulfilled
