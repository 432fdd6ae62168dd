"""How an event moves the pieces of a view, as data: a page that shows one thing at a time needs no rule for it.

A `Change` names a place in the view, step by step, and what is done there. A step is the name of an entry (or its
position in a row), `Field(x)` for the index or key that the event tells, or `Where(column, Field(x))` for every row of
a list that has what the event tells in that column.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Do = Literal["set", "add", "take", "append", "remove", "drop", "noise"]
"""`set` what is there; `add` to the number there, or `take` from it; `append` to the list there, or `remove` the first
such thing from it; `drop` the rows found; put a `noise` marker at an exit, or take it away."""


@dataclass(frozen=True, slots=True)
class Field:
    """What the event tells in this field."""

    name: str

    def on_the_page(self) -> dict[str, Any]:
        return {"field": self.name}


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
    value: Field

    def on_the_page(self) -> dict[str, Any]:
        return {"where": self.column, "equals": self.value.on_the_page()}


Step: TypeAlias = "str | int | Field | Where"
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
        return said

    def fields(self) -> Iterator[str]:
        """The fields of the event that it reads."""
        for part in (*self.at, self.value, self.exits):
            yield from read_by(part)


def written(part: Any) -> Any:
    if isinstance(part, tuple):
        return [written(inner) for inner in part]
    return part.on_the_page() if hasattr(part, "on_the_page") else part


def read_by(part: Any) -> Iterator[str]:
    if isinstance(part, (Field, Count, Around)):
        yield part.name
    elif isinstance(part, Where):
        yield part.value.name
    elif isinstance(part, tuple):
        for inner in part:
            yield from read_by(inner)
