"""Names as numbers, for the compact encoding: the same in every process, on every table and in later versions.

`vocabulary.json` lists the names of the house. A name keeps its number for ever; new ones go to the end
(`tools/rl_vocabulary.py`). Names of other people's boxes get a number by hashing, which two of them may share.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

from ..errors import IllegalChoice
from .words import without_copy

LISTS: dict[str, Any] = json.loads(files(__package__).joinpath("vocabulary.json").read_text(encoding="utf-8"))
ENCODING: int = LISTS["encoding"]
"""Another number means another layout, or other numbers: what was learnt with one cannot read the other."""
FIRST_NAME, FIRST_STRANGER, END = 1000, 16_384, 32_768
"""Numbers below `FIRST_NAME` are numbers; from `FIRST_STRANGER` on they are names that the house does not know."""
NAMES: tuple[str, ...] = tuple(LISTS["names"])


class Numbers(dict[str, int]):
    """The number of each name; no name at all is 0."""

    def __missing__(self, name: str) -> int:
        return FIRST_STRANGER + zlib.crc32(name.encode()) % (END - FIRST_STRANGER)


NUMBERS = Numbers({"": 0} | {name: FIRST_NAME + n for n, name in enumerate(NAMES)})


def name_of(number: int) -> str:
    """The name behind a number."""
    if not FIRST_NAME <= number < FIRST_NAME + len(NAMES):
        raise IllegalChoice(f"{number} is not the number of a name of the house")
    return NAMES[number - FIRST_NAME]


def same_but_for_copies() -> dict[int, int]:
    """From the number of each card to that of the first card of which it is a copy: what can share an embedding."""
    first: dict[str, int] = {}
    return {NUMBERS[name]: first.setdefault(without_copy(name), NUMBERS[name]) for name in NAMES}


def places(entries: Iterable[tuple[str, int]]) -> dict[str, tuple[int, int]]:
    """One entry after the other: (where it begins, how many numbers it has)."""
    found, at = {}, 0
    for name, length in entries:
        found[name] = (at, length)
        at += length
    return found


def in_order(key: str) -> dict[str, int]:
    return {name: n for n, name in enumerate(LISTS[key])}


BAG, DECKS, BACKS = in_order("bag"), in_order("decks"), in_order("backs")
TABLE_ENTRIES, SEAT_ENTRIES = places(LISTS["table"]), places(LISTS["seats"])


def flat_numbers(value: Any) -> list[int]:
    """Any plain value as numbers: what is nested one after the other, names by number, nothing as 0."""
    if value is None:
        return [0]
    if isinstance(value, int):
        return [min(FIRST_NAME - 1, max(-FIRST_NAME, int(value)))]
    if isinstance(value, str):
        return [NUMBERS[value]]
    if isinstance(value, dict):
        value = [part for entry in sorted(value.items()) for part in entry]
    return [number for part in value for number in flat_numbers(part)]
