"""Questions: what a step may ask a seat, and what its options look like.

A question is declared once, as a constant, in the file whose steps ask it, with the shapes of its options:

    SEARCH_COLOUR = Question("search_colour", shape("colour", deck=DECK), doc="Which Item deck is searched.")

A shape is a word alone (`"decline"`), or a word with named places that follow it: `shape("way", room=ROOM,
corridor=CORRIDOR)` is the option `("way", 6, 9)`. What stands at a place is one of a few meanings
(`rules/meanings.py`), so a reader of options knows what each one points at without a list of words.

A step asks with `yield SEARCH_COLOUR.ask(seat, options)`. A module that offers something else at a question of the
rules says so in its own file: `TURN.also(shape("whistle"))`. Nothing is checked in play; tests hold every option to its
shape.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .machine import Ask, Choice

QUESTIONS: dict[str, Question] = {}
"""Every question that any file has declared, by the kind that its asks carry."""
SHAPES: dict[str, list[Shape]] = {}
"""Every shape of a tuple, by its word. What follows a word means the same in every question."""

new_ask = Ask.__new__


@dataclass(frozen=True, slots=True)
class Meaning:
    """What stands at a place of an option."""

    name: str
    """In words, for documents: `room`, `item`."""
    holds: type[int] | type[str]
    words: tuple[str, ...] = ()
    """All that it can be, where that is a closed list."""
    many: bool = False
    """One or more of them, to the end of the option."""

    def fits(self, value: Any) -> bool:
        return type(value) is self.holds and (not self.words or value in self.words)


def one_of(*words: str) -> Meaning:
    return Meaning("word", str, words)


def many(meaning: Meaning) -> Meaning:
    return replace(meaning, many=True)


@dataclass(frozen=True, slots=True)
class Shape:
    """An option: its word, then its places; alone, it is no tuple but the word itself."""

    word: str
    places: tuple[tuple[str, Meaning], ...] = ()
    alone: bool = False

    def meanings(self, count: int) -> tuple[Meaning, ...]:
        """What this many values after the word stand for; a last place for many takes the rest."""
        found = tuple([meaning for _, meaning in self.places])
        return found + found[-1:] * (count - len(found)) if found and found[-1].many else found

    def fits(self, option: Choice) -> bool:
        if self.alone or isinstance(option, str):
            return self.alone and option == self.word
        meanings = self.meanings(len(option) - 1)
        if option[0] != self.word or len(option) - 1 != len(meanings):
            return False
        for place, meaning in enumerate(meanings, 1):
            if not meaning.fits(option[place]):
                return False
        return True


def shape(word: str, /, **places: Meaning) -> Shape:
    made = Shape(word, tuple(places.items()))
    for known in SHAPES.setdefault(word, []):
        if known == made:
            return known
        if len(known.places) == len(made.places):
            raise ValueError(f"options that begin with {word!r} have two shapes: {known} and {made}")
    SHAPES[word].append(made)
    return made


def shape_of(option: Choice) -> Shape | None:
    """What each place of a tuple stands for; None: nobody has declared such an option."""
    return next((known for known in SHAPES.get(option[0], ()) if known.fits(option)), None)


def values_of(option: Choice) -> list[tuple[Meaning, Any]]:
    """The values after the word of an option, each with what it stands for; none where that is not declared."""
    known = None if isinstance(option, str) else shape_of(option)
    return [] if known is None else list(zip(known.meanings(len(option) - 1), option[1:], strict=True))


class Question:
    """A kind of question. It is not a word: it is equal to nothing but itself."""

    __slots__ = ("doc", "hidden", "module", "name", "rule", "shapes")

    def __init__(self, name: str, *shapes: Shape | str, doc: str, rule: str = "", hidden: bool = False) -> None:
        self.name = name
        """The kind that its asks carry: in saves, on the wire, for bots."""
        self.doc = doc
        self.rule = rule
        """The rule that asks it, which is the source of an ask that names none."""
        self.hidden = hidden
        """Nobody else may learn which seat is being asked."""
        self.shapes: dict[Shape, str] = {}
        """What its options look like, each with the file that says so."""
        self.module: str = sys._getframe(1).f_globals["__name__"]
        """The file that declares it."""
        if name in QUESTIONS:
            raise ValueError(f"two questions are called {name!r}: in {QUESTIONS[name].module} and in {self.module}")
        QUESTIONS[name] = self
        self.take(shapes, self.module)

    def __repr__(self) -> str:
        return f"Question({self.name!r})"

    def ask(self, seat: int, options: Sequence[Choice], source: Any = None) -> Ask:
        """To one seat; the source is what the question is about, where the rule alone does not say it.

        Every decision comes through here: filling the ask in spares a call.
        """
        asked = new_ask(Ask)
        asked.seat = seat
        asked.kind = self.name
        asked.options = options
        asked.source = self.rule if source is None else source
        asked.hidden = self.hidden
        return asked

    def also(self, *shapes: Shape | str) -> None:
        """Options that a module adds to a question declared elsewhere."""
        self.take(shapes, sys._getframe(1).f_globals["__name__"])

    def take(self, shapes: Iterable[Shape | str], module: str) -> None:
        for given in shapes:
            made = Shape(given, alone=True) if isinstance(given, str) else given
            if made in self.shapes:
                raise ValueError(f"{self.name!r} has {made} in {self.shapes[made]} and again in {module}")
            self.shapes[made] = module

    def check(self, options: Iterable[Choice]) -> None:
        """Refuses an option that has none of its shapes; for tests."""
        for option in options:
            if not any(known.fits(option) for known in self.shapes):
                raise ValueError(f"{option!r} has no shape of {self.name!r}: {', '.join(map(str, self.shapes))}")
