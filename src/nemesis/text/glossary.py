"""Rules look-up: the terms of the glossary by id or by the words of their name."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import NamedTuple

from .messages import Messages, keys

PREFIX = "term-"


class Term(NamedTuple):
    """A term of the rules, its explanation and the numbers of the rules behind it."""

    id: str
    name: str
    text: str
    rules: tuple[str, ...]


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


def search_terms(texts: Messages, words: str) -> list[Term]:
    """The best matches first: the id or the whole name, then a beginning, then names with all the words."""
    wanted = plain(words)
    if not wanted:
        return []
    found: list[tuple[int, str, Term]] = []
    for id in term_ids(texts.language):
        term = read_term(texts, id)
        name = plain(term.name)
        if wanted in (name, plain(id)):
            rank = 0
        elif name.startswith(wanted):
            rank = 1
        elif all(word in name for word in wanted.split()):
            rank = 2
        else:
            continue
        found.append((rank, name, term))
    return [term for _, _, term in sorted(found)]
