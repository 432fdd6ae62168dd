"""How an event moves the pieces of a view, as data: a page that shows one thing at a time needs no rule for it.

A `Change` names a place in the view, step by step, and what is done there. A step is the name of an entry (or its
position in a row), `Field(x)` for the index or key that the event tells, `Where(column, Field(x))` for every row of
a list that has what the event tells in that column (or a constant), or `Each()` for every row.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Do = Literal["set", "add", "take", "append", "remove", "extend", "withdraw", "drop", "noise"]
"""`set` what is there; `add` to the number there, or `take` from it; `append` to the list there, or `remove` the first
such thing from it; `extend` and `withdraw` do the same with several things; `drop` the rows found; put a `noise` marker
at an exit, or take it away."""


@dataclass(frozen=True, slots=True)
class Field:
    """What the event tells in this field, or one part of it; where it tells nothing, something else."""

    name: str
    part: int | None = None
    otherwise: str | None = None

    def on_the_page(self) -> dict[str, Any]:
        said = {"field": self.name, "part": self.part, "otherwise": self.otherwise}
        return {key: value for key, value in said.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Count:
    """How many things the event tells in this field."""

    name: str

    def on_the_page(self) -> dict[str, Any]:
        return {"count": self.name}


@dataclass(frozen=True, slots=True)
class Around:
    """Every exit of the Room that the event tells."""

    name: str

    def on_the_page(self) -> dict[str, Any]:
        return {"around": self.name}


@dataclass(frozen=True, slots=True)
class Fresh:
    """A number that nothing in the list has, until the next view tells the real one."""

    def on_the_page(self) -> dict[str, Any]:
        return {"fresh": True}


@dataclass(frozen=True, slots=True)
class Where:
    """Each row of a list with this in a column."""

    column: str | int
    value: Field | str

    def on_the_page(self) -> dict[str, Any]:
        equals = {"is": self.value} if isinstance(self.value, str) else self.value.on_the_page()
        return {"where": self.column, "equals": equals}


@dataclass(frozen=True, slots=True)
class Each:
    """Each row of a list."""

    def on_the_page(self) -> dict[str, Any]:
        return {"each": True}


@dataclass(frozen=True, slots=True)
class Is:
    """Whether the event tells this in a field."""

    name: str
    value: str | int | bool

    def on_the_page(self) -> dict[str, Any]:
        return {"field": self.name, "is": self.value}


Step: TypeAlias = "str | int | Field | Where | Each"
Value: TypeAlias = "str | int | bool | Field | Count | Fresh | tuple[Value, ...] | None"
"""A constant, what the event tells, or a row of these."""


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that an event changes in a view."""

    at: tuple[Step, ...]
    do: Do
    value: Value = None
    known: bool = False
    """Only where there is something already."""
    least: int | None = None
    """A number goes no lower."""
    exits: Field | Around | None = None
    """Where the noise marker is."""
    when: Is | None = None
    """Only if the event tells this."""

    def on_the_page(self) -> dict[str, Any]:
        said: dict[str, Any] = {"do": self.do}
        if self.at:
            said["at"] = [written(step) for step in self.at]
        if self.do != "drop":
            said["value"] = written(self.value)
        if self.known:
            said["known"] = True
        if self.least is not None:
            said["least"] = self.least
        if self.exits is not None:
            said["exits"] = self.exits.on_the_page()
        if self.when is not None:
            said["when"] = self.when.on_the_page()
        return said

    def fields(self) -> Iterator[str]:
        """The fields of the event that it reads."""
        for part in (*self.at, self.value, self.exits, self.when):
            yield from read_by(part)


def written(part: Any) -> Any:
    if isinstance(part, tuple):
        return [written(inner) for inner in part]
    return part.on_the_page() if hasattr(part, "on_the_page") else part


def read_by(part: Any) -> Iterator[str]:
    if isinstance(part, (Field, Count, Around, Is)):
        yield part.name
    elif isinstance(part, Where):
        yield from read_by(part.value)
    elif isinstance(part, tuple):
        for inner in part:
            yield from read_by(inner)
