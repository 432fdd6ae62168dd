"""The same games wherever they are played: what is compared between CPython and the Python of a static page.

`python -m tests.parity` prints a fingerprint for each game of every ruleset: its story with all its texts, the words
of its end in every language, and games between bots with each of their choices.
"""

from __future__ import annotations

import hashlib
import json

from nemesis import Game, Setup
from nemesis.bots import make_bot
from nemesis.languages import LANGUAGES
from nemesis.text import Texts

from .golden import golden_setups, playthrough
from .playing import SPECIES

BOTS = ("crew", "veteran", "random")
DECISIONS = 60
TOLD = (
    "solo_1", "semi_coop_2", "coop_2", "investigation_2", "epilogue_2", "semi_coop_3_medic", "coop_4_traits",
    "semi_coop_4_ceo", "semi_coop_4_alternative", "carnomorphs_semi_coop_2", "void_seeders_coop_2",
)  # fmt: skip
"""One game of every mode, species and module: enough to notice a difference, and quick enough for every day."""


def fingerprints() -> dict[str, str]:
    found = {name: hashed(playthrough(setup)) for name, setup in golden_setups() if name in TOLD}
    for species in SPECIES:
        for bot in BOTS:
            found[f"{bot} {species}"] = hashed(between_bots(bot, Setup(players=2, species=species, seed=7)))
    return found


def between_bots(name: str, setup: Setup) -> str:
    game = Game.new(setup, log=True)
    bots = [make_bot(name, seed=seat) for seat in range(setup.players)]
    for _ in range(DECISIONS):
        if game.ask is None:
            break
        game.apply(bots[game.ask.seat].decide(game.view(game.ask.seat), game.ask))
    lines = [json.dumps(game.history), game.digest()]
    for language in LANGUAGES:
        texts = Texts.of(game.rules, language)
        for at in range(len(game.log or ())):
            lines += texts.lines(game, (game.log or [])[: at + 1], None, at)
    return "\n".join(lines)


def hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


if __name__ == "__main__":
    print(json.dumps(fingerprints(), indent=1))
