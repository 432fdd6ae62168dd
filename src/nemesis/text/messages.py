"""The Fluent files of one language, the words of a table's modules over them, a data pack's texts on top.

`text/<language>/*.ftl` tell what every game has, `words/<language>/*.ftl` of a box what it brings. The folders `in`
hold voices: `in/<voice>.ftl` says messages again as a species, a mode, a module or a table option changes them; a file
named `a+b` speaks when both are in play. What a voice leaves out, a message or an attribute of it, is told as before.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as ftl

from ..content import BOXES
from ..errors import BadSetup
from ..languages import LANGUAGES, TEXTS
from .compiled import Beyond, Said, compiled, written
from .once import once

PAIR = "+"
Speech = tuple[str, tuple[str, ...]]
"""A language, and the files of voices that speak over it."""
UNLOCALISED = str.maketrans("_-.", "   ")
PLAIN = frozenset((str, int))
LOOKED_UP = 8_192
"""Messages that are found at once."""
RENDERED = 8_192
"""Sentences kept as they were put together, and as many that were said before those: a table says the same few thousand
again and again, and others only once."""


def folders(language: str) -> list[Path]:
    """Where its files are: the house's own, then those of each box."""
    return [TEXTS / language, *(box.folder / "words" / language for box in BOXES)]


def paths(language: str) -> list[Path]:
    if language not in LANGUAGES:
        said = f"unknown language {language!r}; possible: {', '.join(LANGUAGES)}"
        raise BadSetup(said, reason="unknown", what="language", value=language, possible=list(LANGUAGES))
    return [path for folder in folders(language) for path in sorted(folder.glob("*.ftl"))]


def fluent_source(language: str, voices: tuple[str, ...] | None = None) -> str:
    """For a client that reads Fluent itself: every file of a language as one, or those messages that voices change."""
    if voices is None:
        return "\n".join(path.read_text(encoding="utf-8") for path in paths(language))
    changed = reworded(language, speakers(language, voices))
    return FluentSerializer().serialize(ftl.Resource(list(changed.values())))


@once
def load_files(language: str) -> tuple[ftl.Resource, ...]:
    """Every file of a language, read once."""
    return tuple(FluentResource(path.read_text(encoding="utf-8")) for path in paths(language))


@once
def voice_files(language: str) -> dict[str, tuple[ftl.Message, ...]]:
    """What each file of voices says, by its name."""
    found: dict[str, tuple[ftl.Message, ...]] = {}
    for folder in folders(language):
        for path in sorted((folder / "in").glob("*.ftl")):
            file = FluentResource(path.read_text(encoding="utf-8"))
            said = tuple(e for e in file.body if isinstance(e, ftl.Message))
            found[path.stem] = (*found.get(path.stem, ()), *said)
    return found


@lru_cache(256)
def speakers(language: str, voices: tuple[str, ...]) -> tuple[str, ...]:
    """The files that hold for these voices. A pair speaks after each of the two, otherwise the order is the table's."""
    found = [name for name in voice_files(language) if all(part in voices for part in name.split(PAIR))]
    return tuple(sorted(found, key=lambda name: (name.count(PAIR), [voices.index(v) for v in name.split(PAIR)])))


@once
def message_table(language: str) -> dict[str, ftl.Message]:
    return {e.id.name: e for file in load_files(language) for e in file.body if isinstance(e, ftl.Message)}


def reworded(language: str, names: tuple[str, ...]) -> dict[str, ftl.Message]:
    """The messages that these files of voices change, attribute by attribute over what is said without them."""
    found: dict[str, ftl.Message] = {}
    for name in names:
        for said in voice_files(language)[name]:
            id = said.id.name
            before = found.get(id) or message_table(language)[id]
            attributes = {a.id.name: a for a in (*before.attributes, *said.attributes)}
            found[id] = ftl.Message(before.id, said.value or before.value, list(attributes.values()))
    return found


