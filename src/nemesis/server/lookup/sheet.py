"""What is in the box, for one table and in one language: the board, and every component's face."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

import msgspec

from ...content import BOARDS
from ...engine.questions import SHAPES
from ...rules.components import AttackCopy, Effect
from ...rules.rounds import JUMP
from ...rules.self_destruct import FIRST_YELLOW, SKULL
from ...rules.shelter import BLUE_FROM
from ...rules.ship import OBJECTS
from ...setup import Ruleset
from ...text import Texts
from ...text.glossary import Term
from ...text.messages import fluent_source
from ...text.names import key_of
from ..messages import Component, Corridor, RoomPlace, Sheet, TermInfo, TermVariant
from .page import installed_events, installed_pictures

OBJECT_IDS = (*sorted(OBJECTS), "corpse")
MARGIN = 15
SHIP = "ship"
NOT_A_FACT = ("id", "provenance")
"""The id is the key; the provenance has its own words and its own entry."""


@lru_cache(maxsize=64)
def encoded_sheet(rules: Ruleset, language: str) -> bytes:
    """Tables of the same kind share their ruleset, and with it their sheet."""
    return msgspec.json.encode(sheet(rules, language))


def sheet(rules: Ruleset, language: str) -> Sheet:
    texts = Texts.of(rules, language)
    board = rules.board
    return Sheet(
        language=language,
        rooms=places(rules),
        corridors=[Corridor(n, a, b, list(numbers)) for n, (a, b, numbers) in enumerate(board.corridors)],
        components=components(rules, texts),
        tracks=tracks(rules),
        spaces=list(board.spaces),
        terms=[term_info(term) for term in texts.terms()],
        reactions=[kind for kind, _ in rules.windows.values()],
        shapes=shapes(),
        texts=fluent_source(language, rules.voices),
        pictures=installed_pictures(),
        events=installed_events(),
    )


def shapes() -> dict[str, list[list[str]]]:
    """Of every option that is declared; which of them are offered is the question's to say."""
    return {word: [[meaning.name for _, meaning in s.places] for s in found] for word, found in SHAPES.items()}


def term_info(term: Term) -> TermInfo:
    variants = [TermVariant(*variant) for variant in term.variants]
    return TermInfo(term.id, term.name, term.text, list(term.rules), variants)


# -- the board ------------------------------------------------------------------------------------------


def places(rules: Ruleset) -> list[RoomPlace]:
    """The ship, and what is docked to it as a part of its own."""
    board = rules.board
    ship = BOARDS[board.id].slots
    docked = {slot: board.places[slot] for slot in board.slots if slot not in ship}
    own = spread(docked) if docked else {}
    found = []
    for slot in sorted(board.slots):
        x, y = own.get(slot) or board.places[slot]
        entrance = [number for number, exit in sorted(board.exits[slot].items()) if exit < 0]
        part = rules.mode.annex if slot in own else SHIP
        found.append(RoomPlace(slot, x, y, part, board.slots[slot], entrance, board.space_of.get(slot, -1)))
    return found


def spread(at: dict[int, tuple[int, int]]) -> dict[int, tuple[float, float]]:
    """The same shape from edge to edge, with a margin."""
    xs, ys = [x for x, _ in at.values()], [y for _, y in at.values()]

    def over(value: int, values: list[int]) -> float:
        return round(MARGIN + (100 - 2 * MARGIN) * (value - min(values)) / max(1, max(values) - min(values)), 1)

    return {slot: (over(x, xs), over(y, ys)) for slot, (x, y) in at.items()}


def tracks(rules: Ruleset) -> dict[str, list[Any]]:
    """What each space means, by the number that the view gives (`time`, `self_destruct`, or an entry of `ext`).

    Where the ship's Time stands still, it is no track of that game.
    """
    time = ["jump" if n >= JUMP else "blue" if n >= BLUE_FROM else "plain" for n in range(JUMP + 1)]
    fuse = ["skull" if n >= SKULL else "yellow" if n >= FIRST_YELLOW else "green" for n in range(SKULL + 1)]
    found: dict[str, list[Any]] = {"time": time} if "advance_time" in rules.event_phase else {}
    found["self_destruct"] = fuse
    return found | {name: list(spaces) for name, spaces in rules.mode.tracks.items()}


# -- components -----------------------------------------------------------------------------------------


def components(rules: Ruleset, texts: Texts) -> dict[str, Component]:
    """Types first; a copy that is called like its type is the same entry."""
    found: dict[str, Component] = {}
    families: dict[int, str] = {}
    for family, entries in rules.families.items():
        for id, entry in entries.items():
            families[id_of(entry)] = family
            if key_of(rules, id) is not None:
                found[id] = component(rules, texts, id, family, entry)
    for id, entry in rules.types.items():
        card = entry.card if isinstance(entry, AttackCopy) else entry
        if id not in found and key_of(rules, id) is not None:
            found[id] = component(rules, texts, id, families.get(id_of(card), ""), entry)
    for id in OBJECT_IDS:
        found[id] = worded(rules, texts, id, "objects", id)
    for character in rules.characters:
        found[f"corpse:{character}"] = worded(rules, texts, f"corpse:{character}", "objects", "corpse")
    found["contamination"] = worded(rules, texts, "contamination", "contamination", "contamination")
    return found


def id_of(entry: Any) -> int:
    """Entries are frozen and shared: the object itself says which family it is of."""
    return id(entry)


def component(rules: Ruleset, texts: Texts, id: str, family: str, entry: Any) -> Component:
    card = entry.card if isinstance(entry, AttackCopy) else entry
    face = worded(rules, texts, id, family, card.id)
    face.printed = texts.printed(entry)
    face.facts = facts(card)
    if isinstance(entry, AttackCopy):
        face.facts["blood"] = plain(entry.blood)
    return face


def worded(rules: Ruleset, texts: Texts, id: str, family: str, type: str) -> Component:
    key = key_of(rules, id)
    text = texts.get(f"{key}.text") if texts.has(f"{key}.text") else ""
    if texts.has(f"{key}.activation"):
        text += "\n" + texts.get("explain-activation", text=texts.get(f"{key}.activation"))
    reminder = texts.get(f"{key}.reminder") if texts.has(f"{key}.reminder") else ""
    return Component(family, texts.name(rules, id), text, reminder, [], {}, type)


def facts(entry: Any) -> dict[str, Any]:
    """Everything printed on a component that is a number, a word or a list of them."""
    found: dict[str, Any] = {"provenance": entry.provenance}
    for field in fields(entry):
        value = getattr(entry, field.name)
        if field.name not in NOT_A_FACT and is_printed(value):
            found[field.name] = plain(value)
    return found


def is_printed(value: Any) -> bool:
    """Not what a card does: that is code, and stands in its text."""
    if callable(value):
        return False
    if isinstance(value, dict):
        return all(is_printed(v) for v in value.values())
    if isinstance(value, (tuple, list, frozenset)):
        return all(is_printed(v) for v in value)
    return True


def plain(value: Any) -> Any:
    if isinstance(value, Effect):
        return value.name
    if is_dataclass(value):
        return {f.name: plain(v) for f in fields(value) if is_printed(v := getattr(value, f.name))}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, (tuple, list)):
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {k: plain(v) for k, v in value.items()}
    return value
