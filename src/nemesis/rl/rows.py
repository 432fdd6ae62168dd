"""Options as rows of a few integers: the number of the word, how many values follow, and the values.

>>> from nemesis.rl.rows import decoded, option_row
>>> decoded(option_row(("move", 6, 9)))
('move', 6, 9)
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ..engine.machine import Choice
from ..errors import IllegalChoice
from .vocabulary import FIRST_NAME, NUMBERS, name_of

Numbers = NDArray[np.int16]

OPTION_PLACES = 6
OPTION_SIZE = 2 + OPTION_PLACES
"""An option as a row: the number of its word, how many values follow (-1: it is the word alone), the values."""
ALONE = -1
row_packed = struct.Struct(f"{OPTION_SIZE}h")


@lru_cache(maxsize=65_536)
def packed_row(option: Choice) -> bytes:
    """The row as bytes; the same options come again and again."""
    if isinstance(option, str):
        return row_packed.pack(NUMBERS[option], ALONE, *[0] * OPTION_PLACES)
    values = [NUMBERS[value] if isinstance(value, str) else value for value in option[1:]]
    return row_packed.pack(NUMBERS[option[0]], len(values), *values, *[0] * (OPTION_PLACES - len(values)))


def option_row(option: Choice) -> Numbers:
    return np.frombuffer(packed_row(option), dtype=np.int16)


def option_rows(options: Iterable[Choice]) -> Numbers:
    """A row for each option, in their order."""
    return np.frombuffer(b"".join(map(packed_row, options)), dtype=np.int16).reshape(-1, OPTION_SIZE)


def decoded(row: Sequence[int] | Numbers) -> Choice:
    """The option behind a row; only the names of the house have numbers that lead back."""
    word, count, *values = (int(number) for number in row)
    if len(values) != OPTION_PLACES or not ALONE <= count <= OPTION_PLACES:
        raise IllegalChoice(f"not the row of an option: {[word, count, *values]}")
    if count == ALONE:
        return name_of(word)
    return (name_of(word), *(name_of(value) if value >= FIRST_NAME else value for value in values[:count]))
