"""Events: what happens in a game. Each is declared once, as a class, in the file whose rules emit it.

    class Moved(Event, term="move", sound="step", pace="move", motion=pieces.seat("room")):
        '''A character enters a Room.'''

        seat: SeatNumber
        room: RoomNumber
        corridor: CorridorNumber
        explores: bool = since(False)

A step emits it with `g.emit(Moved(seat=p.index, ...))`, and mypy checks the fields. All else follows from the
declaration: the sentence `log-moved` and its variables, the term of the glossary behind it, what pages show and move.

A field declared as `Hidden[...]` is told to the seats named with `g.emit(..., to=...)`, by default to the seat of the
event, and to nobody else; a `private` event is told to those seats alone. Secrets are told in no other way.
"""

from __future__ import annotations

import re
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from inspect import get_annotations
from types import MappingProxyType, SimpleNamespace, UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
)

from .motion import Change, written

T = TypeVar("T")
E = TypeVar("E", bound="Event")

Logged = tuple[str, dict[str, Any], tuple[int, ...] | None, tuple[str, ...]]
"""(name, data, the seats it is for or None for everybody, the fields that are for these seats alone)"""
Stage = Literal["players", "time", "attacks", "fire", "event", "bag"]
"""What is being resolved: the turns of the players, or a part of the event phase."""
Pace = Literal["small", "move"]
"""Shown briefly, or for as long as a piece takes to move; other events stay as long as it takes to read them."""

EVENTS: dict[str, type[Event]] = {}
"""Every event that any file has declared, by name."""


# -- fields ---------------------------------------------------------------------------------------------


class Redacted(Enum):
    """A type with one value: it stands for what a viewer may not know."""

    REDACTED = "redacted"


REDACTED: Final = Redacted.REDACTED
HIDDEN = object()
Hidden = Annotated[Union[T, Redacted], HIDDEN]  # noqa: UP007 - a TypeVar takes no |
"""For some seats only: any other reader of the event finds `REDACTED` in the field."""


