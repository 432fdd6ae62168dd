"""The shape of the house: imports point downwards, the core needs the standard library only."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src" / "nemesis"
LAYERS = (
    "errors", "data_folder", "languages", "engine", "rules", "datapack", "content", "setup", "saves", "game", "view",
    "scenario", "text", "bots", "story", "fairness", "sim", "coach", "chronicle", "thinking", "tui", "rl", "server", "static_site", "cli",
    "__main__",
)  # fmt: skip
"""From the bottom up: every package and module of `nemesis`. It may import from itself and from those below.

`nemesis/__init__.py` is the front door, outside the order: it lends the game what it asks of `view` and `story`
(`game.FromAbove`).
"""
FACET = "for_"
"""`content/<box>/for_bots.py` belongs to `bots`: that layer asks for it by `Box.facet`, nobody imports it."""
FRONT_DOOR = "__init__"
TELL_THE_VERSION = ("sim", "server", "cli")
"""It is a name of the front door."""
SERVER_LAYERS = (
    "limits", "logs", "messages", "meters", "settings", "supervision", "threads", "table", "replays", "lobby", "lookup",
    "storage", "thinking", "transport", "cluster", "upkeep", "database_lock", "serving", "app", "sharing", "workers", "check",
    "at_home", "in_page", "command",
)  # fmt: skip
"""The same for `nemesis/server`. Up to `lookup` it is the table layer: the same for a server, for several and for none."""
TABLE_LAYER = SERVER_LAYERS[: SERVER_LAYERS.index("lookup") + 1]
OF_A_SERVER = {
    "aiosqlite", "asyncpg", "concurrent.futures.process", "multiprocessing", "redis", "sqlalchemy", "sqlite3", "starlette",
    "uvicorn", "websockets",
}  # fmt: skip
"""What a table must not need: HTTP, a database, processes."""


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def unit_of(path: Path, folder: Path = SRC) -> str:
    """The package or module directly inside a folder that a file belongs to; a facet of a box, the layer it serves."""
    unit = path.relative_to(folder).parts[0].removesuffix(".py")
    facet = next((part for part in path.relative_to(folder).parts if part.startswith(FACET)), None)
    if unit == "content" and facet is not None:
        served = facet.removesuffix(".py").split("_")[1]
        return served if served in LAYERS else served.removesuffix("s")
    return unit


def units_in(folder: Path) -> set[str]:
    return {unit_of(path, folder) for path in folder.rglob("*.py")} - {FRONT_DOOR}


def import_statements(node: ast.AST, inside_functions: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """What is imported at run time: not under TYPE_CHECKING."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child
        elif isinstance(child, ast.If) and getattr(child.test, "id", "") == "TYPE_CHECKING":
            for other in child.orelse:
                yield from import_statements(other, inside_functions)
        elif inside_functions or not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield from import_statements(child, inside_functions)


def imports_of(path: Path, inside_functions: bool = True) -> list[str]:
    """Absolute names of what a module imports; `from . import x` is x."""
    package = ["nemesis", *path.relative_to(SRC).parts[:-1]]
    found = []
    for node in import_statements(parsed(path), inside_functions):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
            continue
        base = package[: len(package) - node.level + 1] if node.level else []
        module = ".".join([*base, *([node.module] if node.module else [])])
        inner = [f"{module}.{alias.name}" for alias in node.names]
        modules = [name for name in inner if is_module(name)]
        found += modules
        if len(modules) < len(inner):
            found.append(module)
    return found


def is_module(name: str) -> bool:
    if not name.startswith("nemesis."):
        return False
    place = SRC.parent.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def layer_of(module: str, depth: int = 1) -> str:
    """`nemesis.server.table.moves` is of the layer `server`, and one deeper of `table`."""
    parts = module.split(".")
    return parts[depth] if len(parts) > depth else FRONT_DOOR


# -- downwards ------------------------------------------------------------------------------------------


