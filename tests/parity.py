"""The same games wherever they are played: what is compared between CPython and the Python of a static page.

`python -m tests.parity` prints a fingerprint for each game of every ruleset: its choices, all its texts, what each seat
sees at its end, and the words of that end, in every language; and for games between bots of every kind, and an advice.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from nemesis import Game, Setup
from nemesis.bots import BOTS, make_bot
from nemesis.coach.advice import advise
from nemesis.languages import LANGUAGES
from nemesis.scenario import new_ship
from nemesis.server.lookup.catalogue import catalogue
from nemesis.text import Texts

from .golden import golden_setups, playthrough
from .playing import SPECIES, Chooser

DECISIONS = 60
DECISIONS_SEARCHED, IMAGINED = 8, 32
"""A search takes its time: so many decisions, so many imagined games for each."""
TOLD = ("solo_1", "coop_2", "investigation_2", "semi_coop_4_alternative")
"""Golden games, with what each seat alone is told; enough of them to notice a difference."""


def fingerprints() -> dict[str, str]:
    found = {name: hashed(playthrough(setup)) for name, setup in golden_setups() if name in TOLD}
    found |= {name: hashed(told(by_chance(setup))) for name, setup in rulesets()}
    for species in SPECIES:
        setup = Setup(players=2, species=species, seed=7)
        found |= {f"{bot} {species}": hashed(told(between_bots(bot, setup))) for bot in BOTS}
        found[f"coach {species}"] = hashed(advised(setup))
    return found


def rulesets() -> Iterator[tuple[str, Setup]]:
    """Every mode with every species it has, bare and with all additions that fit; each addition alone, on the other board."""
    additions = {addition.id: addition.fits for addition in catalogue().modules}
    for mode in catalogue().modes:
        for species in mode.species:
            fitting = tuple(name for name, fits in additions.items() if species in fits.get(mode.id, ()))
            for modules in ((), fitting):
                players = min(mode.most, 2 + len(modules) % 2)
                ship = new_ship("standard", players) if mode.needs_ship else None
                setup = Setup(players=players, mode=mode.id, species=species, modules=modules, seed=50, ship=ship)
                yield " ".join((mode.id, species, *modules)), setup
    for module in additions:
        yield f"{module} alone", Setup(players=3, board="alternative", modules=(module,), seed=51)


def by_chance(setup: Setup) -> Game:
    """To its end."""
    game = Game.new(setup, log=True)
    chooser = Chooser(setup.seed)
    while game.ask is not None:
        game.apply(chooser.choose(game.ask.options))
    return game


def between_bots(name: str, setup: Setup) -> Game:
    """The beginning of a game, each choice by a bot of this kind."""
    game = Game.new(setup, log=True)
    searches = name == "search"
    bots = [make_bot(f"search:{IMAGINED}" if searches else name, seed=seat) for seat in range(setup.players)]
    for _ in range(DECISIONS_SEARCHED if searches else DECISIONS):
        if game.ask is None:
            break
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
    return game


def advised(setup: Setup) -> str:
    game = between_bots("crew", setup)
    assert game.ask is not None
    return repr(advise(game.view(game.ask.seat), seed=0, iterations=IMAGINED))


def told(game: Game) -> str:
    lines = [json.dumps(game.history), game.digest()]
    lines += [json.dumps(game.view(seat), sort_keys=True, default=repr) for seat in range(len(game.seats))]
    for language in LANGUAGES:
        texts = Texts.of(game.rules, language)
        for at in range(len(game.log or ())):
            lines += texts.lines(game, (game.log or [])[: at + 1], None, at)
        if game.over:
            lines += texts.report(game)
    return "\n".join(lines)


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    print(json.dumps(fingerprints(), indent=1))
