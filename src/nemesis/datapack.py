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
import re
import tomllib
from dataclasses import dataclass, fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from .errors import BadSetup, cause_of
from .languages import LANGUAGES
from .rules.components import Item

ARROW = "arrow"
PLAIN: dict[str, Any] = {"int": int, "str": str, "bool": bool}
CHANGEABLE = {"bool", "dict", "frozenset", "int", "None", "str", "tuple"}
"""The words of which the type of a field is made that a pack can change."""
MOST = 99
"""No printed number is larger, and no card has more copies."""
EXITS = (1, 4)
EXIT_NUMBERS = {("events", "number"), ("intruder_cards", "direction")}
"""Numbers that name an exit of a Room (R-1.19)."""


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
            raise bad_pack(f"the data pack is not valid TOML: {error}") from None
        return cls.from_data(data)

    @classmethod
    def from_file(cls, path: str | Path) -> DataPack:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            said = f"the data pack {path} cannot be read: {error}"
            raise BadSetup(said, reason="unreadable", file=str(path), cause=cause_of(error)) from None
        return cls.from_toml(text)

    @classmethod
    def from_data(cls, data: Any) -> DataPack:
        if not isinstance(data, dict):
            raise bad_pack("a data pack is a table of component families")
        name = data.get("name", "data pack")
        if not isinstance(name, str):
            raise bad_pack(f"the name of a data pack is a text, not {name!r}")
        tables = {k: v for k, v in data.items() if k != "name"}
        for family, table in tables.items():
            if not isinstance(table, dict):
                raise bad_pack(f"[{family}] in the data pack must be a table, not {table!r}")
        try:
            return cls(name, json.dumps(tables, sort_keys=True))
        except TypeError as error:
            raise bad_pack(f"the data pack holds a value of an unknown kind: {error}") from None

    def to_data(self) -> dict[str, Any]:
        return {"name": self.name, **self.tables}


def apply_pack(families: dict[str, dict[str, Any]], pack: DataPack | None) -> dict[str, dict[str, str]]:
    """Replace fields of entries in place; returns the texts by language."""
    texts: dict[str, dict[str, str]] = {}
    if pack is None:
        return texts
    printed = [entry for entries in families.values() for entry in entries.values()]
    for family, table in pack.tables.items():
        if family == "text":
            texts = check_texts(table)
            continue
        if family not in families:
            raise bad_pack(
                f"data pack: unknown family [{family}]; the families are {', '.join(sorted(families))}, text"
            )
        entries = families[family]
        for id, changes in table.items():
            if id not in entries:
                raise bad_pack(f"data pack: unknown entry [{family}.{id}]; known are {', '.join(sorted(entries))}")
            same_kind = [entry for entry in printed if type(entry) is type(entries[id])]
            entries[id] = changed(entries[id], changes, f"{family}.{id}", same_kind)
    return texts


def check_texts(table: dict[str, Any]) -> dict[str, dict[str, str]]:
    for language, lines in table.items():
        if language not in LANGUAGES:
            raise bad_pack(f"data pack: unknown language [text.{language}]; possible: {', '.join(LANGUAGES)}")
        if not isinstance(lines, dict) or not all(isinstance(v, str) for v in lines.values()):
            raise bad_pack(f"data pack: [text.{language}] must hold texts only")
    return table


def changed(entry: Any, changes: Any, where: str, printed: list[Any]) -> Any:
    """The entry with new values; words must occur in `printed`, all entries of its kind."""
    if not isinstance(changes, dict):
        raise bad_pack(f"data pack: [{where}] must be a table of fields")
    kinds = {f.name: str(f.type) for f in fields(entry) if changeable(entry, f.name, str(f.type))}
    values = {}
    for name, new in changes.items():
        if name not in kinds:
            raise bad_pack(
                f"data pack: [{where}] has no field {name!r} to change; possible: {', '.join(sorted(kinds))}"
            )
        old = getattr(entry, name)
        others = [v for e in printed if (v := getattr(e, name)) is not None]
        if is_dataclass(old):
            values[name] = changed(old, new, f"{where}.{name}", others)
        else:
            values[name] = like(kinds[name], old, new, f"{where}.{name}")
            check_words(values[name], others, f"{where}.{name}")
    return replace(entry, **values)


def changeable(entry: Any, name: str, kind: str) -> bool:
    """Whether a field may be replaced: numbers, words and collections of them, not effects or ids."""
    if name == "id" or (name == "colour" and isinstance(entry, Item)):
        return False
    return is_dataclass(getattr(entry, name)) or (kind != "None" and CHANGEABLE.issuperset(re.findall(r"\w+", kind)))


def like(kind: str, old: Any, new: Any, where: str) -> Any:
    """The new value in the shape that the field is declared with, or a clear refusal."""
    plain = kind.removesuffix(" | None")
    expected = f"it must look like {sorted(old) if isinstance(old, frozenset) else old!r}"
    if plain in PLAIN:
        names = where.split(".")
        low, high = EXITS if (names[0], names[-1]) in EXIT_NUMBERS else (0, MOST)
        if is_plain(new, plain, low, high):
            return new
        expected = {"int": f"a number from {low} to {high}", "str": "a word", "bool": "true or false"}[plain]
        expected = f"it must be {expected}"
    elif plain.startswith("dict["):
        inside = plain[:-1].rpartition(" ")[2]
        if isinstance(new, dict) and all(is_plain(v, inside) for v in new.values()):
            return {**old, **new}
    elif isinstance(new, list):
        values = [None if v == ARROW and "int | None" in plain else v for v in new]
        as_long = "..." in plain or plain.startswith("frozenset[") or len(new) == plain.count(",") + 1
        if as_long and all(v is None or is_plain(v, "int" if "int" in plain else "str") for v in values):
            return frozenset(values) if plain.startswith("frozenset[") else tuple(values)
    raise bad_pack(f"data pack: {where} cannot be {new!r}; {expected}")


def is_plain(value: Any, kind: str, low: int = 0, high: int = MOST) -> bool:
    return type(value) is PLAIN[kind] and (kind != "int" or low <= value <= high)


def check_words(new: Any, others: list[Any], where: str) -> None:
    """A word of the rules (an icon, a face, a component) must be one that some entry of this kind uses."""
    known = {word for value in others for word in words_of(value)}
    for word in sorted(words_of(new) - known):
        raise bad_pack(f"data pack: {where} cannot be {word!r}; known are {', '.join(sorted(known))}")


def words_of(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {*value, *(v for v in value.values() if isinstance(v, str))}
    return {v for v in (value if isinstance(value, (tuple, frozenset)) else (value,)) if isinstance(v, str)}


def bad_pack(detail: str) -> BadSetup:
    """The author of a pack is told names as they are written in the file, whatever the language."""
    return BadSetup(detail, reason="data_pack", detail=detail)
