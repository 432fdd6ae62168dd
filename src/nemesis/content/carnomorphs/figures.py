"""Carnomorph types and bag tokens (C-13); the faces that hit them follow the types they stand for (C-13.2)."""

from ...rules.components import IntruderToken, Kind

KINDS = (
    Kind("metagorger", 1, 8, frozenset({"creeper", "adult", "hit1", "hit2"})),
    Kind("shambler", 2, 8, frozenset({"adult", "hit1", "hit2"})),
    Kind("fleshbeast", 3, 3, frozenset({"hit1", "hit2"})),
    Kind("butcher", 4, 1, frozenset({"hit1", "hit2"})),
)

RED, BLUE = "metagorger_red", "metagorger_blue"
SURPRISE = {
    "blank": ("ca_tok_blank", (None,)),
    BLUE: ("ca_tok_meta_blue", (1, 2)),
    RED: ("ca_tok_meta_red", (2, 2, 2, 2, 3, 3, 3, 3)),
    "shambler": ("ca_tok_sham", (2,) * 4 + (3,) * 5 + (4,) * 3),
    "fleshbeast": ("ca_tok_flesh", (3, 4, 4)),
    "butcher": ("ca_tok_butch", (4,)),
}


def token_id(prefix: str, k: int, n: int) -> str:
    return prefix if n == 1 else f"{prefix}_{k:02d}" if n >= 10 else f"{prefix}_{k}"


TOKENS = tuple(
    IntruderToken(token_id(prefix, k, len(numbers)), kind, number)
    for kind, (prefix, numbers) in SURPRISE.items()
    for k, number in enumerate(numbers, 1)
)

FIGURE_OF = {RED: "metagorger", BLUE: "metagorger"}
"""Red and blue tokens stand for the same miniature."""
GROWS_INTO = {"metagorger": "shambler", "shambler": "fleshbeast", "fleshbeast": "butcher"}
SLOT_OF = {
    "corpse_carcass_egg": {"shambler": "corpse", "fleshbeast": "carcass", "butcher": "egg"},
    "corpse_egg_carcass": {"shambler": "corpse", "fleshbeast": "egg", "butcher": "carcass"},
}
"""C-1.3: the adaptation on which the first miniature of a type stands, by the Object that studies it."""
