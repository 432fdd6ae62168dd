"""Exploration tokens and Intruder tokens (R-8.11, R-1.18)."""

from ...rules.components import ExplorationToken, IntruderToken

COMPOSITION = {
    "malfunction": (4, 3, 2, 2, 2, 2, 1, 1),
    "doors": (4, 3, 2, 1),
    "fire": (2, 1),
    "silence": (1, 1),
    "slime": (4, 3),
    "danger": (3, 2),
}


def exploration_tokens() -> tuple[ExplorationToken, ...]:
    tokens = []
    for effect, numbers in COMPOSITION.items():
        seen: dict[int, int] = {}
        for number in numbers:
            seen[number] = seen.get(number, 0) + 1
            id = f"exp_{effect}_{number}_{seen[number]}"
            tokens.append(ExplorationToken(id, effect, number, noiseless=effect in ("silence", "danger")))
    return tuple(tokens)


SURPRISE = {
    "blank": (None,),
    "larva": (1,) * 8,
    "creeper": (1,) * 3,
    "adult": (2,) * 4 + (3,) * 5 + (4,) * 3,
    "breeder": (3, 4),
    "queen": (4,),
}

EXPLORATION_TOKENS = exploration_tokens()
INTRUDER_TOKENS = tuple(
    IntruderToken(f"tok_{kind}_{k}", kind, number)
    for kind, numbers in SURPRISE.items()
    for k, number in enumerate(numbers, 1)
)
