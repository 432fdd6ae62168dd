"""The rulebook that players read: the same in both languages, every link leads somewhere, no rule and no term is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nemesis.content import BOXES, MODES, MODULES, SPECIES_BY_ID
from nemesis.text import LANGUAGES, Texts
from nemesis.text.glossary import PREFIX, term_ids
from nemesis.text.rulebook import BadChapter, Chapter, Reading, Section, chapters, files, id_of

from . import rulebook
from .rulebook.reading import reading_pages
from .test_terms import ENGLISH, FRENCH, removed, whole, wrong_places

PAGE = Path(__file__).parent.parent / "web" / "src"
ELSEWHERE = {
    "R-24": "how to read a card is told with the cards it is about",
}
"""Chapters of the numbered rules that no chapter to be read has to cite, and why."""


def sections(language: str) -> list[tuple[Chapter, Section]]:
    return [(chapter, section) for chapter in chapters(language) for section in chapter.sections]


def links(section: Section) -> list[str]:
    return [span.to for span in section.spans() if span.to]


def shape(language: str) -> list[tuple[object, ...]]:
    """What does not depend on the language."""
    return [
        (c.box, c.id, c.concerns, s.id, s.homes, sorted(links(s)), [(b.kind, b.name, len(b.rows)) for b in s.blocks])
        for c, s in sections(language)
    ]


def test_both_languages_have_the_same_chapters_headings_and_links() -> None:
    first, *others = (shape(language) for language in LANGUAGES)
    for other in others:
        for one, same in zip(first, other, strict=True):
            assert one == same


def test_every_section_can_be_asked_for_in_both_languages() -> None:
    for one, *others in zip(*(sections(language) for language in LANGUAGES), strict=True):
        for other in others:
            assert bool(one[1].questions) == bool(other[1].questions), f"{one[0].id}#{one[1].id}"


def test_no_two_chapters_have_one_address() -> None:
    ids = [chapter.id for chapter in chapters(LANGUAGES[0])]
    assert len(ids) == len(set(ids)) and not {"term", "terms", "component", "rule"} & set(ids)
    for chapter in chapters(LANGUAGES[0]):
        assert len({section.id for section in chapter.sections}) == len(chapter.sections)


def test_every_box_with_rules_has_chapters() -> None:
    told = {chapter.box for chapter in chapters(LANGUAGES[0])}
    assert told >= {box.id for box in BOXES if box.of_the_house and (box.species or box.modes)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_chapters_and_rules_that_exist(language: str) -> None:
    """Terms and components are looked up when the book is read."""
    numbers = {*rulebook.rules(), *rulebook.chapters()}
    places = {f"{c.id}#{s.id}" if s.id else c.id for c, s in sections(language)}
    for chapter, section in sections(language):
        for link in links(section):
            kind, _, target = link.partition(":")
            assert kind != "rule" or target in numbers, f"{chapter.id}: {link}"
            assert kind != "chapter" or target in places, f"{chapter.id}: {link}"


def test_every_chapter_of_the_numbered_rules_is_told_somewhere() -> None:
    told = {
        link[5:].split(".")[0] for _, section in sections("en") for link in links(section) if link.startswith("rule:")
    }
    there = {number for number in rulebook.chapters() if number[0] in "RCVA" and "." not in number and "-" in number}
    assert sorted(there - told - set(ELSEWHERE)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_one_home(language: str) -> None:
    homes = [home for _, section in sections(language) for home in section.homes if not home.startswith("family:")]
    assert sorted(homes) == sorted(term_ids(language))


def test_a_chapter_concerns_what_a_table_can_have() -> None:
    known = {*SPECIES_BY_ID, *MODES, *MODULES}
    assert [(c.id, voice) for c in chapters("en") for voice in c.concerns if voice not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_the_base_game_is_mentioned_and_has_words(language: str) -> None:
    texts = Texts(language)
    told = {b.name for _, section in sections(language) for b in section.blocks if b.kind == "option"}
    assert [name for name in told if not texts.has(f"option-{name}")] == []
    options = {option.name for box in BOXES if box.of_the_house for m in box.every_module() for option in m.options}
    assert sorted(options - told) == []


def test_every_picture_is_drawn() -> None:
    source = (PAGE / "learn" / "BookPicture.svelte").read_text(encoding="utf-8")
    drawn = set(re.findall(r'name === "(\w+)"', source)) | {"creatures"}
    named = {
        block.name.split()[0] for _, section in sections("en") for block in section.blocks if block.kind == "picture"
    }
    assert named == drawn


def test_the_documents_have_the_same_book() -> None:
    for path, page in reading_pages().items():
        assert path.read_text(encoding="utf-8") == page, "run `make book`"


# -- words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thing_has_the_name_that_it_has_everywhere(language: str) -> None:
    back = []
    for chapter, section in sections(language):
        own = (span.text for span in section.spans() if not span.to.startswith("component:"))
        text = " ".join([section.title, *own])
        for _, gone in removed(language):
            bare = text.replace(gone.inside, "") if gone.inside else text
            if whole(gone.words).search(bare):
                back.append((chapter.id, section.id, gone.words))
    assert back == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    signs = FRENCH if language == "fr" else ENGLISH
    for chapter, section in sections(language):
        for text in (section.title, *("".join(span.text for span in block.text) for block in section.blocks)):
            assert wrong_places(text, signs) == [], chapter.id


# -- what has no form -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no title", "begins with its title"),
        ("# A\n## B\n", "a heading needs an id"),
        ("# A\n<b>x</b>\n", "no form"),
        ("# A\n[[term:nothing_at_all]]\n", "nothing is called"),
        ("# A\n[[component:nothing_at_all]]\n", "nothing is called"),
        ("# A\n[[chapter:nowhere]]\n", "no chapter"),
        ("# A\n[[poem:x]]\n", "no link of the kind"),
        ("# A\n**open\n", "not closed"),
        ("# A\n> option no_such: x\n", "no option"),
        ("# A\n| a | b |\n| c |\n", "different lengths"),
    ],
)
def test_what_the_book_has_no_form_for_is_named(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "01-a.md"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadChapter, match=said):
        Reading(path, BOXES[0], "en", {"a": "A"}).chapter()


def test_a_bar_in_a_link_is_no_border(tmp_path: Path) -> None:
    path = tmp_path / "01-a.md"
    path.write_text("# A\n| [[chapter:a|x]] | b |\n", encoding="utf-8")
    [block] = Reading(path, BOXES[0], "en", {"a": "A"}).chapter().sections[0].blocks
    assert [len(row) for row in block.rows] == [2] and block.rows[0][0][0].text == "x"


def test_files_are_named_by_number_and_id() -> None:
    for _, path in files("en"):
        assert re.fullmatch(r"\d\d-[a-z-]+", path.stem) and id_of(path)
    assert PREFIX == "term-"