class Meaning:
    """What the value of a field stands for, which decides how it is put into words."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Meaning({self.name!r})"


class Word(Meaning):
    """A value with a message of its own: `<prefix>-<value>`."""

    def __init__(self, prefix: str, quoted: bool = False) -> None:
        super().__init__("word")
        self.prefix = prefix
        self.quoted = quoted


class Declared(NamedTuple):
    """A field of an event."""

    type: Any
    meaning: Meaning | None
    """None: a number, yes or no, or a word that selects."""
    hidden: bool
    required: bool
    """Every new event has it; events of older saves get a stand-in."""


def since(stand_in: Any) -> Any:
    """A field that events of older saves lack, and what stands for it there."""
    return StandIn(stand_in)


class StandIn(NamedTuple):
    value: Any


class Read(NamedTuple):
    """What an annotation says."""

    type: Any
    meaning: Meaning | None
    hidden: bool


def declared_fields(cls: type[Event]) -> dict[str, Declared]:
    """Its own fields and those of the classes that it builds on, theirs first."""
    found: dict[str, Declared] = {}
    for owner in reversed(cls.__mro__[: cls.__mro__.index(Event)]):
        for name, annotation in get_annotations(owner).items():
            read = read_annotation(annotation, owner.__module__)
            if get_origin(read.type) is not ClassVar:
                required = not hasattr(cls, name) or isinstance(getattr(cls, name), StandIn)
                found[name] = Declared(*read, required)
    return found


@cache
def read_annotation(annotation: Any, module: str) -> Read:
    """Most events share a few types, so this is quicker than `get_type_hints` for each of them."""
    hint = eval(annotation, vars(sys.modules[module])) if isinstance(annotation, str) else annotation
    marks = marks_of(hint)
    return Read(bare(hint), next((mark for mark in marks if isinstance(mark, Meaning)), None), HIDDEN in marks)


def marks_of(hint: Any) -> list[Any]:
    """The marks of a type and of the types that it joins."""
    if get_origin(hint) is Annotated:
        return [*hint.__metadata__, *marks_of(hint.__origin__)]
    return [mark for part in get_args(hint) for mark in marks_of(part)]


def bare(hint: Any) -> Any:
    """A type without its marks and without `Redacted`."""
    if get_origin(hint) is Annotated:
        return bare(hint.__origin__)
    if get_origin(hint) in (Union, UnionType):
        return Union[tuple(bare(part) for part in get_args(hint) if part is not Redacted)]  # noqa: UP007
    return hint


# -- what a page does with it ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Die:
    """The die that fell: its `face`."""

    die: Literal["noise", "combat"]

    def on_the_page(self) -> dict[str, Any]:
        return {"kind": "die", "die": self.die}


@dataclass(frozen=True, slots=True)
class Card:
    """The card that the event names in this field, and whether it `hits`."""

    field: str = "card"

    def on_the_page(self) -> dict[str, Any]:
        return {"kind": "card", "field": self.field}


@dataclass(frozen=True, slots=True)
class Creature:
    """The creature of its `kind`."""

    def on_the_page(self) -> dict[str, Any]:
        return {"kind": "creature"}


@dataclass(frozen=True, slots=True)
class Harm:
    """Whom it hurts, or touches against their will: their line stands out."""

    seat: str = "seat"
    only_if: str = ""
    """A field that must be true for it."""

    def on_the_page(self) -> dict[str, Any]:
        return {"seat": self.seat, **({"only_if": self.only_if} if self.only_if else {})}


@dataclass(frozen=True, slots=True)
class Outdates:
    """Knowledge of this kind may no longer hold."""

    knowledge: str
    about: str = ""
    """Only about what the event tells in this field."""
    spares: str = ""
    """Whose knowledge stays true."""

    def on_the_page(self) -> dict[str, Any]:
        said = {"knowledge": self.knowledge, "about": self.about, "spares": self.spares}
        return {name: value for name, value in said.items() if value}


@dataclass(frozen=True, slots=True)
class Page:
    """What a page does when an event is told."""

    sound: str | None = None
    pace: Pace | None = None
    afterwards: bool = False
    """Without words it belongs to the line before, not to the next one."""
    harms: Harm | None = None
    shows: Die | Card | Creature | None = None
    stage: Stage | None = None
    """Where the round stands from here on."""
    outdates: tuple[Outdates, ...] = ()
    motion: tuple[Change, ...] = ()

    def data(self) -> dict[str, Any]:
        """As plain data, defaults left out."""
        said = {
            "sound": self.sound,
            "pace": self.pace,
            "afterwards": self.afterwards,
            "harms": self.harms and self.harms.on_the_page(),
            "shows": self.shows and self.shows.on_the_page(),
            "stage": self.stage,
            "outdates": [one.on_the_page() for one in self.outdates],
            "motion": [one.on_the_page() for one in self.motion],
        }
        return {name: value for name, value in said.items() if value}

    def fields(self) -> Iterator[str]:
        """The fields of the event that it reads."""
        for change in self.motion:
            yield from change.fields()
        if isinstance(self.shows, Die):
            yield "face"
        elif isinstance(self.shows, Card):
            yield self.shows.field
        elif self.shows is not None:
            yield "kind"
        for one in (*(self.outdates), self.harms):
            if isinstance(one, Outdates):
                yield from (name for name in (one.about, one.spares) if name)
            elif one is not None:
                yield from (name for name in (one.seat, one.only_if) if name)


# -- events -----------------------------------------------------------------------------------------------------

NO_SENTENCE: Final = ""
"""The term of an event that needs none, because nothing is said of it."""

if TYPE_CHECKING:
    Fields = object
else:
    Fields = SimpleNamespace
"""The cheapest object with named values: playouts emit as many events as games do, but keep no log."""


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(since,))
class Event(Fields):
    """Something that happened, or what one viewer is told of it."""

    name: ClassVar[str] = ""
    term: ClassVar[str | None] = None
    """The term of the glossary that says why; None: the sentence says everything, or the glossary has none."""
    always_folded: ClassVar[bool] = False
    """An announcement, a die or a cause: the line of the outcome says it."""
    secretly: ClassVar[bool] = False
    """For those to whom its hidden fields are not told there is nothing to say."""
    private: ClassVar[bool] = False
    """For some seats alone; the others are told nothing at all."""
    fields: ClassVar[Mapping[str, Declared]] = MappingProxyType({})
    required: ClassVar[frozenset[str]] = frozenset()
    """Those without which it cannot be told."""
    hidden: ClassVar[tuple[str, ...]] = ()
    page: ClassVar[Page] = Page()

    def __init_subclass__(
        cls,
        *,
        abstract: bool = False,
        name: str = "",
        term: str | None = NO_SENTENCE,
        folded: bool = False,
        secretly: bool = False,
        private: bool = False,
        sound: str | None = None,
        pace: Pace | None = None,
        afterwards: bool = False,
        harms: str | Harm | None = None,
        shows: Die | Card | Creature | None = None,
        stage: Stage | None = None,
        outdates: tuple[Outdates, ...] = (),
        motion: tuple[Change, ...] = (),
    ) -> None:
        super().__init_subclass__()
        if abstract:
            return
        cls.name = name or re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        known = EVENTS.get(cls.name)
        if known is not None:
            raise ValueError(f"two events are called {cls.name!r}: in {known.__module__} and in {cls.__module__}")
        if (term == NO_SENTENCE) is not folded:
            raise ValueError(f"{cls.name!r} needs either a term, if only None, or to be folded")
        cls.term = term or None
        cls.always_folded, cls.secretly, cls.private = folded, secretly, private
        cls.fields = MappingProxyType(declared_fields(cls))
        cls.required = frozenset(field for field, declared in cls.fields.items() if declared.required)
        cls.hidden = tuple(field for field, declared in cls.fields.items() if declared.hidden)
        hurt = Harm(harms) if isinstance(harms, str) else harms
        cls.page = Page(sound, pace, afterwards, hurt, shows, stage, outdates, motion)
        for field in cls.fields:
            stand_in = getattr(cls, field, None)
            if isinstance(stand_in, StandIn):
                setattr(cls, field, stand_in.value)
        for field in cls.hidden:
            setattr(cls, field, REDACTED)
        EVENTS[cls.name] = cls

    @classmethod
    def on_the_page(cls) -> dict[str, Any]:
        """What a page does with it, as plain data; with what stands for fields that older events lack."""
        said = cls.page.data()
        read = dict.fromkeys(cls.page.fields())
        older = {
            field: written(getattr(cls, field)) for field in read if hasattr(cls, field) and field not in cls.hidden
        }
        return {**said, "stand_ins": older} if older else said

    def logged(self, to: tuple[int, ...] | None) -> Logged:
        """As the log keeps it. Hidden fields never go to everybody: by default to the event's own seat."""
        told = vars(self)
        if not self.fields.keys() >= told.keys() >= self.required:
            raise TypeError(f"{self!r} should have the fields {', '.join(self.fields)}")
        if not self.hidden and not self.private:
            if to is not None:
                raise TypeError(f"{self.name!r} is for everybody: declare what is secret in it")
        elif to is None:
            if "seat" not in self.fields:
                raise TypeError(f"say to whom {self.name!r} is told")
            to = (told["seat"],)
        return self.name, told, to, self.hidden

    def has_sentence(self, g: Any, past: Past) -> bool:
        """Does it get a sentence of its own for the viewer of this past?"""
        if self.always_folded or (self.secretly and any(getattr(self, field) is REDACTED for field in self.hidden)):
            return False
        return not self.folded(g, past)

    def folded(self, g: Any, past: Past) -> bool:
        """Does another line tell it, so that it has none of its own?"""
        return False

    def covers(self, event: Event) -> bool:
        """Does its line also tell this event, which follows it?"""
        return False


