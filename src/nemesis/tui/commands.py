"""Words that a player types besides answers: the names of each command in every language (`commands.ftl`)."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from ..text import LANGUAGES
from ..text.glossary import plain
from ..text.messages import Messages, keys

PREFIX = "command-"
ALIKE = 0.7
"""How much of a word must be right for it to be recognised; less finds commands in anything."""
IN_FULL = ("ok",)
"""What is accepted is accepted on purpose."""


class Understood(NamedTuple):
    """What a word means: a command, or several that it could be, or the one that looks most like it."""

    command: str = ""
    could_be: tuple[str, ...] = ()
    nearest: str = ""


class Names(NamedTuple):
    """The words for a command in one language."""

    name: str
    also: tuple[str, ...]


@cache
def names_in(language: str) -> dict[str, Names]:
    """Command -> its words, for everything that can be typed anywhere."""
    t = Messages(language)
    found = {}
    for key in keys(language):
        if key.startswith(PREFIX):
            also = t.get(f"{key}.also").split() if t.has(f"{key}.also") else ()
            found[key.removeprefix(PREFIX)] = Names(t.get(key), tuple(also))
    return found


def name_of(command: str, language: str) -> str:
    return names_in(language)[command].name


def understand(word: str, language: str, commands: Iterable[str]) -> Understood:
    """The words of the player's language count first; a beginning is enough where only one command has it."""
    typed, commands = folded(word), tuple(commands)
    spoken = (language, *(other for other in LANGUAGES if other != language))
    for tongue in spoken:
        for command in commands:
            if typed in map(folded, words_for(command, tongue)):
                return Understood(command)
    for tongue in spoken:
        begun = [c for c in commands if c not in IN_FULL and folded(name_of(c, tongue)).startswith(typed)]
        if len(begun) == 1:
            return Understood(begun[0])
        if begun:
            return Understood(could_be=tuple(name_of(c, tongue) for c in begun))
    return Understood(nearest=nearest(typed, spoken, commands))


def nearest(typed: str, spoken: tuple[str, ...], commands: tuple[str, ...]) -> str:
    """The word that was most likely meant; empty if none looks like it."""
    words = {folded(w): w for tongue in reversed(spoken) for c in commands for w in words_for(c, tongue)}
    return words[found[0]] if (found := get_close_matches(typed, words, 1, ALIKE)) else ""


def words_for(command: str, language: str) -> tuple[str, ...]:
    names = names_in(language)[command]
    return names.name, *names.also


def folded(word: str) -> str:
    """Without capitals and accents; the question mark is a word of its own."""
    return plain(word) or word


def help_lines(t: Messages, commands: Iterable[str]) -> list[str]:
    """Each command with what may follow it, its name in the other language and what it does."""
    return [help_line(t, command) for command in commands]


def help_line(t: Messages, command: str) -> str:
    name, text = with_argument(t, command), t.get(f"{PREFIX}{command}.help")
    others = [name_of(command, other) for other in LANGUAGES if other != t.language]
    different = [other for other in others if other != name_of(command, t.language)]
    if not different:
        return t.get("client-help_command", command=name, help=text)
    return t.get("client-help_command_both", command=name, other=", ".join(different), help=text)


def with_argument(t: Messages, command: str) -> str:
    """`journal NOMBRE`"""
    key = f"{PREFIX}{command}.argument"
    name = name_of(command, t.language)
    return f"{name} {t.get(key)}" if t.has(key) else name


def not_understood(t: Messages, word: str, understood: Understood) -> str:
    """What the player could have meant."""
    if understood.could_be:
        return t.get("client-ambiguous_command", word=word, commands=", ".join(understood.could_be))
    if understood.nearest:
        return t.get("client-nearest_command", word=word, nearest=understood.nearest)
    return t.get("client-unknown_command", word=word)
