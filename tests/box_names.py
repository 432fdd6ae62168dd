"""What the boxes call their own, and where anybody else says it: `python -m tests.box_names` lists the places."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from nemesis.content import HOUSE_BOXES
from nemesis.rules.boxes import Box

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "nemesis"
PAGE = ROOT / "web" / "src"
WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def names_of(box: Box) -> set[str]:
    """Everything that a box declares under a name of its own: itself, modules, species, modes, components, options,
    decks, actions, steps, claims, secrets, terms of the glossary and files."""
    found = {box.id, *(id for _, id in box.names())}
    for module in box.every_module():
        found |= {module.id, *module.actions, *module.decks, *module.claims, *module.secrets, *module.terms}
        found |= {option.name for option in module.options} | set(module.windows) | set(module.kept_steps)
        found |= {entry.id for entries in module.components.values() for entry in entries}
        found |= set(module.components)
    found |= {path.stem for path in box.folder.glob("*.py")}
    return found


def foreign_names() -> dict[str, str]:
    """Name -> the expansion whose it is. What the base game has too is nobody's."""
    base, *expansions = HOUSE_BOXES
    common = names_of(base) | COMMON
    found: dict[str, str] = {}
    for box in expansions:
        for name in names_of(box) - common:
            found[name] = "several" if name in found else box.id
    return {name: box for name, box in found.items() if box != "several"}


COMMON = frozenset({
    "__init__", "aftermath_checks", "attacks", "changes", "crafted", "events", "figures", "rooms", "tokens", "weaknesses",
})  # fmt: skip
"""Names of files that are words of the game itself."""


def words_of(line: str) -> Iterator[str]:
    """The names in a line, as they are and in snake case: `VoidSeeders` is `void_seeders`."""
    for word in WORD.findall(line):
        yield word
        yield CAMEL.sub("_", word).lower()


def places() -> dict[str, list[tuple[str, int, str]]]:
    """Box -> (file, line, name) outside its room where its names are said."""
    names = foreign_names()
    found: dict[str, list[tuple[str, int, str]]] = defaultdict(list)
    files = [*SRC.rglob("*.py"), *SRC.rglob("*.ftl"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    for path in sorted(files):
        if path.is_relative_to(SRC / "web"):
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for word in set(words_of(line)):
                box = names.get(word)
                if box is not None and not in_its_room(path, box):
                    found[box].append((str(path.relative_to(ROOT)), number, word))
    return found


def in_its_room(path: Path, box: str) -> bool:
    return any(path.is_relative_to(room) for room in (SRC / "content", PAGE / "boxes" / box))


def main() -> None:
    found = places()
    lines = Counter[str]()
    for said in found.values():
        for file, number, word in said:
            lines[str(Path(file).parent)] += 1
            print(f"{file}:{number}: {word}")
    print(dict(lines), sum(lines.values()))


if __name__ == "__main__":
    main()
