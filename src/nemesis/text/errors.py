"""What the game refuses, in the player's language: `error-<reason>` with the values of the error."""

from __future__ import annotations

from typing import Any

from ..errors import NemesisError, cause_of
from .glossary import plain
from .messages import Messages

TYPED = ("value", "possible", "entry", "bot")
"""Values that a player typed or may type: shown as they are written."""
AS_CHOICES = ("species", "board")
"""Lists of which one has to be taken; others belong together."""


def in_words(t: Messages, error: NemesisError) -> str:
    """A sentence that says what is wrong and what would be right; where only English says it, that is said first."""
    key = f"error-{error.reason}"
    if not error.reason or not t.has(key):
        return t.get("phrase-detail", message=str(error))
    return t.get(key, **{name: named(t, name, value) for name, value in error.values.items()})


def trouble_with_a_file(t: Messages, error: OSError) -> str:
    """What the system says about a file, without its English words."""
    cause = cause_text(t, cause_of(error))
    return t.get("phrase-file_trouble", file=str(error.filename), cause=cause) if error.filename else cause


def cause_text(t: Messages, cause: str) -> str:
    return t.get(f"cause-{cause}" if t.has(f"cause-{cause}") else "cause-unknown")


def named(t: Messages, name: str, value: Any) -> Any:
    """Numbers as they are, ids of the game by their names, several of them as a list."""
    if name == "cause":
        return cause_text(t, value)
    if isinstance(value, (list, tuple)):
        names = [str(named(t, name, one)) for one in value]
        if name in AS_CHOICES and names:
            return t.either(names)
        return ", ".join(names) if name in TYPED else t.listed(names)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return value
    key = f"{name}-{value}"
    if name in TYPED or not t.has(key):
        return str(value)
    called = t.get(key)
    return called if plain(called) == value else t.get("phrase-name_and_id", name=called, id=value)
