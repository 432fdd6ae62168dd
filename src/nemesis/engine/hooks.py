"""Hooks: the named places at which a module may change what the rules do.

A hook is declared once, as a constant, in the file whose steps ask for it. The declaration gives the types that it is
asked with, and mypy holds every step and every module to them:

    COMBAT_FACE: Modifier[str, Figure | None] = Modifier(
        "combat_face", "face, figure", "What the rolled face of the Combat die counts as; no figure: Eggs."
    )

A step asks with `fold(g, COMBAT_FACE, rolled, f)` for a value, with `for react in PASSED.of(g): react(g, p)` at a
moment. A module answers with `hooks=(COMBAT_FACE.by(agile),)`, where `agile(g, face, f)` returns a face. There is no
other way to name a hook, so a misspelt one fails at import. docs/hooks.md lists them all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from inspect import CO_VARARGS
from types import FunctionType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, TypeVarTuple

from ..errors import BadSetup

V = TypeVar("V")
Context = TypeVarTuple("Context")

Functions = tuple[Callable[..., Any], ...]
HookTable = dict["Hook", Functions]

HOOKS: dict[str, Hook] = {}
"""Every hook that any file has declared, by name."""


class Hook:
    """What the three kinds share. A hook is not a word: it is equal to nothing but itself."""

    kind: ClassVar[str]

    __slots__ = ("doc", "module", "name", "takes")

    def __init__(self, name: str, takes: str, doc: str) -> None:
        self.name = name
        self.takes = tuple(takes.split(", ")) if takes else ()
        """Names of what its functions are given, after the game itself."""
        self.doc = doc
        self.module: str = sys._getframe(1).f_globals["__name__"]
        """The file that declares it."""
        if name in HOOKS:
            raise ValueError(f"two hooks are called {name!r}: in {HOOKS[name].module} and in {self.module}")
        HOOKS[name] = self

    def __repr__(self) -> str:
        return self.constant

    @property
    def constant(self) -> str:
        """What it is called in code."""
        return self.name.upper()

    def check(self, functions: Functions) -> None:
        """Refuses a function that cannot take this hook's arguments."""
        for function in functions:
            if not fits(function, 1 + len(self.takes)):
                given = ", ".join(("game", *self.takes))
                taken = ", ".join(function.__code__.co_varnames[: function.__code__.co_argcount])
                raise BadSetup(f"{self} calls its functions with ({given}); {function.__qualname__} takes ({taken})")


class Hooked(NamedTuple):
    """What a module does at a hook."""

    hook: Hook
    functions: Functions


class Change(Hooked):
    """What a module, or a card that lasts, does to a value."""

    __slots__ = ()


class Modifier(Hook, Generic[V, *Context]):
    """A value that may be changed: each function gets it from the one before and returns it, changed or not."""

    kind = "modifier"
    __slots__ = ()

    def by(self, *functions: Callable[[Any, V, *Context], V]) -> Change:
        self.check(functions)
        return Change(self, functions)


class Trigger(Hook, Generic[*Context]):
    """A moment: each function is told of it."""

    kind = "trigger"
    __slots__ = ()

    def by(self, *functions: Callable[[Any, *Context], None]) -> Hooked:
        self.check(functions)
        return Hooked(self, functions)

    def of(self, g: Any) -> tuple[Callable[[Any, *Context], None], ...]:
        functions: tuple[Callable[[Any, *Context], None], ...] = g.rules.hooks[self]
        return functions


class Interception(Hook, Generic[*Context]):
    """A moment that may be taken over: the first function that returns True has dealt with it."""

    kind = "interception"
    __slots__ = ()

    def by(self, *functions: Callable[[Any, *Context], bool]) -> Hooked:
        self.check(functions)
        return Hooked(self, functions)

    def of(self, g: Any) -> tuple[Callable[[Any, *Context], bool], ...]:
        functions: tuple[Callable[[Any, *Context], bool], ...] = g.rules.hooks[self]
        return functions


def fits(function: Callable[..., Any], given: int) -> bool:
    """Whether a function takes this many arguments; other callables are trusted.

    This reads its code, not its signature: annotations may name what is imported for type checkers only.
    """
    if not isinstance(function, FunctionType):
        return True
    code = function.__code__
    least = code.co_argcount - len(function.__defaults__ or ())
    by_name_only = code.co_kwonlyargcount > len(function.__kwdefaults__ or ())
    return least <= given and (given <= code.co_argcount or bool(code.co_flags & CO_VARARGS)) and not by_name_only


def merge_hooks(hooked: Iterable[Hooked]) -> HookTable:
    """The functions of each hook, in the order of the modules."""
    table: HookTable = {}
    for hook, functions in hooked:
        table[hook] = table.get(hook, ()) + functions
    return table


def every_hook(hooked: Iterable[Hooked]) -> HookTable:
    """The same with an entry for every declared hook, so that a step can look one up without checking first."""
    return {**dict.fromkeys(HOOKS.values(), ()), **merge_hooks(hooked)}


def check_hooks(owner: str, hooked: Iterable[Any], made: type[Hooked] = Hooked) -> None:
    """Refuses anything not made by a declared hook, and suggests the hook that was probably meant."""
    for entry in hooked:
        if isinstance(entry, made):
            continue
        if isinstance(entry, Hooked):
            raise BadSetup(f"{owner} hooks on to {entry.hook}, but may only change values: it is a {entry.hook.kind}")
        named = entry[0] if isinstance(entry, (tuple, list)) and entry else entry
        meant = get_close_matches(str(named).lower(), HOOKS, n=3)
        advice = [f"{HOOKS[name]}.by(...) from {HOOKS[name].module}" for name in meant]
        said = f"{owner} hooks on to {named!r}, which is no declared hook"
        raise BadSetup(f"{said}; near it: {', '.join(advice)}" if advice else f"{said}; see docs/hooks.md")
