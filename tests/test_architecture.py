"""The shape of the house: imports point downwards, the core needs the standard library only."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from nemesis.content import HOUSE_BOXES

from .box_names import ORDINARY, Place, area, foreign_names, names_of, places, words_of

SRC = Path(__file__).parent.parent / "src" / "nemesis"
LAYERS = (
    "engine", "rules", "content", "setup", "game", "view", "scenario", "text", "bots", "story", "sim", "coach", "tui", "rl", "cli",
)  # fmt: skip
"""From the bottom up; a module may import from its own layer and from those below.

One exception, inside a function: `Game.new` asks `story` for a ship when an Epilogue is begun without one. The story is
a game that bots play to its end, so it lies above them; nothing but that one set-up ever reaches up to it.
"""
BELOW_EVERYTHING = ("errors", "datapack", "saves")


def layer_of(module: str) -> str:
    return module.split(".")[1] if module.count(".") else ""


def imports_of(path: Path) -> list[str]:
    """Absolute names of what a module imports at run time (not under TYPE_CHECKING)."""
    package = ["nemesis", *path.relative_to(SRC).parts[:-1]]
    found = []
    tree = ast.parse(path.read_text(encoding="utf-8"))
    checking = {
        child
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"
        for child in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in checking:
            continue
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            found.append(".".join([*base, *([node.module] if node.module else [])]))
            if node.level and not node.module:
                found += [".".join([*base, alias.name]) for alias in node.names]
    return found


def is_facet(path: Path) -> bool:
    """A file, or a folder, of a box that the layer it serves asks for: `for_scenarios.py`."""
    return any(part.startswith("for_") for part in path.relative_to(SRC).parts)


@pytest.mark.parametrize("layer", ["engine", "rules", "content"])
def test_imports_point_downwards(layer: str) -> None:
    allowed = {*LAYERS[: LAYERS.index(layer) + 1], *BELOW_EVERYTHING}
    for path in (SRC / layer).rglob("*.py"):
        if is_facet(path):
            continue
        for module in imports_of(path):
            if module.startswith("nemesis."):
                assert layer_of(module) in allowed, f"{path.relative_to(SRC)} imports {module}"
            else:
                assert module.split(".")[0] in sys.stdlib_module_names, f"{path.relative_to(SRC)} needs {module}"


@pytest.mark.parametrize(
    ("layer", "extras"), [("sim", {"polars", "matplotlib", "ray"}), ("rl", {"numpy", "gymnasium", "pettingzoo"})]
)
def test_simulation_and_research_need_their_extras_only(layer: str, extras: set[str]) -> None:
    """Both look downwards; neither of them needs the other, and the rest of the house needs neither of their extras."""
    allowed = {*LAYERS[: LAYERS.index(layer) + 1], *BELOW_EVERYTHING, "__version__"} - ({"sim", "rl"} - {layer})
    for path in (SRC / layer).rglob("*.py"):
        for module in imports_of(path):
            top = module.split(".")[0]
            if top == "nemesis":
                assert module == "nemesis" or layer_of(module) in allowed, f"{path.relative_to(SRC)} imports {module}"
            else:
                assert top in sys.stdlib_module_names or top in extras, f"{path.relative_to(SRC)} needs {module}"
    for path in SRC.rglob("*.py"):
        if path.relative_to(SRC).parts[0] != layer:
            used = {module.split(".")[0] for module in imports_of(path)}
            assert not used & extras, f"{path.relative_to(SRC)} needs {used & extras}"


def test_bots_never_touch_a_game() -> None:
    """A bot gets a view: it may read printed facts of the rules, never the table."""
    forbidden = {"Game", "State", "Seat", "Figure", "Machine"}
    for path in (SRC / "bots").rglob("*.py"):
        assert "nemesis.game" not in imports_of(path), f"{path.name} imports the game"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not forbidden & {alias.name for alias in node.names}, f"{path.name} imports the table"


def test_importing_nemesis_needs_the_standard_library_only() -> None:
    code = (
        "import sys; before = set(sys.modules); import nemesis; "
        "new = {m.split('.')[0] for m in set(sys.modules) - before}; "
        "print(sorted(m for m in new if m not in sys.stdlib_module_names and m != 'nemesis'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


STILL_NAMING = {
    "bots": "what cards and Rooms are worth is written for each expansion",
    "coach": "reasons look at what an expansion keeps on the table",
    "page": "drawings and lists of ids",
    "server": "texts of messages and matters",
    "text": "how questions, events and matters are put into words",
    "tui": "the status tells what an expansion keeps on the table",
    "view": "what is known and dealt anew",
}
"""Where names of expansions are still said outside their rooms, and what they are there for. This list only shrinks."""


def test_nobody_names_what_is_in_a_box() -> None:
    """Rules, engine and scenarios know no expansion; a box says all of its own (`python -m tests.box_names`)."""
    said: dict[str, list[Place]] = {}
    for place in places():
        said.setdefault(area(place), []).append(place)
    for where, found in said.items():
        listed = [f"{place.file}:{place.line} says {place.name}" for place in found]
        assert where in STILL_NAMING, f"names of a box are said outside its room: {listed}"
    assert set(STILL_NAMING) == set(said), "an area names no box any more: take it off the list"


def test_the_ordinary_words_are_names_of_a_box_too() -> None:
    every = set[str]().union(*(names_of(box) for box in HOUSE_BOXES))
    assert set(ORDINARY) <= every


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("from ..content import aftermath", "aftermath"),
        ("class VoidSeeders:", "void_seeders"),
        ('"""Void Seeders never sleep."""', "void_seeders"),
        ('"""As the Spy Drone does."""', "spy_drone"),
        ("# a Carnomorph feeds", "carnomorph"),
        ("g.ext['hourglass']", "hourglass"),
        ("options.hourglass_seconds", "hourglass_seconds"),
        ('g.push("alert_icon")', "alert_icon"),
        ("scenario.spy_drone(0)", "spy_drone"),
    ],
)
def test_names_are_found_in_code_and_in_prose(line: str, name: str) -> None:
    assert name in words_of(line) & foreign_names()
