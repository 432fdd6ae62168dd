"""Random numbers that live inside the state: one 64-bit integer, advanced by splitmix64.

A clone carries the integer, so it replays the same future for free.
"""

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def seed_state(seed: int) -> int:
    """A well mixed starting integer for any seed."""
    return mix((seed + GOLDEN) & MASK)


def mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)
