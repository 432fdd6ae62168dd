"""The rulebook that players read: chapters in a small, strict Markdown, `rulebook/<language>/<nn>-<id>.md` of each box.

    # Title                      one for each chapter
    for: one another             whom the chapter concerns, if not everybody: species, modes, modules
    ## Heading {#id}             a section; its id is the same in every language
    ? how do I win | victory     below a heading: questions in words that this section answers
    @ noise_roll family:rooms    below a heading: terms of the glossary, and components, that are explained here
    - item      1. step          lists
    | a | b |                    tables, the first row is the head
    > Example: ...               an example
    > option name: ...           a passage that this table option changes
    [[picture:name|caption]]     a drawing of the page, on a line of its own

In a line: `**bold**` and links `[[term:noise_roll]]`, `[[component:medkit]]`, `[[rule:<number>]]`,
`[[chapter:combat#shoot]]`, each with `|label` if its own name does not fit the sentence.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from ..content import BOXES
from ..rules.boxes import Box
from ..rules.ship import OBJECTS
from .glossary import PREFIX, plain
from .messages import Messages
from .names import CONTAMINATION

FOLDER = "rulebook"
LINKS = ("term", "component", "rule", "chapter")
HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}")
PICTURE = re.compile(r"\[\[picture:(?P<name>[a-z_ ]+)\|(?P<caption>.+)\]\]")
OPTION = re.compile(r"> option (?P<name>[a-z_0-9]+): (?P<text>.+)")
STEP = re.compile(r"\d+\. ")
INLINE = re.compile(r"\*\*(?P<bold>[^*]+)\*\*|\[\[(?P<kind>[a-z]+):(?P<target>[^\]|]+)(?:\|(?P<label>[^\]]+))?\]\]")


class BadChapter(ValueError):
    """A chapter says something that the rulebook has no form for."""


@dataclass(frozen=True)
class Span:
    """A piece of a line."""

    text: str
    to: str = ""
    """Where it leads: `term:noise_roll`; empty: nowhere."""
    bold: bool = False


@dataclass(frozen=True)
class Block:
    """`paragraph`, `list`, `steps`, `table`, `example`, `option` or `picture`."""

    kind: str
    text: tuple[Span, ...] = ()
    rows: tuple[tuple[tuple[Span, ...], ...], ...] = ()
    """Cells of a table, the head first; of a list, one cell in each row."""
    name: str = ""
    """Of the option or the picture."""
    usual: str = ""
    """The value of the option that the text tells of."""


@dataclass(frozen=True)
class Section:
    id: str
    """Empty: what stands below the title of the chapter."""
    title: str
    questions: tuple[str, ...] = ()
    homes: tuple[str, ...] = ()
    """Terms, and `family:` of components, that are explained here."""
    blocks: tuple[Block, ...] = ()

    def spans(self) -> Iterator[Span]:
        for block in self.blocks:
            yield from block.text
            for row in block.rows:
                for cell in row:
                    yield from cell

    def words(self) -> str:
        """Its text without any form."""
        return " ".join(span.text.strip() for span in self.spans() if span.text.strip())


@dataclass(frozen=True)
class Chapter:
    id: str
    box: str
    title: str
    concerns: tuple[str, ...] = ()
    """Species, modes and modules; empty: everybody."""
    sections: tuple[Section, ...] = ()


@cache
def chapters(language: str) -> tuple[Chapter, ...]:
    """The whole book, box after box."""
    titles = {id_of(path): first_line(path) for _, path in files(language)}
    return tuple(Reading(path, box, language, titles).chapter() for box, path in files(language))


def files(language: str) -> list[tuple[Box, Path]]:
    return [(box, path) for box in BOXES for path in sorted((box.folder / FOLDER / language).glob("*.md"))]


def id_of(path: Path) -> str:
    return path.stem.partition("-")[2]


def first_line(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")


@cache
def component_keys() -> dict[str, str]:
    """The message of every component, by its id; what two things are called alike is the first of them."""
    found = {id: f"object-{id}" for id in (*OBJECTS, "corpse")} | {"contamination": CONTAMINATION}
    for box in BOXES:
        for module in box.every_module():
            for entries in module.components.values():
                for entry in entries:
                    found.setdefault(entry.id, entry.message)
    return found


@cache
def usual_options() -> dict[str, str]:
    """The usual value of every table option, as it is written on the wire."""
    options = (option for box in BOXES for module in box.every_module() for option in module.options)
    return {option.name: json.dumps(option.default).strip('"') for option in options}


@dataclass
class Reading:
    """One file, line by line."""

    path: Path
    box: Box
    language: str
    titles: dict[str, str]
    """Of all chapters."""
    at: int = 0
    lines: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lines = self.path.read_text(encoding="utf-8").splitlines()
        self.texts = Messages(self.language)

    def chapter(self) -> Chapter:
        if not self.lines or not self.lines[0].startswith("# "):
            raise self.bad("a chapter begins with its title")
        self.at = 1
        title = self.lines[0][2:]
        concerns = self.line().removeprefix("for: ").split() if self.line().startswith("for: ") else []
        self.at += bool(concerns)
        sections = [self.section("", title)]
        while self.at < len(self.lines):
            head = HEADING.fullmatch(self.line())
            if head is None:
                raise self.bad("a heading needs an id: ## Title {#id}")
            self.at += 1
            sections.append(self.section(head["id"], head["title"]))
        return Chapter(id_of(self.path), self.box.id, title, tuple(concerns), tuple(sections))

    def section(self, id: str, title: str) -> Section:
        questions: list[str] = []
        homes: list[str] = []
        while self.line().startswith(("? ", "@ ")):
            if self.line().startswith("? "):
                questions += [question.strip() for question in self.line()[2:].split("|")]
            else:
                homes += self.line()[2:].split()
            self.at += 1
        blocks = []
        while self.at < len(self.lines) and not self.line().startswith("#"):
            if self.line():
                blocks.append(self.block())
            else:
                self.at += 1
        return Section(id, title, tuple(questions), tuple(homes), tuple(blocks))

    def line(self) -> str:
        return self.lines[self.at].rstrip() if self.at < len(self.lines) else ""

    def block(self) -> Block:
        line = self.line()
        if line.startswith("- "):
            return Block("list", rows=tuple((self.spans(item[2:]),) for item in self.run("- ")))
        if STEP.match(line):
            return Block("steps", rows=tuple((self.spans(STEP.sub("", item, count=1)),) for item in self.steps()))
        if line.startswith("|"):
            return self.table()
        self.at += 1
        if (picture := PICTURE.fullmatch(line)) is not None:
            return Block("picture", self.spans(picture["caption"]), name=picture["name"])
        if (option := OPTION.fullmatch(line)) is not None:
            if option["name"] not in usual_options():
                raise self.bad(f"there is no option {option['name']!r}", self.at - 1)
            return Block(
                "option", self.spans(option["text"]), name=option["name"], usual=usual_options()[option["name"]]
            )
        if line.startswith("> "):
            return Block("example", self.spans(line[2:]))
        if line[0] in "<>#+`!=?@" or line.startswith("* "):
            raise self.bad("this is no form of the rulebook", self.at - 1)
        return Block("paragraph", self.spans(line))

    def run(self, start: str) -> list[str]:
        found = []
        while self.line().startswith(start):
            found.append(self.line())
            self.at += 1
        return found

    def steps(self) -> list[str]:
        found = []
        while STEP.match(self.line()):
            found.append(self.line())
            self.at += 1
        return found

    def table(self) -> Block:
        rows = [tuple(self.spans(cell.strip()) for cell in cells(row)) for row in self.run("|") if not is_rule(row)]
        if len({len(row) for row in rows}) != 1:
            raise self.bad("the rows of a table have different lengths", self.at - 1)
        return Block("table", rows=tuple(rows))

    def spans(self, text: str) -> tuple[Span, ...]:
        found, done = [], 0
        for match in INLINE.finditer(text):
            found += [Span(text[done : match.start()])] if match.start() > done else []
            found.append(Span(match["bold"], bold=True) if match["bold"] else self.link(match))
            done = match.end()
        rest = text[done:]
        if any(sign in rest for sign in ("[[", "]]", "**", "](")):
            raise self.bad(f"a link or bold text is not closed: {rest!r}")
        return tuple([*found, Span(rest)] if rest else found)

    def link(self, match: re.Match[str]) -> Span:
        kind, target = match["kind"], match["target"]
        if kind not in LINKS:
            raise self.bad(f"there is no link of the kind {kind!r}")
        return Span(match["label"] or self.name(kind, target), f"{kind}:{target}")

    def name(self, kind: str, target: str) -> str:
        if kind == "term":
            return self.said(PREFIX + target)
        if kind == "component":
            return self.said(component_keys().get(target, target))
        if kind == "chapter":
            id = target.partition("#")[0]
            if id not in self.titles:
                raise self.bad(f"there is no chapter {id!r}")
            return self.titles[id]
        return target

    def said(self, key: str) -> str:
        if not self.texts.has(key):
            raise self.bad(f"nothing is called {key!r}")
        return self.texts.get(key)

    def bad(self, what: str, at: int | None = None) -> BadChapter:
        place = self.at if at is None else at
        return BadChapter(f"{self.path.parent.name}/{self.path.name}, line {place + 1}: {what}")


def lines_of(block: Block) -> Iterator[list[Span]]:
    """What a block says, line by line; the cells of a row in one."""
    if block.text:
        yield list(block.text)
    for row in block.rows:
        first, *others = row
        yield [*first, *(span for cell in others for span in (Span(" · "), *cell))]


def cells(row: str) -> list[str]:
    """A bar inside a link is no border."""
    return re.split(r"\|(?![^\[]*\]\])", row.strip().strip("|"))


def is_rule(row: str) -> bool:
    return not row.strip("|-: ")


# -- asking in words ------------------------------------------------------------------------------------------


def answers(
    language: str, words: str, voices: Container[str] | None = None, most: int = 3
) -> list[tuple[Chapter, Section]]:
    """The sections whose questions, or whose title, have the most words of a question in common with it.

    `voices`: those of a table; chapters that do not concern it are left out.
    """
    asked = set(plain(words).split())
    found: list[tuple[float, int, Chapter, Section]] = []
    for chapter in chapters(language):
        if voices is not None and chapter.concerns and not any(voice in voices for voice in chapter.concerns):
            continue
        for section in chapter.sections:
            rank = max(alike(asked, question) for question in (section.title, *section.questions))
            if rank >= 0.5:
                found.append((-rank, len(found), chapter, section))
    return [(chapter, section) for *_, chapter, section in sorted(found, key=lambda f: f[:2])[:most]]


def alike(asked: set[str], question: str) -> float:
    """The words both have, as a part of all the words."""
    said = set(plain(question).split())
    return len(asked & said) / max(1, len(asked | said))
