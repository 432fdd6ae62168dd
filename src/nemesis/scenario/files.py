"""Scenarios as TOML files (see docs/scenarios.md)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ..errors import BadSetup, NemesisError, cause_of
from .builder import Scenario
from .table import Table

SETUP = ("characters", "mode", "board", "modules", "options", "seed", "language", "species")
TABLES = (
    "room",
    "door",
    "noise",
    "figure",
    "object",
    "seat",
    "ship",
    "bag",
    "top",
    "script",
    "turn",
    "phase",
    "second_token",
    "alert",
    "turret",
    "hourglass",
    "laika",
    "keys",
)
TEXTS = ("title", "about")


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
    known = (*SETUP, *TABLES, *TEXTS)
    for name in data:
        if name not in known:
            raise bad_scenario(f"unknown entry {name!r} in the scenario; known are {', '.join(known)}")
    try:
        return build(data)
    except NemesisError as error:
        raise error if error.reason else bad_scenario(str(error)) from None
    except (TypeError, KeyError, ValueError, AttributeError, IndexError) as error:
        raise bad_scenario(f"the scenario does not fit together: {error}") from None


def bad_scenario(detail: str) -> BadSetup:
    """Whoever writes a scenario is told the names that stand in it, whatever their language."""
    return BadSetup(detail, reason="scenario", detail=detail)


def build(data: dict[str, Any]) -> Table:
    setup = {name: data[name] for name in SETUP if name in data and name != "characters"}
    if "modules" in setup:
        setup["modules"] = tuple(setup["modules"])
    s = Scenario(*data.get("characters", ["captain"]), **setup)
    for entry in data.get("room", []):
        s.room(**entry)
    for entry in data.get("door", []):
        a, b = entry["between"]
        s.door(a, b, entry["state"], entry.get("which", 0))
    for entry in data.get("noise", []):
        if entry.get("technical") is not None and entry["technical"] is not False:
            s.technical_noise(entry.get("space", 0))
        else:
            a, b = entry["between"]
            s.noise(a, b, entry.get("which", 0))
    if "bag" in data:
        s.bag(*data["bag"]["tokens"])
    for entry in data.get("figure", []):
        s.figure(**entry)
    for entry in data.get("object", []):
        s.object(**entry)
    for entry in data.get("second_token", []):
        s.second_token(**entry)
    if "alert" in data:
        s.alert(**data["alert"])
    for entry in data.get("seat", []):
        s.seat(**entry)
    for entry in data.get("extension", []):
        s.extension(entry.get("seat"), **{k: v for k, v in entry.items() if k != "seat"})
    for entry in data.get("turret", []):
        s.turret(entry["room"], *entry.get("pile", []), shown=entry.get("shown", True))
    if "hourglass" in data:
        s.hourglass(**data["hourglass"])
    if "laika" in data:
        s.laika(**data["laika"])
    if "keys" in data:
        s.keys(**data["keys"])
    if "ship" in data:
        s.ship(**data["ship"])
    for deck, cards in data.get("top", {}).items():
        s.top(deck, *cards)
    if "script" in data:
        s.script(**data["script"])
    if "phase" in data:
        return s.phase(*data["phase"]["steps"])
    turn = data.get("turn", {})
    return s.turn(turn.get("seat", 0), turn.get("actions", 2))
