"""The command line in the player's language: its help, and the words of argparse, from `command_line.ftl`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from ..errors import BadSetup
from ..languages import LANGUAGES
from .messages import OneFile

VARIABLE = "NEMESIS_LANGUAGE"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal keeps its language, the strongest first."""
SHORTEST = len("--la")
"""`--language` may be cut short, as every option may."""

OF_ARGPARSE: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("usage", {}),
    "positional arguments": ("arguments", {}),
    "options": ("options", {}),
    "show this help message and exit": ("help", {}),
    "argument %(argument_name)s: %(message)s": ("about", {"name": "%(argument_name)s", "message": "%(message)s"}),
    "unrecognized arguments: %s": ("unrecognized", {"names": "%s"}),
    "the following arguments are required: %s": ("required", {"names": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "ambiguous", {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "invalid_choice", {"value": "%(value)s", "choices": "%(choices)s"},
    ),
    "unknown parser %(parser_name)r (choices: %(choices)s)": (
        "invalid_choice", {"value": "%(parser_name)s", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("invalid_number", {"value": "%(value)s"}),
    "expected one argument": ("one_value", {}),
    "expected at most one argument": ("one_value_at_most", {}),
    "expected at least one argument": ("one_value_at_least", {}),
    "expected %s argument": ("values", {"count": "%s"}),
    "expected %s arguments": ("values", {"count": "%s"}),
    "ignored explicit argument %r": ("no_value", {"value": "%s"}),
}  # fmt: skip
"""What argparse says to players: its English words -> (message, what argparse fills in)."""


@contextmanager
def spoken(words: OneFile) -> Iterator[None]:
    """argparse looks its words up with `_` and `ngettext`, as programs with gettext do; meanwhile it finds ours."""

    def said(english: str) -> str:
        if english not in OF_ARGPARSE:
            return english
        key, filled_in = OF_ARGPARSE[english]
        return words.get(f"cli-argparse-{key}", **filled_in)

    def counted(one: str, many: str, count: int) -> str:
        return said(one if count == 1 else many)

    own = vars(argparse)
    before = own["_"], own["ngettext"]
    own["_"], own["ngettext"] = said, counted
    try:
        yield
    finally:
        own["_"], own["ngettext"] = before


class Parser(argparse.ArgumentParser):
    """Help in one language, errors in one line that says what would be right."""

    def __init__(self, *, words: OneFile, **more: Any) -> None:
        self.words = words
        with spoken(words):
            super().__init__(**more)

    def parse_known_args(self, *args: Any, **more: Any) -> Any:
        with spoken(self.words):
            return super().parse_known_args(*args, **more)

    def parse_args(self, *args: Any, **more: Any) -> Any:
        with spoken(self.words):
            return super().parse_args(*args, **more)

    def format_help(self) -> str:
        with spoken(self.words):
            return super().format_help()

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"nemesis: {message}\n")

    def say(
        self, name: str, takes: str = "", about: str = "", values: dict[str, Any] | None = None, **more: Any
    ) -> None:
        """An argument explained by `cli-option-<about>` (or its own name), with `cli-value-<takes>` after it."""
        key = about or name.lstrip("-").replace("-", "_")
        if takes:
            more["metavar"] = self.words.get(f"cli-value-{takes}")
        text = self.words.get(f"cli-option-{key}", **(values or {}))
        self.add_argument(name, help=text.replace("%", "%%"), **more)


def language_of(argv: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """As asked for on the command line, in NEMESIS_LANGUAGE, or by the locale; English if we do not speak that."""
    named = named_on_the_line(argv)
    if named in LANGUAGES:
        return named
    wanted = environ.get(VARIABLE, "")
    if wanted and wanted not in LANGUAGES:
        said = f"{VARIABLE} must be one of {', '.join(LANGUAGES)}, not {wanted!r}"
        raise BadSetup(said, reason="language_variable", value=wanted, possible=list(LANGUAGES))
    return wanted or language_of_locale(environ)


def language_of_locale(environ: Mapping[str, str] = os.environ) -> str:
    named = next((environ[name] for name in LOCALE if environ.get(name)), "")[:2]
    return named if named in LANGUAGES else LANGUAGES[0]


def named_on_the_line(argv: Sequence[str]) -> str:
    """Found before the line is parsed: what is wrong with it has to be said in some language."""
    for n, arg in enumerate(argv):
        option, sign, value = arg.partition("=")
        if arg == "--":
            break
        if len(option) >= SHORTEST and "--language".startswith(option):
            return value if sign else argv[n + 1] if n + 1 < len(argv) else ""
    return ""
