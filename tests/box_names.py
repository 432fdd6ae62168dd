"""What the boxes call their own, and where anybody else says it: `python -m tests.box_names` lists the places.

A name is one that a box declares: its modules, species, modes, components, options, decks, actions, steps, claims,
secrets, terms, events, questions, what it keeps in `ext`, and its setters of the scenario builder. It is found in
code, comments and texts alike, in whatever case: `void_seeders`, `VoidSeeders`, "Void Seeders".
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from nemesis.content import HOUSE_BOXES
from nemesis.engine.events import EVENTS
from nemesis.engine.machine import STEPS
from nemesis.engine.questions import QUESTIONS
from nemesis.rules.actions import BASIC_ACTIONS
from nemesis.rules.boxes import Box
from nemesis.scenario.boxes import facets

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "nemesis"
PAGE = ROOT / "web" / "src"
WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
TITLE = re.compile(r"[A-Z][a-z]+(?: [A-Z][a-z]+)+")
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
SHORT = 2
"""What is not longer is a sign, not a name."""

ORDINARY = {
    "access_code": "knowledge of which of two secret Quest Items was activated",
    "activate": "to put a Quest Item to use",
    "activated": "put to use so",
    "activation": "what that costs",
    "alarm": "a bell of the clock; a marker or token that calls Intruders",
    "any_board_side": "the option of any species that is written for one side of the board",
    "entered": "a Room that somebody came into",
    "emptied": "of air: a Room beside the airlock",
    "energy": "what some weapons of the base game are loaded with",
    "dressing": "what is put on a Serious Wound",
    "follow": "to come after, to do as told",
    "keys": "of a table, of the keyboard; Items that unlock something",
    "markers": "what lies on the board: Noise, Fire, Malfunction, Slime",
    "offer": "what a player proposes in a Trade; an option that may be chosen",
    "override": "to say anew what a base class says",
    "patient": "who does not hurry",
    "pipe": "between processes, of the shell",
    "ship": "the Nemesis",
    "slimed": "with a Slime marker",
    "stop": "not to go on",
    "suggestion": "what the program thinks was meant",
    "take_item": "a call of the scenario builder",
    "temper": "how a bot is minded: bold or careful, loyal or selfish",
    "trait": "a card that lies beside a character for the whole game: any box may bring one (`components.Trait`)",
    "traits": "all of them at a table",
    "whisper": "a sound",
    "wound_ignored": "the hook at which a Wound may come to nothing",
}
"""Ordinary words that are also ids, and the sense in which the house uses them."""

OF_PAGES = ('role="alert"', "role=alert")
"""What belongs to the language of pages: the role of what is read out at once."""


class Place(NamedTuple):
    file: str
    line: int
    name: str


# -- what they call their own -----------------------------------------------------------------------


def names_of(box: Box) -> set[str]:
    found = {box.id, *(id for _, id in box.names())}
    found |= {id.removesuffix("s") for id in found}
    for module in box.every_module():
        found |= {module.id, *module.actions, *module.decks, *module.claims, *module.secrets, *module.terms}
        found |= {option.name for option in module.options}
        found |= {entry.id for entries in module.components.values() for entry in entries} | set(module.components)
    found |= steps_of(box.package)
    found |= kept_in_ext(box.folder)
    if box in facets():
        found |= {setter.name for setter in facets()[box].setters}
    found |= {name for name, declared in EVENTS.items() if is_of(box, declared.__module__)}
    found |= {name for name, question in QUESTIONS.items() if is_of(box, question.module)}
    return {name for name in found if len(name) > SHORT}


def is_of(box: Box, module: str) -> bool:
    return f"{module}.".startswith(f"{box.package}.")


def steps_of(package: str) -> set[str]:
    return {name for name, (function, _) in STEPS.items() if f"{function.__module__}.".startswith(f"{package}.")}


def kept_in_ext(folder: Path) -> set[str]:
    """Keys of `ext`, of the table and of the seats, as text or by the name of a constant."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for key in keys_of_ext(tree):
            value = key.value if isinstance(key, ast.Constant) else constants.get(getattr(key, "id", ""))
            found |= {value} if isinstance(value, str) else set()
    return found


def keys_of_ext(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and is_ext(node.value):
            yield node.slice
        elif isinstance(node, ast.Compare) and is_ext(node.comparators[0]):
            yield node.left
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and is_ext(node.func.value):
            yield from node.args[:1]


def is_ext(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "ext"


@cache
def foreign_names() -> frozenset[str]:
    """What expansions call their own. What the rules or the base game have too is nobody's."""
    base, *expansions = HOUSE_BOXES
    common = names_of(base) | set(BASIC_ACTIONS) | steps_of("nemesis.rules") | kept_in_ext(SRC / "rules")
    return frozenset(set().union(*(names_of(box) for box in expansions)) - common - set(ORDINARY))


# -- where it is said -------------------------------------------------------------------------------


def words_of(line: str) -> set[str]:
    """The names in a line: words as they are and in snake case, and titles of several words."""
    for said in OF_PAGES:
        line = line.replace(said, "")
    words = set(WORD.findall(line))
    titles = {title for found in TITLE.findall(line) for title in parts_of(found.lower().split())}
    return words | {CAMEL.sub("_", word).lower() for word in words} | titles


def parts_of(title: list[str]) -> Iterator[str]:
    """A title, and what is left of it without its first or last words: `spy_drone` of "The Spy Drone"."""
    for begin in range(len(title)):
        for end in range(begin + 2, len(title) + 1):
            yield "_".join(title[begin:end])


def sources() -> Iterator[Path]:
    """Every file of the house that a person writes, but for the rooms of the boxes."""
    files = [*SRC.rglob("*.py"), *SRC.rglob("*.ftl"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    rooms = (SRC / "content", SRC / "web", PAGE / "boxes")
    return (path for path in sorted(files) if not any(path.is_relative_to(room) for room in rooms))


def places() -> list[Place]:
    """Everywhere outside the rooms of the boxes where their names are said."""
    names = foreign_names()
    return [
        Place(path.relative_to(ROOT).as_posix(), number, name)
        for path in sources()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for name in sorted(words_of(line) & names)
    ]


def main() -> None:
    found = places()
    for place in found:
        print(f"{place.file}:{place.line}: {place.name}")
    print(len(found))


if __name__ == "__main__":
    main()
