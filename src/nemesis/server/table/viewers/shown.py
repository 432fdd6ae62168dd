"""What a viewer has before it besides the log, and what an update must say of it."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Literal, cast

from ....view.types import View
from ...messages import Badge, Goal, Matter, Question, RadioNews
from .rendering import on_the_wire

BESIDE = ("ask", "undo", "report", "claims", "declined", "matters", "badges", "goals", "radio", "key")
"""What comes with a view."""
beside = attrgetter(*BESIDE)
ENTRY_BY_ENTRY = ("rooms", "seats")
"""Parts of a view that are long lists, of which a move changes little."""


@dataclass(slots=True)
class Shown:
    view: View
    ask: Question | None
    undo: Literal["free", "vote"] | None
    report: list[str]
    claims: list[str]
    declined: list[str]
    matters: list[Matter]
    badges: list[list[Badge]]
    goals: list[Goal]
    radio: RadioNews | None
    key: str | None

    def since(self, last: Shown | None) -> dict[str, Any]:
        """The parts of an update for somebody who was shown `last`."""
        if last is None:
            return {"view": on_the_wire(self.view), **{name: getattr(self, name) for name in BESIDE}}
        parts = zip(BESIDE, beside(self), beside(last), strict=True)
        found = {name: part for name, part, old in parts if part is not old and part != old}
        return found | view_since(self.view, last.view)


def view_since(view: View, last: View) -> dict[str, Any]:
    now, before = cast(dict[str, Any], view), cast(dict[str, Any], last)
    changed = {name: part for name, part in now.items() if part is not before[name] and part != before[name]}
    found: dict[str, Any] = {}
    for name in ENTRY_BY_ENTRY:
        entries = entries_since(changed[name], before[name]) if name in changed else None
        if entries is not None:
            found[name] = entries
            del changed[name]
    if changed:
        found["view"] = changed
    return found


def entries_since(entries: list[dict[str, Any]], before: list[dict[str, Any]]) -> dict[str, dict[str, Any]] | None:
    """What changed in each; None: it cannot be laid over what was there."""
    if len(entries) != len(before):
        return None
    found = {}
    for index, (entry, old) in enumerate(zip(entries, before, strict=True)):
        if entry is not old:
            if entry.keys() != old.keys():
                return None
            changed = {name: value for name, value in entry.items() if value is not old[name] and value != old[name]}
            if changed:
                found[str(index)] = changed
    return found
