"""Was every die and card honest? The record of a finished game, played again from its key and its choices.

docs/fairness.md says what a record holds and what it proves.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, Literal

from .engine.machine import as_tuples
from .engine.provable import KEY_BYTES, commitment, seed_of
from .errors import BadSave, BadSetup, NemesisError, NotProved
from .setup import Setup
from .story import with_a_ship
from .view.moments import TableGame

RECORD = "nemesis_record"
FORMAT = 1
UNDO = "undo"
ENTRIES: dict[str, type | tuple[type, ...]] = {
    "version": str, "code": str, "commitment": str, "key": str, "setup": dict, "origin": (str, type(None)),
    "moves": list, "log": list, "table": dict,
}  # fmt: skip
Given = Literal["", "ship", "position"]


@dataclass(frozen=True)
class Proof:
    """What was found to follow from the key."""

    choices: int
    events: int
    given: Given
    """What lay there before the first draw and does not follow from the key: a ship, a position; empty: nothing."""


# -- the record ------------------------------------------------------------------------------------------------


def given_in(setup: dict[str, Any], origin: str | None) -> str:
    """What lay on the table before the first draw, as the commitment covers it: a position, a ship, or nothing."""
    if origin is not None:
        return origin
    ship = setup.get("ship")
    return "" if ship is None else json.dumps(ship, sort_keys=True, separators=(",", ":"))


def record_of(game: TableGame, code: str, moves: list[list[Any]], version: str) -> dict[str, Any]:
    """A finished game as it was told, with its key."""
    assert game.over and game.key is not None
    saved = json.loads(game.to_json())
    return {
        RECORD: FORMAT,
        "version": version,
        "code": code,
        "commitment": commitment(game.key, given_in(saved["setup"], game.origin)),
        "key": game.key.hex(),
        "setup": saved["setup"],
        "origin": game.origin,
        "moves": moves,
        "log": saved["log"],
        "table": saved["state"],
    }


def read_record(text: str | bytes) -> dict[str, Any]:
    """`BadSave` when it is none."""
    try:
        record = json.loads(text)
    except (ValueError, RecursionError):
        record = None
    if not isinstance(record, dict) or record.get(RECORD) != FORMAT:
        raise BadSave("this is not the record of a finished game that can be proved", reason="not_a_record")
    for entry, kind in ENTRIES.items():
        if not isinstance(record.get(entry), kind):
            raise BadSave(f"entry {entry!r} of this record is missing or damaged", reason="not_a_record")
    return record


# -- proving it ------------------------------------------------------------------------------------------------


def verify(record: dict[str, Any], noted: str | None = None) -> Proof:
    """Play a record again; `NotProved` says what does not follow from its key.

    `noted`: the commitment that a player wrote down when the game began.
    """
    key = key_in(record)
    if noted is not None and noted.lower() != record["commitment"]:
        raise NotProved(f"its commitment is {record['commitment']}, not {noted}", reason="proof_noted")
    if commitment(key, given_in(record["setup"], record["origin"])) != record["commitment"]:
        raise NotProved("its key is not the one that was committed to", reason="proof_key")
    game = played_again(record, key)
    again = json.loads(game.to_json())
    compare_logs(record["log"], again["log"])
    compare_tables(record["table"], again["state"])
    return Proof(len(record["moves"]), len(again["log"]), given(record))


def played_again(record: dict[str, Any], key: bytes) -> TableGame:
    """Its game, from the first draw to the end; `NotProved` where that is not possible."""
    game = beginning(record, key)
    for number, move in enumerate(record["moves"], 1):
        game = moved(game, move, number)
    if not game.over:
        raise NotProved("its choices do not lead to the end of a game", reason="proof_end")
    return game


def key_in(record: dict[str, Any]) -> bytes:
    try:
        key = bytes.fromhex(record["key"])
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise NotProved(f"its key must have {KEY_BYTES} bytes, in hexadecimal", reason="proof_key")
    return key


def beginning(record: dict[str, Any], key: bytes) -> TableGame:
    """The game before its first choice."""
    try:
        if record["origin"] is not None:
            return TableGame.built(record["origin"], key)
        setup = Setup.from_data(record["setup"])
    except NemesisError as error:
        raise NotProved(f"it cannot be set up: {error}", reason="proof_setup") from None
    if setup.seed != seed_of(key):
        raise NotProved("its seed does not follow from its key", reason="proof_setup")
    return TableGame.dealt(setup, key)


def moved(game: TableGame, move: Any, number: int) -> TableGame:
    try:
        who, what = move
        if who != UNDO:
            game.apply(as_tuples(what), who)
            return game
        back = game.undo(what, by_vote=True)
        assert isinstance(back, TableGame)
        return back
    except (NemesisError, TypeError, ValueError, LookupError, AttributeError) as error:
        raise NotProved(f"choice {number} cannot be made: {error}", reason="proof_choice", number=number) from None


def compare_logs(told: list[Any], drawn: list[Any]) -> None:
    """What happened, event by event: every die that fell and every card that was drawn is told there."""
    for number, (was, should) in enumerate(zip_longest(told, drawn), 1):
        if was != should:
            raise NotProved(
                f"event {number}: the record tells {short(was)}, the key gives {short(should)}",
                reason="proof_log", number=number, told=short(was), drawn=short(should),
            )  # fmt: skip


def compare_tables(was: dict[str, Any], should: dict[str, Any]) -> None:
    """What lies on the table at the end, also cards that nobody has seen: every deck has its order."""
    for entry in differences(was, should):
        raise NotProved(f"at the end {entry!r} is not as the key gives it", reason="proof_table", entry=entry)


def differences(was: dict[str, Any], should: dict[str, Any]) -> Iterator[str]:
    yield from (entry for entry in sorted({*was, *should}) if was.get(entry) != should.get(entry))


def short(event: Any) -> str:
    return json.dumps(event[:2] if isinstance(event, list) else event, ensure_ascii=False)


def given(record: dict[str, Any]) -> Given:
    """What was not drawn at this table. A ship may follow from the key all the same: bots played the game before."""
    if record["origin"] is not None:
        return "position"
    setup = Setup.from_data(record["setup"])
    if setup.ship is None:
        return ""
    try:
        made = with_a_ship(replace(setup, ship=None)).to_data()["ship"]
    except BadSetup:
        return "ship"
    return "" if json.loads(json.dumps(made)) == record["setup"]["ship"] else "ship"
