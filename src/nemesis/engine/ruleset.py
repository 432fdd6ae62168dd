"""Rulesets: modules merged once into the frozen tables that a game reads.

A module adds, removes and replaces entries of component families, replaces registered steps, hooks on to values and
moments of the rules (see `hooks`), and declares table options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..errors import BadSetup
from .hooks import Hooked, check_hooks
from .machine import STEPS, Step

Family = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """A switch of the table, shown to the players (docs/options.md)."""

    name: str
    default: Any
    values: tuple[Any, ...]
    rule: str
    former: Mapping[int, Any] = field(default_factory=dict, hash=False)
    """Schema of a save -> the default then: what was dealt with it is replayed with it."""


@dataclass(frozen=True, slots=True)
class Secret:
    """How a hidden entry of `ext` looks to a seat, and how to deal an entry that fits what the seat sees."""

    shown: Callable[[Any, Any, int | None], Any]
    """(game, value, seat or None) -> what the view tells."""
    dealt: Callable[[Any, Any, Any], Any]
    """(game, what the view tells, the deal: `knowledge(kind)`, `shuffled(cards)`) -> a value that fits."""


class Window(NamedTuple):
    """The question of a reaction window, which comes out of turn, and the answer that does nothing."""

    question: str
    decline: str


@dataclass(frozen=True, slots=True)
class Module:
    """What one expansion, or the base game, brings to the table."""

    id: str
    components: dict[str, tuple[Any, ...]] = field(default_factory=dict)
    removes: dict[str, tuple[str, ...]] = field(default_factory=dict)
    replaces: tuple[str, ...] = ()
    """Families that it replaces altogether."""
    decks: dict[str, str] = field(default_factory=dict)
    """Further shared decks: name -> family of single cards."""
    pieces: tuple[str, ...] = ()
    """Families whose entries are pieces of their own, each known by its id, in no shared deck."""
    actions: dict[str, Any] = field(default_factory=dict)
    """Further basic actions, by name."""
    token_rooms: tuple[str, ...] = ()
    """Printed Rooms that get an Exploration token too."""
    steps: dict[str, Callable[..., Any]] = field(default_factory=dict)
    hooks: tuple[Hooked, ...] = ()
    """What it does at the hooks of the rules: `COMBAT_FACE.by(agile)`."""
    phases: Callable[[list[str], list[str], list[str]], None] | None = None
    """Changes the lists of step names: (player phase, event phase, end of turn)."""
    options: tuple[Option, ...] = ()
    windows: dict[str, Window] = field(default_factory=dict)
    """Further steps that open a reaction window: their waiting must not tell who is being asked."""
    intruder_event_phase: tuple[str, ...] = ()
    """Its steps of the Event Phase that also happen when an Intruder player replaces most of that phase."""
    only_if: str | None = None
    """Name of a yes/no option without which it brings nothing."""
    claims: dict[str, Any] = field(default_factory=dict)
    """What a seat may do at any time, unasked, by name (see `rules.claims`)."""
    secrets: dict[str, Secret] = field(default_factory=dict)
    """Entries of the table's `ext` that are secret, wholly or in part."""
    open_cards: tuple[str, ...] = ()
    """Entries of the table's `ext` that hold cards of its decks, face up."""
    changes: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Rule -> messages of other components, questions and terms that it makes untrue: the module says them in its own
    words (`words/<language>/in/<id>.ftl` of its box)."""
    terms: tuple[str, ...] = ()
    """Terms of the glossary that mean nothing without it."""
    usual: bool = False
    """Chosen for a new game of two players or more, unless somebody leaves it out; it is nothing for one."""
    parts: tuple[Module, ...] = ()
    """Smaller modules that come with it, one for each file that declares its own."""

    def __post_init__(self) -> None:
        check_hooks(f"module {self.id!r}", self.hooks)

    def whole(self) -> list[Module]:
        """The module and its parts."""
        return [self, *(inner for part in self.parts for inner in part.whole())]


def merge_components(modules: list[Module]) -> dict[str, Family]:
    families: dict[str, Family] = {}
    for module in modules:
        for family in module.replaces:
            families[family] = {}
        for family, ids in module.removes.items():
            for id in ids:
                if families.get(family, {}).pop(id, None) is None:
                    raise BadSetup(f"module {module.id!r} removes unknown {family} {id!r}")
        for family, entries in module.components.items():
            table = families.setdefault(family, {})
            for entry in entries:
                table[entry.id] = entry
    return families


def merge_steps(modules: list[Module]) -> dict[str, Step]:
    steps = dict(STEPS)
    for module in modules:
        for name, function in module.steps.items():
            if name not in steps:
                raise BadSetup(f"module {module.id!r} replaces the unknown step {name!r}")
            steps[name] = (function, steps[name][1])
    return steps


class Options:
    """The table options of one game, as attributes."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"no table option is called {name!r}")


def settle_options(modules: list[Module], given: dict[str, Any]) -> dict[str, Any]:
    known = {option.name: option for module in modules for option in module.options}
    values = {name: option.default for name, option in known.items()}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            possible = sorted(known)
            said = f"unknown option {name!r}; the options are {', '.join(possible)}"
            raise BadSetup(said, reason="unknown", what="option", value=name, possible=possible)
        if not any(value == v and type(value) is type(v) for v in option.values):
            allowed = ", ".join(repr(v) for v in option.values)
            said = f"option {name!r} cannot be {value!r}; it can be {allowed}"
            shown = value if isinstance(value, (str, bool)) else str(value)
            raise BadSetup(said, reason="option_value", option=name, value=shown, possible=list(option.values))
        values[name] = value
    return values
