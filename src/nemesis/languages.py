"""The languages of the game: a folder in `text/` with Fluent files is a language, and nothing else has to name it."""

from __future__ import annotations

from pathlib import Path

DEFAULT = "en"
"""Spoken where nobody has said which; its texts are the ones to translate."""
TEXTS = Path(__file__).parent / "text"


def folders_with_texts() -> list[str]:
    return sorted({path.parent.name for path in TEXTS.glob("*/*.ftl")} - {DEFAULT})


LANGUAGES: tuple[str, ...] = (DEFAULT, *folders_with_texts())
"""Every text exists in all of them; the default comes first."""
