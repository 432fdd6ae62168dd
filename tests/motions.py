"""What the lines of a log change in a view, read from the declared events alone: the page does the same in TypeScript."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce
from typing import Any

from nemesis.engine.events import page_table

Exits = Callable[[int], list[int]]
FRESH = 100
"""Where the page begins to number what the view has not told yet."""


@cache
def declared() -> dict[str, dict[str, Any]]:
    return page_table()


def patched(view: Any, line: dict[str, Any], exits: Exits = lambda room: []) -> Any:
    said = declared().get(line["event"], {})
    data = {**said.get("stand_ins", {}), **line["data"]}
    for change in said.get("motion", ()):
        view = changed(view, change, data, exits)
    return view


def changed(view: Any, change: dict[str, Any], data: dict[str, Any], exits: Exits) -> Any:
    when = change.get("when")
    if when is not None and data.get(when["field"]) != when["is"]:
        return view
    if change["do"] == "noise":
        where = change["exits"]
        told = data.get(where.get("around", where.get("field")))
        for exit in [] if told is None else exits(told) if "around" in where else [told]:
            part, place = ("noise", exit) if exit >= 0 else ("vents", -1 - exit)
            marked = [change["value"] if n == place else old for n, old in enumerate(view[part])]
            view = {**view, part: marked}
        return view
    steps = change.get("at", [])
    if change["do"] == "drop":
        return within(view, steps[:-1], data, lambda rows: [row for row in rows if not matches(row, steps[-1], data)])
    return within(view, steps, data, lambda old: outcome(old, change, data))


def matches(row: Any, step: dict[str, Any], data: dict[str, Any]) -> bool:
    if "each" in step:
        return True
    equals = step["equals"]
    wanted = equals["is"] if "is" in equals else data.get(equals["field"])
    return wanted is not None and entry(row, step["where"]) == wanted


def entry(of: Any, key: Any) -> Any:
    if isinstance(of, dict):
        return of.get(key)
    return of[key] if isinstance(of, (list, tuple)) and isinstance(key, int) and 0 <= key < len(of) else None


def within(of: Any, steps: Sequence[Any], data: dict[str, Any], change: Callable[[Any], Any]) -> Any:
    if not steps:
        return change(of)
    step, rest = steps[0], steps[1:]
    if isinstance(step, dict) and "field" not in step:
        if not isinstance(of, list):
            return of
        return [within(row, rest, data, change) if matches(row, step, data) else row for row in of]
    key = data.get(step["field"]) if isinstance(step, dict) else step
    if isinstance(of, (list, tuple)):
        return [within(part, rest, data, change) if n == key else part for n, part in enumerate(of)]
    if not isinstance(of, dict) or key is None:
        return of
    new = within(of.get(key), rest, data, change)
    return of if new is of.get(key) else {**of, key: new}


def outcome(old: Any, change: dict[str, Any], data: dict[str, Any]) -> Any:
    try:
        value = read(change.get("value"), data, old)
    except KeyError:
        return old
    if change.get("known") and old is None:
        return old
    match change["do"]:
        case "set":
            return value
        case "append":
            return [*(old or []), value]
        case "remove":
            return without(old or [], value)
        case "extend":
            return [*(old or []), *value]
        case "withdraw":
            return reduce(without, value, old or [])
        case "add" | "take":
            total = (old or 0) + (value if change["do"] == "add" else -value)
            return max(change.get("least", total), total)
    raise AssertionError(change)


def read(written: Any, data: dict[str, Any], old: Any) -> Any:
    if isinstance(written, list):
        return [read(part, data, old) for part in written]
    if not isinstance(written, dict):
        return written
    if "field" in written:
        told = data[written["field"]]
        return told if "part" not in written else told[written["part"]]
    return len(data.get(written["count"]) or []) if "count" in written else FRESH + len(old or [])


def without(things: Sequence[Any], thing: Any) -> list[Any]:
    found = list(things)
    if thing in found:
        found.remove(thing)
    return found
