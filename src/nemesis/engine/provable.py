"""Chance that can be proved: every random number follows from a secret key and its place in the history.

A commitment to the key is shown before the first card, the key when the game is over. docs/fairness.md has the exact
bytes, so that anybody can write a verifier of their own.
"""

import secrets
from hashlib import blake2b, sha256

KEY_BYTES = HASH_BYTES = 32
BITS, SEED_BITS = 64, 48
COMMITMENT, DRAW, SEED = b"nemesis commitment 1:", b"nemesis draw 1:", b"nemesis seed 1:"


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def drawn(key: bytes, place: int, number: int) -> int:
    """64 random bits: draw `number` (from 0) of the choice at this place in the history (from 1; 0: the set-up)."""
    return first_bits(key, b"%b%d:%d" % (DRAW, place, number))


def commitment(key: bytes, given: str = "") -> str:
    """What is shown of the key at the beginning. `given`: what lay there before the first draw, where something did."""
    return sha256(COMMITMENT + key + given.encode()).hexdigest()


def seed_of(key: bytes) -> int:
    """The seed in the set-up of a table with a key. It decides one thing: the game that leaves a ship."""
    return first_bits(key, SEED) >> (BITS - SEED_BITS)


def first_bits(key: bytes, text: bytes) -> int:
    """64 bits of a text, which nobody can tell without the key."""
    return int.from_bytes(blake2b(text, key=key, digest_size=HASH_BYTES).digest()[: BITS // 8], "big")
