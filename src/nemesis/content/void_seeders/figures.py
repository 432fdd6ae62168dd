"""Void Seeder types and bag tokens (V-11); their sizes, and the base types they stand for (V-11.2)."""

from ...rules.components import DESIGNED, ExplorationToken, IntruderToken, Kind

# V-6.5: nothing but the hit faces hurts a Lair.
KINDS = (
    Kind("lair", 0, 3, frozenset({"hit1", "hit2"}), only_by_face=True),
    Kind("lurker", 1, 6, frozenset({"creeper", "adult", "hit1", "hit2"})),
    Kind("whisperer", 2, 4, frozenset({"adult", "hit1", "hit2"})),
    Kind("stalker", 3, 1, frozenset({"hit1", "hit2"})),
    Kind("despoiler", 4, 1, frozenset({"hit1", "hit2"})),
)

NUMBERS = {1: 3, 2: 5, 3: 5, 4: 3}
COLOURS = ("blue", "red", "orange", "green", "purple", "white", "pink")

TOKENS = (
    IntruderToken("vs_tok_blank", "blank", None),
    *(IntruderToken(f"vs_tok_{n}{'abcde'[k]}", "seeder", n) for n, copies in NUMBERS.items() for k in range(copies)),
    *(IntruderToken(f"vs_ins_{colour}", f"insanity_{colour}", None) for colour in COLOURS),
)

LAIR_TOKENS = tuple(
    ExplorationToken(f"vs_exp_lair_{n}", "lair", n, noiseless=True, no_marker=True, always=True, provenance=DESIGNED)
    for n in (1, 2, 3)
)

TOKEN_COLOUR = {"violet": "purple"}
"""A character's colour as the Insanity tokens print it."""

SPAWN_LETTERS = {"L": "lurker", "W": "whisperer", "S": "stalker", "D": "despoiler"}
SPAWNS = ("LLWSD", "LWWSD", "LLSSD")
"""What comes at Insanity level 1 to 5, by initials; no source tells levels 2 to 4, so the table may choose."""
NEXT_LOWER = {"despoiler": "stalker", "stalker": "whisperer", "whisperer": "lurker"}
SEEDERS = ("lurker", "whisperer", "stalker", "despoiler")

__all__ = ["KINDS", "LAIR_TOKENS", "NEXT_LOWER", "SEEDERS", "SPAWNS", "SPAWN_LETTERS", "TOKENS", "TOKEN_COLOUR"]
