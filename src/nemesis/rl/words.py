"""Names as places in a vector: vocabularies of what is printed, and hashing for everything else.

Every ruleset uses the same places, so a policy can be trained on one table and tried on another.
"""

from __future__ import annotations

import re
import zlib
from functools import lru_cache

from ..content import BOXES

COPY = re.compile(r"_\d+$")


def printed(family: str) -> tuple[str, ...]:
    """Ids of all components of a family in every box, in a fixed order."""
    modules = (module for box in BOXES for module in box.every_module())
    return tuple(sorted({entry.id for module in modules for entry in module.components.get(family, ())}))


ROOMS = {name: n for n, name in enumerate(printed("rooms"))}
KINDS = {name: n for n, name in enumerate(printed("kinds"))}
CHARACTERS = {name: n for n, name in enumerate(printed("characters"))}


@lru_cache(maxsize=65536)
def hashed(word: str, size: int) -> int:
    """A place for any word; two words may share one."""
    return zlib.crc32(word.encode()) % size


@lru_cache(maxsize=65536)
def without_copy(card: str) -> str:
    """The name that copies share: `scout_search_1` and `scout_search_2` are one."""
    return COPY.sub("", card)
