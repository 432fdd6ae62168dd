"""Scenarios as TOML files (see docs/scenarios.md): each table is a call of the builder, with the same names."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, TypeVar

from ..errors import BadSetup, NemesisError, cause_of
from .boxes import Setter, box_setters
from .builder import Scenario
from .checks import check_call, pairs, several, yes_or_no
from .table import Table

SETUP = ("characters", "mode", "board", "modules", "options", "seed", "language", "species")
TEXTS = ("title", "about")
SWITCHES = ("explore_all",)
"""Calls without arguments: `explore_all = true`."""
STARTS = ("turn", "phase", "run")

Entry = dict[str, Any]
T = TypeVar("T")


def load_scenario(path: str | Path) -> Table:
    """Read a scenario file and set it up; `BadSetup` says what is wrong in it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        said = f"the scenario {path} cannot be read: {error}"
        raise BadSetup(said, reason="unreadable", file=str(path), cause=cause_of(error)) from None
    return scenario_from_toml(text)


def scenario_from_toml(text: str) -> Table:
    """The position that a scenario file describes, from its text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise bad_scenario(f"the scenario is not valid TOML: {error}") from None
    known = (*SETUP, *switches(), *several_times(), *once(), *STARTS, *TEXTS)
    for name in data:
        if name not in known:
            raise bad_scenario(f"unknown entry {name!r} in the scenario; known are {', '.join(known)}")
    try:
        return built(data)
    except NemesisError as error:
        raise error if error.reason else bad_scenario(str(error)) from None


def bad_scenario(detail: str) -> BadSetup:
    """The author of a scenario is told names as they are written in the file, whatever the language."""
    return BadSetup(detail, reason="scenario", detail=detail)


def built(data: Entry) -> Table:
    scenario = begun(data)
    for name in switches():
        if yes_or_no(name, data.get(name, False)):
            scenario.lay(name)
    for name, lay in several_times().items():
        for entry in several(f"[[{name}]]", data.get(name, [])):
            lay(scenario, pairs(f"[[{name}]]", entry))
    for name, lay in once().items():
        if name in data:
            lay(scenario, pairs(f"[{name}]", data[name]))
    return started(scenario, data)


def begun(data: Entry) -> Scenario:
    setup = {name: data[name] for name in SETUP if name in data and name != "characters"}
    characters = several("characters", data.get("characters", ["captain"]))
    return Scenario(*characters, **setup)


def started(s: Scenario, data: Entry) -> Table:
    """The turn of seat 0, unless one of the starts is named."""
    named = [name for name in STARTS if name in data]
    if len(named) > 1:
        raise BadSetup(f"a scenario starts in one way: {' or '.join(STARTS)}, not {' and '.join(named)}")
    start = named[0] if named else "turn"
    entry = pairs(f"[{start}]", data.get(start, {}))
    if start == "phase":
        return called(s.phase, start, entry, "steps")
    if start == "run":
        check_entry(start, entry, "step", optional=("args",))
        return s.run(entry["step"], *several("args", entry.get("args", [])))
    return called(s.turn, start, entry)


# -- tables and calls -------------------------------------------------------------------------------


def called(call: Callable[..., T], name: str, entry: Entry, listed: str | None = None) -> T:
    """The call with the entries of a table; `listed` is the entry that stands for its listed arguments."""
    named = {key: value for key, value in entry.items() if key != listed}
    if listed is None:
        check_call(name, call, (), named)
        return call(**named)
    if listed not in entry:
        raise BadSetup(f"[{name}] needs {listed}")
    args = several(listed, entry[listed])
    check_call(name, call, args, named)
    return call(*args, **named)


def check_entry(name: str, entry: Entry, *needed: str, optional: tuple[str, ...] = ()) -> None:
    for key in needed:
        if key not in entry:
            raise BadSetup(f"[{name}] needs {key}")
    for key in entry:
        if key not in (*needed, *optional):
            raise BadSetup(f"unknown entry {key!r} in [{name}]; known are {', '.join((*needed, *optional))}")


def laid(name: str) -> Callable[[Scenario, Entry], Any]:
    """A table for a setter of a box: its entries are the parameters, listed arguments under their common name."""
    call = box_setters()[name].setter.lay
    parameters = list(signature(call).parameters.values())[1:]
    listed = next((p.name for p in parameters if p.kind is Parameter.VAR_POSITIONAL), None)
    if listed is None:
        return plain(name)
    before = [p.name for p in parameters if p.kind is Parameter.POSITIONAL_OR_KEYWORD]
    others = tuple(p.name for p in parameters if p.name not in before)

    def lay(s: Scenario, entry: Entry) -> None:
        check_entry(name, entry, *before, optional=others)
        named = {key: value for key, value in entry.items() if key not in (*before, listed)}
        s.lay(name, *(entry[key] for key in before), *several(listed, entry.get(listed, [])), **named)

    return lay


def plain(name: str, listed: str | None = None) -> Callable[[Scenario, Entry], Any]:
    """A table whose entries are the parameters of the call."""
    return lambda s, entry: called(getattr(s, name), name, entry, listed)


def two_rooms(entry: Entry) -> tuple[Any, Any]:
    rooms = several("between", entry["between"])
    if len(rooms) != 2:
        raise BadSetup(f"a corridor is between two rooms, not {rooms!r}")
    return rooms[0], rooms[1]


def door(s: Scenario, entry: Entry) -> None:
    check_entry("door", entry, "between", "state", optional=("which",))
    s.door(*two_rooms(entry), entry["state"], entry.get("which", 0))


def noise(s: Scenario, entry: Entry) -> None:
    """In a Corridor (`between`), or with `technical = true` in the Technical Corridors (`space`)."""
    if yes_or_no("technical", entry.get("technical", False)):
        check_entry("noise", entry, "technical", optional=("space",))
        s.technical_noise(entry.get("space", 0))
    else:
        check_entry("noise", entry, "between", optional=("which", "technical"))
        s.noise(*two_rooms(entry), entry.get("which", 0))


def piles(name: str) -> Callable[[Scenario, Entry], None]:
    """Shared decks by name, each with its cards."""

    def lay(s: Scenario, entry: Entry) -> None:
        for deck, cards in entry.items():
            getattr(s, name)(deck, *several(f"{name} of {deck}", cards))

    return lay


def whole_table(name: str) -> Callable[[Scenario, Entry], None]:
    """A table whose entries the call itself checks."""

    def lay(s: Scenario, entry: Entry) -> None:
        getattr(s, name)(**entry)

    return lay


def extension(s: Scenario, entry: Entry) -> None:
    s.extension(entry.get("seat"), **{key: value for key, value in entry.items() if key != "seat"})


CALLS: dict[str, Callable[[Scenario, Entry], Any]] = {
    "room": plain("room"),
    "remove_object": plain("remove_object"),
    "object": plain("object"),
    "door": door,
    "noise": noise,
    "figure": plain("figure"),
    "seat": plain("seat"),
    "extension": extension,
}
"""Tables that may occur several times (`[[room]]`), in the order in which they are applied."""

ONCE: dict[str, Callable[[Scenario, Entry], Any]] = {
    "ship": whole_table("ship"),
    "numbers": plain("numbers", "numbers"),
    "bag": plain("bag", "tokens"),
    "add_tokens": plain("add_tokens", "tokens"),
}
"""Tables that occur once (`[ship]`); those of the boxes follow."""

AT_LAST: dict[str, Callable[[Scenario, Entry], Any]] = {
    "intruder_player": plain("intruder_player"),
    "deck": piles("deck"),
    "discard": piles("discard"),
    "top": piles("top"),
    "script": whole_table("script"),
}
"""Tables that occur once and are applied after those of the boxes."""


@cache
def switches() -> tuple[str, ...]:
    """With those of the boxes: setters without any parameter."""
    return (*SWITCHES, *(name for name, found in box_setters().items() if is_switch(found.setter)))


@cache
def several_times() -> dict[str, Callable[[Scenario, Entry], Any]]:
    return {**CALLS, **{name: laid(name) for name, found in box_setters().items() if found.setter.often}}


@cache
def once() -> dict[str, Callable[[Scenario, Entry], Any]]:
    brought = (found.setter for found in box_setters().values() if not found.setter.often)
    return {**ONCE, **{setter.name: laid(setter.name) for setter in brought if not is_switch(setter)}, **AT_LAST}


def is_switch(setter: Setter) -> bool:
    return len(signature(setter.lay).parameters) == 1
