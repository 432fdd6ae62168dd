"""Add new names to the vocabulary of the compact encoding (`src/nemesis/rl/vocabulary.json`).

    .venv/bin/python tools/rl_vocabulary.py

A name keeps its number for ever: what is new goes to the end, and nothing is taken out.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

from nemesis.content import BOARDS, HOUSE_BOXES, MODES, MODULES, SPECIES_BY_ID
from nemesis.engine.machine import STEPS
from nemesis.engine.questions import QUESTIONS
from nemesis.rules.components import Effect
from nemesis.rules.ship import OBJECTS
from nemesis.rules.state import ABOARD, DEAD, HIBERNATING, IN_POD, LAUNCHED
from nemesis.setup import INTRUDER_PLAYER, Ruleset, every_box

FILE = Path(__file__).parent.parent / "src" / "nemesis" / "rl" / "vocabulary.json"
OF_THE_TABLE = (
    ABOARD, IN_POD, HIBERNATING, LAUNCHED, DEAD, "setup", "player", "attacks", "bag", "end", "own", "hidden", "unknown",
    "infected", "contamination", "working", "damaged", "A", "B", "C", "D", "running",
    "engine", "coordinates", "tile", "token", "second_token", "deck_top", "deck_bottom", "corporate_objectives",
    "access_code", "objectives", "objective", "turret", "hand", "seat", "figure",
    "back:yellow", "back:green", "back:red", "back:blue", "back:quest",
    "jump", "destroyed", "ninth_fire", "ninth_malfunction", "departure", "deserted", "alert", "run_out", "insanity",
    "resting", "removed",
)  # fmt: skip
"""Words of the state that nothing declares."""


def declared() -> Iterator[str]:
    """Every name that the house may say at a table."""
    yield from (*OF_THE_TABLE, *OBJECTS, *SPECIES_BY_ID, *MODES, *MODULES, INTRUDER_PLAYER, *BOARDS)
    for question in QUESTIONS.values():
        yield question.name
        for shape in question.shapes:
            yield shape.word
            yield from (word for _, meaning in shape.places for word in meaning.words)
    for rules in every_box():
        yield from components_of(rules)
    for box in HOUSE_BOXES:
        for module in box.every_module():
            yield from (*module.claims, *module.actions)
    yield from STEPS


def components_of(rules: Ruleset) -> Iterator[str]:
    """Cards, Items, tokens, Rooms, figures and characters, each copy by its own name."""
    for family in rules.families.values():
        yield from family
        yield from (effect.name for entry in family.values() for effect in effects_in(entry))
    yield from (f"corpse:{character}" for character in rules.characters)
    yield from (*rules.types, *rules.items, *rules.crafted_stock, *rules.decks, *rules.basic_actions)
    for deck in (*rules.action_decks.values(), *rules.decks.values()):
        yield from deck


def effects_in(entry: Any) -> Iterator[Effect]:
    """What a card, an Item or a Room lets a character do: each part has a name, for those who choose among them."""
    if isinstance(entry, Effect):
        yield entry
    elif isinstance(entry, (tuple, list)):
        for part in entry:
            yield from effects_in(part)
    elif is_dataclass(entry):
        for field in fields(entry):
            yield from effects_in(getattr(entry, field.name))


def written(known: dict[str, Any]) -> str:
    """One line for each list, and one for each name."""
    lists = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in known.items() if key != "names")
    names = ",\n".join(map(json.dumps, known["names"]))
    return f'{{\n{lists},\n"names": [\n{names}\n]\n}}\n'


def main() -> None:
    known: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    names = known["names"]
    new = sorted(set(declared()) - set(names))
    known["names"] = [*names, *new]
    FILE.write_text(written(known), encoding="utf-8")
    print(f"{len(new)} new names, {len(known['names'])} in all")


if __name__ == "__main__":
    main()
