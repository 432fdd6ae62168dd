"""The shape of the house: imports point downwards, the core needs the standard library only."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src" / "nemesis"
LAYERS = (
    "engine", "rules", "content", "setup", "game", "view", "scenario", "text", "bots", "story", "sim", "coach", "tui", "rl", "cli",
)  # fmt: skip
"""From the bottom up; a module may import from its own layer and from those below. A facet of a box, `for_<layer>.py`,
belongs to the layer that asks for it.

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


def asked_by(path: Path) -> str | None:
    """The layer for which a facet of a box is written: `for_texts.py`."""
    return next((layer for layer in LAYERS if path.stem in (f"for_{layer}", f"for_{layer}s")), None)


@pytest.mark.parametrize("layer", ["engine", "rules", "content"])
def test_imports_point_downwards(layer: str) -> None:
    for path in (SRC / layer).rglob("*.py"):
        allowed = {*LAYERS[: LAYERS.index(asked_by(path) or layer) + 1], *BELOW_EVERYTHING}
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


def test_the_rules_name_no_species_and_no_expansion() -> None:
    for path in (SRC / "rules").rglob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for word in ("carnomorph", "void_seeder", "void seeder", "aftermath"):
            assert word not in text, f"{path.name} names {word}"