class Undeclared(Event, abstract=True):
    """An event of another version, or of a box that is not here."""


def rebuilt(name: str, data: Mapping[str, Any]) -> Event:
    """An event from its logged data: stand-ins for fields that older saves lack, `REDACTED` for hidden ones."""
    return EVENTS.get(name, Undeclared)(**data)


def names_of(kinds: tuple[type[Event], ...]) -> frozenset[str]:
    """The events that are of one of these kinds."""
    return names_among(kinds, len(EVENTS))


@lru_cache(256)
def names_among(kinds: tuple[type[Event], ...], declared: int) -> frozenset[str]:
    """`declared`: how many there are by now."""
    return frozenset(name for name, event in EVENTS.items() if issubclass(event, kinds))


class Past(ABC):
    """What a viewer was told before an event, the latest first."""

    @property
    def viewer(self) -> int | None:
        """None: a spectator."""
        return None

    @abstractmethod
    def __iter__(self) -> Iterator[Event]: ...

    def last(self, *over: type[Event]) -> Event | None:
        """The latest event, passing over these."""
        return next((event for event in self if not isinstance(event, over)), None)

    def every(self, *kinds: type[E]) -> Iterator[E]:
        """All events of these kinds."""
        return (event for event in self if isinstance(event, kinds))

    def latest(self, *kinds: type[E]) -> E | None:
        """The latest event of one of these kinds."""
        return next(self.every(*kinds), None)

    def covers(self, event: Event, *over: type[Event]) -> bool:
        """Does the latest line, passing over these, also tell this event?"""
        last = self.last(*over)
        return last is not None and last.covers(event)


def page_table() -> dict[str, dict[str, Any]]:
    """What a page does with each event, by name; those that it only tells are left out."""
    return {name: data for name, event in EVENTS.items() if (data := event.on_the_page())}
