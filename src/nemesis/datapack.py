"""Data packs: TOML files that correct numbers, counts, names and texts of components without code.

name = "My printed cards"
[red.grenade]
copies = 5
[attacks.bite]
blood = [4, 4, 6, "arrow"]
[own_items.revolver.weapon]
ammo = 5
[text.en]
"item-grenade" = "Hand grenade"
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from .errors import BadSetup

FIXED = {"id"}
ARROW = "arrow"
LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class DataPack:
    """A validated-on-use set of replacements; compares and hashes by content."""

    name: str
    source: str
    """The replacements as canonical JSON."""

    @property
    def tables(self) -> dict[str, Any]:
        tables: dict[str, Any] = json.loads(self.source)
        return tables

    @classmethod
    def from_toml(cls, text: str) -> DataPack:
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadSetup(f"the data pack is not valid TOML: {error}") from None
        return cls.from_data(data)

    @classmethod
    def from_file(cls, path: str | Path) -> DataPack:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadSetup(f"the data pack {path} cannot be read: {error}") from None
        return cls.from_toml(text)

    @classmethod
    def from_data(cls, data: Any) -> DataPack:
        if not isinstance(data, dict):
            raise BadSetup("a data pack is a table of component families")
        name = data.get("name", "data pack")
        if not isinstance(name, str):
            raise BadSetup(f"the name of a data pack is a text, not {name!r}")
        tables = {k: v for k, v in data.items() if k != "name"}
        for family, table in tables.items():
            if not isinstance(table, dict):
                raise BadSetup(f"[{family}] in the data pack must be a table, not {table!r}")
        try:
            return cls(name, json.dumps(tables, sort_keys=True))
        except TypeError as error:
            raise BadSetup(f"the data pack holds a value of an unknown kind: {error}") from None

    def to_data(self) -> dict[str, Any]:
        return {"name": self.name, **self.tables}


def apply_pack(families: dict[str, dict[str, Any]], pack: DataPack | None) -> dict[str, dict[str, str]]:
    """Replace fields of entries in place; returns the texts by language."""
    texts: dict[str, dict[str, str]] = {}
    if pack is None:
        return texts
    for family, table in pack.tables.items():
        if family == "text":
            texts = check_texts(table)
            continue
        if family not in families:
            raise BadSetup(
                f"data pack: unknown family [{family}]; the families are {', '.join(sorted(families))}, text"
            )
        entries = families[family]
        for id, changes in table.items():
            if id not in entries:
                raise BadSetup(f"data pack: unknown entry [{family}.{id}]; known are {', '.join(sorted(entries))}")
            entries[id] = changed(entries[id], changes, f"{family}.{id}")
    return texts


def check_texts(table: dict[str, Any]) -> dict[str, dict[str, str]]:
    for language, lines in table.items():
        if language not in LANGUAGES:
            raise BadSetup(f"data pack: unknown language [text.{language}]; possible: {', '.join(LANGUAGES)}")
        if not isinstance(lines, dict) or not all(isinstance(v, str) for v in lines.values()):
            raise BadSetup(f"data pack: [text.{language}] must hold texts only")
    return table


def changed(entry: Any, changes: Any, where: str) -> Any:
    if not isinstance(changes, dict):
        raise BadSetup(f"data pack: [{where}] must be a table of fields")
    simple = {f.name: getattr(entry, f.name) for f in fields(entry) if is_simple(getattr(entry, f.name))}
    values = {}
    for name, value in changes.items():
        if name in FIXED or name not in simple:
            allowed = ", ".join(sorted(set(simple) - FIXED))
            raise BadSetup(f"data pack: [{where}] has no field {name!r} to change; possible: {allowed}")
        old = simple[name]
        if is_dataclass(old):
            values[name] = changed(old, value, f"{where}.{name}")
        else:
            values[name] = like(old, value, f"{where}.{name}")
    return replace(entry, **values)


def is_simple(value: Any) -> bool:
    if isinstance(value, (int, str, bool, type(None))):
        return True
    if isinstance(value, (tuple, frozenset)):
        return all(isinstance(v, (int, str, type(None))) for v in value)
    if isinstance(value, dict):
        return all(isinstance(v, (int, str)) for v in value.values())
    return is_dataclass(value)


def like(old: Any, new: Any, where: str) -> Any:
    """The new value in the shape of the old one, or a clear refusal."""
    if isinstance(old, bool) or old is None or isinstance(old, str):
        fits = isinstance(new, bool) if isinstance(old, bool) else isinstance(new, (str, int))
        if isinstance(old, str):
            fits = isinstance(new, str)
        if fits:
            return new
    elif isinstance(old, int):
        if isinstance(new, int) and not isinstance(new, bool) and new >= 0:
            return new
    elif isinstance(old, dict):
        kind = type(next(iter(old.values()), 0))
        if isinstance(new, dict) and all(type(v) is kind for v in new.values()):
            return new
    elif isinstance(new, list):
        allowed = {type(v) for v in old}
        values = [None if v == ARROW and type(None) in allowed | {int} else v for v in new]
        if all(type(v) in allowed | {type(None)} for v in values):
            return type(old)(values)
    shown = sorted(old) if isinstance(old, frozenset) else old
    raise BadSetup(f"data pack: {where} cannot be {new!r}; it must look like {shown!r}")
