"""Save files across versions: a save made by one version opens in the next."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Container
from typing import Any

from .content import SPECIES_BY_ID
from .errors import BadSave
from .setup import ANY_BOARD_SIDE, modules_for


def name_former_defaults(setup: dict[str, Any]) -> dict[str, Any]:
    """A set-up of schema 1 with its defaults of the time spelt out."""
    try:
        modules = modules_for(setup["species"], tuple(setup["modules"]), setup["mode"])
        options = [option for module in modules for option in module.options]
        former = {option.name: option.former[1] for option in options if 1 in option.former}
        boards = SPECIES_BY_ID[setup["species"]].boards
        if boards and setup["board"] not in boards:
            former[ANY_BOARD_SIDE] = True
        return {**setup, "options": {**former, **setup["options"]}}
    except (KeyError, TypeError) as error:
        raise damaged(f"its set-up has no usable {error}") from None


def from_schema_1(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "setup": name_former_defaults(data["setup"])} if "setup" in data else data


MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: from_schema_1}
"""Schema number -> what brings such a save to the next number."""

ENTRIES = ("setup", "origin", "state", "history", "log")
SEAL = "checksum"
SIZED = ("seats", "tiles", "explored", "tokens", "counters", "doors", "noise", "vents", "fire", "malfunction")


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """The save with a checksum, so that damage is noticed when it is opened."""
    return {**data, SEAL: checksum(data)}


def checksum(data: dict[str, Any]) -> str:
    text = json.dumps({k: v for k, v in data.items() if k != SEAL}, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def migrate(data: Any, newest: int) -> dict[str, Any]:
    """Bring a save to the newest schema, or say why it cannot be opened."""
    if not isinstance(data, dict) or "nemesis" not in data:
        raise BadSave("this is not a saved game of Nemesis: its schema number is missing", reason="not_a_save")
    schema = data["nemesis"]
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        said = f"the schema number of this save is {schema!r}; it should be 1 to {newest}"
        raise BadSave(said, reason="not_a_save")
    if schema > newest:
        said = f"this save has schema {schema}, made by a newer version; this version opens up to {newest}"
        raise BadSave(said, reason="newer_save", schema=schema, newest=newest)
    if data.get(SEAL) != checksum(data):
        raise damaged("its contents do not fit its checksum; open an undamaged copy")
    save: dict[str, Any] = data
    while schema < newest:
        save = MIGRATIONS[schema](save)
        schema += 1
    for entry in ENTRIES:
        if entry not in save:
            raise damaged(f"{entry!r} is missing")
    return save


def damaged(detail: str) -> BadSave:
    return BadSave(f"the saved game is damaged: {detail}", reason="damaged_save")


def client_of(text: str) -> dict[str, Any]:
    """What the program that wrote the save kept beside the game, if anything."""
    client = json.loads(text).get("client")
    return client if isinstance(client, dict) else {}


def check_shape(fresh: dict[str, Any], state: Any, steps: Container[str]) -> None:
    """Check that the state has the shape of a fresh table: the same entries, types and sizes."""
    for name, value in fresh.items():
        if name not in state:
            raise damaged(f"{name!r} is missing in its state")
        if value is not None and kind_of(state[name]) is not kind_of(value):
            raise damaged(f"{name!r} is {state[name]!r}; it should look like {value!r}")
    for name in SIZED:
        if len(state[name]) != len(fresh[name]):
            raise damaged(f"{name!r} should have {len(fresh[name])} entries")
    for frame in [*state["stack"], *filter(None, [state["frame"]])]:
        if len(frame) != 2 or frame[0] not in steps:
            raise damaged(f"it knows no step {frame!r}")


def kind_of(value: Any) -> type:
    return list if isinstance(value, (list, tuple)) else type(value)
