"""What people write about themselves and to each other, made fit to be shown beside what others write."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ..messages import NAME_LENGTH, Refused

MARKS_IN_A_ROW = 3
"""Accents and vowel signs on one letter; a pile of them would cover the lines above."""
CHAT_ROWS = 8
"""Lines of one thing that is said."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5"
"""Letters and marks without a shape."""
SELECTORS = re.compile("[\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")


def clean_name(name: str) -> str:
    """Composed, trimmed and without anything invisible; `bad_name` when nothing is left to be seen."""
    shown = " ".join(visible(name).split())
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in shown):
        raise Refused("bad_name", "a name needs at least one letter, digit or sign that can be seen")
    if len(shown) > NAME_LENGTH:
        raise Refused("bad_name", f"a name has at most {NAME_LENGTH} characters")
    return shown


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it if somebody has one that reads the same."""
    taken = {as_read(other) for other in others}
    number, found = 1, name
    while as_read(found) in taken:
        number += 1
        ending = f" {number}"
        found = name[: NAME_LENGTH - len(ending)].rstrip() + ending
    return found


def as_read(name: str) -> str:
    """Names that differ in case, width or spaces only are one."""
    return "".join(unicodedata.normalize("NFKC", visible(name)).casefold().split())


def clean_words(text: str) -> str:
    """Some lines to be said, without control characters; `bad_message` when nothing is left."""
    rows = [" ".join(visible(row).split()) for row in text.splitlines()]
    rows = [row for row in rows if row]
    if not rows:
        raise Refused("bad_message", "there is nothing to read in this message")
    return "\n".join([*rows[: CHAT_ROWS - 1], " ".join(rows[CHAT_ROWS - 1 :])]).strip()


def visible(text: str) -> str:
    """Composed; without control, format (bidi, zero-width) and unassigned characters; spaces are plain spaces."""
    found: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind[0] == "Z" or letter in "\t\n\v\f\r":
            letter, kind = " ", "Zs"
        elif kind[0] == "C" or letter in BLANKS or SELECTORS.match(letter):
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MARKS_IN_A_ROW and not (marks and (not found or found[-1] == " ")):
            found.append(letter)
    return "".join(found)
