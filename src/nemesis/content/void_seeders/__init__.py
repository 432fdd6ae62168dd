"""The Void Seeders expansion: madness, panic and lairs."""

from __future__ import annotations

from ...engine.ruleset import Module, Option
from ...rules.boxes import Box
from .attacks import ATTACKS
from .changes import CHANGES
from .events import EVENTS
from .figures import KINDS, LAIR_TOKENS, SPAWNS, TOKENS
from .panic import PANIC
from .void_seeders import VoidSeeders
from .weaknesses import WEAKNESSES

ALL_SLIME_AND_SILENCE = ("exp_slime_4_1", "exp_slime_3_1", "exp_silence_1_1", "exp_silence_1_2")


def with_lurking(player: list[str], event: list[str], end_of_turn: list[str]) -> None:
    """V-8.0: Lurking before the bag; V-6.3: the roll beside a Lair."""
    event.insert(event.index("bag_development"), "void_lurking")
    end_of_turn.append("lair_noise")


# V-1.8: nobody leads them, so the cards of an Intruder player stay in the box.
# V-1.1, V-1.2: no Slime room, no Slime or Silence tokens, three Lairs; V-1.3: the Engines carry a token too.
# V-10.1, V-10.4: the Objectives translate by themselves (any studied slots, three Lairs as the Queen).
VOID_SEEDERS = Module(
    "void_seeders",
    replaces=("kinds", "intruder_tokens", "intruder_cards", "events", "attacks", "weaknesses"),
    removes={"rooms": ("slime_room",), "exploration": ALL_SLIME_AND_SILENCE},
    components={
        "kinds": KINDS,
        "intruder_tokens": TOKENS,
        "events": EVENTS,
        "attacks": ATTACKS,
        "weaknesses": WEAKNESSES,
        "exploration": LAIR_TOKENS,
        "panic": PANIC,
    },
    decks={"panic": "panic"},
    token_rooms=("engine_1", "engine_2", "engine_3"),
    phases=with_lurking,
    options=(
        Option("insanity_spawn", SPAWNS[0], SPAWNS, "V-11.3"),
        Option("any_board_side", False, (True, False), "R-2.1"),
    ),
    changes=CHANGES,
    terms=("insanity", "panic", "lair", "lurking"),
)

SPECIES = VoidSeeders()
BOX = Box("void_seeders", __name__, species={SPECIES: (VOID_SEEDERS,)})
