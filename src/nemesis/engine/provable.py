"""Chance that can be proved: every random number follows from a secret key and its place in the history.

A commitment to the key is shown before the first card, the key when the game is over. docs/fairness.md has the exact
bytes, so that anybody can write a verifier of their own.
"""

import hashlib
import hmac
import secrets

KEY_BYTES = 32
SEED_BITS = 48
COMMITMENT, DRAW, SEED = b"nemesis commitment 1:", b"nemesis draw 1:", b"nemesis seed 1:"


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def drawn(key: bytes, place: int, number: int) -> int:
    """64 random bits: draw `number` (from 0) of the choice at this place in the history (from 1; 0: the set-up)."""
    mark = hmac.digest(key, b"%b%d:%d" % (DRAW, place, number), "sha256")
    return int.from_bytes(mark[:8], "big")


def commitment(key: bytes, given: str = "") -> str:
    """What is shown of the key at the beginning. `given`: what lay there before the first draw, where something did."""
    return hashlib.sha256(COMMITMENT + key + given.encode()).hexdigest()


def seed_of(key: bytes) -> int:
    """The seed in the set-up of a table with a key. It decides one thing: the game before an Epilogue."""
    return int.from_bytes(hmac.digest(key, SEED, "sha256")[:8], "big") >> (64 - SEED_BITS)