def test_every_package_has_its_place() -> None:
    assert units_in(SRC) == set(LAYERS), "add it to LAYERS where its imports allow"
    assert units_in(SRC / "server") == set(SERVER_LAYERS), "add it to SERVER_LAYERS where its imports allow"


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_downwards(layer: str) -> None:
    allowed = {*LAYERS[: LAYERS.index(layer) + 1]}
    if layer in TELL_THE_VERSION:
        allowed.add(FRONT_DOOR)
    for path in files_of(SRC, layer):
        for module in imports_of(path):
            if module.split(".")[0] == "nemesis":
                assert layer_of(module) in allowed, f"{path.relative_to(SRC)} imports {module}"


@pytest.mark.parametrize("layer", SERVER_LAYERS)
def test_imports_of_the_server_point_downwards(layer: str) -> None:
    allowed = {*SERVER_LAYERS[: SERVER_LAYERS.index(layer) + 1]}
    for path in files_of(SRC / "server", layer):
        for module in imports_of(path):
            if module.startswith("nemesis.server"):
                assert layer_of(module, 2) in allowed, f"{path.relative_to(SRC)} imports {module}"


def files_of(folder: Path, unit: str) -> list[Path]:
    return [path for path in folder.rglob("*.py") if unit_of(path, folder) == unit]


@pytest.mark.parametrize("layer", ["engine", "rules", "content"])
def test_the_core_needs_the_standard_library_only(layer: str) -> None:
    for path in files_of(SRC, layer):
        for module in imports_of(path):
            top = module.split(".")[0]
            assert top == "nemesis" or top in sys.stdlib_module_names, f"{path.relative_to(SRC)} needs {module}"


@pytest.mark.parametrize(
    ("layer", "extras"),
    [("sim", {"polars", "matplotlib", "ray"}), ("rl", {"numpy", "gymnasium", "pettingzoo", "pyspiel"})],
)
def test_simulation_and_research_need_their_extras_only(layer: str, extras: set[str]) -> None:
    """Neither of them needs the other, and the rest of the house needs neither of their extras."""
    for path in files_of(SRC, layer):
        for module in imports_of(path):
            top = module.split(".")[0]
            assert layer_of(module) not in {"sim", "rl"} - {layer} or top != "nemesis", f"{path.name} imports {module}"
            assert top in {"nemesis", *sys.stdlib_module_names, *extras}, f"{path.relative_to(SRC)} needs {module}"
    for path in SRC.rglob("*.py"):
        if unit_of(path) != layer:
            used = {module.split(".")[0] for module in imports_of(path)}
            assert not used & extras, f"{path.relative_to(SRC)} needs {used & extras}"


# -- no circles -----------------------------------------------------------------------------------------


