"""The rulebook is whole: numbers with anchors, components with both names and their printed facts, links that lead somewhere."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from . import rulebook, rules_coverage
from .rulebook import BOOK, DOCS, Row
from .rulebook.facts import Table, all_components, all_modules, expected, key_of, row_key, tables
from .rulebook.writing import term_rows, written

ROOT = DOCS.parent
SOURCE = ROOT / "src" / "nemesis"
PAGES = sorted([*DOCS.glob("*.md"), *BOOK.glob("*.md"), ROOT / "README.md"])
KNOWN = {*rulebook.rules(), *rulebook.chapters()}


# -- numbers ------------------------------------------------------------------------------------------


def test_no_anchor_stands_twice() -> None:
    times = Counter(anchor.id for anchor in rulebook.anchors())
    assert [id for id, n in times.items() if n > 1] == []


def test_every_number_is_written_beside_its_anchor() -> None:
    for anchor in rulebook.anchors():
        number = rulebook.number_of(anchor.id)
        if number is not None:
            shown = number if anchor.heading else f"**{number}**"
            assert anchor.text.startswith(f"{shown} "), f"{anchor.file}#{anchor.id}"


def test_every_rule_stands_in_a_chapter_of_the_same_file() -> None:
    files = {anchor.id: anchor.file for anchor in rulebook.anchors()}
    for number in rulebook.rules():
        chapter = number.split(".")[0] if "." in number else number[0]
        assert files[rulebook.anchor_of(number)] == files[rulebook.anchor_of(chapter)]


def test_a_page_keeps_the_order_of_its_numbers() -> None:
    """Within one list or table; what belongs together may stand together."""
    for name, page in rulebook.pages().items():
        for block in re.split(r"\n(?=#)|\n\n", page):
            lines = [line for line in block.splitlines() if not line.startswith("#")]
            found = [
                number for line in lines for a in rulebook.ANCHOR.findall(line) if (number := rulebook.number_of(a))
            ]
            assert found == sorted(found, key=rulebook.order), f"{name}: {found}"


def test_every_rule_has_code() -> None:
    code = rules_coverage.citations_in_code()
    assert [n for n in rulebook.rules() if rulebook.is_rule(n) and not rules_coverage.programs(code.get(n, []))] == []


def test_every_rule_has_a_test_or_a_reason() -> None:
    tests = rules_coverage.citations_in_tests()
    untested = [n for n in rulebook.rules() if rulebook.is_rule(n) and n not in tests]
    assert untested == list(rules_coverage.WITHOUT_TEST)


def test_nothing_cites_a_number_that_the_book_does_not_have() -> None:
    """Programs, texts, tests and documents; a chapter may be cited for all that stands in it."""
    for places in (rules_coverage.citations_in_code(), rules_coverage.citations_anywhere_in_tests()):
        for number, where in places.items():
            assert number in KNOWN, f"{where} cite {number}"
    pages = [*PAGES, *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    for path in pages:
        for number in rulebook.cited(path.read_text(encoding="utf-8")):
            assert number in KNOWN, f"{path.relative_to(ROOT)} cites {number}"


def test_an_unknown_number_would_be_found() -> None:
    unknown = "R-" + "99.1"
    assert rulebook.cited(f"R-4.15 to R-4.17, K-1; {unknown}") == {"R-4.15", "R-4.16", "R-4.17", "K-1", unknown}
    assert unknown not in KNOWN and "R-4.16" in KNOWN and "R-4" in KNOWN


ELSEWHERE = re.compile(
    r"\bsections? \d|\b(?:rules-base|base-map-decks|base-characters-items)\b|\bTV-[CV]\d", re.IGNORECASE
)


def test_rules_are_cited_by_number_only() -> None:
    """No chapter of another document stands for a rule."""
    for path in [*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *PAGES]:
        if path != Path(__file__):
            found = ELSEWHERE.search(path.read_text(encoding="utf-8"))
            assert found is None, f"{path.relative_to(ROOT)}: {found[0] if found else ''}"


def test_the_coverage_report_is_up_to_date() -> None:
    assert rules_coverage.REPORT.read_text(encoding="utf-8") == rules_coverage.report(), "run `make coverage-report`"


# -- words --------------------------------------------------------------------------------------------


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Those of modules, classes and functions, and those below a constant or a field."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def is_only_numbers(text: str) -> bool:
    rest = rulebook.NUMBER.sub("", text)
    return rest != text and not re.search(r"[^\W\d_]{3,}", rest)


def test_a_docstring_says_in_words_what_the_rule_is() -> None:
    for path in [*SOURCE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")]:
        for line, text in docstrings(path):
            assert not is_only_numbers(text), f"{path.relative_to(ROOT)}:{line} says only {text!r}"


@pytest.mark.parametrize(
    ("text", "alone"),
    [("R-4.3.", True), ("R-2.5 to R-2.8 (X-5 to X-7).", True), ("R-4.3: five cards.", False), ("Five cards.", False)],
)
def test_numbers_alone_are_seen(text: str, alone: bool) -> None:
    assert is_only_numbers(text) == alone


# -- components ---------------------------------------------------------------------------------------


def rows_of(table: Table) -> list[Row]:
    return [row for row in rulebook.rows() if row.section == table.section]


def test_every_component_of_every_ruleset_is_in_the_book() -> None:
    anchors = {anchor.id for anchor in rulebook.anchors()}
    missing = {key for entry in all_components() if (key := key_of(entry)) not in anchors}
    assert not missing


@pytest.mark.parametrize("table", tables(), ids=lambda table: table.section)
def test_a_table_has_each_entry_once_with_its_names_and_printed_facts(table: Table) -> None:
    rows = rows_of(table)
    assert sorted(row.id for row in rows) == sorted(table.entries)
    columns = set(rows[0].cells)
    assert set(table.facts) <= columns, f"no column for {set(table.facts) - columns}"
    for row in rows:
        for column, fact in expected(table, row).items():
            assert row.cells[column] == fact, f"{row.file}, {row.id}, {column}: run `make book`"


@pytest.mark.parametrize("table", tables(), ids=lambda table: table.section)
def test_a_row_is_the_place_of_its_component_or_leads_there(table: Table) -> None:
    for row in rows_of(table):
        key = row_key(table, row.id)
        if key is not None:
            cell = next(iter(row.cells.values()))
            place = rulebook.places()[key]
            assert f'<a id="{key}"></a>' in cell or place.removeprefix(row.file) in cell, f"{row.file}: {row.id}"


def test_every_row_says_something() -> None:
    for row in rulebook.rows():
        assert all(cell for cell in row.cells.values()), f"{row.file}, {row.id}: an empty cell"


def test_the_options_named_in_the_book_are_those_of_the_table() -> None:
    declared = {option.name for module in all_modules() for option in module.options}
    text = "".join(rulebook.pages().values())
    named = {
        name for name in re.findall(r"[oO]ptions? ((?:`\w+`(?:, )?)+)", text) for name in re.findall(r"`(\w+)`", name)
    }
    assert named == declared


def test_the_glossary_is_in_the_book() -> None:
    """Every term in both languages, with its rules."""
    page = rulebook.pages()["README.md"]
    for row in term_rows():
        assert row.split("|")[1].strip() in page


# -- links --------------------------------------------------------------------------------------------


def slug(heading: str) -> str:
    """The anchor that forges give a heading."""
    words = re.sub(r"[^\w\- ]", "", re.sub(r"<[^>]*>|`", "", heading).strip().lower())
    return words.replace(" ", "-")


def anchors_in(path: Path) -> set[str]:
    text = path.read_text(encoding="utf-8")
    return {*rulebook.ANCHOR.findall(text), *(slug(h) for h in re.findall(r"^#+ (.*)$", text, re.MULTILINE))}


def links_of(text: str) -> list[str]:
    text = re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL)
    return [*rulebook.LINK.findall(text), *(target for _, target in rulebook.DEFINITION.findall(text))]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_of_a_document_lead_somewhere(path: Path) -> None:
    for link in links_of(path.read_text(encoding="utf-8")):
        if not re.match(r"[a-z]+:", link):
            file, _, anchor = link.partition("#")
            target = path.parent / file if file else path
            assert target.exists(), f"{link}: no such file"
            assert not anchor or anchor in anchors_in(target), f"{link}: no such place"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_number_in_brackets_is_a_link(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    defined = {name for name, _ in rulebook.DEFINITION.findall(text)}
    used = {name for name in re.findall(r"\[([^\]\n]*)\](?![(:])", text) if rulebook.NUMBER.fullmatch(name)}
    assert used <= defined


def test_names_facts_and_links_are_written() -> None:
    for path, page in written().items():
        assert path.read_text(encoding="utf-8") == page, f"{path.relative_to(ROOT)}: run `make book`"
