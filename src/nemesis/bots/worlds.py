"""Tables that a seat holds possible, and how they are played on.

`nemesis.view.determinise` deals evenly what the view leaves open. People expect more than that: somebody will have
looked after the Engines by now. So what is unknown of the Engines and the course is dealt again by what was counted in
games of the bots (`Network.beliefs`), and the seats whose duty it is to know are told.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ..engine.machine import Ask, Choice
from ..rules.state import ABOARD
from ..view import determinise
from ..view.glance import Glances
from ..view.types import View
from .evaluation import network
from .sight import DAMAGED, FIRST_COURSE, WORKING, Sight
from .team import duties_of, duty_order
from .temper import Temper

MOST_CHOICES = 400
"""No round needs as many: a playout that does not end is cut."""
SEEDS = 48


class Worlds:
    """As many tables as are wanted, always the same for the same view and luck."""

    def __init__(self, view: View, chance: Random, temper: Temper | None = None) -> None:
        self.view = view
        self.temper = temper
        self.chance = chance
        self.dealt: list[Any] = []

    def world(self, number: int) -> Any:
        """A copy of the table of this number, to be played with."""
        while len(self.dealt) <= number:
            game = determinise(self.view, self.chance.getrandbits(SEEDS))
            believe(game, self.view, self.chance, self.temper)
            self.dealt.append(game)
        return self.dealt[number].copy()


def believe(game: Any, view: View, chance: Random, temper: Temper | None = None) -> None:
    """Deal the Engines and the course again where this seat does not know them, and tell those who would know.

    What was said counts as far as its speaker is trusted.
    """
    if len(game.seats) == 1 or not view["setup_done"]:
        return
    me = game.seats[view["seat"]]
    known = {(k[0], k[1]) for k in me.knowledge if k[0] in ("engine", "coordinates")}
    beliefs, time = network().beliefs, min(view["time"], 15)
    sight = Sight(view, temper)
    heard = sight.heard
    order = duty_order(sight, sight.aboard())
    helm, engineer, _ = duties_of(order, me.index)
    engine = "own_engine_works" if engineer else "engine_works"
    for n in range(len(game.engines)):
        if ("engine", n) not in known:
            counted = beliefs[engine][time]
            works = chance.random() < (1.0 - heard.damaged(n, 1.0 - counted) if heard is not None else counted)
            game.engines[n] = (WORKING, DAMAGED) if works else (DAMAGED, WORKING)
    changed = "changed" if game.destination != FIRST_COURSE else "unchanged"
    if ("coordinates", 0) not in known and game.coordinates:
        counted = beliefs[f"{'own_' if helm else ''}{changed}_course_home"][time]
        home = chance.random() < (heard.home(game.destination, counted) if heard is not None else counted)
        places = {card: game.rules.types[card].places for card in game.rules.coordinates}
        fitting = [card for card, at in places.items() if (at.get(game.destination) == "earth") == home]
        game.coordinates = chance.choice(fitting or list(places))
    for p in game.seats:
        if p.index == me.index or p.status != ABOARD or p.intruder:
            continue
        helm, engineer, _ = duties_of(order, p.index)
        if helm and game.coordinates and chance.random() < beliefs[f"helm_knows_{changed}"][time]:
            p.knowledge.append(("coordinates", 0, game.coordinates, game.round))
        if engineer:
            for n, (top, _) in enumerate(game.engines):
                if chance.random() < beliefs[f"engineer_knows_{top}"][time]:
                    p.knowledge.append(("engine", n, top, game.round))


def play_round(game: Any, answer: Callable[[View, Ask], Choice], until: int) -> None:
    """Everybody answers in this way until a later round than `until` begins, or the game ends."""
    glances = Glances(game)
    for _ in range(MOST_CHOICES):
        ask = game.ask
        if ask is None or game.round > until:
            return
        game.apply(answer(glances.of(ask.seat), ask), ask.seat)