@once
def load_bundle(language: str, names: tuple[str, ...] = ()) -> FluentBundle:
    """No isolation marks: the texts also go to plain terminals."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in load_files(language):
        bundle.add_resource(file)
    bundle.add_resource(ftl.Resource(list(reworded(language, names).values())), allow_overrides=True)
    return bundle


class OneFile:
    """The messages of a single file, for those who cannot wait until all of them are read."""

    def __init__(self, language: str, name: str) -> None:
        self.language = language
        path = next(path for path in paths(language) if path.stem == name)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def get(self, key: str, **args: Any) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, problems = self.bundle.format_pattern(pattern, args)
        assert not problems, f"{key}: {problems}"
        return str(text)


@lru_cache(LOOKED_UP)
def pattern_of(speech: Speech, key: str) -> ftl.Pattern | None:
    """What stands in the files under a key; None: nothing."""
    id, _, attribute = key.partition(".")
    return written(load_bundle(*speech), id, attribute)


@lru_cache(LOOKED_UP)
def plainly(speech: Speech, key: str) -> Said | None:
    """A message as a function; None: only the library can say it."""
    try:
        return compiled(load_bundle(*speech), pattern_of(speech, key))
    except Beyond:
        return None


def render(speech: Speech, key: str, args: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
    """(the text, what went wrong)"""
    say = plainly(speech, key)
    if say is not None:
        try:
            return say(args), ()
        except Beyond:
            pass
    return render_by_the_library(speech, key, args)


def render_by_the_library(speech: Speech, key: str, args: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
    bundle = load_bundle(*speech)
    id, _, attribute = key.partition(".")
    message = bundle.get_message(id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, errors = bundle.format_pattern(pattern, args)
    return str(text), tuple(f"{key}: {error}" for error in errors)


@lru_cache(256)
def said_in(speech: Speech) -> tuple[dict[Any, str], dict[Any, str]]:
    """What was said of late and what before that, shared by all who speak alike."""
    return {}, {}


def read_all() -> None:
    """Every file of every language, before somebody waits for it."""
    for language in LANGUAGES:
        load_bundle(language)
        message_table(language)
        voice_files(language)


def keys(language: str) -> list[str]:
    return list(message_table(language))


class Messages:
    """Messages by key; a dot reaches an attribute: `card-search.text`."""

    def __init__(
        self, language: str, overrides: dict[str, str] | None = None, voices: tuple[str, ...] = ()
    ) -> None:  # fmt: skip
        paths(language)  # an unknown language is refused here, not at the first word
        self.language = language
        self.overrides = overrides or {}
        """A data pack's texts (`ruleset.texts[language]`), shown word for word."""
        self.speech: Speech = (language, speakers(language, voices))
        self.key: Any = (self.speech, id(self.overrides) if self.overrides else 0)
        """The same for texts that say the same."""
        load_bundle(*self.speech)
        self._said, self._earlier = ({}, {}) if self.overrides else said_in(self.speech)
        """By key; messages with variables by key and these. Most of what is said was said before."""
        self.problems: set[str] = set()
        """What could not be rendered as written. Players still get a line; tests want this empty."""

    def has(self, key: str) -> bool:
        return key in self.overrides or self.pattern(key) is not None

    def get(self, key: str, **args: Any) -> str:
        whole = (key, *args, *args.values()) if args else key
        try:
            return self._said[whole]
        except (KeyError, TypeError):
            return self._say(whole, key, args)

    def _say(self, whole: Any, key: str, args: dict[str, Any]) -> str:
        if key in self.overrides:
            return self.overrides[key]
        plain = PLAIN.issuperset(map(type, args.values()))
        text = self._earlier.get(whole) if plain else None
        if text is None:
            if pattern_of(self.speech, key) is None:
                self.problems.add(f"no text for {key}")
                return key.partition("-")[2].translate(UNLOCALISED)
            text, problems = render(self.speech, key, args)
            if problems:
                self.problems.update(problems)
                return text
        if plain:
            self._keep(whole, text)
        return text

    def _keep(self, whole: Any, text: str) -> None:
        """What has not been said again since so many others were is forgotten."""
        if len(self._said) >= RENDERED:
            self._earlier.clear()
            self._earlier.update(self._said)
            self._said.clear()
        self._said[whole] = text

    def pattern(self, key: str) -> Any:
        return pattern_of(self.speech, key)

    def form(self, key: str, form: str) -> str:
        """A name as a sentence needs it (`the`, `a`, `of`, `to`); a data pack's new name stands for all forms."""
        full = f"{key}.{form}"
        said = self._said.get(full)
        if said is not None and not self.overrides:
            return said
        if full in self.overrides:
            return self.overrides[full]
        if key in self.overrides or self.pattern(full) is None:
            return self.get(key)
        return self.get(full)

    def quoted(self, name: str) -> str:
        """The name of a card inside a sentence."""
        return self.get("phrase-quote", name=name)

    def listed(self, things: list[str]) -> str:
        """One, two and three."""
        if not things:
            return self.get("phrase-nothing")
        if len(things) == 1:
            return things[0]
        return self.get("phrase-and", first=", ".join(things[:-1]), last=things[-1])

    def either(self, things: list[str]) -> str:
        """One, two or three."""
        if len(things) < 2:
            return self.listed(things)
        return self.get("phrase-or", first=", ".join(things[:-1]), last=things[-1])


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def yes_or_no(value: object) -> str:
    """Fluent selects on words, not on booleans."""
    return "yes" if value else "no"