def circle_in(graph: dict[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def graph_of(paths: Iterable[Path], depth: int | None) -> dict[str, set[str]]:
    """Which module, or which package at a depth, imports which others when it is loaded."""
    graph: dict[str, set[str]] = {}
    for path in paths:
        here = ".".join(["nemesis", *path.relative_to(SRC).with_suffix("").parts]).removesuffix(f".{FRONT_DOOR}")
        known = [m for m in imports_of(path, inside_functions=False) if m.split(".")[0] == "nemesis"]
        if depth is not None:
            here = unit_of(path) if depth == 1 else layer_of(here, depth)
            known = [layer_of(module, depth) for module in known]
        graph.setdefault(here, set()).update(module for module in known if module != here)
    return graph


def test_no_package_imports_one_that_imports_it() -> None:
    paths = [path for path in SRC.rglob("*.py") if path != SRC / f"{FRONT_DOOR}.py"]
    assert circle_in(graph_of(paths, depth=1)) == []


@pytest.mark.parametrize("layer", ["engine", "rules", "content", "text", "view", "bots"])
def test_no_module_imports_one_that_imports_it(layer: str) -> None:
    assert circle_in(graph_of(files_of(SRC, layer), depth=None)) == []


def test_no_module_of_the_server_imports_one_that_imports_it() -> None:
    paths = list((SRC / "server").rglob("*.py"))
    assert circle_in(graph_of(paths, depth=None)) == []
    assert circle_in(graph_of([p for p in paths if p.parent != SRC / "server" or p.stem != FRONT_DOOR], depth=2)) == []


def test_nobody_imports_a_facet() -> None:
    for path in SRC.rglob("*.py"):
        for module in imports_of(path):
            of_a_box = module.startswith("nemesis.content.") and f".{FACET}" in module
            own = unit_of(path) not in ("content", layer_of(module)) and path.is_relative_to(SRC / "content")
            assert not of_a_box or own, f"{path.relative_to(SRC)} imports {module}: ask the box for it (`Box.facet`)"


def test_a_circle_would_be_found() -> None:
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": {"a"}})


# -- late imports ---------------------------------------------------------------------------------------


def late_imports(path: Path) -> list[int]:
    """Lines of imports inside functions that no comment right above or beside them explains."""
    lines = path.read_text(encoding="utf-8").splitlines()
    tree = parsed(path)
    at_once = set(import_statements(tree, inside_functions=False))
    late = [node for node in import_statements(tree, inside_functions=True) if node not in at_once]
    places = {node.lineno for node in late}
    found = []
    for line in sorted(places):
        first = line
        while first - 1 in places:
            first -= 1
        if "#" not in lines[first - 2] and "#" not in lines[line - 1]:
            found.append(line)
    return found


def test_an_import_inside_a_function_says_why() -> None:
    unexplained = {str(path.relative_to(SRC)): lines for path in SRC.rglob("*.py") if (lines := late_imports(path))}
    assert unexplained == {}, "import at the top, or say in a comment right above why not"


# -- tables without a server ----------------------------------------------------------------------------


def test_a_table_needs_neither_http_nor_a_database_nor_processes() -> None:
    """Loaded in a process of its own, with everything that it imports in turn; the ways without a server too."""
    modules = [
        ".".join(["nemesis", *path.relative_to(SRC).with_suffix("").parts]).removesuffix(f".{FRONT_DOOR}")
        for unit in TABLE_LAYER
        for path in files_of(SRC / "server", unit)
    ]
    modules += ["nemesis.server.storage.memory", "nemesis.server.in_page"]
    code = f"import importlib, sys; [importlib.import_module(m) for m in {modules}]; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "nemesis.server.table.table" in loaded
    assert not loaded & OF_A_SERVER


def test_no_part_of_a_table_knows_the_table_or_what_another_part_keeps_to_itself() -> None:
    """Parts are given parts below them and calls for what they cause; names with an underscore are their own."""
    for path in files_of(SRC / "server", "table"):
        knows = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.ImportFrom) and node.module == "table"]
        assert not knows or path.stem == "requests", f"{path.name} imports the table"
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Attribute) and node.attr.startswith("_") and node.attr not in PUBLIC:
                own = isinstance(node.value, ast.Name) and node.value.id == "self"
                assert own, f"{path.name}:{node.lineno} reaches for {node.attr}"


PUBLIC = ("__struct_fields__", "_asdict", "_replace")
"""What every message and every named tuple has."""


# -- what may know what ---------------------------------------------------------------------------------


def test_bots_never_touch_a_game() -> None:
    """A bot gets a view: it may read printed facts of the rules, never the table. So do the boxes that advise it."""
    forbidden = {"Game", "State", "Seat", "Figure", "Machine"}
    advice = [path for path in (SRC / "content").rglob("for_*.py") if unit_of(path) in ("bots", "coach")]
    assert len(advice) > 4
    for path in (*(SRC / "bots").rglob("*.py"), *advice):
        assert "nemesis.game" not in imports_of(path), f"{path.name} imports the game"
        for node in ast.walk(parsed(path)):
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
