"""A box from another package: installed, found, played, refused where it is broken."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nemesis.bots.lore import Lore
from nemesis.content import BOXES
from nemesis.rules.boxes import Box
from nemesis.text.boxes import BoxTexts

from .example_box import GARDEN, install


@pytest.fixture(scope="module")
def garden(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("installed"))


def python(packages: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(packages), "PYTHONWARNINGS": "default"}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment)


def test_its_own_tests_pass_beside_the_game(garden: Path, tmp_path: Path) -> None:
    tests = ["-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), "-c", os.devnull]
    done = python(garden, *tests, str(GARDEN / "test_garden.py"))
    assert done.returncode == 0 and "passed" in done.stdout, done.stdout + done.stderr


def test_the_command_line_knows_it(garden: Path) -> None:
    """`simulate` plays it, `rules` explains it in both languages."""
    done = python(garden, "-m", "nemesis", "simulate", "--modules", "garden", "--games", "2", "--bots", "novice")
    assert done.returncode == 0, done.stderr
    for language, name in (("en", "Greenhouse"), ("fr", "Serre")):
        done = python(garden, "-m", "nemesis", "rules", name, "--language", language)
        assert done.returncode == 0 and name in done.stdout, done.stdout + done.stderr


def test_without_it_its_module_is_refused_by_name() -> None:
    done = python(Path(), "-m", "nemesis", "simulate", "--modules", "garden", "--games", "1", "--bots", "novice")
    assert done.returncode != 0 and "garden" in done.stderr and "Traceback" not in done.stderr


def install_broken(packages: Path, files: dict[str, str]) -> None:
    """A distribution whose entry point is `broken_box:BOX`."""
    (packages / "broken_box").mkdir()
    for name, code in files.items():
        (packages / "broken_box" / f"{name}.py").write_text(code, encoding="utf-8")
    metadata = packages / "broken_box-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-box\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[nemesis.modules]\nbroken = broken_box:BOX\n", encoding="utf-8")


BROKEN = {
    "cannot_be_imported": ("raise RuntimeError('out of soil')", "out of soil"),
    "is_no_box": ("BOX = 'garden'", "is not a Box"),
    "takes_a_name": (
        "from nemesis.rules.boxes import Box\nfrom nemesis.engine.ruleset import Module\n"
        "BOX = Box('mine', __name__, modules=(Module('traits'),))",
        "already a module called 'traits'",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_box_is_left_out_with_a_warning_and_the_game_goes_on(name: str, tmp_path: Path) -> None:
    code, reason = BROKEN[name]
    install_broken(tmp_path, {"__init__": code})
    done = python(tmp_path, "-c", "from nemesis import Game, Setup; print(Game.new(Setup(seed=1)).ask.kind)")
    assert done.returncode == 0 and done.stdout.strip() == "draft"
    assert "the box 'broken' is left out" in done.stderr and reason in done.stderr


BROKEN_FACETS = {
    "cannot_be_imported": ("raise RuntimeError('out of soil')", "RuntimeError: out of soil"),
    "lacks_its_constant": ("", "FOR_BOTS"),
    "is_something_else": ("FOR_BOTS = 'garden'", "must be a Lore"),
}


@pytest.mark.parametrize("name", BROKEN_FACETS)
def test_a_broken_facet_is_left_out_with_one_warning(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    code, reason = BROKEN_FACETS[name]
    package = f"facet_{name}"
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").touch()
    (tmp_path / package / "for_bots.py").write_text(code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    box = Box(name, package)
    assert box.facet("bots", Lore) is None and box.facet("bots", Lore) is None
    assert box.facet("texts", BoxTexts) is None
    (warning,) = [str(w.message) for w in recwarn if w.category is RuntimeWarning]
    assert f"for_bots of the box {name!r} is left out" in warning and reason in warning


def test_a_broken_facet_of_the_house_is_an_error() -> None:
    assert BOXES[0].of_the_house
    with pytest.raises(TypeError, match="FOR_BOTS"):
        BOXES[0].facet("bots", BoxTexts)


def test_a_table_is_played_without_a_broken_facet(tmp_path: Path) -> None:
    code = (
        "from nemesis.rules.boxes import Box\nfrom nemesis.engine.ruleset import Module\n"
        "BOX = Box('broken', __name__, modules=(Module('broken'),))"
    )
    facets = {f"for_{layer}": "raise RuntimeError('out of soil')" for layer in ("bots", "texts", "coach", "scenarios")}
    install_broken(tmp_path, {"__init__": code, **facets})
    done = python(tmp_path, "-m", "nemesis", "simulate", "--modules", "broken", "--games", "1", "--bots", "novice")
    assert done.returncode == 0, done.stderr
    assert "for_bots of the box 'broken' is left out: RuntimeError: out of soil" in done.stderr
