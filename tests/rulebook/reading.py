"""The rulebook that players read, as one page of the documents for each language: docs/rulebook.<language>.md."""

from __future__ import annotations

from pathlib import Path

from nemesis.text import LANGUAGES
from nemesis.text.rulebook import Block, Chapter, Section, Span, chapters, component_keys

from . import DOCS, anchor_of, anchors

HEAD = "<!-- written by `make book` from the chapters in the boxes; do not edit -->\n"


def reading_pages() -> dict[Path, str]:
    return {DOCS / f"rulebook.{language}.md": page(language) for language in LANGUAGES}


def page(language: str) -> str:
    book = chapters(language)
    contents = [f"- [{chapter.title}](#{chapter.id})" for chapter in book]
    title = {"en": "The rulebook", "fr": "Le livre de règles"}[language]
    return "\n\n".join([f"# {title}", HEAD.strip(), "\n".join(contents), *(told(chapter) for chapter in book)]) + "\n"


def told(chapter: Chapter) -> str:
    return "\n\n".join(part for section in chapter.sections for part in parts(chapter, section))


def parts(chapter: Chapter, section: Section) -> list[str]:
    id = f"{chapter.id}-{section.id}" if section.id else chapter.id
    heading = f'{"###" if section.id else "##"} <a id="{id}"></a>{section.title}'
    return [heading, *(in_markdown(block) for block in section.blocks if block.kind != "picture")]


def in_markdown(block: Block) -> str:
    lines = [[line(cell) for cell in row] for row in block.rows]
    if block.kind == "list":
        return "\n".join(f"- {item}" for [item] in lines)
    if block.kind == "steps":
        return "\n".join(f"{n}. {item}" for n, [item] in enumerate(lines, 1))
    if block.kind == "table":
        head, *rows = (f"| {' | '.join(cells)} |" for cells in lines)
        return "\n".join([head, "|" + "---|" * len(lines[0]), *rows])
    said = line(block.text)
    return f"> `{block.name}`: {said}" if block.kind == "option" else f"> {said}" if block.kind == "example" else said


def line(spans: tuple[Span, ...]) -> str:
    return "".join(
        f"**{span.text}**" if span.bold else f"[{span.text}]({target(span.to)})" if span.to else span.text
        for span in spans
    )


def target(to: str) -> str:
    kind, _, id = to.partition(":")
    if kind == "chapter":
        return "#" + id.replace("#", "-")
    anchor = {"rule": anchor_of(id), "term": f"term-{id}"}.get(kind) or component_keys()[id]
    files = {found.id: found.file for found in anchors()}
    if anchor not in files:
        return f"rules/README.md#term-{id}"
    return f"rules/{files[anchor]}#{anchor}"
