"""The rulebook in docs/rules, read: its numbers, its anchors, its tables.

A number is an anchor: `<a id="r-12-14"></a>` stands for R-12.14, in a heading for a chapter, elsewhere for a rule. A row about a
component has the key of its texts as anchor (`item-grenade`); what the game itself says of it is in `facts`, and
`python -m tests.rulebook` writes that into the book, with the list of links at the end of each document.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).parent.parent.parent / "docs"
BOOK = DOCS / "rules"

KINDS = "RCVAQXKFI"
"""Rules of the base game, of Carnomorphs, Void Seeders and Aftermath; decisions, chance, sources, FAQ, invariants."""
NUMBER = re.compile(rf"\b([{KINDS}])-(\d+(?:\.\d+)*)\b")
RANGE = re.compile(rf"\b([{KINDS}])-(\d+(?:\.\d+)*) to \1-(\d+(?:\.\d+)*)\b")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
DEFINITION = re.compile(r"^\[([^\]]+)\]: (\S+)$", re.MULTILINE)


# -- numbers ------------------------------------------------------------------------------------------


def anchor_of(number: str) -> str:
    """The anchor of a number: R-12.14 -> r-12-14"""
    return number.lower().replace(".", "-")


def number_of(anchor: str) -> str | None:
    """r-12-14 -> R-12.14; None for the anchor of a component."""
    kind, *parts = anchor.split("-")
    if len(kind) != 1 or kind.upper() not in KINDS or not parts or not all(part.isdigit() for part in parts):
        return None
    return f"{kind.upper()}-{'.'.join(parts)}"


def order(number: str) -> tuple[int, ...]:
    """Sorts numbers as a reader counts: R-1.2 before R-1.10."""
    kind, _, rest = number.partition("-")
    return (KINDS.index(kind), *(int(part) for part in rest.split(".")))


def between(first: str, last: str) -> list[str]:
    """`4.15`, `4.20` -> all six numbers; numbers of different chapters give the two ends only."""
    head, _, low = first.rpartition(".")
    other, _, high = last.rpartition(".")
    if head != other:
        return [first, last]
    return [f"{head}.{n}" if head else str(n) for n in range(int(low), int(high) + 1)]


def cited(text: str) -> set[str]:
    """Every number in a text, and all those of a range."""
    found = {f"{kind}-{number}" for kind, number in NUMBER.findall(text)}
    for kind, first, last in RANGE.findall(text):
        found |= {f"{kind}-{number}" for number in between(first, last)}
    return found


class Anchor(NamedTuple):
    id: str
    file: str
    heading: bool
    text: str
    """What stands in the line after it."""


@cache
def pages() -> dict[str, str]:
    """File name -> what it says, in the order of the book."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(BOOK.glob("*.md"))}


@cache
def anchors() -> tuple[Anchor, ...]:
    return tuple(
        Anchor(match[1], name, line.startswith("#"), line[match.end() :])
        for name, page in pages().items()
        for line in page.splitlines()
        for match in ANCHOR.finditer(line)
    )


def rules() -> list[str]:
    """Every numbered paragraph or row of the book."""
    found = (number_of(a.id) for a in anchors() if not a.heading)
    return sorted((number for number in found if number), key=order)


def chapters() -> dict[str, str]:
    """Number of a chapter -> its title. A chapter may be cited for all that stands in it."""
    found = ((number_of(a.id), a.text) for a in anchors() if a.heading)
    return {number: text.removeprefix(number).strip() for number, text in found if number}


def is_rule(number: str) -> bool:
    """A rule of play, which the engine must follow; the other kinds explain the game and its tests."""
    return number[0] in "RCVA"


@cache
def places() -> dict[str, str]:
    """Anchor -> `file#anchor`, from inside the book."""
    return {a.id: f"{a.file}#{a.id}" for a in anchors()}


# -- tables -------------------------------------------------------------------------------------------


class Row(NamedTuple):
    file: str
    line: int
    section: str
    id: str
    cells: dict[str, str]
    """Column -> what stands there."""


def cells_of(line: str) -> list[str]:
    return [cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def row_of(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def plain(cell: str) -> str:
    """A cell without anchors, links and emphasis."""
    return re.sub(r"\[([^\]]*)\](\([^)]*\))?", r"\1", ANCHOR.sub("", cell)).strip("*` ")


@cache
def rows() -> tuple[Row, ...]:
    """Every row of every table, with the number above it."""
    found = []
    for file, page in pages().items():
        section = ""
        header: list[str] = []
        for n, line in enumerate(page.splitlines()):
            if not line.startswith("|"):
                numbers = [number for a in ANCHOR.findall(line) if (number := number_of(a))]
                section, header = (numbers or [section])[0], []
            elif not header:
                header = cells_of(line)
            elif not line.startswith("|--"):
                cells = cells_of(line)
                found.append(Row(file, n, section, plain(cells[0]), dict(zip(header, cells, strict=True))))
    return tuple(found)
