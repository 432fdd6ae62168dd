"""Write into the documents what can be written by itself: names, printed facts, the glossary, links."""

from __future__ import annotations

import re
from pathlib import Path

from nemesis.text.glossary import term_ids

from . import BOOK, DOCS, NUMBER, anchor_of, order, pages, places, row_of, rows
from .facts import expected, messages, tables

LINKED = ("rulings.md", "options.md")
"""Documents beside the book whose numbers are links into it."""
LINKS_BEGIN = "<!-- links: written by `make book` -->"
TERMS = "Terms"
OUTSIDE = re.compile(
    r"`[^`]*`|<a id=\"[^\"]*\"></a>(?:\*\*[^*]*\*\*)?|\[[^\]]*\](?:\([^)]*\))?|(?P<number>" + NUMBER.pattern + ")"
)
"""Code, anchors with their number and links stay as they are; any other number becomes a link."""


def with_facts(file: str, page: str) -> str:
    """The page with the names and printed facts of today."""
    lines = page.splitlines()
    by_section = {table.section: table for table in tables()}
    for row in rows():
        table = by_section.get(row.section)
        if row.file == file and table is not None and row.id in table.entries:
            lines[row.line] = row_of({**row.cells, **expected(table, row)}.values())
    return "\n".join(lines) + "\n"


def with_links(page: str, folder: str) -> str:
    """The page with every number in brackets, and the list of where they lead at its end."""
    body = page.split(LINKS_BEGIN)[0].rstrip() + "\n"

    def bracketed(match: re.Match[str]) -> str:
        return f"[{match[0]}]" if match["number"] else match[0]

    body = "\n".join(line if line.startswith("#") else OUTSIDE.sub(bracketed, line) for line in body.splitlines())
    used = sorted({n for n in re.findall(r"\[([^\]]*)\](?!\()", body) if NUMBER.fullmatch(n)}, key=order)
    if not used:
        return body + "\n"
    found = places()
    links = [f"[{number}]: {folder}{found[anchor_of(number)]}" for number in used if anchor_of(number) in found]
    return "\n".join([body, "", LINKS_BEGIN, "", *links, ""])


def term_rows() -> list[str]:
    """The glossary of the game in both languages, as rows of the book."""
    en, fr = messages("en"), messages("fr")
    return [
        row_of([f'<a id="term-{id}"></a>{en.get(f"term-{id}")}', fr.get(f"term-{id}"), en.get(f"term-{id}.rules")])
        for id in sorted(term_ids("en"), key=lambda id: en.get(f"term-{id}").lower())
    ]


def with_terms(page: str) -> str:
    head, _, rest = page.partition(f"## {TERMS}\n")
    table = re.compile(r"(\|[^\n]*\n\|---[^\n]*\n)(?:\|[^\n]*\n)*")
    return f"{head}## {TERMS}\n" + table.sub(lambda m: m[1] + "\n".join(term_rows()) + "\n", rest, count=1)


def written() -> dict[Path, str]:
    """Every document as it should be."""
    found = {}
    for file, page in pages().items():
        page = with_facts(file, page)
        found[BOOK / file] = with_links(with_terms(page) if file == "README.md" else page, "")
    for file in LINKED:
        found[DOCS / file] = with_links((DOCS / file).read_text(encoding="utf-8"), "rules/")
    return found
