"""Rules look-up: the terms of the glossary by id or by the words of their name, and what each expansion changes."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import NamedTuple

from ..content import BOXES
from .messages import PAIR, Messages, keys, voice_files

PREFIX = "term-"
VOICE_NAMES = ("species", "mode", "module", "character", "term")
"""Where a voice has its name: it is a species, a mode, a module of the table, or a part of one."""


class Variant(NamedTuple):
    """A term or a component as one species, mode or module changes it."""

    voice: str
    name: str
    """Of the species, mode or module."""
    text: str


class Term(NamedTuple):
    """A term of the rules, its explanation and the numbers of the rules behind it."""

    id: str
    name: str
    text: str
    rules: tuple[str, ...]
    variants: tuple[Variant, ...] = ()
    """Read away from a table: what holds only with an expansion. At a table its words are the text itself."""


@cache
def term_ids(language: str) -> tuple[str, ...]:
    return tuple(sorted(key[len(PREFIX) :] for key in keys(language) if key.startswith(PREFIX)))


def plain(text: str) -> str:
    """Lower case without accents, so that `ecoutille` finds `Écoutille`."""
    decomposed = unicodedata.normalize("NFD", text.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(c if c.isalnum() or c == "'" else " " for c in decomposed if not unicodedata.combining(c)).strip()


def read_term(texts: Messages, id: str) -> Term:
    key = PREFIX + id
    rules = tuple(texts.get(f"{key}.rules").split(", "))
    return Term(id, texts.get(key), texts.get(f"{key}.text"), rules)


def variants_of(texts: Messages, key: str) -> tuple[Variant, ...]:
    """How each voice tells the text of a message; those that leave it as it is say nothing."""
    found = []
    for voice, messages in voice_files(texts.language).items():
        if PAIR not in voice and any(m.id.name == key for m in messages):
            told = Messages(texts.language, voices=(voice,)).get(f"{key}.text")
            if told != texts.get(f"{key}.text"):
                found.append(Variant(voice, voice_name(texts, voice), told))
    return tuple(sorted(found, key=lambda variant: variant.name))


def voice_name(texts: Messages, voice: str) -> str:
    """A part of a module is known by the first term that it brings."""
    found = (f"{sort}-{voice}" for sort in VOICE_NAMES if texts.has(f"{sort}-{voice}"))
    return texts.get(next(found, None) or PREFIX + first_terms()[voice])


@cache
def first_terms() -> dict[str, str]:
    modules = (module for box in BOXES for module in box.every_module())
    return {module.id: module.terms[0] for module in modules if module.terms}


def search_terms(terms: list[Term], words: str) -> list[Term]:
    """The best matches first: the id or the whole name, then a beginning, then names with all the words."""
    wanted = plain(words)
    if not wanted:
        return []
    found: list[tuple[int, str, Term]] = []
    for term in terms:
        name = plain(term.name)
        if wanted in (name, plain(term.id)):
            rank = 0
        elif name.startswith(wanted):
            rank = 1
        elif all(word in name for word in wanted.split()):
            rank = 2
        else:
            continue
        found.append((rank, name, term))
    return [term for _, _, term in sorted(found)]
