"""Seeded random play for the property tests: every kind of game, choices that reach deep positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.content import SPECIES_BY_ID
from nemesis.engine.randomness import GOLDEN, MASK, mix
from nemesis.rules.claims import TABLE
from nemesis.scenario import new_ship
from nemesis.story import ship_after

OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"kill_rule": "rulebook", "trade_partners": "all", "egg_melee": "as_intruder", "hatching_effect": "infect"},
    {"demolition_door": "closed_only", "door_token_source": "closed_only", "dead_larva_egg": "removed"},
    {"eclosion_scan": "drawn", "eggs_after_nest": "ignored", "intruders_reveal_rooms": True, "seating": "number"},
    {"malfunction_event_target": "next_eligible", "pod_ejection_riders": "leave", "pass_token_round1": True},
    {"careful_marker_occupied": False, "larva_final_check": False, "mars_spares": "all", "intruder_player": "off"},
)
SPECIES = ("intruders", "carnomorphs", "void_seeders")
TABLES = [("solo", 1)] + [(mode, n) for mode in ("semi_coop", "coop") for n in (2, 3, 4, 5)]
KINDS = (*SPECIES, "shuttle")
"""Every sort of game: the species with the modes of the base game, and the two modes with a shuttle."""
SHUTTLE_TABLES = [(mode, n) for n in (1, 2, 3, 4, 5) for mode in ("investigation", "epilogue")]
SHUTTLE_OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "investigation": (
        {},
        {"alert_failure_kills_hibernated": False, "investigation_aftermath_only": True},
        {"shuttle_return_to_main": True, "laika_reveals_tokens": False, "intruders_reveal_rooms": True},
    ),
    "epilogue": (
        {},
        {"epilogue_keep_floor_objects": False, "solo_epilogue_as_two": False, "dead_larva_egg": "removed"},
        {"shuttle_return_to_main": True, "alert_failure_spares_pods": True, "door_token_source": "closed_only"},
    ),
}
MOST_DECISIONS = 20_000


AFTERMATH = ("aftermath_rooms", "hourglass", "turrets", "aftermath_characters", "traits")
CLAIM_ONE_IN = 10
DULL = (("claim", "remove_hourglass"),)
"""Besides passing and dropping: what would end something early."""


class Chooser:
    """Random choices that do not depend on Python's own generator, so that golden games never move."""

    def __init__(self, seed: int) -> None:
        self.state = mix((seed * 0x2545F491 + GOLDEN) & MASK)

    def below(self, n: int) -> int:
        self.state = (self.state + GOLDEN) & MASK
        return (mix(self.state) * n) >> 64

    def choose(self, options: Sequence[Any]) -> Any:
        """Passing and dropping end a game early: most of the time something else is chosen."""
        if any(o in DULL for o in options) and self.below(60):
            options = [o for o in options if o not in DULL]
        dull = [o for o in options if isinstance(o, tuple) and o[0] in ("pass", "drop")]
        if dull and len(dull) < len(options) and self.below(10):
            options = [o for o in options if o not in dull]
        return options[self.below(len(options))]


def aftermath_modules(k: int) -> tuple[str, ...]:
    """In every second game a subset of the expansion's modules; each subset has its turn, unlike ones soon."""
    bits = (k // 2 * 11 + 24) % (1 << len(AFTERMATH)) if k % 2 else 0
    return tuple(name for n, name in enumerate(AFTERMATH) if bits >> n & 1)


def module_options(modules: tuple[str, ...], k: int) -> dict[str, Any]:
    """Options that exist only with a module."""
    chosen: dict[str, Any] = {}
    if "hourglass" in modules:
        chosen |= {"hourglass_clock": "seconds"} if k % 3 == 0 else {"hourglass_actions": 1 + k % 2}
    if "turrets" in modules and k % 5 == 0:
        chosen["turret_requires_presence"] = False
    if set(modules) & set(AFTERMATH) and k % 7 == 0:
        chosen["melted_wounds"] = False
    if "aftermath_characters" in modules and k % 3 == 0:
        chosen |= {"robot_single_use_needs_energy": False, "android_end_check": "purged"}
        chosen["spy_drone_decisions"] = "aboard"
    return chosen


def claims_now(game: Game) -> list[tuple[int, Any]]:
    """What seats that are not asked, and the table itself, could claim."""
    asked = {ask.seat for ask in game.asks}
    seats = [TABLE, *(p.index for p in game.seats if p.index not in asked)]
    return [(seat, claim) for seat in seats for claim in game.claims(seat) if claim not in DULL]


@cache
def ships() -> list[dict[str, Any]]:
    """A small pool of ships that random games left behind: classic ones of either board, and an Investigation."""
    found = [dict[str, Any](new_ship("alternative", 3))]
    for seed in range(30):
        mode = "investigation" if seed % 3 == 2 else "semi_coop"
        board = "alternative" if seed % 4 == 1 and mode == "semi_coop" else "standard"
        game = Game.new(Setup(players=2 + seed % 3, mode=mode, board=board, seed=7000 + seed))
        chooser = Chooser(seed)
        while game.ask is not None:
            game.apply(chooser.choose(game.ask.options))
        if not game.result.ship_destroyed:
            found.append(ship_after(game))
    return found


def shuttle_setups(games: int, first_seed: int) -> Iterator[Setup]:
    """Both modes of the shuttle at every player count, with its options; ships from the pool."""
    for k in range(games):
        mode, players = SHUTTLE_TABLES[k % len(SHUTTLE_TABLES)]
        options = SHUTTLE_OPTIONS[mode]
        modules = ("hourglass",) if k % 6 == 5 else ("medic",) if k % 6 == 3 else ()
        yield Setup(
            players=players,
            mode=mode,
            modules=modules,
            options={**options[(k // 3) % len(options)], **module_options(modules, k)},
            seed=first_seed + k,
            ship=ships()[k % len(ships())] if mode == "epilogue" else None,
        )


def either_side(species: str) -> dict[str, Any]:
    """Species whose rules name one side of the board play on both here."""
    return {"any_board_side": True} if SPECIES_BY_ID[species].boards else {}


def setups(games: int, first_seed: int = 0, species: str = "intruders") -> Iterator[Setup]:
    """A wide sample: modes x player counts x boards x options x modules."""
    if species not in SPECIES:
        yield from shuttle_setups(games, first_seed)
        return
    for k in range(games):
        mode, players = TABLES[k % len(TABLES)]
        modules = (*(("medic",) if k % 4 == 1 else ()), *aftermath_modules(k))
        yield Setup(
            players=players,
            species=species,
            mode=mode,
            board="alternative" if (k // len(TABLES)) % 3 == 2 else "standard",
            modules=modules,
            options={**OPTION_SETS[(k // 2) % len(OPTION_SETS)], **module_options(modules, k), **either_side(species)},
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
        if game.rules.claims and not chooser.below(CLAIM_ONE_IN):
            claims = claims_now(game)
            if claims:
                seat, claim = claims[chooser.below(len(claims))]
                game.apply(claim, seat)
                continue
        game.apply(choose(game, chooser))
    raise AssertionError(f"the game of {setup} does not end")


def choose(game: Game, chooser: Chooser) -> Any:
    """At random; where an alert would end most games early, a bot that works for it decides every second time."""
    assert game.ask is not None
    if "alert" in game.ext and game.ask.kind == "turn" and chooser.below(2):
        return make_bot("crew").decide(game.view(game.ask.seat), game.ask)
    return chooser.choose(game.ask.options)


def finished(setup: Setup, log: bool = False) -> Game:
    *_, game = play(setup, log)
    return game
