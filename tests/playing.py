"""Seeded random play for the property tests: every kind of game, choices that reach deep positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nemesis import Game, Setup
from nemesis.engine.randomness import GOLDEN, MASK, mix

OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"kill_rule": "rulebook", "trade_partners": "all", "egg_melee": "as_intruder", "hatching_effect": "infect"},
    {"demolition_door": "closed_only", "door_token_source": "closed_only", "dead_larva_egg": "removed"},
    {"eclosion_scan": "drawn", "eggs_after_nest": "ignored", "intruders_reveal_rooms": True, "seating": "random"},
    {"malfunction_event_target": "next_eligible", "pod_ejection_riders": "leave", "pass_token_round1": True},
    {"careful_marker_occupied": False, "larva_final_check": False, "mars_spares": "all", "intruder_player": "off"},
)
SPECIES = ("intruders", "carnomorphs", "void_seeders")
TABLES = [("solo", 1)] + [(mode, n) for mode in ("semi_coop", "coop") for n in (2, 3, 4, 5)]
MOST_DECISIONS = 20_000


class Chooser:
    """Random choices that do not depend on Python's own generator, so that golden games never move."""

    def __init__(self, seed: int) -> None:
        self.state = mix((seed * 0x2545F491 + GOLDEN) & MASK)

    def below(self, n: int) -> int:
        self.state = (self.state + GOLDEN) & MASK
        return (mix(self.state) * n) >> 64

    def choose(self, options: list[Any]) -> Any:
        """Passing and dropping end a game early: most of the time something else is chosen."""
        dull = [o for o in options if isinstance(o, tuple) and o[0] in ("pass", "drop")]
        if dull and len(dull) < len(options) and self.below(10):
            options = [o for o in options if o not in dull]
        return options[self.below(len(options))]


def setups(games: int, first_seed: int = 0, species: str = "intruders") -> Iterator[Setup]:
    """A wide sample: modes x player counts x boards x options x modules."""
    for k in range(games):
        mode, players = TABLES[k % len(TABLES)]
        yield Setup(
            players=players,
            species=species,
            mode=mode,
            board="alternative" if (k // len(TABLES)) % 3 == 2 else "standard",
            modules=("medic",) if k % 4 == 1 else (),
            options=OPTION_SETS[(k // 2) % len(OPTION_SETS)],
            seed=first_seed + k,
        )


def play(setup: Setup, log: bool = False) -> Iterator[Game]:
    """The game at each of its decisions, then at its end."""
    game = Game.new(setup, log=log)
    chooser = Chooser(setup.seed)
    for _ in range(MOST_DECISIONS):
        yield game
        if game.ask is None:
            return
        game.apply(chooser.choose(game.ask.options))
    raise AssertionError(f"the game of {setup} does not end")


def finished(setup: Setup, log: bool = False) -> Game:
    *_, game = play(setup, log)
    return game
